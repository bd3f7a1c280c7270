# Erődsziget (Island Fortress) magyarul.

game-title = Erődsziget
game-sentence = Toborozz munkásokat és rabokat, nyerd el a kormányzó támogatását, és építsétek közösen az erőd falát; az győz, aki a legnagyobb nyomot hagyja rajta.

seat-blue = Kék
seat-yellow = Sárga
seat-white = Fehér
seat-red = Vörös

# Régiók: a név, a név névelővel, hol van valami, hová kerül.
region-0 = I. régió
    .the = az I. régió
    .in = az I. régióban
    .into = az I. régióba
region-1 = II. régió
    .the = a II. régió
    .in = a II. régióban
    .into = a II. régióba
region-2 = III. régió
    .the = a III. régió
    .in = a III. régióban
    .into = a III. régióba
region-3 = IV. régió
    .the = a IV. régió
    .in = a IV. régióban
    .into = a IV. régióba

# Szintek: a név, a név névelővel, hol van valami.
level-0 = 1. szint
    .the = az 1. szint
    .on = az 1. szinten
level-1 = 2. szint
    .the = a 2. szint
    .on = a 2. szinten
level-2 = 3. szint
    .the = a 3. szint
    .on = a 3. szinten
level-3 = 4. szint
    .the = a 4. szint
    .on = a 4. szinten

# Szerepkártyák: a név, a név névelővel, tárgyesetben (kit?).
role-0 = toborzó
    .the = a toborzó
    .acc = a toborzót
role-1 = földmérő
    .the = a földmérő
    .acc = a földmérőt
role-2 = építész
    .the = az építész
    .acc = az építészt
role-3 = kincstáros
    .the = a kincstáros
    .acc = a kincstárost
role-4 = hadmérnök
    .the = a hadmérnök
    .acc = a hadmérnököt

# Akciók: címként és mondatban.
action-0 = Munkások toborzása
    .low = munkások toborzása
action-1 = 6 rab begyűjtése
    .low = 6 rab begyűjtése
action-2 = Begyűjtés a börtönből
    .low = begyűjtés a börtönből
action-3 = Fallapok vásárlása
    .low = fallapok vásárlása
action-4 = Kegykártyák húzása
    .low = kegykártyák húzása
action-5 = Erődítés eltávolítása
    .low = erődítés eltávolítása
action-6 = Falépítés
    .low = falépítés
action-7 = Teljesített kegykártya kijátszása
    .low = teljesített kegykártya kijátszása
action-8 = Megépített fallap kicserélése
    .low = megépített fallap kicserélése
action-9 = Jádegyűjtés
    .low = jádegyűjtés
action-10 = Kincs begyűjtése
    .low = kincs begyűjtése
action-11 = A hadmérnök mozgatása
    .low = a hadmérnök mozgatása
action-12 = Egy korábbi szerep megismétlése
    .low = egy korábbi szerep megismétlése

# Kérdések.
ask-return-favor = Melyik kegykártyát adod vissza? Még { $left ->
        [one] egyet
       *[other] { $left } lapot
    } kell visszaadnod, három marad nálad.
ask-bid = Mennyi jádét licitálsz a kormányzó támogatásáért? { $jade } jádéd van{ $bonus ->
        [0] {""}
       *[other] , és a kegyeid ennyivel növelik a licitedet: { $bonus }
    }.
ask-action = Melyik szerepkártyát játszod ki? A hadmérnököd { $region-in } áll; a készleted: { $jade } jáde, { $laborers } munkás, { $convicts } rab, { $stock } fallap.
ask-recruit = Hány munkást toborzol? { $jade } jádéd van.
ask-buy-blocks = Hány fallapot veszel? { $jade } jádéd van, és { $stock ->
        [0] egy fallapod sincs
       *[other] { $stock } fallapod van
    }.
ask-draw-favors = Hogyan húzol kegykártyát? Most { $cards } van a kezedben.
ask-keep-favor = Melyik kegykártyát tartod meg? Még { $left ->
        [one] egy
       *[other] { $left }
    } marad nálad, a többi a pakli alá kerül.
ask-unreinforce = Melyik erődítésjelzőt távolítod el { $region-in }?
ask-build = Hová építesz { $region-in }? A készleted: { $laborers } munkás, { $convicts } rab.
ask-second = Építesz második fallapot? 1 jádéba kerül; eddig { $workers } kubikos kell, és összesen { $laborers } munkásod meg { $convicts } rabod van.
ask-split = Melyik { $workers } kubikost rendeled ki? Minden rab odavész, és felfelé kerekítve a munkások fele is.
ask-play-favor = Melyik kegykártyát játszod ki?
ask-reinforce = Melyik fallapot erődíted meg? Ehhez a kegyhez tartozik: { $favor }.
ask-replace = Melyik fallapot cseréled ki { $region-in }? A készleted: { $laborers } munkás, { $convicts } rab.
ask-jail = Melyik börtönbe kerül egy rab?
ask-move = Hová megy a hadmérnököd? Most { $region-in } áll.
ask-repeat = Melyik szerepet ismétled meg? { $jade } jádéd van.
ask-after = Véget ér a köröd? Kijátszottad { $role-acc }.
ask-governor-cell = Hová kerül a kormányzói fallap?
ask-trade = Beváltasz egy kegykártyát? Még { $cards } van a kezedben.

# Lehetőségek.
choice-return-favor = { $favor }
choice-bid = { $number } jáde
choice-action-recruit-laborers = toborzó: toborzol 1–5 munkást (0–6 jáde)
choice-action-collect-convicts = toborzó: begyűjtesz 6 rabot (2 munkás)
choice-action-collect-from-jail = toborzó: kiüríted a börtönt { $region-in }
choice-action-buy-blocks = földmérő: veszel 1–5 fallapot (0–6 jáde)
choice-action-draw-favors = földmérő: kegykártyát húzol
choice-action-remove-reinforcement = földmérő: eltávolítasz egy erődítésjelzőt { $region-in }
choice-action-build-wall = építész: falat építesz { $region-in }
choice-action-play-favor = építész: kijátszol egy teljesített kegykártyát
choice-action-replace-block = építész: kicseréled egy játékostársad fallapját { $region-in }
choice-action-collect-jade = kincstáros: jádét gyűjtesz
choice-action-collect-treasure = kincstáros: begyűjtesz egy kincset (2 rab börtönbe kerül)
choice-action-move-taskmaster = hadmérnök: átmész egy másik régióba
choice-action-repeat-role = hadmérnök: megismétled egy korábbi köröd szerepét
choice-action-place-governor = előbb lerakod a kormányzói fallapot
choice-recruit = toborzol { $number } munkást { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }
choice-buy-blocks = veszel { $number } fallapot { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }
choice-draw-favors = húzol { $draw } lapot, megtartasz { $keep } lapot
choice-keep-favor = { $favor }
choice-unreinforce = { $cell }: { $victim } fallapja
choice-build = építesz { $cell-onto } ({ $workers } kubikos)
choice-second = építesz { $cell-onto } (1 jáde, { $workers } kubikos)
choice-second-done = nincs második fallap
choice-second-place-governor = előbb lerakod a kormányzói fallapot
choice-split = kirendelsz { $laborers ->
        [0] { $convicts } rabot (mind odavész)
       *[other] { $convicts ->
            [0] { $laborers } munkást ({ $lost } odavész)
           *[other] { $laborers } munkást és { $convicts } rabot (odavész { $lost } munkás és minden rab)
        }
    }
choice-play-favor = { $favor }
choice-reinforce = { $cell }
choice-replace = { $cell }: { $victim } fallapja ({ $workers } kubikos)
choice-jail = { $region-the } börtöne
choice-move = { $region }
choice-repeat = { $role }: { $action-low } ({ $jade } jáde)
choice-repeat-recruit-laborers = { action-0 }
choice-repeat-collect-convicts = { action-1 }
choice-repeat-collect-from-jail = { action-2 }
choice-repeat-buy-blocks = { action-3 }
choice-repeat-draw-favors = { action-4 }
choice-repeat-remove-reinforcement = { action-5 }
choice-repeat-build-wall = { action-6 }
choice-repeat-play-favor = { action-7 }
choice-repeat-replace-block = { action-8 }
choice-repeat-collect-jade = { action-9 }
choice-repeat-collect-treasure = { action-10 }
choice-repeat-move-taskmaster = { action-11 }
choice-after-end-turn = véget ér a köröd
choice-after-end-turn-governor = véget ér a köröd (a kormányzói fallap elvész)
choice-after-jade = visszavásárolod { $role-acc } 3 jádéért, és jöhet még egy akció
choice-after-chip = visszavásárolod { $role-acc } jelzővel, és jöhet még egy akció
choice-after-place-governor = lerakod a kormányzói fallapot
choice-governor-cell = { $cell }
choice-trade-jade = beváltasz egy kegykártyát 1 jádéra
choice-trade-convict = beváltasz egy kegykártyát 1 rabra
choice-trade-stop = nem váltasz be többet

# Ami történik.
event-favor-returned = Visszaadsz egy kegyet: { $favor }.
event-round-begins = { $round }. forduló
event-income = { $seat } kap { $jade } jáde bevételt.
event-bid-made = Licitálsz { $bid } jádét.
event-bid-revealed = { $seat } licitje { $bid } jáde{ $bonus ->
        [0] {""}
       *[other] , ez így { $value }
    }.
event-lot-drawn = Döntetlen a licit; a sorsolást { $seat } nyeri.
event-petition-won = { $seat } fizet { $bid } jádét, és elnyeri a kormányzó támogatását; 1 jáde kerül { $region-the } börtönébe.
event-prize-block = { $seat } az első forduló díjaként kap egy fallapot.
event-prize-chip = { $seat } az első forduló díjaként kap egy visszavásárlásjelzőt.
event-prize-treasure = { $seat } az első forduló díjaként kap egy kincset.
event-role-played = { $seat } kijátssza { $role-acc }: { $action-low }.
event-role-repeated = { $seat } { $jade } jádéért megismétli { $role-acc }: { $action-low }.
event-bought-back-jade = { $seat } visszavásárolja { $role-acc } { $jade } jádéért.
event-bought-back-chip = { $seat } visszavásárolja { $role-acc } egy jelzővel.
event-convict-jailed = Egy rab kerül { $region-the } börtönébe.
event-recruited = { $seat } toboroz { $count } munkást { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }.
event-convicts-collected = { $seat } lemond { $laborers } munkásról { $count } rabért.
event-jail-emptied = { $seat } begyűjt { $convicts } rabot és { $jade } jádét { $region-the } börtönéből.
event-blocks-bought = { $seat } vesz { $count } fallapot { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }.
event-favors-drawn = { $seat } húz { $drawn } kegykártyát, és { $keep ->
        [one] egyet
       *[other] { $keep } lapot
    } megtart.
event-favor-kept = Megtartasz egy kegyet: { $favor }.
event-reinforcement-removed = { $seat } eltávolítja az erődítésjelzőt { $victim } fallapjáról ({ $cell }).
event-built = { $seat } épít { $cell-onto }.
event-tower-built = { $seat } bástyát épít { $cell-onto }: { $points } pont.
event-governor-placed = { $seat } lerakja a kormányzói fallapot { $cell-onto }.
event-workers-lost = { $seat } elveszít { $laborers ->
        [0] {""}
       *[other] { $laborers } munkást
    }{ $convicts ->
        [0] {""}
       *[other] { $laborers ->
            [0] {""}
           *[other] {" "}és{" "}
        }{ $convicts } rabot
    }{ $returned ->
        [0] {""}
       *[other] ; { $returned } munkás visszatér
    }.
event-replaced = { $seat } kicseréli { $victim } fallapját { $cell-on }.
event-chip-gained = { $seat } befejez egy sort { $region-in }, { $level-on }, és kap egy visszavásárlásjelzőt.
event-row-scored = { $seat } többségben van { $region-in }, { $level-on }: { $points } pont.
event-level-scored = { $seat } többségben van az egész szinten ({ $level }): { $treasures } kincs.
event-favor-played = { $seat } kijátszik egy kegyet: { $favor }.
event-reinforced = { $seat } megerődíti a fallapját { $cell-on }.
event-jade-collected = { $seat } gyűjt { $jade } jádét.
event-treasure-collected = { $seat } begyűjt egy kincset.
event-taskmaster-moved = { $seat } hadmérnöke átmegy { $region-into }.
event-governor-lost = { $seat } nem rakta le a kormányzói fallapot; kikerül a játékból.
event-wall-complete = { $seat } beépíti az utolsó falhelyet: elkészült az erőd!
event-jails-taken = { $seat } elviszi a börtönökből, ami bennük van: { $jade } jáde, { $convicts } rab.
event-last-round-over = Ez volt az utolsó forduló ({ $round }.); ami a börtönökben maradt, elvész.
event-traded-jade = { $seat } bevált egy kegykártyát 1 jádéra.
event-traded-convict = { $seat } bevált egy kegykártyát 1 rabra.
event-final-points = { $seat } pontjai: { $total }, ebből a játék végi pontozásból: { $points }.

reason-wall = Elkészült az erőd; a legtöbb győzelmi pont számít.
reason-rounds = Véget ért az utolsó forduló; a legtöbb győzelmi pont számít.

# Amit egy kegykártya hoz.
reward-income = bevétel +{ $count }
reward-petition = licit +{ $count }
reward-points = { $count } pont
reward-treasures = { $count } kincs
reward-jade = { $count } jáde
reward-chips = { $count } visszavásárlásjelző
reward-laborers = { $count } munkás
reward-convicts = { $count } rab
reward-blocks = { $count } fallap

# Az asztal a terminálban.
table-setup = Kegykártyák kiválasztása
table-round = { $round }/{ $rounds }. forduló
table-petition = licit
table-turn = { $turn }/{ $turns }. kör
table-holder = a kormányzó támogatottja: { $name }
table-governor = a kormányzói fallap még nincs lerakva
table-supply = Közös készlet: munkás { $laborers } · rab { $convicts } · visszavásárlásjelző { $chips } · erődítésjelző { $reinforcements } · kegykártya { $favors }
table-jail = börtön: { $convicts } rab, { $jade } jáde
table-camp = tábor:
table-player = { $name }: pont { $points } · jáde { $jade } · munkás { $laborers } · rab { $convicts } · fallap { $blocks } · kincs { $treasures } · jelző { $chips }
table-favors = kegykártya kézben: { $favors }
table-bid = licit { $bid }
table-roles = kijátszott szerepek: { $list }
table-played = kijátszott kegyek: { $list }
table-hand = A kegykártyáid:
table-looking = A húzott kegykártyáid:
table-complete = teljesítve
table-missing = hiányzik: { $list }
table-never = már sehová sem illik
table-legend = ●B Kék, ▲Y Sárga, ◆W Fehér, ■R Vörös, ▒G kormányzó · * megerődített · kisbetűvel: beépíthető falhely

# Meddig tart egy játszma.
game-length = 60–120 perc

# Az asztal beállításai.
option-replacing = Mások fallapjainak kicserélése
    .about = Eldönti, hogy az építész kétszer annyi kubikossal kicserélheti-e más játékos fallapját a sajátjára. Enélkül barátságosabb a játék: ami megépült, az áll. (IF13.1)
option-replacing-yes = igen
option-replacing-no = nem
option-extra_region = Eggyel több régió
    .about = Egy régióval hosszabb lesz a fal, így több a hely, és kisebb a tülekedés; a fordulók száma nem változik, és a fal ritkábban készül el. Csak 3 vagy 4 játékosnak. (IF13.2)
option-extra_region-no = nem
option-extra_region-yes = igen
option-quick_start = Gyors játék
    .about = Mindenki többel indul, így már az első fordulóban épül a fal. Kicsit többel: 3 jáde, 2 munkás és 2 fallap; sokkal többel: 6 jáde, 4 munkás, 2 rab és 3 fallap. (IF13.3)
option-quick_start-no = a szokásos indulás
option-quick_start-light = kicsit többel
option-quick_start-strong = sokkal többel
option-first_round_prize = Az első licit díja
    .about = Aki az 1. fordulóban elnyeri a kormányzó támogatását, ezt a díjat is megkapja, így rögtön jobban megéri magasat licitálni. (IF13.4)
option-first_round_prize-none = nincs
option-first_round_prize-block = egy fallap
option-first_round_prize-chip = egy visszavásárlásjelző
option-first_round_prize-treasure = egy kincs
option-favor_trade = Kegykártyabeváltás a végén
    .about = Eldönti, hogy a kézben maradt kegykártyák a játék végi pontozás előtt beválthatók-e egyenként 1 jádéra vagy 1 rabra. Válaszd az „igen” értéket, ha azt szeretnéd, hogy a sosem teljesített lap is segítsen a legtöbb jáde vagy kubikos megszerzésében. (IF13.5)
option-favor_trade-no = nem
option-favor_trade-yes = igen
option-treasure_convicts = Rabok egy kincsért
    .about = Eldönti, honnan való az a két rab, aki börtönbe kerül, amikor a kincstáros begyűjt egy kincset: a saját készletedből, így a kincsnek ára van, vagy a közös készletből, így nem kerül semmibe. (IF13.6)
option-treasure_convicts-own = a saját készletből
option-treasure_convicts-supply = a közös készletből
option-pattern_towers = Bástyák a mintákban
    .about = Eldönti, hogy a 4. szint fallapjai beleszámítanak-e a kegykártyák mintáiba. Nélkülük nehezebb magas mintát teljesíteni. (IF13.6)
option-pattern_towers-yes = beleszámítanak
option-pattern_towers-no = nem számítanak bele
option-pattern_exact = Hézagok a mintákban
    .about = Eldönti, hogy a minta hézagaiban lehet-e saját fallapod. A szigorú szabállyal a hézagos mintákat gondosan kell tervezni: egyetlen fölös fallap elrontja őket. (IF13.6)
option-pattern_exact-no = bármi lehet ott
option-pattern_exact-yes = saját fallap nem lehet ott

# Öt perc alatt: amit a tanító mond, amikor valami először kerül szóba.
lesson-start = Üdvözöl az Alcott-sziget! Mindannyian ugyanazt a falat építitek, de minden fallapon ott az építésze jele. Pontot hoznak a sorok, amelyekben neked van a legtöbb fallapod, a bástyák, a kegykártyák és a kincsek. Az építkezéshez fallap és kubikos kell, fizetni pedig jádéval fizetsz. Látod a falat a régiókkal, a kérdést, amelyre válaszolnod kell, és a kegykártyáidat; ha újfajta kérdés jön, elmagyarázom.
lesson-return-favor = Minden kegykártyán egy minta látható. Ha a fallapjaid így állnak a falban, kijátszhatod a kártyát a jutalmaiért. Ötből hármat tartasz meg. Ökölszabály: a kis mintákat tartsd meg, és azokat, amelyek egymásba illenek.
lesson-bid = Mindenki titokban licitál a kormányzó támogatásáért. Csak a nyertes fizet; ő kezdi ezt a fordulót, és kap egy kormányzói fallapot, amelyet ingyen bárhová lerakhat a falban. Ökölszabály: eleinte licitálj keveset, mert a jáde fallapra és munkásra kell.
lesson-action = Kijátszol egy szerepkártyát, és megteszed, amit kínál; egy fordulóban háromszor kerülsz sorra, és a kijátszott kártya csak a következő fordulóban tér vissza. Ökölszabály az első fordulóra: földmérő a fallapokért, toborzó a munkásokért, aztán az építész.
lesson-recruit = A munkás a jobb kubikos: akit kirendelsz, annak csak a fele vész oda. Az első ingyen van, minden további egyre drágább. Ökölszabály: három munkás 2 jádéért jó vétel.
lesson-buy-blocks = A saját készletedből építesz, ezért előbb fallap kell. Az első ingyen van, minden további egyre drágább. Ökölszabály: erre a fordulóra kettő vagy három elég.
lesson-draw-favors = Húzz hármat, és tarts meg kettőt, vagy húzz ötöt, és tarts meg csak egyet. A kézben lévő kártya nem kerül semmibe, akkor sem, ha sosem teljesíted. Ökölszabály: ha már állnak fallapjaid, nézz meg ötöt, és vidd el azt, amelyik illik hozzájuk.
lesson-keep-favor = Melyik kártya illik legjobban a falhoz? Csak azt teljesítheted, amire van fallapod és kubikosod. Ökölszabály: olyan mintát vigyél, amelynek a nagyja már áll.
lesson-unreinforce = A megerődített fallapot nem lehet kicserélni, és több mintába nem számít bele. Ott távolítsd el az erődítésjelzőt, ahol cserélni akarsz, vagy arról a saját fallapodról, amelyik egy másik kegyhez kell.
lesson-build = A fallap a földön áll vagy egy másik fallapon, mindegy, kién. Feljebb több kubikos kell: 2, 4, 6, majd 8. Ökölszabály: oda építs, ahol többségbe kerülsz a sorban, vagy ahol egy kegy mintája épül.
lesson-second = 1 jádéért ugyanabban az akcióban még egy fallapot építhetsz, ha a kubikosaid kettőre is elegen vannak. Ökölszabály: tedd meg, ha csak telik rá, mert egy egész kört takarítasz meg vele.
lesson-split = Ki dolgozzon? A rabok sosem térnek vissza, a munkásoknak pedig felfelé kerekítve a fele vész oda. Ökölszabály: páros számú munkást rendelj ki, és tartogasd a rabokat, ha kincsekre kellenek.
lesson-play-favor = Az egyik mintád ott áll a falban, gratulálok! A kártya rögtön meghozza a jutalmait, a bevétel és a licit bónuszát pedig a játszma végéig. Ökölszabály: előbb a bevételt hozó kártyákat, mert azok minden fordulóban fizetnek.
lesson-reinforce = A minta egyik fallapja megerődített lesz: senki sem cserélheti ki, de több mintába már nem számít bele. Ökölszabály: olyat válassz, amelyet a többiek szívesen kicserélnének, és amely más kegyhez nem kell.
lesson-replace = A saját fallapodat rakod egy másik helyére, kétszer annyi kubikossal. Az a tulajdonosához kerül vissza, és most nincs pontozás. Ökölszabály: ott éri meg, ahol egy még befejezetlen sorban a te javadra fordítja a többséget.
lesson-jail = Egy kincsért két rab kerül két különböző börtönbe. Aki később begyűjt onnan, az kapja meg őket. Ökölszabály: olyan börtönt válassz, amelyet hamarabb ki tudsz üríteni, mint a többiek.
lesson-move = Ott építesz, toborzol és gyűjtesz be a börtönből, ahol a hadmérnököd áll. Ökölszabály: menj oda, ahol egy sor már majdnem kész, vagy ahol tele börtön vár; a végén a leggyengébb régiód számít, ezért mindenhol építs.
lesson-repeat = A hadmérnökkel még egyszer használhatsz egy szerepet, amelyet a forduló egy korábbi körében kijátszottál; ez egy kevés jádéba kerül. Ökölszabály: egy fordulóban kétszer építeni megér 2 jádét.
lesson-after = Megtetted az akciódat. 3 jádéért visszavásárolhatod a hadmérnököt, jelzővel bármelyik szerepet, és akkor jöhet még egy akció. A megmaradt jelzők a végén pontot érnek. Ökölszabály: a plusz akció akkor éri meg, ha befejez egy sort, vagy teljesít egy kegyet.
lesson-governor-cell = A kormányzói fallap senkié. Jó arra, hogy befejezz vele egy sort, mert akkor tiéd a jelző, és a sor pontot ér, vagy lépcsőnek a következő fallapodhoz. Ökölszabály: sose rakd oda, ahol másnak segít feljebb jutni.
lesson-trade = Mindjárt vége a játszmának: minden kézben maradt kegykártyádból lehet még 1 jáde vagy 1 rab. A legtöbb jáde és a legtöbb kubikos 3-3 pontot ér. Ökölszabály: nézd meg, miben érheted még utol a többieket.
lesson-wait = Most a többiek választanak. Közben nézd meg a készletüket: akinek fallapja és kubikosa van, hamarosan építeni fog. A naplóból kiderül, mit tettek.
lesson-end = Ez volt az első fordulód. Már tudod, hogyan lesz a jádéból fallap és kubikos, ezekből pedig fal. Mostantól sorok készülnek el, és kegyek teljesülnek; a végén a leggyengébb régiód, a kincsek, a jelzők, a jáde és a kubikosok is számítanak. Játssz tovább; ami új lesz, azt elmagyarázom, amikor sorra kerül.

# Miből áll az eredmény.
score-rows = Sorok
score-towers = Bástyák
score-favors = Kegykártyák
score-treasures = Kincsek
score-chips = Visszavásárlásjelzők
score-weakest-region = Leggyengébb régió
score-treasure-majority = Legtöbb és legkevesebb kincs
score-most-jade = Legtöbb jáde
score-most-workers = Legtöbb kubikos
score-blocks-in-wall = Fallapok a falban (döntetlennél)

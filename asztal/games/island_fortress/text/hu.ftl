# Erődsziget (Island Fortress) magyarul.

game-title = Erődsziget
game-sentence = Toborozz munkásokat, dolgoztasd a rabokat, nyerd el a kormányzó támogatását, és építsétek közösen az erőd falát; az győz, aki a legnagyobb nyomot hagyja rajta.

seat-blue = Kék
seat-yellow = Sárga
seat-white = Fehér
seat-red = Piros

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
    .low = 6 rab begyűjtése 2 munkásért
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
    .low = kegykártya kijátszása
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
ask-return-favor = Melyik kegykártyát adod vissza? { $left ->
        [one] Még egyet
        [2] Kettőt
       *[other] { $left } lapot
    } kell visszaadnod, három marad nálad.
ask-bid = Mennyi jádét licitálsz a kormányzó támogatásáért? { $jade } jádéd van{ $bonus ->
        [0] {""}
       *[other] , és a kegykártyáid licitbónusza { $bonus }
    }. Csak a győztes fizet: ő kezd, és kap egy kormányzói fallapot.
ask-action = Melyik szerepkártyát játszod ki? A hadmérnököd { $region-in } áll; a készleted: { $jade } jáde, { $laborers } munkás, { $convicts } rab, { $stock } fallap.
ask-recruit = Hány munkást toborzol? { $jade } jádéd van.
ask-buy-blocks = Hány fallapot veszel? { $jade } jádéd { $stock ->
        [0] van, és egy fallapod sincs
       *[other] és { $stock } fallapod van
    }.
ask-draw-favors = Hány kegykártyát húzol? { $cards ->
        [0] Most egy sincs a kezedben.
       *[other] Most { $cards } van a kezedben.
    }
ask-keep-favor = Melyik kegykártyát tartod meg? { $left ->
        [one] Egy
        [2] Kettő
       *[other] { $left }
    } marad nálad, a többi a pakli alá kerül.
ask-unreinforce = Melyik erődítésjelzőt távolítod el { $region-in }? Utána a fallap újra beleszámít a mintákba, és újra ki is cserélhető.
ask-build = Hová építesz { $region-in }? A készleted: { $laborers } munkás, { $convicts } rab.
ask-second = Építesz második fallapot is? 1 jádéba kerül. Eddig { $workers } kubikos kell; a készleted: { $laborers } munkás, { $convicts } rab.
ask-split = Kiket rendelsz ki? { $workers } kubikos kell. Minden rab odavész, és felfelé kerekítve a munkások fele is.
ask-play-favor = Melyik kegykártyát játszod ki? Megkapod a rajta lévő jutalmakat.
ask-reinforce = Melyik fallapot erődíted meg? A minta ({ $favor }) fallapjai közül választhatsz; amelyiket megerődíted, azt senki sem cserélheti ki.
ask-replace = Melyik fallapot cseréled ki { $region-in }? A cseréhez kétszer annyi kubikos kell, mint az építéshez; a készleted: { $laborers } munkás, { $convicts } rab.
ask-jail = Melyik börtönbe kerül egy rab? Egy kincsért két rab kerül két különböző börtönbe.
ask-move = Hová megy a hadmérnököd? Most { $region-in } áll.
ask-repeat = Melyik akciót ismétled meg? { $jade } jádéd van.
ask-after = Befejezed a körödet? Kijátszottad { $role-acc }, és { $jade ->
        [0] nem maradt jádéd
       *[other] { $jade } jádéd maradt
    }.{ $buybacks ->
        [0] {""}
       *[other] {" "}Ha visszavásárolod a kártyát, még egy akció következik.
    }
ask-governor-cell = Hová kerül a kormányzói fallap? Senkinek sem számít, de betölt egy falhelyet, és rá lehet építeni.
ask-trade = Beváltasz egy kegykártyát? Még { $cards } van a kezedben. Akinek a legtöbb jádéja, illetve a legtöbb kubikosa van, 3-3 pontot kap.

# Lehetőségek.
choice-return-favor = visszaadás: { $favor }
choice-bid = { $number } jáde
choice-action-recruit-laborers = toborzó: munkások toborzása (0–6 jáde)
choice-action-collect-convicts = toborzó: 6 rab begyűjtése 2 munkásért
choice-action-collect-from-jail = toborzó: börtön kiürítése ({ $region })
choice-action-buy-blocks = földmérő: fallapok vásárlása (0–6 jáde)
choice-action-draw-favors = földmérő: kegykártyák húzása
choice-action-remove-reinforcement = földmérő: erődítés eltávolítása
choice-action-build-wall = építész: falépítés { $region-in }
choice-action-play-favor = építész: kegykártya kijátszása
choice-action-replace-block = építész: más fallapjának kicserélése
choice-action-collect-jade = kincstáros: jádegyűjtés (3 vagy több)
choice-action-collect-treasure = kincstáros: kincs (2 rab börtönbe kerül)
choice-action-move-taskmaster = hadmérnök: mozgás másik régióba
choice-action-repeat-role = hadmérnök: szerep ismétlése (1–3 jáde)
choice-action-place-governor = előbb a kormányzói fallap lerakása
choice-recruit = { $number } munkás { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }
choice-buy-blocks = { $number } fallap { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }
choice-draw-favors = { $draw } lap húzása, { $keep } megtartása
choice-keep-favor = megtartás: { $favor }
choice-unreinforce = { $cell }: { $victim } fallapja
choice-build = építés { $cell-onto } ({ $workers } kubikos)
choice-second = építés { $cell-onto } (1 jáde, { $workers } kubikos)
choice-second-done = nincs második fallap
choice-second-place-governor = előbb a kormányzói fallap lerakása
choice-split = { $laborers ->
        [0] { $convicts } rab (mind odavész)
        [one] 1 munkás{ $convicts ->
            [one] , 1 rab (mindkettő odavész)
           *[other] , { $convicts } rab (mind odavész)
        }
       *[other] { $laborers } munkás{ $convicts ->
            [0] {" "}({ $lost } odavész)
            [one] , 1 rab (odavész { $lost } és 1)
           *[other] , { $convicts } rab (odavész { $lost } és { $convicts })
        }
    }
choice-play-favor = kijátszás: { $favor }
choice-reinforce = megerődítés: { $cell }
choice-replace = { $cell }: { $victim } fallapja ({ $workers } kubikos)
choice-jail = börtön: { $region }
choice-move = { $region }
choice-repeat = { $action-low } ({ $jade } jáde)
choice-after-end-turn = kör vége
choice-after-end-turn-governor = kör vége (a kormányzói fallap elvész)
choice-after-jade = { $role } visszavásárlása 3 jádéért
choice-after-chip = { $role } visszavásárlása jelzővel
choice-after-place-governor = a kormányzói fallap lerakása
choice-governor-cell = lerakás { $cell-onto }
choice-trade-jade = egy kegykártya beváltása 1 jádéra
choice-trade-convict = egy kegykártya beváltása 1 rabra
choice-trade-laborer = egy kegykártya beváltása 1 munkásra
choice-trade-stop = nincs több beváltás

# Ami történik.
event-favor-returned = Visszaadsz egy kegykártyát: { $favor }.
event-round-begins = { $round }. forduló
event-income = { $seat } kap { $jade } jáde bevételt.
event-bid-made = { $bid } jádét licitálsz.
event-bid-revealed = { $seat } licitje { $bid } jáde{ $bonus ->
        [0] {""}
       *[other] {" "}(licitbónusszal { $value })
    }.
event-lot-drawn = Döntetlen a licit; a sorsolást { $seat } nyeri.
event-petition-won = { $seat } fizet { $bid } jádét, és elnyeri a kormányzó támogatását; 1 jáde kerül { $region-the } börtönébe.
event-prize-block = { $seat } az első licit díjaként kap egy fallapot.
event-prize-chip = { $seat } az első licit díjaként kap egy visszavásárlásjelzőt.
event-prize-treasure = { $seat } az első licit díjaként kap egy kincset.
event-role-played = { $seat } kijátssza { $role-acc }.
event-role-repeated = { $seat } megismétli { $role-acc } { $jade } jádéért.
event-bought-back-jade = { $seat } visszavásárolja { $role-acc } { $jade } jádéért.
event-bought-back-chip = { $seat } visszavásárolja { $role-acc } egy jelzővel.
event-convict-jailed = Egy rab kerül { $region-the } börtönébe.
event-recruited = { $seat } toboroz { $count } munkást { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }.
event-convicts-collected = { $seat } elcserél { $laborers } munkást { $count } rabra.
event-jail-emptied = { $seat } { $convicts ->
        [0] { $jade ->
            [0] semmit sem talál { $region-the } börtönében
           *[other] begyűjt { $jade } jádét { $region-the } börtönéből
        }
       *[other] begyűjt { $convicts } rabot { $jade ->
            [0] {""}
           *[other] és { $jade } jádét{" "}
        }{ $region-the } börtönéből
    }.
event-blocks-bought = { $seat } vesz { $count } fallapot { $jade ->
        [0] ingyen
       *[other] { $jade } jádéért
    }.
event-favors-drawn = { $seat } húz { $drawn } kegykártyát, és { $keep ->
        [one] egyet
        [2] kettőt
       *[other] { $keep } lapot
    } megtart.
event-favor-kept = Megtartasz egy kegykártyát: { $favor }.
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
event-chip-gained = { $seat } befejez egy sort ({ $region }, { $level }), és kap egy visszavásárlásjelzőt.
event-row-scored = { $seat } többségben van a sorban ({ $region }, { $level }): { $points } pont.
event-level-scored = { $seat } többségben van { $level-on } az egész falon: { $treasures } kincs.
event-favor-played = { $seat } kijátszik egy kegykártyát: { $favor }.
event-reinforced = { $seat } megerődíti a fallapját { $cell-on }.
event-jade-collected = { $seat } gyűjt { $jade } jádét.
event-treasure-collected = { $seat } begyűjt egy kincset.
event-taskmaster-moved = { $seat } hadmérnöke átmegy { $region-into }.
event-governor-lost = { $seat } nem rakta le a kormányzói fallapot, ezért az kikerül a játékból.
event-wall-complete = { $seat } beépíti az utolsó falhelyet: elkészült az erőd!
event-jails-taken = { $seat } elviszi a börtönökből, ami bennük van: { $jade } jáde, { $convicts } rab.
event-last-round-over = { $round } forduló után véget ér a játszma. Ami a börtönökben maradt, elvész.
event-traded-jade = { $seat } bevált egy kegykártyát 1 jádéra.
event-traded-convict = { $seat } bevált egy kegykártyát 1 rabra.
event-traded-laborer = { $seat } bevált egy kegykártyát 1 munkásra.
event-final-points = Játék végi pontozás: { $seat } kap { $points } pontot, összesen { $total }.

reason-wall = Elkészült az erőd; az győz, akinek a legtöbb győzelmi pontja van.
reason-rounds = Véget ért az utolsó forduló; az győz, akinek a legtöbb győzelmi pontja van.

# Amit egy kegykártya hoz.
reward-income = bevétel +{ $count }
reward-petition = licitbónusz +{ $count }
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
table-holder = a kormányzó pecsétje: { $name }
table-governor = a kormányzói fallap még nincs lerakva
table-supply = Közös készlet: munkás { $laborers } · rab { $convicts } · jelző { $chips } · erődítésjelző { $reinforcements } · kegykártya { $favors }
table-jail = börtön: { $convicts } rab, { $jade } jáde
table-camp = tábor:
table-goods = jáde { $jade } · munkás { $laborers } · rab { $convicts } · fallap { $blocks } · kincs { $treasures } · jelző { $chips }
table-favors = kegykártya kézben: { $favors }
table-bid = licit { $bid }
table-roles = kijátszott szerepek: { $list }
table-played = kijátszott kegykártyák: { $list }
table-hand = A kegykártyáid:
table-looking = A húzott kegykártyáid:
table-complete = teljesítve
table-missing = hiányzik: { $list }
table-never = már sehová sem illik
table-legend = ●B Kék, ▲Y Sárga, ◆W Fehér, ■R Piros, ▒G kormányzó · * megerődített · a1: beépíthető

# Meddig tart egy játszma.
game-length = 60–120 perc

# Az asztal beállításai.
option-replacing = Mások fallapjainak kicserélése
    .about = Eldönti, hogy az építész kétszer annyi kubikossal kicserélheti-e más játékos fallapját a sajátjára. Enélkül barátságosabb a játék: ami megépült, az áll. (IF13.1)
option-replacing-yes = igen
option-replacing-no = nem
option-extra_region = Eggyel több régió
    .about = Egy régióval hosszabb lesz a fal, így mindenkinek több a helye. A fordulók száma nem változik, ezért a fal ritkábban készül el. Csak 3 vagy 4 játékosnak. (IF13.2)
option-extra_region-no = nem
option-extra_region-yes = igen
option-extra_jade = Gyors játék: több jáde
    .about = Mindenki ennyivel több jádéval indul, így rögtön lehet építkezni. Javaslatunk: 3 jáde, 2 munkás és 2 fallap, vagy 6 jáde, 4 munkás, 2 rab és 3 fallap. (IF13.3)
option-extra_laborers = Gyors játék: munkások
    .about = Mindenki ennyi munkással indul a készletből. (IF13.3)
option-extra_convicts = Gyors játék: rabok
    .about = Mindenki ennyi rabbal indul a készletből. (IF13.3)
option-extra_blocks = Gyors játék: fallapok
    .about = Mindenki ennyi saját fallappal indul. (IF13.3)
option-first_round_prize = Az első licit díja
    .about = Aki az 1. fordulóban elnyeri a kormányzó támogatását, ezt a díjat is megkapja, így rögtön jobban megéri magasat licitálni. (IF13.4)
option-first_round_prize-none = nincs
option-first_round_prize-block = egy fallap
option-first_round_prize-chip = egy visszavásárlásjelző
option-first_round_prize-treasure = egy kincs
option-favor_trade = Kegykártyabeváltás a végén
    .about = Eldönti, hogy a kézben maradt kegykártyák a játék végi pontozás előtt beválthatók-e egyenként 1 jádéra vagy 1 rabra. Válaszd az „igen” értéket, ha azt szeretnéd, hogy a sosem teljesített lapok is segítsenek a legtöbb jáde vagy kubikos megszerzésében. (IF13.5)
option-favor_trade-no = nem
option-favor_trade-yes = igen
option-treasure_convicts = Rabok egy kincsért
    .about = Amikor a kincstáros begyűjt egy kincset, két rab börtönbe kerül. Eldönti, honnan: a saját készletedből, így a kincsnek ára van, vagy a közös készletből, így nem kerül semmibe. (IF13.6)
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
option-convicts = A rabok készlete
    .about = Eldönti, hogy elfogyhatnak-e a rabok. Négy tapasztalt játékosnál a legtöbb játszmában elfogynak. (IF11.2)
option-convicts-limited = a dobozban lévő 75
option-convicts-unlimited = sosem fogy el

# Öt perc alatt: amit a tanító mond, amikor valami először kerül szóba.
lesson-start = Üdvözöl az Alcott-sziget! Mindannyian ugyanazt a falat építitek, de minden fallapon ott van a tulajdonosának a jele. Egy befejezett sor pontjait az kapja, akinek a legtöbb fallapja van benne; pontot érnek a bástyák, a kegykártyák és a kincsek is, és az győz, akinek a legtöbb pontja van. Az építkezéshez fallap és kubikos (munkás vagy rab) kell, és mindkettő jádéba kerül. Mutass rá bármire, vagy tartsd rajta az ujjad, és megtudod, mi az; az újfajta kérdéseket én magyarázom el.
lesson-return-favor = A kegykártyán egy minta látható, alatta a jutalmak. Amint a fal bármely részén így állnak a saját fallapjaid, kijátszhatod. Az öt lapodból kettőt adsz vissza, egyiket a másik után. Ökölszabály: a kis mintákat tartsd meg, és azokat, amelyek egymásba illenek.
lesson-bid = Minden forduló a bevétellel és ezzel a titkos licittel kezdődik a kormányzó támogatásáért. Csak a győztes fizet; ő kezd, és ingyen lerakhat egy kormányzói fallapot. Ökölszabály: 0 és 5 jáde között licitálj, mert a jáde fallapra és munkásra is kell; minél előbb akarsz építeni, annál többet.
lesson-action = Kijátszod az öt szerepkártyád egyikét, és végrehajtod az egyik akcióját. A kártya a következő fordulóig az asztalon marad, és egy fordulóban három köröd van. Ökölszabály: előbb fallapot (földmérő) és kubikost (toborzó) szerezz, aztán építs (építész). A régiók börtöneiben rabok gyűlnek; ők is kubikosok, és aki kiüríti a börtönt, ingyen kapja meg őket. A kincstáros jádét hoz; a hadmérnök megismétel egy szerepet, vagy másik régióba megy.
lesson-recruit = A munkások és a rabok közös neve kubikos; a földre épített fallaphoz kettő kell belőlük. A munkások a jobbak: építkezéskor csak a felük vész oda, a rabok viszont mind. Az első munkás ingyen van, a következő kettő 1-1, az utolsó kettő 2-2 jádéba kerül. Ökölszabály: négy munkás elég két földre épített fallaphoz.
lesson-buy-blocks = A saját készletedből építesz, és az eleinte üres. Az első fallap ingyen van, a következő kettő 1-1, az utolsó kettő 2-2 jádéba kerül. Ökölszabály: három-négy két fordulóra elég.
lesson-draw-favors = Húzz hármat, és tarts meg kettőt, vagy húzz ötöt, és tarts meg csak egyet. A kézben lévő kártya nem kerül semmibe, akkor sem, ha sosem teljesíted. Ökölszabály: három húzással két kártyád lesz a következő fordulókra; ötöt akkor nézz meg, ha olyan kell, amelyik illik ahhoz, ami már áll.
lesson-keep-favor = Melyik kártya illik legjobban a falhoz? Csak azt teljesítheted, amire van fallapod és kubikosod. Ökölszabály: olyan mintát válassz, amelynek a nagy része már áll.
lesson-unreinforce = A megerődített fallapot nem lehet kicserélni, és további mintába nem számít bele. Arról a fallapról távolítsd el az erődítésjelzőt, amelyet ki akarsz cserélni, vagy arról a sajátodról, amely egy másik kegykártyához kell.
lesson-build = A fallap a földön áll vagy egy másik fallapon, mindegy, kién. Minél magasabb a szint, annál több kubikos kell: 2, 4, 6 vagy 8. Ökölszabály: oda építs, ahol többségbe kerülsz a sorban, vagy ahol egy kegykártya mintája épül; ha rámutatsz egy kegykártyára, a falban látszik, mi hiányzik még hozzá.
lesson-second = 1 jádéért ugyanabban az akcióban még egy fallapot építhetsz, akár az elsőre is, ha mindkettőre elég kubikosod van. Ökölszabály: a második fallappal egy egész kört takarítasz meg; csak akkor mondj le róla, ha magasabb szintre gyűjtesz.
lesson-split = Ki dolgozzon? A kirendelt rabok mind odavesznek, a munkásoknak viszont csak a fele, felfelé kerekítve. Ökölszabály: előbb azok a rabok, akik nem kellenek kincsre (a kincstáros egy kincsért kettőt küld börtönbe), aztán páros számú munkás.
lesson-play-favor = Az egyik mintád ott áll a falban. A kártya jutalmait rögtön megkapod, a pluszbevételt és a licitbónuszt pedig minden további fordulóban. Ökölszabály: előbb azokat a kártyákat játszd ki, amelyek minden fordulóban hoznak valamit.
lesson-reinforce = Áll a mintád, és kijátszottad a kegykártyát. Gratulálok! A jutalmakat rögtön megkapod. A minta egyik fallapja vaspántot kap: senki sem cserélheti ki, de további mintába sem számít bele. Ökölszabály: olyat válassz, amelyet a többiek szívesen kicserélnének, és amely más kegykártyához nem kell.
lesson-replace = A saját fallapodat rakod más játékosé helyére, kétszer annyi kubikossal. A régi fallap visszakerül a tulajdonosához, és most nincs pontozás. Ökölszabály: ott éri meg, ahol egy még befejezetlen sorban a te javadra fordítja a többséget.
lesson-jail = Egy kincsért két rab kerül két különböző börtönbe. Aki később begyűjt onnan, az kapja meg őket. Ökölszabály: olyan börtönt válassz, amelyet hamarabb ki tudsz üríteni, mint a többiek.
lesson-move = Abban a régióban építesz és gyűjtesz be a börtönből, ahol a hadmérnököd áll. Ökölszabály: menj oda, ahol egy sort már majdnem befejeztetek, vagy ahol tele a börtön; a végén a leggyengébb régiód számít, ezért mindenhol építs.
lesson-repeat = A hadmérnökkel még egyszer használhatsz egy szerepet, amelyet a forduló egy korábbi körében kijátszottál; ez 1–3 jádéba kerül. Ökölszabály: megéri, ha a következő körödhöz kubikos vagy fallap hiányzik, és ha egy fordulóban kétszer építenél.
lesson-after = Végrehajtottad az akciódat. Ha még egyet szeretnél, visszavásárolhatod a most kijátszott kártyát: a hadmérnököt 3 jádéért, bármelyik szerepet egy visszavásárlásjelzőért, amely egy sor utolsó fallapjáért jár. A kormányzói fallapot legkésőbb a harmadik köröd végéig kell leraknod. Ökölszabály: a második akció akkor éri meg, ha befejezel vele egy sort, vagy teljesítesz egy kegykártyát; a megtartott jelzők a végén pontot érnek.
lesson-governor-cell = A kormányzói fallap senkinek sem számít, de betölt egy falhelyet, és rá lehet építeni. Ha befejez egy sort, tiéd a visszavásárlásjelző, és a sor pontot ér. Ökölszabály: fejezz be vele egy sort, vagy használd lépcsőnek a következő fallapodhoz; előbb nézd meg, kinek segít még.
lesson-trade = Mindjárt vége a játszmának: minden kézben maradt kegykártyádból lehet még 1 jáde vagy 1 rab. Akinek a legtöbb jádéja, illetve a legtöbb kubikosa van, 3-3 pontot kap. Ökölszabály: nézd meg, miben érheted még utol a többieket.
lesson-wait = Most a többiek választanak. Közben nézd meg a készletüket: akinek fallapja és kubikosa van, hamarosan építeni fog. A naplóból kiderül, mit tettek.
lesson-end = Már tudod, hogyan lesz a jádéból fallap és kubikos, ezekből fal, a falból pedig pont. Innen magad döntesz, én már csak az újdonságokat magyarázom el; ha bizonytalan vagy, kérj tippet, vagy nézd meg a szabályokat. És gondolj a végére: a leggyengébb régiód, a kincsek, a jelzők, a jáde és a kubikosok is számítanak, ezért mindkét régióban építs.

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
score-total = Összesen
score-blocks-in-wall = Fallapok a falban (döntetlennél)

# Board.
board-headline-setup = Kegykártyák kiválasztása
board-headline-petition = { $round }/{ $rounds }. forduló · licit
board-headline-action = { $round }/{ $rounds }. forduló · { $turn }/{ $turns }. kör
board-headline-trade = { $round }/{ $rounds }. forduló · beváltás
board-headline-over = { $round }. forduló · vége a játszmának
board-regions = Régiók
board-block = { $cell }: { $owner }
board-reinforced = { $cell }: { $owner }, megerődített
board-governor-block = { $cell }: kormányzói fallap
board-row-done = Befejezett sor; a legtöbb fallap: { $names } ({ $count })
board-row-nobodys = Befejezett sor, csak kormányzói fallapokkal
board-level = { $level }. szint: { $workers } kubikos egy fallaphoz
board-tower-points = Bástya, { $level }. szint: { $points } pont
board-row-points = Többség egy sorban, { $level }. szint: { $points } pont
board-jail = Börtön, { $region }: { $convicts } rab, { $jade } jáde
board-camp = Tábor, { $region }: { $names }
board-nobody = senki
board-sea = Pontok: { $points }
board-supply = Közös készlet
board-supply-governor-blocks = { $count ->
        [0] Nincs több kormányzói fallap: ez az utolsó forduló
       *[other] Még { $count } kormányzói fallap: ennyi forduló van hátra
    }
board-supply-laborers = Munkás a közös készletben: { $count }
board-supply-convicts = Rab a közös készletben: { $count }
board-supply-chips = Visszavásárlásjelző a közös készletben: { $count }
board-supply-reinforcements = Erődítésjelző a közös készletben: { $count }
board-supply-favors = Kegykártya a pakliban: { $count }
board-points = { $count } győzelmi pont
board-jade = { $count } jáde
board-laborers = { $count } munkás
board-convicts = { $count } rab
board-treasures = { $count } kincs
board-chips = { $count } visszavásárlásjelző
board-favors = { $count } kegykártya kézben
board-blocks = { $stock } fallap a saját készletben, { $supply } a közösben
board-at = A hadmérnök helye: { $region }
board-laid = { $count ->
        [0] Nincs kijátszott szerepkártya
       *[other] Kijátszva: { $names }
    }
board-played = Kijátszott kegykártya: { $name } ({ $rewards })
board-seal = A kormányzó pecsétje
board-governor-in-hand = A kormányzói fallap még nincs lerakva
board-bid-open = Licit: { $count } jáde
board-bid-closed = Már licitált
board-amounts = Mennyi
board-bids = Licitek
board-roles = Szerepkártyák
board-repeat-cost = { $count } jáde a szerep megismétléséért
board-favor = { $name }: { $rewards }
board-complete = teljesítve
board-returned = visszaadva
board-drawn = húzva
board-action-0 = Munkások toborzása
board-action-1 = 6 rab begyűjtése
board-action-2 = Börtön kiürítése
board-action-3 = Fallapok vásárlása
board-action-4 = Kegykártyák húzása
board-action-5 = Erődítés eltávolítása
board-action-6 = Falépítés
board-action-7 = Kegykártya kijátszása
board-action-8 = Fallap kicserélése
board-action-9 = Jádegyűjtés
board-action-10 = Kincs begyűjtése
board-action-11 = Hadmérnök mozgatása
board-action-12 = Szerep ismétlése

about-block = Fallap az építésze jelével. A tulajdonosának számít a sorban, a kegykártyák mintáiban és a végén a régióban; más játékos kétszer annyi kubikossal kicserélheti. (IF8.B3)
about-cell = Egy falhely. Akkor építhető be, ha a földön vagy egy másik fallapon van, mindegy, kién. (IF3.4)
about-tower = A 4. szinten csak a régió két szélén van falhely. Aki ilyen bástyát épít, azonnal 5 pontot kap. (IF10.1)
about-governor-block = Kormányzói fallap. Akinél a kormányzó pecsétje van, három körének bármelyikében ingyen lerakhatja bármelyik beépíthető falhelyre. Senkinek sem számít, de befejezhet egy sort, rá lehet építeni, és nem cserélhető ki. (IF9)
about-reinforcement = Vaspánt: ezt a fallapot nem lehet kicserélni, és további mintába nem számít bele. A földmérő a pántot leveheti. (IF8.P3)
about-region = A fal egy régiója a börtönével és a táborával. A végén 3 pontot kapsz minden saját fallapodért abban a régióban, ahol a legkevesebb van. (IF12.6)
about-workers = Ennyi kubikos kell ezen a szinten egy fallaphoz: 2, 4, 6 vagy 8. Más fallapjának kicseréléséhez kétszer ennyi. (IF8.B1)
about-row = Ha egy sor mind az öt falhelye beépült, mindenki megkapja ezeket a pontokat, akinek a legtöbb fallapja van benne, és aki az utolsót lerakta, kap egy visszavásárlásjelzőt. Ha az egész szint be van fejezve, kincset kap, aki ott többségben van. (IF10.2)
about-jail = A régió börtönében rabok és jáde van. Ha itt áll a hadmérnököd, a toborzóval mindent elvihetsz; aki a fal utolsó falhelyét beépíti, minden börtön tartalmát megkapja. (IF8.R3)
about-camp = A régió tábora. Ha itt áll a hadmérnököd, ebben a régióban építesz, toborzol és vásárolsz. (IF7.7)
about-points = Győzelmi pontok. Sorok többségéért, bástyákért, kegykártyákért és kincsekért járnak, és a játék végi pontozásból. (IF10)
about-supply-governor-blocks = A még hátralévő kormányzói fallapok, minden fordulóra egy. Ha elfogytak, a forduló után vége a játszmának. (IF6.3)
about-supply-laborers = Munkások a közös készletben. Ha elfogytak, senki sem toborozhat. (IF11.2)
about-supply-convicts = Rabok a közös készletben. Akik az építkezésnél odavesznek, ide kerülnek vissza. Négy játékossal gyakran elfogynak; ilyenkor csak annyit kapsz, amennyi maradt. (IF11.2)
about-supply-chips = Visszavásárlásjelzők, amelyeket még senki sem kapott meg. (IF11.2)
about-supply-reinforcements = Erődítésjelzők a közös készletben. Minden kijátszott kegykártya egyet rak a mintája egyik fallapjára. (IF11.4)
about-supply-favors = A kegypakli. A meg nem tartott kártyák az aljára kerülnek. (IF8.P2)
about-jade = A játék pénze. Munkásra, fallapra, második fallapra, szerep megismétlésére és a kormányzó támogatására költöd. Akinek a végén a legtöbb van, 3 pontot kap. (IF12.6)
about-laborers = A munkások építenek. A kirendeltek fele odavész, felfelé kerekítve. (IF8.0)
about-convicts = A rabok ugyanúgy építenek, mint a munkások, de akiket kirendelsz, mind odavesznek. Ha kincset gyűjtesz be, két rab börtönbe kerül. (IF8.0)
about-treasures = Egy kincs azonnal 1 pontot ér; jádegyűjtéskor minden három kincs 1 jádéval többet hoz. A végén akinek a legtöbb van, 3 pontot kap, akinek a legkevesebb van, 3 pontot veszít. (IF10.5)
about-chips = A visszavásárlásjelzővel visszaveszed a kezedbe a most kijátszott szerepkártyát egy második akcióhoz. A végén 1, 2, 3 vagy 4 jelző 1, 3, 6 vagy 10 pontot ér. (IF7.3)
about-blocks = Beépíthető fallapok a saját készletben, és a perjel után azok, amelyek még megvehetők. Mindenkinek 18 van. (IF8.P1)
about-favors = Kegykártyák kézben. Csak a tulajdonosuk ismeri őket; ami nincs kijátszva, nem kerül semmibe. (IF4.2)
about-roles = Az öt szerepkártya. Az elforgatott lapokat ebben a fordulóban már kijátszották; a következőben mind visszatér. (IF7.6)
about-income = Ennyi jádéval növelik a kegykártyák minden forduló bevételét. (IF6.1)
about-petition = Licitbónusz: ennyivel növelik a kegykártyák minden licitedet. Nem kerül semmibe. (IF6.2)
about-seal = A kormányzó pecsétje. Akinél van, megnyerte a licitet: ő kezdi a fordulót, és van egy kormányzói fallapja. (IF6.2)
about-bid = A licit: mindenki titokban licitál, aztán a licitek egyszerre derülnek ki. Csak a győztes fizet. (IF6.2)
about-favor = Egy kegykártya. Ha a fallapjaid így állnak a falban, se elforgatva, se tükrözve, az építésszel kijátszhatod a kártyát a jutalmaiért. Ha rámutatsz, a falban látszik, mi van meg, és szaggatottan, mi hiányzik még. (IF8.B2)
about-recruiter = A toborzó kubikosokat szerez. (IF8.R1)
about-planner = A földmérő fallapokat és kegykártyákat szerez. (IF8.P1)
about-builder = Az építész építi a falat, és kijátssza a kegykártyákat. (IF8.B1)
about-treasurer = A kincstáros jádét és kincset szerez. (IF8.T1)
about-taskmaster = A hadmérnök másik régióba megy, vagy megismétel egy korábbi szerepet. Csak ez a kártya vásárolható vissza 3 jádéért. (IF8.M1)
about-recruit-laborers = Végy el 1, 2, 3, 4 vagy 5 munkást 0, 1, 2, 4 vagy 6 jádéért. Egy rab a régiód börtönébe kerül. (IF8.R1)
about-collect-convicts = Adj le 2 munkást, és végy el 6 rabot. (IF8.R2)
about-collect-from-jail = Végy el minden rabot és minden jádét a régiód börtönéből. (IF8.R3)
about-buy-blocks = Végy el 1, 2, 3, 4 vagy 5 saját fallapot 0, 1, 2, 4 vagy 6 jádéért. Egy rab a régiód börtönébe kerül. (IF8.P1)
about-draw-favors = Húzz három kegykártyát, és tarts meg kettőt, vagy húzz ötöt, és tarts meg egyet. (IF8.P2)
about-remove-reinforcement = Vedd le az erődítésjelzőt a régiód egyik fallapjáról. (IF8.P3)
about-build-wall = Építs egy fallapot a régiódban, vagy 1 jádéért kettőt. Kellenek hozzá fallapok a készletedből, és fallaponként az 1., 2., 3., 4. szinten 2, 4, 6, 8 kubikos. Egy rab a börtönbe kerül. (IF8.B1)
about-play-favor = Játssz ki egy kegykártyát, amelynek a mintája áll a falban, erődítsd meg az egyik fallapját, és vedd át a jutalmait. (IF8.B2)
about-replace-block = Rakd a saját fallapodat más játékosé helyére a régiódban. Kell hozzá egy fallap a készletedből, és az 1., 2., 3., 4. szinten 4, 8, 12, 16 kubikos. A megerődített és a kormányzói fallapok nem cserélhetők ki. Pontozás nincs. (IF8.B3)
about-collect-jade = Végy el 3 jádét, és minden három kincsedért még egyet. (IF8.T1)
about-collect-treasure = Küldj 2 rabot két különböző börtönbe, és végy el egy kincset. (IF8.T2)
about-move-taskmaster = Küldd a hadmérnöködet másik régióba. (IF8.M1)
about-repeat-role = Használj még egyszer egy szerepet, amelyet a forduló egy korábbi körében kijátszottál. A toborzó 1, a földmérő és az építész 2, a kincstáros 3 jádéba kerül. (IF8.M2)

# Miért nem választható most valami.
why-favor-returned = Ezt a kegykártyát már visszaadtad.
why-favor-held = Ez a kegykártya már a kezedben van; a most húzottak közül választasz.
why-favor-lacks = Még nincs teljesítve: { $favor }. Ahol a legkevesebb hiányzik, ott is kell még { $count ->
        [one] egy
       *[other] { $count }
    } fallap.
why-favor-hopeless = Nincs teljesítve, és már nem is fér el a falban: { $favor }.
why-role-laid = Ebben a fordulóban { $role-acc } már kijátszottad; a következőben újra minden szerepkártyád a kezedben lesz.
why-no-laborers = Elfogytak a munkások a készletből.
why-laborers = Ehhez { $needed } munkást kell visszaadnod, neked pedig { $laborers ->
        [0] egy sincs
       *[other] { $laborers } van
    }.
why-no-convicts = Elfogytak a rabok a készletből.
why-no-blocks = Elfogytak a fallapjaid a készletből.
why-no-favors = Elfogyott a kegykártyapakli.
why-no-bands = Nincs megerődített fallap { $region-in }.
why-stock = Nincs beépíthető fallapod; a földmérővel vehetsz.
why-region-full = Nincs több beépíthető hely { $region-in }.
why-workers = A legolcsóbb helyhez is { $needed } kubikos kell { $region-in }, neked pedig { $workers ->
        [0] egy sincs
       *[other] { $workers } van
    }.
why-replace-workers = A legolcsóbb cseréhez is { $needed } kubikos kell { $region-in }, neked pedig { $workers ->
        [0] egy sincs
       *[other] { $workers } van
    }.
why-no-complete-favor = { $cards ->
        [0] Nincs kegykártya a kezedben.
        [one] A kegykártyád nincs teljesítve.
       *[other] Egyik kegykártyád sincs teljesítve; { $cards } van a kezedben.
    }
why-peaceful = Ennél az asztalnál nem lehet fallapot kicserélni.
why-nothing-to-replace = Nincs más játékosnak kicserélhető fallapja { $region-in }.
why-convicts = Egy kincshez { $needed } rabod kell, neked pedig { $convicts ->
        [0] egy sincs
       *[other] { $convicts } van
    }.
why-repeat-nothing = Egyetlen szerepkártyád sincs az asztalon a forduló korábbi köreiből.
why-repeat-poor = Egy szerep ismétlése legalább { $cost } jáde, neked pedig { $jade ->
        [0] egy sincs
       *[other] { $jade } van
    }.
why-repeat-idle = Amelyik szerepet ki tudnád fizetni, annak most nincs dolga.
why-repeat-taskmaster = A hadmérnök önmagát nem ismételheti.
why-repeat-hand = Csak az asztalon lévő szerepkártya ismételhető; { $role-the } még a kezedben van.
why-repeat-jade = Az ismétlés ára { $cost } jáde, neked pedig { $jade ->
        [0] egy sincs
       *[other] { $jade } van
    } ({ $role }).
why-elsewhere = Másik régióban van: { $cell }. A hadmérnököd { $region-in } áll.
why-cell-taken = Itt már áll fallap: { $cell }.
why-cell-high = Nincs min állnia: { $cell }. Előbb ezt kell beépíteni: { $below }.
why-cell-workers = Ide { $needed } kubikos kell: { $cell }. Neked { $workers ->
        [0] egy sem maradt
       *[other] { $workers } maradt
    }.
why-second-jade = A második fallap { $needed } jáde, neked pedig egy sincs.
why-no-band = Ez a fallap nincs megerődítve: { $cell }.
why-not-in-pattern = Nem tartozik a kegykártya mintájához: { $cell }.
why-replace-empty = Itt nincs kicserélhető fallap: { $cell }.
why-replace-own = Ez a saját fallapod: { $cell }.
why-replace-governor = A kormányzó fallapjait nem lehet kicserélni.
why-replace-band = Ez a fallap meg van erődítve: { $cell }.
why-jail-served = Ez a börtön már kapott egy rabot; a második egy másikba kerül.
why-here = A hadmérnököd már { $region-in } áll.

# Miről szól egy tipp.
aspect-points =
    { $count ->
        [0] pontok
        [one] 1 pont
       *[other] { $count } pont
    }
hope-rows = Javulnak a kilátásaid a sorokban és a szinteken.
aspect-regions =
    { $count ->
        [0] fallapok a falban
        [one] 1 fallap a falban
       *[other] { $count } fallap a falban
    }
aspect-jade =
    { $count ->
        [0] jáde
        [one] 1 jáde
       *[other] { $count } jáde
    }
aspect-workers =
    { $count ->
        [0] kubikosok
        [one] 1 kubikos
       *[other] { $count } kubikos
    }
aspect-stock =
    { $count ->
        [0] beépíthető fallapok
        [one] 1 beépíthető fallap
       *[other] { $count } beépíthető fallap
    }
hope-jail = Egy teltebb börtönhöz jutsz közel.
hope-ready = Ebben a fordulóban többet építhetsz.
aspect-chips =
    { $count ->
        [0] visszavásárlásjelzők
        [one] 1 visszavásárlásjelző
       *[other] { $count } visszavásárlásjelző
    }
aspect-bonuses =
    { $count ->
        [0] minden fordulóban több
        [one] minden fordulóban 1-gyel több
       *[other] minden fordulóban több ({ $count })
    }
hope-favors = Többet ígérnek a kegykártyáid.
hope-final = Jobban állsz abban, ami a végén számít: kincsek, jáde és kubikosok.
hope-governor = Nagyobb az esélyed a kormányzó támogatására, vagy több köröd marad kihasználni.

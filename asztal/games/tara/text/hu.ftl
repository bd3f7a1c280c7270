# Tara, a királyok trónusa, magyarul.

game-title = Tara, a királyok trónusa
game-sentence = Vezesd alattvalóidat a szántóföldekről a trónig; aki két tartomány királya, azt Tarában főkirállyá koronázzák.

seat-blue = Kék
seat-yellow = Sárga
seat-white = Fehér
seat-red = Piros

province-0 = Connacht
    .in = Connachtban
province-1 = Ulster
    .in = Ulsterben
province-2 = Leinster
    .in = Leinsterben
province-3 = Munster
    .in = Munsterben

# Pozíciók: a sor alulról és a hely balról; a társadalmi státusz (ki?), tárgyesetben (kit?), birtokolva (kijét?) és az
# előléptetés céljaként (kivé?); hová kerül valami, és hol áll.
position-0 = 1.1
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az 1.1 pozícióra
    .at = az 1.1 pozíción
position-1 = 1.2
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az 1.2 pozícióra
    .at = az 1.2 pozíción
position-2 = 1.3
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az 1.3 pozícióra
    .at = az 1.3 pozíción
position-3 = 1.4
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az 1.4 pozícióra
    .at = az 1.4 pozíción
position-4 = 1.5
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az 1.5 pozícióra
    .at = az 1.5 pozíción
position-5 = 2.1
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a 2.1 pozícióra
    .at = a 2.1 pozíción
position-6 = 2.2
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a 2.2 pozícióra
    .at = a 2.2 pozíción
position-7 = 2.3
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a 2.3 pozícióra
    .at = a 2.3 pozíción
position-8 = 2.4
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a 2.4 pozícióra
    .at = a 2.4 pozíción
position-9 = 3.1
    .rank = harcos
    .rank-acc = harcost
    .rank-poss = harcosát
    .rank-into = harcossá
    .to = a 3.1 pozícióra
    .at = a 3.1 pozíción
position-10 = 3.2
    .rank = harcos
    .rank-acc = harcost
    .rank-poss = harcosát
    .rank-into = harcossá
    .to = a 3.2 pozícióra
    .at = a 3.2 pozíción
position-11 = 3.3
    .rank = harcos
    .rank-acc = harcost
    .rank-poss = harcosát
    .rank-into = harcossá
    .to = a 3.3 pozícióra
    .at = a 3.3 pozíción
position-12 = 4.1
    .rank = főnök
    .rank-acc = főnököt
    .rank-poss = főnökét
    .rank-into = főnökké
    .to = a 4.1 pozícióra
    .at = a 4.1 pozíción
position-13 = 4.2
    .rank = főnök
    .rank-acc = főnököt
    .rank-poss = főnökét
    .rank-into = főnökké
    .to = a 4.2 pozícióra
    .at = a 4.2 pozíción
position-14 = 5.1
    .rank = király
    .rank-acc = királyt
    .rank-poss = királyát
    .rank-into = királlyá
    .to = az 5.1 pozícióra
    .at = az 5.1 pozíción

# Kérdések.
ask-leave-out = Melyik tartomány marad ki a játékból?
ask-choose-hand = Válassz még { $left ->
        [one] egy
       *[other] { $left }
    } kártyát erre a fordulóra; a többit a következőben játszod ki. Az érme, listában a zárójel mutatja, mennyibe kerül az előléptetés.
ask-card = Melyik kártyát játszod ki? Az érme, listában a zárójel mutatja, mennyibe kerül az előléptetés.
ask-use = { $card-number }. kártya: { $card }. Mire használod? { $cumals ->
        [0] Nincs cumalod
       *[other] { $cumals } cumalod van
    }.
ask-province = Melyik tartományban?
ask-position = Hová raksz korongot { $province-in }? Az üres pozícióké az elsőbbség.
ask-own-disc = Saját { $position-rank } áll { $position-at }. Erődöt hozol létre, vagy csak aktiválod?
ask-swap-first = Melyik korongot cseréled fel { $province-in }?
ask-swap-second = Melyik koronggal cseréled fel { $owner } korongját { $position-at }?
ask-keep-fort = Két erődöd van { $province-in }. Melyik veszítse el a legfelső korongját?
ask-activate = Fizetsz { $cost } cumalt az előléptetésért { $province-in }? { $cumals } cumalod van.
ask-promote = Melyik pozícióra léptetsz elő { $province-in }?
ask-own-target = Saját { $position-rank } áll { $position-at }. Erődöt hozol létre, vagy csak aktiválod?
ask-traitor = Fizetsz 1 cumalt az árulóért { $province-in }? { $cumals } cumalod van.
ask-traitor-position = Felfordítva: { $card } ({ $card-number }. kártya). Ki áll át hozzád { $province-in }?
ask-garrison = Te vagy a király { $province-in }. Hol hagysz helyőrséget?
ask-ransom = { $holder } rabságban tartja { $held ->
        [one] egy
       *[other] { $held }
    } korongodat. Mennyit fizetsz? { $cumals } cumalod van.
ask-next-start = Ki legyen a következő kezdőjátékos?

# Lehetőségek.
choice-leave-out = { $province }
choice-choose-hand = { $card-number }: { $card } ({ $card-cost })
choice-card = { $card-number }: { $card } ({ $card-cost })
choice-use-place = korongok lerakása
choice-use-swap = két korong felcserélése
choice-use-amnesty = amnesztia 4 cumalért
choice-use-sell = a kártya eldobása 2 cumalért
choice-province = { $province }
choice-province-fee = { $province } (üres: { $fee } cumalba kerül)
choice-position = { $position }: { $position-rank } lerakása
choice-position-fee = { $position }: { $position-rank } lerakása { $fee } cumalért
choice-position-stop = nincs több lerakás
choice-promote = { $position }: előléptetés { $position-rank-into }
choice-promote-stop = nincs több előléptetés
choice-capture = { $position }: { $victim } korongjának elfogása
choice-storm = { $position }: { $victim } erődjének megtámadása
choice-own = { $position }: a saját korongod
choice-crown = { $position }: a trón elfoglalása
choice-depose = 5.1: { $victim } királyának letaszítása
choice-own-disc-fort = erőd létrehozása
choice-own-disc-hold = csak aktiválás
choice-own-target-fort = erőd létrehozása
choice-own-target-hold = csak aktiválás
choice-disc-top = { $position }: { $owner } legfelső korongja
choice-disc-captive = { $position }: { $owner } alsó korongja
choice-keep-fort = { $position }
choice-activate-pay = előléptetés { $cost } cumalért
choice-activate-pass = nincs előléptetés
choice-traitor-pay = áruló 1 cumalért
choice-traitor-pass = passz
choice-traitor-position = { $position }: { $victim } korongja
choice-traitor-position-stop = senki
choice-garrison = { $position }
choice-garrison-stop = nincs több helyőrség
choice-ransom = { $number } cumal { $number ->
        [one] egy
       *[other] { $number }
    } korongért
choice-ransom-all = { $number } cumal az összesért
choice-ransom-none = nincs váltságdíj
choice-next-start = { $seat }

# Ami történik.
event-left-out = { $province } kimarad a játékból.
event-start-player = { $seat } a kezdőjátékos; húzott kártyája: { $card-number }.
event-round-begins = { $round }. forduló
event-hand-picked = Erre a fordulóra ezt tartod meg: { $card } ({ $card-number }. kártya).
event-card-played = { $seat } ezt játssza ki { $province-in }: { $card } ({ $card-number }. kártya).
event-fee-paid = { $seat } fizet { $amount } cumal belépési díjat az üres tartományért.
event-placed = { $seat } lerak egy { $position-rank-acc } { $position-to } { $province-in }.
event-captured = { $seat } elfogja { $victim } { $position-rank-poss } { $position-at } { $province-in }.
event-freed = { $seat } kiszabadítja { $count ->
        [one] egy
       *[other] { $count }
    } saját korongját.
event-fortified = { $seat } létrehoz egy erődöt { $position-at } { $province-in }.
event-fort-reduced = { $seat } erődje { $position-at } { $province-in } elveszíti a legfelső korongját.
event-stormed = { $seat } megtámadja { $victim } erődjét { $position-at } { $province-in }.
event-held = { $seat } csak aktiválja a { $position-rank-poss } { $position-at } { $province-in }.
event-swapped = { $seat } felcserél két korongot { $province-in }: { $first } és { $second }.
event-amnesty = { $seat } fizet 4 cumalt, és amnesztiát hirdet { $province-in }: minden fogoly hazatér.
event-sold = { $seat } eldob egy kártyát { $amount } cumalért ({ $card-number }. kártya).
event-activated = { $seat } fizet { $amount } cumalt az előléptetésért.
event-promoted = { $seat } előléptet egy alattvalót { $position-rank-into } { $position-to } { $province-in }.
event-crowned = { $seat } elnyeri a koronát { $province-in }.
event-deposed = { $seat } letaszítja a trónról { $victim } királyát { $province-in }.
event-tie-card = { $seat } felfordít egy kártyát az egyenlőség eldöntésére ({ $card-number }. kártya).
event-traitor-passed = { $seat } lemond az árulóról { $province-in }.
event-traitor-paid = { $seat } fizet az árulóért { $province-in }, és ezt fordítja fel: { $card } ({ $card-number }. kártya).
event-traitor-took = { $seat } maga mellé állítja { $victim } { $position-rank-poss } { $position-at } { $province-in }.
event-traitor-failed = { $seat } nem talál árulót.
event-income = { $seat } kap { $amount } cumal jövedelmet.
event-cleared = { $province } kiürül.
event-imprisoned = { $seat } rabságba veti { $victim } { $count ->
        [one] egy
       *[other] { $count }
    } korongját.
event-king-seated = { $seat } királya trónra lép { $province-in }.
event-garrisoned = { $seat } helyőrséget hagy { $position-at } { $province-in }.
event-province-closed = { $province } lezárul a játszma végéig.
event-province-opened = { $province } megnyílik.
event-exchanged = { $seat } és { $other } kicserél egymással { $count ->
        [one] egy-egy
       *[other] { $count }-{ $count }
    } rabot.
event-ransomed = { $seat } fizet { $amount } cumal váltságdíjat { $holder } részére, és visszakap { $count ->
        [one] egy
       *[other] { $count }
    } korongot.
event-new-start = { $seat } az új kezdőjátékos.
event-high-king = { $seat } két tartomány királya, és Tarában főkirállyá koronázzák!
event-round-limit = { $round } forduló után véget ér a játszma.

reason-high-king = Két tartomány királya: főkirály Tarában.
reason-round-limit = Letelt a megszabott számú forduló. Az győz, akinek a legtöbb királya van; egyenlőségnél a főnökök, a harcosok, a pásztorok, a parasztok, végül a cumalok döntenek.

# Az asztal a terminálban.
table-round = { $round }. forduló · kezdőjátékos: { $start }
table-pile = Húzópakli: { $pile } · dobott lapok: { $discards }
table-card = { $card-number }. kártya játékban: { $card }
table-hand = Kézben lévő kártyáid:
table-aside = A következő fordulóra:
table-closed = lezárva
table-player = { $name }: { $cumals } cumal · készlet: { $supply } · király: { $kings }
table-cards = kártya: { $cards }
table-choosing = még választ
table-prisoners = rabok: { $list }
table-legend = ●B Kék, ▲Y Sárga, ◆W Fehér, ■R Piros · * erőd · +n fogoly alatta · ♛ király

# A tábla.
board-provinces = Tartományok
board-rank-0 = Parasztok
board-rank-1 = Pásztorok
board-rank-2 = Harcosok
board-rank-3 = Főnökök
board-rank-4 = Király
board-tara = Tara
board-disc = { $position }: { $owner }
board-fort = { $position }: { $owner } erődje
board-captives = , alatta foglyok: { $owner } { $count }
board-king = 5.1: { $owner } királya
board-closed = Lezárva; itt végleg { $king } a király
board-pile = Húzópakli: { $count }
board-discards = Dobott lapok: { $count }{ $last ->
        [0] {""}
       *[other] , felül: { $last }. kártya
    }
board-in-play = { $number }. kártya játékban: { $card }
board-none-in-play = Nincs kártya játékban
board-card = { $number }. kártya: { $card }, aktivációs költség: { $cost }
board-picked = kiválasztva
board-aside = Következő forduló
board-cumals = { $count } cumal
board-supply = { $count } korong a készletben
board-kingships = { $count ->
        [0] Egy tartománynak sem királya
       *[other] { $count } tartomány királya
    }; a győzelemhez kettő kell
board-cylinders = még { $count } henger
board-hand = { $count } kártya kézben
board-choosing = Még kártyát választ
board-prisoners = Rabok: { $owner } { $count }
board-start = Kezdőjátékos
board-headline-choosing = { $round }. forduló · kártyaválasztás
board-headline-turn = { $round }. forduló · { $turn }/{ $turns }. kör
board-headline-end = { $round }. forduló · a forduló vége
board-headline-over = { $round }. forduló · vége a játszmának

# Meddig tart egy játszma.
game-length = 45–90 perc

# Az asztal beállításai.
option-two_player_king = Ketten: mikor végleges a király
    .about = Eldönti, hogy a kétszemélyes játékban mikor ürül ki és zárul le az új király tartománya: a forduló végén, így marad idő a visszavágásra, vagy rögtön a koronát hozó kör vagy árulás végén, ami a gyorsabb felemelkedést jutalmazza. (T18.3)
option-two_player_king-end_of_round = a forduló végén
option-two_player_king-at_once = azonnal
option-traitor_promotion_vs_cylinder = Árulók és trónon ülő királyok
    .about = Eldönti, hogy az árulást követő előléptetés letaszíthat-e a trónról olyan királyt, akinek a hengere már ott áll. Rendesen csak kijátszott és kifizetett kártya taszíthat le királyt. (T12.9)
option-traitor_promotion_vs_cylinder-deposes = az árulást követő előléptetés a királyt is letaszítja
option-traitor_promotion_vs_cylinder-no_effect = az áruló nem árt a trónon ülő királynak
option-provinces = Játékban lévő tartományok
    .about = Eldönti, mely tartományokban játszotok, ha ketten vagy hárman vagytok. Minden tartomány egyforma, ez tehát ízlés dolga; négyen mindegyik játékban van. (T4.1)
option-provinces-default = a szokásosak, Connachttól kezdve
option-provinces-host = a házigazda választ
option-provinces-random = sorsolás dönt
option-round_limit = A fordulók száma
    .about = Ennyi forduló után véget ér a játszma: az győz, akinek a legtöbb királya van; egyenlőségnél a főnökök, a harcosok, a pásztorok, a parasztok, végül a cumalok döntenek. A játékban magában nincs korlát; akkor válassz egyet, ha időben végeznetek kell. (T17.2)
option-round_limit-none = nincs korlát
option-round_limit-20 = 20 forduló
option-round_limit-40 = 40 forduló
option-round_limit-60 = 60 forduló
option-single_disc_priority = Egy korong: hol van elsőbbségük az üres pozícióknak
    .about = Akkor számít, ha egy kártya két státuszt mutat, és csak az egyik pozícióját használod. Alapesetben a kártyával elérhető összes üres pozíciónak elsőbbsége van. Ha minden státusz külön számít, akkor is elfoghatsz egy pásztort, ha üres egy parasztpozíció, és a játék keményebb lesz. (T7.2)
option-single_disc_priority-any_rank = a kártya minden státuszán
option-single_disc_priority-same_rank = státuszonként külön
option-hold_on_own_fort = A saját erőd aktiválása
    .about = Eldönti, hogy egy kártya aktiválhatja-e a saját erődödet lerakás nélkül, hogy onnan előléptethess. Válaszd a „nem” értéket, ha azt szeretnéd, hogy az erőd a védekezést szolgálja, ne a felemelkedést. (T7.3)
option-hold_on_own_fort-yes = igen
option-hold_on_own_fort-no = nem
option-storm_without_supply = Támadás üres készlettel
    .about = Eldönti, hogy megtámadhatsz-e erődöt, illetve letaszíthatsz-e királyt a trónról, ha üres a készleted; ehhez ugyanis nem kell korong. Válaszd az „igen” értéket, ha azt szeretnéd, hogy az is visszavághasson, akinek elfogytak a korongjai. (T9.4)
option-storm_without_supply-no = nem
option-storm_without_supply-yes = igen
option-garrison_size = Az új király helyőrsége
    .about = Eldönti, hány korongot hagyhat az új király a kiürített tartományban. Az „egy sem vagy két korong” szigorúbb ahhoz a királyhoz, akinek kevés a korongja. (T14.4)
option-garrison_size-up_to_two = legfeljebb két korong
option-garrison_size-none_or_two = egy sem vagy két korong

# Mi micsoda: akkor jelenik meg, ha valaki elidőz rajta.
about-disc = Egy játékos alattvalója; mindenkinek 20 van. A pozíciót az uralja, akié a legfelső korong. (T2.8)
about-captives = Ellenséges korong alatt fogva tartott korongok. Nem számítanak, amíg ki nem szabadulnak, például úgy, hogy a tulajdonosuk elfoglalja a pozíciót, vagy amnesztiával. Ha a tartomány kiürül, rabok lesznek. (T8.1)
about-fort = Ugyanannak a játékosnak két korongja egy pozíción. Aki lerakással vagy előléptetéssel megtámadja, csak a legfelső korongot veszi le róla; az áruló és a végzetkő ellen nem véd. Egy tartományban minden játékosnak egy erődje lehet. (T8.4)
about-king = Király a trónon. Az áruló és a végzetkő nem hat a király pozíciójára; királyt csak a két főnökpozícióról történő előléptetés taszíthat le a trónról. (T14.5)
about-province = Egy tartomány: tizenöt pozíció, öt társadalmi státusz a paraszttól a királyig. Két egymás melletti korongod egy harmadikat emelhet a fölöttük lévő pozícióra. (T2.4)
about-farmer = Paraszt: a legalsó státusz, öt pozícióval. A parasztkártyákat lehet a legolcsóbban aktiválni. Aki egyedül uralja itt a legtöbb parasztpozíciót, a forduló végén 1 cumalt kap. (T13.1)
about-herdsman = Pásztor: a második státusz, négy pozícióval. Pásztort kártyával raksz le, vagy két egymás melletti parasztról léptetsz elő. Aki egyedül uralja itt a legtöbb pásztorpozíciót, a forduló végén 1 cumalt kap. (T13.1)
about-warrior = Harcos: a harmadik státusz, három pozícióval; ennél magasabb státusz nem szerepel kártyán. Aki egyedül uralja itt a legtöbb harcospozíciót, a forduló végén 1 cumalt kap. (T13.1)
about-chieftain = Főnök: a negyedik státusz, mindössze két pozícióval. Egyetlen kártyán sem szerepel, ezért többnyire előléptetéssel jutsz ide. Aki mindkettőt uralja, a trónért nyúlhat. (T2.4)
about-throne = A király pozíciója. Csak a két főnökpozícióról történő előléptetéssel lehet ide jutni, és itt nincs erőd. Aki egyszerre két tartomány trónját uralja, győz. (T9.3)
about-card = Egy Tarakártya. Amikor te jössz, korongokat raksz le vele, a végzetkőkártyával pedig felcserélsz kettőt. El is dobhatod: 2 cumalért vagy egy amnesztiáért, amely 4 cumalba kerül. (T6.1)
about-cost = Az aktivációs költség cumalban. Csak akkor fizeted ki, ha elő akarsz léptetni, és a kör összes előléptetéséért csak egyszer. (T9.2)
about-pattern = Minden élénk pozícióra lerakhatsz egy korongot; a halványaknak csak létezniük kell a tartományban, akár üresek, akár nem. A mintát oldalra eltolhatod, de egészében el kell férnie. (T3.4)
about-fate-stone = Végzetkő: cserélj fel egy tartományban két tetszőleges korongot, akár foglyot is, de a király pozíciójáról egyet sem. Ha saját korongod kerül legfelülre, fizethetsz 3 cumalt, és onnan előléptethetsz. (T10.1)
about-cumals = A játék pénze. Előléptetésre, árulóra, amnesztiára, váltságdíjra és üres tartományra kell; jövedelemből, váltságdíjból és eldobott kártyákért kapod. (T13.1)
about-supply = Korongok, amelyeket még használhatsz. Ha üres a készleted, nem rakhatsz le korongot, nem foghatsz el senkit, nem hozhatsz létre erődöt, és nem léptethetsz elő. (T7.7)
about-cylinders = Trónra váró királyok; mindenkinek kettő van. Az új király akkor kap egyet, amikor a tartománya kiürül; ha letaszítják a trónról, a henger ide kerül vissza. (T14.3)
about-prisoners = Ellenséges korongok, amelyek egy tartomány kiürítésekor kerültek rabságba. A forduló végén egy rabot egy rabért cseréltek; a többiért a tulajdonosuk fizethet: egyért 1, kettőért 2, az összesért 3 cumalt. (T15.3)
about-kingships = Ennyi tartományban uralja ez a játékos a király pozícióját, koronggal vagy hengerrel. Aki egyszerre kettőt ural, győz. (T17.1)
about-start = A kezdőjátékos kezd, a többiek az óramutató járása szerint követik. A forduló végén valaki mást választ a következő kezdőjátékosnak. (T16.1)
about-pile = A húzópakli, képpel lefelé. A forduló során csak az árulókhoz fordítotok fel róla lapot, meg ha miattuk egyenlőséget kell eldönteni. (T12.7)
about-discards = Az összes kijátszott, eldobott és felfordított kártya; bárki megnézheti. Ha elfogy a húzópakli, ezekből lesz keverés után az új. (T12.10)
about-traitor = A forduló végén minden tartományban lehet egy áruló, de sosem a legerősebb játékosé. Aki 1 cumalt fizet, felfordít egy kártyát, és a kártyával elérhető ellenséges korongok egyikét a sajátjára cserélheti. (T12.7)
about-hand = Az erre a fordulóra szóló kártyáid: mindhárom körödben kijátszol egyet. A többiek csak azt látják, hány van még a kezedben. (T5.4)
about-aside = A következő fordulóra félretett kártyáid. Csak te ismered őket. (T5.3)
about-tara = Tara, a főkirály székhelye. Aki egyszerre két tartomány királya, azt itt megkoronázzák, és azonnal győz. (T17.1)
about-closed = Ez a tartomány lezárult; ilyen csak a kétszemélyes játékban van. Itt nincs többé kártya, áruló és jövedelem, a királyát pedig már nem lehet letaszítani a trónról. (T18.3)
about-card-in-play = Az éppen használt kártya, amelyet kézből játszottak ki, vagy árulóhoz fordítottak fel. Utána a dobott lapokhoz kerül. (T6.1)

# Öt perc alatt: amit a tanító mond, amikor valami először kerül szóba.
lesson-start = Üdvözöl Tara! Alattvalóidat a paraszttól a királyig vezeted: két egymás melletti korongod egy harmadikat emelhet a fölöttük lévő pozícióra. Kártyákkal raksz le korongokat, az előléptetésért pedig cumallal fizetsz. Aki egyszerre két tartomány királya, azonnal győz. Magad előtt látod a táblát a tartományokkal, a kérdést, amelyre válaszolnod kell, és a kezedben lévő kártyákat; ha újfajta kérdés jön, elmagyarázom.
lesson-leave-out = Nem kell mind a négy tartomány, te döntöd el, melyik marad ki a játékból. Mind egyforma, dönts nyugodtan ízlés szerint. Ha ketten játszotok, a kimaradók közül az egyik később még megnyílhat.
lesson-choose-hand = Válassz ki egymás után hármat a hat kártyádból erre a fordulóra; a másik három a következőben lesz a kezedben. Korongot lerakni ingyen van; az aktivációs költséget csak akkor fizeted, ha a kártyával előléptetsz, és 2 cumallal kezdesz. Ökölszabály: olyan kártyákat válassz, amelyek korongjai egymás mellé kerülhetnek, és legyen köztük egy, amelyet ki tudsz fizetni.
lesson-card = Most egy kártyát játszol ki, a többire a következő köreidben kerül sor. Amit korán raksz le, azt a többiek még elfoghatják. Ökölszabály: először azt, amelynek a pozícióját más elvihetné előled, utoljára azt, amellyel mindenkit meglephetsz.
lesson-use = Egy kártya több mindenre jó, de egyszerre csak egyre. A lerakás és a felcserélés ingyenes, az előléptetésről külön döntesz. Ha a kártya most alig segít, dobd el 2 cumalért. Ökölszabály: rakj le, amíg párok lesznek belőle, és dobj el, ha fogytán a pénzed.
lesson-province = Hol használod a kártyát? Üres tartományért 2 cumal belépési díjat fizetsz; csak a játszma legelső köre mentes tőle. Ökölszabály: oda menj, ahol már van korongod, de sose hagyj ellenfelet egyedül egy tartományban.
lesson-position = Ezeket a pozíciókat éri el a kártyád. Az üreseké az elsőbbség; ha nincs ilyen, elfoghatsz ellenséges korongot, vagy megerősítheted a sajátodat. Ökölszabály: saját korongod mellé rakj, mert egymás melletti párról lehet előléptetni.
lesson-own-disc = Itt már áll egy saját korongod. Egy másodikkal erőd lesz belőle, amely csak a második támadásra esik el. Ha csak aktiválod, megtakarítod a korongot, és így is előléptethetsz innen. Ökölszabály: ahol veszély fenyeget, ott erődöt hozz létre, máshol takarékoskodj.
lesson-swap-first = A végzetkőkártyával két korongot cserélsz fel ebben a tartományban; válaszd ki az elsőt. A foglyok is számítanak, így fogságba esett korongodat is visszahozhatod legfelülre. Ökölszabály: olyan saját koronggal kezdd, amely jobb helyet érdemel.
lesson-swap-second = Most válaszd ki, melyik koronggal cseréljen helyet. Ha saját korongod kerül legfelülre, utána fizethetsz 3 cumalt, és onnan előléptethetsz. Ökölszabály: a legjobb választás egy ellenséges legfelső korong a saját korongod mellett.
lesson-keep-fort = A csere után két erődöd van ebben a tartományban, de csak egy lehet. Amelyiket kiválasztod, annak a legfelső korongja visszakerül a készletedbe; a pozíció a tiéd marad. Ökölszabály: azt az erődöt tartsd meg, amelyik feljebb van, vagy nagyobb veszélyben.
lesson-activate = Van egy párod, amelyről előléptethetsz. Ehhez a kártya aktivációs költségét kell kifizetned, de csak egyszer, akármilyen hosszú lesz a lánc. Ökölszabály: előbb számold végig, meddig jutsz fel, és ha lehet, tarts meg 1 cumalt egy árulóra.
lesson-promote = Válaszd ki az egyik párod fölötti pozíciót. Oda egy új korong kerül a készletedből, a két alsó a helyén marad, és odafentről a lánc további költség nélkül folytatódhat. Bármikor abbahagyhatod. Ökölszabály: juss minél magasabbra, de az utolsó korongodat ne add oda a semmiért.
lesson-own-target = A pár fölött már saját korongod áll. Még egy koronggal erődöt hozol létre, vagy csak aktiválod; a lánc mindkét esetben folytatódhat innen. Ökölszabály: ha kevés a korongod, csak aktiváld.
lesson-traitor = Véget ér a forduló, és 1 cumalért megveheted ennek a tartománynak az árulóját. Felfordítasz egy kártyát, és a vele elérhető ellenséges korongok egyikét a sajátodra cserélheted. Ökölszabály: minél több ellenséges korong van az alsó sorokban, annál jobb az esélyed; rögtön utána jön a jövedelem, és talán meg is térül az ára.
lesson-traitor-position = Melyik ellenséges korong álljon át? Az hazatér, és a tiéd kerül a helyére; ez ellen az erőd sem véd. Ökölszabály: válassz pozíciót saját korongod mellett, mert akkor fizethetsz és előléptethetsz, vagy olyat, amellyel többségbe kerülsz a jövedelemnél.
lesson-garrison = Te vagy az új király, és a tartomány kiürült! Legfeljebb két korongot hagyhatsz itt helyőrségként, két különböző pozíción. Aki le akar taszítani a trónról, annak mindkét főnökpozíció kell, így az ott álló korong a trónt őrzi.
lesson-ransom = Egy másik játékos rabságban tartja néhány korongodat. 1 cumal egyet szabadít ki, 2 cumal kettőt, 3 cumal az összeset; a pénzt ez a játékos kapja. Ökölszabály: akkor fizess, ha fogytán a készleted; különben várhatnak, hiszen a következő fordulóban újra dönthetsz.
lesson-next-start = Kezdőjátékosként valaki mást választasz a következő fordulóra. Tőle halad tovább a sor az óramutató járása szerint. Ökölszabály: ha az utánad következőt választod, te leszel az utolsó, és tiéd az utolsó szó az árulók és a jövedelem előtt.
lesson-wait = Most a többiek választanak. Közben olvasd a naplót: kiderül belőle, mit tettek, és mennyibe került nekik. A dobott lapok megmutatják, mely kártyák kerültek már ki a játékból.
lesson-end = Ez volt az első fordulód. Már tudod, mire jók a kártyák, és hogyan léptetsz elő egy párról. Most a félretett három kártyád következik, azután mindenki hat újat kap. Ami még új lehet: ha ellenséges korongra raksz, elfogod, és nem számít, amíg ki nem szabadul. Saját korongodra rakott második koronggal erőd lesz belőle, amely csak a második támadásra esik el. Minden forduló után, aki egy tartományban nem a legerősebb, 1 cumalért megveheti az árulóját. Azután jön a jövedelem: 1 cumal minden olyan státuszért, amelyben egy tartományban egyedül vezetsz, és 1 minden státuszért, amely két tartományban is a tiéd. Végül minden tartomány kiürül, amelynek új királya van; a foglyok rabok lesznek, és a tulajdonosuk váltságdíjat fizethet értük. Játssz tovább, és tartsd szemmel az összes trónt; ha új kérdés jön, elmagyarázom.

# Miből áll az eredmény.
score-kings = Király
score-chieftains = Főnök
score-warriors = Harcos
score-herdsmen = Pásztor
score-farmers = Paraszt
score-cumals = Cumal

# Miért nem választható most valami.
why-card-picked = Ezt a kártyát már kiválasztottad erre a fordulóra.
why-card-aside = Ezt a kártyát félretetted; a következő fordulóban játszod ki.
why-province-closed = { $province } a játszma végéig le van zárva.
why-province-fee = { $province } üres: a belépési díj { $fee } cumal, neked pedig { $cumals ->
        [0] egy sincs
       *[other] { $cumals } van
    }.
why-province-no-disc = Üres a készleted, és ez a kártya korong nélkül nem ér semmit { $province-in }.
why-province-few = A felcseréléshez két korong kell; { $province-in } { $count ->
        [0] egy sincs
       *[other] csak egy van
    }.
why-province-alike = { $province }: minden korong ugyanazé a játékosé, a cserétől semmi sem változna.
why-province-free = { $province }: nincs sem fogoly, sem erőd, az amnesztiától semmi sem változna.
why-no-card = A kártyákon csak paraszt, pásztor és harcos szerepel. Ide előléptetéssel juthatsz: { $position }.
why-card-reach = Ez a kártya nem éri el: { $position } ({ $card-number }. kártya: { $card }).
why-partner = A két korongnak együtt kell illenie a kártyára, és az elsőhöz ez nem illik: { $position }.
why-empty-first = Foglalt: { $position }. Az üres pozícióké az elsőbbség, és a kártya elér { $count ->
        [one] egyet
       *[other] { $count } ilyet
    } ({ $card-number }. kártya).
why-two-discs = Foglalt: { $position }. Ezért a kártya üres pozíciójára is korong kellene: 2 kell, és { $supply } van a készletedben.
why-own-fort = Saját erődöd áll { $position-at }: harmadik korong nem kerülhet rá, és most előléptetni sem lehet onnan.
why-no-disc = Ehhez korong kell, és üres a készleted: { $position }.
why-farmer = Paraszttá senkit sem lehet előléptetni. Az előléptetés két egymás melletti korongod fölé visz.
why-own-king = Már te vagy a király { $province-in }.
why-pair = { $position }: mindkét alatta lévő pozíció kell hozzá, { $first } és { $second }. Te { $own ->
        [0] egyiket sem uralod
       *[other] csak az egyiket uralod
    }.
why-active = Egyik sem aktív: { $first }, { $second }. Az előléptetés olyan korongtól indul, amelyet most raktál le, cseréltél fel vagy aktiváltál.
why-done = Ebben a körben ide már előléptettél: { $position }. Egyszer lehet.
why-traitor-king = Árulás után az előléptetés nem taszíthat le királyt a trónról.
why-swap-king = A király pozíciójáról semmit sem lehet felcserélni.
why-swap-empty = Nincs korong { $position-at }.
why-swap-alone = Bármivel cserélnéd fel ezt a korongot, semmi sem változna.
why-swap-same = Ezt a korongot akarod felcserélni; most válassz egy másikat.
why-swap-order = Az egy korong alatti foglyoknak nincs sorrendjük, így semmi sem változna.
why-swap-poor = Két saját korongot csak előléptetésért cserélsz fel: az { $cost } cumalba kerül, neked pedig { $cumals ->
        [0] egy sincs
       *[other] { $cumals } van
    }.
why-swap-alike = Mindkét korong ugyanazé ({ $owner }), így semmi sem változna.
why-no-fort = Nincs erődöd { $position-at }.
why-traitor-own = A korong { $position-at } már a tiéd.
why-traitor-empty = Nincs, aki átállhatna { $position-at }.
why-traitor-throne = A trónon ülő királynak nem árthat áruló.
why-traitor-stone = A végzetkő nem éri el a király pozícióját.
why-garrison-king = A királyod áll { $position-at }; a helyőrség máshová kerül.
why-garrison-taken = Foglalt: { $position }. A helyőrség szabad pozíciókra kerül.
why-yourself = Magadat nem választhatod; a következő kezdőjátékos valaki más.

# Miről szól egy tipp.
aspect-kings =
    { $count ->
        [0] egy király
        [one] 1 király
       *[other] { $count } király
    }
aspect-followers =
    { $count ->
        [0] alattvalók a táblán
        [one] 1 alattvaló a táblán
       *[other] { $count } alattvaló a táblán
    }
aspect-chieftains =
    { $count ->
        [0] egy főnök
        [one] 1 főnök
       *[other] { $count } főnök
    }
hope-way = Közelebb kerülsz egy trónhoz.
aspect-forts =
    { $count ->
        [0] egy erőd
        [one] 1 erőd
       *[other] { $count } erőd
    }
aspect-cumals =
    { $count ->
        [0] cumal
        [one] 1 cumal
       *[other] { $count } cumal
    }
aspect-income =
    { $count ->
        [0] jövedelem
        [one] 1 cumal jövedelem
       *[other] { $count } cumal jövedelem
    }
aspect-cards =
    { $count ->
        [0] kijátszható kártyák
        [one] 1 kijátszható kártya
       *[other] { $count } kijátszható kártya
    }
aspect-freedom =
    { $count ->
        [0] szabad korongok
        [one] 1 szabad korong
       *[other] { $count } szabad korong
    }

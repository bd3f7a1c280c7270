# Empires magyarul.

game-title = Empires: A felfedezések kora
game-sentence = Küldj gyarmatosítókat, kapitányokat, katonákat és építészeket az Újvilágba; nyolc forduló után az győz, akinek a legtöbb győzelmi pontja van.
game-length = 45–120 perc

seat-red = Piros
seat-yellow = Sárga
seat-blue = Kék
seat-green = Zöld
seat-orange = Narancs
seat-purple = Lila

# Régiók: a név, tárgyesetben (mit?), hol van valami, hová kerül.
region-0 = Kanada
    .acc = Kanadát
    .in = Kanadában
    .into = Kanadába
    .from = Kanadából
region-1 = Új-Anglia
    .acc = Új-Angliát
    .in = Új-Angliában
    .into = Új-Angliába
    .from = Új-Angliából
region-2 = Virginia
    .acc = Virginiát
    .in = Virginiában
    .into = Virginiába
    .from = Virginiából
region-3 = Florida
    .acc = Floridát
    .in = Floridában
    .into = Floridába
    .from = Floridából
region-4 = Karib-térség
    .acc = a Karib-térséget
    .in = a Karib-térségben
    .into = a Karib-térségbe
    .from = a Karib-térségből
region-5 = Mexikó
    .acc = Mexikót
    .in = Mexikóban
    .into = Mexikóba
    .from = Mexikóból
region-6 = Új-Granada
    .acc = Új-Granadát
    .in = Új-Granadában
    .into = Új-Granadába
    .from = Új-Granadából
region-7 = Peru
    .acc = Perut
    .in = Peruban
    .into = Peruba
    .from = Peruból
region-8 = Brazília
    .acc = Brazíliát
    .in = Brazíliában
    .into = Brazíliába
    .from = Brazíliából

# Áruk: a név, tárgyesetben.
good-0 = arany
    .acc = aranyat
good-1 = ezüst
    .acc = ezüstöt
good-2 = marha
    .acc = marhát
good-3 = kakaó
    .acc = kakaót
good-4 = hal
    .acc = halat
good-5 = cukor
    .acc = cukrot
good-6 = prém
    .acc = prémet
good-7 = kávé
    .acc = kávét
good-8 = dohány
    .acc = dohányt
good-9 = rizs
    .acc = rizst
good-10 = indigó
    .acc = indigót

# Árukombinációk.
set-any = bármely három
set-three = három egyforma
set-four = négy egyforma
ships-count = { $count ->
        [0] nincs kereskedőhajó
       *[other] { $count } kereskedőhajó
    }

# Bábuk: a név, tárgyesetben (kit?), és hány.
figure-0 = gyarmatosító
    .acc = egy gyarmatosítót
    .many = gyarmatosítót
    .the = a gyarmatosítót
figure-1 = kapitány
    .acc = egy kapitányt
    .many = kapitányt
    .the = a kapitányt
figure-2 = kereskedő
    .acc = egy kereskedőt
    .many = kereskedőt
    .the = a kereskedőt
figure-3 = misszionárius
    .acc = egy misszionáriust
    .many = misszionáriust
    .the = a misszionáriust
figure-4 = katona
    .acc = egy katonát
    .many = katonát
    .the = a katonát
figure-5 = építész
    .acc = egy építészt
    .many = építészt
    .the = az építészt
count-colonist = { $count } gyarmatosító
count-captain = { $count } kapitány
count-merchant = { $count } kereskedő
count-missionary = { $count } misszionárius
count-soldier = { $count } katona
count-builder = { $count } építész
count-figures = { $count ->
        [0] nincs bábu
       *[other] { $count } bábu
    }

# A nyolc eseménymező: a név, hol áll egy bábu, hová kerül.
box-0 = Kezdeményezés
    .in = a Kezdeményezésnél
    .into = a Kezdeményezéshez
box-1 = Kikötő
    .in = a Kikötőben
    .into = a Kikötőbe
box-2 = Áruk
    .in = az Áruknál
    .into = az Árukhoz
box-3 = Kereskedelmi hajózás
    .in = a Kereskedelmi hajózásnál
    .into = a Kereskedelmi hajózáshoz
box-4 = Épületek
    .in = az Épületeknél
    .into = az Épületekhez
box-5 = Felfedezés
    .in = a Felfedezésnél
    .into = a Felfedezéshez
box-specialists = Specialisták
    .in = a Specialistáknál
    .into = a Specialistákhoz
box-11 = Hadviselés
    .in = a Hadviselésnél
    .into = a Hadviseléshez

# Az eseménymezők, ahogy sorra kerülnek.
stage-0 = Kezdeményezés
stage-1 = Kikötő
stage-2 = Áruk
stage-3 = Kereskedelmi hajózás
stage-4 = Épületek
stage-5 = Felfedezés
stage-6 = Specialisták
stage-11 = Hadviselés

# Az eseménymezők szabálya néhány szóban, a cím mellett jobbra.
rule-initiative = pénz és új sorrend
rule-dock = partraszállás felfedezett régióban
rule-specialists = a következő fordulóra

# Mezők, amelyeknek nevük van.
space-numbered = { $number }. mező
space-x = X mező
space-y = Y mező
space-mayflower = a Mayflower egy hajója
space-captain = kapitány
space-merchant = kereskedő
space-missionary = misszionárius
space-soldier = katona
space-training = kiképzés

# Nemzetek: a név, tárgyesetben (mit?).
nation-0 = Nagy-Britannia
    .acc = Nagy-Britanniát
nation-1 = Spanyolország
    .acc = Spanyolországot
nation-2 = Franciaország
    .acc = Franciaországot
nation-3 = Portugália
    .acc = Portugáliát
nation-4 = Hollandia
    .acc = Hollandiát
nation-5 = Itáliai városállamok
    .acc = az Itáliai városállamokat

# Felfedezéskártyák.
find-16 = Mississippi
    .acc = a Mississippit
find-17 = Nagy-tavak
    .acc = a Nagy-tavakat
find-18 = Hudson-öböl
    .acc = a Hudson-öblöt
find-19 = Orinoco
    .acc = az Orinocót
find-20 = Kalifornia
    .acc = Kaliforniát
find-21 = Patagónia
    .acc = Patagóniát
find-22 = Amazonas
    .acc = az Amazonast
find-23 = Guineai-part
    .acc = a Guineai-partot
find-24 = Hawaii
    .acc = Hawaiit
find-25 = Fülöp-szigetek
    .acc = a Fülöp-szigeteket
find-26 = Fűszer-szigetek
    .acc = a Fűszer-szigeteket
find-27 = Sziám
    .acc = Sziámot
find-28 = Terra Australis
    .acc = a Terra Australist
find-29 = India
    .acc = Indiát
find-30 = Japán
    .acc = Japánt
find-31 = Kína
    .acc = Kínát

# Amit egy felfedezésjelző vagy -kártya mutat.
discovery-natives = őslakosok: { $count }
discovery-coins = dollár: { $count }
discovery-plunder = zsákmány: katonánként { $count } dollár
discovery-points = { $count } GyP
discovery-hidden = még felfedezetlen
discovery-known = { $natives } őslakos: itt már kudarcot vallott egy expedíció
discovery-strength = erő: { $strength }

# Korok, fázisok, időpontok.
age-0 = I. kor
    .end = Az I. kor vége
age-1 = II. kor
    .end = A II. kor vége
age-2 = III. kor
    .end = A III. kor vége
phase-nations = Nemzetválasztás
phase-bidding = Licit a játékossorrendért
phase-placement = Felhelyezés
phase-initiative = Kezdeményezés
phase-dock = Kikötő
phase-trade_goods = Áruk
phase-merchant_shipping = Kereskedelmi hajózás
phase-capital_buildings = Épületek
phase-discovery = Felfedezés
phase-specialists = Specialisták
phase-warfare = Hadviselés
phase-income = Bevétel
phase-benefits = Az épületek hasznai
phase-refresh = Feltöltés
phase-scoring = A régiók értékelése
phase-purchase = Győzelmipont-vásárlás
phase-over = Vége a játszmának
when-on_buy = azonnal
when-each_turn = fordulónként
when-income = bevételkor
when-passive = mindig
when-game_end = a végén

# Épületek: a név, tárgyesetben (mit?).
building-0 = Hajógyár
    .acc = a Hajógyárat
building-1 = Laktanya
    .acc = a Laktanyát
building-2 = Kolostor
    .acc = a Kolostort
building-3 = Kereskedőcéh
    .acc = a Kereskedőcéhet
building-4 = Telepesek
    .acc = a Telepeseket
building-5 = Királyi kincstár
    .acc = a Királyi kincstárat
building-6 = Újvilág térképe
    .acc = az Újvilág térképét
building-7 = Rakpart
    .acc = a Rakpartot
building-8 = Kincses flotta
    .acc = a Kincses flottát
building-9 = Konkvisztádorok
    .acc = a Konkvisztádorokat
building-10 = Kereskedőflotta
    .acc = a Kereskedőflottát
building-11 = Kereskedelmi telep
    .acc = a Kereskedelmi telepet
building-12 = Dokkok
    .acc = a Dokkokat
building-13 = Rumfőzde
    .acc = a Rumfőzdét
building-14 = Szivargyár
    .acc = a Szivargyárat
building-15 = Kalózok
    .acc = a Kalózokat
building-16 = Bank
    .acc = a Bankot
building-17 = Nyugat-indiai Társaság
    .acc = a Nyugat-indiai Társaságot
building-18 = Egyetem
    .acc = az Egyetemet
building-19 = Bevándorlás
    .acc = a Bevándorlást
building-20 = Jezsuiták
    .acc = a Jezsuitákat
building-21 = Tüzérség
    .acc = a Tüzérséget
building-22 = Erődítmények
    .acc = az Erődítményeket
building-23 = Gyarmati utak
    .acc = a Gyarmati utakat
building-24 = Haditengerészet
    .acc = a Haditengerészetet
building-25 = Gazdagság
    .acc = a Gazdagságot
building-26 = Parlament
    .acc = a Parlamentet
building-27 = Népesség
    .acc = a Népességet
building-28 = Hadi dicsőség
    .acc = a Hadi dicsőséget
building-29 = Tőzsde
    .acc = a Tőzsdét
building-30 = Merkantilizmus
    .acc = a Merkantilizmust
building-31 = Királyi palota
    .acc = a Királyi palotát
building-32 = Gyarmati kormányzók
    .acc = a Gyarmati kormányzókat
building-33 = Alkirályság
    .acc = az Alkirályságot
building-34 = Hadizsákmány (5 dollár)
    .acc = a Hadizsákmányt (5 dollár)
building-35 = Hadizsákmány (hajó)
    .acc = a Hadizsákmányt (hajó)
building-36 = Hadizsákmány (specialisták)
    .acc = a Hadizsákmányt (specialisták)
building-37 = Magellán
    .acc = a Magellánt
building-38 = Újvilági város
    .acc = az Újvilági várost
building-39 = Újvilági misszió
    .acc = az Újvilági missziót
building-40 = Túlnépesedés
    .acc = a Túlnépesedést
building-41 = Csempész
    .acc = a Csempészt
building-42 = Hadizsákmány (7 dollár)
    .acc = a Hadizsákmányt (7 dollár)
building-43 = Hadizsákmány (áruk)
    .acc = a Hadizsákmányt (áruk)
building-44 = Kőfaragás
    .acc = a Kőfaragást
building-45 = Pápai rendelet
    .acc = a Pápai rendeletet
building-46 = Pénzverde
    .acc = a Pénzverdét
building-47 = Kereskedőház
    .acc = a Kereskedőházat
building-48 = Reformáció
    .acc = a Reformációt
building-49 = Mayflower
    .acc = a Mayflowert
building-50 = Felfedezések kora
    .acc = a Felfedezések korát
building-51 = Újvilág fővárosa
    .acc = az Újvilág fővárosát
building-52 = Felvilágosodás
    .acc = a Felvilágosodást
building-53 = Újraírt történelem
    .acc = az Újraírt történelmet

# Ahol e nevek hosszú szavai a lapkán elválaszthatók.
plate-breaks = Alkirály|ság Beván|dorlás Erődít|mények Felfe|dezések Felvilá|gosodás Hadi|tenge|részet Hadi|zsákmány Keres|kedelmi Kereskedő|céh Kereskedő|flotta Kereskedő|ház Konkvisz|tádorok Merkan|tilizmus Refor|máció Szivar|gyár Túlnépe|sedés kormány|zók törté|nelem

# Rövid szöveg az épület lapkáján.
plate-ship_yards = +1 kapitány
plate-barracks = +1 katona
plate-monastery = +1 misszionárius
plate-merchant_guild = +1 kereskedő
plate-settlers = +1 gyarmatosító
plate-royal_treasury = 5 dollár
plate-new_world_cartography = egy ingyen felfedezés
plate-wharf = X mező a Kikötőben
plate-treasure_fleet = 20 dollár
plate-conquistadors = 1 katona a Felfedezéshez
plate-merchant_fleet = 2 hajó
plate-trading_post = 3 áru, vakon húzva
plate-docks = Y mező a Kikötőben
plate-rum_factory = 3 dollár cukronként
plate-cigar_factory = 3 dollár dohányonként
plate-privateers = mindenkitől 1 dollár hajónként
plate-bank = 10 dollár
plate-west_indies_company = 1 áru, vakon húzva
plate-university = +1 tetszőleges specialista
plate-immigration = +2 gyarmatosító
plate-jesuits = a misszionárius 2 bábut visz
plate-artillery = katonánként 2 találat
plate-fortifications = csatánként 2 bábu megmarad
plate-colonial_roads = 1 bábu áthelyezése
plate-navy = 3 GyP hajónként
plate-wealth = 1 GyP 5 dolláronként
plate-parliament = 2 GyP épületenként
plate-population = 1 GyP 3 újvilági bábunként
plate-military_glory = 4 GyP újvilági katonánként
plate-stock_exchange = 20 dollár és 3 GyP
plate-mercantilism = a gazdaság másfélszer számít
plate-royal_palace = 7 GyP
plate-colonial_governors = 2 GyP régiónként 4 bábuval
plate-viceroyalty = 4 GyP egyedül vezetett régiónként
plate-spoils_money_5 = 5 dollár
plate-spoils_ship = 1 hajó
plate-spoils_specialists = 2 tetszőleges specialista
plate-magellan = a kapitány 3-at ér expedícióban
plate-new_world_city = +1 építész
plate-new_world_mission = +1 misszionárius
plate-overpopulation = 3 gyarmatosító át
plate-smuggler = 1 áru cseréje valakivel
plate-spoils_money_7 = 7 dollár
plate-spoils_goods = 2 áru, vakon húzva
plate-stonemasonry = +1 építész
plate-papal_decree = te és még valaki 2-2 bábut tesz
plate-mint = 2 dollár aranyért vagy ezüstért
plate-trading_house = áruk eladása 5 dollárért
plate-reformation = más missziója hatástalan
plate-mayflower = 3 hajó mező a Kikötőben
plate-age_of_discovery = 4 GyP minden felfedezésért
plate-new_world_capital = 3 GyP újvilági építészenként
plate-enlightenment = 4 GyP bábunként a Specialistáknál
plate-rewritten_history = 2 játékostól 1-1 jelző

# Ahová egy bábu még kerülhet; helyek a játékossorrendben.
box-6 = Specialisták: kapitány
    .in = a Specialistáknál (kapitány)
    .into = a Specialistákhoz (kapitány)
box-7 = Specialisták: kereskedő
    .in = a Specialistáknál (kereskedő)
    .into = a Specialistákhoz (kereskedő)
box-8 = Specialisták: misszionárius
    .in = a Specialistáknál (misszionárius)
    .into = a Specialistákhoz (misszionárius)
box-9 = Specialisták: katona
    .in = a Specialistáknál (katona)
    .into = a Specialistákhoz (katona)
box-10 = Specialisták: kiképzés
    .in = a Specialistáknál (kiképzés)
    .into = a Specialistákhoz (kiképzés)
box-12 = Kikötő: X mező
    .in = a Kikötő X mezőjén
    .into = a Kikötő X mezőjére
box-13 = Kikötő: Y mező
    .in = a Kikötő Y mezőjén
    .into = a Kikötő Y mezőjére
box-14 = Mayflower: egy hajód
    .in = a Mayflower egy hajóján
    .into = a Mayflower egy hajójára
place-0 = 1. hely
    .acc = az 1. helyet
place-1 = 2. hely
    .acc = a 2. helyet
place-2 = 3. hely
    .acc = a 3. helyet
place-3 = 4. hely
    .acc = a 4. helyet
place-4 = 5. hely
    .acc = az 5. helyet
place-5 = 6. hely
    .acc = a 6. helyet

# Kérdések.
ask-nation = Melyik nemzetet vezeted? A két előnye az egész játszmában a tiéd.
ask-start-bid = Mennyit ajánlasz egy helyért az első játékossorrendben? { $bid ->
        [-1] Még senki sem licitált.
       *[other] A legmagasabb ajánlat { $bid } dollár.
    } { $money } dollárod van. Ha passzolsz, erre a helyre többé nem licitálhatsz.
ask-start-place = Melyik helyet választod az első játékossorrendben?
ask-place-figure = Melyik bábut helyezed le? { $left ->
        [one] Ez az utolsó.
       *[other] Még { $left } bábud van.
    }
ask-place-box = Hová helyezed { $figure-the }?
ask-dock-region = Hol száll partra ez a bábu ({ $figure })? Végleg ott marad.
ask-goods-pick = Melyik árut veszed el?
ask-building-buy = Melyik épületet veszed meg? { $price ->
        [0] Semmibe sem kerül.
       *[other] { $price } dollárba kerül; a hadizsákmány ingyen van. { $money } dollárod van.
    }
ask-colonist-region = Túlnépesedés: hová kerül egy gyarmatosító? Még { $left } tehető le.
ask-decree-player = Pápai rendelet: rajtad kívül ki helyez le két gyarmatosítót?
ask-decree-first = Pápai rendelet: ki helyez le előbb két gyarmatosítót, te vagy { $other }?
ask-decree-region = Pápai rendelet: melyik régióba helyezel { $count ->
        [one] egy gyarmatosítót
       *[other] { $count } gyarmatosítót
    }? Kell, hogy legyen ott bábud.
ask-history-player = Újraírt történelem: kitől veszel el véletlenszerűen egy felfedezésjelzőt?
ask-specialist-pick = Melyik specialistát kéred? A következő fordulóban helyezheted le.
ask-discovery-send = { $strength ->
        [0] Indítasz expedíciót? Válaszd ki, ki megy. Aki elindul, kudarc esetén is visszakerül a készletedbe.
       *[other] Ki megy még? Az expedíció ereje eddig { $strength }.
    }
ask-discovery-region = { $strength ->
        [0] Ingyen felfedezés: melyik régió legyen az?
       *[other] Melyik régiót akarod felfedezni? Az expedíció ereje { $strength }.
    }
ask-training-pick = Melyik specialistát kéred? { $builders ->
        [1] Az építész ingyen van, minden más 5 dollár.
       *[other] Mindegyik 5 dollárba kerül.
    } { $money } dollárod van.
ask-war-kind = Harcolsz? Egy csata egy régióban ingyen van. Háború egy játékos ellen mindenütt: 10 dollár. { $money } dollárod van.
ask-war-region = Melyik régióban vívod a csatát?
ask-war-opponent = Kit támadsz meg?
ask-war-victim = Melyik bábut távolítod el { $region-in }? Ellenfeled: { $enemy }. { $left ->
        [one] Ez az utolsó találatod.
       *[other] Még { $left } találatod van.
    }
ask-fort-cancel = Erődítmények: melyik bábudat mented meg { $region-in }? Még { $left } menthető.
ask-figure-swap = Ebből a bábuból ({ $figure }) mind a tíz használatban van. Hol cserélsz egyet gyarmatosítóra, hogy újat kapj? Különben az új elvész.
ask-roads-from = Gyarmati utak: honnan viszel el egy bábut? Még { $left } helyezhető át.
ask-roads-figure = Melyik bábut viszed el { $region-in }?
ask-roads-to = Hová kerül a bábu ({ $figure })?
ask-smuggler-player = Csempész: kivel cserélsz árut?
ask-smuggler-give = Melyik árut adod oda? { $other } kapja.
ask-smuggler-take = Melyik árut veszed el? { $other } adja, te { $good-acc } adsz érte.
ask-tradehouse-sell = Kereskedőház: melyik árut adod el 5 dollárért? Visszakerül a talonba.
ask-vp-buy = Hány győzelmi pontot vásárolsz? Egy ára { $price } dollár, és { $money } dollárod van.

# Lehetőségek.
choice-nation = { $nation }
choice-start-bid = { $number } dollár
choice-start-bid-pass = passz
choice-start-place = { $place }
choice-place-figure = { $figure }
choice-place-box = { $box }
choice-dock-region = { $region }
choice-dock-region-pass = nincs partraszállás
choice-goods-pick = { $good }
choice-goods-pick-pass = egyik sem
choice-building-buy = { $building }
choice-building-buy-pass = egyik sem
choice-colonist-region = { $region }
choice-colonist-region-stop = nincs több gyarmatosító
choice-decree-player = { $seat }
choice-decree-first = { $seat }
choice-decree-region = { $region }
choice-history-player = { $seat }
choice-history-player-pass = senkitől
choice-specialist-pick = { $figure }
choice-discovery-send = { $figure }
choice-discovery-send-sail = indulás
choice-discovery-send-all = mindenki indul
choice-discovery-send-pass = nincs expedíció
choice-discovery-region = { $region }
choice-training-pick = { $figure }{ $price ->
        [0] {" "}(ingyen)
       *[other] {" "}({ $price } dollár)
    }
choice-training-pick-pass = senki
choice-war-kind-battle = csata (ingyen)
choice-war-kind-war = háború (10 dollár)
choice-war-kind-pass = nincs harc
choice-war-region = { $region }
choice-war-opponent = { $seat }
choice-war-victim = { $figure }
choice-fort-cancel = { $figure }
choice-fort-cancel-stop = nincs több megmentett bábu
choice-figure-swap = { $region }
choice-figure-swap-no = lemondás az új báburól
choice-roads-from = { $region }
choice-roads-from-stop = nincs több áthelyezés
choice-roads-figure = { $figure }
choice-roads-to = { $region }
choice-smuggler-player = { $seat }
choice-smuggler-player-pass = nincs csere
choice-smuggler-give = { $good }
choice-smuggler-take = { $good }
choice-tradehouse-sell = { $good } (5 dollár)
choice-tradehouse-sell-stop = nincs több eladás
choice-vp-buy = { $number ->
        [0] egy sem
       *[other] { $number } GyP, { $cost } dollárért
    }

# Mi történik.
event-nation-taken = { $seat } nemzete: { $nation }.
event-bid-made = { $seat } { $amount } dollárt ajánl.
event-bid-passed = { $seat } passzol.
event-place-taken = { $seat } elfoglalja { $place-acc } a játékossorrendben{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount } dollár)
    }.
event-start-money = { $place } az első játékossorrendben: { $seat }, kezdőpénze { $amount } dollár.
event-turn-begins = { $turn }. forduló ({ $age })
event-turn-order = { $place } a következő játékossorrendben: { $seat }.
event-placed = { $seat } { $figure-acc } helyez { $box-into }.
event-box-resolved = { $box }
event-initiative-paid = { $seat } { $amount } dollárt kap a kezdeményezésért.
event-landed = { $seat } { $figure-acc } tesz partra { $region-in }.
event-stayed = { $seat } nem teszi partra a bábut ({ $figure }); visszakerül a készletbe.
event-merchant-paid = { $seat } { $amount } dollárt kap a kereskedőért.
event-colonists-came = { $seat } misszionáriusa { $count ->
        [one] egy gyarmatosítót
       *[other] { $count } gyarmatosítót
    } visz magával { $region-into }.
event-mission-blocked = A Reformáció tulajdonosa { $owner }: { $seat } misszionáriusa nem visz gyarmatosítót { $region-into }.
event-region-good-taken = { $seat } elsőként állít három bábut { $region-into }, és ezt az árut kapja: { $good }.
event-good-picked = { $seat } { $good-acc } vesz el.
event-good-drawn = { $seat } { $good-acc } húz.
event-bag-empty = A talon üres, { $seat } nem húz semmit.
event-ship-won = { $seat } { $value } értékkel elviszi a kereskedőhajót.
event-ship-gained = { $seat } kap egy kereskedőhajót.
event-no-ship = Elfogyott a kereskedőhajó, { $seat } nem kap.
event-building-bought = { $price ->
        [0] { $seat } ingyen elveszi { $building-acc }.
       *[other] { $seat } megveszi { $building-acc } { $price } dollárért.
    }
event-money-gained = { $seat } { $amount } dollárt kap.
event-training-paid = { $seat } { $amount } dollárt fizet a kiképzésért.
event-figure-gained = { $seat } { $figure-acc } kap a következő fordulóra.
event-figure-boarded = { $seat } { $figure-acc } kap a Felfedezéshez.
event-figure-swapped = { $seat } { $figure-acc } gyarmatosítóra cserél { $region-in }, és újat kap.
event-figure-lost = { $seat } nem kap új bábut ({ $figure }): mind a tíz használatban van.
event-settled = { $seat } { $count ->
        [one] egy gyarmatosítót
       *[other] { $count } gyarmatosítót
    } helyez { $region-into }.
event-decreed = Pápai rendelet: { $seat } választottja { $other }.
event-counter-stolen = { $seat } elvesz egy felfedezésjelzőt; eddig { $victim } birtokolta.
event-expedition = { $seat } expedíciót indít, ereje { $strength }.
event-counter-shown = Őslakosok { $region-in }: { $natives }.
event-card-shown = { $find }: { $natives } őslakos.
event-discovered = { $seat } felfedezi { $region-acc }: { $amount } dollár és { $points } GyP.
event-card-discovered = { $seat } felfedezi { $find-acc }: { $amount } dollár és { $points } GyP.
event-expedition-failed = { $seat } expedíciója { $region-in } kudarcot vall, ereje { $strength }.
event-card-failed = { $seat } expedíciója kudarcot vall ({ $find }), ereje { $strength }.
event-spain-paid = { $seat } még { $amount } dollárt kap a felfedezésért.
event-battle-begins = Csata { $region-in }: { $seat } támad, { $enemy } védekezik.
event-war-declared = Háború { $price } dollárért: { $seat } támad, { $enemy } védekezik.
event-figure-saved = { $seat } megment { $figure-acc } { $region-in }.
event-figures-fell = { $seat } { $count ->
        [one] { $figure-acc }
       *[other] { $count } { $figure-many }
    } veszít { $region-in }.
event-income-paid = { $seat } { $amount } dollárt kap az árukért és a hajókért.
event-building-paid = { $building }: { $seat } { $amount } dollárt kap.
event-nation-paid = { $nation }: { $seat } { $amount } dollárt kap.
event-money-taken = { $victim } { $amount } dollárt fizet, { $seat } kapja.
event-good-sold = { $seat } { $good-acc } ad el { $amount } dollárért.
event-goods-swapped = { $seat } és { $victim } árut cserél: { $seat } { $good-acc } ad, és { $other-acc } kap.
event-figure-moved = { $seat } { $figure-acc } visz { $from-from } { $region-into }.
event-age-ends = { $age-end }: a régiók értékelése.
event-region-scored = { $seat } { $points } GyP-ot kap { $region-in }.
event-points-bought = { $seat } { $points } GyP-ot vásárol { $price } dollárért.
event-economy-scored = { $seat } { $points } GyP-ot kap a gazdaságért.
event-discoveries-scored = { $seat } { $points } GyP-ot kap a felfedezésekért.
event-building-scored = { $building }: { $seat } { $points } GyP-ot kap.

# Tanulj meg játszani öt perc alatt: mit mond a tanító, amikor valami először kerül szóba.
lesson-start = Üdvözöllek. Egy európai hatalmat vezetsz, amely embereket küld az Újvilágba. Minden fordulóban egyenként helyezitek le a bábuitokat nyolc eseménymezőre, azután az eseménymezők kerülnek sorra, az elsőtől az utolsóig. A 3., a 6. és a 8. forduló után az Újvilág régióit értékeljük: a legtöbb bábu 6 pontot ér, a második legtöbb 2-t. Ebben a leckében az első értékelésig játszunk. Mutass rá bármire az asztalon, vagy tartsd rajta az ujjadat, és elolvashatod, mi az; minden újfajta kérdést elmagyarázok.
lesson-nation = Minden nemzetnek két saját előnye van, és azok az egész játszmában érvényesek. Ökölszabály: Hollandia és az Itáliai városállamok kereskedőknek valók, a pénzüket könnyű számolni; Nagy-Britannia, amely fordulónként két gyarmatosítóval többet kap, annak, aki sok bábut szeretne; Spanyolország és Portugália felfedezőknek.
lesson-start-bid = Az első játékossorrend egyik helyére licitálsz. Csak a győztes fizet. Ökölszabály: az első hely 2-3 dollárt ér, többet aligha.
lesson-start-place = Aki előbb következik, az első fordulóban a jobb mezőket kapja. Ökölszabály: a legkorábbi szabad helyet válaszd.
lesson-place-figure = Lehelyezel egy bábut, azután a többiek is egyet-egyet, és így tovább, amíg el nem fogynak. A következő fordulóra semmit sem lehet félretenni. Bármelyik bábu bárhová mehet, de minden specialista jobb néhány eseménymezőn. Ökölszabály: előbb a gyarmatosítók, amíg a kiszemelt mező nincs veszélyben; a kapitányok, a katonák és a kereskedők oda menjenek, ahol többet érnek.
lesson-place-box = Minden eseménymező másra jó, és kevés a hely, ezért valaki megelőzhet. Ökölszabály: az első fordulókban szerezz egy-egy épületet, amíg ki tudod fizetni, árukat és egy specialistát; minél közelebb az értékelés, annál több bábut küldj a Kikötőbe. A Felfedezésnél gyűjts bábukat, amíg négy vagy öt nem lesz.
lesson-dock-region = A bábud partra száll, és végleg ebben a régióban marad. A kereskedő partraszálláskor 5 dollárt hoz, a misszionárius még egy gyarmatosítót. Akinek egy régióban elsőként van három bábuja, elveszi az ottani árut. Ökölszabály: oda menj, ahol elsőként lehet három bábud, az értékelés előtt pedig oda, ahol egy bábuval az első vagy a második helyre kerülsz.
lesson-goods-pick = Az áruk minden fordulóban pénzt hoznak: bármely három 1 dollárt, három egyforma 3-at, négy egyforma 6-ot. Ökölszabály: olyat vegyél el, amilyened már van.
lesson-building-buy = Az épület a játszma végéig a tiéd. Az I. korban mindegyik 10 dollárba kerül, később többe. Ökölszabály: eleinte olyat végy, amelyik minden fordulóban pénzt vagy bábut ad.
lesson-colonist-region = Ezek a gyarmatosítók egyenesen az Újvilágba kerülnek. Ökölszabály: oda tedd őket, ahol valamelyikük a harmadik bábud lesz, vagy többséget szerez neked.
lesson-decree-player = Te és egy másik játékos 2-2 gyarmatosítót helyeztek le. Ökölszabály: olyat válassz, aki messze lemaradt, vagy akinek a te régióidban nincs bábuja.
lesson-decree-first = Ökölszabály: másodikként helyezz le, mert akkor válaszolhatsz a másiknak; elsőként csak akkor, ha mindkettőtöknek ugyanott hiányzik kevés a három bábuhoz.
lesson-decree-region = Mindkét gyarmatosító egy olyan régióba kerül, ahol már van bábud. Ökölszabály: oda, ahol az első helyre juttatnak.
lesson-history-player = Ettől a játékostól véletlenszerűen elveszel egy felfedezésjelzőt. Ökölszabály: azt válaszd, akinek a jelzői a legtöbb pontot érik.
lesson-specialist-pick = Egy tetszőleges specialista, a következő fordulóra. Ökölszabály: kapitány a felfedezéshez, kereskedő a pénzért, misszionárius a többségért, építész oda, ahol az első helyen állsz.
lesson-discovery-send = Minden fordulóban egy expedíciót indíthatsz, az itt álló bábuid közül akárhánnyal. Mindegyik 1-et ér, a kapitány 2-t. Együtt olyan erősnek kell lenniük, mint az őslakosoknak a felfedezésjelzőn, amelyet még senki sem látott. Aki elindul, akár sikerül, akár nem, visszakerül a készletedbe; a többiek itt várnak. Minden katonáért zsákmány jár. Ökölszabály: 4-es erővel négy esetből három sikerül; kevesebbel passzolj, és várj.
lesson-discovery-region = Senki sem tudja, mi áll a felfedezésjelzőkön, csak ott, ahol már kudarcot vallott egy expedíció. Ha sikerül, tiéd a jelző a pontjaival, dollárt kapsz, és egy első gyarmatosítód lesz a régióban. Ökölszabály: oda menj, ahol az áru hasznos neked.
lesson-training-pick = Itt 5 dollárért bármilyen specialistát vehetsz, vagy ingyen kapsz egy építészt. Ökölszabály: az építészt válaszd. Vagy egy régiót tesz értékesebbé, vagy egy épületet 5 dollárral olcsóbbá.
lesson-war-kind = A csata nem kerül semmibe, és egy régióban zajlik. A háború 10 dollárba kerül, és mindenütt zajlik, ahol találkoztok, és valamelyikőtöknek van katonája. Ökölszabály: csak ott harcolj, ahol több katonád van.
lesson-war-opponent = Ökölszabály: azt támadd, aki egy régióban épphogy megelőz, és ott nincs katonája.
lesson-war-region = Minden katona egy ellenséges bábut távolít el. Ökölszabály: azt a régiót válaszd, ahol az ellenfél az első helyet veszíti el, vagy ahol senkinek sem marad három bábuja.
lesson-war-victim = Te döntöd el, mit távolít el a katonád. A két fél egyszerre csap le, az eltalált katona is talál még. Ökölszabály: előbb a katonákat, azután bármit; az értékelésnél minden bábu egyformán számít.
lesson-fort-cancel = Az Erődítmények ebben a csatában legfeljebb két bábudat megmentik. Ökölszabály: a katonákat és az építészeket mentsd.
lesson-figure-swap = Ebből a bábuból csak tíz van, és mind használatban van. Egyet az Újvilágban gyarmatosítóra cserélhetsz, hogy megkapd az újat. Ökölszabály: tedd meg; a többségnél a gyarmatosító ugyanannyit ér.
lesson-roads-from = Legfeljebb két újvilági bábudat áthelyezheted. Ökölszabály: onnan vedd el, ahol messze vezetsz, vagy ahol nincs esélyed.
lesson-roads-figure = Ökölszabály: gyarmatosítót vigyél; a katonák és az építészek többnyire okkal állnak ott, ahol állnak.
lesson-roads-to = Ökölszabály: oda, ahol egy bábu az első vagy a második helyen változtat, vagy ahol ő lesz a harmadik bábud.
lesson-smuggler-player = Elcserélhetsz egy árut egy másik játékossal, és ő nem tagadhatja meg. Ökölszabály: azt keresd, ami a három vagy négy egyformához hiányzik.
lesson-smuggler-give = Ökölszabály: olyan árut adj, amelyik egyik árukombinációdban sincs benne.
lesson-smuggler-take = Ökölszabály: olyat vegyél el, amilyenből a legtöbb van neked.
lesson-tradehouse-sell = Minden eladott áru most 5 dollárt hoz, és utána nincs többé. Ökölszabály: azt add el, ami egyik árukombinációban sincs benne, az utolsó fordulóban pedig mindent, mert addigra a bevételt már megkaptad.
lesson-vp-buy = Minden kor végén vásárolhatsz győzelmi pontot. Az I. kor után 1 dollárba kerül egy, a II. kor után 3-ba, a III. kor után 10-be. Ökölszabály: az I. kor után tartsd meg a következő épület árát, a többit váltsd pontra; ilyen olcsó többé nem lesz.
lesson-wait = Most a többiek választanak. Közben nézd meg a térképet: hol hiányzik egyetlen bábu az első helyhez? A naplóból kiderül, mit tettek a többiek.
lesson-end = Ez volt az első értékelés: egy régió akkor számít, ha valakinek legalább három bábuja van ott; a legtöbb bábu 6 pontot ér, a második legtöbb 2-t, és minden ottani építész növeli a pontokat. Már tudod, hogyan kelnek át a bábuk a tengeren, hogyan lehet régiókat felfedezni, és hogyan hoznak pénzt az áruk és az épületek. Innen magad döntesz, én már csak az újdonságokat magyarázom el; ha bizonytalan vagy, kérj tippet, vagy nézd meg a szabályokat. És gondolj a végére: a III. korban az épületek azért adnak pontot, amit összegyűjtöttél.

# Miből áll egy eredmény.
score-regions-1 = Régiók, I. kor
score-regions-2 = Régiók, II. kor
score-regions-3 = Régiók, III. kor
score-bought = Vásárolt győzelmi pontok
score-discoveries = Felfedezések
score-economy = Gazdaság
score-buildings = Épületek
score-total = Összesen
score-money = Pénz (holtversenynél)
score-goods = Áruk (holtversenynél)
reason-points = Nyolc forduló után az győz, akinek a legtöbb győzelmi pontja van.
reason-tie-regions = Egyenlő a pontszám; az győz, aki az utolsó értékeléskor több pontot kapott a régiókért.
reason-tie-money = Egyenlő a pontszám; az győz, akinek több pénze van.
reason-tie-goods = Egyenlő a pontszám; az győz, akinek több áruja van.
reason-shared = Nyolc forduló után közös a győzelem.
scoring-first = első hely { $region-in }: { $points } GyP
scoring-second = második hely { $region-in }: { $points } GyP
scoring-none = { $region }: nincs pont, senkinek sincs három bábuja
scoring-builders = { $count } építész: +{ $first } az első, +{ $second } a második helyért

# Az asztal beállításai.
option-builders = Építészek
    .about = A kiképzőmezőn ingyen kapható egy építész. Az Újvilágban értékesebbé teszi a régióját, az Épületeknél 5 dollárral csökkenti az árat. Építészek nélkül három új épület kimarad. (E9)
option-builders-on = igen
option-builders-off = nem
option-new_buildings = Új épületek
    .about = A kiegészítő 20 épületét a másik 34 közé keverjük. (E10)
option-new_buildings-on = igen
option-new_buildings-off = nem
option-nation_advantages = Nemzetelőnyök
    .about = Mindenki hat nemzet egyikét vezeti, mindegyiknek két saját előnye van. (E11)
option-nation_advantages-on = igen
option-nation_advantages-off = nem
option-vp_purchase = Győzelmipont-vásárlás
    .about = Minden kor végén pénzért győzelmi pontot lehet venni, darabját 1, 3 és 10 dollárért. (E12)
option-vp_purchase-on = igen
option-vp_purchase-off = nem
option-sixth_colour = Hatodik szín
    .about = A kiegészítő lila bábui: egy hatodik játékos és az Itáliai városállamok. Nélkülük legfeljebb öten játszhattok. (E1.3)
option-sixth_colour-on = igen
option-sixth_colour-off = nem
option-portugal_free_discovery = Portugália második előnye
    .about = Portugália expedícióinál vagy 1-gyel kevesebbnek számítanak az őslakosok, vagy az első forduló előtt egyszer ingyen felfedez. (E2.11)
option-portugal_free_discovery-off = 1-gyel kevesebb őslakos
option-portugal_free_discovery-on = egy ingyen felfedezés
option-failed_counter = Sikertelen expedíció után
    .about = Eldönti, ki látja, hány őslakos van ott. Versenyeken csak az expedíció gazdája. (E5.24)
option-failed_counter-public = mindenki látja a jelzőt
option-failed_counter-explorer_only = csak az expedíció gazdája
option-late_seat_money = Pénz a későbbi helyért
    .about = Az első játékossorrendben minden hellyel hátrébb ennyivel több a kezdőpénz. Versenyeken 2 dollár. (E2.3)
option-late_seat_money-1 = 1 dollár
option-late_seat_money-2 = 2 dollár
option-start_order = Első játékossorrend
    .about = Sorsolás dönt, vagy mindenki licitál egy helyre; akkor senki sem kap többletpénzt. (E2.12)
option-start_order-random = sorsolással
option-start_order-bid = licittel
option-dock_six = Kikötő hat játékossal
    .about = A Kikötő nyitott mezői, ha hatan játszotok. (E2.10)
option-dock_six-11 = 11 mező
option-dock_six-12 = 12 mező
option-three_way_tie = Hármas holtverseny az élen
    .about = Ennyi pontot kap mindegyikük, ha egy régióban három vagy több játékosnak van a legtöbb bábuja. (E8.3)
option-three_way_tie-0 = nincs pont
option-three_way_tie-2 = 2 pont fejenként

# Ami megmagyarázza magát: az eseménymezők.
about-box-initiative = Kezdeményezés, az első eseménymező. Mindenkinek egy bábuja állhat itt. Az első mezőn 1 dollárt hoz, a másodikon 2-t és így tovább, és ez a sor lesz a következő forduló játékossorrendje; a többiek a régi sorrendjükben követik őket. (E5.1)
about-box-dock = Kikötő, a második eseménymező. Balról jobbra minden bábu partra száll egy felfedezett régióban, amelyet a gazdája választ, és ott marad. A kereskedő 5 dollárt hoz, a misszionárius még egy gyarmatosítót. Az X és az Y mező, majd a Mayflower hajói jönnek utoljára. (E5.5)
about-box-trade_goods = Áruk, a harmadik eseménymező. Balról jobbra minden bábuért elvehető egy a négy nyitott áruból. Az áruk minden fordulóban pénzt hoznak. (E5.10)
about-box-merchant_shipping = Kereskedelmi hajózás, a negyedik eseménymező. Akárhány bábu állhat itt. A kapitány és a kereskedő 2-t ér, minden más bábu 1-et; akinek a legtöbb jön ki, elviszi a kereskedőhajót. Holtversenynél azé, aki a játékossorrendben előrébb van. (E5.12)
about-box-capital_buildings = Épületek, az ötödik eseménymező. Balról jobbra minden bábuért megvehető egy nyitott épület, kortól függően 10, 14 vagy 20 dollárért. Az építész 5 dollárral kevesebbet fizet. Új épületek a forduló végén jönnek. (E5.15)
about-box-capital_buildings-base = Épületek, az ötödik eseménymező. Balról jobbra minden bábuért megvehető egy nyitott épület, kortól függően 10, 14 vagy 20 dollárért. Új épületek a forduló végén jönnek. (E5.15)
about-box-discovery = Felfedezés, a hatodik eseménymező. A játékossorrendben mindenki egy expedíciót indíthat az itt álló bábuiból. Ha olyan erős, mint az őslakosok, elviszi a felfedezésjelzőt. Az elküldött bábuk visszakerülnek a készletbe, a többiek itt várnak a későbbi fordulókra. (E5.20)
about-box-specialists = Specialisták, a hetedik eseménymező. Minden bábuért a mezőjének megfelelő specialista jár a következő fordulóra; a kiképzőmezőn ingyen egy építész, vagy 5 dollárért bármelyik másik. (E5.45)
about-box-specialists-base = Specialisták, a hetedik eseménymező. Minden bábuért a mezőjének megfelelő specialista jár a következő fordulóra; a kiképzőmezőn 5 dollárért bármelyik. (E5.45)
about-box-warfare = Hadviselés, az utolsó eseménymező. Balról jobbra minden bábu egy összecsapást enged meg: ingyen egy csatát egy régióban, vagy 10 dollárért háborút egy játékos ellen mindenütt. Minden katona egy ellenséges bábut távolít el. (E5.50)
about-space-x = A Kikötő X mezője. Csak a Rakpart tulajdonosa használhatja, akkor is, ha más mező még szabad. (E4.2)
about-space-y = A Kikötő Y mezője. Csak a Dokkok tulajdonosa használhatja, akkor is, ha más mező még szabad. (E4.2)
about-space-mayflower = Kereskedőhajó mint mező a Kikötőben. A Mayflower tulajdonosa fordulónként legfeljebb hármat használhat így; ezek a bevételnél hiányoznak az árukombinációkból. (E10.16)
about-space-training-base = A kiképzőmező. 5 dollárért bármelyik specialistát megkapod. A következő fordulóban helyezheted le. (E5.46)
about-space-training = A kiképzőmező. Ingyen kapsz egy építészt, vagy 5 dollárért bármelyik másik specialistát. A következő fordulóban helyezheted le. (E5.46)

# A bábuk.
about-figure-colonist = A gyarmatosító minden eseménymezőn dolgozik, és az Újvilágban egy bábunak számít. Fordulónként ötöt kapsz. Expedícióban 1-et ér. (E4.3)
about-figure-captain = A kapitány expedícióban 2-t ér, a Kereskedelmi hajózásnál is 2-t. Mindenütt máshol úgy dolgozik, mint a gyarmatosító. (E5.22)
about-figure-merchant = A kereskedő a Kereskedelmi hajózásnál 2-t ér, és 5 dollárt hoz, amikor a Kikötőből partra száll. Mindenütt máshol úgy dolgozik, mint a gyarmatosító. (E5.6)
about-figure-missionary = A Kikötőből partra szálló misszionárius még egy gyarmatosítót visz magával. Mindenütt máshol úgy dolgozik, mint a gyarmatosító. (E5.6)
about-figure-soldier = A katona a régiójában minden csatában eltávolít egy ellenséges bábut. Expedícióban zsákmányt hoz a jelző dollárjain felül. A Hadviseléshez bármelyik bábu megfelel. Tíz katonád van. (E5.53)
about-figure-builder = Az építész értékesebbé teszi a régióját az Újvilágban: +4 az első, +2 a második helyért, bárkié is az építész. Az Épületeknél 5 dollárral csökkenti az árat. Tíz építészed van. (E9)

# Áruk, hajók, pénz.
about-good = Egy áru. Az áruid minden fordulóban a legjobb árukombinációkba rendeződnek: bármely három 1 dollárt hoz, három egyforma 3-at, négy egyforma 6-ot. Semmi sem használódik el. (E6.1)
about-good-in-region = Ennek a régiónak az áruja. Akinek itt elsőként van három bábuja, elveszi. (E5.7)
about-goods-open = A négy nyitott áru. Amit senki sem vesz el, visszakerül a talonba, és a forduló végén négy új jön. (E7.2)
about-goods-supply = A talon, lefordítva. (E1.6)
about-set = Egy árukombináció. Egy kereskedőhajó bármelyik árut helyettesítheti, kombinációnként egy. Minden fordulóban pénzt hoz, a 8. forduló után pedig ugyanennyit győzelmi pontban is. (E6.1)
about-ship = Egy kereskedőhajó. Az árukombinációban bármelyik árut helyettesíti, kombinációnként egy hajó. Nyolc hajó van játékban. (E6.1)
about-money = Dollár. Épületekre, kiképzésre és háborúra költöd, és minden kor végén győzelmi pontra. (E12)
about-points = Győzelmi pontok. A 3., a 6. és a 8. forduló után a régiókért járnak, a végén a felfedezésekért, a gazdaságért és az épületekért. (E8)
about-hand = Felhasználható bábuk: ezeket helyezed le ebben a fordulóban. Mindet le kell helyezni. (E4.1)
about-supply = A készlet: azok a bábuid, amelyek sem felhasználhatók, sem a táblán nem állnak. (E1.4)
about-turn-order = A játékossorrend. Eszerint helyeztek le, fedeztek fel és vásároltok pontot, és ez dönt a Kereskedelmi hajózás holtversenyénél. A következőt a Kezdeményezés sora adja. (E7.5)
about-turn-track = Nyolc forduló három korban: 1–3., 4–6., 7–8. Minden kor végén értékeljük a régiókat. (E3.1)
about-buildings-open = A megvehető épületek: öt a mostani korból. A kor végén a többi kikerül a játékból. (E7.1)
about-spoils = Hadizsákmány. Az ilyen épület nem kerül semmibe; az építész sem kap vissza érte pénzt. (E9.4)

# Felfedezés és térkép.
about-region = Az Újvilág egy régiója. Akkor számít, ha valakinek legalább három bábuja van itt: a legtöbb bábu 6 pontot ér, a második legtöbb 2-t. (E8.2)
about-region-undiscovered = Felfedezetlen régió. Senki sem szállhat itt partra, amíg egy expedíció el nem viszi a felfedezésjelzőjét. (E1.1)
about-counter = Lefordított felfedezésjelző. Az őslakosok száma, dollár, katonánkénti zsákmány és győzelmi pont áll rajta. (E5.23)
about-counter-seen = Itt már kudarcot vallott egy expedíció. Ennyi az őslakos; a jelző ugyanaz maradt. (E5.27)
about-expedition = Egy expedíció. Minden bábu 1-et ér, a kapitány 2-t. Akkor sikerül, ha legalább olyan erős, mint az őslakosok. (E5.22)
about-natives = Az őslakosok: az itt élő emberek. Egy expedíciónak legalább ennyi erő kell. (E5.22)
about-plunder = Zsákmány: ennyi dollár jár az expedíció minden katonájáért, a jelző dollárjain felül. (E5.23)
about-discovery-card = Egy felfedezéskártya. Ha már minden régió felfedezett, az expedíciók ilyet húznak. Gyarmatosítót nem hoz, és a meg nem szerzett kártyát visszakeverjük. (E5.26)
about-discoveries = A játékos felfedezésjelzői és felfedezéskártyái. A pontjaik a végén számítanak. (E8.7)
about-first = Az első hely ebben a régióban: 6 pont, és minden itteni építészért még 4. Kettős holtversenynél fejenként 2 jár a 6 helyett; ha hárman vagy többen osztoznak rajta, csak az építészek pontjai járnak. (E8.3)
about-second = A második hely ebben a régióban: 2 pont, és minden itteni építészért még 2. Ha az első vagy a második helyen holtverseny van, csak az építészek pontjai járnak. (E8.4)
about-first-base = Az első hely ebben a régióban: 6 pont. Kettős holtversenynél fejenként 2; ha hárman vagy többen osztoznak rajta, semmi. (E8.3)
about-second-base = A második hely ebben a régióban: 2 pont. Ha az első vagy a második helyen holtverseny van, nem jár pont. (E8.4)
about-unscored = Itt még senkinek sincs három bábuja, ezért a régióért nem járna pont. (E8.1)

# A nemzetek.
about-nation-britain = Nagy-Britannia. Minden forduló végén minden más játékos 1 dollárt fizet neked, és 2 gyarmatosítóval többet kapsz. (E11)
about-nation-spain = Spanyolország. Minden forduló végén kapsz 1 katonát. Minden felfedezésed után azonnal kapsz 5 dollárt. (E11)
about-nation-france = Franciaország. Minden forduló végén kapsz 1 misszionáriust. Minden régióba, amelyet felfedezel, egy második gyarmatosítót is lehelyezel. (E11)
about-nation-portugal = Portugália. Minden forduló végén kapsz 1 kapitányt. Az expedícióidnál 1-gyel kevesebbnek számítanak az őslakosok. (E11)
about-nation-portugal-free = Portugália. Minden forduló végén kapsz 1 kapitányt. Az első forduló előtt egyszer ingyen felfedezel. (E2.11)
about-nation-holland = Hollandia. Minden forduló végén kapsz 1 kereskedőt és 1 kapitányt. (E11)
about-nation-italy = Itáliai városállamok. Minden forduló végén kapsz 1 kereskedőt, és minden két árudért 1 dollárt. (E11)

# Az épületek.
about-building-ship_yards = Hajógyár. Minden forduló végén kapsz 1 kapitányt a következő fordulóra. (E13)
about-building-barracks = Laktanya. Minden forduló végén kapsz 1 katonát a következő fordulóra. (E13)
about-building-monastery = Kolostor. Minden forduló végén kapsz 1 misszionáriust a következő fordulóra. (E13)
about-building-merchant_guild = Kereskedőcéh. Minden forduló végén kapsz 1 kereskedőt a következő fordulóra. (E13)
about-building-settlers = Telepesek. Minden forduló végén 1 gyarmatosítóval többet kapsz a következő fordulóra. (E13)
about-building-royal_treasury = Királyi kincstár. Minden forduló végén kapsz 5 dollárt. (E13)
about-building-new_world_cartography = Újvilág térképe. Amikor megveszed, ingyen felfedezhetsz: válassz egy felfedezetlen régiót, és vedd el a felfedezésjelzőjét, akárhány őslakost mutat is. Megkapod a dollárokat, és lehelyezel oda 1 gyarmatosítót. (E5.41)
about-building-wharf = Rakpart. Csak te használhatod a Kikötő X mezőjét. A rajta álló bábu a számozott mezők után száll partra. (E13)
about-building-treasure_fleet = Kincses flotta. Amikor megveszed, kapsz 20 dollárt. (E13)
about-building-conquistadors = Konkvisztádorok. Minden forduló végén 1 katona kerül a készletedből a Felfedezés eseménymezőre. A következő fordulótól indulhat útnak. (E13)
about-building-merchant_fleet = Kereskedőflotta. Amikor megveszed, kapsz 2 kereskedőhajót. (E13)
about-building-trading_post = Kereskedelmi telep. Amikor megveszed, vakon húzol 3 árut a talonból. (E13)
about-building-docks = Dokkok. Csak te használhatod a Kikötő Y mezőjét. A rajta álló bábu a számozott mezők és az X mező után száll partra. (E13)
about-building-rum_factory = Rumfőzde. A bevételnél minden cukrodért kapsz 3 dollárt, akár árukombinációban van, akár nem. (E13)
about-building-cigar_factory = Szivargyár. A bevételnél minden dohányodért kapsz 3 dollárt, akár árukombinációban van, akár nem. (E13)
about-building-privateers = Kalózok. Minden forduló végén minden más játékos 1 dollárt fizet neked minden kereskedőhajódért, amíg futja a pénzéből. (E13)
about-building-bank = Bank. Minden forduló végén kapsz 10 dollárt. (E13)
about-building-west_indies_company = Nyugat-indiai Társaság. Minden forduló végén vakon húzol 1 árut a talonból. A következő bevételtől számít. (E13)
about-building-university = Egyetem. Minden forduló végén kapsz 1 tetszőleges specialistát a következő fordulóra. (E13)
about-building-immigration = Bevándorlás. Minden forduló végén 2 gyarmatosítóval többet kapsz a következő fordulóra. (E13)
about-building-jesuits = Jezsuiták. A Kikötőből partra szálló misszionáriusaid 1 helyett 2 gyarmatosítót visznek magukkal. (E13)
about-building-artillery = Tüzérség. Csatában minden katonád 2 ellenséges bábut távolít el 1 helyett. (E13)
about-building-fortifications = Erődítmények. Minden csatában megmenthetsz legfeljebb 2 eltalált bábudat, miután mindkét fél választott. (E13)
about-building-colonial_roads = Gyarmati utak. Minden forduló végén egy bábudat másik felfedezett régióba viheted. Az érkezésének nincs hatása, de ott ez is lehet a harmadik bábud. (E13)
about-building-navy = Haditengerészet. A játszma végén minden kereskedőhajódért 3 GyP-ot kapsz. (E13)
about-building-wealth = Gazdagság. A játszma végén minden 5 dollárodért 1 GyP-ot kapsz, mielőtt győzelmi pontot vásárolsz. (E13)
about-building-parliament = Parlament. A játszma végén minden épületedért 2 GyP-ot kapsz, ezért is. (E13)
about-building-population = Népesség. A játszma végén minden három újvilági bábudért 1 GyP-ot kapsz. (E13)
about-building-military_glory = Hadi dicsőség. A játszma végén minden újvilági katonádért 4 GyP-ot kapsz. (E13)
about-building-stock_exchange = Tőzsde. Minden forduló végén 20 dollárt kapsz, a játszma végén pedig 3 GyP-ot. (E13)
about-building-mercantilism = Merkantilizmus. A játszma végén még egyszer megkapod a gazdaságodért járó pontok felét, lefelé kerekítve. (E13)
about-building-royal_palace = Királyi palota. A játszma végén 7 GyP-ot kapsz. (E13)
about-building-colonial_governors = Gyarmati kormányzók. A játszma végén 2 GyP-ot kapsz minden régióért, ahol legalább 4 bábud van. (E13)
about-building-viceroyalty = Alkirályság. A játszma végén 4 GyP-ot kapsz minden régióért, ahol az utolsó értékeléskor egyedül álltál az első helyen. (E13)
about-building-spoils_money_5 = Hadizsákmány. Nem kerül semmibe. Amikor elveszed, kapsz 5 dollárt. (E10.1)
about-building-spoils_ship = Hadizsákmány. Nem kerül semmibe. Amikor elveszed, kapsz 1 kereskedőhajót. (E10.2)
about-building-spoils_specialists = Hadizsákmány. Nem kerül semmibe. Amikor elveszed, kapsz 2 tetszőleges specialistát a következő fordulóra. (E10.3)
about-building-magellan = Magellán. Expedícióban minden kapitányod 3-nak számít. A Kereskedelmi hajózásnál továbbra is 2-nek. (E10.4)
about-building-new_world_city = Újvilági város. Minden forduló végén kapsz 1 építészt a következő fordulóra. (E10.5)
about-building-new_world_mission = Újvilági misszió. Minden forduló végén kapsz 1 misszionáriust a következő fordulóra. (E10.6)
about-building-overpopulation = Túlnépesedés. Amikor megveszed, legfeljebb 3 gyarmatosítót helyezhetsz le a készletedből felfedezett régiókba, egy helyre vagy szétosztva. (E10.7)
about-building-smuggler = Csempész. Minden forduló végén elcserélheted egy árudat egy másik játékos egyik árujára. A másik nem tagadhatja meg. (E10.8)
about-building-spoils_money_7 = Hadizsákmány. Nem kerül semmibe. Amikor elveszed, kapsz 7 dollárt. (E10.9)
about-building-spoils_goods = Hadizsákmány. Nem kerül semmibe. Amikor elveszed, vakon húzol 2 árut a talonból. (E10.10)
about-building-stonemasonry = Kőfaragás. Minden forduló végén kapsz 1 építészt a következő fordulóra. (E10.11)
about-building-papal_decree = Pápai rendelet. Amikor megveszed, kiválasztasz egy másik játékost. Mindketten 2-2 gyarmatosítót helyeztek le egy olyan régióba, ahol már van saját bábutok; te döntöd el, ki kezdi. (E10.12)
about-building-mint = Pénzverde. A bevételnél 2 dollárt kapsz minden aranyadért vagy minden ezüstödért, amelyik többet hoz. (E10.13)
about-building-trading_house = Kereskedőház. Közvetlenül a bevétel után akárhány árudat eladhatod, darabját 5 dollárért. Az eladott áru visszakerül a talonba. (E10.14)
about-building-reformation = Reformáció. Ahol van misszionáriusod, ott más játékosok partra szálló misszionáriusai nem visznek magukkal gyarmatosítót. (E10.15)
about-building-mayflower = Mayflower. Minden fordulóban legfeljebb 3 kereskedőhajód lehet további mező a Kikötőben, mindegyik egy bábunak; ezek szállnak partra utoljára. Az így használt hajó e forduló bevételénél hiányzik az árukombinációidból. (E10.16)
about-building-age_of_discovery = Felfedezések kora. A játszma végén minden felfedezésjelződért és felfedezéskártyádért 4 GyP-ot kapsz, a rajtuk lévő pontokon felül. (E10.17)
about-building-new_world_capital = Újvilág fővárosa. A játszma végén minden újvilági építészedért 3 GyP-ot kapsz. (E10.17)
about-building-enlightenment = Felvilágosodás. A játszma végén 4 GyP-ot kapsz minden bábudért, amely a 8. fordulóban a Specialistáknál állt. (E10.17)
about-building-rewritten_history = Újraírt történelem. Amikor megveszed, két másik játékostól elvehetsz egy-egy véletlenszerűen húzott felfedezésjelzőt. A kártyákat nem lehet elvenni. (E10.18)

# Az asztal szövegként.
table-turn = { $turn }. forduló (összesen { $turns })
table-order = sorrend { $list }
table-open-goods = Áruk: { $list }
table-open-buildings = Épületek ({ $price } dollár): { $list }
table-ship = egy kereskedőhajó
table-money = { $count } dollár
table-income = bevétel { $count }
table-points = { $count } GyP
table-ships = { $count } hajó
table-hand = felhasználható { $list }
table-finds = { $count } felfedezés
table-worth = { $first }/{ $second } GyP

# Felfedezésjelzők.
find-0 = 1 GyP-os jelző
    .acc = egy 1 GyP-os jelzőt
find-1 = 1 GyP-os jelző
    .acc = egy 1 GyP-os jelzőt
find-2 = 2 GyP-os jelző
    .acc = egy 2 GyP-os jelzőt
find-3 = 1 GyP-os jelző
    .acc = egy 1 GyP-os jelzőt
find-4 = 3 GyP-os jelző
    .acc = egy 3 GyP-os jelzőt
find-5 = 2 GyP-os jelző
    .acc = egy 2 GyP-os jelzőt
find-6 = 2 GyP-os jelző
    .acc = egy 2 GyP-os jelzőt
find-7 = 2 GyP-os jelző
    .acc = egy 2 GyP-os jelzőt
find-8 = 4 GyP-os jelző
    .acc = egy 4 GyP-os jelzőt
find-9 = 3 GyP-os jelző
    .acc = egy 3 GyP-os jelzőt
find-10 = 3 GyP-os jelző
    .acc = egy 3 GyP-os jelzőt
find-11 = 3 GyP-os jelző
    .acc = egy 3 GyP-os jelzőt
find-12 = 5 GyP-os jelző
    .acc = egy 5 GyP-os jelzőt
find-13 = 4 GyP-os jelző
    .acc = egy 4 GyP-os jelzőt
find-14 = 4 GyP-os jelző
    .acc = egy 4 GyP-os jelzőt
find-15 = 6 GyP-os jelző
    .acc = egy 6 GyP-os jelzőt

# -- the board
about-income = Ennyit kap a játékos a forduló végén, ahogy most állnak a dolgok: az árukombinációkért, az épületekből és a nemzetéért. Amit mások fizetnek, nincs benne. (E6.1)
board-area = { $name }: { $figures }, összesen { $sum }
board-bag = Talon: { $count } lapka
board-battle = Csata: { $region }
board-bid = { $name } ajánlata: { $sum } dollár
board-choices = { $count } hely világít
board-deck = Felfedezéskártyák: { $count }
board-discoveries = felfedezések
board-europe = Európa
board-expedition = Expedíció: { $figures }, ereje { $strength }
board-explores = { $name } (erő: { $strength })
board-falls = { $figures }, eltalálva: { $count }
board-figures = Bábuid
board-finds-of = { $finds }: { $points } GyP a végén
board-found = { $found } / { $regions } felfedezve
board-free = ingyen
board-from = { $what } { $sum } dollár
board-from-sets = kombinációk { $sum } dollár
board-good-taken = { $good }: már elvitték
board-good-waits = { $good }: az első hárombábus játékosé
board-goods = Áruid
board-goods-of = { $count ->
        [0] Nincs áru; bevétel { $income } dollár
       *[other] { $count } áru ({ $goods }); bevétel { $income } dollár
    }
board-hand = Ami a tiéd
board-happens-capital = Ebben a sorrendben vehetnek épületet, ára { $price } dollár: { $names }.
board-happens-discovery = Ebben a sorrendben küldhetnek expedíciót: { $names }.
board-happens-dock = Ebben a sorrendben szállnak partra: { $names }.
board-happens-goods = Ebben a sorrendben választanak árut: { $names }. Kínálat: { $goods }.
board-happens-initiative = Ebben a sorrendben kapnak pénzt: { $names }.
board-happens-no-ship = most nincs hajó.
board-happens-shipping = A hajót { $name } kapná. Az összegek: { $sums }.
board-happens-specialists = A következő fordulóra kapják: { $names }.
board-happens-warfare = Ebben a sorrendben harcolhatnak: { $names }.
board-hits = { $name }: { $count } találat
board-in-hand = Még felhelyezendő: { $figures }
board-in-no-set = kombináción kívül
board-income = bevétel
board-income-of = Bevétel a forduló végén: { $sum } dollár ({ $terms })
board-leaves = A tábla részei
board-money = { $count } dollár
board-more-for-set = még { $count }:
board-nation-britain = fordulónként: +2 gyarmatosító, minden más játékostól 1 dollár
board-nation-france = fordulónként: +1 misszionárius; +1 gyarmatosító, ahol felfedezel
board-nation-holland = fordulónként: +1 kereskedő és +1 kapitány
board-nation-italy = fordulónként: +1 kereskedő, két árunként 1 dollár
board-nation-portugal = fordulónként: +1 kapitány; eggyel kevesebb őslakos számít
board-nation-portugal-free = fordulónként: +1 kapitány; kezdéskor egy ingyenes felfedezés
board-nation-spain = fordulónként: +1 katona; felfedezésért 5 dollár
board-nations = A nemzetek
board-natives-over = több mint { $count } őslakos
board-next-order = A következő játékossorrend: { $names }.
board-no-buildings = Még nincs épületed.
board-no-figures = Nincs felhelyezendő bábu.
board-no-finds = Nincs felfedezés
board-no-goods = Még nincs árud.
board-nobody = még senki sincs ott.
board-on-dock = a kikötőben
board-on-space = { $name }: { $figure }, hely: { $number }
board-order = Játékossorrend
board-owned = Csak az övé: { $name }
board-owns = Nemzeted, épületeid és felfedezéseid
board-owns-base = Épületeid és felfedezéseid
board-place = { $place }. { $name }
board-points = { $more ->
        [0] { $count } GyP
       *[other] { $count } GyP, és ahogy most áll, a végén még { $more }
    }
board-price-builder = {", "}építésszel { $price }
board-put-back = { $figure } visszatétele
board-rule-discovery = fordulónként egy
board-rule-shipping = többség
board-rule-warfare = háború: { $price } dollár
board-scored-after = értékelés minden csillagnál
board-seen = látták
board-ship = kereskedőhajó
board-sold = elkelt
board-stands = { $figures }
board-strip-buildings = { $count } épület
board-strip-goods = áru { $goods } · hajó { $ships } · +{ $income }
board-then = utána { $regions }
board-there = { $name }: { $figures }; { $points } GyP
board-there-unscored = { $name }: { $figures }
board-turn = { $turn }/{ $turns }. forduló
board-turns = Fordulók
board-unknown = ismeretlen
board-unscored = Senkinek sincs három bábuja, így senki sem kapna pontot
board-vp-price = ★ értékelés, utána 1 GyP: { $price } dollár
board-who = { $name } ({ $figure })
board-world = Újvilág
board-worth = { $count } GyP
board-worth-now = most { $count } GyP

# Miért nem választható valami.
why-not-in-hand = A kezedben nincs ilyen bábu: { $figure }.
why-initiative-once = Már van bábud a Kezdeményezésnél; ott senkinek sem lehet kettő.
why-box-full = { $box }: minden hely foglalt ({ $count } / { $count }).
why-space-of-building = Ez a hely csak ennek az épületnek a tulajdonosáé: { $building }.
why-ships-used = Itt minden bábu egy hajódat foglalja le: hajóid száma { $ships }, ebből használatban { $used }.
why-undiscovered = { $region } még nincs felfedezve.
why-discovered = { $region } már fel van fedezve; az expedíció felfedezetlen régióba megy.
why-no-figure-there = { $region-in } nincs bábud.
why-nowhere-to-go = Csak egy régió van felfedezve, így nincs hová menni.
why-there-already = A bábu már { $region-in } van; válassz másik régiót.
why-no-such-figure = { $region-in } nincs ilyen bábud: { $figure }.
why-good-not-open = A nyílt áruk között nincs ilyen: { $good }.
why-no-good = Nincs ilyen árud: { $good }.
why-other-has-no-good = { $other } áruja közt ez nincs: { $good }.
why-building-not-open = Ez az épület nincs a kínálatban: { $building }.
why-too-dear = Az ára { $price } dollár, neked pedig { $money } van.
why-no-specialist = A gyarmatosító nem specialista; válassz egy másikat.
why-without-builders = Ennél az asztalnál építészek nélkül játszotok.
why-all-sent = A Felfedezésnél már mind úton van: { $figure }.
why-not-in-discovery = A Felfedezésnél nincs ilyen bábud: { $figure }.
why-yourself = Mást válassz, ne saját magadat.
why-decree-not-theirs = A rendelet rád és a megnevezett játékosra szól; { $other } nem kap gyarmatosítót.
why-no-figure-anywhere = Az Újvilágban nincs bábuja, ezért nem kap gyarmatosítót: { $other }.
why-taken-from-already = Az imént már elvettél egy jelzőt ettől a játékostól: { $other }; kettőt senki sem veszít.
why-no-counters = Nincs felfedezésjelzője: { $other }.
why-no-goods = Nincs cserélhető áruja: { $other }.
why-no-enemy-there = Rajtad kívül senkinek sincs bábuja { $region-in }.
why-no-soldier-there = { $region-in } nincs katona; a csatához egy kell, akár a tiéd, akár az ellenfélé.
why-no-front-with = Nincs olyan régió, ahol neked is, neki is van bábuja, és katona is áll: { $other }.
why-enemy-not-there = { $region-in } nincs bábuja: { $other }.
why-no-soldier-between = { $region-in } sem neked nincs katonád, sem neki: { $other }.
why-all-hit = Ott már mind elesett ({ $figure }): { $enemy }.
why-enemy-has-none = { $region-in } nincs ilyen bábuja ({ $figure }): { $enemy }.
why-not-hit = { $region-in } nem esett el ilyen bábud ({ $figure }), így nincs mit megmenteni.
why-nation-taken = Ez a nemzet már foglalt: { $nation }.

# Miről szól egy tipp.
aspect-points =
    { $count ->
        [0] győzelmi pontok
        [one] 1 győzelmi pont
       *[other] { $count } győzelmi pont
    }
hope-regions = Jobban állsz az Újvilág régióiban.
aspect-landings =
    { $count ->
        [0] egy bábu, amely partra száll az Újvilágban
        [one] 1 bábu, amely partra száll az Újvilágban
       *[other] { $count } bábu, amely partra száll az Újvilágban
    }
aspect-money =
    { $count ->
        [0] dollár
        [one] 1 dollár
       *[other] { $count } dollár
    }
aspect-goods =
    { $count ->
        [0] áru vagy hajó
        [one] 1 áru vagy hajó
       *[other] { $count } áru vagy hajó
    }
aspect-income =
    { $count ->
        [0] dollár minden fordulóban
        [one] 1 dollár minden fordulóban
       *[other] { $count } dollár minden fordulóban
    }
aspect-buildings =
    { $count ->
        [0] egy épület
        [one] 1 épület
       *[other] { $count } épület
    }
aspect-figures =
    { $count ->
        [0] felhelyezhető bábuk
        [one] 1 felhelyezhető bábu
       *[other] { $count } felhelyezhető bábu
    }
hope-discovery = Nagyobb esélyű az expedíciód.
hope-order = Előbbre kerülsz a játékossorrendben.
hope-war = Erősebb vagy egy háborúhoz.
hope-nation = Ezzel a nemzettel a botok jól boldogulnak.
hope-purchases = Épületet vehetsz.
hope-training = Specialistát kapsz a következő fordulóra.
hope-trade = Árut vagy hajót szerezhetsz.
score-promised = Még várható felfedezésekből és épületekből

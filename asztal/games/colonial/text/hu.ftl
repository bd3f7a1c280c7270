# Colonial magyarul.

game-title = Colonial: Európa tengerentúli birodalmai
game-sentence = Fedezz fel, kereskedj, végy fel hitelt, és viselj háborút egy tengerentúli birodalomért; az győz, aki elsőként eléri a 10 presztízst, és nincs adóssága.

seat-blue = Kék
seat-yellow = Sárga
seat-red = Piros
seat-white = Fehér
seat-green = Zöld
seat-orange = Narancs

# Területek: a név, tárgyesetben (mit?), hol van valami, hová kerül.
territory-0 = Kanada
    .acc = Kanadát
    .in = Kanadában
    .into = Kanadába
territory-1 = Új-Anglia
    .acc = Új-Angliát
    .in = Új-Angliában
    .into = Új-Angliába
territory-2 = Új-Franciaország
    .acc = Új-Franciaországot
    .in = Új-Franciaországban
    .into = Új-Franciaországba
territory-3 = Vadnyugat
    .acc = a Vadnyugatot
    .in = a Vadnyugaton
    .into = a Vadnyugatra
territory-4 = Kalifornia
    .acc = Kaliforniát
    .in = Kaliforniában
    .into = Kaliforniába
territory-5 = Új-Spanyolország
    .acc = Új-Spanyolországot
    .in = Új-Spanyolországban
    .into = Új-Spanyolországba
territory-6 = Nyugat-India
    .acc = Nyugat-Indiát
    .in = Nyugat-Indiában
    .into = Nyugat-Indiába
territory-7 = Guyana
    .acc = Guyanát
    .in = Guyanában
    .into = Guyanába
territory-8 = Peru
    .acc = Perut
    .in = Peruban
    .into = Peruba
territory-9 = Brazília
    .acc = Brazíliát
    .in = Brazíliában
    .into = Brazíliába
territory-10 = La Plata
    .acc = La Platát
    .in = La Platában
    .into = La Platába
territory-11 = Magreb
    .acc = a Magrebet
    .in = a Magrebben
    .into = a Magrebbe
territory-12 = Egyiptom
    .acc = Egyiptomot
    .in = Egyiptomban
    .into = Egyiptomba
territory-13 = Szahara
    .acc = a Szaharát
    .in = a Szaharában
    .into = a Szaharába
territory-14 = Nyugat-Afrika
    .acc = Nyugat-Afrikát
    .in = Nyugat-Afrikában
    .into = Nyugat-Afrikába
territory-15 = Kongó
    .acc = Kongót
    .in = Kongóban
    .into = Kongóba
territory-16 = Angola
    .acc = Angolát
    .in = Angolában
    .into = Angolába
territory-17 = Kelet-Afrika
    .acc = Kelet-Afrikát
    .in = Kelet-Afrikában
    .into = Kelet-Afrikába
territory-18 = Etiópia
    .acc = Etiópiát
    .in = Etiópiában
    .into = Etiópiába
territory-19 = Dél-Afrika
    .acc = Dél-Afrikát
    .in = Dél-Afrikában
    .into = Dél-Afrikába
territory-20 = Levante
    .acc = a Levantét
    .in = a Levantén
    .into = a Levantéra
territory-21 = Arábia
    .acc = Arábiát
    .in = Arábiában
    .into = Arábiába
territory-22 = Perzsia
    .acc = Perzsiát
    .in = Perzsiában
    .into = Perzsiába
territory-23 = India
    .acc = Indiát
    .in = Indiában
    .into = Indiába
territory-24 = Indokína
    .acc = Indokínát
    .in = Indokínában
    .into = Indokínába
territory-25 = Kína
    .acc = Kínát
    .in = Kínában
    .into = Kínába
territory-26 = Szibéria
    .acc = Szibériát
    .in = Szibériában
    .into = Szibériába
territory-27 = Japán
    .acc = Japánt
    .in = Japánban
    .into = Japánba
territory-28 = Kelet-India
    .acc = Kelet-Indiát
    .in = Kelet-Indiában
    .into = Kelet-Indiába
territory-29 = Ausztrália
    .acc = Ausztráliát
    .in = Ausztráliában
    .into = Ausztráliába

# Áruk és színek; az erőforrásmezőt az áruja és a területe nevezi meg.
good-0 = só
good-1 = szőnyeg
good-2 = porcelánedény
good-3 = kávé
good-4 = gyapot
good-5 = finom szövet
good-6 = mezőgazdasági termék
good-7 = dohány
good-8 = cukornád
good-9 = amerikai gyapot
good-10 = arany
good-11 = fűszer
good-12 = prém
good-13 = ópium
good-14 = selyem
good-15 = tea
good-16 = nemesfémek
good-17 = rabszolgák
colour-0 = fehér
colour-1 = bézs
colour-2 = sárga
colour-3 = piros
colour-4 = barna
colour-5 = lila
colour-6 = kék
colour-7 = zöld
colour-8 = szürke
colour-9 = fekete
box-name = { $good } { $territory-in }

continent-0 = Amerika
continent-1 = Afrika
continent-2 = Ázsia-Óceánia

# Karakterek: a név, tárgyesetben (kit?).
character-0 = nagykövet
    .acc = a nagykövetet
character-1 = hódító
    .acc = a hódítót
character-2 = felfedező
    .acc = a felfedezőt
character-3 = bankár
    .acc = a bankárt
character-4 = kormányzó
    .acc = a kormányzót
character-5 = hittérítő
    .acc = a hittérítőt
character-6 = kalmár
    .acc = a kalmárt
character-7 = felkelő
    .acc = a felkelőt
character-8 = tudós
    .acc = a tudóst
character-9 = uralkodó
    .acc = az uralkodót
character-10 = kereskedő
    .acc = a kereskedőt
character-11 = alkirály
    .acc = az alkirályt

# A hat kettős kártya.
card-0 = felfedező / nagykövet
card-1 = kereskedő / bankár
card-2 = tudós / hittérítő
card-3 = alkirály / felkelő
card-4 = kalmár / kormányzó
card-5 = uralkodó / hódító

# Haladássávok: a név, és hol lép előre valaki.
track-0 = tengerészet
    .in = a tengerészet sávján
track-1 = hadiflotta
    .in = a hadiflotta sávján
track-2 = logisztika
    .in = a logisztika sávján
track-3 = gazdaság
    .in = a gazdaság sávján

# Nemzetek: a név, tárgyesetben (mit?).
nation-0 = Portugália
    .acc = Portugáliát
nation-1 = Spanyolország
    .acc = Spanyolországot
nation-2 = Franciaország
    .acc = Franciaországot
nation-3 = Anglia
    .acc = Angliát
nation-4 = Hollandia
    .acc = Hollandiát

# Az ajánlatok üzenetei: lehetőségként, és a mondat végén.
message-0 = üzenet nélkül
    .said = {""}
message-1 = hogy szállíthassak
    .said = {" "}(„hogy szállíthassak”)
message-2 = a békéért
    .said = {" "}(„a békéért”)
message-3 = hogy törleszd a hiteledet
    .said = {" "}(„hogy törleszd a hiteledet”)
message-4 = az élen állóval szemben
    .said = {" "}(„az élen állóval szemben”)
message-5 = köszönöm
    .said = {" "}(„köszönöm”)

# Egy kéréshez tartozó fizetség: magában, és egy mondat után.
payment-none = fizetség nélkül
payment-pay = { $amount } kincs fizetése
payment-get = { $amount } kincs kérése
payment-pay-clause = , és { $amount } kincset fizet érte
payment-get-clause = , és { $amount } kincset vár cserébe

# A forduló fázisai.
phase-nations = nemzetválasztás
phase-program = kártyaválasztás
phase-rounds = vállalkozások
phase-last-chance = utolsó esély
phase-fleets = kereskedelmi flották
phase-naval = haditengerészet
phase-piracy = kalózkodás
phase-interest = kamat
phase-war = háború
phase-over = vége a játszmának

# Kérdések.
ask-nation = Melyik nemzetet vezeted? A gyarmataid csak a történelmi célterületein hoznak presztízst.
ask-program = { $slot ->
        [5] Ez legyen a négy kártyád? A másik kettő félre van téve az utolsó esélyre.
       *[other] Melyik kártya kerüljön a sorba ({ $slot }/4)? Négy kártyát ebben a sorrendben fordítasz fel; a másik kettőt félreteszed az utolsó esélyre.
    }
ask-play = { $round ->
        [5] Utolsó esély: melyik karaktert használod?
       *[other] Melyik karaktert használod?
    } { $treasury ->
        [0] Nincs kincsed
       *[other] { $treasury } kincsed van
    }{ $debt ->
        [0] {""}
       *[other] , és { $debt } az adósságod
    }.
ask-fleets = Hány kereskedelmi flottát építesz? Mindegyik 1 kincsbe kerül, és minden monopólium egyet enged meg. { $treasury } kincsed { $fleets ->
        [0] van, flottád nincs
       *[other] és { $fleets } kereskedelmi flottád van
    }.
ask-naval = Hány osztagot építesz? Mindegyik 1 kincsbe kerül. { $treasury } kincsed { $squadrons ->
        [0] van, osztagod nincs
       *[other] és { $squadrons } osztagod van
    }.
ask-piracy = Kinek a kereskedelmi flottája közé küldesz kalózt? 1 kincsbe kerül, és { $treasury } kincsed van. Visszahívni nem lehet.
ask-repay = Visszafizetsz most egy hitelt? { $debt } az adósságod, és { $treasury } kincsed van. { $unrest ->
        [0] Ha nincs zavargás az országodban, a hitelek nem nőnek.
       *[other] Az országod zavargásai miatt a kamat fázisában minden hitel ennyivel nő: { $unrest }.
    }
ask-repay-loan = Melyik hitelt fizeted vissza? { $treasury } kincsed van.
ask-repay-amount = Mennyit fizetsz vissza? A hitel { $size }, és { $treasury } kincsed van.
ask-repay-to-win = { $prestige } presztízsed van, { $debt } az adósságod, és { $treasury } kincsed van. Visszafizetsz mindent, és győzöl?
ask-offer = Mit ajánlasz, és kinek? { $treasury ->
        [0] Nincs kincsed.
       *[other] { $treasury } kincsed van.
    }
ask-offer-amount = { $gives ->
    [1] Mennyi kincset ajánlasz fel? { $other } kapja, neked { $treasury } van.
   *[other] Mennyi kincset kérsz? { $other } adja, neked { $treasury } van.
}
ask-offer-message = Milyen üzenet menjen vele? Nincs hatása, de { $other } látja.
ask-offer-answer = { $asked ->
        [1] { $gives ->
            [1] { $proposer } { $number } kincset ajánl neked{ $message-said }. Elfogadod?
           *[other] { $proposer } { $number } kincset kér tőled{ $message-said }. Odaadod? { $treasury } kincsed van.
        }
       *[other] { $other } az ajánlatodon gondolkodik. Amíg nem válaszol, visszavonhatod.
    }
ask-ambassador-seat = Kinek a diplomáciai jelzőjét viszed 1 lépéssel jobbra? Hadat üzenni csak annak lehet, aki nincs jobbra a támadótól.
ask-ambassador-territory = Melyik területről veszel le 1 zavargást?
ask-colony = Hol alapítasz gyarmatot? Ezután csak te rakhatsz oda jelzőt, és a kereskedőd többet ad el.
ask-company = Társaságot vagy protektorátust alapítasz { $territory-in }? Mindkettő { $gain } kincset hoz, és minden mást kizár. A társaság az egyik ottani jelződből kereskedelmi flottát csinál; a protektorátus egy osztagba kerül.
ask-purge = Tisztogatás { $territory-in }: eltávolítasz 1 zavargást erőszakkal? 1 lépést hátralépsz a diplomáciasávon, ha tudsz.
ask-looting = Fosztogatás { $territory-in }: elveszel { $gain } kincset az ott élőktől? Utána 1 zavargás tör ki ott.
ask-settlers = Pária telepesek: hány zavargást küldesz { $territory-into }? Az országodban { $unrest } van.
ask-pirate-governors = Kalóz kormányzók { $territory-in }: kinevezed őket? 1 lépést hátralépsz a diplomáciasávon, és mindenki, aki már használta a kalmárt, elveszít 1 kereskedelmi flottát, te is.
ask-plantation = Ültetvény { $territory-in }: létrehozod? Rabszolgák művelik, és { $gain } kincset hoz neked.
ask-explore = Mit fedezel fel? Dobj legalább annyit, amennyi a célnál áll. Kincsbe nem kerül; ha nem sikerül, csak az akció vész el.
ask-follow-up = Felfedezted { $territory-acc }. Raksz oda jelzőt? Egy kereskedelmi állomáshoz egy kereskedelmi flottád kell ({ $fleets } van). A kalandorok 1 kincsbe kerülnek ({ $treasury } van), és 1 zavargás tör ki ott.
ask-explore-box = Melyik erőforráshoz kerül a jelződ { $territory-in }?
ask-city = Melyik gyarmatodon alapítod a virágzó várost? Ott minden erőforrás 2 árut ad majd.
ask-city-value = Mennyi legyen a virágzó város értéke { $territory-in }? Ennyit fizetsz. { $treasury } kincsed van, a gazdaságod { $economy }. Minél nagyobb az értéke, annál nehezebb a várost felváltani.
ask-mission = Hová kerül a misszió? Megakadályozza a felkelést. Ahol zavargás van, ott 1 jelző átfordul.
ask-track = Melyik sávon lépsz előre? { $treasury } kincsed van.
ask-viceroy = Melyik területre raksz jelzőket? { $treasury } kincsed van. Ha elveszed valakitől az ellenőrzést, vagy megtörsz egy monopóliumot, egy lépést hátralépsz a diplomáciasávon.
ask-viceroy-box = Melyik erőforráshoz kerülnek a jelzőid { $territory-in }?
ask-viceroy-number = Hány jelzőt raksz le { $territory-in }? Mindegyik 1 kincsbe kerül, és { $treasury } kincsed van.
ask-pirates = { $active } a kalmárt használja. Támadnak a kalózaid? { $dice } kockával dobsz ({ $percent }% a siker esélye). Egy siker elpusztít egy kereskedelmi flottát; { $active } flottáinak száma { $victims }.
ask-counter-attack = Ellentámadásba mennek az osztagaid a kalózok ellen? { $dice } kockával dobsz ({ $percent }% a siker esélye), és nem veszítesz semmit. Minden siker elpusztít egy kalózt.
ask-sink = Kinek a kalózát pusztítod el?
ask-abolition = A rabszolgaságot eltörölték. Mégis szállítasz rabszolgákat? 1 lépést hátralépsz a diplomáciasávon.
ask-ship = Hány saját árut szállítasz a piacra? A kereskedelmi flottád { $capacity } árut bír el.
ask-ship-ask = Kitől kérsz szállítani való árut? A kereskedelmi flottád még { $capacity } árut bír el. Minden megadott áru neked egy árut hoz a piacon, a tulajdonosának 1 kincset.
ask-ship-number = Hány árut kérsz? { $other } dönt róla.
ask-ship-payment = Tartozzon hozzá fizetség? { $number } árut kérsz, és { $other } dönt róla; fizetséggel mindet megadja, vagy semmit.
ask-ship-answer = { $active } { $number } árut kér tőled szállításra{ $payment-clause }. Hányat adsz meg? Mindegyik 1 kincset hoz neked, { $active } pedig egy árut kap a piacon.
ask-sell = Hány saját árut adsz el? { $capacity } árut adhatsz el, és { $goods } van a piacon.
ask-sell-ask = Kitől kérsz eladni való árut? Még { $capacity } árut adhatsz el. Minden megadott áru neked is, a tulajdonosának is 1 kincset hoz.
ask-sell-number = Hány árut kérsz? { $other } dönt róla.
ask-sell-payment = Tartozzon hozzá fizetség? { $number } árut kérsz, és { $other } dönt róla; fizetséggel mindet megadja, vagy semmit.
ask-sell-answer = { $active } { $number } árut kér tőled eladásra{ $payment-clause }. Hányat adsz meg? Mindegyik 1 kincset hoz neked, és { $active } is ugyanennyit kap.
ask-rebel = Mit tesz a felkelő?
ask-rebellion = Hol tör ki a felkelés? Minden siker levesz onnan egy jelzőt; te választod ki, melyiket, a sajátodat utoljára.
ask-stir-up = Hol szítasz zavargást? Valaki, akinek jelzője van ott, a saját országában is zavargást kap. 4 zavargásnál forradalom tör ki.
ask-turn-mission = Melyik missziót fordítod vissza zavargásra? Valaki, akinek jelzője van ott, a saját országában is zavargást kap.
ask-incite = Kinek az országában szítasz zavargást? Akinél 4 zavargás van, annál a következő forduló hazai forradalommal kezdődik.
ask-victim = Kinek a jelzője vész el { $territory-in }? { $left ->
        [one] Ezzel vége a felkelésnek.
       *[other] Ezzel együtt még { $left } vész el.
    }
ask-war = Hadat üzensz valakinek? 1 lépést hátralépsz a diplomáciasávon, és a háborút most vívjátok meg évről évre, amíg az egyik fél meg nem adja magát. A vesztes 1 presztízst ad át. Erőid: { $squadrons } osztag, { $treasury } kincs, { $goods } áru a piacon.
ask-war-counter = Melyik jelző vész el { $territory-in }? A tulajdonosa: { $victim }.
ask-war-pirate = Melyik kalóz vész el? A tulajdonosa: { $victim }.
ask-surrender = Véget ért a háború { $year }. éve; az ellenfeled { $enemy }. Megadod magad? { $prestige ->
        [0] Nincs presztízsed, amelyet átadhatnál.
        [one] Az egyetlen presztízsedet adod át.
       *[other] 1 presztízst adsz át; most { $prestige } van.
    }

# Lehetőségek.
choice-nation = { $nation }
choice-program = { $card }
choice-program-confirm = a négy kártya jóváhagyása
choice-play = { $character }
choice-play-pass = passz
choice-play-repay = hitel visszafizetése (adósság: { $debt })
choice-play-offer = ajánlattétel
choice-fleets = { $number ->
        [0] egy sem
       *[other] { $number } kereskedelmi flotta { $number } kincsért
    }
choice-fleets-repay = hitel visszafizetése (adósság: { $debt })
choice-fleets-offer = ajánlattétel
choice-naval = { $number ->
        [0] egy sem
       *[other] { $number } osztag { $number } kincsért
    }
choice-naval-repay = hitel visszafizetése (adósság: { $debt })
choice-naval-offer = ajánlattétel
choice-piracy = { $seat } ({ $fleets } kereskedelmi flotta)
choice-piracy-none = nincs kalóz
choice-piracy-repay = hitel visszafizetése (adósság: { $debt })
choice-piracy-offer = ajánlattétel
choice-repay-none = most nem
choice-repay-repay = visszafizetés
choice-repay-never = a következő hitelig nincs több kérdés
choice-repay-loan = hitel ({ $size })
choice-repay-amount = { $number } kincs
choice-repay-to-win-no = most nem
choice-repay-to-win-yes = minden visszafizetése és győzelem
choice-offer-give = kincs adása ({ $other })
choice-offer-ask = kincs kérése ({ $other })
choice-offer-none = nincs ajánlat
choice-offer-amount = { $number } kincs
choice-offer-message = { $message }
choice-offer-answer-refuse = elutasítás
choice-offer-answer-accept = elfogadás
choice-offer-answer-withdraw = az ajánlat visszavonása
choice-ambassador-seat = { $seat } (új hely: { $space })
choice-ambassador-seat-none = senkiét
choice-ambassador-territory = { $territory } ({ $unrest } zavargás)
choice-ambassador-territory-none = sehonnan
choice-colony = { $territory } ({ $gain } presztízs, a kereskedő { $trades } áruval többet ad el)
choice-company = társaság: { $box-good } (1 kereskedelmi flotta és { $gain } kincs)
choice-company-last = társaság: { $box-good } (az utolsó jelződ, a gyarmat elvész)
choice-company-protectorate = protektorátus ({ $gain } kincs, 1 osztag elvész)
choice-company-neither = egyik sem
choice-purge-no = nincs tisztogatás
choice-purge-yes = 1 zavargás eltávolítása erőszakkal (1 lépés hátra)
choice-looting-no = nincs fosztogatás
choice-looting-yes = { $gain } kincs elvétele
choice-looting-revolution = { $gain } kincs elvétele (forradalom, a gyarmat elvész)
choice-settlers = { $number ->
        [0] egy sem
       *[other] { $number } zavargás
    }
choice-pirate-governors-no = nincsenek kalóz kormányzók
choice-pirate-governors-yes = kalóz kormányzók kinevezése (1 lépés hátra)
choice-plantation-no = nincs ültetvény
choice-plantation-yes = { $gain } kincs rabszolgamunkából
choice-explore = { $territory }: { $percent ->
        [0] soha
        [100] biztos
       *[other] { $need }+ ({ $percent }%)
    }, { $gain } presztízs
choice-explore-never = { $territory }: soha ({ $need }+), { $gain } presztízs
choice-explore-circumnavigation = Körülhajózás: { $percent ->
        [0] soha
        [100] biztos
       *[other] { $need }+ ({ $percent }%)
    }, { $gain } presztízs
choice-explore-stop = nincs második felfedezés
choice-follow-up-stop = nem kerül oda jelző
choice-follow-up-trading-post = kereskedelmi állomás (1 flotta)
choice-follow-up-adventurers = kalandorok (1 kincs, 1 zavargás)
choice-city = { $territory } ({ $goods } áruval több)
choice-city-value = { $number } értékű, { $number } kincsért
choice-mission = { $territory }{ $unrest ->
        [0] {""}
       *[other] {" "}(1 zavargás átfordul)
    }
choice-pirates-no = visszatartás
choice-pirates-yes = támadás
choice-counter-attack-no = nincs ellentámadás
choice-counter-attack-yes = ellentámadás
choice-sink = { $seat } egyik kalóza
choice-abolition-no = nincs rabszolgaszállítás
choice-abolition-yes = rabszolgák szállítása (1 lépés hátra)
choice-ship = { $number ->
        [0] egy sem
       *[other] { $number } áru
    }
choice-ship-ask = { $seat } (legfeljebb { $most })
choice-ship-ask-stop = nincs több kérés
choice-ship-number = { $number } áru
choice-ship-payment-none = fizetség nélkül
choice-ship-payment-pay = { $amount } kincs fizetése
choice-ship-payment-get = { $amount } kincs kérése
choice-ship-answer = { $number ->
        [0] egy sem
       *[other] { $number } áru
    }
choice-sell = { $number ->
        [0] egy sem
       *[other] { $number } áru
    }
choice-sell-ask = { $seat } (legfeljebb { $most })
choice-sell-ask-stop = nincs több kérés
choice-sell-number = { $number } áru
choice-sell-payment-none = fizetség nélkül
choice-sell-payment-pay = { $amount } kincs fizetése
choice-sell-payment-get = { $amount } kincs kérése
choice-sell-answer = { $number ->
        [0] egy sem
       *[other] { $number } áru
    }
choice-rebel-rebellion = felkelés kirobbantása
choice-rebel-stir-up = zavargás szítása
choice-rebel-mission = misszió visszafordítása zavargásra
choice-rebellion = { $territory }: { $dice } kocka ({ $percent }%)
choice-stir-up = { $territory } ({ $unrest ->
        [3] 3 zavargás: forradalom
       *[other] { $unrest } zavargás
    })
choice-turn-mission = { $territory } ({ $unrest ->
        [3] 3 zavargás: forradalom
       *[other] { $unrest } zavargás
    })
choice-incite = { $seat } (zavargás otthon: { $unrest })
choice-victim = { $victim }: { $box-good }
choice-war = { $seat }: { $squadrons } osztag, { $treasury } kincs, { $goods } áru
choice-war-none = nincs háború
choice-war-counter = { $box }
choice-war-pirate = ami { $seat } flottája között van
choice-surrender-fight = a háború folytatása
choice-surrender-surrender = { $prestige ->
        [0] megadás
       *[other] megadás (1 presztízs átadása)
    }
choice-track = { $track }, { $price } kincsért
choice-viceroy = { $territory }{ $need ->
        [0] {""}
       *[other] {" "}(gyarmathoz { $counters }/{ $need } jelző)
    }
choice-box = { $box }
choice-box-control = { $box } ({ $need ->
        [1] {""}
       *[other] { $need } jelző:{" "}
    }ellenőrzés{ $step ->
        [0] {""}
       *[other] , 1 lépés hátra
    })
choice-viceroy-box = { $box }
choice-viceroy-box-stop = nincs több jelző
choice-viceroy-number = { $number } jelző { $number } kincsért{ $control ->
        [0] {""}
       *[other] {" "}(ellenőrzés{ $step ->
            [0] {""}
           *[other] , 1 lépés hátra
        })
    }

# Ami történik.
event-start-player-drawn = A kisorsolt kezdőjátékos { $seat }; ezért lead 1 kincset.
event-continent-only = Csak egy kontinens van játékban: { $continent }.
event-continent-without = { $continent } nincs játékban.
event-nation-taken = { $seat } vezeti { $nation-acc }.
event-turn-begins = { $turn }. forduló
event-home-revolution = Hazai forradalom: { $seat } ebben a fordulóban csak az utolsó eséllyel élhet{ $treasure ->
        [0] {""}
       *[other] , és elveszít { $treasure } kincset
    }.
event-card-placed = { $slot }. kártya: { $card }.
event-round-begins = { $round }. kör
event-last-chance-begins = Utolsó esély
event-card-revealed = { $seat } kártyája: { $card }.
event-passed = { $seat } passzol.
event-character-used = { $seat } használja { $character-acc }.
event-fleets-begin = Kereskedelmi flották
event-fleets-built = { $seat } épít { $count } kereskedelmi flottát.
event-start-player-taken = { $seat } a kezdőjátékos, mert neki van a legtöbb monopóliuma ({ $monopolies }).
event-start-player-passed = Senki sincs egyedül az élen a monopóliumokkal; a következő kezdőjátékos { $seat }.
event-naval-begins = Haditengerészet
event-squadrons-built = { $seat } épít { $count } osztagot.
event-piracy-begins = Kalózkodás
event-pirate-sent = { $seat } kalózt küld { $victim } kereskedelmi flottája közé.
event-interest-due = { $seat } adóssága { $total } kinccsel nő: { $loans ->
        [one] 1 hitel kamata { $unrest }
       *[other] { $loans } hitel kamata egyenként { $unrest }
    }.
event-control-taken = { $seat } átveszi az ellenőrzést { $box-in } ({ $box-good }); eddig { $loser } gyakorolta.
event-control-gained = { $seat } megszerzi az ellenőrzést { $box-in } ({ $box-good }).
event-monopoly-broken = { $seat } megtöri { $loser } monopóliumát.
event-stepped-back = { $seat } hátralép a diplomáciasávon; új helye: { $space }.
event-colony-lost = { $seat } elveszíti a gyarmatát { $territory-in }{ $prestige ->
        [0] {""}
       *[other] , és vele { $prestige } presztízst
    }.
event-independent = Független állam alakul { $territory-in }.
event-revolution = Forradalom { $territory-in }.
event-loan-repaid = { $seat } visszafizet { $amount } kincset, { $left ->
        [0] és nincs több adóssága
       *[other] adóssága még { $left }
    }.
event-offer-give = { $seat } ajánlata: { $amount } kincset ad { $other } részére{ $message-said }.
event-offer-ask = { $seat } kérése: { $other } adjon { $amount } kincset{ $message-said }.
event-offer-accepted = { $seat } elfogadja: { $giver } { $amount } kincset ad, { $receiver } kapja.
event-offer-refused = { $seat } elutasítja { $other } ajánlatát.
event-offer-withdrawn = { $seat } visszavonja az ajánlatát ({ $other } kapta).
event-diplomacy-raised = { $other } jobbra lép a diplomáciasávon; új helye: { $space }.
event-unrest-calmed = { $seat } levesz 1 zavargást { $territory-in }.
event-colony-founded = { $seat } gyarmatot alapít { $territory-in }: { $prestige ->
        [0] presztízs nem jár érte
       *[other] { $prestige } presztízs
    }.
event-company-formed = { $seat } társaságot alapít { $box-in }: egy jelző kereskedelmi flotta lesz, és { $treasure } kincs folyik be.
event-protectorate-formed = { $seat } 1 osztagért protektorátust alapít { $territory-in }: { $treasure } kincs folyik be.
event-purged = { $seat } erőszakkal eltávolít 1 zavargást { $territory-in }.
event-looted = { $seat } kifosztja { $territory-acc }: { $treasure } kincs, és 1 zavargás tör ki.
event-settlers-sent = { $seat } pária telepesekkel { $count } zavargást küld { $territory-into }.
event-pirate-governors = { $seat } kalóz kormányzókat nevez ki.
event-fleet-lost = { $seat } elveszít 1 kereskedelmi flottát.
event-plantation-paid = { $seat } ültetvényt hoz létre { $territory-in }: a rabszolgamunka { $treasure } kincset hoz.
event-exploration-rolled = { $seat } felfedezné { $territory-acc }: legalább { $need ->
        [-2] 1
        [-1] 1
        [0] 1
       *[other] { $need }
    } kell, a dobás { $roll }.
event-circumnavigation-rolled = { $seat } elindul, hogy körülhajózza a Földet: legalább { $need } kell, a dobás { $roll }.
event-explored = { $seat } felfedezte { $territory-acc }: { $prestige } presztízs.
event-exploration-failed = { $seat } hiába próbálta felfedezni { $territory-acc }.
event-america-discovered = Amerika felfedezéséért { $seat } kap még { $prestige } presztízst; ott mostantól mindenkinek könnyebb a felfedezés.
event-circumnavigated = { $seat } körülhajózta a Földet: { $prestige } presztízs.
event-circumnavigation-failed = { $seat } nem tudta körülhajózni a Földet.
event-trading-post = { $seat } kereskedelmi állomást nyit { $box-in } ({ $box-good }).
event-adventurers = { $seat } kalandorokat küld { $box-into } ({ $box-good }); 1 zavargás tör ki.
event-loan-taken = { $seat } felvesz { $treasure } kincs hitelt.
event-city-founded = { $seat } { $value } értékű virágzó várost alapít { $territory-in }: 1 presztízs.
event-mission-turned = { $seat } 1 zavargást misszióra fordít { $territory-in }.
event-mission-placed = { $seat } missziót létesít { $territory-in }.
event-mission-prestige = A misszióért { $seat } kap 1 presztízst.
event-pirates-attacked = { $seat } kalózai támadnak { $dice } kockával, { $victim } a célpont: { $successes ->
        [0] nincs siker
       *[other] { $successes } siker
    }.
event-pirates-held-back = { $seat } visszatartja a kalózait; { $victim } flottája biztonságban van tőlük.
event-counter-attacked = { $seat } ellentámad a kalózok ellen { $dice } kockával: { $successes ->
        [0] nincs siker
       *[other] { $successes } siker
    }.
event-pirate-sunk = { $seat } elveszít egy kalózt { $victim } kereskedelmi flottája között.
event-abolition-paid = { $seat } az eltörlés ellenére rabszolgákat szállít.
event-shipped = { $seat } a piacra szállít { $count } árut.
event-shipping-asked = { $seat } { $count } árut kér szállításra{ $payment-clause }; { $other } dönt róla.
event-shipping-granted = { $seat } megad { $count } árut, és kap { $count } kincset; az árut { $other } szállítja.
event-shipping-refused = { $seat } nem ad meg árut; { $other } kérte.
event-sold = { $seat } elad { $count } árut.
event-selling-asked = { $seat } { $count } árut kér eladásra{ $payment-clause }; { $other } dönt róla.
event-selling-granted = { $seat } megad { $count } árut; ő is, { $other } is kap { $count } kincset.
event-selling-refused = { $seat } nem ad meg árut; { $other } kérte.
event-rebellion = { $seat } felkelést robbant ki { $territory-in } { $dice } kockával: { $successes ->
        [0] nincs siker
       *[other] { $successes } siker
    }.
event-counter-lost = { $seat } elveszít egy jelzőt { $box-in } ({ $box-good }).
event-unrest-placed = { $seat } zavargást szít { $territory-in }.
event-mission-overturned = { $seat } egy missziót visszafordít zavargásra { $territory-in }.
event-incited = { $seat } zavargást szít { $victim } országában.
event-advanced = { $seat } előrelép { $track-in } { $price } kincsért; új értéke: { $value }.
event-repressed = { $seat } elnyom 1 zavargást a saját országában.
event-abolition = { $seat } eléri a rabszolgaság eltörlését. Aki ezután rabszolgákat szállít, hátralép a diplomáciasávon.
event-war-declared = { $seat } hadat üzen; az ellenfele { $enemy }.
event-war-year = Háború, { $year }. év
event-land-battle = Háború szárazföldön, { $territory-in } (sikeres kockák). { $seat }: { $dice } kockából { $hits } siker; { $enemy }: { $enemy_dice } kockából { $enemy_hits }.
event-trade-battle = Kereskedelmi háború (sikeres kockák). { $seat }: { $dice ->
        [0] nincs kocka
       *[other] { $dice } kockából { $hits } siker
    }; { $enemy }: { $enemy_dice ->
        [0] nincs kocka
       *[other] { $enemy_dice } kockából { $enemy_hits }
    }.
event-europe-battle = Háború Európában (sikeres kockák). { $seat }: { $dice ->
        [0] nincs kocka
       *[other] { $dice } kockából { $hits } siker
    }; { $enemy }: { $enemy_dice ->
        [0] nincs kocka
       *[other] { $enemy_dice } kockából { $enemy_hits }
    }.
event-sea-battle = Tengeri háború (sikeres kockák). { $seat }: { $dice ->
        [0] nincs kocka
       *[other] { $dice } kockából { $hits } siker
    }; { $enemy }: { $enemy_dice ->
        [0] nincs kocka
       *[other] { $enemy_dice } kockából { $enemy_hits }
    }.
event-goods-lost = { $seat } elveszít { $count } árut a piacon.
event-treasure-lost = { $seat } elveszít { $count } kincset.
event-ships-lost = { $seat } elveszít { $squadrons ->
        [0] {""}
       *[other] { $squadrons } osztagot
    }{ $fleets ->
        [0] {""}
       *[other] { $squadrons ->
            [0] {""}
           *[other] {" "}és{" "}
        }{ $fleets } kereskedelmi flottát
    }.
event-pirate-lost = { $seat } elveszít egy kalózt { $victim } kereskedelmi flottája között.
event-exhausted = { $seat } kimerült.
event-surrendered = { $seat } megadja magát; { $prestige ->
        [0] a győztes { $enemy }
       *[other] { $enemy } kap { $prestige } presztízst
    }.
event-war-undecided = { $seat } és { $enemy } háborúja győztes nélkül ér véget.
event-viceroy-placed = { $seat } lerak { $count } jelzőt { $box-in } ({ $box-good }).
event-prestige-reached = { $seat } presztízse { $prestige }, és nincs adóssága.
event-turn-limit-reached = { $turn } forduló után véget ér a játszma.

reason-prestige = 10 presztízs adósság nélkül: ez a győzelem.
reason-turn-limit = Véget ért az utolsó forduló; az győz, akinek az adósság levonása után a legtöbb presztízse van.

# Meddig tart egy játszma.
game-length = 60–150 perc

# Az asztal beállításai.
option-advanced_colonies = Haladó gyarmatalapító szabályok
    .about = Egy gyarmat alapítása után további eszközökhöz nyúlhatsz: társaság vagy protektorátus, tisztogatás, fosztogatás, telepesek, kalóz kormányzók, ültetvény. A második játszmától ajánljuk. (C15.3)
option-advanced_colonies-off = nem
option-advanced_colonies-on = igen
option-nations = Nemzetek
    .about = Mindenki választ egyet az öt nemzetből; mindegyiknek különleges szabályai és történelmi célterületei vannak. A nemzetek nem egyformán erősek. Egyetlen kontinensen Spanyolország vagy Portugália előtt eleinte kevés nyitott út van. 2–5 játékosnak. (C26.1)
option-nations-off = nem
option-nations-on = igen
option-continent = Kontinens
    .about = Két játékossal csak egy kontinens van játékban, három játékossal egy kimarad. Eldönti, melyik. (C26.2)
option-continent-random = sorsolás dönti el
option-continent-america = Amerika
option-continent-africa = Afrika
option-continent-asia_oceania = Ázsia-Óceánia
option-turn_limit = Fordulókorlát
    .about = Ha addig senki sem győzött, az győz, akinek a legtöbb presztízse van; minden megkezdett 10 adósság 1 presztízst von le. A legtöbb játszma jóval a 30. forduló előtt véget ér. (C27.4)
option-turn_limit-0 = nincs
option-offers = Ajánlatok kincsre
    .about = Eldönti, hogy a játékosok adhatnak-e egymásnak kincset, kérhetnek-e egymástól, és fizethetnek-e, amikor árut kérnek. (C13)
option-offers-on = szabad
option-offers-off = nem szabad
option-home_revolution_cards = Kártyák hazai forradalomban
    .about = Ha négy zavargás van az országodban, a négy kártyádnak nincs hatása. Eldönti, melyik kártyát játszhatod ki mégis az utolsó esélynél. (C4.1)
option-home_revolution_cards-set_aside = a két félretett egyikét
option-home_revolution_cards-all_six = mind a hat egyikét
option-city_minimum = Egy új virágzó város ára
    .about = Eldönti, mennyit kell érnie egy új városnak, ha már van egy. (C18.2)
option-city_minimum-more = többet, mint a régi
option-city_minimum-equal = legalább annyit
option-takeover_penalty = Diplomácia az ellenőrzés átvételekor
    .about = Eldönti, mikor kerül egy lépésbe a diplomáciasávon egy erőforrás ellenőrzésének átvétele. (C5.3)
option-takeover_penalty-own_placement = csak saját jelzők lerakásakor
option-takeover_penalty-any_majority = akkor is, ha mások jelzőt veszítenek
option-company_last_counter = Társaság az utolsó jelzővel
    .about = A társaság leveszi egy jelződet az új gyarmatról. Eldönti, lehet-e ez az utolsó; akkor a gyarmat elvész. (C15.3)
option-company_last_counter-allowed = szabad
option-company_last_counter-forbidden = nem szabad
option-pirate_governors_scope = A kalóz kormányzók hatása
    .about = Eldönti, kinek a kereskedelmi flottáját érintik. (C15.3)
option-pirate_governors_scope-turn = e forduló minden kalmárját
option-pirate_governors_scope-round = csak e kör kalmárjait
option-left_end = A diplomáciasáv bal vége
    .about = A kalóz kormányzók, és az eltörlés után a rabszolgák, egy lépésbe kerülnek a diplomáciasávon. Eldönti, mi érvényes arra, aki már nem tud hátralépni. (C6.5)
option-left_end-strict = lépés nélkül nem megy
option-left_end-lenient = nem kell lépés
option-war_casualties = Veszteségek a háborúban
    .about = Eldönti, ki választ több jelző közül, ha a háborúban egy elvész. (C23.5)
option-war_casualties-scorer = aki a sikert elérte
option-war_casualties-owner = aki elveszíti
option-war_exhaustion = Kimerülés a szárazföldön
    .about = Eldönti, mikor kell egy félnek a szárazföldi veszteségei miatt megadnia magát. (C23.7)
option-war_exhaustion-front = ha minden jelzőjét elveszítette
option-war_exhaustion-territory = ha egy területet elveszített
option-pirate_dice = A kalózok kockái
    .about = Eldönti, hány kockával dob több kalóz tulajdonosa, amikor a kalmár útra kel. (C20.2)
option-pirate_dice-per_player = tulajdonosonként egy
option-pirate_dice-per_pirate = kalózonként egy
option-pirate_counter = Ellentámadás a kalózok ellen
    .about = Eldönti, mikor mehetnek ellentámadásba az osztagok. (C20.3)
option-pirate_counter-after_attack = csak támadás után
option-pirate_counter-always = mindig, ha van ott kalóz
option-viceroy_spread = Az alkirály jelzői
    .about = Eldönti, hogy az alkirály egyszerre egy terület több erőforrására is rakhat-e jelzőt. (C25.1)
option-viceroy_spread-one_box = mind egy erőforrásra
option-viceroy_spread-one_territory = szétosztva egy területen
option-spain_missions = Spanyolország missziói
    .about = Eldönti, mely missziók hoznak Spanyolországnak presztízst, ha nemzetekkel játszotok. (C26.1)
option-spain_missions-placed = csak a lerakottak
option-spain_missions-any = az átfordított zavargások is

# Öt perc alatt: amit a tanító mond, amikor valami először kerül szóba.
lesson-start = Üdvözöllek. Egy európai hatalmat vezetsz, amely tengerentúli birodalomra tör. Az győz, aki elsőként eléri a 10 presztízst, és nincs adóssága. Presztízs jár a felfedezésért, a gyarmatokért, a városokért és a háborúkért. Kincset a kereskedelem hoz: a térképen lévő jelzőid árut adnak, a kalmár elszállítja, a kereskedő eladja. Ebben a leckében egy első gyarmatig jutunk el. Mutass rá bármire, vagy tartsd rajta az ujjad, és megtudod, mi az; az újfajta kérdéseket én magyarázom el.
lesson-nation = Minden nemzetnek megvan a maga szabálya és a történelmi célterületei; máshol a gyarmataid nem hoznak presztízst. Ökölszabály: nézd meg, hol vannak a célterületek, és mennyire gyengék ott az őslakosok.
lesson-program = Minden fordulóban titokban sorba raksz négyet a hat kártyádból. Minden kártyán két karakter van, és csak később döntöd el, melyiket használod. A két megmaradt kártya egyikét a forduló végén még kijátszhatod. Ökölszabály: a felfedező jöjjön korán, utána az alkirály, a kalmár pedig előzze meg a kereskedőt, mert az adja el, amit a kalmár elszállított.
lesson-play = Fel van fordítva egy kártya: használd a két karakter egyikét, vagy passzolj. Mutass rá egy karakterre, és megtudod, mit tesz. Ökölszabály: alapíts gyarmatot, amint a hódító képes rá; fedezd fel, ami könnyen elérhető; hitelt (bankár) csak akkor vegyél fel, ha tudod, mire kell, mert amíg vissza nem fizeted, nem győzhetsz.
lesson-fleets = Minden monopólium fordulónként egy kereskedelmi flottát enged meg 1 kincsért. Minden flottával egy árut szállít a kalmár. Ökölszabály: annyi flottád legyen, ahány erőforrást ellenőrzöl.
lesson-naval = Az osztagok megvédik a kereskedelmi flottádat a kalózoktól, és harcolnak a tengeri háborúban. Hogy egy fordulóban hányat építhetsz, azt a hadiflottád mutatja. Ökölszabály: egy-kettő elég, amíg senki sem fenyeget.
lesson-piracy = Egy kalóz 1 kincsbe kerül, és egy másik játékos kereskedelmi flottája között leselkedik. Amikor az a játékos a kalmárt használja, te dobsz; átlagosan minden harmadik dobás elpusztít egy flottát. Ökölszabály: ha van fölös kincsed, ahhoz küldd, aki a legtöbbet szállítja.
lesson-repay = Hitelt bármikor visszafizethetsz, annyit, amennyit akarsz. Az országodban lévő zavargás miatt minden hitel fordulónként nő, és aki tartozik, nem győzhet. Ökölszabály: ha zavargás van az országodban, fizess vissza hamar; ha nincs, előbb használd a kincset.
lesson-repay-loan = Minden hitel külön nő. Ökölszabály: előbb a legkisebbet fizesd vissza egészen, akkor eggyel kevesebb hitel kamatozik.
lesson-repay-amount = Ökölszabály: a visszafizetett hitel már nem kamatozik, ezért inkább egyet fejezz be, mint hogy kettőt csökkents. Tartsd meg, ami a következő akciódhoz kell.
lesson-repay-to-win = Van elég presztízsed és elég kincsed. Ha most mindent visszafizetsz, azonnal győzöl.
lesson-offer = Kincset adhatsz egy másik játékosnak, vagy kérhetsz tőle. Az ígéretek senkit sem köteleznek. Ökölszabály: akkor ajánlj valamit, ha egy kis ajándékkal háborút kerülhetsz el, vagy árut szerezhetsz.
lesson-offer-amount = Mennyit ér neked? Ökölszabály: kezdd alacsonyan; az elutasított ajánlat nem kerül semmibe.
lesson-offer-message = Az üzenet megmondja, mire való a kincs. A szabályokra nincs hatása.
lesson-offer-answer = Ha elfogadod, a kincs azonnal gazdát cserél; ennél többről nem állapodtatok meg. Ökölszabály: ami ingyen van, fogadd el; adni csak akkor adj, ha hasznod van belőle.
lesson-ambassador-seat = A diplomáciasáv dönti el, ki kit támadhat meg: csak annak üzenhetsz hadat, aki nincs tőled jobbra. Ökölszabály: magadat vidd jobbra, el a legerősebb ellenféltől.
lesson-ambassador-territory = 4 zavargásnál egy terület független állam lesz, és az ottani gyarmat elvész. Ökölszabály: előbb a saját gyarmataidat csillapítsd le.
lesson-colony = Itt minden erőforrást ellenőrzöl, és legalább annyi jelződ van, amilyen erősek az őslakosok: most gyarmatként uralhatod a területet. 1 presztízst hoz, ezután csak te rakhatsz ide jelzőt, és a kereskedőd többet ad el. Ha az utolsó jelződ is elvész, vagy 4 zavargás gyűlik össze, a gyarmat is elvész. Ökölszabály: azt a területet válaszd, amelyet nehéz elvenni tőled.
lesson-company = Egy társaság vagy egy protektorátus azonnal kincset hoz, de ezen a gyarmaton akkor más már nem lehetséges. Az utolsó jelződet sose add oda érte, mert a gyarmat elvész. Ökölszabály: mondj le mindkettőről, ha a fosztogatás többet hoz.
lesson-purge = A tisztogatás erőszakkal távolít el zavargást, és a tekintélyedbe kerül. Ökölszabály: csak akkor, ha már 2 vagy 3 zavargás van a területen.
lesson-looting = A fosztogatás kincset hoz, aranynál kétszer annyit, és zavargást hagy maga után. Ökölszabály: akkor éri meg, ha kevés a zavargás; 4-nél a gyarmat elveszne.
lesson-settlers = A saját országod zavargásait a gyarmatra küldheted. Ökölszabály: tedd meg, ha hiteled van, vagy 3 zavargás van otthon, de a gyarmat maradjon 4 alatt.
lesson-pirate-governors = Mindenki, aki már használta a kalmárt, elveszít egy kereskedelmi flottát, te is. Ökölszabály: csak akkor éri meg, ha a többiek már szállítottak, te pedig nem.
lesson-plantation = Minden rabszolgamezőért, amelyet ellenőrzöl, az ültetvény 3 kincset hoz. A játék úgy számol, ahogyan azok a hatalmak számoltak.
lesson-explore = Minden célnál ott áll, mennyi kell a kockán: a 4+ azt jelenti, 4 vagy több. A tengerészet csökkenti a számot, és az is, ha egy szomszédos területen van jelződ. A siker presztízst hoz; a kudarc csak az akciódba kerül. Ökölszabály: olyat válassz, ahol jó az esély, és gyengék az őslakosok, mert az ilyen területből hamar gyarmat lesz.
lesson-follow-up = Most lerakhatsz egy első jelzőt. Akinek egy erőforráson a legtöbb jelzője van, az ellenőrzi, és árut termel vele. Egy kereskedelmi állomáshoz egy kereskedelmi flottád kell; a kalandorok 1 kincsbe kerülnek, és zavargást hagynak maguk után. Ökölszabály: rakj le jelzőt, különben más teszi meg.
lesson-explore-box = Minden erőforrásnak van színe. Ha egy szín erőforrásait csak te ellenőrzöd, tiéd a monopóliuma; az aranynál minden erőforrás külön monopólium. A teához és az ópiumhoz 6-os gazdaság kell. Ökölszabály: először arany, azután olyan szín, amely másnak nincs.
lesson-city = A virágzó város megkétszerezi, amit egy gyarmat ad, és 1 presztízst hoz. Csak egy van belőle: az új város felváltja a régit. Ökölszabály: azt a gyarmatot válaszd, ahol a legtöbb erőforrást ellenőrzöd.
lesson-city-value = Az érték egyben az ár, legfeljebb annyi, amennyi a gazdaságod. Az új városnak többe kell kerülnie, mint a réginek. Ökölszabály: fizess annyit, hogy a többiek egyhamar ne licitálhassanak túl.
lesson-mission = A missziók megakadályozzák a felkelést, de a forradalmat 4 zavargásnál nem. Ökölszabály: ott fordíts át zavargást, ahol sok jelződ van.
lesson-pirates = Most támadhatnak a kalózaid. Átlagosan minden harmadik dobás elpusztít egy kereskedelmi flottát. A támadás után az ellenfeled visszavághat. Ökölszabály: akkor támadj, ha az ellenfelednek kevés a flottája.
lesson-counter-attack = Osztagonként egy kockával dobsz, legfeljebb 5-tel, és egyet sem veszítesz el. Minden siker elpusztít egy kalózt. Ökölszabály: mindig tedd meg.
lesson-sink = Minden siker elpusztít egy általad választott kalózt. Ökölszabály: azét, akinek itt a legkevesebb van, mert így eggyel kevesebb támadó marad.
lesson-abolition = A rabszolgaságot eltörölték. Aki mégis rabszolgákat szállít, a tekintélyéből veszít: egy lépést hátralép a diplomáciasávon.
lesson-ship = Minden kereskedelmi flotta egy árut visz a piacra egy olyan erőforrásról, amelyet ellenőrzöl. Az áru ott vár a kereskedőre. Ökölszabály: szállíts annyit, amennyit csak tudsz.
lesson-ship-ask = Néhány flottád még üres. A többiektől is kérhetsz árut: te egy árut kapsz a piacon, ők 1 kincset. Visszautasíthatják. Ökölszabály: mindkettőtöknek jó. Olyantól kérj, aki le van maradva, és mondj le róla, ha egy ellenfélnek többet segítene, mint neked.
lesson-ship-number = Hány árut kérsz? A másik játékos kevesebbet is megadhat.
lesson-ship-payment = Fizetség is tartozhat hozzá, akár tőled, akár a másiktól. Akkor mindet megadja, vagy semmit. Ökölszabály: először fizetség nélkül próbáld.
lesson-ship-answer = Valaki a te erőforrásaidról szállítana árut. Nem veszítesz semmit: mindegyik 1 kincset hoz neked, neki pedig egy árut a piacon. Ökölszabály: egyezz bele, hacsak nem áll közel a győzelemhez.
lesson-sell = Minden eladott áru 1 kincset hoz. Hogy mennyit adhatsz el, azt a gazdaságod és a gyarmataid mutatják. Ökölszabály: adj el annyit, amennyit csak tudsz.
lesson-sell-ask = Többet is eladhatnál, mint amennyid van. Elkérheted a többiek áruját a piacról: te is, a tulajdonosa is 1 kincset kap. Ökölszabály: mindkettőtöknek jó. Olyantól kérj, aki le van maradva, és mondj le róla, ha egy ellenfélnek többet segítene, mint neked.
lesson-sell-number = Hány árut kérsz? A másik játékos kevesebbet is megadhat.
lesson-sell-payment = Fizetség is tartozhat hozzá, akár tőled, akár a másiktól. Akkor mindet megadja, vagy semmit. Ökölszabály: először fizetség nélkül próbáld.
lesson-sell-answer = Valaki eladná a piacon lévő árudat: mindegyik mindkettőtöknek 1 kincset hoz. Ökölszabály: egyezz bele, ha magad egyhamar nem tudod eladni.
lesson-rebel = A zavargás gyengíti a többieket: egy területen felkeléshez vezethet, az országukban növeli a hiteleket, és hazai forradalmat hozhat. Ökölszabály: ott robbants ki felkelést, ahol másoknak sok jelzőjük van, és erősek az őslakosok.
lesson-rebellion = Annyi kockával dobsz, amennyi a zavargás és az őslakos erő szorzata; átlagosan minden harmadik levesz egy jelzőt. Ökölszabály: olyan területet válassz, ahol más gyarmata kevés jelzőn áll.
lesson-stir-up = Egy zavargás a területre kerül, egy pedig egy ott lévő játékos országába. Ökölszabály: olyan területet válassz, ahol neked nincs jelződ, a legerősebb ellenfelednek viszont van.
lesson-turn-mission = Ha egy missziót átfordítasz, ott újra lehetséges a felkelés, és egy zavargás kerül egy ott lévő játékos országába.
lesson-incite = Az ország zavargásai minden hitelt növelnek. 4-nél a következő forduló hazai forradalommal kezdődik, és a kincstár elvész. Ökölszabály: annak árts vele, aki vezet, vagy akinek hitele van.
lesson-victim = Te választod ki, melyik jelző vész el, a sajátod utoljára. Ökölszabály: ott, ahol valaki elveszíti a többséget, vagy egy gyarmat az utolsó jelzőjét.
lesson-track = A szám egyben ár és érték. A tengerészet a felfedezőt segíti, a hadiflotta több osztagot enged meg, a logisztikával az alkirály több jelzőt rak le, a gazdasággal a kereskedő többet ad el. Ökölszabály: tengerészet, amíg fel akarsz fedezni; logisztika, ha jelzőket raksz le egy gyarmathoz; gazdaság, ha több árud van, mint amennyit eladhatsz.
lesson-war = A háború egy lépésbe kerül a diplomáciasávon, és azonnal, négy fronton kell megvívni. Akinek egy fronton nem marad semmije, megadja magát, és átad 1 presztízst. Ökölszabály: csak akkor üzenj hadat, ha több az osztagod, a kincsed és az árud, és a másiknak van vesztenivaló presztízse.
lesson-war-counter = Te választod ki, melyik ellenséges jelző vész el. Ökölszabály: ott, ahol az ellenfél elveszíti az ellenőrzést vagy egy gyarmatot.
lesson-war-pirate = Az ellenfél kalózai bárhol eltalálhatók. Ökölszabály: előbb azok, amelyek a te flottád között vannak.
lesson-surrender = Ha megadod magad, átadsz 1 presztízst, és vége a háborúnak. Ha nem, újabb év következik. Ökölszabály: harcolj tovább, amíg több kockád van, mint az ellenfélnek.
lesson-viceroy = Az alkirály kincsből jelzőt rak egy erőforrásra, annyit, amennyi a logisztikád. Egy gyarmathoz a terület minden erőforrása kell, és legalább annyi jelző, amennyi az őslakos erő; ez a szám áll a pajzson. Ökölszabály: oda menj, ahol a legkevesebb jelző hiányzik a gyarmathoz.
lesson-viceroy-box = Egy erőforrást akkor ellenőrzöl, ha több jelződ van rajta, mint bárki másnak. Ha valakitől elveszed, egy lépésbe kerül a diplomáciasávon. Ökölszabály: előbb azok az erőforrások, amelyeket még nem ellenőrzöl.
lesson-viceroy-number = Minden jelző 1 kincsbe kerül. Ökölszabály: annyit rakj le, amennyi a gyarmathoz hiányzik.
lesson-wait = Most a többiek választanak. Közben nézd meg a térképet: hol hiányzik már csak néhány jelző egy gyarmathoz? A naplóból kiderül, mit tettek a többiek.
lesson-end = Már tudod, hogyan lehet területeket felfedezni, hogyan lesz az áruból kincs, a jelzőkből pedig gyarmat. Innen magad döntesz, én már csak az újdonságokat magyarázom el; ha bizonytalan vagy, kérj tippet, vagy nézd meg a szabályokat. És gondolj a végére: 10 presztízzsel is csak adósság nélkül győzöl.

# Miből áll az eredmény.
score-net-prestige = Presztízs az adósság levonása után
score-prestige = Presztízs
score-debt = Adósság
score-treasure = Kincs
score-boxes = Ellenőrzött mezők
score-monopolies = Monopóliumok
score-colonies = Gyarmatok

# Az asztal a terminálban.
table-turn = { $turn }/{ $turns }. forduló
table-turn-endless = { $turn }. forduló
table-round = { $round }/{ $rounds }. kör
table-start = kezdőjátékos: { $name }
table-active = soron van: { $name }
table-america = még felfedezetlen: nehézség +{ $penalty }, az elsőnek +{ $prestige } presztízs
table-circumnavigation = Körülhajózás: presztízs { $prestige }, nehézség { $difficulty }
table-legend = ★ presztízs · ◇ nehézség · ⚄ ennyi kell a kockán, és az esély · ♟ őslakos erő · ! zavargás · ✝ misszió · ⌂ gyarmat · ⚑ független állam · ♔ virágzó város és értéke · [ ] ellenőrzi a mezőt
table-monopolies = Monopóliumok: { $list }
table-abolished = A rabszolgaságot eltörölték.
table-prestige = presztízs { $count }
table-treasury = kincs { $count }
table-fleets = flotta { $count }
table-squadrons = osztag { $count }
table-goods = a piacon { $count }
table-diplomacy = diplomácia { $count }
table-monopolies-held = monopólium { $count }
table-production = termel { $count }
table-trades = elad { $count }
table-unrest = zavargás { $count }
table-loans = hitel { $list }
table-pirates = kalóz { $list }
table-cards = kártyák { $list }
table-revolt = hazai forradalom
table-war = Háború: { $attacker } támad, { $defender } védekezik, { $year }. év
table-programme = A kártyáid: { $list }
table-aside = Félretéve: { $list }

# Játéktábla: a kézben lévő kártyák.
board-round = { $round }. kör
board-hand = A kártyáid
board-slots = A kártyáid sorban
board-slot-next = kattints kártyára, vagy húzd ide
board-slot-take-back = { $card } visszavétele ({ $slot }. hely)
board-card-done = használtad
board-card-passed = passz
board-card-now = te jössz
board-card-open = felfordítva
board-card-secret = lefordítva
board-card-placed = { $slot }. kártya
board-card-aside = félretéve
board-card-last = utolsó esély: egyikük
board-card-kept = a kezedben
board-card-revolt = hatástalan
board-does-explorer = { $percent ->
        [0] nincs elérhető cél
       *[other] felfedezés, esély: max. { $percent }%
    }
board-does-ambassador = diplomácia +1, zavargás −1
board-does-trader = legfeljebb { $count } áru eladása
board-does-financier = { $count } kincs kölcsön
board-does-scientist = egy lépés egy sávon
board-does-missionary = misszió létesítése
board-does-viceroy = { $count ->
        [0] nincs kincs a lerakáshoz
        [one] 1 jelző lerakása
       *[other] legfeljebb { $count } jelző
    }
board-does-rebel = zavargás vagy felkelés
board-does-merchant = { $count ->
        [0] nincs mit szállítani
       *[other] legfeljebb { $count } áru a piacra
    }
board-does-governor = { $count ->
        [0] városhoz gazdaság kell: { $least }
        [1] { $least } értékű város
        [2] { $least } vagy { $most } értékű város
       *[other] { $least }–{ $most } értékű város
    }
board-does-sovereign = rend otthon, háború
board-does-conqueror = gyarmat alapítása

# Játéktábla: a választható nemzetek.
board-nations = A nemzetek
nation-targets = Történelmi célterületek: { $targets }
nation-targets-none = Egyik történelmi célterülete sincs játékban.
nation-rule-portugal = 6 presztízsig minden felfedezővel kétszer fedez fel, de csak Brazília, Afrika és Ázsia-Óceánia áll nyitva előtte.
nation-means-portugal = Gyors presztízs felfedezésekkel.
nation-rule-spain = 6 presztízsig minden lerakott misszió 1 presztízst hoz neki, de csak Amerika (Brazília nélkül) és a célterületei állnak nyitva előtte.
nation-means-spain = Presztízs missziókkal, kocka nélkül.
nation-rule-france = A 4-es logisztika 5-nek számít: az alkirálya ekkor legfeljebb 5 jelzőt rak le.
nation-means-france = Későn erős: gyarmat egy csapásra.
nation-rule-england = A 4-es hadiflotta 5-nek számít: ekkor fordulónként legfeljebb 5 osztagot épít.
nation-means-england = Későn erős: uralja a tengert.
nation-rule-netherlands = Mindig 1 monopóliummal több van neki, amelyet senki sem törhet meg, de logisztikában nem léphet előre.
nation-means-netherlands = Minden fordulóban egy flotta, de az alkirálya egyesével rakja le a jelzőket.

# Játéktábla: a játékosok.
board-prestige = Presztízs: { $count }/{ $goal }
board-treasury = Kincs: { $count }
board-fleets = Kereskedelmi flotta: { $count }
board-squadrons = Osztag: { $count }
board-goods = Áru a piacon: { $count }
board-monopolies = Monopólium: { $count }
board-home-unrest = Zavargás otthon: { $count }
board-loans = { $count ->
        [0] Nincs hitel
       *[other] Hitelek: { $stacks }
    }
board-pirates = Kalózok: { $names }
board-start = Kezdőjátékos
board-revolt = Hazai forradalom: ennek a négy kártyának nincs hatása
board-mini-free = még nincs kiválasztva
board-mini-back = lefordítva
board-mini-used = használt karakter: { $character }
board-mini-passed = passz
board-mini-open = { $first } vagy { $second }
board-mini-last = utolsó esély: { $character }

about-ambassador = A nagykövet egy játékos diplomáciai jelzőjét, akár a tiédet, 1 lépéssel jobbra viszi, és levesz 1 zavargást egy területről. Az egyiket, a másikat vagy mindkettőt megteheted. (C14)
about-conqueror = A hódító gyarmatot alapít ott, ahol minden mezőt ellenőrzöl, és legalább annyi jelződ van, amennyi az őslakos erő. 1 presztízst hoz. (C15)
about-explorer = A felfedező kockadobással felfedez egy területet, vagy körülhajózza a Földet. Ha sikerül, presztízst hoz, és lerakhatsz egy első jelzőt. (C16)
about-financier = A bankár hitelt vesz fel: most 10 kincs, és 10 adósság. Minden hitel az országod zavargásaival nő, és akinek hitele van, nem győzhet. (C17)
about-governor = A kormányzó virágzó várost alapít az egyik gyarmatodon. Kifizeted az értékét, legfeljebb annyit, amennyi a gazdaságod, és kapsz 1 presztízst. Ott minden mező 2 árut ad. (C18)
about-missionary = A hittérítő 1 zavargást misszióra fordít, vagy missziót rak oda, ahol nincs zavargás. Ahol misszió van, ott nem törhet ki felkelés. (C19)
about-merchant = A kalmár árut szállít a piacra azokról a mezőkről, amelyeket ellenőrzöl, kereskedelmi flottánként egyet. Előbb a kalózok támadnak. Ha marad hely, a többiektől is kérhetsz árut. (C20)
about-rebel = A felkelő felkelést robbant ki ott, ahol zavargás van, zavargást szít egy területen és egy ott lévő játékos országában, vagy visszafordít egy missziót zavargásra. (C21)
about-scientist = A tudós 1 helyet előrelép egy haladássávon. Az új helyen álló számot fizeted ki. (C22)
about-sovereign = Az uralkodó elnyom 1 zavargást a saját országodban, és hadat üzenhet egy játékosnak, aki a diplomáciasávon nincs tőled jobbra. (C23)
about-trader = A kereskedő eladja a piacon lévő árut, darabját 1 kincsért: annyit, amennyi a gazdaságod és a gyarmataid őslakos ereje együtt. (C24)
about-viceroy = Az alkirály kincsből jelzőt rak egy felfedezett terület egyik mezőjére, legfeljebb annyit, amennyi a logisztikád. (C25)
about-programme = Hat kártyád közül négy, abban a sorrendben, ahogy felfordítod őket. Mindegyiknek az egyik karakterét használod. A másik kettőt félreteszed; egyiküket az utolsó esélynél kijátszhatod. (C4.1)
about-prestige = Presztízs. Aki elsőként eléri a 10-et, és nincs adóssága, azonnal győz. Felfedezésért, gyarmatokért, virágzó városokért és megnyert háborúkért jár. (C7)
about-treasury = Kincs, a játék pénze. Jelzőkre, flottára, osztagra, kalózra, haladásra és városra költöd. (C2)
about-fleets = Kereskedelmi flották. A kalmár mindegyikkel 1 árut szállít. A kereskedelmi flották fázisában monopóliumonként 1-et építhetsz. (C4.2)
about-pirates = Más játékosok kalózai a kereskedelmi flották között. Amikor ez a játékos a kalmárt használja, minden kalóztulajdonos dobhat, hogy elpusztítson egy flottát. (C20.2)
about-squadrons = Osztagok. A tengeri háborúban harcolnak, és ellentámadnak a kalózok ellen. A haditengerészet fázisában annyit építhetsz, amennyi a hadiflottád. (C4.4)
about-goods = Áru a piacon. A kereskedő kincset csinál belőle. Háborúban elveszhet. (C24)
about-monopolies = Monopóliumok: azok a színek, amelyekből csak ez a játékos ellenőriz mezőt, és minden ellenőrzött aranymező. Mindegyik fordulónként egy kereskedelmi flottát enged meg, és akinek a legtöbb van, az a kezdőjátékos. (C5.4)
about-loans = Hitelek. A kamat fázisában mindegyik annyival nő, ahány zavargás az országban van. Aki tartozik, nem győzhet. (C17)
about-home-unrest = Zavargások a játékos saját országában. Mindegyik miatt minden hitel fordulónként 1-gyel nő. Ha a forduló elején 4 vagy több van, hazai forradalom tör ki. (C9.4)
about-start = A kezdőjátékos minden fázisban és körben az első. Az lesz, akinek a legtöbb monopóliuma van; egyenlőség esetén a soron következő játékos. (C4.3)
about-cards = E forduló kártyái sorrendben. A nem használt karakter halvány; ami még nincs felfordítva, az lefordítva látszik. (C4.1)
about-revolt = Hazai forradalom: ha 4 vagy több zavargás van az országban, a kincstár elvész, és a négy kártyának nincs hatása. Csak az utolsó esély marad. (C4.1.1)
about-nation-portugal = Portugália egy felfedezővel kétszer fedezhet fel, amíg először el nem éri a 6 presztízst. Addig csak Brazíliában, Afrikában és Ázsia-Óceániában fedezhet fel és rakhat le jelzőt. (C26.1)
about-nation-spain = Spanyolország minden lerakott misszióért 1 presztízst kap, amíg először el nem éri a 6 presztízst. Addig csak Amerikában Brazília nélkül, valamint a történelmi célterületein fedezhet fel és rakhat le jelzőt. (C26.1)
about-nation-france = Franciaországnak a 4-es logisztika 5-nek számít. Az ára 4 marad. (C26.1)
about-nation-england = Angliának a 4-es hadiflotta 5-nek számít. Az ára 4 marad. (C26.1)
about-nation-netherlands = Hollandiának mindig eggyel több monopóliuma van, amelyet senki sem törhet meg. Logisztikában nem léphet előre. (C26.1)

# Játéktábla: a térkép.
chart-europe = Európa
chart-continents = A térkép részei
chart-choices = { $count } lehetőség itt
chart-need = { $need }+
chart-percent = { $percent }%
chart-certain = biztos
chart-never = soha
chart-throw = { $need ->
        [1] biztos
        [6] 6 kell a kockán
        [7] soha
       *[other] legalább { $need } kell a kockán
    }
chart-odds = { $territory }: { $throw } ({ $terms })
chart-odds-unknown = { $territory }: nehézség { $difficulty }, presztízs { $prestige }
chart-term-difficulty = nehézség { $difficulty }
chart-term-seafaring = −{ $count } a tengerészetért
chart-term-neighbour = −1 a jelzőkért { $territory-in }
chart-term-america = +{ $count } Amerika felfedezéséig
chart-around = Körülhajózás: { $throw } ({ $terms })
chart-around-unknown = Körülhajózás: nehézség { $difficulty }, presztízs { $prestige }
chart-target = A nemzeted történelmi célterülete
chart-colony = { $name } gyarmata
chart-independent = Független állam
chart-box = { $name } ellenőrzi: { $box } ({ $counters })
chart-box-nobodys = Senki sem ellenőrzi: { $box } ({ $counters })
chart-box-empty = Nincs jelző: { $box }
chart-natives = Őslakos erő: { $count }
chart-natives-doubled = Őslakos erő: { $count }, a független államban kétszeres
chart-city = Virágzó város, értéke { $value }
chart-unrest = Zavargás: { $count }
chart-missions = Misszió: { $count }

# Játéktábla: ami a területek mellett van.
inset-progress = Haladás
inset-track = { $track }: { $values }
inset-track-seafaring = a nehézségből
inset-track-navy = osztag/forduló
inset-track-logistics = jelző/alkirály
inset-track-economy = áru/kereskedő
inset-diplomacy = Diplomácia
inset-diplomacy-tells = hadüzenet csak balra vagy azonos helyre
inset-diplomacy-spaces = Diplomácia: { $spaces }
inset-circumnavigation = Körülhajózás
inset-circumnavigated = { $name } körülhajózta a Földet.
inset-america-1 = Amerika
inset-america-2 = felfedezése
inset-america-waits = { $prestige } presztízs annak, aki elsőként fedez fel Amerikában; addig ott +{ $count } a nehézség
inset-america-discovered = { $name } felfedezte Amerikát.
inset-market = Piac
inset-market-goods = Áru a piacon: { $goods }
inset-market-empty = Nincs áru a piacon
inset-loans = Hitelek
inset-loans-owed = Hitelek: { $loans }
inset-loans-none = Senkinek sincs hitele
inset-monopolies = Monopóliumok
inset-monopoly = { $colour }. A monopólium birtokosa { $name }.
inset-monopoly-none = { $colour }. Senkinek sincs monopóliuma.
inset-gold = Arany, mezőnként egy monopólium: { $counts }
inset-dice = Kockák
inset-throw-exploration = { $name } dobása: { $roll } ({ $territory })
inset-throw-around = { $name } dobása: { $roll } (körülhajózás)
inset-throw-pirates = { $name }, kalózok: { $dice } kockából { $successes } siker
inset-throw-counter-attack = { $name }, ellentámadás: { $dice } kockából { $successes } siker
inset-throw-rebellion = { $name }, felkelés { $territory-in }: { $dice } kockából { $successes } siker
inset-purpose-around = Körülhajózás
inset-purpose-pirates = Kalózok
inset-purpose-counter-attack = Ellentámadás
inset-war = Háború, { $year }. év
inset-war-over = Vége a háborúnak
inset-losses = Veszteségek
inset-year = { $year }. év
inset-years = 1–{ $year }. év
inset-lost = { $year }. { $name } vesztesége: { $losses }; { $enemy } vesztesége: { $enemy_losses }
inset-lost-nothing = semmi
inset-lost-counters = { $count } jelző
inset-lost-goods = { $count } áru
inset-lost-treasure = { $count } kincs
inset-lost-squadrons = { $count } osztag
inset-lost-fleets = { $count } kereskedelmi flotta
inset-lost-pirates = { $count } kalóz
inset-front-trade = Kereskedelem
inset-front-europe = Európa
inset-front-sea = Tenger
inset-front = { $front }. { $name }: { $dice } kockából { $hits }; { $enemy }: { $enemy_dice } kockából { $enemy_hits }
inset-colour-white = Fehér: mindennapi áruk
inset-colour-beige = Bézs: ültetvények
inset-colour-yellow = Sárga: arany
inset-colour-red = Piros: fűszer
inset-colour-brown = Barna: prém
inset-colour-purple = Lila: ópium
inset-colour-blue = Kék: selyem
inset-colour-green = Zöld: tea
inset-colour-grey = Szürke: nemesfémek
inset-colour-black = Fekete: rabszolgák

about-territory = Egy terület. Amíg presztízs van rajta, felfedezetlen. Azután jelzők kerülhetnek a mezőire, és lehet rajta zavargás, misszió és gyarmat. (C1.3)
about-bare-land = A térképnek ez a része ebben a játszmában nincs játékban. (C26.2)
about-box = Egy erőforrásmező. Akinek a legtöbb jelzője van rajta, az ellenőrzi, és 1 árut szállít róla. A monopóliumoknál a szegély színe számít. (C5)
about-gold-box = Egy aranymező. Aki ellenőrzi, annak ez külön monopólium, bárki ellenőrzi is a többit, és senki sem törheti meg. (C5.5)
about-tea-box = Tea és ópium. Ilyen mezőt csak az ellenőrizhet, akinek a gazdasága legalább 6; a halvány jelzők még nem számítanak. (C6.4)
about-slaves-box = Rabszolgák. A mező ugyanúgy számít, mint a többi. Ha valakinek a gazdasága eléri a 10-et, a rabszolgaságot eltörlik: aki azután is rabszolgákat szállít, hátralép a diplomáciasávon. (C6.5)
about-plantation-box = Ültetvényi termény. A mező ugyanúgy számít, mint a többi. A haladó gyarmatalapító szabályokkal egy új gyarmaton itt ültetvényt lehet létrehozni. (C15.3)
about-natives = Őslakos erő: milyen erősek az itt élő emberek. Egy gyarmathoz legalább ennyi jelző kell, felkeléskor zavargásonként ennyi kockával kell dobni, és a gyarmat tulajdonosának kereskedője ennyivel többet ad el. (C1.3)
about-city = A virágzó város. Itt minden mező 2 árut ad 1 helyett. Csak egy város van, és az újnak többet kell érnie. (C18)
about-unrest = Zavargás. Misszió nélkül lehetővé teszi a felkelést. 4-nél forradalom tör ki: a terület független állam lesz. (C9)
about-mission = Misszió. Ahol van, ott nem törhet ki felkelés. (C9.2)
about-colony = Gyarmat. Csak a tulajdonosa rakhat ide jelzőt, és az őslakos erő a kereskedőjét segíti. Elvész, ha elfogy az utolsó jelzője, vagy ha forradalom tör ki. (C8)
about-independent = Független állam. Az őslakos erő kétszeresen számít, új gyarmatnál és felkeléskor is. (C8.5)
about-odds = A babér az elnyerhető presztízst mutatja. A kockán legalább ennyi kell: a nehézségi fok mínusz a tengerészeted, mínusz 1, ha egy szomszédos területen van jelződ. (C16.2)
about-target = A nemzeted zászlaja a történelmi célterületeit jelöli: csak ott hoznak presztízst a gyarmataid. (C26.1)
about-revolt-odds = Ennyi kockával dob a felkelés: a zavargás szorozva az őslakos erővel. A százalék legalább egy siker esélye; minden siker levesz egy jelzőt. (C21.2)
about-seafaring = A tengerészet csökkenti a felfedezéshez szükséges számot. A helyen álló szám egyben az ára. (C6)
about-navy = Hadiflotta: ennyi osztagot építhetsz egy fordulóban. A helyen álló szám egyben az ára. (C6)
about-logistics = Logisztika: ennyi jelzőt rakhat le az alkirályod. A helyen álló szám egyben az ára. (C6)
about-economy = Gazdaság: ennyi árut ad el a kereskedőd, és legfeljebb ennyibe kerülhet egy város. A teához és az ópiumhoz 6 kell. Ha valaki eléri a 10-et, a rabszolgaságot eltörlik. A helyen álló szám egyben az ára. (C6)
about-diplomacy = A diplomáciasáv. Csak annak üzenhetsz hadat, aki a te helyeden vagy attól balra áll. Az ellenőrzés elvétele, a monopóliumok megtörése és a hadüzenet balra visz, a nagykövet jobbra. (C10)
about-circumnavigation = A Föld körülhajózása. A felfedezőnek 6 kell, mínusz a tengerészeted. Egy játszmában csak egyszer lehet. (C11)
about-america = Amerika felfedezése. Amíg senki sem fedezett fel ott területet, mindegyik nehezebb. Az első siker külön presztízst hoz. (C12)
about-market = A piac. Az elszállított áru itt vár, amíg a kereskedő el nem adja. Háborúban elveszhet. (C20)
about-monopoly = Monopóliumok. Ha egy szín mezőit csak egy játékos ellenőrzi, övé a monopólium; minden aranymező külön monopólium. Ezektől függ, ki hány kereskedelmi flottát építhet, és ki a kezdőjátékos. (C5.4)
about-dice = Kockák. Felfedezéskor a szám számít. A sikerkockán hat lap közül kettő, a babéros, jelent sikert. (C1)
about-war = Háború. Minden évben szárazföldön, kereskedelemben, Európában és tengeren folyik a harc. Minden babér a másik félnek kerül valamibe. Akinek egy fronton nem marad semmije, megadja magát. (C23)

# Miért nem választható most valami.
why-nation-taken = { $nation-acc } már { $seat } vezeti.
why-card-placed = Ez a kártya már a sorban van; helye: { $slot }.
why-card-full = Mind a { $slots } hely betelt. Ha ezt a kártyát akarod sorba rakni, vegyél vissza egy másikat.
why-character-aside = Most nem használhatod { $character-acc }: ez a kártya félre van téve, az utolsó esélyre.
why-character-lined-up = Az utolsó esélynél a két félretett kártya egyikét játszod ki; { $character-acc } sorba raktad (hely: { $slot }).
why-character-past = Ebben a fordulóban már nem használhatod { $character-acc }: ez a kártya már felfordult (kör: { $slot }).
why-character-later = Még nem használhatod { $character-acc }: ez a kártya később fordul fel (kör: { $slot }).
why-ambassador-idle = A nagykövetnek nincs dolga: a diplomáciasávon mindenki az utolsó helyen áll ({ $spaces }), és egyik területen sincs zavargás.
why-conqueror-nowhere = Sehol sincs jelződ olyan területen, ahol gyarmatot lehetne alapítani.
why-conqueror-near = Még nem alapíthatsz gyarmatot. A legközelebb { $territory-in } jársz hozzá: a szükséges { $need } jelzőből { $counters } van ott, és { $boxes } erőforrásból { $held } van az ellenőrzésed alatt.
why-explorer-idle = Nincs már semmi, amit felfedezhetnél.
why-governor-no-colony = Virágzó várost gyarmaton lehet alapítani, és neked nincs gyarmatod.
why-governor-city-there = Egyetlen gyarmatod van, { $territory-in }, és a virágzó város már ott áll.
why-governor-most = A virágzó város értéke már a lehető legnagyobb.
why-governor-economy = Az új virágzó város értéke legalább { $least }, a gazdaságod viszont csak { $economy }.
why-governor-treasury = Az új virágzó város legalább { $least } kincsbe kerül; { $treasury } kincsed van.
why-nothing-explored = Még nincs felfedezett terület.
why-scientist-done = Minden számodra nyitott sáv végén állsz.
why-scientist-price = A legolcsóbb lépés { $price } kincsbe kerül; { $treasury } kincsed van.
why-sovereign-idle = Az országodban nincs zavargás, a diplomáciasávon pedig mindenki tőled jobbra áll: senkinek sem üzenhetsz hadat.
why-trader-idle = Nincs áru a piacon.
why-viceroy-treasury = Minden jelző 1 kincsbe kerül, és nincs kincsed.
why-viceroy-nowhere = Nincs felfedezett terület, ahová jelzőt rakhatsz.
why-piracy-own = Ezek a saját kereskedelmi flottáid; kalózt másnak a flottái közé küldhetsz.
why-diplomacy-last = { $own ->
        [1] A jelződ a diplomáciasávon már az utolsó helyen áll ({ $space }).
       *[other] { $seat } jelzője a diplomáciasávon már az utolsó helyen áll ({ $space }).
    }
why-sink-none = { $own ->
        [1] Saját kalózod nincs a kereskedelmi flottáid között.
       *[other] Nincs ilyen kalóz a kereskedelmi flottáid között: { $seat } kalóza.
    }
why-request-own = Magadat nem kell megkérned: a saját áruidról külön döntesz.
why-request-again = Őt már megkérted: { $seat }. Mindenkit csak egyszer lehet.
why-ship-slaves = { $seat } csak rabszolgákat ellenőriz, és úgy döntöttél, hogy nem szállítod őket.
why-ship-nothing = { $seat } nem ellenőriz erőforrást, ezért nincs mit szállítani tőle.
why-sell-nothing = Nincs áruja a piacon: { $seat }.
why-incite-absent = { $own ->
        [1] Nincs jelződ { $territory-in }.
       *[other] { $seat } nincs jelen { $territory-in }: nincs ott jelzője.
    }
why-war-own = Magadnak nem üzenhetsz hadat.
why-war-right = { $seat } a diplomáciasávon tőled jobbra áll: az ő helye { $space }, a tiéd { $here }.
why-war-no-pirate = { $seat } kereskedelmi flottái között nincs ilyen kalóz: { $victim } kalóza.
why-not-in-play = A térképnek ez a része ebben a játszmában nincs játékban.
why-unexplored = Még senki sem fedezte fel { $territory-acc }.
why-treaty = A tordesillasi szerződés elzárja előled { $territory-acc }, amíg először el nem éred a szükséges presztízst ({ $least }). Most { $prestige } van.
why-no-unrest = Nincs zavargás { $territory-in }.
why-colony-exists = { $own ->
        [1] Már van gyarmatod { $territory-in }.
       *[other] Már van gyarmat { $territory-in }; a tulajdonosa { $seat }.
    }
why-no-box = Nincs erőforrás { $territory-in }, ezért nem lehet oda jelzőt rakni.
why-no-natives = Az őslakos erő { $territory-in } 0, ezért ott nem lehet gyarmat.
why-colony-counters = A gyarmathoz { $need } jelző kell { $territory-in }; most { $counters } van ott.
why-colony-tea = A teához és az ópiumhoz { $territory-in } legalább { $least } gazdaság kell; a tiéd { $economy }.
why-colony-control = A gyarmathoz { $territory-in } minden erőforrást ellenőrizned kell: { $boxes } közül { $held } a tiéd.
why-around-done = { $own ->
        [1] Már körülhajóztad a Földet.
       *[other] { $seat } már körülhajózta a Földet.
    }
why-explored = Nincs már mit felfedezni { $territory-in }.
why-city-there = A virágzó város már { $territory-in } van.
why-city-no-colony = Nincs gyarmatod { $territory-in }.
why-mission-protects = Van misszió { $territory-in }, ezért nem törhet ki felkelés.
why-no-mission = Nincs misszió { $territory-in }.
why-others-colony = Gyarmat van { $territory-in }; jelzőt csak a tulajdonosa, { $seat } rakhat oda.
why-elsewhere = Most csak { $territory-in } választhatsz.
why-company-no-counter = Nincs ott jelződ ({ $box }).
why-company-last = Ez az utolsó jelződ a gyarmaton; az asztal beállításai szerint maradnia kell.
why-war-no-counter = { $victim } jelzője nincs ott ({ $box }).
why-victim-own = A saját jelzőid { $territory-in } utoljára kerülnek sorra, mindenki másé után.
why-track-price = A következő lépés { $track-in } { $price } kincsbe kerül; { $treasury } kincsed van.
why-track-nation = A nemzeted nem léphet előre { $track-in }.
why-track-end = Már az utolsó helyen állsz { $track-in }.

# Miről szól egy tipp (mi?).
aspect-prestige =
    { $count ->
        [0] presztízs
        [one] 1 presztízs
       *[other] { $count } presztízs
    }
hope-colonies = Közelebb kerülsz egy gyarmathoz vagy egy virágzó városhoz.
hope-exploration = Jobb eséllyel fedezhetsz fel.
aspect-treasure =
    { $count ->
        [0] kincs
        [one] 1 kincs
       *[other] { $count } kincs
    }
aspect-goods =
    { $count ->
        [0] áru a piacon
        [one] 1 áru a piacon
       *[other] { $count } áru a piacon
    }
aspect-debt =
    { $count ->
        [0] kevesebb adósság
        [one] 1 kinccsel kevesebb adósság
       *[other] kevesebb adósság ({ $count } kincs)
    }
cost-debt =
    { $count ->
        [0] több adósság
        [one] 1 kinccsel több adósság
       *[other] több adósság ({ $count } kincs)
    }
hope-income = A kereskedelmed többet hozhat a következő fordulókban.
aspect-resources =
    { $count ->
        [0] erőforrások ellenőrzése
        [one] 1 erőforrás ellenőrzése
       *[other] { $count } erőforrás ellenőrzése
    }
aspect-monopolies =
    { $count ->
        [0] egy monopólium
        [one] 1 monopólium
       *[other] { $count } monopólium
    }
aspect-progress =
    { $count ->
        [0] haladás a logisztikában vagy a gazdaságban
        [one] 1 lépés a logisztikában vagy a gazdaságban
       *[other] { $count } lépés a logisztikában vagy a gazdaságban
    }
aspect-squadrons =
    { $count ->
        [0] osztagok
        [one] 1 osztag
       *[other] { $count } osztag
    }
hope-pirates = A kalózok kisebb veszélyt jelentenek rád, vagy nagyobbat másokra.
aspect-respect =
    { $count ->
        [0] lépések a diplomáciasávon
        [one] 1 lépés a diplomáciasávon
       *[other] { $count } lépés a diplomáciasávon
    }
aspect-calm =
    { $count ->
        [0] kevesebb zavargás
        [one] 1 zavargással kevesebb
       *[other] kevesebb zavargás ({ $count })
    }
cost-calm =
    { $count ->
        [0] több zavargás
        [one] 1 zavargással több
       *[other] több zavargás ({ $count })
    }
aspect-missions =
    { $count ->
        [0] misszió
        [one] 1 misszió
       *[other] { $count } misszió
    }
hope-power = Jobban állsz egy háborúban.
hope-offers = Nem kínálsz olyat, amit senki sem fogad el.
hope-programme = Jobban illik a kirakott kártyáidhoz.
hope-plan-ambassador = Ezekkel a kártyákkal jól használod a nagykövetet.
hope-plan-conqueror = Ezekkel a kártyákkal jól használod a hódítót.
hope-plan-explorer = Ezekkel a kártyákkal jól használod a felfedezőt.
hope-plan-financier = Ezekkel a kártyákkal jól használod a bankárt.
hope-plan-governor = Ezekkel a kártyákkal jól használod a kormányzót.
hope-plan-missionary = Ezekkel a kártyákkal jól használod a hittérítőt.
hope-plan-merchant = Ezekkel a kártyákkal jól használod a kalmárt.
hope-plan-rebel = Ezekkel a kártyákkal jól használod a felkelőt.
hope-plan-scientist = Ezekkel a kártyákkal jól használod a tudóst.
hope-plan-sovereign = Ezekkel a kártyákkal jól használod az uralkodót.
hope-plan-trader = Ezekkel a kártyákkal jól használod a kereskedőt.
hope-plan-viceroy = Ezekkel a kártyákkal jól használod az alkirályt.

# Colonial auf Deutsch.

game-title = Colonial: Europas Kolonialreiche
game-sentence = Erforsche, handle, nimm Kredite auf und führe Krieg für ein Reich in Übersee; wer als Erster 10 Prestige und keine Schulden hat, gewinnt.

seat-blue = Blau
seat-yellow = Gelb
seat-red = Rot
seat-white = Weiß
seat-green = Grün
seat-orange = Orange

# Gebiete: der Name, als Objekt (wen?), wo etwas ist, wohin etwas kommt.
territory-0 = Kanada
    .acc = Kanada
    .in = in Kanada
    .into = nach Kanada
territory-1 = Neuengland
    .acc = Neuengland
    .in = in Neuengland
    .into = nach Neuengland
territory-2 = Neufrankreich
    .acc = Neufrankreich
    .in = in Neufrankreich
    .into = nach Neufrankreich
territory-3 = Wilder Westen
    .acc = den Wilden Westen
    .in = im Wilden Westen
    .into = in den Wilden Westen
territory-4 = Kalifornien
    .acc = Kalifornien
    .in = in Kalifornien
    .into = nach Kalifornien
territory-5 = Neuspanien
    .acc = Neuspanien
    .in = in Neuspanien
    .into = nach Neuspanien
territory-6 = Westindien
    .acc = Westindien
    .in = in Westindien
    .into = nach Westindien
territory-7 = Guyana
    .acc = Guyana
    .in = in Guyana
    .into = nach Guyana
territory-8 = Peru
    .acc = Peru
    .in = in Peru
    .into = nach Peru
territory-9 = Brasilien
    .acc = Brasilien
    .in = in Brasilien
    .into = nach Brasilien
territory-10 = La Plata
    .acc = La Plata
    .in = am La Plata
    .into = an den La Plata
territory-11 = Maghreb
    .acc = den Maghreb
    .in = im Maghreb
    .into = in den Maghreb
territory-12 = Ägypten
    .acc = Ägypten
    .in = in Ägypten
    .into = nach Ägypten
territory-13 = Sahara
    .acc = die Sahara
    .in = in der Sahara
    .into = in die Sahara
territory-14 = Westafrika
    .acc = Westafrika
    .in = in Westafrika
    .into = nach Westafrika
territory-15 = Kongo
    .acc = den Kongo
    .in = im Kongo
    .into = in den Kongo
territory-16 = Angola
    .acc = Angola
    .in = in Angola
    .into = nach Angola
territory-17 = Ostafrika
    .acc = Ostafrika
    .in = in Ostafrika
    .into = nach Ostafrika
territory-18 = Äthiopien
    .acc = Äthiopien
    .in = in Äthiopien
    .into = nach Äthiopien
territory-19 = Südafrika
    .acc = Südafrika
    .in = in Südafrika
    .into = nach Südafrika
territory-20 = Levante
    .acc = die Levante
    .in = in der Levante
    .into = in die Levante
territory-21 = Arabien
    .acc = Arabien
    .in = in Arabien
    .into = nach Arabien
territory-22 = Persien
    .acc = Persien
    .in = in Persien
    .into = nach Persien
territory-23 = Indien
    .acc = Indien
    .in = in Indien
    .into = nach Indien
territory-24 = Indochina
    .acc = Indochina
    .in = in Indochina
    .into = nach Indochina
territory-25 = China
    .acc = China
    .in = in China
    .into = nach China
territory-26 = Sibirien
    .acc = Sibirien
    .in = in Sibirien
    .into = nach Sibirien
territory-27 = Japan
    .acc = Japan
    .in = in Japan
    .into = nach Japan
territory-28 = Ostindien
    .acc = Ostindien
    .in = in Ostindien
    .into = nach Ostindien
territory-29 = Australien
    .acc = Australien
    .in = in Australien
    .into = nach Australien

# Waren und Farben; ein Ressourcenfeld heißt nach seiner Ware und seinem Gebiet.
good-0 = Salz
good-1 = Teppiche
good-2 = Porzellan
good-3 = Kaffee
good-4 = Baumwolle
good-5 = feine Stoffe
good-6 = Agrarprodukte
good-7 = Tabak
good-8 = Zuckerrohr
good-9 = amerikanische Baumwolle
good-10 = Gold
good-11 = Gewürze
good-12 = Pelze
good-13 = Opium
good-14 = Seide
good-15 = Tee
good-16 = Edelmetalle
good-17 = Sklaven
colour-0 = weiß
colour-1 = beige
colour-2 = gelb
colour-3 = rot
colour-4 = braun
colour-5 = violett
colour-6 = blau
colour-7 = grün
colour-8 = grau
colour-9 = schwarz
box-name = { $good } { $territory-in }

continent-0 = Amerika
continent-1 = Afrika
continent-2 = Asien-Ozeanien

# Charaktere: der Name, als Objekt (wen?).
character-0 = Botschafter
    .acc = den Botschafter
character-1 = Eroberer
    .acc = den Eroberer
character-2 = Entdecker
    .acc = den Entdecker
character-3 = Finanzier
    .acc = den Finanzier
character-4 = Gouverneur
    .acc = den Gouverneur
character-5 = Missionar
    .acc = den Missionar
character-6 = Kauffahrer
    .acc = den Kauffahrer
character-7 = Aufständischer
    .acc = den Aufständischen
character-8 = Wissenschaftler
    .acc = den Wissenschaftler
character-9 = Herrscher
    .acc = den Herrscher
character-10 = Händler
    .acc = den Händler
character-11 = Vizekönig
    .acc = den Vizekönig

# Die sechs Doppelkarten.
card-0 = Entdecker / Botschafter
card-1 = Händler / Finanzier
card-2 = Wissenschaftler / Missionar
card-3 = Vizekönig / Aufständischer
card-4 = Kauffahrer / Gouverneur
card-5 = Herrscher / Eroberer

# Fortschrittsleisten: der Name, und worin jemand vorrückt.
track-0 = Seefahrt
    .in = in der Seefahrt
track-1 = Marine
    .in = in der Marine
track-2 = Logistik
    .in = in der Logistik
track-3 = Wirtschaft
    .in = in der Wirtschaft

# Nationen: der Name, als Objekt (wen?).
nation-0 = Portugal
    .acc = Portugal
nation-1 = Spanien
    .acc = Spanien
nation-2 = Frankreich
    .acc = Frankreich
nation-3 = England
    .acc = England
nation-4 = Niederlande
    .acc = die Niederlande

# Botschaften zu Angeboten: als Möglichkeit, und am Ende eines Satzes.
message-0 = keine Botschaft
    .said = {""}
message-1 = damit ich verschiffen darf
    .said = {" "}(„damit ich verschiffen darf“)
message-2 = für den Frieden
    .said = {" "}(„für den Frieden“)
message-3 = um deinen Kredit zurückzuzahlen
    .said = {" "}(„um deinen Kredit zurückzuzahlen“)
message-4 = gegen den Führenden
    .said = {" "}(„gegen den Führenden“)
message-5 = danke
    .said = {" "}(„danke“)

# Zahlungen, die zu einer Bitte gehören: für sich, und nach einem Satz.
payment-none = keine Zahlung
payment-pay = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } zahlen
payment-get = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } bekommen
payment-pay-clause = {" "}und zahlt dafür { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
payment-get-clause = {" "}und verlangt dafür { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }

# Die Phasen einer Runde.
phase-nations = Wahl der Nationen
phase-program = Karten auslegen
phase-rounds = Unternehmungen
phase-last-chance = letzte Chance
phase-fleets = Handelsflotten
phase-naval = Seestreitkräfte
phase-piracy = Piraterie
phase-interest = Zinsen
phase-war = Krieg
phase-over = die Partie ist zu Ende

# Fragen.
ask-nation = Welche Nation führst du? Deine Kolonien bringen nur in ihren historischen Zielgebieten Prestige.
ask-program = { $slot ->
        [5] Sind das deine vier Karten? Die anderen beiden werden für die letzte Chance beiseitegelegt.
       *[other] Welche Karte legst du auf Platz { $slot }? Vier Karten werden in dieser Reihenfolge aufgedeckt; die anderen beiden werden für die letzte Chance beiseitegelegt.
    }
ask-play = { $round ->
        [5] Letzte Chance: Welchen Charakter nutzt du?
       *[other] Welchen Charakter nutzt du?
    } Du hast { $treasury ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }{ $debt ->
        [0] {""}
       *[other] {" "}und schuldest { $debt }
    }.
ask-fleets = Wie viele Handelsflotten baust du? Jede kostet 1 Münze, und jedes Monopol erlaubt eine. Du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    } und { $fleets ->
        [0] keine Handelsflotte
        [one] 1 Handelsflotte
       *[other] { $fleets } Handelsflotten
    }.
ask-naval = Wie viele Geschwader baust du? Jedes kostet 1 Münze. Du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    } und { $squadrons ->
        [0] kein Geschwader
        [one] 1 Geschwader
       *[other] { $squadrons } Geschwader
    }.
ask-piracy = Zu wessen Handelsflotten schickst du einen Piraten? Er kostet 1 Münze, und du hast { $treasury }. Zurückholen kannst du ihn nicht.
ask-repay = Zahlst du jetzt einen Kredit zurück? Du schuldest { $debt } und hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }. { $unrest ->
        [0] Ohne Unruhe in deinem Land wachsen Kredite nicht.
       *[other] Wegen der Unruhe in deinem Land wächst jeder Kredit in der Phase Zinsen um { $unrest }.
    }
ask-repay-loan = Welchen Kredit zahlst du zurück? Du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }.
ask-repay-amount = Wie viel zahlst du zurück? Der Kredit beträgt { $size }, und du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }.
ask-repay-to-win = Du hast { $prestige } Prestige, schuldest { $debt } und hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }. Zahlst du alles zurück und gewinnst?
ask-offer = Was bietest du an, und wem? Du hast { $treasury ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }.
ask-offer-amount = { $gives ->
    [1] Wie viele Münzen bietest du { $other } an? Du hast { $treasury }.
   *[other] Um wie viele Münzen bittest du { $other }? Du selbst hast { $treasury }.
}
ask-offer-message = Welche Botschaft gehört dazu? Sie hat keine Wirkung, und { $other } sieht sie.
ask-offer-answer = { $asked ->
        [1] { $gives ->
            [1] { $proposer } bietet dir { $number ->
                [one] 1 Münze
               *[other] { $number } Münzen
            }{ $message-said }. Nimmst du an?
           *[other] { $proposer } bittet dich um { $number ->
                [one] 1 Münze
               *[other] { $number } Münzen
            }{ $message-said }. Gibst du sie? Du hast { $treasury }.
        }
       *[other] { $other } denkt über dein Angebot nach. Bis es beantwortet ist, kannst du es zurückziehen.
    }
ask-ambassador-seat = Wessen Diplomatiemarker setzt du 1 Schritt nach rechts? Krieg erklären kann man nur jemandem, der nicht weiter rechts steht als man selbst.
ask-ambassador-territory = Aus welchem Gebiet entfernst du 1 Unruhe?
ask-colony = Wo gründest du eine Kolonie? Dort darfst danach nur noch du Steine setzen, und dein Händler verkauft mehr.
ask-company = Gründest du { $territory-in } eine Handelsgesellschaft oder ein Protektorat? Beides bringt { $gain ->
        [one] 1 Münze
       *[other] { $gain } Münzen
    } und schließt alles Weitere aus. Die Handelsgesellschaft macht einen deiner Steine dort zur Handelsflotte; das Protektorat kostet ein Geschwader.
ask-purge = Säuberung { $territory-in }: Entfernst du 1 Unruhe mit Gewalt? Du gehst auf der Diplomatieleiste 1 Schritt zurück, wenn du kannst.
ask-looting = Plünderung { $territory-in }: Nimmst du den Menschen dort { $gain ->
        [one] 1 Münze
       *[other] { $gain } Münzen
    } ab? Danach kommt dort 1 Unruhe auf.
ask-settlers = Ausgestoßene als Siedler: Wie viele Unruhen schickst du { $territory-into }? In deinem Land hast du { $unrest }.
ask-pirate-governors = Piratengouverneure { $territory-in }: Setzt du sie ein? Du gehst auf der Diplomatieleiste 1 Schritt zurück, und alle, die den Kauffahrer schon genutzt haben, verlieren 1 Handelsflotte, auch du.
ask-plantation = Plantage { $territory-in }: Legst du sie an? Sklaven bearbeiten sie, und sie bringt dir { $gain } Münzen.
ask-explore = Was erforschst du? Würfle mindestens die gezeigte Zahl. Es kostet keine Münzen; misslingt es, ist nur die Aktion verloren.
ask-follow-up = Du hast { $territory-acc } erforscht. Setzt du dort einen Stein? Ein Handelsposten braucht eine deiner Handelsflotten ({ $fleets }). Abenteurer kosten 1 Münze ({ $treasury }), und dort kommt 1 Unruhe auf.
ask-explore-box = Zu welcher Ressource { $territory-in } kommt dein Stein?
ask-city = In welcher Kolonie gründest du die blühende Stadt? Jede Ressource dort liefert dann 2 Waren.
ask-city-value = Welchen Wert bekommt die blühende Stadt { $territory-in }? So viel zahlst du. Du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    } und Wirtschaft { $economy }. Je höher der Wert, desto schwerer ist die Stadt zu ersetzen.
ask-mission = Wohin setzt du eine Mission? Sie verhindert Aufstände. Wo Unruhe ist, wird 1 Marker umgedreht.
ask-track = Auf welcher Leiste rückst du vor? Du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }.
ask-viceroy = In welchem Gebiet setzt du Steine? Du hast { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }. Jemandem die Kontrolle zu nehmen oder ein Monopol zu brechen, kostet einen Schritt auf der Diplomatieleiste.
ask-viceroy-box = Zu welcher Ressource { $territory-in } kommen deine Steine?
ask-viceroy-number = Wie viele Steine setzt du { $territory-in }? Jeder kostet 1 Münze, und du hast { $treasury }.
ask-pirates = { $active } nutzt den Kauffahrer. Greifen deine Piraten an? Du wirfst { $dice } Würfel (zu { $percent } % ein Erfolg). Ein Erfolg vernichtet eine Handelsflotte; { $active } hat { $victims }.
ask-counter-attack = Gehen deine Geschwader zum Gegenangriff auf die Piraten über? Du wirfst { $dice } Würfel (zu { $percent } % ein Erfolg) und verlierst nichts. Jeder Erfolg vernichtet einen Piraten.
ask-sink = Wessen Piraten vernichtest du?
ask-abolition = Die Sklaverei ist abgeschafft. Verschiffst du trotzdem Sklaven? Du gehst auf der Diplomatieleiste 1 Schritt zurück.
ask-ship = Wie viele eigene Waren verschiffst du auf den Markt? Deine Handelsflotten tragen { $capacity }.
ask-ship-ask = Wen bittest du um Waren zum Verschiffen? Deine Handelsflotten tragen noch { $capacity }. Jede gewährte Ware bringt dir eine Ware auf dem Markt und ihrem Besitzer 1 Münze.
ask-ship-number = Um wie viele Waren bittest du { $other }?
ask-ship-payment = Verbindest du damit eine Zahlung? Du bittest { $other } um { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }. Mit einer Zahlung gewährt { $other } alles oder nichts.
ask-ship-answer = { $active } bittet dich um { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    } zum Verschiffen{ $payment-clause }. Wie viele gewährst du? Jede bringt dir 1 Münze, und { $active } bekommt eine Ware auf dem Markt.
ask-sell = Wie viele eigene Waren verkaufst du? Du kannst { $capacity } verkaufen und hast { $goods } auf dem Markt.
ask-sell-ask = Wen bittest du um Waren zum Verkaufen? Du kannst noch { $capacity } verkaufen. Jede gewährte Ware bringt dir und ihrem Besitzer je 1 Münze.
ask-sell-number = Um wie viele Waren bittest du { $other }?
ask-sell-payment = Verbindest du damit eine Zahlung? Du bittest { $other } um { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }. Mit einer Zahlung gewährt { $other } alles oder nichts.
ask-sell-answer = { $active } bittet dich um { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    } zum Verkaufen{ $payment-clause }. Wie viele gewährst du? Jede bringt dir 1 Münze, und { $active } auch.
ask-rebel = Was tut der Aufständische?
ask-rebellion = Wo bricht der Aufstand aus? Jeder Erfolg entfernt dort einen Stein deiner Wahl, deine eigenen zuletzt.
ask-stir-up = Wo stiftest du Unruhe? Jemand, der dort einen Stein hat, bekommt auch im eigenen Land Unruhe. Bei 4 Unruhen kommt es zur Revolution.
ask-turn-mission = Welche Mission drehst du wieder zur Unruhe um? Jemand, der dort einen Stein hat, bekommt auch im eigenen Land Unruhe.
ask-incite = In wessen Land stiftest du Unruhe? Mit 4 Unruhen im Land beginnt die nächste Runde mit einer Revolution im Mutterland.
ask-victim = Wessen Stein { $territory-in } geht verloren? { $left ->
        [one] Danach ist der Aufstand vorbei.
       *[other] Diesen mitgezählt, gehen noch { $left } verloren.
    }
ask-war = Erklärst du jemandem den Krieg? Du gehst auf der Diplomatieleiste 1 Schritt zurück, und der Krieg wird jetzt Jahr für Jahr ausgefochten, bis eine Seite kapituliert. Wer verliert, gibt 1 Prestige ab. Du hast { $squadrons ->
        [0] kein Geschwader
       *[other] { $squadrons } Geschwader
    }, { $treasury ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $treasury } Münzen
    } und { $goods ->
        [0] keine Waren
        [one] 1 Ware
       *[other] { $goods } Waren
    } auf dem Markt.
ask-war-counter = Welcher Stein von { $victim } { $territory-in } geht verloren?
ask-war-pirate = Welcher Pirat von { $victim } geht verloren?
ask-surrender = Jahr { $year } des Krieges gegen { $enemy } ist vorbei. Kapitulierst du? { $prestige ->
        [0] Du hast kein Prestige, das du abgeben könntest.
        [one] Du gibst dein einziges Prestige ab.
       *[other] Du gibst 1 von { $prestige } Prestige ab.
    }

# Möglichkeiten.
choice-nation = { $nation }
choice-program = { $card }
choice-program-confirm = diese vier Karten bestätigen
choice-play = { $character }
choice-play-pass = passen
choice-play-repay = Kredit zurückzahlen (Schulden: { $debt })
choice-play-offer = ein Angebot machen
choice-fleets = { $number ->
        [0] keine Handelsflotte
        [one] 1 Handelsflotte für 1 Münze
       *[other] { $number } Handelsflotten für { $number } Münzen
    }
choice-fleets-repay = Kredit zurückzahlen (Schulden: { $debt })
choice-fleets-offer = ein Angebot machen
choice-naval = { $number ->
        [0] kein Geschwader
        [one] 1 Geschwader für 1 Münze
       *[other] { $number } Geschwader für { $number } Münzen
    }
choice-naval-repay = Kredit zurückzahlen (Schulden: { $debt })
choice-naval-offer = ein Angebot machen
choice-piracy = { $seat } ({ $fleets ->
        [one] 1 Handelsflotte
       *[other] { $fleets } Handelsflotten
    })
choice-piracy-none = keinen Piraten schicken
choice-piracy-repay = Kredit zurückzahlen (Schulden: { $debt })
choice-piracy-offer = ein Angebot machen
choice-repay-none = jetzt nicht
choice-repay-repay = zurückzahlen
choice-repay-never = bis zum nächsten Kredit nicht fragen
choice-repay-loan = den Kredit von { $size }
choice-repay-amount = { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
choice-repay-to-win-no = jetzt nicht
choice-repay-to-win-yes = alles zurückzahlen und gewinnen
choice-offer-give = Münzen an { $other } geben
choice-offer-ask = { $other } um Münzen bitten
choice-offer-none = kein Angebot
choice-offer-amount = { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
choice-offer-message = { $message }
choice-offer-answer-refuse = ablehnen
choice-offer-answer-accept = annehmen
choice-offer-answer-withdraw = das Angebot zurückziehen
choice-ambassador-seat = { $seat } (auf Platz { $space })
choice-ambassador-seat-none = niemandes
choice-ambassador-territory = { $territory } (Unruhe { $unrest })
choice-ambassador-territory-none = aus keinem
choice-colony = { $territory } ({ $gain } Prestige, der Händler verkauft { $trades ->
        [one] 1 Ware
       *[other] { $trades } Waren
    } mehr)
choice-company = Handelsgesellschaft: { $box-good } (1 Handelsflotte und { $gain ->
        [one] 1 Münze
       *[other] { $gain } Münzen
    })
choice-company-last = Handelsgesellschaft: { $box-good } (dein letzter Stein, die Kolonie ist verloren)
choice-company-protectorate = Protektorat ({ $gain ->
        [one] 1 Münze
       *[other] { $gain } Münzen
    }, 1 Geschwader verlieren)
choice-company-neither = keines von beiden
choice-purge-no = keine Säuberung
choice-purge-yes = 1 Unruhe mit Gewalt entfernen (1 Schritt zurück)
choice-looting-no = keine Plünderung
choice-looting-yes = { $gain ->
        [one] 1 Münze
       *[other] { $gain } Münzen
    } nehmen
choice-looting-revolution = { $gain ->
        [one] 1 Münze
       *[other] { $gain } Münzen
    } nehmen (Revolution, die Kolonie ist verloren)
choice-settlers = { $number ->
        [0] keine Unruhe
        [one] 1 Unruhe
       *[other] { $number } Unruhen
    }
choice-pirate-governors-no = keine Piratengouverneure
choice-pirate-governors-yes = Piratengouverneure einsetzen (1 Schritt zurück)
choice-plantation-no = keine Plantage
choice-plantation-yes = { $gain } Münzen aus Sklavenarbeit nehmen
choice-explore = { $territory }: { $percent ->
        [0] nie
        [100] sicher
       *[other] { $need }+ ({ $percent } %)
    }, { $gain } Prestige
choice-explore-never = { $territory }: nie ({ $need }+), { $gain } Prestige
choice-explore-circumnavigation = Weltumsegelung: { $percent ->
        [0] nie
        [100] sicher
       *[other] { $need }+ ({ $percent } %)
    }, { $gain } Prestige
choice-explore-stop = nicht noch einmal erforschen
choice-follow-up-stop = keinen Stein setzen
choice-follow-up-trading-post = Handelsposten (1 Handelsflotte)
choice-follow-up-adventurers = Abenteurer (1 Münze, 1 Unruhe)
choice-city = { $territory } ({ $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } mehr)
choice-city-value = Wert { $number } für { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
choice-mission = { $territory }{ $unrest ->
        [0] {""}
       *[other] {" "}(1 Unruhe umdrehen)
    }
choice-pirates-no = zurückhalten
choice-pirates-yes = angreifen
choice-counter-attack-no = kein Gegenangriff
choice-counter-attack-yes = Gegenangriff
choice-sink = ein Pirat von { $seat }
choice-abolition-no = keine Sklaven verschiffen
choice-abolition-yes = Sklaven verschiffen (1 Schritt zurück)
choice-ship = { $number ->
        [0] keine
        [one] 1 Ware
       *[other] { $number } Waren
    }
choice-ship-ask = { $seat } (bis zu { $most })
choice-ship-ask-stop = niemanden mehr bitten
choice-ship-number = { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }
choice-ship-payment-none = keine Zahlung
choice-ship-payment-pay = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } zahlen
choice-ship-payment-get = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } bekommen
choice-ship-answer = { $number ->
        [0] keine
        [one] 1 Ware
       *[other] { $number } Waren
    }
choice-sell = { $number ->
        [0] keine
        [one] 1 Ware
       *[other] { $number } Waren
    }
choice-sell-ask = { $seat } (bis zu { $most })
choice-sell-ask-stop = niemanden mehr bitten
choice-sell-number = { $number ->
        [one] 1 Ware
       *[other] { $number } Waren
    }
choice-sell-payment-none = keine Zahlung
choice-sell-payment-pay = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } zahlen
choice-sell-payment-get = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } bekommen
choice-sell-answer = { $number ->
        [0] keine
        [one] 1 Ware
       *[other] { $number } Waren
    }
choice-rebel-rebellion = einen Aufstand auslösen
choice-rebel-stir-up = Unruhe stiften
choice-rebel-mission = eine Mission zur Unruhe umdrehen
choice-rebellion = { $territory }: { $dice } Würfel ({ $percent } %)
choice-stir-up = { $territory } ({ $unrest ->
        [3] Unruhe 3: Revolution
       *[other] Unruhe { $unrest }
    })
choice-turn-mission = { $territory } ({ $unrest ->
        [3] Unruhe 3: Revolution
       *[other] Unruhe { $unrest }
    })
choice-incite = { $seat } (Unruhe im Land: { $unrest })
choice-victim = { $victim }: { $box-good }
choice-war = { $seat }: { $squadrons } Geschwader, { $treasury ->
        [one] 1 Münze
       *[other] { $treasury } Münzen
    }, { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }
choice-war-none = kein Krieg
choice-war-counter = { $box }
choice-war-pirate = der bei den Flotten von { $seat }
choice-surrender-fight = weiterkämpfen
choice-surrender-surrender = { $prestige ->
        [0] kapitulieren
       *[other] kapitulieren (1 Prestige abgeben)
    }
choice-track = { $track } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
choice-viceroy = { $territory }{ $need ->
        [0] {""}
        [one] {" "}(Kolonie: { $counters } von 1 Stein)
       *[other] {" "}(Kolonie: { $counters } von { $need } Steinen)
    }
choice-box = { $box }
choice-box-control = { $box } ({ $need ->
        [one] {""}
       *[other] { $need } Steine:{" "}
    }Kontrolle{ $step ->
        [0] {""}
       *[other] , 1 Schritt zurück
    })
choice-viceroy-box = { $box }
choice-viceroy-box-stop = keine weiteren Steine
choice-viceroy-number = { $number ->
        [one] 1 Stein für 1 Münze
       *[other] { $number } Steine für { $number } Münzen
    }{ $control ->
        [0] {""}
       *[other] {" "}(Kontrolle{ $step ->
            [0] {""}
           *[other] , 1 Schritt zurück
        })
    }

# Was geschieht.
event-start-player-drawn = { $seat } wird als Startspieler ausgelost und gibt dafür 1 Münze ab.
event-continent-only = Im Spiel ist nur { $continent }.
event-continent-without = { $continent } ist nicht im Spiel.
event-nation-taken = { $seat } führt { $nation-acc }.
event-turn-begins = Runde { $turn }
event-home-revolution = Revolution im Mutterland: { $seat } hat in dieser Runde nur die letzte Chance{ $treasure ->
        [0] {""}
        [one] {" "}und verliert 1 Münze
       *[other] {" "}und verliert { $treasure } Münzen
    }.
event-card-placed = Karte { $slot }: { $card }.
event-round-begins = Durchgang { $round }
event-last-chance-begins = Letzte Chance
event-card-revealed = { $seat } deckt auf: { $card }.
event-passed = { $seat } passt.
event-character-used = { $seat } nutzt { $character-acc }.
event-fleets-begin = Handelsflotten
event-fleets-built = { $seat } baut { $count ->
        [one] 1 Handelsflotte
       *[other] { $count } Handelsflotten
    }.
event-start-player-taken = { $seat } hat die meisten Monopole ({ $monopolies }) und ist Startspieler.
event-start-player-passed = Niemand hat allein die meisten Monopole; nächster Startspieler ist { $seat }.
event-naval-begins = Seestreitkräfte
event-squadrons-built = { $seat } baut { $count } Geschwader.
event-piracy-begins = Piraterie
event-pirate-sent = { $seat } schickt einen Piraten zu den Handelsflotten von { $victim }.
event-interest-due = { $seat } schuldet { $total } mehr: Zinsen von { $unrest } auf { $loans ->
        [one] 1 Kredit
       *[other] jeden von { $loans } Krediten
    }.
event-control-taken = { $seat } übernimmt { $box-in } ({ $box-good }) die Kontrolle von { $loser }.
event-control-gained = { $seat } bekommt { $box-in } ({ $box-good }) die Kontrolle.
event-monopoly-broken = { $seat } bricht das Monopol von { $loser }.
event-stepped-back = { $seat } geht auf der Diplomatieleiste auf Platz { $space } zurück.
event-colony-lost = { $seat } verliert die Kolonie { $territory-in }{ $prestige ->
        [0] {""}
       *[other] {" "}und { $prestige } Prestige
    }.
event-independent = Ein unabhängiger Staat entsteht { $territory-in }.
event-revolution = Revolution { $territory-in }.
event-loan-repaid = { $seat } zahlt { $amount } zurück und { $left ->
        [0] hat keine Schulden mehr
       *[other] schuldet noch { $left }
    }.
event-offer-give = { $seat } bietet { $other } { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } an{ $message-said }.
event-offer-ask = { $seat } bittet { $other } um { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }{ $message-said }.
event-offer-accepted = { $seat } nimmt an: { $giver } gibt { $receiver } { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-offer-refused = { $seat } lehnt das Angebot von { $other } ab.
event-offer-withdrawn = { $seat } zieht das Angebot an { $other } zurück.
event-diplomacy-raised = { $other } rückt auf der Diplomatieleiste nach rechts auf Platz { $space }.
event-unrest-calmed = { $seat } entfernt 1 Unruhe { $territory-in }.
event-colony-founded = { $seat } gründet eine Kolonie { $territory-in }: { $prestige ->
        [0] kein Prestige
       *[other] { $prestige } Prestige
    }.
event-company-formed = { $seat } gründet eine Handelsgesellschaft { $box-in }: Ein Stein wird zur Handelsflotte, dazu { $treasure ->
        [one] 1 Münze
       *[other] { $treasure } Münzen
    }.
event-protectorate-formed = { $seat } gründet für 1 Geschwader ein Protektorat { $territory-in }: { $treasure ->
        [one] 1 Münze
       *[other] { $treasure } Münzen
    }.
event-purged = { $seat } entfernt { $territory-in } 1 Unruhe mit Gewalt.
event-looted = { $seat } plündert { $territory-acc }: { $treasure ->
        [one] 1 Münze
       *[other] { $treasure } Münzen
    }, und 1 Unruhe kommt auf.
event-settlers-sent = { $seat } schickt mit Ausgestoßenen { $count ->
        [one] 1 Unruhe
       *[other] { $count } Unruhen
    } { $territory-into }.
event-pirate-governors = { $seat } setzt Piratengouverneure ein.
event-fleet-lost = { $seat } verliert 1 Handelsflotte.
event-plantation-paid = { $seat } legt eine Plantage { $territory-in } an: Sklavenarbeit bringt { $treasure } Münzen.
event-exploration-rolled = { $seat } will { $territory-acc } erforschen: mindestens { $need ->
        [-2] 1
        [-1] 1
        [0] 1
       *[other] { $need }
    } nötig, { $roll } gewürfelt.
event-circumnavigation-rolled = { $seat } bricht zur Weltumsegelung auf: mindestens { $need } nötig, { $roll } gewürfelt.
event-explored = { $seat } hat { $territory-acc } erforscht: { $prestige } Prestige.
event-exploration-failed = { $seat } hat { $territory-acc } nicht erforscht.
event-america-discovered = Die Entdeckung Amerikas bringt { $seat } noch { $prestige } Prestige; das Erforschen ist dort nun für alle leichter.
event-circumnavigated = { $seat } hat die Welt umsegelt: { $prestige } Prestige.
event-circumnavigation-failed = { $seat } ist die Weltumsegelung nicht gelungen.
event-trading-post = { $seat } eröffnet { $box-in } ({ $box-good }) einen Handelsposten.
event-adventurers = { $seat } schickt Abenteurer { $box-into } ({ $box-good }); 1 Unruhe kommt auf.
event-loan-taken = { $seat } nimmt einen Kredit von { $treasure } Münzen auf.
event-city-founded = { $seat } gründet eine blühende Stadt vom Wert { $value } { $territory-in }: 1 Prestige.
event-mission-turned = { $seat } dreht { $territory-in } 1 Unruhe zur Mission um.
event-mission-placed = { $seat } setzt { $territory-in } eine Mission.
event-mission-prestige = Die Mission bringt { $seat } 1 Prestige.
event-pirates-attacked = Piraten von { $seat } greifen { $victim } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } an: { $successes ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }.
event-pirates-held-back = { $seat } hält die Piraten gegen { $victim } zurück.
event-counter-attacked = { $seat } geht mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } zum Gegenangriff auf die Piraten über: { $successes ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }.
event-pirate-sunk = { $seat } verliert einen Piraten bei den Handelsflotten von { $victim }.
event-abolition-paid = { $seat } verschifft trotz der Abschaffung Sklaven.
event-shipped = { $seat } verschifft { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } auf den Markt.
event-shipping-asked = { $seat } bittet { $other } um { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } zum Verschiffen{ $payment-clause }.
event-shipping-granted = { $seat } gewährt { $other } { $count ->
        [one] 1 Ware und bekommt 1 Münze
       *[other] { $count } Waren und bekommt { $count } Münzen
    }.
event-shipping-refused = { $seat } gewährt { $other } keine Waren.
event-sold = { $seat } verkauft { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }.
event-selling-asked = { $seat } bittet { $other } um { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } zum Verkaufen{ $payment-clause }.
event-selling-granted = { $seat } gewährt { $other } { $count ->
        [one] 1 Ware; beide bekommen 1 Münze
       *[other] { $count } Waren; beide bekommen { $count } Münzen
    }.
event-selling-refused = { $seat } gewährt { $other } keine Waren.
event-rebellion = { $seat } löst { $territory-in } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } einen Aufstand aus: { $successes ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }.
event-counter-lost = { $seat } verliert einen Stein { $box-in } ({ $box-good }).
event-unrest-placed = { $seat } stiftet Unruhe { $territory-in }.
event-mission-overturned = { $seat } dreht { $territory-in } eine Mission wieder zur Unruhe um.
event-incited = { $seat } stiftet Unruhe im Land von { $victim }.
event-advanced = { $seat } rückt { $track-in } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    } auf { $value } vor.
event-repressed = { $seat } unterdrückt 1 Unruhe im eigenen Land.
event-abolition = { $seat } führt die Abschaffung der Sklaverei herbei. Wer von nun an Sklaven verschifft, geht auf der Diplomatieleiste zurück.
event-war-declared = { $seat } erklärt { $enemy } den Krieg.
event-war-year = Krieg, Jahr { $year }
event-land-battle = Krieg zu Lande { $territory-in } (erfolgreiche Würfel). { $seat }: { $hits } von { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }; { $enemy }: { $enemy_hits } von { $enemy_dice }.
event-trade-battle = Handelskrieg (erfolgreiche Würfel). { $seat }: { $dice ->
        [0] keine Würfel
        [one] { $hits } von 1 Würfel
       *[other] { $hits } von { $dice } Würfeln
    }; { $enemy }: { $enemy_dice ->
        [0] keine Würfel
       *[other] { $enemy_hits } von { $enemy_dice }
    }.
event-europe-battle = Krieg in Europa (erfolgreiche Würfel). { $seat }: { $dice ->
        [0] keine Würfel
        [one] { $hits } von 1 Würfel
       *[other] { $hits } von { $dice } Würfeln
    }; { $enemy }: { $enemy_dice ->
        [0] keine Würfel
       *[other] { $enemy_hits } von { $enemy_dice }
    }.
event-sea-battle = Seekrieg (erfolgreiche Würfel). { $seat }: { $dice ->
        [0] keine Würfel
        [one] { $hits } von 1 Würfel
       *[other] { $hits } von { $dice } Würfeln
    }; { $enemy }: { $enemy_dice ->
        [0] keine Würfel
       *[other] { $enemy_hits } von { $enemy_dice }
    }.
event-goods-lost = { $seat } verliert { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } auf dem Markt.
event-treasure-lost = { $seat } verliert { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }.
event-ships-lost = { $seat } verliert { $squadrons ->
        [0] {""}
       *[other] { $squadrons } Geschwader
    }{ $fleets ->
        [0] {""}
       *[other] { $squadrons ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $fleets ->
            [one] 1 Handelsflotte
           *[other] { $fleets } Handelsflotten
        }
    }.
event-pirate-lost = { $seat } verliert einen Piraten bei den Handelsflotten von { $victim }.
event-exhausted = { $seat } ist erschöpft.
event-surrendered = { $seat } kapituliert vor { $enemy }{ $prestige ->
        [0] {""}
       *[other] {" "}und gibt { $prestige } Prestige ab
    }.
event-war-undecided = Der Krieg zwischen { $seat } und { $enemy } endet ohne Sieger.
event-viceroy-placed = { $seat } setzt { $box-in } ({ $box-good }) { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }.
event-prestige-reached = { $seat } hat { $prestige } Prestige und keine Schulden.
event-turn-limit-reached = Die Partie endet nach Runde { $turn }.

reason-prestige = 10 Prestige und keine Schulden: Das ist der Sieg.
reason-turn-limit = Die letzte Runde ist vorbei; wer nach Abzug der Schulden das meiste Prestige hat, gewinnt.

# Wie lange eine Partie dauert.
game-length = 60 bis 150 Minuten

# Tischoptionen.
option-advanced_colonies = Kolonieregeln für Fortgeschrittene
    .about = Nach dem Gründen einer Kolonie darfst du dort zu weiteren Mitteln greifen: Handelsgesellschaft oder Protektorat, Säuberung, Plünderung, Siedler, Piratengouverneure, Plantage. Wir empfehlen sie ab der zweiten Partie. (C15.3)
option-advanced_colonies-off = nein
option-advanced_colonies-on = ja
option-nations = Nationen
    .about = Jeder wählt eine von fünf Nationen mit Sonderregeln und historischen Zielgebieten. Die Nationen sind nicht gleich stark. Auf einem einzigen Kontinent steht Spanien oder Portugal anfangs wenig offen. Für 2 bis 5 Spieler. (C26.1)
option-nations-off = nein
option-nations-on = ja
option-continent = Kontinent
    .about = Zu zweit ist nur ein Kontinent im Spiel, zu dritt bleibt einer draußen. Legt fest, welcher. (C26.2)
option-continent-random = wird ausgelost
option-continent-america = Amerika
option-continent-africa = Afrika
option-continent-asia_oceania = Asien-Ozeanien
option-turn_limit = Rundengrenze
    .about = Hat bis dahin niemand gewonnen, gewinnt, wer das meiste Prestige hat; für je 10 Schulden wird 1 Prestige abgezogen. Die meisten Partien enden lange vor Runde 30. (C27.4)
option-turn_limit-0 = keine
option-offers = Angebote von Münzen
    .about = Legt fest, ob ihr einander Münzen geben, einander um Münzen bitten und Bitten um Waren mit Zahlungen verbinden könnt. (C13)
option-offers-on = erlaubt
option-offers-off = nicht erlaubt
option-home_revolution_cards = Karten bei Revolution im Mutterland
    .about = Mit vier Unruhen im eigenen Land bewirken deine vier Karten nichts. Legt fest, welche Karte du bei der letzten Chance noch spielen darfst. (C4.1)
option-home_revolution_cards-set_aside = eine der zwei beiseitegelegten
option-home_revolution_cards-all_six = eine von allen sechs
option-city_minimum = Preis einer neuen blühenden Stadt
    .about = Legt fest, was eine neue Stadt wert sein muss, wenn es schon eine gibt. (C18.2)
option-city_minimum-more = mehr als die alte
option-city_minimum-equal = mindestens ebenso viel
option-takeover_penalty = Diplomatie beim Übernehmen der Kontrolle
    .about = Legt fest, wann es einen Schritt auf der Diplomatieleiste kostet, die Kontrolle über eine Ressource zu übernehmen. (C5.3)
option-takeover_penalty-own_placement = nur bei eigenen Steinen
option-takeover_penalty-any_majority = auch, wenn andere Steine verlieren
option-company_last_counter = Handelsgesellschaft mit dem letzten Stein
    .about = Die Handelsgesellschaft nimmt einen deiner Steine aus der neuen Kolonie. Legt fest, ob es der letzte sein darf; dann ist die Kolonie verloren. (C15.3)
option-company_last_counter-allowed = erlaubt
option-company_last_counter-forbidden = nicht erlaubt
option-pirate_governors_scope = Reichweite der Piratengouverneure
    .about = Legt fest, wessen Handelsflotten sie treffen. (C15.3)
option-pirate_governors_scope-turn = jeden Kauffahrer dieser Runde
option-pirate_governors_scope-round = nur die dieses Durchgangs
option-left_end = Linkes Ende der Diplomatieleiste
    .about = Piratengouverneure, und Sklaven nach der Abschaffung der Sklaverei, kosten einen Schritt auf der Diplomatieleiste. Legt fest, was für den gilt, der nicht weiter zurückkann. (C6.5)
option-left_end-strict = ohne Schritt geht es nicht
option-left_end-lenient = kein Schritt nötig
option-war_casualties = Verluste im Krieg
    .about = Legt fest, wer unter mehreren Steinen wählt, wenn im Krieg einer verloren geht. (C23.5)
option-war_casualties-scorer = wer den Erfolg hatte
option-war_casualties-owner = wer ihn verliert
option-war_exhaustion = Erschöpfung zu Lande
    .about = Legt fest, wann eine Seite wegen ihrer Verluste zu Lande kapitulieren muss. (C23.7)
option-war_exhaustion-front = wenn sie alle Steine verloren hat
option-war_exhaustion-territory = wenn sie ein Gebiet verloren hat
option-pirate_dice = Würfel der Piraten
    .about = Legt fest, wie viele Würfel der Besitzer mehrerer Piraten wirft, wenn der Kauffahrer ausläuft. (C20.2)
option-pirate_dice-per_player = einen für jeden Besitzer
option-pirate_dice-per_pirate = einen für jeden Piraten
option-pirate_counter = Gegenangriff auf Piraten
    .about = Legt fest, wann Geschwader zum Gegenangriff übergehen dürfen. (C20.3)
option-pirate_counter-after_attack = nur nach einem Angriff
option-pirate_counter-always = immer, wenn Piraten da sind
option-viceroy_spread = Steine des Vizekönigs
    .about = Legt fest, ob der Vizekönig auf mehrere Ressourcen eines Gebiets zugleich Steine setzen darf. (C25.1)
option-viceroy_spread-one_box = alle auf eine Ressource
option-viceroy_spread-one_territory = verteilt in einem Gebiet
option-spain_missions = Spaniens Missionen
    .about = Legt fest, welche Missionen Spanien Prestige bringen, wenn mit Nationen gespielt wird. (C26.1)
option-spain_missions-placed = nur gesetzte
option-spain_missions-any = auch umgedrehte Unruhen

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen. Du führst eine europäische Macht, die ein Reich in Übersee sucht. Wer als Erster 10 Prestige und keine Schulden hat, gewinnt. Prestige kommt vom Erforschen, von Kolonien, Städten und Kriegen. Münzen kommen aus dem Handel: Deine Steine auf der Landkarte liefern Waren, der Kauffahrer verschifft sie, und der Händler verkauft sie. In dieser Lektion geht es um eine erste Kolonie. Zeig auf etwas oder halte den Finger darauf, dann liest du, was es ist; jede neue Art von Frage erkläre ich.
lesson-nation = Jede Nation hat eine eigene Regel und ihre historischen Zielgebiete; anderswo bringen deine Kolonien kein Prestige. Faustregel: Sieh nach, wo die Zielgebiete liegen und wie schwach die Einheimischen dort sind.
lesson-program = In jeder Runde legst du geheim vier deiner sechs Karten aus. Jede Karte hat zwei Charaktere, und welchen der beiden du nutzt, entscheidest du später. Von den zwei übrigen Karten darfst du am Ende der Runde noch eine spielen. Faustregel: der Entdecker früh, danach der Vizekönig, und der Kauffahrer vor dem Händler, der verkauft, was der Kauffahrer verschifft hat.
lesson-play = Eine Karte ist aufgedeckt: Nutze einen ihrer beiden Charaktere, oder passe. Zeig auf einen Charakter, dann liest du, was er tut. Faustregel: Gründe eine Kolonie, sobald es der Eroberer kann; erforsche, was leicht zu erreichen ist; nimm einen Kredit (Finanzier) nur auf, wenn du weißt, wofür, denn gewinnen kannst du erst, wenn er zurückgezahlt ist.
lesson-fleets = Jedes Monopol erlaubt dir in jeder Runde eine Handelsflotte für 1 Münze. Mit jeder Flotte verschifft der Kauffahrer eine Ware. Faustregel: so viele Flotten, wie du Ressourcen kontrollierst.
lesson-naval = Geschwader schützen deine Handelsflotten vor Piraten und kämpfen im Seekrieg. Wie viele du in einer Runde bauen darfst, sagt deine Marine. Faustregel: Eines oder zwei reichen, solange dich niemand bedroht.
lesson-piracy = Ein Pirat kostet 1 Münze und lauert bei den Handelsflotten eines anderen. Nutzt der den Kauffahrer, würfelst du; im Schnitt vernichtet einer von drei Würfen eine Flotte. Faustregel: Hast du Münzen übrig, schick ihn zu dem, der am meisten verschifft.
lesson-repay = Kredite kannst du jederzeit zurückzahlen, so viel du willst. Unruhe in deinem Land lässt jeden von ihnen in jeder Runde wachsen, und wer etwas schuldet, kann nicht gewinnen. Faustregel: Zahle bald zurück, wenn in deinem Land Unruhe ist; sonst nutze die Münzen zuerst.
lesson-repay-loan = Jeder Kredit wächst für sich. Faustregel: Zahle zuerst den kleinsten ganz zurück, dann trägt ein Kredit weniger Zinsen.
lesson-repay-amount = Faustregel: Ein Kredit, der fort ist, trägt keine Zinsen mehr; beende also lieber einen, als zwei zu verkleinern. Behalte, was du für deine nächste Aktion brauchst.
lesson-repay-to-win = Du hast genug Prestige und genug Münzen. Zahlst du jetzt alles zurück, gewinnst du sofort.
lesson-offer = Du kannst einem anderen Münzen geben oder ihn um welche bitten. Versprechen binden niemanden. Faustregel: Biete etwas, wenn ein kleines Geschenk dir einen Krieg erspart oder Waren bringt.
lesson-offer-amount = Wie viel ist es dir wert? Faustregel: Fang niedrig an; ein abgelehntes Angebot kostet nichts.
lesson-offer-message = Die Botschaft sagt, wofür die Münzen sind. Auf die Regeln hat sie keine Wirkung.
lesson-offer-answer = Nimmst du an, wechseln die Münzen sofort den Besitzer; mehr ist damit nicht vereinbart. Faustregel: Nimm, was umsonst ist; gib nur, wenn du etwas davon hast.
lesson-ambassador-seat = Die Diplomatieleiste entscheidet, wer wen angreifen darf: Krieg erklären kannst du nur jemandem, der nicht rechts von dir steht. Faustregel: Setze dich selbst nach rechts, weg vom stärksten Gegner.
lesson-ambassador-territory = Mit 4 Unruhen wird ein Gebiet ein unabhängiger Staat, und eine Kolonie dort ist verloren. Faustregel: Beruhige zuerst deine eigenen Kolonien.
lesson-colony = Du kontrollierst hier jede Ressource und hast so viele Steine, wie die Einheimischen stark sind: Nun kannst du das Gebiet als Kolonie beherrschen. Sie bringt 1 Prestige, nur du darfst hier künftig Steine setzen, und dein Händler verkauft mehr. Geht dein letzter Stein verloren, oder kommt es zu 4 Unruhen, ist auch die Kolonie verloren. Faustregel: Wähle das Gebiet, das dir niemand leicht nehmen kann.
lesson-company = Eine Handelsgesellschaft oder ein Protektorat bringt sofort Münzen, aber dann ist in dieser Kolonie nichts Weiteres möglich. Gib dafür nie deinen letzten Stein her, sonst ist die Kolonie verloren. Faustregel: Verzichte auf beides, wenn die Plünderung mehr bringt.
lesson-purge = Eine Säuberung entfernt Unruhe mit Gewalt und kostet dich Ansehen. Faustregel: nur, wenn das Gebiet schon 2 oder 3 Unruhen hat.
lesson-looting = Eine Plünderung bringt Münzen, bei Gold doppelt so viele, und hinterlässt Unruhe. Faustregel: Sie lohnt sich, wenn wenig Unruhe da ist; mit 4 wäre die Kolonie verloren.
lesson-settlers = Du kannst Unruhen aus deinem eigenen Land in die Kolonie schicken. Faustregel: Tu es, wenn du Kredite oder 3 Unruhen im Land hast, aber halte die Kolonie unter 4.
lesson-pirate-governors = Alle, die den Kauffahrer schon genutzt haben, verlieren eine Handelsflotte, auch du. Faustregel: Es lohnt sich nur, wenn die anderen verschifft haben und du nicht.
lesson-plantation = Für jedes Sklavenfeld, das du kontrollierst, bringt die Plantage 3 Münzen. Das Spiel rechnet, wie jene Mächte rechneten.
lesson-explore = Bei jedem Ziel steht, was du auf dem Würfel brauchst: 4+ heißt eine 4 oder mehr. Seefahrt senkt die Zahl, ebenso ein eigener Stein in einem benachbarten Gebiet. Gelingt es, bringt es Prestige; misslingt es, kostet es nur die Aktion. Faustregel: Wähle gute Chancen und schwache Einheimische, denn so ein Gebiet wird bald zur Kolonie.
lesson-follow-up = Du darfst nun einen ersten Stein setzen. Wer auf einer Ressource die meisten Steine hat, kontrolliert sie und gewinnt Waren daraus. Ein Handelsposten braucht eine deiner Handelsflotten; Abenteurer kosten 1 Münze und hinterlassen Unruhe. Faustregel: Setz einen Stein, sonst tut es ein anderer.
lesson-explore-box = Jede Ressource hat eine Farbe. Kontrollierst nur du Ressourcen einer Farbe, hast du ihr Monopol; bei Gold ist jede Ressource ein eigenes Monopol. Tee und Opium verlangen Wirtschaft 6. Faustregel: zuerst Gold, dann eine Farbe, die sonst niemand hat.
lesson-city = Die blühende Stadt verdoppelt, was eine Kolonie liefert, und bringt 1 Prestige. Es gibt nur eine: Eine neue Stadt ersetzt die alte. Faustregel: Wähle die Kolonie mit den meisten Ressourcen unter deiner Kontrolle.
lesson-city-value = Der Wert ist der Preis, höchstens deine Wirtschaft. Eine neue Stadt muss mehr kosten als die alte. Faustregel: Zahl so viel, dass dich die anderen nicht bald überbieten können.
lesson-mission = Missionen verhindern Aufstände, aber keine Revolution bei 4 Unruhen. Faustregel: Dreh Unruhe dort um, wo du viele Steine hast.
lesson-pirates = Deine Piraten können jetzt angreifen. Im Schnitt vernichtet einer von drei Würfen eine Handelsflotte. Nach einem Angriff darf dein Gegner zurückschlagen. Faustregel: Greif an, wenn deinem Gegner Flotten fehlen.
lesson-counter-attack = Du wirfst für jedes Geschwader einen Würfel, höchstens 5, und verlierst keines. Jeder Erfolg vernichtet einen Piraten. Faustregel: immer.
lesson-sink = Jeder Erfolg vernichtet einen Piraten deiner Wahl. Faustregel: Triff den, der hier die wenigsten hat, dann bleibt ein Angreifer weniger.
lesson-abolition = Die Sklaverei ist abgeschafft. Wer noch Sklaven verschifft, verliert Ansehen: einen Schritt auf der Diplomatieleiste.
lesson-ship = Jede Handelsflotte bringt eine Ware von einer Ressource, die du kontrollierst, auf den Markt. Dort warten die Waren auf den Händler. Faustregel: Verschiffe so viele, wie du kannst.
lesson-ship-ask = Einige deiner Flotten sind noch leer. Du kannst andere um Waren bitten: Du bekommst eine Ware auf dem Markt, sie bekommen 1 Münze. Ablehnen dürfen sie. Faustregel: Es hilft euch beiden. Bitte jemanden, der zurückliegt, und lass es, wenn es einem Gegner mehr hilft als dir.
lesson-ship-number = Um wie viele Waren bittest du? Der andere darf auch weniger gewähren.
lesson-ship-payment = Du kannst eine Zahlung damit verbinden, von dir oder vom anderen. Dann heißt es alles oder nichts. Faustregel: Versuch es zuerst ohne Zahlung.
lesson-ship-answer = Ein anderer will Waren von deinen Ressourcen verschiffen. Du verlierst nichts: Jede bringt dir 1 Münze und ihm eine Ware auf dem Markt. Faustregel: Stimm zu, außer wenn er kurz vor dem Sieg steht.
lesson-sell = Jede Ware, die du verkaufst, bringt 1 Münze. Wie viele du verkaufen kannst, sagen Wirtschaft und Kolonien. Faustregel: Verkaufe so viele, wie du kannst.
lesson-sell-ask = Du könntest mehr verkaufen, als du hast. Du kannst andere um ihre Waren auf dem Markt bitten: Du und der Besitzer bekommt je 1 Münze. Faustregel: Es hilft euch beiden. Bitte jemanden, der zurückliegt, und lass es, wenn es einem Gegner mehr hilft als dir.
lesson-sell-number = Um wie viele Waren bittest du? Der andere darf auch weniger gewähren.
lesson-sell-payment = Du kannst eine Zahlung damit verbinden, von dir oder vom anderen. Dann heißt es alles oder nichts. Faustregel: Versuch es zuerst ohne Zahlung.
lesson-sell-answer = Ein anderer will deine Waren auf dem Markt verkaufen: Jede bringt euch beiden 1 Münze. Faustregel: Stimm zu, wenn du sie selbst nicht bald verkaufen kannst.
lesson-rebel = Unruhe schwächt andere: In einem Gebiet kann sie zum Aufstand führen, in ihrem Land lässt sie Kredite wachsen und kann eine Revolution im Mutterland bringen. Faustregel: Löse einen Aufstand aus, wo andere viele Steine haben und die Einheimischen stark sind.
lesson-rebellion = So viele Würfel wie Unruhen mal Stärke der Einheimischen, und im Schnitt entfernt einer von dreien einen Stein. Faustregel: Wähle ein Gebiet, in dem die Kolonie eines anderen auf wenigen Steinen ruht.
lesson-stir-up = Eine Unruhe kommt in das Gebiet und eine in das Land eines Spielers, der dort ist. Faustregel: Wähle ein Gebiet, in dem du keine Steine hast, dein stärkster Gegner aber schon.
lesson-turn-mission = Ist eine Mission umgedreht, wird dort wieder ein Aufstand möglich, und eine Unruhe kommt in das Land eines Spielers, der dort ist.
lesson-incite = Unruhe im Land lässt jeden Kredit wachsen. Mit 4 beginnt die nächste Runde mit einer Revolution im Mutterland, und alle Münzen sind verloren. Faustregel: Triff den, der führt oder Kredite hat.
lesson-victim = Du wählst, welcher Stein verloren geht, eigene zuletzt. Faustregel: dort, wo jemand die Mehrheit verliert oder eine Kolonie ihren letzten Stein.
lesson-track = Die Zahl ist zugleich Preis und Wert. Seefahrt hilft dem Entdecker, Marine erlaubt mehr Geschwader, mit Logistik setzt der Vizekönig mehr Steine, mit Wirtschaft verkauft der Händler mehr. Faustregel: Seefahrt, solange du erforschen willst; Logistik, wenn du Steine für eine Kolonie setzt; Wirtschaft, wenn du mehr Waren hast, als du verkaufen kannst.
lesson-war = Ein Krieg kostet einen Schritt auf der Diplomatieleiste und wird sofort an vier Fronten ausgefochten. Wer an einer Front nichts mehr hat, muss kapitulieren und gibt 1 Prestige ab. Faustregel: nur, wenn du mehr Geschwader, Münzen und Waren hast und der andere Prestige zu verlieren.
lesson-war-counter = Du wählst, welcher gegnerische Stein verloren geht. Faustregel: dort, wo der Gegner die Kontrolle oder eine Kolonie verliert.
lesson-war-pirate = Piraten des Gegners können getroffen werden, wo sie auch sind. Faustregel: zuerst die bei deinen eigenen Handelsflotten.
lesson-surrender = Kapitulierst du, gibst du 1 Prestige ab, und der Krieg ist vorbei. Sonst folgt ein weiteres Jahr. Faustregel: Kämpf weiter, solange du mehr Würfel hast als der Gegner.
lesson-viceroy = Der Vizekönig macht Münzen zu Steinen auf einer Ressource, so viele, wie deine Logistik beträgt. Für eine Kolonie brauchst du alle Ressourcen eines Gebiets und so viele Steine, wie die Einheimischen stark sind; das ist die Zahl auf dem Schild. Faustregel: Geh dorthin, wo dir zur Kolonie die wenigsten Steine fehlen.
lesson-viceroy-box = Du kontrollierst eine Ressource, sobald du dort mehr Steine hast als jeder andere. Nimmst du sie jemandem ab, kostet das einen Schritt auf der Diplomatieleiste. Faustregel: zuerst die Ressourcen, die du noch nicht kontrollierst.
lesson-viceroy-number = Jeder Stein kostet 1 Münze. Faustregel: so viele, wie der Kolonie noch fehlen.
lesson-wait = Jetzt wählen die anderen. Sieh inzwischen auf die Landkarte: Wo fehlen dir nur noch wenige Steine zu einer Kolonie? Im Verlauf steht, was die anderen getan haben.
lesson-end = Jetzt weißt du, wie Gebiete erforscht werden, wie aus Waren Münzen werden und aus Steinen eine Kolonie. Von hier an wählst du selbst, und ich erkläre nur noch, was neu ist; im Zweifel hol dir einen Tipp, oder sieh in den Regeln nach. Und denk an das Ende: Mit 10 Prestige gewinnst du nur ohne Schulden.

# Woraus ein Ergebnis besteht.
score-net-prestige = Prestige nach Abzug der Schulden
score-prestige = Prestige
score-debt = Schulden
score-treasure = Münzen
score-boxes = Kontrollierte Felder
score-monopolies = Monopole
score-colonies = Kolonien

# Der Tisch im Terminal.
table-turn = Runde { $turn } von { $turns }
table-turn-endless = Runde { $turn }
table-round = Durchgang { $round } von { $rounds }
table-start = Startspieler: { $name }
table-active = an der Reihe: { $name }
table-america = noch nicht entdeckt: Schwierigkeit +{ $penalty }, Prestige +{ $prestige } für den Ersten
table-circumnavigation = Weltumsegelung: Prestige { $prestige }, Schwierigkeit { $difficulty }
table-legend = ★ Prestige · ◇ Schwierigkeit · ⚄ was du auf dem Würfel brauchst, und die Chance · ♟ Stärke der Einheimischen · ! Unruhe · ✝ Missionen · ⌂ Kolonie · ⚑ unabhängiger Staat · ♔ blühende Stadt und ihr Wert · [ ] kontrolliert das Feld
table-monopolies = Monopole: { $list }
table-abolished = Die Sklaverei ist abgeschafft.
table-prestige = Prestige { $count }
table-treasury = Münzen { $count }
table-fleets = Flotten { $count }
table-squadrons = Geschwader { $count }
table-goods = auf dem Markt { $count }
table-diplomacy = Diplomatie { $count }
table-monopolies-held = Monopole { $count }
table-production = liefert { $count }
table-trades = verkauft { $count }
table-unrest = Unruhe { $count }
table-loans = Kredite { $list }
table-pirates = Piraten { $list }
table-cards = Karten { $list }
table-revolt = Revolution im Mutterland
table-war = Krieg: { $attacker } gegen { $defender }, Jahr { $year }
table-programme = Deine Karten: { $list }
table-aside = Beiseitegelegt: { $list }

# Spielplan: die Karten auf der Hand.
board-round = Durchgang { $round }
board-hand = Deine Karten
board-slots = Deine Kartenreihe
board-slot-next = Karte anklicken oder herziehen
board-slot-take-back = { $card } von Platz { $slot } zurücknehmen
board-card-done = genutzt
board-card-passed = gepasst
board-card-now = du bist dran
board-card-open = aufgedeckt
board-card-secret = verdeckt
board-card-placed = Karte { $slot }
board-card-aside = beiseitegelegt
board-card-last = letzte Chance: 1 von 2
board-card-kept = auf der Hand
board-card-revolt = ohne Wirkung
board-does-explorer = { $percent ->
        [0] nichts in Reichweite
       *[other] erforschen, Chance bis { $percent } %
    }
board-does-ambassador = Diplomatie +1, Unruhe −1
board-does-trader = { $count ->
        [one] 1 Ware verkaufen
       *[other] bis zu { $count } Waren verkaufen
    }
board-does-financier = { $count } Münzen leihen
board-does-scientist = eine Stufe auf einer Leiste
board-does-missionary = eine Mission errichten
board-does-viceroy = { $count ->
        [0] keine Münzen zum Setzen
        [one] 1 Stein setzen
       *[other] bis zu { $count } Steine setzen
    }
board-does-rebel = Unruhe oder Aufstand
board-does-merchant = { $count ->
        [0] nichts zu verschiffen
        [one] 1 Ware verschiffen
       *[other] bis { $count } Waren verschiffen
    }
board-does-governor = { $count ->
        [0] Stadt braucht Wirtschaft { $least }
        [1] Stadt vom Wert { $least }
        [2] Stadt vom Wert { $least } oder { $most }
       *[other] Stadt vom Wert { $least } bis { $most }
    }
board-does-sovereign = Ruhe im Land, Krieg
board-does-conqueror = eine Kolonie gründen

# Spielplan: die Nationen, die zur Wahl stehen.
board-nations = Die Nationen
nation-targets = Historische Zielgebiete: { $targets }
nation-targets-none = Kein historisches Zielgebiet ist im Spiel.
nation-rule-portugal = Bis 6 Prestige erforscht es mit jedem Entdecker zweimal, aber nur Brasilien, Afrika und Asien-Ozeanien stehen ihm offen.
nation-means-portugal = Schnelles Prestige durch Erforschen.
nation-rule-spain = Bis 6 Prestige bringt ihm jede gesetzte Mission 1 Prestige, aber nur Amerika ohne Brasilien und seine Zielgebiete stehen ihm offen.
nation-means-spain = Prestige durch Missionen, ohne Würfel.
nation-rule-france = Logistik 4 zählt als 5: Sein Vizekönig setzt dann bis zu 5 Steine.
nation-means-france = Spät stark: eine Kolonie auf einen Schlag.
nation-rule-england = Marine 4 zählt als 5: Es baut dann bis zu 5 Geschwader je Runde.
nation-means-england = Spät stark: Es beherrscht die See.
nation-rule-netherlands = Sie haben immer 1 Monopol mehr, das niemand brechen kann, rücken aber in der Logistik nicht vor.
nation-means-netherlands = Jede Runde eine Handelsflotte, aber ihr Vizekönig setzt Steine nur einzeln.

# Spielplan: die Spieler.
board-prestige = Prestige: { $count } von { $goal }
board-treasury = Münzen: { $count }
board-fleets = Handelsflotten: { $count }
board-squadrons = Geschwader: { $count }
board-goods = Waren auf dem Markt: { $count }
board-monopolies = Monopole: { $count }
board-home-unrest = Unruhe im eigenen Land: { $count }
board-loans = { $count ->
        [0] Keine Kredite
       *[other] Kredite: { $stacks }
    }
board-pirates = Piraten: { $names }
board-start = Startspieler
board-revolt = Revolution im Mutterland: Diese vier Karten bewirken nichts
board-mini-free = noch nicht gewählt
board-mini-back = verdeckt
board-mini-used = { $character } genutzt
board-mini-passed = gepasst
board-mini-open = { $first } oder { $second }
board-mini-last = letzte Chance: { $character }

about-ambassador = Der Botschafter setzt den Diplomatiemarker eines Spielers, auch deinen, 1 Schritt nach rechts und entfernt 1 Unruhe aus einem Gebiet. Du darfst das eine tun, das andere oder beides. (C14)
about-conqueror = Der Eroberer gründet eine Kolonie, wo du alle Felder kontrollierst und mindestens so viele Steine hast, wie die Einheimischen stark sind. Sie bringt 1 Prestige. (C15)
about-explorer = Der Entdecker würfelt, um ein Gebiet zu erforschen oder die Welt zu umsegeln. Gelingt es, bringt es Prestige, und du darfst einen ersten Stein setzen. (C16)
about-financier = Der Finanzier nimmt einen Kredit auf: 10 Münzen jetzt, und 10 Schulden. Jeder Kredit wächst mit den Unruhen in deinem Land, und wer einen Kredit hat, kann nicht gewinnen. (C17)
about-governor = Der Gouverneur gründet die blühende Stadt in einer deiner Kolonien. Du zahlst ihren Wert, höchstens deine Wirtschaft, und bekommst 1 Prestige. Jedes Feld dort liefert 2 Waren. (C18)
about-missionary = Der Missionar dreht 1 Unruhe zur Mission um oder setzt eine Mission, wo keine Unruhe ist. Wo eine Mission ist, kann kein Aufstand ausbrechen. (C19)
about-merchant = Der Kauffahrer bringt Waren von den Feldern, die du kontrollierst, auf den Markt, eine mit jeder Handelsflotte. Zuerst greifen Piraten an. Ist noch Platz, kannst du andere um ihre Waren bitten. (C20)
about-rebel = Der Aufständische löst einen Aufstand aus, wo Unruhe ist, stiftet Unruhe in einem Gebiet und im Land eines Spielers, der dort ist, oder dreht eine Mission wieder zur Unruhe um. (C21)
about-scientist = Der Wissenschaftler rückt auf einer Fortschrittsleiste 1 Stufe vor. Du zahlst die Zahl der neuen Stufe. (C22)
about-sovereign = Der Herrscher entfernt 1 Unruhe aus deinem eigenen Land und darf jemandem Krieg erklären, der auf der Diplomatieleiste nicht rechts von dir steht. (C23)
about-trader = Der Händler verkauft Waren vom Markt, jede für 1 Münze: so viele, wie deine Wirtschaft und die Stärke der Einheimischen deiner Kolonien zusammen ergeben. (C24)
about-viceroy = Der Vizekönig macht Münzen zu Steinen auf einem Feld eines erforschten Gebiets, höchstens so viele, wie deine Logistik beträgt. (C25)
about-programme = Vier deiner sechs Karten, in der Reihenfolge, in der sie aufgedeckt werden. Von jeder nutzt du einen der beiden Charaktere. Die anderen beiden werden beiseitegelegt; eine davon darfst du bei der letzten Chance spielen. (C4.1)
about-prestige = Prestige. Wer als Erster 10 und keine Schulden hat, gewinnt sofort. Es kommt vom Erforschen, von Kolonien, blühenden Städten und gewonnenen Kriegen. (C7)
about-treasury = Münzen, das Geld des Spiels. Damit bezahlst du Steine, Flotten, Geschwader, Piraten, Fortschritt und Städte. (C2)
about-fleets = Handelsflotten. Mit jeder verschifft der Kauffahrer 1 Ware. In der Phase Handelsflotten darfst du für jedes deiner Monopole 1 bauen. (C4.2)
about-pirates = Piraten anderer Spieler bei diesen Handelsflotten. Nutzt dieser Spieler den Kauffahrer, darf jeder ihrer Besitzer würfeln, um eine Flotte zu vernichten. (C20.2)
about-squadrons = Geschwader. Sie kämpfen im Seekrieg und beim Gegenangriff auf Piraten. In der Phase Seestreitkräfte darfst du so viele bauen, wie deine Marine beträgt. (C4.4)
about-goods = Waren auf dem Markt. Der Händler macht sie zu Münzen. Im Krieg können sie verloren gehen. (C24)
about-monopolies = Monopole: Farben, von denen nur dieser Spieler Felder kontrolliert, und jedes kontrollierte Goldfeld. Jedes erlaubt eine Handelsflotte je Runde, und wer die meisten hat, ist Startspieler. (C5.4)
about-loans = Kredite. In der Phase Zinsen wächst jeder um die Unruhen im eigenen Land. Wer etwas schuldet, kann nicht gewinnen. (C17)
about-home-unrest = Unruhen im eigenen Land des Spielers. Jede lässt jeden Kredit je Runde um 1 wachsen. Sind es zu Beginn einer Runde 4 oder mehr, kommt es zur Revolution im Mutterland. (C9.4)
about-start = Der Startspieler ist in jeder Phase und jedem Durchgang der Erste. Wer die meisten Monopole hat, wird es; haben mehrere gleich viele, der Nächste reihum. (C4.3)
about-cards = Die Karten dieser Runde in ihrer Reihenfolge. Der nicht genutzte Charakter ist blass; was noch nicht aufgedeckt ist, liegt verdeckt. (C4.1)
about-revolt = Revolution im Mutterland: Mit 4 oder mehr Unruhen im Land gehen alle Münzen verloren, und die vier Karten bewirken nichts. Nur die letzte Chance bleibt. (C4.1.1)
about-nation-portugal = Portugal erforscht mit einem Entdecker zweimal, bis es zum ersten Mal 6 Prestige hat. Bis dahin darf es nur in Brasilien, Afrika und Asien-Ozeanien erforschen und Steine setzen. (C26.1)
about-nation-spain = Spanien bekommt für jede Mission, die es setzt, 1 Prestige, bis es zum ersten Mal 6 Prestige hat. Bis dahin darf es nur in Amerika ohne Brasilien und in seinen historischen Zielgebieten erforschen und Steine setzen. (C26.1)
about-nation-france = Für Frankreich zählt Logistik 4 als 5. Der Preis bleibt 4. (C26.1)
about-nation-england = Für England zählt Marine 4 als 5. Der Preis bleibt 4. (C26.1)
about-nation-netherlands = Die Niederlande haben immer ein Monopol mehr, das niemand brechen kann. In der Logistik können sie nicht vorrücken. (C26.1)

# Spielplan: die Landkarte.
chart-europe = Europa
chart-continents = Teile der Karte
chart-choices = { $count ->
        [one] eine Möglichkeit hier
       *[other] { $count } Möglichkeiten hier
    }
chart-need = { $need }+
chart-percent = { $percent } %
chart-certain = sicher
chart-never = nie
chart-throw = { $need ->
        [1] sicher
        [6] eine 6 auf dem Würfel
        [7] nie
       *[other] mindestens { $need } auf dem Würfel
    }
chart-odds = { $territory }: { $throw } ({ $terms })
chart-odds-unknown = { $territory }: Schwierigkeit { $difficulty }, Prestige { $prestige }
chart-term-difficulty = Schwierigkeit { $difficulty }
chart-term-seafaring = −{ $count } für Seefahrt
chart-term-neighbour = −1 für Steine { $territory-in }
chart-term-america = +{ $count } bis zur Entdeckung Amerikas
chart-around = Weltumsegelung: { $throw } ({ $terms })
chart-around-unknown = Weltumsegelung: Schwierigkeit { $difficulty }, Prestige { $prestige }
chart-target = Historisches Zielgebiet deiner Nation
chart-colony = Kolonie von { $name }
chart-independent = Unabhängiger Staat
chart-box = { $name } kontrolliert { $box }: { $counters }
chart-box-nobodys = Niemand kontrolliert { $box }: { $counters }
chart-box-empty = Keine Steine: { $box }
chart-natives = Stärke der Einheimischen: { $count }
chart-natives-doubled = Stärke der Einheimischen: { $count }, doppelt im unabhängigen Staat
chart-city = Blühende Stadt vom Wert { $value }
chart-unrest = Unruhe: { $count }
chart-missions = Missionen: { $count }

# Spielplan: was neben den Gebieten liegt.
inset-progress = Fortschritt
inset-track = { $track }: { $values }
inset-track-seafaring = senkt Schwierigkeit
inset-track-navy = Geschwader je Runde
inset-track-logistics = Steine je Vizekönig
inset-track-economy = Waren je Händler
inset-diplomacy = Diplomatie
inset-diplomacy-tells = Krieg nur nach links oder gleichauf
inset-diplomacy-spaces = Diplomatie: { $spaces }
inset-circumnavigation = Weltumsegelung
inset-circumnavigated = { $name } hat die Welt umsegelt.
inset-america-1 = Entdeckung
inset-america-2 = Amerikas
inset-america-waits = { $prestige } Prestige für den, der als Erster in Amerika erforscht; bis dahin dort Schwierigkeit +{ $count }
inset-america-discovered = { $name } hat Amerika entdeckt.
inset-market = Markt
inset-market-goods = Waren auf dem Markt: { $goods }
inset-market-empty = Keine Waren auf dem Markt
inset-loans = Kredite
inset-loans-owed = Kredite: { $loans }
inset-loans-none = Niemand hat einen Kredit
inset-monopolies = Monopole
inset-monopoly = { $colour }. Das Monopol hat { $name }.
inset-monopoly-none = { $colour }. Das Monopol hat niemand.
inset-gold = Gold, ein Monopol für jedes Feld: { $counts }
inset-dice = Würfel
inset-throw-exploration = { $name } würfelt { $roll } ({ $territory })
inset-throw-around = { $name } würfelt { $roll } für die Weltumsegelung
inset-throw-pirates = { $name }, Piraten: { $dice ->
        [one] { $successes } von 1 Würfel
       *[other] { $successes } von { $dice } Würfeln
    } mit Erfolg
inset-throw-counter-attack = { $name }, Gegenangriff: { $dice ->
        [one] { $successes } von 1 Würfel
       *[other] { $successes } von { $dice } Würfeln
    } mit Erfolg
inset-throw-rebellion = { $name }, Aufstand { $territory-in }: { $dice ->
        [one] { $successes } von 1 Würfel
       *[other] { $successes } von { $dice } Würfeln
    } mit Erfolg
inset-purpose-around = Weltumsegelung
inset-purpose-pirates = Piraten
inset-purpose-counter-attack = Gegenangriff
inset-war = Krieg, Jahr { $year }
inset-war-over = Der Krieg ist vorbei
inset-losses = Verluste
inset-year = Jahr { $year }
inset-years = Jahre 1–{ $year }
inset-lost = { $year }: { $name } verliert { $losses }; { $enemy } verliert { $enemy_losses }
inset-lost-nothing = nichts
inset-lost-counters = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
inset-lost-goods = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
inset-lost-treasure = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
inset-lost-squadrons = { $count } Geschwader
inset-lost-fleets = { $count ->
        [one] 1 Handelsflotte
       *[other] { $count } Handelsflotten
    }
inset-lost-pirates = { $count ->
        [one] 1 Piraten
       *[other] { $count } Piraten
    }
inset-front-trade = Handel
inset-front-europe = Europa
inset-front-sea = See
inset-front = { $front }: { $name } { $hits } von { $dice }, { $enemy } { $enemy_hits } von { $enemy_dice }
inset-colour-white = Weiß: Handelswaren
inset-colour-beige = Beige: Plantagen
inset-colour-yellow = Gelb: Gold
inset-colour-red = Rot: Gewürze
inset-colour-brown = Braun: Pelze
inset-colour-purple = Violett: Opium
inset-colour-blue = Blau: Seide
inset-colour-green = Grün: Tee
inset-colour-grey = Grau: Edelmetalle
inset-colour-black = Schwarz: Sklaven

about-territory = Ein Gebiet. Solange Prestige darauf liegt, ist es unerforscht. Danach können auf seinen Feldern Steine liegen, und es kann Unruhen, Missionen und eine Kolonie bekommen. (C1.3)
about-bare-land = Dieser Teil der Landkarte ist in dieser Partie nicht im Spiel. (C26.2)
about-box = Ein Ressourcenfeld. Wer darauf die meisten Steine hat, kontrolliert es und verschifft 1 Ware daraus. Für Monopole zählt die Farbe des Randes. (C5)
about-gold-box = Ein Goldfeld. Wer es kontrolliert, hat damit ein Monopol, wer auch immer die anderen kontrolliert, und niemand kann es brechen. (C5.5)
about-tea-box = Tee und Opium. Nur mit Wirtschaft 6 oder mehr lässt sich so ein Feld kontrollieren; blasse Steine zählen noch nicht. (C6.4)
about-slaves-box = Sklaven. Das Feld zählt wie jedes andere. Hat jemand Wirtschaft 10, ist die Sklaverei abgeschafft: Wer dann noch Sklaven verschifft, geht auf der Diplomatieleiste zurück. (C6.5)
about-plantation-box = Eine Plantagenfrucht. Das Feld zählt wie jedes andere. Mit den Kolonieregeln für Fortgeschrittene kann eine neue Kolonie hier eine Plantage anlegen. (C15.3)
about-natives = Stärke der Einheimischen: wie stark die Menschen sind, die hier leben. Eine Kolonie braucht mindestens so viele Steine, ein Aufstand wirft für jede Unruhe so viele Würfel, und eine Kolonie bringt sie dem Händler ihres Besitzers. (C1.3)
about-city = Die blühende Stadt. Jedes Feld hier liefert 2 Waren statt 1. Es gibt nur eine Stadt, und eine neue muss mehr wert sein. (C18)
about-unrest = Unruhe. Ohne Mission macht sie einen Aufstand möglich. Mit 4 kommt es zur Revolution: Das Gebiet wird ein unabhängiger Staat. (C9)
about-mission = Eine Mission. Wo eine ist, kann kein Aufstand ausbrechen. (C9.2)
about-colony = Eine Kolonie. Nur ihr Besitzer darf hier Steine setzen, und die Stärke der Einheimischen hilft seinem Händler. Sie geht mit seinem letzten Stein oder durch eine Revolution verloren. (C8)
about-independent = Ein unabhängiger Staat. Die Stärke der Einheimischen zählt doppelt, bei einer neuen Kolonie und bei Aufständen. (C8.5)
about-odds = Der Lorbeer zeigt das Prestige, das es zu gewinnen gibt. Der Würfel muss mindestens diese Zahl zeigen: die Schwierigkeit minus deine Seefahrt, minus 1 für einen Stein in einem benachbarten Gebiet. (C16.2)
about-target = Die Flagge deiner Nation zeigt ihre historischen Zielgebiete: Nur dort bringen deine Kolonien Prestige. (C26.1)
about-revolt-odds = So viele Würfel wirft der Aufstand: die Unruhe mal die Stärke der Einheimischen. Die Prozentzahl ist die Chance auf mindestens einen Erfolg; jeder Erfolg entfernt einen Stein. (C21.2)
about-seafaring = Seefahrt senkt die Zahl, die du zum Erforschen brauchst. Die Zahl einer Stufe ist auch ihr Preis. (C6)
about-navy = Marine: wie viele Geschwader du in einer Runde bauen darfst. Die Zahl einer Stufe ist auch ihr Preis. (C6)
about-logistics = Logistik: wie viele Steine dein Vizekönig setzen darf. Die Zahl einer Stufe ist auch ihr Preis. (C6)
about-economy = Wirtschaft: wie viele Waren dein Händler verkauft, und was eine Stadt höchstens kosten darf. Tee und Opium verlangen 6. Erreicht jemand 10, ist die Sklaverei abgeschafft. Die Zahl einer Stufe ist auch ihr Preis. (C6)
about-diplomacy = Die Diplomatieleiste. Krieg erklären kannst du nur jemandem, der auf deinem Platz oder links davon steht. Kontrolle übernehmen, Monopole brechen und Krieg erklären führt nach links, der Botschafter nach rechts. (C10)
about-circumnavigation = Die Weltumsegelung. Dein Entdecker braucht eine 6, abzüglich deiner Seefahrt. Sie gelingt nur einmal in der Partie. (C11)
about-america = Die Entdeckung Amerikas. Bis jemand dort ein Gebiet erforscht hat, sind alle schwerer zu erforschen. Der erste Erfolg bringt zusätzliches Prestige. (C12)
about-market = Der Markt. Verschiffte Waren warten hier, bis der Händler sie verkauft. Im Krieg können sie verloren gehen. (C20)
about-monopoly = Monopole. Kontrolliert nur ein Spieler Felder einer Farbe, hat er ihr Monopol; jedes Goldfeld ist ein eigenes Monopol. Sie erlauben Handelsflotten und entscheiden, wer Startspieler ist. (C5.4)
about-dice = Würfel. Beim Erforschen zählt die Zahl. Auf einem Erfolgswürfel sind zwei von sechs Seiten, die mit Lorbeer, ein Erfolg. (C1)
about-war = Ein Krieg. Jedes Jahr wird zu Lande, im Handel, in Europa und zur See gekämpft. Jeder Lorbeer kostet die andere Seite etwas. Wer an einer Front nichts mehr hat, muss kapitulieren. (C23)

# Warum sich etwas jetzt nicht wählen lässt.
why-nation-taken = { $seat } führt bereits { $nation-acc }.
why-card-placed = Diese Karte liegt schon auf Platz { $slot }.
why-card-full = Alle { $slots } Plätze sind belegt. Nimm eine andere Karte zurück, um diese auszulegen.
why-character-aside = Du kannst { $character-acc } jetzt nicht nutzen: Diese Karte liegt beiseite, für die letzte Chance.
why-character-lined-up = Bei der letzten Chance spielst du eine der beiden beiseitegelegten Karten; { $character-acc } hast du auf Platz { $slot } ausgelegt.
why-character-past = Du kannst { $character-acc } in dieser Runde nicht mehr nutzen: Diese Karte wurde in Durchgang { $slot } aufgedeckt.
why-character-later = Du kannst { $character-acc } noch nicht nutzen: Diese Karte kommt in Durchgang { $slot }.
why-ambassador-idle = Für den Botschafter gibt es nichts zu tun: Auf der Diplomatieleiste stehen alle auf Platz { $spaces }, dem letzten, und in keinem Gebiet ist Unruhe.
why-conqueror-nowhere = Du hast nirgends Steine, wo eine Kolonie entstehen könnte.
why-conqueror-near = Du kannst noch keine Kolonie gründen. Am nächsten bist du ihr { $territory-in }: Du hast { $counters } von { $need } nötigen Steinen und kontrollierst { $held } von { $boxes ->
        [one] 1 Ressource
       *[other] { $boxes } Ressourcen
    }.
why-explorer-idle = Es gibt nichts mehr, was du erforschen könntest.
why-governor-no-colony = Eine blühende Stadt entsteht in einer Kolonie, und du hast keine.
why-governor-city-there = Du hast nur eine Kolonie, { $territory-in }, und die blühende Stadt ist schon dort.
why-governor-most = Die blühende Stadt hat schon den höchsten Wert, den es gibt.
why-governor-economy = Eine neue blühende Stadt muss mindestens { $least } wert sein, deine Wirtschaft ist aber { $economy }.
why-governor-treasury = Eine neue blühende Stadt kostet mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    }; du hast { $treasury }.
why-nothing-explored = Noch ist kein Gebiet erforscht.
why-scientist-done = Du bist auf jeder Leiste, die dir offensteht, am Ende.
why-scientist-price = Der billigste Schritt kostet { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }; du hast { $treasury }.
why-sovereign-idle = In deinem Land ist keine Unruhe, und auf der Diplomatieleiste stehen alle rechts von dir: Du kannst niemandem den Krieg erklären.
why-trader-idle = Auf dem Markt liegen keine Waren.
why-viceroy-treasury = Jeder Stein kostet 1 Münze, und du hast keine.
why-viceroy-nowhere = Es gibt kein erforschtes Gebiet, in dem du Steine setzen darfst.
why-piracy-own = Das sind deine eigenen Handelsflotten; ein Pirat geht zu denen eines anderen.
why-diplomacy-last = { $own ->
        [1] Du stehst auf der Diplomatieleiste schon auf Platz { $space }, dem letzten.
       *[other] { $seat } steht auf der Diplomatieleiste schon auf Platz { $space }, dem letzten.
    }
why-sink-none = { $own ->
        [1] Bei deinen Handelsflotten ist kein Pirat von dir.
       *[other] Bei deinen Handelsflotten ist kein Pirat von { $seat }.
    }
why-request-own = Dich selbst musst du nicht bitten: Nach deinen eigenen Waren wirst du eigens gefragt.
why-request-again = Du hast { $seat } schon gefragt; alle lassen sich nur einmal fragen.
why-ship-slaves = { $seat } kontrolliert nur Sklaven, und du hast gewählt, keine zu verschiffen.
why-ship-nothing = { $seat } kontrolliert keine Ressourcen und hat nichts zu verschiffen.
why-sell-nothing = { $seat } hat keine Waren auf dem Markt.
why-incite-absent = { $own ->
        [1] Du hast keinen Stein { $territory-in }.
       *[other] { $seat } hat keinen Stein { $territory-in }.
    }
why-war-own = Dir selbst kannst du nicht den Krieg erklären.
why-war-right = { $seat } steht auf der Diplomatieleiste auf Platz { $space }, rechts von dir: Du stehst auf Platz { $here }.
why-war-no-pirate = Bei den Handelsflotten von { $seat } ist kein Pirat von { $victim }.
why-not-in-play = Dieser Teil der Karte ist in dieser Partie nicht im Spiel.
why-unexplored = Noch hat niemand { $territory-acc } erforscht.
why-treaty = Der Vertrag von Tordesillas verschließt dir { $territory-acc }, bis du zum ersten Mal { $least } Prestige hast. Du hast { $prestige }.
why-no-unrest = Es gibt keine Unruhe { $territory-in }.
why-colony-exists = { $own ->
        [1] Du hast schon eine Kolonie { $territory-in }.
       *[other] { $seat } hat schon eine Kolonie { $territory-in }.
    }
why-no-box = Es gibt keine Ressourcen { $territory-in }; dort lassen sich keine Steine setzen.
why-no-natives = Die Stärke der Einheimischen { $territory-in } ist 0; dort kann keine Kolonie entstehen.
why-colony-counters = Eine Kolonie { $territory-in } braucht { $need ->
        [one] 1 Stein
       *[other] { $need } Steine
    }; du hast { $counters }.
why-colony-tea = Tee und Opium { $territory-in } brauchen Wirtschaft { $least }; deine ist { $economy }.
why-colony-control = Für eine Kolonie musst du alle { $boxes } Ressourcen { $territory-in } kontrollieren; du kontrollierst { $held }.
why-around-done = { $own ->
        [1] Du hast die Welt schon umsegelt.
       *[other] { $seat } hat die Welt schon umsegelt.
    }
why-explored = Es gibt nichts mehr zu erforschen { $territory-in }.
why-city-there = Die blühende Stadt ist schon { $territory-in }.
why-city-no-colony = Du hast keine Kolonie { $territory-in }.
why-mission-protects = Eine Mission { $territory-in } verhindert einen Aufstand.
why-no-mission = Es gibt keine Mission { $territory-in }.
why-others-colony = Die Kolonie { $territory-in } gehört { $seat }; sonst darf dort niemand Steine setzen.
why-elsewhere = Es muss { $territory-in } sein.
why-company-no-counter = Dort hast du keinen Stein ({ $box }).
why-company-last = Das ist dein letzter Stein in der Kolonie; nach den Optionen dieses Tisches muss er bleiben.
why-war-no-counter = { $victim } hat dort keinen Stein ({ $box }).
why-victim-own = Deine eigenen Steine { $territory-in } kommen zuletzt, nach denen aller anderen.
why-track-price = Der nächste Schritt { $track-in } kostet { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }; du hast { $treasury }.
why-track-nation = Deine Nation kann { $track-in } nicht vorrücken.
why-track-end = Du stehst { $track-in } schon auf dem letzten Platz.

# Worum es bei einem Tipp geht (wen oder was?).
aspect-prestige =
    { $count ->
        [0] Prestige
        [one] 1 Prestige
       *[other] { $count } Prestige
    }
hope-colonies = Du kommst einer Kolonie oder einer blühenden Stadt näher.
hope-exploration = Du kannst mit besseren Chancen erforschen.
aspect-treasure =
    { $count ->
        [0] Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
aspect-goods =
    { $count ->
        [0] Waren auf dem Markt
        [one] 1 Ware auf dem Markt
       *[other] { $count } Waren auf dem Markt
    }
aspect-debt =
    { $count ->
        [0] weniger Schulden
        [one] 1 Münze weniger Schulden
       *[other] { $count } Münzen weniger Schulden
    }
cost-debt =
    { $count ->
        [0] mehr Schulden
        [one] 1 Münze mehr Schulden
       *[other] { $count } Münzen mehr Schulden
    }
hope-income = Dein Handel kann in den nächsten Runden mehr einbringen.
aspect-resources =
    { $count ->
        [0] die Kontrolle über Ressourcen
        [one] die Kontrolle über 1 Ressource
       *[other] die Kontrolle über { $count } Ressourcen
    }
aspect-monopolies =
    { $count ->
        [0] ein Monopol
        [one] 1 Monopol
       *[other] { $count } Monopole
    }
aspect-progress =
    { $count ->
        [0] Fortschritt in Logistik oder Wirtschaft
        [one] 1 Schritt in Logistik oder Wirtschaft
       *[other] { $count } Schritte in Logistik oder Wirtschaft
    }
aspect-squadrons =
    { $count ->
        [0] Geschwader
        [one] 1 Geschwader
       *[other] { $count } Geschwader
    }
hope-pirates = Piraten werden für dich eine kleinere Gefahr oder für andere eine größere.
aspect-respect =
    { $count ->
        [0] Schritte auf der Diplomatieleiste
        [one] 1 Schritt auf der Diplomatieleiste
       *[other] { $count } Schritte auf der Diplomatieleiste
    }
aspect-calm =
    { $count ->
        [0] weniger Unruhe
        [one] 1 Unruhe weniger
       *[other] { $count } Unruhen weniger
    }
cost-calm =
    { $count ->
        [0] mehr Unruhe
        [one] 1 Unruhe mehr
       *[other] { $count } Unruhen mehr
    }
aspect-missions =
    { $count ->
        [0] eine Mission
        [one] 1 Mission
       *[other] { $count } Missionen
    }
hope-power = Du stehst in einem Krieg besser da.
hope-offers = Du bietest nichts an, was niemand annimmt.
hope-programme = Es passt besser zu den Karten, die du ausgelegt hast.
hope-plan-ambassador = Mit diesen Karten nutzt du den Botschafter gut.
hope-plan-conqueror = Mit diesen Karten nutzt du den Eroberer gut.
hope-plan-explorer = Mit diesen Karten nutzt du den Entdecker gut.
hope-plan-financier = Mit diesen Karten nutzt du den Finanzier gut.
hope-plan-governor = Mit diesen Karten nutzt du den Gouverneur gut.
hope-plan-missionary = Mit diesen Karten nutzt du den Missionar gut.
hope-plan-merchant = Mit diesen Karten nutzt du den Kauffahrer gut.
hope-plan-rebel = Mit diesen Karten nutzt du den Aufständischen gut.
hope-plan-scientist = Mit diesen Karten nutzt du den Wissenschaftler gut.
hope-plan-sovereign = Mit diesen Karten nutzt du den Herrscher gut.
hope-plan-trader = Mit diesen Karten nutzt du den Händler gut.
hope-plan-viceroy = Mit diesen Karten nutzt du den Vizekönig gut.

# Empires auf Deutsch.

game-title = Empires: Das Zeitalter der Entdeckungen
game-sentence = Schick Siedler, Kapitäne, Soldaten und Baumeister in die Neue Welt; wer nach acht Runden die meisten Siegpunkte hat, gewinnt.
game-length = 45 bis 120 Minuten

seat-red = Rot
seat-yellow = Gelb
seat-blue = Blau
seat-green = Grün
seat-orange = Orange
seat-purple = Violett

# Gebiete: der Name, als Objekt (wen?), wo etwas ist, wohin etwas kommt.
region-0 = Kanada
    .acc = Kanada
    .in = in Kanada
    .into = nach Kanada
    .from = aus Kanada
region-1 = Neuengland
    .acc = Neuengland
    .in = in Neuengland
    .into = nach Neuengland
    .from = aus Neuengland
region-2 = Virginia
    .acc = Virginia
    .in = in Virginia
    .into = nach Virginia
    .from = aus Virginia
region-3 = Florida
    .acc = Florida
    .in = in Florida
    .into = nach Florida
    .from = aus Florida
region-4 = Karibik
    .acc = die Karibik
    .in = in der Karibik
    .into = in die Karibik
    .from = aus der Karibik
region-5 = Mexiko
    .acc = Mexiko
    .in = in Mexiko
    .into = nach Mexiko
    .from = aus Mexiko
region-6 = Neugranada
    .acc = Neugranada
    .in = in Neugranada
    .into = nach Neugranada
    .from = aus Neugranada
region-7 = Peru
    .acc = Peru
    .in = in Peru
    .into = nach Peru
    .from = aus Peru
region-8 = Brasilien
    .acc = Brasilien
    .in = in Brasilien
    .into = nach Brasilien
    .from = aus Brasilien

# Handelswaren: der Name, als Objekt.
good-0 = Gold
    .acc = Gold
good-1 = Silber
    .acc = Silber
good-2 = Vieh
    .acc = Vieh
good-3 = Kakao
    .acc = Kakao
good-4 = Fisch
    .acc = Fisch
good-5 = Zucker
    .acc = Zucker
good-6 = Pelz
    .acc = Pelz
good-7 = Kaffee
    .acc = Kaffee
good-8 = Tabak
    .acc = Tabak
good-9 = Reis
    .acc = Reis
good-10 = Indigo
    .acc = Indigo

# Warensätze.
set-any = drei beliebige
set-three = drei gleiche
set-four = vier gleiche
ships-count = { $count ->
        [0] keine Handelsschiffe
        [one] 1 Handelsschiff
       *[other] { $count } Handelsschiffe
    }

# Figuren: der Name, als Objekt (wen?), und wie viele.
figure-0 = Siedler
    .acc = einen Siedler
    .many = Siedler
    .the = den Siedler
figure-1 = Kapitän
    .acc = einen Kapitän
    .many = Kapitäne
    .the = den Kapitän
figure-2 = Kaufmann
    .acc = einen Kaufmann
    .many = Kaufleute
    .the = den Kaufmann
figure-3 = Missionar
    .acc = einen Missionar
    .many = Missionare
    .the = den Missionar
figure-4 = Soldat
    .acc = einen Soldaten
    .many = Soldaten
    .the = den Soldaten
figure-5 = Baumeister
    .acc = einen Baumeister
    .many = Baumeister
    .the = den Baumeister
count-colonist = { $count } Siedler
count-captain = { $count ->
        [one] 1 Kapitän
       *[other] { $count } Kapitäne
    }
count-merchant = { $count ->
        [one] 1 Kaufmann
       *[other] { $count } Kaufleute
    }
count-missionary = { $count ->
        [one] 1 Missionar
       *[other] { $count } Missionare
    }
count-soldier = { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
count-builder = { $count } Baumeister
count-figures = { $count ->
        [0] keine Figuren
        [one] 1 Figur
       *[other] { $count } Figuren
    }

# Die acht Ereignisfelder: der Name, wo eine Figur steht, wohin sie kommt.
box-0 = Initiative
    .in = bei der Initiative
    .into = zur Initiative
box-1 = Häfen Europas
    .in = in den Häfen Europas
    .into = in die Häfen Europas
box-2 = Handelswaren
    .in = bei den Handelswaren
    .into = zu den Handelswaren
box-3 = Handelsschifffahrt
    .in = bei der Handelsschifffahrt
    .into = zur Handelsschifffahrt
box-4 = Große Bauten
    .in = bei den Großen Bauten
    .into = zu den Großen Bauten
box-5 = Entdeckungen
    .in = bei den Entdeckungen
    .into = zu den Entdeckungen
box-specialists = Spezialisten
    .in = bei den Spezialisten
    .into = zu den Spezialisten
box-11 = Kriegführung
    .in = bei der Kriegführung
    .into = zur Kriegführung

# Die Ereignisfelder, wie sie ausgeführt werden.
stage-0 = Initiative
stage-1 = Häfen Europas
stage-2 = Handelswaren
stage-3 = Handelsschifffahrt
stage-4 = Große Bauten
stage-5 = Entdeckungen
stage-6 = Spezialisten
stage-11 = Kriegführung

# Die Regel jedes Ereignisfelds in wenigen Worten, rechts neben dem Titel.
rule-initiative = Geld, neue Reihenfolge
rule-dock = landen in entdeckten Gebieten
rule-specialists = bereit in der nächsten Runde

# Felder mit Namen.
space-numbered = Feld { $number }
space-x = Feld X
space-y = Feld Y
space-mayflower = ein Schiff der Mayflower
space-captain = Kapitän
space-merchant = Kaufmann
space-missionary = Missionar
space-soldier = Soldat
space-training = Ausbildung

# Nationen: der Name, als Objekt (wen?).
nation-0 = Großbritannien
    .acc = Großbritannien
nation-1 = Spanien
    .acc = Spanien
nation-2 = Frankreich
    .acc = Frankreich
nation-3 = Portugal
    .acc = Portugal
nation-4 = Holland
    .acc = Holland
nation-5 = Italienische Stadtstaaten
    .acc = die Italienischen Stadtstaaten

# Entdeckungskarten.
find-16 = Mississippi
    .acc = den Mississippi
find-17 = Große Seen
    .acc = die Großen Seen
find-18 = Hudson Bay
    .acc = die Hudson Bay
find-19 = Orinoco
    .acc = den Orinoco
find-20 = Kalifornien
    .acc = Kalifornien
find-21 = Patagonien
    .acc = Patagonien
find-22 = Amazonas
    .acc = den Amazonas
find-23 = Guineaküste
    .acc = die Guineaküste
find-24 = Hawaii
    .acc = Hawaii
find-25 = Philippinen
    .acc = die Philippinen
find-26 = Gewürzinseln
    .acc = die Gewürzinseln
find-27 = Siam
    .acc = Siam
find-28 = Terra Australis
    .acc = die Terra Australis
find-29 = Indien
    .acc = Indien
find-30 = Japan
    .acc = Japan
find-31 = China
    .acc = China

# Was ein Entdeckungsmarker oder eine Karte zeigt.
discovery-natives = Ureinwohner: { $count }
discovery-coins = Piaster: { $count }
discovery-plunder = Beute: { $count } Piaster je Soldat
discovery-points = { $count } SP
discovery-hidden = noch nicht entdeckt
discovery-known = { $natives } Ureinwohner: Hier ist eine Expedition gescheitert
discovery-strength = Stärke { $strength }

# Epochen, Phasen, Zeitpunkte.
age-0 = Epoche I
    .end = Ende der Epoche I
age-1 = Epoche II
    .end = Ende der Epoche II
age-2 = Epoche III
    .end = Ende der Epoche III
phase-nations = Wahl der Nationen
phase-bidding = Bieten um die Reihenfolge
phase-placement = Einsetzen
phase-initiative = Initiative
phase-dock = Häfen Europas
phase-trade_goods = Handelswaren
phase-merchant_shipping = Handelsschifffahrt
phase-capital_buildings = Große Bauten
phase-discovery = Entdeckungen
phase-specialists = Spezialisten
phase-warfare = Kriegführung
phase-income = Einkommen
phase-benefits = Vorteile der Großen Bauten
phase-refresh = Auffüllen
phase-scoring = Wertung der Gebiete
phase-purchase = Siegpunktkauf
phase-over = die Partie ist zu Ende
when-on_buy = sofort
when-each_turn = jede Runde
when-income = zum Einkommen
when-passive = immer
when-game_end = am Ende

# Große Bauten: der Name, als Objekt (wen?).
building-0 = Werften
    .acc = die Werften
building-1 = Kaserne
    .acc = die Kaserne
building-2 = Kloster
    .acc = das Kloster
building-3 = Kaufmannsgilde
    .acc = die Kaufmannsgilde
building-4 = Auswanderer
    .acc = die Auswanderer
building-5 = Königliche Schatzkammer
    .acc = die Königliche Schatzkammer
building-6 = Karte der Neuen Welt
    .acc = die Karte der Neuen Welt
building-7 = Anlegestelle
    .acc = die Anlegestelle
building-8 = Silberflotte
    .acc = die Silberflotte
building-9 = Konquistadoren
    .acc = die Konquistadoren
building-10 = Handelsflotte
    .acc = die Handelsflotte
building-11 = Handelsposten
    .acc = den Handelsposten
building-12 = Hafenanlagen
    .acc = die Hafenanlagen
building-13 = Rumfabrik
    .acc = die Rumfabrik
building-14 = Zigarrenfabrik
    .acc = die Zigarrenfabrik
building-15 = Freibeuter
    .acc = die Freibeuter
building-16 = Bank
    .acc = die Bank
building-17 = Westindien-Kompanie
    .acc = die Westindien-Kompanie
building-18 = Universität
    .acc = die Universität
building-19 = Einwanderung
    .acc = die Einwanderung
building-20 = Jesuiten
    .acc = die Jesuiten
building-21 = Artillerie
    .acc = die Artillerie
building-22 = Festungen
    .acc = die Festungen
building-23 = Kolonialstraßen
    .acc = die Kolonialstraßen
building-24 = Marine
    .acc = die Marine
building-25 = Wohlstand
    .acc = den Wohlstand
building-26 = Parlament
    .acc = das Parlament
building-27 = Bevölkerung
    .acc = die Bevölkerung
building-28 = Waffenruhm
    .acc = den Waffenruhm
building-29 = Börse
    .acc = die Börse
building-30 = Merkantilismus
    .acc = den Merkantilismus
building-31 = Königspalast
    .acc = den Königspalast
building-32 = Gouverneure
    .acc = die Gouverneure
building-33 = Vizekönigreich
    .acc = das Vizekönigreich
building-34 = Kriegsbeute (5 Piaster)
    .acc = die Kriegsbeute (5 Piaster)
building-35 = Kriegsbeute (Schiff)
    .acc = die Kriegsbeute (Schiff)
building-36 = Kriegsbeute (Spezialisten)
    .acc = die Kriegsbeute (Spezialisten)
building-37 = Magellan
    .acc = Magellan
building-38 = Stadt in der Neuen Welt
    .acc = die Stadt in der Neuen Welt
building-39 = Mission in der Neuen Welt
    .acc = die Mission in der Neuen Welt
building-40 = Überbevölkerung
    .acc = die Überbevölkerung
building-41 = Schmuggler
    .acc = den Schmuggler
building-42 = Kriegsbeute (7 Piaster)
    .acc = die Kriegsbeute (7 Piaster)
building-43 = Kriegsbeute (Waren)
    .acc = die Kriegsbeute (Waren)
building-44 = Steinmetzkunst
    .acc = die Steinmetzkunst
building-45 = Päpstlicher Erlass
    .acc = den Päpstlichen Erlass
building-46 = Münzstätte
    .acc = die Münzstätte
building-47 = Handelshaus
    .acc = das Handelshaus
building-48 = Reformation
    .acc = die Reformation
building-49 = Mayflower
    .acc = die Mayflower
building-50 = Zeitalter der Entdeckungen
    .acc = das Zeitalter der Entdeckungen
building-51 = Hauptstadt der Neuen Welt
    .acc = die Hauptstadt der Neuen Welt
building-52 = Aufklärung
    .acc = die Aufklärung
building-53 = Umgeschriebene Geschichte
    .acc = die Umgeschriebene Geschichte

# Wo die langen Wörter dieser Namen auf einer Tafel getrennt werden.
plate-breaks = Anlege|stelle Artil|lerie Aufklä|rung Aus|wanderer Bevöl|kerung Ein|wanderung Entde|ckungen Frei|beuter Ge|schichte Gouver|neure Hafen|anlagen Handels|flotte Handels|haus Handels|posten Haupt|stadt Kauf|manns|gilde Kolonial|straßen Konquis|tadoren Kriegs|beute König|liche Königs|palast Merkan|tilismus Münz|stätte Päpst|licher Refor|mation Schatz|kammer Schmugg|ler Silber|flotte Steinmetz|kunst Umge|schrie|bene Univer|sität Vize|könig|reich Waffen|ruhm West|indien-Kompanie Zigarren|fabrik Über|bevöl|kerung

# Kurze Worte auf der Tafel eines Baus.
plate-ship_yards = +1 Kapitän
plate-barracks = +1 Soldat
plate-monastery = +1 Missionar
plate-merchant_guild = +1 Kaufmann
plate-settlers = +1 Siedler
plate-royal_treasury = 5 Piaster
plate-new_world_cartography = eine freie Entdeckung
plate-wharf = Feld X im Hafen
plate-treasure_fleet = 20 Piaster
plate-conquistadors = 1 Soldat zu den Entdeckungen
plate-merchant_fleet = 2 Schiffe
plate-trading_post = 3 Waren, blind gezogen
plate-docks = Feld Y im Hafen
plate-rum_factory = 3 Piaster je Zucker
plate-cigar_factory = 3 Piaster je Tabak
plate-privateers = von allen je Schiff 1 Piaster
plate-bank = 10 Piaster
plate-west_indies_company = 1 Ware, blind gezogen
plate-university = +1 Spezialist nach Wahl
plate-immigration = +2 Siedler
plate-jesuits = ein Missionar bringt 2 Siedler
plate-artillery = Soldaten entfernen je 2
plate-fortifications = 2 Figuren je Schlacht retten
plate-colonial_roads = eine Figur versetzen
plate-navy = 3 SP je Schiff
plate-wealth = 1 SP je 5 Piaster
plate-parliament = 2 SP je Bau
plate-population = 1 SP je 3 Figuren drüben
plate-military_glory = 4 SP je Soldat drüben
plate-stock_exchange = 20 Piaster und 3 SP
plate-mercantilism = Wirtschaft zählt 1½-mal
plate-royal_palace = 7 SP
plate-colonial_governors = 2 SP je Gebiet mit 4 Figuren
plate-viceroyalty = 4 SP je Gebiet allein vorn
plate-spoils_money_5 = 5 Piaster
plate-spoils_ship = 1 Schiff
plate-spoils_specialists = 2 Spezialisten nach Wahl
plate-magellan = Kapitäne zählen 3 beim Entdecken
plate-new_world_city = +1 Baumeister
plate-new_world_mission = +1 Missionar
plate-overpopulation = 3 Siedler hinüber
plate-smuggler = 1 Ware mit jemand tauschen
plate-spoils_money_7 = 7 Piaster
plate-spoils_goods = 2 Waren, blind gezogen
plate-stonemasonry = +1 Baumeister
plate-papal_decree = du und einer: je 2 Siedler
plate-mint = 2 Piaster je Gold oder Silber
plate-trading_house = Waren für je 5 Piaster verkaufen
plate-reformation = hemmt fremde Missionare
plate-mayflower = 3 Schiffe als Hafenfelder
plate-age_of_discovery = 4 SP je Entdeckung
plate-new_world_capital = 3 SP je Baumeister drüben
plate-enlightenment = 4 SP je Figur bei Spezialisten
plate-rewritten_history = 2 Spielern je 1 Marker nehmen

# Wohin eine Figur außerdem kann; Plätze in der Spielerreihenfolge.
box-6 = Spezialisten: Kapitän
    .in = bei den Spezialisten (Kapitän)
    .into = zu den Spezialisten (Kapitän)
box-7 = Spezialisten: Kaufmann
    .in = bei den Spezialisten (Kaufmann)
    .into = zu den Spezialisten (Kaufmann)
box-8 = Spezialisten: Missionar
    .in = bei den Spezialisten (Missionar)
    .into = zu den Spezialisten (Missionar)
box-9 = Spezialisten: Soldat
    .in = bei den Spezialisten (Soldat)
    .into = zu den Spezialisten (Soldat)
box-10 = Spezialisten: Ausbildung
    .in = bei den Spezialisten (Ausbildung)
    .into = zu den Spezialisten (Ausbildung)
box-12 = Häfen Europas: Feld X
    .in = auf Feld X der Häfen Europas
    .into = auf Feld X der Häfen Europas
box-13 = Häfen Europas: Feld Y
    .in = auf Feld Y der Häfen Europas
    .into = auf Feld Y der Häfen Europas
box-14 = Mayflower: eines deiner Schiffe
    .in = auf einem Schiff der Mayflower
    .into = auf ein Schiff der Mayflower
place-0 = Platz 1
    .acc = Platz 1
place-1 = Platz 2
    .acc = Platz 2
place-2 = Platz 3
    .acc = Platz 3
place-3 = Platz 4
    .acc = Platz 4
place-4 = Platz 5
    .acc = Platz 5
place-5 = Platz 6
    .acc = Platz 6

# Fragen.
ask-nation = Welche Nation führst du? Ihre beiden Vorteile hast du die ganze Partie.
ask-start-bid = Wie viel bietest du für einen Platz in der ersten Spielerreihenfolge? { $bid ->
        [-1] Noch hat niemand geboten.
       *[other] Das höchste Gebot ist { $bid }.
    } Du hast { $money } Piaster. Passt du, bietest du um diesen Platz nicht mehr mit.
ask-start-place = Welchen Platz in der ersten Spielerreihenfolge nimmst du?
ask-place-figure = Welche Figur setzt du ein? { $left ->
        [one] Es ist deine letzte.
       *[other] Du hast noch { $left } Figuren.
    }
ask-place-box = Wohin setzt du { $figure-the }?
ask-dock-region = Wo landet diese Figur ({ $figure })? Sie bleibt für immer dort.
ask-goods-pick = Welche Handelsware nimmst du?
ask-building-buy = Welchen Bau kaufst du? { $price ->
        [0] Er kostet dich nichts.
       *[other] Er kostet dich { $price } Piaster; Kriegsbeute ist umsonst. Du hast { $money }.
    }
ask-colonist-region = Überbevölkerung: Wohin setzt du einen Siedler? Du darfst noch { $left } setzen.
ask-decree-player = Päpstlicher Erlass: Wer setzt außer dir zwei Siedler?
ask-decree-first = Päpstlicher Erlass: Wer setzt seine zwei Siedler zuerst, du oder { $other }?
ask-decree-region = Päpstlicher Erlass: In welches Gebiet setzt du { $count ->
        [one] einen Siedler
       *[other] { $count } Siedler
    }? Du musst dort schon eine Figur haben.
ask-history-player = Umgeschriebene Geschichte: Wem nimmst du einen zufälligen Entdeckungsmarker weg?
ask-specialist-pick = Welchen Spezialisten nimmst du? Er ist in der nächsten Runde bereit.
ask-discovery-send = { $strength ->
        [0] Sendest du eine Expedition aus? Wähle, wer ausfährt. Alle, die ausfahren, sind verbraucht, auch wenn sie scheitert.
       *[other] Wer fährt noch aus? Die Expedition hat bis jetzt Stärke { $strength }.
    }
ask-discovery-region = { $strength ->
        [0] Eine freie Entdeckung: Welches Gebiet soll es sein?
       *[other] Welches Gebiet soll entdeckt werden? Die Expedition hat Stärke { $strength }.
    }
ask-training-pick = Welchen Spezialisten nimmst du? { $builders ->
        [1] Ein Baumeister ist umsonst, jeder andere kostet 5 Piaster.
       *[other] Jeder kostet 5 Piaster.
    } Du hast { $money }.
ask-war-kind = Kämpfst du? Eine Schlacht in einem Gebiet ist umsonst. Ein Krieg gegen einen Spieler überall kostet 10 Piaster. Du hast { $money }.
ask-war-region = In welchem Gebiet schlägst du die Schlacht?
ask-war-opponent = Wen greifst du an?
ask-war-victim = Welche Figur von { $enemy } entfernst du { $region-in }? { $left ->
        [one] Das ist dein letzter Treffer.
       *[other] Du hast noch { $left } Treffer.
    }
ask-fort-cancel = Festungen: Welche deiner Figuren { $region-in } rettest du? Du darfst noch { $left } retten.
ask-figure-swap = Alle zehn Figuren dieser Art ({ $figure }) sind im Einsatz. Wo machst du eine zum Siedler, um eine neue zu bekommen? Sonst geht die neue verloren.
ask-roads-from = Kolonialstraßen: Woher nimmst du eine Figur? Du darfst noch { $left } versetzen.
ask-roads-figure = Welche Figur { $region-in } versetzt du?
ask-roads-to = Wohin kommt diese Figur ({ $figure })?
ask-smuggler-player = Schmuggler: Mit wem tauschst du eine Handelsware?
ask-smuggler-give = Welche Handelsware gibst du { $other }?
ask-smuggler-take = Welche Handelsware nimmst du von { $other }? Du gibst { $good-acc } dafür.
ask-tradehouse-sell = Handelshaus: Welche Handelsware verkaufst du für 5 Piaster? Sie kommt in den Warenvorrat zurück.
ask-vp-buy = Wie viele Siegpunkte kaufst du? Jeder kostet { $price } Piaster, und du hast { $money }.

# Möglichkeiten.
choice-nation = { $nation }
choice-start-bid = { $number } Piaster
choice-start-bid-pass = passen
choice-start-place = { $place }
choice-place-figure = { $figure }
choice-place-box = { $box }
choice-dock-region = { $region }
choice-dock-region-pass = nicht landen
choice-goods-pick = { $good }
choice-goods-pick-pass = nichts nehmen
choice-building-buy = { $building }
choice-building-buy-pass = nichts kaufen
choice-colonist-region = { $region }
choice-colonist-region-stop = keine Siedler mehr
choice-decree-player = { $seat }
choice-decree-first = { $seat }
choice-decree-region = { $region }
choice-history-player = { $seat }
choice-history-player-pass = niemandem
choice-specialist-pick = { $figure }
choice-discovery-send = { $figure }
choice-discovery-send-sail = ausfahren
choice-discovery-send-all = alle fahren aus
choice-discovery-send-pass = keine Expedition
choice-discovery-region = { $region }
choice-training-pick = { $figure }{ $price ->
        [0] {" "}(umsonst)
       *[other] {" "}({ $price } Piaster)
    }
choice-training-pick-pass = niemanden nehmen
choice-war-kind-battle = Schlacht (umsonst)
choice-war-kind-war = Krieg (10 Piaster)
choice-war-kind-pass = nicht kämpfen
choice-war-region = { $region }
choice-war-opponent = { $seat }
choice-war-victim = { $figure }
choice-fort-cancel = { $figure }
choice-fort-cancel-stop = keine weitere retten
choice-figure-swap = { $region }
choice-figure-swap-no = auf die neue Figur verzichten
choice-roads-from = { $region }
choice-roads-from-stop = keine weitere versetzen
choice-roads-figure = { $figure }
choice-roads-to = { $region }
choice-smuggler-player = { $seat }
choice-smuggler-player-pass = nicht tauschen
choice-smuggler-give = { $good }
choice-smuggler-take = { $good }
choice-tradehouse-sell = { $good } (5 Piaster)
choice-tradehouse-sell-stop = nichts mehr verkaufen
choice-vp-buy = { $number ->
        [0] keine
       *[other] { $number } SP für { $cost } Piaster
    }

# Was geschieht.
event-nation-taken = { $seat } führt { $nation-acc }.
event-bid-made = { $seat } bietet { $amount } Piaster.
event-bid-passed = { $seat } passt.
event-place-taken = { $seat } nimmt { $place-acc } in der Spielerreihenfolge{ $amount ->
        [0] {""}
       *[other] {" "}für { $amount } Piaster
    }.
event-start-money = { $seat } hat { $place } in der ersten Spielerreihenfolge und beginnt mit { $amount } Piastern.
event-turn-begins = Runde { $turn } ({ $age })
event-turn-order = { $seat } hat { $place } in der nächsten Spielerreihenfolge.
event-placed = { $seat } setzt { $figure-acc } { $box-into }.
event-box-resolved = { $box }
event-initiative-paid = { $seat } bekommt { $amount } Piaster für die Initiative.
event-landed = { $seat } lässt { $figure-acc } { $region-in } landen.
event-stayed = { $seat } lässt { $figure-acc } nicht landen; die Figur kommt in den Vorrat zurück.
event-merchant-paid = { $seat } bekommt { $amount } Piaster für den Kaufmann.
event-colonists-came = Mit dem Missionar von { $seat } { $count ->
        [one] kommt ein Siedler
       *[other] kommen { $count } Siedler
    } { $region-into }.
event-mission-blocked = { $owner } hat die Reformation: Der Missionar von { $seat } bringt keinen Siedler { $region-into }.
event-region-good-taken = { $seat } hat { $region-in } zuerst drei Figuren und nimmt { $good-acc }.
event-good-picked = { $seat } nimmt { $good-acc }.
event-good-drawn = { $seat } zieht { $good-acc }.
event-bag-empty = Der Warenvorrat ist leer; { $seat } zieht nichts.
event-ship-won = { $seat } gewinnt das Handelsschiff mit dem Wert { $value }.
event-ship-gained = { $seat } bekommt ein Handelsschiff.
event-no-ship = Für { $seat } ist kein Handelsschiff mehr da.
event-building-bought = { $price ->
        [0] { $seat } nimmt { $building-acc } umsonst.
       *[other] { $seat } kauft { $building-acc } für { $price } Piaster.
    }
event-money-gained = { $seat } bekommt { $amount } Piaster.
event-training-paid = { $seat } zahlt { $amount } Piaster für die Ausbildung.
event-figure-gained = { $seat } bekommt { $figure-acc } für die nächste Runde.
event-figure-boarded = { $seat } bekommt { $figure-acc } bei den Entdeckungen.
event-figure-swapped = { $seat } macht { $figure-acc } { $region-in } zum Siedler und bekommt eine neue Figur.
event-figure-lost = { $seat } bekommt keine neue Figur ({ $figure }): Alle zehn sind im Einsatz.
event-settled = { $seat } setzt { $count ->
        [one] einen Siedler
       *[other] { $count } Siedler
    } { $region-into }.
event-decreed = { $seat } wählt { $other } für den Päpstlichen Erlass.
event-counter-stolen = { $seat } nimmt { $victim } einen Entdeckungsmarker weg.
event-expedition = { $seat } sendet eine Expedition mit Stärke { $strength } aus.
event-counter-shown = Ureinwohner { $region-in }: { $natives }.
event-card-shown = { $find }: { $natives } Ureinwohner.
event-discovered = { $seat } entdeckt { $region-acc }: { $amount } Piaster und { $points } SP.
event-card-discovered = { $seat } entdeckt { $find-acc }: { $amount } Piaster und { $points } SP.
event-expedition-failed = Die Expedition von { $seat } { $region-into } scheitert mit Stärke { $strength }.
event-card-failed = Die Expedition von { $seat } scheitert mit Stärke { $strength } ({ $find }).
event-spain-paid = { $seat } bekommt { $amount } Piaster mehr für die Entdeckung.
event-battle-begins = { $seat } schlägt { $region-in } eine Schlacht gegen { $enemy }.
event-war-declared = { $seat } erklärt { $enemy } den Krieg und zahlt { $price } Piaster.
event-figure-saved = { $seat } rettet { $figure-acc } { $region-in }.
event-figures-fell = { $seat } verliert { $count ->
        [one] { $figure-acc }
       *[other] { $count } { $figure-many }
    } { $region-in }.
event-income-paid = { $seat } bekommt { $amount } Piaster für Waren und Schiffe.
event-building-paid = { $building }: { $seat } bekommt { $amount } Piaster.
event-nation-paid = { $nation }: { $seat } bekommt { $amount } Piaster.
event-money-taken = { $victim } zahlt { $seat } { $amount } Piaster.
event-good-sold = { $seat } verkauft { $good-acc } für { $amount } Piaster.
event-goods-swapped = { $seat } gibt { $victim } { $good-acc } und nimmt { $other-acc }.
event-figure-moved = { $seat } versetzt { $figure-acc } { $from-from } { $region-into }.
event-age-ends = { $age-end }: Die Gebiete werden gewertet.
event-region-scored = { $seat } bekommt { $points } SP { $region-in }.
event-points-bought = { $seat } kauft { $points } SP für { $price } Piaster.
event-economy-scored = { $seat } bekommt { $points } SP für die Wirtschaft.
event-discoveries-scored = { $seat } bekommt { $points } SP für Entdeckungen.
event-building-scored = { $building }: { $seat } bekommt { $points } SP.

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen. Du führst eine europäische Macht, die Menschen in die Neue Welt schickt. In jeder Runde setzt ihr eure Figuren eine nach der anderen auf acht Ereignisfelder; dann werden die Ereignisfelder vom ersten bis zum letzten ausgeführt. Nach den Runden 3, 6 und 8 werden die Gebiete der Neuen Welt gewertet: 6 Punkte für die meisten Figuren, 2 für die zweitmeisten. In dieser Lektion spielen wir bis zur ersten Wertung. Zeig auf etwas oder halte den Finger darauf, dann liest du, was es ist; jede neue Art von Frage erkläre ich.
lesson-nation = Jede Nation hat zwei eigene Vorteile, und sie gelten die ganze Partie. Faustregel: Holland und die Italienischen Stadtstaaten sind für Händler, deren Piaster sich leicht zählen lassen; Großbritannien mit seinen zwei zusätzlichen Siedlern je Runde ist für alle, die viele Figuren wollen; Spanien und Portugal sind für Entdecker.
lesson-start-bid = Du bietest um einen Platz in der ersten Spielerreihenfolge. Nur wer gewinnt, zahlt. Faustregel: Der erste Platz ist 2 oder 3 Piaster wert, kaum mehr.
lesson-start-place = Wer früher dran ist, bekommt in der ersten Runde die besseren Felder. Faustregel: Nimm den frühesten freien Platz.
lesson-place-figure = Du setzt eine Figur ein, dann setzen die anderen je eine ein, und so weiter, bis niemand mehr eine hat. Nichts lässt sich für die nächste Runde aufheben. Jede Figur darf überallhin, aber jede Art von Spezialist ist auf manchen Ereignisfeldern besser. Faustregel: zuerst Siedler, solange dein Wunschfeld nicht in Gefahr ist; Kapitäne, Soldaten und Kaufleute dorthin, wo sie mehr zählen.
lesson-place-box = Jedes Ereignisfeld bewirkt etwas anderes, und die Felder sind knapp; ein anderer kann dir zuvorkommen. Faustregel: in den ersten Runden je ein Bau, solange du ihn bezahlen kannst, dazu Handelswaren und ein Spezialist; je näher die Wertung, desto mehr Figuren in die Häfen Europas. Sammle bei den Entdeckungen Figuren, bis es vier oder fünf sind.
lesson-dock-region = Deine Figur landet und bleibt für immer in diesem Gebiet. Ein Kaufmann bringt beim Landen 5 Piaster, ein Missionar einen weiteren Siedler. Wer in einem Gebiet als Erster drei Figuren hat, nimmt dessen Handelsware. Faustregel: Geh dorthin, wo du als Erster drei Figuren haben kannst, und vor der Wertung dorthin, wo dich eine Figur auf den ersten oder zweiten Platz bringt.
lesson-goods-pick = Handelswaren bringen in jeder Runde Geld: drei beliebige 1 Piaster, drei gleiche 3, vier gleiche 6. Faustregel: Nimm eine Sorte, die du schon hast.
lesson-building-buy = Ein Bau gehört dir für den Rest der Partie. In Epoche I kostet jeder 10 Piaster, später mehr. Faustregel: Nimm am Anfang etwas, das in jeder Runde Geld oder Figuren bringt.
lesson-colonist-region = Diese Siedler kommen geradewegs in die Neue Welt. Faustregel: Setz sie dorthin, wo einer deine dritte Figur ist oder dich zur Mehrheit bringt.
lesson-decree-player = Du und ein anderer setzt je zwei Siedler. Faustregel: Wähle jemanden, der weit zurückliegt oder in deinen Gebieten keine Figuren hat.
lesson-decree-first = Faustregel: Setz als Zweiter, dann kannst du antworten; als Erster nur, wenn ihr beide kurz davor seid, in einem Gebiet als Erste drei Figuren zu haben.
lesson-decree-region = Beide Siedler kommen in ein Gebiet, in dem du schon eine Figur hast. Faustregel: dorthin, wo sie dich auf den ersten Platz bringen.
lesson-history-player = Du nimmst diesem Spieler einen zufälligen Entdeckungsmarker weg. Faustregel: Wähle den mit den meisten Punkten auf Markern.
lesson-specialist-pick = Ein Spezialist deiner Wahl, bereit in der nächsten Runde. Faustregel: ein Kapitän zum Entdecken, ein Kaufmann für Geld, ein Missionar für die Mehrheit, ein Baumeister dorthin, wo du auf dem ersten Platz bist.
lesson-discovery-send = In jeder Runde darfst du eine Expedition aussenden, mit beliebig vielen deiner Figuren hier. Jede zählt 1, ein Kapitän 2. Zusammen müssen sie so stark sein wie die Ureinwohner auf dem Entdeckungsmarker, den noch niemand gesehen hat. Alle, die ausfahren, sind verbraucht, ob es gelingt oder nicht; die übrigen warten hier. Für jeden Soldaten gibt es Beute. Faustregel: Mit Stärke 4 gelingt es in drei von vier Fällen; mit weniger passe und warte.
lesson-discovery-region = Niemand weiß, was auf den Entdeckungsmarkern steht, außer dort, wo schon eine Expedition gescheitert ist. Ein Erfolg bringt dir den Marker mit seinen Punkten, Piaster und einen ersten Siedler im Gebiet. Faustregel: Geh dorthin, wo dir die Handelsware nützt.
lesson-training-pick = Hier darfst du für 5 Piaster einen beliebigen Spezialisten kaufen oder umsonst einen Baumeister nehmen. Faustregel: Nimm den Baumeister. Er macht ein Gebiet wertvoller oder einen Bau um 5 Piaster billiger.
lesson-war-kind = Eine Schlacht kostet nichts und findet in einem Gebiet statt. Ein Krieg kostet 10 Piaster und findet überall statt, wo du auf den anderen triffst und einer von euch einen Soldaten hat. Faustregel: Kämpfe nur, wo du mehr Soldaten hast.
lesson-war-opponent = Faustregel: Greif den an, der in einem Gebiet knapp vor dir liegt und dort keine Soldaten hat.
lesson-war-region = Jeder Soldat entfernt dort eine gegnerische Figur. Faustregel: Wähle das Gebiet, in dem der Gegner den ersten Platz verliert oder niemand mehr drei Figuren hat.
lesson-war-victim = Du wählst, was dein Soldat entfernt. Beide Seiten schlagen gleichzeitig zu; auch getroffene Soldaten treffen noch. Faustregel: zuerst Soldaten, dann irgendetwas; in der Wertung zählen alle Figuren gleich.
lesson-fort-cancel = Deine Festungen retten in dieser Schlacht bis zu zwei deiner Figuren. Faustregel: Rette Soldaten und Baumeister.
lesson-figure-swap = Von diesen Figuren hast du nur zehn, und alle sind im Einsatz. Du darfst eine in der Neuen Welt zum Siedler machen und bekommst dafür eine neue. Faustregel: Tu es; für die Mehrheit zählt ein Siedler genauso viel.
lesson-roads-from = Du darfst bis zu zwei deiner Figuren in der Neuen Welt versetzen. Faustregel: Nimm sie dort weg, wo du weit vorn oder ohne Aussicht bist.
lesson-roads-figure = Faustregel: Versetze einen Siedler; Soldaten und Baumeister stehen meist mit Absicht, wo sie sind.
lesson-roads-to = Faustregel: dorthin, wo eine Figur den ersten oder zweiten Platz ändert oder deine dritte ist.
lesson-smuggler-player = Du darfst mit einem anderen Spieler eine Handelsware tauschen, und er kann nicht ablehnen. Faustregel: Such, was dir zu drei oder vier gleichen fehlt.
lesson-smuggler-give = Faustregel: Gib eine Ware, die in keinem deiner Sätze liegt.
lesson-smuggler-take = Faustregel: Nimm die Sorte, von der du am meisten hast.
lesson-tradehouse-sell = Jede verkaufte Ware bringt jetzt 5 Piaster und ist dann fort. Faustregel: Verkaufe, was in keinem Satz liegt, und in der letzten Runde alles, denn das Einkommen ist dann schon gezahlt.
lesson-vp-buy = Am Ende einer Epoche darfst du Siegpunkte kaufen. Nach Epoche I kostet jeder 1 Piaster, nach Epoche II 3, nach Epoche III 10. Faustregel: Behalte nach Epoche I, was der nächste Bau kostet, und mach den Rest zu Punkten; so billig werden sie nie wieder.
lesson-wait = Jetzt wählen die anderen. Sieh inzwischen auf die Landkarte: Wo fehlt dir eine Figur zum ersten Platz? Im Verlauf steht, was die anderen getan haben.
lesson-end = Das war die erste Wertung: Ein Gebiet zählt, wenn jemand dort mindestens drei Figuren hat, 6 Punkte für die meisten, 2 für die zweitmeisten, und mehr für jeden Baumeister dort. Nun weißt du, wie Figuren über das Meer kommen, wie Gebiete entdeckt werden und wie Waren und Bauten Geld bringen. Von hier an wählst du selbst, und ich erkläre nur noch, was neu ist; im Zweifel hol dir einen Tipp, oder sieh in den Regeln nach. Und denk an das Ende: In Epoche III bringen Bauten Punkte für das, was du gesammelt hast.

# Woraus ein Ergebnis besteht.
score-regions-1 = Gebiete, Epoche I
score-regions-2 = Gebiete, Epoche II
score-regions-3 = Gebiete, Epoche III
score-bought = Gekaufte Siegpunkte
score-discoveries = Entdeckungen
score-economy = Wirtschaft
score-buildings = Große Bauten
score-total = Gesamt
score-money = Geld (bei Gleichstand)
score-goods = Handelswaren (bei Gleichstand)
reason-points = Nach acht Runden gewinnt, wer die meisten Siegpunkte hat.
reason-tie-regions = Die Siegpunkte sind gleich; wer bei der letzten Wertung mehr Punkte aus Gebieten bekommen hat, gewinnt.
reason-tie-money = Die Siegpunkte sind gleich; wer mehr Geld hat, gewinnt.
reason-tie-goods = Die Siegpunkte sind gleich; wer mehr Handelswaren hat, gewinnt.
reason-shared = Nach acht Runden wird der Sieg geteilt.
scoring-first = erster Platz { $region-in }: { $points } SP
scoring-second = zweiter Platz { $region-in }: { $points } SP
scoring-none = { $region }: keine Punkte, niemand hat drei Figuren
scoring-builders = { $count ->
        [one] 1 Baumeister: +{ $first } für den ersten, +{ $second } für den zweiten Platz
       *[other] { $count } Baumeister: +{ $first } für den ersten, +{ $second } für den zweiten Platz
    }

# Tischoptionen.
option-builders = Baumeister
    .about = Auf dem Ausbildungsfeld gibt es umsonst einen Baumeister. In der Neuen Welt macht er sein Gebiet wertvoller, bei den Großen Bauten senkt er den Preis um 5 Piaster. Ohne Baumeister bleiben drei der neuen Bauten aus dem Spiel. (E9)
option-builders-on = ja
option-builders-off = nein
option-new_buildings = Neue Bauten
    .about = Die 20 Bauten der Erweiterung werden unter die 34 anderen gemischt. (E10)
option-new_buildings-on = ja
option-new_buildings-off = nein
option-nation_advantages = Nationenvorteile
    .about = Jeder führt eine von sechs Nationen mit je zwei eigenen Vorteilen. (E11)
option-nation_advantages-on = ja
option-nation_advantages-off = nein
option-vp_purchase = Siegpunktkauf
    .about = Am Ende jeder Epoche lässt sich Geld in Siegpunkte verwandeln: für 1, 3 und 10 Piaster das Stück. (E12)
option-vp_purchase-on = ja
option-vp_purchase-off = nein
option-sixth_colour = Sechste Farbe
    .about = Die violetten Figuren der Erweiterung: ein sechster Spieler und die Italienischen Stadtstaaten. Ohne sie spielen höchstens fünf. (E1.3)
option-sixth_colour-on = ja
option-sixth_colour-off = nein
option-portugal_free_discovery = Portugals zweiter Vorteil
    .about = Entweder zählen die Ureinwohner für Portugals Expeditionen 1 weniger, oder Portugal macht vor der ersten Runde eine freie Entdeckung. (E2.11)
option-portugal_free_discovery-off = Ureinwohner zählen 1 weniger
option-portugal_free_discovery-on = eine freie Entdeckung
option-failed_counter = Nach gescheiterter Expedition
    .about = Entscheidet, wer sieht, wie viele Ureinwohner es sind. Bei Turnieren nur der Entdecker. (E5.24)
option-failed_counter-public = alle sehen den Marker
option-failed_counter-explorer_only = nur der Entdecker sieht ihn
option-late_seat_money = Geld für einen späteren Platz
    .about = Jeder Platz weiter hinten in der ersten Spielerreihenfolge beginnt mit so viel mehr. Bei Turnieren sind es 2 Piaster. (E2.3)
option-late_seat_money-1 = 1 Piaster
option-late_seat_money-2 = 2 Piaster
option-start_order = Erste Spielerreihenfolge
    .about = Ausgelost, oder alle bieten um einen Platz; dann bekommt niemand zusätzliches Geld. (E2.12)
option-start_order-random = ausgelost
option-start_order-bid = durch Bieten
option-dock_six = Hafen zu sechst
    .about = Offene Felder der Häfen Europas, wenn sechs spielen. (E2.10)
option-dock_six-11 = 11 Felder
option-dock_six-12 = 12 Felder
option-three_way_tie = Drei oder mehr auf Platz 1
    .about = Punkte für jeden von ihnen in einem Gebiet, in dem drei oder mehr Spieler die meisten Figuren haben. (E8.3)
option-three_way_tie-0 = keine Punkte
option-three_way_tie-2 = je 2 Punkte

# Was sich selbst erklärt: die Ereignisfelder.
about-box-initiative = Initiative, das erste Ereignisfeld. Jeder darf hier eine Figur haben. Sie bringt auf dem ersten Feld 1 Piaster, auf dem zweiten 2 und so weiter, und die Reihe ist die Spielerreihenfolge der nächsten Runde; die übrigen folgen in ihrer alten Reihenfolge. (E5.1)
about-box-dock = Häfen Europas, das zweite Ereignisfeld. Von links nach rechts landet jede Figur in einem entdeckten Gebiet, das ihr Besitzer wählt, und bleibt dort. Ein Kaufmann bringt 5 Piaster, ein Missionar einen weiteren Siedler. Die Felder X, Y und Schiffe der Mayflower kommen zuletzt. (E5.5)
about-box-trade_goods = Handelswaren, das dritte Ereignisfeld. Von links nach rechts nimmt jede Figur eine der vier offenen Waren. Waren bringen in jeder Runde Geld. (E5.10)
about-box-merchant_shipping = Handelsschifffahrt, das vierte Ereignisfeld. Hier dürfen beliebig viele Figuren stehen. Kapitäne und Kaufleute zählen 2, alle anderen 1; wer am meisten hat, nimmt das Handelsschiff. Bei Gleichstand bekommt es, wer in der Spielerreihenfolge früher kommt. (E5.12)
about-box-capital_buildings = Große Bauten, das fünfte Ereignisfeld. Von links nach rechts darf jede Figur einen offenen Bau kaufen, je nach Epoche für 10, 14 oder 20 Piaster. Ein Baumeister zahlt 5 weniger. Neue Bauten kommen am Ende der Runde. (E5.15)
about-box-capital_buildings-base = Große Bauten, das fünfte Ereignisfeld. Von links nach rechts darf jede Figur einen offenen Bau kaufen, je nach Epoche für 10, 14 oder 20 Piaster. Neue Bauten kommen am Ende der Runde. (E5.15)
about-box-discovery = Entdeckungen, das sechste Ereignisfeld. In der Spielerreihenfolge darf jeder mit Figuren von hier eine Expedition aussenden. Ist sie so stark wie die Ureinwohner, nimmt sie den Entdeckungsmarker. Ausgesandte Figuren sind verbraucht, die übrigen warten hier auf spätere Runden. (E5.20)
about-box-specialists = Spezialisten, das siebte Ereignisfeld. Jede Figur bringt ihrem Besitzer den Spezialisten ihres Feldes für die nächste Runde, auf dem Ausbildungsfeld umsonst einen Baumeister oder für 5 Piaster einen beliebigen anderen. (E5.45)
about-box-specialists-base = Spezialisten, das siebte Ereignisfeld. Jede Figur bringt ihrem Besitzer den Spezialisten ihres Feldes für die nächste Runde, auf dem Ausbildungsfeld für 5 Piaster einen beliebigen. (E5.45)
about-box-warfare = Kriegführung, das letzte Ereignisfeld. Von links nach rechts erlaubt jede Figur einen Kampf: eine Schlacht in einem Gebiet umsonst oder für 10 Piaster einen Krieg gegen einen Spieler überall. Jeder Soldat entfernt eine gegnerische Figur. (E5.50)
about-space-x = Feld X der Häfen Europas. Nur der Besitzer der Anlegestelle darf es nutzen, auch solange andere Felder frei sind. (E4.2)
about-space-y = Feld Y der Häfen Europas. Nur der Besitzer der Hafenanlagen darf es nutzen, auch solange andere Felder frei sind. (E4.2)
about-space-mayflower = Ein Handelsschiff als Hafenfeld. Der Besitzer der Mayflower darf in jeder Runde bis zu drei so nutzen; sie fehlen dann beim Einkommen in den Sätzen. (E10.16)
about-space-training-base = Das Ausbildungsfeld. Zahle 5 Piaster für einen beliebigen Spezialisten. Er ist in der nächsten Runde bereit. (E5.46)
about-space-training = Das Ausbildungsfeld. Nimm umsonst einen Baumeister, oder zahle 5 Piaster für einen beliebigen anderen Spezialisten. Er ist in der nächsten Runde bereit. (E5.46)

# Die Figuren.
about-figure-colonist = Ein Siedler arbeitet auf jedem Ereignisfeld und zählt in der Neuen Welt als eine Figur. In jeder Runde bekommst du fünf. Auf einer Expedition zählt er 1. (E4.3)
about-figure-captain = Ein Kapitän zählt auf einer Expedition 2 und bei der Handelsschifffahrt 2. Überall sonst arbeitet er wie ein Siedler. (E5.22)
about-figure-merchant = Ein Kaufmann zählt bei der Handelsschifffahrt 2 und bringt 5 Piaster, wenn er aus dem Hafen landet. Überall sonst arbeitet er wie ein Siedler. (E5.6)
about-figure-missionary = Ein Missionar, der aus dem Hafen landet, bringt einen weiteren Siedler mit. Überall sonst arbeitet er wie ein Siedler. (E5.6)
about-figure-soldier = Ein Soldat entfernt in jeder Schlacht in seinem Gebiet eine gegnerische Figur. Auf einer Expedition bringt er Beute, zusätzlich zu den Piastern des Markers. Für die Kriegführung selbst genügt jede Figur. Du hast zehn Soldaten. (E5.53)
about-figure-builder = Ein Baumeister macht sein Gebiet in der Neuen Welt wertvoller: +4 für den ersten, +2 für den zweiten Platz, gleich, wem er gehört. Bei den Großen Bauten senkt er den Preis um 5 Piaster. Du hast zehn Baumeister. (E9)

# Waren, Schiffe, Geld.
about-good = Eine Handelsware. In jeder Runde werden deine Waren zu den besten Sätzen geordnet: drei beliebige bringen 1 Piaster, drei gleiche 3, vier gleiche 6. Verbraucht wird nichts. (E6.1)
about-good-in-region = Die Handelsware dieses Gebiets. Wer hier als Erster drei Figuren hat, nimmt sie. (E5.7)
about-goods-open = Die vier Waren im Angebot. Was niemand nimmt, kommt zurück, und am Ende der Runde liegen vier neue aus. (E7.2)
about-goods-supply = Der Warenvorrat, verdeckt. (E1.6)
about-set = Ein Warensatz. Ein Handelsschiff kann für jede Ware stehen, eines je Satz. Sätze bringen in jeder Runde Geld, und nach Runde 8 dieselbe Summe noch einmal als Siegpunkte. (E6.1)
about-ship = Ein Handelsschiff. In einem Satz steht es für jede beliebige Ware, ein Schiff je Satz. Acht Schiffe sind im Spiel. (E6.1)
about-money = Piaster. Sie bezahlen Bauten, Ausbildung und Kriege und am Ende jeder Epoche Siegpunkte. (E12)
about-points = Siegpunkte. Sie kommen nach den Runden 3, 6 und 8 aus den Gebieten und am Ende von Entdeckungen, Wirtschaft und Bauten. (E8)
about-hand = Verfügbare Figuren: die, die du in dieser Runde einsetzt. Alle müssen eingesetzt werden. (E4.1)
about-supply = Der Vorrat: deine Figuren, die weder verfügbar noch auf dem Spielplan sind. (E1.4)
about-turn-order = Die Spielerreihenfolge. Nach ihr wird eingesetzt, entdeckt und gekauft, und sie entscheidet den Gleichstand bei der Handelsschifffahrt. Die nächste ergibt sich aus der Reihe der Initiative. (E7.5)
about-turn-track = Acht Runden in drei Epochen: 1 bis 3, 4 bis 6, 7 und 8. Am Ende jeder Epoche werden die Gebiete gewertet. (E3.1)
about-buildings-open = Die Bauten im Angebot: fünf der jetzigen Epoche. Am Ende einer Epoche kommen die übrigen aus dem Spiel. (E7.1)
about-spoils = Kriegsbeute. So ein Bau kostet nichts; auch ein Baumeister bekommt dafür kein Geld. (E9.4)

# Entdeckung und Landkarte.
about-region = Ein Gebiet der Neuen Welt. Es zählt, wenn jemand hier mindestens drei Figuren hat: 6 Punkte für die meisten, 2 für die zweitmeisten. (E8.2)
about-region-undiscovered = Ein unentdecktes Gebiet. Hier kann niemand landen, bis eine Expedition seinen Entdeckungsmarker genommen hat. (E1.1)
about-counter = Ein verdeckter Entdeckungsmarker. Auf ihm stehen die Zahl der Ureinwohner, Piaster, Beute für jeden Soldaten und Siegpunkte. (E5.23)
about-counter-seen = Hier ist eine Expedition gescheitert. Das ist die Zahl der Ureinwohner; der Marker ist derselbe wie vorher. (E5.27)
about-expedition = Eine Expedition. Jede Figur zählt 1, ein Kapitän 2. Sie gelingt, wenn sie mindestens so stark ist wie die Ureinwohner. (E5.22)
about-natives = Die Ureinwohner: die Menschen, die hier leben. Eine Expedition braucht mindestens diese Stärke. (E5.22)
about-plunder = Beute: so viele Piaster für jeden Soldaten der Expedition, zusätzlich zu den Piastern des Markers. (E5.23)
about-discovery-card = Eine Entdeckungskarte. Sind alle Gebiete entdeckt, ziehen Expeditionen stattdessen solche Karten. Sie bringen keinen Siedler, und eine nicht gewonnene Karte wird wieder eingemischt. (E5.26)
about-discoveries = Entdeckungsmarker und -karten dieses Spielers. Ihre Punkte zählen am Ende. (E8.7)
about-first = Der erste Platz in diesem Gebiet: 6 Punkte, und 4 mehr für jeden Baumeister hier. Teilen ihn zwei, bekommt jeder 2 statt 6; teilen ihn drei oder mehr, gibt es nur die Punkte der Baumeister. (E8.3)
about-second = Der zweite Platz in diesem Gebiet: 2 Punkte, und 2 mehr für jeden Baumeister hier. Bei Gleichstand auf dem ersten oder zweiten Platz gibt es nur die Punkte der Baumeister. (E8.4)
about-first-base = Der erste Platz in diesem Gebiet: 6 Punkte. Teilen ihn zwei, bekommt jeder 2; teilen ihn drei oder mehr, gibt es nichts. (E8.3)
about-second-base = Der zweite Platz in diesem Gebiet: 2 Punkte. Bei Gleichstand auf dem ersten oder zweiten Platz gibt es keine. (E8.4)
about-unscored = Noch hat hier niemand drei Figuren, also gäbe es für das Gebiet keine Punkte. (E8.1)

# Die Nationen.
about-nation-britain = Großbritannien. Am Ende jeder Runde zahlt dir jeder andere Spieler 1 Piaster, und du bekommst 2 Siedler mehr. (E11)
about-nation-spain = Spanien. Am Ende jeder Runde bekommst du 1 Soldaten. Gleich nach jeder deiner Entdeckungen bekommst du 5 Piaster. (E11)
about-nation-france = Frankreich. Am Ende jeder Runde bekommst du 1 Missionar. In jedes Gebiet, das du entdeckst, setzt du einen zweiten Siedler. (E11)
about-nation-portugal = Portugal. Am Ende jeder Runde bekommst du 1 Kapitän. Für deine Expeditionen zählen die Ureinwohner 1 weniger. (E11)
about-nation-portugal-free = Portugal. Am Ende jeder Runde bekommst du 1 Kapitän. Vor der ersten Runde machst du eine freie Entdeckung. (E2.11)
about-nation-holland = Holland. Am Ende jeder Runde bekommst du 1 Kaufmann und 1 Kapitän. (E11)
about-nation-italy = Italienische Stadtstaaten. Am Ende jeder Runde bekommst du 1 Kaufmann, und 1 Piaster für je zwei deiner Handelswaren. (E11)

# Die Bauten.
about-building-ship_yards = Werften. Am Ende jeder Runde bekommst du 1 Kapitän für die nächste Runde. (E13)
about-building-barracks = Kaserne. Am Ende jeder Runde bekommst du 1 Soldaten für die nächste Runde. (E13)
about-building-monastery = Kloster. Am Ende jeder Runde bekommst du 1 Missionar für die nächste Runde. (E13)
about-building-merchant_guild = Kaufmannsgilde. Am Ende jeder Runde bekommst du 1 Kaufmann für die nächste Runde. (E13)
about-building-settlers = Auswanderer. Am Ende jeder Runde bekommst du 1 Siedler mehr für die nächste Runde. (E13)
about-building-royal_treasury = Königliche Schatzkammer. Am Ende jeder Runde bekommst du 5 Piaster. (E13)
about-building-new_world_cartography = Karte der Neuen Welt. Beim Kauf machst du eine freie Entdeckung: Wähle ein unentdecktes Gebiet und nimm seinen Entdeckungsmarker, wie viele Ureinwohner er auch zeigt. Du bekommst die Piaster und setzt dort 1 Siedler ein. (E5.41)
about-building-wharf = Anlegestelle. Nur du darfst das Feld X der Häfen Europas nutzen. Es landet nach den nummerierten Feldern. (E13)
about-building-treasure_fleet = Silberflotte. Beim Kauf bekommst du 20 Piaster. (E13)
about-building-conquistadors = Konquistadoren. Am Ende jeder Runde kommt 1 Soldat aus deinem Vorrat auf das Ereignisfeld Entdeckungen. Ab der nächsten Runde kann er ausfahren. (E13)
about-building-merchant_fleet = Handelsflotte. Beim Kauf bekommst du 2 Handelsschiffe. (E13)
about-building-trading_post = Handelsposten. Beim Kauf ziehst du verdeckt 3 Handelswaren aus dem Warenvorrat. (E13)
about-building-docks = Hafenanlagen. Nur du darfst das Feld Y der Häfen Europas nutzen. Es landet nach den nummerierten Feldern und X. (E13)
about-building-rum_factory = Rumfabrik. Zum Einkommen bekommst du 3 Piaster für jeden Zucker, den du besitzt, ob im Satz oder nicht. (E13)
about-building-cigar_factory = Zigarrenfabrik. Zum Einkommen bekommst du 3 Piaster für jeden Tabak, den du besitzt, ob im Satz oder nicht. (E13)
about-building-privateers = Freibeuter. Am Ende jeder Runde zahlt dir jeder andere Spieler 1 Piaster für jedes deiner Handelsschiffe, soweit sein Geld reicht. (E13)
about-building-bank = Bank. Am Ende jeder Runde bekommst du 10 Piaster. (E13)
about-building-west_indies_company = Westindien-Kompanie. Am Ende jeder Runde ziehst du verdeckt 1 Handelsware aus dem Warenvorrat. Sie zählt ab dem nächsten Einkommen. (E13)
about-building-university = Universität. Am Ende jeder Runde bekommst du 1 Spezialisten deiner Wahl für die nächste Runde. (E13)
about-building-immigration = Einwanderung. Am Ende jeder Runde bekommst du 2 Siedler mehr für die nächste Runde. (E13)
about-building-jesuits = Jesuiten. Jeder deiner Missionare, der aus dem Hafen landet, bringt 2 Siedler mit statt 1. (E13)
about-building-artillery = Artillerie. In einer Schlacht entfernt jeder deiner Soldaten 2 gegnerische Figuren statt 1. (E13)
about-building-fortifications = Festungen. In jeder Schlacht rettest du bis zu 2 deiner getroffenen Figuren, nachdem beide Seiten gewählt haben. (E13)
about-building-colonial_roads = Kolonialstraßen. Am Ende jeder Runde darfst du eine deiner Figuren in ein anderes entdecktes Gebiet versetzen. Ihre Ankunft löst nichts aus, aber sie kann dort deine dritte Figur sein. (E13)
about-building-navy = Marine. Am Ende der Partie bekommst du 3 SP für jedes deiner Handelsschiffe. (E13)
about-building-wealth = Wohlstand. Am Ende der Partie bekommst du 1 SP für je 5 Piaster, die du hast, bevor du Siegpunkte kaufst. (E13)
about-building-parliament = Parlament. Am Ende der Partie bekommst du 2 SP für jeden deiner Bauten, diesen eingeschlossen. (E13)
about-building-population = Bevölkerung. Am Ende der Partie bekommst du 1 SP für je 3 deiner Figuren in der Neuen Welt. (E13)
about-building-military_glory = Waffenruhm. Am Ende der Partie bekommst du 4 SP für jeden deiner Soldaten in der Neuen Welt. (E13)
about-building-stock_exchange = Börse. Am Ende jeder Runde bekommst du 20 Piaster, am Ende der Partie 3 SP. (E13)
about-building-mercantilism = Merkantilismus. Am Ende der Partie bekommst du die Hälfte der Punkte für deine Wirtschaft noch einmal, abgerundet. (E13)
about-building-royal_palace = Königspalast. Am Ende der Partie bekommst du 7 SP. (E13)
about-building-colonial_governors = Gouverneure. Am Ende der Partie bekommst du 2 SP für jedes Gebiet, in dem du mindestens 4 Figuren hast. (E13)
about-building-viceroyalty = Vizekönigreich. Am Ende der Partie bekommst du 4 SP für jedes Gebiet, in dem du bei der letzten Wertung allein auf dem ersten Platz warst. (E13)
about-building-spoils_money_5 = Kriegsbeute. Sie kostet nichts. Nimmst du sie, bekommst du 5 Piaster. (E10.1)
about-building-spoils_ship = Kriegsbeute. Sie kostet nichts. Nimmst du sie, bekommst du 1 Handelsschiff. (E10.2)
about-building-spoils_specialists = Kriegsbeute. Sie kostet nichts. Nimmst du sie, bekommst du 2 Spezialisten deiner Wahl für die nächste Runde. (E10.3)
about-building-magellan = Magellan. Auf einer Expedition zählt jeder deiner Kapitäne 3. Bei der Handelsschifffahrt zählt er weiterhin 2. (E10.4)
about-building-new_world_city = Stadt in der Neuen Welt. Am Ende jeder Runde bekommst du 1 Baumeister für die nächste Runde. (E10.5)
about-building-new_world_mission = Mission in der Neuen Welt. Am Ende jeder Runde bekommst du 1 Missionar für die nächste Runde. (E10.6)
about-building-overpopulation = Überbevölkerung. Beim Kauf darfst du bis zu 3 Siedler aus deinem Vorrat in entdeckte Gebiete setzen, zusammen oder verteilt. (E10.7)
about-building-smuggler = Schmuggler. Am Ende jeder Runde darfst du eine deiner Handelswaren gegen eine eines anderen Spielers tauschen. Ablehnen kann er nicht. (E10.8)
about-building-spoils_money_7 = Kriegsbeute. Sie kostet nichts. Nimmst du sie, bekommst du 7 Piaster. (E10.9)
about-building-spoils_goods = Kriegsbeute. Sie kostet nichts. Nimmst du sie, ziehst du verdeckt 2 Handelswaren aus dem Warenvorrat. (E10.10)
about-building-stonemasonry = Steinmetzkunst. Am Ende jeder Runde bekommst du 1 Baumeister für die nächste Runde. (E10.11)
about-building-papal_decree = Päpstlicher Erlass. Beim Kauf wählst du einen anderen Spieler. Jeder von euch setzt 2 Siedler in ein Gebiet, in dem er schon eine Figur hat; wer zuerst setzt, entscheidest du. (E10.12)
about-building-mint = Münzstätte. Zum Einkommen bekommst du 2 Piaster für jedes Gold oder 2 Piaster für jedes Silber, das du besitzt, je nachdem, was mehr bringt. (E10.13)
about-building-trading_house = Handelshaus. Gleich nach dem Einkommen darfst du beliebig viele deiner Handelswaren für je 5 Piaster verkaufen. Sie kommen in den Warenvorrat zurück. (E10.14)
about-building-reformation = Reformation. Wo du einen Missionar hast, bringen die Missionare anderer Spieler beim Landen keinen Siedler mit. (E10.15)
about-building-mayflower = Mayflower. In jeder Runde können bis zu 3 deiner Handelsschiffe als Hafenfelder dienen, je eines für eine Figur; sie landen zuletzt. Ein so genutztes Schiff fehlt beim Einkommen dieser Runde in deinen Sätzen. (E10.16)
about-building-age_of_discovery = Zeitalter der Entdeckungen. Am Ende der Partie bekommst du 4 SP für jeden deiner Entdeckungsmarker und jede deiner Entdeckungskarten, zusätzlich zu deren Punkten. (E10.17)
about-building-new_world_capital = Hauptstadt der Neuen Welt. Am Ende der Partie bekommst du 3 SP für jeden deiner Baumeister in der Neuen Welt. (E10.17)
about-building-enlightenment = Aufklärung. Am Ende der Partie bekommst du 4 SP für jede Figur, die du in Runde 8 bei den Spezialisten hattest. (E10.17)
about-building-rewritten_history = Umgeschriebene Geschichte. Beim Kauf darfst du zwei anderen Spielern je einen zufällig gezogenen Entdeckungsmarker wegnehmen. Karten sind sicher. (E10.18)

# Der Tisch als Text.
table-turn = Runde { $turn } von { $turns }
table-order = Reihenfolge { $list }
table-open-goods = Handelswaren: { $list }
table-open-buildings = Große Bauten für { $price } Piaster: { $list }
table-ship = ein Handelsschiff
table-money = { $count } Piaster
table-income = Einkommen { $count }
table-points = { $count } SP
table-ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
table-hand = verfügbar { $list }
table-finds = { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    }
table-worth = { $first }/{ $second } SP

# Entdeckungsmarker.
find-0 = Marker mit 1 SP
    .acc = einen Marker mit 1 SP
find-1 = Marker mit 1 SP
    .acc = einen Marker mit 1 SP
find-2 = Marker mit 2 SP
    .acc = einen Marker mit 2 SP
find-3 = Marker mit 1 SP
    .acc = einen Marker mit 1 SP
find-4 = Marker mit 3 SP
    .acc = einen Marker mit 3 SP
find-5 = Marker mit 2 SP
    .acc = einen Marker mit 2 SP
find-6 = Marker mit 2 SP
    .acc = einen Marker mit 2 SP
find-7 = Marker mit 2 SP
    .acc = einen Marker mit 2 SP
find-8 = Marker mit 4 SP
    .acc = einen Marker mit 4 SP
find-9 = Marker mit 3 SP
    .acc = einen Marker mit 3 SP
find-10 = Marker mit 3 SP
    .acc = einen Marker mit 3 SP
find-11 = Marker mit 3 SP
    .acc = einen Marker mit 3 SP
find-12 = Marker mit 5 SP
    .acc = einen Marker mit 5 SP
find-13 = Marker mit 4 SP
    .acc = einen Marker mit 4 SP
find-14 = Marker mit 4 SP
    .acc = einen Marker mit 4 SP
find-15 = Marker mit 6 SP
    .acc = einen Marker mit 6 SP

# -- the board
about-income = Was dieser Spieler nach jetzigem Stand am Ende der Runde bekommt: für Sätze von Waren, aus Bauten und als Nation. Was andere zahlen müssen, ist nicht mitgezählt. (E6.1)
board-area = { $name }: { $figures }, zusammen { $sum }
board-bag = Warenvorrat: { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
board-battle = Schlacht: { $region }
board-bid = { $name } bietet { $sum } Piaster
board-choices = { $count ->
        [one] 1 Ort leuchtet
       *[other] { $count } Orte leuchten
    }
board-deck = Entdeckungskarten: { $count }
board-discoveries = Entdeckungen
board-europe = Europa
board-expedition = Expedition: { $figures }, Stärke { $strength }
board-explores = { $name } (Stärke { $strength })
board-falls = { $figures }, getroffen: { $count }
board-figures = Deine Figuren
board-finds-of = { $finds }: { $points } SP am Ende
board-found = { $found } von { $regions } entdeckt
board-free = gratis
board-from = { $what } { $sum } Piaster
board-from-sets = Sätze { $sum } Piaster
board-good-taken = { $good } ist vergeben
board-good-waits = { $good } für den ersten Spieler mit drei Figuren
board-goods = Deine Waren
board-goods-of = { $count ->
        [0] Keine Waren; Einkommen { $income } Piaster
        [one] 1 Ware ({ $goods }); Einkommen { $income } Piaster
       *[other] { $count } Waren ({ $goods }); Einkommen { $income } Piaster
    }
board-hand = Was dir gehört
board-happens-capital = In dieser Reihenfolge darf gekauft werden, für { $price } Piaster: { $names }.
board-happens-discovery = In dieser Reihenfolge darf eine Expedition aufbrechen: { $names }.
board-happens-dock = In dieser Reihenfolge landen: { $names }.
board-happens-goods = In dieser Reihenfolge nehmen eine Ware: { $names }. Im Angebot: { $goods }.
board-happens-initiative = In dieser Reihenfolge bekommen Geld: { $names }.
board-happens-no-ship = es gibt kein Schiff zu gewinnen.
board-happens-shipping = { $name } bekäme das Schiff. Die Summen: { $sums }.
board-happens-specialists = Für die nächste Runde bekommen: { $names }.
board-happens-warfare = In dieser Reihenfolge darf gekämpft werden: { $names }.
board-hits = { $name }: { $count } Treffer
board-in-hand = Noch einzusetzen: { $figures }
board-in-no-set = in keinem Satz
board-income = Einkommen
board-income-of = Einkommen am Ende dieser Runde: { $sum } Piaster ({ $terms })
board-leaves = Teile des Spielplans
board-money = { $count } Piaster
board-more-for-set = noch { $count }:
board-nation-britain = jede Runde: +2 Siedler, 1 Piaster von jedem anderen
board-nation-france = jede Runde: +1 Missionar; +1 Siedler, wo du entdeckst
board-nation-holland = jede Runde: +1 Kaufmann und +1 Kapitän
board-nation-italy = jede Runde: +1 Kaufmann, 1 Piaster je zwei Waren
board-nation-portugal = jede Runde: +1 Kapitän; Ureinwohner zählen 1 weniger
board-nation-portugal-free = jede Runde: +1 Kapitän; am Anfang eine freie Entdeckung
board-nation-spain = jede Runde: +1 Soldat; 5 Piaster je Entdeckung
board-nations = Die Nationen
board-natives-over = mehr als { $count } Ureinwohner
board-next-order = Nächste Spielerreihenfolge: { $names }.
board-no-buildings = Noch keine Bauten.
board-no-figures = Keine Figuren einzusetzen.
board-no-finds = Keine Entdeckungen
board-no-goods = Noch keine Waren.
board-nobody = noch ist niemand da.
board-on-dock = in den Häfen
board-on-space = { $name }: { $figure }, Feld { $number }
board-order = Spielerreihenfolge
board-owned = Nur für { $name }
board-owns = Deine Nation, Bauten und Entdeckungen
board-owns-base = Deine Bauten und Entdeckungen
board-place = { $place }. { $name }
board-points = { $more ->
        [0] { $count } SP
       *[other] { $count } SP, nach jetzigem Stand am Ende { $more } mehr
    }
board-price-builder = {", "}mit Baumeister { $price }
board-put-back = { $figure } zurückstellen
board-rule-discovery = eine je Runde
board-rule-shipping = Mehrheit
board-rule-warfare = Krieg: { $price } Piaster
board-scored-after = Wertung der Gebiete bei jedem Stern
board-seen = gesehen
board-ship = Handelsschiff
board-sold = verkauft
board-stands = { $figures }
board-strip-buildings = { $count ->
        [one] 1 Bau
       *[other] { $count } Bauten
    }
board-strip-goods = Waren { $goods } · Schiffe { $ships } · +{ $income }
board-then = dann { $regions }
board-there = { $name }: { $figures }; { $points } SP
board-there-unscored = { $name }: { $figures }
board-turn = Runde { $turn } von { $turns }
board-turns = Runden
board-unknown = unbekannt
board-unscored = Niemand hat drei Figuren, also bekäme niemand Punkte
board-vp-price = ★ Wertung, dann 1 SP für { $price } Piaster
board-who = { $name } ({ $figure })
board-world = Neue Welt
board-worth = { $count } SP
board-worth-now = jetzt { $count } SP

# Warum sich etwas gerade nicht wählen lässt.
why-not-in-hand = Diese Figur hast du nicht auf der Hand: { $figure }.
why-initiative-once = Du hast schon eine Figur bei der Initiative; zwei darf dort niemand haben.
why-box-full = { $box }: Alle Plätze sind besetzt ({ $count } von { $count }).
why-space-of-building = Dieser Platz ist nur für den, dem dieses Gebäude gehört: { $building }.
why-ships-used = Jede Figur hier braucht eines deiner Schiffe: Du hast { $ships }, davon { $used } in Gebrauch.
why-undiscovered = { $region } ist noch nicht entdeckt.
why-discovered = { $region } ist schon entdeckt; eine Expedition führt in ein unentdecktes Gebiet.
why-no-figure-there = Du hast { $region-in } keine Figur.
why-nowhere-to-go = Nur ein Gebiet ist entdeckt, also gibt es kein Ziel.
why-there-already = Die Figur steht schon { $region-in }; wähle ein anderes Gebiet.
why-no-such-figure = Diese Figur hast du { $region-in } nicht: { $figure }.
why-good-not-open = Unter den offenen Handelswaren fehlt: { $good }.
why-no-good = Diese Ware hast du nicht: { $good }.
why-other-has-no-good = { $other } hat diese Ware nicht: { $good }.
why-building-not-open = { $building } liegt nicht offen aus.
why-too-dear = Das kostet { $price } Piaster, du hast { $money }.
why-no-specialist = Ein Siedler ist kein Spezialist; wähle einen der anderen.
why-without-builders = An diesem Tisch wird ohne Baumeister gespielt.
why-all-sent = Von deinen Figuren bei den Entdeckungen sind alle dieser Art schon unterwegs: { $figure-many }.
why-not-in-discovery = Diese Figur hast du nicht bei den Entdeckungen: { $figure }.
why-yourself = Wähle jemand anderen, nicht dich selbst.
why-decree-not-theirs = Der Erlass gilt dir und dem von dir Genannten; { $other } bekommt keine Siedler.
why-no-figure-anywhere = { $other } hat keine Figur in der Neuen Welt und bekommt daher keine Siedler.
why-taken-from-already = Von { $other } hast du eben einen Marker genommen; zwei verliert niemand.
why-no-counters = { $other } hat keinen Entdeckungsmarker.
why-no-goods = { $other } hat keine Handelsware zum Tauschen.
why-no-enemy-there = Niemand sonst hat { $region-in } eine Figur.
why-no-soldier-there = Dort steht kein Soldat ({ $region }); eine Schlacht braucht einen, deinen oder einen feindlichen.
why-no-front-with = Du und { $other } habt in keinem Gebiet gemeinsam Figuren und einen Soldaten.
why-enemy-not-there = { $other } hat { $region-in } keine Figur.
why-no-soldier-between = Weder du noch { $other } habt { $region-in } einen Soldaten.
why-all-hit = Dort sind von { $enemy } schon alle getroffen: { $figure-many }.
why-enemy-has-none = { $enemy } hat diese Figur { $region-in } nicht: { $figure }.
why-not-hit = { $region }: Dort ist keine deiner Figuren dieser Art getroffen ({ $figure }); es gibt nichts zu retten.
why-nation-taken = { $nation } ist schon vergeben.

# Worum es bei einem Tipp geht.
aspect-points =
    { $count ->
        [0] Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
hope-regions = Du stehst in den Gebieten der Neuen Welt besser da.
aspect-landings =
    { $count ->
        [0] eine Figur, die in der Neuen Welt landet
        [one] 1 Figur, die in der Neuen Welt landet
       *[other] { $count } Figuren, die in der Neuen Welt landen
    }
aspect-money =
    { $count ->
        [0] Piaster
        [one] 1 Piaster
       *[other] { $count } Piaster
    }
aspect-goods =
    { $count ->
        [0] Handelswaren oder Schiffe
        [one] 1 Handelsware oder 1 Schiff
       *[other] { $count } Handelswaren oder Schiffe
    }
aspect-income =
    { $count ->
        [0] Piaster in jeder Runde
        [one] 1 Piaster in jeder Runde
       *[other] { $count } Piaster in jeder Runde
    }
aspect-buildings =
    { $count ->
        [0] ein Gebäude
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
aspect-figures =
    { $count ->
        [0] Figuren zum Einsetzen
        [one] 1 Figur zum Einsetzen
       *[other] { $count } Figuren zum Einsetzen
    }
hope-discovery = Deine Expedition hat bessere Aussichten.
hope-order = Du kommst in der Spielerreihenfolge weiter nach vorn.
hope-war = Du bist für einen Krieg stärker.
hope-nation = Bots kommen mit dieser Nation gut zurecht.
hope-purchases = Du kannst ein Gebäude kaufen.
hope-training = Du bekommst einen Spezialisten für die nächste Runde.
hope-trade = Du kannst eine Handelsware oder ein Schiff bekommen.
score-promised = Noch zu erwarten aus Entdeckungen und Gebäuden

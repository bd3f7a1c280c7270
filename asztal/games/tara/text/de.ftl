# Tara, Seat of Kings, auf Deutsch.

game-title = Tara, Seat of Kings
game-sentence = Führe deine Anhänger von den Feldern bis auf den Thron; wer König zweier Regionen ist, wird in Tara zum Hochkönig gekrönt.

seat-blue = Blau
seat-yellow = Gelb
seat-white = Weiß
seat-red = Rot

province-0 = Connacht
    .in = in Connacht
province-1 = Ulster
    .in = in Ulster
province-2 = Leinster
    .in = in Leinster
province-3 = Munster
    .in = in Munster

# Positionen: der Name wie auf dem Spielplan; der Rang (wer?), als Objekt (wen?), als Objekt eines Besitzers und als
# Ziel einer Beförderung; wohin etwas gesetzt wird und wo etwas steht.
position-0 = F1
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf F1
    .at = auf F1
position-1 = F2
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf F2
    .at = auf F2
position-2 = F3
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf F3
    .at = auf F3
position-3 = F4
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf F4
    .at = auf F4
position-4 = F5
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf F5
    .at = auf F5
position-5 = H1
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf H1
    .at = auf H1
position-6 = H2
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf H2
    .at = auf H2
position-7 = H3
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf H3
    .at = auf H3
position-8 = H4
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf H4
    .at = auf H4
position-9 = W1
    .rank = Krieger
    .rank-acc = Krieger
    .rank-poss = Krieger
    .rank-into = zum Krieger
    .to = auf W1
    .at = auf W1
position-10 = W2
    .rank = Krieger
    .rank-acc = Krieger
    .rank-poss = Krieger
    .rank-into = zum Krieger
    .to = auf W2
    .at = auf W2
position-11 = W3
    .rank = Krieger
    .rank-acc = Krieger
    .rank-poss = Krieger
    .rank-into = zum Krieger
    .to = auf W3
    .at = auf W3
position-12 = C1
    .rank = Häuptling
    .rank-acc = Häuptling
    .rank-poss = Häuptling
    .rank-into = zum Häuptling
    .to = auf C1
    .at = auf C1
position-13 = C2
    .rank = Häuptling
    .rank-acc = Häuptling
    .rank-poss = Häuptling
    .rank-into = zum Häuptling
    .to = auf C2
    .at = auf C2
position-14 = K1
    .rank = König
    .rank-acc = König
    .rank-poss = König
    .rank-into = zum König
    .to = auf K1
    .at = auf K1

# Fragen.
ask-leave-out = Welche Region bleibt außen vor?
ask-choose-hand = Wähle { $left ->
        [one] noch eine Karte
       *[other] noch { $left } Karten
    } für diese Runde; der Rest ist für die nächste.
ask-card = Welche Karte spielst du?
ask-use = Karte { $card-number }: { $card }. Was machst du damit? Du hast { $cumals ->
        [0] keine Cumals
        [one] 1 Cumal
       *[other] { $cumals } Cumals
    }.
ask-province = In welcher Region?
ask-position = Auf welche Position { $province-in } setzt du? Leere Positionen gehen vor.
ask-own-disc = Dein eigener { $position-rank } steht { $position-at }: Errichtest du ein Fort, oder aktivierst du ihn nur?
ask-swap-first = Welchen Stein { $province-in } vertauschst du?
ask-swap-second = Mit welchem Stein vertauschst du den von { $owner } { $position-at }?
ask-keep-fort = Du hast zwei Forts { $province-in }; welches verliert seinen obersten Stein?
ask-activate = Zahlst du { $cost ->
        [one] 1 Cumal
       *[other] { $cost } Cumals
    }, um { $province-in } zu befördern? Du hast { $cumals }.
ask-promote = Auf welche Position { $province-in } beförderst du?
ask-own-target = Dein eigener { $position-rank } steht { $position-at }: Errichtest du ein Fort, oder aktivierst du ihn nur?
ask-traitor = Zahlst du 1 Cumal für den Verräter { $province-in }? Du hast { $cumals }.
ask-traitor-position = Aufgedeckt ist Karte { $card-number }: { $card }. Wer wechselt { $province-in } die Seite?
ask-garrison = Du bist König { $province-in }. Wohin setzt du eine Garnison?
ask-ransom = { $holder } hält { $held ->
        [one] einen deiner Steine
       *[other] { $held } deiner Steine
    } gefangen. Wie viel zahlst du? Du hast { $cumals }.
ask-next-start = Wer wird der nächste Startspieler?

# Möglichkeiten.
choice-leave-out = { $province }
choice-choose-hand = Karte { $card-number }: { $card }, Aktivierung { $card-cost }
choice-card = Karte { $card-number }: { $card }, Aktivierung { $card-cost }
choice-use-place = Steine setzen
choice-use-swap = zwei Steine vertauschen
choice-use-amnesty = 4 Cumals für eine Amnestie zahlen
choice-use-sell = die Karte für 2 Cumals abwerfen
choice-province = { $province }
choice-province-fee = { $province } (leer: Gebühr { $fee })
choice-position = { $position }: einen { $position-rank-acc } setzen
choice-position-stop = keinen weiteren Stein
choice-promote = { $position }: { $position-rank-into } befördern
choice-promote-stop = nicht weiter befördern
choice-capture = { $position }: den Stein von { $victim } gefangen nehmen
choice-storm = { $position }: das Fort von { $victim } angreifen
choice-own = { $position }: dein eigener Stein
choice-crown = { $position }: König werden
choice-depose = K1: den König von { $victim } absetzen
choice-own-disc-fort = ein Fort errichten
choice-own-disc-hold = nur aktivieren
choice-own-target-fort = ein Fort errichten
choice-own-target-hold = nur aktivieren
choice-disc-top = { $position }: oberster Stein von { $owner }
choice-disc-captive = { $position }: unterer Stein von { $owner }
choice-keep-fort = { $position }
choice-activate-pay = { $cost ->
        [one] 1 Cumal
       *[other] { $cost } Cumals
    } zahlen
choice-activate-pass = nicht befördern
choice-traitor-pay = 1 Cumal zahlen
choice-traitor-pass = passen
choice-traitor-position = { $position }: der Stein von { $victim }
choice-traitor-position-stop = niemand
choice-garrison = { $position }
choice-garrison-stop = keine Garnison mehr
choice-ransom = { $number ->
        [one] 1 Cumal für einen Stein
       *[other] { $number } Cumals für { $number } Steine
    } zahlen
choice-ransom-all = { $number ->
        [one] 1 Cumal
       *[other] { $number } Cumals
    } für alle zahlen
choice-ransom-none = nichts zahlen
choice-next-start = { $seat }

# Was geschieht.
event-left-out = { $province } bleibt außen vor.
event-start-player = { $seat } zieht Karte { $card-number } und ist Startspieler.
event-round-begins = Runde { $round }
event-hand-picked = Du behältst für diese Runde Karte { $card-number }: { $card }.
event-card-played = { $seat } spielt { $province-in } Karte { $card-number }: { $card }.
event-fee-paid = { $seat } zahlt { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    } Gebühr für die leere Region.
event-placed = { $seat } setzt { $province-in } einen { $position-rank-acc } { $position-to }.
event-captured = { $seat } nimmt { $province-in } den { $position-rank-poss } von { $victim } { $position-at } gefangen.
event-freed = { $seat } befreit { $count ->
        [one] einen eigenen Stein
       *[other] { $count } eigene Steine
    }.
event-fortified = { $seat } errichtet { $province-in } ein Fort { $position-at }.
event-fort-reduced = Das Fort von { $seat } { $position-at } { $province-in } verliert seinen obersten Stein.
event-stormed = { $seat } greift { $province-in } das Fort von { $victim } { $position-at } an.
event-held = { $seat } aktiviert { $province-in } den { $position-rank-acc } { $position-at }.
event-swapped = { $seat } vertauscht zwei Steine { $province-in }: { $first } und { $second }.
event-amnesty = { $seat } zahlt 4 Cumals und verkündet eine Amnestie { $province-in }: Alle Gefangenen kehren heim.
event-sold = { $seat } wirft Karte { $card-number } für { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    } ab.
event-activated = { $seat } zahlt { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    }, um zu befördern.
event-promoted = { $seat } befördert { $province-in } einen Anhänger { $position-rank-into } { $position-at }.
event-crowned = { $seat } wird { $province-in } gekrönt.
event-deposed = { $seat } setzt { $province-in } den König von { $victim } ab.
event-tie-card = { $seat } deckt bei Gleichstand Karte { $card-number } auf.
event-traitor-passed = { $seat } verzichtet auf den Verräter { $province-in }.
event-traitor-paid = { $seat } zahlt für den Verräter { $province-in } und deckt Karte { $card-number } auf: { $card }.
event-traitor-took = Der { $position-rank } von { $victim } { $position-at } { $province-in } läuft zu { $seat } über.
event-traitor-failed = { $seat } findet keinen Verräter.
event-income = { $seat } erhält { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    } Einkommen.
event-cleared = { $province } wird geräumt.
event-imprisoned = { $seat } legt { $count ->
        [one] einen Stein von { $victim } als Gefangenen
       *[other] { $count } Steine von { $victim } als Gefangene
    } auf die Rathkarte.
event-king-seated = Der König von { $seat } besteigt { $province-in } den Thron.
event-garrisoned = { $seat } setzt { $province-in } eine Garnison { $position-to }.
event-province-closed = { $province } ist für den Rest der Partie geschlossen.
event-province-opened = { $province } wird geöffnet.
event-exchanged = { $seat } und { $other } tauschen je { $count ->
        [one] einen Gefangenen
       *[other] { $count } Gefangene
    } aus.
event-ransomed = { $seat } zahlt { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    } Lösegeld an { $holder } und bekommt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } zurück.
event-new-start = { $seat } ist der neue Startspieler.
event-high-king = { $seat } ist König zweier Regionen und wird in Tara zum Hochkönig gekrönt!
event-round-limit = Die Partie endet nach Runde { $round }.

reason-high-king = König zweier Regionen: Hochkönig in Tara.
reason-round-limit = Die Rundengrenze ist erreicht; es zählen die meisten Könige, dann Häuptlinge, Krieger, Hirten, Bauern, zuletzt Cumals.

# Der Tisch im Terminal.
table-round = Runde { $round } · Startspieler { $start }
table-pile = Nachziehstapel { $pile } · Ablagestapel { $discards }
table-card = Karte im Spiel: { $card-number }, { $card }
table-hand = Deine Handkarten:
table-aside = Für die nächste Runde:
table-closed = geschlossen
table-player = { $name }: { $cumals ->
        [one] 1 Cumal
       *[other] { $cumals } Cumals
    } · Vorrat { $supply } · Könige { $kings }
table-cards = Karten { $cards }
table-choosing = wählt noch
table-prisoners = Gefangene: { $list }
table-legend = ●B Blau, ▲Y Gelb, ◆W Weiß, ■R Rot · * Fort · +n Gefangene darunter · ♛ König

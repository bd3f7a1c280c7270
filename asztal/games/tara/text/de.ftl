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

# Das Brett.
board-provinces = Regionen
board-rank-0 = Bauern
board-rank-1 = Hirten
board-rank-2 = Krieger
board-rank-3 = Häuptlinge
board-rank-4 = König
board-tara = Tara
board-disc = { $position }: { $owner }
board-fort = { $position }: Fort von { $owner }
board-captives = , gefangen darunter: { $owner } { $count }
board-king = K1: der König von { $owner }
board-closed = Geschlossen; { $king } ist hier endgültig König
board-pile = Nachziehstapel: { $count }
board-discards = Ablagestapel: { $count }{ $last ->
        [0] {""}
       *[other] , oben Karte { $last }
    }
board-in-play = Karte im Spiel: { $number }, { $card }
board-none-in-play = Keine Karte im Spiel
board-card = Karte { $number }: { $card }, Aktivierung { $cost }
board-picked = gewählt
board-aside = Nächste Runde
board-cumals = { $count ->
        [one] 1 Cumal
       *[other] { $count } Cumals
    }
board-supply = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } im Vorrat
board-kingships = König in { $count ->
        [one] 1 Region
       *[other] { $count } Regionen
    }; zwei braucht es zum Sieg
board-cylinders = noch { $count ->
        [one] 1 Königsstein
       *[other] { $count } Königssteine
    }
board-hand = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand
board-choosing = Wählt noch Karten
board-prisoners = Gefangene: { $owner } { $count }
board-start = Startspieler
board-headline-choosing = Runde { $round } · Wahl der Karten
board-headline-turn = Runde { $round } · Zug { $turn } von { $turns }
board-headline-end = Runde { $round } · Ende der Runde
board-headline-over = Zu Ende nach Runde { $round }

# Wie lange eine Partie dauert.
game-length = 45 bis 90 Minuten

# Tischoptionen.
option-two_player_king = Zu zweit: wann ein König feststeht
    .about = Legt fest, wann die Region eines neuen Königs im Spiel zu zweit geräumt und geschlossen wird: erst am Rundenende, sodass noch Zeit für einen Gegenschlag bleibt, oder sobald der Zug oder der Verrat vorbei ist, der die Krone gebracht hat; das belohnt den schnelleren Aufstieg. (T18.3)
option-two_player_king-end_of_round = am Rundenende
option-two_player_king-at_once = sofort
option-traitor_promotion_vs_cylinder = Verräter und Könige auf dem Thron
    .about = Legt fest, ob eine Beförderung nach einem Verrat einen König absetzen kann, dessen Königsstein schon auf dem Thron steht. Wähle das Zweite, wenn nur eine gespielte Karte einen König stürzen soll. (T12.9)
option-traitor_promotion_vs_cylinder-deposes = eine Beförderung nach dem Verrat setzt auch Könige ab
option-traitor_promotion_vs_cylinder-no_effect = Verräter lassen Könige auf dem Thron unbehelligt
option-provinces = Regionen im Spiel
    .about = Legt fest, in welchen Regionen ihr zu zweit oder zu dritt spielt. Alle Regionen sind gleich gebaut, es ist also Geschmackssache; zu viert sind alle im Spiel. (T4.1)
option-provinces-default = die üblichen, von Connacht an
option-provinces-host = der Gastgeber wählt
option-provinces-random = das Los entscheidet
option-round_limit = Rundengrenze
    .about = Nach der letzten Runde endet die Partie: Es zählen die meisten Könige, dann Häuptlinge, Krieger, Hirten, Bauern, zuletzt Cumals. Das Spiel selbst kennt keine Grenze; wähle eine, wenn die Partie rechtzeitig enden muss. (T17.2)
option-round_limit-none = keine Grenze
option-round_limit-20 = 20 Runden
option-round_limit-40 = 40 Runden
option-round_limit-60 = 60 Runden
option-single_disc_priority = Ein Stein: wo leere Positionen vorgehen
    .about = Wichtig, wenn du nur eine Position einer Karte nutzt, die zwei Ränge zeigt. Üblicherweise geht jede leere Position vor, die die Karte erreicht; wird jeder Rang für sich betrachtet, so kannst du einen Hirten gefangen nehmen, obwohl eine Bauernposition leer ist, und es geht rauer zu. (T7.2)
option-single_disc_priority-any_rank = auf allen Rängen der Karte
option-single_disc_priority-same_rank = auf jedem Rang für sich
option-hold_on_own_fort = Das eigene Fort aktivieren
    .about = Legt fest, ob eine gespielte Karte dein Fort aktivieren kann, ohne dass ein Stein gesetzt wird, sodass du von dort aus befördern kannst. Wähle „nein“, wenn ein Fort der Verteidigung dienen soll und nicht dem Aufstieg. (T7.3)
option-hold_on_own_fort-yes = ja
option-hold_on_own_fort-no = nein
option-storm_without_supply = Angreifen mit leerem Vorrat
    .about = Legt fest, ob du ein Fort angreifen oder einen König absetzen kannst, wenn kein Stein mehr in deinem Vorrat ist; gesetzt wird dabei ja keiner. Wähle „ja“, wenn sich auch wehren können soll, wem die Steine ausgegangen sind. (T9.4)
option-storm_without_supply-no = nein
option-storm_without_supply-yes = ja
option-garrison_size = Garnison eines neuen Königs
    .about = Legt fest, wie viele Steine ein neuer König in der geräumten Region zurücklassen darf. „Kein Stein oder zwei“ ist strenger gegenüber einem König, der knapp an Steinen ist. (T14.4)
option-garrison_size-up_to_two = bis zu zwei Steine
option-garrison_size-none_or_two = kein Stein oder zwei

# Was die Dinge sind: wird gezeigt, wenn jemand auf ihnen verweilt.
about-disc = Ein Anhänger eines Spielers; jeder hat 20. Wem der oberste Stein gehört, der kontrolliert die Position. (T2.8)
about-captives = Steine, die unter einem gegnerischen Stein festsitzen. Sie zählen nichts, bis sie befreit werden, etwa wenn ihr Besitzer die Position erobert oder durch eine Amnestie; wird die Region geräumt, so kommen sie auf die Rathkarte. (T8.1)
about-fort = Zwei Steine desselben Spielers auf einer Position. Wer das Fort beim Setzen oder Befördern angreift, schlägt nur den obersten Stein herunter; Verräter und Schicksalsstein lassen sich davon nicht aufhalten. Jeder Spieler kann in einer Region ein Fort haben. (T8.4)
about-king = Ein König auf dem Thron. Verräter und Schicksalssteine wirken nicht auf die Königsposition; nur eine Beförderung von beiden Häuptlingspositionen aus setzt einen König ab. (T14.5)
about-province = Eine Region: fünfzehn Positionen auf fünf Rängen, von den Bauern bis hinauf zum König. Zwei deiner Steine nebeneinander können einen dritten auf die Position über ihnen heben. (T2.4)
about-farmer = Bauer, der unterste Rang, mit fünf Positionen. Bauernkarten sind am billigsten zu aktivieren. Wer hier allein die meisten Bauern kontrolliert, erhält am Rundenende 1 Cumal. (T13.1)
about-herdsman = Hirte, der zweite Rang, mit vier Positionen. Hirten setzt du mit Karten, oder du beförderst von zwei benachbarten Bauern aus. Wer hier allein die meisten kontrolliert, erhält am Rundenende 1 Cumal. (T13.1)
about-warrior = Krieger, der dritte Rang, mit drei Positionen, der höchste, den Karten zeigen. Wer hier allein die meisten Krieger kontrolliert, erhält am Rundenende 1 Cumal. (T13.1)
about-chieftain = Häuptling, der vierte Rang, mit nur zwei Positionen. Keine Karte zeigt sie, darum kommst du meist durch Beförderung dorthin. Wer beide kontrolliert, kann nach dem Thron greifen. (T2.4)
about-throne = Die Königsposition. Sie ist nur durch eine Beförderung von beiden Häuptlingspositionen aus zu erreichen, und ein Fort gibt es hier nicht. Wer die Throne zweier Regionen zugleich kontrolliert, gewinnt. (T9.3)
about-card = Eine Tarakarte. In deinem Zug setzt du damit Steine oder vertauschst mit einem Schicksalsstein zwei; oder du wirfst sie ab, für 2 Cumals oder für eine Amnestie, die dich 4 kostet. (T6.1)
about-cost = Die Aktivierungskosten in Cumals. Du zahlst sie nur, wenn du befördern willst, und für alle Beförderungen des Zuges nur einmal. (T9.2)
about-pattern = Auf die kräftigen Positionen darfst du einen Stein setzen; die abgeblendeten müssen in der Region nur vorhanden sein, leer oder nicht. Das Muster lässt sich seitwärts verschieben, muss aber ganz hineinpassen. (T3.4)
about-fate-stone = Schicksalsstein: Vertausche zwei beliebige Steine einer Region, auch Gefangene, aber keinen auf der Königsposition. Kommt einer deiner Steine nach oben, so darfst du 3 Cumals zahlen und von dort aus befördern. (T10.1)
about-cumals = Das Geld des Spiels. Du brauchst es für Beförderungen, Verräter, Amnestien, Lösegeld und leere Regionen; es kommt aus Einkommen, aus Lösegeld und von abgeworfenen Karten. (T13.1)
about-supply = Steine, die bereitliegen. Ist der Vorrat leer, so kannst du weder setzen noch gefangen nehmen, weder ein Fort errichten noch befördern. (T7.7)
about-cylinders = Könige, die noch auf einen Thron warten; jeder Spieler hat zwei. Ein neuer König bekommt seinen Königsstein, wenn die Region geräumt wird; wird er abgesetzt, so kehrt der Stein hierher zurück. (T14.3)
about-prisoners = Gegnerische Steine, beim Räumen einer Region gefangen genommen. Am Rundenende werden Gefangene einer gegen einen ausgetauscht; für die übrigen können ihre Besitzer zahlen: 1 Cumal für einen, 2 für zwei, 3 für alle. (T15.3)
about-kingships = Die Königspositionen, die dieser Spieler kontrolliert, mit einem Stein oder einem Königsstein. Zwei zugleich gewinnen die Partie. (T17.1)
about-start = Der Startspieler spielt zuerst, die anderen folgen im Uhrzeigersinn. Am Rundenende bestimmt er jemand anderen zum nächsten Startspieler. (T16.1)
about-pile = Der Nachziehstapel, verdeckt. Während einer Runde werden Karten nur für Verräter und bei einem Gleichstand um sie aufgedeckt. (T12.7)
about-discards = Alle gespielten, abgeworfenen und aufgedeckten Karten, offen für jeden. Ist der Nachziehstapel aufgebraucht, so werden sie gemischt und bilden einen neuen. (T12.10)
about-traitor = Am Rundenende kann es in jeder Region einen Verräter geben, aber nie für ihren stärksten Spieler. Wer 1 Cumal zahlt, deckt eine Karte auf und darf einen gegnerischen Stein, den sie erreicht, durch einen eigenen ersetzen. (T12.7)
about-hand = Deine Karten für diese Runde: In jedem deiner drei Züge spielst du eine. Die anderen sehen nur, wie viele du noch hast. (T5.4)
about-aside = Die Karten, die du für die nächste Runde beiseitegelegt hast. Nur du kennst sie. (T5.3)
about-tara = Tara, der Sitz des Hochkönigs. Wer in zwei Regionen zugleich König ist, wird hier gekrönt und gewinnt sofort. (T17.1)
about-closed = Diese Region ist geschlossen; das gibt es nur im Spiel zu zweit. Hier gibt es keine Karten, keinen Verräter und kein Einkommen mehr, und ihr König kann nicht mehr abgesetzt werden. (T18.3)
about-card-in-play = Die Karte, die gerade genutzt wird, aus der Hand gespielt oder für einen Verräter aufgedeckt. Danach kommt sie auf den Ablagestapel. (T6.1)

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen in Tara! Du führst deine Anhänger vom Bauern bis zum König: Zwei deiner Steine nebeneinander können einen dritten auf die Position über ihnen heben. Mit Karten setzt du Steine, und fürs Befördern zahlst du mit Cumals. Wer in zwei Regionen zugleich König ist, gewinnt sofort. Du siehst den Spielplan mit seinen Regionen, die Frage, auf die du antworten sollst, und deine Handkarten; sobald eine neue Art von Frage kommt, erkläre ich sie dir.
lesson-leave-out = Ihr braucht nicht alle vier Regionen, also bestimmst du, welche außen vor bleibt. Sie sind alle gleich gebaut; entscheide einfach nach Geschmack. Zu zweit kann eine davon später doch noch geöffnet werden.
lesson-choose-hand = Wähle nacheinander drei deiner sechs Karten für diese Runde; die anderen drei sind deine Handkarten in der nächsten. Achte auf die Aktivierungskosten: Du beginnst mit nur 2 Cumals. Faustregel: jetzt die billigen Karten, deren Steine nebeneinanderpassen, die teuren später, wenn du Geld hast.
lesson-card = Du spielst jetzt eine Karte; die anderen warten auf deine nächsten Züge. Was du früh setzt, können die anderen noch gefangen nehmen. Faustregel: zuerst die Karte, deren Position dir jemand wegschnappen könnte, zuletzt die, mit der du alle überraschst.
lesson-use = Jede Karte kann Verschiedenes, aber nur eines davon auf einmal. Setzen und Vertauschen kosten an sich nichts, und nach dem Befördern wirst du eigens gefragt. Nützt dir die Karte gerade wenig, so nimm 2 Cumals dafür. Faustregel: setzen, solange es Paare bringt, abwerfen, wenn das Geld ausgeht.
lesson-province = Wo soll die Karte wirken? Eine leere Region kostet 2 Cumals Gebühr; nur der allererste Zug der Partie ist frei davon. Faustregel: Geh dorthin, wo du schon Steine hast, aber lass nie einen Rivalen in einer Region allein.
lesson-position = Diese Positionen erreicht deine Karte. Leere gehen vor; gibt es keine, so darfst du auch gegnerische Steine gefangen nehmen oder eigene verstärken. Faustregel: Setz neben einen eigenen Stein, denn ein benachbartes Paar kann befördern.
lesson-own-disc = Hier steht schon ein eigener Stein. Ein zweiter macht daraus ein Fort, das erst beim zweiten Angriff fällt. Aktivierst du ihn nur, so sparst du den Stein und kannst trotzdem von hier aus befördern. Faustregel: ein Fort dort, wo dir Gefahr droht, sonst lieber den Stein sparen.
lesson-swap-first = Der Schicksalsstein lässt zwei Steine dieser Region die Plätze tauschen; wähle den ersten. Auch Gefangene zählen, du kannst also einen eigenen wieder nach oben holen. Faustregel: Fang mit einem eigenen Stein an, der einen besseren Platz verdient.
lesson-swap-second = Wähle nun den Stein, der mit ihm den Platz tauscht. Kommt einer deiner Steine nach oben, so darfst du danach 3 Cumals zahlen und von dort aus befördern. Faustregel: Am besten eignet sich ein oberster gegnerischer Stein neben einem deiner eigenen.
lesson-keep-fort = Nach dem Vertauschen hast du zwei Forts in dieser Region, aber nur eines ist erlaubt. Das gewählte verliert seinen obersten Stein an deinen Vorrat; die Position bleibt deine. Faustregel: Behalte das Fort, das höher steht oder stärker bedroht ist.
lesson-activate = Du hast ein Paar, das befördern kann. Für die Aktivierungskosten der Karte darfst du das tun; du zahlst nur einmal, wie lang die Kette auch wird. Faustregel: Zähl zuerst nach, wie weit sie nach oben führt, und behalte nach Möglichkeit 1 Cumal für einen Verräter.
lesson-promote = Wähle die Position über einem deiner Paare. Dorthin kommt ein neuer Stein aus deinem Vorrat, die beiden unteren bleiben stehen, und von oben kann die Kette ohne weitere Kosten weitergehen. Du darfst jederzeit aufhören. Faustregel: Steig hoch hinauf, aber gib deinen letzten Stein nicht umsonst her.
lesson-own-target = Über dem Paar steht schon ein eigener Stein. Mit einem weiteren errichtest du ein Fort, oder du aktivierst ihn nur; so oder so kann die Kette von hier aus weitergehen. Faustregel: Sind die Steine knapp, so aktiviere nur.
lesson-traitor = Die Runde geht zu Ende, und du kannst für 1 Cumal den Verräter dieser Region kaufen. Eine Karte wird aufgedeckt, und du darfst einen gegnerischen Stein, den sie erreicht, durch einen eigenen ersetzen. Faustregel: Je mehr gegnerische Steine auf den unteren Rängen liegen, desto besser die Aussichten; gleich danach kommt das Einkommen und bringt dir das Geld vielleicht zurück.
lesson-traitor-position = Welcher gegnerische Stein wechselt die Seite? Er kehrt heim, und einer von deinen nimmt seinen Platz ein; auch ein Fort schützt davor nicht. Faustregel: Wähle eine Position neben einem eigenen Stein, denn dann darfst du zahlen und befördern, oder eine, die dir beim Einkommen die Mehrheit bringt.
lesson-garrison = Du bist der neue König, und die Region ist geräumt! Du darfst bis zu zwei Steine als Garnison zurücklassen, auf zwei verschiedenen Positionen. Wer dich absetzen will, braucht beide Häuptlingspositionen; ein Stein dort bewacht also den Thron.
lesson-ransom = Einige deiner Steine sind Gefangene eines anderen Spielers. 1 Cumal befreit einen, 2 befreien zwei und 3 alle; das Geld bekommt, wer sie gefangen hält. Faustregel: Zahl, wenn dein Vorrat knapp wird; sonst können sie warten, denn in der nächsten Runde wirst du wieder gefragt.
lesson-next-start = Als Startspieler bestimmst du jemand anderen für die nächste Runde. Von dort geht es im Uhrzeigersinn weiter. Faustregel: Nimmst du den Spieler gleich nach dir, so bist du der Letzte und hast das letzte Wort vor Verrätern und Einkommen.
lesson-wait = Jetzt wählen die anderen. Lies inzwischen im Verlauf nach, was sie getan haben und was es sie gekostet hat. Der Ablagestapel zeigt dir, welche Karten schon weg sind.
lesson-end = Das war deine erste Runde. Du weißt nun, wie Karten wirken, wie Paare befördern und was am Rundenende geschieht. Als Nächstes spielst du die drei Karten, die du beiseitegelegt hast; danach bekommt jeder sechs neue. Spiel weiter und behalte jeden Thron im Auge; was neu ist, erkläre ich, sobald es vorkommt.

# Woraus ein Ergebnis besteht.
score-kings = Könige
score-chieftains = Häuptlinge
score-warriors = Krieger
score-herdsmen = Hirten
score-farmers = Bauern
score-cumals = Cumals

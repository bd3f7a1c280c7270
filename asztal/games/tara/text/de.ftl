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

# Positionen: Reihe von unten und Platz von links; der Rang (wer?), als Objekt (wen?), als Objekt eines Besitzers und als
# Ziel einer Beförderung; wohin etwas gesetzt wird und wo etwas steht.
position-0 = 1.1
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf 1.1
    .at = auf 1.1
position-1 = 1.2
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf 1.2
    .at = auf 1.2
position-2 = 1.3
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf 1.3
    .at = auf 1.3
position-3 = 1.4
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf 1.4
    .at = auf 1.4
position-4 = 1.5
    .rank = Bauer
    .rank-acc = Bauern
    .rank-poss = Bauern
    .rank-into = zum Bauern
    .to = auf 1.5
    .at = auf 1.5
position-5 = 2.1
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf 2.1
    .at = auf 2.1
position-6 = 2.2
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf 2.2
    .at = auf 2.2
position-7 = 2.3
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf 2.3
    .at = auf 2.3
position-8 = 2.4
    .rank = Hirte
    .rank-acc = Hirten
    .rank-poss = Hirten
    .rank-into = zum Hirten
    .to = auf 2.4
    .at = auf 2.4
position-9 = 3.1
    .rank = Krieger
    .rank-acc = Krieger
    .rank-poss = Krieger
    .rank-into = zum Krieger
    .to = auf 3.1
    .at = auf 3.1
position-10 = 3.2
    .rank = Krieger
    .rank-acc = Krieger
    .rank-poss = Krieger
    .rank-into = zum Krieger
    .to = auf 3.2
    .at = auf 3.2
position-11 = 3.3
    .rank = Krieger
    .rank-acc = Krieger
    .rank-poss = Krieger
    .rank-into = zum Krieger
    .to = auf 3.3
    .at = auf 3.3
position-12 = 4.1
    .rank = Häuptling
    .rank-acc = Häuptling
    .rank-poss = Häuptling
    .rank-into = zum Häuptling
    .to = auf 4.1
    .at = auf 4.1
position-13 = 4.2
    .rank = Häuptling
    .rank-acc = Häuptling
    .rank-poss = Häuptling
    .rank-into = zum Häuptling
    .to = auf 4.2
    .at = auf 4.2
position-14 = 5.1
    .rank = König
    .rank-acc = König
    .rank-poss = König
    .rank-into = zum König
    .to = auf 5.1
    .at = auf 5.1

# Fragen.
ask-leave-out = Welche Region bleibt außen vor?
ask-choose-hand = Wähle { $left ->
        [one] noch eine Karte
       *[other] noch { $left } Karten
    } für diese Runde; die übrigen spielst du in der nächsten. Die Münze, in Listen die Klammer, zeigt, was eine Beförderung kostet.
ask-card = Welche Karte spielst du? Die Münze, in Listen die Klammer, zeigt, was eine Beförderung kostet.
ask-use = Karte { $card-number }: { $card }. Was machst du damit? Du hast { $cumals ->
        [0] keine Cumals
        [one] 1 Cumal
       *[other] { $cumals } Cumals
    }.
ask-province = In welcher Region?
ask-position = Auf welche Position { $province-in } setzt du? Leere Positionen gehen vor.
ask-own-disc = Dein eigener { $position-rank } steht schon { $position-at }. Errichtest du ein Fort, oder aktivierst du ihn nur?
ask-swap-first = Welchen Stein { $province-in } vertauschst du?
ask-swap-second = Mit welchem Stein vertauschst du den Stein von { $owner } { $position-at }?
ask-keep-fort = Du hast { $province-in } zwei Forts. Welches verliert seinen obersten Stein?
ask-activate = Zahlst du { $cost ->
        [one] 1 Cumal
       *[other] { $cost } Cumals
    }, um { $province-in } zu befördern? Du hast { $cumals }.
ask-promote = Auf welche Position { $province-in } beförderst du?
ask-own-target = Dein eigener { $position-rank } steht schon { $position-at }. Errichtest du ein Fort, oder aktivierst du ihn nur?
ask-traitor = Zahlst du 1 Cumal für den Verräter { $province-in }? Du hast { $cumals }.
ask-traitor-position = Karte { $card-number } ist aufgedeckt: { $card }. Wer wechselt { $province-in } die Seite?
ask-garrison = Du bist König { $province-in }. Wo lässt du eine Garnison zurück?
ask-ransom = { $holder } hält { $held ->
        [one] einen deiner Steine
       *[other] { $held } deiner Steine
    } gefangen. Wie viel zahlst du? Du hast { $cumals ->
        [one] 1 Cumal
       *[other] { $cumals } Cumals
    }.
ask-next-start = Wer wird der nächste Startspieler?

# Möglichkeiten.
choice-leave-out = { $province }
choice-choose-hand = { $card-number }: { $card } ({ $card-cost })
choice-card = { $card-number }: { $card } ({ $card-cost })
choice-use-place = Steine setzen
choice-use-swap = zwei Steine vertauschen
choice-use-amnesty = 4 Cumals für eine Amnestie zahlen
choice-use-sell = die Karte für 2 Cumals abwerfen
choice-province = { $province }
choice-province-fee = { $province } (leer: kostet { $fee ->
        [one] 1 Cumal
       *[other] { $fee } Cumals
    })
choice-position = { $position }: einen { $position-rank-acc } setzen
choice-position-fee = { $position }: einen { $position-rank-acc } setzen ({ $fee ->
        [one] 1 Cumal
       *[other] { $fee } Cumals
    })
choice-position-stop = keinen weiteren Stein setzen
choice-promote = { $position }: { $position-rank-into } befördern
choice-promote-stop = nicht weiter befördern
choice-capture = { $position }: Stein von { $victim } gefangen nehmen
choice-storm = { $position }: Fort von { $victim } angreifen
choice-own = { $position }: dein eigener Stein
choice-crown = { $position }: König werden
choice-depose = 5.1: König von { $victim } absetzen
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
    } zahlen und befördern
choice-activate-pass = nicht befördern
choice-traitor-pay = 1 Cumal zahlen
choice-traitor-pass = passen
choice-traitor-position = { $position }: Stein von { $victim }
choice-traitor-position-stop = niemand
choice-garrison = { $position }
choice-garrison-stop = keinen weiteren Stein setzen
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
event-placed = { $seat } setzt { $province-in } { $position-to } einen { $position-rank-acc }.
event-captured = { $seat } nimmt { $province-in } { $position-at } den { $position-rank-poss } von { $victim } gefangen.
event-freed = { $seat } befreit { $count ->
        [one] einen eigenen Stein
       *[other] { $count } eigene Steine
    }.
event-fortified = { $seat } errichtet { $province-in } { $position-at } ein Fort.
event-fort-reduced = Das Fort von { $seat } { $province-in } { $position-at } verliert seinen obersten Stein.
event-stormed = { $seat } greift { $province-in } { $position-at } das Fort von { $victim } an.
event-held = { $seat } aktiviert { $province-in } { $position-at } nur den { $position-rank-acc }.
event-swapped = { $seat } vertauscht { $province-in } zwei Steine: { $first } und { $second }.
event-amnesty = { $seat } zahlt 4 Cumals und verkündet { $province-in } eine Amnestie: Alle Gefangenen kehren heim.
event-sold = { $seat } wirft Karte { $card-number } für { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    } ab.
event-activated = { $seat } zahlt { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    }, um zu befördern.
event-promoted = { $seat } befördert { $province-in } { $position-at } einen Anhänger { $position-rank-into }.
event-crowned = { $seat } wird { $province-in } gekrönt.
event-deposed = { $seat } setzt { $province-in } den König von { $victim } ab.
event-tie-card = { $seat } deckt wegen des Gleichstands Karte { $card-number } auf.
event-traitor-passed = { $seat } verzichtet auf den Verräter { $province-in }.
event-traitor-paid = { $seat } zahlt für den Verräter { $province-in } und deckt Karte { $card-number } auf: { $card }.
event-traitor-took = Der { $position-rank } von { $victim } { $province-in } { $position-at } läuft zu { $seat } über.
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
event-garrisoned = { $seat } lässt { $province-in } { $position-at } eine Garnison zurück.
event-province-closed = { $province } ist für den Rest der Partie geschlossen.
event-province-opened = { $province } wird geöffnet.
event-exchanged = { $seat } und { $other } tauschen je { $count ->
        [one] einen Gefangenen
       *[other] { $count } Gefangene
    } aus.
event-ransomed = { $seat } zahlt { $holder } { $amount ->
        [one] 1 Cumal
       *[other] { $amount } Cumals
    } Lösegeld und bekommt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } zurück.
event-new-start = { $seat } ist der neue Startspieler.
event-high-king = { $seat } ist König zweier Regionen und wird in Tara zum Hochkönig gekrönt!
event-round-limit = Die Partie endet nach Runde { $round }.

reason-high-king = König zweier Regionen: Hochkönig in Tara.
reason-round-limit = Die Rundengrenze ist erreicht. Wer die meisten Könige hat, gewinnt; bei Gleichstand entscheiden Häuptlinge, Krieger, Hirten, Bauern, zuletzt Cumals.

# Der Tisch im Terminal.
table-round = Runde { $round } · Startspieler: { $start }
table-pile = Nachziehstapel: { $pile } · Ablagestapel: { $discards }
table-card = Karte { $card-number } im Spiel: { $card }
table-hand = Deine Handkarten:
table-aside = Für die nächste Runde:
table-closed = geschlossen
table-player = { $name }: { $cumals ->
        [one] 1 Cumal
       *[other] { $cumals } Cumals
    } · Vorrat: { $supply } · Könige: { $kings }
table-cards = Karten: { $cards }
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
board-captives = , darunter gefangen: { $owner } { $count }
board-king = 5.1: König von { $owner }
board-closed = Geschlossen; { $king } ist hier endgültig König
board-pile = Nachziehstapel: { $count }
board-discards = Ablagestapel: { $count }{ $last ->
        [0] {""}
       *[other] , obenauf Karte { $last }
    }
board-in-play = Karte { $number } im Spiel: { $card }
board-none-in-play = Keine Karte im Spiel
board-card = Karte { $number }: { $card }, Aktivierungskosten { $cost }
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
        [0] keiner Region
        [one] 1 Region
       *[other] { $count } Regionen
    }; zum Sieg braucht es zwei
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
board-headline-end = Runde { $round } · Rundenende
board-headline-over = Zu Ende nach Runde { $round }

# Wie lange eine Partie dauert.
game-length = 45 bis 90 Minuten

# Tischoptionen.
option-two_player_king = Zu zweit: wann ein König feststeht
    .about = Legt fest, wann im Spiel zu zweit die Region eines neuen Königs geräumt und geschlossen wird: erst am Rundenende, sodass noch Zeit für einen Gegenschlag bleibt, oder gleich nach dem Zug oder dem Verrat, der die Krone gebracht hat, was den schnelleren Aufstieg belohnt. (T18.3)
option-two_player_king-end_of_round = am Rundenende
option-two_player_king-at_once = sofort
option-traitor_promotion_vs_cylinder = Verräter und Könige auf dem Thron
    .about = Legt fest, ob eine Beförderung nach einem Verrat einen König absetzen kann, dessen Königsstein schon auf dem Thron steht. Gewöhnlich stürzt nur eine gespielte und bezahlte Karte einen König. (T12.9)
option-traitor_promotion_vs_cylinder-deposes = eine Beförderung nach dem Verrat setzt auch Könige ab
option-traitor_promotion_vs_cylinder-no_effect = Verräter lassen Könige auf dem Thron unbehelligt
option-provinces = Regionen im Spiel
    .about = Legt fest, in welchen Regionen ihr zu zweit oder zu dritt spielt. Alle Regionen sind gleich gebaut, es ist also Geschmackssache; zu viert sind alle im Spiel. (T4.1)
option-provinces-default = die üblichen, von Connacht an
option-provinces-host = der Gastgeber wählt
option-provinces-random = das Los entscheidet
option-round_limit = Rundengrenze
    .about = Nach so vielen Runden endet die Partie: Wer die meisten Könige hat, gewinnt; bei Gleichstand entscheiden Häuptlinge, Krieger, Hirten, Bauern, zuletzt Cumals. Das Spiel selbst kennt keine Grenze; wähle eine, wenn ihr rechtzeitig fertig werden müsst. (T17.2)
option-round_limit-none = keine Grenze
option-round_limit-20 = 20 Runden
option-round_limit-40 = 40 Runden
option-round_limit-60 = 60 Runden
option-single_disc_priority = Ein Stein: wo leere Positionen vorgehen
    .about = Wichtig, wenn eine Karte zwei Ränge zeigt und du nur eine ihrer Positionen nutzt. Üblicherweise geht jede leere Position vor, die die Karte erreicht. Zählt jeder Rang für sich, kannst du einen Hirten gefangen nehmen, obwohl eine Bauernposition leer ist, und es geht rauer zu. (T7.2)
option-single_disc_priority-any_rank = auf allen Rängen der Karte
option-single_disc_priority-same_rank = auf jedem Rang für sich
option-hold_on_own_fort = Das eigene Fort aktivieren
    .about = Legt fest, ob eine Karte dein Fort aktivieren kann, ohne dass ein Stein gesetzt wird, sodass du von dort aus befördern kannst. Wähle „nein“, wenn ein Fort der Verteidigung dienen soll und nicht dem Aufstieg. (T7.3)
option-hold_on_own_fort-yes = ja
option-hold_on_own_fort-no = nein
option-storm_without_supply = Angreifen mit leerem Vorrat
    .about = Legt fest, ob du ein Fort angreifen oder einen König absetzen kannst, wenn dein Vorrat leer ist; einen Stein brauchst du dafür ja nicht. Wähle „ja“, wenn sich auch wehren können soll, wer keine Steine mehr hat. (T9.4)
option-storm_without_supply-no = nein
option-storm_without_supply-yes = ja
option-garrison_size = Garnison eines neuen Königs
    .about = Legt fest, wie viele Steine ein neuer König in der geräumten Region zurücklassen darf. „Kein Stein oder zwei“ ist strenger gegenüber einem König, der knapp an Steinen ist. (T14.4)
option-garrison_size-up_to_two = bis zu zwei Steine
option-garrison_size-none_or_two = kein Stein oder zwei

# Was die Dinge sind: wird gezeigt, wenn jemand auf ihnen verweilt.
about-disc = Ein Anhänger eines Spielers; jeder hat 20. Wem der oberste Stein gehört, der kontrolliert die Position. (T2.8)
about-captives = Steine, die unter einem gegnerischen Stein festsitzen. Sie zählen nichts, bis sie befreit werden, etwa wenn ihr Besitzer die Position erobert oder durch eine Amnestie. Wird die Region geräumt, kommen sie als Gefangene auf die Rathkarte. (T8.1)
about-fort = Zwei Steine desselben Spielers auf einer Position. Wer das Fort beim Setzen oder Befördern angreift, entfernt nur den obersten Stein; gegen Verräter und Schicksalsstein schützt ein Fort nicht. Jeder Spieler kann in einer Region ein Fort haben. (T8.4)
about-king = Ein König auf dem Thron. Verräter und Schicksalsstein wirken nicht auf die Königsposition; nur eine Beförderung von beiden Häuptlingspositionen aus setzt einen König ab. (T14.5)
about-province = Eine Region: fünfzehn Positionen auf fünf Rängen, von den Bauern bis hinauf zum König. Zwei deiner Steine nebeneinander können einen dritten auf die Position über ihnen heben. (T2.4)
about-farmer = Bauer, der unterste Rang, mit fünf Positionen. Bauernkarten sind am billigsten zu aktivieren. Wer hier allein die meisten Bauern kontrolliert, erhält am Rundenende 1 Cumal. (T13.1)
about-herdsman = Hirte, der zweite Rang, mit vier Positionen. Hirten setzt du mit Karten, oder du beförderst von zwei benachbarten Bauern aus. Wer hier allein die meisten kontrolliert, erhält am Rundenende 1 Cumal. (T13.1)
about-warrior = Krieger, der dritte Rang, mit drei Positionen; einen höheren Rang zeigen die Karten nicht. Wer hier allein die meisten Krieger kontrolliert, erhält am Rundenende 1 Cumal. (T13.1)
about-chieftain = Häuptling, der vierte Rang, mit nur zwei Positionen. Keine Karte zeigt sie, darum kommst du meist durch Beförderung dorthin. Wer beide kontrolliert, kann nach dem Thron greifen. (T2.4)
about-throne = Die Königsposition. Hierher führt nur eine Beförderung von beiden Häuptlingspositionen aus, und Forts gibt es hier nicht. Wer die Throne zweier Regionen zugleich kontrolliert, gewinnt. (T9.3)
about-card = Eine Tarakarte. In deinem Zug setzt du mit ihr Steine; mit der Schicksalsstein-Karte vertauschst du zwei. Oder du wirfst die Karte ab: für 2 Cumals oder für eine Amnestie, die dich 4 Cumals kostet. (T6.1)
about-cost = Die Aktivierungskosten in Cumals. Du zahlst sie nur, wenn du befördern willst, und für alle Beförderungen des Zuges nur einmal. (T9.2)
about-pattern = Auf jede kräftige Position darfst du einen Stein setzen; die abgeblendeten müssen in der Region nur vorhanden sein, leer oder nicht. Du darfst das Muster seitwärts verschieben, aber es muss ganz hineinpassen. (T3.4)
about-fate-stone = Schicksalsstein-Karte: Vertausche zwei beliebige Steine einer Region, auch Gefangene, aber keinen auf der Königsposition. Kommt einer deiner Steine nach oben, darfst du 3 Cumals zahlen und von dort aus befördern. (T10.1)
about-cumals = Das Geld des Spiels. Du brauchst es für Beförderungen, Verräter, Amnestien, Lösegeld und leere Regionen. Du bekommst es als Einkommen, als Lösegeld und für abgeworfene Karten. (T13.1)
about-supply = Steine, die du noch einsetzen kannst. Ist dein Vorrat leer, kannst du nicht setzen, nicht gefangen nehmen, kein Fort errichten und nicht befördern. (T7.7)
about-cylinders = Königssteine, die noch auf einen Thron warten; jeder Spieler hat zwei. Ein neuer König bekommt einen, wenn die Region geräumt wird; wird er abgesetzt, kehrt sein Königsstein hierher zurück. (T14.3)
about-prisoners = Gegnerische Steine, beim Räumen einer Region gefangen genommen. Am Rundenende werden Gefangene eins zu eins ausgetauscht; für die übrigen können ihre Besitzer zahlen: 1 Cumal für einen, 2 für zwei, 3 für alle. (T15.3)
about-kingships = Die Königspositionen, die dieser Spieler kontrolliert, mit einem Stein oder einem Königsstein. Wer zwei zugleich kontrolliert, gewinnt. (T17.1)
about-start = Der Startspieler spielt zuerst, die anderen folgen im Uhrzeigersinn. Am Rundenende bestimmt er jemand anderen zum nächsten Startspieler. (T16.1)
about-pile = Der Nachziehstapel, verdeckt. Während einer Runde werden Karten nur für Verräter aufgedeckt und um einen Gleichstand um sie zu entscheiden. (T12.7)
about-discards = Alle gespielten, abgeworfenen und aufgedeckten Karten, offen für alle. Ist der Nachziehstapel aufgebraucht, werden sie zu einem neuen gemischt. (T12.10)
about-traitor = Am Rundenende kann es in jeder Region einen Verräter geben, aber nie für ihren stärksten Spieler. Wer 1 Cumal zahlt, deckt eine Karte auf und darf einen gegnerischen Stein, den sie erreicht, durch einen eigenen ersetzen. (T12.7)
about-hand = Deine Karten für diese Runde: In jedem deiner drei Züge spielst du eine. Die anderen sehen nur, wie viele du noch hast. (T5.4)
about-aside = Die Karten, die du für die nächste Runde beiseitegelegt hast. Nur du kennst sie. (T5.3)
about-tara = Tara, der Sitz des Hochkönigs. Wer in zwei Regionen zugleich König ist, wird hier gekrönt und gewinnt sofort. (T17.1)
about-closed = Diese Region ist geschlossen; das gibt es nur im Spiel zu zweit. Hier gibt es keine Karten, keinen Verräter und kein Einkommen mehr, und ihr König kann nicht mehr abgesetzt werden. (T18.3)
about-card-in-play = Die Karte, die gerade genutzt wird, aus der Hand gespielt oder für einen Verräter aufgedeckt. Danach kommt sie auf den Ablagestapel. (T6.1)

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen in Tara! Du führst deine Anhänger vom Bauern bis zum König: Zwei deiner Steine nebeneinander können einen dritten auf die Position über ihnen heben. Steine setzt du mit Karten, Beförderungen bezahlst du mit Cumals. Wer in zwei Regionen zugleich König ist, gewinnt sofort. Vor dir siehst du den Spielplan mit seinen Regionen, die Frage, auf die du antworten sollst, und deine Handkarten; sobald eine neue Art von Frage kommt, erkläre ich sie dir.
lesson-leave-out = Ihr braucht nicht alle vier Regionen, also bestimmst du, welche außen vor bleibt. Sie sind alle gleich gebaut; entscheide einfach nach Geschmack. Zu zweit kann eine der übrigen später doch noch geöffnet werden.
lesson-choose-hand = Wähle nacheinander drei deiner sechs Karten für diese Runde; die anderen drei sind deine Handkarten in der nächsten. Steine zu setzen kostet nichts; die Aktivierungskosten gelten nur, wenn du mit der Karte beförderst, und du beginnst mit 2 Cumals. Faustregel: Nimm Karten, deren Steine nebeneinanderpassen, und darunter eine, die du bezahlen kannst.
lesson-card = Du spielst jetzt eine Karte; die übrigen warten auf deine nächsten Züge. Was du früh setzt, können die anderen noch gefangen nehmen. Faustregel: zuerst die Karte, deren Position dir jemand wegschnappen könnte, zuletzt die, mit der du alle überraschst.
lesson-use = Eine Karte kann Verschiedenes, aber immer nur eines davon. Setzen und Vertauschen kosten nichts, und nach dem Befördern wirst du eigens gefragt. Nützt dir die Karte gerade wenig, wirf sie für 2 Cumals ab. Faustregel: setzen, solange es Paare bringt, abwerfen, wenn das Geld ausgeht.
lesson-province = Wo willst du die Karte nutzen? Eine leere Region kostet 2 Cumals Gebühr; nur der allererste Zug der Partie ist frei davon. Faustregel: Geh dorthin, wo du schon Steine hast, aber lass nie einen Rivalen in einer Region allein.
lesson-position = Diese Positionen erreicht deine Karte. Leere gehen vor; gibt es keine, darfst du auch gegnerische Steine gefangen nehmen oder eigene verstärken. Faustregel: Setz neben einen eigenen Stein, denn ein benachbartes Paar kann befördern.
lesson-own-disc = Hier liegt schon ein eigener Stein. Ein zweiter macht daraus ein Fort, das erst beim zweiten Angriff fällt. Aktivierst du ihn nur, sparst du den Stein und kannst trotzdem von hier aus befördern. Faustregel: ein Fort dort, wo dir Gefahr droht, sonst lieber den Stein sparen.
lesson-swap-first = Mit der Schicksalsstein-Karte lässt du zwei Steine dieser Region die Plätze tauschen; wähle den ersten. Auch Gefangene zählen, du kannst also einen gefangenen eigenen Stein wieder nach oben holen. Faustregel: Fang mit einem eigenen Stein an, der einen besseren Platz verdient.
lesson-swap-second = Wähle nun den Stein, der mit ihm den Platz tauscht. Kommt einer deiner Steine nach oben, darfst du danach 3 Cumals zahlen und von dort aus befördern. Faustregel: Am besten eignet sich ein oberster gegnerischer Stein neben einem deiner eigenen.
lesson-keep-fort = Nach dem Vertauschen hast du zwei Forts in dieser Region, aber nur eines ist erlaubt. Der oberste Stein des gewählten kehrt in deinen Vorrat zurück; die Position bleibt deine. Faustregel: Behalte das Fort, das höher liegt oder stärker bedroht ist.
lesson-activate = Du hast ein Paar, das befördern kann. Dafür zahlst du die Aktivierungskosten der Karte, und zwar nur einmal, wie lang die Kette auch wird. Faustregel: Zähl zuerst nach, wie weit sie nach oben führt, und behalte nach Möglichkeit 1 Cumal für einen Verräter.
lesson-promote = Wähle die Position über einem deiner Paare. Dorthin kommt ein neuer Stein aus deinem Vorrat, die beiden unteren bleiben liegen, und von oben kann die Kette ohne weitere Kosten weitergehen. Du darfst jederzeit aufhören. Faustregel: Steig hoch hinauf, aber gib deinen letzten Stein nicht umsonst her.
lesson-own-target = Über dem Paar liegt schon ein eigener Stein. Mit einem weiteren errichtest du ein Fort, oder du aktivierst ihn nur; in beiden Fällen kann die Kette von hier aus weitergehen. Faustregel: Sind deine Steine knapp, aktiviere nur.
lesson-traitor = Die Runde geht zu Ende, und du kannst für 1 Cumal den Verräter dieser Region kaufen. Eine Karte wird aufgedeckt, und du darfst einen gegnerischen Stein, den sie erreicht, durch einen eigenen ersetzen. Faustregel: Je mehr gegnerische Steine auf den unteren Rängen liegen, desto besser die Aussichten; gleich danach kommt das Einkommen und bringt dir das Geld vielleicht zurück.
lesson-traitor-position = Welcher gegnerische Stein wechselt die Seite? Er kehrt heim, und einer von deinen nimmt seinen Platz ein; auch ein Fort schützt davor nicht. Faustregel: Wähle eine Position neben einem eigenen Stein, denn dann darfst du zahlen und befördern, oder eine, die dir beim Einkommen die Mehrheit bringt.
lesson-garrison = Du bist der neue König, und die Region ist geräumt! Du darfst bis zu zwei Steine als Garnison zurücklassen, auf zwei verschiedenen Positionen. Wer dich absetzen will, braucht beide Häuptlingspositionen; ein Stein dort bewacht also den Thron.
lesson-ransom = Ein anderer Spieler hält einige deiner Steine gefangen. 1 Cumal befreit einen, 2 befreien zwei und 3 alle; das Geld bekommt dieser Spieler. Faustregel: Zahl, wenn dein Vorrat knapp wird; sonst können sie warten, denn in der nächsten Runde wirst du wieder gefragt.
lesson-next-start = Als Startspieler bestimmst du jemand anderen für die nächste Runde. Von dort geht es im Uhrzeigersinn weiter. Faustregel: Bestimmst du den Spieler gleich nach dir, bist du der Letzte und hast das letzte Wort vor Verrätern und Einkommen.
lesson-wait = Jetzt wählen die anderen. Lies inzwischen im Verlauf nach, was sie getan haben und was es sie gekostet hat. Der Ablagestapel zeigt dir, welche Karten schon weg sind.
lesson-end = Das war deine erste Runde. Du weißt nun, wie Karten wirken und wie Paare befördern. Als Nächstes spielst du die drei Karten, die du beiseitegelegt hast; danach bekommen alle sechs neue. Was dir noch neu sein kann: Setzt du auf einen gegnerischen Stein, nimmst du ihn gefangen, und er zählt nichts, bis er befreit wird. Ein zweiter Stein auf deinem eigenen macht ein Fort, das erst beim zweiten Angriff fällt. Nach jeder Runde darf, wer in einer Region nicht der Stärkste ist, für 1 Cumal ihren Verräter kaufen. Dann gibt es Einkommen: 1 Cumal für jeden Rang einer Region, in dem du allein vorn liegst, und 1 für jeden Rang, den du in zwei Regionen hast. Zuletzt wird jede Region mit einem neuen König geräumt; ihre Gefangenen kommen auf die Rathkarte, und ihre Besitzer können Lösegeld zahlen. Spiel weiter und behalte jeden Thron im Auge; wirst du etwas Neues gefragt, erkläre ich es.

# Woraus ein Ergebnis besteht.
score-kings = Könige
score-chieftains = Häuptlinge
score-warriors = Krieger
score-herdsmen = Hirten
score-farmers = Bauern
score-cumals = Cumals

# Warum sich etwas jetzt nicht wählen lässt.
why-card-picked = Diese Karte hast du für diese Runde schon gewählt.
why-card-aside = Diese Karte hast du beiseitegelegt; du spielst sie in der nächsten Runde.
why-province-closed = { $province } ist für den Rest der Partie geschlossen.
why-province-fee = { $province } ist leer: Der Eintritt kostet { $fee ->
        [one] 1 Cumal
       *[other] { $fee } Cumals
    }, und du hast { $cumals ->
        [0] keine
       *[other] { $cumals }
    }.
why-province-no-disc = Dein Vorrat ist leer, und ohne Stein bewirkt diese Karte { $province-in } nichts.
why-province-few = Zum Vertauschen braucht es zwei Steine; { $province-in } { $count ->
        [0] liegt keiner
       *[other] liegt nur einer
    }.
why-province-alike = Alle Steine { $province-in } gehören demselben Spieler: Ein Tausch würde nichts ändern.
why-province-free = { $province } hat keine Gefangenen und keine Forts; eine Amnestie würde nichts ändern.
why-no-card = Karten zeigen nur Bauern, Hirten und Krieger. Auf { $position } führt eine Beförderung.
why-card-reach = Karte { $card-number } ({ $card }) erreicht { $position } nicht.
why-partner = Beide Steine müssen zusammen zur Karte passen, und { $position } passt nicht zum ersten.
why-empty-first = { $position } ist besetzt, und leere Positionen gehen vor: Karte { $card-number } erreicht { $count ->
        [one] eine davon
       *[other] { $count } davon
    }.
why-two-discs = { $position } ist besetzt, darum müsstest du auch die leere Position der Karte füllen: Du brauchst 2 Steine und hast { $supply }.
why-own-fort = Dein eigenes Fort steht schon { $position-at }: Ein dritter Stein kommt nicht darauf, und von dort lässt sich jetzt nicht befördern.
why-no-disc = Für { $position } brauchst du einen Stein, und dein Vorrat ist leer.
why-farmer = Zum Bauern wird niemand befördert. Eine Beförderung führt auf die Position über zwei benachbarten eigenen Steinen.
why-own-king = Du bist { $province-in } schon König.
why-pair = { $position } liegt über { $first } und { $second }. Du brauchst beide und kontrollierst { $own ->
        [0] keine davon
       *[other] nur eine davon
    }.
why-active = Weder { $first } noch { $second } ist aktiv: Eine Beförderung beginnt bei einem Stein, den du gerade gesetzt, vertauscht oder aktiviert hast.
why-done = Auf { $position } hast du in diesem Zug schon befördert; das geht nur einmal.
why-traitor-king = Nach einem Verrat kann eine Beförderung keinen König auf dem Thron absetzen.
why-swap-king = Auf der Königsposition lässt sich nichts vertauschen.
why-swap-empty = Hier liegt kein Stein: { $position }.
why-swap-alone = Womit du diesen Stein auch vertauschst, es würde sich nichts ändern.
why-swap-same = Das ist der Stein, den du vertauschen willst; wähle nun einen anderen.
why-swap-order = Gefangene unter demselben Stein haben keine Reihenfolge; es würde sich nichts ändern.
why-swap-poor = Zwei eigene Steine vertauschst du nur, um von dort zu befördern: Das kostet { $cost ->
        [one] 1 Cumal
       *[other] { $cost } Cumals
    }, und du hast { $cumals ->
        [0] keine
       *[other] { $cumals }
    }.
why-swap-alike = Beide Steine gehören { $owner }; es würde sich nichts ändern.
why-no-fort = Du hast kein Fort { $position-at }.
why-traitor-own = Der Stein { $position-at } gehört schon dir.
why-traitor-empty = Hier liegt kein Stein, der die Seite wechseln könnte: { $position }.
why-traitor-throne = Einem König auf dem Thron kann kein Verräter etwas anhaben.
why-traitor-stone = Der Schicksalsstein erreicht die Königsposition nicht.
why-garrison-king = Dein König steht { $position-at }; die Garnison steht anderswo.
why-garrison-taken = { $position } ist besetzt; eine Garnison steht auf freien Positionen.
why-yourself = Dich selbst kannst du nicht bestimmen; der nächste Startspieler ist jemand anderes.

# Worum es bei einem Tipp geht.
aspect-kings =
    { $count ->
        [0] einen König
        [one] 1 König
       *[other] { $count } Könige
    }
aspect-followers =
    { $count ->
        [0] Anhänger auf dem Spielplan
        [one] 1 Anhänger auf dem Spielplan
       *[other] { $count } Anhänger auf dem Spielplan
    }
aspect-chieftains =
    { $count ->
        [0] einen Häuptling
        [one] 1 Häuptling
       *[other] { $count } Häuptlinge
    }
hope-way = Du kommst einem Thron näher.
aspect-forts =
    { $count ->
        [0] ein Fort
        [one] ein Fort
       *[other] { $count } Forts
    }
aspect-cumals =
    { $count ->
        [0] Cumals
        [one] 1 Cumal
       *[other] { $count } Cumals
    }
aspect-income =
    { $count ->
        [0] Einkommen
        [one] 1 Cumal Einkommen
       *[other] { $count } Cumals Einkommen
    }
aspect-cards =
    { $count ->
        [0] Karten zum Spielen
        [one] 1 Karte zum Spielen
       *[other] { $count } Karten zum Spielen
    }
aspect-freedom =
    { $count ->
        [0] Steine in Freiheit
        [one] 1 Stein in Freiheit
       *[other] { $count } Steine in Freiheit
    }

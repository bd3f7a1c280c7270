# Island Fortress auf Deutsch.

game-title = Island Fortress
game-sentence = Wirb Handwerker an, lass Sträflinge schuften, gewinne die Unterstützung des Gouverneurs und baue mit den anderen an einer Festungsmauer; wer ihr am stärksten seinen Stempel aufdrückt, gewinnt.

seat-blue = Blau
seat-yellow = Gelb
seat-white = Weiß
seat-red = Rot

# Regionen: der Name, der Name mit Artikel (wo es einen gibt), wo etwas ist, wohin etwas kommt.
region-0 = Region I
    .the = Region I
    .in = in Region I
    .into = nach Region I
region-1 = Region II
    .the = Region II
    .in = in Region II
    .into = nach Region II
region-2 = Region III
    .the = Region III
    .in = in Region III
    .into = nach Region III
region-3 = Region IV
    .the = Region IV
    .in = in Region IV
    .into = nach Region IV

# Stufen: der Name, der Name mit Artikel, wo etwas ist.
level-0 = Stufe 1
    .the = die Stufe 1
    .on = auf Stufe 1
level-1 = Stufe 2
    .the = die Stufe 2
    .on = auf Stufe 2
level-2 = Stufe 3
    .the = die Stufe 3
    .on = auf Stufe 3
level-3 = Stufe 4
    .the = die Stufe 4
    .on = auf Stufe 4

# Rollenkarten: der Name, der Name mit Artikel (wer?), als Objekt (wen?).
role-0 = Anwerber
    .the = der Anwerber
    .acc = den Anwerber
role-1 = Planer
    .the = der Planer
    .acc = den Planer
role-2 = Baumeister
    .the = der Baumeister
    .acc = den Baumeister
role-3 = Schatzmeister
    .the = der Schatzmeister
    .acc = den Schatzmeister
role-4 = Projektleiter
    .the = der Projektleiter
    .acc = den Projektleiter

# Aktionen: als Überschrift und im Satz.
action-0 = Handwerker rekrutieren
    .low = Handwerker rekrutieren
action-1 = 6 Sträflinge sammeln
    .low = 6 Sträflinge sammeln für 2 Handwerker
action-2 = Aus dem Gefängnis holen
    .low = aus dem Gefängnis holen
action-3 = Mauerstücke kaufen
    .low = Mauerstücke kaufen
action-4 = Gunstkarten ziehen
    .low = Gunstkarten ziehen
action-5 = Eine Verstärkung entfernen
    .low = eine Verstärkung entfernen
action-6 = Mauer bauen
    .low = Mauer bauen
action-7 = Eine abgeschlossene Gunstkarte ausspielen
    .low = eine abgeschlossene Gunstkarte ausspielen
action-8 = Ein gebautes Mauerstück ersetzen
    .low = ein gebautes Mauerstück ersetzen
action-9 = Jade sammeln
    .low = Jade sammeln
action-10 = Einen Schatz sammeln
    .low = einen Schatz sammeln
action-11 = Den Projektleiter bewegen
    .low = den Projektleiter bewegen
action-12 = Eine vorherige Rolle wiederholen
    .low = eine vorherige Rolle wiederholen

# Fragen.
ask-return-favor = Welche Gunstkarte gibst du zurück? { $left ->
        [one] Eine muss noch zurück
        [2] Zwei müssen zurück
       *[other] { $left } müssen zurück
    }; drei behältst du.
ask-bid = Wie viel Jade bietest du für die Unterstützung des Gouverneurs? Du hast { $jade } Jade{ $bonus ->
        [0] {""}
       *[other] , und deine Gunstkarten erhöhen dein Gebot um { $bonus }
    }. Nur wer gewinnt, zahlt, beginnt und bekommt ein Gouverneur-Mauerstück.
ask-action = Welche Rollenkarte spielst du? Du bist { $region-in } und hast { $jade } Jade, { $laborers } Handwerker, { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    } und { $stock ->
        [one] 1 Mauerstück
       *[other] { $stock } Mauerstücke
    }.
ask-recruit = Wie viele Handwerker rekrutierst du? Du hast { $jade } Jade.
ask-buy-blocks = Wie viele Mauerstücke kaufst du? Du hast { $jade } Jade und { $stock ->
        [0] kein Mauerstück
        [one] 1 Mauerstück
       *[other] { $stock } Mauerstücke
    } im Vorrat.
ask-draw-favors = Wie viele Gunstkarten ziehst du? Du hast { $cards } auf der Hand.
ask-keep-favor = Welche Gunstkarte behältst du? { $left ->
        [one] Eine bleibt
        [2] Zwei bleiben
       *[other] { $left } bleiben
    } bei dir, der Rest kommt unter den Stapel.
ask-unreinforce = Welche Verstärkung { $region-in } entfernst du? Das Mauerstück zählt dann wieder für Gunstkarten und kann wieder ersetzt werden.
ask-build = Wo { $region-in } baust du? Du hast { $laborers } Handwerker und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }.
ask-second = Baust du ein zweites Mauerstück? Es kostet 1 Jade; bisher brauchst du { $workers } Arbeiter, insgesamt hast du { $laborers } Handwerker und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }.
ask-split = Wen schickst du an die Arbeit? Du brauchst { $workers } Arbeiter; alle Sträflinge und die Hälfte der Handwerker, aufgerundet, gehen verloren.
ask-play-favor = Welche Gunstkarte spielst du aus? Du bekommst, was darauf steht.
ask-reinforce = Welches Mauerstück verstärkst du? Wähle eines der Mauerstücke, die „{ $favor }“ bilden; niemand kann es dann ersetzen.
ask-replace = Welches Mauerstück { $region-in } ersetzt du? Du hast { $laborers } Handwerker und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }; Ersetzen braucht doppelt so viele Arbeiter wie Bauen.
ask-jail = In welches Gefängnis kommt ein Sträfling? Zwei Sträflinge, jeder in ein anderes Gefängnis, sind der Preis des Schatzes.
ask-move = Wohin geht dein Projektleiter? Jetzt bist du { $region-in }.
ask-repeat = Welche Rolle nutzt du noch einmal, und wozu? Du hast { $jade } Jade.
ask-after = Beendest du deinen Zug? Du hast { $role-acc } gespielt und { $jade } Jade.
ask-governor-cell = Wohin kommt das Gouverneur-Mauerstück? Es zählt für niemanden, füllt aber Reihen und trägt, was darüber kommt.
ask-trade = Tauschst du eine Gunstkarte ein? Du hast noch { $cards } auf der Hand; die meiste Jade und die meisten Arbeiter bringen je 3 Punkte.

# Möglichkeiten.
choice-return-favor = „{ $favor }“ zurückgeben
choice-bid = { $number } Jade
choice-action-recruit-laborers = Anwerber: 1 bis 5 Handwerker rekrutieren (0 bis 6 Jade)
choice-action-collect-convicts = Anwerber: 6 Sträflinge sammeln (für 2 Handwerker)
choice-action-collect-from-jail = Anwerber: das Gefängnis von { $region } leeren
choice-action-buy-blocks = Planer: 1 bis 5 Mauerstücke kaufen (0 bis 6 Jade)
choice-action-draw-favors = Planer: Gunstkarten ziehen
choice-action-remove-reinforcement = Planer: eine Verstärkung { $region-in } entfernen
choice-action-build-wall = Baumeister: { $region-in } Mauer bauen
choice-action-play-favor = Baumeister: eine abgeschlossene Gunstkarte ausspielen
choice-action-replace-block = Baumeister: ein fremdes Mauerstück { $region-in } ersetzen
choice-action-collect-jade = Schatzmeister: 3 Jade sammeln (und 1 für je 3 Schätze)
choice-action-collect-treasure = Schatzmeister: einen Schatz sammeln (2 Sträflinge kommen ins Gefängnis)
choice-action-move-taskmaster = Projektleiter: in eine andere Region gehen
choice-action-repeat-role = Projektleiter: eine Rolle aus einem früheren Zug wiederholen
choice-action-place-governor = zuerst das Gouverneur-Mauerstück platzieren
choice-recruit = { $number } Handwerker { $jade ->
        [0] kostenlos
       *[other] für { $jade } Jade
    } rekrutieren
choice-buy-blocks = { $number ->
        [one] 1 Mauerstück
       *[other] { $number } Mauerstücke
    } { $jade ->
        [0] kostenlos nehmen
       *[other] für { $jade } Jade kaufen
    }
choice-draw-favors = { $draw } ziehen und { $keep ->
        [one] eine
        [2] zwei
       *[other] { $keep }
    } behalten
choice-keep-favor = „{ $favor }“ behalten
choice-unreinforce = { $cell }: Mauerstück von { $victim }
choice-build = auf { $cell } bauen ({ $workers } Arbeiter)
choice-second = auf { $cell } bauen (1 Jade, { $workers } Arbeiter)
choice-second-done = kein zweites Mauerstück
choice-second-place-governor = zuerst das Gouverneur-Mauerstück platzieren
choice-split = { $laborers ->
        [0] { $convicts } Sträflinge zuteilen (alle gehen verloren)
        [one] 1 Handwerker und { $convicts ->
            [one] 1 Sträfling zuteilen (beide gehen verloren)
           *[other] { $convicts } Sträflinge zuteilen (alle gehen verloren)
        }
       *[other] { $laborers } Handwerker { $convicts ->
            [0] zuteilen ({ $lost ->
                [one] 1 geht
               *[other] { $lost } gehen
            } verloren)
           *[other] und { $convicts ->
                [one] 1 Sträfling
               *[other] { $convicts } Sträflinge
            } zuteilen ({ $lost } Handwerker und { $convicts ->
                [one] der Sträfling
               *[other] alle Sträflinge
            } gehen verloren)
        }
    }
choice-play-favor = „{ $favor }“ ausspielen
choice-reinforce = { $cell } verstärken
choice-replace = { $cell }: Mauerstück von { $victim } ({ $workers } Arbeiter)
choice-jail = das Gefängnis von { $region }
choice-move = { $region }
choice-repeat = { $role }: { $action-low } ({ $jade } Jade)
choice-after-end-turn = den Zug beenden
choice-after-end-turn-governor = den Zug beenden (das Gouverneur-Mauerstück geht verloren)
choice-after-jade = { $role-acc } für 3 Jade zurückkaufen: noch eine Aktion
choice-after-chip = { $role-acc } mit einem Chip zurückkaufen: noch eine Aktion
choice-after-place-governor = das Gouverneur-Mauerstück platzieren
choice-governor-cell = auf { $cell } platzieren
choice-trade-jade = eine Gunstkarte gegen 1 Jade eintauschen
choice-trade-convict = eine Gunstkarte gegen 1 Sträfling eintauschen
choice-trade-stop = nichts mehr eintauschen

# Was geschieht.
event-favor-returned = Du gibst die Gunst „{ $favor }“ zurück.
event-round-begins = Runde { $round }
event-income = { $seat } erhält { $jade } Jade Einkommen.
event-bid-made = Du bietest { $bid } Jade.
event-bid-revealed = { $seat } bietet { $bid } Jade{ $bonus ->
        [0] {""}
       *[other] {" "}(mit Bonus { $value })
    }.
event-lot-drawn = Gleichstand der Gebote; das Los fällt auf { $seat }.
event-petition-won = { $seat } zahlt { $bid } Jade und gewinnt die Unterstützung des Gouverneurs; 1 Jade kommt ins Gefängnis von { $region }.
event-prize-block = { $seat } erhält als Preis der ersten Runde ein Mauerstück.
event-prize-chip = { $seat } erhält als Preis der ersten Runde einen Rückkaufchip.
event-prize-treasure = { $seat } erhält als Preis der ersten Runde einen Schatz.
event-role-played = { $seat } spielt { $role-acc }.
event-role-repeated = { $seat } wiederholt { $role-acc } für { $jade } Jade.
event-bought-back-jade = { $seat } kauft { $role-acc } für { $jade } Jade zurück.
event-bought-back-chip = { $seat } kauft { $role-acc } mit einem Chip zurück.
event-convict-jailed = Ein Sträfling kommt ins Gefängnis von { $region }.
event-recruited = { $seat } rekrutiert { $count } Handwerker { $jade ->
        [0] kostenlos
       *[other] für { $jade } Jade
    }.
event-convicts-collected = { $seat } tauscht { $laborers } Handwerker gegen { $count ->
        [one] 1 Sträfling
       *[other] { $count } Sträflinge
    }.
event-jail-emptied = { $seat } { $convicts ->
        [0] { $jade ->
            [0] findet nichts im
           *[other] holt { $jade } Jade aus dem
        }
       *[other] holt { $convicts ->
            [one] 1 Sträfling
           *[other] { $convicts } Sträflinge
        } { $jade ->
            [0] aus dem
           *[other] und { $jade } Jade aus dem
        }
    } Gefängnis von { $region }.
event-blocks-bought = { $seat } { $jade ->
        [0] nimmt kostenlos
       *[other] kauft für { $jade } Jade
    } { $count ->
        [one] 1 Mauerstück
       *[other] { $count } Mauerstücke
    }.
event-favors-drawn = { $seat } zieht { $drawn ->
        [one] 1 Gunstkarte
       *[other] { $drawn } Gunstkarten
    } und behält { $keep ->
        [one] eine
        [2] zwei
       *[other] { $keep }
    }.
event-favor-kept = Du behältst die Gunst „{ $favor }“.
event-reinforcement-removed = { $seat } entfernt die Verstärkung auf { $cell } (Mauerstück von { $victim }).
event-built = { $seat } baut auf { $cell }.
event-tower-built = { $seat } baut einen Turm auf { $cell }: { $points } Punkte.
event-governor-placed = { $seat } platziert das Gouverneur-Mauerstück auf { $cell }.
event-workers-lost = { $seat } verliert { $laborers ->
        [0] {""}
       *[other] { $laborers } Handwerker
    }{ $convicts ->
        [0] {""}
       *[other] { $laborers ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $convicts ->
            [one] 1 Sträfling
           *[other] { $convicts } Sträflinge
        }
    }{ $returned ->
        [0] {""}
        [one] ; 1 Handwerker kommt zurück
       *[other] ; { $returned } Handwerker kommen zurück
    }.
event-replaced = { $seat } ersetzt das Mauerstück von { $victim } auf { $cell }.
event-chip-gained = { $seat } beendet eine Reihe ({ $region }, { $level }) und nimmt einen Rückkaufchip.
event-row-scored = { $seat } hat in der Reihe die Mehrheit ({ $region }, { $level }): { $points } Punkte.
event-level-scored = { $seat } hat { $level-on } der ganzen Mauer die Mehrheit: { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }.
event-favor-played = { $seat } spielt die Gunst „{ $favor }“ aus.
event-reinforced = { $seat } verstärkt das Mauerstück auf { $cell }.
event-jade-collected = { $seat } sammelt { $jade } Jade.
event-treasure-collected = { $seat } sammelt einen Schatz.
event-taskmaster-moved = { $seat } bewegt den Projektleiter { $region-into }.
event-governor-lost = { $seat } hat das Gouverneur-Mauerstück nicht platziert; es ist aus dem Spiel.
event-wall-complete = { $seat } füllt den letzten Standort: Die Mauer ist fertiggestellt!
event-jails-taken = { $seat } nimmt { $jade } Jade und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    } aus den Gefängnissen.
event-last-round-over = Die Partie endet nach Runde { $round }; was in den Gefängnissen liegt, ist verloren.
event-traded-jade = { $seat } tauscht eine Gunstkarte gegen 1 Jade ein.
event-traded-convict = { $seat } tauscht eine Gunstkarte gegen 1 Sträfling ein.
event-final-points = Endwertung: { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und kommt auf { $total }.

reason-wall = Die Mauer ist fertiggestellt; es zählen die meisten Siegpunkte.
reason-rounds = Die letzte Runde ist vorbei; es zählen die meisten Siegpunkte.

# Was eine Gunstkarte bringt.
reward-income = Einkommen +{ $count }
reward-petition = Petition +{ $count }
reward-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
reward-treasures = { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    }
reward-jade = { $count } Jade
reward-chips = { $count ->
        [one] 1 Rückkaufchip
       *[other] { $count } Rückkaufchips
    }
reward-laborers = { $count } Handwerker
reward-convicts = { $count ->
        [one] 1 Sträfling
       *[other] { $count } Sträflinge
    }
reward-blocks = { $count ->
        [one] 1 Mauerstück
       *[other] { $count } Mauerstücke
    }

# Der Tisch im Terminal.
table-setup = Wahl der Gunstkarten
table-round = Runde { $round } von { $rounds }
table-petition = Petition
table-turn = Zug { $turn } von { $turns }
table-holder = Gouverneur-Marker: { $name }
table-governor = das Gouverneur-Mauerstück ist noch zu platzieren
table-supply = Ressourcenlager: Handwerker { $laborers } · Sträflinge { $convicts } · Chips { $chips } · Verstärkungen { $reinforcements } · Gunstkarten { $favors }
table-jail = Gefängnis: { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }, { $jade } Jade
table-camp = Lager:
table-goods = Jade { $jade } · Handwerker { $laborers } · Sträflinge { $convicts } · Mauerstücke { $blocks } · Schätze { $treasures } · Chips { $chips }
table-favors = Gunstkarten auf der Hand: { $favors }
table-bid = Gebot { $bid }
table-roles = gespielte Rollen: { $list }
table-played = ausgespielte Gunstkarten: { $list }
table-hand = Deine Gunstkarten:
table-looking = Die gezogenen Gunstkarten:
table-complete = abgeschlossen
table-missing = es fehlt: { $list }
table-never = passt nirgends mehr
table-legend = ●B Blau, ▲Y Gelb, ◆W Weiß, ■R Rot, ▒G Gouverneur · * verstärkt · a1: frei

# Wie lange eine Partie dauert.
game-length = 60 bis 120 Minuten

# Tischoptionen.
option-replacing = Fremde Mauerstücke ersetzen
    .about = Legt fest, ob der Baumeister ein fremdes Mauerstück für doppelt so viele Arbeiter durch ein eigenes ersetzen kann. Ohne das ist das Spiel friedlicher: Was steht, bleibt stehen. (IF13.1)
option-replacing-yes = ja
option-replacing-no = nein
option-extra_region = Eine Region mehr
    .about = Verlängert die Mauer um eine Region, sodass mehr Platz und weniger Gedränge ist; die Zahl der Runden bleibt gleich, und die Mauer wird seltener fertig. Nur für 3 oder 4 Spieler. (IF13.2)
option-extra_region-no = nein
option-extra_region-yes = ja
option-quick_start = Schnelleres Spiel
    .about = Gibt allen mehr für den Anfang, sodass sofort gebaut werden kann. Etwas: 3 Jade, 2 Handwerker und 2 Mauerstücke; viel: 6 Jade, 4 Handwerker, 2 Sträflinge und 3 Mauerstücke. (IF13.3)
option-quick_start-no = nichts zusätzlich
option-quick_start-light = etwas
option-quick_start-strong = viel
option-first_round_prize = Preis der ersten Petition
    .about = Wer in Runde 1 die Unterstützung des Gouverneurs gewinnt, erhält auch diesen Preis, sodass sich ein hohes Gebot gleich mehr lohnt. (IF13.4)
option-first_round_prize-none = keiner
option-first_round_prize-block = ein Mauerstück
option-first_round_prize-chip = ein Rückkaufchip
option-first_round_prize-treasure = ein Schatz
option-favor_trade = Gunsthandel am Ende
    .about = Legt fest, ob Gunstkarten, die noch auf der Hand sind, vor der Endwertung je gegen 1 Jade oder 1 Sträfling eingetauscht werden können. Wähle „ja“, wenn auch nie abgeschlossene Karten noch zur meisten Jade oder zu den meisten Arbeitern verhelfen sollen. (IF13.5)
option-favor_trade-no = nein
option-favor_trade-yes = ja
option-treasure_convicts = Sträflinge für einen Schatz
    .about = Legt fest, woher die zwei Sträflinge kommen, die ins Gefängnis gehen, wenn der Schatzmeister einen Schatz sammelt: aus deinem Vorrat, sodass ein Schatz seinen Preis hat, oder aus dem Ressourcenlager, sodass er nichts kostet. (IF13.6)
option-treasure_convicts-own = aus dem eigenen Vorrat
option-treasure_convicts-supply = aus dem Ressourcenlager
option-pattern_towers = Türme in den Mustern
    .about = Legt fest, ob Mauerstücke auf Stufe 4 für die Muster der Gunstkarten zählen. Ohne sie sind hohe Muster schwerer abzuschließen. (IF13.6)
option-pattern_towers-yes = sie zählen
option-pattern_towers-no = sie zählen nicht
option-pattern_exact = Lücken in den Mustern
    .about = Legt fest, ob in den Lücken eines Musters keine eigenen Mauerstücke stehen dürfen. Mit der strengen Regel wollen Muster mit Lücken gut geplant sein: Ein Mauerstück zu viel verdirbt sie. (IF13.6)
option-pattern_exact-no = dort darf alles stehen
option-pattern_exact-yes = dort darf kein eigenes Mauerstück stehen

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen auf Alcott Island! Ihr baut alle an einer Mauer, aber jedes Mauerstück trägt das Zeichen seines Besitzers. Wer in einer vollen Reihe die meisten hat, bekommt ihre Punkte; auch Türme, Gunstkarten und Schätze bringen Punkte, und die meisten gewinnen. Zum Bauen brauchst du Mauerstücke und Arbeiter, und beides kostet Jade. Zeig auf etwas oder halte den Finger darauf, und du liest, was es ist; jede neue Art von Frage erkläre ich.
lesson-return-favor = Eine Gunstkarte zeigt ein Muster und darunter die Belohnungen. Sobald irgendwo in der Mauer eigene Mauerstücke so stehen, kannst du sie ausspielen. Von deinen fünf Karten gehen zwei zurück, eine nach der anderen. Faustregel: Behalte kleine Muster und solche, die ineinanderpassen.
lesson-bid = Jede Runde beginnt mit dem Einkommen und dieser Versteigerung: Alle bieten geheim um die Unterstützung des Gouverneurs. Nur wer gewinnt, zahlt, beginnt und darf ein Gouverneur-Mauerstück kostenlos platzieren. Faustregel: 0 bis 5 Jade, denn auch Mauerstücke und Handwerker kosten welche; je eher du bauen willst, desto mehr.
lesson-action = Du spielst eine deiner fünf Rollenkarten und wählst eine ihrer Aktionen; die Karte bleibt bis zur nächsten Runde liegen, und eine Runde hat drei Züge. Faustregel: erst Mauerstücke (Planer) und Arbeiter (Anwerber) holen, dann bauen (Baumeister). In jeder Region sammeln sich Sträflinge im Gefängnis; auch sie arbeiten, und wer es leert, bekommt sie umsonst. Der Schatzmeister bringt Jade; der Projektleiter wiederholt eine Rolle oder wechselt die Region.
lesson-recruit = Handwerker und Sträflinge sind deine Arbeiter; ein Mauerstück am Boden braucht zwei davon. Handwerker sind die besseren: Von denen, die bauen, geht nur die Hälfte verloren, Sträflinge dagegen alle. Der erste Handwerker kostet nichts, die nächsten zwei je 1 Jade, die letzten zwei je 2. Faustregel: Vier reichen für zwei Mauerstücke am Boden.
lesson-buy-blocks = Gebaut wird aus deinem Vorrat, und der ist am Anfang leer. Das erste Mauerstück kostet nichts, die nächsten zwei je 1 Jade, die letzten zwei je 2. Faustregel: Drei oder vier reichen für zwei Runden.
lesson-draw-favors = Zieh drei und behalte zwei, oder zieh fünf und behalte nur eine. Karten auf der Hand kosten nichts, auch wenn du sie nie abschließt. Faustregel: Stehen schon Mauerstücke von dir, so sieh dir fünf an und nimm die, die passt.
lesson-keep-favor = Welche Karte passt am besten zur Mauer? Abschließen kannst du nur, wofür du Mauerstücke und Arbeiter hast. Faustregel: Nimm ein Muster, von dem das meiste schon steht.
lesson-unreinforce = Ein verstärktes Mauerstück kann nicht ersetzt werden und zählt für kein weiteres Muster. Entferne die Verstärkung dort, wo du ersetzen willst, oder von einem eigenen Mauerstück, das du für eine andere Gunst brauchst.
lesson-build = Ein Mauerstück steht auf dem Boden oder auf einem anderen, gleich wem das gehört. Weiter oben braucht es mehr Arbeiter: 2, 4, 6 und 8. Faustregel: Baue dort, wo du in einer Reihe die Mehrheit bekommst oder wo das Muster einer Gunst wächst; zeigst du auf eine Gunstkarte, so siehst du in der Mauer, was ihr fehlt.
lesson-second = Für 1 Jade darfst du in derselben Aktion ein zweites Mauerstück bauen, sogar auf das erste, wenn deine Arbeiter für beide reichen. Faustregel: Ein zweites spart dir einen ganzen Zug; verzichte nur, wenn du für eine höhere Stufe sparst.
lesson-split = Wer arbeitet? Sträflinge, die du zuteilst, gehen alle verloren, von den Handwerkern nur die Hälfte, aufgerundet. Faustregel: zuerst die Sträflinge, die du nicht für Schätze brauchst (der Schatzmeister bekommt einen für zwei von ihnen), dann eine gerade Zahl von Handwerkern.
lesson-play-favor = Eines deiner Muster steht in der Mauer. Die Karte bringt ihre Belohnungen sofort, Einkommen und Petition sogar in jeder weiteren Runde. Faustregel: zuerst die Karten, die in jeder Runde etwas bringen.
lesson-reinforce = Dein Muster steht, und die Gunst ist ausgespielt, Glückwunsch! Die Belohnungen bekommst du sofort. Ein Mauerstück des Musters bekommt ein eisernes Band: Niemand kann es ersetzen, aber es zählt auch für kein weiteres Muster. Faustregel: Wähle eines, das die anderen gern ersetzen würden und das du für keine andere Gunst brauchst.
lesson-replace = Du setzt dein Mauerstück an die Stelle eines anderen, für doppelt so viele Arbeiter. Das andere geht an seinen Besitzer zurück, und gewertet wird jetzt nichts. Faustregel: Es lohnt sich, wo es die Mehrheit in einer Reihe dreht, die noch nicht fertig ist.
lesson-jail = Für einen Schatz kommen zwei Sträflinge in zwei verschiedene Gefängnisse. Wer später aus einem solchen Gefängnis holt, bekommt sie. Faustregel: Wähle Gefängnisse, die du selbst früher leeren kannst als die anderen.
lesson-move = Gebaut und aus dem Gefängnis geholt wird in der Region, in der dein Projektleiter steht. Faustregel: Geh dorthin, wo eine Reihe fast fertig ist oder ein volles Gefängnis wartet; am Ende zählt deine schwächste Region, also baue überall.
lesson-repeat = Mit dem Projektleiter nutzt du eine Rolle aus einem früheren Zug dieser Runde noch einmal; das kostet 1 bis 3 Jade. Faustregel: Es lohnt sich für Arbeiter oder Mauerstücke, die dir zum nächsten Zug fehlen, und um in einer Runde zweimal zu bauen.
lesson-after = Deine Aktion ist getan. Für eine zweite darfst du die eben gespielte Karte zurückkaufen: den Projektleiter für 3 Jade, jede Rolle für einen Chip, den du für das letzte Mauerstück einer Reihe bekommst. Ein Gouverneur-Mauerstück muss bis zum Ende deines dritten Zuges platziert sein. Faustregel: Es lohnt sich, wenn eine Reihe voll oder eine Gunst fertig wird; behaltene Chips bringen am Ende Punkte.
lesson-governor-cell = Das Gouverneur-Mauerstück zählt für niemanden, aber es füllt einen Platz, und andere können darauf stehen. Wird mit ihm eine Reihe voll, so bekommst du den Rückkaufchip, und die Reihe wird gewertet. Faustregel: Mach damit eine Reihe voll oder einen Unterbau für dein nächstes Mauerstück; sieh vorher nach, wem es sonst noch hilft.
lesson-trade = Die Partie ist fast vorbei: Jede Gunstkarte auf deiner Hand kann noch zu 1 Jade oder 1 Sträfling werden. Die meiste Jade und die meisten Arbeiter bringen je 3 Punkte. Faustregel: Sieh nach, wo du die anderen noch einholen kannst.
lesson-wait = Jetzt wählen die anderen. Sieh dir inzwischen ihren Vorrat an: Wer Mauerstücke und Arbeiter hat, wird bald bauen. Im Verlauf steht, was sie getan haben.
lesson-end = Jetzt weißt du, wie aus Jade Mauerstücke und Arbeiter werden, daraus eine Mauer und aus der Mauer Punkte. Von hier an wählst du selbst, und ich erkläre nur noch, was neu ist; im Zweifel hol dir einen Tipp oder sieh in die Regeln. Und denk an das Ende: Auch deine schwächste Region, Schätze, Chips, Jade und Arbeiter zählen, also baue in beiden Regionen.

# Woraus ein Ergebnis besteht.
score-rows = Reihen
score-towers = Türme
score-favors = Gunstkarten
score-treasures = Schätze
score-chips = Rückkaufchips
score-weakest-region = Schwächste Region
score-treasure-majority = Meiste und wenigste Schätze
score-most-jade = Meiste Jade
score-most-workers = Meiste Arbeiter
score-total = Gesamt
score-blocks-in-wall = Mauerstücke in der Mauer (bei Gleichstand)

# Board.
board-headline-setup = Wahl der Gunstkarten
board-headline-petition = Runde { $round }/{ $rounds } · Petition
board-headline-action = Runde { $round }/{ $rounds } · Zug { $turn }/{ $turns }
board-headline-trade = Runde { $round }/{ $rounds } · Gunsthandel
board-headline-over = Zu Ende nach Runde { $round }
board-regions = Regionen
board-block = { $cell }: { $owner }
board-reinforced = { $cell }: { $owner }, verstärkt
board-governor-block = { $cell }: Gouverneur-Mauerstück
board-row-done = Fertige Reihe; die meisten Mauerstücke: { $names } ({ $count })
board-row-nobodys = Fertige Reihe, die allein dem Gouverneur gehört
board-level = Stufe { $level }: { $workers } Arbeiter für ein Mauerstück
board-tower-points = Ein Turm auf Stufe { $level }: { $points } Punkte
board-row-points = Mehrheit in einer Reihe der Stufe { $level }: { $points } Punkte
board-jail = Gefängnis von { $region }: { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }, { $jade } Jade
board-camp = Lager von { $region }: { $names }
board-nobody = niemand
board-sea = Punkte: { $points }
board-supply = Ressourcenlager
board-supply-governor-blocks = { $count ->
        [0] Kein Gouverneur-Mauerstück mehr: Das ist die letzte Runde
        [one] Noch 1 Gouverneur-Mauerstück: Eine Runde kommt noch
       *[other] Noch { $count } Gouverneur-Mauerstücke: So viele Runden kommen noch
    }
board-supply-laborers = Handwerker im Ressourcenlager: { $count }
board-supply-convicts = Sträflinge im Ressourcenlager: { $count }
board-supply-chips = Rückkaufchips im Ressourcenlager: { $count }
board-supply-reinforcements = Verstärkungen im Ressourcenlager: { $count }
board-supply-favors = Gunstkarten im Stapel: { $count }
board-points = { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
board-jade = { $count } Jade
board-laborers = { $count } Handwerker
board-convicts = { $count ->
        [one] 1 Sträfling
       *[other] { $count } Sträflinge
    }
board-treasures = { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    }
board-chips = { $count ->
        [one] 1 Rückkaufchip
       *[other] { $count } Rückkaufchips
    }
board-favors = { $count ->
        [one] 1 Gunstkarte auf der Hand
       *[other] { $count } Gunstkarten auf der Hand
    }
board-blocks = { $stock ->
        [one] 1 Mauerstück
       *[other] { $stock } Mauerstücke
    } im Vorrat, { $supply } im Ressourcenlager
board-at = Projektleiter in { $region }
board-laid = { $count ->
        [0] Keine Rollenkarte ausgespielt
       *[other] Ausgespielt: { $names }
    }
board-played = Ausgespielte Gunst: { $name } ({ $rewards })
board-seal = Der Gouverneur-Marker
board-governor-in-hand = Gouverneur-Mauerstück noch zu platzieren
board-bid-open = Gebot { $count } Jade
board-bid-closed = Hat geboten
board-amounts = Wie viele
board-bids = Gebote
board-roles = Rollenkarten
board-repeat-cost = { $count } Jade, um diese Rolle zu wiederholen
board-favor = { $name }: { $rewards }
board-complete = fertig
board-returned = zurück
board-drawn = gezogen
board-action-0 = Handwerker rekrutieren
board-action-1 = 6 Sträflinge sammeln
board-action-2 = Gefängnis leeren
board-action-3 = Mauerstücke kaufen
board-action-4 = Gunstkarten ziehen
board-action-5 = Verstärkung entfernen
board-action-6 = Mauer bauen
board-action-7 = Gunstkarte ausspielen
board-action-8 = Mauerstück ersetzen
board-action-9 = Jade sammeln
board-action-10 = Schatz sammeln
board-action-11 = Region wechseln
board-action-12 = Rolle wiederholen

about-block = Ein Mauerstück mit dem Zeichen seines Baumeisters. Es zählt für seinen Besitzer in der Reihe, in Gunstmustern und am Ende in der Region; ein anderer kann es mit doppelt so vielen Arbeitern ersetzen. (IF8.B3)
about-cell = Ein Standort der Mauer. Gebaut werden kann hier, sobald er am Boden oder auf einem Mauerstück liegt, gleich wem das gehört. (IF3.4)
about-tower = Auf Stufe 4 gibt es Standorte nur an den beiden Enden einer Region. Wer so einen Turm baut, erhält sofort 5 Punkte. (IF10.1)
about-governor-block = Das Mauerstück des Gouverneurs. Wer den Gouverneur-Marker hat, darf es in einem seiner drei Züge umsonst auf jeden freien Bauplatz setzen. Es zählt für niemanden, kann aber eine Reihe beenden und Mauerstücke tragen, und es kann nicht ersetzt werden. (IF9)
about-reinforcement = Ein eisernes Band: Dieses Mauerstück kann nicht ersetzt werden und zählt für kein weiteres Muster. Der Planer kann es entfernen. (IF8.P3)
about-region = Eine Region der Mauer mit ihrem Gefängnis und ihrem Lager. Am Ende bekommt jeder 3 Punkte für jedes eigene Mauerstück in der Region, in der er die wenigsten hat. (IF12.6)
about-workers = So viele Arbeiter braucht ein Mauerstück auf dieser Stufe: 2, 4, 6 oder 8. Ein fremdes zu ersetzen braucht doppelt so viele. (IF8.B1)
about-row = Sind die fünf Standorte einer Reihe besetzt, so erhält jeder mit den meisten Mauerstücken darin diese Punkte, und wer das letzte gesetzt hat, nimmt einen Rückkaufchip. Ist die ganze Stufe fertig, so bekommt, wer auf ihr führt, einen Schatz. (IF10.2)
about-jail = Im Gefängnis der Region sind Sträflinge und Jade. Der Anwerber, dessen Projektleiter hier steht, darf alles nehmen; wer den letzten Standort der Mauer besetzt, bekommt alles aus allen Gefängnissen. (IF8.R3)
about-camp = Das Lager der Region. Wessen Projektleiter hier steht, der baut, rekrutiert und kauft in dieser Region. (IF7.7)
about-points = Siegpunkte. Sie kommen von Mehrheiten in Reihen, von Türmen, Gunstkarten und Schätzen und aus der Endwertung. (IF10)
about-supply-governor-blocks = Die Gouverneur-Mauerstücke, die noch kommen, eines für jede Runde. Ist keines mehr da, so endet das Spiel nach der Runde. (IF6.3)
about-supply-laborers = Handwerker im Ressourcenlager. Ist es leer, kann niemand rekrutieren. (IF11.2)
about-supply-convicts = Sträflinge im Ressourcenlager; wer beim Bauen verloren geht, kommt hierher zurück. (IF11.2)
about-supply-chips = Rückkaufchips, die noch niemand genommen hat. (IF11.2)
about-supply-reinforcements = Übrige Verstärkungen; jede ausgespielte Gunst setzt eine auf ein Mauerstück ihres Musters. (IF11.4)
about-supply-favors = Der Gunstkartenstapel. Karten, die niemand behält, kommen darunter. (IF8.P2)
about-jade = Das Geld des Spiels. Damit bezahlst du Handwerker, Mauerstücke, das zweite Mauerstück beim Bauen, wiederholte Rollen und die Unterstützung des Gouverneurs. Die meiste Jade bringt am Ende 3 Punkte. (IF12.6)
about-laborers = Handwerker bauen. Von denen, die du zuteilst, geht die Hälfte verloren, aufgerundet. (IF8.0)
about-convicts = Sträflinge bauen wie Handwerker, aber alle, die du zuteilst, gehen verloren. Zwei von ihnen bringen auch einen Schatz. (IF8.0)
about-treasures = Ein Schatz bringt sofort 1 Punkt; je drei bringen beim Sammeln 1 Jade mehr. Am Ende bringen die meisten 3 Punkte, die wenigsten kosten 3. (IF10.5)
about-chips = Ein Rückkaufchip holt die eben gespielte Rollenkarte für eine zweite Aktion zurück. Am Ende sind 1, 2, 3 oder 4 Chips 1, 3, 6 oder 10 Punkte wert. (IF7.3)
about-blocks = Mauerstücke im Vorrat, bereit zum Bauen, und nach dem Strich die, die noch zu kaufen sind. Jeder hat 18. (IF8.P1)
about-favors = Gunstkarten auf der Hand. Nur ihr Besitzer kennt sie; nicht ausgespielte kosten nichts. (IF4.2)
about-roles = Die fünf Rollenkarten. Die quer liegenden sind in dieser Runde ausgespielt; in der nächsten kommen alle zurück. (IF7.6)
about-income = Jade, um die Gunstkarten das Einkommen jeder Runde erhöhen. (IF6.1)
about-petition = Um so viel erhöhen Gunstkarten jedes Gebot in der Petition. Es kostet nichts. (IF6.2)
about-seal = Der Gouverneur-Marker. Wer ihn hat, hat die Petition gewonnen: Er beginnt diese Runde und hat ein Gouverneur-Mauerstück. (IF6.2)
about-bid = Die Petition: Alle bieten geheim, dann öffnen sich die Hände zugleich. Nur wer gewinnt, zahlt sein Gebot. (IF6.2)
about-favor = Eine Gunst. Stehen deine Mauerstücke so in der Mauer, weder gedreht noch gespiegelt, so kann der Baumeister die Karte für ihre Belohnungen ausspielen. Wer darauf zeigt, sieht in der Mauer, was da ist und, gestrichelt, was fehlt. (IF8.B2)
about-recruiter = Der Anwerber besorgt Arbeiter. (IF8.R1)
about-planner = Der Planer besorgt Mauerstücke und Gunstkarten. (IF8.P1)
about-builder = Der Baumeister baut die Mauer und spielt Gunstkarten aus. (IF8.B1)
about-treasurer = Der Schatzmeister besorgt Jade und Schätze. (IF8.T1)
about-taskmaster = Der Projektleiter wechselt die Region oder wiederholt eine frühere Rolle. Nur diese Karte kann für 3 Jade zurückgekauft werden. (IF8.M1)
about-recruit-laborers = Nimm 1, 2, 3, 4 oder 5 Handwerker für 0, 1, 2, 4 oder 6 Jade. Ein Sträfling kommt ins Gefängnis deiner Region. (IF8.R1)
about-collect-convicts = Gib 2 Handwerker ab und nimm 6 Sträflinge. (IF8.R2)
about-collect-from-jail = Nimm alle Sträflinge und alle Jade aus dem Gefängnis deiner Region. (IF8.R3)
about-buy-blocks = Nimm 1, 2, 3, 4 oder 5 deiner Mauerstücke für 0, 1, 2, 4 oder 6 Jade. Ein Sträfling kommt ins Gefängnis deiner Region. (IF8.P1)
about-draw-favors = Zieh drei Gunstkarten und behalte zwei, oder zieh fünf und behalte eine. (IF8.P2)
about-remove-reinforcement = Nimm eine Verstärkung von einem beliebigen Mauerstück deiner Region. (IF8.P3)
about-build-wall = Baue ein Mauerstück in deiner Region oder für 1 Jade mehr zwei; dazu gehören Mauerstücke im Vorrat und 2, 4, 6 oder 8 Arbeiter für eines auf Stufe 1, 2, 3 oder 4. Ein Sträfling kommt ins Gefängnis. (IF8.B1)
about-play-favor = Spiel eine Gunst aus, deren Muster in der Mauer steht, verstärke eines ihrer Mauerstücke und nimm die Belohnungen. (IF8.B2)
about-replace-block = Setze dein Mauerstück an die Stelle eines fremden in deiner Region: dazu gehören ein Mauerstück im Vorrat und 4, 8, 12 oder 16 Arbeiter für Stufe 1, 2, 3 oder 4. Verstärkte Mauerstücke und die des Gouverneurs bleiben. Gewertet wird nichts. (IF8.B3)
about-collect-jade = Nimm 3 Jade und 1 mehr für je drei Schätze. (IF8.T1)
about-collect-treasure = Schick 2 Sträflinge in zwei verschiedene Gefängnisse und nimm einen Schatz. (IF8.T2)
about-move-taskmaster = Stell deinen Projektleiter in eine andere Region. (IF8.M1)
about-repeat-role = Nutze gegen Jade noch einmal eine Rolle, die du in einem früheren Zug dieser Runde gespielt hast: 1 Jade für den Anwerber, 2 für Planer oder Baumeister, 3 für den Schatzmeister. (IF8.M2)

# Island Fortress auf Deutsch.

game-title = Island Fortress
game-sentence = Wirb Handwerker an, lass Sträflinge schuften, gewinne die Gunst des Gouverneurs und baue mit den anderen an einer Festungsmauer; wer ihr am stärksten seinen Stempel aufdrückt, gewinnt.

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
    .low = 6 Sträflinge für 2 Handwerker
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
    .low = Gunstkarte ausspielen
action-8 = Ein gebautes Mauerstück ersetzen
    .low = gebautes Mauerstück ersetzen
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
ask-bid = Wie viel Jade bietest du für die Gunst des Gouverneurs? Du hast { $jade } Jade{ $bonus ->
        [0] {""}
       *[other] , und deine Gunstkarten erhöhen dein Gebot um { $bonus }
    }. Nur wer gewinnt, zahlt; dafür beginnt er und bekommt ein Gouverneur-Mauerstück.
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
    } in deinem Vorrat.
ask-draw-favors = Wie viele Gunstkarten ziehst du? Du hast { $cards ->
        [0] keine
       *[other] { $cards }
    } auf der Hand.
ask-keep-favor = Welche Gunstkarte behältst du? Du behältst { $left ->
        [one] eine
        [2] zwei
       *[other] { $left }
    }; der Rest kommt unter den Stapel.
ask-unreinforce = Welche Verstärkung { $region-in } entfernst du? Das Mauerstück zählt dann wieder für Gunstkarten und kann wieder ersetzt werden.
ask-build = Wo { $region-in } baust du? Du hast { $laborers } Handwerker und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }.
ask-second = Baust du ein zweites Mauerstück? Es kostet 1 Jade. Bisher brauchst du { $workers } Arbeiter; du hast insgesamt { $laborers } Handwerker und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }.
ask-split = Welche Arbeiter teilst du zu? Du brauchst { $workers }. Alle Sträflinge und die Hälfte der Handwerker, aufgerundet, gehen verloren.
ask-play-favor = Welche Gunstkarte spielst du aus? Du bekommst die Belohnungen, die darauf stehen.
ask-reinforce = Welches Mauerstück verstärkst du? Wähle eines der Mauerstücke, die „{ $favor }“ bilden; danach kann es niemand mehr ersetzen.
ask-replace = Welches Mauerstück { $region-in } ersetzt du? Ersetzen braucht doppelt so viele Arbeiter wie Bauen; du hast { $laborers } Handwerker und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    }.
ask-jail = In welches Gefängnis kommt ein Sträfling? Für einen Schatz kommen zwei Sträflinge in zwei verschiedene Gefängnisse.
ask-move = Wohin geht dein Projektleiter? Zurzeit bist du { $region-in }.
ask-repeat = Welche Aktion wiederholst du? Du hast { $jade } Jade.
ask-after = Beendest du deinen Zug? Du hast { $role-acc } gespielt; { $jade ->
        [0] dir bleibt keine Jade
        [one] dir bleibt 1 Jade
       *[other] dir bleiben { $jade } Jade
    }.{ $buybacks ->
        [0] {""}
       *[other] {" "}Kaufst du die Karte zurück, hast du noch eine Aktion.
    }
ask-governor-cell = Wohin kommt das Gouverneur-Mauerstück? Es zählt für niemanden, füllt aber eine Reihe, und darauf lässt sich bauen.
ask-trade = Tauschst du eine Gunstkarte ein? Du hast noch { $cards } auf der Hand. Wer die meiste Jade und wer die meisten Arbeiter hat, erhält je 3 Punkte.

# Möglichkeiten.
choice-return-favor = „{ $favor }“ zurückgeben
choice-bid = { $number } Jade
choice-action-recruit-laborers = Anwerber: 1–5 Handwerker (0–6 Jade)
choice-action-collect-convicts = Anwerber: 6 Sträflinge für 2 Handwerker
choice-action-collect-from-jail = Anwerber: Gefängnis leeren ({ $region })
choice-action-buy-blocks = Planer: Mauerstücke kaufen (0–6 Jade)
choice-action-draw-favors = Planer: Gunstkarten ziehen
choice-action-remove-reinforcement = Planer: eine Verstärkung entfernen
choice-action-build-wall = Baumeister: { $region-in } bauen
choice-action-play-favor = Baumeister: Gunstkarte ausspielen
choice-action-replace-block = Baumeister: fremdes Mauerstück ersetzen
choice-action-collect-jade = Schatzmeister: Jade sammeln (ab 3)
choice-action-collect-treasure = Schatzmeister: Schatz (2 ins Gefängnis)
choice-action-move-taskmaster = Projektleiter: die Region wechseln
choice-action-repeat-role = Projektleiter: wiederholen (1–3 Jade)
choice-action-place-governor = zuerst Gouverneur-Mauerstück platzieren
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
choice-draw-favors = { $draw } ziehen und { $keep } behalten
choice-keep-favor = „{ $favor }“ behalten
choice-unreinforce = { $cell }: Mauerstück von { $victim }
choice-build = auf { $cell } bauen ({ $workers } Arbeiter)
choice-second = auf { $cell } bauen (1 Jade, { $workers } Arbeiter)
choice-second-done = kein zweites Mauerstück
choice-second-place-governor = zuerst Gouverneur-Mauerstück platzieren
choice-split = { $laborers ->
        [0] { $convicts } Sträflinge (alle verloren)
        [one] 1 Handwerker{ $convicts ->
            [one] , 1 Sträfling (−1 und −1)
           *[other] , { $convicts } Sträflinge (−1 und −{ $convicts })
        }
       *[other] { $laborers } Handwerker{ $convicts ->
            [0] {" "}({ $lost } verloren)
            [one] , 1 Sträfling (−{ $lost } und −1)
           *[other] , { $convicts } Sträflinge (−{ $lost } und −{ $convicts })
        }
    }
choice-play-favor = „{ $favor }“ ausspielen
choice-reinforce = { $cell } verstärken
choice-replace = { $cell }: Mauerstück von { $victim } ({ $workers } Arbeiter)
choice-jail = Gefängnis von { $region }
choice-move = { $region }
choice-repeat = { $action-low } ({ $jade } Jade)
choice-after-end-turn = Zug beenden
choice-after-end-turn-governor = Zug beenden (Mauerstück verfällt)
choice-after-jade = { $role } für 3 Jade zurückkaufen
choice-after-chip = { $role } mit Chip zurückkaufen
choice-after-place-governor = Gouverneur-Mauerstück platzieren
choice-governor-cell = auf { $cell } platzieren
choice-trade-jade = Gunstkarte gegen 1 Jade tauschen
choice-trade-convict = Gunstkarte gegen 1 Sträfling tauschen
choice-trade-laborer = Gunstkarte gegen 1 Handwerker tauschen
choice-trade-stop = nichts mehr tauschen

# Was geschieht.
event-favor-returned = Du gibst die Gunstkarte „{ $favor }“ zurück.
event-round-begins = Runde { $round }
event-income = { $seat } erhält { $jade } Jade Einkommen.
event-bid-made = Du bietest { $bid } Jade.
event-bid-revealed = { $seat } bietet { $bid } Jade{ $bonus ->
        [0] {""}
       *[other] {" "}(mit zusätzlicher Petition { $value })
    }.
event-lot-drawn = Die Gebote sind gleich; das Los fällt auf { $seat }.
event-petition-won = { $seat } zahlt { $bid } Jade und gewinnt die Gunst des Gouverneurs; 1 Jade kommt ins Gefängnis von { $region }.
event-prize-block = { $seat } erhält als Preis der ersten Petition ein Mauerstück.
event-prize-chip = { $seat } erhält als Preis der ersten Petition einen Rückkaufchip.
event-prize-treasure = { $seat } erhält als Preis der ersten Petition einen Schatz.
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
event-favor-kept = Du behältst die Gunstkarte „{ $favor }“.
event-reinforcement-removed = { $seat } entfernt auf { $cell } die Verstärkung vom Mauerstück von { $victim }.
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
event-replaced = { $seat } ersetzt auf { $cell } das Mauerstück von { $victim }.
event-chip-gained = { $seat } vervollständigt eine Reihe ({ $region }, { $level }) und nimmt einen Rückkaufchip.
event-row-scored = { $seat } hat die Mehrheit in der Reihe ({ $region }, { $level }): { $points } Punkte.
event-level-scored = { $seat } hat { $level-on } der ganzen Mauer die Mehrheit: { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }.
event-favor-played = { $seat } spielt die Gunstkarte „{ $favor }“ aus.
event-reinforced = { $seat } verstärkt das Mauerstück auf { $cell }.
event-jade-collected = { $seat } sammelt { $jade } Jade.
event-treasure-collected = { $seat } sammelt einen Schatz.
event-taskmaster-moved = { $seat } bewegt den Projektleiter { $region-into }.
event-governor-lost = { $seat } hat das Gouverneur-Mauerstück nicht platziert. Es ist aus dem Spiel.
event-wall-complete = { $seat } besetzt den letzten Bauplatz: Die Mauer ist fertiggestellt!
event-jails-taken = { $seat } nimmt { $jade } Jade und { $convicts ->
        [one] 1 Sträfling
       *[other] { $convicts } Sträflinge
    } aus den Gefängnissen.
event-last-round-over = Die Partie endet nach Runde { $round }. Was in den Gefängnissen ist, ist verloren.
event-traded-jade = { $seat } tauscht eine Gunstkarte gegen 1 Jade ein.
event-traded-convict = { $seat } tauscht eine Gunstkarte gegen 1 Sträfling ein.
event-traded-laborer = { $seat } tauscht eine Gunstkarte gegen 1 Handwerker ein.
event-final-points = Endwertung: { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und kommt auf { $total }.

reason-wall = Die Mauer ist fertiggestellt; wer die meisten Siegpunkte hat, gewinnt.
reason-rounds = Die letzte Runde ist vorbei; wer die meisten Siegpunkte hat, gewinnt.

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
table-governor = das Gouverneur-Mauerstück ist noch nicht platziert
table-supply = Allgemeiner Vorrat: Handwerker { $laborers } · Sträflinge { $convicts } · Chips { $chips } · Verstärkungen { $reinforcements } · Gunstkarten { $favors }
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
    .about = Verlängert die Mauer um eine Region, sodass alle mehr Platz haben. Die Zahl der Runden bleibt gleich, darum wird die Mauer seltener fertiggestellt. Nur für 3 oder 4 Spieler. (IF13.2)
option-extra_region-no = nein
option-extra_region-yes = ja
option-extra_jade = Schnelleres Spiel: mehr Jade
    .about = So viel mehr haben alle zu Beginn, damit gleich gebaut werden kann. Unser Vorschlag: 3 Jade, 2 Handwerker und 2 Mauerstücke oder 6 Jade, 4 Handwerker, 2 Sträflinge und 3 Mauerstücke. (IF13.3)
option-extra_laborers = Schnelleres Spiel: Handwerker
    .about = So viele Handwerker aus dem Vorrat haben alle zu Beginn. (IF13.3)
option-extra_convicts = Schnelleres Spiel: Sträflinge
    .about = So viele Sträflinge aus dem Vorrat haben alle zu Beginn. (IF13.3)
option-extra_blocks = Schnelleres Spiel: Mauerstücke
    .about = So viele eigene Mauerstücke haben alle zu Beginn auf ihrem Tableau. (IF13.3)
option-first_round_prize = Preis der ersten Petition
    .about = Wer in Runde 1 die Gunst des Gouverneurs gewinnt, erhält auch diesen Preis, sodass sich ein hohes Gebot gleich mehr lohnt. (IF13.4)
option-first_round_prize-none = keiner
option-first_round_prize-block = ein Mauerstück
option-first_round_prize-chip = ein Rückkaufchip
option-first_round_prize-treasure = ein Schatz
option-favor_trade = Gunsthandel am Ende
    .about = Legt fest, ob du Gunstkarten, die du noch auf der Hand hast, vor der Endwertung gegen je 1 Jade oder 1 Sträfling eintauschen kannst. Wähle „ja“, wenn auch nie abgeschlossene Karten noch helfen sollen, die meiste Jade oder die meisten Arbeiter zu haben. (IF13.5)
option-favor_trade-no = nein
option-favor_trade-yes = ja
option-treasure_convicts = Sträflinge für einen Schatz
    .about = Sammelt der Schatzmeister einen Schatz, kommen zwei Sträflinge ins Gefängnis. Legt fest, woher: aus deinem eigenen Vorrat, sodass ein Schatz seinen Preis hat, oder aus dem allgemeinen Vorrat, sodass er nichts kostet. (IF13.6)
option-treasure_convicts-own = aus dem eigenen Vorrat
option-treasure_convicts-supply = aus dem allgemeinen Vorrat
option-pattern_towers = Türme in den Mustern
    .about = Legt fest, ob Mauerstücke auf Stufe 4 für die Muster der Gunstkarten zählen. Ohne sie sind hohe Muster schwerer abzuschließen. (IF13.6)
option-pattern_towers-yes = sie zählen
option-pattern_towers-no = sie zählen nicht
option-pattern_exact = Lücken in den Mustern
    .about = Legt fest, ob in den Lücken eines Musters eigene Mauerstücke stehen dürfen. Mit der strengen Regel wollen Muster mit Lücken gut geplant sein: Ein Mauerstück zu viel verdirbt sie. (IF13.6)
option-pattern_exact-no = dort darf alles stehen
option-pattern_exact-yes = dort darf kein eigenes Mauerstück stehen
option-convicts = Vorrat an Sträflingen
    .about = Legt fest, ob die Sträflinge ausgehen können. Mit vier erfahrenen Spielern tun sie es in den meisten Partien. (IF11.2)
option-convicts-limited = die 75 aus der Schachtel
option-convicts-unlimited = geht nie aus

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen auf Alcott Island! Ihr baut alle an einer Mauer, aber jedes Mauerstück trägt das Zeichen seines Besitzers. Wer in einer vollständigen Reihe die meisten hat, bekommt ihre Punkte; auch Türme, Gunstkarten und Schätze bringen Punkte, und wer die meisten hat, gewinnt. Zum Bauen brauchst du Mauerstücke und Arbeiter, und beides kostet Jade. Zeig auf etwas oder halte den Finger darauf, dann liest du, was es ist; jede neue Art von Frage erkläre ich.
lesson-return-favor = Eine Gunstkarte zeigt ein Muster und darunter die Belohnungen. Sobald irgendwo in der Mauer eigene Mauerstücke so stehen, kannst du sie ausspielen. Von deinen fünf Karten gehen zwei zurück, eine nach der anderen. Faustregel: Behalte kleine Muster und solche, die ineinanderpassen.
lesson-bid = Jede Runde beginnt mit dem Einkommen und dieser geheimen Versteigerung um die Gunst des Gouverneurs. Nur wer gewinnt, zahlt; dafür beginnt er und darf ein Gouverneur-Mauerstück kostenlos platzieren. Faustregel: Biete 0 bis 5 Jade, denn auch Mauerstücke und Handwerker kosten Jade; je eher du bauen willst, desto mehr.
lesson-action = Du spielst eine deiner fünf Rollenkarten und wählst eine ihrer Aktionen. Die Karte bleibt bis zur nächsten Runde liegen, und in einer Runde hast du drei Züge. Faustregel: erst Mauerstücke (Planer) und Arbeiter (Anwerber) holen, dann bauen (Baumeister). In jeder Region sammeln sich Sträflinge im Gefängnis; auch sie sind Arbeiter, und wer das Gefängnis leert, bekommt sie umsonst. Der Schatzmeister bringt Jade; der Projektleiter wiederholt eine Rolle oder wechselt die Region.
lesson-recruit = Handwerker und Sträflinge sind deine Arbeiter; ein Mauerstück am Boden braucht zwei davon. Handwerker sind besser: Von denen, die bauen, geht nur die Hälfte verloren, von den Sträflingen alle. Der erste Handwerker kostet nichts, die nächsten zwei je 1 Jade, die letzten zwei je 2 Jade. Faustregel: Vier reichen für zwei Mauerstücke am Boden.
lesson-buy-blocks = Du baust mit Mauerstücken aus deinem Vorrat, und der ist am Anfang leer. Das erste Mauerstück kostet nichts, die nächsten zwei je 1 Jade, die letzten zwei je 2 Jade. Faustregel: Drei oder vier reichen für zwei Runden.
lesson-draw-favors = Zieh drei und behalte zwei, oder zieh fünf und behalte nur eine. Karten auf der Hand kosten nichts, auch wenn du sie nie abschließt. Faustregel: Drei bringen dir zwei Karten für die nächsten Runden; sieh dir fünf an, wenn du eine brauchst, die zu dem passt, was schon steht.
lesson-keep-favor = Welche Karte passt am besten zur Mauer? Um sie abzuschließen, brauchst du Mauerstücke und Arbeiter. Faustregel: Nimm ein Muster, von dem das meiste schon steht.
lesson-unreinforce = Ein verstärktes Mauerstück kann nicht ersetzt werden und zählt für kein weiteres Muster. Entferne die Verstärkung von einem Mauerstück, das du ersetzen willst, oder von einem eigenen, das du für eine andere Gunstkarte brauchst.
lesson-build = Ein Mauerstück steht auf dem Boden oder auf einem anderen, gleich wem das gehört. Je höher die Stufe, desto mehr Arbeiter braucht es: 2, 4, 6 oder 8. Faustregel: Baue dort, wo du in einer Reihe die Mehrheit bekommst oder wo das Muster einer Gunstkarte wächst; zeigst du auf eine Gunstkarte, siehst du in der Mauer, was ihr noch fehlt.
lesson-second = Für 1 Jade darfst du in derselben Aktion ein zweites Mauerstück bauen, sogar auf das erste, wenn deine Arbeiter für beide reichen. Faustregel: Ein zweites spart dir einen ganzen Zug; verzichte nur darauf, wenn du für eine höhere Stufe sparst.
lesson-split = Wer arbeitet? Sträflinge, die du zuteilst, gehen alle verloren, von den Handwerkern nur die Hälfte, aufgerundet. Faustregel: zuerst die Sträflinge, die du nicht für Schätze brauchst (der Schatzmeister schickt für jeden zwei ins Gefängnis), dann eine gerade Zahl von Handwerkern.
lesson-play-favor = Eines deiner Muster steht in der Mauer. Die Karte bringt ihre Belohnungen sofort, zusätzliches Einkommen und zusätzliche Petition dann in jeder weiteren Runde. Faustregel: zuerst die Karten, die in jeder Runde etwas bringen.
lesson-reinforce = Dein Muster steht, und du hast die Gunstkarte ausgespielt. Glückwunsch! Die Belohnungen bekommst du sofort. Ein Mauerstück des Musters bekommt ein eisernes Band: Niemand kann es ersetzen, aber es zählt auch für kein weiteres Muster. Faustregel: Wähle eines, das die anderen gern ersetzen würden und das du für keine andere Gunstkarte brauchst.
lesson-replace = Du setzt dein Mauerstück an die Stelle eines fremden, für doppelt so viele Arbeiter. Das alte geht an seinen Besitzer zurück, und gewertet wird jetzt nichts. Faustregel: Es lohnt sich, wo es die Mehrheit in einer Reihe dreht, die noch nicht vollständig ist.
lesson-jail = Für einen Schatz kommen zwei Sträflinge in zwei verschiedene Gefängnisse. Wer später aus einem davon holt, bekommt sie. Faustregel: Wähle Gefängnisse, die du selbst früher leeren kannst als die anderen.
lesson-move = Du baust und leerst das Gefängnis in der Region, in der dein Projektleiter steht. Faustregel: Geh dorthin, wo eine Reihe fast vollständig ist oder ein volles Gefängnis wartet; am Ende zählt deine schwächste Region, also baue überall.
lesson-repeat = Mit dem Projektleiter nutzt du eine Rolle aus einem früheren Zug dieser Runde noch einmal; das kostet 1 bis 3 Jade. Faustregel: Es lohnt sich für Arbeiter oder Mauerstücke, die dir zum nächsten Zug fehlen, und um in einer Runde zweimal zu bauen.
lesson-after = Deine Aktion ist ausgeführt. Für eine zweite darfst du die eben gespielte Karte zurückkaufen: den Projektleiter für 3 Jade, jede Rolle für einen Chip, den du für das letzte Mauerstück einer Reihe bekommst. Ein Gouverneur-Mauerstück muss bis zum Ende deines dritten Zuges platziert sein. Faustregel: Eine zweite Aktion lohnt sich, wenn du damit eine Reihe vervollständigst oder eine Gunstkarte abschließt; Chips, die du behältst, bringen am Ende Punkte.
lesson-governor-cell = Das Gouverneur-Mauerstück zählt für niemanden, aber es füllt einen Bauplatz, und andere können darauf stehen. Vervollständigt es eine Reihe, bekommst du den Rückkaufchip, und die Reihe wird gewertet. Faustregel: Vervollständige damit eine Reihe, oder nutze es als Unterbau für dein nächstes Mauerstück; sieh vorher nach, wem es sonst noch hilft.
lesson-trade = Die Partie ist fast vorbei: Jede Gunstkarte auf deiner Hand kann noch zu 1 Jade oder 1 Sträfling werden. Wer die meiste Jade und wer die meisten Arbeiter hat, erhält je 3 Punkte. Faustregel: Sieh nach, wo du die anderen noch einholen kannst.
lesson-wait = Jetzt wählen die anderen. Sieh dir inzwischen ihren Vorrat an: Wer Mauerstücke und Arbeiter hat, wird bald bauen. Im Verlauf steht, was sie getan haben.
lesson-end = Jetzt weißt du, wie aus Jade Mauerstücke und Arbeiter werden, daraus eine Mauer und aus der Mauer Punkte. Von hier an wählst du selbst, und ich erkläre nur noch, was neu ist; im Zweifel hol dir einen Tipp, oder sieh in den Regeln nach. Und denk an das Ende: Auch deine schwächste Region, Schätze, Chips, Jade und Arbeiter zählen, also baue in beiden Regionen.

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
board-row-done = Vollständige Reihe; die meisten Mauerstücke: { $names } ({ $count })
board-row-nobodys = Vollständige Reihe, nur Gouverneur-Mauerstücke
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
board-supply = Allgemeiner Vorrat
board-supply-governor-blocks = { $count ->
        [0] Kein Gouverneur-Mauerstück mehr: Das ist die letzte Runde
        [one] Noch 1 Gouverneur-Mauerstück: Eine Runde kommt noch
       *[other] Noch { $count } Gouverneur-Mauerstücke: So viele Runden kommen noch
    }
board-supply-laborers = Handwerker im allgemeinen Vorrat: { $count }
board-supply-convicts = Sträflinge im allgemeinen Vorrat: { $count }
board-supply-chips = Rückkaufchips im allgemeinen Vorrat: { $count }
board-supply-reinforcements = Verstärkungen im allgemeinen Vorrat: { $count }
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
    } im eigenen Vorrat, { $supply } im allgemeinen
board-at = Projektleiter in { $region }
board-laid = { $count ->
        [0] Keine Rollenkarte ausgespielt
       *[other] Ausgespielt: { $names }
    }
board-played = Ausgespielte Gunstkarte: { $name } ({ $rewards })
board-seal = Der Gouverneur-Marker
board-governor-in-hand = Gouverneur-Mauerstück noch nicht platziert
board-bid-open = Gebot: { $count } Jade
board-bid-closed = Hat geboten
board-amounts = Wie viele
board-bids = Gebote
board-roles = Rollenkarten
board-repeat-cost = { $count } Jade, um diese Rolle zu wiederholen
board-favor = { $name }: { $rewards }
board-complete = abgeschlossen
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

about-block = Ein Mauerstück mit dem Zeichen seines Baumeisters. Es zählt für seinen Besitzer in der Reihe, in den Mustern der Gunstkarten und am Ende in der Region; ein anderer kann es mit doppelt so vielen Arbeitern ersetzen. (IF8.B3)
about-cell = Ein Bauplatz der Mauer. Hier kannst du bauen, sobald er am Boden oder auf einem Mauerstück liegt, gleich wem das gehört. (IF3.4)
about-tower = Auf Stufe 4 gibt es Bauplätze nur an den beiden Enden einer Region. Wer so einen Turm baut, erhält sofort 5 Punkte. (IF10.1)
about-governor-block = Ein Gouverneur-Mauerstück. Wer den Gouverneur-Marker hat, darf es in einem seiner drei Züge umsonst auf einem beliebigen freien Bauplatz platzieren. Es zählt für niemanden, kann aber eine Reihe vervollständigen und Mauerstücke tragen, und es kann nicht ersetzt werden. (IF9)
about-reinforcement = Ein eisernes Band: Dieses Mauerstück kann nicht ersetzt werden und zählt für kein weiteres Muster. Der Planer kann das Band abnehmen. (IF8.P3)
about-region = Eine Region der Mauer mit ihrem Gefängnis und ihrem Lager. Am Ende bekommst du 3 Punkte für jedes deiner Mauerstücke in der Region, in der du die wenigsten hast. (IF12.6)
about-workers = So viele Arbeiter braucht ein Mauerstück auf dieser Stufe: 2, 4, 6 oder 8. Ein fremdes zu ersetzen braucht doppelt so viele. (IF8.B1)
about-row = Sind die fünf Bauplätze einer Reihe besetzt, erhält jeder mit den meisten Mauerstücken darin diese Punkte, und wer das letzte gesetzt hat, nimmt einen Rückkaufchip. Ist die ganze Stufe vollständig, bekommt einen Schatz, wer auf ihr die Mehrheit hat. (IF10.2)
about-jail = Im Gefängnis der Region sind Sträflinge und Jade. Steht dein Projektleiter hier, nimmst du mit dem Anwerber alles; wer den letzten Bauplatz der Mauer besetzt, bekommt alles aus allen Gefängnissen. (IF8.R3)
about-camp = Das Lager der Region. Steht dein Projektleiter hier, baust, rekrutierst und kaufst du in dieser Region. (IF7.7)
about-points = Siegpunkte. Sie kommen von Mehrheiten in Reihen, von Türmen, Gunstkarten und Schätzen und aus der Endwertung. (IF10)
about-supply-governor-blocks = Die Gouverneur-Mauerstücke, die noch kommen, eines für jede Runde. Ist keines mehr da, endet die Partie nach der Runde. (IF6.3)
about-supply-laborers = Handwerker im allgemeinen Vorrat. Sind keine mehr da, kann niemand rekrutieren. (IF11.2)
about-supply-convicts = Sträflinge im allgemeinen Vorrat. Wer beim Bauen verloren geht, kommt hierher zurück. Zu viert gehen sie oft aus; dann bekommst du nur, was noch da ist. (IF11.2)
about-supply-chips = Rückkaufchips, die noch niemand genommen hat. (IF11.2)
about-supply-reinforcements = Verstärkungen im allgemeinen Vorrat. Jede ausgespielte Gunstkarte setzt eine auf ein Mauerstück ihres Musters. (IF11.4)
about-supply-favors = Der Gunstkartenstapel. Karten, die niemand behält, kommen darunter. (IF8.P2)
about-jade = Das Geld des Spiels. Damit bezahlst du Handwerker, Mauerstücke, das zweite Mauerstück beim Bauen, wiederholte Rollen und die Gunst des Gouverneurs. Wer am Ende die meiste hat, erhält 3 Punkte. (IF12.6)
about-laborers = Handwerker bauen. Von denen, die du zuteilst, geht die Hälfte verloren, aufgerundet. (IF8.0)
about-convicts = Sträflinge bauen wie Handwerker, aber alle, die du zuteilst, gehen verloren. Sammelst du einen Schatz, kommen zwei ins Gefängnis. (IF8.0)
about-treasures = Ein Schatz bringt sofort 1 Punkt; je drei Schätze bringen 1 Jade mehr, wenn du Jade sammelst. Am Ende erhält 3 Punkte, wer die meisten hat, und wer die wenigsten hat, verliert 3. (IF10.5)
about-chips = Ein Rückkaufchip holt die eben gespielte Rollenkarte für eine zweite Aktion zurück auf die Hand. Am Ende sind 1, 2, 3 oder 4 Chips 1, 3, 6 oder 10 Punkte wert. (IF7.3)
about-blocks = Mauerstücke im eigenen Vorrat, bereit zum Bauen, und nach dem Schrägstrich die, die noch zu kaufen sind. Jeder hat 18. (IF8.P1)
about-favors = Gunstkarten auf der Hand. Nur ihr Besitzer kennt sie; nicht ausgespielte kosten nichts. (IF4.2)
about-roles = Die fünf Rollenkarten. Die quer liegenden wurden in dieser Runde ausgespielt; in der nächsten kommen alle zurück. (IF7.6)
about-income = So viel Jade bringen Gunstkarten jede Runde zusätzlich. (IF6.1)
about-petition = Zusätzliche Petition: Um so viel erhöhen Gunstkarten jedes Gebot. Das kostet nichts. (IF6.2)
about-seal = Der Gouverneur-Marker. Wer ihn hat, hat die Petition gewonnen, beginnt diese Runde und hat ein Gouverneur-Mauerstück. (IF6.2)
about-bid = Die Petition: Alle bieten geheim, dann werden die Gebote gleichzeitig aufgedeckt. Nur wer gewinnt, zahlt sein Gebot. (IF6.2)
about-favor = Eine Gunstkarte. Stehen deine Mauerstücke so in der Mauer, weder gedreht noch gespiegelt, kannst du die Karte mit dem Baumeister für ihre Belohnungen ausspielen. Zeigst du darauf, siehst du in der Mauer, was da ist und, gestrichelt, was noch fehlt. (IF8.B2)
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
about-build-wall = Baue ein Mauerstück in deiner Region, oder zwei für 1 Jade. Du brauchst die Mauerstücke im Vorrat und für jedes 2, 4, 6 oder 8 Arbeiter auf Stufe 1, 2, 3 oder 4. Ein Sträfling kommt ins Gefängnis. (IF8.B1)
about-play-favor = Spiel eine Gunstkarte aus, deren Muster in der Mauer steht, verstärke eines seiner Mauerstücke und nimm die Belohnungen. (IF8.B2)
about-replace-block = Setze dein Mauerstück an die Stelle eines fremden in deiner Region. Du brauchst ein Mauerstück im Vorrat und 4, 8, 12 oder 16 Arbeiter auf Stufe 1, 2, 3 oder 4. Verstärkte Mauerstücke und Gouverneur-Mauerstücke können nicht ersetzt werden. Gewertet wird nichts. (IF8.B3)
about-collect-jade = Nimm 3 Jade und 1 mehr für je drei Schätze, die du hast. (IF8.T1)
about-collect-treasure = Schick 2 Sträflinge in zwei verschiedene Gefängnisse und nimm einen Schatz. (IF8.T2)
about-move-taskmaster = Stell deinen Projektleiter in eine andere Region. (IF8.M1)
about-repeat-role = Nutze noch einmal eine Rolle aus einem früheren Zug dieser Runde. Das kostet 1 Jade beim Anwerber, 2 beim Planer oder Baumeister, 3 beim Schatzmeister. (IF8.M2)

# Warum sich etwas jetzt nicht wählen lässt.
why-favor-returned = Diese Gunstkarte hast du schon zurückgegeben.
why-favor-held = Diese Gunstkarte hast du schon; du wählst unter denen, die du gerade gezogen hast.
why-favor-lacks = „{ $favor }“ ist nicht abgeschlossen: Wo am wenigsten fehlt, { $count ->
        [one] fehlt noch ein Mauerstück
       *[other] fehlen noch { $count } Mauerstücke
    }.
why-favor-hopeless = „{ $favor }“ ist nicht abgeschlossen und hat in der Mauer keinen Platz mehr.
why-role-laid = Du hast { $role-acc } in dieser Runde schon gespielt; in der nächsten hast du wieder alle Rollenkarten.
why-no-laborers = Im Vorrat gibt es keine Handwerker mehr.
why-laborers = Dafür gibst du { $needed } Handwerker ab, und du hast { $laborers ->
        [0] keinen
        [one] einen
       *[other] { $laborers }
    }.
why-no-convicts = Im Vorrat gibt es keine Sträflinge mehr.
why-no-blocks = Im Vorrat gibt es keine Mauerstücke mehr von dir.
why-no-favors = Der Stapel der Gunstkarten ist leer.
why-no-bands = Kein Mauerstück { $region-in } ist verstärkt.
why-stock = Du hast kein Mauerstück zum Bauen; der Planer kauft welche.
why-region-full = Es ist { $region-in } kein Bauplatz mehr offen.
why-workers = Selbst der billigste Bauplatz { $region-in } braucht { $needed } Arbeiter, und du hast { $workers ->
        [0] keinen
        [one] einen
       *[other] { $workers }
    }.
why-replace-workers = Selbst das billigste fremde Mauerstück { $region-in } braucht { $needed } Arbeiter, und du hast { $workers ->
        [0] keinen
        [one] einen
       *[other] { $workers }
    }.
why-no-complete-favor = { $cards ->
        [0] Du hast keine Gunstkarten auf der Hand.
        [one] Deine Gunstkarte ist in der Mauer nicht abgeschlossen.
       *[other] Von deinen { $cards } Gunstkarten ist in der Mauer keine abgeschlossen.
    }
why-peaceful = An diesem Tisch ersetzt niemand Mauerstücke.
why-nothing-to-replace = Es gibt { $region-in } kein fremdes Mauerstück, das du ersetzen könntest.
why-convicts = Ein Schatz kostet { $needed } deiner Sträflinge, und du hast { $convicts ->
        [0] keinen
        [one] einen
       *[other] { $convicts }
    }.
why-repeat-nothing = Keine deiner Rollenkarten liegt aus einem früheren Zug dieser Runde auf dem Tisch.
why-repeat-poor = Eine Rolle zu wiederholen kostet mindestens { $cost } Jade, und du hast { $jade ->
        [0] keine
       *[other] { $jade }
    }.
why-repeat-idle = Keine der Rollen, die du bezahlen könntest, hat jetzt etwas zu tun.
why-repeat-taskmaster = Der Projektleiter kann sich nicht selbst wiederholen.
why-repeat-hand = Wiederholen lässt sich nur eine Rollenkarte auf dem Tisch; { $role-acc } hast du noch auf der Hand.
why-repeat-jade = Es kostet { $cost } Jade, { $role-acc } zu wiederholen, und du hast { $jade ->
        [0] keine
       *[other] { $jade }
    }.
why-elsewhere = { $cell } gehört zu einer anderen Region; dein Projektleiter steht { $region-in }.
why-cell-taken = Auf { $cell } steht schon ein Mauerstück.
why-cell-high = { $cell } hat noch keinen Unterbau: Zuerst muss { $below } bebaut sein.
why-cell-workers = { $cell } braucht { $needed } Arbeiter, und dir { $workers ->
        [0] bleibt keiner
        [one] bleibt einer
       *[other] bleiben { $workers }
    }.
why-second-jade = Ein zweites Mauerstück kostet { $needed } Jade, und du hast keine.
why-no-band = Das Mauerstück auf { $cell } ist nicht verstärkt.
why-not-in-pattern = { $cell } gehört nicht zum Muster dieser Gunstkarte.
why-replace-empty = Auf { $cell } steht kein Mauerstück, das du ersetzen könntest.
why-replace-own = Das Mauerstück auf { $cell } ist dein eigenes.
why-replace-governor = Mauerstücke des Gouverneurs lassen sich nicht ersetzen.
why-replace-band = Das Mauerstück auf { $cell } ist verstärkt.
why-jail-served = Dieses Gefängnis hat seinen Sträfling; der zweite kommt in ein anderes.
why-here = Dein Projektleiter steht schon { $region-in }.

# Worum es bei einem Tipp geht.
aspect-points =
    { $count ->
        [0] Punkte
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
hope-rows = Deine Aussichten in den Reihen und Stufen werden besser.
aspect-regions =
    { $count ->
        [0] Mauerstücke in der Mauer
        [one] 1 Mauerstück in der Mauer
       *[other] { $count } Mauerstücke in der Mauer
    }
aspect-jade =
    { $count ->
        [0] Jade
        [one] 1 Jade
       *[other] { $count } Jade
    }
aspect-workers =
    { $count ->
        [0] Arbeiter
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }
aspect-stock =
    { $count ->
        [0] Mauerstücke zum Bauen
        [one] 1 Mauerstück zum Bauen
       *[other] { $count } Mauerstücke zum Bauen
    }
hope-jail = Du kommst an ein volleres Gefängnis heran.
hope-ready = Du kannst in dieser Runde mehr bauen.
aspect-chips =
    { $count ->
        [0] Rückkaufchips
        [one] 1 Rückkaufchip
       *[other] { $count } Rückkaufchips
    }
aspect-bonuses =
    { $count ->
        [0] mehr in jeder Runde
        [one] 1 mehr in jeder Runde
       *[other] { $count } mehr in jeder Runde
    }
hope-favors = Deine Gunstkarten versprechen mehr.
hope-final = Du stehst besser in dem da, was am Ende zählt: Schätze, Jade und Arbeiter.
hope-governor = Du hast bessere Aussichten auf die Gunst des Gouverneurs oder mehr Züge, um sie zu nutzen.

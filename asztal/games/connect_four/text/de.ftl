# Vier gewinnt auf Deutsch.

game-title = Vier gewinnt
game-sentence = Wirf Steine in die Spalten; wer zuerst vier in einer Reihe hat, gewinnt.

seat-red = Rot
seat-yellow = Gelb

column-0 = Spalte 1
column-1 = Spalte 2
column-2 = Spalte 3
column-3 = Spalte 4
column-4 = Spalte 5
column-5 = Spalte 6
column-6 = Spalte 7

ask-column = In welche Spalte wirfst du deinen Stein?
choice-column = { $column }

event-dropped = { $seat } wirft einen Stein in { $column }.

reason-four = Vier in einer Reihe.
reason-full = Das Brett ist voll, und niemand hat vier in einer Reihe.

# Wie lange eine Partie dauert.
game-length = 5 Minuten

# Was die Dinge sind: wird gezeigt, wenn jemand auf ihnen verweilt.
about-stone = Ein Stein bleibt liegen, wo er hingefallen ist. Vier einer Farbe in einer Reihe gewinnen: senkrecht, waagerecht oder schräg. (C3)
about-column = Eine Spalte mit sechs Plätzen. Ein Stein, den du hier einwirfst, fällt auf den untersten freien. (C2)

# In fünf Minuten lernen: was der Lehrer sagt, wenn etwas zum ersten Mal gefragt wird.
lesson-start = Willkommen! Du und dein Gegner werft abwechselnd Steine in die Spalten. Wer zuerst vier in einer Reihe hat, senkrecht, waagerecht oder schräg, gewinnt. Vor dir siehst du das Brett und die Frage, welche Spalte du wählst.
lesson-column = Wähle eine Spalte; dein Stein fällt auf ihren untersten freien Platz. Sieh zuerst nach, ob du eine Viererreihe schließen kannst, dann, ob du deinen Gegner aufhalten musst. Faustregel: Zur mittleren Spalte gehören die meisten Reihen.
lesson-wait = Jetzt ist dein Gegner am Zug. Halte inzwischen Ausschau nach drei Steinen in einer Reihe, an deren Ende noch ein Platz frei ist.
lesson-end = Jetzt kennst du alle Regeln. Nun kommt die Kunst: Zwei Drohungen zugleich lassen sich mit einem einzigen Stein nicht abwehren. Spiel weiter!

# Warum sich eine Spalte nicht wählen lässt, und worum es bei einem Tipp geht.
why-column-full = { $column } ist voll: Sie hat { $rows } Scheiben. (C2)
aspect-lines =
    { $count ->
        [0] offene Linien
        [one] 1 offene Linie
       *[other] { $count } offene Linien
    }
aspect-threats =
    { $count ->
        [0] ein Feld, das vier in einer Reihe vollendet
        [one] 1 Feld, das vier in einer Reihe vollendet
       *[other] { $count } Felder, die vier in einer Reihe vollenden
    }
aspect-at-once = die Möglichkeit, sofort vier in einer Reihe zu vollenden

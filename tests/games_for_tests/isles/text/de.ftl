game-title = Inseln
game-sentence = Legt Marken auf Inseln; wer auf den meisten führt, gewinnt.
game-length = 5 Minuten

seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-white = Weiß
seat-orange = Orange

option-menu = Auswahl
    .about = Wohin Marken gelegt werden.
option-menu-all = überallhin
option-menu-column = je Runde in eine Spalte

ask-isle = Wohin legst du deine Marke?
choice-isle = { $isle }
event-put = { $seat } legt eine Marke: { $isle }.
reason-done = Alle Marken liegen.

placed = { $count } Marken
odd = Eine ungerade Zahl von Marken.
view-west = Westen
view-east = Osten
about-isle = Auf einer Insel haben acht Marken Platz.
about-counter = Eine Marke bleibt liegen.

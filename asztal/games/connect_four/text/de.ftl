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

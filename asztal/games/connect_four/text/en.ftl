# Connect Four in English.

game-title = Connect Four
game-sentence = Drop stones into columns; the first to have four in a row wins.

seat-red = Red
seat-yellow = Yellow

column-0 = column 1
column-1 = column 2
column-2 = column 3
column-3 = column 4
column-4 = column 5
column-5 = column 6
column-6 = column 7

ask-column = Into which column do you drop your stone?
choice-column = { $column }

event-dropped = { $seat } drops a stone into { $column }.

reason-four = Four in a row.
reason-full = The board is full and nobody has four in a row.

# How long a match takes.
game-length = 5 minutes

# What things are: shown when somebody rests on them.
about-stone = A stone stays where it has fallen. Four of one colour in a row win: upwards, sideways or on a diagonal. (C3)
about-column = A column with six places. A stone dropped here falls to the lowest free one. (C2)

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome! You and your opponent take turns dropping stones into the columns. Whoever has four in a row first, upwards, sideways or on a diagonal, wins. You see the board and the question which column you choose.
lesson-column = Choose a column; your stone falls to its lowest free place. Look first whether you can finish four in a row, then whether you have to stop your opponent. Rule of thumb: the middle column belongs to the most lines.
lesson-wait = Now it is your opponent's turn. Look meanwhile for three stones in a row with a free place at the end.
lesson-end = Now you know everything there is to know about the rules. Next comes the art: two threats at the same time can't be stopped with one stone. Play on!

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

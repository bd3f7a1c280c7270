# Connect Four in English.

game-title = Connect Four
game-sentence = Drop discs into the columns; the first player with four in a row wins.

seat-red = Red
seat-yellow = Yellow

column-0 = column 1
column-1 = column 2
column-2 = column 3
column-3 = column 4
column-4 = column 5
column-5 = column 6
column-6 = column 7

ask-column = Which column do you drop your disc into?
choice-column = { $column }

event-dropped = { $seat } drops a disc into { $column }.

reason-four = Four in a row.
reason-full = The board is full and nobody has four in a row.

# How long a match takes.
game-length = 5 minutes

# What things are: shown when somebody rests on them.
about-stone = A disc stays where it lands. Four of one color in a row win: vertically, horizontally or diagonally. (C3)
about-column = A column with six spaces. A disc dropped here falls to the lowest free one. (C2)

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome! You and your opponent take turns dropping discs into the columns. The first to get four in a row, vertically, horizontally or diagonally, wins. In front of you are the board and the question which column you choose.
lesson-column = Choose a column; your disc falls to its lowest free space. First see whether you can complete four in a row, then whether you have to stop your opponent. Rule of thumb: more lines run through the middle column than through any other.
lesson-wait = Now it is your opponent's turn. Meanwhile, look for three discs in a row with a free space at the end.
lesson-end = Now you know all the rules. Next comes the art: one disc can't stop two threats at the same time. Play on!

# Why a column can't be chosen, and what a hint is about.
why-column-full = { $column } is full: it has { $rows } discs. (C2)
aspect-lines =
    { $count ->
        [0] open lines
        [one] 1 open line
       *[other] { $count } open lines
    }
aspect-threats =
    { $count ->
        [0] a place that would complete four in a row
        [one] 1 place that would complete four in a row
       *[other] { $count } places that would complete four in a row
    }
aspect-at-once = a chance to complete four in a row at once

# A Connect Four magyarul.

game-title = Négyet egy sorba
game-sentence = Dobj korongokat az oszlopokba; az győz, aki elsőként rak ki négyet egy sorban.

seat-red = Piros
seat-yellow = Sárga

column-0 = 1. oszlop
column-1 = 2. oszlop
column-2 = 3. oszlop
column-3 = 4. oszlop
column-4 = 5. oszlop
column-5 = 6. oszlop
column-6 = 7. oszlop

ask-column = Melyik oszlopba dobod a korongodat?
choice-column = { $column }

event-dropped = { $seat } bedob egy korongot: { $column }.

reason-four = Négy egy sorban.
reason-full = Betelt a tábla, és senkinek sincs négy egy sorban.

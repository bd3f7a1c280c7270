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

# Meddig tart egy játszma.
game-length = 5 perc

# Mi micsoda: akkor jelenik meg, ha valaki elidőz rajta.
about-stone = A korong ott marad, ahová esett. Az győz, akinek négy korongja egy sorba kerül: függőlegesen, vízszintesen vagy átlósan. (C3)
about-column = Oszlop hat hellyel. Az ide bedobott korong a legalsó szabad helyre esik. (C2)

# Öt perc alatt: amit a tanító mond, amikor valami először kerül szóba.
lesson-start = Üdvözöllek! Ellenfeleddel felváltva dobtok korongokat az oszlopokba. Az győz, akinek először lesz négy egy sorban, függőlegesen, vízszintesen vagy átlósan. Magad előtt látod a táblát és a kérdést, hogy melyik oszlopot választod.
lesson-column = Válassz egy oszlopot; a korongod a legalsó szabad helyére esik. Először azt nézd meg, ki tudsz-e rakni négyet egy sorban, aztán azt, meg kell-e állítanod az ellenfeledet. Ökölszabály: a középső oszlopon megy át a legtöbb sor.
lesson-wait = Most az ellenfeled következik. Közben keress három korongot egy sorban, amelyek végén még van szabad hely.
lesson-end = Most már minden szabályt ismersz. Jöhet a művészet: egyetlen koronggal nem lehet egyszerre két fenyegetést kivédeni. Játssz tovább!

# Miért nem választható egy oszlop, és miről szól egy tipp.
why-column-full = Betelt: { $column }, { $rows } korong van benne. (C2)
aspect-lines =
    { $count ->
        [0] nyitott vonalak
        [one] 1 nyitott vonal
       *[other] { $count } nyitott vonal
    }
aspect-threats =
    { $count ->
        [0] egy hely, amely négyet adna ki egy sorban
        [one] 1 hely, amely négyet adna ki egy sorban
       *[other] { $count } hely, amely négyet adna ki egy sorban
    }
aspect-at-once = azonnali lehetőség a négyesre

game-title = Szigetek
game-sentence = Jelzőket raktok szigetekre; az nyer, aki a legtöbbön vezet.
game-length = 5 perc

seat-blue = Kék
seat-red = Piros
seat-yellow = Sárga
seat-green = Zöld
seat-white = Fehér
seat-orange = Narancs

option-menu = Választék
    .about = Hová kerülhetnek jelzők.
option-menu-all = bárhová
option-menu-column = körönként egy oszlopba

ask-isle = Hová teszed a jelződet?
choice-isle = { $isle }
event-put = { $seat } jelzőt tesz ide: { $isle }.
reason-done = Minden jelző lent van.

placed = { $count } jelző
odd = Páratlan számú jelző.
view-west = Nyugat
view-east = Kelet
about-isle = Egy szigeten nyolc jelző fér el.
about-counter = A jelző ott marad, ahol van.

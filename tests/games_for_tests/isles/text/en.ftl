game-title = Isles
game-sentence = Put counters on isles; who leads on most of them wins.
game-length = 5 minutes

seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-white = White
seat-orange = Orange

option-menu = Choice
    .about = Where counters may be put.
option-menu-all = everywhere
option-menu-column = in one column a round

ask-isle = Where do you put your counter?
choice-isle = { $isle }
event-put = { $seat } puts a counter on { $isle }.
reason-done = All counters lie.

placed = { $count } counters
odd = An odd number of counters.
view-west = West
view-east = East
about-isle = An isle has room for eight counters.
about-counter = A counter stays where it lies.

game-title = Alku
game-sentence = Ajánlj fizetséget; az győz, akinek a legtöbb érméje van.
game-length = 2 perc

seat-blue = Kék
seat-red = Piros
seat-yellow = Sárga

ask-offer = Mennyit fizetsz?
choice-offer = fizetség: { $number } (marad { $left })
ask-answer = Elfogadod ezt: { $number }?
choice-answer-refuse = elutasítás
choice-answer-accept = elfogadás
ask-withdraw = Visszavonhatod az ajánlatodat: { $number }.
choice-withdraw-withdraw = visszavonás

event-offered = { $seat } ajánlata: { $payment } ({ $victim }).
event-answered = { $seat } { $accepted ->
        [0] elutasítja
       *[other] elfogadja
    }.
event-withdrawn = { $seat } visszavonja az ajánlatot.
reason-done = Minden ajánlat eldőlt.

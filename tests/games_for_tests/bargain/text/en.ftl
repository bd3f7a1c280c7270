game-title = Bargain
game-sentence = Offer payments; whoever has most coins wins.
game-length = 2 minutes

seat-blue = Blue
seat-red = Red
seat-yellow = Yellow

ask-offer = What do you pay?
choice-offer = pay { $number } (leaves { $left })
ask-answer = Do you take { $number }?
choice-answer-refuse = refuse
choice-answer-accept = accept
ask-withdraw = You can withdraw your offer of { $number }.
choice-withdraw-withdraw = withdraw

event-offered = { $seat } offers { $victim } { $payment }.
event-answered = { $seat } { $accepted ->
        [0] refuses
       *[other] accepts
    }.
event-withdrawn = { $seat } withdraws the offer.
reason-done = All offers are answered.

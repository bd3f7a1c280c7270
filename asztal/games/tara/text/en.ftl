# Tara, Seat of Kings, in English.

game-title = Tara, Seat of Kings
game-sentence = Lead your followers from the fields to the throne; whoever is king of two regions is crowned High King at Tara.

seat-blue = Blue
seat-yellow = Yellow
seat-white = White
seat-red = Red

province-0 = Connacht
    .in = in Connacht
province-1 = Ulster
    .in = in Ulster
province-2 = Leinster
    .in = in Leinster
province-3 = Munster
    .in = in Munster

# Positions: the name as on the board, its rank (as object, as an owner's, promoted into), where something is put, where it stands.
position-0 = F1
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on F1
    .at = on F1
position-1 = F2
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on F2
    .at = on F2
position-2 = F3
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on F3
    .at = on F3
position-3 = F4
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on F4
    .at = on F4
position-4 = F5
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on F5
    .at = on F5
position-5 = H1
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on H1
    .at = on H1
position-6 = H2
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on H2
    .at = on H2
position-7 = H3
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on H3
    .at = on H3
position-8 = H4
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on H4
    .at = on H4
position-9 = W1
    .rank = warrior
    .rank-acc = warrior
    .rank-poss = warrior
    .rank-into = to warrior
    .to = on W1
    .at = on W1
position-10 = W2
    .rank = warrior
    .rank-acc = warrior
    .rank-poss = warrior
    .rank-into = to warrior
    .to = on W2
    .at = on W2
position-11 = W3
    .rank = warrior
    .rank-acc = warrior
    .rank-poss = warrior
    .rank-into = to warrior
    .to = on W3
    .at = on W3
position-12 = C1
    .rank = chieftain
    .rank-acc = chieftain
    .rank-poss = chieftain
    .rank-into = to chieftain
    .to = on C1
    .at = on C1
position-13 = C2
    .rank = chieftain
    .rank-acc = chieftain
    .rank-poss = chieftain
    .rank-into = to chieftain
    .to = on C2
    .at = on C2
position-14 = K1
    .rank = king
    .rank-acc = king
    .rank-poss = king
    .rank-into = to king
    .to = on K1
    .at = on K1

# Questions.
ask-leave-out = Which region stays out of play?
ask-choose-hand = Choose { $left ->
        [one] one more card
       *[other] { $left } more cards
    } for this round; the rest is for the next one.
ask-card = Which card do you play?
ask-use = Card { $card-number }, { $card }: what do you do with it? You have { $cumals ->
        [one] 1 cumal
       *[other] { $cumals } cumals
    }.
ask-province = In which region?
ask-position = Where { $province-in }? Empty positions come first.
ask-own-disc = Your own { $position-rank } stands { $position-to }: make a fort, or only activate it?
ask-swap-first = Which disc { $province-in } do you swap?
ask-swap-second = With which disc do you swap the one of { $owner } { $position-to }?
ask-keep-fort = You have two forts { $province-in }; which one loses its top disc?
ask-activate = Do you pay { $cost ->
        [one] 1 cumal
       *[other] { $cost } cumals
    } to promote { $province-in }? You have { $cumals }.
ask-promote = To which position { $province-in } do you promote?
ask-own-target = Your own { $position-rank } stands { $position-to }: make a fort, or only activate it?
ask-traitor = Do you pay 1 cumal for the traitor { $province-in }? You have { $cumals }.
ask-traitor-position = Card { $card-number } was turned up: { $card }. Who changes sides { $province-in }?
ask-garrison = You are king { $province-in }. Where do you put a garrison?
ask-ransom = { $holder } holds { $held ->
        [one] one of your discs
       *[other] { $held } of your discs
    }. What do you pay? You have { $cumals }.
ask-next-start = Who will be the next start player?

# Choices.
choice-leave-out = { $province }
choice-choose-hand = card { $card-number }: { $card }, activation { $card-cost }
choice-card = card { $card-number }: { $card }, activation { $card-cost }
choice-use-place = place discs
choice-use-swap = swap two discs
choice-use-amnesty = pay 4 cumals for an amnesty
choice-use-sell = sell the card for 2 cumals
choice-province = { $province }
choice-province-fee = { $province } (empty: fee { $fee })
choice-position = { $position }: place a { $position-rank }
choice-position-stop = no more
choice-promote = { $position }: promote to { $position-rank }
choice-promote-stop = stop promoting
choice-capture = { $position }: capture { $victim }
choice-storm = { $position }: storm the fort of { $victim }
choice-own = { $position }: your own disc
choice-crown = { $position }: become king
choice-depose = K1: depose the king of { $victim }
choice-own-disc-fort = make a fort
choice-own-disc-hold = only activate
choice-own-target-fort = make a fort
choice-own-target-hold = only activate
choice-disc-top = { $position }: top disc of { $owner }
choice-disc-captive = { $position }: captive disc of { $owner }
choice-keep-fort = { $position }
choice-activate-pay = pay { $cost }
choice-activate-pass = do not promote
choice-traitor-pay = pay 1
choice-traitor-pass = pass
choice-traitor-position = { $position }: the disc of { $victim }
choice-traitor-position-stop = nobody
choice-garrison = { $position }
choice-garrison-stop = no more
choice-ransom = pay { $number } for { $number ->
        [one] one disc
       *[other] { $number } discs
    }
choice-ransom-all = pay { $number } for all
choice-ransom-none = pay nothing
choice-next-start = { $seat }

# What happens.
event-left-out = { $province } stays out of play.
event-start-player = { $seat } draws card { $card-number } and is the start player.
event-round-begins = Round { $round }
event-hand-picked = You keep card { $card-number } for this round: { $card }.
event-card-played = { $seat } plays card { $card-number } { $province-in }: { $card }.
event-fee-paid = { $seat } pays { $amount } to enter the empty region.
event-placed = { $seat } places a { $position-rank } { $position-to } { $province-in }.
event-captured = { $seat } captures the { $position-rank } of { $victim } { $position-to } { $province-in }.
event-freed = { $seat } frees { $count ->
        [one] one own disc
       *[other] { $count } own discs
    }.
event-fortified = { $seat } makes a fort { $position-to } { $province-in }.
event-fort-reduced = The fort of { $seat } { $position-to } { $province-in } loses its top disc.
event-stormed = { $seat } storms the fort of { $victim } { $position-to } { $province-in }.
event-held = { $seat } activates the { $position-rank } { $position-to } { $province-in }.
event-swapped = { $seat } swaps two discs { $province-in }: { $first } and { $second }.
event-amnesty = { $seat } pays 4 cumals and declares an amnesty { $province-in }: all captives go home.
event-sold = { $seat } sells card { $card-number } for { $amount } cumals.
event-activated = { $seat } pays { $amount } to promote.
event-promoted = { $seat } promotes to { $position-rank } { $position-to } { $province-in }.
event-crowned = { $seat } is crowned { $province-in }.
event-deposed = { $seat } deposes the king of { $victim } { $province-in }.
event-tie-card = { $seat } turns up card { $card-number } to break the tie.
event-traitor-passed = { $seat } does not want the traitor { $province-in }.
event-traitor-paid = { $seat } pays for the traitor { $province-in } and turns up card { $card-number }: { $card }.
event-traitor-took = The { $position-rank } of { $victim } { $position-to } { $province-in } goes over to { $seat }.
event-traitor-failed = { $seat } finds no traitor.
event-income = { $seat } receives { $amount ->
        [one] 1 cumal
       *[other] { $amount } cumals
    } of income.
event-cleared = { $province } is cleared.
event-imprisoned = { $seat } takes { $count ->
        [one] one disc
       *[other] { $count } discs
    } of { $victim } prisoner.
event-king-seated = The king of { $seat } takes his seat { $province-in }.
event-garrisoned = { $seat } puts a garrison { $position-to } { $province-in }.
event-province-closed = { $province } is closed for the rest of the match.
event-province-opened = { $province } is opened.
event-exchanged = { $seat } and { $other } exchange { $count ->
        [one] one prisoner each
       *[other] { $count } prisoners each
    }.
event-ransomed = { $seat } pays { $amount } to { $holder } and gets { $count ->
        [one] one disc
       *[other] { $count } discs
    } back.
event-new-start = { $seat } is the new start player.
event-high-king = { $seat } is king of two regions and is crowned High King at Tara!
event-round-limit = The match ends after round { $round }.

reason-high-king = King of two regions: High King at Tara.
reason-round-limit = The limit on rounds was reached; most kings count, then chieftains, warriors, herdsmen, farmers, then cumals.

# The table in the terminal.
table-round = Round { $round } · start player { $start }
table-pile = Draw pile { $pile } · discards { $discards }
table-card = Card in play: { $card-number }, { $card }
table-hand = Your hand:
table-aside = For the next round:
table-closed = closed
table-player = { $name }: { $cumals ->
        [one] 1 cumal
       *[other] { $cumals } cumals
    } · supply { $supply } · kings { $kings }
table-cards = cards { $cards }
table-choosing = choosing
table-prisoners = prisoners: { $list }
table-legend = ●B Blue, ▲Y Yellow, ◆W White, ■R Red · * fort · +n captives below · ♛ king

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

# Positions: row from the bottom and place from the left; the rank (as object, as an owner's, promoted into), where something is put, where it is.
position-0 = 1.1
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on 1.1
    .at = on 1.1
position-1 = 1.2
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on 1.2
    .at = on 1.2
position-2 = 1.3
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on 1.3
    .at = on 1.3
position-3 = 1.4
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on 1.4
    .at = on 1.4
position-4 = 1.5
    .rank = farmer
    .rank-acc = farmer
    .rank-poss = farmer
    .rank-into = to farmer
    .to = on 1.5
    .at = on 1.5
position-5 = 2.1
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on 2.1
    .at = on 2.1
position-6 = 2.2
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on 2.2
    .at = on 2.2
position-7 = 2.3
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on 2.3
    .at = on 2.3
position-8 = 2.4
    .rank = herdsman
    .rank-acc = herdsman
    .rank-poss = herdsman
    .rank-into = to herdsman
    .to = on 2.4
    .at = on 2.4
position-9 = 3.1
    .rank = warrior
    .rank-acc = warrior
    .rank-poss = warrior
    .rank-into = to warrior
    .to = on 3.1
    .at = on 3.1
position-10 = 3.2
    .rank = warrior
    .rank-acc = warrior
    .rank-poss = warrior
    .rank-into = to warrior
    .to = on 3.2
    .at = on 3.2
position-11 = 3.3
    .rank = warrior
    .rank-acc = warrior
    .rank-poss = warrior
    .rank-into = to warrior
    .to = on 3.3
    .at = on 3.3
position-12 = 4.1
    .rank = chieftain
    .rank-acc = chieftain
    .rank-poss = chieftain
    .rank-into = to chieftain
    .to = on 4.1
    .at = on 4.1
position-13 = 4.2
    .rank = chieftain
    .rank-acc = chieftain
    .rank-poss = chieftain
    .rank-into = to chieftain
    .to = on 4.2
    .at = on 4.2
position-14 = 5.1
    .rank = king
    .rank-acc = king
    .rank-poss = king
    .rank-into = to king
    .to = on 5.1
    .at = on 5.1

# Questions.
ask-leave-out = Which region stays out of play?
ask-choose-hand = Choose { $left ->
        [one] one more card
       *[other] { $left } more cards
    } for this round; you play the others in the next one. The coin, or in lists the number in parentheses, is what promoting costs.
ask-card = Which card do you play? The coin, or in lists the number in parentheses, is what promoting costs.
ask-use = Card { $card-number } ({ $card }): what do you do with it? You have { $cumals ->
        [0] no cumals
        [one] 1 cumal
       *[other] { $cumals } cumals
    }.
ask-province = In which region?
ask-position = Where { $province-in } do you place a disc? Empty positions come first.
ask-own-disc = Your own { $position-rank } is { $position-at }. Do you make a fort or only activate it?
ask-swap-first = Which disc { $province-in } do you swap?
ask-swap-second = Which disc do you swap with { $owner }'s { $position-at }?
ask-keep-fort = You have two forts { $province-in }. Which one loses its top disc?
ask-activate = Do you pay { $cost ->
        [one] 1 cumal
       *[other] { $cost } cumals
    } to promote { $province-in }? You have { $cumals }.
ask-promote = To which position { $province-in } do you promote?
ask-own-target = Your own { $position-rank } is { $position-at }. Do you make a fort or only activate it?
ask-traitor = Do you pay 1 cumal for the traitor { $province-in }? You have { $cumals }.
ask-traitor-position = Card { $card-number } is turned up: { $card }. Who changes sides { $province-in }?
ask-garrison = You are king { $province-in }. Where do you leave a garrison?
ask-ransom = { $holder } holds { $held ->
        [one] one of your discs
       *[other] { $held } of your discs
    }. How much do you pay? You have { $cumals ->
        [one] 1 cumal
       *[other] { $cumals } cumals
    }.
ask-next-start = Who will be the next start player?

# Choices.
choice-leave-out = { $province }
choice-choose-hand = { $card-number }: { $card } ({ $card-cost })
choice-card = { $card-number }: { $card } ({ $card-cost })
choice-use-place = place discs
choice-use-swap = swap two discs
choice-use-amnesty = pay 4 cumals for an amnesty
choice-use-sell = discard the card for 2 cumals
choice-province = { $province }
choice-province-fee = { $province } (empty: costs { $fee ->
        [one] 1 cumal
       *[other] { $fee } cumals
    })
choice-position = { $position }: place a { $position-rank }
choice-position-fee = { $position }: place a { $position-rank } for { $fee ->
        [one] 1 cumal
       *[other] { $fee } cumals
    }
choice-position-stop = place no more discs
choice-promote = { $position }: promote to { $position-rank }
choice-promote-stop = stop promoting
choice-capture = { $position }: capture { $victim }'s disc
choice-storm = { $position }: attack { $victim }'s fort
choice-own = { $position }: your own disc
choice-crown = { $position }: become king
choice-depose = 5.1: depose { $victim }'s king
choice-own-disc-fort = make a fort
choice-own-disc-hold = only activate
choice-own-target-fort = make a fort
choice-own-target-hold = only activate
choice-disc-top = { $position }: { $owner }'s top disc
choice-disc-captive = { $position }: { $owner }'s lower disc
choice-keep-fort = { $position }
choice-activate-pay = pay { $cost ->
        [one] 1 cumal
       *[other] { $cost } cumals
    } and promote
choice-activate-pass = don't promote
choice-traitor-pay = pay 1 cumal
choice-traitor-pass = pass
choice-traitor-position = { $position }: { $victim }'s disc
choice-traitor-position-stop = nobody
choice-garrison = { $position }
choice-garrison-stop = place no more discs
choice-ransom = pay { $number ->
        [one] 1 cumal for one disc
       *[other] { $number } cumals for { $number } discs
    }
choice-ransom-all = pay { $number ->
        [one] 1 cumal
       *[other] { $number } cumals
    } for all of them
choice-ransom-none = pay nothing
choice-next-start = { $seat }

# What happens.
event-left-out = { $province } stays out of play.
event-start-player = { $seat } draws card { $card-number } and is the start player.
event-round-begins = Round { $round }
event-hand-picked = You keep card { $card-number } for this round: { $card }.
event-card-played = { $seat } plays card { $card-number } { $province-in }: { $card }.
event-fee-paid = { $seat } pays { $amount ->
        [one] 1 cumal
       *[other] { $amount } cumals
    } to enter the empty region.
event-placed = { $seat } places a { $position-rank } { $position-to } { $province-in }.
event-captured = { $seat } captures { $victim }'s { $position-rank } { $position-at } { $province-in }.
event-freed = { $seat } frees { $count ->
        [one] one of their discs
       *[other] { $count } of their discs
    }.
event-fortified = { $seat } makes a fort { $position-at } { $province-in }.
event-fort-reduced = { $seat }'s fort { $position-at } { $province-in } loses its top disc.
event-stormed = { $seat } attacks { $victim }'s fort { $position-at } { $province-in }.
event-held = { $seat } only activates the { $position-rank } { $position-at } { $province-in }.
event-swapped = { $seat } swaps two discs { $province-in }: { $first } and { $second }.
event-amnesty = { $seat } pays 4 cumals and declares an amnesty { $province-in }: all captives go home.
event-sold = { $seat } discards card { $card-number } for { $amount ->
        [one] 1 cumal
       *[other] { $amount } cumals
    }.
event-activated = { $seat } pays { $amount ->
        [one] 1 cumal
       *[other] { $amount } cumals
    } to promote.
event-promoted = { $seat } promotes a follower { $position-rank-into } { $position-at } { $province-in }.
event-crowned = { $seat } is crowned { $province-in }.
event-deposed = { $seat } deposes { $victim }'s king { $province-in }.
event-tie-card = { $seat } turns up card { $card-number } to break the tie.
event-traitor-passed = { $seat } passes on the traitor { $province-in }.
event-traitor-paid = { $seat } pays for the traitor { $province-in } and turns up card { $card-number }: { $card }.
event-traitor-took = { $victim }'s { $position-rank } { $position-at } { $province-in } goes over to { $seat }.
event-traitor-failed = { $seat } finds no traitor.
event-income = { $seat } receives { $amount ->
        [one] 1 cumal
       *[other] { $amount } cumals
    } in income.
event-cleared = { $province } is cleared.
event-imprisoned = { $seat } takes { $count ->
        [one] one of { $victim }'s discs prisoner
       *[other] { $count } of { $victim }'s discs prisoner
    }.
event-king-seated = { $seat }'s king takes the throne { $province-in }.
event-garrisoned = { $seat } leaves a garrison { $position-at } { $province-in }.
event-province-closed = { $province } is closed for the rest of the match.
event-province-opened = { $province } is opened.
event-exchanged = { $seat } and { $other } exchange { $count ->
        [one] one prisoner each
       *[other] { $count } prisoners each
    }.
event-ransomed = { $seat } pays { $holder } a ransom of { $amount ->
        [one] 1 cumal
       *[other] { $amount } cumals
    } and gets { $count ->
        [one] one disc
       *[other] { $count } discs
    } back.
event-new-start = { $seat } is the new start player.
event-high-king = { $seat } is king of two regions and is crowned High King at Tara!
event-round-limit = The match ends after round { $round }.

reason-high-king = King of two regions: High King at Tara.
reason-round-limit = The round limit was reached. The player with the most kings wins; ties are broken by chieftains, warriors, herdsmen, farmers and then cumals.

# The table in the terminal.
table-round = Round { $round } · start player: { $start }
table-pile = Draw pile: { $pile } · discards: { $discards }
table-card = Card { $card-number } in play: { $card }
table-hand = Your hand:
table-aside = For the next round:
table-closed = closed
table-player = { $name }: { $cumals ->
        [one] 1 cumal
       *[other] { $cumals } cumals
    } · supply: { $supply } · kings: { $kings }
table-cards = cards: { $cards }
table-choosing = choosing
table-prisoners = prisoners: { $list }
table-legend = ●B Blue, ▲Y Yellow, ◆W White, ■R Red · * fort · +n captives below · ♛ king

# The board.
board-provinces = Regions
board-rank-0 = Farmers
board-rank-1 = Herdsmen
board-rank-2 = Warriors
board-rank-3 = Chieftains
board-rank-4 = King
board-tara = Tara
board-disc = { $position }: { $owner }
board-fort = { $position }: { $owner }'s fort
board-captives = , captives below: { $owner } { $count }
board-king = 5.1: { $owner }'s king
board-closed = Closed; { $king } is king here for good
board-pile = Draw pile: { $count }
board-discards = Discards: { $count }{ $last ->
        [0] {""}
       *[other] , card { $last } on top
    }
board-in-play = Card { $number } in play: { $card }
board-none-in-play = No card in play
board-card = Card { $number }: { $card }, activation cost { $cost }
board-picked = chosen
board-aside = Next round
board-cumals = { $count ->
        [one] 1 cumal
       *[other] { $count } cumals
    }
board-supply = { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } in the supply
board-kingships = King of { $count ->
        [0] no region
        [one] 1 region
       *[other] { $count } regions
    }; it takes two to win
board-cylinders = { $count ->
        [one] 1 cylinder
       *[other] { $count } cylinders
    } left
board-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand
board-choosing = Still choosing cards
board-prisoners = Prisoners: { $owner } { $count }
board-start = Start player
board-headline-choosing = Round { $round } · choosing cards
board-headline-turn = Round { $round } · turn { $turn } of { $turns }
board-headline-end = Round { $round } · end of the round
board-headline-over = Game over after round { $round }

# How long a match takes.
game-length = 45 to 90 minutes

# Table options.
option-two_player_king = Two players: when a king is final
    .about = In a two-player match, decides when a new king's region is cleared and closed: at the end of the round, which leaves time to strike back, or as soon as the turn or the traitor that brought the crown is over, which rewards the faster climb. (T18.3)
option-two_player_king-end_of_round = at the end of the round
option-two_player_king-at_once = at once
option-traitor_promotion_vs_cylinder = Traitors and seated kings
    .about = Decides whether a promotion after a traitor can depose a king whose cylinder is already on the throne. Usually only a card that is played and paid for can topple a king. (T12.9)
option-traitor_promotion_vs_cylinder-deposes = promotions after a traitor depose kings too
option-traitor_promotion_vs_cylinder-no_effect = traitors leave seated kings alone
option-provinces = Regions in play
    .about = Decides which regions are in play with two or three players. All regions are alike, so this is a matter of taste; with four players all of them are in play. (T4.1)
option-provinces-default = the usual ones, from Connacht on
option-provinces-host = the host chooses
option-provinces-random = drawn at random
option-round_limit = Round limit
    .about = The match ends after this many rounds: the player with the most kings wins; ties are broken by chieftains, warriors, herdsmen, farmers and then cumals. The game itself has no limit; choose one if you have to finish in time. (T17.2)
option-round_limit-none = no limit
option-round_limit-20 = 20 rounds
option-round_limit-40 = 40 rounds
option-round_limit-60 = 60 rounds
option-single_disc_priority = One disc: where empty positions come first
    .about = Matters if a card shows two ranks and you use only one of its positions. Usually every empty position the card reaches comes first. If each rank counts by itself, you can capture a herdsman although a farmer position is empty, and play gets rougher. (T7.2)
option-single_disc_priority-any_rank = on all ranks of the card
option-single_disc_priority-same_rank = on each rank by itself
option-hold_on_own_fort = Activating your own fort
    .about = Decides whether a card can activate your fort without placing a disc, so that you can promote from it. Choose “no” if a fort should serve for defense and not for climbing. (T7.3)
option-hold_on_own_fort-yes = yes
option-hold_on_own_fort-no = no
option-storm_without_supply = Attacking with an empty supply
    .about = Decides whether you can attack a fort or depose a king with no discs left in your supply, since neither takes a disc. Choose “yes” if players without discs should be able to fight back. (T9.4)
option-storm_without_supply-no = no
option-storm_without_supply-yes = yes
option-garrison_size = A new king's garrison
    .about = Decides how many discs a new king may leave in the cleared region. “None or two discs” is harder on a king who is short of discs. (T14.4)
option-garrison_size-up_to_two = up to two discs
option-garrison_size-none_or_two = none or two discs

# What things are: shown when somebody rests on them.
about-disc = A player's follower; everybody has 20. Whoever owns the top disc controls the position. (T2.8)
about-captives = Discs held under an enemy disc. They count for nothing until they are freed, for example when their owner captures the position or by an amnesty. If the region is cleared, they become prisoners. (T8.1)
about-fort = Two discs of the same player on one position. An attack on a fort, by placing or promoting, only removes its top disc; traitors and the Stone of Destiny ignore forts. Each player can have one fort in a region. (T8.4)
about-king = A king on the throne. Traitors and the Stone of Destiny can't touch the king position; only a promotion from both chieftain positions deposes a king. (T14.5)
about-province = A region: fifteen positions on five ranks, from the farmers up to the king. Two of your discs side by side can lift a third one to the position above them. (T2.4)
about-farmer = Farmer, the lowest rank, with five positions. Farmer cards are the cheapest to activate. If you alone control the most farmers here, you get 1 cumal at the end of the round. (T13.1)
about-herdsman = Herdsman, the second rank, with four positions. You place herdsmen with cards, or promote to them from two adjacent farmers. If you alone control the most here, you get 1 cumal at the end of the round. (T13.1)
about-warrior = Warrior, the third rank, with three positions; cards show no higher rank. If you alone control the most warriors here, you get 1 cumal at the end of the round. (T13.1)
about-chieftain = Chieftain, the fourth rank, with only two positions. No card shows them, so you usually get there by promotion. Whoever controls both can reach for the throne. (T2.4)
about-throne = The king position. The only way here is a promotion from both chieftain positions, and there are no forts here. Whoever controls the thrones of two regions at the same time wins. (T9.3)
about-card = A Tara card. On your turn you use it to place discs or, if it is a Stone of Destiny, to swap two. Or you discard it, either for 2 cumals or for an amnesty that costs you 4. (T6.1)
about-cost = The activation cost in cumals. You pay it only if you want to promote, and only once for all promotions of the turn. (T9.2)
about-pattern = You may place a disc on each solid position; the faded ones only have to exist in the region, empty or not. You can shift the pattern sideways, but all of it must fit. (T3.4)
about-fate-stone = Stone of Destiny: swap any two discs of a region, captives included, but none on the king position. If one of your discs comes to the top, you may pay 3 cumals and promote from there. (T10.1)
about-cumals = The money of the game. You need it for promotions, traitors, amnesties, ransoms and empty regions. You get it from income, from ransoms and for cards you discard. (T13.1)
about-supply = Discs you can still use. With an empty supply you can't place, capture, make a fort or promote. (T7.7)
about-cylinders = Kings still waiting for a throne; everybody has two. A new king gets one when the region is cleared, and a deposed king's cylinder returns here. (T14.3)
about-prisoners = Enemy discs taken when a region was cleared. At the end of the round prisoners are exchanged one for one; owners may pay for the rest: 1 cumal for one, 2 for two, 3 for all. (T15.3)
about-kingships = The king positions this player controls, with a disc or a cylinder. Whoever controls two at the same time wins. (T17.1)
about-start = The start player plays first, and the others follow clockwise. At the end of the round the start player names somebody else for the next one. (T16.1)
about-pile = The draw pile, face down. During a round, cards are turned up from it only for traitors and to break ties over them. (T12.7)
about-discards = All cards that were played, discarded or turned up, open to everybody. If the draw pile runs out, they are shuffled into a new one. (T12.10)
about-traitor = At the end of the round each region can have a traitor, but never for its strongest player. Whoever pays 1 cumal turns up a card and may replace one enemy disc the card reaches with one of their own. (T12.7)
about-hand = Your cards for this round: you play one on each of your three turns. The others only see how many you have left. (T5.4)
about-aside = The cards you have set aside for the next round. Only you know them. (T5.3)
about-tara = Tara, the seat of the High King. Whoever is king of two regions at the same time is crowned here and wins at once. (T17.1)
about-closed = This region is closed, which happens only with two players. There are no more cards, traitors or income here, and its king can no longer be deposed. (T18.3)
about-card-in-play = The card in use right now, played from a hand or turned up for a traitor. Afterwards it goes to the discards. (T6.1)

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome to Tara! You lead your followers from farmer up to king: two of your discs side by side can lift a third one to the position above them. You place discs with cards, and you pay for promotions with cumals. Whoever is king of two regions at the same time wins at once. In front of you are the board with its regions, the question to answer, and your hand; whenever a new kind of question comes up, I explain it.
lesson-leave-out = You don't need all four regions, so you decide which one stays out of play. They are all alike; just follow your taste. With two players, one of the regions left out can still open later.
lesson-choose-hand = Pick three of your six cards for this round, one after another; the other three are your hand in the next round. Placing discs is free; the cost on a card is only for promoting with it, and you start with 2 cumals. Rule of thumb: take cards whose discs fit side by side, and have one you can pay for.
lesson-card = You play one card now; the others wait for your next turns. The others can still capture what you place early. Rule of thumb: first the card whose position somebody could snatch away, last the one that can surprise everybody.
lesson-use = A card can do several things, but only one of them at a time. Placing and swapping are free, and you are asked about promoting separately. If the card is of little use now, discard it for 2 cumals. Rule of thumb: place as long as it builds pairs, discard when you run out of money.
lesson-province = Where do you want to use the card? An empty region costs a fee of 2 cumals; only the very first turn of the match is free. Rule of thumb: go where you already have discs, but never leave a rival alone in a region.
lesson-position = These are the positions your card reaches. Empty ones come first; if there are none, you may also capture enemy discs or strengthen your own. Rule of thumb: place next to one of your own discs, because an adjacent pair can promote.
lesson-own-disc = One of your own discs is already here. A second one makes it a fort, which falls only to the second attack. If you only activate it, you save the disc and can still promote from here. Rule of thumb: make a fort where you are in danger, otherwise save the disc.
lesson-swap-first = The Stone of Destiny lets two discs of this region change places; choose the first one. Captives count too, so you can bring a captive disc of your own back to the top. Rule of thumb: start with one of your discs that deserves a better place.
lesson-swap-second = Now choose the disc to swap it with. If one of your discs comes to the top, you may then pay 3 cumals and promote from there. Rule of thumb: the best choice is an enemy's top disc next to one of your own.
lesson-keep-fort = After the swap you have two forts in this region, but only one is allowed. The top disc of the one you choose returns to your supply; the position remains yours. Rule of thumb: keep the fort that is higher up or in greater danger.
lesson-activate = You have a pair that can promote. To use it, you pay the card's activation cost, and only once, however long the chain gets. Rule of thumb: first count how far up it leads, and keep 1 cumal for a traitor if you can.
lesson-promote = Choose the position above one of your pairs. A new disc from your supply goes there, the two below stay, and from up there the chain can go on at no extra cost. You may stop at any time. Rule of thumb: climb high, but don't spend your last disc for nothing.
lesson-own-target = One of your own discs is already above the pair. Make it a fort with one more disc, or only activate it; either way the chain can go on from here. Rule of thumb: if you are short of discs, only activate.
lesson-traitor = The round is ending, and you can buy this region's traitor for 1 cumal. A card is turned up, and you may replace one enemy disc it reaches with one of yours. Rule of thumb: the more enemy discs on the lower ranks, the better your chances; income comes right afterwards and may pay you back.
lesson-traitor-position = Which enemy disc changes sides? It goes home, and one of yours takes its place; even a fort is no protection. Rule of thumb: choose a position next to one of your discs, because then you may pay and promote, or one that wins you a majority for the income.
lesson-garrison = You are the new king, and the region has been cleared! You may leave up to two discs here as a garrison, on two different positions. Whoever wants to depose you needs both chieftain positions, so a disc there guards the throne.
lesson-ransom = Another player holds some of your discs prisoner. 1 cumal frees one, 2 free two, and 3 free all of them; the money goes to that player. Rule of thumb: pay when your supply runs low; otherwise they can wait, because you are asked again in the next round.
lesson-next-start = As the start player, you name somebody else for the next round. Play then goes clockwise from there. Rule of thumb: if you name the player right after you, you go last and have the final word before the traitors and the income.
lesson-wait = Now the others choose. Meanwhile, read the log: it tells you what they did and what it cost them. The discards show which cards are already gone.
lesson-end = That was your first round. You know how cards work and how pairs promote. Next you play the three cards you set aside; after that everybody gets six new ones. What may still be new to you: a disc placed on an enemy's disc captures it, and it counts for nothing until it is freed. A second disc on your own makes a fort, which falls only to the second attack. After each round whoever is not the strongest in a region may buy its traitor for 1 cumal. Then comes income: 1 cumal for every rank in a region that you alone lead, and 1 for every rank you hold in two regions. At last, a region with a new king is cleared; its captives become prisoners, and their owners may ransom them. Play on and keep an eye on every throne; whenever something new is asked, I explain it.

# What a result is made of.
score-kings = Kings
score-chieftains = Chieftains
score-warriors = Warriors
score-herdsmen = Herdsmen
score-farmers = Farmers
score-cumals = Cumals

# Why something can't be chosen now.
why-card-picked = You have already chosen this card for this round.
why-card-aside = You have set this card aside; you play it in the next round.
why-province-closed = { $province } is closed for the rest of the match.
why-province-fee = { $province } is empty: entering it costs { $fee ->
        [one] 1 cumal
       *[other] { $fee } cumals
    }, and you have { $cumals ->
        [0] none
       *[other] { $cumals }
    }.
why-province-no-disc = Your supply is empty, and without a disc this card does nothing { $province-in }.
why-province-few = A swap takes two discs; { $count ->
        [0] there are none
       *[other] there is only one
    } { $province-in }.
why-province-alike = All discs { $province-in } belong to the same player: a swap would change nothing.
why-province-free = There are no captives and no forts { $province-in }, so an amnesty would change nothing.
why-no-card = Cards show only farmers, herdsmen and warriors. The way to { $position } is a promotion.
why-card-reach = Card { $card-number } ({ $card }) doesn't reach { $position }.
why-partner = The two discs must fit the card together, and { $position } doesn't go with the first one.
why-empty-first = { $position } is taken, and empty positions come first: card { $card-number } reaches { $count ->
        [one] one of them
       *[other] { $count } of them
    }.
why-two-discs = { $position } is taken, so you would have to fill the card's empty position too: you need 2 discs and have { $supply }.
why-own-fort = Your own fort is { $position-at }: no third disc goes there, and no promotion can start from it now.
why-no-disc = You need a disc for { $position }, and your supply is empty.
why-farmer = Nobody is promoted to farmer. A promotion goes to the position above two of your adjacent discs.
why-own-king = You are already king { $province-in }.
why-pair = { $position } is above { $first } and { $second }. You need both and control { $own ->
        [0] neither
       *[other] only one
    }.
why-active = Neither { $first } nor { $second } is active: a promotion starts from a disc you have just placed, swapped or activated.
why-done = You have already promoted to { $position } this turn, and that works only once.
why-traitor-king = After a traitor, a promotion can't depose a king on the throne.
why-swap-king = Nothing on the king position can be swapped.
why-swap-empty = There is no disc { $position-at }.
why-swap-alone = Whatever you swap this disc with, nothing would change.
why-swap-same = This is the disc you want to swap; now choose another one.
why-swap-order = Captives under the same disc are in no order, so nothing would change.
why-swap-poor = Two discs of your own change places only to be promoted from: that costs { $cost ->
        [one] 1 cumal
       *[other] { $cost } cumals
    }, and you have { $cumals ->
        [0] none
       *[other] { $cumals }
    }.
why-swap-alike = Both discs belong to { $owner }, so nothing would change.
why-no-fort = You have no fort { $position-at }.
why-traitor-own = The disc { $position-at } is yours already.
why-traitor-empty = There is no disc { $position-at } that could change sides.
why-traitor-throne = No traitor can touch a king on the throne.
why-traitor-stone = The Stone of Destiny doesn't reach the king position.
why-garrison-king = Your king is { $position-at }; the garrison stands somewhere else.
why-garrison-taken = { $position } is taken; a garrison stands on free positions.
why-yourself = You can't name yourself; the next start player is somebody else.

# What a hint is about.
aspect-kings =
    { $count ->
        [0] a king
        [one] a king
       *[other] { $count } kings
    }
aspect-followers =
    { $count ->
        [0] followers on the board
        [one] 1 follower on the board
       *[other] { $count } followers on the board
    }
aspect-chieftains =
    { $count ->
        [0] a chieftain
        [one] a chieftain
       *[other] { $count } chieftains
    }
hope-way = You get closer to a throne.
aspect-forts =
    { $count ->
        [0] a fort
        [one] a fort
       *[other] { $count } forts
    }
aspect-cumals =
    { $count ->
        [0] cumals
        [one] 1 cumal
       *[other] { $count } cumals
    }
aspect-income =
    { $count ->
        [0] income
        [one] 1 cumal of income
       *[other] { $count } cumals of income
    }
aspect-cards =
    { $count ->
        [0] cards to play
        [one] 1 card to play
       *[other] { $count } cards to play
    }
aspect-freedom =
    { $count ->
        [0] free discs
        [one] 1 free disc
       *[other] { $count } free discs
    }

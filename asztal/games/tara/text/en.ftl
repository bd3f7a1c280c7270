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

# The board.
board-provinces = Regions
board-rank-0 = Farmers
board-rank-1 = Herdsmen
board-rank-2 = Warriors
board-rank-3 = Chieftains
board-rank-4 = King
board-tara = Tara
board-disc = { $position }: { $owner }
board-fort = { $position }: fort of { $owner }
board-captives = , captive below: { $owner } { $count }
board-king = K1: the king of { $owner }
board-closed = Closed; { $king } is king here for good
board-pile = Draw pile: { $count }
board-discards = Discards: { $count }{ $last ->
        [0] {""}
       *[other] , on top card { $last }
    }
board-in-play = Card in play: { $number }, { $card }
board-none-in-play = No card in play
board-card = Card { $number }: { $card }, activation { $cost }
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
        [one] 1 region
       *[other] { $count } regions
    }; two are needed to win
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
board-headline-over = Over after round { $round }

# How long a match takes.
game-length = 45 to 90 minutes

# Table options.
option-two_player_king = Two players: when a king is settled
    .about = Decides when the region of a new king is cleared and closed in a match of two: at the end of the round, so that there is still time to strike back, or as soon as the turn or the traitor that brought the crown is over, which rewards the faster climb. (T18.3)
option-two_player_king-end_of_round = at the end of the round
option-two_player_king-at_once = at once
option-traitor_promotion_vs_cylinder = Traitors and seated kings
    .about = Decides whether a promotion after a traitor can depose a king whose cylinder already stands on the throne. Choose the second if only played cards should topple kings. (T12.9)
option-traitor_promotion_vs_cylinder-deposes = a promotion after a traitor deposes kings too
option-traitor_promotion_vs_cylinder-no_effect = traitors leave seated kings alone
option-provinces = Regions in play
    .about = Decides which regions you play in with two or three players. All regions are built alike, so this is a matter of taste; with four players all are in play. (T4.1)
option-provinces-default = the usual ones, from Connacht on
option-provinces-host = the host chooses
option-provinces-random = drawn by lot
option-round_limit = Limit on rounds
    .about = After the last round the match ends: most kings count, then chieftains, warriors, herdsmen, farmers, then cumals. The game itself has no limit; choose one if the match must come to an end in time. (T17.2)
option-round_limit-none = no limit
option-round_limit-20 = 20 rounds
option-round_limit-40 = 40 rounds
option-round_limit-60 = 60 rounds
option-single_disc_priority = One disc: where empty positions come first
    .about = Matters if you use only one position of a card that shows two ranks. By default every empty position the card reaches comes first; if each rank is looked at by itself, you can capture a herdsman although a farmer position is empty, and play becomes rougher. (T7.2)
option-single_disc_priority-any_rank = on all ranks of the card
option-single_disc_priority-same_rank = on each rank by itself
option-hold_on_own_fort = Activating your own fort
    .about = Decides whether a played card can activate a fort of yours without a disc being laid, so that you can promote from it. Choose “no” if a fort should serve for defence and not for climbing. (T7.3)
option-hold_on_own_fort-yes = yes
option-hold_on_own_fort-no = no
option-storm_without_supply = Attacking with an empty supply
    .about = Decides whether you can storm a fort or depose a king with no disc left in your supply, since none is laid. Choose “yes” if players without discs should be able to fight back. (T9.4)
option-storm_without_supply-no = no
option-storm_without_supply-yes = yes
option-garrison_size = Garrison of a new king
    .about = Decides how many discs a new king may leave behind in the cleared region. “None or two discs” is stricter on a king who is short of discs. (T14.4)
option-garrison_size-up_to_two = up to two discs
option-garrison_size-none_or_two = none or two discs

# What things are: shown when somebody rests on them.
about-disc = One follower of a player; everybody has 20. Whoever owns the top disc controls the position. (T2.8)
about-captives = Discs held down under an enemy disc. They count for nothing until they are freed, for instance when their owner captures the position or by an amnesty; if the region is cleared, they become prisoners. (T8.1)
about-fort = Two discs of the same player on one position. Whoever attacks the fort by placing or promoting only knocks off its top disc; traitors and the Stone of Destiny ignore it. Each player can have one fort in a region. (T8.4)
about-king = A king on the throne. Traitors and swaps can't touch the king position; only a promotion from both chieftain positions deposes a king. (T14.5)
about-province = A region: fifteen positions on five ranks, from the farmers up to the king. Two of your discs side by side can lift a third one onto the position above them. (T2.4)
about-farmer = Farmer, the lowest rank, with five positions. Farmer cards are the cheapest to activate. Whoever alone controls the most farmers here gets 1 cumal at the end of the round. (T13.1)
about-herdsman = Herdsman, the second rank, with four positions. You place herdsmen with cards or promote to them from two adjacent farmers. Whoever alone controls the most here gets 1 cumal at the end of the round. (T13.1)
about-warrior = Warrior, the third rank, with three positions, the highest that cards show. Whoever alone controls the most warriors here gets 1 cumal at the end of the round. (T13.1)
about-chieftain = Chieftain, the fourth rank, with only two positions. No card shows them, so you usually get there by promotion. Whoever controls both can reach for the throne. (T2.4)
about-throne = The king position. It is reached only by a promotion from both chieftain positions, and there is no fort here. Whoever controls the thrones of two regions at the same time wins. (T9.3)
about-card = A Tara card. In your turn you place discs with it, or swap two with a Stone of Destiny; or you discard it for 2 cumals, or for an amnesty that costs you 4. (T6.1)
about-cost = The activation cost in cumals. You pay it only if you want to promote, and once for all promotions of the turn. (T9.2)
about-pattern = You may place a disc on the solid positions; the faded ones only have to exist in the region, empty or not. The pattern can be shifted sideways, but it must fit as a whole. (T3.4)
about-fate-stone = Stone of Destiny: swap any two discs of a region, captives too, but none on the king position. If a disc of your own comes to the top, you may pay 3 cumals and promote from there. (T10.1)
about-cumals = The money of the game. You need it for promotions, traitors, amnesties, ransoms and empty regions; it comes from income, from ransoms and from cards you sell. (T13.1)
about-supply = Discs ready to be used. With an empty supply you can't place, capture, make a fort or promote. (T7.7)
about-cylinders = Kings still waiting for a throne; everybody has two. A new king gets one when the region is cleared, and a deposed one returns here. (T14.3)
about-prisoners = Enemy discs, taken when a region was cleared. At the end of the round prisoners are exchanged one for one; for the rest their owners may pay: 1 cumal for one, 2 for two, 3 for all. (T15.3)
about-kingships = The king positions this player controls, with a disc or a cylinder. Two at the same time win the match. (T17.1)
about-start = The start player plays first, the others follow clockwise. At the end of the round the start player names somebody else as the next one. (T16.1)
about-pile = The draw pile, face down. During a round cards are turned up from it only for traitors and to break their ties. (T12.7)
about-discards = All cards that were played, sold or turned up, open to everybody. If the draw pile runs out, they are shuffled into a new one. (T12.10)
about-traitor = At the end of the round each region can have a traitor, but never for its strongest player. Whoever pays 1 cumal turns up a card and may replace one enemy disc that the card reaches with a disc of their own. (T12.7)
about-hand = Your cards for this round: you play one in each of your three turns. The others only see how many you have left. (T5.4)
about-aside = The cards you have set aside for the next round. Only you know them. (T5.3)
about-tara = Tara, the seat of the High King. Whoever is king of two regions at the same time is crowned here and wins at once. (T17.1)
about-closed = This region is closed, which happens only with two players. No more cards, traitors or income here, and its king can't be deposed any more. (T18.3)
about-card-in-play = The card that is being used right now, played from a hand or turned up for a traitor. Afterwards it goes to the discards. (T6.1)

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome to Tara! You lead your followers from farmer up to king: two of your discs side by side can lift a third one onto the position above them. Placing discs is what your cards are for, and promoting is paid with cumals. Whoever is king of two regions at the same time wins at once. You see the board with its regions, the question you are to answer, and your hand; whenever a new kind of question comes up, I explain it.
lesson-leave-out = You don't need all four regions, so you decide which one stays out of play. All of them are built alike; simply follow your taste. With two players, one of those left out can still open later.
lesson-choose-hand = Pick three of your six cards for this round, one after another; the other three are your hand in the next round. Look at the activation costs: you start with only 2 cumals. Rule of thumb: now the cheap cards that fit side by side, the dear ones later, when you have money.
lesson-card = You play one card now; the others have to wait for your next turns. What you place early can still be captured by the others. Rule of thumb: first the card whose position somebody could snatch away, last the one that can surprise everybody.
lesson-use = Every card can do several things, but only one of them. Placing or swapping costs nothing in itself, and promoting is a question of its own. If the card is of little use now, take 2 cumals for it. Rule of thumb: place while it builds pairs, sell when you run out of money.
lesson-province = Where should the card take effect? An empty region costs a fee of 2 cumals; only the very first turn of the match is free. Rule of thumb: go where you already have discs, but never leave a rival alone in a region.
lesson-position = These are the positions your card reaches. Empty ones come first; when there are none, you may also capture enemy discs or strengthen your own. Rule of thumb: place next to a disc of your own, for an adjacent pair can promote.
lesson-own-disc = A disc of your own stands here already. A second one makes it a fort, which has to be attacked twice before it falls. If you only activate it, you save the disc and can promote from here all the same. Rule of thumb: build a fort where you are in danger, otherwise save the disc.
lesson-swap-first = The Stone of Destiny lets two discs of this region change places; choose the first one. Captives count too, so you can bring one of your own back to the top. Rule of thumb: begin with a disc of yours that deserves a better place.
lesson-swap-second = Now choose the disc that changes places with it. If one of your discs comes to the top, you may then pay 3 cumals and promote from there. Rule of thumb: the best partner is an enemy top disc next to one of your own.
lesson-keep-fort = After the swap you have two forts in this region, but only one is allowed. The one you choose loses its top disc to your supply; the position remains yours. Rule of thumb: keep the fort that stands higher or is in greater danger.
lesson-activate = You have a pair that can promote. For the card's activation cost you may do so; you pay only once, however long the chain gets. Rule of thumb: first count how far up it leads, and keep 1 cumal for a traitor if you can.
lesson-promote = Choose the position above one of your pairs. A new disc from your supply goes there, the two below stay, and from up there the chain can go on at no extra cost. You may stop at any time. Rule of thumb: climb high, but don't use up your last disc for nothing.
lesson-own-target = A disc of your own already stands above the pair. You make it a fort with one more disc, or you only activate it; either way the chain can go on from here. Rule of thumb: if discs are scarce, only activate.
lesson-traitor = The round is ending, and you can buy this region's traitor for 1 cumal. A card is turned up, and you may replace one enemy disc that it reaches with one of yours. Rule of thumb: the more enemy discs there are on the lower ranks, the better the chances; income comes right afterwards and may pay you back.
lesson-traitor-position = Which enemy disc changes sides? It goes home, and one of yours takes its place; even a fort is no protection. Rule of thumb: choose a position next to a disc of yours, for then you may pay and promote, or one that wins you a majority for the income.
lesson-garrison = You are the new king, and the region has been cleared! You may leave up to two discs here as a garrison, on two different positions. Whoever wants to depose you needs both chieftain positions, so a disc there guards the throne.
lesson-ransom = Some of your discs are prisoners of another player. 1 cumal frees one, 2 free two, and 3 free all of them; the money goes to the holder. Rule of thumb: pay when your supply runs low; otherwise they can wait, for you are asked again in the next round.
lesson-next-start = As the start player you name somebody else for the next round. Play goes on clockwise from there. Rule of thumb: if you name the player right after you, you will be last, with the final word before the traitors and the income.
lesson-wait = Now it is the others' turn to choose. Read the log meanwhile: it tells you what they did and what it cost them. The discards show which cards are already gone.
lesson-end = That was your first round. You know how cards work, how pairs promote, and what happens at the end of a round. Next you play the three cards you set aside; after that everybody gets six new ones. Play on and keep an eye on every throne; whatever is new, I explain when it comes up.

# What a result is made of.
score-kings = Kings
score-chieftains = Chieftains
score-warriors = Warriors
score-herdsmen = Herdsmen
score-farmers = Farmers
score-cumals = Cumals

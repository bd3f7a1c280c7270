# Island Fortress, in English.

game-title = Island Fortress
game-sentence = Recruit laborers and convicts, win the governor's favor, and raise one fortress wall together; whoever leaves the greatest mark on it wins.

seat-blue = Blue
seat-yellow = Yellow
seat-white = White
seat-red = Red

# Regions: the name, with its article where a language has one, where something is, where it goes.
region-0 = Region I
    .the = Region I
    .in = in Region I
    .into = to Region I
region-1 = Region II
    .the = Region II
    .in = in Region II
    .into = to Region II
region-2 = Region III
    .the = Region III
    .in = in Region III
    .into = to Region III
region-3 = Region IV
    .the = Region IV
    .in = in Region IV
    .into = to Region IV

# Levels: the name, with its article, where something is.
level-0 = level 1
    .the = level 1
    .on = on level 1
level-1 = level 2
    .the = level 2
    .on = on level 2
level-2 = level 3
    .the = level 3
    .on = on level 3
level-3 = level 4
    .the = level 4
    .on = on level 4

# Role cards: the name, with its article, as an object.
role-0 = Recruiter
    .the = the Recruiter
    .acc = the Recruiter
role-1 = Planner
    .the = the Planner
    .acc = the Planner
role-2 = Builder
    .the = the Builder
    .acc = the Builder
role-3 = Treasurer
    .the = the Treasurer
    .acc = the Treasurer
role-4 = Taskmaster
    .the = the Taskmaster
    .acc = the Taskmaster

# Actions: the name as a heading, and inside a sentence.
action-0 = Recruit laborers
    .low = recruit laborers
action-1 = Collect 6 convicts
    .low = collect 6 convicts
action-2 = Collect from jail
    .low = collect from jail
action-3 = Buy wall blocks
    .low = buy wall blocks
action-4 = Draw favor cards
    .low = draw favor cards
action-5 = Remove a reinforcement
    .low = remove a reinforcement
action-6 = Build wall
    .low = build wall
action-7 = Play a completed favor card
    .low = play a completed favor card
action-8 = Replace a built block
    .low = replace a built block
action-9 = Collect jade
    .low = collect jade
action-10 = Collect a treasure
    .low = collect a treasure
action-11 = Move the taskmaster
    .low = move the taskmaster
action-12 = Repeat a previous role
    .low = repeat a previous role

# Questions.
ask-return-favor = Which favor card do you return? { $left ->
        [one] One more goes back
       *[other] { $left } go back
    }, three stay in your hand.
ask-bid = How much jade do you bid for the governor's support? You have { $jade }{ $bonus ->
        [0] {""}
       *[other] , and your favors add { $bonus } to your bid
    }.
ask-action = Which role card do you play? You are { $region-in } with { $jade } jade, { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    }, { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    } and { $stock ->
        [one] 1 wall block
       *[other] { $stock } wall blocks
    }.
ask-recruit = How many laborers do you recruit? You have { $jade } jade.
ask-buy-blocks = How many wall blocks do you buy? You have { $jade } jade and { $stock ->
        [0] no block
        [one] 1 block
       *[other] { $stock } blocks
    } in stock.
ask-draw-favors = How do you draw favor cards? You hold { $cards }.
ask-keep-favor = Which favor card do you keep? { $left ->
        [one] One more stays with you
       *[other] { $left } stay with you
    }, the rest goes under the deck.
ask-unreinforce = Which reinforcement { $region-in } do you remove?
ask-build = Where { $region-in } do you build? You have { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }.
ask-second = Do you build a second block? It costs 1 jade; { $workers } workers are committed so far, and you have { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    } in all.
ask-split = Which { $workers } workers do you commit? All of the convicts and half of the laborers, rounded up, are lost.
ask-play-favor = Which favor card do you play?
ask-reinforce = Which block do you reinforce? It belongs to the pattern of the favor “{ $favor }”.
ask-replace = Which block { $region-in } do you replace? You have { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }.
ask-jail = Which jail gets a convict?
ask-move = Where does your taskmaster go? Now you are { $region-in }.
ask-repeat = Which role do you repeat? You have { $jade } jade.
ask-after = Is your turn over? You have played { $role-acc }.
ask-governor-cell = Where do you place the governor block?
ask-trade = Do you trade in a favor card? You still hold { $cards }.

# Choices.
choice-return-favor = { $favor }
choice-bid = { $number } jade
choice-action-recruit-laborers = Recruiter: recruit 1 to 5 laborers (0 to 6 jade)
choice-action-collect-convicts = Recruiter: collect 6 convicts (2 laborers)
choice-action-collect-from-jail = Recruiter: empty the jail { $region-in }
choice-action-buy-blocks = Planner: buy 1 to 5 wall blocks (0 to 6 jade)
choice-action-draw-favors = Planner: draw favor cards
choice-action-remove-reinforcement = Planner: remove a reinforcement { $region-in }
choice-action-build-wall = Builder: build wall { $region-in }
choice-action-play-favor = Builder: play a completed favor card
choice-action-replace-block = Builder: replace another player's block { $region-in }
choice-action-collect-jade = Treasurer: collect jade
choice-action-collect-treasure = Treasurer: collect a treasure (2 convicts go to jail)
choice-action-move-taskmaster = Taskmaster: move to another region
choice-action-repeat-role = Taskmaster: repeat a role from an earlier turn
choice-action-place-governor = place the governor block first
choice-recruit = recruit { $number ->
        [one] 1 laborer
       *[other] { $number } laborers
    } { $jade ->
        [0] for free
       *[other] for { $jade } jade
    }
choice-buy-blocks = buy { $number ->
        [one] 1 wall block
       *[other] { $number } wall blocks
    } { $jade ->
        [0] for free
       *[other] for { $jade } jade
    }
choice-draw-favors = draw { $draw }, keep { $keep }
choice-keep-favor = { $favor }
choice-unreinforce = { $cell }: block of { $victim }
choice-build = build on { $cell } ({ $workers } workers)
choice-second = build on { $cell } (1 jade, { $workers } workers)
choice-second-done = no second block
choice-second-place-governor = place the governor block first
choice-split = commit { $laborers ->
        [0] { $convicts } convicts (all are lost)
       *[other] { $convicts ->
            [0] { $laborers } laborers ({ $lost } are lost)
           *[other] { $laborers } laborers and { $convicts } convicts (lost: { $lost } laborers and all convicts)
        }
    }
choice-play-favor = { $favor }
choice-reinforce = { $cell }
choice-replace = { $cell }: the block of { $victim } ({ $workers } workers)
choice-jail = the jail { $region-in }
choice-move = { $region }
choice-repeat = { $role }: { $action-low } ({ $jade } jade)
choice-repeat-recruit-laborers = { action-0 }
choice-repeat-collect-convicts = { action-1 }
choice-repeat-collect-from-jail = { action-2 }
choice-repeat-buy-blocks = { action-3 }
choice-repeat-draw-favors = { action-4 }
choice-repeat-remove-reinforcement = { action-5 }
choice-repeat-build-wall = { action-6 }
choice-repeat-play-favor = { action-7 }
choice-repeat-replace-block = { action-8 }
choice-repeat-collect-jade = { action-9 }
choice-repeat-collect-treasure = { action-10 }
choice-repeat-move-taskmaster = { action-11 }
choice-after-end-turn = end the turn
choice-after-end-turn-governor = end the turn (the governor block is lost)
choice-after-jade = buy back { $role-acc } for 3 jade and act once more
choice-after-chip = buy back { $role-acc } with a chip and act once more
choice-after-place-governor = place the governor block
choice-governor-cell = { $cell }
choice-trade-jade = trade a favor card for 1 jade
choice-trade-convict = trade a favor card for 1 convict
choice-trade-stop = trade no more

# What happens.
event-favor-returned = You return the favor “{ $favor }”.
event-round-begins = Round { $round }
event-income = { $seat } receives { $jade } jade of income.
event-bid-made = You bid { $bid } jade.
event-bid-revealed = { $seat } bids { $bid } jade{ $bonus ->
        [0] {""}
       *[other] , which counts as { $value }
    }.
event-lot-drawn = The bids are tied; the lot falls on { $seat }.
event-petition-won = { $seat } pays { $bid } jade and wins the governor's support; 1 jade goes to the jail { $region-in }.
event-prize-block = { $seat } gains a wall block as the prize of the first round.
event-prize-chip = { $seat } gains a buyback chip as the prize of the first round.
event-prize-treasure = { $seat } gains a treasure as the prize of the first round.
event-role-played = { $seat } plays { $role-acc }: { $action-low }.
event-role-repeated = { $seat } repeats { $role-acc } for { $jade } jade: { $action-low }.
event-bought-back-jade = { $seat } buys back { $role-acc } for { $jade } jade.
event-bought-back-chip = { $seat } buys back { $role-acc } with a chip.
event-convict-jailed = A convict goes to the jail { $region-in }.
event-recruited = { $seat } recruits { $count ->
        [one] 1 laborer
       *[other] { $count } laborers
    } { $jade ->
        [0] for free
       *[other] for { $jade } jade
    }.
event-convicts-collected = { $seat } gives { $laborers } laborers for { $count ->
        [one] 1 convict
       *[other] { $count } convicts
    }.
event-jail-emptied = { $seat } collects { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    } and { $jade } jade from the jail { $region-in }.
event-blocks-bought = { $seat } buys { $count ->
        [one] 1 wall block
       *[other] { $count } wall blocks
    } { $jade ->
        [0] for free
       *[other] for { $jade } jade
    }.
event-favors-drawn = { $seat } draws { $drawn ->
        [one] 1 favor card
       *[other] { $drawn } favor cards
    } and keeps { $keep }.
event-favor-kept = You keep the favor “{ $favor }”.
event-reinforcement-removed = { $seat } removes the reinforcement on { $cell }, a block of { $victim }.
event-built = { $seat } builds on { $cell }.
event-tower-built = { $seat } builds the tower on { $cell }: { $points } points.
event-governor-placed = { $seat } places the governor block on { $cell }.
event-workers-lost = { $seat } loses { $laborers ->
        [0] {""}
        [one] 1 laborer
       *[other] { $laborers } laborers
    }{ $convicts ->
        [0] {""}
       *[other] { $laborers ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $convicts ->
            [one] 1 convict
           *[other] { $convicts } convicts
        }
    }{ $returned ->
        [0] {""}
        [one] ; 1 laborer comes back
       *[other] ; { $returned } laborers come back
    }.
event-replaced = { $seat } replaces the block of { $victim } on { $cell }.
event-chip-gained = { $seat } completes the row { $level-on } { $region-in } and takes a buyback chip.
event-row-scored = { $seat } leads the row { $level-on } { $region-in }: { $points } points.
event-level-scored = { $seat } leads the whole of { $level }: { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }.
event-favor-played = { $seat } plays the favor “{ $favor }”.
event-reinforced = { $seat } reinforces the block on { $cell }.
event-jade-collected = { $seat } collects { $jade } jade.
event-treasure-collected = { $seat } collects a treasure.
event-taskmaster-moved = { $seat } moves the taskmaster { $region-into }.
event-governor-lost = { $seat } has not placed the governor block; it is out of the game.
event-wall-complete = { $seat } fills the last space: the wall is complete!
event-jails-taken = { $seat } takes { $jade } jade and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    } from the jails.
event-last-round-over = Round { $round } was the last one; what is in the jails is lost.
event-traded-jade = { $seat } trades a favor card for 1 jade.
event-traded-convict = { $seat } trades a favor card for 1 convict.
event-final-points = { $seat } has { $total } points, { $points } of them from the final count.

reason-wall = The wall is complete; the most victory points count.
reason-rounds = The last round is over; the most victory points count.

# What a favor card brings.
reward-income = income +{ $count }
reward-petition = petition +{ $count }
reward-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
reward-treasures = { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
reward-jade = { $count } jade
reward-chips = { $count ->
        [one] 1 buyback chip
       *[other] { $count } buyback chips
    }
reward-laborers = { $count ->
        [one] 1 laborer
       *[other] { $count } laborers
    }
reward-convicts = { $count ->
        [one] 1 convict
       *[other] { $count } convicts
    }
reward-blocks = { $count ->
        [one] 1 wall block
       *[other] { $count } wall blocks
    }

# The table in the terminal.
table-setup = Choosing favor cards
table-round = Round { $round } of { $rounds }
table-petition = petition
table-turn = turn { $turn } of { $turns }
table-holder = governor's support: { $name }
table-governor = the governor block is still to be placed
table-supply = Supply: laborers { $laborers } · convicts { $convicts } · buyback chips { $chips } · reinforcements { $reinforcements } · favor cards { $favors }
table-jail = jail: { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }, { $jade } jade
table-camp = camp:
table-player = { $name }: points { $points } · jade { $jade } · laborers { $laborers } · convicts { $convicts } · blocks { $blocks } · treasures { $treasures } · chips { $chips }
table-favors = favor cards in hand: { $favors }
table-bid = bid { $bid }
table-roles = roles played: { $list }
table-played = favors played: { $list }
table-hand = Your favor cards:
table-looking = The favor cards you have drawn:
table-complete = complete
table-missing = missing: { $list }
table-never = fits nowhere any more
table-legend = ●B Blue, ▲Y Yellow, ◆W White, ■R Red, ▒G governor · * reinforced · lower case: can be built on

# How long a match takes.
game-length = 60 to 120 minutes

# Table options.
option-replacing = Replacing other players' blocks
    .about = Decides whether the Builder can replace a block of another player with one of their own for twice the workers. Without it the game is more peaceful: what is built stays. (IF13.1)
option-replacing-yes = yes
option-replacing-no = no
option-extra_region = One more region
    .about = Adds a region to the wall, so that there is more room and less jostling; the number of rounds stays the same, and the wall is finished more rarely. For 3 or 4 players only. (IF13.2)
option-extra_region-no = no
option-extra_region-yes = yes
option-quick_start = Quicker game
    .about = Gives everybody more to begin with, so that building starts in the first round. A little: 3 jade, 2 laborers and 2 wall blocks; a lot: 6 jade, 4 laborers, 2 convicts and 3 wall blocks. (IF13.3)
option-quick_start-no = nothing extra
option-quick_start-light = a little
option-quick_start-strong = a lot
option-first_round_prize = Prize of the first petition
    .about = Whoever wins the governor's support in round 1 also gets this prize, so that bidding high is worth more right away. (IF13.4)
option-first_round_prize-none = none
option-first_round_prize-block = a wall block
option-first_round_prize-chip = a buyback chip
option-first_round_prize-treasure = a treasure
option-favor_trade = Trading favor cards at the end
    .about = Decides whether favor cards left in hand can be traded for 1 jade or 1 convict each before the final count. Choose “yes” if cards that were never completed should still help towards the most jade or the most workers. (IF13.5)
option-favor_trade-no = no
option-favor_trade-yes = yes
option-treasure_convicts = Convicts for a treasure
    .about = Decides where the two convicts come from that go to jail when the Treasurer collects a treasure: from your own stock, so that a treasure has its price, or from the supply, so that it costs nothing. (IF13.6)
option-treasure_convicts-own = from your own stock
option-treasure_convicts-supply = from the supply
option-pattern_towers = Towers in favor patterns
    .about = Decides whether blocks on level 4 count for the patterns of favor cards. Without them tall patterns are harder to complete. (IF13.6)
option-pattern_towers-yes = they count
option-pattern_towers-no = they do not count
option-pattern_exact = Gaps in favor patterns
    .about = Decides whether the gaps of a pattern must be free of your own blocks. With the strict rule patterns with gaps need care: one block too many spoils them. (IF13.6)
option-pattern_exact-no = may hold anything
option-pattern_exact-yes = may hold no block of your own

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome to Alcott Island! All of you raise one wall together, but every block carries its builder's mark. Points come from rows in which you have the most blocks, from towers, from favor cards and from treasures. To build you need wall blocks and workers, and you pay with jade. You see the wall with its regions, the question you are to answer, and your favor cards; whenever a new kind of question comes up, I explain it.
lesson-return-favor = Each favor card shows a pattern. Once your blocks stand like that in the wall, you can play the card for its rewards. You keep three of the five. Rule of thumb: keep small patterns, and those that fit into each other.
lesson-bid = All bid in secret for the governor's support. Only the winner pays, goes first this round and gets a governor block to place anywhere in the wall for free. Rule of thumb: bid little at first, for jade buys blocks and laborers.
lesson-action = You play one of your role cards and do one thing that it offers; you have three turns in a round, and a card on the table is gone until the next round. Rule of thumb for the first round: the Planner for blocks, the Recruiter for laborers, then the Builder.
lesson-recruit = Laborers are the better workers: only half of those you commit are lost. The first one is free, every further one costs more. Rule of thumb: three for 2 jade are a good deal.
lesson-buy-blocks = What you build comes from your stock, so buy blocks first. The first one is free, every further one costs more. Rule of thumb: two or three are enough for this round.
lesson-draw-favors = Draw three and keep two, or draw five and keep only one. Cards in hand cost nothing, even if you never complete them. Rule of thumb: if your blocks already stand in the wall, look at five and take the one that fits.
lesson-keep-favor = Which card suits the wall best? You can complete only what you have blocks and workers for. Rule of thumb: take a pattern of which most blocks stand already.
lesson-unreinforce = A reinforced block can't be replaced, and it counts for no further pattern. Remove the reinforcement of a block you want to replace, or one of your own that you need for another favor.
lesson-build = A block stands on the ground or on another block, whoever owns that one. Higher up it takes more workers: 2, 4, 6 and 8. Rule of thumb: build where you get the most blocks in a row, or where a favor pattern grows.
lesson-second = For 1 jade you may build a second block in the same action, if you have workers for both. Rule of thumb: do it whenever you can afford it, for it saves you a whole turn.
lesson-split = Who does the work? Convicts never come back, and of the laborers half, rounded up. Rule of thumb: commit an even number of laborers and keep the convicts if you need them for treasures.
lesson-play-favor = One of your patterns stands in the wall, congratulations! Playing the card brings its rewards at once, and income and petition bonuses for the rest of the match. Rule of thumb: first the cards with income, for they pay every round.
lesson-reinforce = One block of the pattern is reinforced: nobody can replace it, but it counts for no further pattern. Rule of thumb: choose a block that the others would like to replace and that you don't need for another favor.
lesson-replace = You put your own block in the place of another one, for twice the workers. It goes back to its owner, and nothing is scored now. Rule of thumb: it pays where it turns the majority of a row that is not complete yet.
lesson-jail = For a treasure two convicts go into two different jails. Whoever collects from that jail later gets them. Rule of thumb: choose the jails that you can empty yourself sooner than the others.
lesson-move = You build, recruit and empty the jail where your taskmaster stands. Rule of thumb: go where a row is nearly complete, or where a full jail is waiting; at the end your weakest region counts, so build everywhere.
lesson-repeat = The Taskmaster lets you use a role once more that you played in an earlier turn of this round; it costs a little jade. Rule of thumb: building twice in one round is worth 2 jade.
lesson-after = Your action is done. With 3 jade you can take back the Taskmaster, with a chip any role, and then you act once more. Unused chips are worth points at the end. Rule of thumb: an extra action pays when it completes a row or a favor.
lesson-governor-cell = The governor block belongs to nobody. It is good for completing a row, for then you get the chip and the row is scored, or as a step for your next block. Rule of thumb: never place it where it helps somebody else to build higher.
lesson-trade = The match is nearly over: each favor card left in your hand can still become 1 jade or 1 convict. The most jade and the most workers bring 3 points each. Rule of thumb: see where you can still catch up with the others.
lesson-wait = Now it is the others' turn to choose. Meanwhile look at their stock: whoever has blocks and workers will build soon. The log tells you what they did.
lesson-end = That was your first round. You know how jade becomes blocks and workers, and how these become a wall. From now on rows get completed and favors come true; at the end your weakest region, treasures, chips, jade and workers count too. Play on; whatever is new, I explain when it comes up.

# What a result is made of.
score-rows = Rows
score-towers = Towers
score-favors = Favors
score-treasures = Treasures
score-chips = Buyback chips
score-weakest-region = Weakest region
score-treasure-majority = Most and fewest treasures
score-most-jade = Most jade
score-most-workers = Most workers
score-blocks-in-wall = Blocks in the wall (tie-breaker)

# Island Fortress, in English.

game-title = Island Fortress
game-sentence = Recruit laborers, put convicts to work, win the governor's support and raise a fortress wall together; whoever leaves the greatest mark on it wins.

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
    .low = collect 6 convicts for 2 laborers
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
        [one] One more must go back
        [2] Two must go back
       *[other] { $left } must go back
    }; you keep three.
ask-bid = How much jade do you bid for the governor's support? You have { $jade } jade{ $bonus ->
        [0] {""}
       *[other] , and your favors add { $bonus } to your bid
    }. Only the winner pays, goes first and gets a governor block.
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
ask-draw-favors = How many favor cards do you draw? You hold { $cards }.
ask-keep-favor = Which favor card do you keep? { $left ->
        [one] One stays
        [2] Two stay
       *[other] { $left } stay
    } with you, the rest goes under the deck.
ask-unreinforce = Which reinforcement { $region-in } do you remove? The block counts for favors again, and can be replaced again.
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
ask-split = Which workers do you commit? You need { $workers }; all convicts and half of the laborers, rounded up, are lost.
ask-play-favor = Which favor card do you play? You get what stands on it.
ask-reinforce = Which block do you reinforce? Choose one of the blocks that make “{ $favor }”; nobody can replace it then.
ask-replace = Which block { $region-in } do you replace? You have { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }; replacing takes twice the workers of building.
ask-jail = Which jail gets a convict? Two convicts, each in another jail, are the price of the treasure.
ask-move = Where does your taskmaster go? Now you are { $region-in }.
ask-repeat = Which role do you use once more, and for what? You have { $jade } jade.
ask-after = Do you end your turn? You have played { $role-acc }, and you have { $jade } jade.
ask-governor-cell = Where do you place the governor block? It counts for nobody, but fills rows and carries what comes above.
ask-trade = Do you trade in a favor card? You still hold { $cards }; the most jade and the most workers bring 3 points each.

# Choices.
choice-return-favor = return “{ $favor }”
choice-bid = { $number } jade
choice-action-recruit-laborers = Recruiter: recruit 1 to 5 laborers (0 to 6 jade)
choice-action-collect-convicts = Recruiter: collect 6 convicts (for 2 laborers)
choice-action-collect-from-jail = Recruiter: empty the jail { $region-in }
choice-action-buy-blocks = Planner: buy 1 to 5 wall blocks (0 to 6 jade)
choice-action-draw-favors = Planner: draw favor cards
choice-action-remove-reinforcement = Planner: remove a reinforcement { $region-in }
choice-action-build-wall = Builder: build wall { $region-in }
choice-action-play-favor = Builder: play a completed favor card
choice-action-replace-block = Builder: replace another player's block { $region-in }
choice-action-collect-jade = Treasurer: collect 3 jade (and 1 for every 3 treasures)
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
choice-draw-favors = draw { $draw } and keep { $keep ->
        [one] one
        [2] two
       *[other] { $keep }
    }
choice-keep-favor = keep “{ $favor }”
choice-unreinforce = { $cell }: block of { $victim }
choice-build = build on { $cell } ({ $workers } workers)
choice-second = build on { $cell } (1 jade, { $workers } workers)
choice-second-done = no second block
choice-second-place-governor = place the governor block first
choice-split = commit { $laborers ->
        [0] { $convicts } convicts (all are lost)
        [one] 1 laborer and { $convicts ->
            [one] 1 convict (both are lost)
           *[other] { $convicts } convicts (all are lost)
        }
       *[other] { $laborers } laborers{ $convicts ->
            [0] {" "}({ $lost ->
                [one] 1 is
               *[other] { $lost } are
            } lost)
           *[other] {" "}and { $convicts ->
                [one] 1 convict
               *[other] { $convicts } convicts
            } ({ $lost ->
                [one] 1 laborer
               *[other] { $lost } laborers
            } and { $convicts ->
                [one] the convict
               *[other] all convicts
            } are lost)
        }
    }
choice-play-favor = play “{ $favor }”
choice-reinforce = reinforce { $cell }
choice-replace = { $cell }: the block of { $victim } ({ $workers } workers)
choice-jail = the jail { $region-in }
choice-move = { $region }
choice-repeat = { $role }: { $action-low } ({ $jade } jade)
choice-after-end-turn = end the turn
choice-after-end-turn-governor = end the turn (the governor block is lost)
choice-after-jade = buy back { $role-acc } for 3 jade and act once more
choice-after-chip = buy back { $role-acc } with a chip and act once more
choice-after-place-governor = place the governor block
choice-governor-cell = place it on { $cell }
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
       *[other] {" "}({ $value } with the bonus)
    }.
event-lot-drawn = The bids are tied; the lot falls on { $seat }.
event-petition-won = { $seat } pays { $bid } jade and wins the governor's support; 1 jade goes to the jail { $region-in }.
event-prize-block = { $seat } gains a wall block as the prize of the first round.
event-prize-chip = { $seat } gains a buyback chip as the prize of the first round.
event-prize-treasure = { $seat } gains a treasure as the prize of the first round.
event-role-played = { $seat } plays { $role-acc }.
event-role-repeated = { $seat } repeats { $role-acc } for { $jade } jade.
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
event-convicts-collected = { $seat } trades { $laborers } laborers for { $count ->
        [one] 1 convict
       *[other] { $count } convicts
    }.
event-jail-emptied = { $seat } { $convicts ->
        [0] { $jade ->
            [0] finds nothing in
           *[other] collects { $jade } jade from
        }
       *[other] collects { $convicts ->
            [one] 1 convict
           *[other] { $convicts } convicts
        } { $jade ->
            [0] from
           *[other] and { $jade } jade from
        }
    } the jail { $region-in }.
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
    } and keeps { $keep ->
        [one] one
        [2] two
       *[other] { $keep }
    }.
event-favor-kept = You keep the favor “{ $favor }”.
event-reinforcement-removed = { $seat } removes the reinforcement on { $cell } (block of { $victim }).
event-built = { $seat } builds on { $cell }.
event-tower-built = { $seat } builds a tower on { $cell }: { $points } points.
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
event-chip-gained = { $seat } completes a row ({ $region }, { $level }) and takes a buyback chip.
event-row-scored = { $seat } leads the row ({ $region }, { $level }): { $points } points.
event-level-scored = { $seat } leads { $level } of the whole wall: { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }.
event-favor-played = { $seat } plays the favor “{ $favor }”.
event-reinforced = { $seat } reinforces the block on { $cell }.
event-jade-collected = { $seat } collects { $jade } jade.
event-treasure-collected = { $seat } collects a treasure.
event-taskmaster-moved = { $seat } moves the taskmaster { $region-into }.
event-governor-lost = { $seat } has not placed the governor block, so it is out of the game.
event-wall-complete = { $seat } fills the last space: the wall is complete!
event-jails-taken = { $seat } takes { $jade } jade and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    } from the jails.
event-last-round-over = The match ends after round { $round }; what is in the jails is lost.
event-traded-jade = { $seat } trades a favor card for 1 jade.
event-traded-convict = { $seat } trades a favor card for 1 convict.
event-final-points = Final scoring: { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ends with { $total }.

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
table-holder = governor marker: { $name }
table-governor = the governor block is still to be placed
table-supply = Supply: laborers { $laborers } · convicts { $convicts } · chips { $chips } · reinforcements { $reinforcements } · favors { $favors }
table-jail = jail: { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }, { $jade } jade
table-camp = camp:
table-goods = jade { $jade } · laborers { $laborers } · convicts { $convicts } · blocks { $blocks } · treasures { $treasures } · chips { $chips }
table-favors = favor cards in hand: { $favors }
table-bid = bid { $bid }
table-roles = roles played: { $list }
table-played = favors played: { $list }
table-hand = Your favor cards:
table-looking = The favor cards you have drawn:
table-complete = complete
table-missing = missing: { $list }
table-never = fits nowhere any more
table-legend = ●B Blue, ▲Y Yellow, ◆W White, ■R Red, ▒G governor · * reinforced · a1: open

# How long a match takes.
game-length = 60 to 120 minutes

# Table options.
option-replacing = Replacing other players' blocks
    .about = Decides whether the Builder can replace another player's block with yours for twice the workers. Without it the game is more peaceful: what is built stays. (IF13.1)
option-replacing-yes = yes
option-replacing-no = no
option-extra_region = One more region
    .about = Adds a region to the wall, so that there is more room and less jostling; the number of rounds stays the same, and the wall is finished more rarely. For 3 or 4 players only. (IF13.2)
option-extra_region-no = no
option-extra_region-yes = yes
option-quick_start = Quicker game
    .about = Gives everybody more to begin with, so that building gets going at once. A little: 3 jade, 2 laborers and 2 wall blocks; a lot: 6 jade, 4 laborers, 2 convicts and 3 wall blocks. (IF13.3)
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
lesson-start = Welcome to Alcott Island! You all raise one wall, but every block carries its owner's mark. Whoever has the most blocks in a complete row gets its points; towers, favor cards and treasures bring points too, and the most points win. To build you need wall blocks and workers, and both cost jade. Point at anything on the table, or press it for a moment, and it explains itself; I explain each new kind of question.
lesson-return-favor = A favor card shows a pattern and below it the rewards. As soon as blocks of your own stand like that anywhere in the wall, you can play it. Of your five cards two go back, one after the other. Rule of thumb: keep small patterns, and those that fit into each other.
lesson-bid = Every round begins with income and this auction: all bid in secret for the governor's support. Only the winner pays, goes first and gets a governor block to place for free. Rule of thumb: 0 to 5 jade, because jade buys blocks and laborers too; the sooner you want to build, the more.
lesson-action = You play one of your five role cards and choose one of its actions; the card stays on the table until the next round, and a round has three turns. Rule of thumb: first get blocks (Planner) and workers (Recruiter), then build (Builder). Every region has a jail in which convicts gather; they are workers too, and who empties it gets them for nothing. The Treasurer gets jade; the Taskmaster repeats a role or changes the region.
lesson-recruit = Laborers and convicts are your workers; a block on the ground takes two of them. Laborers are the better ones: only half of those who build are lost, but all of the convicts are. The first laborer is free, the next two cost 1 jade each, the last two 2 jade each. Rule of thumb: four are enough for two blocks on the ground.
lesson-buy-blocks = You build with blocks from your stock, and at the beginning it is empty. The first block is free, the next two cost 1 jade each, the last two 2 jade each. Rule of thumb: three or four last for two rounds.
lesson-draw-favors = Draw three and keep two, or draw five and keep only one. Cards in hand cost nothing, even if you never complete them. Rule of thumb: if your blocks already stand in the wall, look at five and take the one that fits.
lesson-keep-favor = Which card suits the wall best? You can complete only what you have blocks and workers for. Rule of thumb: take a pattern of which most blocks stand already.
lesson-unreinforce = A reinforced block can't be replaced, and it counts for no further pattern. Remove the reinforcement of a block you want to replace, or one of your own that you need for another favor.
lesson-build = A block stands on the ground or on another block, whoever owns that one. Higher up it takes more workers: 2, 4, 6 and 8. Rule of thumb: build where you get the most blocks in a row, or where a favor pattern grows; point at a favor card to see in the wall what it lacks.
lesson-second = For 1 jade you may build a second block in the same action, even on top of the first, if you have workers for both. Rule of thumb: a second block saves you a whole turn; do without it only if you are saving up for a higher level.
lesson-split = Who does the work? All convicts you commit are lost, but only half of the laborers, rounded up. Rule of thumb: first the convicts you don't need for treasures (the Treasurer gets one for two of them), then an even number of laborers.
lesson-play-favor = A pattern of yours stands in the wall. Playing the card brings its rewards at once, and extra income and petition bonuses in every round to come. Rule of thumb: first the cards that bring something in every round.
lesson-reinforce = Your pattern stands and its favor is played, congratulations! You get the rewards at once. One block of the pattern gets an iron band: nobody can replace it, but it counts for no further pattern. Rule of thumb: choose a block that the others would like to replace and that you don't need for another favor.
lesson-replace = You put your own block in the place of another one, for twice the workers. It goes back to its owner, and nothing is scored now. Rule of thumb: it pays where it turns the majority of a row that is not complete yet.
lesson-jail = For a treasure two convicts go into two different jails. Whoever collects from that jail later gets them. Rule of thumb: choose the jails that you can empty yourself sooner than the others.
lesson-move = You build, and you collect from the jail, in the region where your taskmaster stands. Rule of thumb: go where a row is nearly complete, or where a full jail is waiting; at the end your weakest region counts, so build everywhere.
lesson-repeat = The Taskmaster lets you use a role once more that you played in an earlier turn of this round; that costs 1 to 3 jade. Rule of thumb: worth it for the workers or blocks you lack for your next turn, and for building twice in a round.
lesson-after = Your action is done. For a second one you may buy back the card just played: the Taskmaster for 3 jade, any role for a chip, which you get for the last block of a row. A governor block must be placed by the end of your third turn. Rule of thumb: a second action pays when it completes a row or a favor; chips you keep bring points at the end.
lesson-governor-cell = The governor block counts for nobody, but it fills a space, and others can stand on it. If it completes a row, you get the buyback chip and the row is scored. Rule of thumb: complete a row with it, or make it a step for your next block; see first whom else it helps.
lesson-trade = The match is nearly over: each favor card left in your hand can still become 1 jade or 1 convict. The most jade and the most workers bring 3 points each. Rule of thumb: see where you can still catch up with the others.
lesson-wait = Now it is the others' turn to choose. Meanwhile look at their stock: whoever has blocks and workers will build soon. The log tells you what they did.
lesson-end = Now you know how jade becomes blocks and workers, how these become a wall, and how a wall brings points. From here on you choose for yourself, and I only explain what is new; if you are in doubt, ask for a hint or look into the rules. And think of the end: your weakest region, treasures, chips, jade and workers count too, so build in both regions.

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
score-total = Total
score-blocks-in-wall = Blocks in the wall (tie-breaker)

# Board.
board-headline-setup = Choosing favors
board-headline-petition = Round { $round } of { $rounds } · petition
board-headline-action = Round { $round } of { $rounds } · turn { $turn } of { $turns }
board-headline-trade = Round { $round } of { $rounds } · trade
board-headline-over = Over after round { $round }
board-regions = Regions
board-block = { $cell }: { $owner }
board-reinforced = { $cell }: { $owner }, reinforced
board-governor-block = { $cell }: the governor's block
board-row-done = Complete row; most blocks: { $names } ({ $count })
board-row-nobodys = Complete row of the governor alone
board-level = Level { $level }: { $workers } workers for a block
board-tower-points = A tower on level { $level }: { $points } points
board-row-points = Majority in a row of level { $level }: { $points } points
board-jail = Jail of { $region }: { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }, { $jade } jade
board-camp = Camp of { $region }: { $names }
board-nobody = nobody
board-sea = Points: { $points }
board-supply = Supply
board-supply-governor-blocks = { $count ->
        [0] No governor block left: this is the last round
        [one] 1 governor block left: one more round to come
       *[other] { $count } governor blocks left: so many rounds to come
    }
board-supply-laborers = Laborers in the supply: { $count }
board-supply-convicts = Convicts in the supply: { $count }
board-supply-chips = Buyback chips in the supply: { $count }
board-supply-reinforcements = Reinforcements in the supply: { $count }
board-supply-favors = Favor cards in the deck: { $count }
board-points = { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
board-jade = { $count } jade
board-laborers = { $count ->
        [one] 1 laborer
       *[other] { $count } laborers
    }
board-convicts = { $count ->
        [one] 1 convict
       *[other] { $count } convicts
    }
board-treasures = { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
board-chips = { $count ->
        [one] 1 buyback chip
       *[other] { $count } buyback chips
    }
board-favors = { $count ->
        [one] 1 favor card in hand
       *[other] { $count } favor cards in hand
    }
board-blocks = { $stock ->
        [one] 1 wall block
       *[other] { $stock } wall blocks
    } in stock, { $supply } in the supply
board-at = Taskmaster in { $region }
board-laid = { $count ->
        [0] No role card on the table
       *[other] On the table: { $names }
    }
board-played = Favor played: { $name } ({ $rewards })
board-seal = The governor marker
board-governor-in-hand = Governor block still to be placed
board-bid-open = Bid { $count } jade
board-bid-closed = Has bid
board-amounts = How many
board-bids = Bids
board-roles = Role cards
board-repeat-cost = { $count } jade to repeat this role
board-favor = { $name }: { $rewards }
board-complete = complete
board-returned = returned
board-drawn = drawn
board-action-0 = Recruit laborers
board-action-1 = Collect 6 convicts
board-action-2 = Collect from jail
board-action-3 = Buy wall blocks
board-action-4 = Draw favor cards
board-action-5 = Remove rein{"\u00AD"}forcement
board-action-6 = Build wall
board-action-7 = Play a favor
board-action-8 = Replace a block
board-action-9 = Collect jade
board-action-10 = Collect a treasure
board-action-11 = Move to a region
board-action-12 = Repeat a role

about-block = A wall block with its builder's mark. It counts for its owner in the row, in favor patterns and in the region at the end; another player can replace it for twice the workers. (IF8.B3)
about-cell = A space of the wall. It can be built on as soon as it lies on the ground or on another block, whoever owns that one. (IF3.4)
about-tower = Level 4 has spaces at the two ends of a region only. Whoever builds one of these towers gets 5 points at once. (IF10.1)
about-governor-block = The governor's block. The holder of the governor marker may place it for free on any open space in one of their three turns. It counts for nobody, but it can complete a row and carry blocks, and it can't be replaced. (IF9)
about-reinforcement = An iron band: this block can't be replaced, and it counts for no further pattern. The Planner can remove it. (IF8.P3)
about-region = A region of the wall with its jail and its camp. At the end everybody gets 3 points for each own block in the region where they have the fewest. (IF12.6)
about-workers = The workers that a block on this level takes: 2, 4, 6 or 8. Replacing somebody's block takes twice as many. (IF8.B1)
about-row = Once the five spaces of a row are filled, everybody with the most blocks in it gets these points, and whoever placed the last one takes a buyback chip. If the whole level is complete, its leader gets a treasure. (IF10.2)
about-jail = The jail of the region holds convicts and jade. A Recruiter whose taskmaster stands in this region may take everything; whoever fills the last space of the wall gets what is in all jails. (IF8.R3)
about-camp = The camp of the region. Whoever has a taskmaster here builds, recruits and buys in this region. (IF7.7)
about-points = Victory points. They come from majorities in rows, from towers, favors and treasures, and from the final count. (IF10)
about-supply-governor-blocks = The governor blocks still to come, one for each round. When none is left, the game ends after the round. (IF6.3)
about-supply-laborers = Laborers in the supply. When it is empty, nobody can recruit. (IF11.2)
about-supply-convicts = Convicts in the supply; those lost in building return here. (IF11.2)
about-supply-chips = Buyback chips that nobody has taken yet. (IF11.2)
about-supply-reinforcements = Reinforcements left; each favor played puts one on a block of its pattern. (IF11.4)
about-supply-favors = The deck of favor cards. Cards that are not kept go under it. (IF8.P2)
about-jade = The money of the game. It buys laborers, blocks, second blocks, repeated roles and the governor's support. The most jade brings 3 points at the end. (IF12.6)
about-laborers = Laborers do the building. Of those committed, half are lost, rounded up. (IF8.0)
about-convicts = Convicts build like laborers, but all of those committed are lost. Two of them also buy a treasure. (IF8.0)
about-treasures = A treasure is worth 1 point at once; three of them bring 1 jade more when you collect jade. At the end the most bring 3 points, the fewest cost 3. (IF10.5)
about-chips = A buyback chip takes the role card just played back into the hand for a second action. At the end 1, 2, 3 or 4 chips are worth 1, 3, 6 or 10 points. (IF7.3)
about-blocks = Wall blocks in stock, ready to be built, and after the stroke those that can still be bought. Everybody has 18. (IF8.P1)
about-favors = Favor cards in hand. Only their owner knows them; unplayed ones cost nothing. (IF4.2)
about-roles = The five role cards. Those that lie on their side were played in this round; all come back in the next. (IF7.6)
about-income = Jade that favors add to the income of every round. (IF6.1)
about-petition = What favors add to every bid in the petition. It costs nothing. (IF6.2)
about-seal = The governor marker. Its holder won the petition, goes first in this round and has one governor block. (IF6.2)
about-bid = The petition: all bid in secret, then the hands open together. Only the winner pays. (IF6.2)
about-favor = A favor. If your blocks stand in the wall like this, turned neither round nor over, the Builder can play the card for its rewards. Pointing at it shows in the wall what you have and, dashed, what you lack. (IF8.B2)
about-recruiter = The Recruiter gets workers. (IF8.R1)
about-planner = The Planner gets blocks and favors. (IF8.P1)
about-builder = The Builder builds the wall and plays favors. (IF8.B1)
about-treasurer = The Treasurer gets jade and treasures. (IF8.T1)
about-taskmaster = The Taskmaster moves your pawn or repeats an earlier role. Only this card can be bought back for 3 jade. (IF8.M1)
about-recruit-laborers = Take 1, 2, 3, 4 or 5 laborers for 0, 1, 2, 4 or 6 jade. A convict goes to the jail of your region. (IF8.R1)
about-collect-convicts = Give 2 laborers and take 6 convicts. (IF8.R2)
about-collect-from-jail = Take all convicts and all jade from the jail of your region. (IF8.R3)
about-buy-blocks = Take 1, 2, 3, 4 or 5 of your blocks for 0, 1, 2, 4 or 6 jade. A convict goes to the jail of your region. (IF8.P1)
about-draw-favors = Draw three favor cards and keep two, or draw five and keep one. (IF8.P2)
about-remove-reinforcement = Take a reinforcement off any block in your region. (IF8.P3)
about-build-wall = Build one block in your region, or two for 1 jade more; it takes blocks in stock, and 2, 4, 6 or 8 workers for one on level 1, 2, 3 or 4. A convict goes to the jail. (IF8.B1)
about-play-favor = Play a favor whose pattern stands in the wall, reinforce one of its blocks and take the rewards. (IF8.B2)
about-replace-block = Put your block in the place of another player's in your region: it takes a block in stock, and 4, 8, 12 or 16 workers for level 1, 2, 3 or 4. Reinforced blocks and the governor's stay. Nothing is scored. (IF8.B3)
about-collect-jade = Take 3 jade, and 1 more for every three treasures. (IF8.T1)
about-collect-treasure = Send 2 convicts to two different jails and take a treasure. (IF8.T2)
about-move-taskmaster = Move your taskmaster to another region. (IF8.M1)
about-repeat-role = Pay to use a role once more that you played in an earlier turn of this round: 1 jade for the Recruiter, 2 for the Planner or the Builder, 3 for the Treasurer. (IF8.M2)

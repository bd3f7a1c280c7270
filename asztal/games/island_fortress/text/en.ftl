# Island Fortress, in English.

game-title = Island Fortress
game-sentence = Recruit laborers, put convicts to work, win the governor's support and build a fortress wall together; whoever leaves the greatest mark on it wins.

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
    .low = 6 convicts for 2 laborers
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
    }. Only the winner pays, and the winner goes first and gets a governor block.
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
        [0] no blocks
        [one] 1 block
       *[other] { $stock } blocks
    } in your stock.
ask-draw-favors = How many favor cards do you draw? You have { $cards ->
        [0] none
       *[other] { $cards }
    } in hand.
ask-keep-favor = Which favor card do you keep? You keep { $left ->
        [one] one
        [2] two
       *[other] { $left }
    }; the rest go under the deck.
ask-unreinforce = Which reinforcement { $region-in } do you remove? Then the block counts for favors and can be replaced again.
ask-build = Where { $region-in } do you build? You have { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }.
ask-second = Do you build a second block? It costs 1 jade. You have committed { $workers } workers so far, out of { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }.
ask-split = Which workers do you commit? You need { $workers }. You lose all the convicts and half the laborers, rounded up.
ask-play-favor = Which favor card do you play? You get the rewards on it.
ask-reinforce = Which block do you reinforce? Choose one of the blocks that form “{ $favor }”; nobody will be able to replace it.
ask-replace = Which block { $region-in } do you replace? Replacing takes twice as many workers as building; you have { $laborers ->
        [one] 1 laborer
       *[other] { $laborers } laborers
    } and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    }.
ask-jail = Which jail gets a convict? For a treasure, two convicts go to two different jails.
ask-move = Where does your taskmaster go? You are { $region-in } now.
ask-repeat = Which action do you repeat? You have { $jade } jade.
ask-after = Do you end your turn? You have played { $role-acc } and have { $jade } jade left.{ $buybacks ->
        [0] {""}
       *[other] {" "}Buying the card back gives you a second action.
    }
ask-governor-cell = Where do you place the governor block? It counts for nobody, but it fills a row, and blocks can stand on it.
ask-trade = Do you trade in a favor card? You still have { $cards } in hand. Having the most jade and having the most workers bring 3 points each.

# Choices.
choice-return-favor = return “{ $favor }”
choice-bid = { $number } jade
choice-action-recruit-laborers = Recruiter: recruit laborers (0–6 jade)
choice-action-collect-convicts = Recruiter: 6 convicts for 2 laborers
choice-action-collect-from-jail = Recruiter: empty the jail { $region-in }
choice-action-buy-blocks = Planner: buy wall blocks (0–6 jade)
choice-action-draw-favors = Planner: draw favor cards
choice-action-remove-reinforcement = Planner: remove a reinforcement
choice-action-build-wall = Builder: build wall { $region-in }
choice-action-play-favor = Builder: play a completed favor card
choice-action-replace-block = Builder: replace another player's block
choice-action-collect-jade = Treasurer: collect jade (3 or more)
choice-action-collect-treasure = Treasurer: treasure (2 convicts to jail)
choice-action-move-taskmaster = Taskmaster: move to another region
choice-action-repeat-role = Taskmaster: repeat a role (1–3 jade)
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
choice-draw-favors = draw { $draw } and keep { $keep }
choice-keep-favor = keep “{ $favor }”
choice-unreinforce = { $cell }: { $victim }'s block
choice-build = build on { $cell } ({ $workers } workers)
choice-second = build on { $cell } (1 jade, { $workers } workers)
choice-second-done = no second block
choice-second-place-governor = place the governor block first
choice-split = { $laborers ->
        [0] { $convicts } convicts (lose all)
        [one] 1 laborer{ $convicts ->
            [one] , 1 convict (lose both)
           *[other] , { $convicts } convicts (lose all)
        }
       *[other] { $laborers } laborers{ $convicts ->
            [0] {" "}(lose { $lost })
            [one] , 1 convict (lose { $lost } and 1)
           *[other] , { $convicts } convicts (lose { $lost } and { $convicts })
        }
    }
choice-play-favor = play “{ $favor }”
choice-reinforce = reinforce { $cell }
choice-replace = { $cell }: { $victim }'s block ({ $workers } workers)
choice-jail = the jail { $region-in }
choice-move = { $region }
choice-repeat = { $action-low } ({ $jade } jade)
choice-after-end-turn = end your turn
choice-after-end-turn-governor = end your turn (lose the governor block)
choice-after-jade = buy back { $role-acc } for 3 jade
choice-after-chip = buy back { $role-acc } with a chip
choice-after-place-governor = place the governor block
choice-governor-cell = place it on { $cell }
choice-trade-jade = trade a favor card for 1 jade
choice-trade-convict = trade a favor card for 1 convict
choice-trade-laborer = trade a favor card for 1 laborer
choice-trade-stop = trade no more

# What happens.
event-favor-returned = You return the favor “{ $favor }”.
event-round-begins = Round { $round }
event-income = { $seat } receives { $jade } jade in income.
event-bid-made = You bid { $bid } jade.
event-bid-revealed = { $seat } bids { $bid } jade{ $bonus ->
        [0] {""}
       *[other] {" "}({ $value } with the petition bonus)
    }.
event-lot-drawn = The bids are tied; { $seat } is drawn by lot.
event-petition-won = { $seat } pays { $bid } jade and wins the governor's support; 1 jade goes to the jail { $region-in }.
event-prize-block = { $seat } gets a wall block as the prize of the first petition.
event-prize-chip = { $seat } gets a buyback chip as the prize of the first petition.
event-prize-treasure = { $seat } gets a treasure as the prize of the first petition.
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
event-reinforcement-removed = { $seat } removes the reinforcement from { $victim }'s block on { $cell }.
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
event-replaced = { $seat } replaces { $victim }'s block on { $cell }.
event-chip-gained = { $seat } completes a row ({ $region }, { $level }) and takes a buyback chip.
event-row-scored = { $seat } has the most blocks in the row ({ $region }, { $level }): { $points } points.
event-level-scored = { $seat } has the most blocks { $level-on } of the whole wall: { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }.
event-favor-played = { $seat } plays the favor “{ $favor }”.
event-reinforced = { $seat } reinforces the block on { $cell }.
event-jade-collected = { $seat } collects { $jade } jade.
event-treasure-collected = { $seat } collects a treasure.
event-taskmaster-moved = { $seat } moves the taskmaster { $region-into }.
event-governor-lost = { $seat } has not placed the governor block. It is out of the game.
event-wall-complete = { $seat } fills the last space: the wall is complete!
event-jails-taken = { $seat } takes { $jade } jade and { $convicts ->
        [one] 1 convict
       *[other] { $convicts } convicts
    } from the jails.
event-last-round-over = The match ends after round { $round }. Everything in the jails is lost.
event-traded-jade = { $seat } trades a favor card for 1 jade.
event-traded-convict = { $seat } trades a favor card for 1 convict.
event-traded-laborer = { $seat } trades a favor card for 1 laborer.
event-final-points = Final scoring: { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ends with { $total }.

reason-wall = The wall is complete; the highest score wins.
reason-rounds = The last round is over; the highest score wins.

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
table-governor = the governor block has not been placed yet
table-supply = Supply: laborers { $laborers } · convicts { $convicts } · chips { $chips } · reinforcements { $reinforcements } · favor cards { $favors }
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
table-never = no longer fits anywhere
table-legend = ●B Blue, ▲Y Yellow, ◆W White, ■R Red, ▒G governor · * reinforced · a1: open

# How long a match takes.
game-length = 60 to 120 minutes

# Table options.
option-replacing = Replacing other players' blocks
    .about = Decides whether the Builder can replace another player's block with one of yours, for twice the workers. Without it, the game is more peaceful: what is built stays. (IF13.1)
option-replacing-yes = yes
option-replacing-no = no
option-extra_region = One more region
    .about = Makes the wall one region longer, which gives everybody more room. The number of rounds stays the same, so the wall is finished less often. For 3 or 4 players only. (IF13.2)
option-extra_region-no = no
option-extra_region-yes = yes
option-extra_jade = Quicker game: extra jade
    .about = Everybody starts with this much more, so that building gets going at once. We suggest 3 jade, 2 laborers and 2 wall blocks, or 6 jade, 4 laborers, 2 convicts and 3 wall blocks. (IF13.3)
option-extra_laborers = Quicker game: laborers
    .about = Everybody starts with this many laborers from the supply. (IF13.3)
option-extra_convicts = Quicker game: convicts
    .about = Everybody starts with this many convicts from the supply. (IF13.3)
option-extra_blocks = Quicker game: wall blocks
    .about = Everybody starts with this many of their own wall blocks in stock. (IF13.3)
option-first_round_prize = Prize of the first petition
    .about = Whoever wins the governor's support in round 1 also gets this prize, which makes a high bid worth more right away. (IF13.4)
option-first_round_prize-none = none
option-first_round_prize-block = a wall block
option-first_round_prize-chip = a buyback chip
option-first_round_prize-treasure = a treasure
option-favor_trade = Trading favor cards at the end
    .about = Decides whether you can trade the favor cards left in your hand for 1 jade or 1 convict each before the final scoring. Choose “yes” if cards you never completed should still help you to have the most jade or the most workers. (IF13.5)
option-favor_trade-no = no
option-favor_trade-yes = yes
option-treasure_convicts = Convicts for a treasure
    .about = When the Treasurer collects a treasure, two convicts go to jail. Decides where they come from: from your own stock, so that a treasure has its price, or from the supply, so that it costs nothing. (IF13.6)
option-treasure_convicts-own = from your own stock
option-treasure_convicts-supply = from the supply
option-pattern_towers = Towers in favor patterns
    .about = Decides whether blocks on level 4 count for the patterns of favor cards. Without them, tall patterns are harder to complete. (IF13.6)
option-pattern_towers-yes = they count
option-pattern_towers-no = they don't count
option-pattern_exact = Gaps in favor patterns
    .about = Decides whether the gaps in a pattern must be free of your own blocks. Under the strict rule, patterns with gaps need care: one block too many spoils them. (IF13.6)
option-pattern_exact-no = may hold anything
option-pattern_exact-yes = may hold no block of your own
option-convicts = Supply of convicts
    .about = Decides whether convicts can run out. With four experienced players they do in most matches. (IF11.2)
option-convicts-limited = the 75 in the box
option-convicts-unlimited = never runs out

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome to Alcott Island! You all build one wall, but every block carries its owner's mark. Whoever has the most blocks in a complete row gets its points; towers, favor cards and treasures bring points too, and the highest score wins. To build, you need wall blocks and workers, and both cost jade. Point at anything on the table, or hold your finger on it, to read what it is; I explain each new kind of question.
lesson-return-favor = A favor card shows a pattern and, below it, the rewards. As soon as your own blocks stand like that anywhere in the wall, you can play the card. Two of your five cards go back, one after the other. Rule of thumb: keep small patterns, and patterns that fit into each other.
lesson-bid = Every round begins with income and this secret auction for the governor's support. Only the winner pays, and the winner goes first and gets a governor block to place for free. Rule of thumb: bid 0 to 5 jade, because jade buys blocks and laborers too; the sooner you want to build, the more you bid.
lesson-action = You play one of your five role cards and choose one of its actions. The card stays on the table until the next round, and you have three turns in a round. Rule of thumb: first get blocks (Planner) and workers (Recruiter), then build (Builder). Every region has a jail where convicts gather; they are workers too, and whoever empties the jail gets them for free. The Treasurer gets jade; the Taskmaster repeats a role or moves to another region.
lesson-recruit = Laborers and convicts are your workers; a block on the ground takes two of them. Laborers are better: you lose only half of those who build, but all of the convicts. The first laborer is free, the next two cost 1 jade each, the last two 2 jade each. Rule of thumb: four are enough for two blocks on the ground.
lesson-buy-blocks = You build with blocks from your stock, which is empty at first. The first block is free, the next two cost 1 jade each, the last two 2 jade each. Rule of thumb: three or four last for two rounds.
lesson-draw-favors = Draw three and keep two, or draw five and keep only one. Cards in hand cost nothing, even if you never complete them. Rule of thumb: three bring you two cards for the rounds to come; look at five if you need one that fits what already stands.
lesson-keep-favor = Which card suits the wall best? To complete it, you need blocks and workers. Rule of thumb: take a pattern that is mostly built already.
lesson-unreinforce = A reinforced block can't be replaced, and it counts for no further pattern. Remove the reinforcement from a block you want to replace, or from one of your own that you need for another favor.
lesson-build = A block stands on the ground or on another block, no matter whose. The higher the level, the more workers a block takes: 2, 4, 6 or 8. Rule of thumb: build where you get the most blocks in a row, or where a favor pattern grows; point at a favor card to see in the wall what it still needs.
lesson-second = For 1 jade you may build a second block in the same action, even on top of the first, if you have enough workers for both. Rule of thumb: a second block saves you a whole turn; skip it only if you are saving up for a higher level.
lesson-split = Who does the work? You lose all the convicts you commit, but only half of the laborers, rounded up. Rule of thumb: first the convicts you don't need for treasures (the Treasurer sends two to jail for each), then an even number of laborers.
lesson-play-favor = One of your patterns stands in the wall. Playing the card brings its rewards at once, and extra income and petition bonuses every round from then on. Rule of thumb: first play the cards that bring something every round.
lesson-reinforce = Your pattern stands, and you have played its favor. Congratulations! You get the rewards at once. One block of the pattern gets an iron band: nobody can replace it, but it counts for no further pattern. Rule of thumb: choose a block that the others would like to replace and that you don't need for another favor.
lesson-replace = You put your own block in place of another player's, for twice the workers. The old block goes back to its owner, and nothing is scored now. Rule of thumb: it pays off where it turns the majority in a row that is not complete yet.
lesson-jail = For a treasure, two convicts go to two different jails. Whoever collects from a jail later gets them. Rule of thumb: choose jails that you can empty before the others do.
lesson-move = You build, and you collect from the jail, in the region where your taskmaster is. Rule of thumb: go where a row is nearly complete, or where the jail is full; at the end your weakest region counts, so build everywhere.
lesson-repeat = With the Taskmaster you use a role from an earlier turn of this round once more; that costs 1 to 3 jade. Rule of thumb: it is worth it for the workers or blocks you need for your next turn, and for building twice in a round.
lesson-after = Your action is done. For a second one, you may buy back the card you just played: the Taskmaster for 3 jade, any role for a chip, which you get for placing the last block of a row. A governor block must be placed by the end of your third turn. Rule of thumb: a second action pays off when it completes a row or a favor; the chips you keep bring points at the end.
lesson-governor-cell = The governor block counts for nobody, but it fills a space, and other blocks can stand on it. If it completes a row, you get the buyback chip, and the row is scored. Rule of thumb: complete a row with it, or use it as a step for your next block; first see who else it helps.
lesson-trade = The match is nearly over: you can still turn each favor card left in your hand into 1 jade or 1 convict. Having the most jade and having the most workers bring 3 points each. Rule of thumb: see where you can still catch up with the others.
lesson-wait = Now the others choose. Meanwhile, look at their stock: whoever has blocks and workers will build soon. The log tells you what they did.
lesson-end = Now you know how jade turns into blocks and workers, these into a wall, and the wall into points. From here on you choose for yourself, and I only explain what is new; if you are in doubt, ask for a hint or look at the rules. And think of the end: your weakest region, treasures, chips, jade and workers count too, so build in both regions.

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
board-headline-setup = Choosing favor cards
board-headline-petition = Round { $round } of { $rounds } · petition
board-headline-action = Round { $round } of { $rounds } · turn { $turn } of { $turns }
board-headline-trade = Round { $round } of { $rounds } · trade
board-headline-over = Game over after round { $round }
board-regions = Regions
board-block = { $cell }: { $owner }
board-reinforced = { $cell }: { $owner }, reinforced
board-governor-block = { $cell }: governor block
board-row-done = Complete row; most blocks: { $names } ({ $count })
board-row-nobodys = Complete row with only governor blocks
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
        [0] No governor blocks left: this is the last round
        [one] 1 governor block left: one more round to come
       *[other] { $count } governor blocks left: that many rounds to come
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
board-governor-in-hand = Governor block not placed yet
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
board-action-11 = Move the taskmaster
board-action-12 = Repeat a role

about-block = A wall block with its builder's mark. It counts for its owner in the row, in favor patterns and in the region at the end; another player can replace it for twice the workers. (IF8.B3)
about-cell = A wall space. You can build on it if it is on the ground or on top of another block, no matter whose. (IF3.4)
about-tower = Level 4 has spaces only at the two ends of a region. Whoever builds one of these towers gets 5 points at once. (IF10.1)
about-governor-block = A governor block. The holder of the governor marker may place it for free on any open space during one of their three turns. It counts for nobody, but it can complete a row and carry blocks, and it can't be replaced. (IF9)
about-reinforcement = An iron band: this block can't be replaced, and it counts for no further pattern. The Planner can remove the band. (IF8.P3)
about-region = A region of the wall with its jail and its camp. At the end you get 3 points for each of your blocks in the region where you have the fewest. (IF12.6)
about-workers = The number of workers a block on this level takes: 2, 4, 6 or 8. Replacing another player's block takes twice as many. (IF8.B1)
about-row = When the five spaces of a row are filled, everybody with the most blocks in it gets these points, and whoever placed the last block takes a buyback chip. When the whole level is complete, whoever has the most blocks on it gets a treasure. (IF10.2)
about-jail = The jail of the region holds convicts and jade. If your taskmaster is here, you take everything with the Recruiter; whoever fills the last space of the wall takes everything from all jails. (IF8.R3)
about-camp = The camp of the region. If your taskmaster is here, you build, recruit and buy in this region. (IF7.7)
about-points = Victory points. They come from majorities in rows, from towers, favors and treasures, and from the final scoring. (IF10)
about-supply-governor-blocks = The governor blocks still to come, one for each round. When none are left, the match ends after the round. (IF6.3)
about-supply-laborers = Laborers in the supply. When there are none left, nobody can recruit. (IF11.2)
about-supply-convicts = Convicts in the supply. Those lost in building return here. With four players they often run out; then you get only what is left. (IF11.2)
about-supply-chips = Buyback chips that nobody has taken yet. (IF11.2)
about-supply-reinforcements = Reinforcements in the supply. Each favor played puts one on a block of its pattern. (IF11.4)
about-supply-favors = The deck of favor cards. Cards that nobody keeps go under it. (IF8.P2)
about-jade = The money of the game. It pays for laborers, blocks, second blocks, repeated roles and the governor's support. Whoever has the most at the end gets 3 points. (IF12.6)
about-laborers = Laborers build. You lose half of those you commit, rounded up. (IF8.0)
about-convicts = Convicts build like laborers, but you lose all those you commit. When you collect a treasure, two convicts go to jail. (IF8.0)
about-treasures = A treasure is worth 1 point at once; every three treasures bring 1 more jade when you collect jade. At the end, whoever has the most gets 3 points and whoever has the fewest loses 3. (IF10.5)
about-chips = A buyback chip takes the role card you just played back into your hand for a second action. At the end, 1, 2, 3 or 4 chips are worth 1, 3, 6 or 10 points. (IF7.3)
about-blocks = Wall blocks in stock, ready to build, and after the slash those that can still be bought. Everybody has 18. (IF8.P1)
about-favors = Favor cards in hand. Only their owner knows them; cards that are never played cost nothing. (IF4.2)
about-roles = The five role cards. Those turned sideways were played this round; all of them come back in the next. (IF7.6)
about-income = How much jade the favors played add to the income of every round. (IF6.1)
about-petition = The petition bonus: how much the favors played add to every bid. It costs nothing. (IF6.2)
about-seal = The governor marker. Its holder won the petition, goes first this round and has a governor block. (IF6.2)
about-bid = The petition: everybody bids in secret, then all bids are revealed together. Only the winner pays. (IF6.2)
about-favor = A favor. If your blocks stand in the wall like this, neither turned nor mirrored, you can play the card with the Builder for its rewards. Point at it to see in the wall what you have and, dashed, what you still need. (IF8.B2)
about-recruiter = The Recruiter gets workers. (IF8.R1)
about-planner = The Planner gets blocks and favors. (IF8.P1)
about-builder = The Builder builds the wall and plays favors. (IF8.B1)
about-treasurer = The Treasurer gets jade and treasures. (IF8.T1)
about-taskmaster = The Taskmaster moves to another region or repeats an earlier role. Only this card can be bought back for 3 jade. (IF8.M1)
about-recruit-laborers = Take 1, 2, 3, 4 or 5 laborers for 0, 1, 2, 4 or 6 jade. A convict goes to the jail of your region. (IF8.R1)
about-collect-convicts = Give 2 laborers and take 6 convicts. (IF8.R2)
about-collect-from-jail = Take all convicts and all jade from the jail of your region. (IF8.R3)
about-buy-blocks = Take 1, 2, 3, 4 or 5 of your blocks for 0, 1, 2, 4 or 6 jade. A convict goes to the jail of your region. (IF8.P1)
about-draw-favors = Draw three favor cards and keep two, or draw five and keep one. (IF8.P2)
about-remove-reinforcement = Take a reinforcement off any block in your region. (IF8.P3)
about-build-wall = Build one block in your region, or two for 1 jade. You need the blocks in stock and, for each, 2, 4, 6 or 8 workers on level 1, 2, 3 or 4. A convict goes to the jail. (IF8.B1)
about-play-favor = Play a favor whose pattern stands in the wall, reinforce one of its blocks and take the rewards. (IF8.B2)
about-replace-block = Put your block in place of another player's in your region. You need a block in stock and 4, 8, 12 or 16 workers on level 1, 2, 3 or 4. Reinforced blocks and governor blocks can't be replaced. Nothing is scored. (IF8.B3)
about-collect-jade = Take 3 jade, and 1 more for every three treasures you have. (IF8.T1)
about-collect-treasure = Send 2 convicts to two different jails and take a treasure. (IF8.T2)
about-move-taskmaster = Move your taskmaster to another region. (IF8.M1)
about-repeat-role = Use a role from an earlier turn of this round once more. It costs 1 jade for the Recruiter, 2 for the Planner or the Builder, 3 for the Treasurer. (IF8.M2)

# Why something can't be chosen now.
why-favor-returned = You have already returned this favor.
why-favor-held = You already hold this favor; you choose among those you have just drawn.
why-favor-lacks = “{ $favor }” is not complete: it lacks { $count ->
        [one] one block
       *[other] { $count } blocks
    } where it lacks the fewest.
why-favor-hopeless = “{ $favor }” is not complete, and there is no place left for it in the wall.
why-role-laid = You have already played { $role-acc } this round; you get all role cards back in the next one.
why-no-laborers = There are no laborers left in the supply.
why-laborers = For this you return { $needed } laborers, and you have { $laborers ->
        [0] none
       *[other] { $laborers }
    }.
why-no-convicts = There are no convicts left in the supply.
why-no-blocks = You have no blocks left in the supply.
why-no-favors = The favor deck is empty.
why-no-bands = No block { $region-in } is reinforced.
why-stock = You have no block ready to build; the Planner buys them.
why-region-full = There is no space left to build on { $region-in }.
why-workers = Even the cheapest space { $region-in } takes { $needed } workers, and you have { $workers ->
        [0] none
       *[other] { $workers }
    }.
why-replace-workers = Even the cheapest block to replace { $region-in } takes { $needed } workers, and you have { $workers ->
        [0] none
       *[other] { $workers }
    }.
why-no-complete-favor = { $cards ->
        [0] You have no favors in hand.
        [one] Your favor is not complete in the wall.
       *[other] None of your { $cards } favors is complete in the wall.
    }
why-peaceful = At this table nobody replaces blocks.
why-nothing-to-replace = There is no block of another player { $region-in } that you could replace.
why-convicts = A treasure takes { $needed } of your convicts, and you have { $convicts ->
        [0] none
       *[other] { $convicts }
    }.
why-repeat-nothing = None of your role cards is on the table from an earlier turn of this round.
why-repeat-poor = Repeating a role costs at least { $cost } jade, and you have { $jade ->
        [0] none
       *[other] { $jade }
    }.
why-repeat-idle = None of the roles you could pay for has anything to do now.
why-repeat-taskmaster = The Taskmaster can't repeat the Taskmaster.
why-repeat-hand = You can only repeat a role card on the table; { $role-the } is still in your hand.
why-repeat-jade = Repeating { $role-acc } costs { $cost } jade, and you have { $jade ->
        [0] none
       *[other] { $jade }
    }.
why-elsewhere = { $cell } is in another region; your taskmaster is { $region-in }.
why-cell-taken = There is already a block on { $cell }.
why-cell-high = { $cell } has nothing to stand on: first { $below } must be built.
why-cell-workers = { $cell } takes { $needed } workers, and you have { $workers ->
        [0] none
       *[other] { $workers }
    } left.
why-second-jade = A second block costs { $needed } jade, and you have none.
why-no-band = The block on { $cell } is not reinforced.
why-not-in-pattern = { $cell } is not part of this favor's pattern.
why-replace-empty = There is no block on { $cell } to replace.
why-replace-own = The block on { $cell } is your own.
why-replace-governor = The governor's blocks can't be replaced.
why-replace-band = The block on { $cell } is reinforced.
why-jail-served = This jail has had its convict; the second one goes to another.
why-here = Your taskmaster is already { $region-in }.

# What a hint is about.
aspect-points =
    { $count ->
        [0] points
        [one] 1 point
       *[other] { $count } points
    }
hope-rows = Your prospects in rows and levels get better.
aspect-regions =
    { $count ->
        [0] blocks in the wall
        [one] 1 block in the wall
       *[other] { $count } blocks in the wall
    }
aspect-jade =
    { $count ->
        [0] jade
        [one] 1 jade
       *[other] { $count } jade
    }
aspect-workers =
    { $count ->
        [0] workers
        [one] 1 worker
       *[other] { $count } workers
    }
aspect-stock =
    { $count ->
        [0] blocks to build with
        [one] 1 block to build with
       *[other] { $count } blocks to build with
    }
hope-jail = A fuller jail is within your reach.
hope-ready = You can build more in this round.
aspect-chips =
    { $count ->
        [0] buyback chips
        [one] 1 buyback chip
       *[other] { $count } buyback chips
    }
aspect-bonuses =
    { $count ->
        [0] more in every round
        [one] 1 more in every round
       *[other] { $count } more in every round
    }
hope-favors = Your favors promise more.
hope-final = You stand better in what counts at the end: treasures, jade and workers.
hope-governor = You have better chances of the governor's support, or more turns to use it.

# Empires, in English.

game-title = Empires: The Age of Discovery
game-sentence = Send colonists, captains, soldiers and builders to the New World; after eight turns, whoever has the most victory points wins.
game-length = 45 to 120 minutes

seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green
seat-orange = Orange
seat-purple = Purple

# Regions: the name, as an object, where something is, where it goes.
region-0 = Canada
    .acc = Canada
    .in = in Canada
    .into = to Canada
    .from = from Canada
region-1 = New England
    .acc = New England
    .in = in New England
    .into = to New England
    .from = from New England
region-2 = Virginia
    .acc = Virginia
    .in = in Virginia
    .into = to Virginia
    .from = from Virginia
region-3 = Florida
    .acc = Florida
    .in = in Florida
    .into = to Florida
    .from = from Florida
region-4 = Caribbean
    .acc = the Caribbean
    .in = in the Caribbean
    .into = to the Caribbean
    .from = from the Caribbean
region-5 = Mexico
    .acc = Mexico
    .in = in Mexico
    .into = to Mexico
    .from = from Mexico
region-6 = New Granada
    .acc = New Granada
    .in = in New Granada
    .into = to New Granada
    .from = from New Granada
region-7 = Peru
    .acc = Peru
    .in = in Peru
    .into = to Peru
    .from = from Peru
region-8 = Brazil
    .acc = Brazil
    .in = in Brazil
    .into = to Brazil
    .from = from Brazil

# Trade goods: the name, as an object.
good-0 = gold
    .acc = gold
good-1 = silver
    .acc = silver
good-2 = cattle
    .acc = cattle
good-3 = cocoa
    .acc = cocoa
good-4 = fish
    .acc = fish
good-5 = sugar
    .acc = sugar
good-6 = fur
    .acc = fur
good-7 = coffee
    .acc = coffee
good-8 = tobacco
    .acc = tobacco
good-9 = rice
    .acc = rice
good-10 = indigo
    .acc = indigo

# Sets of goods.
set-any = any three
set-three = three of a kind
set-four = four of a kind
ships-count = { $count ->
        [0] no merchant ships
        [one] 1 merchant ship
       *[other] { $count } merchant ships
    }

# Figures: the name, as an object, and how many.
figure-0 = colonist
    .acc = a colonist
    .many = colonists
    .the = the colonist
figure-1 = captain
    .acc = a captain
    .many = captains
    .the = the captain
figure-2 = merchant
    .acc = a merchant
    .many = merchants
    .the = the merchant
figure-3 = missionary
    .acc = a missionary
    .many = missionaries
    .the = the missionary
figure-4 = soldier
    .acc = a soldier
    .many = soldiers
    .the = the soldier
figure-5 = builder
    .acc = a builder
    .many = builders
    .the = the builder
count-colonist = { $count ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
count-captain = { $count ->
        [one] 1 captain
       *[other] { $count } captains
    }
count-merchant = { $count ->
        [one] 1 merchant
       *[other] { $count } merchants
    }
count-missionary = { $count ->
        [one] 1 missionary
       *[other] { $count } missionaries
    }
count-soldier = { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
count-builder = { $count ->
        [one] 1 builder
       *[other] { $count } builders
    }
count-figures = { $count ->
        [0] no figures
        [one] 1 figure
       *[other] { $count } figures
    }

# The eight event boxes: the name, where a figure stands, where it goes.
box-0 = Initiative
    .in = in Initiative
    .into = to Initiative
box-1 = Colonist Dock
    .in = on the Colonist Dock
    .into = to the Colonist Dock
box-2 = Trade Goods
    .in = in Trade Goods
    .into = to Trade Goods
box-3 = Merchant Shipping
    .in = in Merchant Shipping
    .into = to Merchant Shipping
box-4 = Capital Buildings
    .in = in Capital Buildings
    .into = to Capital Buildings
box-5 = Discovery
    .in = in Discovery
    .into = to Discovery
box-specialists = Specialists
    .in = in Specialists
    .into = to Specialists
box-11 = Warfare
    .in = in Warfare
    .into = to Warfare

# The boxes as they are resolved.
stage-0 = Initiative
stage-1 = Colonist Dock
stage-2 = Trade Goods
stage-3 = Merchant Shipping
stage-4 = Capital Buildings
stage-5 = Discovery
stage-6 = Specialists
stage-11 = Warfare

# The rule of each box in a few words, at the right of its title.
rule-initiative = money now, next turn order
rule-dock = land in a discovered region
rule-specialists = ready next turn

# Spaces with a name.
space-numbered = space { $number }
space-x = space X
space-y = space Y
space-mayflower = a ship of the Mayflower
space-captain = captain
space-merchant = merchant
space-missionary = missionary
space-soldier = soldier
space-training = training

# Nations: the name, as an object.
nation-0 = Great Britain
    .acc = Great Britain
nation-1 = Spain
    .acc = Spain
nation-2 = France
    .acc = France
nation-3 = Portugal
    .acc = Portugal
nation-4 = Holland
    .acc = Holland
nation-5 = Italian city-states
    .acc = the Italian city-states

# Discovery cards.
find-16 = Mississippi
    .acc = the Mississippi
find-17 = Great Lakes
    .acc = the Great Lakes
find-18 = Hudson Bay
    .acc = Hudson Bay
find-19 = Orinoco
    .acc = the Orinoco
find-20 = California
    .acc = California
find-21 = Patagonia
    .acc = Patagonia
find-22 = Amazon
    .acc = the Amazon
find-23 = Guinea Coast
    .acc = the Guinea Coast
find-24 = Hawaii
    .acc = Hawaii
find-25 = Philippines
    .acc = the Philippines
find-26 = Spice Islands
    .acc = the Spice Islands
find-27 = Siam
    .acc = Siam
find-28 = Terra Australis
    .acc = Terra Australis
find-29 = India
    .acc = India
find-30 = Japan
    .acc = Japan
find-31 = China
    .acc = China

# What a counter or card shows.
discovery-natives = natives: { $count }
discovery-coins = coins: ${ $count }
discovery-plunder = plunder: ${ $count } per soldier
discovery-points = { $count } VP
discovery-hidden = not discovered yet
discovery-known = { $natives } natives: an expedition has failed here
discovery-strength = strength { $strength }

# Ages, phases, times.
age-0 = age I
    .end = The end of age I
age-1 = age II
    .end = The end of age II
age-2 = age III
    .end = The end of age III
phase-nations = choosing nations
phase-bidding = bidding for the turn order
phase-placement = placement
phase-initiative = Initiative
phase-dock = Colonist Dock
phase-trade_goods = Trade Goods
phase-merchant_shipping = Merchant Shipping
phase-capital_buildings = Capital Buildings
phase-discovery = Discovery
phase-specialists = Specialists
phase-warfare = Warfare
phase-income = income
phase-benefits = building benefits
phase-refresh = refresh
phase-scoring = scoring of the regions
phase-purchase = buying victory points
phase-over = the match is over
when-on_buy = at once
when-each_turn = each turn
when-income = at income
when-passive = always
when-game_end = at the end

# Capital buildings: the name, as an object.
building-0 = Ship Yards
    .acc = the Ship Yards
building-1 = Barracks
    .acc = the Barracks
building-2 = Monastery
    .acc = the Monastery
building-3 = Merchant Guild
    .acc = the Merchant Guild
building-4 = Settlers
    .acc = the Settlers
building-5 = Royal Treasury
    .acc = the Royal Treasury
building-6 = New World Cartography
    .acc = New World Cartography
building-7 = Wharf
    .acc = the Wharf
building-8 = Treasure Fleet
    .acc = the Treasure Fleet
building-9 = Conquistadors
    .acc = the Conquistadors
building-10 = Merchant Fleet
    .acc = the Merchant Fleet
building-11 = Trading Post
    .acc = the Trading Post
building-12 = Docks
    .acc = the Docks
building-13 = Rum Factory
    .acc = the Rum Factory
building-14 = Cigar Factory
    .acc = the Cigar Factory
building-15 = Privateers
    .acc = the Privateers
building-16 = Bank
    .acc = the Bank
building-17 = West Indies Company
    .acc = the West Indies Company
building-18 = University
    .acc = the University
building-19 = Immigration
    .acc = Immigration
building-20 = Jesuits
    .acc = the Jesuits
building-21 = Artillery
    .acc = the Artillery
building-22 = Fortifications
    .acc = the Fortifications
building-23 = Colonial Roads
    .acc = the Colonial Roads
building-24 = Navy
    .acc = the Navy
building-25 = Wealth
    .acc = Wealth
building-26 = Parliament
    .acc = the Parliament
building-27 = Population
    .acc = Population
building-28 = Military Glory
    .acc = Military Glory
building-29 = Stock Exchange
    .acc = the Stock Exchange
building-30 = Mercantilism
    .acc = Mercantilism
building-31 = Royal Palace
    .acc = the Royal Palace
building-32 = Colonial Governors
    .acc = the Colonial Governors
building-33 = Viceroyalty
    .acc = the Viceroyalty
building-34 = Spoils of War ($5)
    .acc = the Spoils of War ($5)
building-35 = Spoils of War (ship)
    .acc = the Spoils of War (ship)
building-36 = Spoils of War (specialists)
    .acc = the Spoils of War (specialists)
building-37 = Magellan
    .acc = Magellan
building-38 = New World City
    .acc = the New World City
building-39 = New World Mission
    .acc = the New World Mission
building-40 = Overpopulation
    .acc = Overpopulation
building-41 = Smuggler
    .acc = the Smuggler
building-42 = Spoils of War ($7)
    .acc = the Spoils of War ($7)
building-43 = Spoils of War (goods)
    .acc = the Spoils of War (goods)
building-44 = Stonemasonry
    .acc = Stonemasonry
building-45 = Papal Decree
    .acc = the Papal Decree
building-46 = Mint
    .acc = the Mint
building-47 = Trading House
    .acc = the Trading House
building-48 = Reformation
    .acc = the Reformation
building-49 = Mayflower
    .acc = the Mayflower
building-50 = Age of Discovery
    .acc = the Age of Discovery
building-51 = New World Capital
    .acc = the New World Capital
building-52 = Enlightenment
    .acc = the Enlightenment
building-53 = Rewritten History
    .acc = Rewritten History

# Where the long words of those names may be broken on a plate.
plate-breaks = Cartog|raphy Conquis|tadors Enlight|enment Fortifi|cations Immi|gration Mercan|tilism Over|popu|lation Parlia|ment Popu|lation Priva|teers Refor|mation Stone|masonry Univer|sity Vice|royalty

# Short words on the plate of a building.
plate-ship_yards = +1 captain
plate-barracks = +1 soldier
plate-monastery = +1 missionary
plate-merchant_guild = +1 merchant
plate-settlers = +1 colonist
plate-royal_treasury = $5
plate-new_world_cartography = a free discovery
plate-wharf = dock space X
plate-treasure_fleet = $20
plate-conquistadors = 1 soldier to Discovery
plate-merchant_fleet = 2 ships
plate-trading_post = 3 goods, drawn unseen
plate-docks = dock space Y
plate-rum_factory = $3 per sugar
plate-cigar_factory = $3 per tobacco
plate-privateers = from all others $1 per ship
plate-bank = $10
plate-west_indies_company = 1 good, drawn unseen
plate-university = +1 specialist of your choice
plate-immigration = +2 colonists
plate-jesuits = a missionary brings 2 colonists
plate-artillery = soldiers remove 2 each
plate-fortifications = save 2 figures per battle
plate-colonial_roads = move a figure
plate-navy = 3 VP per ship
plate-wealth = 1 VP per $5
plate-parliament = 2 VP per building
plate-population = 1 VP per 3 figures overseas
plate-military_glory = 4 VP per soldier overseas
plate-stock_exchange = $20 and 3 VP
plate-mercantilism = half the economy VP again
plate-royal_palace = 7 VP
plate-colonial_governors = 2 VP per region with 4 figures
plate-viceroyalty = 4 VP per region led alone
plate-spoils_money_5 = $5
plate-spoils_ship = 1 ship
plate-spoils_specialists = 2 specialists of your choice
plate-magellan = captains count 3 on expeditions
plate-new_world_city = +1 builder
plate-new_world_mission = +1 missionary
plate-overpopulation = 3 colonists overseas
plate-smuggler = swap 1 good with another
plate-spoils_money_7 = $7
plate-spoils_goods = 2 goods, drawn unseen
plate-stonemasonry = +1 builder
plate-papal_decree = you and another: 2 colonists each
plate-mint = $2 per gold or per silver
plate-trading_house = sell goods for $5 each
plate-reformation = stops others' missionaries
plate-mayflower = 3 ships are dock spaces
plate-age_of_discovery = 4 VP per discovery
plate-new_world_capital = 3 VP per builder overseas
plate-enlightenment = 4 VP per figure in Specialists
plate-rewritten_history = take a counter from 2 players

# Targets of a figure besides the boxes; places in the turn order.
box-6 = Specialists: captain
    .in = in Specialists (captain)
    .into = to Specialists (captain)
box-7 = Specialists: merchant
    .in = in Specialists (merchant)
    .into = to Specialists (merchant)
box-8 = Specialists: missionary
    .in = in Specialists (missionary)
    .into = to Specialists (missionary)
box-9 = Specialists: soldier
    .in = in Specialists (soldier)
    .into = to Specialists (soldier)
box-10 = Specialists: training
    .in = in Specialists (training)
    .into = to Specialists (training)
box-12 = Colonist Dock: space X
    .in = on space X of the Colonist Dock
    .into = to space X of the Colonist Dock
box-13 = Colonist Dock: space Y
    .in = on space Y of the Colonist Dock
    .into = to space Y of the Colonist Dock
box-14 = Mayflower: one of your ships
    .in = on a ship of the Mayflower
    .into = to a ship of the Mayflower
place-0 = 1st place
    .acc = 1st place
place-1 = 2nd place
    .acc = 2nd place
place-2 = 3rd place
    .acc = 3rd place
place-3 = 4th place
    .acc = 4th place
place-4 = 5th place
    .acc = 5th place
place-5 = 6th place
    .acc = 6th place

# Questions.
ask-nation = Which nation do you lead? Its two advantages are yours for the whole match.
ask-start-bid = How much do you bid for a place in the first turn order? { $bid ->
        [-1] Nobody has bid yet.
       *[other] The highest bid is ${ $bid }.
    } You have ${ $money }. If you pass, you bid no more for this place.
ask-start-place = Which place in the first turn order do you take?
ask-place-figure = Which figure do you place? { $left ->
        [one] It is your last one.
       *[other] You have { $left } figures left.
    }
ask-place-box = Where do you place { $figure-the }?
ask-dock-region = Where does your { $figure } land? It stays there for good.
ask-goods-pick = Which trade good do you take?
ask-building-buy = Which building do you buy? { $price ->
        [0] It costs you nothing.
       *[other] It costs you ${ $price }; Spoils of War are free. You have ${ $money }.
    }
ask-colonist-region = Overpopulation: where do you place a colonist? You may place { $left } more.
ask-decree-player = Papal Decree: who places two colonists, besides you?
ask-decree-first = Papal Decree: who places two colonists first, you or { $other }?
ask-decree-region = Papal Decree: in which region do you place { $count ->
        [one] a colonist
       *[other] { $count } colonists
    }? You must have a figure there.
ask-history-player = Rewritten History: from whom do you take a discovery counter at random?
ask-specialist-pick = Which specialist do you take? It is ready in the next turn.
ask-discovery-send = { $strength ->
        [0] Do you send an expedition? Choose who sails. All who sail are used up, even if it fails.
       *[other] Who else sails? The expedition has strength { $strength } so far.
    }
ask-discovery-region = { $strength ->
        [0] A free discovery: which region is it?
       *[other] Which region is to be discovered? The expedition has strength { $strength }.
    }
ask-training-pick = Which specialist do you take? { $builders ->
        [1] A builder is free, any other costs $5.
       *[other] Each costs $5.
    } You have ${ $money }.
ask-war-kind = Do you fight? A battle in one region is free. A war against one player everywhere costs $10. You have ${ $money }.
ask-war-region = In which region do you fight the battle?
ask-war-opponent = Whom do you attack?
ask-war-victim = Which figure of { $enemy } do you remove { $region-in }? { $left ->
        [one] This is your last hit.
       *[other] You have { $left } hits left.
    }
ask-fort-cancel = Fortifications: which of your figures { $region-in } do you save? You may save { $left } more.
ask-figure-swap = All ten of these figures are in use. Where do you turn one into a colonist to get a new { $figure }? Otherwise the new one is lost.
ask-roads-from = Colonial Roads: where do you take a figure from? You may move { $left } more.
ask-roads-figure = Which figure { $region-in } do you move?
ask-roads-to = Where does your { $figure } go?
ask-smuggler-player = Smuggler: with whom do you swap a trade good?
ask-smuggler-give = Which trade good do you give { $other }?
ask-smuggler-take = Which trade good do you take from { $other } for your { $good }?
ask-tradehouse-sell = Trading House: which trade good do you sell for $5? It goes back into the goods supply.
ask-vp-buy = How many victory points do you buy? Each costs ${ $price }, and you have ${ $money }.

# Choices.
choice-nation = { $nation }
choice-start-bid = ${ $number }
choice-start-bid-pass = pass
choice-start-place = { $place }
choice-place-figure = { $figure }
choice-place-box = { $box }
choice-dock-region = { $region }
choice-dock-region-pass = do not land
choice-goods-pick = { $good }
choice-goods-pick-pass = take nothing
choice-building-buy = { $building }
choice-building-buy-pass = buy nothing
choice-colonist-region = { $region }
choice-colonist-region-stop = no more colonists
choice-decree-player = { $seat }
choice-decree-first = { $seat }
choice-decree-region = { $region }
choice-history-player = { $seat }
choice-history-player-pass = from nobody
choice-specialist-pick = { $figure }
choice-discovery-send = { $figure }
choice-discovery-send-sail = set sail
choice-discovery-send-all = everybody sails
choice-discovery-send-pass = no expedition
choice-discovery-region = { $region }
choice-training-pick = { $figure }{ $price ->
        [0] {" "}(free)
       *[other] {" "}(${ $price })
    }
choice-training-pick-pass = take nobody
choice-war-kind-battle = a battle (free)
choice-war-kind-war = a war ($10)
choice-war-kind-pass = no fight
choice-war-region = { $region }
choice-war-opponent = { $seat }
choice-war-victim = { $figure }
choice-fort-cancel = { $figure }
choice-fort-cancel-stop = save no more
choice-figure-swap = { $region }
choice-figure-swap-no = lose the new figure
choice-roads-from = { $region }
choice-roads-from-stop = move no more
choice-roads-figure = { $figure }
choice-roads-to = { $region }
choice-smuggler-player = { $seat }
choice-smuggler-player-pass = no swap
choice-smuggler-give = { $good }
choice-smuggler-take = { $good }
choice-tradehouse-sell = { $good } ($5)
choice-tradehouse-sell-stop = sell no more
choice-vp-buy = { $number ->
        [0] none
       *[other] { $number } VP for ${ $cost }
    }

# What happens.
event-nation-taken = { $seat } leads { $nation-acc }.
event-bid-made = { $seat } bids ${ $amount }.
event-bid-passed = { $seat } passes.
event-place-taken = { $seat } takes { $place-acc } in the turn order{ $amount ->
        [0] {""}
       *[other] {" "}for ${ $amount }
    }.
event-start-money = { $seat } has { $place } in the first turn order and starts with ${ $amount }.
event-turn-begins = Turn { $turn } ({ $age })
event-turn-order = { $seat } has { $place } in the next turn order.
event-placed = { $seat } places { $figure-acc } { $box-in }.
event-box-resolved = { $box }
event-initiative-paid = { $seat } gets ${ $amount } for the initiative.
event-landed = { $seat } lands { $figure-acc } { $region-in }.
event-stayed = { $seat } does not land { $figure-acc }; it returns to the supply.
event-merchant-paid = { $seat } gets ${ $amount } for the merchant.
event-colonists-came = { $count ->
        [one] A colonist comes with { $seat }'s missionary
       *[other] { $count } colonists come with { $seat }'s missionary
    } { $region-into }.
event-mission-blocked = { $owner } has the Reformation: { $seat }'s missionary brings no colonist { $region-into }.
event-region-good-taken = { $seat } is the first with three figures { $region-in } and takes { $good-acc }.
event-good-picked = { $seat } takes { $good-acc }.
event-good-drawn = { $seat } draws { $good-acc }.
event-bag-empty = The goods supply is empty; { $seat } draws nothing.
event-ship-won = { $seat } wins the merchant ship with a value of { $value }.
event-ship-gained = { $seat } gets a merchant ship.
event-no-ship = No merchant ship is left for { $seat }.
event-building-bought = { $price ->
        [0] { $seat } takes { $building-acc } for nothing.
       *[other] { $seat } buys { $building-acc } for ${ $price }.
    }
event-money-gained = { $seat } gets ${ $amount }.
event-training-paid = { $seat } pays ${ $amount } for training.
event-figure-gained = { $seat } gets { $figure-acc } for the next turn.
event-figure-boarded = { $seat } gets { $figure-acc } in Discovery.
event-figure-swapped = { $seat } turns { $figure-acc } { $region-in } into a colonist and gets a new one.
event-figure-lost = { $seat } gets no { $figure }: all ten are in use.
event-settled = { $seat } places { $count ->
        [one] a colonist
       *[other] { $count } colonists
    } { $region-in }.
event-decreed = { $seat } chooses { $other } for the Papal Decree.
event-counter-stolen = { $seat } takes a discovery counter from { $victim }.
event-expedition = { $seat } sends an expedition with strength { $strength }.
event-counter-shown = Natives { $region-in }: { $natives }.
event-card-shown = { $find }: { $natives } natives.
event-discovered = { $seat } discovers { $region-acc }: ${ $amount } and { $points } VP.
event-card-discovered = { $seat } discovers { $find-acc }: ${ $amount } and { $points } VP.
event-expedition-failed = { $seat }'s expedition { $region-into } fails with strength { $strength }.
event-card-failed = { $seat }'s expedition to { $find-acc } fails with strength { $strength }.
event-spain-paid = { $seat } gets ${ $amount } more for the discovery.
event-battle-begins = { $seat } fights a battle against { $enemy } { $region-in }.
event-war-declared = { $seat } declares war on { $enemy } and pays ${ $price }.
event-figure-saved = { $seat } saves { $figure-acc } { $region-in }.
event-figures-fell = { $seat } loses { $count ->
        [one] { $figure-acc }
       *[other] { $count } { $figure-many }
    } { $region-in }.
event-income-paid = { $seat } gets ${ $amount } for goods and ships.
event-building-paid = { $building }: { $seat } gets ${ $amount }.
event-nation-paid = { $nation }: { $seat } gets ${ $amount }.
event-money-taken = { $victim } pays { $seat } ${ $amount }.
event-good-sold = { $seat } sells { $good-acc } for ${ $amount }.
event-goods-swapped = { $seat } gives { $victim } { $good-acc } and takes { $other-acc }.
event-figure-moved = { $seat } moves { $figure-acc } { $from-from } { $region-into }.
event-age-ends = { $age-end }: the regions are scored.
event-region-scored = { $seat } scores { $points } VP { $region-in }.
event-points-bought = { $seat } buys { $points } VP for ${ $price }.
event-economy-scored = { $seat } scores { $points } VP for the economy.
event-discoveries-scored = { $seat } scores { $points } VP for discoveries.
event-building-scored = { $building }: { $seat } scores { $points } VP.

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome. You lead a European power that sends people to the New World. In every turn you place your figures one by one on eight event boxes; then the boxes are resolved from first to last. After turns 3, 6 and 8 the regions of the New World are scored: 6 points for the most figures, 2 for the second most. In this lesson we play up to the first scoring. Point at anything on the table, or hold your finger on it, to read what it is; I explain each new kind of question.
lesson-nation = Every nation has two advantages of its own, and they work all match long. Rule of thumb: Holland and the Italian city-states are for traders, whose money is easy to count; Great Britain with its two more colonists each turn is for those who want many figures; Spain and Portugal are for discoverers.
lesson-start-bid = You bid for a place in the first turn order. Only the winner pays. Rule of thumb: going first is worth 2 or 3 dollars, hardly more.
lesson-start-place = Whoever goes first gets the best spaces in the first turn. Rule of thumb: take the earliest place left.
lesson-place-figure = You place one figure, then the others place one, and so on until nobody has any left. Nothing may be saved for the next turn. Any figure may go anywhere, but each kind of specialist is better in some boxes. Rule of thumb: colonists first, as long as the space you want is not in danger; keep captains, soldiers and merchants for where they count more.
lesson-place-box = Each box does something else, and spaces are scarce, so somebody may take yours. Rule of thumb: in each of the first turns a building while you can pay for it, trade goods and a specialist; the nearer the scoring, the more figures on the dock. Collect figures in Discovery until you have four or five.
lesson-dock-region = Your figure lands, and it stays in this region for good. A merchant brings $5 when landing, a missionary one more colonist. The first player with three figures in a region takes its trade good. Rule of thumb: go where you can be first with three figures; before the scoring, where one figure brings you to first or second place.
lesson-goods-pick = Trade goods bring money in every turn: any three make $1, three of a kind $3, four of a kind $6. Rule of thumb: take a kind you already have.
lesson-building-buy = A building works for the rest of the match. In age I each costs $10; later they get more expensive. Rule of thumb: early in the match, take something that gives money or figures every turn.
lesson-colonist-region = These colonists go straight to the New World. Rule of thumb: put them where they make your third figure or give you the most.
lesson-decree-player = You and another player place two colonists each. Rule of thumb: choose somebody far behind, or somebody who has no figures in your regions.
lesson-decree-first = Rule of thumb: go second, then you can answer what the other player did; go first if you are both about to be the first with three figures.
lesson-decree-region = Both colonists go to one region where you already have a figure. Rule of thumb: where they bring you to first place.
lesson-history-player = You take one of this player's discovery counters at random. Rule of thumb: choose whoever has the most points on counters.
lesson-specialist-pick = A specialist of your choice, ready in the next turn. Rule of thumb: a captain if you want to discover, a merchant if you need money, a missionary for the majority, a builder where you are in first place.
lesson-discovery-send = You may send one expedition in a turn, with as many of your figures here as you like. Each counts 1, a captain 2. Together they must be as strong as the natives on the counter, which nobody has seen yet. All who sail are used up, whether you succeed or not; the others wait here. For each soldier there is plunder. Rule of thumb: with strength 4 you succeed in three cases of four; with less, pass and wait.
lesson-discovery-region = Nobody knows what is on the counters, unless an expedition has failed there already. A success brings you the counter with its points, coins and a first colonist in the region. Rule of thumb: go where the trade good suits you.
lesson-training-pick = Here you may buy a specialist of any kind for $5, or take a builder for nothing. Rule of thumb: take the builder. It makes a region worth more, or a building cheaper by $5.
lesson-war-kind = A battle costs nothing and is fought in one region. A war costs $10 and is fought in every region where you and the other player meet and one of you has a soldier. Rule of thumb: fight only where you have more soldiers than the other player.
lesson-war-opponent = Rule of thumb: attack whoever is just ahead of you in a region, and has no soldiers there.
lesson-war-region = Each soldier removes one enemy figure there. Rule of thumb: choose the region where the loss takes away first place, or leaves nobody with three figures.
lesson-war-victim = You choose what your soldier removes. Both sides strike at the same time, so soldiers that are hit still hit. Rule of thumb: soldiers first, then anything; all figures count the same in the scoring.
lesson-fort-cancel = Your Fortifications save up to two of your figures in this battle. Rule of thumb: save soldiers and builders.
lesson-figure-swap = You have only ten of these figures, and all are in use. You may turn one in the New World into a colonist to get a new one. Rule of thumb: do it; a colonist counts the same for the majority.
lesson-roads-from = You may move up to two of your figures in the New World. Rule of thumb: take them from where you are far ahead or hopeless.
lesson-roads-figure = Rule of thumb: move a colonist; soldiers and builders are where they are for a reason.
lesson-roads-to = Rule of thumb: go where one figure changes the first or second place, or makes your third.
lesson-smuggler-player = You may swap a trade good with another player, who can't refuse. Rule of thumb: look for what completes your set of three or four of a kind.
lesson-smuggler-give = Rule of thumb: give a good that is in none of your sets.
lesson-smuggler-take = Rule of thumb: take the kind of which you have the most.
lesson-tradehouse-sell = Each good you sell brings $5 now and is gone. Rule of thumb: sell what is in no set; in the last turn sell everything, for income has been paid already.
lesson-vp-buy = At the end of an age you may buy victory points. After age I each costs $1, after age II $3, after age III $10. Rule of thumb: after age I, keep what the next building costs and turn the rest into points; they will never be this cheap again.
lesson-wait = Now the others choose. Meanwhile, look at the map: where are you one figure short of first place? The log tells you what the others did.
lesson-end = That was the first scoring: regions count where somebody has at least three figures, 6 points for the most, 2 for the second most, and more for every builder there. Now you know how figures cross the sea, how regions are discovered, and how goods and buildings pay. From here on you choose for yourself, and I only explain what is new; if you are in doubt, ask for a hint or look at the rules. And think of the end: in age III, buildings bring points for what you have collected.

# What a result is made of.
score-regions-1 = Regions, age I
score-regions-2 = Regions, age II
score-regions-3 = Regions, age III
score-bought = Victory points bought
score-discoveries = Discoveries
score-economy = Economy
score-buildings = Buildings
score-total = Total
score-money = Money (in a tie)
score-goods = Trade goods (in a tie)
reason-points = After eight turns the highest score wins.
reason-tie-regions = The score is tied; more points from the last scoring of the regions win.
reason-tie-money = The score is tied; more money wins.
reason-tie-goods = The score is tied; more trade goods win.
reason-shared = After eight turns the victory is shared.
scoring-first = first place { $region-in }: { $points } VP
scoring-second = second place { $region-in }: { $points } VP
scoring-none = { $region }: no points, nobody has three figures
scoring-builders = { $count ->
        [one] 1 builder: +{ $first } for first place, +{ $second } for second place
       *[other] { $count } builders: +{ $first } for first place, +{ $second } for second place
    }

# Table options.
option-builders = Builders
    .about = The training space offers a builder for free. In the New World a builder makes its region worth more, in Capital Buildings it lowers the price by $5. Without builders, three of the new buildings are left out. (E9)
option-builders-on = yes
option-builders-off = no
option-new_buildings = New buildings
    .about = The 20 buildings of the expansion are shuffled in with the 34 others. (E10)
option-new_buildings-on = yes
option-new_buildings-off = no
option-nation_advantages = National advantages
    .about = Everybody leads one of six nations, each with two advantages of its own. (E11)
option-nation_advantages-on = yes
option-nation_advantages-off = no
option-vp_purchase = Buying victory points
    .about = At the end of each age money can be turned into victory points: $1, $3 and $10 for each. (E12)
option-vp_purchase-on = yes
option-vp_purchase-off = no
option-sixth_colour = Sixth color
    .about = The purple figures of the expansion: a sixth player and the Italian city-states. Without them, up to five play. (E1.3)
option-sixth_colour-on = yes
option-sixth_colour-off = no
option-portugal_free_discovery = Portugal's second advantage
    .about = Either natives count 1 less for Portugal's expeditions, or Portugal makes one free discovery before the first turn. (E2.11)
option-portugal_free_discovery-off = natives count 1 less
option-portugal_free_discovery-on = a free discovery
option-failed_counter = After a failed expedition
    .about = Decides who sees how many natives there are. In tournaments only the explorer does. (E5.24)
option-failed_counter-public = everybody sees the counter
option-failed_counter-explorer_only = only the explorer sees it
option-late_seat_money = Money for a later place
    .about = Each place further back in the first turn order starts with this much more. In tournaments it is $2. (E2.3)
option-late_seat_money-1 = $1
option-late_seat_money-2 = $2
option-start_order = First turn order
    .about = Drawn by lot, or everybody bids for a place; then nobody gets extra money. (E2.12)
option-start_order-random = drawn by lot
option-start_order-bid = by bidding
option-dock_six = Dock with six players
    .about = Open spaces of the Colonist Dock when six people play. (E2.10)
option-dock_six-11 = 11 spaces
option-dock_six-12 = 12 spaces
option-three_way_tie = Three or more tied for first
    .about = Points for each of them in a region where three or more players have the most figures. (E8.3)
option-three_way_tie-0 = no points
option-three_way_tie-2 = 2 points each

# What explains itself: the boxes.
about-box-initiative = Initiative, the first box. Each player may have one figure here. It earns $1 on the first space, $2 on the second and so on, and the row is the turn order of the next turn; the others follow in their old order. (E5.1)
about-box-dock = Colonist Dock, the second box. From left to right each figure lands in a discovered region of its owner's choice and stays there. A merchant brings $5, a missionary one more colonist. Spaces X, Y and ships of the Mayflower come last. (E5.5)
about-box-trade_goods = Trade Goods, the third box. From left to right each figure takes one of the four open goods. Goods bring money in every turn. (E5.10)
about-box-merchant_shipping = Merchant Shipping, the fourth box. Any number of figures may stand here. Captains and merchants count 2, all others 1; whoever has the most takes the merchant ship. In a tie the player earlier in the turn order takes it. (E5.12)
about-box-capital_buildings = Capital Buildings, the fifth box. From left to right each figure may buy one open building for $10, $14 or $20, by age. A builder pays $5 less. New buildings come at the end of the turn. (E5.15)
about-box-capital_buildings-base = Capital Buildings, the fifth box. From left to right each figure may buy one open building for $10, $14 or $20, by age. New buildings come at the end of the turn. (E5.15)
about-box-discovery = Discovery, the sixth box. In turn order each player may send one expedition with some of their figures here. If it is as strong as the natives, it takes the counter. Figures sent are used up; the others wait here for later turns. (E5.20)
about-box-specialists = Specialists, the seventh box. Each figure gets its owner the specialist of its space for the next turn. On the training space it is a builder for free, or any other for $5. (E5.45)
about-box-specialists-base = Specialists, the seventh box. Each figure gets its owner the specialist of its space for the next turn. On the training space it is any specialist for $5. (E5.45)
about-box-warfare = Warfare, the last box. From left to right each figure allows one conflict: a battle in one region for nothing, or a war against one player everywhere for $10. Each soldier removes one enemy figure. (E5.50)
about-space-x = Space X of the Colonist Dock. Only the owner of the Wharf may use it, even while other spaces are free. (E4.2)
about-space-y = Space Y of the Colonist Dock. Only the owner of the Docks may use it, even while other spaces are free. (E4.2)
about-space-mayflower = A merchant ship as a dock space. The owner of the Mayflower may use up to three of them in a turn; they are then missing from the sets at income. (E10.16)
about-space-training-base = The training space. Pay $5 for any specialist. It is ready in the next turn. (E5.46)
about-space-training = The training space. Take a builder for nothing, or pay $5 for any other specialist. It is ready in the next turn. (E5.46)

# The figures.
about-figure-colonist = A colonist works in every box and counts as one figure in the New World. You get five of them every turn. On an expedition it counts 1. (E4.3)
about-figure-captain = A captain counts 2 on an expedition and 2 in Merchant Shipping. Everywhere else it works like a colonist. (E5.22)
about-figure-merchant = A merchant counts 2 in Merchant Shipping and brings $5 when it lands from the dock. Everywhere else it works like a colonist. (E5.6)
about-figure-missionary = A missionary that lands from the dock brings one more colonist. Everywhere else it works like a colonist. (E5.6)
about-figure-soldier = A soldier removes an enemy figure in every battle in its region. On an expedition it brings plunder, on top of the coins. In Warfare any figure will do to start the fight. You have ten soldiers. (E5.53)
about-figure-builder = A builder makes its region in the New World worth more: +4 for first place, +2 for second place, whoever owns it. In Capital Buildings it lowers the price by $5. You have ten builders. (E9)

# Goods, ships, money.
about-good = A trade good. Your goods are laid into the best sets in every turn: any three bring $1, three of a kind $3, four of a kind $6. Nothing is used up. (E6.1)
about-good-in-region = The trade good of this region. The first player ever to have three figures here takes it. (E5.7)
about-goods-open = The four goods on offer. What nobody takes goes back, and four new ones come at the end of the turn. (E7.2)
about-goods-supply = The goods supply, face down. (E1.6)
about-set = A set of goods. One merchant ship can stand for any good, one in each set. Sets pay in every turn, and after turn 8 the same sum once more in victory points. (E6.1)
about-ship = A merchant ship. It stands for any good in a set, one ship per set. Eight ships are in play. (E6.1)
about-money = Dollars. They pay for buildings, training and wars, and at the end of each age for victory points. (E12)
about-points = Victory points. They come from the regions after turns 3, 6 and 8, and at the end from discoveries, economy and buildings. (E8)
about-hand = Available figures: those you place in this turn. All of them must be placed. (E4.1)
about-supply = The supply: your figures that are neither available nor on the board. (E1.4)
about-turn-order = The turn order. Placement, expeditions and purchases follow it, and it breaks the tie in Merchant Shipping. The row of Initiative makes the next one. (E7.5)
about-turn-track = Eight turns in three ages: 1 to 3, 4 to 6, 7 and 8. At the end of each age the regions are scored. (E3.1)
about-buildings-open = The buildings on offer: five of the present age. At the end of an age the rest of them leave the game. (E7.1)
about-spoils = Spoils of War. Such a building costs nothing; a builder gets no money back for it. (E9.4)

# Discovery and the map.
about-region = A region of the New World. It scores if somebody has at least three figures here: 6 points for the most, 2 for the second most. (E8.2)
about-region-undiscovered = An undiscovered region. Nobody can land here until an expedition has taken its counter. (E1.1)
about-counter = A discovery counter, face down. Underneath are the number of natives, coins, plunder for each soldier, and victory points. (E5.23)
about-counter-seen = An expedition has failed here. This is the number of natives; the counter is the same as before. (E5.27)
about-expedition = An expedition. Each figure counts 1, a captain 2. It succeeds if it is at least as strong as the natives. (E5.22)
about-natives = The natives: the people who live here. An expedition needs at least this strength. (E5.22)
about-plunder = Plunder: this much money for every soldier on the expedition, besides the coins. (E5.23)
about-discovery-card = A discovery card. When all regions are discovered, expeditions draw these instead. They place no colonist, and a card that was not won is shuffled back. (E5.26)
about-discoveries = Discovery counters and cards this player has won. Their points count at the end. (E8.7)
about-first = First place in this region: 6 points, and 4 more for every builder here. Two players tied get 2 each instead of 6; three or more get only the builders' points. (E8.3)
about-second = Second place in this region: 2 points, and 2 more for every builder here. In a tie for first or second it brings only the builders' points. (E8.4)
about-first-base = First place in this region: 6 points. Two players tied get 2 each; three or more get nothing. (E8.3)
about-second-base = Second place in this region: 2 points. In a tie for first or second there are none. (E8.4)
about-unscored = Nobody has three figures here yet, so the region would not score. (E8.1)

# The nations.
about-nation-britain = Great Britain. At the end of every turn each other player pays you $1, and you get 2 colonists more. (E11)
about-nation-spain = Spain. At the end of every turn you get 1 soldier. Right after each of your discoveries you get $5. (E11)
about-nation-france = France. At the end of every turn you get 1 missionary. In each region you discover you place a second colonist. (E11)
about-nation-portugal = Portugal. At the end of every turn you get 1 captain. For your expeditions the natives count 1 less. (E11)
about-nation-portugal-free = Portugal. At the end of every turn you get 1 captain. Before the first turn you make a free discovery. (E2.11)
about-nation-holland = Holland. At the end of every turn you get 1 merchant and 1 captain. (E11)
about-nation-italy = Italian city-states. At the end of every turn you get 1 merchant, and $1 for every two trade goods you own. (E11)

# The buildings.
about-building-ship_yards = Ship Yards. At the end of every turn you get 1 captain for the next turn. (E13)
about-building-barracks = Barracks. At the end of every turn you get 1 soldier for the next turn. (E13)
about-building-monastery = Monastery. At the end of every turn you get 1 missionary for the next turn. (E13)
about-building-merchant_guild = Merchant Guild. At the end of every turn you get 1 merchant for the next turn. (E13)
about-building-settlers = Settlers. At the end of every turn you get 1 colonist more for the next turn. (E13)
about-building-royal_treasury = Royal Treasury. At the end of every turn you get $5. (E13)
about-building-new_world_cartography = New World Cartography. When you buy it, you make a free discovery: choose an undiscovered region and take its counter, however many natives it shows. You get the coins and place 1 colonist there. (E5.41)
about-building-wharf = Wharf. Only you may use space X of the Colonist Dock. It lands after the numbered spaces. (E13)
about-building-treasure_fleet = Treasure Fleet. When you buy it, you get $20. (E13)
about-building-conquistadors = Conquistadors. At the end of every turn 1 soldier from your supply goes to the Discovery box. It can sail from the next turn on. (E13)
about-building-merchant_fleet = Merchant Fleet. When you buy it, you get 2 merchant ships. (E13)
about-building-trading_post = Trading Post. When you buy it, you draw 3 trade goods from the goods supply, unseen. (E13)
about-building-docks = Docks. Only you may use space Y of the Colonist Dock. It lands after the numbered spaces and X. (E13)
about-building-rum_factory = Rum Factory. With your income you get $3 for each sugar you own, in a set or not. (E13)
about-building-cigar_factory = Cigar Factory. With your income you get $3 for each tobacco you own, in a set or not. (E13)
about-building-privateers = Privateers. At the end of every turn each other player pays you $1 for every merchant ship you own, as far as they have the money. (E13)
about-building-bank = Bank. At the end of every turn you get $10. (E13)
about-building-west_indies_company = West Indies Company. At the end of every turn you draw 1 trade good from the goods supply, unseen. It counts from the next income on. (E13)
about-building-university = University. At the end of every turn you get 1 specialist of your choice for the next turn. (E13)
about-building-immigration = Immigration. At the end of every turn you get 2 colonists more for the next turn. (E13)
about-building-jesuits = Jesuits. Each of your missionaries that lands from the dock brings 2 colonists instead of 1. (E13)
about-building-artillery = Artillery. In a battle each of your soldiers removes 2 enemy figures instead of 1. (E13)
about-building-fortifications = Fortifications. In every battle you save up to 2 of your figures that were hit, after both sides have chosen. (E13)
about-building-colonial_roads = Colonial Roads. At the end of every turn you may move one of your figures to another discovered region. Nothing happens when it arrives, but it can be your third figure there. (E13)
about-building-navy = Navy. At the end of the match you score 3 VP for each merchant ship you own. (E13)
about-building-wealth = Wealth. At the end of the match you score 1 VP for every $5 you have, before you buy victory points. (E13)
about-building-parliament = Parliament. At the end of the match you score 2 VP for each building you own, this one included. (E13)
about-building-population = Population. At the end of the match you score 1 VP for every 3 of your figures in the New World. (E13)
about-building-military_glory = Military Glory. At the end of the match you score 4 VP for each of your soldiers in the New World. (E13)
about-building-stock_exchange = Stock Exchange. At the end of every turn you get $20. At the end of the match you score 3 VP. (E13)
about-building-mercantilism = Mercantilism. At the end of the match you score half of the points for your economy once more, rounded down. (E13)
about-building-royal_palace = Royal Palace. At the end of the match you score 7 VP. (E13)
about-building-colonial_governors = Colonial Governors. At the end of the match you score 2 VP for each region where you have at least 4 figures. (E13)
about-building-viceroyalty = Viceroyalty. At the end of the match you score 4 VP for each region where you were alone in first place in the last scoring. (E13)
about-building-spoils_money_5 = Spoils of War. It costs nothing. When you take it, you get $5. (E10.1)
about-building-spoils_ship = Spoils of War. It costs nothing. When you take it, you get 1 merchant ship. (E10.2)
about-building-spoils_specialists = Spoils of War. It costs nothing. When you take it, you get 2 specialists of your choice for the next turn. (E10.3)
about-building-magellan = Magellan. On an expedition each of your captains counts 3. In Merchant Shipping it still counts 2. (E10.4)
about-building-new_world_city = New World City. At the end of every turn you get 1 builder for the next turn. (E10.5)
about-building-new_world_mission = New World Mission. At the end of every turn you get 1 missionary for the next turn. (E10.6)
about-building-overpopulation = Overpopulation. When you buy it, you may place up to 3 colonists from your supply in discovered regions, together or apart. (E10.7)
about-building-smuggler = Smuggler. At the end of every turn you may swap one of your trade goods for one of another player's. They can't refuse. (E10.8)
about-building-spoils_money_7 = Spoils of War. It costs nothing. When you take it, you get $7. (E10.9)
about-building-spoils_goods = Spoils of War. It costs nothing. When you take it, you draw 2 trade goods from the goods supply, unseen. (E10.10)
about-building-stonemasonry = Stonemasonry. At the end of every turn you get 1 builder for the next turn. (E10.11)
about-building-papal_decree = Papal Decree. When you buy it, you choose another player. Each of you places 2 colonists in one region where they already have a figure; you decide who goes first. (E10.12)
about-building-mint = Mint. With your income you get $2 for each gold or $2 for each silver you own, whichever is more. (E10.13)
about-building-trading_house = Trading House. Right after income you may sell any of your trade goods for $5 each. They go back into the goods supply. (E10.14)
about-building-reformation = Reformation. Where you have a missionary, the missionaries of other players bring no colonist when they land. (E10.15)
about-building-mayflower = Mayflower. In every turn up to 3 of your merchant ships can be dock spaces, one figure on each; they land last. A ship used this way is missing from your sets at this turn's income. (E10.16)
about-building-age_of_discovery = Age of Discovery. At the end of the match you score 4 VP for each discovery counter and card you have, besides their own points. (E10.17)
about-building-new_world_capital = New World Capital. At the end of the match you score 3 VP for each of your builders in the New World. (E10.17)
about-building-enlightenment = Enlightenment. At the end of the match you score 4 VP for each figure you had in the Specialists box in turn 8. (E10.17)
about-building-rewritten_history = Rewritten History. When you buy it, you may take one discovery counter, drawn at random, from each of two other players. Cards are safe. (E10.18)

# The table as text.
table-turn = Turn { $turn } of { $turns }
table-order = turn order { $list }
table-open-goods = Trade goods: { $list }
table-open-buildings = Buildings for ${ $price }: { $list }
table-ship = a merchant ship
table-money = ${ $count }
table-income = income ${ $count }
table-points = { $count } VP
table-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
table-hand = available { $list }
table-finds = { $count ->
        [one] 1 discovery
       *[other] { $count } discoveries
    }
table-worth = { $first }/{ $second } VP

# Discovery counters.
find-0 = 1 VP counter
    .acc = a 1 VP counter
find-1 = 1 VP counter
    .acc = a 1 VP counter
find-2 = 2 VP counter
    .acc = a 2 VP counter
find-3 = 1 VP counter
    .acc = a 1 VP counter
find-4 = 3 VP counter
    .acc = a 3 VP counter
find-5 = 2 VP counter
    .acc = a 2 VP counter
find-6 = 2 VP counter
    .acc = a 2 VP counter
find-7 = 2 VP counter
    .acc = a 2 VP counter
find-8 = 4 VP counter
    .acc = a 4 VP counter
find-9 = 3 VP counter
    .acc = a 3 VP counter
find-10 = 3 VP counter
    .acc = a 3 VP counter
find-11 = 3 VP counter
    .acc = a 3 VP counter
find-12 = 5 VP counter
    .acc = a 5 VP counter
find-13 = 4 VP counter
    .acc = a 4 VP counter
find-14 = 4 VP counter
    .acc = a 4 VP counter
find-15 = 6 VP counter
    .acc = a 6 VP counter

# -- the board
about-income = What this player is paid at the end of the turn as things stand: for sets of goods, from buildings and as a nation. What others have to pay is not counted. (E6.1)
board-area = { $name }: { $figures }, together { $sum }
board-bag = Goods supply: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
board-battle = Battle: { $region }
board-bid = { $name } bids ${ $sum }
board-choices = { $count ->
        [one] 1 place glows
       *[other] { $count } places glow
    }
board-deck = Discovery cards: { $count }
board-discoveries = discoveries
board-europe = Europe
board-expedition = Expedition: { $figures }, strength { $strength }
board-explores = { $name } (strength { $strength })
board-falls = { $figures }, hit: { $count }
board-figures = Your figures
board-finds-of = { $finds }: { $points } VP at the end
board-found = { $found } of { $regions } discovered
board-free = free
board-from = { $what } ${ $sum }
board-from-sets = sets ${ $sum }
board-good-taken = { $good } is taken
board-good-waits = { $good } for the first player with three figures
board-goods = Your goods
board-goods-of = { $count ->
        [0] No trade goods; income ${ $income }
        [one] 1 trade good ({ $goods }); income ${ $income }
       *[other] { $count } trade goods ({ $goods }); income ${ $income }
    }
board-hand = Your things
board-happens-capital = They may buy a building in this order, for ${ $price }: { $names }.
board-happens-discovery = They may send an expedition in this order: { $names }.
board-happens-dock = They land in this order: { $names }.
board-happens-goods = They take a good in this order: { $names }. On offer: { $goods }.
board-happens-initiative = They get money in this order: { $names }.
board-happens-no-ship = there is no ship to win.
board-happens-shipping = { $name } would take the ship. The sums: { $sums }.
board-happens-specialists = For the next turn they get: { $names }.
board-happens-warfare = They may fight in this order: { $names }.
board-hits = { $name }: { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
board-in-hand = To be placed: { $figures }
board-in-no-set = in no set
board-income = income
board-income-of = Income at the end of this turn: ${ $sum } ({ $terms })
board-leaves = Parts of the board
board-money = ${ $count }
board-more-for-set = { $count } more:
board-nation-britain = each turn: +2 colonists, $1 from each other player
board-nation-france = each turn: +1 missionary; +1 colonist where you discover
board-nation-holland = each turn: +1 merchant and +1 captain
board-nation-italy = each turn: +1 merchant, $1 per two goods
board-nation-portugal = each turn: +1 captain; natives count 1 less
board-nation-portugal-free = each turn: +1 captain; a free discovery at the start
board-nation-spain = each turn: +1 soldier; $5 for each discovery
board-nations = The nations
board-natives-over = more than { $count } natives
board-next-order = Next turn order: { $names }.
board-no-buildings = No buildings yet.
board-no-figures = No figures to place.
board-no-finds = No discoveries
board-no-goods = No trade goods yet.
board-nobody = nobody is there yet.
board-on-dock = on the dock
board-on-space = { $name }: { $figure }, space { $number }
board-order = Turn order
board-owned = Only for { $name }
board-owns = Your nation, buildings and discoveries
board-owns-base = Your buildings and discoveries
board-place = { $place }. { $name }
board-points = { $more ->
        [0] { $count } VP
       *[other] { $count } VP, and { $more } more at the end as things stand
    }
board-price-builder = {", "}with a builder { $price }
board-put-back = put the { $figure } back
board-rule-discovery = one expedition each
board-rule-shipping = majority
board-rule-warfare = war: ${ $price }
board-scored-after = regions score at each star
board-seen = seen
board-ship = merchant ship
board-sold = sold
board-stands = { $figures }
board-strip-buildings = { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
board-strip-goods = goods { $goods } · ships { $ships } · +{ $income }
board-then = then { $regions }
board-there = { $name }: { $figures }; { $points } VP
board-there-unscored = { $name }: { $figures }
board-turn = Turn { $turn } of { $turns }
board-turns = Turns
board-unknown = unknown
board-unscored = Nobody has three figures, so nobody would score
board-vp-price = ★ regions score, then 1 VP for ${ $price }
board-who = { $name } ({ $figure })
board-world = New World
board-worth = { $count } VP
board-worth-now = { $count } VP now

# Why something can't be chosen now.
why-not-in-hand = You have no { $figure } in hand.
why-initiative-once = You have a figure in Initiative already; nobody may have two there.
why-box-full = { $box }: every space is taken ({ $count } of { $count }).
why-space-of-building = This space is only for whoever owns { $building-acc }.
why-ships-used = Each figure here takes one of your ships: you have { $ships }, and { $used } { $used ->
        [one] is
       *[other] are
    } in use.
why-undiscovered = { $region } is not discovered yet.
why-discovered = { $region } is discovered already; an expedition goes to an undiscovered region.
why-no-figure-there = You have no figure { $region-in }.
why-nowhere-to-go = Only one region is discovered, so there is nowhere to go.
why-there-already = The figure is { $region-in } already; choose another region.
why-no-such-figure = You have no { $figure } { $region-in }.
why-good-not-open = There is no { $good } among the open trade goods.
why-no-good = You have no { $good }.
why-other-has-no-good = { $other } has no { $good }.
why-building-not-open = { $building } is not among the open buildings.
why-too-dear = It costs ${ $price }, and you have ${ $money }.
why-no-specialist = A colonist is no specialist; choose one of the others.
why-without-builders = This table plays without builders.
why-all-sent = All { $figure-many } you have in Discovery are sent already.
why-not-in-discovery = You have no { $figure } in Discovery.
why-yourself = Choose another player, not yourself.
why-decree-not-theirs = The decree is for you and the player you have named; { $other } gets no colonists.
why-no-figure-anywhere = { $other } has no figure in the New World, and so gets no colonists.
why-taken-from-already = You have just taken a counter from { $other }; nobody loses two.
why-no-counters = { $other } has no discovery counter.
why-no-goods = { $other } has no trade good to swap.
why-no-enemy-there = Nobody else has a figure { $region-in }.
why-no-soldier-there = There is no soldier { $region-in }; a battle needs one, yours or the enemy's.
why-no-front-with = You and { $other } have figures and a soldier together in no region.
why-enemy-not-there = { $other } has no figure { $region-in }.
why-no-soldier-between = Neither you nor { $other } has a soldier { $region-in }.
why-all-hit = All { $figure-many } of { $enemy } there are hit already.
why-enemy-has-none = { $enemy } has no { $figure } { $region-in }.
why-not-hit = None of your { $figure-many } { $region-in } is hit, so there is none to save.
why-nation-taken = { $nation } is taken already.

# What a hint is about.
aspect-points =
    { $count ->
        [0] victory points
        [one] 1 victory point
       *[other] { $count } victory points
    }
hope-regions = You stand better in the regions of the New World.
aspect-landings =
    { $count ->
        [0] a figure that will land in the New World
        [one] 1 figure that will land in the New World
       *[other] { $count } figures that will land in the New World
    }
aspect-money =
    { $count ->
        [0] money
        [one] $1
       *[other] ${ $count }
    }
aspect-goods =
    { $count ->
        [0] trade goods or ships
        [one] 1 trade good or ship
       *[other] { $count } trade goods or ships
    }
aspect-income =
    { $count ->
        [0] money in every turn
        [one] $1 in every turn
       *[other] ${ $count } in every turn
    }
aspect-buildings =
    { $count ->
        [0] a building
        [one] 1 building
       *[other] { $count } buildings
    }
aspect-figures =
    { $count ->
        [0] figures to place
        [one] 1 figure to place
       *[other] { $count } figures to place
    }
hope-discovery = Your expedition has better prospects.
hope-order = You get an earlier place in the turn order.
hope-war = You are stronger for a war.
hope-nation = Bots do well with this nation.
hope-purchases = You can buy a building.
hope-training = You get a specialist for the next turn.
hope-trade = You can get a trade good or a ship.
score-promised = Still to come from discoveries and buildings

# Colonial, in English.

game-title = Colonial: Europe's Empires Overseas
game-sentence = Explore, trade, borrow and wage war for an empire overseas; whoever is first to have 10 prestige and no debt wins.

seat-blue = Blue
seat-yellow = Yellow
seat-red = Red
seat-white = White
seat-green = Green
seat-orange = Orange

# Territories: the name, as an object, where something is, where it goes.
territory-0 = Canada
    .acc = Canada
    .in = in Canada
    .into = to Canada
territory-1 = New England
    .acc = New England
    .in = in New England
    .into = to New England
territory-2 = New France
    .acc = New France
    .in = in New France
    .into = to New France
territory-3 = Wild West
    .acc = the Wild West
    .in = in the Wild West
    .into = to the Wild West
territory-4 = California
    .acc = California
    .in = in California
    .into = to California
territory-5 = New Spain
    .acc = New Spain
    .in = in New Spain
    .into = to New Spain
territory-6 = West Indies
    .acc = the West Indies
    .in = in the West Indies
    .into = to the West Indies
territory-7 = Guyana
    .acc = Guyana
    .in = in Guyana
    .into = to Guyana
territory-8 = Peru
    .acc = Peru
    .in = in Peru
    .into = to Peru
territory-9 = Brazil
    .acc = Brazil
    .in = in Brazil
    .into = to Brazil
territory-10 = La Plata
    .acc = La Plata
    .in = in La Plata
    .into = to La Plata
territory-11 = Maghreb
    .acc = the Maghreb
    .in = in the Maghreb
    .into = to the Maghreb
territory-12 = Egypt
    .acc = Egypt
    .in = in Egypt
    .into = to Egypt
territory-13 = Sahara
    .acc = the Sahara
    .in = in the Sahara
    .into = to the Sahara
territory-14 = West Africa
    .acc = West Africa
    .in = in West Africa
    .into = to West Africa
territory-15 = Congo
    .acc = the Congo
    .in = in the Congo
    .into = to the Congo
territory-16 = Angola
    .acc = Angola
    .in = in Angola
    .into = to Angola
territory-17 = East Africa
    .acc = East Africa
    .in = in East Africa
    .into = to East Africa
territory-18 = Ethiopia
    .acc = Ethiopia
    .in = in Ethiopia
    .into = to Ethiopia
territory-19 = South Africa
    .acc = South Africa
    .in = in South Africa
    .into = to South Africa
territory-20 = Levant
    .acc = the Levant
    .in = in the Levant
    .into = to the Levant
territory-21 = Arabia
    .acc = Arabia
    .in = in Arabia
    .into = to Arabia
territory-22 = Persia
    .acc = Persia
    .in = in Persia
    .into = to Persia
territory-23 = India
    .acc = India
    .in = in India
    .into = to India
territory-24 = Indochina
    .acc = Indochina
    .in = in Indochina
    .into = to Indochina
territory-25 = China
    .acc = China
    .in = in China
    .into = to China
territory-26 = Siberia
    .acc = Siberia
    .in = in Siberia
    .into = to Siberia
territory-27 = Japan
    .acc = Japan
    .in = in Japan
    .into = to Japan
territory-28 = East Indies
    .acc = the East Indies
    .in = in the East Indies
    .into = to the East Indies
territory-29 = Australia
    .acc = Australia
    .in = in Australia
    .into = to Australia

# Goods and colors; a resource box is named by its good and its territory.
good-0 = salt
good-1 = carpets
good-2 = porcelain
good-3 = coffee
good-4 = cotton
good-5 = fine cloth
good-6 = agricultural products
good-7 = tobacco
good-8 = sugar cane
good-9 = American cotton
good-10 = gold
good-11 = spices
good-12 = furs
good-13 = opium
good-14 = silk
good-15 = tea
good-16 = precious metals
good-17 = slaves
colour-0 = white
colour-1 = beige
colour-2 = yellow
colour-3 = red
colour-4 = brown
colour-5 = purple
colour-6 = blue
colour-7 = green
colour-8 = gray
colour-9 = black
box-name = { $good } { $territory-in }

continent-0 = America
continent-1 = Africa
continent-2 = Asia-Oceania

# Characters: the name, as an object.
character-0 = Ambassador
    .acc = the Ambassador
character-1 = Conqueror
    .acc = the Conqueror
character-2 = Explorer
    .acc = the Explorer
character-3 = Financier
    .acc = the Financier
character-4 = Governor
    .acc = the Governor
character-5 = Missionary
    .acc = the Missionary
character-6 = Merchant
    .acc = the Merchant
character-7 = Rebel
    .acc = the Rebel
character-8 = Scientist
    .acc = the Scientist
character-9 = Sovereign
    .acc = the Sovereign
character-10 = Trader
    .acc = the Trader
character-11 = Viceroy
    .acc = the Viceroy

# The six double cards.
card-0 = Explorer / Ambassador
card-1 = Trader / Financier
card-2 = Scientist / Missionary
card-3 = Viceroy / Rebel
card-4 = Merchant / Governor
card-5 = Sovereign / Conqueror

# Progress tracks: the name, and where somebody advances.
track-0 = Seafaring
    .in = in Seafaring
track-1 = Navy
    .in = in Navy
track-2 = Logistics
    .in = in Logistics
track-3 = Economy
    .in = in Economy

# Nations: the name, as an object.
nation-0 = Portugal
    .acc = Portugal
nation-1 = Spain
    .acc = Spain
nation-2 = France
    .acc = France
nation-3 = England
    .acc = England
nation-4 = Netherlands
    .acc = the Netherlands

# Messages of offers: as a choice, and at the end of a sentence.
message-0 = no message
    .said = {""}
message-1 = for leave to ship
    .said = {" "}(“for leave to ship”)
message-2 = for peace
    .said = {" "}(“for peace”)
message-3 = to repay your loan
    .said = {" "}(“to repay your loan”)
message-4 = against the leader
    .said = {" "}(“against the leader”)
message-5 = thank you
    .said = {" "}(“thank you”)

# Payments that go with a request: by themselves, and after a sentence.
payment-none = no payment
payment-pay = pay { $amount } treasure
payment-get = get { $amount } treasure
payment-pay-clause = {" "}and pays { $amount } treasure for it
payment-get-clause = {" "}and wants { $amount } treasure for it

# The phases of a turn.
phase-nations = choosing nations
phase-program = lining up cards
phase-rounds = endeavor
phase-last-chance = last chance
phase-fleets = merchant fleets
phase-naval = naval forces
phase-piracy = piracy
phase-interest = interest
phase-war = war
phase-over = the match is over

# Questions.
ask-nation = Which nation do you lead? Your colonies will bring prestige only in its historical targets.
ask-program = { $slot ->
        [5] Are these your four cards? The other two are set aside for the last chance.
       *[other] Which card do you put in place { $slot }? Four cards are turned over in this order; the other two are set aside for the last chance.
    }
ask-play = { $round ->
        [5] Last chance: which character do you use?
       *[other] Which character do you use?
    } You have { $treasury } treasure{ $debt ->
        [0] {""}
       *[other] {" "}and owe { $debt }
    }.
ask-fleets = How many merchant fleets do you build? Each costs 1 treasure, and each monopoly allows one. You have { $treasury } treasure and { $fleets ->
        [0] no merchant fleets
        [one] 1 merchant fleet
       *[other] { $fleets } merchant fleets
    }.
ask-naval = How many squadrons do you build? Each costs 1 treasure. You have { $treasury } treasure and { $squadrons ->
        [0] no squadrons
        [one] 1 squadron
       *[other] { $squadrons } squadrons
    }.
ask-piracy = Whose merchant fleets do you send a pirate to? It costs 1 treasure, and you have { $treasury }. You can't call it back.
ask-repay = Do you repay a loan now? You owe { $debt } and have { $treasury } treasure. { $unrest ->
        [0] Without unrest in your country, loans do not grow.
       *[other] With the unrest in your country, each loan grows by { $unrest } in the Interest phase.
    }
ask-repay-loan = Which loan do you repay? You have { $treasury } treasure.
ask-repay-amount = How much do you repay? The loan is { $size }, and you have { $treasury } treasure.
ask-repay-to-win = You have { $prestige } prestige, owe { $debt } and have { $treasury } treasure. Do you repay everything and win?
ask-offer = What do you offer, and to whom? You have { $treasury } treasure.
ask-offer-amount = { $gives ->
    [1] How much treasure do you offer { $other }? You have { $treasury }.
   *[other] How much treasure do you ask { $other } for? You have { $treasury } yourself.
}
ask-offer-message = Which message goes with it? It has no effect, and { $other } sees it.
ask-offer-answer = { $asked ->
        [1] { $gives ->
            [1] { $proposer } offers you { $number } treasure{ $message-said }. Do you accept?
           *[other] { $proposer } asks you for { $number } treasure{ $message-said }. Do you give it? You have { $treasury }.
        }
       *[other] { $other } is thinking about your offer. Until it is answered you can withdraw it.
    }
ask-ambassador-seat = Whose diplomacy marker do you move 1 to the right? War can be declared only on players who are not to the right of the attacker.
ask-ambassador-territory = From which territory do you remove 1 unrest?
ask-colony = Where do you found a colony? From then on only you may place counters there, and your Trader sells more.
ask-company = Do you form a Company or a Protectorate { $territory-in }? Either brings { $gain } treasure and rules out everything else. A Company turns one of your counters there into a merchant fleet; a Protectorate costs a squadron.
ask-purge = Purge { $territory-in }: do you remove 1 unrest by force? You move back 1 on the diplomacy track, if you can.
ask-looting = Looting { $territory-in }: do you take { $gain } treasure from the people there? 1 unrest follows.
ask-settlers = Pariah settlers: how much unrest do you send from home { $territory-into }? You have { $unrest } at home.
ask-pirate-governors = Pirate governors { $territory-in }: do you appoint them? You move back 1 on the diplomacy track, and everybody who has already used the Merchant loses 1 merchant fleet, you too.
ask-plantation = Plantation { $territory-in }: do you set one up? It is worked by slaves and brings you { $gain } treasure.
ask-explore = What do you explore? Roll the number shown or more. It costs no treasure; if it fails, only the action is lost.
ask-follow-up = You have explored { $territory-acc }. Do you place a counter there? A trading post takes 1 of your merchant fleets ({ $fleets }). Adventurers cost 1 treasure ({ $treasury }), and 1 unrest follows.
ask-explore-box = Which resource { $territory-in } does your counter go to?
ask-city = In which colony do you found the booming city? Every resource there will produce 2 goods.
ask-city-value = What is the booming city { $territory-in } to be worth? You pay its value. You have { $treasury } treasure and Economy { $economy }. The higher the value, the harder it is to replace the city.
ask-mission = Where do you place a mission? It prevents rebellions. Where there is unrest, 1 marker is turned over.
ask-track = On which track do you advance? You have { $treasury } treasure.
ask-viceroy = In which territory do you place counters? You have { $treasury } treasure. Taking control from somebody, or breaking a monopoly, costs a step on the diplomacy track.
ask-viceroy-box = Which resource { $territory-in } do your counters go to?
ask-viceroy-number = How many counters do you place { $territory-in }? Each costs 1 treasure, and you have { $treasury }.

ask-pirates = { $active } uses the Merchant. Do your pirates attack? You roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $percent }% for a success). A success destroys a merchant fleet; { $active } has { $victims }.
ask-counter-attack = Do your squadrons counter-attack the pirates? You roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $percent }% for a success) and lose nothing. Each success destroys a pirate.
ask-sink = Whose pirate do you destroy?
ask-abolition = Slavery has been abolished. Do you ship slaves all the same? You move back 1 on the diplomacy track.
ask-ship = How many of your own goods do you ship to the market? Your merchant fleets carry { $capacity }.
ask-ship-ask = Whom do you ask for goods to ship? Your merchant fleets carry { $capacity } more. Each good granted brings you a good in the market and its owner 1 treasure.
ask-ship-number = How many goods do you ask { $other } for?
ask-ship-payment = Do you add a payment? You ask { $other } for { $number ->
        [one] 1 good
       *[other] { $number } goods
    }. With a payment { $other } grants all or nothing.
ask-ship-answer = { $active } asks you for { $number ->
        [one] 1 good
       *[other] { $number } goods
    } to ship{ $payment-clause }. How many do you grant? Each brings you 1 treasure and { $active } a good in the market.
ask-sell = How many of your own goods do you sell? You can sell { $capacity } and have { $goods } in the market.
ask-sell-ask = Whom do you ask for goods to sell? You can sell { $capacity } more. Each good granted brings you and its owner 1 treasure.
ask-sell-number = How many goods do you ask { $other } for?
ask-sell-payment = Do you add a payment? You ask { $other } for { $number ->
        [one] 1 good
       *[other] { $number } goods
    }. With a payment { $other } grants all or nothing.
ask-sell-answer = { $active } asks you for { $number ->
        [one] 1 good
       *[other] { $number } goods
    } to sell{ $payment-clause }. How many do you grant? Each brings you 1 treasure, and { $active } too.
ask-rebel = What does the Rebel do?
ask-rebellion = Where does the rebellion break out? Each success removes a counter of your choice there, yours last.
ask-stir-up = Where do you stir up unrest? Somebody with a counter there gets unrest at home too. At 4 unrest there is a revolution.
ask-turn-mission = Which mission do you turn back into unrest? Somebody with a counter there gets unrest at home too.
ask-incite = In whose country do you stir up unrest? With 4 unrest at home, the next turn begins with a home revolution.
ask-victim = Whose counter { $territory-in } is lost? { $left ->
        [one] Then the rebellion is over.
       *[other] { $left } are still to be lost, this one included.
    }
ask-war = Do you declare war? You move back 1 on the diplomacy track, and the war is fought now, year by year, until a side surrenders. The loser hands over 1 prestige. You have { $squadrons ->
        [0] no squadrons
        [one] 1 squadron
       *[other] { $squadrons } squadrons
    }, { $treasury } treasure and { $goods ->
        [0] no goods in the market
        [one] 1 good in the market
       *[other] { $goods } goods in the market
    }.
ask-war-counter = Which of { $victim }'s counters { $territory-in } is lost?
ask-war-pirate = Which of { $victim }'s pirates is lost?
ask-surrender = Year { $year } of the war against { $enemy } is over. Do you surrender? { $prestige ->
        [0] You have no prestige to hand over.
        [one] You hand over your only prestige.
       *[other] You hand over 1 of your { $prestige } prestige.
    }

# Choices.
choice-nation = { $nation }
choice-program = { $card }
choice-program-confirm = confirm these four cards
choice-play = { $character }
choice-play-pass = pass
choice-play-repay = repay a loan (you owe { $debt })
choice-play-offer = make an offer
choice-fleets = { $number ->
        [0] no merchant fleet
        [one] 1 merchant fleet for 1 treasure
       *[other] { $number } merchant fleets for { $number } treasure
    }
choice-fleets-repay = repay a loan (you owe { $debt })
choice-fleets-offer = make an offer
choice-naval = { $number ->
        [0] no squadron
        [one] 1 squadron for 1 treasure
       *[other] { $number } squadrons for { $number } treasure
    }
choice-naval-repay = repay a loan (you owe { $debt })
choice-naval-offer = make an offer
choice-piracy = { $seat } ({ $fleets ->
        [one] 1 merchant fleet
       *[other] { $fleets } merchant fleets
    })
choice-piracy-none = no pirate
choice-piracy-repay = repay a loan (you owe { $debt })
choice-piracy-offer = make an offer
choice-repay-none = not now
choice-repay-repay = repay
choice-repay-never = don't ask until the next loan
choice-repay-loan = the loan of { $size }
choice-repay-amount = { $number } treasure
choice-repay-to-win-no = not now
choice-repay-to-win-yes = repay everything and win
choice-offer-give = give treasure to { $other }
choice-offer-ask = ask { $other } for treasure
choice-offer-none = no offer
choice-offer-amount = { $number } treasure
choice-offer-message = { $message }
choice-offer-answer-refuse = refuse
choice-offer-answer-accept = accept
choice-offer-answer-withdraw = withdraw the offer
choice-ambassador-seat = { $seat } (to space { $space })
choice-ambassador-seat-none = nobody's
choice-ambassador-territory = { $territory } ({ $unrest } unrest)
choice-ambassador-territory-none = from none
choice-colony = { $territory } ({ $gain } prestige, your Trader sells { $trades } more)
choice-company = Company: { $box-good } (1 merchant fleet and { $gain } treasure)
choice-company-last = Company: { $box-good } (your last counter, the colony is lost)
choice-company-protectorate = Protectorate ({ $gain } treasure, lose 1 squadron)
choice-company-neither = neither
choice-purge-no = no purge
choice-purge-yes = remove 1 unrest by force (1 step back)
choice-looting-no = no looting
choice-looting-yes = take { $gain } treasure
choice-looting-revolution = take { $gain } treasure (revolution, the colony is lost)
choice-settlers = { $number ->
        [0] no unrest
       *[other] { $number } unrest
    }
choice-pirate-governors-no = no pirate governors
choice-pirate-governors-yes = appoint pirate governors (1 step back)
choice-plantation-no = no plantation
choice-plantation-yes = take { $gain } treasure from slave labor
choice-explore = { $territory }: { $percent ->
        [0] never
        [100] certain
       *[other] { $need }+ ({ $percent }%)
    }, { $gain } prestige
choice-explore-never = { $territory }: never ({ $need }+), { $gain } prestige
choice-explore-circumnavigation = Circumnavigation: { $percent ->
        [0] never
        [100] certain
       *[other] { $need }+ ({ $percent }%)
    }, { $gain } prestige
choice-explore-stop = no second exploration
choice-follow-up-stop = place no counter
choice-follow-up-trading-post = trading post (1 merchant fleet)
choice-follow-up-adventurers = adventurers (1 treasure, 1 unrest)
choice-city = { $territory } ({ $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } more)
choice-city-value = value { $number } for { $number } treasure
choice-mission = { $territory }{ $unrest ->
        [0] {""}
       *[other] {" "}(turn over 1 unrest)
    }
choice-pirates-no = hold back
choice-pirates-yes = attack
choice-counter-attack-no = no counter-attack
choice-counter-attack-yes = counter-attack
choice-sink = { $seat }'s pirate
choice-abolition-no = ship no slaves
choice-abolition-yes = ship slaves (1 step back)
choice-ship = { $number ->
        [0] none
        [one] 1 good
       *[other] { $number } goods
    }
choice-ship-ask = { $seat } (up to { $most })
choice-ship-ask-stop = ask nobody else
choice-ship-number = { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
choice-ship-payment-none = no payment
choice-ship-payment-pay = pay { $amount } treasure
choice-ship-payment-get = get { $amount } treasure
choice-ship-answer = { $number ->
        [0] none
        [one] 1 good
       *[other] { $number } goods
    }
choice-sell = { $number ->
        [0] none
        [one] 1 good
       *[other] { $number } goods
    }
choice-sell-ask = { $seat } (up to { $most })
choice-sell-ask-stop = ask nobody else
choice-sell-number = { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
choice-sell-payment-none = no payment
choice-sell-payment-pay = pay { $amount } treasure
choice-sell-payment-get = get { $amount } treasure
choice-sell-answer = { $number ->
        [0] none
        [one] 1 good
       *[other] { $number } goods
    }
choice-rebel-rebellion = start a rebellion
choice-rebel-stir-up = stir up unrest
choice-rebel-mission = turn a mission into unrest
choice-rebellion = { $territory }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $percent }%)
choice-stir-up = { $territory } ({ $unrest ->
        [3] 3 unrest: revolution
       *[other] { $unrest } unrest
    })
choice-turn-mission = { $territory } ({ $unrest ->
        [3] 3 unrest: revolution
       *[other] { $unrest } unrest
    })
choice-incite = { $seat } ({ $unrest } at home)
choice-victim = { $victim }: { $box-good }
choice-war = { $seat }: { $squadrons ->
        [one] 1 squadron
       *[other] { $squadrons } squadrons
    }, { $treasury } treasure, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }
choice-war-none = no war
choice-war-counter = { $box }
choice-war-pirate = the one at { $seat }'s fleets
choice-surrender-fight = fight on
choice-surrender-surrender = { $prestige ->
        [0] surrender
       *[other] surrender (hand over 1 prestige)
    }
choice-track = { $track } for { $price } treasure
choice-viceroy = { $territory }{ $need ->
        [0] {""}
        [one] {" "}(colony: { $counters } of 1 counter)
       *[other] {" "}(colony: { $counters } of { $need } counters)
    }
choice-box = { $box }
choice-box-control = { $box } ({ $need ->
        [one] {""}
       *[other] { $need } counters:{" "}
    }control{ $step ->
        [0] {""}
       *[other] , 1 step back
    })
choice-viceroy-box = { $box }
choice-viceroy-box-stop = no more counters
choice-viceroy-number = { $number ->
        [one] 1 counter for 1 treasure
       *[other] { $number } counters for { $number } treasure
    }{ $control ->
        [0] {""}
       *[other] {" "}(control{ $step ->
            [0] {""}
           *[other] , 1 step back
        })
    }

# What happens.
event-start-player-drawn = { $seat } is drawn as start player and pays 1 treasure.
event-continent-only = Only { $continent } is in play.
event-continent-without = { $continent } is not in play.
event-nation-taken = { $seat } leads { $nation-acc }.
event-turn-begins = Turn { $turn }
event-home-revolution = Home revolution: { $seat } has only the last chance in this turn{ $treasure ->
        [0] {""}
       *[other] {" "}and loses { $treasure } treasure
    }.
event-card-placed = Card { $slot }: { $card }.
event-round-begins = Round { $round }
event-last-chance-begins = Last chance
event-card-revealed = { $seat } turns over { $card }.
event-passed = { $seat } passes.
event-character-used = { $seat } uses { $character-acc }.
event-fleets-begin = Merchant fleets
event-fleets-built = { $seat } builds { $count ->
        [one] 1 merchant fleet
       *[other] { $count } merchant fleets
    }.
event-start-player-taken = { $seat } has the most monopolies ({ $monopolies }) and is start player.
event-start-player-passed = Nobody has the most monopolies alone; { $seat } is the next start player.
event-naval-begins = Naval forces
event-squadrons-built = { $seat } builds { $count ->
        [one] 1 squadron
       *[other] { $count } squadrons
    }.
event-piracy-begins = Piracy
event-pirate-sent = { $seat } sends a pirate to { $victim }'s merchant fleets.
event-interest-due = { $seat } owes { $total } more: interest of { $unrest } on { $loans ->
        [one] 1 loan
       *[other] each of { $loans } loans
    }.
event-control-taken = { $seat } takes control { $box-in } ({ $box-good }) from { $loser }.
event-control-gained = { $seat } gains control { $box-in } ({ $box-good }).
event-monopoly-broken = { $seat } breaks { $loser }'s monopoly.
event-stepped-back = { $seat } moves back to space { $space } of the diplomacy track.
event-colony-lost = { $seat } loses the colony { $territory-in }{ $prestige ->
        [0] {""}
       *[other] {" "}and { $prestige } prestige
    }.
event-independent = An independent state is proclaimed { $territory-in }.
event-revolution = Revolution { $territory-in }.
event-loan-repaid = { $seat } repays { $amount } and { $left ->
        [0] has no debt left
       *[other] still owes { $left }
    }.
event-offer-give = { $seat } offers { $other } { $amount } treasure{ $message-said }.
event-offer-ask = { $seat } asks { $other } for { $amount } treasure{ $message-said }.
event-offer-accepted = { $seat } accepts: { $giver } gives { $receiver } { $amount } treasure.
event-offer-refused = { $seat } refuses { $other }'s offer.
event-offer-withdrawn = { $seat } withdraws the offer to { $other }.
event-diplomacy-raised = { $other } moves right to space { $space } of the diplomacy track.
event-unrest-calmed = { $seat } removes 1 unrest { $territory-in }.
event-colony-founded = { $seat } founds a colony { $territory-in }: { $prestige ->
        [0] no prestige
       *[other] { $prestige } prestige
    }.
event-company-formed = { $seat } forms a Company { $box-in }: a counter becomes a merchant fleet, and { $treasure } treasure comes in.
event-protectorate-formed = { $seat } forms a Protectorate { $territory-in } for 1 squadron: { $treasure } treasure comes in.
event-purged = { $seat } removes 1 unrest { $territory-in } by force.
event-looted = { $seat } loots { $territory-acc }: { $treasure } treasure, and 1 unrest follows.
event-settlers-sent = { $seat } sends { $count } unrest from home { $territory-into } with pariah settlers.
event-pirate-governors = { $seat } appoints pirate governors.
event-fleet-lost = { $seat } loses 1 merchant fleet.
event-plantation-paid = { $seat } sets up a plantation { $territory-in }: slave labor brings { $treasure } treasure.
event-exploration-rolled = { $seat } sets out to explore { $territory-acc }: { $need ->
        [-2] 1
        [-1] 1
        [0] 1
       *[other] { $need }
    } or more needed, { $roll } thrown.
event-circumnavigation-rolled = { $seat } sets out to sail around the world: { $need } or more needed, { $roll } thrown.
event-explored = { $seat } has explored { $territory-acc }: { $prestige } prestige.
event-exploration-failed = { $seat } has not explored { $territory-acc }.
event-america-discovered = The discovery of America brings { $seat } { $prestige } prestige more; exploring there is easier for everybody now.
event-circumnavigated = { $seat } has sailed around the world: { $prestige } prestige.
event-circumnavigation-failed = { $seat } has not sailed around the world.
event-trading-post = { $seat } opens a trading post { $box-in } ({ $box-good }).
event-adventurers = { $seat } sends adventurers { $box-into } ({ $box-good }); 1 unrest follows.
event-loan-taken = { $seat } takes a loan of { $treasure } treasure.
event-city-founded = { $seat } founds a booming city of value { $value } { $territory-in }: 1 prestige.
event-mission-turned = { $seat } turns 1 unrest into a mission { $territory-in }.
event-mission-placed = { $seat } places a mission { $territory-in }.
event-mission-prestige = The mission brings { $seat } 1 prestige.
event-pirates-attacked = { $seat }'s pirates attack { $victim } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
event-pirates-held-back = { $seat } holds back the pirates against { $victim }.
event-counter-attacked = { $seat } counter-attacks the pirates with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
event-pirate-sunk = { $seat } loses a pirate among { $victim }'s merchant fleets.
event-abolition-paid = { $seat } ships slaves in spite of the abolition.
event-shipped = { $seat } ships { $count ->
        [one] 1 good
       *[other] { $count } goods
    } to the market.
event-shipping-asked = { $seat } asks { $other } for { $count ->
        [one] 1 good
       *[other] { $count } goods
    } to ship{ $payment-clause }.
event-shipping-granted = { $seat } grants { $other } { $count ->
        [one] 1 good
       *[other] { $count } goods
    } and gains { $count } treasure.
event-shipping-refused = { $seat } grants { $other } no goods.
event-sold = { $seat } sells { $count ->
        [one] 1 good
       *[other] { $count } goods
    }.
event-selling-asked = { $seat } asks { $other } for { $count ->
        [one] 1 good
       *[other] { $count } goods
    } to sell{ $payment-clause }.
event-selling-granted = { $seat } grants { $other } { $count ->
        [one] 1 good
       *[other] { $count } goods
    }; both gain { $count } treasure.
event-selling-refused = { $seat } grants { $other } no goods.
event-rebellion = { $seat } starts a rebellion { $territory-in } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
event-counter-lost = { $seat } loses a counter { $box-in } ({ $box-good }).
event-unrest-placed = { $seat } stirs up unrest { $territory-in }.
event-mission-overturned = { $seat } turns a mission { $territory-in } back into unrest.
event-incited = { $seat } stirs up unrest in { $victim }'s country.
event-advanced = { $seat } advances { $track-in } to { $value } for { $price } treasure.
event-repressed = { $seat } puts down 1 unrest at home.
event-abolition = { $seat } brings about the abolition of slavery. Whoever ships slaves from now on moves back on the diplomacy track.
event-war-declared = { $seat } declares war on { $enemy }.
event-war-year = War, year { $year }
event-land-battle = War on land { $territory-in } (dice that succeed). { $seat }: { $hits } of { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }; { $enemy }: { $enemy_hits } of { $enemy_dice }.
event-trade-battle = Trade war (dice that succeed). { $seat }: { $dice ->
        [0] no dice
        [one] { $hits } of 1 die
       *[other] { $hits } of { $dice } dice
    }; { $enemy }: { $enemy_dice ->
        [0] no dice
       *[other] { $enemy_hits } of { $enemy_dice }
    }.
event-europe-battle = War in Europe (dice that succeed). { $seat }: { $dice ->
        [0] no dice
        [one] { $hits } of 1 die
       *[other] { $hits } of { $dice } dice
    }; { $enemy }: { $enemy_dice ->
        [0] no dice
       *[other] { $enemy_hits } of { $enemy_dice }
    }.
event-sea-battle = War at sea (dice that succeed). { $seat }: { $dice ->
        [0] no dice
        [one] { $hits } of 1 die
       *[other] { $hits } of { $dice } dice
    }; { $enemy }: { $enemy_dice ->
        [0] no dice
       *[other] { $enemy_hits } of { $enemy_dice }
    }.
event-goods-lost = { $seat } loses { $count ->
        [one] 1 good
       *[other] { $count } goods
    } in the market.
event-treasure-lost = { $seat } loses { $count } treasure.
event-ships-lost = { $seat } loses { $squadrons ->
        [0] {""}
        [one] 1 squadron
       *[other] { $squadrons } squadrons
    }{ $fleets ->
        [0] {""}
       *[other] { $squadrons ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $fleets ->
            [one] 1 merchant fleet
           *[other] { $fleets } merchant fleets
        }
    }.
event-pirate-lost = { $seat } loses a pirate among { $victim }'s merchant fleets.
event-exhausted = { $seat } is exhausted.
event-surrendered = { $seat } surrenders to { $enemy }{ $prestige ->
        [0] {""}
       *[other] {" "}and hands over { $prestige } prestige
    }.
event-war-undecided = The war between { $seat } and { $enemy } ends without a winner.
event-viceroy-placed = { $seat } places { $count ->
        [one] 1 counter
       *[other] { $count } counters
    } { $box-in } ({ $box-good }).
event-prestige-reached = { $seat } has { $prestige } prestige and no debt.
event-turn-limit-reached = The match ends after turn { $turn }.

reason-prestige = 10 prestige and no debt: that wins at once.
reason-turn-limit = The last turn is over; the highest prestige after debts wins.

# How long a match takes.
game-length = 60 to 150 minutes

# Table options.
option-advanced_colonies = Advanced colony rules
    .about = After founding a colony you may use further means there: a Company or a Protectorate, a purge, looting, settlers, pirate governors, a plantation. We recommend them from the second match on. (C15.3)
option-advanced_colonies-off = no
option-advanced_colonies-on = yes
option-nations = Nations
    .about = Everybody picks one of five nations with special rules and historical targets. The nations are not of equal strength. On a single continent little is open to Spain or Portugal at first. For 2 to 5 players. (C26.1)
option-nations-off = no
option-nations-on = yes
option-continent = Continent
    .about = With 2 players only one continent is in play; with 3 players one is left out. Decides which. (C26.2)
option-continent-random = drawn by lot
option-continent-america = America
option-continent-africa = Africa
option-continent-asia_oceania = Asia-Oceania
option-turn_limit = Turn limit
    .about = If nobody has won by then, the highest prestige wins, with 1 prestige taken off for every 10 you owe. Most matches are over long before turn 30. (C27.4)
option-turn_limit-0 = none
option-offers = Offers of treasure
    .about = Decides whether players can give each other treasure and ask each other for some, and add payments when they ask for goods. (C13)
option-offers-on = allowed
option-offers-off = not allowed
option-home_revolution_cards = Cards in a home revolution
    .about = With four unrest in your country your four cards have no effect. Decides which card you may still play in the last chance. (C4.1)
option-home_revolution_cards-set_aside = one of the two set aside
option-home_revolution_cards-all_six = one of all six
option-city_minimum = Price of a new booming city
    .about = Decides what a new city must be worth when there is one already. (C18.2)
option-city_minimum-more = more than the old one
option-city_minimum-equal = at least as much
option-takeover_penalty = Diplomacy for taking control
    .about = Decides when taking control of a resource costs a step on the diplomacy track. (C5.3)
option-takeover_penalty-own_placement = only for your own counters
option-takeover_penalty-any_majority = also when others lose counters
option-company_last_counter = Company with the last counter
    .about = The Company takes one of your counters off the new colony. Decides whether it may be the last one; then the colony is lost. (C15.3)
option-company_last_counter-allowed = allowed
option-company_last_counter-forbidden = not allowed
option-pirate_governors_scope = Reach of pirate governors
    .about = Decides whose merchant fleets they take. (C15.3)
option-pirate_governors_scope-turn = every Merchant of this turn
option-pirate_governors_scope-round = only Merchants of this round
option-left_end = Left end of the diplomacy track
    .about = Pirate governors, and slaves after the abolition, cost a step on the diplomacy track. Decides what holds for whoever can't move back any more. (C6.5)
option-left_end-strict = no step, no use
option-left_end-lenient = no step needed
option-war_casualties = Losses in war
    .about = Decides who chooses among several pieces when one is lost in a war. (C23.5)
option-war_casualties-scorer = whoever scored
option-war_casualties-owner = whoever loses it
option-war_exhaustion = Exhaustion on land
    .about = Decides when a side must surrender for its losses on land. (C23.7)
option-war_exhaustion-front = when it has lost them all
option-war_exhaustion-territory = when it has lost one territory
option-pirate_dice = Pirates' dice
    .about = Decides how many dice the owner of several pirates rolls when the Merchant sails. (C20.2)
option-pirate_dice-per_player = one for each owner
option-pirate_dice-per_pirate = one for each pirate
option-pirate_counter = Counter-attack on pirates
    .about = Decides when squadrons may counter-attack the pirates. (C20.3)
option-pirate_counter-after_attack = only after an attack
option-pirate_counter-always = whenever there are pirates
option-viceroy_spread = Counters of the Viceroy
    .about = Decides whether the Viceroy may place counters on several resources of a territory at once. (C25.1)
option-viceroy_spread-one_box = all on one resource
option-viceroy_spread-one_territory = spread over one territory
option-spain_missions = Spain's missions
    .about = Decides which missions bring Spain prestige when nations are played. (C26.1)
option-spain_missions-placed = only those placed
option-spain_missions-any = also unrest turned over

# Learn in five minutes: what the coach says when something is asked for the first time.
lesson-start = Welcome. You lead a European power that seeks an empire overseas. Whoever is first to have 10 prestige and no debt wins. Prestige comes from exploring, colonies, cities and wars. Treasure comes from trade: your counters on the map produce goods, the Merchant ships them, and the Trader sells them. In this lesson we go for a first colony. Point at anything on the table, or hold your finger on it, to read what it is; I explain each new kind of question.
lesson-nation = Every nation has a rule of its own and its historical targets; elsewhere your colonies bring no prestige. Rule of thumb: look where the targets are and how weak the people who live there are.
lesson-program = Every turn you secretly line up four of your six cards. Each card has two characters, and you decide later which of the two you use. Of the two cards left over you may play one at the end of the turn. Rule of thumb: the Explorer comes early, the Viceroy after it, and the Merchant before the Trader, who sells what the Merchant has shipped.
lesson-play = A card is turned over: use one of its two characters, or pass. Point at a character to read what it does. Rule of thumb: found a colony as soon as the Conqueror can; explore what is easy to reach; take a loan (Financier) only if you know what for, because you can't win before it is repaid.
lesson-fleets = Each monopoly lets you build one merchant fleet per turn, for 1 treasure. Each fleet carries one good when you use the Merchant. Rule of thumb: have as many fleets as you control resources.
lesson-naval = Squadrons protect your merchant fleets from pirates and fight in wars at sea. Your Navy says how many you may build in a turn. Rule of thumb: one or two are enough as long as nobody threatens you.
lesson-piracy = A pirate costs 1 treasure and waits among another player's merchant fleets. When that player uses the Merchant, you roll a die; one roll in three destroys a fleet. Rule of thumb: send one to whoever ships the most, if you have treasure to spare.
lesson-repay = Loans can be repaid at any time, in any amount. Unrest in your country makes each of them grow every turn, and whoever owes anything can't win. Rule of thumb: repay soon if there is unrest in your country; otherwise use the treasure first.
lesson-repay-loan = Each loan grows by itself. Rule of thumb: first repay the smallest one completely, then one loan less bears interest.
lesson-repay-amount = Rule of thumb: a loan that is gone bears no interest any more, so it is better to end one loan than to shrink two. Keep what you need for your next action.
lesson-repay-to-win = You have enough prestige and enough treasure. If you repay everything now, you win at once.
lesson-offer = You can give another player treasure or ask for some. Promises do not bind anybody. Rule of thumb: offer something when a small gift saves you a war or gets you goods.
lesson-offer-amount = How much is it worth to you? Rule of thumb: begin low; a refused offer costs nothing.
lesson-offer-message = The message says what the treasure is for. It has no effect on the rules.
lesson-offer-answer = Treasure changes hands at once if you accept, and nothing else is agreed. Rule of thumb: take what is offered for free; give only if you gain by it.
lesson-ambassador-seat = The diplomacy track decides who may attack whom: you can declare war only on players who are not to the right of you. Rule of thumb: move yourself to the right, away from the strongest rival.
lesson-ambassador-territory = At 4 unrest a territory becomes an independent state, and a colony there is lost. Rule of thumb: calm your own colonies first.
lesson-colony = You control every resource here and have as many counters as the people who live here are strong: now you can rule the territory as a colony. It brings 1 prestige, only you may place counters here from now on, and your Trader sells more. If your last counter is lost, or at 4 unrest, the colony is lost too. Rule of thumb: choose the territory that nobody can take from you easily.
lesson-company = A Company or a Protectorate brings treasure at once, but then nothing else is possible in this colony. Never give up your last counter for it, or the colony is lost. Rule of thumb: skip both if Looting brings more.
lesson-purge = A purge removes unrest by force and costs you respect. Rule of thumb: only do it if the territory already has 2 or 3 unrest.
lesson-looting = Looting brings treasure, twice as much where there is gold, and leaves unrest behind. Rule of thumb: it pays if there is little unrest; at 4 the colony would be lost.
lesson-settlers = You can send unrest from your own country to the colony. Rule of thumb: do it if you have loans or 3 unrest at home, but keep the colony below 4.
lesson-pirate-governors = Everybody who has already used the Merchant loses a merchant fleet, you too. Rule of thumb: only worth it if the others have shipped and you have not.
lesson-plantation = For every source of slaves you control, the plantation brings 3 treasure. The game counts it as those powers did.
lesson-explore = Each goal shows what you need on the die: 4+ is a 4 or more. Seafaring lowers the number, and so does a counter of yours in an adjacent territory. Success brings prestige; failure costs nothing but the action. Rule of thumb: choose good odds where the people who live there are weak, because such a territory soon becomes a colony.
lesson-follow-up = You may place a first counter now. Whoever has the most counters on a resource controls it and produces goods with it. A trading post takes one of your merchant fleets; adventurers cost 1 treasure and leave unrest behind. Rule of thumb: do place a counter, or somebody else will.
lesson-explore-box = Each resource has a color. If only you control resources of a color, you have its monopoly; every gold resource is a monopoly of its own. Tea and opium need Economy 6. Rule of thumb: first gold, then a color that nobody else has.
lesson-city = The booming city doubles the production of a colony and brings 1 prestige. There is only one: a new city replaces the old one. Rule of thumb: choose the colony with the most resources under your control.
lesson-city-value = The value is the price, at most your Economy. A new city must cost more than the old one. Rule of thumb: pay so much that the others can't outbid you soon.
lesson-mission = Missions prevent rebellions. They do not prevent a revolution at 4 unrest. Rule of thumb: turn over unrest where you have many counters.
lesson-pirates = Your pirates can attack now. One roll in three destroys a merchant fleet. After an attack your rival may strike back. Rule of thumb: attack when fleets are scarce for your rival.
lesson-counter-attack = You roll a die for each squadron, at most 5, and lose none of them. Each success destroys a pirate. Rule of thumb: always do it.
lesson-sink = Each success destroys a pirate of your choice. Rule of thumb: hit the player who has the fewest pirates here, then one attacker less is left.
lesson-abolition = Slavery has been abolished. Whoever still ships slaves loses respect: a step back on the diplomacy track.
lesson-ship = Each merchant fleet carries one good from a resource you control to the market. There the goods wait for the Trader. Rule of thumb: ship as many as you can.
lesson-ship-ask = Some of your fleets are still empty. You can ask others for goods: you get a good in the market, they get 1 treasure. They may refuse. Rule of thumb: it helps both of you, so ask somebody who is behind, and leave it if that would help a rival more than you.
lesson-ship-number = How many goods do you ask for? The other player may also grant fewer.
lesson-ship-payment = You can add a payment, from you or from the other player. Then it is all or nothing. Rule of thumb: try it without a payment first.
lesson-ship-answer = Another player wants to ship goods from your resources. You lose nothing: each brings you 1 treasure, and the asker gets a good in the market. Rule of thumb: agree, unless the asker is about to win.
lesson-sell = Each good you sell brings 1 treasure. Economy and colonies say how many you can sell. Rule of thumb: sell as many as you can.
lesson-sell-ask = You could sell more than you have. You can ask others for their goods in the market: you and the owner get 1 treasure each. Rule of thumb: it helps both of you, so ask somebody who is behind, and leave it if that would help a rival more than you.
lesson-sell-number = How many goods do you ask for? The other player may also grant fewer.
lesson-sell-payment = You can add a payment, from you or from the other player. Then it is all or nothing. Rule of thumb: try it without a payment first.
lesson-sell-answer = Another player wants to sell your goods in the market with you: each brings both of you 1 treasure. Rule of thumb: agree if you can't sell them soon yourself.
lesson-rebel = Unrest weakens others: in a territory it can lead to a rebellion, in their country it makes loans grow and can bring a home revolution. Rule of thumb: start a rebellion where others have many counters and the people who live there are strong.
lesson-rebellion = The dice are unrest times native strength, and one in three removes a counter. Rule of thumb: choose a territory where a colony of another player stands on few counters.
lesson-stir-up = One unrest goes to the territory and one to the country of a player there. Rule of thumb: choose a territory where you have no counters and your strongest rival has some.
lesson-turn-mission = A mission turned over makes a rebellion possible again, and one unrest goes to the country of a player there.
lesson-incite = Unrest in a country makes each loan grow. With 4, the next turn begins with a home revolution, and the whole treasury is lost. Rule of thumb: hit whoever is ahead or has loans.
lesson-victim = You choose which counter is lost, your own last. Rule of thumb: take it where a controller loses the majority or a colony its last counter.
lesson-track = The number is both the price and the value. Seafaring helps the Explorer, Navy allows more squadrons, Logistics lets the Viceroy place more counters, Economy lets the Trader sell more. Rule of thumb: Seafaring while you want to explore, Logistics when you place counters for a colony, Economy when you have more goods than you can sell.
lesson-war = A war costs a step on the diplomacy track and is fought at once on four fronts. Whoever has nothing left on a front must surrender and hands over 1 prestige. Rule of thumb: only declare war if you have more squadrons, treasure and goods, and the other has prestige to lose.
lesson-war-counter = You choose which enemy counter is lost. Rule of thumb: take it where the enemy loses control or a colony.
lesson-war-pirate = The pirates of the enemy can be hit wherever they are. Rule of thumb: first those among your own merchant fleets.
lesson-surrender = If you surrender, you hand over 1 prestige, and the war is over. Otherwise another year follows. Rule of thumb: fight on as long as you have more dice than the enemy.
lesson-viceroy = The Viceroy turns treasure into counters on one resource, as many as your Logistics. For a colony you need all resources of a territory and as many counters as the native strength, the number on the shield. Rule of thumb: go where you need the fewest counters for a colony.
lesson-viceroy-box = You control a resource as soon as you have more counters on it than each of the others. Taking it from somebody costs a step on the diplomacy track. Rule of thumb: first the resources that you don't control yet.
lesson-viceroy-number = Each counter costs 1 treasure. Rule of thumb: place as many as the colony still needs.
lesson-wait = Now the others choose. Meanwhile, look at the map: where do you need only a few more counters for a colony? The log tells you what the others did.
lesson-end = Now you know how territories are explored, how goods become treasure, and how counters become a colony. From here on you choose for yourself, and I only explain what is new; if you are in doubt, ask for a hint or look at the rules. And think of the end: 10 prestige win only without debt.

# What a result is made of.
score-net-prestige = Prestige after debts
score-prestige = Prestige
score-debt = Debt
score-treasure = Treasure
score-boxes = Controlled boxes
score-monopolies = Monopolies
score-colonies = Colonies

# The table in the terminal.
table-turn = Turn { $turn } of { $turns }
table-turn-endless = Turn { $turn }
table-round = round { $round } of { $rounds }
table-start = start player: { $name }
table-active = to act: { $name }
table-america = not discovered yet: difficulty +{ $penalty }, prestige +{ $prestige } for the first
table-circumnavigation = Circumnavigation: prestige { $prestige }, difficulty { $difficulty }
table-legend = ★ prestige · ◇ difficulty · ⚄ what you need on the die, and the odds · ♟ native strength · ! unrest · ✝ missions · ⌂ colony · ⚑ independent state · ♔ booming city and its value · [ ] controls the box
table-monopolies = Monopolies: { $list }
table-abolished = Slavery has been abolished.
table-prestige = prestige { $count }
table-treasury = treasure { $count }
table-fleets = fleets { $count }
table-squadrons = squadrons { $count }
table-goods = in the market { $count }
table-diplomacy = diplomacy { $count }
table-monopolies-held = monopolies { $count }
table-production = produces { $count }
table-trades = sells { $count }
table-unrest = unrest { $count }
table-loans = loans { $list }
table-pirates = pirates { $list }
table-cards = cards { $list }
table-revolt = home revolution
table-war = War: { $attacker } against { $defender }, year { $year }
table-programme = Your cards: { $list }
table-aside = Set aside: { $list }

# Board: the cards in hand.
board-round = round { $round }
board-hand = Your cards
board-slots = Your row of cards
board-slot-next = click a card, or drag it here
board-slot-take-back = Take back { $card } from place { $slot }
board-card-done = used
board-card-passed = passed
board-card-now = your choice
board-card-open = turned over
board-card-secret = face down
board-card-placed = card { $slot }
board-card-aside = set aside
board-card-last = last chance: one of two
board-card-kept = in your hand
board-card-revolt = without effect
board-does-explorer = { $percent ->
        [0] nothing within reach
       *[other] explore, odds up to { $percent }%
    }
board-does-ambassador = diplomacy +1, 1 unrest off
board-does-trader = { $count ->
        [one] sell up to 1 good
       *[other] sell up to { $count } goods
    }
board-does-financier = borrow { $count } treasure
board-does-scientist = one space on a track
board-does-missionary = place a mission
board-does-viceroy = { $count ->
        [0] no treasure to place
        [one] place 1 counter
       *[other] place up to { $count } counters
    }
board-does-rebel = unrest or a rebellion
board-does-merchant = { $count ->
        [0] no goods to ship
        [one] ship up to 1 good
       *[other] ship up to { $count } goods
    }
board-does-governor = { $count ->
        [0] a city needs Economy { $least }
        [1] a city of value { $least }
        [2] a city of value { $least } or { $most }
       *[other] a city of value { $least } to { $most }
    }
board-does-sovereign = calm at home, wage war
board-does-conqueror = found a colony

# Board: the nations to choose from.
board-nations = The nations
nation-targets = Historical targets: { $targets }
nation-targets-none = None of its historical targets is in play.
nation-rule-portugal = Until 6 prestige, it explores twice with each Explorer, but only Brazil, Africa and Asia-Oceania are open to it.
nation-means-portugal = Quick prestige from exploring.
nation-rule-spain = Until 6 prestige, each mission it places brings 1 prestige, but only America without Brazil and its targets are open to it.
nation-means-spain = Prestige from missions, without dice.
nation-rule-france = Logistics 4 counts as 5: its Viceroy then places up to 5 counters.
nation-means-france = Strong late: a colony in one go.
nation-rule-england = Navy 4 counts as 5: it then builds up to 5 squadrons per turn.
nation-means-england = Strong late: it rules the seas.
nation-rule-netherlands = It always has 1 monopoly more, which nobody can break, but can't advance in Logistics.
nation-means-netherlands = A merchant fleet every turn, but its Viceroy places counters one at a time.

# Board: the players.
board-prestige = Prestige: { $count } of { $goal }
board-treasury = Treasure: { $count }
board-fleets = Merchant fleets: { $count }
board-squadrons = Squadrons: { $count }
board-goods = Goods in the market: { $count }
board-monopolies = Monopolies: { $count }
board-home-unrest = Unrest at home: { $count }
board-loans = { $count ->
        [0] No loans
       *[other] Loans: { $stacks }
    }
board-pirates = Pirates: { $names }
board-start = Start player
board-revolt = Home revolution: these four cards have no effect
board-mini-free = not chosen yet
board-mini-back = face down
board-mini-used = { $character } used
board-mini-passed = passed
board-mini-open = { $first } or { $second }
board-mini-last = last chance: { $character }

about-ambassador = The Ambassador moves one player's diplomacy marker 1 to the right, also your own, and removes 1 unrest from a territory. You may do either or both. (C14)
about-conqueror = The Conqueror founds a colony where you control all boxes and have at least as many counters as the native strength. It brings 1 prestige. (C15)
about-explorer = The Explorer rolls the die to explore a territory or to sail around the world. Success brings prestige and lets you place a first counter. (C16)
about-financier = The Financier takes a loan: 10 treasure now, and 10 that you owe. Each loan grows with the unrest in your country, and whoever has a loan can't win. (C17)
about-governor = The Governor founds the booming city in one of your colonies. You pay its value, at most your Economy, and gain 1 prestige. Every box there produces 2 goods. (C18)
about-missionary = The Missionary turns 1 unrest into a mission, or places a mission where there is no unrest. Where there is a mission, no rebellion can break out. (C19)
about-merchant = The Merchant ships goods from the boxes you control to the market, one for each merchant fleet. Pirates attack first. With room left, you can ask others for their goods. (C20)
about-rebel = The Rebel starts a rebellion where there is unrest, stirs up unrest in a territory and in the country of a player there, or turns a mission back into unrest. (C21)
about-scientist = The Scientist advances 1 space on a progress track. You pay the number on the new space. (C22)
about-sovereign = The Sovereign removes 1 unrest from your own country and may declare war on a player who is not to the right of you on the diplomacy track. (C23)
about-trader = The Trader sells goods from the market for 1 treasure each: as many as your Economy plus the native strength of your colonies. (C24)
about-viceroy = The Viceroy turns treasure into counters on one box of an explored territory, at most as many as your Logistics. (C25)
about-programme = Four of your six cards, in the order in which they are turned over. You use one of the two characters of each. The other two are set aside; one of them you may play in the last chance. (C4.1)
about-prestige = Prestige. Whoever is first to have 10 and no debt wins at once. It comes from exploring, colonies, booming cities and wars that are won. (C7)
about-treasury = Treasure, the money of the game. It pays for counters, fleets, squadrons, pirates, progress and cities. (C2)
about-fleets = Merchant fleets. The Merchant ships 1 good with each. In the Merchant fleets phase you may build 1 for each monopoly you have. (C4.2)
about-pirates = Pirates of other players among these merchant fleets. When this player uses the Merchant, each of their owners may roll a die to destroy a fleet. (C20.2)
about-squadrons = Squadrons. They fight in wars at sea and counter-attack pirates. In the Naval forces phase you may build as many as your Navy. (C4.4)
about-goods = Goods in the market. The Trader turns them into treasure. In a war they can be lost. (C24)
about-monopolies = Monopolies: colors of which only this player controls boxes, and every controlled gold box. Each allows a merchant fleet per turn, and whoever has the most is start player. (C5.4)
about-loans = Loans. In the Interest phase each of them grows by the unrest in the country. Whoever owes anything can't win. (C17)
about-home-unrest = Unrest in the player's own country. Each marker makes every loan grow by 1 per turn. With 4 or more at the beginning of a turn there is a home revolution. (C9.4)
about-start = The start player is first in every phase and round. The marker goes to whoever has the most monopolies; if there is a tie, to the next player. (C4.3)
about-cards = The cards of this turn in their order. The character that was not used is faint; cards not turned over yet are face down. (C4.1)
about-revolt = Home revolution: with 4 or more unrest in the country, the treasury is lost and the four cards have no effect. Only the last chance is left. (C4.1.1)
about-nation-portugal = Portugal explores twice with one Explorer until it first has 6 prestige. Until then it may explore and place counters only in Brazil, Africa and Asia-Oceania. (C26.1)
about-nation-spain = Spain gains 1 prestige for every mission it places until it first has 6 prestige. Until then it may explore and place counters only in America without Brazil and in its historical targets. (C26.1)
about-nation-france = For France, Logistics 4 counts as 5. The price stays 4. (C26.1)
about-nation-england = For England, Navy 4 counts as 5. The price stays 4. (C26.1)
about-nation-netherlands = The Netherlands always have one monopoly more, which nobody can break. They can't advance in Logistics. (C26.1)

# Board: the map.
chart-europe = Europe
chart-continents = Parts of the map
chart-choices = { $count ->
        [one] one choice here
       *[other] { $count } choices here
    }
chart-need = { $need }+
chart-percent = { $percent }%
chart-certain = certain
chart-never = never
chart-throw = { $need ->
        [1] certain
        [6] 6 on the die
        [7] never
       *[other] { $need } or more on the die
    }
chart-odds = { $territory }: { $throw } ({ $terms })
chart-odds-unknown = { $territory }: difficulty { $difficulty }, prestige { $prestige }
chart-term-difficulty = difficulty { $difficulty }
chart-term-seafaring = −{ $count } for Seafaring
chart-term-neighbour = −1 for counters { $territory-in }
chart-term-america = +{ $count } until America is discovered
chart-around = Circumnavigation: { $throw } ({ $terms })
chart-around-unknown = Circumnavigation: difficulty { $difficulty }, prestige { $prestige }
chart-target = A historical target of your nation
chart-colony = Colony of { $name }
chart-independent = Independent state
chart-box = { $name } controls { $box }: { $counters }
chart-box-nobodys = Nobody controls { $box }: { $counters }
chart-box-empty = No counters: { $box }
chart-natives = Native strength { $count }
chart-natives-doubled = Native strength { $count }, doubled in an independent state
chart-city = Booming city of value { $value }
chart-unrest = Unrest: { $count }
chart-missions = Missions: { $count }

# Board: what lies beside the territories.
inset-progress = Progress
inset-track = { $track }: { $values }
inset-track-seafaring = off the difficulty
inset-track-navy = squadrons per turn
inset-track-logistics = counters per Viceroy
inset-track-economy = goods per Trader
inset-diplomacy = Diplomacy
inset-diplomacy-tells = war only to the left or on the same space
inset-diplomacy-spaces = Diplomacy: { $spaces }
inset-circumnavigation = Circumnavigation
inset-circumnavigated = { $name } has sailed around the world.
inset-america-1 = Discovery
inset-america-2 = of America
inset-america-waits = { $prestige } prestige for the first to explore in America; until then +{ $count } difficulty there
inset-america-discovered = { $name } has discovered America.
inset-market = Market
inset-market-goods = Goods in the market: { $goods }
inset-market-empty = No goods in the market
inset-loans = Loans
inset-loans-owed = Loans: { $loans }
inset-loans-none = Nobody has a loan
inset-monopolies = Monopolies
inset-monopoly = { $colour }. { $name } has the monopoly.
inset-monopoly-none = { $colour }. Nobody has the monopoly.
inset-gold = Gold, a monopoly for each box: { $counts }
inset-dice = Dice
inset-throw-exploration = { $name } throws { $roll } ({ $territory })
inset-throw-around = { $name } throws { $roll } (circumnavigation)
inset-throw-pirates = { $name }, pirates: { $successes } of { $dice ->
        [one] 1 die succeeds
       *[other] { $dice } dice succeed
    }
inset-throw-counter-attack = { $name }, counter-attack: { $successes } of { $dice ->
        [one] 1 die succeeds
       *[other] { $dice } dice succeed
    }
inset-throw-rebellion = { $name }, rebellion { $territory-in }: { $successes } of { $dice ->
        [one] 1 die succeeds
       *[other] { $dice } dice succeed
    }
inset-purpose-around = Circumnavigation
inset-purpose-pirates = Pirates
inset-purpose-counter-attack = Counter-attack
inset-war = War, year { $year }
inset-war-over = The war is over
inset-losses = Losses
inset-year = Year { $year }
inset-years = Years 1–{ $year }
inset-lost = { $year }: { $name } lost { $losses }; { $enemy } lost { $enemy_losses }
inset-lost-nothing = nothing
inset-lost-counters = { $count ->
        [one] 1 counter
       *[other] { $count } counters
    }
inset-lost-goods = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
inset-lost-treasure = { $count } treasure
inset-lost-squadrons = { $count ->
        [one] 1 squadron
       *[other] { $count } squadrons
    }
inset-lost-fleets = { $count ->
        [one] 1 merchant fleet
       *[other] { $count } merchant fleets
    }
inset-lost-pirates = { $count ->
        [one] 1 pirate
       *[other] { $count } pirates
    }
inset-front-trade = Trade
inset-front-europe = Europe
inset-front-sea = Sea
inset-front = { $front }: { $name } { $hits } of { $dice }, { $enemy } { $enemy_hits } of { $enemy_dice }
inset-colour-white = White: common wares
inset-colour-beige = Beige: plantation crops
inset-colour-yellow = Yellow: gold
inset-colour-red = Red: spices
inset-colour-brown = Brown: furs
inset-colour-purple = Purple: opium
inset-colour-blue = Blue: silk
inset-colour-green = Green: tea
inset-colour-grey = Gray: precious metals
inset-colour-black = Black: slaves

about-territory = A territory. While prestige lies on it, it is unexplored. After that its boxes can hold counters, and unrest, missions and a colony can come. (C1.3)
about-bare-land = This part of the map is not in play in this match. (C26.2)
about-box = A resource box. Whoever has the most counters on it controls it and ships 1 good from it. The color of its border counts for monopolies. (C5)
about-gold-box = A gold box. Whoever controls it has a monopoly with it, no matter who controls the others, and nobody can break it. (C5.5)
about-tea-box = Tea and opium. Only players with Economy 6 or more can control such a box; pale counters do not count yet. (C6.4)
about-slaves-box = Slaves. The box counts like any other. Once a player has Economy 10, slavery is abolished: whoever ships slaves from then on moves back on the diplomacy track. (C6.5)
about-plantation-box = A plantation crop. The box counts like any other. With the advanced colony rules, a new colony here can set up a plantation. (C15.3)
about-natives = Native strength: how strong the people who live here are. A colony needs at least that many counters, a rebellion rolls that many dice for each unrest, and a colony adds it to its owner's Trader. (C1.3)
about-city = The booming city. Every box here produces 2 goods instead of 1. There is only one city, and a new one must be worth more. (C18)
about-unrest = Unrest. Without a mission it makes a rebellion possible. At 4 there is a revolution: the territory becomes an independent state. (C9)
about-mission = A mission. Where there is one, no rebellion can break out. (C9.2)
about-colony = A colony. Only its owner may place counters here, and its native strength helps the owner's Trader. It is lost with the owner's last counter or in a revolution. (C8)
about-independent = An independent state. The native strength counts double, for a new colony and for rebellions. (C8.5)
about-odds = The laurel shows the prestige to be gained. The die must show at least this number: the difficulty minus your Seafaring, minus 1 for a counter in an adjacent territory. (C16.2)
about-target = The flag of your nation marks its historical targets: only there do your colonies bring prestige. (C26.1)
about-revolt-odds = The rebellion rolls this many dice: the unrest times the native strength. The percentage is the chance of at least one success; each success removes a counter. (C21.2)
about-seafaring = Seafaring lowers the number you need for exploring. The number on a space is also its price. (C6)
about-navy = Navy: how many squadrons you may build in a turn. The number on a space is also its price. (C6)
about-logistics = Logistics: how many counters your Viceroy may place. The number on a space is also its price. (C6)
about-economy = Economy: how many goods your Trader sells, and the most a city may cost. Tea and opium need 6. When somebody reaches 10, slavery is abolished. The number on a space is also its price. (C6)
about-diplomacy = The diplomacy track. You can declare war only on players on your space or to the left of it. Taking control, breaking monopolies and declaring war move you to the left, the Ambassador to the right. (C10)
about-circumnavigation = The circumnavigation. Your Explorer needs a 6, less your Seafaring. It can be done once in a match. (C11)
about-america = The discovery of America. Until somebody has explored a territory there, all of them are harder to explore. The first success brings bonus prestige. (C12)
about-market = The market. Goods that were shipped wait here until the Trader sells them. In a war they can be lost. (C20)
about-monopoly = Monopolies. If only one player controls boxes of a color, that player has its monopoly; every gold box is a monopoly of its own. They allow merchant fleets and decide who is start player. (C5.4)
about-dice = Dice. For exploring the number counts. On a success die two of six faces, the laurels, are a success. (C1)
about-war = A war. Each year is fought on land, in trade, in Europe and at sea. Each laurel costs the other side a piece. Whoever has nothing left on a front must surrender. (C23)

# Why something can't be chosen now.
why-nation-taken = { $seat } already leads { $nation-acc }.
why-card-placed = This card is already in place { $slot }.
why-card-full = All { $slots } places are filled. To line up this card, take another one back.
why-character-aside = You can't use { $character-acc } now: that card is set aside, for the last chance.
why-character-lined-up = In the last chance you play one of the two cards set aside; you lined up { $character-acc } in place { $slot }.
why-character-past = You can't use { $character-acc } any more in this turn: that card was turned over in round { $slot }.
why-character-later = You can't use { $character-acc } yet: that card comes in round { $slot }.
why-ambassador-idle = There is nothing for the Ambassador to do: all diplomacy markers are on space { $spaces }, the last one, and there is no unrest in any territory.
why-conqueror-nowhere = You have no counters where a colony could be founded.
why-conqueror-near = You can't found a colony yet. You are nearest to one { $territory-in }: you have { $counters } of the { $need } counters you need and control { $held } of { $boxes ->
        [one] 1 resource
       *[other] { $boxes } resources
    }.
why-explorer-idle = There is nothing left that you could explore.
why-governor-no-colony = A booming city is founded in a colony, and you have none.
why-governor-city-there = You have only one colony, { $territory-in }, and the booming city is there already.
why-governor-most = The booming city already has the highest value there is.
why-governor-economy = A new booming city has to be worth at least { $least }, but your Economy is { $economy }.
why-governor-treasury = A new booming city costs at least { $least } treasure; you have { $treasury }.
why-nothing-explored = No territory has been explored yet.
why-scientist-done = You are on the last space of every track open to you.
why-scientist-price = The cheapest step costs { $price } treasure; you have { $treasury }.
why-sovereign-idle = There is no unrest in your country, and everybody is to the right of you on the diplomacy track, so you can't declare war on anybody.
why-trader-idle = There are no goods in the market.
why-viceroy-treasury = Each counter costs 1 treasure, and you have none.
why-viceroy-nowhere = There is no explored territory where you may place counters.
why-piracy-own = These are your own merchant fleets; a pirate goes to another player's.
why-diplomacy-last = { $own ->
        [1] Your diplomacy marker is already on space { $space }, the last one.
       *[other] { $seat }'s diplomacy marker is already on space { $space }, the last one.
    }
why-sink-none = { $own ->
        [1] None of the pirates among your merchant fleets are yours.
       *[other] { $seat } has no pirates among your merchant fleets.
    }
why-request-own = You don't have to ask yourself: your own goods have their own question.
why-request-again = You have already asked { $seat }; each player can be asked only once.
why-ship-slaves = { $seat } controls nothing but slaves, and you have chosen to ship none.
why-ship-nothing = { $seat } controls no resources and has nothing to ship.
why-sell-nothing = { $seat } has no goods in the market.
why-incite-absent = { $own ->
        [1] You have no counter { $territory-in }.
       *[other] { $seat } has no counter { $territory-in }.
    }
why-war-own = You can't declare war on yourself.
why-war-right = { $seat } is on space { $space } of the diplomacy track, to the right of you: you are on space { $here }.
why-war-no-pirate = { $victim } has no pirates among { $seat }'s merchant fleets.
why-not-in-play = This part of the map is not in play in this match.
why-unexplored = Nobody has explored { $territory-acc } yet.
why-treaty = The Treaty of Tordesillas closes { $territory-acc } to you until you first have { $least } prestige. You have { $prestige }.
why-no-unrest = There is no unrest { $territory-in }.
why-colony-exists = { $own ->
        [1] You already have a colony { $territory-in }.
       *[other] { $seat } already has a colony { $territory-in }.
    }
why-no-box = There are no resources { $territory-in }, so no counters can be placed.
why-no-natives = The native strength { $territory-in } is 0, so there can be no colony.
why-colony-counters = A colony { $territory-in } needs { $need ->
        [one] 1 counter
       *[other] { $need } counters
    }; you have { $counters }.
why-colony-tea = Tea and opium { $territory-in } need Economy { $least }; yours is { $economy }.
why-colony-control = A colony needs control of all { $boxes } resources { $territory-in }; you control { $held }.
why-around-done = { $own ->
        [1] You have already sailed around the world.
       *[other] { $seat } has already sailed around the world.
    }
why-explored = There is nothing left to explore { $territory-in }.
why-city-there = The booming city is { $territory-in } already.
why-city-no-colony = You have no colony { $territory-in }.
why-mission-protects = A mission { $territory-in } prevents a rebellion.
why-no-mission = There is no mission { $territory-in }.
why-others-colony = There is a colony { $territory-in }, and only its owner, { $seat }, may place counters there.
why-elsewhere = It has to be { $territory-in }.
why-company-no-counter = You have no counter there ({ $box }).
why-company-last = This is your last counter in the colony; by the options of this table it has to stay.
why-war-no-counter = { $victim } has no counter there ({ $box }).
why-victim-own = Your own counters { $territory-in } come last, after those of all others.
why-track-price = The next step { $track-in } costs { $price } treasure; you have { $treasury }.
why-track-nation = Your nation can't advance { $track-in }.
why-track-end = You are on the last space { $track-in }.

# What a hint is about.
aspect-prestige =
    { $count ->
        [0] prestige
        [one] 1 prestige
       *[other] { $count } prestige
    }
hope-colonies = You get closer to a colony or a booming city.
hope-exploration = You can explore with better odds.
aspect-treasure =
    { $count ->
        [0] treasure
        [one] 1 treasure
       *[other] { $count } treasure
    }
aspect-goods =
    { $count ->
        [0] goods in the market
        [one] 1 good in the market
       *[other] { $count } goods in the market
    }
aspect-debt =
    { $count ->
        [0] less debt
        [one] 1 treasure less debt
       *[other] { $count } treasure less debt
    }
cost-debt =
    { $count ->
        [0] more debt
        [one] 1 treasure more debt
       *[other] { $count } treasure more debt
    }
hope-income = Your trade can bring more in the turns to come.
aspect-resources =
    { $count ->
        [0] control of resources
        [one] control of 1 resource
       *[other] control of { $count } resources
    }
aspect-monopolies =
    { $count ->
        [0] a monopoly
        [one] 1 monopoly
       *[other] { $count } monopolies
    }
aspect-progress =
    { $count ->
        [0] progress in Logistics or Economy
        [one] 1 step in Logistics or Economy
       *[other] { $count } steps in Logistics or Economy
    }
aspect-squadrons =
    { $count ->
        [0] squadrons
        [one] 1 squadron
       *[other] { $count } squadrons
    }
hope-pirates = Pirates become a smaller danger to you, or a greater one to others.
aspect-respect =
    { $count ->
        [0] a better place on the diplomacy track
        [one] 1 step on the diplomacy track
       *[other] { $count } steps on the diplomacy track
    }
aspect-calm =
    { $count ->
        [0] less unrest
        [one] 1 unrest less
       *[other] { $count } unrest less
    }
cost-calm =
    { $count ->
        [0] more unrest
        [one] 1 unrest more
       *[other] { $count } unrest more
    }
aspect-missions =
    { $count ->
        [0] a mission in your colonies
        [one] 1 mission
       *[other] { $count } missions
    }
hope-power = You stand better in a war.
hope-offers = You offer nothing that nobody would take.
hope-programme = It goes better with the cards you have lined up.
hope-plan-ambassador = These cards make good use of the Ambassador.
hope-plan-conqueror = These cards make good use of the Conqueror.
hope-plan-explorer = These cards make good use of the Explorer.
hope-plan-financier = These cards make good use of the Financier.
hope-plan-governor = These cards make good use of the Governor.
hope-plan-missionary = These cards make good use of the Missionary.
hope-plan-merchant = These cards make good use of the Merchant.
hope-plan-rebel = These cards make good use of the Rebel.
hope-plan-scientist = These cards make good use of the Scientist.
hope-plan-sovereign = These cards make good use of the Sovereign.
hope-plan-trader = These cards make good use of the Trader.
hope-plan-viceroy = These cards make good use of the Viceroy.

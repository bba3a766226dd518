### What is ordered and what happens.
### Players are called by name, never "you". What somebody may not know is told without it. No U+2212, arrows or stars: the fonts lack them.

## Orders, as the log tells them
order-plain = { $name }: { $what }
order-module = { $name } chose the { $module }
order-roll = { $name } rolled { $die }
order-roll-produced = { $name } rolled { $die }: { $parts }
order-roll-part = { $name } { $what }
# In place of what was produced, where its bay is full.
order-roll-lost = { $what } lost: no room
order-produce = { $name } chose { $what }
order-fly = { $name } flew to sector { $sector }
order-fly-look =
    { $count ->
        [one] { $name } flew to sector { $sector } and scanned { $count } card
       *[other] { $name } flew to sector { $sector } and scanned { $count } cards
    }
order-arrange-top =
    { $top ->
        [one] { $name } put { $top } card on top
       *[other] { $name } put { $top } cards on top
    }
order-arrange-bottom =
    { $bottom ->
        [one] { $name } put { $bottom } card at the bottom
       *[other] { $name } put { $bottom } cards at the bottom
    }
order-arrange-both =
    { $top ->
        [one] { $name } put { $top } card on top and { $bottom } at the bottom
       *[other] { $name } put { $top } cards on top and { $bottom } at the bottom
    }
order-next = { $name } reached { $card }
order-next-pirates = { $name } met pirates
order-next-corsairs = { $name } met corsairs
order-next-known = { $name } met { $card }
order-next-back = { $name } flew on
order-buy = { $name } bought { $what } at { $card } for { $price }
order-sell = { $name } sold { $what } at { $card } for { $price }
order-use-buy = { $name } bought { $what } via { $card } for { $price }
order-use-sell = { $name } sold { $what } via { $card } for { $price }
order-settle = { $name } established a colony on { $card }
order-found = { $name } established a trading post at { $card }
order-adventure = { $name } completed { $adventure }
order-adventure-gains = { $name } completed { $adventure }: { $what }
order-stop = { $name } ended the flight
order-pay = { $name } paid { $card } a ransom of { $price }
order-fight-won = { $name } beat { $card } ({ $own } against { $theirs })
order-fight-lost = { $name } lost to { $card } ({ $own } against { $theirs })
order-take = { $name } took { $what } as a prize
order-take-nothing = { $name } took no prize
order-lose-gone = { $name } lost the { $module }
order-lose-level = { $name }’s { $module } dropped to level 1
order-demand = { $name } used the Trade module: { $what } from { $other } for { $price }
order-offer = { $name } offered { $give } for { $want }
order-accept-what = { $name } accepted: { $other } gave { $give } for { $want }
order-refuse = { $name } refused the offer
refused-enables = { $name } refused, because you could then build: { $goal }
refused-needs = { $name } refused, and keeps the { $thing } for: { $goal }
refused-too-little = { $name } refused: not enough in return
order-build-colony-ship = { $name } built a colony ship
order-build-trade-ship = { $name } built a trade ship
order-build-booster = { $name } built a booster
order-build-cannon = { $name } built a cannon
order-build-module = { $name } built the { $module }
order-upgrade-booster = { $name } upgraded a booster to level 2
order-upgrade-cannon = { $name } upgraded a cannon to level 2
order-upgrade-module = { $name } upgraded the { $module } to level 2
order-end = { $name } ended the turn

## Orders of a plan in a few words, without whose they are
coach-order-module = Choose the { $module }
coach-order-roll = Roll the yellow die
coach-order-produce = Produce { $what }
coach-order-fly = Fly to sector { $sector }
coach-order-arrange-top = On top: { $top }
coach-order-arrange-bottom = At the bottom: { $bottom }
coach-order-arrange-both = On top: { $top }, at the bottom: { $bottom }
coach-order-next = Fly on
coach-order-buy = Buy { $what }
coach-order-sell = Sell { $what }
coach-order-use-buy = Buy { $what } via { $card }
coach-order-use-sell = Sell { $what } via { $card }
coach-order-settle = Establish a colony
coach-order-found = Establish a trading post
coach-order-adventure = Complete { $adventure }
coach-order-adventure-take = Complete { $adventure }, take { $what }
coach-order-stop = End the flight
coach-order-pay = Pay the ransom
coach-order-fight = Fight
coach-order-take = Take { $what }
coach-order-take-nothing = Take nothing
coach-order-lose = Give up the { $module }
coach-order-demand = Trade module: take { $what }
coach-order-offer = Offer { $give } for { $want }
coach-order-accept = Accept the offer
coach-order-refuse = Refuse the offer
coach-order-build-colony-ship = Build a colony ship
coach-order-build-trade-ship = Build a trade ship
coach-order-build-booster = Build a booster
coach-order-build-cannon = Build a cannon
coach-order-build-module = Build the { $module }
coach-order-upgrade-booster = Upgrade a booster to level 2
coach-order-upgrade-cannon = Upgrade a cannon to level 2
coach-order-upgrade-module = Upgrade the { $module } to level 2
coach-order-end = End the turn

## Where things come from and go to
source-prize = prize
source-demand = demand
source-exchange = exchange
source-colony-ship = colony ship
source-trade-ship = trade ship
source-booster = booster
source-cannon = cannon
source-level-two = { $what }, level 2

## Events
event-rolled = { $name } rolled { $die }: speed { $speed }
event-produced = { $name } produced { $what } ({ $source })
event-wasted = { $name } lost { $what }: no room ({ $source })
event-looked = { $name } scanned card { $number }: { $card }
event-looked-back = { $name } scanned card { $number }
event-turned = Used for this flight: { $card }
event-gained = { $name } gained { $what } ({ $source })
event-paid = { $name } paid { $what } ({ $source })
event-overboard = { $name } lost { $what }: not enough room
event-laid = New in sector { $sector }: { $card }
event-laid-pirates = New in sector { $sector }: pirates
event-laid-corsairs = New in sector { $sector }: corsairs
event-laid-back = A card was added face down to sector { $sector }
event-gap = The reserve is empty: sector { $sector } has one card fewer
event-adventure-turned-up = New adventure: { $adventure }
event-pirates-taken = { $name } gained 1 fame ({ $card })
event-cannon-gone = { $name } lost a cannon
event-cannon-level = { $name }’s cannon dropped to level 1
event-flight-stopped = { $name } ended the flight; sector { $sector } was shuffled
event-flight-last-action = { $name }’s last action ended the flight; sector { $sector } was shuffled
event-flight-lost = { $name }’s defeat ended the flight; sector { $sector } was shuffled
event-honour-friend = { $name } is Friend of the People
event-honour-hero = { $name } is Hero of the People
event-honour-friend-taken = { $name } took Friend of the People from { $other }
event-honour-hero-taken = { $name } took Hero of the People from { $other }
event-honour-friend-nobody = { $name } is no longer Friend of the People: friendship is tied
event-honour-hero-nobody = { $name } is no longer Hero of the People: fame is tied
event-points =
    { $points ->
        [one] { $name } has { $points } point
       *[other] { $name } has { $points } points
    }
event-match-over =
    { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }

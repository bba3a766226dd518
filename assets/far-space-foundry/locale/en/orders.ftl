### What is ordered and what happens.
### Players are called by name, never "you". What somebody may not know is told without it.

## Orders
order-plain = { $name }: { $what }
brief-begin = the pilots are dealt
brief-play = { $pilot } played
brief-play-roll = { $pilot } played, die rolled
brief-play-rolled = { $pilot } played, die rolled: { $die }
brief-land = landing at dock { $dock }
brief-lift = lifting off from dock { $dock }
brief-landed = landing at dock { $dock }, capacity { $capacity }
brief-lifted = lifting off from dock { $dock }, capacity { $capacity }
brief-take = from the asteroids: { $what }
brief-unload = into the warehouse: { $what }
brief-load = on board: { $what }
brief-process = processed: { $what }
brief-sell = { $what } sold
brief-sold = { $what } sold for { $credits }
brief-cantina = a visit to the Cantina
brief-cantina-shown = a visit to the Cantina: { $what }
brief-hire = hired: { $pilot }
brief-hire-alone = hired without a freighter: { $pilot }
brief-hire-ship = hired: { $pilot }; { $ship } of size { $size }
brief-hire-nobody = nobody hired
brief-make =
    { $times ->
        [one] made: { $product }, once
       *[other] made: { $product }, { $times } times
    }
brief-made = made: { $what }
brief-charge = charged: { $product }
brief-charge-all = everything charged for a credit
brief-upgrade = upgraded: { $ship }
brief-earn = a credit from the bank
brief-bribe-add = the dock master bribed: a shuttle into dock { $dock }
brief-bribe-remove = the dock master bribed: dock { $dock } cleared
brief-end = end of the turn
brief-keep = kept for Beta: { $what }
brief-keep-nobody = nobody kept for Beta
brief-stow = stowed: { $what }

## Events
event-product-laid = In play: { $product }
event-freighter-opened = Open freighter: { $ship } of size { $size }
event-freighter-none = No more freighters: { $ship }
event-first-player = { $name } begins; the die shows { $die }
event-equipped = { $name }: a credit and the first goods
event-equipped-credit = { $name }: a credit
event-dealt = { $name } is dealt { $pilot }
event-dealt-hidden = { $name } is dealt a pilot
event-fleet = { $name } gets fleet { $fleet }
event-half-alpha = Space Foundry Alpha: { $name } begins
event-half-beta = Space Foundry Beta: { $name } begins
event-rolled = The die shows { $die }
event-shown = The Cantina shows { $pilot }
event-paid-cantina = { $name } pays a credit in the Cantina
event-freighter-came = { $name } gets a new freighter: { $ship } of size { $size }
event-drawn = { $name } draws { $pilot }
event-drawn-hidden = { $name } draws a pilot
event-traffic-came = Traffic: a shuttle comes into dock { $dock }
event-traffic-went = Traffic: the shuttle leaves dock { $dock }
event-cleared = { $name }: back to the asteroids from the warehouse: { $what }
event-station-turned = Alpha is over, and the station turns over: warehouses are cleared, freighters keep their goods
event-left = { $name }: { $pilot } leaves the game
event-defeat = The match is over. Points of { $name }: { $points }; 22 are needed
event-match-over =
    { $count ->
        [one] The match is over. The winner: { $names }
       *[other] The match is over. The winners: { $names }
    }

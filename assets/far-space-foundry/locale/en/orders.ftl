### What is ordered and what happens.
### Players are called by name, never "you". What somebody may not know is told without it.

## Orders of a plan in a few words, without whose they are
brief-begin = deal the pilots
brief-play = play { $pilot }
brief-play-roll = play { $pilot }, roll the die
brief-land = land at dock { $dock }
brief-lift = lift off from dock { $dock }
brief-take = mine { $what }
brief-unload = unload { $what }
brief-load = load { $what }
brief-process = process rubion into { $what }
brief-sell = sell { $what }
brief-cantina = visit the Cantina
brief-hire = hire { $pilot }
brief-hire-alone = hire { $pilot } without a freighter
brief-hire-nobody = hire nobody
brief-make =
    { $times ->
        [one] make { $product } once
       *[other] make { $product } { $times } times
    }
brief-charge = charge one { $product }
brief-charge-all = charge all products for 1 credit
brief-upgrade = upgrade the { $ship }
brief-earn = take 1 credit from the bank
brief-bribe-add = bribe the dock master: shuttle into dock { $dock }
brief-bribe-remove = bribe the dock master: clear dock { $dock }
brief-end = end the turn
brief-keep = keep for Beta: { $what }
brief-keep-nobody = keep nobody for Beta
brief-stow = load the fleet: { $what }

## Orders as the log tells them, after the name of who gave them
order-plain = { $name } { $what }
log-begin = dealt the pilots
log-play = played { $pilot }
log-play-roll = played { $pilot } and rolled the die
log-play-rolled = played { $pilot } and rolled { $die }
log-land = landed at dock { $dock }
log-lift = lifted off from dock { $dock }
log-landed = landed at dock { $dock } (capacity { $capacity })
log-lifted = lifted off from dock { $dock } (capacity { $capacity })
log-take = mined { $what }
log-unload = unloaded { $what }
log-load = loaded { $what }
log-process = processed rubion into { $what }
log-sell = sold { $what }
log-sold = sold { $what } for { $credits }
log-cantina = visited the Cantina
log-cantina-shown = visited the Cantina: { $what }
log-hire = hired { $pilot }
log-hire-alone = hired { $pilot } without a freighter
log-hire-ship = hired { $pilot } and got the { $ship } (size { $size })
log-hire-nobody = hired nobody
log-make =
    { $times ->
        [one] made { $product } once
       *[other] made { $product } { $times } times
    }
log-made = made { $what }
log-charge = charged one { $product }
log-charge-all = charged all products for 1 credit
log-upgrade = upgraded the { $ship }
log-earn = took 1 credit from the bank
log-bribe-add = bribed the dock master: shuttle put into dock { $dock }
log-bribe-remove = bribed the dock master: dock { $dock } cleared
log-end = ended the turn
log-keep = kept for Beta: { $what }
log-keep-nobody = kept nobody for Beta
log-stow = loaded the fleet: { $what }

## Events
event-product-laid = In play: { $product }
event-freighter-opened = Next freighter: { $ship }, size { $size }
event-freighter-none = No freighters left: { $ship }
event-first-player = { $name } goes first; the die shows { $die }
event-equipped = { $name } got 1 credit and the starting goods
event-equipped-credit = { $name } got 1 credit
event-dealt = { $name } was dealt { $pilot }
event-dealt-hidden = { $name } was dealt a pilot
event-fleet = { $name } got fleet { $fleet }
event-half-alpha = Space Foundry Alpha begins
event-half-beta = Space Foundry Beta: { $name } goes first
event-rolled = The die came up { $die }
event-shown = The Cantina revealed { $pilot }
event-paid-cantina = { $name } paid 1 credit in the Cantina
event-freighter-came = { $name } got a new freighter: { $ship }, size { $size }
event-drawn = { $name } drew { $pilot }
event-drawn-hidden = { $name } drew a pilot
event-traffic-came = Traffic: a shuttle landed at dock { $dock }
event-traffic-went = Traffic: the shuttle left dock { $dock }
event-cleared = { $name } returned goods to the asteroids: { $what }
event-station-turned = Alpha is over and the station turned over: warehouses were cleared, but freighters kept their goods
event-left = { $name }: { $pilot } left the game
event-defeat = The match is over. { $name } scored { $points }; 22 were needed
event-match-over =
    { $count ->
        [one] { $names } won the match
       *[other] { $names } shared the victory
    }

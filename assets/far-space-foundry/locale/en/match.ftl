### The board and the panels of a match.
### Players are called by name, never "you".

## The foundry
ui-alpha = ALPHA
ui-alpha-task = Mine and process raw goods
ui-beta = BETA
ui-beta-task = Build and load the freighters
ui-in-bank = in the bank
ui-in-orbit = in orbit
ui-left = left
ui-once-a-half = once per half
ui-dock = dock
ui-docks = docks
ui-dock-of = Dock { $dock }: { $action }
ui-dock-master = Dock master
ui-dock-master-help = Once per half, for 1 credit: put a shuttle from orbit into a free dock, or send a docked one to orbit.
ui-pilot-card = Pilot { $number }

## Pilots
pilot-number-help = Flies with the number { $number }. From there, the count ends at the first free dock when landing, at the first shuttle when lifting off.
pilot-one-two-three-help = Flies with the number 1, 2 or 3.
pilot-die-help = Flies with the number on the die, which may be rolled first.

## Flights
ui-land = Land
ui-land-help = A shuttle from orbit lands at the first free dock; each dock tried adds one good to its load.
ui-land-help-alpha = Then it brings goods from one asteroid to the warehouse.
ui-land-help-beta = Then it unloads one freighter into the warehouse, and the dock can be used.
ui-lift = Lift off
ui-lift-help = The first shuttle reached by the count lifts off; each dock tried adds one good to its load.
ui-lift-help-goods = The dock can be used first; then the shuttle loads one freighter from the warehouse.
ui-roll = Roll the die
ui-roll-short = roll
ui-roll-help = The pilot must fly with the result, and the die stays as rolled.
ui-play-idle = Play it out
tag-lands-elsewhere = A shuttle will land at dock { $dock }, the first free one.
tag-lifts-elsewhere = A shuttle will lift off from dock { $dock }, the first one reached.
tag-several-docks = Several docks can be reached: click one of them.
tag-after-taking = Possible after taking goods
tag-after-unloading = Possible after unloading

## Goods
ui-take = Take goods
ui-unload = Unload
ui-load-goods = Load
ui-asteroid-help = Click to take as many as fit; click the number to take one.
ui-ship-help = Click to move as many as fit; click a good to move one.
freighter-not-full = Hold not full: –{ $points } points, however many spaces are empty.
freighter-not-upgraded = Engine not upgraded: –{ $points } points. It can be upgraded in Beta, while the freighter is empty.
freighter-costs-nothing = This freighter costs no points.
ui-confirm-goods = Move goods
ui-more = One more: { $good }, { $ship }
ui-less = One less: { $good }, { $ship }
ui-stack = Stacked: { $good }, { $ship }
ui-off-pair = Taken off a pair: { $good }, { $ship }
tag-capacity-left =
    { $count ->
        [one] The shuttle has room for { $count } more
       *[other] The shuttle has room for { $count } more
    }

## Actions
action-process-help = Return a skyrite to turn a rubion into galactium, as long as both last.
action-traders-help = Return a rubion for 2 credits.
action-cantina-help = Pay 1 credit to see four alien pilots; one of them may be hired.
action-manufacture-help = Make one kind of product from goods in the warehouse.
product-help =
    Made from { $cost }: { $gives }, { $times ->
        [one] once
       *[other] up to { $times } times
    } per use. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each on board, { $charged } charged. Tokens left: { $left }.
action-charge-help = Charge one product in the warehouse for 1 extra point, or all of them for 1 credit.
action-upgrade-help = Upgrade an empty freighter, or take 1 credit from the bank.
ui-charge-all = Charge all
ui-charge-one = Charge one
ui-earn = Take 1 credit
ui-sell = Sell { $what }
ui-use-action = Use action

## The Cantina
ui-hire-title = Hire one of these pilots
ui-hire = Hire: { $pilot }
ui-hire-nobody = Nobody
ui-without-ship = Without freighter
ui-without-ship-help = Hire only the pilot: the freighter would cost { $points } points until it is full, and { $points } more until it is upgraded in Beta.
ui-without-ship-help-alpha = Hire only the pilot: the freighter would cost { $points } points until it is full.
ui-with-ship = With freighter
tag-one-more-ship = New freighter: –{ $points } points until full, –{ $points } until upgraded
tag-one-more-ship-alpha = New freighter: –{ $points } points until full

## Dealing, keeping, loading
ui-begin-alpha = Ready for Alpha
ui-begin-beta = The station has turned over: Beta
turn-title = Alpha is over: the station turns over to Beta
turn-standing = At half-time: { $what }
turn-standing-player = { $name } { $points }
turn-land = Land: unload a freighter, then make products, charge them or upgrade an empty freighter.
turn-lift = Lift off: use the dock, then load a freighter. At the end, only goods on freighters count.
turn-gone = Warehouses now have 5 spaces. The asteroids and the Cantina are gone.
ui-deal = Deal pilots
ui-deal-help = Deal the hands and roll the die.
ui-keep-title = Who continues to Beta? At most one per freighter
ui-keep-others = All others leave the game.
ui-keep = Keep these
ui-keep-nobody = Keep nobody
ui-keep-pilot = Keep: { $pilot }
ui-stow-title = Load the fleet
ui-stow = Load as suggested

## Players
ui-nothing = nothing
ui-warehouse = Warehouse
ui-warehouse-scores = Goods in the warehouse score nothing: at the end, only goods on freighters count.
ui-to-come = Still to come
ui-played = Played
ui-ship-plain = { $ship }, { $used } of { $size } spaces used: { $goods }.
ui-ship-upgraded = { $ship }, upgraded, { $used } of { $size } spaces used: { $goods }.
ui-player-spoken = { $name }. Points: { $points }, credits: { $credits }, pilots in hand: { $hand }, in the deck: { $deck }. Warehouse: { $goods }.
ui-end-not-yours = It is another player’s turn.
recap-land = landed at { $dock }
recap-lift = lifted off from { $dock }
recap-bribe = bribe, dock { $dock }

## What can be done
ui-hint-begin = Deal the pilots
ui-hint-begin-beta = Beta: deal the pilots
ui-hint-card = { $name }: choose a pilot
ui-hint-idle = { $name }: nothing to gain this turn ({ $confirm } plays it out)
ui-hint-card-die = { $name }: choose a dock, or roll the die ({ $roll })
ui-hint-fly = { $name }: choose a dock to land at or lift off from
ui-hint-bribe = { $name }: choose a dock to fill or clear
ui-hint-take = { $name }: take goods from one asteroid (up to { $capacity }); { $confirm } accepts the suggestion
ui-hint-unload = { $name }: unload one freighter (up to { $capacity }); { $confirm } accepts the suggestion
ui-hint-unload-or-act = { $name }: use the action ({ $action }), or click goods to unload first (up to { $capacity })
ui-hint-unload-or-end = { $name }: click goods to unload (up to { $capacity }), or end the turn ({ $end })
ui-hint-load = { $name }: load one freighter (up to { $capacity }); { $confirm } accepts the suggestion
ui-hint-act-load = { $name }: use the action first ({ $action }), then load one freighter (up to { $capacity })
ui-hint-act = { $name }: use the action ({ $action })
ui-hint-make = { $name }: choose a product to make
ui-hint-end = { $name }: nothing left to do; end the turn ({ $end })
ui-hint-end-stored = { $name }: goods left in the warehouse score nothing; end the turn ({ $end })
ui-hint-hire = { $name }: hire one of the pilots shown, or nobody
ui-hint-keep = { $name }: choose at most one alien pilot per freighter
ui-hint-stow = { $name }: load the fleet; { $confirm } accepts the suggestion

## Questions before a loss
ui-warn-end = { $action } can still be used for free. End the turn anyway?
ui-warn-end-goods =
    { $count ->
        [one] The shuttle can still move { $count } good. End the turn anyway?
       *[other] The shuttle can still move { $count } goods. End the turn anyway?
    }
ui-warn-end-alpha = Last turn of Alpha: { $what } in the warehouse will go back to the asteroids. End the turn anyway?
ui-warn-load = { $action } cannot be used after loading. Load anyway?
ui-warn-goods =
    { $count ->
        [one] No goods can come in after an action, and the shuttle can still carry { $count }. Use the action anyway?
       *[other] No goods can come in after an action, and the shuttle can still carry { $count }. Use the action anyway?
    }

## Solo
ui-rank-pilot = Freighter Pilot
ui-rank-messenger = Messenger of Peace
ui-rank-superintendent = Federal Superintendent
ui-mast-challenge = Challenge
ui-mast = Solo
goal-short = Most points win
goal-short-alone = { $win } points or more to win
goal-alone = Have { $win } points or more at the end of Beta to win. Only goods on freighters count, not those in the warehouse; kinds on board and credits count too. Each freighter costs 2 if not full, and 2 more if not upgraded.
goal-alpha = The player with the most points at the end of Alpha wins. Only goods on freighters count, not those in the warehouse: 1 for each skyrite, 2 for each galactium. Each credit counts 1, and each freighter that is not full costs 2.
goal-alpha-alone = Score as many points as possible by the end of Alpha. Only goods on freighters count, not those in the warehouse: 1 for each skyrite, 2 for each galactium. Each credit counts 1, and each freighter that is not full costs 2.
goal-beta = The player with the most points at the end of Beta wins. Only goods on freighters count, not those in the warehouse; kinds on board and credits count too. Each freighter costs 2 if not full, and 2 more if not upgraded.
goal-beta-alone = Score as many points as possible by the end of Beta. Only goods on freighters count, not those in the warehouse; kinds on board and credits count too. Each freighter costs 2 if not full, and 2 more if not upgraded.
goal-now = { $points ->
        [one] { $name } has { $points } point now.
       *[other] { $name } has { $points } points now.
    }
end-alone-rank =
    { $points ->
        [one] { $points } point: { $name } ranks as { $rank }
       *[other] { $points } points: { $name } ranks as { $rank }
    }
end-alone-defeat = { $points ->
        [one] { $points } point: { $name } needed { $win }
       *[other] { $points } points: { $name } needed { $win }
    }
end-alone-short = { $points ->
        [one] { $points } point for { $name }
       *[other] { $points } points for { $name }
    }
## Great moments
triumph-product = The first product: { $product }
triumph-product-words = { $name } made it first: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each on board.
triumph-freighter = The first freighter is ready
triumph-freighter-words = { $name }: { $ship }, full and upgraded. It no longer costs points.
triumph-fleet = A whole fleet is ready
triumph-fleet-words = { $name } has { $count } freighters, all full and upgraded.
triumph-alone = Solo victory
triumph-alone-words = { $name } has { $points } points: enough to win.

## What decided the match
decided-raw = { $name } wins by { $ahead }: raw goods are worth { $more } more than { $other }’s
decided-products = { $name } wins by { $ahead }: products are worth { $more } more than { $other }’s
decided-charged = { $name } wins by { $ahead }: charged products are worth { $more } more than { $other }’s
decided-kinds = { $name } wins by { $ahead }: kinds on board are worth { $more } more than { $other }’s
decided-credits = { $name } wins by { $ahead }: credits are worth { $more } more than { $other }’s
decided-unfilled = { $name } wins by { $ahead }: fuller holds save { $more } more than { $other }’s
decided-plain = { $name } wins by { $ahead }: upgrades save { $more } more than { $other }’s

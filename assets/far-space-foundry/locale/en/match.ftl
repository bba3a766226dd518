### The board and the panels of a match.
### Players are called by name, never "you".

## The foundry
ui-alpha = ALPHA
ui-alpha-task = Bring in ore and process it
ui-beta = BETA
ui-beta-task = Build and load the freighters
ui-in-bank = in the bank
ui-in-orbit = in orbit
ui-left = left
ui-once-a-half = once a half
ui-dock = dock
ui-dock-of = Dock { $dock }: { $action }
ui-dock-master = Dock master
ui-dock-master-help = For a credit, once a half, a shuttle from orbit is put into a free dock, or one in a dock goes to orbit.
ui-pilot-card = Pilot { $number }

## Pilots
pilot-number-help = Flies with the number { $number }. Landing, the count ends at the first free dock from there on; lifting off, at the first shuttle.
pilot-one-two-three-help = Flies with the number 1, 2 or 3.
pilot-die-help = Flies with the number on the die, which may be rolled first.

## Flights
ui-land = Land
ui-land-help = A shuttle from orbit lands at the first free dock; each dock tried adds one good to its load.
ui-land-help-alpha = Then it brings ore from one asteroid to the warehouse.
ui-land-help-beta = Then it unloads one freighter into the warehouse, and the dock can be used.
ui-lift = Lift off
ui-lift-help = The first shuttle met by the count lifts off; each dock tried adds one good to its load.
ui-lift-help-goods = First the dock can be used, then it loads one freighter from the warehouse.
ui-roll = Roll the die
ui-roll-short = roll
ui-roll-help = The pilot must fly with the result, and the die stays as rolled.
ui-play-idle = Play it out
tag-lands-elsewhere = A shuttle lands at dock { $dock }: it is the first free one.
tag-lifts-elsewhere = A shuttle lifts off from dock { $dock }: it is the first one met.
tag-several-docks = Several docks can be reached: click one of them.
tag-after-taking = Possible once goods have come in
tag-after-unloading = Possible once goods are unloaded

## Goods
ui-take = Take goods
ui-unload = Unload
ui-load-goods = Load
ui-asteroid-help = A click takes as many as fit; a click on the number takes one.
ui-ship-help = A click moves as many goods as fit; a click on a good moves that one.
freighter-not-full = Hold not full: –{ $points } points, however many spaces are empty.
freighter-not-upgraded = Engine not upgraded: –{ $points } points. It can be upgraded in Beta, while the freighter is empty.
freighter-costs-nothing = It costs no points.
ui-confirm-goods = Move the goods
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
action-process-help = A skyrite goes back and a rubion becomes galactium, as often as there are both.
action-traders-help = A rubion goes back for 2 credits.
action-cantina-help = For a credit four alien pilots are shown; one of them may be hired.
action-manufacture-help = One product is made of goods in the warehouse.
product-help =
    Made from { $cost }: { $gives }, { $times ->
        [one] once
       *[other] up to { $times } times
    } a turn. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each on board, { $charged } charged. Tokens left: { $left }.
action-charge-help = One product in the warehouse is charged for 1 point more, or all of them for a credit.
action-upgrade-help = An empty freighter is upgraded, or a credit is taken from the bank.
ui-charge-all = Charge all
ui-charge-one = Charge one
ui-earn = Take a credit
ui-sell = Sell { $what }
ui-use-action = Use the action

## The Cantina
ui-hire-title = Hire one of these pilots
ui-hire = Hire: { $pilot }
ui-hire-nobody = Nobody
ui-without-ship = Without freighter
ui-without-ship-help = The pilot is hired, the freighter stays: it would cost 4 points until it is filled and upgraded.
ui-with-ship = With freighter
tag-one-more-ship = One more freighter: –4 points until it is filled and upgraded

## Dealing, keeping, loading
ui-begin-alpha = Everything is ready for Alpha
ui-begin-beta = The station has turned over: Beta
turn-title = Alpha is over: the station turns over to Beta
turn-land = Land: unload a freighter, then make products, charge them or upgrade an empty freighter.
turn-lift = Lift off: use the dock, then load a freighter. At the end only what is on board counts.
turn-gone = Warehouses have 5 spaces now. Asteroids and Cantina are gone.
ui-deal = Deal the pilots
ui-deal-help = Hands are dealt and the die is rolled.
ui-keep-title = Who goes on to Beta? At most one per freighter
ui-keep-others = All others leave the game.
ui-keep = Keep these
ui-keep-nobody = Keep nobody
ui-keep-pilot = Keep: { $pilot }
ui-stow-title = The fleet is loaded
ui-stow = Load as proposed

## Players
ui-nothing = nothing
ui-warehouse = Warehouse
ui-to-come = Still to come
ui-played = Played
ui-ship-plain = { $ship }, { $used } of { $size } spaces used: { $goods }.
ui-ship-upgraded = { $ship }, upgraded, { $used } of { $size } spaces used: { $goods }.
ui-player-spoken = { $name }. Points: { $points }, credits: { $credits }, pilots in hand: { $hand }, in the deck: { $deck }. Warehouse: { $goods }.
ui-end-not-yours = Another player is to move.

## What can be done
ui-hint-begin = The pilots can be dealt
ui-hint-begin-beta = Beta: the pilots can be dealt
ui-hint-card = { $name }: choose a pilot
ui-hint-idle = { $name }: nothing to gain this turn ({ $confirm } plays it out)
ui-hint-card-die = { $name }: choose a dock, or roll the die ({ $roll })
ui-hint-fly = { $name }: choose a dock to land at or lift off from
ui-hint-bribe = { $name }: which dock is to be filled or cleared?
ui-hint-take = { $name } takes goods from one asteroid, at most { $capacity }; { $confirm } takes what is proposed
ui-hint-unload = { $name } unloads one freighter, at most { $capacity }; { $confirm } takes what is proposed
ui-hint-unload-or-act = { $name } may use the action ({ $action }), or first click goods to unload, at most { $capacity }
ui-hint-unload-or-end = { $name } may click goods to unload, at most { $capacity }, or end the turn ({ $end })
ui-hint-load = { $name } loads one freighter, at most { $capacity }; { $confirm } takes what is proposed
ui-hint-act-load = { $name }: first the action ({ $action }), then goods into one freighter, at most { $capacity }
ui-hint-act = { $name } may use the action: { $action }
ui-hint-make = { $name }: choose a product to make
ui-hint-end = { $name }: nothing left to do; end the turn ({ $end })
ui-hint-hire = { $name }: hire one of the pilots shown, or nobody
ui-hint-keep = { $name }: choose at most one alien pilot per freighter
ui-hint-stow = { $name } loads the fleet; { $confirm } takes what is proposed

## Questions before a loss
ui-warn-end = { $action } can still be used for free. End the turn anyway?
ui-warn-end-goods =
    { $count ->
        [one] The shuttle could still move { $count } good. End the turn anyway?
       *[other] The shuttle could still move { $count } goods. End the turn anyway?
    }
ui-warn-end-alpha = Last turn of Alpha: { $what } in the warehouse will go back to the asteroids. End the turn anyway?
ui-warn-load = { $action } cannot be used after loading. Load first anyway?
ui-warn-goods =
    { $count ->
        [one] After an action no goods come in, and the shuttle carries { $count }. Use the action first?
       *[other] After an action no goods come in, and the shuttle carries { $count }. Use the action first?
    }

## Alone
ui-rank-pilot = Freighter Pilot
ui-rank-messenger = Messenger of Peace
ui-rank-superintendent = Federal Superintendent
ui-mast-challenge = Challenge
ui-mast = Playing alone
goal-short = Most points win
goal-short-alone = { $win } points or more win
goal-alone = { $win } points or more when Beta ends win: goods on board, kinds and credits count, and each freighter costs 2 while it is not full, and 2 more while it is not upgraded.
goal-alpha = Most points when Alpha ends win: each skyrite on board counts 1, each galactium 2, each credit 1, and a freighter not full costs 2.
goal-alpha-alone = As many points as can be when Alpha ends: each skyrite on board counts 1, each galactium 2, each credit 1, and a freighter not full costs 2.
goal-beta = Most points when Beta ends win: goods on board, kinds and credits count, and each freighter costs 2 while it is not full, and 2 more while it is not upgraded.
goal-beta-alone = As many points as can be when Beta ends: goods on board, kinds and credits count, and each freighter costs 2 while it is not full, and 2 more while it is not upgraded.
goal-now = { $points ->
        [one] { $name } has { $points } point now.
       *[other] { $name } has { $points } points now.
    }
end-alone-rank = { $points ->
        [one] { $points } point: { $name } is { $rank }
       *[other] { $points } points: { $name } is { $rank }
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
triumph-product-words = { $name } makes it first: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each on board.
triumph-freighter = The first freighter is ready
triumph-freighter-words = { $name }: { $ship }, full and upgraded. Nothing is lost for it.
triumph-fleet = A whole fleet is ready
triumph-fleet-words = { $name } has { $count } freighters, all full and upgraded.
triumph-alone = The trial is passed
triumph-alone-words = { $name } has { $points } points: enough to win.

## What decided the match
decided-raw = { $name } wins by { $ahead }: raw goods bring { $more } more than those of { $other }
decided-products = { $name } wins by { $ahead }: products bring { $more } more than those of { $other }
decided-charged = { $name } wins by { $ahead }: charged products bring { $more } more than those of { $other }
decided-kinds = { $name } wins by { $ahead }: kinds on board bring { $more } more than those of { $other }
decided-credits = { $name } wins by { $ahead }: credits bring { $more } more than those of { $other }
decided-unfilled = { $name } wins by { $ahead }: fuller holds save { $more } against { $other }
decided-plain = { $name } wins by { $ahead }: upgrades save { $more } against { $other }

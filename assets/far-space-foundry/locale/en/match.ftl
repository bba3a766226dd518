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
pilot-number-help = Flies with the value { $number }. To the foundry the first free dock from there on counts, from the foundry the first shuttle.
pilot-one-two-three-help = Flies with the value 1, 2 or 3.
pilot-die-help = Flies with the value of the die, which may be rolled once before.

## Flights
ui-land = Land
ui-land-help = A shuttle from orbit lands in the first free dock. Each dock tried is one good more.
ui-lift = Lift off
ui-lift-help = The first shuttle that the count meets lifts off. Each dock tried is one good more.
ui-roll = Roll the die
ui-roll-help = The pilot must then fly with what comes, and the die stays so.
ui-play-idle = Play it out
tag-lands-elsewhere = A shuttle lands at dock { $dock }: it is the first free one.
tag-lifts-elsewhere = A shuttle lifts off from dock { $dock }: it is the first one met.

## Goods
ui-take = Take goods
ui-unload = Unload
ui-load-goods = Load
ui-asteroid-help = Click for as much as fits, the number for one.
ui-ship-help = Click for as much as fits, single goods for one.
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
action-charge-help = One product in the warehouse is charged for 1 point more, or all of them for a credit.
action-upgrade-help = An empty freighter is upgraded, or a credit is taken from the bank.
ui-charge-all = Charge all
ui-all = all
ui-earn = Take a credit
ui-sell = Sell { $what }
ui-use-action = Use the action

## The Cantina
ui-hire-title = One of these may be hired
ui-hire = Hire: { $pilot }
ui-hire-nobody = Nobody
ui-without-ship = Without its ship
ui-without-ship-help = The pilot is hired, the freighter stays: it would cost 4 points until it is filled and upgraded.
ui-with-ship = With its ship
tag-one-more-ship = One more freighter: –4 points until it is filled and upgraded

## Dealing, keeping, loading
ui-begin-alpha = Everything is ready for Alpha
ui-begin-beta = The station has turned over: Beta
ui-deal = Deal the pilots
ui-deal-help = Hands are dealt and the die is rolled.
ui-keep-title = Who goes along to Beta? One for each freighter
ui-keep = Keep these
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
ui-hint-idle = { $name }: nothing can be gained in this turn ({ $confirm } plays it out)
ui-hint-card-die = { $name }: choose a dock, or roll the die ({ $roll })
ui-hint-fly = { $name }: choose a dock to land at or to lift off from
ui-hint-bribe = { $name }: which dock is to be filled or cleared?
ui-hint-take = { $name } takes goods from one asteroid, at most { $capacity }; { $confirm } takes what is proposed
ui-hint-unload = { $name } unloads one freighter, at most { $capacity }; { $confirm } takes what is proposed
ui-hint-load = { $name } loads one freighter, at most { $capacity }; { $confirm } takes what is proposed
ui-hint-act-load = { $name }: first the action ({ $action }), then goods into one freighter, at most { $capacity }
ui-hint-act = { $name } may use the action: { $action }
ui-hint-make = { $name }: choose a product to make
ui-hint-end = { $name }: nothing is left to do, the turn can end ({ $end })
ui-hint-hire = { $name }: choose one of the pilots shown, or nobody
ui-hint-keep = { $name }: choose one alien pilot for each freighter
ui-hint-stow = { $name } loads the fleet; { $confirm } takes what is proposed

## Questions before a loss
ui-warn-end = This is still free to use: { $action }. End the turn all the same?
ui-warn-load = After loading this cannot be used any more: { $action }. Load first?
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

### The coach and the review.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## The coach and the review
ui-coach-help = The best plans for these dice, with what each is worth and why.
ui-coach-not-now = The coach can help on a human player’s turn, after the roll.
ui-coach-begins = Looking at the dice
ui-coach-weighing =
    { $count ->
        [one] Weighing the only plan
       *[other] Weighing { $shown } plans
    }
ui-why-before = Before the roll
ui-why-rolled = After the roll
ui-why-no-error = These dice allowed nothing better.
ui-review-luck-error = After the roll: { $rolled }. Luck { $luck }, choices { $error }
ui-review-moment-error = Cost { $points } percentage points: the best plan for this roll led to { $rolled }, the chosen one to { $after }.
ui-review-moment-errors = Cost { $points } percentage points; the costliest choice left { $played } instead of { $best }.
ui-review-moment-good =
    { $chosen ->
        [best] The roll gained { $points } percentage points: the best plan for it led to { $rolled } and was chosen.
       *[worse] The roll gained { $points } percentage points: the best plan for it led to { $rolled }, the chosen one to { $after }.
    }
ui-review-moment-good-cards =
    { $chosen ->
        [best] Dice and cards gained { $points } percentage points: the best plan led to { $rolled } and was chosen.
       *[worse] Dice and cards gained { $points } percentage points: the best plan led to { $rolled }, the chosen one to { $after }.
    }
ui-review-moment-bad =
    { $chosen ->
        [best] The roll cost { $points } percentage points: even the best plan for it led only to { $rolled } and was chosen.
       *[worse] The roll cost { $points } percentage points: even the best plan for it led only to { $rolled }, the chosen one to { $after }.
    }
ui-review-moment-bad-cards =
    { $chosen ->
        [best] Dice and cards cost { $points } percentage points: even the best plan led only to { $rolled } and was chosen.
       *[worse] Dice and cards cost { $points } percentage points: even the best plan led only to { $rolled }, the chosen one to { $after }.
    }
ui-look-before = before the roll

## Coach: why a plan is good, and what its orders are
coach-term-territory = Territory
coach-term-fleet = Fleet
coach-term-resources = Fuel and ore
coach-term-cards = Cards
coach-term-hub = Colonist Hub
coach-term-docks = Docks
coach-term-fields = Fields
coach-term-others = Opponents
coach-better = The better plan: { $fact }
coach-fact-wins = Wins the match
coach-fact-ends-match = Ends the match without winning it
coach-fact-match-goes-on = The match continues
coach-fact-takes-territory = Takes { $territory }
coach-fact-takes-territory-from = Takes { $territory } from { $from }
coach-fact-breaks-territory = Breaks { $from }’s hold on { $territory }
coach-fact-secures-territory = Secures { $territory }
coach-fact-places-colony =
    { $left ->
        [0] The last colony, on { $territory }
        [one] A colony on { $territory }, one left to place
       *[other] A colony on { $territory }, { $left } left to place
    }
coach-fact-builds-ship =
    { $nth ->
        [4] Builds a fourth ship
        [5] Builds a fifth ship
        [6] Builds the sixth ship
       *[other] Builds a ship
    }
coach-fact-buys-relic = Buys the relic ship
coach-fact-earns = Gains { $what }
coach-fact-saves = Saves { $what }
coach-fact-takes-card = Takes the { $card }
coach-fact-uses-card = Uses the { $card }
coach-fact-discards-card = Discards the { $card }
coach-fact-keeps-card = Keeps the { $card }
coach-fact-cycles-cards = Cycles the cards
coach-fact-advances-hub = Hub colony on circle { $to }
coach-fact-finishes-hub = Hub colony ready to launch
coach-fact-launches = Launches to { $territory }
coach-fact-raids-resources = Steals { $what } from { $from }
coach-fact-raids-card = Steals the { $card } from { $from }
coach-fact-fills-docks = No free dock left for { $next }: { $facility }
coach-fact-raises-mine = Others need a { $to } at the Lunar Mine
coach-fact-holds-outpost = The next raid must beat { $total }
coach-fact-frees-docks =
    { $ships ->
        [one] Displaces a ship: { $facility }
       *[other] Displaces { $ships } ships: { $facility }
    }
coach-fact-destroys-ship = Costs { $from } a ship
coach-fact-places-field = { $field } on { $territory }
coach-fact-removes-field = Removes the { $field } from the planet
coach-fact-takes-relic-away = { $from } loses the relic ship
coach-fact-plays-out = Turns out better a few turns later
coach-fact-plays-out-against = Turns out worse a few turns later
coach-fact-nothing-better = Nothing else is clearly better
coach-fact-balance = Slightly better overall
coach-fact-balance-against = Slightly worse overall
coach-order-roll = Roll the dice
coach-order-dock = { $ships } to the { $facility }
coach-order-settle = { $ships } to the { $facility }: colony on { $territory }
coach-order-raid = { $ships } on a raid: { $what }
coach-order-cycle = Cycle the cards
coach-order-claim = Claim the { $card }
coach-order-trade = Buy { $ore } ore
coach-order-launch = Launch to { $territory }
coach-order-relic = Buy the relic ship
coach-order-use = { $card }: { $what }
coach-order-discard = Discard the { $card }: { $what }
coach-order-shed = Give up { $what }
coach-order-end = End the turn
coach-power-change = { $ship } becomes { $after }
coach-power-warp = reroll { $ships }
coach-power-cannon =
    { $ships ->
        [one] a ship displaced, { $facility }
       *[other] { $ships } ships displaced, { $facility }
    }

### The coach and the review.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## The coach and the review
ui-percent = { $value } %
ui-coach = Coach
ui-coach-close = Close ({ $key })
ui-coach-playing-on =
    { $count ->
        [one] Plays it on in thought, so far: { $playouts }
       *[other] Plays the best of { $shown } ways on in thought, so far: { $playouts }
    }
ui-coach-stop = Stop
ui-coach-nothing = There is nothing to advise here.
ui-coach-weighed =
    { $count ->
        [one] the only way there is
       *[other] { $shown } ways weighed
    }
ui-coach-gives = Giving the orders, one after another
ui-coach-stale = The position has changed.
ui-coach-again = Ask again ({ $key })
ui-coach-best = best
ui-coach-equal = as good
ui-coach-loss = { $points } points
ui-coach-plan = Plan { $number }, { $win }: { $orders }
ui-coach-play = Play ({ $key })
ui-coach-play-help = Gives these orders one after another. They can be taken back like any others, and the turn is not ended for you.
ui-coach-then-see = then see what comes
ui-why = Why?
ui-why-help = What the last opponent’s turn was worth, and why. Key: { $key }
ui-why-about = What the last opponent’s turn was worth, and why.
ui-why-title = { $name }, round { $round }
ui-why-nothing = Nothing can be said about this turn.
ui-why-after = After the turn
ui-why-luck = Luck of the dice and cards: { $points } percentage points
ui-why-error = Compared with the best plan: { $points } percentage points
ui-why-played = What was done
ui-why-better = Better, for { $win }:
ui-why-better-from =
    { $count ->
        [one] Better after the first order, for { $win }:
       *[other] Better after the first { $count } orders, for { $win }:
    }
ui-why-no-better = No other plan was clearly better.
ui-why-earlier = Earlier turn
ui-why-later = Later turn
ui-review = Review of the match
ui-review-open = Review
ui-review-help = The chances over time, the luck and the mistakes of every turn. Key: { $key }
ui-review-nothing = This match cannot be reviewed.
ui-review-progress =
    { $all ->
        [one] { $done } of { $all } turn weighed
       *[other] { $done } of { $all } turns weighed
    }
ui-review-chart = Chances to win over the match; the list of turns has every figure
ui-review-chance = Chance to win
ui-review-rounds = Round
ui-review-turn = Round { $round }, { $name }
ui-review-from-to = { $before } to { $after }
ui-review-players = Players
ui-review-count = Turns
ui-review-luck = Luck
ui-review-error = Choices
ui-review-rate = per turn
ui-review-player = { $name }: turns: { $turns }, luck { $luck }, choices { $error }, { $rate } per turn
ui-review-player-help = In percentage points of win chance: what dice and cards gave above average, and what choices cost compared with the best.
ui-review-turns = Turns: luck, choices, chance after
ui-review-turn-row = { $turn }: luck { $luck }, choices { $error }, then { $win }
ui-review-show = Show { $number }
ui-review-show-help = Show it on the board
ui-review-why = Why { $number }?
ui-review-decisive = What decided it

## Coach: why a plan is good, and what its orders are
coach-why-good-luck = Good luck
coach-why-bad-luck = Bad luck
coach-why-error = Mistake

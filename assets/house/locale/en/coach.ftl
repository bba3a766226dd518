### The coach and the review.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## The coach and the review
ui-percent = { $value }%
ui-coach = Coach
ui-coach-short = Coach
ui-coach-close = Close ({ $key })
ui-coach-playing-on =
    { $count ->
        [one] Simulating the only plan; runs so far: { $playouts }
       *[other] Simulating the best of { $shown } plans; runs so far: { $playouts }
    }
ui-coach-stop = Stop
ui-coach-nothing = No advice for this position.
ui-coach-weighed =
    { $count ->
        [one] the only plan
       *[other] { $shown } plans weighed
    }
# The actions of a plan that differ from the best plan, and the number of those that do not fit.
ui-coach-differs = … { $orders }
ui-coach-more = +{ $count } more
ui-coach-gives = Playing the actions one by one
ui-coach-stale = The position has changed.
ui-coach-again = Ask again ({ $key })
ui-coach-best = best
ui-coach-equal = just as good
ui-coach-loss = { $points } less
ui-coach-plan = Plan { $number }, { $win }: { $orders }
ui-coach-play = Play ({ $key })
ui-coach-play-help = Plays these actions one by one. They can be undone as usual, and ending the turn is left to the player.
ui-coach-then-see = then wait and see
ui-coach-to-win = to win
# Why the chance of a plan is low or high, in a line under its reasons.
ui-coach-outlook-behind =
    { $count ->
        [one] Expected to end { $count } point behind { $rival }.
       *[other] Expected to end { $count } points behind { $rival }.
    }
ui-coach-outlook-leads =
    { $count ->
        [one] Ahead now, but expected to end { $count } point behind { $rival }.
       *[other] Ahead now, but expected to end { $count } points behind { $rival }.
    }
ui-coach-outlook-ahead =
    { $count ->
        [one] Expected to end { $count } point ahead of { $rival }.
       *[other] Expected to end { $count } points ahead of { $rival }.
    }
ui-coach-outlook-favourite = Most likely to win: { $rival }, { $win }.
ui-coach-outlook-more = { $rival } has more: { $list }.
ui-coach-outlook-item = { $what } { $more } to { $less }
ui-coach-outlook-end = { $rival } can end the match on the next turn.
ui-coach-stops = Something new is revealed here; the coach will then look again:
ui-coach-foreseen = Later, if nothing gets in the way (Play leaves this to the player):
ui-coach-plays-first = { $count ->
    [one] Plays the first action, then looks again
   *[other] Plays the first { $count }, then looks again
}
ui-why = Why?
ui-why-help = How good the opponent’s last turn was, and why. Key: { $key }
ui-why-about = How good the opponent’s last turn was, and why.
ui-why-title = { $name }, round { $round }
ui-why-nothing = No analysis of this turn.
ui-why-hidden = Available only after the match, so that nothing hidden is given away.
ui-why-none-yet = No turns finished yet.
ui-why-after = After the turn
ui-why-settled = On a closer look, the chance before was { $win }
ui-why-luck = Luck of the dice and cards: { $points } percentage points
ui-why-error = Compared with the best plan: { $points } percentage points
ui-why-played = Played
ui-why-better = Better, at { $win } instead of { $played }:
ui-why-better-from =
    { $count ->
        [one] Better after the first action, at { $win } instead of { $played }:
       *[other] Better after the first { $count } actions, at { $win } instead of { $played }:
    }
ui-why-no-better = No other plan was clearly better.
ui-why-earlier = Previous turn
ui-why-later = Next turn
ui-review = Match review
ui-review-open = Review
ui-review-help = Win chances over time, and the luck and mistakes of every turn. Key: { $key }
ui-review-nothing = This match cannot be reviewed.
ui-review-progress =
    { $all ->
        [one] { $done } of { $all } turn analysed
       *[other] { $done } of { $all } turns analysed
    }
ui-review-chart = Chance to win, turn by turn; the list of turns has the exact figures
ui-review-chance = Chance to win
# The same where somebody plays alone.
ui-review-alone = Outlook
ui-review-rounds = Round
ui-review-turn = Round { $round }, { $name }
ui-review-from-to = { $before } to { $after }
ui-review-players = Players
ui-review-count = Turns
ui-review-luck = Luck
ui-review-error = Choices
ui-review-rate = per turn
ui-review-player =
    { $name }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, luck { $luck }, choices { $error }, { $rate } per turn
ui-review-player-help = In percentage points of win chance: what luck with dice and cards added, and what choices cost compared with the best ones.
ui-review-turns = Turns: luck, choices, win chance
ui-review-turn-row = { $turn }: luck { $luck }, choices { $error }, then { $win }
ui-review-show = Show { $number }
ui-review-show-help = Show this turn on the board
ui-review-why = Why { $number }?
ui-review-decisive = Key moments, biggest swing first
ui-review-decisive-own = Key moments, human players’ first

## Coach: why a plan is good, and what its orders are
coach-why-good-luck = Good luck
coach-why-bad-luck = Bad luck
coach-why-error = Mistake

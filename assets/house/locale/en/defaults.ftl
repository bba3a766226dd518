### What the house says for a game that says nothing else. A game may have messages of these keys alone, with the same arguments.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
think-finding =
    { $count ->
        [one] { $name } looks for plans: one so far
       *[other] { $name } looks for plans: { $shown } so far
    }
think-judging =
    { $count ->
        [one] { $name } weighs the one plan there is
       *[other] { $name } weighs { $shown } plans
    }
think-playing =
    { $count ->
        [one] { $name } is weighing its only plan, { $playouts } simulated
       *[other] { $name } is weighing { $shown } plans, { $playouts } simulated
    }
think-weighed = { $name } weighed { $shown } plans ({ $key })

## The coach and the review
ui-coach-help = The best plans for this turn, with what each is worth and why.
ui-coach-not-now = The coach helps when a person is to move.
ui-coach-begins = Looks at what can be done
ui-coach-weighing =
    { $count ->
        [one] Weighs the one plan there is
       *[other] Weighs { $shown } plans
    }
ui-why-before = Before the turn
ui-why-rolled = With this luck
ui-why-no-error = Nothing better was to be found.
ui-review-luck-error = With this luck { $rolled }. Luck { $luck }, choices { $error }
ui-review-moment-error = Cost { $points } percentage points: the best plan led to { $rolled }, the one chosen to { $after }.
ui-review-moment-errors = Cost { $points } percentage points; the costliest choice left { $played } instead of { $best }.
ui-review-moment-good = Luck brought { $points } percentage points: with it the best plan led to { $rolled }, the one chosen to { $after }.
ui-review-moment-good-cards = Luck during the turn brought { $points } percentage points: with it the best plan led to { $rolled }, the one chosen to { $after }.
ui-review-moment-bad = Bad luck took { $points } percentage points: even the best plan led only to { $rolled }, the one chosen to { $after }.
ui-review-moment-bad-cards = Bad luck during the turn took { $points } percentage points: even the best plan led only to { $rolled }, the one chosen to { $after }.
ui-look-before = nothing done yet

## Lessons
academy-not-in-check = Not in this check: the question is about something else.

## The set-up
ui-setup-name-help = Player name. Leave empty to use the colour.

## What a match is counted in
ui-score-total = Points
ui-end-counting = Counting the points
ui-end-by = { $by ->
    [one] { $name } wins by { $by } point.
   *[other] { $name } wins by { $by } points.
}
ui-end-mine = { $place ->
    [2] { $name } comes second,
    [3] { $name } comes third,
   *[other] { $name } comes fourth,
} { $behind ->
    [0] level on points
    [one] { $behind } point behind
   *[other] { $behind } points behind
}
stats-summary = { $played ->
    [one] { $played } match, { $won } won ({ $share }), { $points } points on average
   *[other] { $played } matches, { $won } won ({ $share }), { $points } points on average
}
stats-mean = Points

## Things that are picked before a match
ui-setup-picks = Picked: { $picked } of { $count }
ui-fault-picks = To be picked: { $count }. Picked so far: { $picked }.
ui-setup-name-drawn = Drawn by lot

### What the house says for a game that says nothing else. A game may have messages of these keys alone, with the same arguments.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
think-finding =
    { $count ->
        [one] { $name } is looking for plans: 1 so far
       *[other] { $name } is looking for plans: { $shown } so far
    }
think-judging =
    { $count ->
        [one] { $name } is weighing its only plan
       *[other] { $name } is weighing { $shown } plans
    }
think-playing =
    { $count ->
        [one] { $name } is weighing its only plan (simulated runs: { $playouts })
       *[other] { $name } is weighing { $shown } plans (simulated runs: { $playouts })
    }
think-weighed = { $name } weighed { $shown } plans ({ $key })

## The coach and the review
ui-coach-help = The best plans for this turn, with what each is worth and why.
ui-coach-not-now = The coach can help on a human player’s turn.
ui-coach-begins = Looking at the position
ui-coach-weighing =
    { $count ->
        [one] Weighing the only plan
       *[other] Weighing { $shown } plans
    }
ui-why-before = Before the turn
ui-why-rolled = After luck
ui-why-no-error = Nothing better was available.
ui-review-luck-error = After luck: { $rolled }. Luck { $luck }, choices { $error }
ui-review-moment-error = Cost { $points } percentage points: the best plan led to { $rolled }, the chosen one to { $after }.
ui-review-moment-errors = Cost { $points } percentage points; the costliest choice left { $played } instead of { $best }.
ui-review-moment-good =
    { $chosen ->
        [best] Good luck gained { $points } percentage points: the best plan then led to { $rolled } and was chosen.
       *[worse] Good luck gained { $points } percentage points: the best plan then led to { $rolled }, the chosen one to { $after }.
    }
ui-review-moment-good-cards =
    { $chosen ->
        [best] Good luck during the turn gained { $points } percentage points: the best plan then led to { $rolled } and was chosen.
       *[worse] Good luck during the turn gained { $points } percentage points: the best plan then led to { $rolled }, the chosen one to { $after }.
    }
ui-review-moment-bad =
    { $chosen ->
        [best] Bad luck cost { $points } percentage points: even the best plan led only to { $rolled } and was chosen.
       *[worse] Bad luck cost { $points } percentage points: even the best plan led only to { $rolled }, the chosen one to { $after }.
    }
ui-review-moment-bad-cards =
    { $chosen ->
        [best] Bad luck during the turn cost { $points } percentage points: even the best plan led only to { $rolled } and was chosen.
       *[worse] Bad luck during the turn cost { $points } percentage points: even the best plan led only to { $rolled }, the chosen one to { $after }.
    }
ui-look-before = before the first action

## Lessons
academy-not-in-check = Not part of this check: the question is about something else.

## The set-up
ui-setup-name-help = Player name. Leave empty to use the colour.

## What a match is counted in
ui-score-total = Points
ui-end-counting = Final scoring
ui-end-by = { $by ->
    [one] { $name } wins by { $shown } point.
   *[other] { $name } wins by { $shown } points.
}
ui-end-mine = { $place ->
    [2] { $name } comes second,
    [3] { $name } comes third,
   *[other] { $name } comes fourth,
} { $behind ->
    [0] level on points
    [one] { $shown } point behind
   *[other] { $shown } points behind
}
stats-summary = { $played ->
    [one] { $played } match, { $won } won ({ $share }), { $points } points on average
   *[other] { $played } matches, { $won } won ({ $share }), { $points } points on average
}
stats-mean = Points

## Things that are picked before a match
ui-setup-picks = Picked: { $picked } of { $count }
ui-fault-picks = Pick { $count }. Picked so far: { $picked }.
ui-setup-name-drawn = Random

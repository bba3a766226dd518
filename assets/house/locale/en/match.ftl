### The match and its end.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
think-begins = { $name } thinks
think-likes = { $what } – likes: { $plan }
think-ready = { $name } has decided ({ $key })
think-after = { $caption }. { $what }

## The match
ui-to-move = to move
ui-points-of = Points in detail, { $name }
ui-key = Key: { $key }
ui-undo = Undo
ui-undo-help = Take the last order back.
ui-undo-none = Nothing can be taken back: not beyond a roll, a draw or a turn.
ui-redo = Redo
ui-redo-help = Do again what was taken back.
ui-reset = Reset
ui-reset-help = Take everything back to the last roll or draw of this turn.
ui-end-turn = End turn
ui-end-turn-help = The next player moves.
ui-end-turn-not-yours = An opponent is to move.
ui-not-to-move = It is somebody else’s turn.
ui-no-target = There is nothing to use it on.
ui-step = Next
ui-step-help = Let the opponent give its next order.
ui-log = Log
ui-log-large = Show the whole log
ui-log-return = Click: take everything back to before this
ui-round = round { $round }
ui-of = { $some } of { $all }
ui-confirm-key = Confirm ({ $key })
ui-cancel-key = Cancel ({ $key })
ui-sure = Are you sure?
ui-go-on = Go on
ui-end-match = End match
ui-never-ask = Don’t ask again
ui-never-ask-help = This question will not be asked again. Turn it back on in Options.
ui-warn-behind = This ends the match, and { $name } wins with { $best } to { $mine }.
ui-hint-over = The match is over.
ui-hint-opponent = { $name } is to move.
ui-hand-over = { $name } is to move
ui-hand-over-go = { $name }, take over ({ $key })
ui-recap = Since the last turn:
ui-recap-none = Nothing to report.

## Points and the end
ui-score-total = Points
ui-scores = Points
ui-end-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-end-rounds =
    { $rounds ->
        [one] after one round
       *[other] after { $rounds } rounds
    }
ui-end-again = Show the result
ui-tie-shared = { $name } and { $other } are equal in everything and share the victory.
ui-rematch = Rematch
ui-look = Look at the board

## Tags on the board: what a click would bring
tag-points = { $count ->
        [one] point
       *[other] points
    }
tag-final = Cannot be taken back
tag-ends-game = Ends the game
tag-choose-next = A choice follows

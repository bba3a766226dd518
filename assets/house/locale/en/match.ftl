### The match and its end.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
think-begins = { $name } is thinking
think-likes = { $what } – favourite: { $plan }
think-ready = { $name } has decided ({ $key })
think-after = { $caption }. { $what }

## The match
# The seat of the only person at the screen: on its panel, and after its name.
ui-you = you
ui-name-you = { $name } (you)
ui-to-move = to move
ui-points-of = Points in detail, { $name }
ui-key = Key: { $key }
ui-undo = Undo
ui-undo-help = Undo the last action.
ui-undo-none = Nothing to undo: rolls, drawn cards and finished turns are final.
ui-redo = Redo
ui-redo-help = Redo the action just undone.
ui-reset = Reset
ui-reset-help = Undo everything since the last roll or draw this turn.
ui-end-turn = End turn
ui-end-turn-help = Pass play to the next player.
ui-end-turn-not-yours = It is an opponent’s turn.
ui-not-to-move = It is another player’s turn.
ui-no-target = There is no valid target.
ui-step = Next
ui-step-help = Play the opponent’s next action.
ui-log = Log
ui-log-large = Show full log
ui-log-return = Click to undo this action and everything after it
ui-round = round { $round }
ui-of = { $some } of { $all }
ui-confirm-key = Confirm ({ $key })
ui-cancel-key = Cancel ({ $key })
ui-sure = Are you sure?
ui-go-on = Continue
ui-end-match = End match
ui-never-ask = Don’t ask again
ui-never-ask-help = This question will not be asked again. Turn it back on in Options.
ui-warn-behind = This ends the match: { $name } wins, { $best } to { $mine }.
log-seat-taken = A human took over { $name }’s seat and saw its hidden information: this match is practice.
log-open-hands = Hands were face up on the screen: this match is practice.
log-branch = From here on, this match has its own dice and cards, and is practice.
ui-hint-over = The match is over.
ui-hint-opponent = { $name }’s turn.
ui-hand-over = { $name }’s turn
ui-hand-over-back = Back to { $name }
ui-hand-over-go = { $name }: start turn ({ $key })
ui-hand-over-answer = { $name }: answer ({ $key })
ui-hand-over-on = { $name }: continue ({ $key })
ui-recap = Since the last turn:
ui-recap-none = Nothing to report.
ui-recap-more = { $count } more
ui-recap-fold = less
ui-recap-unfold = Click to show everything
# In the strip, after the mark of a player who did nothing in his turn.
ui-recap-idle-short = did nothing
ui-recap-idle = { $name } did nothing.
ui-player-click = Click for cards, points and stock
ui-player-details = Click for details
moment-go-on = Continue ({ $key })
start-rival = { $name }, { $who }: { $line }
opening-title = At the table
opening-first = { $name } goes first.
opening-swapped = Sides swap: you are now { $name }.
ui-goal = Goal: { $goal }
ui-goal-what = How to win
opening-human = human
opening-you = You are { $name }.
moment-can-end = { $name } can end the match next turn
moment-can-end-now = { $name } can end the match this turn or next
moment-can-end-you = You can end the match next turn
moment-can-end-you-now = You can end the match this turn or next

## Points and the end
ui-end-you = You win!
ui-end-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-end-rounds =
    { $rounds ->
        [one] in 1 round
       *[other] in { $rounds } rounds
    }
ui-end-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] fourth place
}
ui-end-again = Show results
ui-tie-shared = { $name } and { $other } are tied on everything and share the victory.
ui-end-led = { $round ->
    [1] In the lead from the first round.
   *[other] In the lead since round { $round }.
}
ui-end-led-last = The lead changed with the last action.
ui-end-kept = The result is kept: reopen it on the board with “Show results”, or at any time from Load.
ui-rematch-sure = Start a new match with the same players? The finished match stays under Load.
ui-rematch-begin = Start
ui-rematch = Rematch
ui-play-again = Play again
ui-look = View board

## Tags on the board: what a click would bring
tag-points = { $count ->
        [one] point
       *[other] points
    }
tag-final = Cannot be undone
tag-ends-game = Ends the match
tag-choose-next = Choose next

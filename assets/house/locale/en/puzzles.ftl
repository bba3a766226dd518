### Puzzles: the ladder and the banner.

## The ladder and the banner
puzzles = Puzzles
puzzles-help = One turn, one goal. Every puzzle has at least one proven solution that needs no luck.
puzzles-count = { $solved } of { $all } solved
puzzles-number = Puzzle { $number } of { $all }
puzzles-own = Puzzle
puzzles-figures = { $solving } of { $ends } endings
puzzles-figures-help = Different ways this turn can end without luck, and how many of them reach the goal.
puzzles-row = { $number }. { $title }, { $state }
puzzles-state-new = not solved
puzzles-state-solved = solved
puzzles-state-shown = solved after viewing the solution
puzzles-goal = Goal of this turn
puzzles-met = { $goal }, reached
puzzles-open = { $goal }, not reached yet
puzzles-end-it = All goals reached: end the turn.
puzzles-hint = Hint
puzzles-hint-none = This puzzle has no hint.
puzzles-solution = Show solution
puzzles-showing = Showing a solution.
puzzles-reset = Restart
puzzles-next = Next puzzle
puzzles-ladder = All puzzles
puzzles-leave = Exit puzzle
puzzles-back = Back to the match
puzzles-resume = Back to the puzzle
puzzles-not-saved = Puzzles are not saved as matches; solved ones are remembered automatically.
puzzles-not-remembered = Puzzle progress could not be saved: { $reason }

## The end of an attempt
puzzles-solved = Solved
puzzles-praise-easy = Well played.
puzzles-praise-fine = Nicely found.
puzzles-praise-rare = A rare find: hardly anything else works.
puzzles-solved-words =
    { $solving ->
        [one] Only one of the { $ends } possible endings reaches the goal.
       *[other] { $solving } of the { $ends } possible endings reach the goal.
    }
puzzles-solved-all = All puzzles solved.
puzzles-missed = Goal not reached
puzzles-missed-words = Missed: { $goals }
puzzles-lucky = Reached by luck
puzzles-lucky-words = Goal reached, but only with luck. Find a way that always works.
puzzles-shown = One solution
puzzles-shown-words =
    { $solving ->
        [one] The only one of { $ends } endings that reaches the goal.
       *[other] One of the { $solving } endings, out of { $ends }, that reach the goal.
    }
puzzles-again = Try again

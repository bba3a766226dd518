## The viewer: a match watched, stepped through, played on from a moment.
replay-title = Replay
replay-watch = Watch replay
replay-go-on = Resume replay
replay-untouched = The original match stays unchanged.
replay-timeline = Timeline: { $turn }, action { $at } of { $all }
replay-count = { $at } of { $all }
replay-start = Go to start
replay-turn-back = Previous turn
replay-back = Previous action
replay-play = Play
replay-pause = Pause
replay-on = Next action
replay-turn-on = Next turn
replay-end = Go to end
replay-slower = Slower (now { $speed })
replay-faster = Faster (now { $speed })
replay-speed-half = 0.5×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-leave = Exit
replay-leave-help = Exit the replay
replay-branch = Play from here
replay-branch-help = Start a new match from this moment. The original stays unchanged.
replay-branch-over = The match is already over here: step back to play.
replay-branch-about = A new match starts here: { $when }. The original stays unchanged.
replay-branch-play = Play
replay-branch-people = All human players
replay-log-go = Click to show the match after this action
replay-log-barred = The match cannot go back to this point: dice or cards have been revealed since.
replay-log-past = Click to undo this action and everything after it, dice and cards included
replay-chances = Calculate win chances
replay-chances-help = The coach analyses every turn; the timeline then shows each player’s chance to win.
replay-chance = { $name }: chance to win { $chance }
replay-branch-practice = The rest of the match is already known, so this is practice: it does not count for statistics or achievements.
replay-branch-goes-on = The original match is still in progress, so this is practice, with dice and cards of its own: it does not count for statistics or achievements.
replay-branch-hides = The original match is still in progress and has hidden information, so this is practice, with dice and cards of its own, and everyone keeps their seat: it does not count for statistics or achievements.

## Practice matches
practice = Practice
practice-help = Rolls and drawn cards can be undone in this match. It does not count for statistics or achievements.
practice-choose = Practice: rolls and draws can be undone, and nothing counts

## Giving a match on
share-title = Share this deal
share-about = This code starts the same match anywhere: same deal, same opponents, and the same dice for the same actions.
share-hides = This match is still in progress. Anyone who opens the code can find out what is hidden.
share-copy = Copy
share-copied = Code copied
share-no-code-scenario = The match started from a prepared position, which a code cannot hold. Share its log instead.
share-no-code-start = The match was dealt by another version of Orrery, so it has no code here. Share its log instead.
share-log = Log file
share-log-about = Saved in { $folder }
share-log-hides = The log reveals all hidden information. It can be exported once the match is over.
share-as-text = Save as text
share-as-text-help = Plain text in the game’s notation, action by action. Orrery can open it again.
share-as-ron = Save for other programs
share-as-ron-help = A data file in the RON format. Orrery can open it too.
share-exported = Log saved: { $file }
share-not-exported = The log could not be saved: { $reason }
share-enter = Enter a code
share-enter-hint = XXXXX-XXXXX-…
share-enter-help = Code of a shared match. It sets up players, rules and deal.
share-entered = Players, rules and deal have been set from the code. A shared deal does not count for statistics or achievements.
share-left = The seed has changed since, so this is a different deal.
share-wrong-empty = Enter a code first.
share-wrong-long = This is too long to be a code.
share-wrong-letter = Character { $at }, “{ $letter }”, is not used in codes.
share-wrong-length = Group { $group }, “{ $text }”, has { $letters ->
        [one] { $letters } character
       *[other] { $letters } characters
    }, not 5.
share-wrong-group = Group { $group }, “{ $text }”, has a wrong character or is out of place.
share-wrong-whole = The groups do not match: one is missing, extra or from another code.
share-wrong-version = This code needs Orrery { $needed }; this is { $version }.
share-wrong-game = This code is for another game.
share-wrong-senseless = The code does not describe a playable match.

## The deal of the day
daily-title = Daily deal
daily-about = The same deal for everyone on this date, generated offline. Opponents are easiest on Monday, hardest on Sunday.
daily-person = Human player
daily-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
daily-open = Not played yet today.
daily-won = { $times ->
        [1] Played today: won { $points } to { $best }.
        [one] Played { $times } time today; first result: won { $points } to { $best }.
       *[other] Played { $times } times today; first result: won { $points } to { $best }.
    }
daily-lost = { $times ->
        [1] Played today: { $points } to { $best }.
        [one] Played { $times } time today; first result: { $points } to { $best }.
       *[other] Played { $times } times today; first result: { $points } to { $best }.
    }
daily-won-alone = { $times ->
        [1] Played today: won with { $points }.
        [one] Played { $times } time today; first result: won with { $points }.
       *[other] Played { $times } times today; first result: won with { $points }.
    }
daily-lost-alone = { $times ->
        [1] Played today: { $points }, not enough to win.
        [one] Played { $times } time today; first result: { $points }, not enough to win.
       *[other] Played { $times } times today; first result: { $points }, not enough to win.
    }
daily-kept = Only the first match finished on this deal counts for statistics and achievements; unfinished ones do not.
daily-play = Play
daily-again = Play again

## What there is to reach alone
daily-and-challenges = Daily deal and challenges
challenges = Solo challenges
challenges-about = Reach a target score in a solo match. Every attempt is a new deal.
challenge-open = Not attempted yet.
challenge-tried = Not reached yet. Best score: { $points }.
challenge-reached = Reached. Best score: { $points }.
challenge-play = Play: { $name }

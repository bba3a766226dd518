## The viewer: a match watched, stepped through, played on from a moment.
replay-title = Watching
replay-watch = Watch
replay-go-on = Go on watching
replay-untouched = The match that is watched stays as it is.
replay-timeline = Timeline: { $turn }, order { $at } of { $all }
replay-count = { $at } of { $all }
replay-start = To the beginning
replay-turn-back = One turn back
replay-back = One order back
replay-play = Play
replay-pause = Pause
replay-on = One order on
replay-turn-on = Next turn
replay-end = To the end
replay-slower = Slower (now { $speed })
replay-faster = Faster (now { $speed })
replay-speed-half = 0.5×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-leave = Leave
replay-leave-help = Stop watching
replay-branch = Play from here
replay-branch-help = A new match begins at this moment. The one that is watched stays as it is.
replay-branch-over = The match is over here: step back to play on.
replay-branch-about = A new match begins here: { $when }. The match that is watched stays as it is.
replay-branch-play = Play
replay-branch-people = People in every seat
replay-log-go = Click: show the match after this
replay-log-barred = Nothing leads back to here: dice or cards have come to light since.
replay-log-past = Click: take everything back to before this, dice and cards too
replay-chances = Work out the chances
replay-chances-help = The coach weighs every turn; then the timeline shows everybody’s chance to win.
replay-chance = { $name }: chance to win { $chance }
replay-branch-practice = What came after this moment has been seen, so it is practice: it counts in no statistics, and nothing is achieved in it.

## Practice matches
practice = Practice
practice-help = This match may go back past dice and cards. It counts in no statistics, and nothing is achieved in it.
practice-choose = Practice: go back past dice and cards, nothing counts

## Giving a match on
share-title = Share this deal
share-about = This code begins the same match anywhere: the same deal, the same opponents, and the same dice for the same orders.
share-copy = Copy
share-copied = The code is copied
share-no-code-scenario = The match began from a set position, which no code can tell. Give its log on instead.
share-no-code-start = The match was dealt by another version of Orrery, so it has no code here. Give its log on instead.
share-log = The log as a file
share-log-about = Written to { $folder }
share-as-text = As text
share-as-text-help = In the notation, order by order: to read, and for Orrery to open again.
share-as-ron = As RON
share-as-ron-help = For programs, and for Orrery to open again.
share-exported = The log is in { $file }
share-not-exported = The log could not be written: { $reason }
share-enter = Enter a code
share-enter-hint = XXXXX-XXXXX-…
share-enter-help = The code of a match somebody shared. It sets players, rules and deal up.
share-entered = Players, rules and deal are set up as the code says.
share-left = The seed was changed since: another deal.
share-wrong-empty = There is no code.
share-wrong-long = That is too long for a code.
share-wrong-letter = Letter { $at }, “{ $letter }”, is in no code.
share-wrong-length = Group { $group }, “{ $text }”, has { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }, not 5.
share-wrong-group = Group { $group }, “{ $text }”, has a wrong letter or is not in its place.
share-wrong-whole = The groups do not belong together: one is missing, too many, or of another code.
share-wrong-version = This code needs Orrery { $needed }; this is { $version }.
share-wrong-game = This code is for another game.
share-wrong-senseless = The code says nothing that could be played.

## The deal of the day
daily-title = Daily deal
daily-about = One deal for everybody on this date, worked out here without asking anybody. It is easiest on Monday and hardest on Sunday.
daily-person = A person at this screen
daily-date = { $month ->
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
    } { $day }, { $year }
daily-open = Not played today yet.
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
daily-kept = The first result of a day is kept on this machine.
daily-play = Play
daily-again = Play again

## What there is to reach alone
daily-and-challenges = Daily deal, challenges
challenges = Challenges alone
challenges-about = Points to reach in a match that you play alone. Every try is dealt anew.
challenge-open = Not tried yet.
challenge-tried = Not reached yet. Most points: { $points }.
challenge-reached = Reached. Most points: { $points }.
challenge-play = Play: { $name }

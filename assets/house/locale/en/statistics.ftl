### Statistics and achievements.

## The screens
stats = Statistics
stats-match = Statistics of the match
stats-none = Nothing is counted yet. A match counts when it is over and a person at this screen played in it. Lessons and puzzles never count.
stats-tab-points = Points
stats-tab-dice = Dice
stats-tab-matches = Matches
stats-tab-achievements = Achievements
stats-everybody = Everybody
stats-export-csv = Export table (CSV)
stats-export-json = Export all (JSON)
stats-exported = Written to { $file }
stats-not-exported = Nothing was written: { $reason }
stats-not-saved = The statistics could not be saved: { $reason }
stats-broken = { $file } could not be read and is now { $aside }. Counting begins anew. { $reason }
stats-broken-there = { $file } could not be read, nor put aside. Nothing is counted into it. { $reason }

## Points and dice
stats-chart = Points of everybody, turn by turn
stats-turns = turns
stats-face =
    { $count ->
        [one] { $face }: { $count } time, fair dice show { $low } to { $high }
       *[other] { $face }: { $count } times, fair dice show { $low } to { $high }
    }
stats-dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
stats-band = The band behind: where fair dice lie in at least 19 of 20 matches. About one bar in twenty lies outside by chance alone.
stats-luck-none = No die was rolled.
stats-luck-usual = { $mean } pips on average. That is ordinary: fair dice show { $low } to { $high } in 19 of 20 matches.
stats-luck-low = { $mean } pips on average. That is unusually low: fair dice show { $low } to { $high } in 19 of 20 matches.
stats-luck-high = { $mean } pips on average. That is unusually high: fair dice show { $low } to { $high } in 19 of 20 matches.

## All matches
stats-summary = { $played ->
    [one] { $played } match, { $won } won ({ $share }), { $points } points on average
   *[other] { $played } matches, { $won } won ({ $share }), { $points } points on average
}
stats-split-opponent = By opponent
stats-split-seat = By seat
stats-split-players = By players
stats-split-preset = By rules
stats-played = Played
stats-won = Won
stats-share = Share
stats-mean = Points
stats-seat = { $seat ->
    [1] moves first
    [2] moves second
    [3] moves third
   *[other] moves fourth
}
stats-players = { $count } players
stats-preset-own = Changed rules

## Achievements
stats-achieved = { $done } of { $all } achieved
stats-achieved-help = Only matches against computer opponents or alone count, never lessons, puzzles or scenarios.
stats-earned = Achieved: { $name }
stats-progress = { $reached } of { $goal }
stats-achievement-done = { $name }, achieved: { $help }
stats-achievement-open = { $name }, { $reached } of { $goal }: { $help }

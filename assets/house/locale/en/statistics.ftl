### Statistics and achievements.

## The screens
stats = Statistics
stats-match = Match statistics
stats-none = Nothing here yet. A match counts once it is over, if someone at this computer played. Lessons and puzzles never count.
stats-tab-dice = Dice
stats-tab-matches = Matches
stats-tab-achievements = Achievements
stats-everybody = All players
stats-export-csv = Export table (CSV)
stats-export-json = Export all (JSON)
stats-exported = Exported to { $file }
stats-not-exported = Export failed: { $reason }
stats-not-saved = The statistics could not be saved: { $reason }
stats-uncounted-known-deal = The deal was known beforehand, so this match does not count for statistics or achievements.
stats-uncounted-changed-hands = Seats changed hands, so this match does not count for statistics or achievements.
stats-broken = { $file } could not be read and was renamed { $aside }. Statistics start from zero. { $reason }
stats-broken-there = { $file } could not be read or renamed. Nothing will be added to it. { $reason }

## Points and dice
stats-chart = Everyone’s points, turn by turn
stats-turns = turns
stats-face =
    { $count ->
        [one] { $face }: { $count } time; fair dice give { $low } to { $high }
       *[other] { $face }: { $count } times; fair dice give { $low } to { $high }
    }
stats-dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
stats-band = The band shows where fair dice fall in at least 19 of 20 matches. About one bar in twenty falls outside by chance.
stats-luck-none = No dice were rolled.
stats-luck-usual = { $mean } pips on average: normal. Fair dice average { $low } to { $high } in 19 of 20 matches.
stats-luck-low = { $mean } pips on average: unusually low. Fair dice average { $low } to { $high } in 19 of 20 matches.
stats-luck-high = { $mean } pips on average: unusually high. Fair dice average { $low } to { $high } in 19 of 20 matches.

## All matches
stats-split-none = No such matches yet.
stats-split-opponent = By opponent
stats-split-seat = By seat
stats-split-players = By player count
stats-split-preset = By rules
stats-played = Played
stats-won = Won
stats-share = Win rate
stats-ahead = Matches finished ahead of: { $list }
stats-ahead-item = { $level } { $ahead } of { $played }
stats-seat =
    { $seat ->
        [1] goes first
        [2] goes second
        [3] goes third
       *[other] goes fourth
    }
stats-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stats-preset-own = Custom rules

## Achievements
stats-achieved = { $done } of { $all } unlocked
stats-achieved-help = Only solo matches and matches against computer opponents count; lessons, puzzles and scenarios never do.
stats-earned = Achievement unlocked: { $name }
stats-progress = { $reached } of { $goal }
stats-achievement-done = { $name }, unlocked: { $help }
stats-achievement-open = { $name }, { $reached } of { $goal }: { $help }

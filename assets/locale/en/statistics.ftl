### Statistics and achievements.

## The screens
stats = Statistics
stats-match = Statistics of the match
stats-none = Nothing is counted yet. A match counts when it is over and a person at this screen played in it. Lessons and puzzles never count.
stats-tab-points = Points
stats-tab-dice = Dice
stats-tab-facilities = Facilities
stats-tab-resources = Resources and deeds
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

## Counts
stats-fuel-in = Fuel gained
stats-ore-in = Ore gained
stats-fuel-out = Fuel paid
stats-ore-out = Ore paid
stats-stolen = Taken in raids
stats-lost = Lost to raids
stats-shed = Given up at the limit
stats-raids = Raids
stats-raided = Times robbed
stats-claimed = Cards claimed
stats-cards-stolen = Cards taken in raids
stats-cards-lost = Cards lost to raids
stats-used = Card powers used
stats-discarded = Cards discarded
stats-built = Ships built
stats-relics = Relic ship bought
stats-evicted = Ships thrown out by others
stats-constructor = Colonies from the Constructor
stats-hub = Colonies from the Hub
stats-terraforming = Colonies from the Station

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
stats-achieved-help = Only matches against computer opponents count, never lessons, puzzles or scenarios.
stats-earned = Achieved: { $name }
stats-progress = { $reached } of { $goal }
stats-achievement-done = { $name }, achieved: { $help }
stats-achievement-open = { $name }, { $reached } of { $goal }: { $help }
achievement-first-orbit = First orbit
achievement-first-orbit-help = Play a match to its end.
achievement-beat-cadet = Class dismissed
achievement-beat-cadet-help = Win against a Cadet.
achievement-beat-pilot = Wingman
achievement-beat-pilot-help = Win against a Pilot.
achievement-beat-captain = New captain
achievement-beat-captain-help = Win against a Captain.
achievement-beat-commodore = Flagship taken
achievement-beat-commodore-help = Win against a Commodore.
achievement-beat-admiral = The whole fleet salutes
achievement-beat-admiral-help = Win against an Admiral.
achievement-full-table = Full table
achievement-full-table-help = Win a match of four.
achievement-one-point = By a whisker
achievement-one-point-help = Win by exactly one point.
achievement-tie-break = Tie-breaker
achievement-tie-break-help = Win where points were equal and something else decided.
achievement-landslide = Landslide
achievement-landslide-help = Win by five points or more.
achievement-comeback = Comeback
achievement-comeback-help = Win after being four points behind.
achievement-clean-hands = Clean hands
achievement-clean-hands-help = Win without a single raid.
achievement-bare-hands = Without a trick
achievement-bare-hands-help = Win without using or discarding a card.
achievement-small-fleet = Three will do
achievement-small-fleet-help = Win without building a ship.
achievement-corsair = Corsair
achievement-corsair-help = Take twelve fuel and ore in the raids of one match.
achievement-armada = Armada
achievement-armada-help = Have all six ships and the relic ship at once.
achievement-collector = Collector
achievement-collector-help = Hold five cards at once.
achievement-two-wonders = Two wonders
achievement-two-wonders-help = Hold the Alien City and the Alien Monument at once.
achievement-half-planet = Half the planet
achievement-half-planet-help = Control five territories at once.
achievement-four-stops = Four stops
achievement-four-stops-help = Dock at four different facilities in one turn.
achievement-two-landings = Twin landing
achievement-two-landings-help = Place two colonies in one turn.
achievement-master-builder = Master builder
achievement-master-builder-help = Place three colonies from the Constructor in one match.
achievement-launch-master = Launch master
achievement-launch-master-help = Launch three colonies from the Hub in one match.
achievement-terraformer = Terraformer
achievement-terraformer-help = Place three colonies from the Terraforming Station in one match.
achievement-grand-tour = Grand tour
achievement-grand-tour-help = Dock at all nine facilities beside the Bay in one match.
achievement-relic-hunter = Relic hunter
achievement-relic-hunter-help = Buy the relic ship.
achievement-surveyor = Surveyor
achievement-surveyor-help = Control every territory at some time, over all matches.
achievement-archivist = Archivist
achievement-archivist-help = Use or discard each of the eight cards that have a power, over all matches.
achievement-veteran = Veteran
achievement-veteran-help = Win twenty-five matches.

### What is counted in this game, and its achievements.

## The screens
stats-tab-docks = Flights by dock
stats-tab-deeds = Actions

## Counts
stats-dock = Dock { $dock }
stats-landed = Flights to the foundry
stats-lifted = Flights from the foundry
stats-capacity = Total capacity of flights
stats-mined = Goods mined
stats-unloaded = Goods unloaded
stats-loaded = Goods loaded
stats-stacked = Goods stacked
stats-processed = Galactium made
stats-made = Products made
stats-charged = Products charged
stats-upgraded = Freighters upgraded
stats-sold = Rubion sold
stats-credits = Credits gained
stats-visits = Visits to the Cantina
stats-hired = Pilots hired
stats-freighters = Freighters gained
stats-bribes = Bribes
stats-rolls = Die rolls
stats-points-raw = Points: raw goods
stats-points-products = Points: products
stats-points-charged = Points: charged
stats-points-kinds = Points: kinds
stats-points-credits = Points: credits
stats-points-unfilled = Points lost: unfilled holds
stats-points-plain = Points lost: not upgraded
stats-longest = Largest capacity of a flight

## Solo
stats-alone = Solo matches, both halves
stats-alone-share = Solo win rate
stats-alone-best = Best solo score
stats-alone-short = Fewer than 22 points
stats-alone-pilot = Freighter Pilot: 22 points
stats-alone-messenger = Messenger of Peace: 23 points
stats-alone-superintendent = Federal Superintendent: 24 or more

## Achievements
achievement-first-shift = First shift
achievement-first-shift-help = Finish a match.
achievement-beat-cadet = Cadet outworked
achievement-beat-cadet-help = Win against a Cadet.
achievement-beat-pilot = The better pilot
achievement-beat-pilot-help = Win against a Pilot.
achievement-beat-captain = Captain of the pier
achievement-beat-captain-help = Win against a Captain.
achievement-beat-commodore = Convoy left behind
achievement-beat-commodore-help = Win against a Commodore.
achievement-beat-admiral = The fleet salutes
achievement-beat-admiral-help = Win against an Admiral.
achievement-one-point = A single crate
achievement-one-point-help = Win by exactly one point.
achievement-landslide = Heavy cargo
achievement-landslide-help = Win by eight points or more.
achievement-comeback = Against the clock
achievement-comeback-help = Win after being five points behind.
achievement-four-harbours = Four harbours
achievement-four-harbours-help = Win a four-player match.
achievement-rank-pilot = Freighter Pilot
achievement-rank-pilot-help = Score 22 points solo in a match of both halves.
achievement-rank-messenger = Messenger of Peace
achievement-rank-messenger-help = Score 23 points solo.
achievement-rank-superintendent = Federal Superintendent
achievement-rank-superintendent-help = Score 24 points solo.
achievement-night-shift = Night shift
achievement-night-shift-help = Score 28 points solo.
achievement-rush-hour = Rush hour
achievement-rush-hour-help = Win solo with the Busy solo rules.
achievement-long-way = The long way round
achievement-long-way-help = Fly with a capacity of 8.
achievement-heavy-haul = Not a space to spare
achievement-heavy-haul-help = Move six goods on one flight.
achievement-hot-melt = Melting point
achievement-hot-melt-help = Process three rubion at once.
achievement-four-prows = Four prows
achievement-four-prows-help = Have four freighters at the end.
achievement-ship-shape = Shipshape
achievement-ship-shape-help = Have three freighters full and upgraded at the end.
achievement-one-of-each = One of each
achievement-one-of-each-help = Have six kinds of goods on board at the end.
achievement-high-voltage = High voltage
achievement-high-voltage-help = Have five charged products on board at the end.
achievement-master-smith = Master smith
achievement-master-smith-help = Have products worth 20 points on board at the end.
achievement-double-bottom = Double bottom
achievement-double-bottom-help = Have three pairs of goods on board at the end.
achievement-full-purse = A full purse
achievement-full-purse-help = Have six credits at the end.
achievement-incorruptible = Incorruptible
achievement-incorruptible-help = Win without a single bribe.
achievement-home-crew = Home crew
achievement-home-crew-help = Win a standard match without hiring an alien pilot.
achievement-six-jobs = Six trades
achievement-six-jobs-help = Fly with each of the six jobs, across all matches.
achievement-whole-belt = The whole belt
achievement-whole-belt-help = Make each of the eight products, across all matches.
achievement-veteran = Old hand
achievement-veteran-help = Win twenty-five matches.

## Solo challenges
challenge-twenty-two = 22 points
challenge-twenty-two-help = Enough to win solo, as Freighter Pilot.
challenge-twenty-four = 24 points
challenge-twenty-four-help = What it takes to become Federal Superintendent.
challenge-twenty-eight = 28 points
challenge-twenty-eight-help = Four more than the highest rank requires.
challenge-busy = Busy solo: 22 points
challenge-busy-help = After each turn, the die makes another shuttle come or go.

### The game on the title, its opponents, its rule options.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## The games on the title
# What a game is called, what it is in at most 50 letters, and whose it is.
game-starship-catan = Starship Catan
game-starship-catan-line = two starships, four sectors, a race to 10 points
game-starship-catan-credit = An unofficial version of the board game by Klaus Teuber. Original art and text.

## Opponents
# What a level remembers is said to the player: covered cards are the heart of this game.
opponent-simple = Deckhand
opponent-simple-help = Takes the nearest gain: buys low, sells high, builds as soon as it can. Ignores the opponent.
opponent-greedy = Magpie
opponent-greedy-help = Does whatever is worth most right now and looks no further.
level-cadet-about = Often misjudges what things are worth, and forgets roughly 1 known card in 3 each turn.
level-pilot-about = Plays sound turns but overlooks things, and forgets roughly 1 known card in 7 each turn.
level-captain-about = Plans the whole turn, with the odd mistake. Forgets roughly 1 known card in 20 each turn.
level-commodore-about = Finds the best turn it can see, and forgets nothing.
level-admiral-about = Simulates its best plans before deciding, and forgets nothing. The strongest opponent.
character-navigator = Navigator
character-navigator-about = Cares only about winning.
character-trader = Trader
character-trader-about = Collects trading posts, and buys and sells wherever there is a profit.
character-settler = Settler
character-settler-about = Flies for colony planets, with a colony ship always ready.
character-hunter = Hunter
character-hunter-about = Arms early and goes looking for pirates.
character-engineer = Engineer
character-engineer-about = Wants the level 2 modules before the opponent gets them.
character-diplomat = Diplomat
character-diplomat-about = Will do anything to become Friend of the People.
character-scout = Scout
character-scout-about = Builds the Sensor first and flies where nobody has been.

## Sets of rules
preset-seed = Standard
preset-seed-help = The rulebook, with its gaps filled in. The default.
preset-seed-literal = To the letter
preset-seed-literal-help = The rulebook word for word: cannons cost fuel.
preset-first-flight = First flight
preset-first-flight-help = For learning the game: both start with Logistics, and seen cards stay visible.
preset-discovery = Discovery
preset-discovery-help = New cards enter the sectors face down: more surprises, less planning.
preset-even = Even start
preset-even-help = For evenly matched players: Sun gets 1 carbon and 1 ore for going second.

## Rule options
rule-moon = Who plays Moon and goes first
rule-moon-help = Moon goes first and has carbon; Sun has fuel.
rule-moon-drawn = Random
rule-moon-drawn-help = Sides are drawn at random. Names and handicaps go with their players; colours stay with the sides: red and blue are always Moon.
rule-moon-first-seat = First seat
rule-moon-first-seat-help = The player in the first row is Moon.
rule-moon-second-seat = Second seat
rule-moon-second-seat-help = The player in the second row is Moon.
rule-production-die = Production die
rule-production-die-help = Faces of the yellow die, which sets production and speed.
rule-production-die-1-3 = 1–3
rule-production-die-1-3-help = 1 1 2 2 3 3: every number equally likely.
rule-production-die-1-4 = 1–4
rule-production-die-1-4-help = 1 2 2 3 3 4: a 4 produces nothing but flies fast.
rule-combat-die = Combat die
rule-combat-die-help = Faces of the blue die, which both sides roll in a fight.
rule-combat-die-1-4 = 1–4
rule-combat-die-1-4-help = 1 2 2 3 3 4: a difference of 3 can still be made up.
rule-combat-die-1-3 = 1–3
rule-combat-die-1-3-help = 1 1 2 2 3 3: strength counts more, luck less.
rule-cannon-cost = Cannon price
rule-cannon-cost-help = Which resource pays for cannons.
rule-cannon-cost-carbon = Carbon
rule-cannon-cost-carbon-help = 2 carbon for a cannon, 2 carbon and 1 science for level 2.
rule-cannon-cost-fuel = Fuel
rule-cannon-cost-fuel-help = 2 fuel for a cannon, 2 fuel and 1 science for level 2, the same as for boosters.
rule-first-module = First module
rule-first-module-help = The free module each ship starts with.
rule-first-module-choice = Free choice
rule-first-module-choice-help = Moon chooses first, then Sun, openly.
rule-first-module-logistics = Logistics
rule-first-module-logistics-help = Both players start with Logistics. Good for a first match.
rule-after-pirates = After pirates
rule-after-pirates-help = What happens to the card that replaces beaten pirates.
rule-after-pirates-pass = Fly on
rule-after-pirates-pass-help = It joins the flight path but is not visited: fly on or stop.
rule-after-pirates-visit = Visit
rule-after-pirates-visit-help = It is visited at once, at no speed cost; pirates there must be dealt with too.
rule-exchange = Exchange
rule-exchange-help = Whether players can offer exchanges to each other.
rule-exchange-offers = Offers
rule-exchange-offers-help = Up to 3 offers per turn; the opponent accepts or refuses at once.
rule-exchange-off = None
rule-exchange-off-help = No offers: quicker, and nobody can be talked into anything.
rule-reserve = New cards
rule-reserve-help = How reserve cards enter the sectors.
rule-reserve-face-up = Face up
rule-reserve-face-up-help = Both players see what fills a gap.
rule-reserve-face-down = Face down
rule-reserve-face-down-help = Nobody sees them until a later flight reveals them.
rule-memory = Memory
rule-memory-help = Whether the game helps players remember which cards are in which sector.
rule-memory-none = From memory
rule-memory-none-help = Cards are face down after a flight; the log shows only each player’s latest flight.
rule-memory-notes = Notes
rule-memory-notes-help = Each player may mark cards on a private sheet. Nothing is marked automatically.
rule-memory-open = Shown
rule-memory-open-help = Shows each player the cards they have seen that must still be there. Best for a first match.
rule-handicap-money = Handicap: money
rule-handicap-money-help = For players of unequal skill. The novice starts with 30 Astro, the expert with 20.
rule-handicap-money-none = None
rule-handicap-money-moon = For Moon
rule-handicap-money-sun = For Sun
rule-handicap-ship = Handicap: ship
rule-handicap-ship-help = For players of unequal skill. The novice starts with 3 boosters and 2 cannons.
rule-handicap-ship-none = None
rule-handicap-ship-moon = For Moon
rule-handicap-ship-sun = For Sun
rule-handicap-notes = Handicap: notes
rule-handicap-notes-help = For players of unequal skill. The novice may mark cards on a private sheet; the expert plays from memory.
rule-handicap-notes-none = None
rule-handicap-notes-moon = For Moon
rule-handicap-notes-sun = For Sun
rule-sun-gift = Sun’s gift
rule-sun-gift-help = Moon goes first and wins 57% of matches between equals. A gift evens the odds.
rule-sun-gift-none = None
rule-sun-gift-carbon = 1 carbon
rule-sun-gift-carbon-help = Sun starts with 1 extra carbon.
rule-sun-gift-carbon-and-ore = Carbon, ore
rule-sun-gift-carbon-and-ore-help = Sun starts with 1 extra carbon and 1 extra ore: about even.
rule-turn-limit = Turn limit
rule-turn-limit-help = Whether a match ends after a set number of turns.
rule-turn-limit-200 = 200 turns
rule-turn-limit-200-help = After 200 turns, counting both players, the player with the most points wins.
rule-turn-limit-off = No limit
rule-turn-limit-off-help = The match continues until a player has 10 points.

## Where points come from, what breaks a tie
score-colonies = Colonies
score-level-two = Level 2
score-adventures = Adventures
score-friend = Friend
score-hero = Hero
tie-renown = { $name } and { $other } are tied on points; more fame plus friendship wins.
tie-astro = { $name } and { $other } are tied on points, fame and friendship; more Astro wins.

## Names
# Who has no name goes by the side, whatever the colour.
unnamed-red = { seat-moon }
unnamed-green = { seat-sun }
unnamed-blue = { seat-moon }
unnamed-yellow = { seat-sun }
ui-setup-name-help = Player name. Leave empty to use the side, Moon or Sun.
ui-setup-name-drawn = Moon or Sun

### The pages of the codex. A page’s text is one point a line; numbers that options change are put in.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-things = What ships carry
codex-part-ship = The ship
codex-part-modules = Modules
codex-part-cards = Cards of the sectors
codex-part-adventures = Adventures

## The game
codex-basic-start = Players and start
codex-basic-start-gist = Two starships, Moon and Sun, race for 10 points.
codex-basic-start-body =
    Each begins with 2 trade goods, 1 science and 25 Astro, one colony ship and one trade ship.
    Two boosters and one cannon of level 1 are fitted. The start colony is worth the first point.
    Each gets one module of level 1 free: Moon chooses first, then Sun. With an option both get Logistics.
    Who is Moon is drawn by lot, or chosen before the match.
    The four sectors have 10 cards each, face down. Moon has the first turn.
codex-basic-turn = The turn
codex-basic-turn-gist = Production, Flight, Trade and build, always in this order.
codex-basic-turn-body =
    Production: the yellow die feeds both ships and sets the speed.
    Flight: the cards of one sector are revealed one by one, and a few of them used.
    Trade and build: posts, exchanges and building in any order, as long as wanted.
    Nothing of a later phase can be done earlier. Nothing has to be given up at the end of a turn.
codex-basic-production = Production
codex-basic-production-gist = One roll for both: every player with the number produces.
codex-basic-production-body =
    The yellow die shows { $faces }.
    Of a player’s colonies with that number only one produces, 1 of its resource. With several the player chooses.
    A colony whose bay is full does not count. What finds no room is lost.
    Science and Production modules give theirs in addition, before anything is chosen.
    The roll also sets the speed of the flight: boost and die.
codex-basic-flight = Flight
codex-basic-flight-gist = Choose a sector, reveal its cards, act, and stop in time.
codex-basic-flight-body =
    A sector must be chosen, even to stop at once. The one flown last is allowed again.
    Each revealed card takes 1 speed and joins the flight row. Only the latest one is visited.
    A flight has 2 actions; Command allows 3 or 4. After the last one it ends at once.
    Stopping is possible at any moment, except while pirates wait or a prize lies there.
    Afterwards all 10 cards of the sector are shuffled. They are the same cards, in a new order.
codex-basic-actions = Actions
codex-basic-actions-gist = One deal, one founding, or one adventure: each is an action.
codex-basic-actions-body =
    At a visited card one action is possible; at an adventure planet several, one for each adventure.
    A used card is turned and gives nothing more in this flight.
    Revealing, paying and fighting are no actions.
    A card taken out of the row is replaced at once from the reserve. The replacement of a founded colony or post cannot be used.
codex-basic-deals = Deals
codex-basic-deals-gist = Buy or sell, once per card: any number at one price.
codex-basic-deals-body =
    A trade planet buys and sells its own resource at the same price, from 1 to 5.
    The number is limited by Astro, by stock and by the room in the bay.
    Diplomats sell 1 resource, scientists 1 science; merchants buy up to 2 resources, Green Folk 1 science.
    Cheap here, dear there: that is where the money comes from.
codex-basic-colonies = Colonies
codex-basic-colonies-gist = A colony ship founds a colony: 1 point, and production on its number.
codex-basic-colonies-body =
    The ship is used up and can be built again in Trade and build.
    The card leaves the sector and lies beside the ship for the rest of the match.
    The colony produces from the next roll on, in anybody’s turn.
    Colonies of different numbers produce more often than many of one number.
codex-basic-posts = Trading posts
codex-basic-posts-gist = A trade ship founds a post at a card marked T: friendship, and a deal in every turn.
codex-basic-posts-body =
    Posts can stand at trade planets of price 3, outposts and Median.
    Founding takes the place of a deal at that card.
    In Trade and build two posts can be used each turn, each once, with the same limits as the card.
    A post is worth no point by itself; its friendship counts for Friend of the People.
codex-basic-adventures = Adventures
codex-basic-adventures-gist = Three lie face up; each is done on the planet it names, for fame, points or goods.
codex-basic-adventures-body =
    The price is paid first, then the reward taken. What finds no room is lost.
    Firepower and boost are only shown, not paid.
    Each adventure at a planet is one action. The next one is turned up at once.
    One that is turned up while its planet is visited has to wait for another flight.
codex-basic-pirates = Pirates and corsairs
codex-basic-pirates-gist = They come unseen: only the ransom is known. Pay, or fight.
codex-basic-pirates-body =
    Pirates ask for 3 Astro and have strength 2 to 4, corsairs for 5 with strength 4 to 7.
    In a fight both sides roll the blue die, { $faces }, and add firepower or strength. An equal total wins.
    Won: 1 fame, the card beside the ship, and 1 resource of choice.
    Lost: the flight ends. Corsairs also take a cannon or a module, which the loser chooses.
    Whoever cannot pay has to fight.
codex-basic-trade = Trading with the opponent
codex-basic-trade-gist = Demands with the Trade module, and offers that the opponent accepts or refuses.
codex-basic-trade-body =
    The Trade module takes 1 resource for 2 Astro, once a turn at level 1, twice at level 2. It cannot be refused.
    An offer puts resources, science and Astro on both sides; nothing may stand on both.
    Both sides must have what they give and room for what they get.
    At most 3 offers a turn, and never the same one again after it was refused.
codex-basic-building = Building
codex-basic-building-gist = Ships, boosters, cannons and modules, paid for in cargo. What is built works at once.
codex-basic-building-body =
    Colony ship: 1 ore, 1 fuel, 1 food. Trade ship: 1 ore, 1 fuel, 1 trade good.
    Booster: 2 fuel. Cannon: { $cannon }. To level 2: the same and 1 science, once all three places are taken.
    Module of level 1: 1 ore, 1 carbon, 1 food. Level 2: 1 ore, 1 carbon, 2 food, and 1 point.
    There is only one level 2 module of each kind: while one player has it, the other cannot.
codex-basic-points = Points
codex-basic-points-gist = Colonies, level 2 modules, two adventures, Friend and Hero.
codex-basic-points-body =
    1 point for each colony, the start colony included.
    1 point for each level 2 module. It is lost when corsairs destroy the module.
    1 point each for Calamity and Monument.
    1 point each for Friend of the People and Hero of the People; both can change hands.
codex-basic-honours = Friend and Hero
codex-basic-honours-gist = 1 point each for most friendship and most fame, at least 3.
codex-basic-honours-body =
    Friendship comes from trading posts: 1 each, 2 from Median.
    Fame comes from beaten pirates, 1 each, and from some adventures.
    The card goes to the player with strictly more. When both have as much, nobody holds it.
codex-basic-end = The end
codex-basic-end-gist = A player who has 10 points in their turn wins at once.
codex-basic-end-body =
    This is checked after everything the player does.
    Nobody gains points in the opponent’s turn, so both never have 10 at once.
    { $limit }
codex-limit-200 = After 200 turns of both together the match ends: points, then fame and friendship, then Astro decide.
codex-limit-off = There is no turn limit in this match.
codex-basic-secrets = What is hidden
codex-basic-secrets-gist = Nobody sees what lies in the sectors, the reserve and the adventure pile, or in what order.
codex-basic-secrets-body =
    Both ships and everything beside them are open to both players at any time.
    Only the Sensor tells one player more: its look is for that player alone.
    Pirates show their ransom before the decision, and themselves after it.
    After a flight its cards are covered again. Who remembers where they lie flies better.
    Computer opponents know what their seat knows, and forget as their level says.
codex-basic-reserve = The reserve
codex-basic-reserve-gist = 28 cards that replace what is taken out of the sectors, group 1 first.
codex-basic-reserve-body =
    Group 1: two lost planets, Green Folk, diplomats, Pirates 2, 3 and 4.
    Group 2: two lost planets, merchants, the colonies Kohl and Terrace, Corsairs 4 and 5.
    Group 3: two lost planets, scientists, the colonies Geyser and Bedrock, Corsairs 5 and 6.
    Group 4: four lost planets, Median, Corsairs 6 and 7.
    When the reserve is empty, gaps stay and the sectors shrink.

## What ships carry
codex-thing-ore =
    Sold and bought at Ironhold, Cuprion, Galenor, Basaltia and Orichal, for 1 to 5 Astro.
    Colonies with ore: Quarry, Anvil and, from the reserve, Bedrock.
    Every ship and every module needs it.
codex-thing-fuel =
    Sold and bought at Naphtar, Deuteria, Ignis, Plasmor and Helion, for 1 to 5 Astro.
    Colonies with fuel: Aurelia, Ember and, from the reserve, Geyser.
codex-thing-carbon =
    Sold and bought at Lampblack, Cinderel, Graphia, Anthrace and Diamant, for 1 to 5 Astro.
    Colonies with carbon: Selene, Tarnwell and, from the reserve, Kohl.
codex-thing-food =
    Sold and bought at Granary, Orcharde, Verdania, Saffra and Ambrosia, for 1 to 5 Astro.
    Colonies with food: Meadow, Loam and, from the reserve, Terrace.
codex-thing-trade-goods =
    Sold and bought at Bazaar, Caravan, Emporia, Silkway and Marquise, for 1 to 5 Astro.
    No colony gives them; the Production module does.
    An ordinary resource: it stands for nothing else.
codex-thing-science =
    Traded at Kopernikus for 3; scientists sell it for 2, Green Folk buy it for 4.
    The Science module gives it on the yellow die.
    It cannot be demanded with the Trade module.
codex-thing-astro =
    The bank never runs out. What players hold is open to both.
    It comes from selling; colonies and modules give none.

## The ship
codex-ship-bays = Bays and laboratory
codex-ship-bays-gist = One bay for each kind of resource: 2 each, 3 or 4 with Logistics. The laboratory holds 4 science.
codex-ship-bays-body =
    A purchase, prize, reward or exchange that does not fit is refused; production that does not fit is lost.
    If Logistics falls, what no longer fits is lost at once.
codex-ship-colony-ship = Price: 1 ore, 1 fuel, 1 food. The hangar has 2 places for small ships of any kind.
codex-ship-trade-ship = Price: 1 ore, 1 fuel, 1 trade good. The hangar has 2 places for small ships of any kind.
codex-ship-booster =
    Price: 2 fuel. To level 2: 2 fuel and 1 science, once there are three.
    Each level is one more card in every flight.
codex-ship-cannon =
    Price: { $cannon }. To level 2: the same and 1 science, once there are three.
    Firepower also counts for Invasion.

## Modules
codex-module = { $module } module
codex-module-logistics =
    Level 1: 3 in each bay. Level 2: 4 in each bay and 1 point.
    More room makes cheap planets worth more.
codex-module-command = Level 1: 3 actions a flight. Level 2: 4 actions and 1 point.
codex-module-sensor =
    Level 1: the top 2 cards of the chosen sector. Level 2: the top 3 and 1 point.
    Only the player who flies sees them; the opponent learns how many went on top and how many to the bottom.
    Pirates seen this way are known by name before the decision.
codex-module-trade =
    Level 1: one demand a turn. Level 2: two demands and 1 point.
    A demand costs 2 Astro, paid to the opponent, and takes any resource but no science.
codex-module-science = Level 1 gives 1 science on a 3 for Moon, on a 2 for Sun. Level 2: on both, and 1 point.
codex-module-production = Level 1 gives 1 trade good on a 2 for Moon, on a 3 for Sun. Level 2: on both, and 1 point.

## Cards of the sectors
codex-family-trade-planets = Trade planets
codex-family-trade-planets-gist = 25 planets, 5 for each resource, with prices 1 to 5.
codex-family-trade-planets-body =
    Those of price 3 are marked T: a trading post can be founded there.
    They stay where they are; only posts take them out of their sector.
codex-family-colonies = Colony planets
codex-family-colonies-gist = 6 in the sectors and 4 in the reserve. Whoever comes first with a colony ship has it.
codex-family-colonies-body =
    Ore: Quarry on 1, Anvil on 2, Bedrock on 3. Fuel: Geyser on 2, Ember on 3.
    Carbon: Tarnwell on 2, Kohl on 3. Food: Meadow on 1, Terrace on 2, Loam on 3.
codex-family-adventure-planets = Adventure planets
codex-family-adventure-planets-gist = Hades, Pallas, Picasso and Poseidon, each with three adventures in the match.
codex-family-adventure-planets-body =
    Hades: Invasion, Calamity, Reconstruction. Pallas: Gift of the Merchants, Call for Help, Monument.
    Picasso: Gift of the Diplomats, Famine, Rescue. Poseidon: Pollution, Council, Second Call.
codex-card-kopernikus = No post can be founded here. There is one, in one of the four sectors.
codex-card-diplomat-planet = There are two. No post can be founded here.
codex-card-diplomat-outpost = Reserve, group 1. A post here sells 1 resource of any kind each turn, and gives 1 friendship.
codex-card-merchant-outpost = Reserve, group 2. A post here buys up to 2 resources each turn, and gives 1 friendship.
codex-card-green-outpost = Reserve, group 1. With a Science module a post here is an income. It gives 1 friendship.
codex-card-scientist-outpost = Reserve, group 3. A post here sells 1 science each turn, and gives 1 friendship.
codex-card-median = Reserve, group 4: it comes late, and often decides who is Friend of the People.
codex-card-lost-planet = There are ten, all in the reserve. They fill the sectors as the match goes on.
codex-card-pirates =
    Two of strength 2 or 3 lie in the sectors, three of strength 2 to 4 in group 1 of the reserve.
    A lost fight ends the flight; nothing else is taken.
codex-card-corsairs =
    Six cards, all in the groups 2 to 4 of the reserve, strength 4 to 7.
    Corsairs 4 take a cannon; all others a module, which the loser chooses.
    A module of level 2 falls to level 1, and lies beside the board again.

## Adventures
codex-adventure-pollution = The seas of Poseidon have turned brown. A little science would help.
codex-adventure-diplomat-gift = The diplomats welcome newcomers on Picasso.
codex-adventure-merchant-gift = On Pallas the merchants give away a sample.
codex-adventure-help-request = The markets of Pallas are empty. Any crate of goods is welcome.
codex-adventure-famine = The harvest on Picasso failed. Bring food.
codex-adventure-invasion = Raiders sit on Hades. The cannons only have to be shown.
codex-adventure-calamity = Something strange shakes Hades, and nobody knows what. It takes much science.
codex-adventure-rescue = A Green Folk ship is caught in the pull near Picasso. Only strong boosters reach it.
codex-adventure-council = The Council meets on Poseidon and its hall is not finished. Money would help.
codex-adventure-second-request = Poseidon needs goods, and twice as many as Pallas did.
codex-adventure-monument = Pallas builds a monument to the merchants. Metal and carbon are missing.
codex-adventure-reconstruction = Hades is free again and must be rebuilt. It costs a fortune.

## Rule options
codex-choice-moon =
    Moon moves first and has the more useful carbon: of 100 matches between equals Moon wins 57.
    In a rematch the players change sides.
codex-choice-production-die =
    With faces to 4 flights are longer and production rarer: a 4 feeds nobody.
    Numbers 2 and 3 then come twice as often as 1.
codex-choice-combat-die = With faces to 3 nobody makes up a gap of 3, so weak ships do better to pay.
codex-choice-cannon-cost = Carbon keeps cannons and boosters apart. The rulebook’s words say fuel for both.
codex-choice-first-module = A chosen module sets the plan for the whole match. Logistics is the safe one.
codex-choice-after-pirates = When it is visited, a good fighter may gain a free stop, or meet the next pirates.
codex-choice-exchange = Exchanges help whoever sees more in them. Without them only the Trade module reaches the other ship.
codex-choice-reserve = Face down, a sector holds surprises for both, and memory is worth less.
codex-choice-memory =
    From memory is the game as printed. Notes and cards shown take the work out of it.
    Computer opponents remember as their level says, whatever is chosen here.
codex-choice-handicap-money = 10 Astro more or less decide the first turns, not the whole match.
codex-choice-handicap-ship = A third booster and a second cannon mean longer flights and safer ones.
codex-choice-handicap-notes = It overrides the memory option: the novice takes notes, the other remembers.
codex-choice-sun-gift = Moon’s carbon builds modules, Sun’s fuel does not. With carbon and ore Sun wins about half the matches.
codex-choice-turn-limit = Most matches end after 30 to 45 turns of both together. The limit is there for those that never would.
codex-preset-seed = All options at their first value.
codex-preset-seed-literal = One option differs: cannons cost fuel.
codex-preset-first-flight = Two options differ: Logistics for both, and cards seen are shown.
codex-preset-discovery = One option differs: the reserve is laid face down.
codex-preset-even = One option differs: Sun’s gift of carbon and ore.

## What is true now
codex-faces-to-three = 1 1 2 2 3 3
codex-faces-to-four = 1 2 2 3 3 4
codex-fact-price = Price now
codex-fact-holds = { $name } holds
codex-fact-limit = Room per bay, { $name }
codex-fact-sector = Sector { $sector }
codex-fact-sector-cards =
    { $count ->
        [one] { $count } card, { $known } known
       *[other] { $count } cards, { $known } known
    }
codex-fact-with = with { $name }
codex-fact-beside = beside the board
codex-fact-seen-in = known to lie in { $sectors }
codex-fact-not-seen = not seen yet
codex-fact-face-up = face up now
codex-fact-done-by = completed by { $name }
codex-fact-points = { $name }
codex-fact-points-all =
    { $total ->
        [one] { $total } point: colonies { $colonies }, modules { $modules }, adventures { $adventures }, Friend and Hero { $honours }
       *[other] { $total } points: colonies { $colonies }, modules { $modules }, adventures { $adventures }, Friend and Hero { $honours }
    }
codex-fact-honour-held = { $name }, { $one } against { $other }
codex-fact-honour-free = nobody: { $first } { $one }, { $second } { $other }
codex-fact-ransom = { $class }: ransom
codex-fact-boost = boost { $count }
codex-fact-firepower = firepower { $count }
codex-fact-ships = { $count } in the hangar
codex-fact-flies = { $name } flies
codex-fact-flies-left = speed { $speed }, actions { $actions }
codex-fact-turn = Turn of { $name }
codex-fact-over = the match is over
codex-bill-raised = { $now } (level 1 and { $more } more)
codex-bill-cannon = { $now } (instead of { $usual })
codex-bill-lacks = { $price }; missing: { $what }

## Why not

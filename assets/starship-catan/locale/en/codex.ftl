### The pages of the codex. A page’s text is one point a line; numbers that options change are put in.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex-part-basics = The game
codex-part-things = Cargo
codex-part-ship = The ship
codex-part-modules = Modules
codex-part-cards = Sector cards
codex-part-adventures = Adventures

## The game
codex-basic-start = Players and setup
codex-basic-start-gist = Two starships, Moon and Sun, race for 10 points.
codex-basic-start-body =
    Each player starts with 2 trade goods, 1 science, 25 Astro, one colony ship and one trade ship.
    Each ship has two boosters and one cannon, all level 1. The starting colony is worth the first point.
    Each player gets one level 1 module for free: Moon chooses first, then Sun. With a rule option, both get Logistics instead.
    The sides are drawn at random, or chosen before the match.
    The four sectors have 10 cards each, face down. Moon goes first.
codex-basic-turn = The turn
codex-basic-turn-gist = Production, Flight, then Trade and build, always in this order.
codex-basic-turn-body =
    Production: the yellow die feeds both ships and sets the speed.
    Flight: the cards of one sector are revealed one by one, and a few of them are used.
    Trade and build: posts, exchanges and building, in any order.
    Phases are played strictly in order. Nothing has to be given up at the end of a turn.
codex-basic-production = Production
codex-basic-production-gist = One roll for both players: a colony with that number produces.
codex-basic-production-body =
    The faces of the yellow die are { $faces }.
    Only one of a player’s colonies with that number produces, and it gives 1 of its resource. If there are several, the player chooses.
    A colony whose bay is full does not count. Anything that does not fit is lost.
    Science and Production modules also produce, before any choice is made.
    The roll also sets the speed of the flight: boost plus die.
codex-basic-flight = Flight
codex-basic-flight-gist = Choose a sector, reveal its cards, act, and stop in time.
codex-basic-flight-body =
    A sector must be chosen, even to stop at once. The same sector may be chosen again.
    Each revealed card costs 1 speed and joins the flight path. Only the latest card is visited.
    A flight has 2 actions; Command allows 3 or 4. It ends at once after the last action.
    The flight can be stopped at any time, except while pirates or a prize are waiting.
    Afterwards, all 10 cards of the sector are shuffled: the same cards, in a new order.
codex-basic-actions = Actions
codex-basic-actions-gist = Each deal, new colony, new post or adventure is one action.
codex-basic-actions-body =
    A visited card allows one action; an adventure planet allows one per adventure.
    A used card is dimmed and gives nothing more on this flight.
    Revealing, paying and fighting are not actions.
    A card taken from the path is replaced at once from the reserve. A card that replaces a new colony or post cannot be used on that flight.
codex-basic-deals = Deals
codex-basic-deals-gist = Buy or sell, once per card: any number at one price.
codex-basic-deals-body =
    A trade planet buys and sells its own resource at the same price, from 1 to 5.
    The number is limited by Astro, by cargo and by room in the bay.
    Diplomats sell 1 resource, scientists 1 science; merchants buy up to 2 resources, Green Folk 1 science.
    Buy low, sell high: that is where the money comes from.
codex-basic-colonies = Colonies
codex-basic-colonies-gist = A colony ship establishes a colony: 1 point, and production on its number.
codex-basic-colonies-body =
    The colony ship is used up; another can be built in Trade and build.
    The card leaves the sector and stays with its owner for the rest of the match.
    The colony produces from the next roll on, on either player’s turn.
    Colonies with different numbers produce more often than several with the same number.
codex-basic-posts = Trading posts
codex-basic-posts-gist = A trade ship establishes a post at a card marked T: friendship, and a deal every turn.
codex-basic-posts-body =
    Posts can be established at trade planets with price 3, at outposts and at Median.
    Establishing a post replaces a deal at that card.
    In Trade and build, two posts can be used each turn, once each, with the same limits as the card.
    A post is not worth a point itself; its friendship counts towards Friend of the People.
codex-basic-adventures = Adventures
codex-basic-adventures-gist = Three are face up; each is completed on the planet it names, for fame, points or resources.
codex-basic-adventures-body =
    The price is paid first, then the reward is taken. It must fit; resources not taken are lost.
    Firepower and boost are only shown, not spent.
    Each adventure at a planet is one action. The next one is revealed at once.
    An adventure that is revealed while its planet is being visited has to wait for another flight.
codex-basic-pirates = Pirates and corsairs
codex-basic-pirates-gist = Only their ransom is known at first. Pay or fight.
codex-basic-pirates-body =
    Pirates have strength 2 to 4 and a ransom of 3 Astro; corsairs have strength 4 to 7 and a ransom of 5.
    In a fight, both sides roll the blue die ({ $faces }) and add firepower or strength. A tie is a win for the ship.
    Win: 1 fame, the card itself, and 1 resource of the player’s choice.
    Loss: the flight ends. Corsairs also destroy a cannon, or a module of the loser’s choice.
    A player who cannot pay must fight.
codex-basic-trade = Trading with the opponent
codex-basic-trade-gist = Demands with the Trade module, and offers that the opponent accepts or refuses.
codex-basic-trade-body =
    The Trade module takes 1 resource for 2 Astro, once per turn at level 1, twice at level 2. A demand cannot be refused.
    An offer can include resources, science and Astro; the same thing cannot be on both sides.
    Both sides must have what they give and room for what they get.
    At most 3 offers per turn; a refused offer cannot be repeated in the same turn.
codex-basic-building = Building
codex-basic-building-gist = Ships, boosters, cannons and modules, paid for with cargo. Whatever is built works at once.
codex-basic-building-body =
    Colony ship: 1 ore, 1 fuel, 1 food. Trade ship: 1 ore, 1 fuel, 1 trade good.
    Booster: 2 fuel. Cannon: { $cannon }. Upgrade to level 2: the same plus 1 science, once all three slots are filled.
    Level 1 module: 1 ore, 1 carbon, 1 food. Level 2: 1 ore, 1 carbon, 2 food, and it gives 1 point.
    There is only one level 2 module of each kind: while one player has it, the other cannot.
codex-basic-points = Points
codex-basic-points-gist = Colonies, level 2 modules, two adventures, Friend and Hero.
codex-basic-points-body =
    1 point for each colony, including the starting colony.
    1 point for each level 2 module. It is lost if the module drops to level 1.
    1 point each for Calamity and Monument.
    1 point each for Friend of the People and Hero of the People; both can change hands.
codex-basic-honours = Friend and Hero
codex-basic-honours-gist = 1 point each for the most friendship and the most fame, with at least 3.
codex-basic-honours-body =
    Friendship comes from trading posts: 1 each, 2 from Median.
    Fame comes from beaten pirates, 1 each, and from some adventures.
    The title goes to the player with more. If tied, nobody holds it.
codex-basic-end = The end
codex-basic-end-gist = A player who has 10 points on their turn wins at once.
codex-basic-end-body =
    This is checked after everything the player does.
    Nobody gains points on the opponent’s turn, so the two players can never both have 10.
    { $limit }
codex-limit-200 = The match ends after 200 turns, counting both players: points, then fame plus friendship, then Astro decide.
codex-limit-off = There is no turn limit in this match.
codex-basic-secrets = What is hidden
codex-basic-secrets-gist = Nobody sees what is in the sectors, the reserve and the adventure pile, or in what order.
codex-basic-secrets-body =
    Both ships, and everything the players hold, are open to both at all times.
    Only the Sensor tells one player more: nobody else sees its scan.
    Pirates show only their ransom until they are paid or fought.
    After a flight, its cards are face down again. Remembering where they are pays off.
    Computer opponents know only what their seat knows, and forget according to their level.
codex-basic-reserve = The reserve
codex-basic-reserve-gist = 28 cards that replace those taken from the sectors, group 1 first.
codex-basic-reserve-body =
    Group 1: two lost planets, Green Folk, diplomats, Pirates 2, 3 and 4.
    Group 2: two lost planets, merchants, the colonies Kohl and Terrace, Corsairs 4 and 5.
    Group 3: two lost planets, scientists, the colonies Geyser and Bedrock, Corsairs 5 and 6.
    Group 4: four lost planets, Median, Corsairs 6 and 7.
    When the reserve is empty, gaps stay and the sectors shrink.

## What ships carry
codex-thing-ore =
    Bought and sold at Ironhold, Cuprion, Galenor, Basaltia and Orichal, for 1 to 5 Astro.
    Colonies with ore: Quarry, Anvil and, from the reserve, Bedrock.
    Needed for every small ship and every module.
codex-thing-fuel =
    Bought and sold at Naphtar, Deuteria, Ignis, Plasmor and Helion, for 1 to 5 Astro.
    Colonies with fuel: Aurelia, Ember and, from the reserve, Geyser.
codex-thing-carbon =
    Bought and sold at Lampblack, Cinderel, Graphia, Anthrace and Diamant, for 1 to 5 Astro.
    Colonies with carbon: Selene, Tarnwell and, from the reserve, Kohl.
codex-thing-food =
    Bought and sold at Granary, Orcharde, Verdania, Saffra and Ambrosia, for 1 to 5 Astro.
    Colonies with food: Meadow, Loam and, from the reserve, Terrace.
codex-thing-trade-goods =
    Bought and sold at Bazaar, Caravan, Emporia, Silkway and Marquise, for 1 to 5 Astro.
    No colony produces them; the Production module does.
    An ordinary resource, not wild.
codex-thing-science =
    Traded at Kopernikus for 3; scientists sell it for 2, Green Folk buy it for 4.
    The Science module produces it when the yellow die shows its number.
    It cannot be demanded with the Trade module.
codex-thing-astro =
    The bank never runs out. What players hold is open to both.
    Astro comes mostly from selling; colonies and modules give none.

## The ship
codex-ship-bays = Bays and laboratory
codex-ship-bays-gist = One bay for each kind of resource: 2 each, 3 or 4 with Logistics. The laboratory holds 4 science.
codex-ship-bays-body =
    A purchase, prize, reward or exchange that does not fit is refused; production that does not fit is lost.
    If Logistics drops a level, anything that no longer fits is lost at once.
codex-ship-colony-ship = Price: 1 ore, 1 fuel, 1 food. The hangar has room for 2 small ships of any kind.
codex-ship-trade-ship = Price: 1 ore, 1 fuel, 1 trade good. The hangar has room for 2 small ships of any kind.
codex-ship-booster =
    Price: 2 fuel. Upgrade to level 2: 2 fuel and 1 science, once there are three.
    Each level means one more card on every flight.
codex-ship-cannon =
    Price: { $cannon }. Upgrade to level 2: the same plus 1 science, once there are three.
    Firepower also counts for Invasion.

## Modules
codex-module = { $module } module
codex-module-logistics =
    Level 1: 3 in each bay. Level 2: 4 in each bay and 1 point.
    More room makes cheap planets worth more.
codex-module-command = Level 1: 3 actions per flight. Level 2: 4 actions and 1 point.
codex-module-sensor =
    Level 1 shows the top 2 cards of the chosen sector. Level 2: the top 3, and 1 point.
    Only the flying player sees them; the opponent learns how many went on top and how many at the bottom.
    Pirates seen this way are identified before the choice to pay or fight.
codex-module-trade =
    Level 1: one demand per turn. Level 2: two demands and 1 point.
    A demand costs 2 Astro, paid to the opponent, and takes any resource, but not science.
codex-module-science = Level 1 gives 1 science on a 3 for Moon, on a 2 for Sun. Level 2: on both, and 1 point.
codex-module-production = Level 1 gives 1 trade good on a 2 for Moon, on a 3 for Sun. Level 2: on both, and 1 point.

## Cards of the sectors
codex-family-trade-planets = Trade planets
codex-family-trade-planets-gist = 25 planets, 5 for each resource, with prices 1 to 5.
codex-family-trade-planets-body =
    Those with price 3 are marked T: a trading post can be established there.
    Trade planets stay in their sector unless a post is established there.
codex-family-colonies = Colony planets
codex-family-colonies-gist = 6 in the sectors and 4 in the reserve. The first to arrive with a colony ship gets it.
codex-family-colonies-body =
    Ore: Quarry on 1, Anvil on 2, Bedrock on 3. Fuel: Geyser on 2, Ember on 3.
    Carbon: Tarnwell on 2, Kohl on 3. Food: Meadow on 1, Terrace on 2, Loam on 3.
codex-family-adventure-planets = Adventure planets
codex-family-adventure-planets-gist = Hades, Pallas, Picasso and Poseidon, each with three of the twelve adventures.
codex-family-adventure-planets-body =
    Hades: Invasion, Calamity, Reconstruction. Pallas: Gift of the Merchants, Call for Help, Monument.
    Picasso: Gift of the Diplomats, Famine, Rescue. Poseidon: Pollution, Council, Second Call.
codex-card-kopernikus = There is only one, in one of the four sectors. No post can be established here.
codex-card-diplomat-planet = There are two. No post can be established here.
codex-card-diplomat-outpost = Reserve, group 1. A post here sells 1 resource of any kind each turn, and gives 1 friendship.
codex-card-merchant-outpost = Reserve, group 2. A post here buys up to 2 resources each turn, and gives 1 friendship.
codex-card-green-outpost = Reserve, group 1. With a Science module, a post here is a steady income, and it gives 1 friendship.
codex-card-scientist-outpost = Reserve, group 3. A post here sells 1 science each turn, and gives 1 friendship.
codex-card-median = Reserve, group 4: it comes late, and often decides who is Friend of the People.
codex-card-lost-planet = There are ten, all in the reserve. They fill the sectors as the match goes on.
codex-card-pirates =
    Five cards: strength 2 and 3 in the sectors; strength 2, 3 and 4 in group 1 of the reserve.
    A lost fight ends the flight; nothing else is lost.
codex-card-corsairs =
    Six cards, strength 4 to 7, all in groups 2 to 4 of the reserve.
    Corsairs 4 destroy a cannon; all others destroy a module of the loser’s choice.
    A level 2 module drops to level 1, and level 2 is available again.

## Adventures
codex-adventure-pollution = The seas of Poseidon have turned brown. A little science would help.
codex-adventure-diplomat-gift = The diplomats welcome newcomers on Picasso.
codex-adventure-merchant-gift = On Pallas, the merchants give away a sample.
codex-adventure-help-request = The markets of Pallas are empty. Any crate of goods is welcome.
codex-adventure-famine = The harvest on Picasso failed. Bring food.
codex-adventure-invasion = Raiders have overrun Hades. A show of cannons is enough.
codex-adventure-calamity = Something strange is shaking Hades, and nobody knows what. It takes a lot of science.
codex-adventure-rescue = A Green Folk ship is caught in the gravity of Picasso. Only strong boosters can reach it.
codex-adventure-council = The Council meets on Poseidon, but its hall is unfinished. Money would help.
codex-adventure-second-request = Poseidon needs goods, and twice as many as Pallas did.
codex-adventure-monument = Pallas is building a monument to the merchants. Ore and carbon are missing.
codex-adventure-reconstruction = Hades is free again and must be rebuilt. It costs a fortune.

## Rule options
codex-choice-moon =
    Moon goes first and has carbon, the more useful resource: between equals, Moon wins 57% of matches.
    In a rematch, the players swap sides.
codex-choice-production-die =
    With faces up to 4, flights are longer and production is rarer: a 4 feeds nobody.
    2 and 3 then come up twice as often as 1.
codex-choice-combat-die = With faces up to 3, nobody can make up a gap of 3, so weak ships had better pay.
codex-choice-cannon-cost = Carbon keeps cannons and boosters distinct. The rulebook says fuel for both.
codex-choice-first-module = A chosen module sets the plan for the whole match. Logistics is the safe choice.
codex-choice-after-pirates = If the replacement is visited, a good fighter may gain a free stop, or meet the next pirates.
codex-choice-exchange = Exchanges favour the better judge of value. Without them, only the Trade module affects the other ship.
codex-choice-reserve = When cards come in face down, a sector holds surprises for both, and memory is worth less.
codex-choice-memory =
    The original is played from memory. Notes or shown cards take the effort out of it.
    Computer opponents remember according to their level, whatever is chosen here.
codex-choice-handicap-money = A gap of 10 Astro shapes the first turns, not the whole match.
codex-choice-handicap-ship = A third booster and a second cannon mean longer and safer flights.
codex-choice-handicap-notes = This overrides the memory option: the novice takes notes, the expert plays from memory.
codex-choice-sun-gift = Moon’s carbon builds modules, while Sun’s fuel does not. With carbon and ore, Sun wins about half the matches.
codex-choice-turn-limit = Most matches last 30 to 45 turns, counting both players. The limit is there for the few that would never end.
codex-preset-seed = All options at their defaults.
codex-preset-seed-literal = One option differs: cannons cost fuel.
codex-preset-first-flight = Two options differ: both start with Logistics, and seen cards are shown.
codex-preset-discovery = One option differs: reserve cards come in face down.
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
codex-fact-with = held by { $name }
codex-fact-beside = available
codex-fact-seen-in = known to be in { $sectors }
codex-fact-not-seen = not seen yet
codex-fact-face-up = face up now
codex-fact-done-by = completed by { $name }
codex-fact-points = { $name }
codex-fact-points-all =
    { $total ->
        [one] { $total } point: colonies { $colonies }, modules { $modules }, adventures { $adventures }, Friend and Hero { $honours }
       *[other] { $total } points: colonies { $colonies }, modules { $modules }, adventures { $adventures }, Friend and Hero { $honours }
    }
codex-fact-honour-held = { $name }, { $one } to { $other }
codex-fact-honour-free = nobody: { $first } { $one }, { $second } { $other }
codex-fact-ransom = { $class }: ransom
codex-fact-boost = boost { $count }
codex-fact-firepower = firepower { $count }
codex-fact-ships = { $count } in the hangar
codex-fact-flies = { $name } is flying
codex-fact-flies-left = speed left { $speed }, actions left { $actions }
codex-fact-turn = { $name }’s turn
codex-fact-over = the match is over
codex-bill-raised = { $now } (level 1 and { $more } more)
codex-bill-cannon = { $now } (instead of { $usual })
codex-bill-lacks = { $price }; missing: { $what }

## Why not

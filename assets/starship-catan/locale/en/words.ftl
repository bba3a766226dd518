### What things are called.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Amounts
# `amount-THING` stands alone or after a colon, `amount-THING-object` after a verb.
amount-nothing = nothing
amount-ore = { $count } ore
amount-ore-object = { $count } ore
amount-fuel = { $count } fuel
amount-fuel-object = { $count } fuel
amount-carbon = { $count } carbon
amount-carbon-object = { $count } carbon
amount-food = { $count } food
amount-food-object = { $count } food
amount-trade-goods =
    { $count ->
        [one] { $count } trade good
       *[other] { $count } trade goods
    }
amount-trade-goods-object =
    { $count ->
        [one] { $count } trade good
       *[other] { $count } trade goods
    }
amount-science = { $count } science
amount-science-object = { $count } science
amount-astro = { $count } Astro
amount-astro-object = { $count } Astro
amount-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
amount-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
amount-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-cards-object =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-fame = { $count } fame
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-friendship = { $count } friendship

## The things a ship carries
thing-ore = Ore
thing-ore-short = Ore
thing-ore-text = ore
thing-ore-help = For small ships and modules. Shown as a cube in its bay.
thing-fuel = Fuel
thing-fuel-short = Fuel
thing-fuel-text = fuel
thing-fuel-help = For small ships and boosters. Shown as a round cell in its bay.
thing-carbon = Carbon
thing-carbon-short = Carbon
thing-carbon-text = carbon
thing-carbon-help = For cannons and modules. Shown as a hexagon in its bay.
thing-food = Food
thing-food-short = Food
thing-food-text = food
thing-food-help = For colony ships and modules. Shown as a pear in its bay.
thing-trade-goods = Trade goods
thing-trade-goods-short = Goods
thing-trade-goods-text = trade goods
thing-trade-goods-help = For trade ships. An ordinary resource, not wild. Shown as an urn in its bay.
thing-science = Science
thing-science-short = Science
thing-science-text = science
thing-science-help = For level 2 boosters and cannons. The laboratory holds up to 4. Not a resource.
thing-astro = Astro
thing-astro-text = Astro
thing-astro-help = Money. It pays for deals, demands and ransoms. A ship carries any amount.
word-resource = any resource
place-bay = Bay
place-laboratory = Laboratory
place-hangar = Hangar

## The two seats
seat-moon = Moon
seat-moon-help = Goes first. Its starting colony, Selene, gives carbon on a 1.
seat-sun = Sun
seat-sun-help = Goes second. Its starting colony, Aurelia, gives fuel on a 1.

## Small ships, boosters, cannons
ship-colony-ship = Colony ship
ship-colony-ship-short = Colony ship
ship-colony-ship-help = Establishes a colony at a visited colony planet. The ship is used up.
ship-trade-ship = Trade ship
ship-trade-ship-short = Trade ship
ship-trade-ship-help = Establishes a trading post at a visited card marked T. The ship is used up.
piece-booster = Booster
piece-booster-help = Adds its level to the speed of every flight. There is room for three; once all three are built, they can be upgraded.
piece-cannon = Cannon
piece-cannon-help = Adds its level in every fight. There is room for three; once all three are built, they can be upgraded.
word-boost = Boost
word-boost-help = The combined level of all boosters. Speed is boost plus the yellow die.
word-firepower = Firepower
word-firepower-help = The combined level of all cannons. In a fight, the blue die is added.

## Modules
# `module-NAME` is the room's label; `-full` stands inside a sentence.
module-logistics = Logistics
module-logistics-full = Logistics module
module-logistics-help = Each bay holds 3 (level 2: 4) instead of 2.
module-command = Command
module-command-full = Command module
module-command-help = A flight has 3 actions (level 2: 4) instead of 2.
module-sensor = Sensor
module-sensor-full = Sensor module
module-sensor-help = Before a flight, scan the top 2 cards of the sector (level 2: 3) and put each on top or at the bottom.
module-trade = Trade
module-trade-full = Trade module
module-trade-help = Once per turn (level 2: twice), take a resource from the opponent for 2 Astro.
module-science = Science
module-science-full = Science module
module-science-help = Produces 1 science on a yellow 3 for Moon, on a 2 for Sun; at level 2, on both.
module-production = Production
module-production-full = Production module
module-production-help = Produces 1 trade good on a yellow 2 for Moon, on a 3 for Sun; at level 2, on both.
module-level = { $module }, level { $level }

## Phases
phase-module = First module
phase-production = Production
phase-production-help = Roll the yellow die: both ships produce, and it sets the speed.
phase-flight = Flight
phase-flight-help = Choose a sector, reveal its cards one by one, and act at the card visited.
phase-trade = Trade and build
phase-trade-short = Trade, build
phase-trade-help = Use trading posts, make offers and build, in any order. Then end the turn.

## Cards: what they are
card-unknown = a card
card-none = no card
card-gap = gap
family-trade = Trade planet
family-trade-help = { $thing }: buys and sells at { $price } Astro each.
family-colony = Colony planet
family-colony-help = As a colony, it is worth 1 point and produces { $what } on a { $number }.
family-adventure = Adventure planet
family-adventure-help = Face-up adventures that name this planet can be completed here.
family-outpost = Outpost
family-pirates = Pirates
family-pirates-help = Strength 2, 3 or 4. Ransom 3 Astro. A lost fight ends the flight.
family-corsairs = Corsairs
family-corsairs-help = Strength 4 to 7. Ransom 5 Astro. A lost fight also costs a cannon or a module.
post-mark-help = T: a trading post can be established here. It gives { $count } friendship.

## Start colonies
card-selene = Selene
card-aurelia = Aurelia

## Trade planets
card-ironhold = Ironhold
card-cuprion = Cuprion
card-galenor = Galenor
card-basaltia = Basaltia
card-orichal = Orichal
card-naphtar = Naphtar
card-deuteria = Deuteria
card-ignis = Ignis
card-plasmor = Plasmor
card-helion = Helion
card-lampblack = Lampblack
card-cinderel = Cinderel
card-graphia = Graphia
card-anthrace = Anthrace
card-diamant = Diamant
card-granary = Granary
card-orcharde = Orcharde
card-verdania = Verdania
card-saffra = Saffra
card-ambrosia = Ambrosia
card-bazaar = Bazaar
card-caravan = Caravan
card-emporia = Emporia
card-silkway = Silkway
card-marquise = Marquise

## Colony planets
card-quarry = Quarry
card-anvil = Anvil
card-ember = Ember
card-tarnwell = Tarnwell
card-meadow = Meadow
card-loam = Loam
card-kohl = Kohl
card-terrace = Terrace
card-geyser = Geyser
card-bedrock = Bedrock

## Adventure planets and the Library
card-hades = Hades
card-pallas = Pallas
card-picasso = Picasso
card-poseidon = Poseidon
card-kopernikus = Kopernikus
card-kopernikus-help = The Galactic Library. Buys and sells science at 3 Astro each.

## Diplomats, outposts, lost planets
card-diplomat-planet = Diplomat Planet
card-diplomat-planet-help = Sells 1 resource of any kind for 3 Astro. Buys nothing.
card-diplomat-outpost = Diplomat Outpost
card-diplomat-outpost-help = Sells 1 resource of any kind for 3 Astro. Buys nothing.
card-merchant-outpost = Merchant Outpost
card-merchant-outpost-help = Buys 1 or 2 resources of any kind at 3 Astro each. Sells nothing.
card-green-outpost = Green Folk Outpost
card-green-outpost-help = Buys 1 science for 4 Astro. Sells nothing.
card-scientist-outpost = Scientist Outpost
card-scientist-outpost-help = Sells 1 science for 2 Astro. Buys nothing.
card-median = Median
card-median-help = Trades nothing, but a post here gives 2 friendship.
card-lost-planet = Lost Planet
card-lost-planet-help = Nobody lives here. Nothing to do but fly on.

## Pirates
card-pirates-help = Strength { $strength }. Ransom { $ransom } Astro. A lost fight ends the flight.
card-corsairs-cannon-help = Strength { $strength }. Ransom { $ransom } Astro. A lost fight also costs a cannon.
card-corsairs-module-help = Strength { $strength }. Ransom { $ransom } Astro. A lost fight also costs a module.
card-pirates2 = Pirates 2
card-pirates3 = Pirates 3
card-pirates4 = Pirates 4
card-corsairs4 = Corsairs 4
card-corsairs5 = Corsairs 5
card-corsairs6 = Corsairs 6
card-corsairs7 = Corsairs 7

## Adventures
adventure-pollution = Pollution
adventure-pollution-help = Pay 1 science: gain 3 Astro and 1 resource.
adventure-diplomat-gift = Gift of the Diplomats
adventure-diplomat-gift-help = Free: gain 1 resource.
adventure-merchant-gift = Gift of the Merchants
adventure-merchant-gift-help = Free: gain 1 resource.
adventure-help-request = Call for Help
adventure-help-request-help = Pay 1 trade good: gain 1 resource of a different kind and 1 fame.
adventure-famine = Famine
adventure-famine-help = Pay 1 food: gain 1 resource of a different kind and 1 fame.
adventure-invasion = Invasion
adventure-invasion-help = With firepower 3 or more: gain 3 Astro and 1 resource.
adventure-calamity = Calamity
adventure-calamity-help = Pay 2 science: gain 1 point.
adventure-rescue = Rescue
adventure-rescue-help = With boost 4 or more: gain 1 resource and 1 fame.
adventure-council = Council
adventure-council-help = Pay 6 Astro: gain 2 resources and 1 fame.
adventure-second-request = Second Call
adventure-second-request-help = Pay 2 trade goods: gain 1 resource of a different kind and 1 fame.
adventure-monument = Monument
adventure-monument-help = Pay 2 ore and 1 carbon: gain 1 point.
adventure-reconstruction = Reconstruction
adventure-reconstruction-help = Pay 10 Astro: gain 2 fame.
adventure-at = at { $planet }

## Friend, Hero, points
special-friend = Friend of the People
special-friend-short = Friend
special-friend-help = 1 point for having at least 3 friendship and more than the opponent.
special-hero = Hero of the People
special-hero-short = Hero
special-hero-help = 1 point for having at least 3 fame and more than the opponent.
word-friendship = Friendship
word-friendship-help = From trading posts: 1 each, 2 from Median.
word-fame = Fame
word-fame-help = From beaten pirates, 1 each, and from some adventures.

## Sectors and piles
sector-number = Sector { $number }
sector-in-text = sector { $number }
pile-reserve = Reserve
pile-reserve-help = These cards replace those that leave a sector: group 1 first, then 2, 3 and 4. Later groups bring stronger pirates.
pile-adventures = Adventures
pile-adventures-help = Adventures still to come, group 1 first. When one is completed, the next is revealed.
pile-group = group { $group }
pile-top = On top now: group { $group }.
pile-level-two = Level 2 modules

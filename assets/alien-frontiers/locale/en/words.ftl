### What things are called.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Small words
ships-none = no ships
ships-relic = the relic’s { $value }
resources-nothing = nothing
resources-fuel = { $fuel } fuel
resources-ore = { $ore } ore
resources-both = { $fuel } fuel and { $ore } ore

## Facilities
facility-solar-converter = Solar Converter
facility-solar-converter-help = Any ship. Each gains half its value in fuel, rounded up.
facility-lunar-mine = Lunar Mine
facility-lunar-mine-help =
    { $mine ->
        [forgiving] A ship must equal or beat the highest opponent’s ship docked here. Each gains 1 ore.
       *[strict] A ship must equal or beat the highest value docked here. Each gains 1 ore.
    }
facility-orbital-market = Orbital Market
facility-orbital-market-help =
    { $market ->
        [kept] A pair. For the rest of the turn, even if a ship is teleported away, trade fuel equal to one ship’s value for 1 ore, any number of times.
       *[ends] A pair. For the rest of the turn, while both ships stay, trade fuel equal to one ship’s value for 1 ore, any number of times.
    }
facility-shipyard = Shipyard
facility-shipyard-help =
    { $sixth ->
        [cheap] A pair and a price: a new ship joins the fleet next turn. Each further ship costs more, the sixth 3 fuel and 2 ore.
       *[dear] A pair and a price: a new ship joins the fleet next turn. Each further ship costs more, the sixth 3 fuel and 3 ore.
    }
facility-colony-constructor = Colony Constructor
facility-colony-constructor-help = Three of a kind and 3 ore: place a colony.
facility-colonist-hub = Colonist Hub
facility-colonist-hub-help =
    Any ship, on its owner’s track. Each moves the colony one circle; from circle 7, it launches for 1 fuel and 1 ore. { $surplus ->
        [turn] Steps beyond that wait for the launch until the turn ends.
       *[immediate] Steps beyond that are lost unless the launch follows at once.
    }
facility-alien-artifact = Alien Artifact
facility-alien-artifact-help = Any ship. Each may cycle the cards on display once; ships totalling 8 or more claim one of them.
facility-terraforming-station = Terraforming Station
facility-terraforming-station-help = A 6, 1 fuel and 1 ore: place a colony. The ship then returns to the stock. Three other ships must be in play.
facility-raiders-outpost = Raiders’ Outpost
facility-raiders-outpost-help = A run of three ships that beats the total here, or equals it if a ship is missing. Steal up to four fuel and ore in any mix, or one card.
facility-maintenance-bay = Maintenance Bay
facility-maintenance-bay-help =
    { $duty ->
        [free] Any ship may wait here and join the next roll.
        [strict] Ships that cannot dock at all wait here and join the next roll.
       *[soft] Ships that cannot dock alone at no cost may wait here and join the next roll.
    }

## Territories
territory-asimov-crater = Asimov Crater
territory-asimov-crater-help =
    { $asimov ->
        [first] Once per turn, the first ship at the Colonist Hub moves the colony an extra circle.
       *[second] Once per turn, the second ship at the Colonist Hub moves the colony an extra circle.
    }
territory-bradbury-plateau = Bradbury Plateau
territory-bradbury-plateau-help = The Colony Constructor costs 1 ore less.
territory-burroughs-desert = Burroughs Desert
territory-burroughs-desert-help = The relic ship may be bought for 1 fuel and 1 ore. It is lost when control is lost.
territory-heinlein-plains = Heinlein Plains
territory-heinlein-plains-help = At the Orbital Market, 1 fuel buys 1 ore.
territory-herbert-valley = Herbert Valley
territory-herbert-valley-help = At the Shipyard, each ship costs 1 fuel and 1 ore less.
territory-lem-badlands = Lem Badlands
territory-lem-badlands-help = At the Solar Converter, each ship gains 1 extra fuel.
territory-pohl-foothills = Pohl Foothills
territory-pohl-foothills-help = Using a card costs 1 fuel less.
territory-van-vogt-mountains = Van Vogt Mountains
territory-van-vogt-mountains-help = The first ship at the Lunar Mine each turn may show any value.

## Fields
field-isolation = Isolation Field
field-isolation-help = Nobody gets this territory’s bonus. Control and its point remain.
field-positron = Positron Field
field-positron-help = This territory’s controller scores 1 extra point.
field-repulsor = Repulsor Field
field-repulsor-help = Colonies cannot enter or leave this territory.

## Cards
card-alien-city = Alien City
card-alien-city-power = Worth 1 point to its holder.
card-alien-city-power-short = worth 1 point
card-alien-monument = Alien Monument
card-alien-monument-power = Worth 1 point to its holder.
card-alien-monument-power-short = worth 1 point
card-booster-pod = Booster Pod
card-booster-pod-power = Raise one unplaced ship by 1.
card-booster-pod-power-short = one ship +1
card-booster-pod-discard = Remove any field from the planet.
card-booster-pod-discard-short = remove a field
card-data-crystal = Data Crystal
card-data-crystal-power = Use a territory’s bonus for the rest of the turn, at 1 fuel per colony there.
card-data-crystal-power-short = borrow a bonus
card-data-crystal-discard = Place or move the Positron Field.
card-data-crystal-discard-short = place Positron
card-gravity-manipulator = Gravity Manipulator
card-gravity-manipulator-power = Lower one unplaced ship by 1 and raise another by 1.
card-gravity-manipulator-power-short = one –1, one +1
card-gravity-manipulator-discard = Place or move the Repulsor Field.
card-gravity-manipulator-discard-short = place Repulsor
card-holographic-decoy = Holographic Decoy
card-holographic-decoy-power = Raiders cannot take fuel or ore from its holder, or any card but this one.
card-holographic-decoy-power-short = protects from raids
card-orbital-teleporter = Orbital Teleporter
card-orbital-teleporter-power =
    { $bay ->
        [in] Take back one docked ship, or one left in the Bay this turn, its value unchanged, to dock it at another facility this turn.
       *[out] Take back one docked ship, its value unchanged, to dock it at another facility this turn.
    }
card-orbital-teleporter-power-short = take a ship back
card-orbital-teleporter-discard = Move any colony to another territory.
card-orbital-teleporter-discard-short = move a colony
card-plasma-cannon = Plasma Cannon
card-plasma-cannon-power =
    { $owners ->
        [single] Send one opponent’s ships at one facility to the Maintenance Bay, at 1 fuel per ship.
       *[several] Send opponents’ ships at one facility to the Maintenance Bay, at 1 fuel per ship.
    }
card-plasma-cannon-power-short = ships to the Bay
card-plasma-cannon-discard =
    { $bay ->
        [in] Return one opponent’s ship, docked or in the Bay, to stock.
       *[out] Return one opponent’s docked ship to stock.
    } { $cannon ->
        [counted] Its owner needs more than three in play.
       *[apart] Its owner needs more than three in play, not counting one terraforming.
    }
card-plasma-cannon-discard-short = ship to stock
card-polarity-device = Polarity Device
card-polarity-device-power = Flip one unplaced ship: 1 and 6, 2 and 5, 3 and 4 swap.
card-polarity-device-power-short = flip a ship
card-polarity-device-discard = Swap any two colonies on different territories.
card-polarity-device-discard-short = swap two colonies
card-resource-cache = Resource Cache
card-resource-cache-power = After the roll: more odd ships give 1 ore, more even 1 fuel; equal numbers give both, and the card is discarded.
card-resource-cache-power-short = pays each roll, lost on a tie
card-stasis-beam = Stasis Beam
card-stasis-beam-power = Lower one unplaced ship by 1.
card-stasis-beam-power-short = one ship –1
card-stasis-beam-discard = Place or move the Isolation Field.
card-stasis-beam-discard-short = place Isolation
card-temporal-warper = Temporal Warper
card-temporal-warper-power = Reroll any unplaced ships.
card-temporal-warper-power-short = reroll ships
card-temporal-warper-discard = Take any card from the discard pile.
card-temporal-warper-discard-short = take from the pile

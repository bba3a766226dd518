### What things are called.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Small words
ships-none = no ship
ships-relic = the relic's { $value }
resources-nothing = nothing
resources-fuel = { $fuel } fuel
resources-ore = { $ore } ore
resources-both = { $fuel } fuel and { $ore } ore

## Facilities
facility-solar-converter = Solar Converter
facility-solar-converter-help = Any ship. Each gains half its value in fuel, rounded up.
facility-lunar-mine = Lunar Mine
facility-lunar-mine-help = A ship must show at least the highest value docked here. Each gains 1 ore.
facility-orbital-market = Orbital Market
facility-orbital-market-help = Two equal ships. For the rest of the turn fuel equal to one ship's value buys 1 ore, as often as wanted.
facility-shipyard = Shipyard
facility-shipyard-help = Two equal ships and a price: a new ship joins the fleet next turn. Every further ship costs more.
facility-colony-constructor = Colony Constructor
facility-colony-constructor-help = Three equal ships and 3 ore: place a colony.
facility-colonist-hub = Colonist Hub
facility-colonist-hub-help = Any ship, on the own track. Each moves the colony on one circle; from circle 7 it is launched for 1 fuel and 1 ore.
facility-alien-artifact = Alien Artifact
facility-alien-artifact-help = Any ship. Each may replace the cards on display once; ships that total 8 or more claim one of them.
facility-terraforming-station = Terraforming Station
facility-terraforming-station-help = A 6 with 1 fuel and 1 ore: place a colony. The ship then goes back to the stock. Three other ships must be out.
facility-raiders-outpost = Raiders’ Outpost
facility-raiders-outpost-help = Three ships in sequence, worth more than the ships here. Take four fuel and ore in any mix, or one card.
facility-maintenance-bay = Maintenance Bay
facility-maintenance-bay-help = Where ships wait that can dock nowhere. They join the next roll.

## Territories
territory-asimov-crater = Asimov Crater
territory-asimov-crater-help = Once a turn, the second ship at the Colonist Hub moves the colony one circle more.
territory-bradbury-plateau = Bradbury Plateau
territory-bradbury-plateau-help = The Colony Constructor costs 1 ore less.
territory-burroughs-desert = Burroughs Desert
territory-burroughs-desert-help = The relic ship may be bought for 1 fuel and 1 ore. It is lost with the control.
territory-heinlein-plains = Heinlein Plains
territory-heinlein-plains-help = At the Orbital Market 1 fuel buys 1 ore.
territory-herbert-valley = Herbert Valley
territory-herbert-valley-help = At the Shipyard every ship costs 1 fuel and 1 ore less.
territory-lem-badlands = Lem Badlands
territory-lem-badlands-help = At the Solar Converter every ship gains 1 fuel more.
territory-pohl-foothills = Pohl Foothills
territory-pohl-foothills-help = Using a card costs 1 fuel less.
territory-van-vogt-mountains = Van Vogt Mountains
territory-van-vogt-mountains-help = The first ship at the Lunar Mine each turn may show any value.

## Fields
field-isolation = Isolation Field
field-isolation-help = The bonus of this territory works for nobody. Control and its point stay.
field-positron = Positron Field
field-positron-help = Whoever controls this territory has 1 point more.
field-repulsor = Repulsor Field
field-repulsor-help = No colony comes to this territory or leaves it.

## Cards
card-alien-city = Alien City
card-alien-city-power = Worth 1 point to its holder.
card-alien-city-power-short = worth 1 point
card-alien-monument = Alien Monument
card-alien-monument-power = Worth 1 point to its holder.
card-alien-monument-power-short = worth 1 point
card-booster-pod = Booster Pod
card-booster-pod-power = One unplaced ship shows 1 more.
card-booster-pod-power-short = one ship +1
card-booster-pod-discard = Take any field off the planet.
card-booster-pod-discard-short = take a field off
card-data-crystal = Data Crystal
card-data-crystal-power = 1 fuel for each colony there: use a territory’s bonus for the rest of the turn.
card-data-crystal-power-short = borrow a bonus
card-data-crystal-discard = Place or move the Positron Field.
card-data-crystal-discard-short = place Positron
card-gravity-manipulator = Gravity Manipulator
card-gravity-manipulator-power = One unplaced ship shows 1 less, another 1 more.
card-gravity-manipulator-power-short = one –1, one +1
card-gravity-manipulator-discard = Place or move the Repulsor Field.
card-gravity-manipulator-discard-short = place Repulsor
card-holographic-decoy = Holographic Decoy
card-holographic-decoy-power = Raiders take no fuel or ore from its holder, and no card but this one.
card-holographic-decoy-power-short = protects from raids
card-orbital-teleporter = Orbital Teleporter
card-orbital-teleporter-power = Take one docked ship back in hand, as it is, to dock it at another facility this turn.
card-orbital-teleporter-power-short = take a ship back
card-orbital-teleporter-discard = Move any colony to another territory.
card-orbital-teleporter-discard-short = move a colony
card-plasma-cannon = Plasma Cannon
card-plasma-cannon-power = 1 fuel for each ship: opponents’ ships at one facility go to the Maintenance Bay.
card-plasma-cannon-power-short = ships to the Bay
card-plasma-cannon-discard = One opponent’s docked ship goes to its stock. Three must stay out.
card-plasma-cannon-discard-short = one to its stock
card-polarity-device = Polarity Device
card-polarity-device-power = Turn one unplaced ship over: 1 and 6, 2 and 5, 3 and 4 change places.
card-polarity-device-power-short = turn a ship over
card-polarity-device-discard = Swap any two colonies in different territories.
card-polarity-device-discard-short = swap two colonies
card-resource-cache = Resource Cache
card-resource-cache-power = After the roll: more odd ships give 1 ore, more even ones 1 fuel; as many of both give one of each, and the card is gone.
card-resource-cache-power-short = a gift after each roll
card-stasis-beam = Stasis Beam
card-stasis-beam-power = One unplaced ship shows 1 less.
card-stasis-beam-power-short = one ship –1
card-stasis-beam-discard = Place or move the Isolation Field.
card-stasis-beam-discard-short = place Isolation
card-temporal-warper = Temporal Warper
card-temporal-warper-power = Roll any of the unplaced ships again.
card-temporal-warper-power-short = roll again
card-temporal-warper-discard = Take any card of the discard pile.
card-temporal-warper-discard-short = take from the pile

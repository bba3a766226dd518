### Every word the player reads, in English. Names of players are always given, never "you".
### No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Small words
list-comma = ,{ " " }
list-then = ;{ " " }
list-and = { $first } and { $last }
ships-none = no ship
ships-relic = the relic's { $value }
resources-nothing = nothing
resources-fuel = { $fuel } fuel
resources-ore = { $ore } ore
resources-both = { $fuel } fuel and { $ore } ore

## Colours
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow

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

## Refusals: why something cannot be done
refusal-match-over = The match is over.
refusal-roll-first = Roll the fleet first.
refusal-already-rolled = The fleet is rolled already.
refusal-no-ships = Choose at least one ship.
refusal-not-a-run = Raiders need three ships in sequence, such as 2, 3, 4.
refusal-no-stock = All six ships are built.
refusal-hub-waits = A finished colony waits on the track: launch it first.
refusal-no-cycle = Dock another ship at the Alien Artifact for a new display.
refusal-no-cards = No card is left to lay out.
refusal-no-pair = Trading needs a pair docked at the Orbital Market this turn.
refusal-empty-trade = Choose at least 1 ore.
refusal-relic-away = The relic ship is not on Burroughs Desert.
refusal-relic-bought = The relic ship was bought this turn already.
refusal-not-the-desert = The Data Crystal cannot borrow Burroughs Desert.
refusal-discard-done = Only one card may be discarded for its power each turn.
refusal-not-in-hand = { $wanted } cannot be used: the unplaced ships are { $hand }.
refusal-wrong-order = { $facility } asks for more than a docking: choose its target too.
refusal-group-size =
    { $needed ->
        [1] { $facility } takes one ship at a time, not { $given }.
       *[other] { $facility } takes { $needed } ships together, not { $given }.
    }
refusal-not-equal = { $facility } takes ships of equal value.
refusal-no-dock =
    { $free ->
        [0] { $facility } is full.
        [1] { $facility } has one free place left, { $needed } are needed.
       *[other] { $facility } has { $free } free places left, { $needed } are needed.
    }
refusal-mine-too-low = The mine already holds a { $highest }: a { $value } is too low.
refusal-price = It costs { $price }; there is { $have } to pay with.
refusal-nothing-to-launch =
    { $circle ->
        [0] No colony is on the Hub track.
       *[other] The colony on the Hub track is on circle { $circle } of 7.
    }
refusal-not-a-six = The Terraforming Station takes a 6 only, not a { $value }.
refusal-fleet-too-small =
    { $others ->
        [one] The Terraforming Station asks for three other ships; only one is out.
       *[other] The Terraforming Station asks for three other ships; { $others } are out.
    }
refusal-raid-too-weak = The ships at the Outpost total { $needed }: { $total } does not beat them.
refusal-raid-too-much = A raid takes four at most, not { $asked }.
refusal-claim-too-low = The ships at the Alien Artifact total { $total }; a claim takes 8.
refusal-supply-short = Only { $left } ore is left in the supply.
refusal-nothing-to-shed = { $held } fuel and ore may all be kept.
refusal-shed-exactly = { $needed } must go, { $given } chosen.
refusal-over-limit = { $held } fuel and ore are held; 8 may be kept. Give up the rest first.
refusal-must-dock = The { $ship } can still dock at { $facility }, so it must.
refusal-not-back = The teleported ship may not go back to { $facility }.
refusal-victim-has-less = { $name } has only { $have }.
refusal-own-colour = Choose an opponent, not { $name }.
refusal-not-playing = { $name } does not play in this match.
refusal-decoy-protects = { $name }’s Holographic Decoy protects fuel and ore.
refusal-decoy-first = A card raid on { $name } takes the Holographic Decoy.
refusal-not-held = { $name } does not hold { $card }.
refusal-not-docked = { $name } has { $docked } docked at { $facility }, not { $wanted }.
refusal-cannon-minimum = { $name } would be left with { $left }; { $needed } must stay.
refusal-no-colony-of = { $name } has no colony on { $territory }.
refusal-not-on-display = { $card } is not on display.
refusal-already-held = { $card } is held already: one of a kind.
refusal-not-in-pile = { $card } is not in the discard pile.
refusal-no-power = { $card } has no power to use.
refusal-used-already = { $card } was used this turn.
refusal-not-there = { $card } does not reach { $facility }.
refusal-value-range =
    { $wanted ->
        [0] A { $value } cannot go lower.
       *[other] A { $value } cannot go higher.
    }
refusal-value-fixed = The teleported { $ship } keeps its value.
refusal-no-control = Control of { $territory } is needed.
refusal-own-control = The bonus of { $territory } is enjoyed already.
refusal-isolated = { $territory } lies under the Isolation Field.
refusal-repulsed = { $territory } lies under the Repulsor Field.
refusal-no-colony = No colony stands on { $territory }.
refusal-same-territory = Choose another territory than { $territory }.
refusal-field-away = The { $field } is not on the planet.
refusal-field-there = The { $field } is on { $territory } already.

## Events
cause-trade = trade
cause-launch = launch
cause-relic = relic ship
cause-shed = limit of eight
event-turn-began = { $name } is to move
event-turn-ended = { $name } ended the turn
event-game-over =
    { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }
event-ship-to-stock = { $name }’s { $ship } went from { $facility } to the stock
event-relic-to-desert = The relic ship went back to Burroughs Desert
event-gathered =
    { $ships ->
        [one] { $name } gathered one ship
       *[other] { $name } gathered { $ships } ships
    }
event-rolled = { $name } rolled { $ships }
event-rerolled = { $name } rolled { $before } again: { $after }
event-docked = { $name } docked { $ships } at { $facility }
event-gained = { $name } gained { $what } ({ $cause })
event-paid = { $name } paid { $what } ({ $cause })
event-stolen = { $name } stole { $what } from { $from }
event-card-stolen = { $name } stole { $card } from { $from }
event-card-stolen-lost = { $name } stole { $card } from { $from }; a second one is discarded
event-ship-built = { $name } built a ship
event-evicted =
    { $count ->
        [one] { $name }’s { $ships } was thrown out of { $facility }
       *[other] { $name }’s { $ships } were thrown out of { $facility }
    }
event-teleported = { $name } took the { $ship } back from { $facility }
event-value-changed = { $name }’s { $before } became a { $after } ({ $card })
event-colony-placed = { $name } placed a colony on { $territory }
event-colony-begun = { $name } began a colony at the Colonist Hub
event-colony-advanced = { $name }’s colony reached circle { $circle }
event-surplus-waits =
    { $advances ->
        [one] One step waits for { $name }’s launch
       *[other] { $advances } steps wait for { $name }’s launch
    }
event-surplus-lost =
    { $advances ->
        [one] One step of { $name }’s was lost
       *[other] { $advances } steps of { $name }’s were lost
    }
event-colony-moved = { $name }’s colony moved from { $from } to { $to }
event-control-gained = { $name } controls { $territory }
event-control-lost = { $name } lost { $territory }
event-control-nobody = Nobody controls { $territory }
event-field-placed = { $field } set on { $territory }
event-field-removed = { $field } taken off { $territory }
event-field-idle = { $field } stays beside the board
event-relic-bought = { $name } bought the relic ship
event-relic-returned = { $name } lost the relic ship
event-card-used = { $name } used { $card }
event-card-discarded = { $name } discarded { $card }
event-card-claimed = { $name } claimed { $card }
event-card-recovered = { $name } took { $card } from the pile
event-display-discarded = The display was discarded
event-card-laid-out = { $card } was laid out
event-deck-reshuffled = The discard pile became the deck
event-bonus-borrowed = { $name } borrowed { $territory }

## Orders, as the log tells them
order-roll = { $name } rolled { $ships }
order-dock = { $name } docked { $ships } at { $facility }
order-dock-solar-converter = { $name } converted { $ships }: +{ $gain }
order-dock-lunar-mine = { $name } mined with { $ships }: +{ $gain }
order-dock-orbital-market = { $name } opened trade with { $ships }
order-dock-shipyard = { $name } built a ship with { $ships }
order-dock-colonist-hub =
    { $circle ->
        [0] { $name } sent { $ships } to the Hub
       *[other] { $name } sent { $ships } to the Hub: circle { $circle }
    }
order-dock-alien-artifact = { $name } studied the Artifact with { $ships }
order-dock-maintenance-bay = { $name } left { $ships } in the Bay
order-terraform = { $name } terraformed { $territory }
order-construct = { $name } built a colony on { $territory }
order-raid = { $name } raided { $parts }
order-raid-part = { $from }: { $what }
order-raid-card = { $name } raided { $from }: { $card }
order-raid-empty = { $name } raided nobody
order-cycle = { $name } laid out new cards
order-claim = { $name } claimed { $card }
order-trade = { $name } traded { $fuel } fuel for { $ore } ore
order-launch = { $name } launched to { $territory }
order-relic = { $name } bought the relic ship
order-use = { $name }, { $card }: { $what }
order-discard = { $name } discarded { $card }: { $what }
order-shed = { $name } gave up { $what }
order-end = { $name } ended the turn
power-up = { $ship } became { $after }
power-down = { $ship } became { $after }
power-flip = { $ship } became { $after }
power-gravity = { $down } down, { $up } up
power-warp = { $before } became { $after }
power-borrow = bonus of { $territory }
power-teleport = { $ship } back from { $facility }
power-cannon =
    { $count ->
        [one] hit { $names } at { $facility }
       *[other] hit { $names } at { $facility }, { $count } ships
    }
discard-field-off = { $field } taken off
discard-field = { $field } on { $territory }
discard-move = { $name }’s colony from { $from } to { $to }
discard-swap = { $one } on { $one-place } and { $other } on { $other-place } swapped
discard-cannon = { $name }’s { $ship } at { $facility } to the stock
discard-recover = { $card } from the pile

## Title and menus
ui-title = ORRERY
ui-subtitle = Alien Frontiers at one table
ui-title-credit = An unofficial version of the board game by Tory Niemann. Own art and words.
ui-version = version { $version }
ui-continue = Continue
ui-continue-with = Continue: { $what }
ui-continue-gone = There is no match to go on with.
ui-latest = { $names }, round { $round }, { $when }
ui-new-match = New match
ui-load = Load
ui-options = Options
ui-quit = Quit
ui-back = Back
ui-done = Done
ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-menu-help = Save, load, options, leave.
ui-menu-saved = The match is saved after every order.
ui-resume = Resume
ui-save-as = Save as
ui-save = Save
ui-save-name = Name of the save
ui-same-deal = Same deal again
ui-restart-sure = The match begins again with the same cards and dice. Everything since the deal is gone.
ui-to-title = To the title
ui-open = Open
ui-delete = Delete
ui-delete-sure = Delete “{ $name }” for good?
ui-load-none = No match is saved yet.
ui-load-broken = Cannot be opened: { $reason }
ui-autosave = Autosave, round { $round }
ui-save-over = { $name } (finished)
ui-saved = Saved as “{ $name }”
ui-quick-save = Quick save
ui-not-saved = Not saved: { $reason }
ui-settings-not-saved = Settings not saved: { $reason }
ui-settings-broken = { $file } could not be read and is now { $aside }: { $reason }
ui-no-display = No display was found. Start Orrery from a desktop session, or set DISPLAY or WAYLAND_DISPLAY. Commands such as “orrery --help” and “orrery simulate” need no display.
ui-no-sound = No sound device was found, so the game is silent. Connect one, or start PipeWire or PulseAudio, and start Orrery again.
ui-no-gpu = No graphics card with Vulkan or OpenGL was found. On Debian or Ubuntu install mesa-vulkan-drivers and libvulkan1, or the driver of the card’s maker.
ui-crash = Something went wrong. The match was saved after its last order. A report lies in { $path }

## Set-up
ui-setup-title = New match
ui-setup-players = Players, in turn order
ui-setup-add = Add a player
ui-setup-remove = Remove this player
ui-setup-name-help = The player’s name. Empty: called by the colour.
ui-setup-every = All opponents:
ui-yardsticks = Yardsticks, to measure against
ui-players = Who plays
ui-players-about = Any seat may change hands at any time, in the middle of a turn too.
ui-players-click = Click: who plays this seat ({ $key })
ui-players-person = A person at this screen
ui-players-replay = A recording
ui-players-take = Play this seat yourself
ui-players-give = Let { $player } play
ui-setup-first = First player
ui-setup-preset = Rules
ui-setup-options = Rule options
ui-setup-seed = Seed
ui-setup-seed-random = random
ui-setup-seed-help = The same number deals the same cards and dice. Empty: a new deal.
ui-start = Start
ui-fault-too-few = At least two players are needed.
ui-fault-colour-twice = Every player needs another colour.
ui-fault-name-twice = Every player needs another name.
ui-fault-seed = The seed is a whole number from 0 to 18446744073709551615.
opponent-human = Person
opponent-human-help = Somebody at this screen.
opponent-engine = { $level } · { $character }
opponent-random = Drifter
opponent-random-help = Does anything that is allowed. Good for a first look.
opponent-simple = Settler
opponent-simple-help = Builds ships and colonies as soon as it can, and never looks at anybody else.
opponent-parity = Parity
opponent-parity-help = Plays as the published computer opponent of this game, by a count of what lies on the table after its own turn.
opponent-parity-admiral = Parity, wary
opponent-parity-admiral-help = The published opponent, more anxious about what the best other player has.
opponent-parity-pirate = Parity, spiteful
opponent-parity-pirate-help = The published opponent that minds the best other player most of all.
opponent-flat = Sampler
opponent-flat-help = Tries each order in many matches played on at random, and takes the one that won most.
opponent-mcts = Tree
opponent-mcts-help = Grows a tree of what may come and tries its branches at random: the textbook’s way.
opponent-unknown = Unknown: { $word }
opponent-unknown-help = This version knows no such player. { $instead } plays instead.
level-cadet = Cadet
level-cadet-about = Fresh from the academy: follows plain rules and often misses what its dice could do.
level-pilot = Pilot
level-pilot-about = Uses every turn decently, but overlooks things and forgives your slips.
level-captain = Captain
level-captain-about = Weighs the whole turn with cards and trades, and errs now and then.
level-commodore = Commodore
level-commodore-about = Finds the best it can see in every turn, and gives nothing away.
level-admiral = Admiral
level-admiral-about = Plays its best turns on in thought before it decides. The strongest there is.
character-surveyor = Surveyor
character-surveyor-about = Wants nothing but to win.
character-corsair = Corsair
character-corsair-about = Would rather take it from you than mine it.
character-archivist = Archivist
character-archivist-about = Collects alien tech, and knows how to use it.
character-shipwright = Shipwright
character-shipwright-about = Trusts in a large fleet.
character-pioneer = Pioneer
character-pioneer-about = Spreads over the planet and fights for every territory.
character-warden = Warden
character-warden-about = Keeps an eye on whoever leads, and holds them back.
opponent-replay = Replay
opponent-replay-help = Plays recorded orders again.
option-first-roll = Highest roll
option-first-roll-help = Everybody rolls a ship; the highest begins.
option-first-random = Random
option-first-random-help = Anybody may begin.
option-first-chosen = First in the list
option-first-chosen-help = The player at the top of the list begins.
preset-2011 = 2011
preset-2011-help = The second edition, with every gap settled.
preset-2010 = 2010
preset-2010-help = The first edition’s Plasma Cannon.
preset-2011-literal = 2011 by the letter
preset-2011-literal-help = The second edition’s text taken word for word: a cheaper sixth ship, an earlier Asimov bonus.
preset-app = Tablet
preset-app-help = As the tablet version of 2011 played: the Bay is always open, the mine forgives own ships, a surplus at the Hub waits.
rule-length = Length
rule-length-help = How many colonies each player has. Normal: 8, 7 or 6 with two, three or four players. Long: always 8.
rule-length-normal = Normal
rule-length-long = Long
rule-vp = Target
rule-vp-help = The match may also end as soon as somebody has enough points: 12, 10 or 9 with two, three or four players; short: 8 with four.
rule-vp-off = None
rule-vp-standard = Points
rule-vp-short = Fewer points
rule-duty = Docking duty
rule-duty-help = When a ship may go to the Bay. Soft: if it has no free place alone. Free: always. Strict: if it can dock nowhere at all.
rule-duty-soft = Soft
rule-duty-free = Free
rule-duty-strict = Strict
rule-supply = Supply
rule-supply-help = Fuel and ore in the game: no limit, or 30 fuel and 20 ore.
rule-supply-unlimited = No limit
rule-supply-limited = Limited
rule-mine = Lunar Mine
rule-mine-help = Whose ships a new one must match: everybody’s, or only the others’.
rule-mine-strict = All ships count
rule-mine-forgiving = Only others’
rule-surplus = Hub surplus
rule-surplus-help = Steps beyond the last circle wait for a launch in the very next order, or until the turn ends.
rule-surplus-immediate = Next order
rule-surplus-turn = Whole turn
rule-asimov = Asimov Crater
rule-asimov-help = Which ship of the turn earns the extra circle.
rule-asimov-second = Second ship
rule-asimov-first = First ship
rule-sixth = Sixth ship
rule-sixth-help = What the sixth ship costs at the Shipyard.
rule-sixth-three = 3 fuel 3 ore
rule-sixth-two = 3 fuel 2 ore
rule-market = Market
rule-market-help = Whether a pair trades on after one of its ships was teleported away.
rule-market-ends = Ends
rule-market-kept = Trades on
rule-cannon = Plasma Cannon
rule-cannon-help = How many ships the Cannon’s discard must leave its victim.
rule-cannon-three = Three
rule-cannon-four = Four before

## Options
ui-option-animation = Animation
option-animation-off = Off
option-animation-half = Slow
option-animation-normal = Normal
option-animation-double = Fast
option-animation-quadruple = Very fast
ui-option-pace = Opponents play
option-pace-instant = At once
option-pace-fast = Fast
option-pace-normal = Normal
option-pace-slow = Slowly
option-pace-step = Step by step
ui-option-think = Admirals think
ui-option-think-help = How much an Admiral plays on in thought before it decides. More is stronger, and takes longer. Other opponents think as always.
option-think-half = Half as much
option-think-usual = As usual
option-think-double = Twice as much
option-think-quadruple = Four times
ui-option-hand-over = Passing the screen
option-hand-over-off = Just play on
option-hand-over-banner = Banner with news
ui-option-motion = Motion
ui-option-reduced = Reduced: no shaking, tumbling or drifting
ui-option-palette = Colours
option-palette-default = As designed
option-palette-default-help = Red, green, blue and yellow on deep navy.
option-palette-okabe-ito = Colour-blind safe
option-palette-okabe-ito-help = Vermilion, bluish green, blue and yellow after Okabe and Ito: told apart with every common kind of colour vision.
option-palette-high-contrast = High contrast
option-palette-high-contrast-help = White on black, darker scenery, stronger colours.
option-palette-greyscale = Greyscale
option-palette-greyscale-help = No colour at all: players differ by lightness, shape, letter and hatch.
ui-option-sky = Planet and space
option-sky-auto = Automatic
option-sky-auto-help = Full, unless frames take too long on this computer: then plain.
option-sky-full = Full
option-sky-full-help = Every detail of the ground, cloud, and fields that shimmer.
option-sky-plain = Plain
option-sky-plain-help = Coarser ground, no cloud, simpler fields: for weak computers.
ui-option-scale = Size of dialogues
ui-option-window = Window
ui-option-fullscreen = Fill the screen
ui-option-volume = Volume
ui-option-volume-music = Music
ui-option-volume-effects = Effects
ui-option-mute = Silence
ui-option-mute-all = No sound at all ({ $key })
ui-option-mute-unfocused = No sound while another window is in front
ui-muted = Sound is off.
ui-unmuted = Sound is on.
ui-option-questions = Ask before
option-ask-undocked = ending a turn with ships that could still dock
option-ask-launch = ending a turn with a colony that could be launched
option-ask-claim = ending a turn with a card that could be claimed
option-ask-last-colony = ending the match while somebody else is ahead
option-ask-spends-ship = giving up a ship at the Terraforming Station

## What an opponent thinks
number-group = ,
think-begins = { $name } thinks
think-finding =
    { $count ->
        [one] { $name } looks for ways to use its dice: one so far
       *[other] { $name } looks for ways to use its dice: { $shown } so far
    }
think-judging =
    { $count ->
        [one] { $name } weighs the one way to use its dice
       *[other] { $name } weighs { $shown } ways to use its dice
    }
think-playing = { $name } weighs { $shown } ways to use its dice, { $playouts } played on in thought
think-likes = { $what } – likes: { $plan }
think-ready = { $name } has decided ({ $key })
think-weighed = { $name } weighed { $shown } ways to use its dice ({ $key })
think-after = { $caption }. { $what }

## The match
ui-to-move = to move
ui-player-spoken = { $name }: { $fuel } fuel, { $ore } ore, { $ships } ships, { $colonies } colonies left, { $cards } cards, { $points } points
ui-player-have = { $fuel } fuel, { $ore } ore, { $ships } ships out and { $stock } in stock, { $colonies } colonies left to place
ui-no-cards = No tech cards
ui-discard-for = Discarded: { $what }
ui-discard = Discard:
ui-cards = Cards
ui-fleet = Fleet
ui-to-dock = { $left } of { $all } to dock
ui-roll = Roll
ui-key = Key: { $key }
ui-undo = Undo
ui-undo-help = Take the last order back.
ui-undo-none = Nothing can be taken back: not beyond a roll, a draw or a turn.
ui-redo = Redo
ui-redo-help = Do again what was taken back.
ui-reset = Reset
ui-reset-help = Take everything back to the last roll or draw of this turn.
ui-end-turn = End turn
ui-end-turn-help = The next player moves.
ui-end-turn-bay =
    { $count ->
        [one] The next player moves. One ship goes to the Bay unused.
       *[other] The next player moves. { $count } ships go to the Bay unused.
    }
ui-end-turn-shed = First choose what to give up: 8 fuel and ore may be kept.
ui-end-turn-not-yours = An opponent is to move.
ui-not-to-move = It is somebody else’s turn.
ui-no-target = There is nothing to use it on.
ui-step = Next
ui-step-help = Let the opponent give its next order.
ui-log = Log
ui-log-large = Show the whole log
ui-log-return = Click: take everything back to before this
ui-round = round { $round }
ui-fuel = fuel
ui-ore = ore
ui-of = { $some } of { $all }
ui-loot = Raid
ui-loot-help = Up to { $limit } fuel and ore in any mix, or one card.
ui-loot-more = Take more { $what } from { $name }
ui-loot-less = Take less { $what } from { $name }
ui-loot-decoy = Decoy: nothing but that card
ui-loot-card = { $card } from { $name }
ui-loot-nothing = Nothing chosen yet
ui-loot-left =
    { $left ->
        [0] That is all a raid takes
        [one] One more may be taken
       *[other] { $left } more may be taken
    }
ui-loot-take = Raid
ui-loot-empty = Take nothing
ui-shed = Give up
ui-shed-count = Give up { $count }
ui-shed-help = { $count } must go; 8 fuel and ore may be kept.
ui-shed-more = Give up more { $what }
ui-trade = Trade
ui-trade-more = More ore
ui-trade-less = Less ore
ui-trade-amount = { $fuel } fuel for { $ore } ore
ui-pile-help = Take one card of the discard pile.
ui-confirm-key = Confirm ({ $key })
ui-cancel-key = Cancel ({ $key })
ui-sure = Are you sure?
ui-go-on = Go on
ui-go-on-always = Go on, never ask
ui-go-on-always-help = This question is not asked again. Options bring it back.
ui-warn-undocked =
    { $count ->
        [one] The { $ships } could still dock and would go to the Bay unused.
       *[other] { $ships } could still dock and would go to the Bay unused.
    }
ui-warn-launch = A finished colony waits on the Hub track and could be launched now.
ui-warn-claim = The ships at the Alien Artifact could still claim a card.
ui-warn-behind = This ends the match, and { $name } wins with { $best } to { $mine }.
ui-warn-spends = The { $ship } goes back to the stock after this.
ui-hint-over = The match is over.
ui-hint-roll = { $name }: roll the fleet ({ $key }).
ui-hint-pick = { $name }: choose ships, then a place to dock. { $key } shows what can be done.
ui-hint-dock = Choose one of the lit places.
ui-hint-no-dock = These ships can dock nowhere together. Choose others.
ui-hint-end = { $name }: every ship is placed. End the turn ({ $key }), or use cards.
ui-hint-shed = More than 8 fuel and ore: choose what to give up ({ $key }).
ui-hint-card = { $card }: { $what }
ui-hint-launch = Choose the territory to launch to.
ui-hint-settle = Choose the territory for the colony.
ui-hint-opponent = { $name } is to move.
ui-hand-over = { $name } is to move
ui-hand-over-go = { $name }, take over ({ $key })
ui-recap = Since the last turn:
ui-recap-none = Nothing to report.

## Points and the end
ui-score-colonies = Colonies
ui-score-control = Control
ui-score-city = City
ui-score-monument = Monument
ui-score-positron = Positron
ui-score-total = Points
ui-scores = Points
ui-end-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-end-rounds =
    { $rounds ->
        [one] after one round
       *[other] after { $rounds } rounds
    }
ui-end-again = Show the result
ui-tie-cards = { $name } and { $other } have as many points; more tech cards decide.
ui-tie-ore = { $name } and { $other } have as many points and cards; more ore decides.
ui-tie-fuel = { $name } and { $other } have as many points, cards and ore; more fuel decides.
ui-tie-shared = { $name } and { $other } are equal in everything and share the victory.
ui-rematch = Rematch
ui-look = Look at the board

## The coach and the review
ui-percent = { $value } %
ui-coach = Coach
ui-coach-help = The best plans for these dice, with what each is worth and why.
ui-coach-not-now = The coach helps when a person is to move and has rolled.
ui-coach-close = Close ({ $key })
ui-coach-begins = Looks at the dice
ui-coach-weighing =
    { $count ->
        [one] Weighs the one way to use these dice
       *[other] Weighs { $shown } ways to use these dice
    }
ui-coach-playing-on =
    { $count ->
        [one] Plays it on in thought, { $playouts } times so far
       *[other] Plays the best of { $shown } ways on in thought, { $playouts } times so far
    }
ui-coach-stop = Stop
ui-coach-nothing = There is nothing to advise here.
ui-coach-weighed =
    { $count ->
        [one] the only way there is
       *[other] { $shown } ways weighed
    }
ui-coach-gives = Giving the orders, one after another
ui-coach-stale = The position has changed.
ui-coach-again = Ask again ({ $key })
ui-coach-best = best
ui-coach-equal = as good
ui-coach-loss = { $points } points
ui-coach-plan = Plan { $number }, { $win }: { $orders }
ui-coach-play = Play ({ $key })
ui-coach-play-help = Gives these orders one after another. They can be taken back like any others, and the turn is not ended for you.
ui-coach-then-see = then see what comes
ui-why = Why?
ui-why-help = What the last opponent’s turn was worth, and why. Key: { $key }
ui-why-about = What the last opponent’s turn was worth, and why.
ui-why-title = { $name }, round { $round }
ui-why-nothing = Nothing can be said about this turn.
ui-why-before = Before the roll
ui-why-after = After the turn
ui-why-luck = Luck of the roll and the cards: { $points } points of percent
ui-why-no-error = Nothing better was to be found in these dice.
ui-why-error = Against the best plan: { $points } points of percent
ui-why-played = What was done
ui-why-better = Better, for { $win }:
ui-why-better-from =
    { $count ->
        [one] Better after the first order, for { $win }:
       *[other] Better after the first { $count } orders, for { $win }:
    }
ui-why-no-better = No other plan was clearly better.
ui-why-earlier = Earlier turn
ui-why-later = Later turn
ui-review = Review of the match
ui-review-open = Review
ui-review-help = The chances over time, the luck and the mistakes of every turn. Key: { $key }
ui-review-nothing = This match cannot be reviewed.
ui-review-progress = { $done } of { $all } turns weighed
ui-review-chart = Chances to win over the match; the list of turns has every figure
ui-review-chance = Chance to win
ui-review-rounds = Round
ui-review-turn = Round { $round }, { $name }
ui-review-from-to = { $before } to { $after }
ui-review-luck-error = Luck { $luck }, choices { $error }
ui-review-players = Players
ui-review-count = Turns
ui-review-luck = Luck
ui-review-error = Choices
ui-review-rate = per turn
ui-review-player = { $name }: { $turns } turns, luck { $luck }, choices { $error }, { $rate } per turn
ui-review-player-help = In points of percent of the chance to win: what dice and cards gave above their mean, and what the choices cost against the best ones.
ui-review-turns = Turns: luck, choices, chance after
ui-review-turn-row = { $turn }: luck { $luck }, choices { $error }, then { $win }
ui-review-show = Show { $number }
ui-review-show-help = Show it on the board
ui-review-why = Why { $number }?
ui-review-decisive = What decided it
ui-review-moment-error = Cost { $points } points of percent: { $after } after it, where { $best } was to be had.
ui-review-moment-good = The roll was worth { $points } points of percent: from { $before } to { $after }.
ui-review-moment-bad = The roll cost { $points } points of percent: from { $before } to { $after }.
ui-look-before = before the roll
ui-look-back = One back
ui-look-on = One on
ui-look-turn-back = Turn before
ui-look-turn-on = Next turn
ui-look-leave = Back to the review ({ $key })

## Tags on the board: what a click would bring
tag-fuel = fuel
tag-ore = ore
tag-ships = ships
tag-cards = cards
tag-points = points
tag-final = Cannot be taken back
tag-ends-game = Ends the game
tag-choose-next = A choice follows
tag-discarded = Discarded:

## Coach: why a plan is good, and what its orders are
coach-term-territory = Territory
coach-term-fleet = Fleet
coach-term-resources = Fuel and ore
coach-term-cards = Cards
coach-term-hub = Colonist Hub
coach-term-docks = Docks
coach-term-fields = Fields
coach-term-others = Opponents
coach-gives-up = Gives up: { $fact }
coach-fact-wins = Wins the match
coach-fact-ends-match = Ends the match without winning it
coach-fact-takes-territory = Takes { $territory }
coach-fact-takes-territory-from = Takes { $territory } from { $from }
coach-fact-breaks-territory = Breaks { $from }’s hold on { $territory }
coach-fact-secures-territory = Makes { $territory } safe
coach-fact-places-colony =
    { $left ->
        [0] The last colony, on { $territory }
        [one] A colony on { $territory }, one left to place
       *[other] A colony on { $territory }, { $left } left to place
    }
coach-fact-builds-ship =
    { $nth ->
        [4] Builds a fourth ship
        [5] Builds a fifth ship
        [6] Builds the sixth ship
       *[other] Builds a ship
    }
coach-fact-buys-relic = Buys the relic ship
coach-fact-earns = Brings in { $what }
coach-fact-saves = Leaves { $what } more in hand
coach-fact-takes-card = Takes the { $card }
coach-fact-uses-card = Uses the { $card }
coach-fact-discards-card = Discards the { $card }
coach-fact-keeps-card = Keeps the { $card }
coach-fact-cycles-cards = Lays out new cards
coach-fact-advances-hub = Hub colony on circle { $to }
coach-fact-finishes-hub = Hub colony ready to launch
coach-fact-launches = Launches to { $territory }
coach-fact-raids-resources = Robs { $from } of { $what }
coach-fact-raids-card = Robs { $from } of the { $card }
coach-fact-fills-docks = Leaves { $next } no free dock: { $facility }
coach-fact-raises-mine = Others need a { $to } at the Lunar Mine
coach-fact-holds-outpost = The next raid must beat { $total }
coach-fact-frees-docks =
    { $ships ->
        [one] Throws a ship out: { $facility }
       *[other] Throws { $ships } ships out: { $facility }
    }
coach-fact-destroys-ship = Costs { $from } a ship
coach-fact-places-field = { $field } on { $territory }
coach-fact-removes-field = Takes the { $field } off the planet
coach-fact-takes-relic-away = { $from } loses the relic ship
coach-fact-plays-out = Comes out better than it looks when played on
coach-fact-plays-out-against = Comes out worse than it looks when played on
coach-fact-balance = A little better all told
coach-fact-balance-against = A little worse all told
coach-why-good-luck = Good luck
coach-why-bad-luck = Bad luck
coach-why-error = Mistake
coach-order-roll = Roll the dice
coach-order-dock = { $ships } to the { $facility }
coach-order-settle = { $ships } to the { $facility }: colony on { $territory }
coach-order-raid = { $ships } on a raid: { $what }
coach-order-cycle = Lay out new cards
coach-order-claim = Claim the { $card }
coach-order-trade = Buy { $ore } ore
coach-order-launch = Launch to { $territory }
coach-order-relic = Buy the relic ship
coach-order-use = { $card }: { $what }
coach-order-discard = Discard the { $card }: { $what }
coach-order-shed = Give up { $what }
coach-order-end = End the turn
coach-power-change = { $ship } becomes { $after }
coach-power-warp = roll { $ships } again
coach-power-cannon =
    { $ships ->
        [one] a ship thrown out, { $facility }
       *[other] { $ships } ships thrown out, { $facility }
    }

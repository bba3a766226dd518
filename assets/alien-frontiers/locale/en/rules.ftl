### What happens, is ordered and is refused.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

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
refusal-nothing-to-shed = Nothing has to be given up: { $held } of 8 fuel and ore are held.
refusal-shed-exactly = { $needed } must go, { $given } chosen.
refusal-over-limit = { $held } fuel and ore are held; 8 may be kept. Give up the rest first.
refusal-must-dock = The { $ship } can still dock, for instance at the { $facility }, so it must.
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

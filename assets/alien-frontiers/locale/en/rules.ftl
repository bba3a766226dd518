### What happens, is ordered and is refused.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Refusals: why something cannot be done
refusal-match-over = The match is over.
refusal-roll-first = Roll the fleet first.
refusal-already-rolled = The fleet has already been rolled.
refusal-no-ships = Choose at least one ship.
refusal-not-a-run = Raiders need three ships in sequence, such as 2, 3, 4.
refusal-no-stock = All six ships are built.
refusal-no-colony-left = No colonies are left to place.
refusal-hub-colony-kept = The last colony is on the Hub track; only a launch or the Terraforming Station can place it.
refusal-hub-waits = A finished colony is waiting on the track: launch it first.
refusal-no-cycle = Dock another ship at the Alien Artifact to cycle the cards again.
refusal-no-cards = There are no cards left to draw.
refusal-no-pair = Trading needs a pair docked at the Orbital Market this turn.
refusal-empty-trade = Choose at least 1 ore.
refusal-relic-away = The relic ship is not on Burroughs Desert.
refusal-relic-bought = The relic ship was already bought this turn.
refusal-not-the-desert = The Data Crystal cannot borrow from Burroughs Desert.
refusal-discard-done = Only one card per turn may be discarded for its power.
refusal-not-in-hand = { $wanted } cannot be used: the unplaced ships are { $hand }.
refusal-wrong-order = The { $facility } needs a target too.
refusal-group-size =
    { $needed ->
        [1] The { $facility } takes one ship at a time, not { $given }.
       *[other] The { $facility } takes { $needed } ships at once, not { $given }.
    }
refusal-not-equal = The { $facility } takes ships of the same value.
refusal-no-dock =
    { $free ->
        [0] The { $facility } is full.
        [1] The { $facility } has one free dock; { $needed } are needed.
       *[other] The { $facility } has { $free } free docks; { $needed } are needed.
    }
refusal-mine-too-low = The Lunar Mine already holds a { $highest }; a { $value } is too low.
refusal-price = This costs { $price }; only { $have } available.
refusal-nothing-to-launch =
    { $circle ->
        [0] There is no colony on the Hub track.
       *[other] The colony on the Hub track is on circle { $circle } of 7.
    }
refusal-not-a-six = The Terraforming Station takes a 6 only, not a { $value }.
refusal-fleet-too-small =
    { $others ->
        [one] The Terraforming Station needs three other ships in play; there is only one.
       *[other] The Terraforming Station needs three other ships in play; there are { $others }.
    }
refusal-raid-too-weak = The Outpost now takes a total of { $needed } or more; { $total } is too low.
refusal-raid-too-much = A raid takes at most 4 fuel and ore in all, not { $asked }.
refusal-claim-too-low = The ships at the Alien Artifact total { $total }; a claim needs 8.
refusal-supply-short = Only { $left } ore is left in the supply.
refusal-nothing-to-shed = Nothing needs to be given up: { $held } fuel and ore is within the limit of 8.
refusal-shed-exactly = { $needed } must be given up; { $given } selected.
refusal-over-limit = { $held } fuel and ore is over the limit of 8. Give up the excess first.
refusal-must-dock = The { $ship } can still dock, for instance at the { $facility }, so it must.
refusal-not-back = The teleported ship may not return to the { $facility }.
refusal-victim-has-less = { $name } has only { $have }.
refusal-own-colour = Choose an opponent, not { $name }.
refusal-not-playing = { $name } is not in this match.
refusal-decoy-protects = { $name }’s Holographic Decoy protects fuel and ore.
refusal-decoy-first = A card raid on { $name } can only take the Holographic Decoy.
refusal-not-held = { $name } does not hold the { $card }.
refusal-not-docked = { $name } has { $docked } at the { $facility }, not { $wanted }.
refusal-cannon-minimum = { $name }’s ships that count: { $out }; more than { $least } are needed.
refusal-one-owner = One use of the Plasma Cannon hits ships of one player only.
refusal-no-colony-of = { $name } has no colony on { $territory }.
refusal-not-on-display = The { $card } is not on display.
refusal-already-held = The { $card } is already held; only one per player.
refusal-not-in-pile = The { $card } is not in the discard pile.
refusal-no-power = The { $card } has no power to use.
refusal-used-already = The { $card } was already used this turn.
refusal-not-there = The { $card } cannot affect ships at the { $facility }.
refusal-value-range =
    { $wanted ->
        [0] A { $value } cannot go lower.
       *[other] A { $value } cannot go higher.
    }
refusal-value-fixed = The teleported { $ship } keeps its value.
refusal-no-control = Control of { $territory } is needed.
refusal-own-control = { $territory }’s bonus already applies.
refusal-isolated = { $territory } is under the Isolation Field.
refusal-repulsed = { $territory } is under the Repulsor Field.
refusal-no-colony = There is no colony on { $territory }.
refusal-same-territory = Choose a territory other than { $territory }.
refusal-field-away = The { $field } is not on the planet.
refusal-field-there = The { $field } is already on { $territory }.

## Events
cause-trade = trade
cause-launch = launch
cause-relic = relic ship
cause-shed = limit of 8
event-turn-began = { $name }’s turn
event-turn-ended = { $name } ended the turn
event-game-over =
    { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }
event-ship-to-stock = { $name }’s { $ship } went from { $facility } to the stock
event-bay-ship-to-stock = One of { $name }’s ships went from the Bay to the stock
event-relic-to-desert = The relic ship went back to Burroughs Desert
event-gathered =
    { $ships ->
        [one] { $name } gathered one ship
       *[other] { $name } gathered { $ships } ships
    }
event-rolled = { $name } rolled { $ships }
event-rerolled = { $name } rerolled { $before }: { $after }
event-docked = { $name } docked { $ships } at { $facility }
event-gained = { $name } gained { $what } ({ $cause })
event-paid = { $name } paid { $what } ({ $cause })
event-stolen = { $name } stole { $what } from { $from }
event-card-stolen = { $name } stole { $card } from { $from }
event-card-stolen-lost = { $name } stole { $card } from { $from }; the second copy was discarded
event-ship-built = { $name } built a ship
event-evicted =
    { $count ->
        [one] { $name }’s { $ships } was sent from { $facility } to the Bay
       *[other] { $name }’s { $ships } were sent from { $facility } to the Bay
    }
event-teleported = { $name } took back the { $ship } from { $facility }
event-value-changed = { $name }’s { $before } became a { $after } ({ $card })
event-colony-placed = { $name } placed a colony on { $territory }
event-colony-begun = { $name } started a colony at the Colonist Hub
event-colony-advanced = { $name }’s colony reached circle { $circle }
event-surplus-waits =
    { $advances ->
        [one] One extra step waits for { $name }’s launch
       *[other] { $advances } extra steps wait for { $name }’s launch
    }
event-surplus-lost =
    { $advances ->
        [one] { $name } lost one extra step
       *[other] { $name } lost { $advances } extra steps
    }
event-colony-moved = { $name }’s colony moved from { $from } to { $to }
event-control-gained = { $name } gained control of { $territory }
event-control-lost = { $name } lost control of { $territory }
event-control-nobody = Nobody controls { $territory }
event-field-placed = { $field } placed on { $territory }
event-field-removed = { $field } removed from { $territory }
event-field-idle = { $field } stayed off the board
event-relic-bought = { $name } bought the relic ship
event-relic-returned = { $name } lost the relic ship
event-card-used = { $name } used { $card }
event-card-discarded = { $name } discarded { $card }
event-card-claimed = { $name } claimed { $card }
event-card-recovered = { $name } took { $card } from the discard pile
event-display-discarded = The cards on display were discarded
event-card-laid-out = { $card } was revealed
event-deck-reshuffled = The discard pile was reshuffled into a new deck
event-bonus-borrowed = { $name } borrowed { $territory }’s bonus

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
order-raid-empty = { $name } raided, taking nothing
order-cycle = { $name } cycled the cards
order-claim = { $name } claimed { $card }
order-trade = { $name } traded { $fuel } fuel for { $ore } ore
order-launch = { $name } launched to { $territory }
order-relic = { $name } bought the relic ship
order-use = { $name }, { $card }: { $what }
order-discard = { $name } discarded { $card }: { $what }
order-shed = { $name } gave up { $what } (limit of 8)
order-end = { $name } ended the turn
power-up = { $ship } became { $after }
power-down = { $ship } became { $after }
power-flip = { $ship } became { $after }
power-gravity = { $down } down, { $up } up
power-warp = { $before } rerolled to { $after }
power-borrow = { $territory }’s bonus
power-teleport = { $ship } back from { $facility }
power-cannon =
    { $count ->
        [one] hit { $names } at { $facility }
       *[other] hit { $names } at { $facility }, { $count } ships
    }
discard-field-off = { $field } removed
discard-field = { $field } on { $territory }
discard-move = { $name }’s colony from { $from } to { $to }
discard-swap = { $one } on { $one-place } and { $other } on { $other-place } swapped
discard-cannon = { $name }’s { $ship } at { $facility } destroyed
discard-cannon-bay = { $name }’s ship in the Bay destroyed
discard-cannon-bay-relic = { $name }’s relic ship in the Bay returned to the desert
discard-recover = { $card } from the discard pile

## What was done to a player at this screen: the match stops for it
done-raid = { $by } raided { $name }: { $what }
done-evicted = { $by } sent { $name }’s { $ships } from { $facility } to the Bay
done-ship-lost = { $by } destroyed { $name }’s { $ship } at { $facility }
done-bay-ship-lost = { $by } destroyed one of { $name }’s ships in the Bay
done-bay-relic-lost = { $by } returned { $name }’s relic ship in the Bay to the desert
done-control-lost = { $by } broke { $name }’s control of { $territory }
befell-cache-gone = { $card }: { $what }. Equal numbers of odd and even ships: the card was discarded.
done-colony-moved = { $by } moved { $name }’s colony from { $from } to { $to }
done-isolated = { $by } put the Isolation Field on { $name }’s { $territory }
done-positron-lost = { $by } took the Positron Field from { $name }’s { $territory }
done-relic-lost = { $by } made { $name } lose the relic ship

## What wins, what is great, what decides
match-goal-short = Most points win
match-goal-short-points = First to { $target } points
match-goal = Most points win: 1 for each colony on the planet, 1 for each territory controlled. The match ends when someone places their last colony.
match-goal-points = Most points win: 1 for each colony on the planet, 1 for each territory controlled. The match ends at { $target } points or when someone places their last colony.
match-goal-now =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left ->
        [one] { $left } colony
       *[other] { $left } colonies
    } to place.
triumph-broken = { $territory } taken
triumph-broken-words = { $name } took control of { $territory } from { $other }.
triumph-territory = First territory: { $territory }
triumph-territory-words = { $name } gained control of { $territory }: 1 point and its bonus.
triumph-relic = The relic ship
triumph-relic-words = { $name } keeps the relic ship while in control of Burroughs Desert.
triumph-card-words = { $name } claimed this card: 1 point for as long as it is held.
decided-broken =
    { $name }’s { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] last
    } colony broke { $other }’s hold on { $territory }
decided-colony =
    { $name }’s { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] last
    } colony, on { $territory }, ended the match
decided-behind = { $name } placed the last colony on { $territory }, but { $other } had more points

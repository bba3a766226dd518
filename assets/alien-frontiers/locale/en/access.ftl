### What is said of the board to those who go over it by keys, gamepad or screen reader, and what is written for those
### who read along.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Dice
access-die = Ship { $number } of { $all } in the tray shows { $value }.
access-die-relic = The relic ship, { $number } of { $all } in the tray, shows { $value }.
access-picked = Selected.
access-teleported = Taken back by the Orbital Teleporter.
access-ship-of = { $name }’s { $value }
access-relic-of = { $name }’s relic ship, { $value }

## Facilities and docks
access-place = { $place }.
access-there = Here: { $ships }.
access-ships-of = { $name } { $ships }
access-bay-ships = { $name } { $count }
access-empty = Empty.
access-dock = { $place }, dock { $number } of { $all }.
access-dock-track = { $place }, { $name }’s dock { $number } of { $all }.
access-dock-held = { $ship } is docked.
access-dock-blocked = Not used with this many players.
access-bay-ship = { $name }’s ship in the Maintenance Bay.
access-bay-relic = { $name }’s relic ship in the Maintenance Bay.
access-docked = { $ship } at { $place }.
access-needs-any = Takes any ship.
access-needs-least = Needs { $value } or more.
access-needs-pair = Needs a pair.
access-needs-three = Needs three of a kind.
access-needs-run = Needs a run of three.
access-needs-six = Needs a 6.
access-track = { $name }’s track: the colony is on circle { $circle } of 7.
access-track-empty = { $name }’s track: no colony.
access-trade = Trade fuel for ore.
access-cycle = Cycle the cards on display.
access-launch = Launch the finished colony.
access-relic = The relic ship on Burroughs Desert.

## The planet
access-no-colonies = No colonies.
access-colonies-of = { $name } { $count }
access-control = Controlled by { $name }.
access-no-control = Controlled by nobody.
access-colony = { $name }’s colony on { $place }.
access-field-on = { $field } on { $place }.
access-field-off = { $field }, off the board.

## Cards
access-card = { $card }, card { $number } of { $all } on display.
access-slot-empty = Slot { $number } of { $all } on display is empty.
access-card-use = { $card }: { $what }
access-piles =
    { $deck ->
        [one] One card in the deck,
       *[other] { $deck } cards in the deck,
    } { $pile } in the discard pile.

## What choosing would bring
access-fits =
    { $count ->
        [one] { $ships } fits.
       *[other] { $ships } fit.
    }
access-count-fuel = { $count } fuel
access-count-ore = { $count } ore
access-count-ships =
    { $count ->
        [one] one ship
       *[other] { $count } ships
    }
access-count-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
access-count-colonies =
    { $count ->
        [one] one colony
       *[other] { $count } colonies
    }

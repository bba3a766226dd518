### The match and its end.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
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
think-playing =
    { $count ->
        [one] { $name } weighs the one way to use its dice, { $playouts } played on in thought
       *[other] { $name } weighs { $shown } ways to use its dice, { $playouts } played on in thought
    }
think-weighed = { $name } weighed { $shown } ways to use its dice ({ $key })

## The match
ui-player-spoken = { $name }: { $fuel } fuel, { $ore } ore, ships: { $ships }, colonies left: { $colonies }, cards: { $cards }, points: { $points }
ui-player-have = { $fuel } fuel, { $ore } ore, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } out and { $stock } in stock, { $colonies ->
        [one] { $colonies } colony
       *[other] { $colonies } colonies
    } left to place
ui-no-cards = No tech cards
ui-discard-for = Discarded: { $what }
ui-discard = Discard:
ui-cards = Cards
ui-fleet = Fleet
ui-to-dock = { $left } of { $all } to dock
ui-roll = Roll
ui-end-turn-bay =
    { $count ->
        [one] The next player moves. One ship goes to the Bay unused.
       *[other] The next player moves. { $count } ships go to the Bay unused.
    }
ui-end-turn-shed = First choose what to give up: 8 fuel and ore may be kept.
ui-fuel = fuel
ui-ore = ore
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
ui-give-up-ship = Give up ship
ui-warn-undocked =
    { $count ->
        [one] The { $ships } could still dock and would go to the Bay unused.
       *[other] { $ships } could still dock and would go to the Bay unused.
    }
ui-warn-launch = A finished colony waits on the Hub track and could be launched now.
ui-warn-claim = The ships at the Alien Artifact could still claim a card.
ui-warn-empty-raid = This raid takes nothing, though there is something to take.
ui-warn-spends = The { $ship } goes back to the stock after this.
ui-hint-roll = { $name }: roll the fleet ({ $key }).
ui-hint-pick = { $name }: choose ships, then a place to dock. { $key } shows what can be done.
ui-hint-dock = Choose one of the lit places.
ui-hint-no-dock = No place takes this choice of ships. Choose others.
ui-hint-end = { $name }: every ship is placed. End the turn ({ $key }), or use cards.
ui-hint-shed = More than 8 fuel and ore: choose what to give up ({ $key }).
ui-hint-card = { $card }: { $what }
ui-hint-launch = Choose the territory to launch to.
ui-hint-settle = Choose the territory for the colony.

## Points and the end
ui-score-colonies = Colonies
ui-score-control = Control
ui-score-city = City
ui-score-monument = Monument
ui-score-positron = Positron
ui-tie-cards = { $name } and { $other } have as many points; more tech cards decide.
ui-tie-ore = { $name } and { $other } have as many points and cards; more ore decides.
ui-tie-fuel = { $name } and { $other } have as many points, cards and ore; more fuel decides.

## Tags on the board: what a click would bring
tag-fuel = fuel
tag-ore = ore
tag-ships = { $count ->
        [one] ship
       *[other] ships
    }
tag-cards = { $count ->
        [one] card
       *[other] cards
    }
tag-discarded = Discarded:

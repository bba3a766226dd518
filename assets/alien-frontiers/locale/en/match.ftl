### The match and its end.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
think-finding =
    { $count ->
        [one] { $name } is looking for plans: 1 so far
       *[other] { $name } is looking for plans: { $shown } so far
    }
think-judging =
    { $count ->
        [one] { $name } is weighing its only plan
       *[other] { $name } is weighing { $shown } plans
    }
think-playing =
    { $count ->
        [one] { $name } is weighing its only plan (simulated runs: { $playouts })
       *[other] { $name } is weighing { $shown } plans (simulated runs: { $playouts })
    }
think-weighed = { $name } weighed { $shown } plans ({ $key })

## The match
ui-player-spoken = { $name }: { $fuel } fuel, { $ore } ore, ships: { $ships }, colonies left: { $colonies }, cards: { $cards }, points: { $points }
ui-player-have = { $fuel } fuel, { $ore } ore, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } in play and { $stock } in stock, { $colonies ->
        [one] { $colonies } colony
       *[other] { $colonies } colonies
    } left to place
ui-no-cards = No tech cards
ui-can-end = can finish
ui-can-end-help = { $name } can end the match this turn or next
ui-discard-for = Discarded: { $what }
ui-discard = Discard:
ui-cards = Cards
ui-fleet = Fleet
ui-to-dock = { $left } of { $all } left to dock
ui-roll = Roll
ui-end-turn-bay =
    { $count ->
        [one] Pass play to the next player. One unused ship goes to the Bay.
       *[other] Pass play to the next player. { $count } unused ships go to the Bay.
    }
ui-end-turn-shed = Choose what to give up first: the limit is 8 fuel and ore.
ui-fuel = fuel
ui-ore = ore
ui-loot = Raid
ui-loot-help = Up to { $limit } fuel and ore in any mix, or one card.
ui-loot-more = Take 1 more { $what } from { $name }
ui-loot-less = Take 1 less { $what } from { $name }
ui-loot-decoy = Decoy: only this card
ui-loot-card = { $card } from { $name }
ui-loot-nothing = Nothing selected
ui-loot-left =
    { $left ->
        [0] Nothing more can be taken
        [one] 1 more can be taken
       *[other] { $left } more can be taken
    }
ui-loot-take = Raid
ui-loot-empty = Take nothing
ui-shed = Give up
ui-shed-count = Give up { $count }
ui-shed-help = Give up { $count }; the limit is 8 fuel and ore.
ui-shed-more = Give up 1 more { $what }
ui-trade = Trade
ui-trade-more = More ore
ui-trade-less = Less ore
ui-trade-amount = { $fuel } fuel for { $ore } ore
ui-pile-help = Take one card from the discard pile.
ui-give-up-ship = Give up ship
ui-warn-undocked =
    { $count ->
        [one] The { $ships } can still dock; it would go to the Bay unused.
       *[other] { $ships } can still dock; they would go to the Bay unused.
    }
ui-warn-launch = A finished colony is waiting on the Hub track and can be launched now.
ui-warn-claim = The ships at the Alien Artifact can still claim a card.
ui-warn-empty-raid = This raid takes nothing, though there is something to take.
ui-warn-spends = After this, the { $ship } returns to the stock and must be built again.
ui-hint-roll = { $name }: roll the fleet ({ $key }).
ui-hint-pick = { $name }: choose ships, then a dock. { $key } shows the options.
ui-hint-trade = { $name }: trade { $fuel } fuel for 1 ore ({ $key }), or continue.
ui-hint-claim = { $name }: claim a highlighted card (cannot be undone), or continue.
ui-hint-launch-ready = { $name }: a colony is finished. Launch it ({ $key }), or continue.
ui-hint-pick-over = { $name }: choose ships, then a dock. At the end of the turn, only 8 fuel and ore may be kept.
ui-hint-dock = Choose a highlighted dock.
ui-hint-dock-claim = Choose a highlighted dock. At the Alien Artifact, { $sum } = { $total }: a card can be claimed.
tag-claims = { $sum } = { $total }: claim a card
ui-hint-no-dock = No dock takes these ships. Choose others.
ui-hint-end = { $name }: all ships are placed. End the turn ({ $key }) or use cards.
ui-hint-shed = More than 8 fuel and ore: choose what to give up ({ $key }).
ui-hint-card = { $card }: { $what }
ui-hint-launch = Choose the territory to launch to.
ui-hint-settle = Choose the territory for the colony.

## How a match begins
start-rolled = The highest roll decides: { $rolls }. { $name } goes first.
start-first = { $name } goes first.
start-goods = Starting resources, in turn order: { $goods }. Later players get more, to make up for the wait.
start-cards = Starting cards, dealt at random: { $cards }.
start-point-card = A card worth a point counts from the start; it is dealt like any other.

## Points and the end
ui-score-colonies = Colonies
ui-score-control = Control
ui-score-city = City
ui-score-monument = Monument
ui-score-positron = Positron
ui-tie-cards = { $name } and { $other } are tied on points; more tech cards win.
ui-tie-ore = { $name } and { $other } are tied on points and cards; more ore wins.
ui-tie-fuel = { $name } and { $other } are tied on points, cards and ore; more fuel wins.

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
tag-trades-nothing = Nothing to trade
tip-ship = Ship: { $ship }
tag-discarded = Discarded:

# In the strip of what changed: the points of a player now, where others have changed them since; who controls a territory.
recap-now = now { $points }
recap-controls = controls { $territory }
recap-controls-nobody = nobody controls { $territory }

### The match and its end.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## What an opponent thinks
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
think-playing =
    { $count ->
        [one] { $name } weighs the one way to use its dice, { $playouts } played on in thought
       *[other] { $name } weighs { $shown } ways to use its dice, { $playouts } played on in thought
    }
think-likes = { $what } – likes: { $plan }
think-ready = { $name } has decided ({ $key })
think-weighed = { $name } weighed { $shown } ways to use its dice ({ $key })
think-after = { $caption }. { $what }

## The match
ui-to-move = to move
ui-player-spoken = { $name }: { $fuel } fuel, { $ore } ore, ships: { $ships }, colonies left: { $colonies }, cards: { $cards }, points: { $points }
ui-points-of = Points in detail, { $name }
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
ui-end-match = End match
ui-give-up-ship = Give up ship
ui-never-ask = Don’t ask again
ui-never-ask-help = This question will not be asked again. Turn it back on in Options.
ui-warn-undocked =
    { $count ->
        [one] The { $ships } could still dock and would go to the Bay unused.
       *[other] { $ships } could still dock and would go to the Bay unused.
    }
ui-warn-launch = A finished colony waits on the Hub track and could be launched now.
ui-warn-claim = The ships at the Alien Artifact could still claim a card.
ui-warn-behind = This ends the match, and { $name } wins with { $best } to { $mine }.
ui-warn-empty-raid = This raid takes nothing, though there is something to take.
ui-warn-spends = The { $ship } goes back to the stock after this.
ui-hint-over = The match is over.
ui-hint-roll = { $name }: roll the fleet ({ $key }).
ui-hint-pick = { $name }: choose ships, then a place to dock. { $key } shows what can be done.
ui-hint-dock = Choose one of the lit places.
ui-hint-no-dock = No place takes this choice of ships. Choose others.
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
tag-points = { $count ->
        [one] point
       *[other] points
    }
tag-final = Cannot be taken back
tag-ends-game = Ends the game
tag-choose-next = A choice follows
tag-discarded = Discarded:

### Why something cannot be done.
### Whole sentences; what is there and what is needed. No U+2212, arrows or stars: the fonts lack them.

## Not now
refusal-over = The match is over.
refusal-not-now-module = Choose the free starting module first.
refusal-not-now-roll = Roll the yellow die first.
refusal-not-now-produce = First choose which colony produces.
refusal-not-now-fly = Choose a sector first.
refusal-not-now-arrange = Put the scanned cards back first, on top or at the bottom.
refusal-not-now-flight = The flight is not over yet: act, fly on or stop.
refusal-not-now-pirates = Pay the pirates or fight them first.
refusal-not-now-take = Take or leave the prize first.
refusal-not-now-lose = First choose which module to lose.
refusal-not-now-build = The flight is over: trade and build, or end the turn.
refusal-not-now-answer = An offer is open: accept or refuse it first.
refusal-no-such-colony = No colony with this number produces { $thing }, or the bay has no room for it.
refusal-no-such-sector = There is no sector { $sector }, only 1 to 4.
refusal-not-each-once =
    { $count ->
        [one] Put the { $count } card back, on top or at the bottom.
       *[other] Put each of the { $count } cards back once, on top or at the bottom.
    }

## In flight
refusal-no-speed = Speed is used up: no more cards on this flight.
refusal-sector-empty = No cards are left in this sector.
refusal-nothing-visited = No card is being visited. Fly on first.
refusal-card-used = { $card } was already used on this flight.
refusal-no-trade = { $card } does not trade.
refusal-not-sold = { $card } does not sell { $thing }.
refusal-not-bought = { $card } does not buy { $thing }.
refusal-nothing-traded = Choose at least 1 to buy or sell.
refusal-too-many = { $card } trades at most { $most } at a time.
refusal-lacking =
    { $has ->
        [0] { $needed } needed, none aboard.
        [one] { $needed } needed, only { $has } aboard.
       *[other] { $needed } needed, only { $has } aboard.
    }
refusal-no-room = No room for { $thing }: the bay holds { $capacity }.
refusal-no-room-science = No room for science: the laboratory holds { $capacity }.
refusal-no-ship-colony-ship = A colony ship is needed, and the hangar has none.
refusal-no-ship-trade-ship = A trade ship is needed, and the hangar has none.
refusal-no-colony-planet = No colony can be established here: { $card }.
refusal-no-post-place = No trading post can be established here: { $card }.

## Adventures
refusal-not-face-up = { $adventure } is not face up.
refusal-on-another-planet = { $adventure } takes place on { $planet }.
refusal-turned-up-here = { $adventure } was revealed during this visit; come back on another flight.
refusal-firepower = Firepower { $needed } is needed; the ship has { $has }.
refusal-boost = Boost { $needed } is needed; the ship has { $has }.
refusal-reward-too-large =
    { $most ->
        [one] { $adventure } gives at most { $most } resource.
       *[other] { $adventure } gives at most { $most } resources.
    }
refusal-reward-excludes = { $adventure } does not give { $thing }.

## Modules, posts, demands, offers
refusal-no-module = The { $module } module is needed first.
refusal-not-his-post = This ship has no trading post at { $card }.
refusal-post-used = The post at { $card } was already used this turn.
refusal-posts-done =
    { $most ->
        [one] { $most } trading post was used this turn; that is the limit.
       *[other] { $most } trading posts were used this turn; that is the limit.
    }
refusal-demands-done =
    { $most ->
        [one] The Trade module allows { $most } demand per turn.
       *[other] The Trade module allows { $most } demands per turn.
    }
refusal-other-lacks =
    { $has ->
        [0] { $needed } needed, and the opponent has none.
        [one] { $needed } needed, and the opponent has only { $has }.
       *[other] { $needed } needed, and the opponent has only { $has }.
    }
refusal-other-no-room = The opponent has no room for { $thing }: the bay holds { $capacity }.
refusal-other-no-room-science = The opponent has no room for science: the laboratory holds { $capacity }.
refusal-no-exchange = Exchanges between players are off in this match.
refusal-offers-done =
    { $most ->
        [one] { $most } offer was made this turn; that is the limit.
       *[other] { $most } offers were made this turn; that is the limit.
    }
refusal-one-sided = Both sides must give something.
refusal-on-both-sides = Both sides of the offer include { $thing }.
refusal-refused-before = The same offer was already refused this turn.

## Building
refusal-hangar-full =
    { $capacity ->
        [one] The hangar is full: it holds { $capacity } small ship.
       *[other] The hangar is full: it holds { $capacity } small ships.
    }
refusal-pieces-full-booster = All { $most } booster slots are full. Upgrade one to level 2.
refusal-pieces-full-cannon = All { $most } cannon slots are full. Upgrade one to level 2.
refusal-pieces-missing-booster = Fill all booster slots first: { $has } of { $most } so far.
refusal-pieces-missing-cannon = Fill all cannon slots first: { $has } of { $most } so far.
refusal-pieces-raised-booster = Every booster is already level 2.
refusal-pieces-raised-cannon = Every cannon is already level 2.
refusal-has-module = The { $module } module is already built.
refusal-module-raised = The { $module } module is already level 2.
refusal-level-two-held = { $name } has the { $module } module at level 2, and there is only one.

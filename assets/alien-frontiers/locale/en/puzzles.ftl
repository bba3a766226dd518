### Goals of puzzles, titles and hints.

## Goals
goal-win = Win the match this turn
goal-gain = { $count ->
    [one] Gain a point this turn
   *[other] Gain { $count } points this turn
}
goal-points = { $count ->
    [one] End the turn with a point
   *[other] End the turn with { $count } points
}
goal-lead = { $count ->
    [one] Lead by a point at the end of the turn
   *[other] Lead by { $count } points at the end of the turn
}
goal-colonies = { $count ->
    [one] End the turn with a colony on the planet
   *[other] End the turn with { $count } colonies on the planet
}
goal-controls = { $count ->
    [one] Control a territory
   *[other] Control { $count } territories
}
goal-holds = Control { $territories }
goal-ships = { $count ->
    [one] End the turn with a ship
   *[other] End the turn with { $count } ships
}
goal-cards = { $count ->
    [one] End the turn with a card
   *[other] End the turn with { $count } cards
}
goal-card = Hold the { $card }
goal-rival = { $count ->
    [one] Leave { $name } with at most one point
   *[other] Leave { $name } with at most { $count } points
}
goal-no-launch = Leave { $name } short of fuel or ore for a launch

## Titles and hints
puzzle-crater-push = A push from the crater
puzzle-crater-push-hint = The Crater adds a circle for the second ship. One ship must fetch the ore.
puzzle-earn-first = Earn before spending
puzzle-earn-first-hint = The landing costs fuel and ore. The other ships can earn both, or steal both.
puzzle-last-colony = The last colony
puzzle-last-colony-hint = The landing ends the match at once. Anything else must be done first.
puzzle-good-rate = The rate on the plains
puzzle-good-rate-hint = With Heinlein Plains, 1 fuel buys 1 ore. Count what a colony at the Constructor costs.
puzzle-loaded-cannon = Room at the Constructor
puzzle-loaded-cannon-hint = The docks are taken. A card in hand can empty them, and the Foothills make it cheaper.
puzzle-two-landings = Two landings
puzzle-two-landings-hint = A ship that has done its work at the Hub need not stay there.
puzzle-stolen-city = The city changes hands
puzzle-stolen-city-hint = A run must beat the one at the Outpost. One ship is a pip short.
puzzle-photo-finish = Photo finish
puzzle-photo-finish-hint = Two colonies are left, and both must land. Find where one more breaks a tie or makes one.
puzzle-full-fleet = Two ships in one turn
puzzle-full-fleet-hint = A bonus can be borrowed. The second pair has to be made.
puzzle-old-treasure = Out of the discard pile
puzzle-old-treasure-hint = A card on display can fetch another that is worth a point on its own.
puzzle-clear-sky = Under the Repulsor
puzzle-clear-sky-hint = No colony lands under the field. One of the cards can lift it.
puzzle-no-launch = An empty hold
puzzle-no-launch-hint = The run must beat the one at the Outpost, and the highest ship is needed elsewhere.
puzzle-once-there = One ship, two errands
puzzle-once-there-hint = Advance, launch, then call a ship back. The claim needs eight.
puzzle-late-ore = The ore for the launch
puzzle-late-ore-hint = The Market pays for the launch. A card that stays in hand is worth nothing at the end of this turn.
puzzle-borrowed-pod = One step short
puzzle-borrowed-pod-hint = The card that helps is in the discard pile.
puzzle-charged-plateau = A charge under the plateau
puzzle-charged-plateau-hint = A claimed card may be discarded at once. Mind the value the Mine demands.
puzzle-relic-swap = What the swap leaves
puzzle-relic-swap-hint = Swapping away a colony of your own leaves a gap. Does the relic ship still have work to do first?
puzzle-cut-down = Cut down to size
puzzle-cut-down-hint = The leader’s points come from three sources. Each can be cut off by different means.
puzzle-shipyard-detour = A ship and a landing
puzzle-shipyard-detour-hint = The valley would make ships cheaper, were it not for the field. And a 1 can be a 6.
puzzle-moved-house = Moved house
puzzle-moved-house-hint = Only one of the cards on display gains anything at once. A colony to spare in one place can score in another.

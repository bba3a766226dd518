### Why something cannot be done.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Movement and plans
refusal-over = The match is over.
refusal-not-now = Not now: { $what }.
refusal-not-met = Only in an encounter or a fight.
refusal-no-way = There is no direct way there from { $place }: { $what }.
refusal-movement-over = The ship cannot move again this turn.
refusal-occupied = { $name } is there, and only one ship fits.
refusal-closed = This spaceport is closed to anyone with a pirate token in its quadrant: { $what }.
refusal-in-breakdown = The ship has broken down and must be repaired at a spaceport first.
refusal-not-where-begun = In solo play, a turn may not end where it began: { $what }.
refusal-no-mine = The ship is not at a mine.
refusal-no-market = The ship is not at a market.
refusal-no-port = The ship is not at a spaceport.
refusal-no-gate = The ship is not at a gate.
refusal-too-few-tokens = The ship has only { $count } of these tokens: { $what }.
refusal-no-changes = Plans cannot be changed in this match.
refusal-changed-already = A token has already been changed this round.
refusal-too-few-face-down = A token can be changed only while at least two are face down.
refusal-no-such-token = Token { $count } is not face down.
refusal-same-token = Token { $count } would not change: { $what }.
refusal-no-moves =
    { $count ->
        [one] The only move of this turn is used up.
       *[other] All { $count } moves of this turn are used up.
    }
refusal-row-too-long =
    { $count ->
        [one] The ship’s moves allow only { $count } token.
       *[other] The ship’s moves allow only { $count } tokens.
    }

## Mines, markets, spaceports, cards
refusal-not-there = There is no { $what } here.
refusal-not-held = There is no { $what } in the hold.
refusal-same-kind = A swap needs two different metals.
refusal-kind-full = The market takes no more { $what }: it already has { $count }.
refusal-bought-here = Metals bought here this turn cannot be sold here: { $what }.
refusal-sold-here = Metals sold here this turn cannot be bought back here: { $what }.
refusal-too-dear = This costs { $price } credits; only { $credits } available.
refusal-not-in-store = This spaceport has none in stock: { $what }.
refusal-no-better = No better than what the ship already has: { $what }.
refusal-no-card = No such card in hand: { $what }.
refusal-not-playable = { $what }: { $when }
refusal-no-room =
    { $count ->
        [one] The hold has room for only { $count } metal.
       *[other] The hold has room for only { $count } metals.
    }
refusal-swaps-used =
    { $count ->
        [one] Only { $count } swap per turn.
       *[other] Only { $count } swaps per turn.
    }
refusal-market-full =
    { $count ->
        [one] The market is full: { $count } metal. Buy one first.
       *[other] The market is full: { $count } metals. Buy one first.
    }

## Fights
refusal-no-such-ship = { $name } has no ship that can be attacked.
refusal-out-of-reach = { $name } is not in the same open space.
refusal-their-breakdown = { $name } has broken down and cannot be attacked.
refusal-attacked-already = Only one attack per turn.
refusal-not-faster = Speed { $own } against { $theirs }: only the faster ship can flee. An Engine Boost adds 1.
refusal-at-sight = The police attack pirates on sight: there is no inspection.
refusal-cannot-hide = That much cannot be hidden. Plutonium: { $plutonium }, Hidden Holds: { $count }.
refusal-too-much-hidden = Only metals in the hold can be hidden, one per Hidden Hold: { $count }.
refusal-not-seen = That metal is not there to take.
refusal-not-built-in = The ship does not have it: { $what }.

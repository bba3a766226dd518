### Why something cannot be done.
### Terms stand in GLOSSARY.md. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## Movement and plans
refusal-over = The match is over.
refusal-not-now = Not now. What is asked: { $what }.
refusal-no-way = From here ({ $place }) no step leads there: { $what }.
refusal-movement-over = The movement is over for this turn.
refusal-occupied = { $name } is there, and the place holds one ship.
refusal-closed = The spaceport is closed to a pirate of this quadrant: { $what }.
refusal-in-breakdown = The ship is in breakdown: first it must be repaired in a spaceport.
refusal-not-where-begun = Alone, a turn may not end where it began: { $what }.
refusal-no-mine = The ship is in no mine.
refusal-no-market = The ship is in no market.
refusal-no-port = The ship is in no spaceport.
refusal-no-gate = The ship is in no gate.
refusal-too-few-tokens = There are not so many tokens of this kind ({ $what }), only { $count }.
refusal-no-changes = In this match plans do not change.
refusal-changed-already = A token was already changed in this round.
refusal-too-few-face-down = A token may be changed while two still lie covered.
refusal-no-such-token = Token { $count } does not lie covered.
refusal-same-token = Token { $count } is that already: { $what }.
refusal-no-moves =
    { $count ->
        [one] The { $count } move of this turn is used.
       *[other] All { $count } moves of this turn are used.
    }
refusal-row-too-long =
    { $count ->
        [one] No more than { $count } token fits the moves of the ship.
       *[other] No more than { $count } tokens fit the moves of the ship.
    }

## Mines, markets, spaceports, cards
refusal-not-there = This does not lie there: { $what }.
refusal-not-held = This is not in the hold: { $what }.
refusal-same-kind = An exchange is of two different metals.
refusal-kind-full = The market takes no more of this ({ $what }): { $count } lie there.
refusal-bought-here = This was bought here in this turn: { $what }. It cannot be sold here now.
refusal-sold-here = This was sold here in this turn: { $what }. It cannot be bought here now.
refusal-too-dear = It costs { $price } credits; there are { $credits }.
refusal-not-in-store = The store does not have it: { $what }.
refusal-no-better = It is no better than what is built in: { $what }.
refusal-no-card = No such card in hand: { $what }.
refusal-not-playable = This card cannot be played now: { $what }.
refusal-no-room =
    { $count ->
        [one] The hold has room for { $count } metal.
       *[other] The hold has room for { $count } metals.
    }
refusal-swaps-used =
    { $count ->
        [one] No more than { $count } exchange a turn.
       *[other] No more than { $count } exchanges a turn.
    }
refusal-market-full =
    { $count ->
        [one] The market is full with { $count } metal. Buy one first.
       *[other] The market is full with { $count } metals. Buy one first.
    }

## Fights
refusal-no-such-ship = There is no other ship of { $name }.
refusal-out-of-reach = { $name } is not in the same open space.
refusal-their-breakdown = { $name } is in breakdown and cannot be attacked.
refusal-attacked-already = One attack a turn.
refusal-not-faster = Speed { $own } against { $theirs }: only the faster one can flee. An Engine Boost adds 1.
refusal-at-sight = The police shoots at pirates on sight: there is no inspection.
refusal-cannot-hide = So much cannot be hidden. Plutonium: { $plutonium }, Hidden Holds: { $count }.
refusal-too-much-hidden = Only metals of the hold can be hidden, one for each Hidden Hold: { $count }.
refusal-not-seen = This is not there to be taken.
refusal-not-built-in = This is not built in: { $what }.

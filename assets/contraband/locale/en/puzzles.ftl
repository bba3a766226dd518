### Titles and hints of puzzles.

## Goals
goal-win = Win the match this turn
goal-credits = End the turn with { $count } credits
goal-holds = Aboard when the turn ends: { $what }
goal-at = Be here when the turn ends: { $place }
goal-odds-police = Reach a chance of { $chance } or better against the police
goal-odds-raiders = Reach a chance of { $chance } or better against raiders
goal-stopped = Have { $name } within reach of the police when the turn ends

## Titles and hints
puzzle-clean-hands = Clean hands
puzzle-clean-hands-hint = The police only care about one metal.
puzzle-a-full-shelf = A full shelf
puzzle-a-full-shelf-hint = Nothing more fits on the shelves. What could be bought here, and at what cost?
puzzle-arms-for-raiders = Arms for raiders
puzzle-arms-for-raiders-hint = Not all the credits are on the table yet. Is it the weapon that decides, or the shields?
puzzle-two-prices = Two prices
puzzle-two-prices-hint = The second unit of a kind sells for half. How far do three moves and two boosts go?
puzzle-fitting-out = Fitting out
puzzle-fitting-out-hint = The best engine leaves nothing for the hold. A card makes up the difference.
puzzle-last-hold = The last hold
puzzle-last-hold-hint = One card hides one metal. Two are one too many.
puzzle-by-kind = By kind
puzzle-by-kind-hint = What usually sells best does not sell best here. The price of each kind falls separately.
puzzle-the-free-lane = The free lane
puzzle-the-free-lane-hint = The radar moves the police two lines, either way. Where would they do no harm?
puzzle-in-his-way = In the way
puzzle-in-his-way-hint = Playing the radar before flying would only block the way.
puzzle-cheap-here-dear-there = Buy low, sell high
puzzle-cheap-here-dear-there-hint = The third unit on a shelf costs least. Work out what each unit costs here, and what it sells for there.
puzzle-the-fourth-system = The fourth system
puzzle-the-fourth-system-hint = Reaching the goal ends the match at once. Count what is left after the weapon, and what is still in hand.
puzzle-the-hold-decides = The hold decides
puzzle-the-hold-decides-hint = Taking the lead is out of reach; drawing level is not. Then what stays aboard counts.

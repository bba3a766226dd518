### Titles and hints of puzzles.

## Goals
goal-win = Win the match this turn
goal-credits = End the turn with { $count } credits
goal-holds = Aboard when the turn ends: { $what }
goal-at = When the turn ends, be here: { $place }
goal-odds-police = A chance of { $chance } or better against the police
goal-odds-raiders = A chance of { $chance } or better against raiders
goal-stopped = When the turn ends, { $name } stands in reach of the police

## Titles and hints
puzzle-clean-hands = Clean hands
puzzle-clean-hands-hint = The police ask about one metal only.
puzzle-a-full-shelf = A full shelf
puzzle-a-full-shelf-hint = Nothing fits into the market. What could be taken out of it, and what does that cost?
puzzle-arms-for-raiders = Arms for raiders
puzzle-arms-for-raiders-hint = Not all credits lie on the table yet. Is it the weapon that decides, or the shields?
puzzle-two-prices = Two prices
puzzle-two-prices-hint = Every second unit of a kind sells for half. How far do three moves and two boosts lead?
puzzle-fitting-out = Fitting out
puzzle-fitting-out-hint = The best engine leaves nothing for the hold. A card makes up for the difference.
puzzle-last-hold = The last hold
puzzle-last-hold-hint = One card hides one metal. Two are one too many.
puzzle-by-kind = By kind
puzzle-by-kind-hint = What sells best is not what sells best here. Prices of each kind fall by themselves.
puzzle-the-free-lane = The free lane
puzzle-the-free-lane-hint = The radar moves the police two lines, either way. Where are they out of the way?
puzzle-in-his-way = In his way
puzzle-in-his-way-hint = Whoever plays the radar before he flies bars his own way.
puzzle-cheap-here-dear-there = Cheap here, dear there
puzzle-cheap-here-dear-there-hint = The third unit on a shelf costs least. Work out each unit by itself: what it costs here, what it brings there.
puzzle-the-fourth-system = The fourth system
puzzle-the-fourth-system-hint = The goal ends the match at once. Count what is left after the weapon, and what the hand still holds.
puzzle-the-hold-decides = The hold decides
puzzle-the-hold-decides-hint = To lead is out of reach, to draw level is not. Then it counts what stays aboard.

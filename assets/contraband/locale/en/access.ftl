### The board in words, for screen readers.

access-named = { $name }.
access-moves = Moves left: { $count }.
access-brings = Earns { $price } credits.
access-costs = Costs { $price } credits.
access-danger = Patrol phase, chances out of four: police { $police }, aliens { $alien }.
access-roamer = { $token }: { $what }.
access-roamer-beaten = { $token }, beaten this round: { $what }.
access-ship = { $name }’s ship: { $what }.
access-ship-broken = { $name }’s ship, broken down: { $what }.
access-there = { $name } is there.
access-status = Round { $round } of { $count }. Target: { $price } credits. In the decks: { $metals } metals, { $cards } bonus cards.
access-status-open = Round { $round }. Target: { $price } credits. In the decks: { $metals } metals, { $cards } bonus cards.
access-objective = Objective: { $what }.
access-hand = In hand: { $what }.
access-mine-new = Unexplored.
access-mine-gone = Exhausted.
access-mine = Metals here: { $what }.
access-market = { $what }: { $count } here, the next pays { $price }.
access-market-full = { $what }: { $count } here, no room for more.
access-port = Spaceport, upgrades in stock: { $count }.
access-gate = Gate, 50 credits.

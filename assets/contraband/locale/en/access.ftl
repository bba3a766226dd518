### The board in words, for screen readers.

access-named = { $name }.
access-moves = Moves left: { $count }.
access-brings = Brings { $price } credits.
access-costs = Costs { $price } credits.
access-danger = In the patrol step, of four cases: police { $police }, aliens { $alien }.
access-roamer = { $token }: { $what }.
access-roamer-beaten = { $token }, beaten for this round: { $what }.
access-ship = The ship of { $name }: { $what }.
access-ship-broken = The ship of { $name }, in breakdown: { $what }.
access-there = { $name } is there.
access-status = Round { $round } of { $count }. Target: { $price } credits. In the decks: { $metals } metals, { $cards } bonus cards.
access-status-open = Round { $round }. Target: { $price } credits. In the decks: { $metals } metals, { $cards } bonus cards.
access-objective = Objective: { $what }.
access-hand = In hand: { $what }.
access-mine-new = Nobody was here.
access-mine-gone = Exhausted.
access-mine = Here lies: { $what }.
access-market = { $what }: { $count } here, the next pays { $price }.
access-market-full = { $what }: { $count } here, no more is taken.
access-port = Spaceport, upgrades in store: { $count }.
access-gate = Gate, 50 credits.

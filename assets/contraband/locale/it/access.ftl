### Il tabellone a parole, per i lettori di schermo.

access-named = { $name }.
access-moves = Mosse che restano: { $count }.
access-brings = Rende { $price } crediti.
access-costs = Costa { $price } crediti.
access-danger = Nella fase delle pattuglie, su quattro casi: polizia { $police }, alieni { $alien }.
access-roamer = { $token }: { $what }.
access-roamer-beaten = { $token }, fuori gioco per questo giro: { $what }.
access-ship = La nave di { $name }: { $what }.
access-ship-broken = La nave di { $name }, in avaria: { $what }.
access-there = Qui c’è { $name }.
access-status = Giro { $round } di { $count }. Traguardo: { $price } crediti. Nei mazzi, metalli: { $metals }; carte bonus: { $cards }.
access-status-open = Giro { $round }. Traguardo: { $price } crediti. Nei mazzi, metalli: { $metals }; carte bonus: { $cards }.
access-objective = Obiettivo: { $what }.
access-hand = In mano: { $what }.
access-mine-new = Inesplorata.
access-mine-gone = Esaurita.
access-mine = Qui: { $what }.
access-market = { $what }: qui { $count }, il prossimo rende { $price }.
access-market-full = { $what }: qui { $count }, non se ne accettano altri.
access-port = Spazioporto, potenziamenti in magazzino: { $count }.
access-gate = Portale, 50 crediti.

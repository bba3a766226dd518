### Titoli e suggerimenti degli enigmi.

## Obiettivi
goal-win = Vinci la partita in questo turno
goal-credits = Chiudi il turno con { $count } crediti
goal-holds = A bordo a fine turno: { $what }
goal-at = Chiudi il turno qui: { $place }
goal-odds-police = Almeno { $chance } di probabilità contro la polizia
goal-odds-raiders = Almeno { $chance } di probabilità contro i predoni
goal-stopped = A fine turno { $name } è a portata della polizia

## Titoli e suggerimenti
puzzle-clean-hands = Mani pulite
puzzle-clean-hands-hint = La polizia cerca un solo metallo.
puzzle-a-full-shelf = Scaffali pieni
puzzle-a-full-shelf-hint = Nel mercato non c’è più posto. Che cosa vi si potrebbe comprare, e a quale prezzo?
puzzle-arms-for-raiders = Armi contro i predoni
puzzle-arms-for-raiders-hint = Non tutti i crediti sono già sul tavolo. Decide l’arma, o decidono gli scudi?
puzzle-two-prices = Due prezzi
puzzle-two-prices-hint = Il secondo metallo di un tipo rende la metà. Fin dove portano tre mosse e due boost?
puzzle-fitting-out = L’allestimento
puzzle-fitting-out-hint = Il motore migliore non lascia nulla per la stiva. Una carta colma la differenza.
puzzle-last-hold = L’ultimo scomparto
puzzle-last-hold-hint = Una carta nasconde un metallo. Due sono uno di troppo.
puzzle-by-kind = Tipo per tipo
puzzle-by-kind-hint = Ciò che altrove rende di più, qui no. Il prezzo di ogni tipo scende per conto suo.
puzzle-the-free-lane = La rotta libera
puzzle-the-free-lane-hint = Il radar sposta la polizia di due linee, in un verso o nell’altro. Dove non sbarra più la via?
puzzle-in-his-way = Sulla sua strada
puzzle-in-his-way-hint = Chi gioca il radar prima di volare sbarra la propria via.
puzzle-cheap-here-dear-there = Qui costa poco, là vale molto
puzzle-cheap-here-dear-there-hint = Il terzo metallo su uno scaffale costa meno di tutti. Fai il conto uno per uno: quanto costa qui, quanto rende là.
puzzle-the-fourth-system = Il quarto sistema
puzzle-the-fourth-system-hint = Il traguardo chiude subito la partita. Conta ciò che resta dopo l’arma, e ciò che c’è ancora in mano.
puzzle-the-hold-decides = Decide la stiva
puzzle-the-hold-decides-hint = Superare non si può, pareggiare sì. Poi conta ciò che resta a bordo.

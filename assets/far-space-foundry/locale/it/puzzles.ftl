### Titoli e suggerimenti dei problemi.

## Obiettivi
goal-win = Vinci la partita in questo turno
goal-points =
    { $count ->
        [one] Termina il turno con { $count } punto
       *[other] Termina il turno con { $count } punti
    }
goal-gain =
    { $count ->
        [one] Guadagna { $count } punto in questo turno
       *[other] Guadagna { $count } punti in questo turno
    }
goal-aboard = Termina il turno con questo a bordo: { $what }
goal-stored = Termina il turno con questo in magazzino: { $what }
goal-full = Non lasciare spazi vuoti nelle stive
goal-upgraded = Termina il turno con questo aggiornato: { $ship }
goal-sold = Non lasciare gettoni su questa carta: { $product }

## Titoli e suggerimenti
puzzle-for-the-action-alone = Solo per l’azione
puzzle-for-the-action-alone-hint = Uno shuttle può partire anche vuoto. Quale è a un molo con la Trasformazione?
puzzle-one-for-the-road = Uno per la strada
puzzle-one-for-the-road-hint = Due dei tre non esistono ancora. Cerca chi ne porta tre.
puzzle-an-empty-ship = Un cargo vuoto
puzzle-an-empty-ship-hint = Prima devono uscire due merci. Chi ne porta due al molo giusto?
puzzle-either-way-round = Nei due sensi
puzzle-either-way-round-hint = In senso orario si finisce dove non si fabbrica nulla. E nell’altro?
puzzle-the-long-way-round = Il giro lungo
puzzle-the-long-way-round-hint = L’unico shuttle è appena dietro il numero. Per sette merci servono due cargo.
puzzle-a-gap-is-closed = Il vuoto
puzzle-a-gap-is-closed-hint = La conta si ferma dove comincia. Che cosa cambierebbe uno shuttle lì?
puzzle-off-the-pair = Giù dalla pila
puzzle-off-the-pair-hint = Una merce tolta da una pila non lascia buchi.
puzzle-forged-papers = Carte false
puzzle-forged-papers-hint = La conta finisce un molo troppo presto.
puzzle-the-last-tokens = Gli ultimi gettoni
puzzle-the-last-tokens-hint = Un uso ne fabbrica due. Qualcuno in mano porta i propri attrezzi.
puzzle-a-kind-more = Gli ultimi spazi
puzzle-a-kind-more-hint = Somma tutto ciò che una merce dà a bordo: punti, carica, un tipo nuovo, una stiva piena.
puzzle-the-fourth-space = Il quarto spazio
puzzle-the-fourth-space-hint = Una merce identica a una a bordo non chiede spazio. E che cosa darebbe uno shuttle in più?

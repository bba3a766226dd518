### Il consigliere: perché un piano è buono o cattivo.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome.
### Un motivo comincia con un verbo che ha per soggetto il piano: così sta anche dopo `coach-better`, con la minuscola.

coach-better = Il piano migliore { $fact }

## Che cosa fa un piano
coach-fact-points =
    { $points ->
        [one] Porta subito { $points } punto
       *[other] Porta subito { $points } punti
    }
coach-fact-fills = Riempie del tutto una stiva: { $ship }
coach-fact-upgrades = Aggiorna un cargo: { $ship }
coach-fact-opens = Lascia uno spazio vuoto: { $ship }
coach-fact-empties = Svuota un cargo da aggiornare: { $ship }
coach-fact-new-kind = Porta a bordo un nuovo tipo: { $what }
coach-fact-makes = Produce { $what }
coach-fact-takes-last = Prende gli ultimi gettoni: { $what }
coach-fact-charges =
    { $count ->
        [one] Elettrifica { $count } prodotto
       *[other] Elettrifica { $count } prodotti
    }
coach-fact-processes = Trasforma il rubion in { $what }
coach-fact-mines = Preleva { $what }
coach-fact-loads =
    { $count ->
        [one] Mette a bordo { $count } merce
       *[other] Mette a bordo { $count } merci
    }
coach-fact-provides = Procura tutto il necessario per: { $what }
coach-fact-recruits = Cerca un pilota con un cargo
coach-fact-recruits-more = Cerca un altro pilota, e un altro turno
coach-fact-hires = Recluta un pilota: { $pilot }
coach-fact-brings = Ottiene un cargo: { $ship }, da { $size }
coach-fact-earns =
    { $credits ->
        [one] Guadagna { $credits } credito
       *[other] Guadagna { $credits } crediti
    }
coach-fact-spends =
    { $credits ->
        [one] Spende { $credits } credito
       *[other] Spende { $credits } crediti
    }
coach-fact-keeps = Tiene per dopo: { $pilot }
coach-fact-stacks =
    { $pairs ->
        [one] Forma { $pairs } pila: due merci in uno spazio
       *[other] Forma { $pairs } pile: due merci in ogni spazio
    }
coach-fact-reaches = Prepara per il turno dopo un volo con capacità { $capacity }
coach-fact-rolls = Lancia il dado per un volo migliore
coach-fact-wastes =
    { $count ->
        [one] Spreca { $count } merce lasciata in magazzino
       *[other] Spreca { $count } merci lasciate in magazzino
    }
coach-fact-nothing-better = Vale quanto ogni altro piano
coach-fact-balance = Rende nel complesso un po’ di più
coach-fact-balance-against = Rende nel complesso un po’ di meno

### Il consigliere: perché un piano è buono o cattivo.
### Un motivo comincia con un verbo il cui soggetto è il piano: così sta anche dopo `coach-better`, con l’iniziale minuscola.

coach-better = Il piano migliore { $fact }

coach-fact-fulfils = Completa l’obiettivo: { $objective }
coach-fact-sells = Vende per { $credits } in tutto
coach-fact-buys = Compra { $metal }
coach-fact-installs = Installa { $upgrade }
coach-fact-loads = Carica { $metals }
coach-fact-jettisons = Espelle { $metal }
coach-fact-explores = Esplora una nuova miniera: { $place }
coach-fact-ends-in = Finisce il turno dove nessuna pattuglia arriva: { $place }
coach-fact-nears =
    { $turns ->
        [0] Raggiunge il mercato che paga meglio per il viaggio: { $place }
        [one] Arriva a un turno dal mercato che paga meglio per il viaggio: { $place }
       *[other] Arriva a { $turns } turni dal mercato che paga meglio per il viaggio: { $place }
    }
coach-fact-nears-mine =
    { $turns ->
        [one] Arriva a un turno da una miniera: { $place }
       *[other] Arriva a { $turns } turni da una miniera: { $place }
    }
coach-fact-docks = Raggiunge uno spazioporto con { $credits } crediti per i potenziamenti: { $place }
coach-fact-sells-later =
    { $turns ->
        [one] Al prossimo turno i metalli si vendono per { $credits }: { $place }
       *[other] Fra { $turns } turni i metalli si vendono per { $credits }: { $place }
    }
coach-repair =
    { $price ->
        [0] gratis
       *[other] crediti: { $price }
    }
coach-fact-homes =
    { $turns ->
        [0] Raggiunge le riparazioni: { $place } ({ $repair })
        [one] Arriva a un turno dalle riparazioni: { $place } ({ $repair })
       *[other] Arriva a { $turns } turni dalle riparazioni: { $place } ({ $repair })
    }
coach-fact-repairs-ahead =
    { $turns ->
        [0] Lascia la nave da riparare: { $place } ({ $repair })
        [one] Lascia la nave a un turno dalle riparazioni: { $place } ({ $repair })
       *[other] Lascia la nave a { $turns } turni dalle riparazioni: { $place } ({ $repair })
    }
coach-fact-repairs = Fa riparare la nave: { $place } ({ $repair })
coach-fact-starts-over =
    { $turns ->
        [0] Lascia metalli da prendere gratis: { $place }
        [one] Lascia la nave a un turno da metalli gratuiti, da vendere per ripartire: { $place }
       *[other] Lascia la nave a { $turns } turni da metalli gratuiti, da vendere per ripartire: { $place }
    }
coach-fact-meets-police = Vola dritto dalla polizia
coach-fact-meets-alien = Vola dritto dagli alieni
coach-fact-meets-corsair = Vola dritto dal corsaro
coach-fact-exposes-police = Finisce dove la polizia arriva con il { $percent } % di probabilità
coach-fact-exposes-alien = Finisce dove gli alieni arrivano con il { $percent } % di probabilità
coach-fact-exposes-corsair = Finisce dove il corsaro arriva con il { $percent } % di probabilità
coach-fact-attacks = Attacca, con il { $percent } % di probabilità di vincere
coach-fact-fights = Combatte, con il { $percent } % di probabilità di vincere
coach-fact-flees = Si mette in salvo
coach-fact-submits-clean = Mostra alla polizia una stiva pulita
coach-fact-submits-caught = Perde la stiva e paga la multa alla polizia
coach-fact-leaves = Prosegue senza combattere
coach-fact-plays = Gioca { $card }
coach-fact-warps = Prende il portale: { $quadrant }
coach-fact-waits = Aspetta dov’è: { $place }
coach-fact-nothing-better = Non ha alternative chiaramente migliori
coach-fact-balance = Nel complesso risulta un po’ migliore
coach-fact-balance-against = Nel complesso risulta un po’ peggiore

## Alone, where credits are counted and nothing is won
ui-coach-legend = verso Leggenda

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = crediti
coach-more-upgrades = potenziamenti
coach-more-metals = metalli a bordo

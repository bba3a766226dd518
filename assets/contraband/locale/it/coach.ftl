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
        [0] Raggiunge il mercato che paga meglio per il viaggio
        [one] Arriva a un turno dal mercato che paga meglio per il viaggio
       *[other] Arriva a { $turns } turni dal mercato che paga meglio per il viaggio
    }
coach-fact-homes =
    { $turns ->
        [0] Raggiunge uno spazioporto per le riparazioni
        [one] Arriva a un turno da uno spazioporto
       *[other] Arriva a { $turns } turni da uno spazioporto
    }
coach-fact-meets-police = Vola dritto dalla polizia
coach-fact-meets-alien = Vola dritto dagli alieni
coach-fact-meets-corsair = Vola dritto dal corsaro
coach-fact-exposes-police = Finisce dove la polizia arriva con il { $percent } % di probabilità
coach-fact-exposes-alien = Finisce dove gli alieni arrivano con il { $percent } % di probabilità
coach-fact-exposes-corsair = Finisce dove il corsaro arriva con il { $percent } % di probabilità
coach-fact-attacks = Attacca, con il { $percent } % di vincere
coach-fact-fights = Combatte, con il { $percent } % di vincere
coach-fact-flees = Si mette in salvo
coach-fact-submits-clean = Mostra alla polizia una stiva pulita
coach-fact-submits-caught = Perde la stiva e paga la multa alla polizia
coach-fact-leaves = Prosegue senza combattere
coach-fact-plays = Gioca { $card }
coach-fact-warps = Prende il portale
coach-fact-waits = Aspetta dov’è
coach-fact-nothing-better = Non ha alternative chiaramente migliori
coach-fact-balance = Nel complesso rende un po’ di più
coach-fact-balance-against = Nel complesso rende un po’ di meno

## Alone, where credits are counted and nothing is won
ui-coach-legend = verso Leggenda

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = crediti
coach-more-upgrades = potenziamenti
coach-more-metals = metalli a bordo

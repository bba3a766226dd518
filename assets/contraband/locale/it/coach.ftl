### Il consigliere: perché un piano è buono o cattivo.
### Un motivo comincia con un verbo il cui soggetto è il piano: così sta anche dopo `coach-better`, con l’iniziale minuscola.

coach-better = Il piano migliore { $fact }

coach-fact-fulfils = Raggiunge l’obiettivo: { $objective }
coach-fact-sells = Vende per { $credits } in tutto
coach-fact-buys = Compra { $metal }
coach-fact-installs = Monta { $upgrade }
coach-fact-loads = Porta nella stiva: { $metals }
coach-fact-jettisons = Getta { $metal }
coach-fact-explores = Apre una miniera che nessuno ha ancora visto: { $place }
coach-fact-ends-in = Finisce il turno dove nessuna pattuglia arriva: { $place }
coach-fact-nears =
    { $turns ->
        [0] Porta la stiva al mercato che paga meglio per la strada da fare
        [one] Arriva a un turno dal mercato che paga meglio per la strada da fare
       *[other] Arriva a { $turns } turni dal mercato che paga meglio per la strada da fare
    }
coach-fact-homes =
    { $turns ->
        [0] Raggiunge uno spazioporto, dove la nave viene riparata
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
coach-fact-submits-clean = Mostra alla polizia una stiva in cui non c’è nulla da trovare
coach-fact-submits-caught = Perde la stiva e paga la multa alla polizia
coach-fact-leaves = Prosegue senza combattere
coach-fact-plays = Gioca una carta: { $card }
coach-fact-warps = Prende il portale
coach-fact-waits = Aspetta dov’è
coach-fact-nothing-better = Non ha un rivale chiaramente migliore
coach-fact-balance = Nel complesso rende un po’ di più
coach-fact-balance-against = Nel complesso rende un po’ di meno

## Alone, where credits are counted and nothing is won
ui-coach-legend = di una Leggenda

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = crediti
coach-more-upgrades = potenziamenti
coach-more-metals = metalli a bordo

### Il consigliere e l’analisi.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Il consigliere e l’analisi
ui-percent = { $value } %
ui-coach = Consigliere
ui-coach-short = Guida
ui-coach-close = Chiudi ({ $key })
ui-coach-playing-on =
    { $count ->
        [one] Lo simula in anticipo, finora: { $playouts }
       *[other] Simula in anticipo i migliori di { $shown } piani, finora: { $playouts }
    }
ui-coach-stop = Ferma
ui-coach-nothing = Nessun consiglio per questa posizione.
ui-coach-weighed =
    { $count ->
        [one] l’unico piano
       *[other] { $shown } piani valutati
    }
# The actions of a plan that differ from the best plan, and the number of those that do not fit.
ui-coach-differs = … { $orders }
ui-coach-more =
    { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
ui-coach-gives = Gioca le azioni, una dopo l’altra
ui-coach-stale = La posizione è cambiata.
ui-coach-again = Chiedi ancora ({ $key })
ui-coach-best = il migliore
ui-coach-equal = alla pari
ui-coach-loss = meno { $points }
ui-coach-plan = Piano { $number }, { $win }: { $orders }
ui-coach-play = Gioca ({ $key })
ui-coach-play-help = Gioca queste azioni una dopo l’altra. Si annullano come sempre, e il turno resta da terminare.
ui-coach-then-see = poi si vedrà
ui-coach-to-win = di vincere
# Why the chance of a plan is low or high, in a line under its reasons.
ui-coach-outlook-behind =
    { $count ->
        [one] Alla fine si prevede { $count } punto in meno di { $rival }.
       *[other] Alla fine si prevedono { $count } punti in meno di { $rival }.
    }
ui-coach-outlook-leads =
    { $count ->
        [one] Ora avanti, ma alla fine si prevede { $count } punto in meno di { $rival }.
       *[other] Ora avanti, ma alla fine si prevedono { $count } punti in meno di { $rival }.
    }
ui-coach-outlook-ahead =
    { $count ->
        [one] Alla fine si prevede { $count } punto in più di { $rival }.
       *[other] Alla fine si prevedono { $count } punti in più di { $rival }.
    }
ui-coach-outlook-favourite = La vittoria più probabile: { $rival }, { $win }.
ui-coach-outlook-more = { $rival } ha di più: { $list }.
ui-coach-outlook-item = { $what } { $more } a { $less }
ui-coach-outlook-end = { $rival } può chiudere la partita con il prossimo turno.
ui-coach-stops = Qui si scopre qualcosa di nuovo; poi il consigliere valuta di nuovo:
ui-coach-foreseen = Più avanti, se nulla si mette di mezzo (non viene giocato ora):
ui-coach-plays-first = { $count ->
    [one] Gioca la prima azione, poi rivaluta
   *[other] Gioca le prime { $count }, poi rivaluta
}
ui-why = Perché?
ui-why-help = Quanto valeva l’ultimo turno avversario, e perché. Tasto: { $key }
ui-why-about = Quanto valeva l’ultimo turno avversario, e perché.
ui-why-title = { $name }, giro { $round }
ui-why-nothing = Nessuna analisi di questo turno.
ui-why-hidden = Disponibile a partita finita: prima svelerebbe ciò che è nascosto.
ui-why-none-yet = Ancora nessun turno concluso.
ui-why-after = Dopo il turno
ui-why-settled = A guardar meglio, la probabilità prima era { $win }
ui-why-luck = Fortuna di dadi e carte: { $points } punti percentuali
ui-why-error = Rispetto al piano migliore: { $points } punti percentuali
ui-why-played = Giocato
ui-why-better = Meglio, con { $win } invece di { $played }:
ui-why-better-from =
    { $count ->
        [one] Meglio dopo la prima azione, con { $win } invece di { $played }:
       *[other] Meglio dopo le prime { $count } azioni, con { $win } invece di { $played }:
    }
ui-why-no-better = Nessun altro piano era chiaramente migliore.
ui-why-earlier = Turno prima
ui-why-later = Turno dopo
ui-review = Analisi della partita
ui-review-open = Analisi
ui-review-help = Le probabilità nel tempo, la fortuna e gli errori di ogni turno. Tasto: { $key }
ui-review-nothing = Questa partita non si può analizzare.
ui-review-progress = Turni analizzati: { $done } di { $all }
ui-review-chart = Probabilità di vittoria durante la partita; l’elenco dei turni ha tutte le cifre
ui-review-chance = Probabilità di vittoria
# The same where somebody plays alone.
ui-review-alone = Prospettive
ui-review-rounds = Giro
ui-review-turn = Giro { $round }, { $name }
ui-review-from-to = da { $before } a { $after }
ui-review-players = Giocatori
ui-review-count = Turni
ui-review-luck = Fortuna
ui-review-error = Scelte
ui-review-rate = per turno
ui-review-player = { $name }: turni { $turns }, fortuna { $luck }, scelte { $error }, { $rate } per turno
ui-review-player-help = In punti percentuali della probabilità di vittoria: quanto dadi e carte hanno dato oltre la media, e quanto le scelte sono costate rispetto alle migliori.
ui-review-turns = Turni: fortuna, scelte, probabilità dopo
ui-review-turn-row = { $turn }: fortuna { $luck }, scelte { $error }, poi { $win }
ui-review-show = Mostra { $number }
ui-review-show-help = Mostralo sulla plancia
ui-review-why = Perché { $number }?
ui-review-decisive = Momenti decisivi, dal più pesante
ui-review-decisive-own = Momenti decisivi: prima quelli di chi gioca qui

## Il consigliere: perché un piano è buono, e quali sono le sue azioni
coach-why-good-luck = Fortuna
coach-why-bad-luck = Sfortuna
coach-why-error = Errore

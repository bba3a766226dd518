### Rompicapi: la scala e il riquadro.

## La scala e il riquadro
puzzles = Rompicapi
puzzles-help = Un turno, un obiettivo. Ogni rompicapo ha almeno una soluzione dimostrata che non richiede fortuna.
puzzles-count = Risolti { $solved } di { $all }
puzzles-number = Rompicapo { $number } di { $all }
puzzles-own = Rompicapo
puzzles-figures = { $solving } di { $ends } finali
puzzles-figures-help = I modi diversi in cui questo turno può finire senza fortuna, e quanti di essi raggiungono l’obiettivo.
puzzles-row = { $number }. { $title }, { $state }
puzzles-state-new = da risolvere
puzzles-state-solved = risolto
puzzles-state-shown = risolto dopo aver visto la soluzione
puzzles-goal = Obiettivo del turno
puzzles-met = { $goal }, raggiunto
puzzles-open = { $goal }, non ancora raggiunto
puzzles-end-it = Tutti gli obiettivi raggiunti: termina il turno.
puzzles-hint = Suggerimento
puzzles-hint-none = Questo rompicapo non ha suggerimenti.
puzzles-solution = Mostra soluzione
puzzles-showing = Viene mostrata una soluzione.
puzzles-reset = Ricomincia
puzzles-next = Rompicapo seguente
puzzles-ladder = Tutti i rompicapi
puzzles-leave = Lascia il rompicapo
puzzles-back = Torna alla partita
puzzles-resume = Torna al rompicapo
puzzles-not-saved = I rompicapi non si salvano come partite; quelli risolti si ricordano da soli.
puzzles-not-remembered = I progressi dei rompicapi non sono stati salvati: { $reason }

## La fine di un tentativo
puzzles-solved = Risolto
puzzles-praise-easy = Ben giocato.
puzzles-praise-fine = Bella trovata.
puzzles-praise-rare = Una vera rarità: pochissime vie portano fin lì.
puzzles-solved-words = { $solving ->
    [one] Un solo modo di finire il turno, tra { $ends }, raggiunge l’obiettivo.
   *[other] { $solving } dei { $ends } modi di finire il turno raggiungono l’obiettivo.
}
puzzles-solved-all = Tutti i rompicapi sono risolti.
puzzles-missed = Obiettivo non raggiunto
puzzles-missed-words = Obiettivi mancati: { $goals }
puzzles-lucky = Raggiunto per fortuna
puzzles-lucky-words = Obiettivo raggiunto, ma solo con la fortuna. Trova un modo che funzioni sempre.
puzzles-shown = Una soluzione
puzzles-shown-words = { $solving ->
    [one] È l’unico modo tra { $ends } finali del turno.
   *[other] È uno dei { $solving } modi tra { $ends } finali del turno.
}
puzzles-again = Riprova

### Il Codex e i suggerimenti.
### Il testo di una pagina ha un punto per riga. I giocatori si chiamano per nome. I termini stanno in GLOSSARY.md.

## Il Codex
codex = Codex
codex-help = Che cosa fa ogni cosa sulla plancia, con i numeri di questa partita.
codex-search = Cerca nel Codex
codex-search-none = Nessuna pagina contiene tutte queste parole.
codex-found =
    { $count ->
        [one] { $count } pagina
       *[other] { $count } pagine
    }
codex-contents = Indice
codex-back = Indietro
codex-welcome = Scegli una pagina a sinistra, o scrivi che cosa cercare. Vanno bene anche le frecce e Invio.
codex-welcome-pad = Scegli una pagina a sinistra, o cercane una. I grilletti scorrono la pagina.
codex-welcome-tip = Punta qualsiasi cosa sulla plancia e premi { $key }: si apre la sua pagina.
codex-now = In questa partita
codex-now-mover = In questa partita, per { $name }
codex-see = Vedi anche
codex-play = Gioca un esempio
codex-play-help = Apre questa posizione per provarla. La partita in corso resta e si può riprendere.
codex-play-not-here = Per giocare questa posizione, lascia prima la lezione.
codex-play-with = Gioca un esempio con { $what }
codex-practise = Esercitati
codex-practise-help = Apre la lezione corrispondente nell’Accademia.
codex-part-choices = Varianti
codex-values = Valori
codex-practice = Esercizio: { $what }
codex-practice-return = Torna alla partita
codex-practice-leave = Lascia l’esercizio
codex-practice-again = Ripeti

## Che cosa vale ora
codex-fact-set = Variante: { $option }

## Perché no
why-not-to-move = È il turno di un altro giocatore.
why-not-own = Appartiene a un altro giocatore.
why-no-target = Ora non c’è nessun bersaglio valido.
why-other-asked = Prima completa o annulla la scelta in corso.
why-no-more = Non c’è altro da scegliere.
why-none-chosen = Non è ancora stato scelto nulla.
why-not-enough = Scegli prima un bersaglio.
why-no-redo = Niente da ripetere.
why-first-page = Questa è la prima pagina.
why-no-name = Scrivi prima un nome.
why-no-turn = Questo turno non esiste.

## Suggerimenti
tip-price = Prezzo: { $what }
tip-price-each = { $head }: { $what }
tip-undo-yes = Si può annullare.
tip-undo-no = Non si può annullare.
tip-more = { $key }: altro nel Codex

### Il Codex e i suggerimenti.
### Il testo di una pagina ha un punto per riga. I giocatori si chiamano per nome. I termini stanno in GLOSSARY.md.

## Il Codex
codex = Codex
codex-help = Che cosa fa ogni cosa sul tavolo, con i numeri di questa partita.
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
codex-welcome-tip = Su qualsiasi cosa del tavolo, { $key } apre la sua pagina.
codex-now = In questa partita
codex-now-mover = In questa partita, per { $name }
codex-see = Vedi anche
codex-play = Gioca un esempio
codex-play-help = Apre questa posizione per provarla. La partita sul tavolo aspetta e si può riprendere.
codex-play-not-here = È aperta una lezione: usciti da lì, si può giocare questa posizione.
codex-play-with = Gioca un esempio con { $what }
codex-practise = Esercitati
codex-practise-help = Apre la lezione su questo argomento nell’Accademia.
codex-part-choices = Varianti
codex-values = Valori
codex-practice = Esercizio: { $what }
codex-practice-return = Torna alla partita
codex-practice-leave = Lascia l’esercizio
codex-practice-again = Ripeti

## Che cosa vale ora
codex-fact-set = Variante: { $option }

## Perché no
why-not-to-move = È il turno di qualcun altro.
why-not-own = Appartiene a qualcun altro.
why-no-target = Ora non c’è nulla su cui usarla.
why-other-asked = Una scelta è ancora aperta. Prima finiscila o annullala.
why-no-more = Non c’è altro da scegliere.
why-none-chosen = Non ne è stato scelto ancora nessuno.
why-not-enough = Scegli prima a che cosa mirare.
why-no-redo = Non c’è nulla di annullato.
why-first-page = Prima di questa non c’è nessuna pagina.
why-no-name = Prima scrivi un nome.
why-no-turn = Un turno così non c’è.

## Suggerimenti
tip-price = Prezzo: { $what }
tip-price-each = { $head }: { $what }
tip-undo-yes = Si può annullare.
tip-undo-no = Non si può annullare.
tip-more = { $key }: altro nel Codex

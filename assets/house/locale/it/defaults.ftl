### Quel che la casa dice per un gioco che non dice altro. Solo di queste chiavi un gioco può avere messaggi suoi, con gli stessi argomenti.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Che cosa pensa un avversario
think-finding =
    { $count ->
        [one] { $name } cerca piani: finora uno
       *[other] { $name } cerca piani: finora { $shown }
    }
think-judging =
    { $count ->
        [one] { $name } valuta l’unico piano
       *[other] { $name } valuta { $shown } piani
    }
think-playing =
    { $count ->
        [one] { $name } valuta l’unico piano, simulazioni: { $playouts }
       *[other] { $name } valuta { $shown } piani, simulazioni: { $playouts }
    }
think-weighed = { $name } ha valutato { $shown } piani ({ $key })

## Il consigliere e l’analisi
ui-coach-help = I piani migliori per questo turno, quanto vale ciascuno e perché.
ui-coach-not-now = Il consigliere aiuta quando è di turno una persona.
ui-coach-begins = Osserva la posizione
ui-coach-weighing =
    { $count ->
        [one] Valuta l’unico piano
       *[other] Valuta { $shown } piani
    }
ui-why-before = Prima del turno
ui-why-rolled = Con questa fortuna
ui-why-no-error = Di meglio non si poteva fare.
ui-review-luck-error = Con questa fortuna: { $rolled }. Fortuna { $luck }, scelte { $error }
ui-review-moment-error = È costato { $points } punti percentuali: il piano migliore portava a { $rolled }, quello scelto a { $after }.
ui-review-moment-errors = È costato { $points } punti percentuali; la scelta più cara ha lasciato { $played } invece di { $best }.
ui-review-moment-good =
    { $chosen ->
        [best] La fortuna ha portato { $points } punti percentuali: così il piano migliore arrivava a { $rolled } ed è stato scelto.
       *[worse] La fortuna ha portato { $points } punti percentuali: così il piano migliore arrivava a { $rolled }, quello scelto a { $after }.
    }
ui-review-moment-good-cards =
    { $chosen ->
        [best] La fortuna durante il turno ha portato { $points } punti percentuali: così il piano migliore arrivava a { $rolled } ed è stato scelto.
       *[worse] La fortuna durante il turno ha portato { $points } punti percentuali: così il piano migliore arrivava a { $rolled }, quello scelto a { $after }.
    }
ui-review-moment-bad =
    { $chosen ->
        [best] La sfortuna ha tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled } ed è stato scelto.
       *[worse] La sfortuna ha tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled }, quello scelto a { $after }.
    }
ui-review-moment-bad-cards =
    { $chosen ->
        [best] La sfortuna durante il turno ha tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled } ed è stato scelto.
       *[worse] La sfortuna durante il turno ha tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled }, quello scelto a { $after }.
    }
ui-look-before = prima della prima azione

## Le lezioni
academy-not-in-check = Non in questa prova: la domanda riguarda altro.

## La preparazione
ui-setup-name-help = Il nome del giocatore. Se resta vuoto, si usa il colore.

## In che cosa si conta una partita
ui-score-total = Punti
ui-end-counting = Punteggio finale
ui-end-by = { $by ->
    [one] Vince { $name } con { $shown } punto di vantaggio.
   *[other] Vince { $name } con { $shown } punti di vantaggio.
}
ui-end-mine = { $place ->
    [1] { $name }: primo posto,
    [2] { $name }: secondo posto,
    [3] { $name }: terzo posto,
   *[other] { $name }: quarto posto,
} { $behind ->
    [0] a pari punti
    [one] a { $shown } punto dalla vetta
   *[other] a { $shown } punti dalla vetta
}
stats-summary = { $played ->
    [one] { $played } partita, vinte: { $won } ({ $share }), { $points } punti di media
   *[other] { $played } partite, vinte: { $won } ({ $share }), { $points } punti di media
}
stats-mean = Punti

## Quel che si sceglie prima di una partita
ui-setup-picks = Scelti: { $picked } di { $count }
ui-fault-picks = Scegline { $count }. Scelti finora: { $picked }.
ui-setup-name-drawn = Estratto a sorte

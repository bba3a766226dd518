### Il consigliere e l’analisi.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Il consigliere e l’analisi
ui-coach-help = I piani migliori per questi dadi, quanto vale ciascuno e perché.
ui-coach-not-now = Il consigliere aiuta quando è di turno una persona, dopo il lancio.
ui-coach-begins = Osserva i dadi
ui-coach-weighing =
    { $count ->
        [one] Valuta l’unico piano
       *[other] Valuta { $shown } piani
    }
ui-why-before = Prima del lancio
ui-why-rolled = Dopo il lancio
ui-why-no-error = Questi dadi non offrivano di meglio.
ui-review-luck-error = Dopo il lancio: { $rolled }. Fortuna { $luck }, scelte { $error }
ui-review-moment-error = È costato { $points } punti percentuali: il piano migliore per questo lancio portava a { $rolled }, quello scelto a { $after }.
ui-review-moment-errors = È costato { $points } punti percentuali; la scelta più cara ha lasciato { $played } invece di { $best }.
ui-review-moment-good =
    { $chosen ->
        [best] Il lancio ha portato { $points } punti percentuali: il piano migliore arrivava a { $rolled } ed è stato scelto.
       *[worse] Il lancio ha portato { $points } punti percentuali: il piano migliore arrivava a { $rolled }, quello scelto a { $after }.
    }
ui-review-moment-good-cards =
    { $chosen ->
        [best] Dadi e carte hanno portato { $points } punti percentuali: il piano migliore arrivava a { $rolled } ed è stato scelto.
       *[worse] Dadi e carte hanno portato { $points } punti percentuali: il piano migliore arrivava a { $rolled }, quello scelto a { $after }.
    }
ui-review-moment-bad =
    { $chosen ->
        [best] Il lancio ha tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled } ed è stato scelto.
       *[worse] Il lancio ha tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled }, quello scelto a { $after }.
    }
ui-review-moment-bad-cards =
    { $chosen ->
        [best] Dadi e carte hanno tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled } ed è stato scelto.
       *[worse] Dadi e carte hanno tolto { $points } punti percentuali: anche il piano migliore arrivava solo a { $rolled }, quello scelto a { $after }.
    }
ui-look-before = prima del lancio

## Il consigliere: perché un piano è buono, e quali sono le sue azioni
coach-term-territory = Territorio
coach-term-fleet = Flotta
coach-term-resources = Risorse
coach-term-cards = Carte
coach-term-hub = Colonist Hub
coach-term-docks = Attracchi
coach-term-fields = Campi
coach-term-others = Avversari
coach-better = Il piano migliore: { $fact }
coach-fact-wins = Vince la partita
coach-fact-ends-match = Termina la partita senza vincere
coach-fact-match-goes-on = La partita continua
coach-fact-takes-territory = Conquista { $territory }
coach-fact-takes-territory-from = Toglie { $territory } a { $from }
coach-fact-breaks-territory = Spezza il controllo di { $from }: { $territory }
coach-fact-secures-territory = Mette al sicuro { $territory }
coach-fact-places-colony =
    { $left ->
        [0] L’ultima colonia: { $territory }
        [one] Una colonia, ne resta una da piazzare: { $territory }
       *[other] Una colonia, ne restano { $left } da piazzare: { $territory }
    }
coach-fact-builds-ship =
    { $nth ->
        [4] Costruisce la quarta nave
        [5] Costruisce la quinta nave
        [6] Costruisce la sesta nave
       *[other] Costruisce una nave
    }
coach-fact-buys-relic = Compra la nave reliquia
coach-fact-earns = Porta { $what }
coach-fact-saves = Lascia di più: { $what }
coach-fact-takes-card = Prende una carta: { $card }
coach-fact-uses-card = Usa una carta: { $card }
coach-fact-discards-card = Scarta una carta: { $card }
coach-fact-keeps-card = Tiene una carta: { $card }
coach-fact-cycles-cards = Sostituisce le carte
coach-fact-advances-hub = Colonia dell’Hub al cerchio { $to }
coach-fact-finishes-hub = Colonia dell’Hub pronta al lancio
coach-fact-launches = Lancia la colonia: { $territory }
coach-fact-raids-resources = Ruba { $what } a { $from }
coach-fact-raids-card = Ruba { $card } a { $from }
coach-fact-fills-docks = Nessun attracco libero per { $next }: { $facility }
coach-fact-raises-mine = Alla Lunar Mine agli altri serve un { $to }
coach-fact-holds-outpost = Il prossimo raid deve superare { $total }
coach-fact-frees-docks =
    { $ships ->
        [one] Sfratta una nave: { $facility }
       *[other] Sfratta { $ships } navi: { $facility }
    }
coach-fact-destroys-ship = Costa una nave a { $from }
coach-fact-places-field = { $field } su { $territory }
coach-fact-removes-field = { $field } via dal pianeta
coach-fact-takes-relic-away = { $from } perde la nave reliquia
coach-fact-plays-out = Tra qualche turno si rivela migliore
coach-fact-plays-out-against = Tra qualche turno si rivela peggiore
coach-fact-nothing-better = Non c’è niente di chiaramente meglio
coach-fact-balance = Nel complesso un po’ meglio
coach-fact-balance-against = Nel complesso un po’ peggio
coach-order-roll = Lancia i dadi
coach-order-dock = { $ships }: { $facility }
coach-order-settle = { $ships }: { $facility }, colonia su { $territory }
coach-order-raid = Raid con { $ships }: { $what }
coach-order-cycle = Sostituisci le carte
coach-order-claim = Reclama { $card }
coach-order-trade =
    { $ore ->
        [one] Compra { $ore } minerale
       *[other] Compra { $ore } minerali
    }
coach-order-launch = Lancia la colonia: { $territory }
coach-order-relic = Compra la nave reliquia
coach-order-use = { $card }: { $what }
coach-order-discard = Scarta { $card }: { $what }
coach-order-shed = Cedi { $what }
coach-order-end = Termina il turno
coach-power-change = { $ship } diventa { $after }
coach-power-warp = rilancia { $ships }
coach-power-cannon =
    { $ships ->
        [one] una nave sfrattata, { $facility }
       *[other] { $ships } navi sfrattate, { $facility }
    }

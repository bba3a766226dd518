### La partita e la sua fine.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Che cosa pensa un avversario
think-begins = { $name } pensa
think-finding =
    { $count ->
        [one] { $name } cerca come usare i dadi: finora un modo
       *[other] { $name } cerca come usare i dadi: finora { $shown } modi
    }
think-judging =
    { $count ->
        [one] { $name } valuta l’unico modo di usare i dadi
       *[other] { $name } valuta { $shown } modi di usare i dadi
    }
think-playing =
    { $count ->
        [one] { $name } valuta l’unico modo di usare i dadi, proseguito nella mente: { $playouts }
       *[other] { $name } valuta { $shown } modi di usare i dadi, proseguiti nella mente: { $playouts }
    }
think-likes = { $what } – preferisce: { $plan }
think-ready = { $name } ha deciso ({ $key })
think-weighed = { $name } ha valutato { $shown } modi di usare i dadi ({ $key })
think-after = { $caption }. { $what }

## La partita
ui-to-move = di turno
ui-player-spoken = { $name }: carburante { $fuel }, minerale { $ore }, navi { $ships }, colonie rimaste { $colonies }, carte { $cards }, punti { $points }
ui-points-of = Punti in dettaglio, { $name }
ui-player-have = Carburante { $fuel }, minerale { $ore }, navi { $ships } in gioco e { $stock } nella riserva, colonie da piazzare { $colonies }
ui-no-cards = Nessuna carta tecnologia
ui-discard-for = Scartata: { $what }
ui-discard = Scarto:
ui-cards = Carte
ui-fleet = Flotta
ui-to-dock = { $left } di { $all } da attraccare
ui-roll = Lancia
ui-key = Tasto: { $key }
ui-undo = Annulla
ui-undo-help = Ritira l’ultimo ordine.
ui-undo-none = Niente da annullare: un lancio, una carta pescata e un turno finito non si ritirano.
ui-redo = Ripeti
ui-redo-help = Ridà l’ordine ritirato.
ui-reset = Ricomincia
ui-reset-help = Ritira tutto fino all’ultimo lancio o all’ultima carta pescata del turno.
ui-end-turn = Fine turno
ui-end-turn-help = Tocca al prossimo giocatore.
ui-end-turn-bay =
    { $count ->
        [one] Tocca al prossimo giocatore. Una nave va nella Bay inutilizzata.
       *[other] Tocca al prossimo giocatore. { $count } navi vanno nella Bay inutilizzate.
    }
ui-end-turn-shed = Prima scegli che cosa cedere: si possono tenere 8 risorse.
ui-end-turn-not-yours = È di turno un avversario.
ui-not-to-move = È il turno di qualcun altro.
ui-no-target = Non c’è nulla su cui usarla.
ui-step = Avanti
ui-step-help = Lascia che l’avversario dia il prossimo ordine.
ui-log = Diario
ui-log-large = Mostra tutto il diario
ui-log-return = Clic: ritira tutto fino a prima di questo
ui-round = giro { $round }
ui-fuel = carburante
ui-ore = minerale
ui-of = { $some } di { $all }
ui-loot = Raid
ui-loot-help = Fino a { $limit } risorse a scelta, oppure una carta.
ui-loot-more = Prendi più { $what } da { $name }
ui-loot-less = Prendi meno { $what } da { $name }
ui-loot-decoy = Decoy: solo questa carta
ui-loot-card = { $card } da { $name }
ui-loot-nothing = Ancora nessuna scelta
ui-loot-left =
    { $left ->
        [0] Di più un raid non prende
        [one] Se ne può prendere ancora una
       *[other] Se ne possono prendere ancora { $left }
    }
ui-loot-take = Raid
ui-loot-empty = Non prendere nulla
ui-shed = Cedi
ui-shed-count = Cedi { $count }
ui-shed-help =
    { $count ->
        [one] Bisogna cedere una risorsa; se ne possono tenere 8.
       *[other] Bisogna cedere { $count } risorse; se ne possono tenere 8.
    }
ui-shed-more = Cedi più { $what }
ui-trade = Scambio
ui-trade-more = Più minerale
ui-trade-less = Meno minerale
ui-trade-amount = Carburante { $fuel } per minerale { $ore }
ui-pile-help = Prendi una carta dagli scarti.
ui-confirm-key = Conferma ({ $key })
ui-cancel-key = Annulla ({ $key })
ui-sure = Confermare?
ui-go-on = Prosegui
ui-end-match = Chiudi la partita
ui-give-up-ship = Cedi la nave
ui-never-ask = Non chiedere più
ui-never-ask-help = Questa domanda non torna più. La si riattiva nelle opzioni.
ui-warn-undocked =
    { $count ->
        [one] Una nave può ancora attraccare e andrebbe nella Bay inutilizzata: { $ships }.
       *[other] Queste navi possono ancora attraccare e andrebbero nella Bay inutilizzate: { $ships }.
    }
ui-warn-launch = Sulla traccia dell’Hub aspetta una colonia pronta: si può lanciare ora.
ui-warn-claim = Con le navi all’Alien Artifact si può ancora reclamare una carta.
ui-warn-behind = Così la partita finisce, e vince { $name } per { $best } a { $mine }.
ui-warn-empty-raid = Questo raid non prende nulla, anche se qualcosa si può prendere.
ui-warn-spends = Dopo, questa nave torna nella riserva: { $ship }.
ui-hint-over = La partita è finita.
ui-hint-roll = { $name }: lancia la flotta ({ $key }).
ui-hint-pick = { $name }: scegli le navi, poi un attracco. { $key } mostra che cosa si può fare.
ui-hint-dock = Scegli uno dei posti illuminati.
ui-hint-no-dock = Nessun posto accetta questa scelta di navi. Scegline altre.
ui-hint-end = { $name }: tutte le navi sono piazzate. Termina il turno ({ $key }) o usa le carte.
ui-hint-shed = Più di 8 risorse: scegli che cosa cedere ({ $key }).
ui-hint-card = { $card }: { $what }
ui-hint-launch = Scegli il territorio su cui lanciare.
ui-hint-settle = Scegli il territorio per la colonia.
ui-hint-opponent = Tocca a { $name }.
ui-hand-over = Tocca a { $name }
ui-hand-over-go = Gioca { $name } ({ $key })
ui-recap = Dall’ultimo turno:
ui-recap-none = Niente di nuovo.

## I punti e la fine
ui-score-colonies = Colonie
ui-score-control = Controllo
ui-score-city = City
ui-score-monument = Monument
ui-score-positron = Positron
ui-score-total = Punti
ui-scores = Punti
ui-end-title =
    { $count ->
        [one] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
ui-end-rounds =
    { $rounds ->
        [one] dopo un giro
       *[other] dopo { $rounds } giri
    }
ui-end-again = Mostra il risultato
ui-tie-cards = { $name } e { $other } hanno gli stessi punti; decide il numero di carte tecnologia.
ui-tie-ore = { $name } e { $other } hanno gli stessi punti e carte; decide il minerale.
ui-tie-fuel = { $name } e { $other } hanno gli stessi punti, carte e minerale; decide il carburante.
ui-tie-shared = { $name } e { $other } sono alla pari in tutto e condividono la vittoria.
ui-rematch = Rivincita
ui-look = Guarda la plancia

## Cartellini sulla plancia: che cosa porterebbe un clic
tag-fuel = carburante
tag-ore = minerale
tag-ships = { $count ->
        [one] nave
       *[other] navi
    }
tag-cards = { $count ->
        [one] carta
       *[other] carte
    }
tag-points = { $count ->
        [one] punto
       *[other] punti
    }
tag-final = Non si può annullare
tag-ends-game = Termina la partita
tag-choose-next = Segue una scelta
tag-discarded = Scartata:

### La partita e la sua fine.
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

## La partita
ui-player-spoken = { $name }: carburante { $fuel }, minerale { $ore }, navi { $ships }, colonie rimaste { $colonies }, carte { $cards }, punti { $points }
ui-player-have = Carburante { $fuel }, minerale { $ore }, navi { $ships } in gioco e { $stock } nella riserva, colonie da piazzare { $colonies }
ui-no-cards = Nessuna carta tecnologia
ui-can-end = può chiudere
ui-can-end-help = { $name } può chiudere la partita in questo turno o nel prossimo
ui-discard-for = Scartata: { $what }
ui-discard = Scarto:
ui-cards = Carte
ui-fleet = Flotta
ui-to-dock = { $left } di { $all } da attraccare
ui-roll = Lancia
ui-end-turn-bay =
    { $count ->
        [one] Passa il turno al prossimo giocatore. Una nave va nella Bay inutilizzata.
       *[other] Passa il turno al prossimo giocatore. { $count } navi vanno nella Bay inutilizzate.
    }
ui-end-turn-shed = Prima scegli che cosa cedere: si possono tenere 8 risorse.
ui-fuel = carburante
ui-ore = minerale
ui-loot = Raid
ui-loot-help = Fino a { $limit } risorse a scelta, oppure una carta.
ui-loot-more = Prendi più { $what } da { $name }
ui-loot-less = Prendi meno { $what } da { $name }
ui-loot-decoy = Decoy: solo questa carta
ui-loot-card = { $card } da { $name }
ui-loot-nothing = Nessuna scelta
ui-loot-left =
    { $left ->
        [0] Non si può prendere altro
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
ui-give-up-ship = Cedi la nave
ui-warn-undocked =
    { $count ->
        [one] Una nave può ancora attraccare e andrebbe nella Bay inutilizzata: { $ships }.
       *[other] Queste navi possono ancora attraccare e andrebbero nella Bay inutilizzate: { $ships }.
    }
ui-warn-launch = Sulla traccia dell’Hub aspetta una colonia pronta: si può lanciare ora.
ui-warn-claim = Con le navi all’Alien Artifact si può ancora reclamare una carta.
ui-warn-empty-raid = Questo raid non prende nulla, anche se qualcosa si può prendere.
ui-warn-spends = Dopo, questa nave torna nella riserva e va ricostruita: { $ship }.
ui-hint-roll = { $name }: lancia la flotta ({ $key }).
ui-hint-pick = { $name }: scegli le navi, poi un attracco. { $key } mostra le opzioni.
ui-hint-trade = { $name }: scambia { $fuel } carburante con 1 minerale ({ $key }), o prosegui.
ui-hint-claim = { $name }: reclama una carta evidenziata (non si può annullare), o prosegui.
ui-hint-launch-ready = { $name }: una colonia è pronta. Lanciala ({ $key }), o prosegui.
ui-hint-pick-over = { $name }: scegli le navi, poi un attracco. A fine turno si possono tenere solo 8 tra carburante e minerale.
ui-hint-dock = Scegli un attracco evidenziato.
ui-hint-dock-claim = Scegli un attracco evidenziato. All’Alien Artifact { $sum } = { $total }: si può reclamare una carta.
tag-claims = { $sum } = { $total }: reclama carta
ui-hint-no-dock = Nessun attracco accetta queste navi. Scegline altre.
ui-hint-end = { $name }: tutte le navi sono piazzate. Termina il turno ({ $key }) o usa le carte.
ui-hint-shed = Più di 8 tra carburante e minerale: scegli che cosa cedere ({ $key }).
ui-hint-card = { $card }: { $what }
ui-hint-launch = Scegli il territorio su cui lanciare.
ui-hint-settle = Scegli il territorio per la colonia.

## Come comincia una partita
start-rolled = Comincia il lancio più alto: { $rolls }. Primo turno: { $name }.
start-first = Primo turno: { $name }.
start-goods = Risorse iniziali, in ordine di turno: { $goods }. Chi gioca dopo riceve di più, per pareggiare l’attesa.
start-cards = Carte iniziali, distribuite a caso: { $cards }.
start-point-card = Una carta che vale un punto conta da subito; si distribuisce come le altre.

## I punti e la fine
ui-score-colonies = Colonie
ui-score-control = Controllo
ui-score-city = City
ui-score-monument = Monument
ui-score-positron = Positron
ui-tie-cards = { $name } e { $other } hanno gli stessi punti; decide il numero di carte tecnologia.
ui-tie-ore = { $name } e { $other } hanno gli stessi punti e carte; decide il minerale.
ui-tie-fuel = { $name } e { $other } hanno gli stessi punti, carte e minerale; decide il carburante.

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
tag-trades-nothing = Niente da scambiare
tip-ship = Nave: { $ship }
tag-discarded = Scartata:

# In the strip of what changed: the points of a player now, where others have changed them since; who controls a territory.
recap-now = ora { $points }
recap-controls = controlla { $territory }
recap-controls-nobody = nessuno controlla { $territory }

### Perché qualcosa non si può fare.
### Frasi intere: che cosa c’è e che cosa serve.

## Non ora
refusal-over = La partita è finita.
refusal-not-now-module = Prima scegli il modulo iniziale, gratuito.
refusal-not-now-roll = Prima lancia il dado giallo.
refusal-not-now-produce = Prima scegli la colonia che produce.
refusal-not-now-fly = Prima scegli il settore del volo.
refusal-not-now-arrange = Prima metti le carte osservate in cima o in fondo.
refusal-not-now-flight = Il volo non è ancora finito: agisci, prosegui o fermati.
refusal-not-now-pirates = Prima paga i pirati o combattili.
refusal-not-now-take = Prima prendi il bottino, o lascialo.
refusal-not-now-lose = Prima scegli il modulo da perdere.
refusal-not-now-build = Il volo è finito: commercia e costruisci, o termina il turno.
refusal-not-now-answer = C’è un’offerta in sospeso: prima accettala o rifiutala.
refusal-no-such-colony = Nessuna colonia con questo numero produce { $thing }, oppure nel compartimento non c’è posto.
refusal-no-such-sector = Il settore { $sector } non esiste: ci sono solo da 1 a 4.
refusal-not-each-once =
    { $count ->
        [one] Rimetti la carta ({ $count }) in cima o in fondo.
       *[other] Rimetti ognuna delle { $count } carte una volta, in cima o in fondo.
    }

## In volo
refusal-no-speed = La velocità è esaurita: niente altre carte in questo volo.
refusal-sector-empty = In questo settore non restano carte.
refusal-nothing-visited = Non si sta visitando nessuna carta. Prima prosegui.
refusal-card-used = { $card }: già usata in questo volo.
refusal-no-trade = { $card } non commercia.
refusal-not-sold = { $card } non vende { $thing }.
refusal-not-bought = { $card } non compra { $thing }.
refusal-nothing-traded = Scegli almeno 1 da comprare o vendere.
refusal-too-many = { $card } tratta al massimo { $most } alla volta.
refusal-lacking =
    { $has ->
        [0] Richiesto: { $needed }. A bordo: nulla.
        [one] Richiesto: { $needed }. A bordo: { $has }.
       *[other] Richiesto: { $needed }. A bordo: { $has }.
    }
refusal-no-room = Non c’è posto ({ $thing }): il compartimento ne tiene { $capacity }.
refusal-no-room-science = Non c’è posto per altra scienza: il laboratorio ne tiene { $capacity }.
refusal-no-ship-colony-ship = Serve una nave coloniale, e nell’hangar non c’è.
refusal-no-ship-trade-ship = Serve una nave commerciale, e nell’hangar non c’è.
refusal-no-colony-planet = Qui non si può fondare una colonia: { $card }.
refusal-no-post-place = Qui non si può fondare una base commerciale: { $card }.

## Avventure
refusal-not-face-up = L’avventura { $adventure } non è scoperta.
refusal-on-another-planet = L’avventura { $adventure } si compie su { $planet }.
refusal-turned-up-here = L’avventura { $adventure } è uscita durante questa visita: torna in un altro volo.
refusal-firepower = Serve potenza di fuoco { $needed }; la nave ha { $has }.
refusal-boost = Serve spinta { $needed }; la nave ha { $has }.
refusal-reward-too-large =
    { $most ->
        [one] L’avventura { $adventure } dà al massimo { $most } risorsa.
       *[other] L’avventura { $adventure } dà al massimo { $most } risorse.
    }
refusal-reward-excludes = L’avventura { $adventure } non dà { $thing }.

## Moduli, basi, richieste, offerte
refusal-no-module = Prima serve questo modulo: { $module }.
refusal-not-his-post = Questa nave non ha una base commerciale su { $card }.
refusal-post-used = La base su { $card } è già servita in questo turno.
refusal-posts-done =
    { $most ->
        [one] In questo turno si è già usata { $most } base commerciale: è il limite.
       *[other] In questo turno si sono già usate { $most } basi commerciali: è il limite.
    }
refusal-demands-done =
    { $most ->
        [one] Il modulo commerciale consente { $most } richiesta per turno.
       *[other] Il modulo commerciale consente { $most } richieste per turno.
    }
refusal-other-lacks =
    { $has ->
        [0] Richiesto: { $needed }. L’avversario non ne ha.
        [one] Richiesto: { $needed }. L’avversario ha solo { $has }.
       *[other] Richiesto: { $needed }. L’avversario ha solo { $has }.
    }
refusal-other-no-room = L’avversario non ha posto ({ $thing }): il compartimento ne tiene { $capacity }.
refusal-other-no-room-science = L’avversario non ha posto per altra scienza: il laboratorio ne tiene { $capacity }.
refusal-no-exchange = In questa partita non ci sono scambi tra i giocatori.
refusal-offers-done =
    { $most ->
        [one] In questo turno si è già fatta { $most } offerta: è il limite.
       *[other] In questo turno si sono già fatte { $most } offerte: è il limite.
    }
refusal-one-sided = Entrambe le parti devono dare qualcosa.
refusal-on-both-sides = Questo sta su entrambi i lati dell’offerta: { $thing }.
refusal-refused-before = La stessa offerta è già stata rifiutata in questo turno.

## Costruire
refusal-hangar-full =
    { $capacity ->
        [one] L’hangar è pieno: tiene { $capacity } navetta.
       *[other] L’hangar è pieno: tiene { $capacity } navette.
    }
refusal-pieces-full-booster = I posti per i razzi sono tutti occupati ({ $most }). Porta un razzo al livello 2.
refusal-pieces-full-cannon = I posti per i cannoni sono tutti occupati ({ $most }). Porta un cannone al livello 2.
refusal-pieces-missing-booster = Prima occupa tutti i posti per i razzi: finora { $has } di { $most }.
refusal-pieces-missing-cannon = Prima occupa tutti i posti per i cannoni: finora { $has } di { $most }.
refusal-pieces-raised-booster = Tutti i razzi sono già di livello 2.
refusal-pieces-raised-cannon = Tutti i cannoni sono già di livello 2.
refusal-has-module = Questo modulo è già costruito: { $module }.
refusal-module-raised = Questo modulo è già di livello 2: { $module }.
refusal-level-two-held = { $name } ha già l’unico modulo di livello 2 di questo tipo: { $module }.

### La schermata della partita: indicatori, scelte, suggerimenti, domande, offerte.
### I giocatori si chiamano per nome; il meno è un trattino medio.

## Titoli e indicatori
ui-turn-number = turno { $turn }
ui-speed = Velocità
ui-speed-help = Carte che in questo volo si possono ancora scoprire: spinta { $boost } più dado { $die }.
ui-actions = Azioni
ui-actions-of = di { $limit }
ui-actions-help =
    { $limit ->
        [one] Azioni rimaste. Un volo ne ha { $limit }.
       *[other] Azioni rimaste. Un volo ne ha { $limit }.
    }
ui-flight-row = Sequenza di volo
ui-visited = visitata
ui-laid = nuova
ui-not-built = assente
ui-free-place = libero
ui-hold-limit = { $count } per compartimento
ui-colonies = Colonie
ui-posts = Basi commerciali
ui-medals = Medaglie
ui-modules = Moduli
ui-powers = Spinta e potenza di fuoco
ui-module-at = { $module } { $level }
ui-more = altre { $count }
ui-shipyard = Cantiere
ui-shipyard-price = si paga in merci
ui-lacks = Manca: { $what }
ui-chance = probabilità { $chance }

## Scelte
ui-roll = Lancia
ui-roll-help = Lancia il dado giallo: producono entrambe le navi, e si fissa la velocità.
ui-fly = Settore { $sector }
ui-fly-help =
    { $cards ->
        [one] Qui c’è { $cards } carta.
       *[other] Qui ci sono { $cards } carte.
    }
ui-next = Prosegui
ui-next-help =
    { $speed ->
        [one] Scopri la prossima carta. Velocità rimasta: { $speed } carta.
       *[other] Scopri la prossima carta. Velocità rimasta: { $speed } carte.
    }
ui-next-left =
    { $count ->
        [one] { $count } carta rimasta in questo settore
       *[other] { $count } carte rimaste in questo settore
    }
ui-next-unknown =
    { $count ->
        [one] { $count } carta ignota qui
       *[other] { $count } carte ignote qui
    }
ui-next-pirates = Pirati o corsari: { $chance }
ui-stop = Fermati
ui-stop-help = Termina il volo. Non usate: velocità { $speed }, azioni { $actions }.
ui-buy = Compra
ui-sell = Vendi
ui-all = tutto
ui-more-of = Uno in più: { $thing }
ui-less-of = Uno in meno: { $thing }
ui-none-aboard = Niente a bordo: { $thing }
ui-astro-after = { $change } Astro, poi { $after }
ui-settle = Fonda una colonia
ui-settle-help = Consuma la nave coloniale. 1 punto, e 1 unità a ogni { $number }: { $thing }.
ui-found = Fonda una base
ui-found-help = Consuma la nave commerciale. Amicizia +{ $count }; ora qui non si commercia.
ui-adventure = { $adventure }
ui-adventure-help = Un’azione: { $what }
ui-adventure-take =
    { $count ->
        [one] Scegli una risorsa di ricompensa
       *[other] Scegli { $count } risorse di ricompensa
    }
ui-adventure-less = Ciò che non trova posto o non si sceglie va perso.
ui-met = Condizione soddisfatta
ui-not-met = Condizione non soddisfatta
ui-pay = Paga
ui-pay-help = { $price } Astro, ne restano { $after }. Il volo continua.
ui-fight = Combatti
ui-fight-range = { $own } contro { $theirs }
ui-fight-help = Le due parti lanciano il dado blu. La nave vince se il suo totale è pari o superiore.
ui-fight-won = Vittoria ({ $chance }): 1 fama e 1 risorsa
ui-fight-lost = Sconfitta: il volo finisce
ui-fight-lost-corsairs = Sconfitta: il volo finisce, cannone o modulo distrutto
ui-fight-lost-cannon = Sconfitta: il volo finisce, cannone distrutto
ui-fight-lost-module = Sconfitta: il volo finisce, modulo distrutto
ui-fight-is-won = Vittoria
ui-fight-is-lost = Sconfitta
ui-fight-tie = La parità vince
ui-ransom = riscatto { $count } Astro
ui-strength = forza { $range }
ui-take = Bottino: scegli una risorsa
ui-produce-heading = { $name } produce una di queste risorse
ui-take-nothing = Non prendere nulla
ui-reward = Ricompensa
ui-lose = Scegli il modulo da perdere
ui-lose-gone = Il { $module } va perso.
ui-lose-level = Il { $module } scende al livello 1, e il suo punto si perde.
# In the recap, after the mark of who lost something and what it was.
recap-no-room = non c’è posto
# In the recap, after the number of the sector: how many cards were revealed there.
recap-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ui-lose-overboard = Non c’è posto: { $what }
ui-produce = Scegli la colonia che produce
ui-choose-module = Scegli il modulo iniziale, gratuito
ui-build = Costruisci
ui-upgrade = Porta al livello 2
ui-module-one = Modulo, livello 1
ui-module-one-of = Livello 1: scegli una stanza
ui-module-two = Modulo, livello 2
ui-module-two-of = Livello 2: scegli una stanza
ui-level-two-with = { $name } lo ha al livello 2
ui-level-two-lamp = La barra nel secondo alloggiamento ha il colore di { $name }.
ui-level-two-free = Il livello 2 è ancora disponibile
ui-use-post = Commercia qui
ui-posts-left =
    { $count ->
        [one] resta { $count } uso
       *[other] restano { $count } usi
    }
ui-demand = Pretendi
ui-demand-help = Prendi 1 unità a { $name } per { $price } Astro: { $thing }. Non si può rifiutare.
ui-demands-left =
    { $count ->
        [one] resta { $count } richiesta
       *[other] restano { $count } richieste
    }

## Lo sguardo del modulo sensoriale
ui-sensor = Osservazione
ui-sensor-away = { $name } osserva la cima del settore { $sector }. { $other }, non guardare.
ui-sensor-hold = Tieni premuto
ui-sensor-hold-help = Le carte si vedono solo finché si tiene premuto questo pulsante o { $key }.
ui-on-top = in cima
ui-at-bottom = in fondo
ui-arrange-help = In cima: la prima scelta viene per prima. In fondo: l’ultima scelta è la più in basso.
ui-look-place = Carta { $number }

## Offerte
ui-offer = Offri
ui-offer-to = Offerta a { $name }
ui-offer-gives = { $name } dà
ui-offer-gets = { $name } riceve
ui-offer-left = ne restano { $some } di { $all }
ui-offer-help = Aggiungi ciò che dai e ciò che vuoi: { $name } risponde subito.
ui-offer-none = Ora non c’è nulla da scambiare.
ui-offer-clear = Svuota
# On the cover, after the name of who takes the screen to answer.
ui-cover-offer = { $name } ti fa un’offerta
ui-offer-answer = { $name } offre a { $other } { $give } per { $want }.
ui-accept = Accetta
ui-refuse = Rifiuta

## Suggerimenti: che cosa si può fare
ui-hint-module = { $name }: scegli il modulo iniziale, gratuito.
ui-hint-roll = { $name }: lancia il dado giallo ({ $key }).
ui-hint-produce = { $name }: scegli che cosa produrre.
ui-hint-fly = { $name }: scegli il settore del volo. Velocità { $speed }.
ui-hint-arrange = { $name }: osserva le carte, poi metti ognuna in cima o in fondo.
ui-hint-flight-first = { $name }: scopri la prima carta ({ $key }) o fermati.
ui-hint-flight = { $name }: agisci qui, prosegui ({ $key }) o fermati.
ui-hint-flight-used = { $name }: questa carta è già stata usata. Prosegui ({ $key }) o fermati.
ui-hint-flight-laid = { $name }: questa carta è nuova. Prosegui ({ $key }) o fermati.
ui-hint-flight-nothing = { $name }: qui non c’è nulla da fare. Prosegui ({ $key }) o fermati.
ui-hint-flight-last = { $name }: la velocità è esaurita. Agisci qui o fermati.
ui-hint-flight-end = { $name }: in questo settore non restano carte. Agisci qui o fermati.
ui-hint-flight-over = { $name }: qui non resta nulla da fare. Termina il volo ({ $stop }).
ui-hint-pirates = { $name } incontra dei pirati: paga { $price } Astro o combatti.
ui-hint-corsairs = { $name } incontra dei corsari: paga { $price } Astro o combatti.
ui-hint-must-fight = { $name } non può pagare { $price } Astro e deve combattere.
ui-hint-take = { $name }: scegli una risorsa come bottino, o non prendere nulla.
ui-hint-take-next = { $name }: scegli una risorsa come bottino, o non prendere nulla. Poi viene { $card }.
ui-hint-lose = { $name }: scegli il modulo che i corsari distruggono.
ui-hint-build = { $name }: commercia e costruisci, poi termina il turno ({ $key }).
ui-hint-build-module = { $name }: commercia, costruisci (i moduli nella loro stanza), poi termina il turno ({ $key }).
ui-hint-answer = { $name }: accetta l’offerta o rifiutala.
ui-hint-deal = { $name }: scegli quanti ({ $more }: uno in più), poi fai di nuovo clic sulla riga ({ $key }).
ui-hint-deal-post = { $name }: scegli quanti ({ $more }: uno in più), poi conferma ({ $key }).
ui-hint-deal-any = { $name }: scegli che cosa ({ $more }: uno in più), poi conferma ({ $key }).
ui-hint-reward = { $name }: scegli la ricompensa, poi conferma ({ $key }).
ui-hint-offer = { $name }: componi l’offerta, poi inviala.

## Domande prima di perdere qualcosa
ui-warn-affordable = Si può ancora pagare: { $what }. Terminare comunque il turno?
ui-warn-stop = C’è ancora qualcosa da fare, con azioni e velocità: { $card }. Fermarsi comunque?
ui-warn-corsairs = Una sconfitta può costare un modulo, e il riscatto di { $price } Astro si può pagare. Combattere comunque?
ui-warn-last = Serve per l’avventura { $adventure }, e dopo questa vendita non ne resta: { $thing }. Vendere comunque?

## Fine del turno
ui-end-turn-ships-pass = Poi tocca a { $name }.
ui-end-turn-flight = Prima termina il volo.

## Che cosa si ricorda
ui-memory = Memoria: { $value }
ui-memory-none-help = Le carte coperte restano nascoste. Il diario mostra solo l’ultimo volo di ciascuno.
ui-memory-notes-help = Segna le carte che sai essere qui. I segni li vede solo { $name }.
ui-memory-open-help = Carte che { $name } ha visto qui e che devono esserci ancora.
ui-memory-unknown =
    { $count ->
        [one] { $count } carta ignota
       *[other] { $count } carte ignote
    }
ui-note-add = Segna { $card } nel settore { $sector }
ui-note-remove = Togli il segno { $card } dal settore { $sector }

## Che cosa hanno i giocatori, in una riga
ui-player-spoken = { $name }: { $astro } Astro, carico: { $cargo }; scienza { $science }, spinta { $boost }, potenza di fuoco { $firepower }, amicizia { $friendship }, fama { $fame }, punti { $points }
ui-recap-flight = settore { $sector }: { $cards }
ui-stats-flight =
    { $count ->
        [one] { $count } carta scoperta
       *[other] { $count } carte scoperte
    }

## Cartellini: che cosa porta un clic
tag-friend = Amico dei Popoli +1
tag-hero = Eroe dei Popoli +1
tag-flight-ends = poi il volo finisce
tag-wins = vince la partita

## I propri appunti
ui-notes = Appunti
ui-notes-help = Segna le carte che hai visto, settore per settore. Nessun altro vede i tuoi appunti.
ui-notes-title = I tuoi appunti
ui-notes-about = Scegli un settore, poi fai clic sulle carte da segnare. Fai clic su un segno per toglierlo.
ui-notes-sector = Settore { $sector }
ui-notes-mark = Carte da segnare nel settore { $sector }
ui-notes-clear = Svuota il settore { $sector }
ui-notes-remove = Fai clic per togliere il segno.
ui-notes-full = Non c’è posto per più di dieci segni.
access-notes-of = Appunti sul settore { $sector }
access-notes-remove = { $card }, togli il segno

## How a match begins
start-side = { $name } è { $side }.
start-below = Tu sei { $side }: la tua astronave è quella in basso.
start-first = Comincia Luna.
## Che cosa fa vincere, che cosa ha deciso, i grandi momenti
goal-short = Il primo a { $target } punti
goal = Vince chi ha per primo { $target } punti nel proprio turno: 1 per ogni colonia e ogni modulo di livello 2, 1 ciascuno per Amico ed Eroe dei Popoli e 1 ciascuna per due delle avventure.
goal-turns = Dopo { $turns } turni vince chi ha più punti.
goal-own = { $name }: { $points } su { $target }.
decided-colony =
    { $count ->
        [2] La seconda colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [3] La terza colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [4] La quarta colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [5] La quinta colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [6] La sesta colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [7] La settima colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [8] L’ottava colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
        [9] La nona colonia decide la partita ({ $name }): { $card }, { $points } punti a { $other }
       *[other] Una colonia su { $card } decide la partita ({ $name }): { $points } punti a { $other }
    }
decided-deed = { $deed }: { $points } punti a { $other }
decided-turns = Dopo { $turns } turni { $name } ha più punti: { $points } a { $other }
decided-shared = Dopo { $turns } turni nessuno è in vantaggio
done-needs-one = A { $name } manca un solo punto
done-demand = { $name } ti prende { $what } per { $price } (modulo commerciale)
honour-friend = Amico dei Popoli
honour-hero = Eroe dei Popoli
triumph-level = Livello 2: { $module }

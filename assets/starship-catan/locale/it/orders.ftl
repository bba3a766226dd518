### Che cosa si ordina e che cosa accade.
### I giocatori si chiamano per nome, al presente. Ciò che qualcuno non può sapere si racconta senza.

## Ordini, come li racconta il diario
order-plain = { $name }: { $what }
order-module = { $name } sceglie il { $module }
order-roll = { $name } lancia { $die }
order-roll-produced = { $name } lancia { $die }: { $parts }
order-roll-part = { $name } { $what }
# In place of what was produced, where its bay is full.
order-roll-lost = perso, non c’è posto: { $what }
order-produce = { $name } sceglie { $what }
order-fly = { $name } vola nel settore { $sector }
order-fly-look =
    { $count ->
        [one] { $name } vola nel settore { $sector } e osserva { $count } carta
       *[other] { $name } vola nel settore { $sector } e osserva { $count } carte
    }
order-arrange-top =
    { $top ->
        [one] { $name } mette { $top } carta in cima
       *[other] { $name } mette { $top } carte in cima
    }
order-arrange-bottom =
    { $bottom ->
        [one] { $name } mette { $bottom } carta in fondo
       *[other] { $name } mette { $bottom } carte in fondo
    }
order-arrange-both =
    { $top ->
        [one] { $name } mette { $top } carta in cima e { $bottom } in fondo
       *[other] { $name } mette { $top } carte in cima e { $bottom } in fondo
    }
order-next = { $name } raggiunge { $card }
order-next-pirates = { $name } incontra dei pirati
order-next-corsairs = { $name } incontra dei corsari
order-next-known = { $name } incontra { $card }
order-next-back = { $name } prosegue
order-buy = { $name } compra { $what } per { $price }: { $card }
order-sell = { $name } vende { $what } per { $price }: { $card }
order-use-buy = { $name } compra { $what } per { $price } tramite { $card }
order-use-sell = { $name } vende { $what } per { $price } tramite { $card }
order-settle = { $name } fonda una colonia su { $card }
order-found = { $name } fonda una base commerciale su { $card }
order-adventure = { $name } compie l’avventura { $adventure }
order-adventure-gains = { $name } compie l’avventura { $adventure }: { $what }
order-stop = { $name } termina il volo
order-pay = { $name } paga { $price } di riscatto: { $card }
order-fight-won = { $name } sconfigge { $card } ({ $own } contro { $theirs })
order-fight-lost = { $name } perde contro { $card } ({ $own } contro { $theirs })
order-take = { $name } prende come bottino { $what }
order-take-nothing = { $name } non prende il bottino
order-lose-gone = { $name } perde il { $module }
order-lose-level = Il { $module } di { $name } scende al livello 1
order-demand = { $name } usa il modulo commerciale: { $what } da { $other } per { $price }
order-offer = { $name } offre { $give } per { $want }
order-accept-what = { $name } accetta: { $other } dà { $give } per { $want }
order-refuse = { $name } rifiuta l’offerta
refused-enables = { $name } rifiuta, perché poi potresti costruire: { $goal }
refused-needs = { $name } rifiuta ({ $thing }: serve per costruire { $goal })
refused-too-little = { $name } rifiuta: in cambio riceve troppo poco
order-build-colony-ship = { $name } costruisce una nave coloniale
order-build-trade-ship = { $name } costruisce una nave commerciale
order-build-booster = { $name } costruisce un razzo
order-build-cannon = { $name } costruisce un cannone
order-build-module = { $name } costruisce il { $module }
order-upgrade-booster = { $name } porta un razzo al livello 2
order-upgrade-cannon = { $name } porta un cannone al livello 2
order-upgrade-module = { $name } porta al livello 2 il { $module }
order-end = { $name } termina il turno

## Ordini di un piano in poche parole
coach-order-module = Scegli il { $module }
coach-order-roll = Lancia il dado giallo
coach-order-produce = Produci { $what }
coach-order-fly = Vola nel settore { $sector }
coach-order-arrange-top = In cima: { $top }
coach-order-arrange-bottom = In fondo: { $bottom }
coach-order-arrange-both = In cima: { $top }, in fondo: { $bottom }
coach-order-next = Prosegui
coach-order-buy = Compra { $what }
coach-order-sell = Vendi { $what }
coach-order-use-buy = Compra { $what } tramite { $card }
coach-order-use-sell = Vendi { $what } tramite { $card }
coach-order-settle = Fonda una colonia
coach-order-found = Fonda una base commerciale
coach-order-adventure = Compi l’avventura { $adventure }
coach-order-adventure-take = Compi l’avventura { $adventure }, prendi { $what }
coach-order-stop = Termina il volo
coach-order-pay = Paga il riscatto
coach-order-fight = Combatti
coach-order-take = Prendi { $what }
coach-order-take-nothing = Non prendere nulla
coach-order-lose = Cedi il { $module }
coach-order-demand = Modulo commerciale: prendi { $what }
coach-order-offer = Offri { $give } per { $want }
coach-order-accept = Accetta l’offerta
coach-order-refuse = Rifiuta l’offerta
coach-order-build-colony-ship = Costruisci una nave coloniale
coach-order-build-trade-ship = Costruisci una nave commerciale
coach-order-build-booster = Costruisci un razzo
coach-order-build-cannon = Costruisci un cannone
coach-order-build-module = Costruisci il { $module }
coach-order-upgrade-booster = Porta un razzo al livello 2
coach-order-upgrade-cannon = Porta un cannone al livello 2
coach-order-upgrade-module = Porta al livello 2 il { $module }
coach-order-end = Termina il turno

## Da dove vengono le cose e dove vanno
source-prize = bottino
source-demand = richiesta
source-exchange = scambio
source-colony-ship = nave coloniale
source-trade-ship = nave commerciale
source-booster = razzo
source-cannon = cannone
source-level-two = { $what }, livello 2

## Eventi
event-rolled = { $name } lancia { $die }: velocità { $speed }
event-produced = { $name } produce { $what } ({ $source })
event-wasted = { $name } perde { $what }: non c’è posto ({ $source })
event-looked = { $name } osserva la carta { $number }: { $card }
event-looked-back = { $name } osserva la carta { $number }
event-turned = Già usata in questo volo: { $card }
event-gained = { $name } ottiene { $what } ({ $source })
event-paid = { $name } paga { $what } ({ $source })
event-overboard = { $name } perde { $what }: non c’è più posto
event-laid = Nuova nel settore { $sector }: { $card }
event-laid-pirates = Nuovi nel settore { $sector }: pirati
event-laid-corsairs = Nuovi nel settore { $sector }: corsari
event-laid-back = Una carta coperta si aggiunge al settore { $sector }
event-gap = La riserva è vuota: il settore { $sector } ha una carta in meno
event-adventure-turned-up = Nuova avventura: { $adventure }
event-pirates-taken = { $name } ottiene 1 fama ({ $card })
event-cannon-gone = { $name } perde un cannone
event-cannon-level = Un cannone di { $name } scende al livello 1
event-flight-stopped = { $name } termina il volo; il settore { $sector } si mescola
event-flight-last-action = L’ultima azione di { $name } termina il volo; il settore { $sector } si mescola
event-flight-lost = La sconfitta di { $name } termina il volo; il settore { $sector } si mescola
event-honour-friend = { $name } diventa Amico dei Popoli
event-honour-hero = { $name } diventa Eroe dei Popoli
event-honour-friend-taken = { $name } toglie a { $other } il titolo di Amico dei Popoli
event-honour-hero-taken = { $name } toglie a { $other } il titolo di Eroe dei Popoli
event-honour-friend-nobody = { $name } non è più Amico dei Popoli: parità di amicizia
event-honour-hero-nobody = { $name } non è più Eroe dei Popoli: parità di fama
event-points =
    { $points ->
        [one] { $name } ha { $points } punto
       *[other] { $name } ha { $points } punti
    }
event-match-over =
    { $count ->
        [one] { $names } vince
       *[other] { $names } condividono la vittoria
    }

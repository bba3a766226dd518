### Che cosa si ordina e che cosa succede.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Ordini
order-plain = { $name }: { $what }

## Ordini di un piano in poche parole, senza dire di chi
brief-move = Vola: { $what }
brief-take = Prendi { $what }
brief-take-hidden = Prendi un metallo
brief-swap = Scambia { $give } con { $take }
brief-swap-hidden = Scambia un metallo
brief-leave = Lascia stare
brief-jettison = Espelli { $what }
brief-jettison-hidden = Espelli un metallo
brief-sell = Vendi { $what }
brief-buy = Compra { $what }
brief-install = Installa { $what }
brief-install-hidden = Installa un potenziamento di livello { $level }
brief-warp = Prendi il portale: { $what }
brief-play = Gioca { $what }
brief-radar-cw = Gioca { $what }: senso orario
brief-radar-ccw = Gioca { $what }: senso antiorario
brief-attack = Attacca { $name }
brief-fight = Combatti
brief-stand = Resisti
brief-flee = Fuggi
brief-submit = Sottoponiti all’ispezione
brief-submit-hiding = Sottoponiti, plutonio nascosto: { $count }
brief-hide = Nascondi { $what }
brief-loot = Ruba { $what }
brief-lose = Rinuncia a { $what }
brief-end = Chiudi il turno
brief-plan = Pianifica: { $what }
brief-plan-hidden = Pianifica, segnalini: { $count }
brief-change = Cambia il segnalino { $nth }: { $what }
brief-change-hidden = Cambia il segnalino { $nth }
brief-done = Fatto
# A step of a plan and the place where it is done
brief-at = { $what }: { $place }
brief-later =
    { $turns ->
        [one] Al prossimo turno – { $orders }
       *[other] Fra { $turns } turni – { $orders }
    }

## Eventi
event-moved = { $name } vola: { $what }
event-step-lost = { $name } non può proseguire, e il segnalino è perso: { $what }
event-found = { $name } trova { $what }
event-found-hidden = { $name } trova un metallo
event-laid = Ora scoperti ({ $place }): { $what }
event-taken = { $name } prende { $what }
event-taken-hidden = { $name } prende un metallo
event-swapped = { $name } scambia { $give } con { $take }
event-swapped-hidden = { $name } scambia un metallo
event-jettisoned = { $name } espelle { $what }
event-jettisoned-hidden = { $name } espelle un metallo
event-sold = { $name } vende { $what } a { $price }
event-bought = { $name } compra { $what } a { $price }
event-installed = { $name } installa { $what }
event-installed-hidden = { $name } installa un potenziamento di livello { $level }
event-shown = { $name } rivela { $what }
event-upgrade-lost = { $name } perde { $what }
event-warped = { $name } prende il portale ({ $die }): { $what }
event-repaired = { $name }: nave riparata
event-repaired-paid = { $name }: nave riparata, crediti pagati: { $price }
event-bonus-drawn = { $name } pesca { $what }
event-bonus-drawn-hidden = { $name } pesca una carta bonus
event-prize-won = { $name } vince { $what }
event-prize-won-hidden = { $name } vince un metallo
event-prize-taken = { $name } carica { $what }
event-prize-taken-hidden = { $name } carica il metallo
event-prize-left = { $name } lascia il metallo
event-played = { $name } gioca { $what }
event-radar-cw = { $name } gioca { $what }: la polizia si sposta in senso orario
event-radar-ccw = { $name } gioca { $what }: la polizia si sposta in senso antiorario
event-gained = { $name } riceve crediti: { $price }
event-let-go = I predoni lasciano andare { $name }
event-left = { $name } passa oltre
event-declared = { $name } completa un obiettivo: { $what }
event-met-inspection = La polizia ferma { $name } per un’ispezione
event-met-sight = La polizia attacca a vista { $name }
event-met-miners = { $name } incontra minatori alieni ({ $die })
event-met-raid = I predoni alieni ({ $die }) attaccano { $name }
event-met-peace = I predoni alieni ({ $die }) non toccano { $name }
event-met-corsair = Il corsaro attacca { $name }
event-attacked = { $name } attacca { $other }
event-outlawed = { $name } diventa pirata: { $what }
event-exchange = { $name } contro { $rival }: { $own } a { $theirs }, scudi { $mine } a { $left }
event-stood = { $name } resiste
event-fled = { $name } fugge senza danni
event-fled-hit = { $name } fugge, colpi: { $what }
event-beat = { $name } sconfigge { $rival }
event-broke-down = { $name } va in avaria
event-fined = { $name } paga una multa, crediti: { $price }
event-sent = { $name } finisce qui: { $what }
event-hold-seen = { $name } guarda nella stiva di { $other }: { $what }
event-hold-seen-hidden = { $name } guarda nella stiva di { $other }
event-looted = { $name } ruba { $what } a { $other }
event-token-moved = { $token }, dado { $die }: { $what }
event-token-set = { $token }: { $what }
event-rested = Polizia e alieni restano fermi
event-planned = { $name } posa i segnalini: { $what }
event-changed = { $name } cambia il segnalino { $nth }: { $what }
event-changed-hidden = { $name } cambia il segnalino { $nth }
event-turn-ended = { $name } chiude il turno
event-round-began = Comincia il giro { $round }
event-hid =
    { $count ->
        [one] { $name } nasconde { $count } metallo
       *[other] { $name } nasconde { $count } metalli
    }
event-cleared =
    { $count ->
        [0] La polizia non trova niente su { $name }
       *[other] La polizia non trova niente su { $name }, scomparti segreti usati: { $count }
    }
event-hold-lost = { $name } perde carico: { $what }
event-hold-lost-hidden =
    { $count ->
        [one] { $name } perde { $count } metallo
       *[other] { $name } perde { $count } metalli
    }
event-looted-hidden =
    { $count ->
        [one] { $name } ruba { $count } metallo a { $other }
       *[other] { $name } ruba { $count } metalli a { $other }
    }
event-planned-hidden =
    { $count ->
        [one] { $name } posa { $count } segnalino coperto
       *[other] { $name } posa { $count } segnalini coperti
    }
event-alone-over = { $name } chiude con { $credits } crediti: { $what }
event-match-over =
    { $count ->
        [one] { $name } vince la partita
       *[other] { $name } si dividono la vittoria
    }

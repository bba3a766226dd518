### Perché qualcosa non si può fare.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Movimento e piani
refusal-over = La partita è finita.
refusal-not-now = Non adesso: { $what }.
refusal-not-met = Solo in un incontro o in uno scontro.
refusal-no-way = Da qui ({ $place }) nessun passo porta lì: { $what }.
refusal-movement-over = Il movimento è finito per questo turno.
refusal-occupied = C’è già { $name }, e c’è posto per una sola nave.
refusal-closed = Lo spazioporto è chiuso a chi è pirata in questo quadrante: { $what }.
refusal-in-breakdown = La nave è in avaria: prima va riparata in uno spazioporto.
refusal-not-where-begun = In solitario un turno non può finire dov’è cominciato: { $what }.
refusal-no-mine = La nave non è in una miniera.
refusal-no-market = La nave non è in un mercato.
refusal-no-port = La nave non è in uno spazioporto.
refusal-no-gate = La nave non è in un portale.
refusal-too-few-tokens = Non ci sono tanti segnalini di questo tipo ({ $what }), solo { $count }.
refusal-no-changes = In questa partita i piani non si possono cambiare.
refusal-changed-already = In questo giro un segnalino è già stato cambiato.
refusal-too-few-face-down = Un segnalino si può cambiare solo finché almeno due sono coperti.
refusal-no-such-token = Il segnalino { $count } non è coperto.
refusal-same-token = Il segnalino { $count } è già di questo tipo: { $what }.
refusal-no-moves =
    { $count ->
        [one] La mossa di questo turno ({ $count }) è già usata.
       *[other] Le { $count } mosse di questo turno sono già usate.
    }
refusal-row-too-long =
    { $count ->
        [one] Le mosse della nave bastano per { $count } segnalino.
       *[other] Le mosse della nave bastano per { $count } segnalini.
    }

## Miniere, mercati, spazioporti, carte
refusal-not-there = Qui non c’è { $what }.
refusal-not-held = Nella stiva non c’è { $what }.
refusal-same-kind = Per uno scambio servono due metalli diversi.
refusal-kind-full = Il mercato non ne prende più ({ $what }): ce ne sono { $count }.
refusal-bought-here = Ciò che è stato comprato qui in questo turno non si può vendere qui: { $what }.
refusal-sold-here = Ciò che è stato venduto qui in questo turno non si può ricomprare qui: { $what }.
refusal-too-dear = Costa { $price } crediti; ce ne sono solo { $credits }.
refusal-not-in-store = Il magazzino non lo ha: { $what }.
refusal-no-better = Non è meglio di ciò che è installato: { $what }.
refusal-no-card = Nessuna carta di questo tipo in mano: { $what }.
refusal-not-playable = { $what }: { $when }
refusal-no-room =
    { $count ->
        [one] La stiva ha posto solo per { $count } metallo.
       *[other] La stiva ha posto solo per { $count } metalli.
    }
refusal-swaps-used =
    { $count ->
        [one] Non più di { $count } scambio per turno.
       *[other] Non più di { $count } scambi per turno.
    }
refusal-market-full =
    { $count ->
        [one] Il mercato è pieno: { $count } metallo. Prima se ne compra uno.
       *[other] Il mercato è pieno: { $count } metalli. Prima se ne compra uno.
    }

## Combattimenti
refusal-no-such-ship = { $name } non ha navi che si possano attaccare.
refusal-out-of-reach = { $name } non è nello stesso spazio aperto.
refusal-their-breakdown = { $name } è in avaria e non si può attaccare.
refusal-attacked-already = Un solo attacco per turno.
refusal-not-faster = Velocità { $own } contro { $theirs }: fugge solo chi è più veloce. Un boost al motore aggiunge 1.
refusal-at-sight = La polizia attacca a vista i pirati: niente ispezione.
refusal-cannot-hide = Non se ne può nascondere così tanto. Plutonio: { $plutonium }, scomparti segreti: { $count }.
refusal-too-much-hidden = Si nascondono solo metalli della stiva, uno per scomparto segreto: { $count }.
refusal-not-seen = Questo non si può prendere.
refusal-not-built-in = Questo non è installato: { $what }.

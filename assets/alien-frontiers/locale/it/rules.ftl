### Che cosa succede, si ordina e si rifiuta.
### I termini stanno in GLOSSARY.md. Al presente: nessun participio che mostri un genere.

## Rifiuti: perché una cosa non si può fare
refusal-match-over = La partita è finita.
refusal-roll-first = Prima lancia la flotta.
refusal-already-rolled = La flotta è già stata lanciata.
refusal-no-ships = Scegli almeno una nave.
refusal-not-a-run = Per un raid servono tre navi in sequenza, per esempio 2, 3, 4.
refusal-no-stock = Tutte e sei le navi sono costruite.
refusal-no-colony-left = Non restano colonie da piazzare.
refusal-hub-colony-kept = L’ultima colonia è sulla traccia dell’Hub: la piazzano solo un lancio o la Terraforming Station.
refusal-hub-waits = Sulla traccia aspetta una colonia pronta: lanciala prima.
refusal-no-cycle = Per sostituire ancora le carte serve un’altra nave all’Alien Artifact.
refusal-no-cards = Non ci sono più carte da scoprire.
refusal-no-pair = Per scambiare serve una coppia attraccata in questo turno all’Orbital Market.
refusal-empty-trade = Scegli almeno 1 minerale.
refusal-relic-away = La nave reliquia non è su Burroughs Desert.
refusal-relic-bought = La nave reliquia è già stata comprata in questo turno.
refusal-not-the-desert = Il Data Crystal non può prendere in prestito il bonus di Burroughs Desert.
refusal-discard-done = In un turno si scarta una sola carta per il suo potere.
refusal-not-in-hand = { $wanted }: non si può usare; le navi non piazzate sono { $hand }.
refusal-wrong-order = { $facility }: attraccare non basta, scegli anche il bersaglio.
refusal-group-size =
    { $needed ->
        [1] { $facility }: una nave alla volta, non { $given }.
       *[other] { $facility }: { $needed } navi insieme, non { $given }.
    }
refusal-not-equal = { $facility }: servono navi di pari valore.
refusal-no-dock =
    { $free ->
        [0] { $facility }: tutto occupato.
        [1] { $facility }: un solo attracco libero, ne servono { $needed }.
       *[other] { $facility }: { $free } attracchi liberi, ne servono { $needed }.
    }
refusal-mine-too-low = Alla Lunar Mine c’è già un { $highest }: un { $value } è troppo basso.
refusal-price = Costo: { $price }. Disponibile: { $have }.
refusal-nothing-to-launch =
    { $circle ->
        [0] Sulla traccia dell’Hub non c’è nessuna colonia.
       *[other] La colonia sulla traccia dell’Hub è al cerchio { $circle } di 7.
    }
refusal-not-a-six = La Terraforming Station accetta solo un 6, non un { $value }.
refusal-fleet-too-small =
    { $others ->
        [one] La Terraforming Station richiede altre tre navi in gioco; ce n’è una sola.
       *[other] La Terraforming Station richiede altre tre navi in gioco; ce ne sono { $others }.
    }
refusal-raid-too-weak = All’Outpost serve ora un totale di almeno { $needed }: { $total } non basta.
refusal-raid-too-much = Un raid ruba al massimo quattro risorse, non { $asked }.
refusal-claim-too-low = Le navi all’Alien Artifact valgono in tutto { $total }; per una carta serve 8.
refusal-supply-short =
    { $left ->
        [one] Nella riserva resta solo { $left } minerale.
       *[other] Nella riserva restano solo { $left } minerali.
    }
refusal-nothing-to-shed =
    { $held ->
        [one] Si può tenere tutto: { $held } risorsa.
       *[other] Si può tenere tutto: { $held } risorse.
    }
refusal-shed-exactly = Da cedere: { $needed }. Scelte: { $given }.
refusal-over-limit =
    { $held ->
        [one] C’è { $held } risorsa; se ne possono tenere 8. Prima cedi il resto.
       *[other] Ci sono { $held } risorse; se ne possono tenere 8. Prima cedi il resto.
    }
refusal-must-dock = { $ship } può ancora attraccare (per esempio: { $facility }), quindi deve farlo.
refusal-not-back = La nave teletrasportata non può tornare qui: { $facility }.
refusal-victim-has-less = { $name } ha solo { $have }.
refusal-own-colour = Scegli un avversario, non { $name }.
refusal-not-playing = { $name } non è in questa partita.
refusal-decoy-protects = L’Holographic Decoy di { $name } protegge carburante e minerale.
refusal-decoy-first = Un raid di carte contro { $name } prende l’Holographic Decoy.
refusal-not-held = { $name } non ha questa carta: { $card }.
refusal-not-docked = { $facility }: { $name } ha { $docked }, non { $wanted }.
refusal-cannon-minimum = Navi di { $name } che contano: { $out }; ne servono più di { $least }.
refusal-one-owner = In un solo uso il Plasma Cannon colpisce navi di un solo giocatore.
refusal-no-colony-of = { $name } non ha colonie qui: { $territory }.
refusal-not-on-display = { $card } non è nel display.
refusal-already-held = Una sola per tipo, e c’è già: { $card }.
refusal-not-in-pile = { $card } non è tra gli scarti.
refusal-no-power = { $card } non ha un potere da usare.
refusal-used-already = { $card }: già in uso in questo turno.
refusal-not-there = { $card } non arriva qui: { $facility }.
refusal-value-range =
    { $wanted ->
        [0] Un { $value } non può scendere.
       *[other] Un { $value } non può salire.
    }
refusal-value-fixed = La nave teletrasportata ({ $ship }) mantiene il suo valore.
refusal-no-control = Serve il controllo di questo territorio: { $territory }.
refusal-own-control = Il bonus vale già: { $territory }.
refusal-isolated = { $territory }: qui agisce l’Isolation Field.
refusal-repulsed = { $territory }: qui agisce il Repulsor Field.
refusal-no-colony = Qui non c’è nessuna colonia: { $territory }.
refusal-same-territory = Scegli un altro territorio, non { $territory }.
refusal-field-away = { $field } non è sul pianeta.
refusal-field-there = { $field } è già qui: { $territory }.

## Eventi
cause-trade = scambio
cause-launch = lancio della colonia
cause-relic = nave reliquia
cause-shed = limite di 8
event-turn-began = Tocca a { $name }
event-turn-ended = { $name } termina il turno
event-game-over =
    { $count ->
        [one] { $names } vince
       *[other] { $names } condividono la vittoria
    }
event-ship-to-stock = Nave di { $name } nella riserva: { $ship }, { $facility }
event-bay-ship-to-stock = Una nave di { $name } va dalla Bay alla riserva
event-relic-to-desert = La nave reliquia torna su Burroughs Desert
event-gathered =
    { $ships ->
        [one] { $name } raccoglie una nave
       *[other] { $name } raccoglie { $ships } navi
    }
event-rolled = { $name } lancia { $ships }
event-rerolled = { $name } rilancia { $before }: { $after }
event-docked = { $name } attracca { $ships }: { $facility }
event-gained = { $name } ottiene { $what } ({ $cause })
event-paid = { $name } paga { $what } ({ $cause })
event-stolen = { $name } ruba { $what } a { $from }
event-card-stolen = { $name } ruba { $card } a { $from }
event-card-stolen-lost = { $name } ruba { $card } a { $from }; la seconda si scarta
event-ship-built = { $name } costruisce una nave
event-evicted =
    { $count ->
        [one] Nave di { $name } nella Bay: { $ships }, { $facility }
       *[other] Navi di { $name } nella Bay: { $ships }, { $facility }
    }
event-teleported = { $name } riprende { $ship }: { $facility }
event-value-changed = { $name }: { $before } diventa { $after } ({ $card })
event-colony-placed = { $name } piazza una colonia: { $territory }
event-colony-begun = { $name } avvia una colonia al Colonist Hub
event-colony-advanced = La colonia di { $name } è al cerchio { $circle }
event-surplus-waits =
    { $advances ->
        [one] Un passo aspetta il lancio di { $name }
       *[other] { $advances } passi aspettano il lancio di { $name }
    }
event-surplus-lost =
    { $advances ->
        [one] { $name } perde un passo
       *[other] { $name } perde { $advances } passi
    }
event-colony-moved = Colonia di { $name }: da { $from } a { $to }
event-control-gained = { $name } ottiene il controllo di { $territory }
event-control-lost = { $name } perde il controllo di { $territory }
event-control-nobody = Nessuno controlla { $territory }
event-field-placed = { $field }: ora su { $territory }
event-field-removed = { $field }: via da { $territory }
event-field-idle = { $field } resta accanto alla plancia
event-relic-bought = { $name } compra la nave reliquia
event-relic-returned = { $name } perde la nave reliquia
event-card-used = { $name } usa { $card }
event-card-discarded = { $name } scarta { $card }
event-card-claimed = { $name } reclama { $card }
event-card-recovered = { $name } prende { $card } dagli scarti
event-display-discarded = Il display va negli scarti
event-card-laid-out = Nel display: { $card }
event-deck-reshuffled = Gli scarti diventano il mazzo
event-bonus-borrowed = { $name } usa il bonus di { $territory }

## Ordini, come li racconta il diario
order-roll = { $name } lancia { $ships }
order-dock = { $name } attracca { $ships }: { $facility }
order-dock-solar-converter = { $name } converte { $ships }: +{ $gain }
order-dock-lunar-mine = { $name } estrae con { $ships }: +{ $gain }
order-dock-orbital-market = { $name } apre gli scambi con { $ships }
order-dock-shipyard = { $name } costruisce una nave con { $ships }
order-dock-colonist-hub =
    { $circle ->
        [0] { $name } manda { $ships } all’Hub
       *[other] { $name } manda { $ships } all’Hub: cerchio { $circle }
    }
order-dock-alien-artifact = { $name } studia l’Artifact con { $ships }
order-dock-maintenance-bay = { $name } lascia { $ships } nella Bay
order-terraform = { $name } terraforma: { $territory }
order-construct = { $name } costruisce una colonia: { $territory }
order-raid = Raid di { $name }: { $parts }
order-raid-part = { $from } ({ $what })
order-raid-card = Raid di { $name }: { $from } ({ $card })
order-raid-empty = Raid di { $name }: nessun bottino
order-cycle = { $name } sostituisce le carte
order-claim = { $name } reclama { $card }
order-trade =
    { $ore ->
        [one] { $name } scambia { $fuel } di carburante per { $ore } minerale
       *[other] { $name } scambia { $fuel } di carburante per { $ore } minerali
    }
order-launch = { $name } lancia la colonia: { $territory }
order-relic = { $name } compra la nave reliquia
order-use = { $name }, { $card }: { $what }
order-discard = { $name } scarta { $card }: { $what }
order-shed = { $name } cede { $what } (limite di 8)
order-end = { $name } termina il turno
power-up = { $ship } diventa { $after }
power-down = { $ship } diventa { $after }
power-flip = { $ship } diventa { $after }
power-gravity = { $down } giù, { $up } su
power-warp = { $before }, ora { $after }
power-borrow = bonus di { $territory }
power-teleport = { $ship } ripreso da { $facility }
power-cannon =
    { $count ->
        [one] colpo a { $names }, { $facility }
       *[other] colpo a { $names }, { $facility }, { $count } navi
    }
discard-field-off = { $field } tolto
discard-field = { $field } su { $territory }
discard-move = colonia di { $name } da { $from } a { $to }
discard-swap = scambio tra { $one } ({ $one-place }) e { $other } ({ $other-place })
discard-cannon = distrutta la nave { $ship } di { $name }, { $facility }
discard-cannon-bay = distrutta una nave di { $name } nella Bay
discard-cannon-bay-relic = la nave reliquia di { $name } dalla Bay al deserto
discard-recover = { $card } dagli scarti

## Che cosa è stato fatto a chi gioca davanti a questo schermo: la partita si ferma
done-raid = Raid di { $by } contro { $name }: { $what }
done-evicted = { $by } sfratta { $name } da { $facility }: { $ships } nella Bay
done-ship-lost = { $by } distrugge la nave { $ship } di { $name }: { $facility }
done-bay-ship-lost = { $by } distrugge una nave di { $name } nella Bay
done-bay-relic-lost = { $by } rimanda su Burroughs Desert la nave reliquia di { $name } dalla Bay
done-control-lost = { $by } toglie a { $name } il controllo di { $territory }
befell-cache-gone = { $card }: { $what }. Navi pari e dispari in parità: la carta si scarta.
done-colony-moved = { $by } sposta una colonia di { $name } da { $from } a { $to }
done-isolated = { $by } mette l’Isolation Field su { $territory } di { $name }
done-positron-lost = { $by } toglie il Positron Field da { $territory } di { $name }
done-relic-lost = { $by } fa perdere a { $name } la nave reliquia

## Che cosa vince, che cosa è grande, che cosa decide
match-goal-short = Vince chi ha più punti
match-goal-short-points = Il primo a { $target } punti
match-goal = Vince chi ha più punti: 1 per colonia sul pianeta, 1 per territorio controllato. La partita finisce quando qualcuno piazza la propria ultima colonia.
match-goal-points = Vince chi ha più punti: 1 per colonia sul pianeta, 1 per territorio controllato. La partita finisce a { $target } punti o quando qualcuno piazza la propria ultima colonia.
match-goal-now =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $left ->
        [one] { $left } colonia
       *[other] { $left } colonie
    } da piazzare.
triumph-broken = Conquista: { $territory }
triumph-broken-words = { $name } prende a { $other } il controllo di { $territory }.
triumph-territory = Il primo territorio: { $territory }
triumph-territory-words = { $name } ottiene il controllo di { $territory }: 1 punto e il suo bonus.
triumph-relic = La nave reliquia
triumph-relic-words = { $name } ottiene la nave reliquia finché controlla Burroughs Desert.
triumph-card-words = { $name } la reclama: 1 punto finché la tiene.
decided-broken =
    La { $nth ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
        [9] nona
       *[other] ultima
    } colonia di { $name } toglie a { $other } il controllo di { $territory }
decided-colony =
    La { $nth ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
        [9] nona
       *[other] ultima
    } colonia di { $name }, in { $territory }, chiude la partita
decided-behind = { $name } piazza l’ultima colonia su { $territory }, ma { $other } ha più punti

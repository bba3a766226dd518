### Che cosa si ordina e che cosa accade.
### I giocatori si chiamano per nome. Ciò che qualcuno non può sapere si racconta senza.

## Ordini
order-plain = { $name }: { $what }
brief-begin = i piloti vengono distribuiti
brief-play = in gioco: { $pilot }
brief-play-roll = in gioco: { $pilot }, con lancio del dado
brief-play-rolled = in gioco: { $pilot }, lancio del dado: { $die }
brief-land = attracco al molo { $dock }
brief-lift = decollo dal molo { $dock }
brief-landed = attracco al molo { $dock }, capacità { $capacity }
brief-lifted = decollo dal molo { $dock }, capacità { $capacity }
brief-take = dagli asteroidi: { $what }
brief-unload = in magazzino: { $what }
brief-load = a bordo: { $what }
brief-process = dalla trasformazione: { $what }
brief-sell = vendita: { $what }
brief-sold = vendita: { $what } per { $credits }
brief-cantina = visita alla cantina
brief-cantina-shown = visita alla cantina: { $what }
brief-hire = reclutamento: { $pilot }
brief-hire-alone = reclutamento senza cargo: { $pilot }
brief-hire-ship = reclutamento: { $pilot }; { $ship } da { $size }
brief-hire-nobody = nessun reclutamento
brief-make =
    { $times ->
        [one] produzione: { $product }, una volta
       *[other] produzione: { $product }, { $times } volte
    }
brief-made = produzione: { $what }
brief-charge = carica: { $product }
brief-charge-all = carica completa per un credito
brief-upgrade = aggiornamento: { $ship }
brief-earn = un credito dalla banca
brief-bribe-add = mazzetta al capomolo: uno shuttle nel molo { $dock }
brief-bribe-remove = mazzetta al capomolo: molo { $dock } libero
brief-end = fine del turno
brief-keep = per la Beta: { $what }
brief-keep-nobody = nessuno per la Beta
brief-stow = in stiva: { $what }

## Avvenimenti
event-product-laid = In gioco: { $product }
event-freighter-opened = Cargo disponibile: { $ship } da { $size }
event-freighter-none = Cargo esauriti: { $ship }
event-first-player = Comincia { $name }; il dado mostra { $die }
event-equipped = { $name }: un credito e le prime merci
event-equipped-credit = { $name }: un credito
event-dealt = { $name } riceve: { $pilot }
event-dealt-hidden = { $name } riceve un pilota
event-fleet = { $name } riceve la flotta { $fleet }
event-half-alpha = Space Foundry Alpha: comincia { $name }
event-half-beta = Space Foundry Beta: comincia { $name }
event-rolled = Il dado mostra { $die }
event-shown = La cantina mostra: { $pilot }
event-paid-cantina = { $name } paga un credito in cantina
event-freighter-came = { $name } riceve un nuovo cargo: { $ship } da { $size }
event-drawn = { $name } pesca: { $pilot }
event-drawn-hidden = { $name } pesca un pilota
event-traffic-came = Traffico: uno shuttle attracca al molo { $dock }
event-traffic-went = Traffico: lo shuttle lascia il molo { $dock }
event-cleared = { $name }: dal magazzino agli asteroidi: { $what }
event-station-turned = Alpha è finita e la stazione si capovolge: i magazzini si svuotano, i cargo conservano le merci
event-left = { $name }: lascia la partita { $pilot }
event-defeat = La partita è finita. Punti di { $name }: { $points }, ne servono 22
event-match-over =
    { $count ->
        [one] La partita è finita. Vince { $names }
       *[other] La partita è finita. Vincono { $names }
    }

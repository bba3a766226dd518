### Che cosa si ordina e che cosa accade.
### I giocatori si chiamano per nome. Ciò che qualcuno non può sapere si racconta senza.

## Ordini di un piano in poche parole, senza dire di chi
brief-begin = distribuisci i piloti
brief-play = gioca: { $pilot }
brief-play-roll = gioca: { $pilot }, lancia il dado
brief-land = attracca al molo { $dock }
brief-lift = decolla dal molo { $dock }
brief-take = preleva { $what }
brief-unload = scarica { $what }
brief-load = carica { $what }
brief-process = trasforma il rubion in { $what }
brief-sell = vendi { $what }
brief-cantina = visita la Cantina
brief-hire = recluta: { $pilot }
brief-hire-alone = recluta senza cargo: { $pilot }
brief-hire-nobody = non reclutare nessuno
brief-make =
    { $times ->
        [one] fabbrica: { $product }, una volta
       *[other] fabbrica: { $product }, { $times } volte
    }
brief-charge = elettrifica: { $product }
brief-charge-all = elettrifica tutti i prodotti per 1 credito
brief-upgrade = aggiorna: { $ship }
brief-earn = prendi 1 credito dalla banca
brief-bribe-add = corrompi il capomolo: uno shuttle al molo { $dock }
brief-bribe-remove = corrompi il capomolo: libera il molo { $dock }
brief-end = termina il turno
brief-keep = tieni per Beta: { $what }
brief-keep-nobody = non tenere nessuno per Beta
brief-stow = carica la flotta: { $what }

## Ordini come li racconta il diario, dopo il nome di chi li ha dati
order-plain = { $name } { $what }
log-begin = distribuisce i piloti
log-play = gioca: { $pilot }
log-play-roll = gioca: { $pilot }, lancia il dado
log-play-rolled = gioca: { $pilot }, lancia il dado: { $die }
log-land = attracca al molo { $dock }
log-lift = decolla dal molo { $dock }
log-landed = attracca al molo { $dock } (capacità { $capacity })
log-lifted = decolla dal molo { $dock } (capacità { $capacity })
log-take = preleva { $what }
log-unload = scarica { $what }
log-load = carica { $what }
log-process = trasforma il rubion in { $what }
log-sell = vende { $what }
log-sold = vende { $what } per { $credits }
log-cantina = visita la Cantina
log-cantina-shown = visita la Cantina: { $what }
log-hire = recluta: { $pilot }
log-hire-alone = recluta senza cargo: { $pilot }
log-hire-ship = recluta: { $pilot }, con { $ship } da { $size }
log-hire-nobody = non recluta nessuno
log-make =
    { $times ->
        [one] fabbrica: { $product }, una volta
       *[other] fabbrica: { $product }, { $times } volte
    }
log-made = fabbrica { $what }
log-charge = elettrifica: { $product }
log-charge-all = elettrifica tutti i prodotti per 1 credito
log-upgrade = aggiorna: { $ship }
log-earn = prende 1 credito dalla banca
log-bribe-add = corrompe il capomolo: uno shuttle al molo { $dock }
log-bribe-remove = corrompe il capomolo: molo { $dock } libero
log-end = termina il turno
log-keep = tiene per Beta: { $what }
log-keep-nobody = non tiene nessuno per Beta
log-stow = carica la flotta: { $what }

## Avvenimenti
event-product-laid = In gioco: { $product }
event-freighter-opened = Prossimo cargo: { $ship } da { $size }
event-freighter-none = Cargo esauriti: { $ship }
event-first-player = Comincia { $name }; il dado mostra { $die }
event-equipped = { $name } riceve 1 credito e le prime merci
event-equipped-credit = { $name } riceve 1 credito
event-dealt = { $name } riceve: { $pilot }
event-dealt-hidden = { $name } riceve un pilota
event-fleet = { $name } riceve la flotta { $fleet }
event-half-alpha = Comincia Space Foundry Alpha
event-half-beta = Space Foundry Beta: comincia { $name }
event-rolled = Il dado mostra { $die }
event-shown = La Cantina mostra: { $pilot }
event-paid-cantina = { $name } paga 1 credito nella Cantina
event-freighter-came = { $name } riceve un nuovo cargo: { $ship } da { $size }
event-drawn = { $name } pesca: { $pilot }
event-drawn-hidden = { $name } pesca un pilota
event-traffic-came = Traffico: uno shuttle attracca al molo { $dock }
event-traffic-went = Traffico: lo shuttle lascia il molo { $dock }
event-cleared = { $name } restituisce merci agli asteroidi: { $what }
event-station-turned = Alpha è finita e la stazione si capovolge: i magazzini si svuotano, i cargo conservano le merci
event-left = { $name }: lascia la partita { $pilot }
event-defeat = La partita è finita. Punti di { $name }: { $points }, ne servivano 22
event-match-over =
    { $count ->
        [one] { $names } vince la partita
       *[other] { $names } condividono la vittoria
    }

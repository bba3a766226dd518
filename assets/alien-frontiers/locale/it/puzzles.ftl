### Obiettivi dei rompicapi, titoli e suggerimenti.

## Obiettivi
goal-win = Vincere la partita in questo turno
goal-gain = { $count ->
    [one] Guadagnare un punto in questo turno
   *[other] Guadagnare { $count } punti in questo turno
}
goal-points = { $count ->
    [one] Finire il turno con un punto
   *[other] Finire il turno con { $count } punti
}
goal-lead = { $count ->
    [one] Finire il turno con un punto di vantaggio
   *[other] Finire il turno con { $count } punti di vantaggio
}
goal-colonies = { $count ->
    [one] Finire il turno con una colonia sul pianeta
   *[other] Finire il turno con { $count } colonie sul pianeta
}
goal-controls = { $count ->
    [one] Controllare un territorio
   *[other] Controllare { $count } territori
}
goal-holds = Controllare { $territories }
goal-ships = { $count ->
    [one] Finire il turno con una nave
   *[other] Finire il turno con { $count } navi
}
goal-cards = { $count ->
    [one] Finire il turno con una carta
   *[other] Finire il turno con { $count } carte
}
goal-card = Avere in mano la carta { $card }
goal-rival = { $count ->
    [one] Lasciare a { $name } al massimo un punto
   *[other] Lasciare a { $name } al massimo { $count } punti
}
goal-no-launch = Lasciare { $name } senza il carburante o senza il minerale per un lancio

## Titoli e suggerimenti
puzzle-crater-push = Una spinta dal cratere
puzzle-crater-push-hint = Il Crater aggiunge un cerchio con la seconda nave. Una nave deve procurare il minerale.
puzzle-earn-first = Prima guadagnare, poi spendere
puzzle-earn-first-hint = La colonia costa carburante e minerale. Le altre navi possono produrli entrambi, o rubarli.
puzzle-last-colony = L’ultima colonia
puzzle-last-colony-hint = L’ultima colonia chiude subito la partita. Ciò che serve va fatto prima.
puzzle-good-rate = Il cambio delle pianure
puzzle-good-rate-hint = Su Heinlein Plains un carburante vale un minerale. Conta ciò che serve al tris.
puzzle-loaded-cannon = Posto al Constructor
puzzle-loaded-cannon-hint = Gli attracchi sono occupati. Una carta in mano può liberarli, e Pohl Foothills la rende meno cara.
puzzle-two-landings = Due colonie
puzzle-two-landings-hint = Una nave che ha finito il suo lavoro all’Hub non deve restare lì.
puzzle-stolen-city = La città cambia mano
puzzle-stolen-city-hint = La sequenza deve superare quella dell’Outpost. A una nave manca un passo.
puzzle-photo-finish = Al fotofinish
puzzle-photo-finish-hint = Restano due colonie e servono entrambe. Guarda dove una in più rompe un pareggio, o lo crea.
puzzle-full-fleet = Due navi in un turno
puzzle-full-fleet-hint = Un bonus si può prendere in prestito. La seconda coppia va creata.
puzzle-old-treasure = Dagli scarti
puzzle-old-treasure-hint = Una carta del display può recuperarne un’altra che da sola vale un punto.
puzzle-clear-sky = Sotto il Repulsor
puzzle-clear-sky-hint = Nessuna colonia arriva sotto il campo. Una delle carte può toglierlo.
puzzle-no-launch = Stiva vuota
puzzle-no-launch-hint = La sequenza deve superare quella dell’Outpost, e la nave più alta serve altrove.
puzzle-once-there = Una nave, due incarichi
puzzle-once-there-hint = Avanza, lancia, poi richiama una nave. Per reclamare serve un totale di otto.
puzzle-late-ore = Il minerale per il lancio
puzzle-late-ore-hint = Il Market paga il lancio. Una carta che resta in mano non vale nulla a fine turno.
puzzle-borrowed-pod = Manca un passo
puzzle-borrowed-pod-hint = La carta che aiuta è tra gli scarti.
puzzle-charged-plateau = Una carica sotto il plateau
puzzle-charged-plateau-hint = Una carta reclamata si può scartare subito. Attenzione al valore che chiede la Mine.
puzzle-relic-swap = Ciò che lo scambio lascia
puzzle-relic-swap-hint = Cedere in uno scambio una propria colonia libera un posto. La nave reliquia ha ancora qualcosa da fare prima?
puzzle-cut-down = Ridimensionare
puzzle-cut-down-hint = I punti di chi è in testa vengono da tre cose. Ognuna si toglie in modo diverso.
puzzle-shipyard-detour = Una nave e una colonia
puzzle-shipyard-detour-hint = La valle farebbe costare meno le navi, se non ci fosse il campo. E un 1 può diventare un 6.
puzzle-moved-house = Trasloco
puzzle-moved-house-hint = Una sola carta del display rende qualcosa subito. Una colonia di troppo da una parte può rendere altrove.

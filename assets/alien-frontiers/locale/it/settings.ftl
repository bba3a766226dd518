### Che cosa si chiede prima, e che cosa fanno i tasti in questo gioco.

## Gioco
option-ask-undocked = terminare un turno con navi che possono ancora attraccare
option-ask-launch = terminare un turno con una colonia pronta al lancio
option-ask-claim = terminare un turno con una carta che si può reclamare
option-ask-last-colony = terminare la partita mentre è in testa qualcun altro
option-ask-spends-ship = cedere una nave alla Terraforming Station
option-ask-empty-raid = un raid che non prende nulla

## Tasti
keys-docking = Attraccare
keys-ships = Navi

## Che cosa fanno i tasti
action-Planet = Vai al pianeta
action-Discard = Scarta la carta
action-Trade = Scambia al Market
action-Launch = Lancia una colonia
action-Cycle = Sostituisci le carte
action-Shed = Cedi ciò che supera il limite
action-Dock = { $facility }
action-NextShip = Nave seguente
action-PreviousShip = Nave precedente
action-Ship = Nave { $place }

### Che cosa si chiede prima, e che cosa fanno i tasti in questo gioco.

## Gioco
option-ask-end = chiudere il turno dove la polizia è o può arrivare, con plutonio
option-ask-metals = lasciare una miniera con metalli e posto nella stiva
option-ask-police = volare a portata della polizia, con plutonio
option-ask-outlaw = attaccare una nave e diventare pirata

## Tasti
keys-ship = Nave e carte
keys-meeting = Incontri
action-Card = Carta { $place } in mano
action-Fly = Vai alle destinazioni
action-Act = Vai alle azioni qui
action-Fight = Combatti / Resisti
action-FightOn = Combatti fino alla fine
action-Yield = Sottoponiti / Lascia / Fuggi

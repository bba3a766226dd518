### Che cosa si chiede prima, e che cosa fanno i tasti in questo gioco.

## Gioco
option-ask-end = chiudere il turno dove la polizia è o può arrivare, con plutonio
option-ask-metals = lasciare una miniera con posto nella stiva e metalli lì
option-ask-police = volare a portata della polizia, con plutonio
option-ask-outlaw = un attacco che rende pirata

## Tasti
keys-ship = Nave e carte
keys-meeting = Incontri
action-Card = Carta { $place } della mano
action-Fly = Dove la nave può volare
action-Act = Che cosa si può fare qui
action-Fight = Combattere o resistere
action-FightOn = Combattere fino alla fine
action-Yield = Sottoporsi, lasciare o fuggire

### Che cosa si chiede prima, e che cosa fanno i tasti in questo gioco.

## Partita
option-ask-end = finire il turno quando un aggiornamento o una carica non costa nulla
option-ask-end-goods = finire il turno con merci ancora da muovere
option-ask-end-alpha = finire l’ultimo turno di Alpha con merci in magazzino
option-ask-load = caricare prima dell’azione
option-ask-goods = usare un’azione prima che entrino le merci

## Tasti
keys-flight = Volo
keys-work = Merci e azioni
action-Card = Pilota { $place } della mano
action-Roll = Tirare il dado
action-Land = Attraccare
action-Lift = Decollare
action-Bribe = Corrompere il capomolo
action-Act = Usare l’azione del molo
action-Goods = Alle merci

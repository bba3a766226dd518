### Che cosa si chiede prima, e che cosa fanno i tasti in questo gioco.

## Partita
option-ask-end = terminare il turno quando resta un aggiornamento o una carica gratis
option-ask-end-goods = terminare il turno con merci ancora da muovere
option-ask-end-alpha = terminare l’ultimo turno di Alpha con merci in magazzino
option-ask-load = caricare prima dell’azione
option-ask-goods = usare un’azione prima che entrino le merci

## Tasti
keys-flight = Volo
keys-work = Merci e azioni
action-Card = Pilota { $place } in mano
action-Roll = Lanciare il dado
action-Land = Attraccare
action-Lift = Decollare
action-Bribe = Corrompere il capomolo
action-Act = Usare l’azione del molo
action-Goods = Vai alle merci

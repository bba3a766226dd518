### Che cosa si chiede prima, e che cosa fanno i tasti in questo gioco.

## Gioco
option-ask-module = terminare il turno potendo portare un modulo al livello 2
option-ask-ship = terminare il turno potendo costruire una navetta
option-ask-stop = fermare il volo dove c’è ancora qualcosa da fare
option-ask-corsairs = combattere i corsari potendo pagare il riscatto
option-ask-last = vendere l’ultima unità chiesta da un’avventura scoperta

## Tasti
keys-flight = Volo
keys-trade = Commercio e costruzione
action-Sector = Settore { $place }
action-Stop = Termina il volo
action-Pay = Paga il riscatto
action-Fight = Combatti
action-Found = Fonda una colonia o una base
action-Buy = Compra
action-Sell = Vendi
action-Look = Tieni premuto per vedere le carte
action-Notes = Apri gli appunti
action-Offer = Fai un’offerta
action-Shipyard = Vai al cantiere
action-Adventures = Vai alle avventure

### Titoli e suggerimenti dei rompicapi.

## Obiettivi
goal-win = Vinci la partita in questo turno
goal-points =
    { $count ->
        [one] Termina il turno con { $count } punto
       *[other] Termina il turno con { $count } punti
    }
goal-astro = Termina il turno con almeno { $count } Astro
goal-hero = Diventa Eroe dei Popoli
goal-friend = Diventa Amico dei Popoli
goal-module = A fine turno, modulo al livello { $level }: { $module }
goal-ship = Nell’hangar a fine turno: { $ship }
goal-deny = Prendi questo modulo di livello 2 prima dell’avversario: { $module }

## Titoli e suggerimenti
puzzle-chain = La catena
puzzle-chain-hint = Due basi e una richiesta. Ciò che si vende per primo paga tutto il resto.
puzzle-two-on-top = Due in cima
puzzle-two-on-top-hint = Comprare prima di vendere: quale carta deve venire per prima?
puzzle-three-medals = Tre medaglie
puzzle-three-medals-hint = Non ogni combattimento è sicuro. Conta i dadi peggiori.
puzzle-room-for-two = Posto per due
puzzle-room-for-two-hint = La ricompensa deve trovare posto dopo il pagamento. Prima svuota il compartimento giusto.
puzzle-the-block = Il blocco
puzzle-the-block-hint = Di ogni modulo di livello 2 ce n’è uno solo. Basta prenderlo.
puzzle-one-action-short = Manca un’azione
puzzle-one-action-short-hint = Su Poseidon aspettano due avventure. Quale ci sarà ancora la prossima volta?
puzzle-past-the-pirates = Oltre i pirati
puzzle-past-the-pirates-hint = Somma quanto costa ogni via, e quanto paga il pianeta al di là.
puzzle-logistics-falls = Cade il modulo logistico
puzzle-logistics-falls-hint = I compartimenti più piccoli perdono merci solo se sono pieni.
puzzle-friend-and-hero = Amico ed Eroe
puzzle-friend-and-hero-hint = Un combattimento non è un’azione. Tieni le azioni per il resto.
puzzle-three-flights-ago = Tre voli fa
puzzle-three-flights-ago-hint = Un solo settore ha sia un pianeta che paga bene i beni sia un pianeta coloniale.

### Il tabellone e i pannelli di una partita.
### I giocatori si chiamano per nome.

## La colonna
ui-rounds = di { $count }
ui-target = traguardo
ui-target-objective = + obiettivo
ui-rank-next = prossimo
ui-left = restano
ui-ship-of = { $name }: nave
ui-moves-of = mosse { $left } di { $moves }
ui-objective = obiettivo
ui-fulfilled = completato
ui-hand-empty = nessuna carta bonus

## Luoghi
ui-space-help = Spazio aperto: polizia e alieni raggiungono le navi solo qui.
ui-reach-police = La polizia arriva fin qui: ispeziona ogni nave che incontra.
ui-reach-alien = Gli alieni arrivano fin qui: minatori con 1, altrimenti predoni.
ui-reach-corsair = Il corsaro arriva fin qui e attacca a vista. Sconfitto, lascia un metallo.
ui-mine-new-help = Inesplorata. La prima nave pesca una carta bonus e trova tre metalli.
ui-mine-help = I metalli presenti si prendono gratis, finché c’è posto nella stiva.
ui-mine-gone-help = Qui non resta nulla. La nave è comunque al sicuro.
ui-market-help = Ogni ripiano mostra quanto rende il prossimo metallo del suo tipo. Tre per tipo, cinque in tutto.
ui-port-help = Qui si installano potenziamenti e si riparano le navi in avaria.
ui-gate-help = Per 50 crediti la nave salta in un quadrante a scelta, nel settore indicato da un dado.
ui-upgrade-help = Funziona subito. Il livello 2 si compra anche senza il livello 1.
ui-has-it = c’è già
ui-lose-help = Perso con l’avaria: la nave continua senza.
ui-sell-help = Si vende qui; il prossimo dello stesso tipo rende meno.
ui-buy-help = Si compra qui, al prezzo dell’ultima vendita.
ui-jettison-help = Espulso dalla stiva: esce dal gioco.
ui-warp-help = Un dado sceglie il settore. Poi il movimento è finito.
ui-token-help = Un segnalino movimento, in fondo alla fila.
ui-attack-help = Chi attacca una nave è un pirata per il resto della partita.
ui-flee-help = Fugge solo la nave più veloce. Di 1: due colpi; di 2: uno; di 3 o più: nessuno.
ui-fight-help = Si tira un dado a testa e si aggiunge l’arma; il totale più alto toglie uno scudo.

## Che cosa porta un clic
tag-ends-movement = Chiude il movimento
tag-meets-police = Incontra la polizia
tag-meets-alien = Incontra gli alieni: con 1 minatori, altrimenti predoni
tag-meets-corsair = Incontra il corsaro
tag-expected = Un metallo qui vale in media { $price }
tag-odds = Probabilità di vincere lo scontro: { $chance }
tag-won = Vincendo: { $what }
tag-lost = Perdendo: { $what }
stake-won = vincendo
stake-lost = perdendo
stake-nothing = niente
stake-breakdown = avaria
stake-metals =
    { $count ->
        [one] { $count } metallo
       *[other] { $count } metalli
    }
stake-upgrade = un potenziamento
stake-fine = multa { $fine }
tag-flight = Colpi: { $count }. Probabilità che gli scudi reggano: { $chance }
tag-found = Se trovato: si perde tutta la stiva ({ $count }), multa { $fine }
tag-sent = Poi la nave finisce qui: { $what }
tag-danger = { $token }, fase delle pattuglie: può arrivare qui ({ $count } su 4)

## Incontri e piani
ui-swap = Scambia
ui-submit = Sottoponiti
ui-submit-hiding = Nascondi { $count }
ui-leave-them = Lasciali in pace
ui-fight-on = Combatti ancora
ui-fight-on-help = Scambio dopo scambio, finché lo scontro non è deciso o l’avversario non gioca una carta.
ui-aboard = { $count } a bordo
ui-exchanges = Scambi di colpi
ui-fight-won = Vinto
ui-fight-lost = Perso
ui-fight-won-by = { $name } ha vinto
ui-fight-lost-by = { $name } ha perso
ui-fight-tie = Parità: nessuno scudo perso
ui-then-to = poi a { $what }
ui-finds-nothing = niente da trovare
ui-one-exchange = uno scambio
ui-until-decided = fino alla fine
ui-winning = Vincendo: { $what }
ui-end-rank = { $name }: { $what } ({ $credits } crediti)
ui-end-next-rank = Prossimo titolo: { $what }, da { $credits } crediti
ui-hide = Nascondi questi
ui-rob = Prendi questi
ui-more = Uno in più: { $what }
ui-less = Uno in meno: { $what }
ui-confirm = Conferma
ui-plan-title = Segnalini movimento di questo giro
ui-plan-lay = Conferma piano
ui-plan-back = Togli ultimo
ui-row-title = Il piano di questo giro
ui-token = Segnalino: { $what }
ui-nth = Segnalino { $count }
ui-radar-cw = La polizia, due linee in senso orario
ui-radar-ccw = La polizia, due linee in senso antiorario
ui-boosts-more = { $count } boost in più

## Giocatori
amount-hidden = { $count } di tipo ignoto
upgrade-hidden = un potenziamento di livello { $level }
ui-player-spoken = { $name }: { $what }. Crediti: { $credits }. Nella stiva: { $hold }. Carte bonus: { $cards }. Potenziamenti: { $upgrades }.
ui-player-credits = Crediti: { $credits } (traguardo: { $target })
ui-player-place = Luogo
ui-player-hold = Stiva
ui-player-cards = Carte bonus
ui-player-upgrades = Potenziamenti
ui-player-broken = In avaria.
ui-player-pirate = Pirata in: { $what }.
ui-player-done = Obiettivo completato: { $what }.
ui-player-counts = Dopo l’ultimo giro vale { $worth } crediti.
ui-player-aim = Obiettivo: { $what }.
ui-player-did = Le ultime azioni

## Che cosa si può fare
ui-hint-turn = { $name }: volare (mosse: { $count }), agire o chiudere il turno ({ $end })
ui-hint-away = { $name }: volare (mosse: { $count }) o agire; in solitario un turno non può finire dov’è cominciato
ui-hint-stay = { $name }: niente più mosse; agire o chiudere il turno ({ $end })
ui-hint-adrift = { $name } è in avaria: una mossa per turno; uno spazioporto ripara la nave
ui-hint-police = La polizia ispeziona { $name }: { $answers }
ui-hint-sight = La polizia attacca a vista { $name }: { $answers }
# The legal answers to the police, each with its cost: "submit (...), flee (...) or fight (...)"
ui-answers = { $first } o { $last }
ui-answer-submit = sottoporsi (niente da trovare)
ui-answer-submit-found = sottoporsi (carico perso: { $metals }, multa { $fine })
ui-answer-hide = nascondere { $count } (Scomparti segreti usati: { $count })
ui-answer-hide-found = nascondere { $count } (Scomparti segreti usati: { $count }; carico perso: { $metals }, multa { $fine })
ui-answer-flee = fuggire (nessun colpo)
ui-answer-flee-hits = fuggire (colpi: { $hits }, riuscita al { $chance } %)
ui-answer-fight = combattere (vittoria al { $chance } %, altrimenti avaria)
ui-answer-card = giocare { $cards } (si consuma)
ui-hint-raid = { $name } è sotto attacco: combattere ({ $fight }) o fuggire
ui-hint-calm = { $name }: lasciar perdere questi alieni o combattere ({ $fight })
ui-hint-fight = { $name }: continuare lo scontro ({ $fight }) o fuggire
ui-hint-stand = Un pirata attacca { $name }: resistere ({ $fight }) o fuggire
ui-hint-prize = { $name } ha vinto un metallo: prenderlo o lasciarlo
ui-hint-hide = { $name }: nascondere metalli al pirata; { $confirm } accetta la proposta
ui-hint-loot = { $name }: prendere dalla stiva altrui; { $confirm } accetta la proposta
ui-hint-lose = { $name }: scegliere il potenziamento da perdere
ui-cover-attacked = { $name } attacca: resistere o fuggire
ui-hint-excess = { $name }: ora la stiva è troppo piccola; scegliere che cosa espellere
ui-hint-plan = { $name }: posare segnalini movimento (mosse: { $count }); { $confirm } conferma il piano
ui-hint-plan-lost = { $name }: un segnalino che da lì non porta a nulla va perso, e con lui la sua mossa
ui-hint-act = { $name }: agire qui o finire ({ $end })
ui-hint-act-change = { $name }: agire qui, cambiare un segnalino coperto o finire ({ $end })
ui-change = Cambia segnalino
ui-change-help = Una volta per giro un segnalino coperto può diventare un altro, finché almeno due sono coperti.
ui-hint-radar = { $name }: scegliere la linea su cui va la polizia
ui-hint-change = { $name }: scegliere che cosa diventa questo segnalino

## Domande prima di una perdita
ui-warn-end = C’è plutonio nella stiva, e qui la nave incontrerà la polizia. Chiudere qui il turno?
ui-warn-near = C’è plutonio nella stiva, e nella fase delle pattuglie la polizia può arrivare qui ({ $count } su 4). Chiudere qui?
ui-warn-metals =
    { $count ->
        [one] La stiva ha posto, e qui c’è { $count } metallo. Volare via lo stesso?
       *[other] La stiva ha posto, e qui ci sono { $count } metalli. Volare via lo stesso?
    }
ui-warn-police = C’è plutonio nella stiva, e lì la nave incontrerà la polizia. Volarci lo stesso?
ui-warn-outlaw = Chi attacca è un pirata per il resto della partita, e lo spazioporto del quadrante si chiude ({ $what }). Attaccare?
ui-fly-on = Vola
ui-attack = Attacca

## Che cosa fa vincere, e a che punto si è
aim-both = Vince chi a fine giro ha { $target } crediti e l’obiettivo completato.
aim-both-at-once = Vince subito chi ha { $target } crediti e l’obiettivo completato.
aim-cash = Vince chi a fine giro ha { $target } crediti.
aim-cash-at-once = Vince subito chi ha { $target } crediti.
aim-last = Dopo il giro { $round } vince chi ha più crediti, e un obiettivo completato ne vale { $worth }.
aim-last-cash = Dopo il giro { $round } vince chi ha più crediti.
aim-has = { $name } ha { $credits } crediti su { $target }.
aim-objective = Obiettivo { $aim }: { $how }
aim-done = Completato.
aim-open = Non ancora completato.
aim-systems = { $count } sistemi su { $all } hanno un potenziamento.
aim-credits = Finora { $credits } crediti su { $needed }.
aim-worth = Insieme a { $target } crediti fa vincere la partita.
aim-worth-fortune = Basta da solo per vincere: anche il traguardo è raggiunto.
aim-worth-last = Dopo il giro { $round } vale { $worth } crediti.
aim-secret = Segreto: finché non è completato lo vede solo { $name }.
aim-click = Un clic apre la sua pagina.
aim-alone = In solitario: più crediti possibile in { $rounds } giri.
aim-rank = { $credits } crediti: { $what }. Prossimo titolo: { $next }, da { $least }.
aim-rank-top = { $credits } crediti: { $what }, il titolo più alto.
aim-rank-from = { $what }: da { $least }

## Come comincia una partita, che cosa non va perso di vista, e che cosa decide
start-lot = Per sorteggio comincia { $name }; poi { $then }.
start-first = Comincia { $name }; poi { $then }.
start-has = Ogni nave parte dal proprio spazioporto con { $credits } crediti, la stiva vuota e senza potenziamenti.
start-has-engine = Ogni nave parte dal proprio spazioporto con { $credits } crediti, la stiva vuota e Motore 1.
start-objective = Ognuno ha un obiettivo segreto, mostrato accanto alle carte bonus.
moment-rounds =
    { $count ->
        [1] Questo è l’ultimo giro.
        [2] Restano due giri.
       *[other] Restano tre giri.
    }
great-objective = Obiettivo completato
great-objective-words = { $name }: { $aim }.
great-target = Traguardo raggiunto
great-target-words = { $name } ha { $credits } crediti e l’obiettivo completato: basta per vincere.
great-target-open = { $name } ha { $credits } crediti. Manca solo l’obiettivo.
great-fight = Scontro vinto
great-police = { $name } sconfigge la polizia, che vola alla prossima stazione.
great-corsair = { $name } sconfigge il corsaro e vince un metallo, se ne restano.
great-ship = { $name } sconfigge { $other }.
great-rank = { $name }: { $what }
decided-alone = I giri sono finiti. { $name } chiude con { $credits } crediti: { $what }
decided-shared = Stessi crediti e stive di pari valore: la vittoria è divisa
decided-cash = { $name } raggiunge il traguardo con { $credits } crediti
decided-both = { $name } e { $other } arrivano insieme al traguardo: { $credits } crediti danno la vittoria a { $name }
decided-objective = { $name } completa { $aim } con { $credits } crediti in cassa
decided-target = { $aim } completato, { $credits } crediti: { $name } ha tutto ciò che serve
decided-rounds = Dopo il giro { $round } { $name } è in testa con { $credits } crediti, { $behind } più di { $other }
decided-rounds-objective = { $other } ha più crediti, ma { $aim } fa vincere { $name }: { $credits } dopo il giro { $round }

## Dall’ultimo turno
recap-stayed = { $name } non si muove: { $what }
recap-attacked = attacca
recap-robbed = deruba (presi: { $count })
recap-beat = sconfigge
recap-broke = in avaria
recap-fined = multa

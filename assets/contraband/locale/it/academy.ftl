### Le parole delle lezioni. Nessun fumetto ha più di 25 parole.
### Il titolo di una lezione è lesson-ID, il consiglio lesson-ID-tip, le parole di un passo lesson-ID-STEP.
academy-chapter-0 = In viaggio
academy-chapter-1 = Le rotte
academy-chapter-2 = Guai
academy-chapter-3 = La partita
academy-chapter-4 = Altri modi di giocare
academy-chapter-5 = Il turno migliore
academy-name-red = Cometa
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lira

## 1. Si salpa
lesson-cast-off = Si salpa
lesson-cast-off-welcome = Si vince con due cose insieme: i crediti del traguardo, mostrato qui, e il proprio obiettivo segreto. I crediti da soli non bastano.
lesson-cast-off-ring = Sedici settori formano un anello. Ognuno ha spazio aperto sulla rotta, due miniere all’interno e una struttura all’esterno.
lesson-cast-off-out = Sei Cometa, a Porto Focolare. Uscire da un luogo è una mossa, e ne hai una per turno. Fai clic sullo spazio di Focolare (R2).
lesson-cast-off-end = Le mosse sono finite. Punta su Fine turno: le sagome mostrano dove può fermarsi la pattuglia, le frazioni quanto è probabile. Poi chiudi ({ $end }).
lesson-cast-off-others = Quando tutti hanno giocato, polizia e alieni si spostano lungo le linee. Così finisce il giro.
lesson-cast-off-mine = Entrare in un luogo è la mossa successiva. Vola a Pioggia di Braci.
lesson-cast-off-check = Sei nel Portale Rosso (R3), con due mosse. Arriva in una miniera di questo settore.
lesson-cast-off-away = Così vai in un altro settore. Ricomincia: esci dal portale, poi entra in una miniera.
lesson-cast-off-tip = Da un luogo all’altro dello stesso settore servono due mosse. Un motore migliore è il primo acquisto di molti capitani.

## 2. Il minerale
lesson-ore = Il minerale
lesson-ore-enter = Nella Fornace non è ancora entrato nessuno. Fai clic sulla miniera che brilla per entrare.
lesson-ore-found = La prima nave pesca una carta bonus e trova tre metalli. Fino alla fine del turno li vede solo il suo capitano.
lesson-ore-take = La stiva tiene un metallo. Il plutonio vale 500, ferro e carbonio 200: prendi il plutonio. È merce di contrabbando.
lesson-ore-end = La stiva è piena. Chiudi il turno ({ $end }).
lesson-ore-open = Quel che hai lasciato ora è scoperto: tutti sanno che cosa resta nella Fornace.
lesson-ore-check = La stiva è piena di ferro. Fa’ in modo che a bordo ci sia plutonio.
lesson-ore-carbon = Il carbonio non vale più del ferro. Scambialo di nuovo, o ricomincia.
lesson-ore-tip = In miniera si può scambiare un metallo con uno di altro tipo, tre volte per turno. Altrove il carico si può solo gettare.

## 3. Giorno di mercato
lesson-market-day = Giorno di mercato
lesson-market-day-prices = Il primo plutonio di un mercato rende 500, il secondo 250, il terzo 150. Ferro e carbonio: 200, 100 e 50.
lesson-market-day-sell = Vendi un plutonio: fai clic sul suo pulsante, o sulla sua riga nel tabellone del mercato.
lesson-market-day-falls = Resta sullo scaffale, e qui il prossimo rende 250. Ogni tipo ha il suo prezzo, che scende per conto suo.
lesson-market-day-full = Un mercato tiene tre metalli di un tipo e cinque in tutto. Fai clic sulla prima riga: prova a vendere un quarto plutonio.
lesson-market-day-shut = Rifiutato: lo scaffale è pieno, e al posto del prezzo c’è un trattino finché qualcuno non compra.
lesson-market-day-buy = Quel che c’è si compra al prezzo dell’ultima vendita. Ci sono due ferri, quindi uno costa 100. Compralo.
lesson-market-day-check = Ti eserciti da solo: grado e corsaro non contano. Vendi i due plutoni a 500 l’uno: l’altro mercato è Felce (G1), oltre la linea larga.
lesson-market-day-cheap = Il secondo ha reso solo 250. Ricomincia, e portalo in un mercato vuoto.
lesson-market-day-tip = Volare un turno in più fino a un mercato vuoto rende spesso più di una seconda vendita qui. La mappa mostra tutti i prezzi.

## 4. Il cantiere
lesson-yard = Il cantiere
lesson-yard-store = Ogni spazioporto ha un magazzino di potenziamenti, diverso dagli altri. Lo vede solo chi è nello spazioporto.
lesson-yard-cargo = Il livello 1 costa 300 crediti, il livello 2 costa 600. Monta Stiva 1: ci stanno subito due metalli.
lesson-yard-engine = Il livello 2 non richiede il livello 1. Con Motore 2 le mosse sono tre, già in questo turno: montalo.
lesson-yard-backs = Gli altri vedono solo il livello di ciò che compri, finché non lo usi.
lesson-yard-check = Con 600 crediti, arriva in questo turno al mercato di Incudine (R1). Dista tre mosse.
lesson-yard-slow = Così le mosse non bastano. Ricomincia: che cosa rende più veloce la nave?
lesson-yard-far = Il mercato di Incudine è dall’altra parte. Ricomincia.
lesson-yard-tip = Comprare il livello 1 e poi il livello 2 di un sistema costa 900 crediti. Il livello 2 subito ne costa 600.

## 5. Confini e portali
lesson-borders = Confini e portali
lesson-borders-axis = Le linee larghe fra i quadranti sono gli assi principali. Attraversa questo, con tre mosse a disposizione.
lesson-borders-over = Attraversare un asse chiude il movimento: due mosse vanno perse. Agire si può ancora.
lesson-borders-gate = C’è un modo più rapido di lasciare un quadrante. Vola nel Portale Rosso.
lesson-borders-warp = Un portale costa 50 crediti e nessuna mossa. Scegli un quadrante; il dado dice il settore. Vai alla Deriva di Cobalto.
lesson-borders-out = La nave esce nello spazio aperto, e il suo movimento è finito.
lesson-borders-check = Arriva in questo turno alla Deriva di Cobalto.
lesson-borders-elsewhere = Quello è un altro quadrante. Ricomincia.
lesson-borders-tip = Dove l’asse è sorvegliato, un portale costa meno di una multa, se il dado aiuta.

## 6. Luce blu
lesson-blue-light = Luce blu
lesson-blue-light-reach = La polizia sta su una linea e raggiunge lo spazio aperto dei due settori ai lati. Li copre una luce bianca.
lesson-blue-light-enter = La stiva è piena di plutonio. Entra, per vedere che cosa succede.
lesson-blue-light-choose = Un’ispezione: sottoponiti, fuggi se sei più veloce, o combatti. Quanto costa sta scritto su ogni tasto.
lesson-blue-light-submit = In combattimento non hai speranze. Sottoponiti.
lesson-blue-light-fined = L’intera stiva è persa, con 500 crediti, e ti ritrovi nello spazioporto più vicino. Ferro e carbonio da soli sarebbero passati.
lesson-blue-light-hide = Di nuovo, con uno Scomparto segreto in mano. Entra.
lesson-blue-light-hidden = Sottoponiti nascondendo il plutonio: così non c’è niente da trovare. La carta è consumata.
lesson-blue-light-check = Di nuovo da solo: arriva a Mantice (R3) senza pagare una multa. I modi sono diversi.
lesson-blue-light-caught = Così hai perso tutto. Ricomincia: radar, Scomparto segreto, un turno di attesa, o meno carico?
lesson-blue-light-tip = Radar e scomparto costano una carta, aspettare costa un turno, gettare costa 500. Scegli ciò che ti serve meno.

## 7. Sconosciuti
lesson-strangers = Sconosciuti
lesson-strangers-reach = Nessuno sa chi siano gli alieni finché non incontrano una nave. Allora lo dice un dado: 1 minatori, da 2 a 4 predoni.
lesson-strangers-enter = Vola nello spazio che brilla, e guarda chi sono.
lesson-strangers-miners = I minatori non attaccano. Sconfitti, lasciano un metallo; il pannello dice le tue probabilità. Combatti ({ $fight }).
lesson-strangers-prize = Il primo metallo del mazzo è tuo, e lo vedi solo tu. Prendilo.
lesson-strangers-raiders = I predoni attaccano tutti. Ora hai le armi: entra.
lesson-strangers-battle = Con buone armi e scudi puoi batterti: tre colpi, 200 crediti. Combatti fino in fondo ({ $fight }).
lesson-strangers-beaten = Sconfitti: 200 crediti. In questo giro non incontrano più nessuno.
lesson-strangers-again = Ancora minatori, e mosse d’avanzo. Entra.
lesson-strangers-leave = Stavolta lasciali in pace: il movimento continua.
lesson-strangers-check = Gli alieni raggiungono lo spazio in cui sei. Chiudi il turno senza combattere.
lesson-strangers-fought = Hai combattuto, con la stiva in gioco. Ricomincia.
lesson-strangers-tip = In miniera, mercato, spazioporto o portale non si incontra nessuno. Senza armi, chiudi lì il turno.

## 8. Alla deriva
lesson-adrift = Alla deriva
lesson-adrift-raid = Ora senza armi: vola dai predoni, per vedere che cosa vuol dire perdere.
lesson-adrift-fight = Qui non c’è niente da fare. Combatti ({ $fight }), e fatti battere.
lesson-adrift-lose = Scudi finiti: avaria. La stiva è persa, e un potenziamento a tua scelta. Rinuncia alla stiva grande.
lesson-adrift-slow = In avaria una nave ha una mossa per turno ed entra solo negli spazioporti. Nessuno la incontra o la attacca.
lesson-adrift-port = Uno spazioporto ripara subito e gratis. Vola dentro.
lesson-adrift-check = Di nuovo da solo, in cinque turni: fai riparare la nave, poi arriva in un mercato.
lesson-adrift-late = I cinque turni sono finiti. Ricomincia: prima uno spazioporto, e dritto lì.
lesson-adrift-tip = Ciò che si perde non torna: dal livello 2 un sistema ricade a zero. Rinuncia a quello che costa meno.

## 9. Bandiera nera
lesson-black-flag = Bandiera nera
lesson-black-flag-prey = Nova è nello stesso spazio aperto, con due metalli a bordo e senza armi.
lesson-black-flag-attack = Un attacco fa di te un pirata per il resto della partita, e ti chiude lo spazioporto di questo quadrante. Attacca.
lesson-black-flag-fight = Nova resiste. Si tira un dado a testa: il totale più alto toglie uno scudo. Combatti ({ $fight }).
lesson-black-flag-again = Le resta uno scudo. Continua.
lesson-black-flag-loot = Nova è in avaria, e vedi la sua stiva. C’è posto per entrambi i metalli, già scelti: prendili.
lesson-black-flag-pirate = D’ora in poi la polizia spara a vista e i predoni ti lasciano in pace. Rocca Lanterna ti è chiusa.
lesson-black-flag-check = Ti servirà Porto Volta, nell’Abisso di Muschio. Attacca una nave in modo che ti resti aperto.
lesson-black-flag-closed = Così lo spazioporto dell’Abisso di Muschio è chiuso. Ricomincia: dove sono le altre due navi?
lesson-black-flag-tip = Un attacco scopre tutti i potenziamenti delle due navi. E realizza l’obiettivo Fuorilegge.

## 10. L’ultimo giro
lesson-last-round = L’ultimo giro
lesson-last-round-target = In due il traguardo è di 3000 crediti. I crediti da soli non bastano per vincere.
lesson-last-round-objective = Ognuno ha un obiettivo segreto. Il tuo è Mastro costruttore: un potenziamento in tutti e quattro i sistemi. Manca l’arma.
lesson-last-round-declare = Monta Arma 1. L’obiettivo viene dichiarato a tutti, e resta realizzato.
lesson-last-round-round = La partita finisce a giro concluso, dopo le pattuglie. Fino ad allora una multa può costare la vittoria.
lesson-last-round-check = Giro 21, 2900 crediti. Realizza l’obiettivo e arriva ad almeno 3000 crediti, in questo turno.
lesson-last-round-bare = Mastro costruttore non è realizzato, e hai lasciato il magazzino. Ricomincia.
lesson-last-round-cargo = La stiva era già potenziata: manca l’arma. Ricomincia.
lesson-last-round-tip = Se più giocatori arrivano alla meta nello stesso giro, vince chi ha più crediti; poi decide la stiva.

## La prima partita
lesson-first-voyage = La prima partita
lesson-first-voyage-go = Una partita intera contro Nova, Cadetto. Il tuo obiettivo è Mastro costruttore: un potenziamento in ogni sistema. Il Coach parla quando serve.
lesson-first-voyage-tip = Prima il motore, poi la stiva: due plutoni a viaggio, in due mercati vuoti.
academy-coach-take = C’è un metallo da prendere in questa miniera, e il posto non manca.
academy-coach-sell = Questo mercato paga a prezzo pieno ciò che trasporti.
academy-coach-credits = La carta Crediti ne dà 200 quando la giochi. Tenuta in mano non vale nulla.
academy-coach-idle-mine = La stiva è vuota: una miniera inesplorata ha tre metalli e una carta. Per un consiglio c’è il Coach ({ $coach }).
academy-coach-idle-market = I metalli non valgono nulla finché non si vendono. Quale mercato sulla tua rotta paga di più?
academy-coach-idle-adrift = In avaria: punta allo spazioporto più vicino che ti sia aperto.
academy-coach-idle-plan = Posa i segnalini nell’ordine in cui vanno eseguiti, poi conferma ({ $confirm }).
academy-coach-idle-meeting = Punta una risposta: dice le probabilità e il prezzo.
academy-coach-idle-spoils = Scegli che cosa prendere, poi conferma ({ $confirm }).
academy-coach-idle-loss = Qualcosa va perso: scegli ciò che ti serve meno.
academy-coach-idle-end = Qui non c’è altro da fare. Chiudi con { $end }.

## Da solo
lesson-alone = Da solo
lesson-alone-corsair = Da soli, un terzo segnalino gira per le rotte: il corsaro. Attacca a vista, come i predoni, e nessun Alieno amico aiuta.
lesson-alone-stay = Un turno non può finire dov’è cominciato: finché restano mosse, il pulsante è spento.
lesson-alone-out = Vola nello spazio che brilla, e chiudi lì il turno ({ $end }).
lesson-alone-ranks = Sedici giri, e contano solo i crediti: con 1000 si è mercanti, con 2000 capitani d’industria, con 3000 leggende.
lesson-alone-check = Il corsaro è nel prossimo settore. Chiudi il turno senza incontrarlo.
lesson-alone-met = È proprio lì che aspetta. Ricomincia.
lesson-alone-tip = Sedici giri sono pochi: prepara un percorso di miniere e mercati in cui nessun turno va in attesa.

## Tutti insieme
lesson-all-at-once = Tutti insieme
lesson-all-at-once-tokens = Qui ognuno pianifica in segreto, con dieci segnalini di movimento. Quanti ne posa, lo vedono tutti.
lesson-all-at-once-plan = Posa spazio aperto, senso antiorario, mercato: una fila fino al mercato di Incudine (R1). Poi fai clic su Deponi la fila.
lesson-all-at-once-reveal = I segnalini si scoprono uno alla volta. Dopo ognuno puoi agire, ma non muovere: due volte non c’è nulla da fare ({ $end }).
lesson-all-at-once-sell = La nave è nel mercato. Vendi il plutonio.
lesson-all-at-once-check = Posa una fila di tre segnalini che porti in una miniera di un settore vicino.
lesson-all-at-once-short = Questa fila non finisce in una miniera. Ricomincia.
lesson-all-at-once-tip = Un segnalino che non si può eseguire va perso, con la sua mossa. Un luogo affollato è un azzardo.

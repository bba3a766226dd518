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
lesson-cast-off-out = Sei Cometa, a Porto Focolare. Uscire da un luogo costa una mossa: ne hai una per turno. Fai clic sullo spazio evidenziato di Focolare (R2).
lesson-cast-off-end = Mosse finite. Punta su Fine turno: le sagome mostrano dove possono fermarsi le pattuglie, le frazioni quanto è probabile. Poi chiudi il turno ({ $end }).
lesson-cast-off-others = Quando tutti hanno giocato, polizia e alieni si spostano da una linea all’altra. Così finisce il giro.
lesson-cast-off-mine = Entrare in un luogo costa un’altra mossa. Vola a Pioggia di Braci.
lesson-cast-off-check = Sei nel Portale Rosso (R3), con due mosse. Arriva in una miniera di questo settore.
lesson-cast-off-away = Così vai in un altro settore. Ripristina: esci dal portale, poi entra in una miniera.
lesson-cast-off-tip = Da un luogo all’altro dello stesso settore servono due mosse. Un motore migliore è il primo acquisto di molti capitani.

## 2. Il minerale
lesson-ore = Il minerale
lesson-ore-enter = Nella Fornace non è ancora entrato nessuno. Fai clic sulla miniera evidenziata per entrare.
lesson-ore-found = La prima nave pesca una carta bonus e trova tre metalli. Fino alla fine del turno li vede solo il suo capitano.
lesson-ore-take = La stiva ha posto per un metallo. Il plutonio vale 500, ferro e carbonio 200: prendi il plutonio. È merce di contrabbando.
lesson-ore-end = La stiva è piena. Chiudi il turno ({ $end }).
lesson-ore-open = Quel che hai lasciato ora è scoperto: tutti sanno che cosa resta nella Fornace.
lesson-ore-check = La stiva è piena di ferro. Porta a bordo del plutonio al suo posto.
lesson-ore-carbon = Il carbonio non vale più del ferro. Scambialo di nuovo, o ripristina.
lesson-ore-tip = In miniera si può scambiare un metallo con uno di altro tipo, tre volte per turno. Altrove il carico si può solo espellere.

## 3. Giorno di mercato
lesson-market-day = Giorno di mercato
lesson-market-day-prices = La prima unità di plutonio in un mercato rende 500, la seconda 250, la terza 150. Ferro e carbonio: 200, 100 e 50.
lesson-market-day-sell = Vendi un’unità di plutonio (Bazar Loppa): fai clic sul suo pulsante, o sulla sua riga nel tabellone del mercato.
lesson-market-day-falls = Resta sullo scaffale, e qui la prossima rende 250. Il prezzo di ogni tipo scende per conto suo.
lesson-market-day-full = Un mercato accetta tre metalli di un tipo e cinque in tutto. Fai clic sulla prima riga: prova a vendere una quarta unità di plutonio.
lesson-market-day-shut = Rifiutato: lo scaffale è pieno, e al posto del prezzo c’è un trattino finché qualcuno non compra.
lesson-market-day-buy = Quel che c’è si compra al prezzo dell’ultima vendita. Qui ci sono due unità di ferro, quindi una costa 100. Comprala.
lesson-market-day-check = Esercizio in solitario: titolo e corsaro non contano. Vendi tutto il plutonio a 500 l’unità: l’altro mercato è Felce (G1), oltre la linea larga.
lesson-market-day-cheap = La seconda unità ha reso solo 250. Ripristina, e portala in un mercato vuoto.
lesson-market-day-tip = Volare un turno in più fino a un mercato vuoto rende spesso più di una seconda vendita qui. La mappa mostra tutti i prezzi.

## 4. Il cantiere
lesson-yard = Il cantiere
lesson-yard-store = Ogni spazioporto ha un magazzino di potenziamenti, diverso dagli altri. Lo vede solo chi è nello spazioporto.
lesson-yard-cargo = Il livello 1 costa 300 crediti, il livello 2 costa 600. Installa Stiva 1: ci stanno subito due metalli.
lesson-yard-engine = Il livello 2 non richiede il livello 1. Con Motore 2 le mosse sono tre, già in questo turno: installalo.
lesson-yard-backs = Gli altri vedono solo il livello di ciò che compri, finché non lo usi.
lesson-yard-check = Con 600 crediti, arriva in questo turno al mercato di Incudine (R1). Dista tre mosse.
lesson-yard-slow = Così le mosse non bastano. Ripristina: che cosa rende più veloce la nave?
lesson-yard-far = Il mercato di Incudine è dall’altra parte. Ripristina.
lesson-yard-tip = Comprare il livello 1 e poi il livello 2 di un sistema costa 900 crediti. Il livello 2 subito ne costa 600.

## 5. Confini e portali
lesson-borders = Confini e portali
lesson-borders-axis = Le linee larghe fra i quadranti sono gli assi principali. Hai tre mosse: attraversa questo.
lesson-borders-over = Attraversare un asse chiude il movimento: due mosse vanno perse. Puoi ancora agire.
lesson-borders-gate = C’è un modo più rapido di lasciare un quadrante. Vola nel Portale Rosso.
lesson-borders-warp = Un portale costa 50 crediti e nessuna mossa. Scegli un quadrante; un dado indica il settore. Vai alla Deriva di Cobalto.
lesson-borders-out = La nave esce nello spazio aperto, e il suo movimento è finito.
lesson-borders-check = Arriva in questo turno alla Deriva di Cobalto.
lesson-borders-elsewhere = Quello è un altro quadrante. Ripristina.
lesson-borders-tip = Dove l’asse è sorvegliato, un portale costa meno di una multa, se il dado aiuta.

## 6. Luce blu
lesson-blue-light = Luce blu
lesson-blue-light-reach = La polizia sta su una linea e raggiunge lo spazio aperto dei due settori ai lati, illuminati di bianco.
lesson-blue-light-enter = La stiva è piena di plutonio. Entra nel settore Mantice (R3), per vedere che cosa succede.
lesson-blue-light-choose = Un’ispezione: sottoponiti, fuggi se sei più veloce, o combatti. Ogni pulsante mostra quanto costa.
lesson-blue-light-submit = In combattimento non hai speranze. Sottoponiti.
lesson-blue-light-fined = Hai perso l’intera stiva e 500 crediti, e ti ritrovi nello spazioporto più vicino. Ferro e carbonio da soli sarebbero passati.
lesson-blue-light-hide = Di nuovo, con uno Scomparto segreto in mano. Entra nel settore Mantice (R3).
lesson-blue-light-hidden = Fai clic su Nascondi 1: ti sottoponi con il plutonio nascosto, e non c’è niente da trovare. La carta è consumata.
lesson-blue-light-check = Di nuovo in solitario: arriva a Mantice (R3) senza pagare una multa. Ci sono più modi.
lesson-blue-light-caught = Così hai perso tutto. Ripristina: radar, Scomparto segreto, un turno di attesa, o meno carico?
lesson-blue-light-tip = Radar e scomparto costano una carta, aspettare costa un turno, espellere il carico costa 500. Scegli ciò che ti serve meno.

## 7. Sconosciuti
lesson-strangers = Sconosciuti
lesson-strangers-reach = Nessuno sa chi siano gli alieni finché non incontrano una nave. Allora decide un dado: con 1 minatori, da 2 a 4 predoni.
lesson-strangers-enter = Vola nello spazio evidenziato, Pantano (G3), e guarda chi sono.
lesson-strangers-miners = I minatori non attaccano. Sconfitti, lasciano un metallo; il pannello mostra le tue probabilità. Combatti ({ $fight }).
lesson-strangers-prize = Il primo metallo del mazzo è tuo, e lo vedi solo tu. Prendilo.
lesson-strangers-raiders = I predoni attaccano tutti. Ora hai le armi: entra nel settore Pantano (G3).
lesson-strangers-battle = Con buone armi e scudi puoi batterli: tre colpi a segno valgono 200 crediti. Combatti fino in fondo ({ $fight }).
lesson-strangers-beaten = Sconfitti: 200 crediti. In questo giro non incontrano più nessuno.
lesson-strangers-again = Di nuovo minatori, e hai ancora mosse. Entra nel settore Pantano (G3).
lesson-strangers-leave = Stavolta lasciali in pace: il movimento continua.
lesson-strangers-check = Gli alieni raggiungono lo spazio in cui sei. Chiudi il turno senza combattere.
lesson-strangers-fought = Hai combattuto, con la stiva in gioco. Ripristina.
lesson-strangers-tip = In miniera, mercato, spazioporto o portale non si incontra nessuno. Senza armi, chiudi lì il turno.

## 8. Alla deriva
lesson-adrift = Alla deriva
lesson-adrift-raid = Ora senza armi: vola dai predoni, per vedere che cosa vuol dire perdere.
lesson-adrift-fight = Qui non c’è niente da fare. Combatti ({ $fight }), e fatti battere.
lesson-adrift-lose = Scudi finiti: la nave va in avaria. Perdi il carico e un potenziamento a tua scelta. Rinuncia a Stiva 1.
lesson-adrift-slow = In avaria una nave ha una mossa per turno ed entra solo negli spazioporti. Nessuno la incontra o la attacca.
lesson-adrift-port = Uno spazioporto ripara subito e gratis. Vola ad Ancoraggio.
lesson-adrift-check = Di nuovo in solitario, con cinque turni: fai riparare la nave, poi arriva in un mercato.
lesson-adrift-late = I cinque turni sono finiti. Ripristina: prima di tutto vai dritto a uno spazioporto.
lesson-adrift-tip = Un potenziamento perso non torna: chi perde il livello 2 non conserva il livello 1. Rinuncia a quello che costa meno.

## 9. Bandiera nera
lesson-black-flag = Bandiera nera
lesson-black-flag-prey = Nova è nello stesso spazio aperto, con due metalli a bordo e senza armi.
lesson-black-flag-attack = Un attacco fa di te un pirata per il resto della partita, e ti chiude lo spazioporto di questo quadrante. Attacca.
lesson-black-flag-fight = Nova resiste. Si tira un dado a testa: il totale più alto toglie uno scudo. Combatti ({ $fight }).
lesson-black-flag-again = Le resta uno scudo. Combatti di nuovo.
lesson-black-flag-loot = Nova è in avaria, e vedi la sua stiva. C’è posto per entrambi i metalli, già scelti: prendili.
lesson-black-flag-pirate = D’ora in poi la polizia ti attacca a vista e i predoni ti lasciano in pace. Rocca Lanterna ti è chiusa.
lesson-black-flag-check = Ti servirà Porto Volta, nell’Abisso di Muschio. Attacca una nave in modo che ti resti aperto.
lesson-black-flag-closed = Così lo spazioporto dell’Abisso di Muschio è chiuso. Ripristina: dove sono le altre due navi?
lesson-black-flag-tip = Un attacco scopre tutti i potenziamenti delle due navi. E completa l’obiettivo Fuorilegge.

## 10. L’ultimo giro
lesson-last-round = L’ultimo giro
lesson-last-round-target = In due il traguardo è di 3.000 crediti. I crediti da soli non bastano per vincere.
lesson-last-round-objective = Ognuno ha un obiettivo segreto. Il tuo è Mastro costruttore: un potenziamento in tutti e quattro i sistemi. Manca solo l’arma.
lesson-last-round-declare = Installa Arma 1. L’obiettivo viene rivelato a tutti, e resta completato.
lesson-last-round-round = La partita finisce con il giro, dopo le pattuglie. Fino ad allora una multa può ancora costarti la vittoria.
lesson-last-round-check = Giro 21, 2.900 crediti. In questo turno completa l’obiettivo e arriva a 3.000 crediti.
lesson-last-round-bare = Mastro costruttore non è completato, e hai lasciato lo spazioporto. Ripristina.
lesson-last-round-cargo = La stiva era già potenziata: manca l’arma. Ripristina.
lesson-last-round-tip = Se più giocatori arrivano al traguardo nello stesso giro, vince chi ha più crediti; poi chi ha la stiva che vale di più.

## La prima partita
lesson-first-voyage = La prima partita
lesson-first-voyage-go = Una partita intera contro Nova, un Cadetto. Il tuo obiettivo è Mastro costruttore: un potenziamento per sistema. Il Consigliere parla quando serve.
lesson-first-voyage-tip = Prima il motore, poi la stiva: due unità di plutonio a viaggio, in due mercati vuoti.
academy-coach-take = C’è un metallo da prendere in questa miniera, e nella stiva c’è posto.
academy-coach-sell = Questo mercato paga a prezzo pieno ciò che trasporti.
academy-coach-credits = La carta Crediti ne dà 200 quando la giochi. Tenuta in mano non vale nulla.
academy-coach-idle-mine = La stiva è vuota: una miniera inesplorata ha tre metalli e una carta. Per un aiuto c’è il Consigliere ({ $coach }).
academy-coach-idle-market = I metalli non valgono nulla finché non si vendono. Quale mercato sulla tua rotta paga di più?
academy-coach-idle-adrift = In avaria: punta allo spazioporto più vicino che ti sia aperto.
academy-coach-idle-plan = Posa i segnalini nell’ordine in cui vanno eseguiti, poi conferma ({ $confirm }).
academy-coach-idle-meeting = Punta su una risposta per vederne le probabilità e il prezzo.
academy-coach-idle-spoils = Scegli che cosa prendere, poi conferma ({ $confirm }).
academy-coach-idle-loss = Qualcosa va perso: scegli ciò che ti serve meno.
academy-coach-idle-end = Qui non c’è altro da fare. Chiudi con { $end }.

## Da solo
lesson-alone = In solitario
lesson-alone-corsair = In solitario un terzo segnalino gira per le rotte: il corsaro. Attacca a vista, come i predoni, e l’Alieno amico non aiuta.
lesson-alone-stay = Un turno non può finire dov’è cominciato: finché restano mosse, il pulsante resta disattivato.
lesson-alone-out = Vola nello spazio evidenziato, Focolare (R2), e chiudi lì il turno ({ $end }).
lesson-alone-ranks = Sedici giri, e contano solo i crediti: con 1.000 si è mercanti, con 2.000 capitani d’industria, con 3.000 leggende.
lesson-alone-check = Il corsaro è nel prossimo settore. Chiudi il turno senza incontrarlo.
lesson-alone-met = È proprio lì che aspetta il corsaro. Ripristina.
lesson-alone-tip = Sedici giri passano in fretta: prepara un percorso di miniere e mercati senza turni di attesa.

## Tutti insieme
lesson-all-at-once = Tutti insieme
lesson-all-at-once-tokens = Qui ognuno pianifica in segreto, con dieci segnalini di movimento. Quanti ne posa, lo vedono tutti.
lesson-all-at-once-plan = Posa spazio aperto, senso antiorario, mercato: una fila fino al mercato di Incudine (R1). Poi fai clic su Conferma piano.
lesson-all-at-once-reveal = I segnalini si scoprono uno alla volta. Dopo ognuno puoi agire, ma non muovere. Dopo i primi due non c’è nulla da fare ({ $end }).
lesson-all-at-once-sell = La nave è alla Borsa dell’Incudine. Vendi il plutonio.
lesson-all-at-once-check = Posa una fila di tre segnalini che porti in una miniera di un settore vicino.
lesson-all-at-once-short = Questa fila non finisce in una miniera. Ripristina.
lesson-all-at-once-tip = Un segnalino che non si può eseguire va perso, con la sua mossa. Un luogo affollato è un azzardo.

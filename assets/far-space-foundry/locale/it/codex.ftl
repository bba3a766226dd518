### Le pagine del codice. Il testo di una pagina è un punto per riga; i numeri vengono dalle regole.
### I giocatori si chiamano per nome, mai "tu". Niente U+2212, frecce o stelle: i caratteri non le hanno.

## Il codice stesso
codex-part-basics = Il gioco
codex-part-places = Il tabellone
codex-part-actions = I moli
codex-part-pilots = I piloti
codex-part-ships = I cargo
codex-part-goods = Le merci

## Il gioco
codex-basic-start = Giocatori e preparazione
codex-basic-start-gist = Da uno a quattro giocatori riempiono i loro cargo presso una sola fonderia, in due metà: Alpha, poi Beta.
codex-basic-start-body =
    Ognuno comincia con un cargo federale vuoto e non aggiornato, 2 skyrite e 2 rubion in magazzino, e 1 credito.
    Tutti hanno gli stessi sette piloti. Se ne pescano due dei sei numerati, e si aggiunge il Comandante.
    I moli sono tutti liberi, gli otto shuttle in orbita.
    I prodotti in gioco sono tre con uno o due giocatori, quattro con tre, cinque con quattro.
codex-basic-turn = Il turno
codex-basic-turn-gist = Si gioca un pilota: vola uno shuttle, verso la fonderia o dalla fonderia.
codex-basic-turn-body =
    Lo shuttle può muovere merci, e si può usare l’azione del suo molo.
    Poi si pescano piloti fino ad averne tre in mano, finché il mazzo basta.
    Non si può passare: uno dei due voli è sempre possibile.
    Chi non ha più piloti viene saltato. La metà finisce quando nessuno ne ha.
codex-basic-count = La conta
codex-basic-count-gist = La conta parte dal valore del pilota; i moli provati sono la capacità.
codex-basic-count-body =
    Verso la fonderia: lo shuttle prova il molo con quel numero, poi gli altri in senso orario, e attracca al primo libero.
    Dalla fonderia: la conta va in senso orario fino al primo shuttle, che decolla.
    La capacità è il numero di moli provati, compreso l’ultimo: da 1 a 8.
    È fissata al momento del volo. Ciò che accade poi ai moli non la cambia.
    Se più conte portano allo stesso molo, vale la capacità maggiore.
codex-basic-die = Il dado
codex-basic-die-gist = Il dado a otto facce al centro è di tutti: conserva l’ultimo risultato.
codex-basic-die-body =
    Il Comandante e i piloti alieni ne prendono il valore.
    Si può lanciare una volta quando si gioca uno di loro; si vola con ciò che esce.
    Se attraccare o decollare si decide dopo il lancio. Un lancio non si annulla.
codex-basic-goods = Muovere merci
codex-basic-goods-gist = Una volta per turno, tutte insieme, quante ne permettono capacità e spazio.
codex-basic-goods-body =
    Alpha, dopo l’attracco: da un asteroide al magazzino.
    Alpha, dopo il decollo: materie prime dal magazzino in un cargo. Da lì non escono più.
    Beta, dopo l’attracco: qualsiasi merce da un cargo al magazzino.
    Beta, dopo il decollo: qualsiasi merce dal magazzino in un cargo.
    Ogni merce occupa uno spazio, e nulla si riempie oltre misura. Se ne possono muovere meno, o nessuna.
codex-basic-order = L’ordine di merci e azioni
codex-basic-order-gist = Attracco: merci, poi azione. Decollo: azione, poi merci.
codex-basic-order-body =
    Entrambe si possono saltare, ma ciò che si salta non si recupera.
    Le azioni usano solo merci del magazzino, mai di un cargo.
    Un’azione che non si può svolgere per intero è rifiutata.
codex-basic-credits = I crediti
codex-basic-credits-gist = I crediti reclutano, corrompono ed elettrificano, e alla fine valgono 1 punto l’uno.
codex-basic-credits-body =
    In tutto sono { $bank }. Quelli spesi tornano in banca e si possono riguadagnare.
    In Alpha i Commercianti li danno per il rubion; in Beta l’Aggiornamento ne dà uno a chi non aggiorna.
    Una banca vuota non paga nulla.
    La mazzetta resta dal capomolo, non in banca, finché la stazione si capovolge.
codex-basic-bribe = La mazzetta
codex-basic-bribe-gist = Una volta per metà, in ogni momento del turno di chi paga: 1 credito sposta uno shuttle.
codex-basic-bribe-body =
    Uno shuttle in orbita va in un molo libero a scelta, o uno lascia il suo molo per l’orbita.
    Non porta nulla e non dà azioni.
    Uno in più fra moli occupati allunga una conta; uno in meno libera il molo con l’azione che serve.
    Mentre la Cantina mostra i piloti, il capomolo non si può corrompere.
codex-basic-turning = La stazione si capovolge
codex-basic-turning-gist = Dopo Alpha i moli hanno azioni nuove e i magazzini si svuotano.
codex-basic-turning-body =
    Gli shuttle vanno in orbita, le merci dei magazzini agli asteroidi, le mazzette in banca. I cargo tengono le loro merci.
    Per ogni cargo alieno si può tenere uno dei piloti reclutati del suo colore. Gli altri lasciano il gioco.
    Si mescolano i piloti federali e quelli tenuti, se ne pescano tre. Si lancia il dado; comincia chi ha avuto l’ultimo turno.
    I magazzini hanno ora { $beta } spazi. Le materie prime spese lasciano il gioco.
codex-basic-points = I punti
codex-basic-points-gist = Contano solo le merci sui cargo, non quelle in magazzino, e i crediti.
codex-basic-points-body =
    Ogni materia prima 1, ogni prodotto i punti della sua carta, 1 in più se è elettrificato.
    1 per ogni tipo diverso a bordo di tutta la flotta; elettrificato o no, il tipo è lo stesso.
    1 per ogni credito.
    –2 per ogni cargo con uno spazio vuoto, e –2 per ognuno non aggiornato.
codex-basic-end = La fine
codex-basic-end-gist = La partita finisce con Beta, e vince chi ha più punti.
codex-basic-end-body =
    A parità di punti vince chi ha più crediti, poi chi ha più merci in magazzino.
    Se anche quelle sono pari, la vittoria è condivisa.
    A partita finita tutto è scoperto.
codex-basic-alone = In solitario
codex-basic-alone-gist = Un giocatore contro la fonderia. Punti da raggiungere: { $win }.
codex-basic-alone-body =
    Si gioca la partita intera, con tre prodotti.
    Punti e gradi: { $win }, pilota di cargo; 23, messaggero di pace; 24 o più, sovrintendente federale. Con meno è una sconfitta.
    Con il traffico si lancia il dado dopo ogni turno: un molo libero con quel numero riceve uno shuttle, uno occupato si libera.
    Le partite corte in solitario non hanno soglia: il risultato sono i punti.
codex-basic-short = Partite corte
codex-basic-short-gist = Solo Alpha o solo Beta: metà del tempo.
codex-basic-short-body =
    «Solo Alpha» non ha prodotti. A bordo ogni skyrite vale 1 punto, ogni galactium 2, il rubion nulla.
    Crediti e spazi vuoti contano come sempre; tipi e aggiornamenti no.
    «Solo Beta» dà a ognuno 1 credito, una flotta intera e un pilota alieno di ogni colore, pescato coperto.
    Prima del primo turno ognuno carica come vuole 6 skyrite e 4 galactium.
codex-basic-secrets = Chi sa che cosa
codex-basic-secrets-gist = Le mani e l’ordine dei mazzi sono nascosti; il resto è scoperto.
codex-basic-secrets-body =
    Tutti possono sapere quali piloti restano a un giocatore fra mano e mazzo.
    In Alpha si sa che il Comandante, e chi è stato reclutato in questa metà, sono in mano.
    Gli avversari del computer non vedono più di una persona al loro posto.
    Se si gioca in più persone allo stesso schermo, la mano del prossimo resta nascosta finché non subentra.

## Il tavolo
codex-place-docks = I moli
codex-place-docks-gist = Otto moli circondano la fonderia in senso orario; ognuno offre un’azione.
codex-place-docks-body =
    Un molo tiene uno shuttle. È libero o occupato, chiunque l’abbia portato.
    L’azione del molo usato si può usare una volta nel turno, con o senza merci mosse.
    In Beta ogni molo ha un’azione diversa da quella di Alpha.
codex-place-shuttles = Shuttle e orbita
codex-place-shuttles-gist = Gli otto shuttle non sono di nessuno; ognuno è in un molo o in orbita.
codex-place-shuttles-body =
    Quindi c’è uno shuttle in orbita ogni volta che un molo è libero.
    Chi attracca porta merci al magazzino; chi decolla le porta via.
    Quando i moli sono tutti occupati nessuno attracca, quando sono tutti liberi nessuno decolla.
codex-place-warehouse = Il magazzino
codex-place-warehouse-gist = Il deposito di un giocatore nella fonderia: tutto passa di qui.
codex-place-warehouse-body =
    Spazi in Alpha: { $alpha }. In Beta: { $beta }.
    Solo le merci che contiene si possono trasformare, vendere, lavorare o elettrificare.
    Alla fine di Alpha si svuota. Alla fine della partita conta solo per i pareggi.
codex-place-asteroids = Gli asteroidi
codex-place-asteroids-gist = In Alpha skyrite e rubion vengono da due asteroidi.
codex-place-asteroids-body =
    Di ogni materia prima ce ne sono { $ore }. Un asteroide vuoto non dà nulla.
    Un attracco prende da uno dei due; solo un Operativo li usa entrambi.
    La skyrite spesa nella Trasformazione e il rubion venduto in Alpha tornano indietro.

## I moli
codex-action = Ai moli: { $action }
codex-process-any = Quante volte si vuole per uso, una dopo l’altra, finché bastano skyrite e rubion.
codex-process-once = In questa partita una volta per uso.
codex-traders-once = Un rubion per uso.
codex-traders-any = In questa partita quanti se ne vogliono per uso.
codex-action-process =
    Moli di Alpha: { $docks }.
    Una skyrite torna al suo asteroide, poi un rubion si gira in galactium.
    { $process }
    Il galactium vuole uno spazio suo.
codex-action-traders =
    Moli di Alpha: { $docks }.
    Un rubion torna al suo asteroide; crediti in cambio: { $price }.
    { $traders }
    Se resta 1 credito la banca ne paga 1; se non ne resta, la vendita è rifiutata.
codex-action-cantina =
    Moli di Alpha: { $docks }.
    Si paga 1 credito e tutti vedono piloti alieni, { $shown } in tutto. Se ne recluta uno, o nessuno; gli altri si rimescolano.
    Il credito è speso comunque. Un pilota reclutato è un turno in più in Alpha.
    Chi non ha un cargo di quel colore può prendere il primo della sua pila, vuoto e non aggiornato, ma solo in quel momento.
    Un cargo in più costa 4 punti finché non è pieno e aggiornato.
codex-action-manufacture =
    Moli di Beta: { $docks }.
    Si sceglie una carta prodotto, se ne paga il costo dal magazzino e lì si mettono i gettoni.
    In un uso quante volte permette la carta; il pagamento prima fa posto.
    Se mancano gettoni o spazi, si prende ciò che c’è e ci sta. Una volta che non darebbe nulla è rifiutata.
codex-action-charge =
    Moli di Beta: { $docks }.
    Un prodotto del magazzino si elettrifica e vale 1 punto in più.
    Per 1 credito si elettrificano tutti.
    Le materie prime non si elettrificano; un prodotto elettrificato resta tale.
codex-action-upgrade =
    Moli di Beta: { $docks }.
    Un cargo vuoto si gira sul lato aggiornato: non perde più 2 punti.
    Oppure si prende 1 credito dalla banca.
    Dopo l’attracco un cargo si può prima svuotare, se capacità e magazzino lo permettono.

## I piloti
codex-crew-numbered = Piloti da 4 a 8
codex-crew-numbered-gist = Cinque piloti il cui valore è il numero.
codex-crew-numbered-body =
    Ogni giocatore ne ha uno per numero, in ogni metà.
    Quanto vale un numero cambia con ogni shuttle che arriva o parte.
    Puntando una carta si vedono i suoi due voli con la capacità.
codex-crew-one-two-three = Pilota 1–2–3
codex-crew-one-two-three-gist = Il suo valore è 1, 2 o 3, a scelta.
codex-crew-one-two-three-body =
    La scelta può aspettare il volo: basta fare clic sul molo.
    Se più valori portano allo stesso molo, vale la capacità maggiore.
codex-crew-commander = Comandante
codex-crew-commander-gist = Il settimo pilota federale vola con il dado.
codex-crew-commander-body =
    Il suo valore è quello del dado, o ciò che esce lanciandolo.
    In Alpha è in mano dall’inizio; in Beta si mescola con gli altri.
codex-crew-aliens = Piloti alieni
codex-crew-aliens-gist = Diciotto piloti di tre popoli: ogni popolo ha un pilota per ciascuno dei sei mestieri.
codex-crew-aliens-body =
    Il loro valore è quello del dado, come per il Comandante. Il mestiere non è mai un obbligo.
    Si reclutano nella Cantina di Alpha e vengono subito in mano.
    Se ne possono reclutare quanti si vuole, ma quando la stazione si capovolge se ne tiene al massimo uno per cargo alieno.

## I mestieri
codex-job = { $job }
codex-job-trucker =
    La capacità può così arrivare a 9.
    Il mestiere aiuta ad attraccare e a decollare.
codex-job-navigator =
    Il senso si sceglie con il molo.
    Se va bene il primo molo non fa differenza.
    Una lunga fila di moli occupati dietro il numero vale quanto una davanti.
codex-job-forger =
    8 e 1 sono vicini: con un 8 il Falsario vola anche come 1 o 2.
    Il dado stesso non cambia.
    Se più valori portano allo stesso molo, vale la capacità maggiore.
codex-job-operative =
    Un volo può servire più cargo e, in Alpha, entrambi gli asteroidi.
    Capacità e senso restano quelli di quell’unico volo.
codex-job-mechanic =
    Aggiunge la Trasformazione in Alpha, o la Produzione in Beta, all’azione del molo, prima o dopo di essa.
    A un molo con la stessa azione si usa così due volte, in Beta anche con un altro prodotto.
codex-job-smuggler =
    Una merce mossa in questo turno può stare sopra una identica e singola. La pila occupa uno spazio.
    Una pila non supera mai due merci. Un prodotto elettrificato e uno no non sono identici.
    La pila resta finché una delle due parte. Ciò che si fabbrica, elettrifica o trasforma vuole spazi suoi.
    Partono prima le merci singole; scaricando un cargo se ne può togliere una da una pila.

## I cargo
codex-ship-federal-gist = Il cargo che ogni giocatore ha, con 3 spazi.
codex-ship-federal-body =
    C’è dall’inizio, vuoto e non aggiornato.
    Una stiva piena e un aggiornamento salvano 4 punti.
    In Alpha non ne esce nulla; in Beta si scarica e si ricarica.
codex-ship-alien-gist = Arriva con un pilota alieno del suo colore e ha da 1 a 4 spazi.
codex-ship-alien-body =
    Ce ne sono quattro per colore, in una pila con il primo scoperto.
    Nessuno può averne due dello stesso colore, e non si cedono mai.
    Costa 4 punti finché non è pieno e aggiornato; ogni spazio è posto per un prodotto.
    Per Beta il proprietario può tenere un pilota alieno del suo colore.

## Le merci
codex-good-skyrite-gist = Cristalli azzurri del primo asteroide.
codex-good-skyrite-body =
    1 punto a bordo, nella partita intera e in «Solo Alpha».
    La Trasformazione ne usa una per ogni galactium.
    Se ne fabbricano diversi prodotti.
codex-good-rubion-gist = Minerale rosso del secondo asteroide.
codex-good-rubion-body =
    1 punto a bordo nella partita intera, nessuno in «Solo Alpha».
    Il suo retro è galactium: la Trasformazione lo gira.
    I Commercianti lo comprano; crediti in cambio: { $price }. Nessun prodotto lo richiede.
codex-good-galactium-gist = Il metallo della fonderia: un rubion girato.
codex-good-galactium-body =
    1 punto a bordo nella partita intera, 2 in «Solo Alpha».
    Ne sono fatti i prodotti di maggior valore.
    Non si trova su nessun asteroide, e quando torna indietro conta come rubion.
codex-product-body =
    Costo: { $cost }. Dà: { $gives }.
    { $times ->
        [one] Una volta per uso della Produzione.
       *[other] Fino a { $times } volte per uso della Produzione, ognuna pagata prima della successiva.
    }
    { $points ->
        [one] { $points } punto a bordo, { $charged } se elettrificato.
       *[other] { $points } punti a bordo, { $charged } se elettrificato.
    }
    Gettoni sulla carta: { $tokens }. Quelli usati non tornano.
codex-product-battery-gist = Poco costo e molti pezzi: il modo più rapido di riempire una stiva.
codex-product-power-exchanger-gist = Due per volta, di sola skyrite.
codex-product-deflector-disc-gist = Il prodotto di maggior valore che non richiede galactium.
codex-product-helmet-gist = Tre insieme per un solo galactium.
codex-product-drone-gist = Con lui il galactium vale tre volte tanto.
codex-product-ray-gun-gist = Due per volta, di merci miste.
codex-product-robot-gist = Due galactium in uno spazio, e vale una flotta di batterie.
codex-product-ion-cannon-gist = Il prodotto di maggior valore, uno per volta.

## Opzioni e insiemi di regole
codex-choice-mode =
    Le due metà sono la partita intera, di circa venti turni a testa.
    «Solo Alpha» conta skyrite e galactium a bordo; «Solo Beta» comincia con flotte cariche.
codex-choice-products =
    Le carte in gioco decidono che cosa Alpha deve portare.
    Quelle della prima partita chiedono galactium e skyrite e si contano facilmente.
    Quelle scelte le decidono insieme i giocatori preparando la partita. Se nessuno sceglie, come in una simulazione, si pescano.
codex-choice-first-player = Chi ha l’ultimo turno di Alpha comincia Beta.
codex-choice-process =
    Una volta per uso rende raro il galactium e prezioso il Meccanico.
    Conta solo dove si gioca Alpha.
codex-choice-traders =
    Senza limite i crediti si guadagnano in fretta, finché la banca ne ha.
    Conta solo dove si gioca Alpha.
codex-choice-solo-traffic =
    Dopo ogni turno, pescati i piloti, si lancia il dado, che resta così.
    Conta solo con un giocatore.
codex-preset-seed = Le regole come sono scritte: ogni opzione al valore predefinito.
codex-preset-first-game = Lo stesso, con i prodotti più facili da contare.
codex-preset-lean = Per chi trova il galactium troppo facile da ottenere.
codex-preset-alpha-only = Circa mezz’ora in quattro, senza prodotti.
codex-preset-beta-only = Circa mezz’ora in quattro, senza miniere.
codex-preset-busy-solo = I moli cambiano anche se vola un giocatore solo.

## Che cosa è vero in una partita
codex-fact-half = Questa metà
codex-fact-alpha = Alpha
codex-fact-beta = Beta
codex-fact-die = Il dado mostra
codex-fact-taken = occupato
codex-fact-free = libero
codex-fact-orbit = Shuttle in orbita
codex-fact-bank = In banca
codex-fact-left = rimasti: { $count }
codex-fact-not-in-play = non in gioco
codex-fact-pile = spazi del primo: { $open }, rimasti: { $left }
codex-fact-pile-empty = nessuno rimasto
codex-fact-spaces = spazi usati: { $used } su { $size }
codex-fact-bribed = ha corrotto in questa metà
codex-fact-not-bribed = non ha corrotto in questa metà
codex-fact-held = in magazzino: { $stored }, a bordo: { $aboard }
codex-fact-upgraded = aggiornato
codex-fact-plain = non aggiornato
codex-fact-ship = { $ship }: { $spaces }, { $side }
codex-fact-pilots = in mano: { $hand }, nel mazzo: { $deck }
codex-fact-points-of = { $total }: { $parts }
codex-fact-begin = distribuisce i piloti
codex-fact-stow = carica la flotta
codex-fact-card = sceglie un pilota
codex-fact-fly = sceglie un volo
codex-fact-work = merci e azione
codex-fact-hire = nella Cantina
codex-fact-keep = sceglie chi tenere
codex-fact-over = la partita è finita

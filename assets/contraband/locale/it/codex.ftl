### Le pagine del codice. Il testo di una pagina è un punto per riga; i numeri delle regole vengono inseriti.
### I giocatori si chiamano per nome, mai «tu». Niente U+2212, frecce o stelle: mancano nei caratteri.

## Il codice
codex-part-basics = Il gioco
codex-part-sites = Luoghi
codex-part-rovers = Pattuglie
codex-part-metals = Metalli
codex-part-ships = Navi e potenziamenti
codex-part-cards = Carte bonus
codex-part-objectives = Obiettivi
codex-part-sectors = Settori
codex-card = Carta: { $card }
codex-objective = Obiettivo: { $aim }
codex-sector = Settore { $sector }

## Il gioco
codex-basic-start = Giocatori e preparazione
codex-basic-start-gist = Da due a quattro capitani, o uno in solitario, commerciano e contrabbandano su un anello di sedici settori.
codex-basic-start-body =
    Ognuno comincia con 500 crediti nello spazioporto del suo colore, con la stiva vuota, { $engines }.
    A ognuno tocca un obiettivo, che nessun altro vede.
    Polizia e alieni cominciano su due dei quattro assi principali.
    L’ordine di gioco è orario e uguale in ogni giro.
codex-basic-round = Il giro
codex-basic-round-gist = Ogni capitano ha un turno; poi si muovono le pattuglie; poi il giro è finito.
codex-basic-round-body =
    Un giro ha due fasi: i turni, e dopo l’ultimo la fase delle pattuglie.
    Una pattuglia incontrata in una fase si può incontrare di nuovo nella seguente. I Boost al motore durano fino alla fine del giro.
    Alieni e corsaro sconfitti tornano nel giro seguente.
codex-basic-turn = Il turno
codex-basic-turn-gist = Un capitano muove e agisce nell’ordine che vuole, e chiude il turno quando vuole.
codex-basic-turn-body =
    Le azioni in un luogo non costano mosse, e si possono fare all’arrivo, prima di ripartire e di nuovo con le mosse rimaste.
    Si può espellere carico, giocare carte e attaccare una nave nello stesso spazio.
    Si può non fare nulla, e restare in un luogo per quanti giri si vuole.
    Chi chiude il turno a portata di una pattuglia non ancora incontrata la incontra.
codex-basic-movement = Il movimento
codex-basic-movement-gist = Ogni passo verso uno spazio o un luogo collegato è una mossa; dal motore dipende quante se ne hanno per turno.
codex-basic-movement-body =
    Uscire da un luogo è una mossa, entrare in un altro è un’altra.
    Attraversare un asse principale chiude il movimento, e così ogni incontro, tranne con alieni che non attaccano e sono lasciati in pace.
    A movimento finito si può ancora agire e giocare carte.
    Un luogo può ospitare una sola nave; lo spazio aperto quante se ne vuole.
codex-basic-meetings = Gli incontri
codex-basic-meetings-gist = Chi entra nello spazio aperto a portata di una pattuglia la incontra.
codex-basic-meetings-body =
    In ogni fase si incontrano al massimo una volta la polizia e una volta gli alieni: in un giro, dunque, fino a due volte ciascuno.
    Dove arriva la polizia, gli alieni non fanno nulla.
    In miniera, mercato, spazioporto o portale non si incontra nessuno, e nemmeno in avaria.
    Passare attraverso vale come entrare.
codex-basic-patrols = La fase delle pattuglie
codex-basic-patrols-gist = Dopo tutti i turni la polizia tira e si muove, poi gli alieni; poi chi è a portata li incontra.
codex-basic-patrols-body =
    Con un d4, 1 è una linea in senso orario, 2 due; 3 una in senso antiorario, 4 due.
    Se poi si trovano sulla stessa linea, nella fase successiva nessuno dei due tira il dado.
    Le navi li incontrano nell’ordine di gioco, una dopo l’altra.
codex-basic-inspection = L’ispezione
codex-basic-inspection-gist = La polizia ispeziona chi incontra: ci si sottopone, si fugge o si combatte.
codex-basic-inspection-body =
    Raggiunge lo spazio aperto di { $reach } da ogni lato della sua linea.
    Senza plutonio, o con tutto il plutonio nascosto, non succede nulla.
    Per fuggire serve un motore più veloce. { $evasion }
    Un pirata è attaccato a vista e non può sottoporsi, se non gioca un Camuffamento elettronico.
codex-basic-contraband = Il contrabbando
codex-basic-contraband-gist = Il plutonio si vende meglio di tutto, e non deve essere trovato.
codex-basic-contraband-body =
    Se il plutonio viene trovato si perde l’intera stiva, più una multa di { $fine } crediti, o tutti quelli che si hanno.
    La nave finisce nello spazioporto più vicino che le sia aperto.
    Per passare: aspettare un turno, un portale, il Radar spia, lo Scomparto segreto, o espellere il plutonio.
    Chi prende il metallo di un minatore non è ispezionato fino alla fine del giro.
codex-basic-fights = Gli scontri
codex-basic-fights-gist = A ogni scambio si tira un d4 a testa e si aggiunge l’arma; il totale più alto toglie uno scudo.
codex-basic-fights-body =
    A parità non succede nulla. Si va avanti finché una parte è senza scudi o è fuggita.
    A incontro finito gli scudi sono di nuovo pieni.
    Prima di ogni scambio si possono giocare carte.
    La probabilità di vincere l’intero scontro è accanto alla scelta, ed è esatta.
codex-basic-flight = La fuga
codex-basic-flight-gist = Chi è più veloce può fuggire, a prezzo di qualche colpo.
codex-basic-flight-body =
    Con 1 in più si prendono due colpi, con 2 uno, con 3 o più nessuno. Un colpo toglie un d4 agli scudi.
    I Boost al motore contano; Stiva 2 rende più lenti di 1.
    Se restano scudi, l’incontro è finito, e il movimento pure. Se non ne restano, la nave è in avaria.
    { $evasion }
codex-basic-early = Le prime incursioni
codex-basic-early-gist = Una nave disarmata perde quasi sempre contro i predoni. Non è obbligatorio incontrarli.
codex-basic-early-body =
    Conviene chiudere il turno in miniera, mercato, spazioporto o portale: lì non si incontra nessuno.
    Si può aspettare un turno o fare il giro dall’altra parte: le pattuglie non stanno ferme a lungo.
    { $truce }
    { $raids }
    Arma 2 con tre scudi vince nove scontri su dieci.
codex-basic-attack = Attacco e bottino
codex-basic-attack-gist = Nello spazio aperto si può attaccare una nave che è lì, una volta per turno.
codex-basic-attack-body =
    Nessuna delle due può essere in avaria. Si scoprono i potenziamenti di entrambe, e l’attaccante è pirata prima del primo dado.
    Prima di ogni scambio il difensore resiste o fugge, poi l’attaccante continua o fugge.
    Un difensore che va in avaria nasconde ciò che può; del resto l’attaccante prende quel che gli sta nella stiva.
    Un attaccante in avaria non viene derubato.
codex-basic-piracy = La pirateria
codex-basic-piracy-gist = Chi attacca una nave è pirata per il resto della partita.
codex-basic-piracy-body =
    Gli è chiuso lo spazioporto di ogni quadrante in cui ha attaccato, anche in avaria.
    La polizia lo attacca a vista, e i predoni lo lasciano in pace: { $pirates }.
    Attaccare polizia, alieni o corsaro non rende pirata nessuno.
    Se tutti e quattro gli spazioporti sono chiusi, la nave si ripara in un mercato, per { $repair } crediti.
codex-basic-breakdown = L’avaria
codex-basic-breakdown-gist = Una nave senza scudi va alla deriva finché uno spazioporto non la ripara.
codex-basic-breakdown-body =
    Contro polizia, alieni o corsaro si perde l’intera stiva; contro un pirata ciò che lui può portare via.
    { $wrecks }
    { $breakdowns }
codex-basic-goal = Come si vince
codex-basic-goal-gist = Vince chi ha i crediti del traguardo e un obiettivo completato.
codex-basic-goal-body =
    Il traguardo è di { $two-players } crediti in due, { $three-players } in tre, { $four-players } in quattro.
    { $goal }
    Se ci riescono in più d’uno, vince chi ha più crediti, poi chi ha la stiva di maggior valore.
    Potenziamenti e carte non giocate non contano.
codex-basic-last = Gli ultimi giri
codex-basic-last-gist = Che cosa succede se nessuno arriva al traguardo.
codex-basic-last-body =
    { $rounds }
codex-basic-alone = In solitario
codex-basic-alone-gist = Sedici giri, e quanti più crediti si può.
codex-basic-alone-body =
    Non ci sono obiettivi né pirati. Gira un terzo segnalino: il corsaro.
    Un turno non può finire dov’è cominciato, a meno che il movimento non sia stato interrotto.
    Da 500 crediti: trasportatore; 1.000: mercante; 1.500: contrabbandiere; 2.000: capitano d’industria; 3.000: leggenda.
codex-basic-together = Tutti insieme
codex-basic-together-gist = Ognuno pianifica in segreto una fila di segnalini; si scoprono e si eseguono uno alla volta.
codex-basic-together-body =
    Ognuno ha dieci segnalini: due per il senso orario, due per l’antiorario e uno per ogni altro passo.
    Un segnalino che non si può eseguire va perso, e una mossa con lui.
    Dopo ogni rivelazione può agire chi ha mostrato un segnalino, e attaccare una volta per giro.
    I portali si usano allora; i Boost al motore si giocano pianificando.
codex-basic-secrets = Chi vede che cosa
codex-basic-secrets-gist = Obiettivi, tipi di carico, carte e potenziamenti mai usati sono segreti.
codex-basic-secrets-body =
    Visibili a tutti: posizioni, crediti, mercati, metalli scoperti, e quanti metalli, carte e potenziamenti ha ognuno.
    Un potenziamento si scopre quando si usa. Uno scontro li scopre tutti.
    Un magazzino lo vede chi è nello spazioporto. Ciò che si è visto resta annotato.
    Ciò che si vende, si compra o si prende scoperto lo vedono tutti; ciò che si espelle o si perde no.

## Luoghi
codex-site-space = Spazio aperto
codex-site-space-gist = Ogni settore ne ha uno sulla rotta, collegato ai due vicini e ai propri luoghi.
codex-site-space-body =
    Può ospitare quante navi si vuole.
    Le pattuglie lo raggiungono dalle loro linee; lì una nave può essere incontrata, attaccata e ispezionata.
codex-site-lines = Linee e assi principali
codex-site-lines-gist = Fra settori vicini corre una linea; le quattro fra i quadranti sono gli assi principali.
codex-site-lines-body =
    Le pattuglie stanno sulle linee, mai in un luogo.
    Attraversare un asse principale chiude il movimento.
    La polizia sconfitta va alla prossima stazione in senso orario: la linea dopo il primo settore di un quadrante.
codex-site-mine = Miniere
codex-site-mine-gist = Trentadue mondi, due per settore, tutti inesplorati.
codex-site-mine-body =
    La prima nave pesca una carta bonus e trova tre metalli, che vede solo il suo capitano.
    I metalli si prendono gratis, quanti ce ne stanno; fino a { $swaps } per turno si possono scambiare con un altro tipo.
    Quando lo scopritore riparte o il turno finisce, ciò che resta è scoperto per tutti.
    Una miniera senza metalli è esaurita, ma ci si può ancora entrare.
codex-site-market = Mercati
codex-site-market-gist = Due per quadrante. I prezzi scendono con ogni metallo già presente.
codex-site-market-body =
    Il plutonio rende { $contraband }; ferro e carbonio rendono { $lawful }, ogni tipo per conto suo.
    Ciò che c’è si compra al prezzo a cui è stato venduto per ultimo.
    Un mercato può contenere { $kind } metalli di un tipo e { $room } in tutto.
    In un turno un tipo in un mercato o si vende o si compra, non tutt’e due.
codex-site-port = Spazioporti
codex-site-port-gist = Uno per quadrante: vi si vendono potenziamenti e si riparano navi.
codex-site-port-body =
    Ogni spazioporto ha all’inizio { $store } potenziamenti e non si rifornisce mai. Li vede solo chi è lì.
    Il livello 1 costa { $one } crediti, il livello 2 ne costa { $two }. Valgono subito.
    Il livello 2 non richiede il livello 1. Un livello 1 sostituito esce dal gioco.
    A un pirata è chiuso lo spazioporto di ogni quadrante con il suo segnalino.
codex-site-gate = Portali
codex-site-gate-gist = Uno per quadrante. Porta in qualunque quadrante, anche nel proprio.
codex-site-gate-body =
    Costa { $gate } crediti e nessuna mossa. Un d4 stabilisce in quale settore esce la nave.
    Poi il movimento è finito, e si incontra la pattuglia che raggiunge quello spazio.
    Non si può usare in avaria, né a movimento finito.

## Di pattuglia
codex-rover-police = La polizia
codex-rover-police-gist = Bianca e blu. Ispeziona tutti e attacca i pirati.
codex-rover-police-body =
    Motore { $engine }, scudi { $shields }, arma { $weapon }.
    Chiunque può combatterla, anche senza nulla da nascondere. Sconfitta, non dà nulla e va alla prossima stazione.
    Chi perde contro di lei perde la stiva, e con del plutonio a bordo anche la multa di { $fine }.
codex-rover-raiders = Predoni alieni
codex-rover-raiders-gist = Un 2, 3 o 4 sul dado degli alieni. Attaccano tutti tranne i pirati.
codex-rover-raiders-body =
    Motore { $engine }, scudi { $shields }, arma { $weapon }.
    Sconfitti, rendono { $reward } crediti. Chi perde, perde la stiva.
    Un Alieno amico, giocato prima del primo colpo, li fa desistere.
codex-rover-miners = Minatori alieni
codex-rover-miners-gist = Un 1 sul dado degli alieni. Non attaccano nessuno.
codex-rover-miners-body =
    Motore { $engine }, scudi { $shields }, arma { $weapon }.
    Lasciati in pace, non fermano una nave. Combatterli chiude il movimento.
    Sconfitti, lasciano il primo metallo del mazzo, che vede solo chi ha vinto.
    Chi lo prende non è ispezionato per il resto del giro.
codex-rover-corsair = Il corsaro
codex-rover-corsair-gist = Gira solo nelle partite in solitario, e attacca a vista.
codex-rover-corsair-body =
    Motore { $engine }, scudi { $shields }, arma { $weapon }.
    Si muove dopo gli alieni, con un dado suo, e si incontra prima di loro.
    Sconfitto, lascia il primo metallo del mazzo. L’Alieno amico non aiuta.

## Metalli
codex-metal-iron-gist = Carico normale, che alla polizia non interessa.
codex-metal-iron-body =
    Le unità sono { $copies }. Si vendono a { $first }, poi a { $second }, poi a { $third } crediti.
codex-metal-carbon-gist = Carico normale, vale quanto il ferro, ma in ogni mercato si conta a parte.
codex-metal-carbon-body =
    Le unità sono { $copies }. Si vendono a { $first }, poi a { $second }, poi a { $third } crediti.
    Con ferro e carbonio a bordo un mercato paga due volte il prezzo pieno.
codex-metal-plutonium-gist = Merce di contrabbando, e il prezzo migliore.
codex-metal-plutonium-body =
    Le unità sono { $copies }. Si vendono a { $first }, poi a { $second }, poi a { $third } crediti, e i mercati non fanno domande.
    Un’ispezione che lo trova prende l’intera stiva e { $fine } crediti.
    Negli spareggi ogni unità nella stiva vale 500 crediti, gli altri metalli 200.

## Navi e potenziamenti
codex-system-engine-gist = Quante mosse ha una nave in un turno.
codex-system-engine-body =
    Una senza potenziamento, due con il livello 1 ({ $one } crediti), tre con il livello 2 ({ $two }).
    Si scopre con la prima mossa che senza non sarebbe possibile.
codex-system-cargo-gist = Quanti metalli può contenere la stiva.
codex-system-cargo-body =
    Uno senza potenziamento, due con il livello 1 ({ $one } crediti), tre con il livello 2 ({ $two }).
    Si scopre con il secondo metallo. Il livello 2 rende la nave più lenta quando fugge.
codex-system-shields-gist = Quanti colpi regge una nave in uno scontro.
codex-system-shields-body =
    Due senza potenziamento, tre con il livello 1 ({ $one } crediti), quattro con il livello 2 ({ $two }).
    Sono pieni quando un incontro comincia, e di nuovo quando è finito.
codex-system-weapon-gist = Che cosa si aggiunge al dado in uno scontro.
codex-system-weapon-body =
    Nulla senza potenziamento, 1 con il livello 1 ({ $one } crediti), 2 con il livello 2 ({ $two }).
    Conta più degli scudi: contro i predoni, con tre scudi si vince l’8 % degli scontri senza arma, il 50 % con il livello 1, il 92 % con il livello 2.

## Carte bonus
codex-card-disguise-body =
    Si gioca prima del primo scambio, quando la polizia attacca a vista un pirata.
    Poi il pirata può sottoporsi come chiunque.
codex-card-spy-radar-body =
    Si gioca nel proprio turno, fuori dagli incontri. Chi la gioca per ultimo decide dove sta la polizia.
    Due linee bastano per liberare una rotta, o per sbarrarla a un rivale.
codex-card-engine-boost-body =
    Si gioca nel proprio turno finché il movimento non è finito, o durante un incontro.
    Vale anche nelle pattuglie del giro e quando si viene attaccati. Più carte si sommano. Non si gioca in avaria.
codex-card-weapon-boost-body =
    Si gioca quando si deve decidere in un incontro o in uno scontro. Più carte si sommano.
codex-card-shield-boost-body =
    Si gioca quando si deve decidere in un incontro o in uno scontro. Più carte si sommano.
codex-card-credits-body =
    { $found } crediti, nel proprio turno. In mano non contano nulla.
codex-card-friendly-alien-body =
    Si gioca quando i predoni attaccano, prima del primo scambio. Lasciano andare la nave, e il movimento è finito.
    Non aiuta contro il corsaro.
codex-card-hidden-hold-body =
    Si gioca sottoponendosi a un’ispezione, o quando si è derubati. Ogni carta nasconde un metallo; tutti vedono che è stata usata, non che cosa nasconde.
    Non aiuta in uno scontro perso contro polizia o alieni.

## Obiettivi
codex-objective-outlaw-body =
    { $outlaw }
codex-objective-police-bane-body =
    Con Arma 2 e tre scudi la polizia si batte 86 volte su cento, con Arma 1 solo 34.
codex-objective-raider-bane-body =
    Minatori e corsaro non contano. Con Arma 1 e tre scudi si vince uno scontro su due.
codex-objective-fortune-body =
    { $fortune } crediti oltre il traguardo; la partita finisce allora con quel giro.
codex-objective-shipwright-body =
    Basta qualunque livello. Una volta rivelato resta completato, anche se poi un potenziamento si perde.
codex-objective-worth = Insieme al traguardo fa vincere la partita. Dopo l’ultimo giro vale { $worth } crediti.
codex-objective-worth-open = Insieme al traguardo fa vincere la partita.

## Settori
codex-sector-gist = In { $quadrant }: le miniere { $one } e { $two }, e { $structure }.
codex-sector-body = In senso antiorario: { $before }. In senso orario: { $after }.

## Che cosa cambiano le opzioni
codex-pirates-galaxy = in ogni quadrante
codex-pirates-quadrant = solo nei quadranti con il suo segnalino
codex-reach-one = un settore
codex-reach-two = due settori
codex-evasion-one-hit = Prima del primo colpo di un’ispezione, la fuga costa al massimo un colpo.
codex-evasion-table = Prima del primo colpo di un’ispezione, la fuga costa tanti colpi quanti in ogni altro momento.
codex-engines-bare = senza potenziamenti e senza carte
codex-engines-fitted = con Motore 1 e senza carte
codex-breakdowns-drift =
    Resta una mossa per turno, solo verso spazioporti. Nessuno la incontra o la attacca.
    Uno spazioporto ripara subito e gratis. Per quel turno il movimento è finito.
codex-breakdowns-tow =
    Poi la nave è trainata allo spazioporto più vicino che le è aperto e lì riparata gratis. Per quel turno il movimento è finito.
    Se tutti e quattro sono chiusi va alla deriva, una mossa per turno. Nessuno la incontra o la attacca.
codex-wrecks-stripped = Si perde un potenziamento a scelta, e il suo sistema ne resta senza.
codex-wrecks-whole = Non si perde nessun potenziamento.
codex-truce-none = I predoni attaccano fin dal primo giro chiunque incontrino, tranne i pirati.
codex-truce-kept = Nei giri 1 e { $truce-last } i predoni non attaccano nessuno.
codex-raids-attack = A stiva vuota una sconfitta costa solo un potenziamento e il viaggio di ritorno.
codex-raids-tribute = A una nave disarmata i predoni prendono il carico e la lasciano andare, a meno che il capitano non giochi un Alieno amico.
codex-outlaw-attack = Completato con il primo attacco a un’altra nave, vinto o perso.
codex-outlaw-won-attack = Completato con il primo attacco riuscito contro un’altra nave.
codex-goal-round = Si controlla a giro concluso, dopo le pattuglie.
codex-goal-at-once = L’azione che raggiunge il traguardo chiude subito la partita.
codex-rounds-standard =
    L’ultimo giro è il 60 in due, il 50 in tre, il 40 in quattro.
    Allora vince il totale più alto: i crediti, più { $worth } per un obiettivo completato.
codex-rounds-short =
    L’ultimo giro è il 40 in due, il 30 in tre, il 25 in quattro.
    Allora vince il totale più alto: i crediti, più { $worth } per un obiettivo completato.
codex-rounds-none = Non c’è un ultimo giro: la partita continua finché qualcuno non arriva al traguardo.

## Che cosa è vero adesso
codex-fact-round = Giro
codex-fact-round-of = { $round } di { $last }
codex-fact-target = Traguardo
codex-fact-moves = mosse rimaste: { $left } di { $of }
codex-fact-level = { $system }: livello { $level }
codex-fact-level-hidden = { $system }: ignoto
codex-fact-hold = metalli nella stiva: { $count }
codex-fact-hand = carte bonus: { $count }
codex-fact-closed = spazioporto chiuso: { $what }
codex-fact-adrift = in avaria
codex-fact-aim = obiettivo segreto: { $aim }
codex-fact-aim-done = completato: { $aim }
codex-fact-unseen = inesplorata
codex-fact-exhausted = esaurita
codex-fact-empty = vuoto
codex-fact-full = pieno
codex-fact-store = potenziamenti in magazzino: { $count }
codex-fact-line = { $line }
codex-fact-beaten = { $line }, fuori gioco per questo giro
codex-fact-odds = probabilità di vincere: { $chance }
codex-fact-own = in mano: { $count }
codex-fact-mines = inesplorate: { $unseen }, con metalli: { $open }
codex-fact-metals = Metalli nel mazzo
codex-fact-bonus = Carte bonus nel mazzo
codex-fact-left = rimasti: { $count }
amount-credits = { $count ->
    [one] { $told } credito
   *[other] { $told } crediti
}

## Che cosa sapere di varianti e regole pronte
codex-choice-first-player = Da lì si gioca in senso orario, e così anche in ogni fase delle pattuglie.
codex-choice-pirates = La polizia attacca a vista un pirata riconosciuto, i predoni lo lasciano in pace. Per quadrante: solo dov’è il suo segnalino.
codex-choice-patrols = Un settore lascia quasi sempre una via sicura; due le chiudono quasi tutte.
codex-choice-evasion =
    Un colpo: sfuggire a un’ispezione riesce quasi sempre a una nave più veloce.
    Per intero: più piccolo è il vantaggio di velocità, più colpi costa.
codex-choice-goal =
    Fine del giro: tutti hanno gli stessi turni, e la polizia può ancora multare chi è in testa.
    Subito: chi raggiunge il traguardo vince all’istante.
codex-choice-objectives = Con gli obiettivi segreti i soli crediti non bastano, e conviene osservare che cosa fanno gli altri.
codex-choice-rounds =
    Finito l’ultimo giro vince chi ha più crediti; un obiettivo completato vale 1.000.
    Senza ultimo giro si vince solo arrivando al traguardo, per quanto ci voglia.
codex-choice-order =
    A turni: ognuno vede che cosa è stato fatto prima.
    Insieme: si fa prima, e bisogna indovinare; un passo impossibile va perso.
codex-choice-change = Una volta per giro chi ha ancora almeno due segnalini coperti può sostituirne uno con un altro dei suoi. Vale solo quando si muove tutti insieme.
codex-choice-raids = Attacco: una nave disarmata perde quasi sempre, e con il carico un potenziamento. Tributo: si perde solo il carico.
codex-choice-breakdowns = Alla deriva: possono servire molti turni per rientrare. Traino: si perde altrettanto, ma non tempo.
codex-choice-engines = Nessuno: quasi tutti ne comprano subito uno. Motore 1: la partita entra nel vivo dal primo turno.
codex-choice-outlaw = Ogni attacco: Fuorilegge si completa prima di ogni altro obiettivo. Attacco riuscito: serve un’arma.
codex-choice-prices = Il plutonio si vende sempre a 500, 250 e 150. Più rendono ferro e carbonio, meno guadagna chi rischia il contrabbando.
codex-choice-truce = Nei primi giri le navi sono deboli. Finché dura la tregua, i predoni che passano lasciano stare ogni nave, a meno che il capitano non voglia combattere.
codex-choice-wrecks = Chi perde presto il motore di rado recupera. Una nave che conserva i potenziamenti torna in gara con il primo metallo.
codex-choice-target = Con un traguardo più basso la partita finisce prima, e di rado arriva all’ultimo giro. Patrimonio chiede sempre 1.000 in più.
codex-preset-seed = Ogni variante al valore predefinito.
codex-preset-short = Richiede circa due terzi del tempo.
codex-preset-sharp = Per chi trova il contrabbando troppo facile.
codex-preset-secret = Per chi ama indovinare le mosse altrui.
codex-preset-tuned = Partite più brevi, e meno partite perse nei primi giri.
codex-preset-draft = Per chi ha tempo: la partita dura finché qualcuno non arriva al traguardo.
codex-preset-gentle = Per le prime partite: le perdite iniziali si possono recuperare.

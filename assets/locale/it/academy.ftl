# L’Accademia: la sua schermata, il fumetto di una lezione e le parole delle lezioni. Nessun fumetto ha più di 25 parole.

academy-title = Accademia
academy-resume = Continua: { $lesson }
academy-done-count = Lezioni completate: { $done } su { $all }
academy-all-done = Tutte le lezioni sono complete
academy-begin = Inizia
academy-again = Ripeti
academy-go-on = Continua dal passo { $step }
academy-lesson = { $lesson }, { $state }
academy-state-done = completata
academy-state-begun = iniziata
academy-state-new = non iniziata
academy-close = Chiudi
academy-chapter-0 = Primi ordini
academy-chapter-1 = Risorse
academy-chapter-2 = Crescita
academy-chapter-3 = Tre vie per una colonia
academy-chapter-4 = Rivali
academy-chapter-5 = Il pianeta
academy-chapter-6 = Tecnologia aliena
academy-chapter-7 = Vittoria
academy-chapter-8 = Diploma
academy-chapter-9 = Il turno migliore
academy-help = Lezioni brevi sulla vera plancia. Qui non si perde nulla, e una partita aperta aspetta.

academy-first-title = Che la rotta sia buona
academy-first-words = Orrery è Alien Frontiers: i dadi sono navi, e le navi portano colonie. Da dove si comincia?
academy-first-learn = Impara in Accademia
academy-first-learn-help = Consigliato. La prima lezione dura due minuti.
academy-first-quick = Partita rapida
academy-first-quick-help = Subito una partita contro due avversari.
academy-first-know = Conosco le regole
academy-first-know-help = Al titolo. L’Accademia resta nei menu.

academy-step = { $at } di { $all }
academy-next = Avanti
academy-next-key = Avanti ({ $key })
academy-back = Indietro
academy-show = Mostra
academy-show-key = Mostra ({ $key })
academy-showing = Osserva …
academy-reset = Ripristina
academy-check = Prova
academy-not-here = Non in questa lezione: segui ciò che brilla.
academy-read-first = Una cosa alla volta: si prosegue con Avanti.
academy-not-in-check = Non in questa prova: la domanda riguarda un’altra struttura.
academy-no-undo = In questo passo non resta nulla da annullare. Indietro porta al passo precedente.
academy-stuck = Questa via non porta oltre. Ripristina rimette i pezzi a posto; ogni tentativo è gratis.
academy-not-saved = Una lezione non va salvata: l’Accademia ricorda il passo.
academy-progress-not-saved = I progressi dell’Accademia non si possono scrivere: { $reason }

academy-menu-title = Lezione: { $lesson }
academy-menu-resume = Continua
academy-menu-skip = Salta questo passo
academy-menu-academy = All’Accademia
academy-menu-leave = Lascia la lezione
academy-menu-leave-match = Torna alla partita

academy-done-title = Lezione completata
academy-done-tip = Consiglio
academy-done-next = Avanti: { $lesson }
academy-practise = Esercitati

academy-name-red = Cometa
academy-name-green = Nova
academy-name-blue = Vega
academy-name-yellow = Lira

## Capitolo 0

lesson-controls = La plancia di comando
lesson-controls-welcome = Le navi sono dadi. A ogni turno si lanciano, poi attraccano alle strutture intorno al pianeta. Comincia Cometa, in rosso.
lesson-controls-roll = Lancia la flotta: premi Lancia, o { $roll }.
lesson-controls-pick = Tre navi, tre valori. Scegli il 3: un clic, o il tasto { $second }, il suo posto nella fila.
lesson-controls-dock = Si accendono gli attracchi possibili, con ciò che danno. Clic sul Solar Converter, o tasto { $solar }.
lesson-controls-undo = Un attracco non è definitivo. Annullalo con Annulla ({ $undo }), poi rifallo con Ripeti ({ $redo }).
lesson-controls-point = Ferma il mouse su una struttura finché un’etichetta la spiega. Da tastiera scegli una nave, poi raggiungi una struttura con { $next }.
lesson-controls-log = Il diario elenca ogni mossa. Aprilo con un clic, o { $log }. { $cancel } lo chiude.
lesson-controls-rest = Ogni nave deve attraccare. Da’ un posto alle altre due, al Solar Converter o alla Lunar Mine.
lesson-controls-end = Tutte attraccate. Termina il turno con il pulsante o con { $end }. Questo non si annulla.
lesson-controls-rival = Ora Nova lancia e attracca. Le navi restano dove sono fino al turno successivo di chi le possiede.
lesson-controls-check = Attracca le tre navi, dove vuoi. Lungo la via annulla almeno un attracco e fallo in altro modo.
lesson-controls-straight = Tutte attraccate, ma nulla è stato annullato. Annulla una volta ({ $undo }) e attracca quella nave altrove.
lesson-controls-tip = Annullare è gratis finché non si scopre qualcosa di nuovo: un lancio o una carta. Fa’ delle prove.

## Capitolo 1

lesson-solar-converter = Solar Converter
lesson-solar-converter-place = Al Solar Converter ogni nave frutta carburante e torna per il prossimo lancio. Accetta ogni valore e ha molti attracchi.
lesson-solar-converter-three = Dà metà del valore, arrotondata per eccesso. Attracca il 3: la metà è uno e mezzo, quindi 2 carburanti.
lesson-solar-converter-four = Ora il 4: la metà è 2 carburanti, non più del 3.
lesson-solar-converter-why = Ogni nave si arrotonda da sola: due 3 danno 4 carburanti, anche se la metà di 6 è 3. Perciò i dispari rendono meglio.
lesson-solar-converter-check = Ottieni esattamente 5 carburanti con due di queste navi.
lesson-solar-converter-much = Sono più di 5 carburanti. Ripristina e conta la metà di ogni nave, per eccesso.
lesson-solar-converter-little = Due navi, ma meno di 5 carburanti. Annulla o Ripristina, e conta la metà di ogni nave, per eccesso.
lesson-solar-converter-tip = Anche un 1 dà 1 carburante: un buon posto per una nave debole.

lesson-lunar-mine = Lunar Mine
lesson-lunar-mine-place = La Lunar Mine dà 1 minerale per nave, ma è esigente. Là Nova ha prima un 1, poi un 4.
lesson-lunar-mine-try = Prova il 3: sceglilo e clicca la Mine, o premi { $mine }. La Mine dirà perché no.
lesson-lunar-mine-four = Una nave deve uguagliare o superare la più alta presente, il 4 di Nova. Lascia il 3 (sceglilo di nuovo) e attracca il 4.
lesson-lunar-mine-six = Ora il 6: supera il 4 e porta un altro minerale.
lesson-lunar-mine-why = Cominciando dai bassi ci stanno più navi. Un 6 esclude ogni valore più basso, fino al turno successivo di chi lo possiede.
lesson-lunar-mine-check = La Mine è vuota. Prendi 3 minerali con queste tre navi.
lesson-lunar-mine-order = Una nave alta è entrata prima di una bassa. Annulla o Ripristina, e comincia dal basso.
lesson-lunar-mine-tip = Più navi attraccate insieme si ordinano da sole, dalla più bassa. Sceglierle tutte e tre è la via sicura.

lesson-maintenance-bay = Maintenance Bay
lesson-maintenance-bay-full = Solar Converter, Artifact e la traccia di Cometa sono pieni, e la Mine mostra un 6. Il resto vuole coppie, tris, sequenze o un 6.
lesson-maintenance-bay-bay = Per un 1 e un 2 senza posto c’è la Maintenance Bay. Scegli le due navi e cliccala, o premi { $bay }.
lesson-maintenance-bay-why = La Bay non dà nulla. Qui aspettano anche le navi nuove e quelle sfrattate, al riparo da ogni carta, fino al prossimo lancio.
lesson-maintenance-bay-duty = Non è un nascondiglio. Prova il 4 nella Bay: una nave che può attraccare altrove gratis deve farlo.
lesson-maintenance-bay-dock = Rifiutato, dunque il 4 va altrove: la Lunar Mine lo prende e dà 1 minerale.
lesson-maintenance-bay-shed = Undici risorse, e a fine turno se ne tengono solo otto. Cedine tre ({ $shed }), quali vuoi.
lesson-maintenance-bay-check = Attracca l’ultima nave dove la prendono, cedi ciò che è di troppo e termina il turno.
lesson-maintenance-bay-tip = Durante il turno non c’è limite. Spendi prima della fine, e nulla va perso.

lesson-orbital-market = Orbital Market
lesson-orbital-market-place = L’Orbital Market cambia carburante in minerale. Vuole una coppia: due navi dello stesso valore.
lesson-orbital-market-pair = Scegli i due 3 e attraccali al Market ({ $market }). L’attracco da solo non scambia ancora nulla.
lesson-orbital-market-trade = Il valore della coppia è il prezzo: 3 carburanti per 1 minerale. Scambia una volta: clic sul prezzo che brilla ({ $trade }), poi conferma.
lesson-orbital-market-fuel = L’offerta vale tutto il turno. Attracca il 5 al Solar Converter per altri 3 carburanti.
lesson-orbital-market-again = Nuovo carburante, stessa offerta: scambia ancora.
lesson-orbital-market-why = Le coppie basse costano poco: con due 1 un minerale costa 1 carburante. Con due 6 conviene di rado.
lesson-orbital-market-check = Arriva a 2 minerali. Le vie sono più d’una.
lesson-orbital-market-short = La coppia è divisa, e il resto non basta per 2 minerali. Annulla o Ripristina.
lesson-orbital-market-tip = La coppia può attraccare prima o dopo il carburante: solo lo scambio vuole carburante in mano.

## Capitolo 2

lesson-shipyard = Shipyard
lesson-shipyard-place = Più navi, più di tutto. Una coppia attraccata allo Shipyard ne costruisce una, a un prezzo: ora 1 carburante e 1 minerale.
lesson-shipyard-build = Attracca i due 4 allo Shipyard ({ $yard }). Il prezzo si paga subito.
lesson-shipyard-waits = La nave nuova è nella Maintenance Bay. Partecipa al prossimo lancio, non a questo.
lesson-shipyard-end = Attracca l’1 al Solar Converter e termina il turno.
lesson-shipyard-rival = Turno di Nova. La nave nuova aspetta.
lesson-shipyard-roll = E ora: lancia quattro navi.
lesson-shipyard-prices = Quattro navi. La quinta costa 2 carburanti e 2 minerali, la sesta 3 e 3. Sei è il massimo.
lesson-shipyard-check = Costruisci la quinta nave in questo turno: costa 2 carburanti e 2 minerali.
lesson-shipyard-pair = I 3 sono la coppia per lo Shipyard. Annulla o Ripristina, e guadagna con il 2 e il 6.
lesson-shipyard-kinds = Mancano un carburante e un minerale: una nave per ciascuno. Annulla o Ripristina.
lesson-shipyard-tip = Le navi precoci rendono per tutta la partita. La quarta prima di ogni altra cosa è di rado un errore.

lesson-alien-artifact = Alien Artifact
lesson-alien-artifact-place = L’Alien Artifact dà carte tecnologia: tre sono scoperte. Navi attraccate in un turno per 8 o più ne reclamano una.
lesson-alien-artifact-dock = Attracca il 3 all’Artifact ({ $artifact }). Ogni nave attraccata là può anche, una volta, sostituire le tre carte.
lesson-alien-artifact-cycle = Niente di allettante? Sostituisci le carte: un clic sul segno che brilla, o tasto { $cycle }.
lesson-alien-artifact-barrier = Si sono viste carte nuove, perciò questa mossa non si annulla. Annulla si ferma in questi momenti.
lesson-alien-artifact-more = Il 3 conta ancora. Attracca anche il 2 e il 4: nove in tutto. Sostituire le carte è facoltativo.
lesson-alien-artifact-claim = Nove basta. Reclama una delle tre carte: un clic, oppure { $next } e { $confirm }.
lesson-alien-artifact-held = Ora la carta è qui e si può usare subito. Di ogni tipo se ne può tenere una sola.
lesson-alien-artifact-check = Reclama una carta con esattamente due di queste navi.
lesson-alien-artifact-little = Quelle due non fanno 8, e una terza nave sarebbe di troppo. Annulla o Ripristina.
lesson-alien-artifact-many = Una carta, forse, ma con più di due navi. Annulla o Ripristina.
lesson-alien-artifact-tip = Guarda le carte prima di attraccare: ciò che supera 8 è perso, quindi 2 e 6 valgono quanto 6 e 6.

## Capitolo 3

lesson-colonist-hub = Colonist Hub
lesson-colonist-hub-place = Tutto gira intorno alle colonie. Il Colonist Hub le costruisce piano: ogni giocatore ha una traccia di sette cerchi.
lesson-colonist-hub-first = Va bene ogni valore. Attracca l’1 all’Hub ({ $hub }): una colonia parte dal primo cerchio della traccia.
lesson-colonist-hub-on = Ogni altra nave la spinge di un cerchio. Attracca le altre due.
lesson-colonist-hub-end = Cerchio 3. Termina il turno; la colonia resta dov’è.
lesson-colonist-hub-rival = Turno di Nova. Nessuno può toccare la traccia.
lesson-colonist-hub-second = Lancia, e attracca di nuovo le tre navi all’Hub.
lesson-colonist-hub-third = Un altro turno di Cometa, manca un cerchio. Attracca il 4 all’Hub.
lesson-colonist-hub-launch = Cerchio 7: la colonia è pronta. Cliccala ({ $launch }), poi un territorio qualsiasi. Il lancio costa 1 carburante e 1 minerale.
lesson-colonist-hub-why = Due punti: uno per la colonia, uno per il territorio che controlla. Tutto con sette navi di valore qualsiasi, e quasi nient’altro.
lesson-colonist-hub-check = Lancia questa colonia e porta la prossima sul primo cerchio, tutto in questo turno.
lesson-colonist-hub-tip = Una colonia finita blocca la traccia finché non parte. Tieni 1 carburante e 1 minerale per quel momento.

lesson-colony-constructor = Colony Constructor
lesson-colony-constructor-place = Il Colony Constructor è più rapido: tre navi uguali e 3 minerali fanno subito una colonia.
lesson-colony-constructor-triple = Scegli i tre 2, attraccali al Constructor ({ $constructor }) e scegli un territorio.
lesson-colony-constructor-why = Tre 1 valgono quanto tre 6. Il difficile è il minerale: conviene averlo quando arriva un tris.
lesson-colony-constructor-check = Piazza una colonia dove poi Cometa controlla il territorio: più colonie di ogni altro giocatore.
lesson-colony-constructor-tie = Una colonia, ma nessun controllo: qualcuno ne ha altrettante. Cerca un pareggio da rompere. Ripristina.
lesson-colony-constructor-tip = Una colonia che prende il controllo vale due punti: uno per sé, uno per il territorio.

lesson-terraforming-station = Terraforming Station
lesson-terraforming-station-place = La Terraforming Station fa una colonia con un solo 6, 1 carburante e 1 minerale. Il vero prezzo si vede dopo.
lesson-terraforming-station-six = Attracca il 6 alla Station ({ $station }), scegli un territorio e accetta: la nave sarà spesa.
lesson-terraforming-station-end = Già una colonia. Attracca le altre al Solar Converter e termina il turno.
lesson-terraforming-station-rival = Il 6 è ancora lì. Osservalo all’inizio del turno di Cometa.
lesson-terraforming-station-roll = Lancia di nuovo la flotta.
lesson-terraforming-station-why = Restano tre navi: il 6 è tornato nella riserva. Devono restarne altre tre, quindi con tre sole non si usa la Station.
lesson-terraforming-station-check = Resta un 6. Una colonia alla Station, o minerale alla Mine senza perdere navi? Vanno bene entrambe: scegli.
lesson-terraforming-station-tip = La Station conviene tardi, quando una colonia fa vincere. Prima la nave rende di più alla Mine o in coppia.

## Capitolo 4

lesson-raiders-outpost = Raiders’ Outpost
lesson-raiders-outpost-place = I predoni vivono degli altri. L’Outpost vuole tre navi in sequenza, come 2, 3 e 4.
lesson-raiders-outpost-row = Là c’è Nova con 1, 2, 3. Entra solo una sequenza più alta, che manda quelle navi nella Maintenance Bay.
lesson-raiders-outpost-raid = Attracca 2, 3, 4 all’Outpost ({ $outpost }). Ruba quattro risorse, a chi fa più male.
lesson-raiders-outpost-few = Sono meno di quattro. Ripristina, e prendile tutte e quattro.
lesson-raiders-outpost-out = Quattro risorse in più, e i predoni di Nova sono nella Bay fino al prossimo lancio.
lesson-raiders-outpost-card = Invece di risorse un raid può prendere una carta tecnologia, come il Plasma Cannon di Vega. Clicca su Vega per vederla.
lesson-raiders-outpost-check = La colonia di Nova è pronta. Il lancio costa 1 carburante e 1 minerale, e Nova li ha. Fa’ un raid che lo impedisca.
lesson-raiders-outpost-still = Nova ha ancora carburante e minerale per il lancio. Ripristina, e prendi tutto di uno dei due.
lesson-raiders-outpost-tip = Un raid fa più male poco prima che un rivale spenda. Attenzione ai sette cerchi e alle scorte.

## Capitolo 5

lesson-territories = Territori
lesson-territories-most = Controlla un territorio chi vi ha strettamente più colonie. Su Lem Badlands c’è un pareggio: nessuno.
lesson-territories-launch = Clicca la colonia finita ({ $launch }), poi Lem Badlands: due colonie contro una.
lesson-territories-points = Due punti in un colpo: uno per la colonia, uno per il controllo. E il controllo dà un bonus.
lesson-territories-bonus = Lem Badlands aiuta il Solar Converter: un carburante in più per nave. Attracca il 4: ne porta 3.
lesson-territories-pairs = Linee sottili uniscono le strutture ai territori che le aiutano. Punta su un territorio per leggerne il bonus.
lesson-territories-relic = Burroughs Desert ha un bonus speciale: chi lo controlla può comprare la nave reliquia per 1 carburante e 1 minerale. Clicca sulla nave.
lesson-territories-check = Lancia in modo che Cometa guadagni due punti, o uno mentre Nova ne perde uno.
lesson-territories-one = Un solo punto. Cerca terra vuota, un pareggio da rompere o un vantaggio di uno da guastare. Ripristina.
lesson-territories-tip = Un pareggio toglie subito il bonus. Una colonia ben piazzata può costare a un rivale più di un raid.

lesson-fields = Generatori di campo
lesson-fields-three = Tre generatori di campo, I, P e R, aspettano sopra il pianeta. Scartare la carta giusta ne posa uno su un territorio.
lesson-fields-positron = Scarta il Data Crystal e metti il Positron Field su Lem Badlands: chi la controlla ha un punto in più.
lesson-fields-isolation = Scartato, lo Stasis Beam posa l’Isolation Field: là il bonus non vale per nessuno. Spegni Herbert Valley di Nova.
lesson-fields-repulsor = Il Repulsor Field, posato scartando il Gravity Manipulator, non lascia entrare né uscire colonie. Un Booster Pod scartato toglie un campo qualsiasi.
lesson-fields-check = Il Positron Field serve a Nova. Spostalo: Cometa guadagni un punto e Nova ne perda uno.
lesson-fields-whose = Anche quello è di Nova, o di nessuno. Ripristina, e scegli terra che Cometa controlla.
lesson-fields-tip = Un campo posato si sposta con la prossima carta del suo tipo. Vince chi lo sposta per ultimo.

## Capitolo 6

lesson-tech = Usare le carte
lesson-tech-cards = Le carte servono nel proprio turno, dopo il lancio. Quasi tutte hanno un potere, a carburante, e un effetto se scartate.
lesson-tech-power = Il Booster Pod alza una nave di uno, per 1 carburante. Usa il potere, poi scegli il 2.
lesson-tech-once = Una coppia di 3, dal nulla. Il potere di ogni carta vale una volta per turno.
lesson-tech-discard = Scartare è per sempre. Scarta lo Stasis Beam e metti l’Isolation Field su Lem Badlands.
lesson-tech-limits = Uno scarto per turno, e mai di una carta il cui potere è servito in quel turno.
lesson-tech-check = In questo turno usa il potere di una carta e scartane un’altra.
lesson-tech-tip = Carburante che resta a fine turno è il potere di una carta non usato.

lesson-dice-cards = Carte per i dadi
lesson-dice-cards-plain = Cinque carte cambiano le navi in mano. Booster Pod: uno su. Stasis Beam: uno giù. Mai oltre 1 o 6. Eccone altre due.
lesson-dice-cards-polarity = Il Polarity Device capovolge una nave: le facce opposte fanno sette. Cambia l’1 in un 6.
lesson-dice-cards-gravity = Il Gravity Manipulator: una giù, una su, per 2 carburanti. Abbassa il 4, poi alza il 2: una coppia di 3.
lesson-dice-cards-warper = Il Temporal Warper rilancia ciò che si sceglie. Rilancia i due 1, poi conferma. Dadi nuovi: non si annulla.
lesson-dice-cards-check = Fa’ un tris con 3, 4 e 5. Tre carburanti devono bastare.
lesson-dice-cards-tip = Conta prima ciò che una carta rende possibile, un tris, una coppia, una sequenza, poi il carburante.

lesson-board-cards = Carte per la plancia
lesson-board-cards-cannon = Il 6 di Nova chiude la Mine. Il Plasma Cannon lo manda nella Bay, 1 carburante per nave. Usalo sul 6, poi conferma.
lesson-board-cards-mine = La via è libera. Attracca il 3 alla Mine.
lesson-board-cards-teleport = L’Orbital Teleporter riprende in mano una nave attraccata, per 2 carburanti. Riprendi il 5 dal Converter.
lesson-board-cards-again = Il carburante ottenuto resta. Attracca di nuovo il 5, alla Mine.
lesson-board-cards-crystal = Il Data Crystal prende in prestito un bonus per un turno, 1 carburante per ogni colonia là. Prendilo da Lem Badlands.
lesson-board-cards-check = Porta una nave nella Mine per 1 minerale. Il 5 di Nova è d’intralcio.
lesson-board-cards-tip = Scartato, il Cannon rimanda una nave nella riserva: va costruita di nuovo. Fa più male di un turno nella Bay.

lesson-quiet-cards = Carte silenziose
lesson-quiet-cards-cache = Alcune carte agiscono da sole. La Resource Cache guarda ogni lancio. Lancia.
lesson-quiet-cards-odd = Più dispari che pari: 1 minerale. Più pari: 1 carburante. Tanti e tanti: entrambi, e la Cache si scarta.
lesson-quiet-cards-points = Alien City e Alien Monument valgono un punto ciascuno per chi li tiene.
lesson-quiet-cards-decoy = Nova ha l’Holographic Decoy: nessun raid prende le sue risorse, e chi vuole una carta trova solo il Decoy. Clicca su un giocatore.
lesson-quiet-cards-check = Fa’ un raid che renda: un punto, o quattro risorse.
lesson-quiet-cards-poor = Il raid poteva rendere di più. Nova è al riparo: chi non lo è? Ripristina.
lesson-quiet-cards-tip = I punti sulle carte si possono rubare. Quelli sul pianeta vanno conquistati.

## Capitolo 7

lesson-scoring = I punti e la fine
lesson-scoring-what = Danno punti: ogni colonia, ogni territorio controllato, Alien City, Alien Monument e il territorio del Positron Field.
lesson-scoring-look = Da dove vengono? Clicca sui punti, o premi { $scores }. { $cancel } chiude la tabella.
lesson-scoring-snapshot = I punti sono una foto del momento, non una somma che cresce. Perso il controllo, perso il punto.
lesson-scoring-end = La partita finisce quando un giocatore piazza la propria ultima colonia. Quella di Cometa è pronta sulla traccia.
lesson-scoring-trap = Attenzione: piazzare l’ultima da dietro fa perdere. Su Herbert Valley darebbe un punto, e Nova vince il pareggio.
lesson-scoring-check = Piazza l’ultima colonia dove fa vincere la partita.
lesson-scoring-lost = La partita è finita e vince Nova. Ripristina, e cerca due punti, o uno che Nova perde.
lesson-scoring-tip = A pari punti decidono le carte, poi il minerale, poi il carburante. Tienine un po’ alla fine.

## Capitolo 8

lesson-graduation = Una prima partita
lesson-graduation-go = Una partita breve contro Nova, avversario gentile. Il Consigliere parla solo quando sfugge qualcosa.
lesson-graduation-tip = Il corso è finito. Nova giocava da Cadetto; il gradino dopo è Pilota, in una nuova partita.
academy-now-try = Questo è un modo. Ora senza aiuto: i pezzi sono di nuovo a posto.
academy-coach = Consigliere
academy-coach-thanks = Grazie
academy-coach-claim = Le navi all’Artifact fanno 8 o più. Si può ancora reclamare una carta.
academy-coach-launch = La colonia sulla traccia è pronta, e il prezzo c’è. Lanciala ({ $launch }).
academy-coach-relic = Burroughs Desert è sotto controllo: la nave reliquia si compra per 1 carburante e 1 minerale.
academy-coach-trade = La coppia al Market scambia ancora carburante con minerale in questo turno ({ $trade }).
academy-coach-missed-claim = Nell’ultimo turno è rimasta una carta da reclamare: le navi all’Artifact bastavano.
academy-coach-missed-launch = Nell’ultimo turno una colonia pronta non è partita. Sul pianeta avrebbe già contato.
academy-coach-idle-roll = La flotta aspetta: lanciala con { $roll }.
academy-coach-idle-dock = Scegli navi, e gli attracchi possibili si accendono. Per un consiglio c’è il Consigliere ({ $coach }).
academy-coach-idle-end = Tutte le navi sono attraccate. Termina il turno con { $end }.

### Le parole delle lezioni. Nessun fumetto ha più di 25 parole.
### Il titolo di una lezione è lesson-ID, il consiglio lesson-ID-tip, le parole di un passo lesson-ID-STEP.
academy-chapter-0 = Shuttle
academy-chapter-1 = Alpha
academy-chapter-2 = Aiuti a pagamento
academy-chapter-3 = Beta
academy-chapter-4 = La prima partita
academy-chapter-5 = Il turno migliore
academy-name-red = Cometa
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lira

## 1. La conta
lesson-count = La conta
lesson-count-welcome = Gli shuttle portano merci al magazzino, poi ai cargo. Dopo due metà, Alpha e Beta, contano le merci sui cargo: vince chi ha più punti.
lesson-count-land = Tu sei Cometa. La conta dei moli parte dal numero del pilota. Scegli il pilota 8 e premi Attracco ({ $land }): il molo 8 è libero.
lesson-count-take = È arrivato uno shuttle. Un solo molo provato, quindi porta una sola merce. È già proposta la skyrite: premi Prelievo.
lesson-count-take-other = Prendi skyrite, non rubion: fai clic sull’asteroide di skyrite, poi su Prelievo.
lesson-count-longer = Ora i moli 8 e 1 sono occupati. La conta prosegue in senso orario: 8, 1, 2. Attracca con il pilota 8.
lesson-count-three = Tre moli provati: la capacità è 3. Porta dentro tre rubion.
lesson-count-three-other = Prendi rubion, non skyrite: fai clic sull’asteroide di rubion, poi su Prelievo.
lesson-count-check = Quale di questi piloti attracca con capacità 4? Attracca e porta dentro quattro merci.
lesson-count-few = Non sono quattro. Ripristina e conta i moli occupati a partire dal numero di ogni pilota.
lesson-count-tip = I moli occupati non sono un ostacolo ma un regalo: ognuno vale una merce in più.

## 2. Il decollo
lesson-lifting = Il decollo
lesson-lifting-count = Dalla fonderia la conta arriva al primo shuttle. Il pilota 5 prova 5, 6 e 7: capacità 3.
lesson-lifting-lift = Scegli il pilota 5 e premi Decollo ({ $lift }). Lo shuttle del molo 7 parte per l’orbita.
lesson-lifting-load = Uno shuttle che decolla porta merci dal magazzino a un cargo. È già proposto il carico più grande: premi Carico.
lesson-lifting-full = La stiva è piena. Alla fine un cargo non pieno costa 2 punti, e in Alpha non se ne toglie più nulla.
lesson-lifting-check = Carica tre merci sul cargo in un solo volo.
lesson-lifting-few = Meno di tre. Ripristina: fin dove conta ogni pilota per trovare il primo shuttle?
lesson-lifting-tip = Dopo una lunga fila di moli liberi un solo shuttle decolla a pieno carico.

## 3. Un posto per volta
lesson-stores = Un posto per volta
lesson-stores-spaces = Il magazzino ha 7 spazi, uno per merce. Quattro sono liberi.
lesson-stores-land = Il pilota 1–2–3 conta da 1, 2 o 3, a scelta. Da 1 sono cinque moli: attracca al molo 5.
lesson-stores-one = In un turno le merci arrivano da un solo asteroide, e mai più di quante ce ne stanno.
lesson-stores-fill = Lo shuttle potrebbe portarne cinque, ma ce ne stanno quattro. Scegli un asteroide e riempi il magazzino.
lesson-stores-check = Lo stesso vale per i cargo: uno per turno. Riempi una delle due stive.
lesson-stores-tip = Lo spazio è prezioso quanto la capacità. Prima di una conta lunga tieni il magazzino mezzo vuoto.

## 4. Merci e azioni
lesson-actions = Merci e azioni
lesson-actions-land = Ogni molo offre un’azione. Al molo 6 è la Trasformazione. Attracca lì con il pilota 6.
lesson-actions-first = Dopo l’attracco vengono prima le merci, poi l’azione. Porta dentro un rubion.
lesson-actions-first-other = Prendi rubion, non skyrite: fai clic sull’asteroide di rubion, poi su Prelievo.
lesson-actions-process = La Trasformazione restituisce una skyrite e trasforma un rubion in galactium. Premi Trasformazione ({ $act }): un clic la fa due volte.
lesson-actions-lift = Al molo 7 ci sono i Commercianti. Decolla da lì con il pilota 6.
lesson-actions-sell = Al decollo l’azione viene prima: dopo il carico è tardi. Premi Commercianti: il rubion si vende per 2 crediti.
lesson-actions-load = Ora carica le due skyrite.
lesson-actions-check = Carica due galactium in questo turno. Ancora non ce n’è.
lesson-actions-missed = Non sono due galactium. Ripristina: decolla da dove c’è la Trasformazione, e usala prima del carico.
lesson-actions-tip = Attracco: merci, poi azione. Decollo: azione, poi merci. Ciò che si salta non si recupera.

## 5. Il Comandante
lesson-commander = Il Comandante
lesson-commander-die = Il Comandante vola con il dado al centro: così com’è, o lanciato una volta.
lesson-commander-roll = Scegli il Comandante, poi fai clic sul dado al centro ({ $die }). Un lancio non si annulla.
lesson-commander-land = Il 7 conta 7, 8, 1, 2: quattro moli. Si vola con ciò che è uscito. Attracca al molo 2.
lesson-commander-take = Porta dentro quattro merci da un solo asteroide.
lesson-commander-stays = Il dado resta così per chi lo userà dopo: anche i piloti alieni volano con il dado.
lesson-commander-check = Il dado mostra 6. Assicurati due merci dello stesso tipo.
lesson-commander-rolled = Un lancio può dare una merce sola. Ripristina e guarda che cosa dà il dado così com’è.
lesson-commander-few = Una è rimasta fuori. Ripristina e portale dentro tutte e due.
lesson-commander-tip = Punta il Comandante: i numeri tenui mostrano che cosa darebbe ogni valore del dado.

## 6. La Cantina
lesson-cantina = La Cantina
lesson-cantina-about = Nella Cantina aspettano i piloti alieni, accanto ai cargo dei loro colori.
lesson-cantina-land = Ci portano i moli 1 e 5. Attracca al molo 5 con il pilota 5.
lesson-cantina-pay = Il magazzino è pieno, quindi non arrivano merci. Usa la Cantina: costa 1 credito.
lesson-cantina-hire = Tutti vedono quattro piloti, e uno si può reclutare. Fai clic sull’Operativo viola: porta un cargo da 4 spazi.
lesson-cantina-turn = Il pilota passa subito in mano: un turno in più in Alpha.
lesson-cantina-price = Per ora il cargo costa 4 punti: 2 finché non è pieno, 2 finché non si aggiorna in Beta.
lesson-cantina-check = Resta un credito. Recluta un pilota che porti un cargo da 3 spazi.
lesson-cantina-other = Con quel pilota il cargo non arriva. Ripristina: quale pila ha in cima un 3?
lesson-cantina-tip = Nessuno può avere due cargo dello stesso colore. Un secondo pilota di quel colore è comunque un turno in più.

## 7. Sei mestieri
lesson-jobs = Sei mestieri
lesson-jobs-trucker = Il Trasportatore porta una merce in più. Attracca al molo 5 e porta dentro tre skyrite.
lesson-jobs-navigator = Il Navigatore può contare in senso antiorario: 5, 4. Attracca al molo 4 e usa la Trasformazione.
lesson-jobs-forger = Il Falsario cambia il numero di uno o due: 1 diventa 3. Attracca al molo 3 e vendi.
lesson-jobs-operative = L’Operativo usa entrambi gli asteroidi. Attracca, fai clic due volte sul numero di ognuno, poi su Prelievo.
lesson-jobs-mechanic = Il Meccanico ha la Trasformazione a ogni molo. Attracca al molo 3, trasforma due volte, poi vendi.
lesson-jobs-smuggler = Il Contrabbandiere impila merci identiche. La stiva è piena: decolla e metti una skyrite sopra l’altra.
lesson-jobs-check = Quale mestiere porta quattro merci di un tipo? Attracca e portale dentro.
lesson-jobs-few = Non sono quattro. Ripristina: la sola conta arriva a tre moli.
lesson-jobs-tip = Un alieno tenuto per Beta ha lì lo stesso mestiere. Il Meccanico allora fabbrica prodotti.

## 8. Una mazzetta
lesson-bribe = Una mazzetta
lesson-bribe-gap = Il pilota 5 si fermerebbe al molo 7. Con uno shuttle lì la conta proseguirebbe fino al molo 1.
lesson-bribe-add = Una volta per metà il capomolo accetta 1 credito. Fai clic su di lui ({ $bribe }), poi sul molo 7.
lesson-bribe-land = Ora il pilota 5 conta cinque moli. Attracca e porta dentro cinque merci di un tipo.
lesson-bribe-once = In questa metà non accetta altro da Cometa, e il credito speso è un punto in meno.
lesson-bribe-remove = Può anche mandare uno shuttle in orbita. Il molo 6 è occupato: fallo liberare.
lesson-bribe-process = Il molo 6 è libero e offre la Trasformazione. Attracca lì e usala.
lesson-bribe-check = Porta dentro cinque merci di un tipo con il pilota 4.
lesson-bribe-few = Meno di cinque. Ripristina: quale molo libero ferma la conta?
lesson-bribe-tip = Una mazzetta conviene quando chiude un vuoto fra moli occupati.

## 9. La stazione si capovolge
lesson-turning = La stazione si capovolge
lesson-turning-last = L’ultimo turno di Alpha. Le merci in magazzino torneranno indietro; quelle a bordo restano per Beta.
lesson-turning-load = Il pilota 8 arriva allo shuttle del molo 1: capacità 2. Carica il cargo turchese.
lesson-turning-end = Le stive sono piene e il magazzino è vuoto. Termina il turno ({ $end }).
lesson-turning-keep = Per ogni cargo alieno può venire in Beta un pilota alieno. Fai clic sul Falsario turchese, poi su Tieni questi.
lesson-turning-begin = La stazione si capovolge. Premi Distribuisci i piloti per cominciare Beta.
lesson-turning-turned = I moli sono tutti liberi, con azioni nuove. Il magazzino ora ha 5 spazi.
lesson-turning-check = Ancora l’ultimo turno di Alpha: non lasciare nulla in magazzino e porta in Beta un pilota reclutato.
lesson-turning-left = Qualcosa è rimasto. Ripristina e carica i due galactium.
lesson-turning-nobody = Nessuno è venuto in Beta. Ripristina e tieni uno dei piloti turchesi: il loro cargo è qui.
lesson-turning-tip = Prima degli ultimi turni di Alpha guarda il magazzino: ciò che non si carica è meglio trasformarlo o venderlo.

## 10. Beta
lesson-beta = Beta
lesson-beta-cards = Ogni carta prodotto mostra costo, gettoni rimasti e punti. Un robot costa 2 galactium.
lesson-beta-land = In Beta chi attracca scarica i cargo. Attracca al molo 4: la Produzione vuole merci in magazzino, e lo shuttle può prima scaricarne.
lesson-beta-unload = Si usano solo le merci del magazzino. Scarica il galactium.
lesson-beta-make = Fabbrica un robot: fai clic sulla sua carta.
lesson-beta-charge = Un prodotto elettrificato vale 1 punto in più. Attracca al molo 5 e premi Carica tutto: 1 credito li elettrifica tutti e tre.
lesson-beta-upgrade = Si aggiorna solo un cargo vuoto. Attracca al molo 7, poi fai clic sul cargo prima di caricarlo.
lesson-beta-plated = Così recupera i suoi 2 punti. Ora si può caricare di nuovo.
lesson-beta-check = Fabbrica due robot in un turno.
lesson-beta-one = Non sono due. Ripristina: per due robot servono quattro galactium, e uno è in magazzino.
lesson-beta-tip = Scaricare, produrre, elettrificare, caricare: ogni merce passa due volte dal molo. Pensa prima all’ultimo decollo.

## 11. I punti
lesson-points = I punti
lesson-points-look = Diciannove punti. Fai clic sui punti, o premi { $scores }, per vedere da dove vengono.
lesson-points-goods = Materie prime a bordo: 2. Un casco vale 1, un drone 3: fanno 11. Quattro prodotti sono elettrificati: altri 4.
lesson-points-kinds = Quattro tipi diversi a bordo valgono 1 ciascuno. Elettrificato o no, il tipo è lo stesso.
lesson-points-losses = Il cargo viola perde 2 perché non è pieno, e 2 perché non è aggiornato.
lesson-points-sum = Due crediti sono 2 punti: 2 + 11 + 4 + 4 + 2 – 4 fa 19.
lesson-points-check = Ora i punti sono cinque. Trova il turno che li porta a quindici.
lesson-points-less = Meno di quindici. Ripristina: quanto vale il robot elettrificato, e quanto costa l’ultimo spazio?
lesson-points-tip = Un tipo nuovo, una stiva piena, un aggiornamento: fra fabbriche pari decidono i punti piccoli.

## 12. La prima partita
lesson-first-match = La prima partita
lesson-first-match-go = Una partita intera contro Nova, una cadetta, con i prodotti più facili. Il Consigliere parla quando serve.
lesson-first-match-tip = In Alpha chiediti che cosa vorrà Beta: galactium per robot e cannoni, skyrite per le batterie.
academy-coach-idle-card = Punta un pilota: l’anello mostra dove attracca e da dove decolla. Per un consiglio c’è il Consigliere ({ $coach }).
academy-coach-idle-fly = Il pilota è in gioco: scegli un molo illuminato.
academy-coach-idle-hire = Recluta uno dei piloti mostrati, o nessuno.
academy-coach-idle-end = In questo turno non resta altro da fare. Terminalo con { $end }.
academy-coach-action = L’azione del molo si può ancora usare gratis: premi { $act }.
academy-coach-goods = Lo shuttle ha ancora posto per merci: { $confirm } accetta la proposta.

met-beta-land = Novità di Beta: chi attracca scarica un cargo in magazzino. Al molo si usano solo le merci che sono lì.
met-beta-make = Ora i moli fanno prodotti con le merci, li elettrificano per 1 punto in più l’uno, o aggiornano un cargo vuoto.
met-beta-lift = Il decollo ricarica i cargo. Alla fine contano solo le merci sui cargo, che perdono 2 punti se non pieni e 2 se non aggiornati.

### Le parole delle lezioni. Nessun fumetto ha più di 25 parole.
### Il titolo di una lezione è lesson-ID, il consiglio lesson-ID-tip, le parole di un passo lesson-ID-STEP.
academy-chapter-0 = Primi voli
academy-chapter-1 = Mondi e memoria
academy-chapter-2 = Pericoli e imprese
academy-chapter-3 = La nave
academy-chapter-4 = Dieci punti
academy-chapter-5 = Il turno migliore
academy-name-red = Cometa
academy-name-blue = Vega
academy-name-green = Nova
academy-name-yellow = Lira

## 1. Produzione
lesson-production = Produzione
lesson-production-welcome = Con dieci punti nel tuo turno vinci: uno per ogni colonia e modulo di livello 2, uno come Amico e uno come Eroe dei Popoli.
lesson-production-roll = Tu sei Cometa, l’astronave rossa in basso; Nova è verde. Lancia il dado giallo: un clic, o { $roll }. Rifornisce entrambe le navi.
lesson-production-choose = È uscito un 2, il numero di due colonie di Cometa. Ne produce una sola: stavolta scegli il metallo.
lesson-production-both = Produce anche la colonia di Nova, sebbene sia il turno di Cometa.
lesson-production-full = Ora è il turno di Nova. Un compartimento tiene 2 unità: quello del carburante era pieno, e questo va perso.
lesson-production-check = Quattro colonie di Cometa hanno un 2. Lancia, poi scegline una con il compartimento ancora vuoto.
lesson-production-had = Quel compartimento ne aveva già uno. Ripristina, e scegline uno vuoto.
lesson-production-tip = Colonie con numeri diversi producono più spesso di tante con lo stesso.

## 2. Un volo
lesson-flight = Un volo
lesson-flight-speed = In un volo si scoprono le carte di un settore, una dopo l’altra. La velocità è razzi più dado: 2 e 2, quindi 4 carte.
lesson-flight-sector = Quattro settori di 10 carte coperte. Scegli il settore 1.
lesson-flight-next = Scopri la prima carta: fai clic su Prosegui, o premi { $roll }. Costa 1 velocità.
lesson-flight-visit = Si visita soltanto l’ultima carta. Qui non c’è nulla da fare: prosegui.
lesson-flight-final = Una carta scoperta non torna coperta: questo non si può annullare.
lesson-flight-stop = Ora fai clic su Fermati per terminare il volo. Le carte del settore si mescolano, ma restano lì.
lesson-flight-check = Vola nel settore 2, supera due carte e fermati alla terza.
lesson-flight-wrong = Era un’altra carta. Ripristina: settore 2, e fermati alla terza.
lesson-flight-tip = La velocità non usata va persa, ma si evita anche una brutta ultima carta. Fermarsi presto non è un disonore.

## 3. A buon prezzo e caro
lesson-deals = Compra e vendi
lesson-deals-price = La prossima carta del settore è Granaio, che commercia cibo a 1 Astro l’unità. L’Astro è la moneta. Prosegui.
lesson-deals-buy = In un affare si compra o si vende, una volta per carta. Con + aggiungi tutto il cibo che entra, poi fai clic sulla spunta.
lesson-deals-buy-other = Riempi il compartimento: aggiungi 3 unità di cibo, poi fai clic sulla spunta.
lesson-deals-action = Era una delle due azioni. Il prossimo pianeta non offre nulla: prosegui.
lesson-deals-sell = Ambrosia paga 5 lo stesso cibo. Aggiungilo tutto, poi fai clic sulla spunta.
lesson-deals-sell-other = Vendilo tutto: aggiungi 3 unità di cibo, poi fai clic sulla spunta.
lesson-deals-why = Comprato a 1, venduto a 5: così si guadagnano gli Astro. La seconda azione ha terminato il volo.
lesson-deals-check = Commercia in un solo volo e guadagna almeno 4 Astro.
lesson-deals-few = Non basta. Ripristina: riempi il compartimento dove il carburante costa poco, e vendilo tutto dove rende di più.
lesson-deals-tip = Il modulo logistico ingrandisce ogni compartimento, e ogni pianeta economico vale di più.

## 4. Colonie e basi
lesson-founding = Colonie e basi
lesson-founding-settle = Tarnwell è un pianeta coloniale, e nell’hangar c’è una nave coloniale. Fonda una colonia: 1 punto.
lesson-founding-gap = La carta passa accanto alla nave. La riserva riempie il vuoto, ma in questo volo la carta nuova non si può usare.
lesson-founding-pile = L’etichetta della riserva ne conta le carte. Durante la partita arrivano i gruppi successivi, con pirati più forti.
lesson-founding-post = Prosegui: la prossima carta è Verdania, con la T.
lesson-founding-found = Su una carta con la T la nave commerciale fonda una base: fai clic su Fonda una base.
lesson-founding-friend = Una base dà un affare a ogni turno senza volarci, e amicizia. Chi ne ha di più, almeno 3, è Amico dei Popoli: 1 punto.
lesson-founding-check = Due navi, due azioni: fonda una colonia e una base in un solo volo.
lesson-founding-missed = È rimasta una navetta. Ripristina: una serve per i pianeti coloniali, l’altra per le carte con la T.
lesson-founding-tip = Le navette si consumano. Costruiscine altre prima che arrivi il prossimo buon pianeta.

## 5. Memoria
lesson-memory = Memoria
lesson-memory-before = Guarda tre voli, ognuno in un settore diverso. Nota dov’è Ambrosia, il pianeta che paga 5 il cibo.
lesson-memory-look = Tre voli, ognuno in un settore diverso. Dov’è Ambrosia?
lesson-memory-covered = Dopo un volo le carte si coprono e si mescolano. Restano in quel settore.
lesson-memory-fly = Dov’era Ambrosia? Scegli quel settore e vendi lì il cibo.
lesson-memory-wrong = Non è qui. Ripristina, e ripensa al secondo volo.
lesson-memory-options = La preparazione della partita offre tre modi: a memoria, con appunti privati, o mostrando le carte già viste.
lesson-memory-check = Ricorda il pianeta che paga 5 il cibo. Poi vendi le due unità di cibo a 5 l’una.
lesson-memory-tip = Ricorda i pianeti che pagano bene, le colonie e i pirati. Il resto viene da sé.

## 6. Pirati
lesson-pirates = Pirati
lesson-pirates-meet = Pirati. Si sa solo il riscatto: 3 Astro. Paga, e il volo continua.
lesson-pirates-shown = Ora sono scoperti: forza 3. Restano nel settore.
lesson-pirates-fight = Prosegui fino ai prossimi pirati, poi combatti: entrambi lanciano il dado blu. Potenza di fuoco 3 contro forza da 2 a 4.
lesson-pirates-won = La parità vale come vittoria: 1 fama, e una risorsa come bottino. Sceglila.
lesson-pirates-corsairs = I corsari chiedono 5 e colpiscono più forte. Prosegui fino a loro, poi combatti: stavolta i dadi sono contro di te.
lesson-pirates-lost = Sconfitta: un cannone è perso, e con esso il resto del volo.
lesson-pirates-check = Ancora corsari. Fai in modo di non perdere il modulo sensoriale, poi termina il volo.
lesson-pirates-risky = Una sconfitta costa un modulo. Ripristina, e guarda quanto è il riscatto.
lesson-pirates-tip = Potenza di fuoco 3 batte quasi tutti i pirati. Con i corsari paga, o torna più forte.

## 7. Avventure
lesson-adventures = Avventure
lesson-adventures-open = Tre avventure sono scoperte. Due si compiono su Picasso, il pianeta che stai visitando.
lesson-adventures-famine = Compi Carestia: paga 1 cibo, prendi 1 risorsa di altro tipo e 1 fama.
lesson-adventures-rescue = Ogni avventura è un’azione. Compi S.O.S.: serve spinta 4, che si mostra soltanto, senza spenderla.
lesson-adventures-late = Anche quella nuova è su Picasso, ma è stata scoperta durante questa visita. Provala.
lesson-adventures-why = Non in questo volo. La prossima volta sì, se Nova non arriva prima.
lesson-adventures-check = Compi due avventure in un solo volo.
lesson-adventures-missed = Solo una. Ripristina: la visita dura finché il volo non prosegue.
lesson-adventures-tip = Conserva ciò che chiedono le avventure scoperte. I loro pianeti prima o poi arrivano.

## 8. Costruire
lesson-building = Costruire
lesson-building-phase = Dopo il volo si commercia e si costruisce. Il cantiere elenca tutti i prezzi; ciò che si può pagare si accende.
lesson-building-ship = Costruisci una nave coloniale: 1 metallo, 1 carburante, 1 cibo.
lesson-building-post = Per un cannone manca 1 carbonio, per un modulo un altro. Lo vende la base su Graphia: comprane 2.
lesson-building-cannon = Ora costruisci il cannone: 2 carbonio.
lesson-building-demand = Il modulo commerciale prende 1 risorsa a Nova per 2 Astro. Pretendi cibo.
lesson-building-module = Metallo, carbonio e cibo fanno un modulo di livello 1. Costruisci il modulo di comando.
lesson-building-check = Usa una base, pretendi una risorsa e costruisci una nave commerciale, tutto in questo turno.
lesson-building-missed = Manca qualcosa. Ripristina: mancano metallo e carburante, e la base ne vende solo uno.
lesson-building-tip = Ciò che si costruisce vale subito. La terza azione del modulo di comando rende già al prossimo volo.

## 9. Livello due
lesson-level-two = Livello 2
lesson-level-two-one = Di ogni modulo di livello 2 ce n’è uno solo. Nova ha il modulo di comando di livello 1 e mette da parte cibo.
lesson-level-two-take = Arriva prima: 1 metallo, 1 carbonio, 2 cibi. Porta il modulo di comando al livello 2: 1 punto.
lesson-level-two-deny = Quattro azioni per volo, un punto, e Nova non può più averlo.
lesson-level-two-sensor = Il modulo sensoriale mostra le prime carte di un settore prima del volo. Scegli il settore 2.
lesson-level-two-arrange = Il modulo sensoriale mostra le due carte: corsari e un pianeta coloniale. Metti i corsari in fondo, il pianeta in cima.
lesson-level-two-check = Osserva, disponi, e fonda la colonia con la prima carta.
lesson-level-two-missed = Non era la prima carta. Ripristina, e metti in cima il pianeta coloniale.
lesson-level-two-tip = Un modulo di livello 2 dà un punto e lo nega all’avversario: due punti di differenza.

## 10. La fine
lesson-ten-points = Dieci punti
lesson-ten-points-goal = Chi ha dieci punti nel proprio turno vince subito. Cometa e Nova ne hanno nove a testa.
lesson-ten-points-look = Fai clic sui punti, o premi { $scores }, per vedere da dove vengono.
lesson-ten-points-hero = Fama 3 a 3: nessuno è Eroe. Una medaglia in più decide.
lesson-ten-points-friend = L’amicizia funziona allo stesso modo: ha il titolo chi ne ha di più, e almeno 3.
lesson-ten-points-check = Tre vie portano al decimo punto in questo turno. Prendine una.
lesson-ten-points-missed = Ancora nove. Ripristina: basta una colonia, una medaglia o un modulo di livello 2.
lesson-ten-points-tip = A otto punti bada a ciò che l’avversario può togliere. I titoli possono cambiare mano in un solo volo.
academy-coach-idle-roll = Il dado giallo aspetta: lancialo con { $roll }.
academy-coach-idle-fly = Scegli uno dei quattro settori. Quello con più carte ignote è un buon inizio.
academy-coach-idle-end = Non si può pagare altro. Termina il turno con { $end }.

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
lesson-production-welcome = Dieci punti nel proprio turno vincono: uno per ogni colonia, per ogni modulo di livello 2, per Eroe e Amico dei Popoli.
lesson-production-roll = Tu sei Cometa, l’astronave rossa in basso; Nova è verde. Lancia il dado giallo: un clic, o { $roll }. Rifornisce entrambe le navi.
lesson-production-choose = Un 2, e due colonie di Cometa ce l’hanno. Ne produce una sola: stavolta il metallo.
lesson-production-both = Produce anche la colonia di Nova, sebbene sia il turno di Cometa.
lesson-production-full = Turno di Nova. Un compartimento tiene 2 unità: quello del carburante era pieno, e questo va perso.
lesson-production-check = Quattro colonie di Cometa hanno un 2. Lancia, e fai produrre una il cui compartimento è ancora vuoto.
lesson-production-had = Quel compartimento ne aveva già uno. Ricomincia, e cerca quello vuoto.
lesson-production-tip = Colonie con numeri diversi producono più spesso di tante con lo stesso.

## 2. Un volo
lesson-flight = Un volo
lesson-flight-speed = In un volo si scoprono le carte di un settore, una dopo l’altra. Razzi e dado danno la velocità: 2 e 2, quindi 4 carte.
lesson-flight-sector = Quattro settori di 10 carte coperte. Scegli il settore 1.
lesson-flight-next = Scopri la prima carta: Prosegui, o { $roll }. Costa 1 velocità.
lesson-flight-visit = Si visita soltanto l’ultima carta scoperta. Qui non c’è nulla da fare: prosegui.
lesson-flight-final = Una carta scoperta non si ricopre: questo non si può annullare.
lesson-flight-stop = Ora premi Fermati: il volo finisce. Le carte del settore si mescolano, ma restano lì.
lesson-flight-check = Vola nel settore 2, supera due carte e fermati alla terza.
lesson-flight-wrong = Era un’altra carta. Ricomincia: settore 2, e fermati alla terza.
lesson-flight-tip = La velocità non usata va persa, ma anche un’ultima carta cattiva si evita. Fermarsi presto non è un disonore.

## 3. A buon prezzo e caro
lesson-deals = Poco e caro
lesson-deals-price = La prossima carta del settore è Granaio, che commercia cibo a 1 Astro, la moneta di qui. Prosegui.
lesson-deals-buy = Un affare compra o vende, una volta per carta. Conta con + tutto il cibo che entra, poi fai clic sulla spunta.
lesson-deals-buy-other = Riempi il compartimento: conta tre unità di cibo, poi fai clic sulla spunta.
lesson-deals-action = Era una delle due azioni. Il prossimo pianeta non offre nulla: prosegui.
lesson-deals-sell = Ambrosia paga 5 lo stesso cibo. Contalo tutto, poi fai clic sulla spunta.
lesson-deals-sell-other = Vendilo tutto: conta tre unità di cibo, poi fai clic sulla spunta.
lesson-deals-why = Comprato a 1, venduto a 5: così si guadagnano gli Astro. L’ultima azione termina il volo.
lesson-deals-check = Commercia in un solo volo, e guadagna almeno 4 Astro.
lesson-deals-few = Non basta. Ricomincia: riempi il compartimento dove il carburante costa poco, e vendilo tutto dove vale di più.
lesson-deals-tip = Il modulo logistico ingrandisce ogni compartimento, e ogni pianeta economico vale di più.

## 4. Colonie e basi
lesson-founding = Colonie e basi
lesson-founding-settle = Tarnwell è un pianeta coloniale, e nell’hangar c’è una nave coloniale. Fonda una colonia: 1 punto.
lesson-founding-gap = La carta ora sta accanto alla nave. La riserva ne riempie il posto, ma quella carta per ora non si usa.
lesson-founding-pile = La targhetta della riserva ne conta le carte. Il gruppo cresce durante la partita, e porta pirati più forti.
lesson-founding-post = Prosegui: la prossima carta è Verdania, con la T.
lesson-founding-found = Su una carta con la T la nave commerciale fonda una base: premi Fonda una base.
lesson-founding-friend = Una base dà amicizia, e un affare a ogni turno senza volarci.
lesson-founding-check = Due navi, due azioni: fonda una colonia e una base in un solo volo.
lesson-founding-missed = È rimasta una navetta. Ricomincia: una serve per i pianeti coloniali, l’altra per le carte con la T.
lesson-founding-tip = Le navette si consumano. Costruiscine altre prima che arrivi il prossimo buon pianeta.

## 5. Memoria
lesson-memory = Memoria
lesson-memory-before = Ora si vedono tre voli, ognuno in un altro settore. Guarda dove sta Ambrosia, il pianeta che paga 5 il cibo.
lesson-memory-look = Tre voli, ognuno in un altro settore. Dove sta Ambrosia?
lesson-memory-covered = Dopo un volo le carte si coprono e si mescolano. Restano in quel settore.
lesson-memory-fly = Dov’era Ambrosia? Scegli quel settore e vendi lì il cibo.
lesson-memory-wrong = Non è qui. Ricomincia, e ripensa al secondo volo.
lesson-memory-options = La preparazione offre tre modi: a memoria, con appunti, o con le carte viste in vista.
lesson-memory-check = Ricorda il pianeta che paga 5 il cibo. Poi vendi le due unità di cibo a 5 l’una.
lesson-memory-tip = Ricorda i pianeti cari, le colonie e i pirati. Il resto viene da sé.

## 6. Pirati
lesson-pirates = Pirati
lesson-pirates-meet = Pirati. Si sa solo il riscatto: 3 Astro. Paga, e il volo continua.
lesson-pirates-shown = Ora si mostrano: forza 3. Restano nel settore.
lesson-pirates-fight = Prima prosegui fino ai prossimi. Poi combatti: entrambi lanciano il dado blu; potenza di fuoco 3 contro 2–4.
lesson-pirates-won = Basta anche il pari. 1 fama, e una risorsa come bottino: sceglila.
lesson-pirates-corsairs = I corsari chiedono 5 e colpiscono più forte. Prosegui, poi combatti: stavolta i dadi sono contro di te.
lesson-pirates-lost = Sconfitta: un cannone è perso, e con esso il resto del volo.
lesson-pirates-check = Ancora corsari, e il modulo sensoriale non si deve perdere. Vai sul sicuro, poi termina il volo.
lesson-pirates-risky = Una sconfitta costa un modulo. Ricomincia, e guarda quanto è il riscatto.
lesson-pirates-tip = Potenza di fuoco 3 batte quasi tutti i pirati. Con i corsari paga, o torna con più cannoni.

## 7. Avventure
lesson-adventures = Avventure
lesson-adventures-open = Tre avventure sono scoperte. Due nominano Picasso, il pianeta visitato ora.
lesson-adventures-famine = Compi Carestia: paga 1 cibo, prendi 1 risorsa di altro tipo e 1 fama.
lesson-adventures-rescue = Ogni avventura è un’azione. Compi S.O.S.: chiede spinta 4, che hai già, e non ne toglie nulla.
lesson-adventures-late = Anche una nuova nomina Picasso, ma è uscita durante la visita. Provala.
lesson-adventures-why = Non in questo volo. La prossima volta sì, se Nova non arriva prima.
lesson-adventures-check = Compi due avventure in un solo volo.
lesson-adventures-missed = Solo una. Ricomincia: il pianeta resta visitato finché il volo non prosegue.
lesson-adventures-tip = Conserva ciò che chiedono le avventure scoperte. I loro pianeti prima o poi arrivano.

## 8. Costruire
lesson-building = Costruire
lesson-building-phase = Dopo il volo si commercia e si costruisce. Il cantiere dice tutti i prezzi; ciò che si può pagare si accende.
lesson-building-ship = Costruisci una nave coloniale: 1 metallo, 1 carburante, 1 cibo.
lesson-building-post = Per un cannone manca 1 carbonio, per un modulo un altro. Lo vende la base su Graphia: comprane 2.
lesson-building-cannon = Ora costruisci il cannone: 2 carbonio.
lesson-building-demand = Il modulo commerciale prende 1 risorsa a Nova per 2 Astro. Pretendi cibo.
lesson-building-module = Metallo, carbonio e cibo fanno un modulo di livello 1. Costruisci il modulo di comando.
lesson-building-check = Usa una base, pretendi una risorsa e costruisci una nave commerciale, tutto in questo turno.
lesson-building-missed = Manca qualcosa. Ricomincia: mancano metallo e carburante, e la base ne vende solo uno.
lesson-building-tip = Ciò che si costruisce vale subito. La terza azione del comando rende già al prossimo volo.

## 9. Livello due
lesson-level-two = Livello 2
lesson-level-two-one = Di ogni modulo di livello 2 ce n’è uno solo. Nova ha il comando di livello 1 e raccoglie cibo.
lesson-level-two-take = Arriva prima: 1 metallo, 1 carbonio, 2 cibi. Porta il comando al livello 2: 1 punto.
lesson-level-two-deny = Quattro azioni per volo, un punto, e Nova non può più averlo.
lesson-level-two-sensor = Il modulo sensoriale mostra le prime carte di un settore prima del volo. Scegli il settore 2.
lesson-level-two-arrange = Il Sensore mostra le due carte: corsari e un pianeta coloniale. I corsari in fondo, il pianeta in cima.
lesson-level-two-check = Guarda, disponi, e fonda la colonia con la prima carta.
lesson-level-two-missed = Non era la prima carta. Ricomincia, e metti in cima il pianeta coloniale.
lesson-level-two-tip = Chi prende un modulo di livello 2 guadagna un punto e lo nega all’altro: due punti di differenza.

## 10. La fine
lesson-ten-points = Dieci punti
lesson-ten-points-goal = Dieci punti nel proprio turno vincono subito. Cometa ne ha nove, e anche Nova.
lesson-ten-points-look = Clicca i punti, o premi { $scores }, per vedere da dove vengono.
lesson-ten-points-hero = Fama 3 a 3: nessuno è Eroe. Decide una medaglia in più.
lesson-ten-points-friend = Anche l’amicizia: tiene la carta chi ne ha di più, e almeno 3.
lesson-ten-points-check = Tre vie portano al decimo punto in questo turno. Prendine una.
lesson-ten-points-missed = Ancora nove. Ricomincia: basta una colonia, una medaglia o un modulo di livello 2.
lesson-ten-points-tip = A otto punti bada a ciò che l’avversario può togliere. I titoli cambiano mano in un solo volo.
academy-coach-idle-roll = Il dado giallo aspetta: lancialo con { $roll }.
academy-coach-idle-fly = Scegli uno dei quattro settori. Quello con più carte ignote è un buon inizio.
academy-coach-idle-end = Non si può pagare altro. Termina il turno con { $end }.

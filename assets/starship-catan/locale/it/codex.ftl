### Le pagine del Codex. Ogni riga è un punto; i numeri che dipendono dalle varianti si inseriscono.
### I giocatori si chiamano per nome.

## Il Codex stesso
codex-part-basics = Il gioco
codex-part-things = Carico
codex-part-ship = La nave
codex-part-modules = Moduli
codex-part-cards = Carte dei settori
codex-part-adventures = Avventure

## Il gioco
codex-basic-start = Giocatori e inizio
codex-basic-start-gist = Due astronavi, Luna e Sole, in gara per 10 punti.
codex-basic-start-body =
    Ogni giocatore comincia con 2 beni commerciali, 1 punto scientifico, 25 Astro, una nave coloniale e una nave commerciale.
    Ogni nave ha due razzi e un cannone, tutti di livello 1. La colonia iniziale vale il primo punto.
    Ognuno riceve gratis un modulo di livello 1: sceglie prima Luna, poi Sole. Con una variante entrambi ricevono il logistico.
    I lati si tirano a sorte, o si scelgono prima della partita.
    I quattro settori hanno 10 carte coperte ciascuno. Comincia Luna.
codex-basic-turn = Il turno
codex-basic-turn-gist = Produzione, Volo, Commercio e costruzione, sempre in quest’ordine.
codex-basic-turn-body =
    Produzione: il dado giallo rifornisce entrambe le navi e fissa la velocità.
    Volo: si scoprono una per una le carte di un settore, e se ne usano alcune.
    Commercio e costruzione: basi, scambi e costruzioni, in qualsiasi ordine.
    Le fasi si giocano sempre in quest’ordine. Alla fine del turno non si cede nulla.
codex-basic-production = Produzione
codex-basic-production-gist = Un lancio per entrambi: produce chiunque abbia quel numero.
codex-basic-production-body =
    Le facce del dado giallo sono { $faces }.
    Tra le colonie di un giocatore con quel numero ne produce una sola, 1 unità della sua risorsa. Se sono più di una, sceglie il giocatore.
    Una colonia con il compartimento pieno non conta. Ciò che non trova posto va perso.
    I moduli scientifico e della produzione producono in più, prima di ogni scelta.
    Il lancio fissa anche la velocità del volo: spinta più dado.
codex-basic-flight = Volo
codex-basic-flight-gist = Scegli un settore, scopri le sue carte, agisci e fermati in tempo.
codex-basic-flight-body =
    Bisogna scegliere un settore, anche per fermarsi subito. Va bene anche quello dell’ultimo volo.
    Ogni carta scoperta costa 1 velocità ed entra nella sequenza. Si visita solo l’ultima.
    Un volo ha 2 azioni; con il modulo di comando 3 o 4. Dopo l’ultima finisce subito.
    Ci si può fermare in ogni momento, ma non con i pirati davanti o un bottino da prendere.
    Poi le 10 carte del settore si mescolano: le stesse carte, in un nuovo ordine.
codex-basic-actions = Azioni
codex-basic-actions-gist = Un affare, una fondazione o un’avventura: ognuno è un’azione.
codex-basic-actions-body =
    Su una carta visitata si fa un’azione; su un pianeta avventuroso una per ogni avventura.
    Una carta usata si oscura e in questo volo non dà altro.
    Scoprire, pagare e combattere non sono azioni.
    Una carta tolta dalla sequenza si sostituisce subito dalla riserva. La carta che sostituisce una nuova colonia o base non si può usare in quel volo.
codex-basic-deals = Affari
codex-basic-deals-gist = Si compra o si vende, una volta per carta: quante unità si vuole, allo stesso prezzo.
codex-basic-deals-body =
    Un pianeta commerciale compra e vende la sua risorsa allo stesso prezzo, da 1 a 5.
    Il limite è dato dagli Astro, dal carico e dal posto nel compartimento.
    I Diplomatici vendono 1 risorsa, gli Scienziati 1 punto scientifico; i Mercanti comprano fino a 2 risorse, il Popolo Verde 1 punto scientifico.
    Comprare a poco e vendere caro: da lì vengono i soldi.
codex-basic-colonies = Colonie
codex-basic-colonies-gist = Una nave coloniale fonda una colonia: 1 punto, e produzione sul suo numero.
codex-basic-colonies-body =
    La nave coloniale si consuma; se ne può costruire un’altra in Commercio e costruzione.
    La carta lascia il settore e resta al suo proprietario fino alla fine della partita.
    La colonia produce dal prossimo lancio in poi, nel turno dell’uno e dell’altro.
    Colonie con numeri diversi producono più spesso di tante con lo stesso numero.
codex-basic-posts = Basi commerciali
codex-basic-posts-gist = Una nave commerciale fonda una base su una carta con la T: amicizia, e un affare a ogni turno.
codex-basic-posts-body =
    Le basi si fondano sui pianeti commerciali di prezzo 3, sugli avamposti e su Median.
    La fondazione prende il posto di un affare su quella carta.
    In Commercio e costruzione si usano due basi per turno, una volta ciascuna, con gli stessi limiti della carta.
    Una base da sola non vale punti; la sua amicizia conta per l’Amico dei Popoli.
codex-basic-adventures = Avventure
codex-basic-adventures-gist = Tre sono scoperte; ognuna si compie sul suo pianeta, per fama, punti o risorse.
codex-basic-adventures-body =
    Prima si paga il prezzo, poi si prende la ricompensa. Ciò che non trova posto va perso.
    Potenza di fuoco e spinta si mostrano soltanto, non si spendono.
    Ogni avventura su un pianeta è un’azione. La prossima si scopre subito.
    Quella che si scopre mentre si visita il suo pianeta deve aspettare un altro volo.
codex-basic-pirates = Pirati e corsari
codex-basic-pirates-gist = Arrivano nascosti: si sa solo il riscatto. Paga o combatti.
codex-basic-pirates-body =
    I pirati hanno forza da 2 a 4 e un riscatto di 3 Astro; i corsari forza da 4 a 7 e un riscatto di 5.
    In combattimento le due parti lanciano il dado blu ({ $faces }) e aggiungono potenza di fuoco o forza. Con la parità vince la nave.
    Vittoria: 1 fama, la carta stessa e 1 risorsa a scelta.
    Sconfitta: il volo finisce. I corsari distruggono anche un cannone, o un modulo scelto da chi perde.
    Chi non può pagare deve combattere.
codex-basic-trade = Commercio con l’avversario
codex-basic-trade-gist = Richieste con il modulo commerciale, e offerte che l’avversario accetta o rifiuta.
codex-basic-trade-body =
    Il modulo commerciale prende 1 risorsa per 2 Astro, una volta per turno al livello 1, due al livello 2. Non si può rifiutare.
    Un’offerta può comprendere risorse, scienza e Astro; nulla può stare su entrambi i lati.
    Le due parti devono avere ciò che danno e posto per ciò che ricevono.
    Al massimo 3 offerte per turno; un’offerta rifiutata non si può ripetere nello stesso turno.
codex-basic-building = Costruire
codex-basic-building-gist = Navette, razzi, cannoni e moduli, pagati in merci. Ciò che si costruisce vale subito.
codex-basic-building-body =
    Nave coloniale: 1 metallo, 1 carburante, 1 cibo. Nave commerciale: 1 metallo, 1 carburante, 1 bene commerciale.
    Razzo: 2 carburanti. Cannone: { $cannon }. Al livello 2: lo stesso più 1 punto scientifico, quando i tre posti sono occupati.
    Modulo di livello 1: 1 metallo, 1 carbonio, 1 cibo. Livello 2: 1 metallo, 1 carbonio, 2 cibi, e dà 1 punto.
    Di ogni modulo di livello 2 ce n’è uno solo: finché lo ha un giocatore, l’altro non può averlo.
codex-basic-points = Punti
codex-basic-points-gist = Colonie, moduli di livello 2, due avventure, Amico ed Eroe.
codex-basic-points-body =
    1 punto per ogni colonia, compresa quella iniziale.
    1 punto per ogni modulo di livello 2. Si perde se il modulo scende al livello 1.
    1 punto ciascuna per Calamità e Monumento.
    1 punto ciascuno per Amico dei Popoli ed Eroe dei Popoli; possono cambiare di mano.
codex-basic-honours = Amico ed Eroe
codex-basic-honours-gist = 1 punto ciascuno per la maggiore amicizia e la maggiore fama, almeno 3.
codex-basic-honours-body =
    L’amicizia viene dalle basi commerciali: 1 ciascuna, 2 da Median.
    La fama viene dai pirati sconfitti, 1 ciascuno, e da alcune avventure.
    Il titolo va a chi ne ha di più. In caso di parità non lo ha nessuno.
codex-basic-end = La fine
codex-basic-end-gist = Chi ha 10 punti nel proprio turno vince subito.
codex-basic-end-body =
    Si controlla dopo ogni azione di chi è di turno.
    Nessuno guadagna punti nel turno dell’avversario, quindi i due non arrivano mai insieme a 10.
    { $limit }
codex-limit-200 = La partita finisce dopo 200 turni, contando quelli di entrambi: decidono i punti, poi fama più amicizia, poi gli Astro.
codex-limit-off = In questa partita non c’è un limite di turni.
codex-basic-secrets = Che cosa è nascosto
codex-basic-secrets-gist = Nessuno vede che cosa c’è nei settori, nella riserva e nel mazzo delle avventure, né in quale ordine.
codex-basic-secrets-body =
    Le due navi, e tutto ciò che i giocatori possiedono, sono sempre visibili a entrambi.
    Solo il modulo sensoriale dice di più a un giocatore: nessun altro vede ciò che osserva.
    I pirati mostrano solo il riscatto finché non li si paga o affronta.
    Dopo un volo le carte sono di nuovo coperte. Conviene ricordare dove sono.
    Gli avversari del computer sanno solo ciò che sa il loro posto, e dimenticano secondo il livello.
codex-basic-reserve = La riserva
codex-basic-reserve-gist = 28 carte che sostituiscono quelle tolte dai settori, prima il gruppo 1.
codex-basic-reserve-body =
    Gruppo 1: due pianeti perduti, Popolo Verde, Diplomatici, Pirati 2, 3 e 4.
    Gruppo 2: due pianeti perduti, Mercanti, le colonie Kohl e Terrazza, Corsari 4 e 5.
    Gruppo 3: due pianeti perduti, Scienziati, le colonie Geyser e Roccamadre, Corsari 5 e 6.
    Gruppo 4: quattro pianeti perduti, Median, Corsari 6 e 7.
    Quando la riserva è vuota, i vuoti restano e i settori si riducono.

## Che cosa si trasporta
codex-thing-ore =
    Si compra e si vende su Roccaferro, Cuprion, Galenor, Basaltia e Oricalco, da 1 a 5 Astro.
    Colonie di metallo: Petraia, Incudine e, dalla riserva, Roccamadre.
    Serve per ogni navetta e ogni modulo.
codex-thing-fuel =
    Si compra e si vende su Naftar, Deuteria, Ignis, Plasmor e Helion, da 1 a 5 Astro.
    Colonie di carburante: Aurelia, Brace e, dalla riserva, Geyser.
codex-thing-carbon =
    Si compra e si vende su Nerofumo, Cinerea, Graphia, Antracia e Diamante, da 1 a 5 Astro.
    Colonie di carbonio: Selene, Tarnwell e, dalla riserva, Kohl.
codex-thing-food =
    Si compra e si vende su Granaio, Pomaria, Verdania, Zaffera e Ambrosia, da 1 a 5 Astro.
    Colonie di cibo: Prateria, Gleba e, dalla riserva, Terrazza.
codex-thing-trade-goods =
    Si comprano e si vendono su Bazar, Carovana, Emporia, Via della Seta e Marchesa, da 1 a 5 Astro.
    Nessuna colonia li produce; il modulo della produzione sì.
    Una risorsa come le altre, non un jolly.
codex-thing-science =
    Si tratta a 3 su Kopernikus; gli Scienziati li vendono a 2, il Popolo Verde li compra a 4.
    Il modulo scientifico li dà con il dado giallo.
    Non si possono pretendere con il modulo commerciale.
codex-thing-astro =
    La banca non finisce mai. Ciò che i giocatori hanno è visibile a entrambi.
    Viene soprattutto dalle vendite; colonie e moduli non ne danno.

## La nave
codex-ship-bays = Compartimenti e laboratorio
codex-ship-bays-gist = Un compartimento per tipo di risorsa: 2 unità, 3 o 4 con il modulo logistico. Il laboratorio tiene 4 punti scientifici.
codex-ship-bays-body =
    Un acquisto, un bottino, una ricompensa o uno scambio che non trova posto si rifiuta; la produzione che non trova posto va persa.
    Se il modulo logistico perde un livello, ciò che non entra più va perso subito.
codex-ship-colony-ship = Prezzo: 1 metallo, 1 carburante, 1 cibo. L’hangar ha 2 posti per navette di qualsiasi tipo.
codex-ship-trade-ship = Prezzo: 1 metallo, 1 carburante, 1 bene commerciale. L’hangar ha 2 posti per navette di qualsiasi tipo.
codex-ship-booster =
    Prezzo: 2 carburanti. Al livello 2: 2 carburanti e 1 punto scientifico, quando sono tre.
    Ogni livello vale una carta in più in ogni volo.
codex-ship-cannon =
    Prezzo: { $cannon }. Al livello 2: lo stesso più 1 punto scientifico, quando sono tre.
    La potenza di fuoco conta anche per Invasione.

## Moduli
codex-module = Modulo: { $module }
codex-module-logistics =
    Livello 1: 3 per compartimento. Livello 2: 4 per compartimento e 1 punto.
    Con più posto i pianeti economici rendono di più.
codex-module-command = Livello 1: 3 azioni per volo. Livello 2: 4 azioni e 1 punto.
codex-module-sensor =
    Livello 1: le prime 2 carte del settore scelto. Livello 2: le prime 3 e 1 punto.
    Le vede solo chi vola; l’avversario sa quante vanno in cima e quante in fondo.
    I pirati visti così si conoscono prima della scelta.
codex-module-trade =
    Livello 1: una richiesta per turno. Livello 2: due richieste e 1 punto.
    Una richiesta costa 2 Astro, pagati all’avversario, e prende qualsiasi risorsa, ma non scienza.
codex-module-science = Il livello 1 dà 1 punto scientifico con il 3 a Luna, con il 2 a Sole. Livello 2: con entrambi, e 1 punto.
codex-module-production = Il livello 1 dà 1 bene commerciale con il 2 a Luna, con il 3 a Sole. Livello 2: con entrambi, e 1 punto.

## Carte dei settori
codex-family-trade-planets = Pianeti commerciali
codex-family-trade-planets-gist = 25 pianeti, 5 per risorsa, con prezzi da 1 a 5.
codex-family-trade-planets-body =
    Quelli di prezzo 3 hanno la T: vi si può fondare una base commerciale.
    Restano dove sono; li toglie dal settore soltanto una base.
codex-family-colonies = Pianeti coloniali
codex-family-colonies-gist = 6 nei settori e 4 nella riserva. È di chi arriva primo con una nave coloniale.
codex-family-colonies-body =
    Metallo: Petraia con 1, Incudine con 2, Roccamadre con 3. Carburante: Geyser con 2, Brace con 3.
    Carbonio: Tarnwell con 2, Kohl con 3. Cibo: Prateria con 1, Terrazza con 2, Gleba con 3.
codex-family-adventure-planets = Pianeti avventurosi
codex-family-adventure-planets-gist = Hades, Pallas, Picasso e Poseidon, con tre avventure ciascuno nella partita.
codex-family-adventure-planets-body =
    Hades: Invasione, Calamità, Ricostruzione. Pallas: Regalo dei Mercanti, Richiesta di aiuto, Monumento.
    Picasso: Regalo dei Diplomatici, Carestia, S.O.S. Poseidon: Inquinamento, Concilio Galattico, Richiesta di aiuto II.
codex-card-kopernikus = Ce n’è uno solo, in uno dei quattro settori. Qui non si fondano basi.
codex-card-diplomat-planet = Ce ne sono due. Qui non si fondano basi.
codex-card-diplomat-outpost = Riserva, gruppo 1. Una base qui vende 1 risorsa a scelta per turno, e dà 1 amicizia.
codex-card-merchant-outpost = Riserva, gruppo 2. Una base qui compra fino a 2 risorse per turno, e dà 1 amicizia.
codex-card-green-outpost = Riserva, gruppo 1. Con il modulo scientifico una base qui è una rendita costante. Dà 1 amicizia.
codex-card-scientist-outpost = Riserva, gruppo 3. Una base qui vende 1 punto scientifico per turno, e dà 1 amicizia.
codex-card-median = Riserva, gruppo 4: arriva tardi, e spesso decide chi è Amico dei Popoli.
codex-card-lost-planet = Ce ne sono dieci, tutti nella riserva. Riempiono i settori man mano.
codex-card-pirates =
    Cinque carte: forza 2 e 3 nei settori; forza 2, 3 e 4 nel gruppo 1 della riserva.
    Una sconfitta termina il volo; non si perde altro.
codex-card-corsairs =
    Sei carte, tutte nei gruppi da 2 a 4 della riserva, forza da 4 a 7.
    Corsari 4 distrugge un cannone; tutti gli altri un modulo, scelto da chi perde.
    Un modulo di livello 2 scende al livello 1, e il suo livello 2 torna disponibile.

## Avventure
codex-adventure-pollution = I mari di Poseidon sono torbidi. Un po’ di scienza aiuterebbe.
codex-adventure-diplomat-gift = I Diplomatici danno il benvenuto ai nuovi arrivati su Picasso.
codex-adventure-merchant-gift = Su Pallas i Mercanti regalano un campione.
codex-adventure-help-request = I mercati di Pallas sono vuoti. Ogni cassa di beni è la benvenuta.
codex-adventure-famine = Su Picasso il raccolto è andato perduto. Porta del cibo.
codex-adventure-invasion = I predoni hanno invaso Hades. I cannoni basta mostrarli.
codex-adventure-calamity = Qualcosa di strano scuote Hades, e nessuno sa che cosa. Serve molta scienza.
codex-adventure-rescue = Una nave del Popolo Verde è in trappola presso Picasso. Solo razzi potenti la raggiungono.
codex-adventure-council = Il Concilio Galattico si riunisce su Poseidon, ma la sala non è pronta. Servono soldi.
codex-adventure-second-request = Anche Poseidon ha bisogno di beni, il doppio di Pallas.
codex-adventure-monument = Pallas erige un monumento ai Mercanti. Mancano metallo e carbonio.
codex-adventure-reconstruction = Hades è di nuovo libero e va ricostruito. Costa una fortuna.

## Varianti
codex-choice-moon =
    Luna comincia e ha il carbonio, più utile: tra avversari alla pari vince 57 partite su 100.
    Nella rivincita i giocatori si scambiano i lati.
codex-choice-production-die =
    Con le facce fino a 4 i voli sono più lunghi e la produzione più rara: il 4 non rifornisce nessuno.
    I numeri 2 e 3 escono allora il doppio dell’1.
codex-choice-combat-die = Con le facce fino a 3 nessuno recupera uno svantaggio di 3: alle navi deboli conviene pagare.
codex-choice-cannon-cost = Il carbonio distingue cannoni e razzi. Il regolamento alla lettera chiede carburante per entrambi.
codex-choice-first-module = Il modulo scelto traccia il piano di tutta la partita. Il logistico è il più sicuro.
codex-choice-after-pirates = Se la carta nuova si visita, chi combatte bene può guadagnare una tappa gratis, o incontrare altri pirati.
codex-choice-exchange = Gli scambi favoriscono chi sa valutarli meglio. Senza, solo il modulo commerciale tocca l’altra nave.
codex-choice-reserve = Se le carte entrano coperte, un settore riserva sorprese a entrambi, e la memoria vale meno.
codex-choice-memory =
    A memoria è il gioco originale. Appunti e carte in vista tolgono la fatica.
    Gli avversari del computer ricordano secondo il livello, qualunque sia la scelta.
codex-choice-handicap-money = Uno scarto di 10 Astro decide i primi turni, non tutta la partita.
codex-choice-handicap-ship = Un terzo razzo e un secondo cannone fanno voli più lunghi e più sicuri.
codex-choice-handicap-notes = Prevale sulla variante della memoria: il principiante prende appunti, l’esperto gioca a memoria.
codex-choice-sun-gift = Il carbonio di Luna costruisce moduli, il carburante di Sole no. Con carbonio e metallo Sole vince circa metà delle partite.
codex-choice-turn-limit = Di solito una partita dura 30–45 turni, contando quelli di entrambi. Il limite serve a quelle che non finirebbero mai.
codex-preset-seed = Tutte le varianti al valore predefinito.
codex-preset-seed-literal = Cambia una variante: i cannoni costano carburante.
codex-preset-first-flight = Cambiano due varianti: modulo logistico per entrambi, e le carte viste restano in vista.
codex-preset-discovery = Cambia una variante: le carte della riserva entrano coperte.
codex-preset-even = Cambia una variante: il dono di carbonio e metallo a Sole.

## Che cosa vale ora
codex-faces-to-three = 1 1 2 2 3 3
codex-faces-to-four = 1 2 2 3 3 4
codex-fact-price = Prezzo ora
codex-fact-holds = { $name } ha
codex-fact-limit = Posto per compartimento, { $name }
codex-fact-sector = Settore { $sector }
codex-fact-sector-cards =
    { $count ->
        [one] { $count } carta, note { $known }
       *[other] { $count } carte, note { $known }
    }
codex-fact-with = appartiene a { $name }
codex-fact-beside = disponibile
codex-fact-seen-in = si sa che è qui: { $sectors }
codex-fact-not-seen = non ancora vista
codex-fact-face-up = ora scoperta
codex-fact-done-by = compiuta da { $name }
codex-fact-points = { $name }
codex-fact-points-all =
    { $total ->
        [one] { $total } punto: colonie { $colonies }, moduli { $modules }, avventure { $adventures }, Amico ed Eroe { $honours }
       *[other] { $total } punti: colonie { $colonies }, moduli { $modules }, avventure { $adventures }, Amico ed Eroe { $honours }
    }
codex-fact-honour-held = { $name }, { $one } a { $other }
codex-fact-honour-free = nessuno: { $first } { $one }, { $second } { $other }
codex-fact-ransom = { $class }: riscatto
codex-fact-boost = spinta { $count }
codex-fact-firepower = potenza di fuoco { $count }
codex-fact-ships = { $count } nell’hangar
codex-fact-flies = { $name } è in volo
codex-fact-flies-left = velocità { $speed }, azioni { $actions }
codex-fact-turn = Turno di { $name }
codex-fact-over = la partita è finita
codex-bill-raised = { $now } (livello 1 e in più { $more })
codex-bill-cannon = { $now } (invece di { $usual })
codex-bill-lacks = { $price }; manca: { $what }

## Perché no

### Le pagine del Codex, e che cosa si può fare con i dadi in mano.
### Il testo di una pagina ha un punto per riga. I giocatori si chiamano per nome. I termini stanno in GLOSSARY.md.

## Il Codex
codex-part-basics = Il gioco
codex-part-facilities = Strutture
codex-part-territories = Territori
codex-part-fields = Campi
codex-part-cards = Tecnologia aliena
codex-power = Potere
codex-discard = Scartandola

## Che cosa vale ora
codex-fact-docks = Attracchi liberi
codex-fact-docks-pairs = Coppie di attracchi libere
codex-fact-docks-triples = Tris di attracchi liberi
codex-fact-free = { $free } di { $all }
codex-fact-docked = Attracchi di { $name }
codex-fact-bay = In Bay, { $name }
codex-fact-ships =
    { $count ->
        [0] nessuna nave
        [one] { $count } nave
       *[other] { $count } navi
    }
codex-fact-price = Prezzo ora
codex-fact-price-ship = Prossima nave
codex-fact-price-colony = Una colonia
codex-fact-price-launch = Un lancio
codex-fact-price-ore = 1 minerale
codex-fact-price-relic = La nave reliquia
codex-fact-price-colony-each = Per ogni colonia presente
codex-fact-price-ship-each = Per ogni nave colpita
codex-fact-free-of-charge = gratis
codex-fact-gains = Carburante per 1, 2, 3, 4, 5, 6
codex-fact-gains-extra = { $gains } (di cui 1 da { $territory })
codex-fact-mine = Accetta
codex-fact-mine-any = qualsiasi valore
codex-fact-mine-from = { $value } e oltre
codex-fact-raid = Un raid richiede
codex-fact-raid-none = qualsiasi sequenza: l’Outpost è vuoto
codex-fact-raid-total = un totale di almeno { $total }
codex-fact-claim = Per reclamare
codex-fact-claim-total = { $total } su 8
codex-fact-claim-cycles =
    { $count ->
        [one] { $total } su 8, ancora { $count } sostituzione
       *[other] { $total } su 8, ancora { $count } sostituzioni
    }
codex-fact-circle = Traccia di { $name }
codex-fact-circle-none = nessuna colonia
codex-fact-circle-at = cerchio { $circle } di 7
codex-fact-circle-ready = cerchio 7, pronta al lancio
codex-fact-control = { $territory }
codex-fact-control-by = controllo di { $name }
codex-fact-control-nobody = nessuno ha il controllo
codex-fact-colonies = { $name }
codex-fact-colonies-here =
    { $count ->
        [one] { $count } colonia qui
       *[other] { $count } colonie qui
    }
codex-fact-bonus = Bonus per { $name }
codex-fact-bonus-yes = attivo
codex-fact-bonus-no = non attivo
codex-fact-field-beside = accanto alla plancia
codex-fact-held = In mano a
codex-fact-places = Altre copie
codex-fact-places-display = { $count } nel display
codex-fact-places-pile = { $count } negli scarti
codex-fact-places-deck = { $count } nel mazzo
codex-fact-used = Potere
codex-fact-used-now = già usato in questo turno
codex-fact-left = Da piazzare, { $name }
codex-fact-left-colonies =
    { $count ->
        [0] nessuna colonia
        [one] { $count } colonia
       *[other] { $count } colonie
    }
codex-fact-points = { $name }
codex-fact-points-all =
    { $total ->
        [one] { $total } punto: { $colonies } per le colonie, { $control } per il controllo, { $rest } per altro
       *[other] { $total } punti: { $colonies } per le colonie, { $control } per il controllo, { $rest } per altro
    }
codex-fact-target = Finisce anche a
codex-fact-target-points = { $points } punti
codex-fact-stores = Risorse di { $name }
codex-fact-fleet = { $name }
codex-fact-fleet-ships = { $out } in gioco, { $stock } nella riserva
codex-fact-relic = Nave reliquia
codex-fact-relic-desert = su Burroughs Desert
codex-fact-relic-with = con { $name }
codex-fact-hand = Carte di { $name }
codex-fact-hand-cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
codex-fact-deck = Carte
codex-fact-deck-cards = { $deck } nel mazzo, { $pile } negli scarti
codex-fact-players = Giocatori
codex-fact-moves = Di turno: { $name }
codex-fact-moves-hand =
    { $count ->
        [0] nessuna nave da piazzare
        [one] { $count } nave da piazzare
       *[other] { $count } navi da piazzare
    }
codex-bill = { $base } – { $less } ({ $territory }) = { $now }
codex-bill-plain = { $now }

## Il gioco
codex-basic-players = Giocatori e preparazione
codex-basic-players-gist = Da due a quattro giocatori colonizzano un pianeta, ognuno con navi e colonie del proprio colore.
codex-basic-players-body =
    All’inizio ognuno ha tre navi nella flotta, tre nella riserva e una carta tecnologia. Le carte sono scoperte per tutti.
    { $length ->
        [long] Le colonie da piazzare sono 8 a testa.
       *[normal] Con due, tre o quattro giocatori le colonie da piazzare sono 8, 7 o 6 a testa.
    }
    Chi gioca per secondo inizia con 1 carburante, per terzo con 1 minerale, per quarto con entrambi.
    In meno di quattro, alcuni attracchi non si usano per tutta la partita.
codex-basic-turn = Il turno
codex-basic-turn-gist = Si raccolgono e si lanciano le navi, si attracca, si usa ciò che portano, si termina il turno.
codex-basic-turn-body =
    Tutte le proprie navi tornano dalla plancia e si lanciano insieme. Quella che ha terraformato va invece nella riserva.
    Dopo il lancio tutto si fa in qualsiasi ordine: attraccare, scambiare, usare carte, reclamarne una, lanciare una colonia, comprare la nave reliquia.
    Ciò che un’azione porta è subito disponibile e paga la successiva.
    Le navi attraccate restano fino al turno del loro proprietario e occupano il posto.
    Un lancio di dadi e le carte appena scoperte non si annullano; tutto il resto sì, fino alla fine del turno.
codex-basic-docking = Attracco
codex-basic-docking-gist = Una nave lanciata vale il numero che mostra. Le strutture chiedono navi singole, coppie, tris o sequenze.
codex-basic-docking-body =
    Prezzo ed effetto fanno parte dell’attracco: servono attracchi liberi, valori adatti e il prezzo pagabile subito.
    Coppie e tris vogliono un gruppo di attracchi tutto libero. Basta una nave rimasta lì a chiuderlo.
    { $duty ->
        [free] Qualsiasi nave può aspettare in Maintenance Bay invece di attraccare.
        [strict] Una nave che può attraccare in qualche modo, sola o con altre, gratis o a pagamento, non può aspettare in Maintenance Bay.
       *[soft] Una nave che può attraccare da sola e senza prezzo non può aspettare in Maintenance Bay.
    }
    { $duty ->
        [free] Nessun attracco e nessuna carta sono obbligatori.
        [strict] Le carte non sono mai obbligatorie.
       *[soft] Gruppi, usi a pagamento e carte non sono mai obbligatori.
    }
codex-basic-resources = Carburante e minerale
codex-basic-resources-gist = Il carburante muove, il minerale costruisce. A fine turno se ne tengono 8 in tutto.
codex-basic-resources-body =
    Il carburante viene dal Solar Converter; il minerale dalla Lunar Mine o, in cambio di carburante, dall’Orbital Market.
    Un raid ne prende fino a quattro agli altri.
    Durante il turno non c’è limite. Oltre 8 si sceglie che cosa cedere prima di terminare.
    { $supply ->
        [limited] In tutto ci sono 30 carburanti e 20 minerali. Si ottiene solo ciò che resta nella riserva.
       *[unlimited] Nella riserva ce n’è sempre abbastanza.
    }
codex-basic-fleet = La flotta
codex-basic-fleet-gist = Al massimo sei navi per giocatore; ogni nave in più è un dado in più da lanciare.
codex-basic-fleet-body =
    Tre navi volano dall’inizio, tre aspettano nella riserva che lo Shipyard le costruisca.
    Una nave che terraforma torna nella riserva e si può ricostruire.
    Una nave nuova sta in Bay e si lancia dal turno seguente.
codex-basic-relic = La nave reliquia
codex-basic-relic-gist = Una settima nave senza colore, per chi controlla Burroughs Desert.
codex-basic-relic-body =
    Costa 1 carburante e 1 minerale, una volta per turno, finché è sul deserto. Si unisce al lancio seguente.
    Attracca come ogni nave ma non conta tra le sei: né per i prezzi né per i minimi.
    Perso il controllo, o con l’Isolation Field lì, torna subito a casa da dovunque sia.
    Può terraformare anche quando nessun’altra nave potrebbe.
codex-basic-colonies = Colonie e controllo
codex-basic-colonies-gist = Una colonia vale 1 punto. Con più colonie di ogni altro in un territorio: 1 punto in più e il suo bonus.
codex-basic-colonies-body =
    Piazzano colonie il Constructor, la Terraforming Station e un lancio dall’Hub.
    In un territorio può stare qualsiasi numero di colonie.
    Il controllo si ricalcola dopo ogni cambiamento. In caso di pareggio in testa non è di nessuno.
    Punti e bonus valgono dal momento in cui si ottengono fino a quello in cui si perdono.
codex-basic-tech = Tecnologia aliena
codex-basic-tech-gist = Carte con un potere a carburante, una volta per turno, e uno più forte che le fa scartare.
codex-basic-tech-body =
    I poteri si usano nel proprio turno dopo il lancio; una carta reclamata o rubata anche subito.
    Un solo potere di scarto per turno, e mai di una carta usata in quel turno.
    Nessuno tiene due carte uguali.
    Nessuna nave scende sotto 1 o sale sopra 6, e cambiano solo le navi non ancora piazzate.
    Finito il mazzo, lo si rifà con gli scarti.
codex-basic-scoring = Punti
codex-basic-scoring-gist = I punti si contano in ogni momento e si possono anche perdere.
codex-basic-scoring-body =
    1 punto per ogni colonia sul pianeta.
    1 punto per ogni territorio controllato.
    1 punto ciascuna per chi ha Alien City e Alien Monument.
    1 punto per il controllo del territorio con il Positron Field.
    Una colonia ancora sulla traccia dell’Hub non vale niente.
codex-basic-end = La fine
codex-basic-end-gist = La partita finisce appena qualcuno piazza l’ultima colonia. Vince chi ha più punti.
codex-basic-end-body =
    Prima si risolve per intero quel piazzamento: controllo, nave reliquia, Positron Field.
    A parità di punti contano più carte, poi più minerale, poi più carburante; poi la vittoria è condivisa.
    Chi chiude la partita non è per forza chi vince.
    { $vp ->
        [standard] La partita finisce anche quando qualcuno ha 12, 10 o 9 punti in due, tre o quattro giocatori, dopo qualsiasi azione.
        [short] La partita finisce anche quando qualcuno ha 12, 10 o 8 punti in due, tre o quattro giocatori, dopo qualsiasi azione.
       *[off] {""}
    }

## Strutture
codex-facility-solar-converter =
    Un 1 o un 2 dà 1 carburante, un 3 o un 4 ne dà 2, un 5 o un 6 ne dà 3.
    Ogni nave si conta da sola: due 3 ne danno 4.
codex-facility-lunar-mine =
    { $mine ->
        [forgiving] Contano solo le navi avversarie, non le proprie attraccate prima.
       *[strict] Contano anche le proprie navi attraccate prima.
    }
    Le navi attraccate insieme si prendono dalla più bassa alla più alta.
    Le navi basse conviene mandarle presto: ognuna rende la vita più dura a chi segue.
codex-facility-orbital-market =
    La coppia migliore è quella di 1: 1 carburante per 1 minerale.
    { $market ->
        [kept] Scambia solo una coppia attraccata in questo turno, anche dopo che una sua nave è stata teletrasportata.
       *[ends] Scambia solo una coppia attraccata in questo turno, finché entrambe le navi sono lì.
    }
    Con due coppie vale il cambio migliore.
codex-facility-shipyard =
    { $sixth ->
        [cheap] La quarta nave costa 1 carburante e 1 minerale, la quinta 2 e 2, la sesta 3 e 2.
       *[dear] La quarta nave costa 1 carburante e 1 minerale, la quinta 2 e 2, la sesta 3 e 3.
    }
    Contano le proprie navi fuori dalla riserva, anche quella sulla Terraforming Station e quelle costruite in questo turno; la reliquia no.
    Ogni coppia costruisce una nave, che si lancia dal turno seguente.
codex-facility-colony-constructor =
    La colonia va in qualsiasi territorio, tranne quello con il Repulsor Field.
    { $last ->
        [terraforming] Si usano solo colonie non piazzate, mai quella sulla traccia dell’Hub.
       *[any] Si usa prima una colonia non piazzata; quella sulla traccia dell’Hub solo se è l’ultima.
    }
codex-facility-colonist-hub =
    Ognuno ha la propria traccia con tre attracchi, quindi nessuno può essere escluso.
    La prima nave mette una nuova colonia sul cerchio 1. I progressi restano quando le navi partono.
    Il lancio non richiede navi, solo il prezzo, in qualsiasi momento dopo il lancio dei dadi.
    Finché aspetta una colonia pronta non si attracca.
    { $surplus ->
        [turn] I passi oltre il cerchio 7 avviano la colonia seguente, se il lancio segue entro la fine del turno.
       *[immediate] I passi oltre il cerchio 7 avviano la colonia seguente, se il lancio segue subito.
    }
codex-facility-alien-artifact =
    Le navi attraccate nel turno si sommano. Una carta reclamata le usa tutte, e ciò che supera 8 va perso.
    Carte da reclamare e sostituzioni valgono fino alla fine del turno.
    Una carta reclamata funziona subito e viene rimpiazzata dal mazzo.
    Sostituire e reclamare scoprono carte nuove, perciò non si annullano.
codex-facility-terraforming-station =
    La nave resta fino al turno seguente del proprietario, poi va nella riserva. Si può ricostruire.
    Altre tre proprie navi devono essere fuori dalla riserva; contano quelle in Bay e quelle appena costruite.
    La nave reliquia si può usare sempre e torna su Burroughs Desert.
codex-facility-raiders-outpost =
    1-2-3, 2-3-4, 3-4-5 o 4-5-6. Il totale deve superare quello delle tre navi attraccate qui, anche se proprie; se ne manca qualcuna, basta eguagliare il resto.
    Le navi sfrattate vanno in Bay, ognuna dal suo proprietario.
    Le risorse si possono prendere a più giocatori insieme, una carta a uno solo.
    Una carta rubata che si ha già va negli scarti. È permesso non prendere nulla.
codex-facility-maintenance-bay =
    { $bay ->
        [in] Qui non si ottiene nulla. Lo scarto del Plasma Cannon e l’Orbital Teleporter raggiungono le navi che ci stanno.
       *[out] Qui non si ottiene nulla, e nessuna carta raggiunge le navi che ci stanno.
    }
    Navi nuove, navi sfrattate e navi senza attracco aspettano qui il prossimo lancio del proprietario.
    { $duty ->
        [free] La Bay accoglie qualsiasi nave in ogni momento.
        [strict] Finché una nave può attraccare in qualche modo, sola o con altre, gratis o a pagamento, la Bay non la accoglie.
       *[soft] Finché una nave può attraccare da sola e senza prezzo, la Bay non la accoglie.
    }

## Territori
codex-territory-asimov-crater =
    { $asimov ->
        [first] Basta una sola nave; le altre del turno non ne danno ancora.
       *[second] Si contano le navi del turno, attraccate insieme o una dopo l’altra.
    }
    Il cerchio in più può essere un passo oltre il cerchio 7.
codex-territory-bradbury-plateau =
    Una colonia costa 2 minerali invece di 3. Nessun altro prezzo scende.
codex-territory-burroughs-desert =
    La nave reliquia si unisce al lancio seguente e si può ricomprare dopo averla spesa.
    Chi prende il controllo deve comprarla di nuovo.
codex-territory-heinlein-plains =
    Serve comunque una coppia; il suo valore non conta più.
    Vale dal momento del controllo, anche per una coppia attraccata prima.
codex-territory-herbert-valley =
    La quarta nave è gratis, la quinta costa 1 carburante e 1 minerale.
codex-territory-lem-badlands =
    Tre navi danno 3 carburanti in più. Conta anche la nave reliquia.
codex-territory-pohl-foothills =
    Le carte da 1 carburante diventano gratis, quelle da 2 costano 1.
    Plasma Cannon e Data Crystal costano 1 in meno in tutto, non per ogni nave o colonia.
codex-territory-van-vogt-mountains =
    Di navi attraccate insieme solo la più bassa è libera; le altre seguono in ordine crescente.
    Serve comunque un attracco libero.

## Campi
codex-field-isolation =
    Neppure il Data Crystal prende in prestito il bonus. Su Burroughs Desert si perde la nave reliquia.
    Si può spostare o togliere; il bonus torna allora come prima.
codex-field-positron =
    Finché nessuno controlla il territorio, il punto non è di nessuno.
    Il punto segue il campo e il controllo, fino all’ultimo momento.
codex-field-repulsor =
    Lì non si piazzano, spostano o scambiano colonie. Restano controllo, punto e bonus.
    Gli altri campi vanno e vengono comunque.

## Tecnologia aliena
codex-card-alien-city =
    Il punto segue la carta quando viene rubata.
    Nel gioco ce n’è una.
codex-card-alien-monument =
    Il punto segue la carta quando viene rubata.
    Nel gioco ce n’è una.
codex-card-booster-pod =
    Un 6 non può salire.
    Scartandola si libera un territorio da qualsiasi campo, che potrà tornare in gioco.
codex-card-data-crystal =
    Nel prezzo contano le colonie di tutti. Un territorio senza colonie non si prende in prestito.
    Neppure Burroughs Desert, un territorio isolato o uno già controllato.
    Un bonus in prestito non abbassa il prezzo del Crystal stesso.
codex-card-gravity-manipulator =
    Servono due navi diverse: né un 1 da abbassare né un 6 da alzare.
    Di un 2 e un 4 fa una coppia di 3.
codex-card-holographic-decoy =
    Non costa nulla e agisce da sola, ma può essere rubata.
    Non ferma il Plasma Cannon.
codex-card-orbital-teleporter =
    La nave mantiene il valore, nessuna carta la cambia, e non può tornare dove era.
    { $market ->
        [kept] Ciò che ha già dato resta, e anche una coppia che si rompe può scambiare ancora.
       *[ends] Ciò che ha già dato resta, ma una coppia che si rompe non scambia più.
    }
    { $bay ->
        [in] Non dalla Terraforming Station, né una nave costruita o comprata in questo turno.
       *[out] Non dalla Terraforming Station né dalla Bay.
    } Scartandola non si spostano colonie da o verso il Repulsor Field.
codex-card-plasma-cannon =
    { $owners ->
        [single] Le navi devono stare tutte in una struttura ed essere di un solo avversario.
       *[several] Le navi devono stare tutte in una struttura; possono essere di più avversari, mai proprie.
    }
    Fa posto agli attracchi pieni e indebolisce chi tiene il Raiders’ Outpost.
    Una nave sulla Terraforming Station va dritta nella riserva; la reliquia, da lì, sul deserto.
    { $cannon ->
        [counted] Per scartarla, il bersaglio deve avere più di tre navi del suo colore fuori dalla riserva, contando quella sulla Terraforming Station.
       *[apart] Per scartarla, il bersaglio deve avere più di tre navi del suo colore fuori dalla riserva, senza contare quella sulla Terraforming Station.
    }
    La nave reliquia si può colpire sempre.
codex-card-polarity-device =
    Di un 1 fa un 6, per la Terraforming Station.
    Uno scambio può cambiare il controllo di due territori insieme; il Repulsor Field lo vieta.
codex-card-resource-cache =
    Paga da sola dopo ogni lancio, prima che cambi qualche valore.
    Non paga nel turno in cui viene presa.
codex-card-stasis-beam =
    Un 1 non può scendere.
    Scartala per isolare il territorio il cui bonus aiuta di più un avversario.
codex-card-temporal-warper =
    Si rilancia qualsiasi numero di navi non piazzate, a un solo prezzo.
    Scartandola si prende dagli scarti una carta che non si ha, da usare anche subito.
    Un nuovo lancio non si annulla.

## Varianti
codex-choice-length =
    Più colonie, partita più lunga: finisce quando qualcuno piazza l’ultima.
    In due giocatori le due lunghezze sono uguali.
codex-choice-first-gist = Chi ha il primo turno.
codex-choice-first =
    Lancio più alto: comincia il dado più alto, i pareggi si rilanciano.
    A caso: chiunque, senza lancio. Primo in elenco: come stanno i posti.
codex-choice-vp =
    Si controlla dopo ogni azione, per tutti. Fra più giocatori vince il primo in classifica.
    Anche l’ultima colonia continua a chiudere la partita.
codex-choice-duty =
    Mite: contano solo gli attracchi per una nave sola e senza prezzo.
    Severo: obbliga anche a coppie, tris, raid e usi a pagamento possibili.
    Libero: le navi possono aspettare a piacere.
codex-choice-supply =
    Limitata: ci sono 30 carburanti e 20 minerali, compresi quelli in mano. Si ottiene solo ciò che resta.
    I raid spostano ciò che è già in mano e non toccano la riserva.
codex-choice-mine =
    Solo altrui: una propria nave alta non ferma quelle più basse che la seguono.
codex-choice-surplus =
    Qualsiasi azione fra l’attracco e il lancio fa perdere i passi in attesa, a meno che non aspettino tutto il turno.
codex-choice-asimov =
    Prima nave: anche una sola nave per turno avanza di due cerchi.
codex-choice-sixth =
    Riguarda solo la sesta nave; la quarta e la quinta costano come sempre.
codex-choice-market =
    Riguarda una coppia di cui una nave è stata ripresa con l’Orbital Teleporter.
codex-choice-cannon =
    Non conta: il bersaglio deve avere più di tre navi del suo colore fuori dalla riserva oltre a quella sulla Terraforming Station; allora se ne colpisce una qualsiasi, altrimenti nessuna.
    Conta: deve averne più di tre sulla plancia, quella compresa.
    La nave reliquia si può colpire sempre.
codex-choice-owners =
    Un avversario: per liberare una struttura dalle navi di due avversari non basta un solo uso.
codex-choice-last =
    Entrambe: la prendono la Terraforming Station e il Colony Constructor, dovunque sia sulla traccia.
    Terraforming: il Constructor non può. Una colonia pronta si lancia come sempre.
codex-choice-bay =
    Raggiungibile: lo scarto del Plasma Cannon può colpire le navi nella Bay.
    L’Orbital Teleporter può riprendere una nave lasciata lì in questo turno, ma non una appena costruita o comprata.
codex-preset-2011 =
    La seconda edizione, con tutte le varianti ai valori predefiniti.
codex-preset-2010 =
    Per chi conosce la prima edizione: cambiano quattro varianti.
codex-preset-2011-literal =
    Due punti del testo presi alla lettera.
codex-preset-app =
    Più mite: quattro varianti cambiano, tutte a favore di chi è di turno.

## Perché no
why-needs-settlers = Una colonia richiede un tris, un 6 alla Terraforming Station o un lancio dall’Hub.
why-needs-card = Solo una carta tecnologia può mirare qui.
why-no-card-there = Qui non c’è nessuna carta.

## Suggerimenti
tip-roll = Raccoglie tutte le proprie navi e le lancia.

## Che cosa si può fare con questi dadi
dice-options = Opzioni per questi dadi
dice-options-short = Mosse
dice-options-help = Che cosa farebbe ogni struttura con questi dadi, e che cosa darebbe.
dice-options-picked = Con { $ships }:
dice-options-all = Non piazzate: { $ships }
dice-options-none = Nessuna nave da attraccare.
dice-options-roll = Prima si lancia.
dice-options-close = Chiudi ({ $key })
codex-example-dice =
    { $count ->
        [one] il dado { $dice }
       *[other] i dadi { $dice }
    }
dice-use = { $facility }: { $ships }, { $gain }
dice-gain-nothing = nessun guadagno
dice-gain-territory = una colonia
dice-gain-loot = raid
dice-gain-circle = cerchio { $circle }
dice-gain-trade = scambio
dice-gain-rate = 1 minerale per { $fuel }
dice-gain-cycle = nuove carte
dice-gain-ship = una nave

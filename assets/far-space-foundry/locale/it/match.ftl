### Il tabellone e i pannelli di una partita.
### I giocatori si chiamano per nome, mai "tu".

## La fonderia
ui-alpha = ALPHA
ui-alpha-task = Prelevare e trasformare merci
ui-beta = BETA
ui-beta-task = Costruire e caricare i cargo
ui-in-bank = in banca
ui-in-orbit = in orbita
ui-left = rimasti
ui-once-a-half = una volta per metà
ui-dock = molo
ui-docks = moli
ui-dock-of = Molo { $dock }: { $action }
ui-dock-master = Capomolo
ui-dock-master-help = Una volta per metà, per 1 credito: uno shuttle in orbita va in un molo libero, o uno lascia il suo molo per l’orbita.
ui-pilot-card = Pilota { $number }

## Piloti
pilot-number-help = Vola con il valore { $number }. Da lì la conta finisce al primo molo libero per attraccare, al primo shuttle per decollare.
pilot-one-two-three-help = Vola con il valore 1, 2 o 3.
pilot-die-help = Vola con il valore del dado, che prima si può lanciare.

## Voli
ui-land = Attracco
ui-land-help = Uno shuttle in orbita attracca al primo molo libero; ogni molo provato vale una merce in più.
ui-land-help-alpha = Poi porta merci da un asteroide al magazzino.
ui-land-help-beta = Poi scarica un cargo nel magazzino, e si può usare il molo.
ui-lift = Decollo
ui-lift-help = Decolla il primo shuttle che la conta incontra; ogni molo provato vale una merce in più.
ui-lift-help-goods = Prima si può usare il molo, poi lo shuttle carica un cargo dal magazzino.
ui-roll = Lancia il dado
ui-roll-short = lancio
ui-roll-help = Il pilota vola poi con ciò che esce, e il dado resta così.
ui-play-idle = Gioca il turno
tag-lands-elsewhere = Uno shuttle attraccherà al molo { $dock }, il primo libero.
tag-lifts-elsewhere = Uno shuttle decollerà dal molo { $dock }, il primo incontrato.
tag-several-docks = I moli possibili sono più d’uno: fai clic su uno di essi.
tag-after-taking = Possibile dopo aver preso le merci
tag-after-unloading = Possibile dopo aver scaricato

## Merci
ui-take = Prelievo
ui-unload = Scarico
ui-load-goods = Carico
ui-asteroid-help = Fai clic per prenderne quante ce ne stanno; fai clic sul numero per prenderne una.
ui-ship-help = Fai clic per muoverne quante possono; fai clic su una merce per muovere solo quella.
freighter-not-full = Stiva non piena: –{ $points } punti, quanti che siano gli spazi vuoti.
freighter-not-upgraded = Motore non aggiornato: –{ $points } punti. Si aggiorna in Beta, con il cargo vuoto.
freighter-costs-nothing = Non costa punti.
ui-confirm-goods = Muovi le merci
ui-more = Una in più: { $good }, { $ship }
ui-less = Una in meno: { $good }, { $ship }
ui-stack = Impilate: { $good }, { $ship }
ui-off-pair = Tolte da una pila: { $good }, { $ship }
tag-capacity-left =
    { $count ->
        [one] Nello shuttle c’è posto per un’altra merce
       *[other] Nello shuttle c’è posto per altre { $count } merci
    }

## Azioni
action-process-help = Restituisci una skyrite per trasformare un rubion in galactium, finché ci sono entrambi.
action-traders-help = Restituisci un rubion per 2 crediti.
action-cantina-help = Paga 1 credito per vedere quattro piloti alieni; uno si può reclutare.
action-manufacture-help = Fabbrica un tipo di prodotto con le merci del magazzino.
product-help =
    Con { $cost }: { $gives }, { $times ->
        [one] una volta
       *[other] fino a { $times } volte
    } per uso. A bordo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } l’uno, { $charged } se elettrificato. Gettoni rimasti: { $left }.
action-charge-help = Elettrifica un prodotto del magazzino per 1 punto in più, o tutti per 1 credito.
action-upgrade-help = Aggiorna un cargo vuoto, o prendi 1 credito dalla banca.
ui-charge-all = Carica tutto
ui-charge-one = Carica uno
ui-earn = 1 credito
ui-sell = Vendita: { $what }
ui-use-action = Usa l’azione

## La Cantina
ui-hire-title = Recluta uno di questi piloti
ui-hire = Reclutamento: { $pilot }
ui-hire-nobody = Nessuno
ui-without-ship = Senza il suo cargo
ui-without-ship-help = Recluta solo il pilota: il cargo costerebbe { $points } punti finché non è pieno, e altri { $points } finché non è aggiornato in Beta.
ui-without-ship-help-alpha = Recluta solo il pilota: il cargo costerebbe { $points } punti finché non è pieno.
ui-with-ship = Con il suo cargo
tag-one-more-ship = Nuovo cargo: –{ $points } punti se incompleto, –{ $points } se non aggiornato
tag-one-more-ship-alpha = Nuovo cargo: –{ $points } punti se incompleto

## Distribuire, tenere, caricare
ui-begin-alpha = Pronti per Alpha
ui-begin-beta = La stazione si è capovolta: Beta
turn-title = Alpha è finita: la stazione si capovolge su Beta
turn-standing = A metà partita: { $what }
turn-standing-player = { $name } { $points }
turn-land = Attracco: scarica un cargo, poi fabbrica prodotti, elettrificali o aggiorna un cargo vuoto.
turn-lift = Decollo: usa il molo, poi carica un cargo. Alla fine contano solo le merci sui cargo.
turn-gone = I magazzini hanno ora 5 spazi. Gli asteroidi e la Cantina non ci sono più.
ui-deal = Distribuisci i piloti
ui-deal-help = Distribuisci le mani e lancia il dado.
ui-keep-title = Chi prosegue in Beta? Al massimo uno per cargo
ui-keep-others = Tutti gli altri lasciano la partita.
ui-keep = Tieni questi
ui-keep-nobody = Non tenere nessuno
ui-keep-pilot = Da tenere: { $pilot }
ui-stow-title = Carica la flotta
ui-stow = Carica così

## Giocatori
ui-nothing = niente
ui-warehouse = Magazzino
ui-warehouse-scores = Le merci in magazzino non valgono punti: alla fine contano solo quelle sui cargo.
ui-to-come = Ancora da giocare
ui-played = Giocati
ui-ship-plain = { $ship }, spazi usati { $used } su { $size }: { $goods }.
ui-ship-upgraded = { $ship }, aggiornato, spazi usati { $used } su { $size }: { $goods }.
ui-player-spoken = { $name }. Punti: { $points }, crediti: { $credits }, piloti in mano: { $hand }, nel mazzo: { $deck }. Magazzino: { $goods }.
ui-end-not-yours = È il turno di un altro giocatore.
recap-land = attracco al { $dock }
recap-lift = decollo dal { $dock }
recap-bribe = capomolo, molo { $dock }

## Che cosa si può fare
ui-hint-begin = Distribuisci i piloti
ui-hint-begin-beta = Beta: distribuisci i piloti
ui-hint-card = { $name }: scegli un pilota
ui-hint-idle = { $name }: in questo turno non c’è nulla da guadagnare ({ $confirm } lo gioca)
ui-hint-card-die = { $name }: scegli un molo, o lancia il dado ({ $roll })
ui-hint-fly = { $name }: scegli il molo dell’attracco o del decollo
ui-hint-bribe = { $name }: scegli un molo da riempire o da liberare
ui-hint-take = { $name }: prendi merci da un asteroide (al massimo { $capacity }); { $confirm } accetta la proposta
ui-hint-unload = { $name }: scarica un cargo (al massimo { $capacity }); { $confirm } accetta la proposta
ui-hint-unload-or-act = { $name }: usa l’azione ({ $action }), o prima scarica merci con un clic (al massimo { $capacity })
ui-hint-unload-or-end = { $name }: scarica merci con un clic (al massimo { $capacity }), o termina il turno ({ $end })
ui-hint-load = { $name }: carica un cargo (al massimo { $capacity }); { $confirm } accetta la proposta
ui-hint-act-load = { $name }: prima usa l’azione ({ $action }), poi carica un cargo (al massimo { $capacity })
ui-hint-act = { $name }: usa l’azione ({ $action })
ui-hint-make = { $name }: scegli il prodotto da fabbricare
ui-hint-end = { $name }: non resta altro; termina il turno ({ $end })
ui-hint-end-stored = { $name }: le merci rimaste in magazzino non valgono punti; termina il turno ({ $end })
ui-hint-hire = { $name }: recluta uno dei piloti mostrati, o nessuno
ui-hint-keep = { $name }: scegli al massimo un pilota alieno per cargo
ui-hint-stow = { $name }: carica la flotta; { $confirm } accetta la proposta

## Domande prima di una perdita
ui-warn-end = Questo si può ancora usare gratis: { $action }. Terminare il turno?
ui-warn-end-goods =
    { $count ->
        [one] Lo shuttle può ancora muovere { $count } merce. Terminare il turno?
       *[other] Lo shuttle può ancora muovere { $count } merci. Terminare il turno?
    }
ui-warn-end-alpha = Ultimo turno di Alpha: dal magazzino tornano agli asteroidi { $what }. Terminare il turno?
ui-warn-load = Dopo il carico questo non si può più usare: { $action }. Caricare prima?
ui-warn-goods =
    { $count ->
        [one] Dopo un’azione non entrano più merci, e lo shuttle può portarne { $count }. Usare prima l’azione?
       *[other] Dopo un’azione non entrano più merci, e lo shuttle può portarne { $count }. Usare prima l’azione?
    }

## In solitario
ui-rank-pilot = Pilota di cargo
ui-rank-messenger = Messaggero di pace
ui-rank-superintendent = Sovrintendente federale
ui-mast-challenge = Sfida
ui-mast = In solitario
goal-short = Vince chi ha più punti
goal-short-alone = Si vince con { $win } punti o più
goal-alone = Alla fine di Beta si vince con { $win } punti o più. Contano solo le merci sui cargo, non quelle in magazzino, poi i tipi a bordo e i crediti. Ogni cargo costa 2 se non è pieno, e altri 2 se non è aggiornato.
goal-alpha = Alla fine di Alpha vince chi ha più punti. Contano solo le merci sui cargo, non quelle in magazzino: 1 per skyrite e 2 per galactium. Ogni credito vale 1, e un cargo non pieno ne costa 2.
goal-alpha-alone = Fai più punti che puoi entro la fine di Alpha. Contano solo le merci sui cargo, non quelle in magazzino: 1 per skyrite e 2 per galactium. Ogni credito vale 1, e un cargo non pieno ne costa 2.
goal-beta = Alla fine di Beta vince chi ha più punti. Contano solo le merci sui cargo, non quelle in magazzino, poi i tipi a bordo e i crediti. Ogni cargo costa 2 se non è pieno, e altri 2 se non è aggiornato.
goal-beta-alone = Fai più punti che puoi entro la fine di Beta. Contano solo le merci sui cargo, non quelle in magazzino, poi i tipi a bordo e i crediti. Ogni cargo costa 2 se non è pieno, e altri 2 se non è aggiornato.
goal-now = { $points ->
        [one] { $name } ha ora { $points } punto.
       *[other] { $name } ha ora { $points } punti.
    }
end-alone-rank = { $points ->
        [one] { $points } punto, { $name }: { $rank }
       *[other] { $points } punti, { $name }: { $rank }
    }
end-alone-defeat = { $points ->
        [one] { $points } punto: a { $name } ne servivano { $win }
       *[other] { $points } punti: a { $name } ne servivano { $win }
    }
end-alone-short = { $points ->
        [one] { $points } punto per { $name }
       *[other] { $points } punti per { $name }
    }
## Grandi momenti
triumph-product = Il primo prodotto: { $product }
triumph-product-words = Il primo a fabbricarlo è { $name }: a bordo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } l’uno.
triumph-freighter = Il primo cargo è pronto
triumph-freighter-words = { $name }: { $ship }, pieno e aggiornato. Non costa più punti.
triumph-fleet = Un’intera flotta è pronta
triumph-fleet-words = { $name } ha { $count } cargo, tutti pieni e aggiornati.
triumph-alone = Vittoria in solitario
triumph-alone-words = { $name } ha { $points } punti: bastano per vincere.

## Che cosa ha deciso la partita
decided-raw = { $name } vince per { $ahead }: le materie prime valgono { $more } in più di quelle di { $other }
decided-products = { $name } vince per { $ahead }: i prodotti valgono { $more } in più di quelli di { $other }
decided-charged = { $name } vince per { $ahead }: i prodotti elettrificati valgono { $more } in più di quelli di { $other }
decided-kinds = { $name } vince per { $ahead }: i tipi a bordo valgono { $more } in più di quelli di { $other }
decided-credits = { $name } vince per { $ahead }: i crediti valgono { $more } in più di quelli di { $other }
decided-unfilled = { $name } vince per { $ahead }: le stive più piene ne salvano { $more } rispetto a { $other }
decided-plain = { $name } vince per { $ahead }: gli aggiornamenti ne salvano { $more } rispetto a { $other }

### Il tabellone e i pannelli di una partita.
### I giocatori si chiamano per nome, mai "tu".

## La fonderia
ui-alpha = ALPHA
ui-alpha-task = Portare e fondere il minerale
ui-beta = BETA
ui-beta-task = Costruire e caricare i cargo
ui-in-bank = in banca
ui-in-orbit = in orbita
ui-left = rimasti
ui-once-a-half = una volta per metà
ui-dock = molo
ui-dock-of = Molo { $dock }: { $action }
ui-dock-master = Capomolo
ui-dock-master-help = Per un credito, una volta per metà, uno shuttle in orbita va in un molo libero, o uno lascia il suo molo.
ui-pilot-card = Pilota { $number }

## Piloti
pilot-number-help = Vola con il valore { $number }. Verso la fonderia conta il primo molo libero da lì in poi, dalla fonderia il primo shuttle.
pilot-one-two-three-help = Vola con il valore 1, 2 o 3.
pilot-die-help = Vola con il valore del dado, che prima si può tirare.

## Voli
ui-land = Attracco
ui-land-help = Uno shuttle in orbita attracca al primo molo libero; ogni molo provato vale una merce in più.
ui-land-help-alpha = Poi porta minerale da un asteroide al magazzino.
ui-land-help-beta = Poi scarica un cargo nel magazzino, e si può usare il molo.
ui-lift = Decollo
ui-lift-help = Decolla il primo shuttle che la conta incontra; ogni molo provato vale una merce in più.
ui-lift-help-goods = Prima si può usare il molo, poi lo shuttle carica un cargo dal magazzino.
ui-roll = Tiro del dado
ui-roll-short = tiro
ui-roll-help = Il pilota vola poi con ciò che esce, e il dado resta così.
ui-play-idle = Gioca il turno
tag-lands-elsewhere = L’attracco è al molo { $dock }: è il primo libero.
tag-lifts-elsewhere = Il decollo è dal molo { $dock }: è il primo shuttle incontrato.
tag-several-docks = I moli possibili sono più d’uno: fai clic su uno di essi.
tag-after-taking = Possibile dopo aver preso le merci
tag-after-unloading = Possibile dopo aver scaricato

## Merci
ui-take = Prelievo
ui-unload = Scarico
ui-load-goods = Carico
ui-asteroid-help = Un clic prende quante merci ci stanno; un clic sul numero ne prende una.
ui-ship-help = Un clic muove quante merci possono; un clic su una merce muove solo quella.
freighter-not-full = Stiva non piena: –{ $points } punti, quanti che siano gli spazi vuoti.
freighter-not-upgraded = Motore non aggiornato: –{ $points } punti. Si aggiorna in Beta, con il cargo vuoto.
freighter-costs-nothing = Non costa punti.
ui-confirm-goods = Spostare le merci
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
action-process-help = Una skyrite torna all’asteroide e un rubion diventa galactium, finché ci sono entrambi.
action-traders-help = Un rubion torna all’asteroide per 2 crediti.
action-cantina-help = Per un credito si mostrano quattro piloti alieni; uno si può assumere.
action-manufacture-help = Con le merci del magazzino si fabbrica un prodotto.
product-help =
    Con { $cost }: { $gives }, { $times ->
        [one] una volta
       *[other] fino a { $times } volte
    } per turno. A bordo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } l’uno, { $charged } se carico. Gettoni rimasti: { $left }.
action-charge-help = Un prodotto del magazzino si carica e vale 1 punto in più, o tutti per un credito.
action-upgrade-help = Si aggiorna un cargo vuoto, o si prende un credito dalla banca.
ui-charge-all = Carica tutto
ui-charge-one = Carica uno
ui-earn = Un credito
ui-sell = Vendita: { $what }
ui-use-action = Usa l’azione

## La Cantina
ui-hire-title = Assumi uno di questi piloti
ui-hire = Assunzione: { $pilot }
ui-hire-nobody = Nessuno
ui-without-ship = Senza il suo cargo
ui-without-ship-help = Il pilota si assume, il cargo resta: costerebbe 4 punti finché non è pieno e aggiornato.
ui-with-ship = Con il suo cargo
tag-one-more-ship = Un cargo in più: –4 punti finché non è pieno e aggiornato

## Distribuire, tenere, caricare
ui-begin-alpha = Tutto è pronto per Alpha
ui-begin-beta = La stazione si è capovolta: Beta
turn-title = Alpha è finita: la stazione si capovolge su Beta
turn-land = Attracco: si scarica un cargo, poi si fabbrica, si carica d’energia o si aggiorna un cargo vuoto.
turn-lift = Decollo: si usa il molo, poi si riempie un cargo. Alla fine conta solo ciò che è a bordo.
turn-gone = I magazzini hanno ora 5 spazi. Asteroidi e Cantina non ci sono più.
ui-deal = Distribuisci i piloti
ui-deal-help = Si danno le mani e si tira il dado.
ui-keep-title = Chi viene in Beta? Al massimo uno per cargo
ui-keep-others = Tutti gli altri lasciano la partita.
ui-keep = Tieni questi
ui-keep-nobody = Non tenere nessuno
ui-keep-pilot = Da tenere: { $pilot }
ui-stow-title = La flotta si carica
ui-stow = Carica così

## Giocatori
ui-nothing = niente
ui-warehouse = Magazzino
ui-to-come = Ancora da giocare
ui-played = Giocati
ui-ship-plain = { $ship }, spazi usati { $used } su { $size }: { $goods }.
ui-ship-upgraded = { $ship }, aggiornato, spazi usati { $used } su { $size }: { $goods }.
ui-player-spoken = { $name }. Punti: { $points }, crediti: { $credits }, piloti in mano: { $hand }, nel mazzo: { $deck }. Magazzino: { $goods }.
ui-end-not-yours = È il turno di un altro giocatore.

## Che cosa si può fare
ui-hint-begin = Si possono distribuire i piloti
ui-hint-begin-beta = Beta: si possono distribuire i piloti
ui-hint-card = { $name }: si sceglie un pilota
ui-hint-idle = { $name }: in questo turno non c’è nulla da guadagnare ({ $confirm } lo gioca)
ui-hint-card-die = { $name }: si sceglie un molo, o si tira il dado ({ $roll })
ui-hint-fly = { $name }: si sceglie il molo dell’attracco o del decollo
ui-hint-bribe = { $name }: quale molo si riempie o si libera?
ui-hint-take = { $name } prende merci da un asteroide, al massimo { $capacity }; { $confirm } accetta la proposta
ui-hint-unload = { $name } scarica un cargo, al massimo { $capacity }; { $confirm } accetta la proposta
ui-hint-unload-or-act = { $name } può usare l’azione ({ $action }), o prima scaricare merci con un clic, al massimo { $capacity }
ui-hint-unload-or-end = { $name } può scaricare merci con un clic, al massimo { $capacity }, o finire il turno ({ $end })
ui-hint-load = { $name } carica un cargo, al massimo { $capacity }; { $confirm } accetta la proposta
ui-hint-act-load = { $name }: prima l’azione ({ $action }), poi merci in un cargo, al massimo { $capacity }
ui-hint-act = { $name } può usare l’azione: { $action }
ui-hint-make = { $name }: si sceglie il prodotto da fabbricare
ui-hint-end = { $name }: non resta altro, il turno può finire ({ $end })
ui-hint-hire = { $name }: si sceglie uno dei piloti mostrati, o nessuno
ui-hint-keep = { $name }: si sceglie al massimo un pilota alieno per cargo
ui-hint-stow = { $name } carica la flotta; { $confirm } accetta la proposta

## Domande prima di una perdita
ui-warn-end = Questo si può ancora usare gratis: { $action }. Finire il turno?
ui-warn-end-goods =
    { $count ->
        [one] Lo shuttle può ancora muovere { $count } merce. Finire il turno?
       *[other] Lo shuttle può ancora muovere { $count } merci. Finire il turno?
    }
ui-warn-end-alpha = Ultimo turno di Alpha: dal magazzino tornano agli asteroidi { $what }. Finire il turno?
ui-warn-load = Dopo il carico questo non si può più usare: { $action }. Caricare prima?
ui-warn-goods =
    { $count ->
        [one] Dopo un’azione non entrano più merci, e lo shuttle ne porta { $count }. Usare prima l’azione?
       *[other] Dopo un’azione non entrano più merci, e lo shuttle ne porta { $count }. Usare prima l’azione?
    }

## Da soli
ui-rank-pilot = Pilota di cargo
ui-rank-messenger = Messaggero di pace
ui-rank-superintendent = Sovrintendente federale
ui-mast-challenge = Sfida
ui-mast = Da soli
goal-short = Vince chi ha più punti
goal-short-alone = Si vince con { $win } punti o più
goal-alone = Alla fine di Beta si vince con { $win } punti o più: contano merci a bordo, tipi e crediti; ogni cargo costa 2 finché non è pieno, e altri 2 finché non è aggiornato.
goal-alpha = Alla fine di Alpha vince chi ha più punti: a bordo 1 per skyrite e 2 per galactium, 1 per credito; un cargo non pieno ne costa 2.
goal-alpha-alone = Quanti più punti alla fine di Alpha: a bordo 1 per skyrite e 2 per galactium, 1 per credito; un cargo non pieno ne costa 2.
goal-beta = Alla fine di Beta vince chi ha più punti: contano merci a bordo, tipi e crediti; ogni cargo costa 2 finché non è pieno, e altri 2 finché non è aggiornato.
goal-beta-alone = Quanti più punti alla fine di Beta: contano merci a bordo, tipi e crediti; ogni cargo costa 2 finché non è pieno, e altri 2 finché non è aggiornato.
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
triumph-alone = La prova è superata
triumph-alone-words = { $name } ha { $points } punti: bastano per vincere.

## Che cosa ha deciso la partita
decided-raw = { $name } vince per { $ahead }: le merci grezze valgono { $more } in più di quelle di { $other }
decided-products = { $name } vince per { $ahead }: i prodotti valgono { $more } in più di quelli di { $other }
decided-charged = { $name } vince per { $ahead }: i prodotti carichi valgono { $more } in più di quelli di { $other }
decided-kinds = { $name } vince per { $ahead }: i tipi a bordo valgono { $more } in più di quelli di { $other }
decided-credits = { $name } vince per { $ahead }: i crediti valgono { $more } in più di quelli di { $other }
decided-unfilled = { $name } vince per { $ahead }: le stive più piene ne salvano { $more } rispetto a { $other }
decided-plain = { $name } vince per { $ahead }: gli aggiornamenti ne salvano { $more } rispetto a { $other }

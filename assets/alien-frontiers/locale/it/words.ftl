### Come si chiamano le cose.
### I termini stanno in GLOSSARY.md. I nomi delle strutture, dei territori, dei campi e delle carte restano quelli dell’edizione italiana.

## Parole brevi
ships-none = nessuna nave
ships-relic = { $value } (reliquia)
resources-nothing = niente
resources-fuel =
    { $fuel ->
        [one] { $fuel } carburante
       *[other] { $fuel } carburanti
    }
resources-ore =
    { $ore ->
        [one] { $ore } minerale
       *[other] { $ore } minerali
    }
resources-both =
    { $fuel ->
        [one] { $ore ->
            [one] { $fuel } carburante e { $ore } minerale
           *[other] { $fuel } carburante e { $ore } minerali
        }
       *[other] { $ore ->
            [one] { $fuel } carburanti e { $ore } minerale
           *[other] { $fuel } carburanti e { $ore } minerali
        }
    }

## Strutture
facility-solar-converter = Solar Converter
facility-solar-converter-help = Qualsiasi nave. Ognuna dà carburante pari a metà del suo valore, per eccesso.
facility-lunar-mine = Lunar Mine
facility-lunar-mine-help =
    { $mine ->
        [forgiving] Il valore della nave deve essere almeno pari al più alto delle navi avversarie attraccate qui. Ognuna dà 1 minerale.
       *[strict] Il valore della nave deve essere almeno pari al più alto già attraccato qui. Ognuna dà 1 minerale.
    }
facility-orbital-market = Orbital Market
facility-orbital-market-help =
    { $market ->
        [kept] Una coppia. Fino alla fine del turno, anche se una nave viene teletrasportata, carburante pari al valore di una compra 1 minerale, quante volte si vuole.
       *[ends] Una coppia. Fino alla fine del turno, finché entrambe le navi restano qui, carburante pari al valore di una compra 1 minerale, quante volte si vuole.
    }
facility-shipyard = Shipyard
facility-shipyard-help =
    { $sixth ->
        [cheap] Una coppia e il suo prezzo: dal prossimo turno la flotta ha una nave in più. Ogni nave costa più della precedente, la sesta 3 carburanti e 2 minerali.
       *[dear] Una coppia e il suo prezzo: dal prossimo turno la flotta ha una nave in più. Ogni nave costa più della precedente, la sesta 3 carburanti e 3 minerali.
    }
facility-colony-constructor = Colony Constructor
facility-colony-constructor-help = Un tris e 3 minerali: si piazza una colonia.
facility-colonist-hub = Colonist Hub
facility-colonist-hub-help =
    Qualsiasi nave, sulla propria traccia. Ognuna fa avanzare la colonia di un cerchio; dal cerchio 7 la si lancia per 1 carburante e 1 minerale. { $surplus ->
        [turn] I passi oltre il 7 aspettano il lancio fino alla fine del turno.
       *[immediate] I passi oltre il 7 vanno persi, se il lancio non segue subito.
    }
facility-alien-artifact = Alien Artifact
facility-alien-artifact-help = Qualsiasi nave. Ognuna può sostituire una volta le carte del display; con un totale di 8 o più se ne reclama una.
facility-terraforming-station = Terraforming Station
facility-terraforming-station-help = Un 6 con 1 carburante e 1 minerale: si piazza una colonia. La nave torna poi nella riserva. Servono altre tre navi in gioco.
facility-raiders-outpost = Raiders’ Outpost
facility-raiders-outpost-help = Tre navi in sequenza, con un totale maggiore di quelle presenti, o pari se ne manca qualcuna. Si rubano fino a quattro risorse a scelta, oppure una carta.
facility-maintenance-bay = Maintenance Bay
facility-maintenance-bay-help =
    { $duty ->
        [free] Qui può aspettare qualsiasi nave. Partecipa al prossimo lancio.
        [strict] Qui aspettano le navi che non possono attraccare in alcun modo. Partecipano al prossimo lancio.
       *[soft] Qui possono aspettare le navi che da sole e senza prezzo non possono attraccare. Partecipano al prossimo lancio.
    }

## Territori
territory-asimov-crater = Asimov Crater
territory-asimov-crater-help =
    { $asimov ->
        [first] Una volta per turno, la prima nave al Colonist Hub fa avanzare la colonia di un cerchio in più.
       *[second] Una volta per turno, la seconda nave al Colonist Hub fa avanzare la colonia di un cerchio in più.
    }
territory-bradbury-plateau = Bradbury Plateau
territory-bradbury-plateau-help = Il Colony Constructor costa 1 minerale in meno.
territory-burroughs-desert = Burroughs Desert
territory-burroughs-desert-help = Si può comprare la nave reliquia per 1 carburante e 1 minerale. Si perde insieme al controllo.
territory-heinlein-plains = Heinlein Plains
territory-heinlein-plains-help = All’Orbital Market 1 carburante compra 1 minerale.
territory-herbert-valley = Herbert Valley
territory-herbert-valley-help = Allo Shipyard ogni nave costa 1 carburante e 1 minerale in meno.
territory-lem-badlands = Lem Badlands
territory-lem-badlands-help = Al Solar Converter ogni nave dà 1 carburante in più.
territory-pohl-foothills = Pohl Foothills
territory-pohl-foothills-help = Usare una carta costa 1 carburante in meno.
territory-van-vogt-mountains = Van Vogt Mountains
territory-van-vogt-mountains-help = La prima nave del turno alla Lunar Mine può avere qualsiasi valore.

## Campi
field-isolation = Isolation Field
field-isolation-help = Il bonus di questo territorio non vale per nessuno. Il controllo e il suo punto restano.
field-positron = Positron Field
field-positron-help = Chi controlla questo territorio ha 1 punto in più.
field-repulsor = Repulsor Field
field-repulsor-help = Nessuna colonia arriva in questo territorio o lo lascia.

## Carte
card-alien-city = Alien City
card-alien-city-power = Vale 1 punto per chi la possiede.
card-alien-city-power-short = vale 1 punto
card-alien-monument = Alien Monument
card-alien-monument-power = Vale 1 punto per chi la possiede.
card-alien-monument-power-short = vale 1 punto
card-booster-pod = Booster Pod
card-booster-pod-power = Una nave non piazzata vale 1 in più.
card-booster-pod-power-short = una nave +1
card-booster-pod-discard = Togli un campo qualsiasi dal pianeta.
card-booster-pod-discard-short = togli un campo
card-data-crystal = Data Crystal
card-data-crystal-power = 1 carburante per ogni colonia presente: usa il bonus di un territorio fino alla fine del turno.
card-data-crystal-power-short = usa un bonus altrui
card-data-crystal-discard = Piazza o sposta il Positron Field.
card-data-crystal-discard-short = piazza Positron
card-gravity-manipulator = Gravity Manipulator
card-gravity-manipulator-power = Una nave non piazzata vale 1 in meno, un’altra 1 in più.
card-gravity-manipulator-power-short = una –1, una +1
card-gravity-manipulator-discard = Piazza o sposta il Repulsor Field.
card-gravity-manipulator-discard-short = piazza Repulsor
card-holographic-decoy = Holographic Decoy
card-holographic-decoy-power = I raid non possono rubare risorse a chi la possiede, né altre carte oltre a questa.
card-holographic-decoy-power-short = protegge dai raid
card-orbital-teleporter = Orbital Teleporter
card-orbital-teleporter-power =
    { $bay ->
        [in] Riprendi una nave attraccata, o lasciata nella Bay in questo turno, con il suo valore, e in questo turno falla attraccare a un’altra struttura.
       *[out] Riprendi una nave attraccata, con il suo valore, e in questo turno falla attraccare a un’altra struttura.
    }
card-orbital-teleporter-power-short = riprendi una nave
card-orbital-teleporter-discard = Sposta una colonia qualsiasi in un altro territorio.
card-orbital-teleporter-discard-short = sposta una colonia
card-plasma-cannon = Plasma Cannon
card-plasma-cannon-power =
    { $owners ->
        [single] 1 carburante per nave: navi di un solo avversario in una struttura vanno nella Maintenance Bay.
       *[several] 1 carburante per nave: navi avversarie in una struttura vanno nella Maintenance Bay.
    }
card-plasma-cannon-power-short = navi nella Bay
card-plasma-cannon-discard =
    { $bay ->
        [in] Una nave avversaria, attraccata o nella Bay, va nella sua riserva.
       *[out] Una nave avversaria attraccata va nella sua riserva.
    } { $cannon ->
        [counted] Devono esserci più di tre sue navi in gioco.
       *[apart] Devono esserci più di tre sue navi in gioco, oltre a quella che terraforma.
    }
card-plasma-cannon-discard-short = una alla riserva
card-polarity-device = Polarity Device
card-polarity-device-power = Capovolgi una nave non piazzata: si scambiano 1 e 6, 2 e 5, 3 e 4.
card-polarity-device-power-short = capovolgi una nave
card-polarity-device-discard = Scambia due colonie qualsiasi di territori diversi.
card-polarity-device-discard-short = scambia due colonie
card-resource-cache = Resource Cache
card-resource-cache-power = Dopo il lancio: più navi dispari danno 1 minerale, più navi pari 1 carburante; in parità uno di ciascuno, e la carta si scarta.
card-resource-cache-power-short = dono a lancio, parità: via
card-stasis-beam = Stasis Beam
card-stasis-beam-power = Una nave non piazzata vale 1 in meno.
card-stasis-beam-power-short = una nave –1
card-stasis-beam-discard = Piazza o sposta l’Isolation Field.
card-stasis-beam-discard-short = piazza Isolation
card-temporal-warper = Temporal Warper
card-temporal-warper-power = Rilancia una o più navi non piazzate.
card-temporal-warper-power-short = rilancia
card-temporal-warper-discard = Prendi una carta qualsiasi dagli scarti.
card-temporal-warper-discard-short = prendi dagli scarti

### Che cosa si conta in questo gioco, e i suoi traguardi.

## Le schermate
stats-tab-docks = Voli per molo
stats-tab-deeds = Azioni

## Conteggi
stats-dock = Molo { $dock }
stats-landed = Voli verso la fonderia
stats-lifted = Voli dalla fonderia
stats-capacity = Capacità totale dei voli
stats-mined = Merci prelevate
stats-unloaded = Merci scaricate
stats-loaded = Merci caricate
stats-stacked = Merci impilate
stats-processed = Galactium ricavato
stats-made = Prodotti fabbricati
stats-charged = Prodotti elettrificati
stats-upgraded = Cargo aggiornati
stats-sold = Rubion venduto
stats-credits = Crediti guadagnati
stats-visits = Visite alla Cantina
stats-hired = Piloti reclutati
stats-freighters = Cargo ottenuti
stats-bribes = Mazzette
stats-rolls = Lanci del dado
stats-points-raw = Punti: materie prime
stats-points-products = Punti: prodotti
stats-points-charged = Punti: carica
stats-points-kinds = Punti: tipi di merce
stats-points-credits = Punti: crediti
stats-points-unfilled = Punti persi: stive non piene
stats-points-plain = Punti persi: cargo non aggiornati
stats-longest = Massima capacità di un volo

## In solitario
stats-alone = Partite in solitario, due metà
stats-alone-share = Di cui vinte, in percentuale
stats-alone-best = Miglior punteggio in solitario
stats-alone-short = Meno di 22 punti
stats-alone-pilot = Pilota di cargo: 22 punti
stats-alone-messenger = Messaggero di pace: 23 punti
stats-alone-superintendent = Sovrintendente federale: almeno 24

## Traguardi
achievement-first-shift = Primo turno di lavoro
achievement-first-shift-help = Finisci una partita.
achievement-beat-cadet = Cadetto superato
achievement-beat-cadet-help = Vinci contro un Cadetto.
achievement-beat-pilot = Pilota migliore
achievement-beat-pilot-help = Vinci contro un Pilota.
achievement-beat-captain = Capitano del molo
achievement-beat-captain-help = Vinci contro un Capitano.
achievement-beat-commodore = Il convoglio resta indietro
achievement-beat-commodore-help = Vinci contro un Commodoro.
achievement-beat-admiral = La flotta saluta
achievement-beat-admiral-help = Vinci contro un Ammiraglio.
achievement-one-point = Una cassa sola
achievement-one-point-help = Vinci con esattamente un punto di vantaggio.
achievement-landslide = Carico pesante
achievement-landslide-help = Vinci con almeno otto punti di vantaggio.
achievement-comeback = Contro il tempo
achievement-comeback-help = Vinci dopo uno svantaggio di cinque punti.
achievement-four-harbours = Quattro porti
achievement-four-harbours-help = Vinci una partita a quattro.
achievement-rank-pilot = Pilota di cargo
achievement-rank-pilot-help = Fai 22 punti in solitario, in una partita intera.
achievement-rank-messenger = Messaggero di pace
achievement-rank-messenger-help = Fai 23 punti in solitario.
achievement-rank-superintendent = Sovrintendente federale
achievement-rank-superintendent-help = Fai 24 punti in solitario.
achievement-night-shift = Turno di notte
achievement-night-shift-help = Fai 28 punti in solitario.
achievement-rush-hour = Ora di punta
achievement-rush-hour-help = Vinci in solitario con le regole Solitario trafficato.
achievement-long-way = Il giro lungo
achievement-long-way-help = Vola con una capacità di 8.
achievement-heavy-haul = Tutto esaurito
achievement-heavy-haul-help = Muovi sei merci con un solo volo.
achievement-hot-melt = Colata
achievement-hot-melt-help = Trasforma tre rubion in una volta.
achievement-four-prows = Quattro prue
achievement-four-prows-help = Possiedi quattro cargo alla fine.
achievement-ship-shape = Tutto in ordine
achievement-ship-shape-help = Termina con tre cargo pieni e aggiornati.
achievement-one-of-each = Uno per tipo
achievement-one-of-each-help = Termina con sei tipi di merce a bordo.
achievement-high-voltage = Alta tensione
achievement-high-voltage-help = Termina con cinque prodotti elettrificati a bordo.
achievement-master-smith = Mastro fonditore
achievement-master-smith-help = Termina con prodotti per 20 punti a bordo.
achievement-double-bottom = Doppio fondo
achievement-double-bottom-help = Termina con tre coppie di merci impilate a bordo.
achievement-full-purse = Borsa piena
achievement-full-purse-help = Termina con sei crediti.
achievement-incorruptible = Mani pulite
achievement-incorruptible-help = Vinci senza nemmeno una mazzetta.
achievement-home-crew = Equipaggio di casa
achievement-home-crew-help = Vinci una partita standard senza reclutare piloti alieni.
achievement-six-jobs = Sei mestieri
achievement-six-jobs-help = Vola con ognuno dei sei mestieri, in tutte le partite.
achievement-whole-belt = Catalogo completo
achievement-whole-belt-help = Fabbrica ognuno degli otto prodotti, in tutte le partite.
achievement-veteran = Vecchia guardia
achievement-veteran-help = Vinci venticinque partite.

## Sfide in solitario
challenge-twenty-two = 22 punti
challenge-twenty-two-help = Quanto basta per vincere in solitario, come Pilota di cargo.
challenge-twenty-four = 24 punti
challenge-twenty-four-help = Quanto occorre per diventare Sovrintendente federale.
challenge-twenty-eight = 28 punti
challenge-twenty-eight-help = Quattro in più di quanti ne chiede il grado più alto.
challenge-busy = Solitario trafficato: 22 punti
challenge-busy-help = Dopo ogni turno il dado fa arrivare o partire un altro shuttle.

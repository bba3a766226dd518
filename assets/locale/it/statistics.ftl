### Statistiche e traguardi.

## Le schermate
stats = Statistiche
stats-match = Statistiche della partita
stats-none = Ancora nulla da contare. Una partita conta quando è finita e l’ha giocata una persona a questo schermo. Lezioni e rompicapi non contano mai.
stats-tab-points = Punti
stats-tab-dice = Dadi
stats-tab-facilities = Strutture
stats-tab-resources = Risorse e imprese
stats-tab-matches = Partite
stats-tab-achievements = Traguardi
stats-everybody = Tutti
stats-export-csv = Esporta tabella (CSV)
stats-export-json = Esporta tutto (JSON)
stats-exported = Scritto in { $file }
stats-not-exported = Nulla è stato scritto: { $reason }
stats-not-saved = Non è stato possibile salvare le statistiche: { $reason }
stats-broken = Non è stato possibile leggere { $file }, che ora è { $aside }. Si ricomincia a contare. { $reason }
stats-broken-there = Non è stato possibile né leggere né spostare { $file }. Nulla vi viene aggiunto. { $reason }

## Punti e dadi
stats-chart = I punti di tutti, turno per turno
stats-turns = turni
stats-face =
    { $count ->
        [one] { $face }: { $count } volta, con dadi onesti da { $low } a { $high }
       *[other] { $face }: { $count } volte, con dadi onesti da { $low } a { $high }
    }
stats-dice-count = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
stats-band = La fascia dietro: dove cadono i dadi onesti in almeno 19 partite su 20. Circa una colonna su venti ne esce per puro caso.
stats-luck-none = Nessun dado lanciato.
stats-luck-usual = { $mean } di media. È nella norma: i dadi onesti danno da { $low } a { $high } in 19 partite su 20.
stats-luck-low = { $mean } di media. È insolitamente poco: i dadi onesti danno da { $low } a { $high } in 19 partite su 20.
stats-luck-high = { $mean } di media. È insolitamente tanto: i dadi onesti danno da { $low } a { $high } in 19 partite su 20.

## Conteggi
stats-fuel-in = Carburante ottenuto
stats-ore-in = Minerale ottenuto
stats-fuel-out = Carburante pagato
stats-ore-out = Minerale pagato
stats-stolen = Preso nei raid
stats-lost = Perso nei raid
stats-shed = Ceduto al limite
stats-raids = Raid
stats-raided = Raid subiti
stats-claimed = Carte reclamate
stats-cards-stolen = Carte prese nei raid
stats-cards-lost = Carte perse nei raid
stats-used = Poteri usati
stats-discarded = Carte scartate
stats-built = Navi costruite
stats-relics = Nave reliquia comprata
stats-evicted = Navi sfrattate da altri
stats-constructor = Colonie dal Constructor
stats-hub = Colonie dall’Hub
stats-terraforming = Colonie dalla Station

## Tutte le partite
stats-summary = { $played ->
    [one] { $played } partita, vinte: { $won } ({ $share }), { $points } punti di media
   *[other] { $played } partite, vinte: { $won } ({ $share }), { $points } punti di media
}
stats-split-opponent = Per avversario
stats-split-seat = Per posto
stats-split-players = Per giocatori
stats-split-preset = Per regole
stats-played = Giocate
stats-won = Vinte
stats-share = Quota
stats-mean = Punti
stats-seat = { $seat ->
    [1] primo turno
    [2] secondo turno
    [3] terzo turno
   *[other] quarto turno
}
stats-players = { $count } giocatori
stats-preset-own = Regole modificate

## Traguardi
stats-achieved = Traguardi raggiunti: { $done } di { $all }
stats-achieved-help = Contano solo le partite contro avversari del computer, mai lezioni, rompicapi o scenari.
stats-earned = Traguardo raggiunto: { $name }
stats-progress = { $reached } di { $goal }
stats-achievement-done = { $name }, raggiunto: { $help }
stats-achievement-open = { $name }, { $reached } di { $goal }: { $help }
achievement-first-orbit = Prima orbita
achievement-first-orbit-help = Gioca una partita fino alla fine.
achievement-beat-cadet = Fine della lezione
achievement-beat-cadet-help = Vinci contro un Cadetto.
achievement-beat-pilot = Gregario
achievement-beat-pilot-help = Vinci contro un Pilota.
achievement-beat-captain = Nuovo capitano
achievement-beat-captain-help = Vinci contro un Capitano.
achievement-beat-commodore = Nave ammiraglia
achievement-beat-commodore-help = Vinci contro un Commodoro.
achievement-beat-admiral = Il saluto della flotta
achievement-beat-admiral-help = Vinci contro un Ammiraglio.
achievement-full-table = Tavolo pieno
achievement-full-table-help = Vinci una partita in quattro.
achievement-one-point = Per un soffio
achievement-one-point-help = Vinci con esattamente un punto di vantaggio.
achievement-tie-break = Spareggio
achievement-tie-break-help = Vinci a pari punti, quando decide altro.
achievement-landslide = A valanga
achievement-landslide-help = Vinci con almeno cinque punti di vantaggio.
achievement-comeback = Rimonta
achievement-comeback-help = Vinci dopo uno svantaggio di quattro punti.
achievement-clean-hands = Mani pulite
achievement-clean-hands-help = Vinci senza nemmeno un raid.
achievement-bare-hands = Senza trucchi
achievement-bare-hands-help = Vinci senza usare né scartare carte.
achievement-small-fleet = Tre bastano
achievement-small-fleet-help = Vinci senza costruire navi.
achievement-corsair = Corsaro
achievement-corsair-help = Prendi dodici risorse nei raid di una partita.
achievement-armada = Armada
achievement-armada-help = Schiera insieme tutte e sei le navi e la nave reliquia.
achievement-collector = Collezione
achievement-collector-help = Tieni in mano cinque carte.
achievement-two-wonders = Due meraviglie
achievement-two-wonders-help = Tieni insieme Alien City e Alien Monument.
achievement-half-planet = Mezzo pianeta
achievement-half-planet-help = Controlla cinque territori insieme.
achievement-four-stops = Quattro scali
achievement-four-stops-help = Attracca a quattro strutture diverse in un turno.
achievement-two-landings = Doppio arrivo
achievement-two-landings-help = Piazza due colonie in un turno.
achievement-master-builder = Capomastro
achievement-master-builder-help = Piazza tre colonie dal Colony Constructor in una partita.
achievement-launch-master = Maestro dei lanci
achievement-launch-master-help = Lancia tre colonie dall’Hub in una partita.
achievement-terraformer = Terraformatore
achievement-terraformer-help = Piazza tre colonie dalla Terraforming Station in una partita.
achievement-grand-tour = Gran tour
achievement-grand-tour-help = Attracca in una partita a tutte le nove strutture oltre alla Bay.
achievement-relic-hunter = A caccia di reliquie
achievement-relic-hunter-help = Compra la nave reliquia.
achievement-surveyor = Geometra
achievement-surveyor-help = Controlla prima o poi ogni territorio, in tutte le partite.
achievement-archivist = Archivista
achievement-archivist-help = Usa o scarta ognuna delle otto carte con un potere, in tutte le partite.
achievement-veteran = Veterano
achievement-veteran-help = Vinci venticinque partite.

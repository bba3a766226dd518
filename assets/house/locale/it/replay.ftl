## Il visore: una partita guardata, mossa per mossa, e ripresa da un momento.
replay-title = Replay
replay-watch = Guarda
replay-go-on = Continua a guardare
replay-untouched = La partita guardata resta com’è.
replay-timeline = Linea del tempo: { $turn }, azione { $at } di { $all }
replay-count = { $at } di { $all }
replay-start = All’inizio
replay-turn-back = Un turno indietro
replay-back = Azione precedente
replay-play = Avvia
replay-pause = Pausa
replay-on = Azione successiva
replay-turn-on = Turno seguente
replay-end = Alla fine
replay-slower = Più lento (ora { $speed })
replay-faster = Più veloce (ora { $speed })
replay-speed-half = 0,5×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-leave = Esci
replay-leave-help = Smetti di guardare
replay-branch = Gioca da qui
replay-branch-help = Da questo momento comincia una nuova partita. Quella guardata resta com’è.
replay-branch-over = Qui la partita è finita: torna indietro per giocare.
replay-branch-about = Qui comincia una nuova partita: { $when }. La partita guardata resta com’è.
replay-branch-play = Gioca
replay-branch-people = Persone a ogni posto
replay-log-go = Clic: mostra la partita dopo questo
replay-log-barred = Fin qui non si torna: nel frattempo si sono visti dadi o carte.
replay-log-past = Clic: torna a prima di questo, dadi e carte compresi
replay-chances = Calcola le probabilità
replay-chances-help = Il consigliere valuta ogni turno; poi la linea del tempo mostra le probabilità di vittoria di tutti.
replay-chance = { $name }: probabilità di vittoria { $chance }
replay-branch-practice = Ciò che viene dopo è già stato visto, perciò è un allenamento: non conta nelle statistiche e non vale per i traguardi.
replay-branch-goes-on = La partita guardata è ancora in corso, perciò questa è un allenamento, con dadi e carte propri: non conta nelle statistiche e non vale per i traguardi.
replay-branch-hides = La partita guardata è ancora in corso e ha informazioni nascoste, perciò questa è un allenamento, con dadi e carte propri, e ognuno resta al suo posto: non conta nelle statistiche e non vale per i traguardi.

## Partite di allenamento
practice = Allenamento
practice-help = Questa partita può tornare indietro oltre dadi e carte. Non conta nelle statistiche e non vale per i traguardi.
practice-choose = Allenamento: si torna indietro oltre dadi e carte, nulla conta

## Condividere una partita
share-title = Condividi la partita
share-about = Questo codice comincia la stessa partita ovunque: stessa distribuzione, stessi avversari e stessi dadi per le stesse azioni.
share-hides = La partita è ancora in corso: chi apre il codice può scoprire ciò che vi è ancora nascosto.
share-copy = Copia
share-copied = Il codice è copiato
share-no-code-scenario = La partita è cominciata da una posizione preparata, che nessun codice può dire. Condividi il suo diario.
share-no-code-start = La partita è stata distribuita da un’altra versione di Orrery, quindi qui non ha un codice. Condividi il suo diario.
share-log = Il diario come file
share-log-about = Si scrive in { $folder }
share-log-hides = Il diario rivela tutto ciò che è nascosto. Si può esportare a partita finita.
share-as-text = Come testo
share-as-text-help = Nella notazione, azione per azione: da leggere, e da riaprire con Orrery.
share-as-ron = Come RON
share-as-ron-help = Per i programmi, e da riaprire con Orrery.
share-exported = Il diario è in { $file }
share-not-exported = Il diario non si è potuto scrivere: { $reason }
share-enter = Inserisci un codice
share-enter-hint = XXXXX-XXXXX-…
share-enter-help = Il codice di una partita condivisa. Prepara giocatori, regole e distribuzione.
share-entered = Giocatori, regole e distribuzione sono come dice il codice. Una distribuzione condivisa non conta nelle statistiche e non vale per i traguardi.
share-left = Il seme è cambiato: un’altra distribuzione.
share-wrong-empty = Non c’è un codice.
share-wrong-long = È troppo lungo per un codice.
share-wrong-letter = Il carattere { $at }, «{ $letter }», non si usa nei codici.
share-wrong-length = Il gruppo { $group }, «{ $text }», ha { $letters ->
        [one] { $letters } carattere
       *[other] { $letters } caratteri
    }, non 5.
share-wrong-group = Il gruppo { $group }, «{ $text }», ha un carattere sbagliato o non è al suo posto.
share-wrong-whole = I gruppi non vanno insieme: uno manca, è di troppo o è di un altro codice.
share-wrong-version = Questo codice richiede Orrery { $needed }; questa è la { $version }.
share-wrong-game = Questo codice è per un altro gioco.
share-wrong-senseless = Il codice non descrive una partita giocabile.

## La partita del giorno
daily-title = Partita del giorno
daily-about = Una sola distribuzione per tutti in questa data, calcolata qui senza chiedere a nessuno. Gli avversari sono più facili di lunedì e più difficili di domenica.
daily-person = Una persona a questo schermo
daily-date = { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
daily-open = Oggi non ancora giocata.
daily-won = { $times ->
        [1] Giocata oggi: vittoria per { $points } a { $best }.
        [one] Giocata { $times } volta oggi; la prima è una vittoria per { $points } a { $best }.
       *[other] Giocata { $times } volte oggi; la prima è una vittoria per { $points } a { $best }.
    }
daily-lost = { $times ->
        [1] Giocata oggi: finita { $points } a { $best }.
        [one] Giocata { $times } volta oggi; la prima finisce { $points } a { $best }.
       *[other] Giocata { $times } volte oggi; la prima finisce { $points } a { $best }.
    }
daily-won-alone = { $times ->
        [1] Giocata oggi: vittoria con { $points }.
        [one] Giocata { $times } volta oggi; la prima è una vittoria con { $points }.
       *[other] Giocata { $times } volte oggi; la prima è una vittoria con { $points }.
    }
daily-lost-alone = { $times ->
        [1] Giocata oggi: { $points }, troppo pochi per vincere.
        [one] Giocata { $times } volta oggi; la prima finisce con { $points }, troppo pochi per vincere.
       *[other] Giocata { $times } volte oggi; la prima finisce con { $points }, troppo pochi per vincere.
    }
daily-kept = Nelle statistiche e per i traguardi conta solo la prima partita finita con questa distribuzione; quelle interrotte non contano.
daily-play = Gioca
daily-again = Gioca ancora

## Che cosa raggiungere da soli
daily-and-challenges = Partita del giorno, sfide
challenges = Sfide in solitario
challenges-about = Punti da raggiungere in una partita giocata da soli. Ogni tentativo ha una distribuzione nuova.
challenge-open = Non ancora tentata.
challenge-tried = Non ancora raggiunta. Punti migliori: { $points }.
challenge-reached = Raggiunta. Punti migliori: { $points }.
challenge-play = Gioca: { $name }

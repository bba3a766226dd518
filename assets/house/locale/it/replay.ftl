## Il visore: una partita guardata, mossa per mossa, e ripresa da un momento.
replay-title = Replay
replay-watch = Guarda
replay-go-on = Riprendi il replay
replay-untouched = La partita originale non cambia.
replay-timeline = Linea del tempo: { $turn }, azione { $at } di { $all }
replay-count = { $at } di { $all }
replay-start = All’inizio
replay-turn-back = Turno precedente
replay-back = Azione precedente
replay-play = Avvia
replay-pause = Pausa
replay-on = Azione successiva
replay-turn-on = Turno successivo
replay-end = Alla fine
replay-slower = Più lento (ora { $speed })
replay-faster = Più veloce (ora { $speed })
replay-speed-half = 0,5×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-leave = Esci
replay-leave-help = Esci dal replay
replay-branch = Gioca da qui
replay-branch-help = Inizia una nuova partita da questo momento. Quella originale non cambia.
replay-branch-over = Qui la partita è già finita: torna indietro per giocare.
replay-branch-about = Qui inizia una nuova partita: { $when }. Quella originale non cambia.
replay-branch-play = Gioca
replay-branch-people = Persone a ogni posto
replay-log-go = Clic: mostra la partita dopo questa azione
replay-log-barred = La partita non può tornare qui: nel frattempo sono stati scoperti dadi o carte.
replay-log-past = Clic: annulla tutto fino a prima di questa azione, dadi e carte compresi
replay-chances = Calcola le probabilità
replay-chances-help = Il consigliere analizza ogni turno; poi la linea del tempo mostra le probabilità di vittoria di tutti.
replay-chance = { $name }: probabilità di vittoria { $chance }
replay-branch-practice = Il resto della partita è già noto, perciò questa è un allenamento: non conta nelle statistiche e non vale per i traguardi.
replay-branch-goes-on = La partita originale è ancora in corso, perciò questa è un allenamento, con dadi e carte propri: non conta nelle statistiche e non vale per i traguardi.
replay-branch-hides = La partita originale è ancora in corso e ha informazioni nascoste, perciò questa è un allenamento, con dadi e carte propri; ognuno resta al suo posto. Non conta nelle statistiche e non vale per i traguardi.

## Partite di allenamento
practice = Allenamento
practice-help = In questa partita si possono annullare lanci e carte pescate. Non conta nelle statistiche e non vale per i traguardi.
practice-choose = Allenamento: lanci e carte pescate si annullano, nulla conta

## Condividere una partita
share-title = Condividi la partita
share-about = Questo codice avvia la stessa partita ovunque: stessa distribuzione, stessi avversari e stessi dadi per le stesse azioni.
share-hides = La partita è ancora in corso: il codice permette di scoprirne le informazioni nascoste.
share-copy = Copia
share-copied = Codice copiato
share-no-code-scenario = La partita è iniziata da una posizione preparata, che un codice non può contenere. Condividi il suo diario.
share-no-code-start = La partita è stata distribuita da un’altra versione di Orrery, quindi qui non ha un codice. Condividi il suo diario.
share-log = File del diario
share-log-about = Salvato in { $folder }
share-log-hides = Il diario rivela tutte le informazioni nascoste. Si può esportare a partita finita.
share-as-text = Salva per leggerlo
share-as-text-help = Testo semplice nella notazione del gioco, azione per azione. Orrery può riaprirlo.
share-as-ron = Salva per altri programmi
share-as-ron-help = Un file di dati in formato RON. Anche Orrery può aprirlo.
share-exported = Diario salvato: { $file }
share-not-exported = Il diario non è stato salvato: { $reason }
share-enter = Inserisci un codice
share-enter-hint = XXXXX-XXXXX-…
share-enter-help = Il codice di una partita condivisa. Prepara giocatori, regole e distribuzione.
share-entered = Giocatori, regole e distribuzione sono stati impostati dal codice. Una distribuzione condivisa non conta nelle statistiche e non vale per i traguardi.
share-left = Il seme è cambiato, quindi la distribuzione è un’altra.
share-wrong-empty = Inserisci prima un codice.
share-wrong-long = È troppo lungo per essere un codice.
share-wrong-letter = Il carattere { $at }, «{ $letter }», non si usa nei codici.
share-wrong-length = Il gruppo { $group }, «{ $text }», ha { $letters ->
        [one] { $letters } carattere
       *[other] { $letters } caratteri
    }, non 5.
share-wrong-group = Il gruppo { $group }, «{ $text }», ha un carattere sbagliato o non è al suo posto.
share-wrong-whole = I gruppi non combaciano: uno manca, è di troppo o è di un altro codice.
share-wrong-version = Questo codice richiede Orrery { $needed }; questa è la { $version }.
share-wrong-game = Questo codice è per un altro gioco.
share-wrong-senseless = Il codice non descrive una partita giocabile.

## La partita del giorno
daily-title = Partita del giorno
daily-about = La stessa distribuzione per tutti in questa data, generata offline. Gli avversari sono più facili di lunedì e più difficili di domenica.
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
        [1] Giocata oggi: persa { $points } a { $best }.
        [one] Giocata { $times } volta oggi; la prima è persa { $points } a { $best }.
       *[other] Giocata { $times } volte oggi; la prima è persa { $points } a { $best }.
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
daily-and-challenges = Partita del giorno e sfide
challenges = Sfide in solitario
challenges-about = Raggiungi un punteggio in una partita in solitario. Ogni tentativo ha una nuova distribuzione.
challenge-open = Non ancora tentata.
challenge-tried = Non ancora raggiunta. Miglior punteggio: { $points }.
challenge-reached = Raggiunta. Miglior punteggio: { $points }.
challenge-play = Gioca: { $name }

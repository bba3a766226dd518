### Titolo, menu, preparazione, opzioni.
### I termini stanno in GLOSSARY.md. I giocatori si chiamano per nome; il meno è un trattino medio.

## Titolo e menu
ui-title = ORRERY
ui-version = versione { $version }
ui-continue = Continua
ui-continue-gone = Non c’è nessuna partita da continuare.
ui-latest = { $names }, giro { $round }, { $when }
ui-new-match = Nuova partita
ui-load = Carica
ui-options = Opzioni
ui-quit = Esci
ui-back = Indietro
ui-done = Fatto
ui-close = Chiudi
ui-cancel = Annulla
ui-menu = Menu
ui-menu-help = Salva, carica, opzioni, esci.
ui-menu-saved = Salvataggio automatico dopo ogni azione.
ui-resume = Riprendi
ui-save-as = Salva come
ui-save = Salva
ui-save-name = Nome del salvataggio
ui-same-deal = Stessa partita da capo
ui-restart-sure = Ricominciare con le stesse carte e gli stessi dadi? I progressi di questa partita vanno persi. Una distribuzione già nota non conta nelle statistiche e non vale per i traguardi.
ui-to-title = Menu principale
ui-open = Apri
ui-delete = Elimina
ui-delete-sure = Eliminare per sempre «{ $name }»?
ui-load-none = Ancora nessuna partita salvata.
ui-load-reading = Lettura delle partite salvate: { $done } di { $count }
ui-load-broken = Non si può aprire: { $reason }
ui-autosave = Salvataggio automatico, giro { $round }
ui-save-over = { $name } (finita)
ui-save-gone = { $name } (eliminato per fare posto)
ui-saved = Salvata come «{ $name }»
ui-quick-save = Salvataggio rapido
ui-load-practice = Dopo questo salvataggio la partita è andata avanti, quindi questa è una copia a parte, come allenamento: non conta nelle statistiche e non vale per i traguardi. La partita più avanti resta salvata.
ui-not-saved = Salvataggio non riuscito: { $reason }
ui-files-taken = Orrery è già aperto in un’altra finestra. Finché quella resta aperta, qui partite, risultati, progressi e opzioni non si salvano automaticamente. «Salva come» funziona comunque.
ui-no-display = Nessuno schermo trovato. Avvia Orrery da una sessione grafica, oppure imposta DISPLAY o WAYLAND_DISPLAY. Comandi come «orrery --help» e «orrery simulate» non hanno bisogno di uno schermo.
ui-no-sound = Nessun dispositivo audio trovato: il gioco è muto. Collegane uno, o avvia PipeWire o PulseAudio, e riavvia Orrery.
ui-no-gpu = Nessuna scheda grafica con Vulkan o OpenGL trovata. Su Debian o Ubuntu installa mesa-vulkan-drivers e libvulkan1, oppure il driver del produttore della scheda.
ui-no-gpu-windows = Nessuna scheda grafica con Direct3D 12 o Vulkan trovata. Installa il driver più recente del produttore della scheda e riavvia Orrery.
ui-strange-screen = Windows non indica quali risoluzioni può mostrare uno degli schermi, quindi non si può aprire una finestra. Aggiorna il driver grafico o riprova senza quello schermo.
ui-window-bounded = Una finestra di { $asked } pixel è più grande di quanto una scheda grafica possa disegnare: ora è di { $size }.
ui-crash = Qualcosa è andato storto. La partita è stata salvata dopo l’ultima azione. Rapporto sull’errore: { $path }
ui-crash-match = La partita in corso è salvata in { $path }

## I giochi del titolo
title-games = { $count ->
    [1] Un gioco da tavolo intorno a un sole
    [2] Due giochi intorno a un sole
    [3] Tre giochi intorno a un sole
    [4] Quattro giochi intorno a un sole
   *[other] { $count } giochi intorno a un sole
}
title-players = da { $least } a { $most } giocatori
title-players-only = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
title-waits = giro { $round } in attesa
title-continue-line = Giro { $round }, { $when }
title-waiting = Partite in attesa
title-waiting-all = Tutte le partite in attesa: { $count }
title-new-line = prepara un tavolo
title-credits = Versioni non ufficiali di giochi da tavolo. Disegni e testi originali.
title-next = Gioco successivo
title-previous = Gioco precedente
title-place = { $name }, { $number } di { $count }
title-place-waits = { $name }, { $number } di { $count }, partita in attesa al giro { $round }

## Preparazione
ui-setup-title = Nuova partita
ui-setup-players = Giocatori, in ordine di turno
ui-setup-add = Aggiungi un giocatore
ui-setup-remove = Togli questo giocatore
ui-setup-every = Tutti gli avversari:
ui-yardsticks = Riferimenti: avversari semplici con cui si misurano gli altri
ui-players = Cambia giocatori
ui-players-about = Ogni posto può passare di mano in qualsiasi momento, anche a metà turno. Nelle statistiche e per i traguardi conta solo chi fa tutte le proprie mosse.
ui-players-person = Una persona a questo schermo
ui-players-replay = Replay
ui-players-take = Prendi questo posto
ui-players-take-sure = Si vedrà tutto ciò che { $name } tiene nascosto. La partita diventa un allenamento: non conta nelle statistiche e non vale per i traguardi.
ui-players-take-yes = Prendilo in allenamento
ui-players-give = Fai giocare { $player }
ui-setup-first-match = Consigliato per la prima partita.
ui-setup-learn = Prima impara
ui-setup-untaught = Ancora da imparare: { $what }.
ui-setup-preset = Regole
ui-setup-options = Varianti
ui-setup-customise = Adatta le regole
ui-setup-customise-help = Tutte le varianti, la distribuzione e l’allenamento, più gli avversari di riferimento negli elenchi dei giocatori.
ui-setup-changed = { $count ->
    [one] { $count } variante cambiata
   *[other] { $count } varianti cambiate
}
ui-setup-seed = Seme
ui-setup-seed-random = casuale
ui-setup-seed-help = Lo stesso numero dà le stesse carte e gli stessi dadi. Se resta vuoto, la distribuzione è nuova. Con un seme scelto la partita non conta nelle statistiche e non vale per i traguardi.
ui-start = Inizia
ui-fault-too-few =
    { $least ->
        [1] Serve almeno un giocatore.
        [2] Servono almeno due giocatori.
        [one] Serve almeno { $least } giocatore.
       *[other] Servono almeno { $least } giocatori.
    }
ui-fault-too-many =
    { $most ->
        [one] Può giocare una sola persona.
       *[other] Si gioca al massimo in { $most }.
    }
ui-fault-colour-twice = Ogni giocatore deve avere un colore diverso.
ui-fault-name-twice = Ogni giocatore deve avere un nome diverso.
ui-fault-seed = Il seme è un numero intero da 0 a 18446744073709551615.
opponent-human = Persona
opponent-human-help = Qualcuno a questo schermo.
opponent-engine = { $level } · { $character }
ui-character-chance = A caso
ui-character-chance-help = Carattere scelto all’inizio.
opponent-random = Vagabondo
opponent-random-help = Sceglie a caso un’azione permessa. Adatto a una prima prova.
opponent-flat = Campionatore
opponent-flat-help = Prova ogni azione in molte partite giocate a caso, e sceglie quella che ha vinto di più.
opponent-mcts = Albero
opponent-mcts-help = Fa crescere un albero di ciò che può accadere e ne prova i rami a caso: il metodo dei manuali.
opponent-unknown = Sconosciuto: { $word }
opponent-unknown-help = Questa versione non ha un tale giocatore. Al suo posto gioca { $instead }.
level-cadet = Cadetto
level-ensign = Guardiamarina
level-pilot = Pilota
level-captain = Capitano
level-commodore = Commodoro
level-admiral = Ammiraglio
opponent-replay = Replay
opponent-replay-help = Ripete azioni registrate.

## Lingue
ui-option-language = Lingua
option-language-auto = Del sistema
option-language-auto-help = La lingua del computer, se Orrery ce l’ha; altrimenti l’inglese.
ui-own-language-file = { $file }, riga { $line }: { $what }. Il file è stato ignorato.
ui-own-language-message = { $file }, riga { $line }: { $what }. Questo testo è stato ignorato.
ui-own-language-used = { $file }, riga { $line }: { $what }.
ui-own-language-more =
    { $count ->
        [one] Nella cartella delle lingue c’è un altro problema: vedi lo standard error.
       *[other] Nella cartella delle lingue ci sono altri { $count } problemi: vedi lo standard error.
    }

### Le opzioni, pagina per pagina, e tutto sui tasti. Ogni riga ha il suo nome e una riga di aiuto.

## Pagine
options-game = Gioco
options-display = Schermo
options-sound = Suono
options-controls = Comandi
options-access = Lingua e accesso
options-defaults = { $page }: ripristina predefinite
options-spoken = { $row }: { $value }
options-percent = { $size } %
options-ask-all = Chiedi di nuovo tutto

## Gioco
ui-option-animation = Animazione
ui-option-animation-help = Quanto in fretta si muovono i pezzi sulla plancia.
option-animation-off = Spenta
option-animation-half = Lenta
option-animation-normal = Normale
option-animation-double = Veloce
option-animation-quadruple = Velocissima
ui-option-pace = Gli avversari giocano
ui-option-pace-help = Quanto aspettano gli avversari del computer tra due azioni.
option-pace-instant = Subito
option-pace-fast = In fretta
option-pace-normal = Normale
option-pace-slow = Piano
option-pace-step = Passo passo
ui-option-think = Riflessione degli Ammiragli
ui-option-think-help = Quanto un Ammiraglio simula in anticipo prima di decidere. Di più rende più forte, e richiede più tempo.
option-think-half = Metà
option-think-usual = Normale
option-think-double = Doppia
option-think-quadruple = Quadrupla
ui-option-hand-over = Cambio di mano
ui-option-hand-over-help = Che cosa si vede quando tocca a un’altra persona davanti a questo schermo.
option-hand-over-off = Niente
option-hand-over-off-help = Si gioca subito il turno seguente.
option-hand-over-banner = Riepilogo
option-hand-over-banner-help = Un avviso dice a chi tocca, e che cosa è cambiato.
option-hand-over-cover = Nascondi
option-hand-over-cover-help = La plancia, o in alcuni giochi la sola mano, resta coperta finché non prosegue la persona seguente.
option-hand-over-open = Carte scoperte
option-hand-over-open-help = Tra due turni non si mostra nulla. Nei giochi con carte nascoste le mani restano scoperte, comodo per chi insegna.
ui-option-questions = Chiedi prima di
ui-option-questions-help = Ognuna di queste cose si può chiedere prima, o fare subito.

## Schermo
ui-option-window = Modalità schermo
ui-option-window-help = Come il gioco occupa lo schermo.
option-window-windowed = Finestra
option-window-windowed-help = Una finestra tra le altre. La sua dimensione viene ricordata.
option-window-borderless = Senza bordi
option-window-borderless-help = Riempie lo schermo senza cornice. Altre finestre possono venire davanti.
option-window-fullscreen = Schermo intero
option-window-fullscreen-help = Prende lo schermo per sé. Alcuni sistemi lo riempiono invece senza cornice.
ui-option-monitor = Monitor
ui-option-monitor-help = Su quale monitor si apre il gioco.
option-monitor-any = Qualsiasi
ui-option-scale = Dimensione dei dialoghi
ui-option-scale-help = Menu e dialoghi con tutto quel che contengono. La plancia riempie sempre la finestra.
ui-option-sky = Pianeta e spazio
ui-option-sky-help = Con quanta finezza si disegnano pianeta, luna e spazio.
option-sky-auto = Automatico
option-sky-auto-help = Completo, a meno che su questo computer i fotogrammi non richiedano troppo tempo: allora semplice.
option-sky-full = Completo
option-sky-full-help = Ogni dettaglio del suolo, nubi e campi che brillano.
option-sky-plain = Semplice
option-sky-plain-help = Suolo meno fine, niente nubi, campi più semplici: per computer deboli.

## Suono
ui-option-volume = Volume
ui-option-volume-help = Tutto insieme.
ui-option-volume-music = Musica
ui-option-volume-music-help = Quattro strati che seguono la partita.
ui-option-volume-effects = Effetti
ui-option-volume-effects-help = Dadi, navi, pulsanti. Nessuna informazione è affidata solo al suono.
ui-option-mute = Silenzio
ui-option-mute-help = Quando non si deve sentire niente.
ui-option-mute-all = Nessun suono ({ $key })
ui-option-mute-unfocused = Nessun suono mentre è davanti un’altra finestra
ui-muted = Il suono è spento.
ui-unmuted = Il suono è acceso.

## Lingua e accesso
ui-option-language-help = I testi cambiano subito.
ui-option-text = Dimensione del testo
ui-option-text-help = Solo le lettere di menu, dialoghi e spiegazioni, oltre alla dimensione dei dialoghi.
ui-option-palette = Colori
ui-option-palette-help = In ognuno i giocatori si distinguono per forma, lettera e tratteggio.
option-palette-default = Originali
option-palette-default-help = Rosso, verde, blu e giallo su blu notte.
option-palette-okabe-ito = Per daltonici
option-palette-okabe-ito-help = Vermiglio, verde bluastro, blu e giallo secondo Okabe e Ito: si distinguono con ogni forma comune di visione dei colori.
option-palette-high-contrast = Alto contrasto
option-palette-high-contrast-help = Bianco su nero, sfondi più scuri, colori più forti.
option-palette-greyscale = Scala di grigi
option-palette-greyscale-help = Nessun colore: i giocatori si distinguono per luminosità, forma, lettera e tratteggio.
ui-option-motion = Movimento
ui-option-motion-help = Per chi è sensibile al movimento.
ui-option-reduced = Ridotto: niente tremolii, rotazioni o scivolamenti

## La copertura tra due persone
ui-hand-over-covered = La plancia resta coperta finché il turno non viene preso.

## File delle opzioni
ui-settings-not-saved = Opzioni non salvate: { $reason }
settings-line = riga { $line }: { $reason }
settings-broken = Non si è potuto leggere { $file }, che ora si chiama { $aside }. Valgono le opzioni iniziali. { $reason }
settings-broken-there = Non si è potuto né leggere né spostare { $file }. Valgono le opzioni iniziali. { $reason }
settings-newer = { $file } viene da una versione più recente del gioco (formato { $version }). Resta com’è; i cambiamenti valgono fino alla chiusura del gioco.
settings-strange = Parti di { $file } sono escluse: { $reasons }
settings-unsaved = Non salvato
settings-unsaved-help = In questo momento non si può conservare niente: { $reason }

## Immagini della finestra
ui-no-backend = { $variable } non è impostata: questo sistema di finestre non c’è.
shot-taken = Schermata salvata: { $file }
shot-failed = Nessuna immagine: { $reason }

## Tasti
keys-list = Tutti i tasti
keys-help = Scegli una casella, poi premi il nuovo tasto, pulsante del mouse o pulsante del gamepad. Canc svuota una casella.
keys-key = Tastiera e mouse
keys-pad = Gamepad
keys-none = –
keys-slot-key = { $action }, tasto: { $key }
keys-slot-second-key = { $action }, secondo tasto: { $key }
keys-slot-pad = { $action }, pulsante del gamepad: { $key }
keys-slot-second-pad = { $action }, secondo pulsante del gamepad: { $key }
keys-press-key = Premi il nuovo tasto
keys-press-key-help = Un tasto, da solo o con Ctrl, Alt o Maiusc, o un altro pulsante del mouse. Esc lascia tutto com’era.
keys-press-button = Premi il nuovo pulsante
keys-press-button-help = Un pulsante qualsiasi del gamepad. Esc lascia tutto com’era.
keys-empty = Lascia vuoto
keys-taken = { $key } è già occupato: { $holder }. Con lo scambio passa a: { $action }; quel che era qui passa a: { $holder }.
keys-swap = Scambia
keys-reserved = { $key } riporta sempre indietro e non può avere un altro significato.
keys-reset = { $action }: tasti iniziali
keys-reset-all = Tutti i tasti iniziali
keys-reset-all-sure = Ogni azione riprende i tasti e i pulsanti che aveva all’inizio. I cambiamenti vanno persi.
keys-lost = Tasti iniziali di nuovo per: { $action }. Così perdono un tasto: { $losers }
keys-page = Pagina da stampare
keys-page-title = Tasti di { $game }
keys-written = L’elenco dei tasti da stampare: { $file }
keys-not-written = Non si è potuto scrivere l’elenco dei tasti: { $reason }
keys-choosing = Scegliere
keys-turn = Il turno
keys-telling = Guardare meglio
keys-lessons = Lezioni
keys-replay = Guardare una partita
keys-matches = Partite
keys-program = Programma

## Che cosa fanno i tasti
action-Advance = Lancia, prosegui
action-Choose = Scegli, o prosegui
action-Confirm = Scegli ciò che è segnato
action-Cancel = Indietro, poi il menu
action-Next = Elemento successivo
action-Previous = Elemento precedente
action-Left = Sinistra
action-Right = Destra
action-Up = Su
action-Down = Giù
action-EndTurn = Fine turno
action-Undo = Annulla
action-Redo = Ripeti
action-ResetTurn = Ricomincia il turno
action-Codex = Codex
action-DiceOptions = Che cosa possono questi dadi
action-Coach = Consigliere
action-Why = Perché? L’ultimo turno avversario
action-Log = Diario
action-Scores = Punti
action-Players = Chi gioca
action-Review = Analisi, dopo la partita
action-ReplayPlay = Avvia o pausa
action-ReplayBack = Azione precedente
action-ReplayOn = Azione successiva
action-ReplayTurnBack = Un turno indietro
action-ReplayTurnOn = Turno seguente
action-ReplayStart = All’inizio
action-ReplayEnd = Alla fine
action-ReplaySlower = Più lento
action-ReplayFaster = Più veloce
action-ReplayBranch = Gioca da qui
action-LessonNext = In una lezione: avanti
action-LessonBack = In una lezione: indietro
action-ShowMe = In una lezione: mostra
action-Save = Salva con nome
action-Load = Partite salvate
action-NewMatch = Nuova partita
action-QuickSave = Salvataggio rapido
action-QuickLoad = Carica il salvataggio rapido
action-Menu = Menu
action-Options = Opzioni
action-Keys = Tutti i tasti
action-Fullscreen = Tutto lo schermo o finestra
action-Screenshot = Cattura schermata
action-ScaleUp = Dialoghi più grandi
action-ScaleDown = Dialoghi più piccoli
action-ScaleReset = Dialoghi come all’inizio
action-Mute = Suono acceso o spento

## Nomi dei tasti
key-Ctrl = Ctrl
key-Alt = Alt
key-Shift = Maiusc
key-Space = Spazio
key-Enter = Invio
key-Escape = Esc
key-Tab = Tab
key-Backspace = Backspace
key-Insert = Ins
key-Delete = Canc
key-Home = Inizio
key-End = Fine
key-PageUp = Pag su
key-PageDown = Pag giù
key-Left = Sinistra
key-Right = Destra
key-Up = Su
key-Down = Giù
key-Plus = più
key-Minus = meno
key-Equal = =
key-Comma = ,
key-Period = .
key-Slash = /
key-Semicolon = ;
key-Quote = ’
key-Backquote = `
key-Backslash = \
key-BracketLeft = {"["}
key-BracketRight = ]
key-Add = più
key-Subtract = meno
key-Multiply = *
key-Divide = /
key-Mouse = Mouse { $number }
key-MouseMiddle = Rotella del mouse
key-MouseBack = Mouse indietro
key-MouseForward = Mouse avanti

## Nomi dei pulsanti del gamepad
pad-South = A
pad-East = B
pad-West = X
pad-North = Y
pad-C = C
pad-Z = Z
pad-LeftShoulder = LB
pad-RightShoulder = RB
pad-LeftTrigger = LT
pad-RightTrigger = RT
pad-Select = Back
pad-Start = Start
pad-Mode = Home
pad-LeftStick = Levetta sinistra
pad-RightStick = Levetta destra
pad-CrossUp = Croce su
pad-CrossDown = Croce giù
pad-CrossLeft = Croce sinistra
pad-CrossRight = Croce destra

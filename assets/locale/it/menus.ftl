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
ui-menu-saved = La partita si salva dopo ogni ordine.
ui-resume = Riprendi
ui-save-as = Salva come
ui-save = Salva
ui-save-name = Nome del salvataggio
ui-same-deal = Stessa partita da capo
ui-restart-sure = La partita ricomincia con le stesse carte e gli stessi dadi. Tutto ciò che è seguito va perso.
ui-to-title = Al titolo
ui-open = Apri
ui-delete = Elimina
ui-delete-sure = Eliminare per sempre «{ $name }»?
ui-load-none = Non c’è ancora nessun salvataggio.
ui-load-broken = Non si può aprire: { $reason }
ui-autosave = Salvataggio automatico, giro { $round }
ui-save-over = { $name } (finita)
ui-saved = Salvata come «{ $name }»
ui-quick-save = Salvataggio rapido
ui-not-saved = Salvataggio non riuscito: { $reason }
ui-no-display = Nessuno schermo trovato. Avvia Orrery da una sessione grafica, oppure imposta DISPLAY o WAYLAND_DISPLAY. Comandi come «orrery --help» e «orrery simulate» non hanno bisogno di uno schermo.
ui-no-sound = Nessun dispositivo audio trovato: il gioco è muto. Collegane uno, o avvia PipeWire o PulseAudio, e riavvia Orrery.
ui-no-gpu = Nessuna scheda grafica con Vulkan o OpenGL trovata. Su Debian o Ubuntu installa mesa-vulkan-drivers e libvulkan1, oppure il driver del produttore della scheda.
ui-crash = Qualcosa è andato storto. La partita è salva fino all’ultimo ordine. Un resoconto si trova in { $path }
ui-crash-match = La partita in corso è salvata in { $path }

## I giochi del titolo
# What a game is called, what it is in at most 50 letters, and whose it is.
game-alien-frontiers = Alien Frontiers
game-alien-frontiers-line = un pianeta, otto territori, navi che sono dadi
game-alien-frontiers-credit = Una versione non ufficiale del gioco da tavolo di Tory Niemann. Disegni e testi propri.
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
title-next = Gioco successivo
title-previous = Gioco precedente
title-place = { $name }, { $number } di { $count }
title-place-waits = { $name }, { $number } di { $count }, una partita aspetta al giro { $round }

## Preparazione
ui-setup-title = Nuova partita
ui-setup-players = Giocatori, in ordine di turno
ui-setup-add = Aggiungi un giocatore
ui-setup-remove = Togli questo giocatore
ui-setup-name-help = Il nome del giocatore. Vuoto: si usa il colore.
ui-setup-every = Tutti gli avversari:
ui-yardsticks = Termini di paragone, per misurarsi
ui-players = Chi gioca
ui-players-about = Ogni posto può cambiare mano in qualsiasi momento, anche a metà turno.
ui-players-click = Clic: chi gioca in questo posto ({ $key })
ui-players-person = Una persona a questo schermo
ui-players-replay = Una registrazione
ui-players-take = Gioca qui di persona
ui-players-give = Fai giocare { $player }
ui-setup-first = Primo giocatore
ui-setup-preset = Regole
ui-setup-options = Varianti
ui-setup-seed = Seme
ui-setup-seed-random = casuale
ui-setup-seed-help = Lo stesso numero dà le stesse carte e gli stessi dadi. Vuoto: una distribuzione nuova.
ui-start = Inizia
ui-fault-too-few = Servono almeno due giocatori.
ui-fault-colour-twice = Ogni giocatore deve avere un colore diverso.
ui-fault-name-twice = Ogni giocatore deve avere un nome diverso.
ui-fault-seed = Il seme è un numero intero da 0 a 18446744073709551615.
opponent-human = Persona
opponent-human-help = Qualcuno a questo schermo.
opponent-engine = { $level } · { $character }
opponent-random = Vagabondo
opponent-random-help = Fa qualsiasi cosa permessa. Adatto a un primo sguardo.
opponent-simple = Colono
opponent-simple-help = Costruisce navi e colonie appena può, e non guarda mai gli altri.
opponent-parity = Parità
opponent-parity-help = Gioca come l’avversario pubblicato per questo gioco: conta ciò che resta sul tavolo dopo il proprio turno.
opponent-parity-admiral = Parità, prudente
opponent-parity-admiral-help = L’avversario pubblicato, con più timore di ciò che ha il migliore degli altri.
opponent-parity-pirate = Parità, dispettosa
opponent-parity-pirate-help = L’avversario pubblicato che più di tutto bada al migliore degli altri.
opponent-flat = Campionatore
opponent-flat-help = Prova ogni ordine in molte partite giocate a caso, e sceglie quello che ha vinto di più.
opponent-mcts = Albero
opponent-mcts-help = Fa crescere un albero di ciò che può accadere e ne prova i rami a caso: il metodo dei manuali.
opponent-unknown = Sconosciuto: { $word }
opponent-unknown-help = Questa versione non conosce un tale giocatore. Al suo posto gioca { $instead }.
level-cadet = Cadetto
level-cadet-about = Appena uscito dall’Accademia: segue regole semplici e spesso non vede che cosa offrono i dadi.
level-pilot = Pilota
level-pilot-about = Usa bene ogni turno, ma gli sfugge qualcosa e perdona gli errori.
level-captain = Capitano
level-captain-about = Valuta tutto il turno con carte e scambi, e ogni tanto sbaglia.
level-commodore = Commodoro
level-commodore-about = Trova in ogni turno il meglio che vede, e non regala nulla.
level-admiral = Ammiraglio
level-admiral-about = Prosegue nella mente i turni migliori prima di decidere. Il più forte di tutti.
character-surveyor = Geometra
character-surveyor-about = Vuole soltanto vincere.
character-corsair = Corsaro
character-corsair-about = Preferisce rubare che scavare.
character-archivist = Archivista
character-archivist-about = Raccoglie tecnologie aliene, e sa come usarle.
character-shipwright = Armatore
character-shipwright-about = Si affida a una grande flotta.
character-pioneer = Pioniere
character-pioneer-about = Si espande sul pianeta e lotta per ogni territorio.
character-warden = Custode
character-warden-about = Tiene d’occhio chi è in testa, e lo frena.
opponent-replay = Replay
opponent-replay-help = Ripete ordini registrati.
option-first-roll = Lancio più alto
option-first-roll-help = Ognuno lancia una nave; comincia il valore più alto.
option-first-random = A caso
option-first-random-help = Può cominciare chiunque.
option-first-chosen = Primo in elenco
option-first-chosen-help = Comincia chi è in cima all’elenco.
preset-2011 = 2011
preset-2011-help = La seconda edizione, con ogni lacuna colmata.
preset-2010 = 2010
preset-2010-help = Il Plasma Cannon della prima edizione.
preset-2011-literal = 2011 alla lettera
preset-2011-literal-help = Il testo della seconda edizione parola per parola: una sesta nave meno cara, un bonus di Asimov anticipato.
preset-app = Tablet
preset-app-help = Come giocava la versione per tablet del 2011: la Bay è sempre aperta, la miniera tollera le proprie navi, i passi in più all’Hub aspettano.
rule-length = Durata
rule-length-help = Quante colonie ha ogni giocatore. Normale: 8, 7 o 6 in due, tre o quattro giocatori. Lunga: sempre 8.
rule-length-normal = Normale
rule-length-long = Lunga
rule-vp = Traguardo
rule-vp-help = La partita può finire anche quando qualcuno ha abbastanza punti: 12, 10 o 9 in due, tre o quattro giocatori; breve: 8 in quattro.
rule-vp-off = Nessuno
rule-vp-standard = Punti
rule-vp-short = Meno punti
rule-duty = Obbligo
rule-duty-help = Quando una nave può andare nella Bay. Mite: se da sola non ha attracchi liberi. Libero: sempre. Severo: se non può attraccare in alcun modo.
rule-duty-soft = Mite
rule-duty-free = Libero
rule-duty-strict = Severo
rule-supply = Riserva
rule-supply-help = Carburante e minerale nel gioco: senza limite, oppure 30 di carburante e 20 di minerale.
rule-supply-unlimited = Senza limite
rule-supply-limited = Limitata
rule-mine = Lunar Mine
rule-mine-help = Quali navi una nuova deve eguagliare: quelle di tutti, o solo quelle altrui.
rule-mine-strict = Contano tutte
rule-mine-forgiving = Solo altrui
rule-surplus = Avanzo all’Hub
rule-surplus-help = I passi oltre l’ultimo cerchio aspettano un lancio nell’ordine subito dopo, o fino alla fine del turno.
rule-surplus-immediate = Ordine dopo
rule-surplus-turn = Tutto il turno
rule-asimov = Asimov Crater
rule-asimov-help = Quale nave del turno dà il cerchio in più.
rule-asimov-second = Seconda nave
rule-asimov-first = Prima nave
rule-sixth = Sesta nave
rule-sixth-help = Quanto costa la sesta nave allo Shipyard, in carburante e minerale.
rule-sixth-three = 3 carb. 3 min.
rule-sixth-two = 3 carb. 2 min.
rule-market = Market
rule-market-help = Se una coppia continua a scambiare dopo che una delle sue navi è stata teletrasportata via.
rule-market-ends = Smette
rule-market-kept = Continua
rule-cannon = Plasma Cannon
rule-cannon-help = Quante navi lo scarto del Cannon deve lasciare alla vittima.
rule-cannon-three = Tre
rule-cannon-four = Quattro prima

## Lingue
ui-option-language = Lingua
option-language-auto = Del sistema
option-language-auto-help = La lingua del computer, se Orrery la parla; altrimenti l’inglese.
ui-own-language-file = { $file }, riga { $line }: { $what }. Il file è escluso.
ui-own-language-message = { $file }, riga { $line }: { $what }. Questo testo è escluso.
ui-own-language-used = { $file }, riga { $line }: { $what }.
ui-own-language-more =
    { $count ->
        [one] Un altro difetto nella cartella delle lingue è riportato sullo standard error.
       *[other] Altri { $count } difetti nella cartella delle lingue sono riportati sullo standard error.
    }

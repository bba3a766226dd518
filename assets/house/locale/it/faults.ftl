## Dopo un errore del programma
fault-title = L’ultima volta il gioco si è interrotto
fault-words = Un errore del programma lo ha chiuso. La partita era stata salvata dopo l’ultima azione: nulla è andato perso.
fault-words-no-match = Un errore del programma lo ha chiuso. Nessuna partita era aperta: nulla è andato perso.
fault-report = Un resoconto dell’accaduto si trova su questo computer e non viene inviato a nessuno: { $path }
fault-go-on = Continua la partita
fault-to-title = Menu principale

## A file of the own assets
fault-loose-file = Un file della cartella delle risorse personali non si può usare; vale quello predefinito: { $reason }

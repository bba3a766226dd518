### Che cosa si dice della plancia a chi la percorre con tasti, gamepad o lettore di schermo, e che cosa si scrive per
### chi legge in un terminale.

## Che cosa porta una scelta
access-can = Si può scegliere.
access-gains = Ottiene { $what }.
access-pays = Paga { $what }.
access-gains-other = { $name } ottiene { $what }.
access-pays-other = { $name } perde { $what }.
access-final = Non si può annullare.
access-count-points =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }

## Che cosa si scrive per chi legge
access-opened = Partita: { $names }.
access-turn = Di turno: { $name }.
access-remark = { $name }: { $words }
access-standing = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
access-over = La partita è finita.
access-undone = { $name } annulla l’ultima azione.
access-redone = { $name } ripete l’azione annullata.
access-reset = { $name } annulla tutto fino all’ultimo lancio o pescata.
access-screen-title = Menu principale.
access-screen-setup = Preparazione di una nuova partita.
access-screen-match = La plancia.
access-screen-end = Risultati della partita.
access-closed = Chiuso.
access-on = sì
access-off = no
access-button = pulsante
access-check = casella
access-slider = cursore
access-list = elenco
access-field = campo di testo
access-disabled = non disponibile

## Nomi di campi, elenchi e segni
access-seat-name = Nome di { $name }
access-seat-colour = Colore del posto { $number }
access-seat-player = Chi gioca per { $name }
access-seat-character = Carattere di { $name }
access-seat-remove = Togli { $name }
access-other-name = Un altro nome
access-names = Ada, Bruno, Chiara, Dario, Elena, Fabio, Greta, Hiro, Irene, Jacopo, Kalpana, Luca, Marta, Nicola, Olga, Paolo, Rita, Sergio, Teresa, Ugo
access-suggest = Usa il nome { $name }
access-save-name = { $names }, giro { $round }

## La tastiera su schermo. Lettere: file di tasti dall’alto in basso, al massimo 12 per fila
keyboard-letters = qwertyuiopèé asdfghjklòàù zxcvbnmì
keyboard-latin = qwertyuiop asdfghjkl zxcvbnm
keyboard-capitals = Maiuscole
keyboard-to-letters = Lettere
keyboard-to-latin = Latine
keyboard-to-signs = Simboli
keyboard-back = Cursore a sinistra
keyboard-on = Cursore a destra
keyboard-space = Spazio
keyboard-erase = Cancella
keyboard-offer = { $button }: tastiera su schermo

### Le parole del gioco d’esempio.
game-beacons = Fari
game-beacons-line = linee di luce tra i detriti
game-beacons-credit = L’esempio di «Adding a game».
goal = Accendi tre o più fari in linea. A campo pieno vince chi ha più punti.
hint-light = { $name } accende un faro in una casella vuota.
brief-light = { $field }
log-light = { $points ->
    [0] { $name } ha acceso { $field }.
    [one] { $name } ha acceso { $field } e ha fatto { $points } punto.
   *[other] { $name } ha acceso { $field } e ha fatto { $points } punti.
}
event-lit = { $points ->
    [0] { $field } è acceso.
    [one] { $field } è acceso e vale { $points } punto.
   *[other] { $field } è acceso e vale { $points } punti.
}
field-empty = { $field }, vuota
field-rubble = { $field }, detriti
field-beacon = { $field }, un faro di { $name }
refusal-over = La partita è finita.
refusal-not-empty = Un faro vuole una casella vuota.
score-lines = Linee
level-cadet-about = Valuta spesso male le caselle.
level-pilot-about = Valuta meglio, ma sbaglia ancora.
level-captain-about = Sbaglia di circa un punto.
level-commodore-about = Sbaglia di rado.
level-admiral-about = Sceglie sempre la casella migliore per la sua rete.
opponent-simple-help = Prende la casella che dà più punti all’uno o all’altro.
character-keeper = Guardiano
character-keeper-about = Valuta ogni casella dalle sue linee.
stats-scored = Fari con punti
stats-great = Fari da due punti o più
preset-plain = Standard
academy-chapter-0 = Prime luci
lesson-light = Un faro
lesson-light-tip = Una casella è occupata per sempre: niente si sposta e niente si prende.
lesson-light-goal = A ogni turno si accendono due fari, al primo uno solo, finché il campo è pieno. Vince chi ha più punti.
lesson-light-first = Accendi il tuo primo faro: fai clic sulla casella evidenziata.
lesson-light-other = Il rivale risponde con due.
lesson-light-rubble = Le caselle scure sono detriti. Prova ad accenderne una.
lesson-light-check = Accendi b2 o d2, in diagonale accanto al tuo primo faro.
lesson-lines = Linee
lesson-lines-tip = Una linea aperta ai due capi minaccia due volte.
lesson-lines-three = Tre in linea danno un punto, in riga, in colonna o in diagonale. Completa la tua.
lesson-lines-block = Lo stesso vale per il rivale. Ogni altro faro di una linea dà ancora punti.
lesson-lines-four = Quattro in linea danno altri due punti. Allunga la tua linea.
lesson-crossing = Incroci
lesson-crossing-tip = La casella migliore dà punti a te e li avrebbe dati al rivale.
lesson-crossing-look = In questa casella si incontrano una tua colonna e una tua diagonale.
lesson-crossing-both = Un faro dà punti per ogni linea di cui fa parte. Fai due punti in una volta.

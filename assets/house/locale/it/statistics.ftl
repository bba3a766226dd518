### Statistiche e traguardi.

## Le schermate
stats = Statistiche
stats-match = Statistiche della partita
stats-none = Ancora nulla da contare. Una partita conta quando è finita e l’ha giocata una persona a questo schermo. Lezioni e rompicapi non contano mai.
stats-tab-dice = Dadi
stats-tab-matches = Partite
stats-tab-achievements = Traguardi
stats-everybody = Tutti
stats-export-csv = Esporta tabella (CSV)
stats-export-json = Esporta tutto (JSON)
stats-exported = Esportato in { $file }
stats-not-exported = Esportazione non riuscita: { $reason }
stats-not-saved = Non è stato possibile salvare le statistiche: { $reason }
stats-uncounted-known-deal = La distribuzione era già nota: la partita non conta nelle statistiche e non vale per i traguardi.
stats-uncounted-changed-hands = Qualche posto è passato di mano: la partita non conta nelle statistiche e non vale per i traguardi.
stats-broken = Non si è potuto leggere { $file }, che ora si chiama { $aside }. Le statistiche ripartono da zero. { $reason }
stats-broken-there = Non si è potuto né leggere né rinominare { $file }. Non vi si aggiunge nulla. { $reason }

## Punti e dadi
stats-chart = I punti di tutti, turno per turno
stats-turns = turni
stats-face =
    { $count ->
        [one] { $face }: { $count } volta, con dadi non truccati da { $low } a { $high }
       *[other] { $face }: { $count } volte, con dadi non truccati da { $low } a { $high }
    }
stats-dice-count = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
stats-band = La fascia mostra dove cadono i dadi non truccati in almeno 19 partite su 20. Circa una colonna su venti ne esce per caso.
stats-luck-none = Nessun dado lanciato.
stats-luck-usual = { $mean } di media: nella norma. Dadi non truccati danno da { $low } a { $high } in 19 partite su 20.
stats-luck-low = { $mean } di media: insolitamente poco. Dadi non truccati danno da { $low } a { $high } in 19 partite su 20.
stats-luck-high = { $mean } di media: insolitamente tanto. Dadi non truccati danno da { $low } a { $high } in 19 partite su 20.

## Tutte le partite
stats-split-none = Ancora nessuna partita di questo tipo.
stats-split-opponent = Per avversario
stats-split-seat = Per posto
stats-split-players = Per giocatori
stats-split-preset = Per regole
stats-played = Giocate
stats-won = Vinte
stats-share = Quota
stats-ahead = Partite finite davanti a: { $list }
stats-ahead-item = { $level } { $ahead } su { $played }
stats-seat = { $seat ->
    [1] primo turno
    [2] secondo turno
    [3] terzo turno
   *[other] quarto turno
}
stats-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
stats-preset-own = Regole modificate

## Traguardi
stats-achieved = Traguardi raggiunti: { $done } di { $all }
stats-achieved-help = Contano solo le partite in solitario e contro avversari del computer; mai lezioni, rompicapi e scenari.
stats-earned = Traguardo raggiunto: { $name }
stats-progress = { $reached } di { $goal }
stats-achievement-done = { $name }, raggiunto: { $help }
stats-achievement-open = { $name }, { $reached } di { $goal }: { $help }

### Gli avversari come persone: i loro nomi, e che cosa dicono, una volta in una partita per ogni occasione, con una frase tutta loro:
### hello all’inizio; raid quando prendono merci col modulo commerciale; raided quando lo subiscono; beaten quando perdono uno scontro; lead quando passano in testa;
### near quando possono finire la partita nel prossimo turno; triumph dopo qualcosa di grande; win e defeat alla fine.

rival-navigator = Halima
remark-navigator-hello = Le stelle ci sono tutte. Buona scelta.
remark-navigator-raid = Oggi serve più a me. Ecco i soldi.
remark-navigator-raided = Pazienza: la stiva pesava un po’ troppo.
remark-navigator-beaten = Corrente contraria. Si rema più forte.
remark-navigator-lead = Da qui si vedono le luci del porto.
remark-navigator-near = Ancora una tratta, e la rotta è compiuta.
remark-navigator-triumph = Questo era da sempre sulla mia carta.
remark-navigator-win = Motori spenti. Bello volare in compagnia.
remark-navigator-defeat = Era la stella sbagliata. Bella, però.

rival-trader = Tibor
remark-trader-hello = Tutto è in vendita, tranne il berretto.
remark-trader-raid = In contanti. Chi direbbe di no?
remark-trader-raided = Venduto? Ma il prezzo era ancora da fare.
remark-trader-beaten = Duri nelle trattative, questi pirati.
remark-trader-lead = Gli affari vanno bene. Colpa mia.
remark-trader-near = Ultima offerta del giorno. Avvicinatevi.
remark-trader-triumph = Per questo avrei pagato il doppio.
remark-trader-win = Tutto esaurito. Si riapre domani.
remark-trader-defeat = Offerta superata. Ne valeva la spesa.

rival-settler = Matis
remark-settler-hello = I semi li ho. Qualcuno ha un pianeta?
remark-settler-raid = Un po’ di zucchero, tra vicini. Diciamo un barile.
remark-settler-raided = Tra vicini si divide. Ma il barile lo rivoglio.
remark-settler-beaten = Un po’ di grandine. I germogli si riprendono.
remark-settler-lead = Cresce meglio quando nessuno guarda.
remark-settler-near = Sentite? C’è aria di raccolto.
remark-settler-triumph = Per prima cosa, qui si pianta un albero.
remark-settler-win = Raccolto finito. C’è pane per due.
remark-settler-defeat = Annata secca. Ma la terra è buona.

rival-hunter = Ilka
remark-hunter-hello = Dormo con un occhio aperto. Meglio saperlo.
remark-hunter-raid = L’ho chiesto con garbo. I cannoni ascoltavano.
remark-hunter-raided = Che audacia. L’audacia mi piace.
remark-hunter-beaten = Mancato. Più tardi lo negherò.
remark-hunter-lead = Qualcosa mi insegue, e perde terreno.
remark-hunter-near = Resta un colpo, e ho buona mira.
remark-hunter-triumph = Una lunga caccia. Valeva il carburante.
remark-hunter-win = Caccia finita. Che i cannoni si raffreddino.
remark-hunter-defeat = Un colpo pulito. Senza neanche un rumore.

rival-engineer = Pim
remark-engineer-hello = Sistemi caldi. Buone maniere caricate. Salve.
remark-engineer-raid = Pezzo di ricambio trovato. Grazie in anticipo.
remark-engineer-raided = Manca un pezzo. Era importante? Verifico.
remark-engineer-beaten = Integrità dello scafo: artistica.
remark-engineer-lead = Rendimento al centoquattro per cento.
remark-engineer-near = Manca una vite. Dov’è il cacciavite?
remark-engineer-triumph = Funziona. Tre verifiche, per puro piacere.
remark-engineer-win = Compito svolto. Avvio della felicità.
remark-engineer-defeat = Guasto trovato: l’altra nave era migliore.

rival-diplomat = Iolan
remark-diplomat-hello = Due navi, un solo cielo. Siamo generosi.
remark-diplomat-raid = Una piccola richiesta. Già esaudita.
remark-diplomat-raided = Chiamiamolo un dono: suona molto meglio.
remark-diplomat-beaten = Non mi hanno lasciato finire la frase.
remark-diplomat-lead = Dalle mie parti si chiama passo leggero.
remark-diplomat-near = Al trattato manca solo la firma.
remark-diplomat-triumph = La parola giusta apre ogni porta.
remark-diplomat-win = Pace, finalmente, e a ottime condizioni.
remark-diplomat-defeat = Cedo la parola. Ottimi argomenti.

rival-scout = Nika
remark-scout-hello = Quel pezzo di spazio è libero? Lo prendo io.
remark-scout-raid = Un prestito al volo. Scusate, ho fretta.
remark-scout-raided = Ehi, avevo grandi progetti per quello.
remark-scout-beaten = Questo sulla mappa non c’era affatto.
remark-scout-lead = Un momento, davanti ci sono io? Non guardare giù.
remark-scout-near = Da qui si vede. È proprio lì, guardate.
remark-scout-triumph = Il mio nome sulla mappa. In grande, grazie.
remark-scout-win = Eccoci. Andiamo ancora un po’ più in là?
remark-scout-defeat = E va bene. Ma la vista migliore era la mia.

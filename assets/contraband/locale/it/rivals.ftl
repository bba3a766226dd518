### Gli avversari come persone: i loro nomi, e che cosa dicono, con una frase tutta loro. Ogni frase si dice una volta
### in una partita; quelle con un numero vengono quando l’occasione torna dopo qualche turno:
### hello all’inizio; raid quando attaccano una nave, la polizia o i minatori; raided quando qualcuno li attacca, li deruba o li multa; beaten quando perdono uno scontro;
### lead quando passano in testa; near quando possono finire la partita nel prossimo turno; triumph dopo qualcosa di grande; win e defeat alla fine.

rival-trader = Dalia
remark-trader-hello = Buonasera. Non bluffo mai. Quasi mai.
remark-trader-raid = Due conti veloci: così rende di più.
remark-trader-raid-2 = Le condizioni sono cambiate. Anche la mira.
remark-trader-raided = Strano modo di aprire una trattativa.
remark-trader-raided-2 = Per le visite ripetute c’è un supplemento.
remark-trader-beaten = Pessimo affare. E l’ho firmato io.
remark-trader-beaten-2 = Lo metto tra le perdite. Con calma.
remark-trader-lead = Studiate la mia faccia: non fa prezzi.
remark-trader-lead-2 = Di nuovo in testa. Non traetene conclusioni.
remark-trader-near = Tra poco potrei perfino sorridere.
remark-trader-triumph = Vale esattamente quel che costa.
remark-trader-triumph-2 = Questo momento l’ho preso in saldo.
remark-trader-win = Ecco. Quello era il sorriso.
remark-trader-defeat = La faccia è calma. Il resto, furibondo.

rival-hauler = Otto
remark-hauler-hello = Il tè è sul fuoco. Non ho fretta.
remark-hauler-raid = Sorprende anche me, giuro.
remark-hauler-raid-2 = Quello era il mio parcheggio.
remark-hauler-raided = Piano, che la tazza è piena.
remark-hauler-raided-2 = Ecco, addio anche al piattino.
remark-hauler-beaten = Galleggia ancora. Quasi tutta.
remark-hauler-beaten-2 = Qualcuno ha visto l’altro motore?
remark-hauler-lead = Piano e a pieno carico: funziona.
remark-hauler-lead-2 = In testa, io? Cercavo solo lo zucchero.
remark-hauler-near = Ultimo tratto: si vedono le pantofole.
remark-hauler-triumph = Guarda guarda, la vecchia carretta.
remark-hauler-triumph-2 = Quarant’anni, e mi sorprende ancora.
remark-hauler-win = Consegna puntuale, e il tè è ancora caldo.
remark-hauler-defeat = La mia strada era panoramica. Un tè?

rival-smuggler = Fenn
remark-smuggler-hello = Non trasporto niente. Si vede appena.
remark-smuggler-raid = Chiamiamolo un controllo doganale.
remark-smuggler-raid-2 = Altro controllo a campione. Pura routine.
remark-smuggler-raided = A bordo non c’è nulla. Guardate meno bene.
remark-smuggler-raided-2 = Qualunque cosa troviate, non è roba mia.
remark-smuggler-beaten = Sono cadute solo le prove. Che fortuna.
remark-smuggler-beaten-2 = Acqua in bocca: qui nessuno mi ha colpito.
remark-smuggler-lead = Tutto dichiarato. Quasi tutto.
remark-smuggler-lead-2 = Guardate là. No, davvero, proprio là.
remark-smuggler-near = Un ultimo viaggio, e smetto. Di nuovo.
remark-smuggler-triumph = Nessuno ha visto? Peccato, che eleganza.
remark-smuggler-triumph-2 = Ufficialmente, non è mai successo.
remark-smuggler-win = La vittoria? È caduta da sola nella borsa.
remark-smuggler-defeat = Qui non c’era nessuno. Bella partita, però.

rival-hunter = Dagan
remark-hunter-hello = Il buio là fuori, più che altro, è timido.
remark-hunter-raid = Semplice allenamento. Immobili, per favore.
remark-hunter-raid-2 = Avete lasciato tracce. Adoro le tracce.
remark-hunter-raided = Finalmente qualcuno viene da me.
remark-hunter-raided-2 = Bene. Cominciavo ad avere sonno.
remark-hunter-beaten = Una cicatrice con una storia. Le colleziono.
remark-hunter-beaten-2 = Bel morso. Mi ricorderò dei denti.
remark-hunter-lead = Da qui in poi, le orme sono mie.
remark-hunter-lead-2 = Il branco è di nuovo alle mie spalle.
remark-hunter-near = Silenzio. È vicinissimo.
remark-hunter-triumph = Una bella storia da raccontare al fuoco.
remark-hunter-triumph-2 = Pazienza, poi un passo. Tutto qui.
remark-hunter-win = Fine della caccia. Quasi nessun ferito.
remark-hunter-defeat = La preda grossa è scappata. Per oggi.

rival-corsair = Morgana
remark-corsair-hello = Che belle stive. Sono pesanti?
remark-corsair-raid = Toc toc. La passerella la porto io.
remark-corsair-raid-2 = Sono ancora io. Vi sono mancata?
remark-corsair-raided = Qualcuno attacca me? Che novità.
remark-corsair-raided-2 = Attenti alla vernice: è quasi pagata.
remark-corsair-beaten = Ahi. Qualcuno si è allenato.
remark-corsair-beaten-2 = Poco male: quello scafo era fuori moda.
remark-corsair-lead = Tutto lavoro onesto. Non chiedete in giro.
remark-corsair-lead-2 = Di nuovo prima. Controllate le tasche.
remark-corsair-near = Nascondete l’argento: ho quasi finito.
remark-corsair-triumph = E neanche un graffio agli stivali.
remark-corsair-triumph-2 = Presto, qualcuno ci scriva una canzone.
remark-corsair-win = Cantate forte, ragazzi: ci sentono ancora.
remark-corsair-defeat = Ah, perdere è così? Interessante.

rival-broker = Cosima
remark-broker-hello = Questi mercati li ricordo da bancarelle.
remark-broker-raid = Alla mia età si saltano i convenevoli.
remark-broker-raid-2 = Date qua, cari: mi aspettano a pranzo.
remark-broker-raided = Attenzione al vaso: ha più anni di me.
remark-broker-raided-2 = I giovani d’oggi. Neanche un appuntamento.
remark-broker-beaten = Ho superato tre crolli. Con questo, quattro.
remark-broker-beaten-2 = Raccogliete i cocci. Ci vorrà un altro vaso.
remark-broker-lead = Comprare presto. Sempre e solo presto.
remark-broker-lead-2 = Di nuovo in cima. Bastava aspettare.
remark-broker-near = La campana di chiusura. Che bel suono.
remark-broker-triumph = Mi concedo un secondo biscotto.
remark-broker-triumph-2 = L’avevo in agenda da questa primavera.
remark-broker-win = I mercati salgono e scendono. Io ceno alle otto.
remark-broker-defeat = Una lezione alla mia età: mi ringiovanisce.

rival-warden = Granit
remark-warden-hello = Piano, vado piano. Ma arrivo sempre.
remark-warden-raid = Alt, in nome del muschio.
remark-warden-raid-2 = Una frana non chiede permesso.
remark-warden-raided = Sento solletico. Era un cannone?
remark-warden-raided-2 = Bussate più forte: sono piuttosto spesso.
remark-warden-beaten = Una crepa. Farà entrare la luce.
remark-warden-beaten-2 = Anche la ghiaia è pietra, a modo suo.
remark-warden-lead = L’erosione premia chi ha pazienza.
remark-warden-lead-2 = I monti non corrono. E guardateli.
remark-warden-near = La valanga è partita. Per ora è piccola.
remark-warden-triumph = Il fiore si è aperto. Capita di rado.
remark-warden-triumph-2 = Per un attimo, quasi mi muovevo.
remark-warden-win = Il sasso batte le forbici. E pure gli altri.
remark-warden-defeat = Ci penserò sopra un secolo.

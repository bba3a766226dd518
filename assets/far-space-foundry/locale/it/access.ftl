### Il tabellone a parole, per i lettori di schermo.

access-named = { $name }.
access-taken-up = Scelto.
access-kept = Prosegue in Beta.
access-harbour = { $name }.
access-dock-free = Molo { $dock }, { $action }, libero.
access-dock-taken = Molo { $dock }, { $action }, occupato da uno shuttle.
access-die = Il dado mostra { $die }. Shuttle in orbita: { $free }.
access-warehouse = Magazzino da { $spaces } spazi: { $goods }.
access-card = In mano: { $pilot }.
access-product =
    { $product }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } l’uno. Costo: { $cost }; resa { $gives }, fino a { $times ->
        [one] { $times } volta
       *[other] { $times } volte
    }. Rimasti: { $left }.
access-asteroid = Asteroide, { $good }: ne restano { $count }.
access-cantina = Cantina, piloti alieni: { $count }.
access-master = Il capomolo si può corrompere una volta per metà.
access-master-bribed = Il capomolo è già stato corrotto in questa metà.
access-capacity = Capacità { $count }.
access-brings = In più: { $what }.
access-loses = In meno: { $what }.
access-points-after = Punti dopo: { $points }.

### Доска словами, для программ чтения с экрана.

access-named = { $name }.
access-taken-up = Выбрано.
access-kept = Переходит в «Бету».
access-harbour = { $name }.
access-dock-free = Док { $dock }, { $action }, свободен.
access-dock-taken = Док { $dock }, { $action }, занят челноком.
access-die = На кубике { $die }. Челноки на орбите: { $free }.
access-warehouse = Склад, мест: { $spaces }. Товары: { $goods }.
access-card = На руке: { $pilot }.
access-product = { $product }, очки за штуку: { $points }. Цена: { $cost }; выход: { $gives }, раз за действие: до { $times }. Осталось: { $left }.
access-asteroid = Астероид, { $good }: осталось { $count }.
access-cantina = Кантина, инопланетные пилоты: { $count }.
access-master = Смотрителю можно раз за половину дать взятку.
access-master-bribed = Смотритель уже взял взятку в этой половине.
access-capacity = Вместимость { $count }.
access-brings = Прибавится: { $what }.
access-loses = Убавится: { $what }.
access-points-after = Очки после этого: { $points }.

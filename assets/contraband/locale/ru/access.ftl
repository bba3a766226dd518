### Поле словами, для чтения с экрана.

access-named = { $name }.
access-moves = Осталось шагов: { $count }.
access-brings = Даёт кредиты: { $price }.
access-costs = Стоит кредиты: { $price }.
access-danger = На этапе патрулей, случаев из четырёх: полиция { $police }, чужие { $alien }.
access-roamer = { $token }: { $what }.
access-roamer-beaten = { $token }, вне игры до конца круга: { $what }.
access-ship = Корабль ({ $name }): { $what }.
access-ship-broken = Корабль ({ $name }) в аварии: { $what }.
access-there = Здесь { $name }.
access-status = Круг { $round } из { $count }. Нужно кредитов: { $price }. В колодах: металлов { $metals }, бонусных карт { $cards }.
access-status-open = Круг { $round }. Нужно кредитов: { $price }. В колодах: металлов { $metals }, бонусных карт { $cards }.
access-objective = Цель: { $what }.
access-hand = В руке: { $what }.
access-mine-new = Не разведан.
access-mine-gone = Выработан.
access-mine = Металлы здесь: { $what }.
access-market = { $what }: здесь { $count }, за следующий дают { $price }.
access-market-full = { $what }: здесь { $count }, больше не берут.
access-port = Космопорт, улучшений на складе: { $count }.
access-gate = Врата, 50 кредитов.

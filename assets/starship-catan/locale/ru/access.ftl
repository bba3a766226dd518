### Что говорится о столе тем, кто обходит его клавишами, геймпадом или с экранным диктором.
### Игроков зовут по имени.

## Звездолёты
access-named = { $name }.
access-ship = Звездолёт игрока { $name }.
access-bay = { $thing }: { $count } из { $limit }.
access-bay-full = { $thing }: заполнено, { $count }.
access-astro = Астро: { $count }.
access-hangar = Ангар: { $ships }.
access-hangar-empty = Ангар пуст.
access-boost = Ускорители: { $pieces }. Тяга { $sum }.
access-firepower = Пушки: { $pieces }. Огневая мощь { $sum }.
access-piece-level = уровень { $level }
access-no-pieces = нет
access-module = { $module }, уровень { $level }.
access-module-none = { $module }, не построен.
access-colony = Колония { $card }: { $what } на { $number }.
access-post = Торговый пост { $card }: { $what }
access-post-used = В этот ход уже использован.
access-medals = Слава { $fame }, дружба { $friendship }.

## Секторы и полёт
access-sector =
    { $cards ->
        [one] Сектор { $sector }: { $cards } карта.
        [few] Сектор { $sector }: { $cards } карты.
       *[many] Сектор { $sector }: { $cards } карт.
    }
access-sector-known = Известны здесь: { $cards }.
access-reserve =
    { $cards ->
        [one] Резерв: { $cards } карта, сверху группа { $group }.
        [few] Резерв: { $cards } карты, сверху группа { $group }.
       *[many] Резерв: { $cards } карт, сверху группа { $group }.
    }
access-reserve-empty = Резерв пуст.
access-row = Маршрут, место { $place }: { $card }.
access-row-visited = Посещается.
access-row-laid = Новая.
access-row-used = Использована.
access-row-gap = Маршрут, место { $place }: пусто.
access-speed = Скорости осталось: { $speed }. Действий осталось: { $actions } из { $limit }.
access-look = Осмотренная карта { $number }.
access-look-covered = Скрыта. Видна, только пока держат клавишу осмотра.
access-adventure = Приключение «{ $adventure }», планета { $planet }. { $help }
access-honour-with = { $honour }: { $name }.
access-honour-free = { $honour }: пока никто.
access-level-two = { $module }, 2 уровень, ещё свободен.
access-die = Жёлтый кубик: { $die }.
access-fight-chance = Шанс победить: { $chance }.

## Letters on cargo, in the palette without colours: each another
thing-ore-letter = Р
thing-fuel-letter = П
thing-carbon-letter = У
thing-food-letter = Е
thing-trade-goods-letter = В
thing-science-letter = З
thing-astro-letter = А

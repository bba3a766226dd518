### Что говорится о поле тем, кто обходит его клавишами, геймпадом или с экранным диктором, и что пишется для тех,
### кто читает в терминале.

## Корабли
access-die = Корабль { $number } из { $all } во флоте: значение { $value }.
access-die-relic = Реликтовый корабль, { $number } из { $all } во флоте: значение { $value }.
access-picked = В выборе.
access-teleported = Возвращён: Орбитальный телепортатор.
access-ship-of = { $name }: { $value }
access-relic-of = { $name }: реликтовый корабль, { $value }

## Станции и отсеки
access-place = { $place }.
access-there = Здесь: { $ships }.
access-ships-of = { $name } { $ships }
access-bay-ships = { $name } { $count }
access-empty = Пусто.
access-dock = { $place }, отсек { $number } из { $all }.
access-dock-track = { $place }, игрок { $name }, отсек { $number } из { $all }.
access-dock-held = Занято: { $ship }.
access-dock-blocked = Не используется, когда игроков мало.
access-bay-ship = { $name }: корабль в Ремонтном доке.
access-bay-relic = { $name }: реликтовый корабль в Ремонтном доке.
access-docked = { $ship }. Станция: { $place }.
access-needs-any = Подходит любой корабль.
access-needs-least = Нужно { $value } или больше.
access-needs-pair = Нужна пара.
access-needs-three = Нужна тройка.
access-needs-run = Нужна последовательность из трёх кораблей.
access-needs-six = Нужна шестёрка.
access-track = Трек игрока { $name }: колония на круге { $circle } из 7.
access-track-empty = Трек игрока { $name }: колонии нет.
access-trade = Обменять топливо на руду.
access-cycle = Прокрутить открытые карты.
access-launch = Запустить готовую колонию.
access-relic = Реликтовый корабль, Пустыня Берроуза.

## Планета
access-no-colonies = Колоний нет.
access-colonies-of = { $name } { $count }
access-control = Контроль: { $name }.
access-no-control = Контроля нет ни у кого.
access-colony = Колония игрока { $name }, территория { $place }.
access-field-on = { $field }, территория { $place }.
access-field-off = { $field }, рядом с планетой.

## Карты
access-card = { $card }, открытая карта { $number } из { $all }.
access-slot-empty = Место { $number } из { $all } среди открытых карт пусто.
access-card-use = { $card }: { $what }
access-piles =
    { $deck ->
        [one] В колоде { $deck } карта,
        [few] В колоде { $deck } карты,
       *[many] В колоде { $deck } карт,
    } в сбросе { $pile }.

## Что принесёт выбор
access-fits =
    { $count ->
        [one] Подходит: { $ships }.
        [few] Подходят: { $ships }.
       *[many] Подходят: { $ships }.
    }
access-count-fuel =
    { $count ->
        [one] { $count } топливо
        [few] { $count } топлива
       *[many] { $count } топлива
    }
access-count-ore =
    { $count ->
        [one] { $count } руда
        [few] { $count } руды
       *[many] { $count } руды
    }
access-count-ships =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
access-count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
access-count-colonies =
    { $count ->
        [one] { $count } колония
        [few] { $count } колонии
       *[many] { $count } колоний
    }

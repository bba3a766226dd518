### Советник и разбор.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Советник и разбор
ui-coach-help = Лучшие планы для этих кубиков: чего стоит каждый и почему.
ui-coach-not-now = Советник помогает, когда ходит человек и кубики уже брошены.
ui-coach-begins = Изучает кубики
ui-coach-weighing =
    { $count ->
        [one] Взвешивает { $shown } план
        [few] Взвешивает { $shown } плана
       *[many] Взвешивает { $shown } планов
    }
ui-why-before = До броска
ui-why-rolled = После броска
ui-why-no-error = Лучшего эти кубики не давали.
ui-review-luck-error = После броска: { $rolled }. Удача { $luck }, выбор { $error }
ui-review-moment-error = Потеря, процентных пунктов: { $points }. Лучший план вёл к { $rolled }, выбранный – к { $after }.
ui-review-moment-errors = Потеря, процентных пунктов: { $points }. Самый дорогой выбор: { $played } вместо { $best }.
ui-review-moment-good =
    { $chosen ->
        [best] Бросок принёс процентных пунктов: { $points }. Лучший план вёл к { $rolled } и был выбран.
       *[worse] Бросок принёс процентных пунктов: { $points }. Лучший план вёл к { $rolled }, выбранный – к { $after }.
    }
ui-review-moment-good-cards =
    { $chosen ->
        [best] Кубики и карты принесли процентных пунктов: { $points }. Лучший план вёл к { $rolled } и был выбран.
       *[worse] Кубики и карты принесли процентных пунктов: { $points }. Лучший план вёл к { $rolled }, выбранный – к { $after }.
    }
ui-review-moment-bad =
    { $chosen ->
        [best] Бросок отнял процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled } и был выбран.
       *[worse] Бросок отнял процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled }, выбранный – к { $after }.
    }
ui-review-moment-bad-cards =
    { $chosen ->
        [best] Кубики и карты отняли процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled } и был выбран.
       *[worse] Кубики и карты отняли процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled }, выбранный – к { $after }.
    }
ui-look-before = до броска

## Советник: чем хорош план и каковы его действия
coach-term-territory = Территории
coach-term-fleet = Флот
coach-term-resources = Ресурсы
coach-term-cards = Карты
coach-term-hub = Центр колонистов
coach-term-docks = Отсеки
coach-term-fields = Поля
coach-term-others = Соперники
coach-better = Лучший план: { $fact }
coach-fact-wins = Приносит победу
coach-fact-ends-match = Кончает партию без победы
coach-fact-match-goes-on = Партия продолжается
coach-fact-takes-territory = Берёт под контроль: { $territory }
coach-fact-takes-territory-from = Отнимает у игрока { $from }: { $territory }
coach-fact-breaks-territory = Лишает контроля игрока { $from }: { $territory }
coach-fact-secures-territory = Закрепляет: { $territory }
coach-fact-places-colony =
    { $left ->
        [0] Последняя колония: { $territory }
       *[other] Колония: { $territory }; осталось { $left }
    }
coach-fact-builds-ship =
    { $nth ->
        [4] Строит четвёртый корабль
        [5] Строит пятый корабль
        [6] Строит шестой корабль
       *[other] Строит корабль
    }
coach-fact-buys-relic = Покупает реликтовый корабль
coach-fact-earns = Приносит: { $what }
coach-fact-saves = Сберегает: { $what }
coach-fact-takes-card = Берёт карту: { $card }
coach-fact-uses-card = Применяет карту: { $card }
coach-fact-discards-card = Сбрасывает карту: { $card }
coach-fact-keeps-card = Сберегает карту: { $card }
coach-fact-cycles-cards = Прокручивает карты
coach-fact-advances-hub = Колония в Центре – на круге { $to }
coach-fact-finishes-hub = Колония в Центре готова к запуску
coach-fact-launches = Запускает колонию: { $territory }
coach-fact-raids-resources = Крадёт у игрока { $from }: { $what }
coach-fact-raids-card = Крадёт у игрока { $from } карту: { $card }
coach-fact-fills-docks = { $next } без свободных отсеков: { $facility }
coach-fact-raises-mine = Другим в Лунной шахте нужно значение { $to }
coach-fact-holds-outpost = Следующему рейду нужно больше { $total }
coach-fact-frees-docks =
    { $ships ->
        [one] Вытесняет { $ships } корабль: { $facility }
        [few] Вытесняет { $ships } корабля: { $facility }
       *[many] Вытесняет { $ships } кораблей: { $facility }
    }
coach-fact-destroys-ship = { $from } теряет корабль
coach-fact-places-field = { $field }: { $territory }
coach-fact-removes-field = { $field } уходит с планеты
coach-fact-takes-relic-away = { $from } теряет реликтовый корабль
coach-fact-plays-out = Через несколько ходов выйдет лучше
coach-fact-plays-out-against = Через несколько ходов выйдет хуже
coach-fact-nothing-better = Ничего заметно лучше нет
coach-fact-balance = В целом чуть лучше
coach-fact-balance-against = В целом чуть хуже
coach-order-roll = Бросить кубики
coach-order-dock = { $ships }: { $facility }
coach-order-settle = { $ships }: { $facility }, колония – { $territory }
coach-order-raid = Рейд за { $ships }: { $what }
coach-order-cycle = Прокрутить карты
coach-order-claim = Забрать карту: { $card }
coach-order-trade =
    { $ore ->
        [one] Выменять { $ore } руду
        [few] Выменять { $ore } руды
       *[many] Выменять { $ore } руды
    }
coach-order-launch = Запустить колонию: { $territory }
coach-order-relic = Купить реликтовый корабль
coach-order-use = { $card }: { $what }
coach-order-discard = Сбросить карту { $card }: { $what }
coach-order-shed = Отдать: { $what }
coach-order-end = Завершить ход
coach-power-change = { $ship } становится { $after }
coach-power-warp = перебросить { $ships }
coach-power-cannon =
    { $ships ->
        [one] вытеснить { $ships } корабль, { $facility }
        [few] вытеснить { $ships } корабля, { $facility }
       *[many] вытеснить { $ships } кораблей, { $facility }
    }

### Партия и её конец.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## О чём думает соперник
think-finding =
    { $count ->
        [one] { $name } ищет планы: найден { $shown }
        [few] { $name } ищет планы: найдено { $shown }
       *[many] { $name } ищет планы: найдено { $shown }
    }
think-judging =
    { $count ->
        [one] { $name } взвешивает { $shown } план
        [few] { $name } взвешивает { $shown } плана
       *[many] { $name } взвешивает { $shown } планов
    }
think-playing =
    { $count ->
        [one] { $name } взвешивает { $shown } план, просчитано вперёд: { $playouts }
        [few] { $name } взвешивает { $shown } плана, просчитано вперёд: { $playouts }
       *[many] { $name } взвешивает { $shown } планов, просчитано вперёд: { $playouts }
    }
think-weighed = { $name }: взвешено планов – { $shown } ({ $key })

## Партия
ui-player-spoken = { $name }: топливо { $fuel }, руда { $ore }, корабли { $ships }, осталось колоний { $colonies }, карты { $cards }, очки { $points }
ui-player-have = Топливо { $fuel }, руда { $ore }, корабли: во флоте { $ships }, в запасе { $stock }; осталось колоний { $colonies }
ui-no-cards = Нет карт технологий
ui-can-end = у финиша
ui-can-end-help = { $name } может закончить партию этим или следующим ходом
ui-discard-for = Сброс: { $what }
ui-discard = Сброс:
ui-cards = Карты
ui-fleet = Флот
ui-to-dock = Ещё { $left } из { $all }
ui-roll = Бросить
ui-end-turn-bay =
    { $count ->
        [one] Передать ход следующему игроку. { $count } корабль уйдёт в Док без дела.
        [few] Передать ход следующему игроку. { $count } корабля уйдут в Док без дела.
       *[many] Передать ход следующему игроку. { $count } кораблей уйдут в Док без дела.
    }
ui-end-turn-shed = Сначала выберите, что отдать: оставить можно 8 ресурсов.
ui-fuel = топливо
ui-ore = руда
ui-loot = Рейд
ui-loot-help =
    { $limit ->
        [one] { $limit } ресурс или одна карта.
        [few] До { $limit } ресурсов в любом сочетании или одна карта.
       *[many] До { $limit } ресурсов в любом сочетании или одна карта.
    }
ui-loot-more = { $name }, { $what }: взять больше
ui-loot-less = { $name }, { $what }: взять меньше
ui-loot-decoy = Мираж: только эта карта
ui-loot-card = { $card } ({ $name })
ui-loot-nothing = Пока ничего не выбрано
ui-loot-left =
    { $left ->
        [0] Больше взять нельзя
       *[other] Можно взять ещё { $left }
    }
ui-loot-take = Рейд
ui-loot-empty = Не брать ничего
ui-shed = Отдать
ui-shed-count = Отдать { $count }
ui-shed-help =
    { $count ->
        [one] Нужно отдать { $count } ресурс; оставить можно 8.
        [few] Нужно отдать { $count } ресурса; оставить можно 8.
       *[many] Нужно отдать { $count } ресурсов; оставить можно 8.
    }
ui-shed-more = Отдать больше: { $what }
ui-trade = Обмен
ui-trade-more = Больше руды
ui-trade-less = Меньше руды
ui-trade-amount = Топливо { $fuel } на руду { $ore }
ui-pile-help = Возьмите одну карту из сброса.
ui-give-up-ship = Отдать корабль
ui-warn-undocked =
    { $count ->
        [one] Этот корабль ещё может стыковаться, а уйдёт в Док без дела: { $ships }.
        [few] Эти корабли ещё могут стыковаться, а уйдут в Док без дела: { $ships }.
       *[many] Эти корабли ещё могут стыковаться, а уйдут в Док без дела: { $ships }.
    }
ui-warn-launch = На треке Центра ждёт готовая колония: её можно запустить сейчас.
ui-warn-claim = С кораблями у Артефакта Чужих ещё можно забрать карту.
ui-warn-empty-raid = Этот рейд не берёт ничего, хотя взять есть что.
ui-warn-spends = После этого корабль уйдёт в запас, и его придётся строить снова: { $ship }.
ui-hint-roll = { $name }: бросьте кубики ({ $key }).
ui-hint-pick = { $name }: выберите корабли, затем отсек. { $key } покажет варианты.
ui-hint-trade = { $name }: обменяйте топливо ({ $fuel }) на 1 руду ({ $key }) или продолжайте.
ui-hint-claim = { $name }: заберите подсвеченную карту (нельзя отменить) или продолжайте.
ui-hint-launch-ready = { $name }: колония готова. Запустите её ({ $key }) или продолжайте.
ui-hint-pick-over = { $name }: выберите корабли, затем отсек. К концу хода можно оставить лишь 8 единиц топлива и руды.
ui-hint-dock = Выберите подсвеченный отсек.
ui-hint-dock-claim = Выберите подсвеченный отсек. У Артефакта { $sum } = { $total }: можно забрать карту.
tag-claims = { $sum } = { $total }: забрать карту
ui-hint-no-dock = Эти корабли не примет ни один отсек. Выберите другие.
ui-hint-end = { $name }: все корабли размещены. Завершите ход ({ $key }) или примените карты.
ui-hint-shed = Больше 8 единиц топлива и руды: выберите, что отдать ({ $key }).
ui-hint-card = { $card }: { $what }
ui-hint-launch = Выберите территорию для запуска.
ui-hint-settle = Выберите территорию для колонии.

## Как начинается партия
start-rolled = Начинает больший бросок: { $rolls }. Первый ход: { $name }.
start-first = Первый ход: { $name }.
start-goods = Начальные ресурсы по порядку ходов: { $goods }. Кто ходит позже, получает больше: за ожидание.
start-cards = Начальные карты, розданные случайно: { $cards }.
start-point-card = Карта в одно очко считается сразу; её сдают, как любую другую.

## Очки и конец
ui-score-colonies = Колонии
ui-score-control = Контроль
ui-score-city = Город
ui-score-monument = Монумент
ui-score-positron = Позитрон
ui-tie-cards = { $name } и { $other }: очков поровну; решает число карт технологий.
ui-tie-ore = { $name } и { $other }: очков и карт поровну; решает руда.
ui-tie-fuel = { $name } и { $other }: очков, карт и руды поровну; решает топливо.

## Ярлыки на поле: что принесёт щелчок
tag-fuel = топливо
tag-ore = руда
tag-ships = { $count ->
        [one] корабль
        [few] корабля
        [many] кораблей
       *[other] корабля
    }
tag-cards = { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }
tag-trades-nothing = Обменивать нечего
tip-ship = Корабль: { $ship }
tag-discarded = Сброс:

# In the strip of what changed: the points of a player now, where others have changed them since; who controls a territory.
recap-now = теперь { $points }
recap-controls = контроль: { $territory }
recap-controls-nobody = { $territory } вне контроля

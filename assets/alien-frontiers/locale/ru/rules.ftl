### Что происходит, что приказано и в чём отказано.
### Термины – в GLOSSARY.md. Настоящее время: ни одного прошедшего, что показало бы род.

## Отказы: почему чего-то сделать нельзя
refusal-match-over = Партия окончена.
refusal-roll-first = Сначала бросьте кубики.
refusal-already-rolled = Кубики уже брошены.
refusal-no-ships = Выберите хотя бы один корабль.
refusal-not-a-run = Для рейда нужны три корабля подряд, например 2, 3, 4.
refusal-no-stock = Все шесть кораблей построены.
refusal-no-colony-left = Колоний для размещения не осталось.
refusal-hub-colony-kept = Последняя колония – на треке Центра: её разместит только запуск или Станция терраформирования.
refusal-hub-waits = На треке ждёт готовая колония: сначала запустите её.
refusal-no-cycle = Чтобы снова прокрутить карты, нужен ещё один корабль у Артефакта Чужих.
refusal-no-cards = Открывать больше нечего: карты кончились.
refusal-no-pair = Для обмена нужна пара, в этот ход пристыкованная к Орбитальному рынку.
refusal-empty-trade = Выберите хотя бы 1 руду.
refusal-relic-away = Реликтового корабля нет в Пустыне Берроуза.
refusal-relic-bought = Реликтовый корабль в этот ход уже куплен.
refusal-not-the-desert = Кристалл данных не может занять бонус Пустыни Берроуза.
refusal-discard-done = За ход можно сбросить ради эффекта только одну карту.
refusal-not-in-hand = Нельзя использовать: { $wanted }. Неразмещённые корабли: { $hand }.
refusal-wrong-order = { $facility }: одной стыковки мало, выберите и цель.
refusal-group-size =
    { $needed ->
        [1] { $facility }: корабли по одному, а выбрано { $given }.
       *[other] { $facility }: нужно кораблей вместе – { $needed }, а выбрано { $given }.
    }
refusal-not-equal = { $facility }: нужны корабли с равными значениями.
refusal-no-dock =
    { $free ->
        [0] { $facility }: всё занято.
        [1] { $facility }: свободен один отсек, а нужно { $needed }.
       *[other] { $facility }: свободных отсеков { $free }, а нужно { $needed }.
    }
refusal-mine-too-low = В Лунной шахте уже стоит { $highest }: значения { $value } мало.
refusal-price = Цена: { $price }. В наличии: { $have }.
refusal-nothing-to-launch =
    { $circle ->
        [0] На треке Центра нет колонии.
       *[other] Колония на треке Центра – на круге { $circle } из 7.
    }
refusal-not-a-six = Станция терраформирования принимает только 6, а не { $value }.
refusal-fleet-too-small = Станции терраформирования нужны ещё три корабля во флоте, а есть только { $others }.
refusal-raid-too-weak = Аванпосту теперь нужна сумма не меньше { $needed }: { $total } мало.
refusal-raid-too-much = Рейд приносит не больше четырёх ресурсов, а выбрано { $asked }.
refusal-claim-too-low = Сумма кораблей у Артефакта Чужих – { $total }, а для карты нужно 8.
refusal-supply-short =
    { $left ->
        [one] В запасе осталась только { $left } руда.
        [few] В запасе осталось только { $left } руды.
       *[many] В запасе осталось только { $left } руды.
    }
refusal-nothing-to-shed =
    { $held ->
        [one] Можно оставить всё: { $held } ресурс.
        [few] Можно оставить всё: { $held } ресурса.
       *[many] Можно оставить всё: { $held } ресурсов.
    }
refusal-shed-exactly = Отдать нужно { $needed }, а выбрано { $given }.
refusal-over-limit =
    { $held ->
        [one] На руках { $held } ресурс, а оставить можно 8. Сначала отдайте лишнее.
        [few] На руках { $held } ресурса, а оставить можно 8. Сначала отдайте лишнее.
       *[many] На руках { $held } ресурсов, а оставить можно 8. Сначала отдайте лишнее.
    }
refusal-must-dock = Корабль { $ship } ещё может стыковаться (например: { $facility }), значит, должен.
refusal-not-back = Телепортированному кораблю сюда вернуться нельзя: { $facility }.
refusal-victim-has-less = У игрока { $name } только: { $have }.
refusal-own-colour = Выберите соперника; { $name } не подходит.
refusal-not-playing = { $name } не участвует в этой партии.
refusal-decoy-protects = { $name }: топливо и руду защищает Голографический мираж.
refusal-decoy-first = { $name }: рейд за картой возьмёт Голографический мираж.
refusal-not-held = У игрока { $name } нет карты: { $card }.
refusal-not-docked = { $facility }: у игрока { $name } здесь { $docked }, а не { $wanted }.
refusal-cannon-minimum = { $name }: кораблей, идущих в счёт, – { $out }, а нужно больше { $least }.
refusal-one-owner = За одно применение Плазменная пушка бьёт по кораблям только одного игрока.
refusal-no-colony-of = У игрока { $name } здесь нет колонии: { $territory }.
refusal-not-on-display = Этой карты нет среди открытых: { $card }.
refusal-already-held = Эта карта уже есть, а больше одной нельзя: { $card }.
refusal-not-in-pile = Этой карты нет в сбросе: { $card }.
refusal-no-power = У этой карты нет эффекта, который можно применить: { $card }.
refusal-used-already = Эта карта в этот ход уже применена: { $card }.
refusal-not-there = { $card } сюда не достаёт: { $facility }.
refusal-value-range =
    { $wanted ->
        [0] Значение { $value } ниже не станет.
       *[other] Значение { $value } выше не станет.
    }
refusal-value-fixed = Телепортированный корабль { $ship } сохраняет значение.
refusal-no-control = Нужен контроль над территорией: { $territory }.
refusal-own-control = Этот бонус уже действует: { $territory }.
refusal-isolated = { $territory }: здесь Изоляционное поле.
refusal-repulsed = { $territory }: здесь Репульсорное поле.
refusal-no-colony = Здесь нет ни одной колонии: { $territory }.
refusal-same-territory = Выберите другую территорию, не эту: { $territory }.
refusal-field-away = { $field }: на планете его нет.
refusal-field-there = { $field } уже здесь: { $territory }.

## События
cause-trade = обмен
cause-launch = запуск
cause-relic = реликтовый корабль
cause-shed = предел 8
event-turn-began = Ходит { $name }
event-turn-ended = { $name } завершает ход
event-game-over =
    { $count ->
        [one] Победа: { $names }
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }
event-ship-to-stock = { $name }: корабль { $ship } уходит в запас ({ $facility })
event-bay-ship-to-stock = { $name }: корабль из Дока уходит в запас
event-relic-to-desert = Реликтовый корабль возвращается в Пустыню Берроуза
event-gathered =
    { $ships ->
        [one] { $name } собирает { $ships } корабль
        [few] { $name } собирает { $ships } корабля
       *[many] { $name } собирает { $ships } кораблей
    }
event-rolled = { $name } бросает: { $ships }
event-rerolled = { $name } перебрасывает { $before }: { $after }
event-docked = { $name } стыкует { $ships }: { $facility }
event-gained = { $name } получает: { $what } ({ $cause })
event-paid = { $name } платит: { $what } ({ $cause })
event-stolen = { $name } крадёт у игрока { $from }: { $what }
event-card-stolen = { $name } крадёт у игрока { $from } карту: { $card }
event-card-stolen-lost = { $name } крадёт у игрока { $from } карту: { $card }; вторая уходит в сброс
event-ship-built = { $name } строит корабль
event-evicted =
    { $count ->
        [one] { $name }: { $ships } уходит в Док ({ $facility })
        [few] { $name }: { $ships } уходят в Док ({ $facility })
       *[many] { $name }: { $ships } уходят в Док ({ $facility })
    }
event-teleported = { $name } возвращает корабль { $ship } ({ $facility })
event-value-changed = { $name }: { $before } становится { $after } ({ $card })
event-colony-placed = { $name } размещает колонию: { $territory }
event-colony-begun = { $name } начинает колонию в Центре колонистов
event-colony-advanced = { $name }: колония на круге { $circle }
event-surplus-waits =
    { $advances ->
        [one] { $name }: запуска ждёт { $advances } шаг
        [few] { $name }: запуска ждут { $advances } шага
       *[many] { $name }: запуска ждут { $advances } шагов
    }
event-surplus-lost =
    { $advances ->
        [one] { $name } теряет { $advances } шаг
        [few] { $name } теряет { $advances } шага
       *[many] { $name } теряет { $advances } шагов
    }
event-colony-moved = { $name }: колония перемещается ({ $from } – { $to })
event-control-gained = { $name } получает контроль: { $territory }
event-control-lost = { $name } теряет контроль: { $territory }
event-control-nobody = { $territory } вне контроля
event-field-placed = { $field }: теперь { $territory }
event-field-removed = { $field } покидает территорию: { $territory }
event-field-idle = { $field } остаётся у края поля
event-relic-bought = { $name } покупает реликтовый корабль
event-relic-returned = { $name } теряет реликтовый корабль
event-card-used = { $name } применяет карту: { $card }
event-card-discarded = { $name } сбрасывает карту: { $card }
event-card-claimed = { $name } забирает карту: { $card }
event-card-recovered = { $name } берёт из сброса: { $card }
event-display-discarded = Открытые карты уходят в сброс
event-card-laid-out = Новая карта: { $card }
event-deck-reshuffled = Сброс становится колодой
event-bonus-borrowed = { $name } занимает бонус: { $territory }

## Приказы, как их рассказывает журнал
order-roll = { $name } бросает: { $ships }
order-dock = { $name } стыкует { $ships }: { $facility }
order-dock-solar-converter = { $name } получает топливо за { $ships }: +{ $gain }
order-dock-lunar-mine = { $name } добывает руду за { $ships }: +{ $gain }
order-dock-orbital-market = { $name } открывает обмен за { $ships }
order-dock-shipyard = { $name } строит корабль за { $ships }
order-dock-colonist-hub =
    { $circle ->
        [0] { $name } шлёт { $ships } в Центр
       *[other] { $name } шлёт { $ships } в Центр: круг { $circle }
    }
order-dock-alien-artifact = { $name } изучает Артефакт за { $ships }
order-dock-maintenance-bay = { $name } оставляет { $ships } в Доке
order-terraform = { $name } терраформирует: { $territory }
order-construct = { $name } строит колонию: { $territory }
order-raid = Рейд, { $name }: { $parts }
order-raid-part = { $from } ({ $what })
order-raid-card = Рейд, { $name }: { $from } ({ $card })
order-raid-empty = Рейд, { $name }: без добычи
order-cycle = { $name } прокручивает карты
order-claim = { $name } забирает карту: { $card }
order-trade = { $name } меняет топливо ({ $fuel }) на руду ({ $ore })
order-launch = { $name } запускает колонию: { $territory }
order-relic = { $name } покупает реликтовый корабль
order-use = { $name }, { $card }: { $what }
order-discard = { $name }, сброс карты { $card }: { $what }
order-shed = { $name } отдаёт: { $what } (предел 8)
order-end = { $name } завершает ход
power-up = { $ship } становится { $after }
power-down = { $ship } становится { $after }
power-flip = { $ship } становится { $after }
power-gravity = { $down } ниже, { $up } выше
power-warp = { $before }, теперь { $after }
power-borrow = бонус: { $territory }
power-teleport = { $ship } возвращён ({ $facility })
power-cannon =
    { $count ->
        [one] залп: { $names }, { $facility }, { $count } корабль
        [few] залп: { $names }, { $facility }, { $count } корабля
       *[many] залп: { $names }, { $facility }, { $count } кораблей
    }
discard-field-off = { $field } снято
discard-field = { $field }, { $territory }
discard-move = { $name }, колония: { $from } – { $to }
discard-swap = обмен: { $one } ({ $one-place }) и { $other } ({ $other-place })
discard-cannon = { $name }, корабль { $ship } уничтожен ({ $facility })
discard-cannon-bay = { $name }, корабль в Доке уничтожен
discard-cannon-bay-relic = { $name }, реликтовый корабль из Дока в пустыню
discard-recover = { $card } из сброса

## Что сделали игроку у этого экрана: партия останавливается
done-raid = { $by } устраивает рейд на игрока { $name }: { $what }
done-evicted = { $by } вытесняет корабли игрока { $name } в Ремонтный док ({ $facility }): { $ships }
done-ship-lost = { $by } уничтожает корабль игрока { $name } ({ $facility }): { $ship }
done-bay-ship-lost = { $by } уничтожает корабль игрока { $name } в Доке
done-bay-relic-lost = { $by } возвращает в пустыню реликтовый корабль игрока { $name } из Дока
done-control-lost = { $by } лишает игрока { $name } контроля: { $territory }
befell-cache-gone = { $card }: { $what }. Чётных и нечётных кораблей поровну: карта уходит в сброс.
done-colony-moved = { $by } переносит колонию игрока { $name }: { $from } – { $to }
done-isolated = { $by } размещает Изоляционное поле на территории игрока { $name }: { $territory }
done-positron-lost = { $by } снимает Позитронное поле с территории игрока { $name }: { $territory }
done-relic-lost = { $by } лишает игрока { $name } реликтового корабля

## Что даёт победу, что удалось, что решило партию
match-goal-short = Побеждает тот, у кого больше очков
match-goal-short-points = Игра до { $target } очков
match-goal = Побеждает тот, у кого больше очков: 1 за колонию на планете, 1 за территорию под контролем. Партия кончается, когда кто-то размещает свою последнюю колонию.
match-goal-points = Побеждает тот, у кого больше очков: 1 за колонию на планете, 1 за территорию под контролем. Партия кончается, когда набрано { $target } очков или кто-то размещает свою последнюю колонию.
match-goal-now =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, осталось разместить { $left ->
        [one] { $left } колонию
        [few] { $left } колонии
       *[many] { $left } колоний
    }.
triumph-broken = Захвачено: { $territory }
triumph-broken-words = { $name } отнимает у игрока { $other } контроль: { $territory }.
triumph-territory = Первая территория: { $territory }
triumph-territory-words = { $name } получает контроль: { $territory }. Это 1 очко и её бонус.
triumph-relic = Реликтовый корабль
triumph-relic-words = { $name } владеет реликтовым кораблём, пока контролирует Пустыню Берроуза.
triumph-card-words = { $name } забирает эту карту: 1 очко, пока она на руках.
decided-broken = { $name }: { $nth }-я колония отнимает контроль у игрока { $other } ({ $territory })
decided-colony = { $name }: { $nth }-я колония завершает партию ({ $territory })
decided-behind = { $name } размещает последнюю колонию ({ $territory }), но больше очков у игрока { $other }

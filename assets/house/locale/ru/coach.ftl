### Советник и разбор.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Советник и разбор
ui-percent = { $value } %
ui-coach = Совет
ui-coach-short = Совет
ui-coach-close = Закрыть ({ $key })
ui-coach-playing-on =
    { $count ->
        [one] Просчитывает этот план вперёд, раз: { $playouts }
        [few] Просчитывает лучшие планы из { $shown }, раз: { $playouts }
       *[many] Просчитывает лучшие планы из { $shown }, раз: { $playouts }
    }
ui-coach-stop = Прервать
ui-coach-nothing = Для этой позиции совета нет.
ui-coach-weighed =
    { $count ->
        [one] взвешен { $shown } план
        [few] взвешено { $shown } плана
       *[many] взвешено { $shown } планов
    }
# The actions of a plan that differ from the best plan, and the number of those that do not fit.
ui-coach-differs = … { $orders }
ui-coach-more = ещё { $count }
ui-coach-gives = Выполняет действия одно за другим
ui-coach-stale = Положение изменилось.
ui-coach-again = Спросить снова ({ $key })
ui-coach-best = лучший
ui-coach-equal = не хуже
ui-coach-loss = минус { $points }
ui-coach-plan = План { $number }, { $win }: { $orders }
ui-coach-play = Играть ({ $key })
ui-coach-play-help = Выполняет эти действия одно за другим. Их можно отменить, как любые другие, а завершить ход остаётся игроку.
ui-coach-then-see = потом видно будет
ui-coach-to-win = на победу
# Why the chance of a plan is low or high, in a line under its reasons.
ui-coach-outlook-behind =
    { $count ->
        [one] Прогноз на конец: { $rival } впереди на { $count } очко.
        [few] Прогноз на конец: { $rival } впереди на { $count } очка.
       *[many] Прогноз на конец: { $rival } впереди на { $count } очков.
    }
ui-coach-outlook-leads =
    { $count ->
        [one] Сейчас преимущество есть, но прогноз на конец: { $rival } впереди на { $count } очко.
        [few] Сейчас преимущество есть, но прогноз на конец: { $rival } впереди на { $count } очка.
       *[many] Сейчас преимущество есть, но прогноз на конец: { $rival } впереди на { $count } очков.
    }
ui-coach-outlook-ahead =
    { $count ->
        [one] Прогноз на конец: { $rival } позади на { $count } очко.
        [few] Прогноз на конец: { $rival } позади на { $count } очка.
       *[many] Прогноз на конец: { $rival } позади на { $count } очков.
    }
ui-coach-outlook-favourite = Вероятнее всего победит { $rival }: { $win }.
ui-coach-outlook-more = { $rival }, больше: { $list }.
ui-coach-outlook-item = { $what } { $more } против { $less }
ui-coach-outlook-end = { $rival } может закончить партию следующим ходом.
ui-coach-stops = Здесь откроется новое; затем советник оценит позицию снова:
ui-coach-foreseen = Позже, если ничто не помешает (сейчас не выполняется):
ui-coach-plays-first = { $count ->
    [one] Первые действия ({ $count }), потом новый совет
    [few] Первые действия ({ $count }), потом новый совет
   *[many] Первые действия ({ $count }), потом новый совет
}
ui-why = Почему?
ui-why-help = Чего стоил последний ход соперника и почему. Клавиша: { $key }
ui-why-about = Чего стоил последний ход соперника и почему.
ui-why-title = { $name }, раунд { $round }
ui-why-nothing = Разбора этого хода нет.
ui-why-hidden = Доступно после конца партии: раньше это выдало бы скрытое.
ui-why-none-yet = Завершённых ходов ещё нет.
ui-why-after = После хода
ui-why-settled = При более долгом взгляде шанс до хода был { $win }
ui-why-luck = Удача броска и карт, процентных пунктов: { $points }
ui-why-error = Против лучшего плана, процентных пунктов: { $points }
ui-why-played = Сыграно
ui-why-better = Лучше, { $win } вместо { $played }:
ui-why-better-from =
    { $count ->
        [one] Лучше после первого действия, { $win } вместо { $played }:
        [few] Лучше после первых действий ({ $count }), { $win } вместо { $played }:
       *[many] Лучше после первых действий ({ $count }), { $win } вместо { $played }:
    }
ui-why-no-better = Другого явно лучшего плана не нашлось.
ui-why-earlier = Ход раньше
ui-why-later = Ход позже
ui-review = Разбор партии
ui-review-open = Разбор
ui-review-help = Шансы по ходу партии, удача и ошибки каждого хода. Клавиша: { $key }
ui-review-nothing = Эту партию разобрать нельзя.
ui-review-progress = Разобрано ходов: { $done } из { $all }
ui-review-chart = Шансы на победу по ходу партии; все числа есть в списке ходов
ui-review-chance = Шансы на победу
# The same where somebody plays alone.
ui-review-alone = Прогноз
ui-review-rounds = Раунд
ui-review-turn = Раунд { $round }, { $name }
ui-review-from-to = с { $before } до { $after }
ui-review-players = Игроки
ui-review-count = Ходы
ui-review-luck = Удача
ui-review-error = Выбор
ui-review-rate = за ход
ui-review-player = { $name }: ходов { $turns }, удача { $luck }, выбор { $error }, { $rate } за ход
ui-review-player-help = В процентных пунктах шансов на победу: что кубики и карты дали сверх среднего и чего стоили решения против лучших.
ui-review-turns = Ходы: удача, выбор, шансы после
ui-review-turn-row = { $turn }: удача { $luck }, выбор { $error }, затем { $win }
ui-review-show = Показать { $number }
ui-review-show-help = Показать на поле
ui-review-why = Почему { $number }?
ui-review-decisive = Ключевые моменты, от самого важного
ui-review-decisive-own = Ключевые моменты: сначала тех, кто играет здесь

## Советник: чем хорош план и каковы его действия
coach-why-good-luck = Удача
coach-why-bad-luck = Неудача
coach-why-error = Ошибка

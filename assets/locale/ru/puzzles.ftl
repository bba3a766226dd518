### Задачи: лестница, цели, табличка, названия и подсказки.

## Лестница и табличка
puzzles = Задачи
puzzles-help = Один ход, одна цель. Каждая задача доказана: есть путь к цели, в котором нет места удаче.
puzzles-count = Решено: { $solved } из { $all }
puzzles-number = Задача { $number } из { $all }
puzzles-own = Задача
puzzles-figures = { $solving } из { $ends } исходов
puzzles-figures-help = Сколько разных исходов без удачи есть у этого хода и сколько из них достигают цели.
puzzles-row = { $number }. { $title }, { $state }
puzzles-state-new = не решена
puzzles-state-solved = решена
puzzles-state-shown = решена после показа решения
puzzles-goal = Цель хода
puzzles-met = { $goal }: достигнуто
puzzles-open = { $goal }: ещё не достигнуто
puzzles-end-it = Всё достигнуто: завершите ход.
puzzles-hint = Подсказка
puzzles-hint-none = У этой задачи нет подсказки.
puzzles-solution = Показать решение
puzzles-showing = Показывается решение.
puzzles-reset = Начать заново
puzzles-next = Следующая задача
puzzles-ladder = Все задачи
puzzles-leave = Выйти из задачи
puzzles-back = Вернуться к партии
puzzles-resume = Вернуться к задаче
puzzles-not-saved = Задачи не сохраняются как партии: решённое запоминается само.
puzzles-not-remembered = Решённое не удалось запомнить: { $reason }

## Конец попытки
puzzles-solved = Решено
puzzles-solved-words = { $solving ->
    [one] Цели достигает { $solving } исход хода. Всего исходов: { $ends }.
    [few] Цели достигают { $solving } исхода хода. Всего исходов: { $ends }.
   *[many] Цели достигают { $solving } исходов хода. Всего исходов: { $ends }.
}
puzzles-solved-all = Все задачи лестницы решены.
puzzles-missed = Цель не достигнута
puzzles-missed-words = Не хватило: { $goals }
puzzles-lucky = Достигнуто благодаря удаче
puzzles-lucky-words = Цель достигнута, но помог случай. Задача требует надёжного пути.
puzzles-shown = Это было решение
puzzles-shown-words = { $solving ->
    [one] Решений: { $solving }. Всего исходов хода: { $ends }.
    [few] Решений: { $solving }. Всего исходов хода: { $ends }.
   *[many] Решений: { $solving }. Всего исходов хода: { $ends }.
}
puzzles-again = Ещё раз

## Цели
goal-win = Выиграть партию этим ходом
goal-gain = { $count ->
    [one] Получить за ход { $count } очко
    [few] Получить за ход { $count } очка
   *[many] Получить за ход { $count } очков
}
goal-points = { $count ->
    [one] Закончить ход, имея { $count } очко
    [few] Закончить ход, имея { $count } очка
   *[many] Закончить ход, имея { $count } очков
}
goal-lead = { $count ->
    [one] Опережать всех на { $count } очко в конце хода
    [few] Опережать всех на { $count } очка в конце хода
   *[many] Опережать всех на { $count } очков в конце хода
}
goal-colonies = { $count ->
    [one] Закончить ход, имея { $count } колонию на планете
    [few] Закончить ход, имея { $count } колонии на планете
   *[many] Закончить ход, имея { $count } колоний на планете
}
goal-controls = { $count ->
    [one] Контролировать { $count } территорию
    [few] Контролировать { $count } территории
   *[many] Контролировать { $count } территорий
}
goal-holds = Взять под контроль: { $territories }
goal-ships = { $count ->
    [one] Закончить ход, имея { $count } корабль
    [few] Закончить ход, имея { $count } корабля
   *[many] Закончить ход, имея { $count } кораблей
}
goal-cards = { $count ->
    [one] Закончить ход, имея { $count } карту
    [few] Закончить ход, имея { $count } карты
   *[many] Закончить ход, имея { $count } карт
}
goal-card = Иметь карту: { $card }
goal-rival = { $count ->
    [one] { $name }: не больше { $count } очка
    [few] { $name }: не больше { $count } очков
   *[many] { $name }: не больше { $count } очков
}
goal-no-launch = { $name }: не должно хватать топлива или руды на запуск

## Названия и подсказки
puzzle-crater-push = Толчок из кратера
puzzle-crater-push-hint = Кратер добавляет круг при втором корабле. Один корабль должен добыть руду.
puzzle-earn-first = Сначала заработать
puzzle-earn-first-hint = Высадка стоит топлива и руды. Остальные корабли могут добыть и то и другое – или отнять.
puzzle-last-colony = Последняя колония
puzzle-last-colony-hint = Высадка сразу завершает партию. Всё нужное надо сделать до неё.
puzzle-good-rate = Курс на равнинах
puzzle-good-rate-hint = С Равнинами Хайнлайна одно топливо – это одна руда. Сосчитайте, что нужно для тройки.
puzzle-loaded-cannon = Место в Конструкторе
puzzle-loaded-cannon-hint = Отсеки заняты. Карта в руке может их освободить, а Холмы Пола её удешевляют.
puzzle-two-landings = Две высадки
puzzle-two-landings-hint = Кораблю, который сделал своё дело в Центре, не обязательно там оставаться.
puzzle-stolen-city = Город меняет хозяина
puzzle-stolen-city-hint = Последовательность должна быть выше той, что стоит на Аванпосте. Одному кораблю не хватает шага.
puzzle-photo-finish = Фотофиниш
puzzle-photo-finish-hint = Остались две колонии, и нужны обе. Ищите, где ещё одна нарушит ничью или создаст её.
puzzle-full-fleet = Два корабля за ход
puzzle-full-fleet-hint = Бонус можно занять. Вторую пару надо создать.
puzzle-old-treasure = Из сброса
puzzle-old-treasure-hint = Одна из открытых карт может вернуть другую, которая сама стоит очко.
puzzle-clear-sky = Под Репульсором
puzzle-clear-sky-hint = Под полем нет высадки. Одна из карт может его снять.
puzzle-no-launch = Пустой трюм
puzzle-no-launch-hint = Последовательность должна быть выше той, что на Аванпосте, а самый высокий корабль нужен в другом месте.
puzzle-once-there = Один корабль, два дела
puzzle-once-there-hint = Продвиньте, запустите, потом верните корабль. Чтобы забрать карту, нужна сумма восемь.
puzzle-late-ore = Руда для запуска
puzzle-late-ore-hint = За запуск заплатит Рынок. Карта, которая останется в руке, в конце хода ничего не стоит.
puzzle-borrowed-pod = Не хватает шага
puzzle-borrowed-pod-hint = Нужная карта лежит в сбросе.
puzzle-charged-plateau = Заряд под плато
puzzle-charged-plateau-hint = Карту, которую только что забрали, можно сразу сбросить. Следите, какое значение примет шахта.
puzzle-relic-swap = Что остаётся после обмена
puzzle-relic-swap-hint = Обмен уводит свою колонию и освобождает место. Нет ли до этого дела для реликтового корабля?
puzzle-cut-down = Укоротить лидера
puzzle-cut-down-hint = Очки лидера держатся на трёх вещах. Каждая отнимается по-своему.
puzzle-shipyard-detour = Корабль и высадка
puzzle-shipyard-detour-hint = Долина удешевила бы корабли, если бы не поле. А 1 может стать 6.
puzzle-moved-house = Переезд
puzzle-moved-house-hint = Только одна из открытых карт даёт что-то сразу, и передвигает она не только себя.

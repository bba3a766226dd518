### Названия и подсказки задач.

## Цели
goal-win = Выиграйте партию этим ходом
goal-points =
    { $count ->
        [one] Завершите ход с { $count } очком
        [few] Завершите ход с { $count } очками
        [many] Завершите ход с { $count } очками
       *[other] Завершите ход с { $count } очками
    }
goal-gain =
    { $count ->
        [one] Получите за ход { $count } очко
        [few] Получите за ход { $count } очка
        [many] Получите за ход { $count } очков
       *[other] Получите за ход { $count } очка
    }
goal-aboard = Завершите ход с этим на борту: { $what }
goal-stored = Завершите ход с этим на складе: { $what }
goal-full = Не оставьте в трюмах ни одного пустого места
goal-upgraded = Пусть к концу хода будет улучшен: { $ship }
goal-sold = Не оставьте на карте ни жетона: { $product }

## Названия и подсказки
puzzle-for-the-action-alone = Ради одного действия
puzzle-for-the-action-alone-hint = Челнок может улететь и пустым. Какой из них в доке с «Переработкой»?
puzzle-one-for-the-road = На дорожку
puzzle-one-for-the-road-hint = Двух из трёх ещё нет. Сочтите, кто увезёт три.
puzzle-an-empty-ship = Пустой грузовоз
puzzle-an-empty-ship-hint = Сначала нужно выгрузить два товара. Кто увезёт два в нужный док?
puzzle-either-way-round = В обе стороны
puzzle-either-way-round-hint = По часовой стрелке счёт кончается там, где ничего не делают. А против?
puzzle-the-long-way-round = Долгий путь
puzzle-the-long-way-round-hint = Единственный челнок – прямо позади номера. На семь товаров нужны два грузовоза.
puzzle-a-gap-is-closed = Брешь
puzzle-a-gap-is-closed-hint = Счёт кончается, едва начавшись. Что изменил бы там челнок?
puzzle-off-the-pair = Из стопки
puzzle-off-the-pair-hint = Товар, взятый из стопки, не оставляет пустого места.
puzzle-forged-papers = Поддельные бумаги
puzzle-forged-papers-hint = Счёт кончается одним доком раньше, чем надо.
puzzle-the-last-tokens = Последние жетоны
puzzle-the-last-tokens-hint = Одно действие даёт два. Но кое-кто на руке носит инструменты с собой.
puzzle-a-kind-more = Последние места
puzzle-a-kind-more-hint = Сложите всё, что даёт товар на борту: очки, заряд, новый вид, полный трюм.
puzzle-the-fourth-space = Четвёртое место
puzzle-the-fourth-space-hint = Товару, такому же, как на борту, своё место не нужно. А что дал бы ещё один челнок?

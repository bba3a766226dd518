### Названия задач и подсказки.

## Цели
goal-win = Победите в этот ход
goal-credits = Завершите ход, имея кредиты: { $count }
goal-holds = На борту в конце хода: { $what }
goal-at = Завершите ход здесь: { $place }
goal-odds-police = Шанс против полиции не меньше { $chance }
goal-odds-raiders = Шанс против налётчиков не меньше { $chance }
goal-stopped = В конце хода полиция достаёт до игрока: { $name }

## Названия и подсказки
puzzle-clean-hands = Чистые руки
puzzle-clean-hands-hint = Полицию интересует только один металл.
puzzle-a-full-shelf = Полные полки
puzzle-a-full-shelf-hint = На рынок ничего не влезает. Что можно оттуда забрать и почём?
puzzle-arms-for-raiders = Против налётчиков
puzzle-arms-for-raiders-hint = Не все кредиты уже на столе. Что решает: оружие или щиты?
puzzle-two-prices = Две цены
puzzle-two-prices-hint = Второй металл того же вида стоит вдвое меньше. Как далеко уведут три шага и два форсажа?
puzzle-fitting-out = Оснастка
puzzle-fitting-out-hint = Лучший двигатель ничего не оставит на трюм. Разницу покроет карта.
puzzle-last-hold = Последний тайник
puzzle-last-hold-hint = Одна карта прячет один металл. Два – на один больше, чем нужно.
puzzle-by-kind = По видам
puzzle-by-kind-hint = Самое дорогое дорого не здесь. У каждого вида цена падает отдельно.
puzzle-the-free-lane = Свободная трасса
puzzle-the-free-lane-hint = «Радар» сдвигает полицию на две линии в любую сторону. Где она больше не мешает?
puzzle-in-his-way = На пути
puzzle-in-his-way-hint = Кто включит радар до полёта, закроет путь себе.
puzzle-cheap-here-dear-there = Тут дёшево, там дорого
puzzle-cheap-here-dear-there-hint = Третий металл на полке дешевле всего. Сосчитайте каждый: почём он здесь и что принесёт там.
puzzle-the-fourth-system = Четвёртая система
puzzle-the-fourth-system-hint = Выполненные условия победы сразу завершают партию. Сосчитайте, что останется после оружия и что ещё в руке.
puzzle-the-hold-decides = Решает трюм
puzzle-the-hold-decides-hint = Обогнать нельзя, сравняться можно. А дальше важно, что осталось на борту.

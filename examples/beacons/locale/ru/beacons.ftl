### Тексты игры-примера.
game-beacons = Маяки
game-beacons-line = линии света среди обломков
game-beacons-credit = Пример к «Adding a game».
goal = Зажигайте три маяка в ряд и больше. Когда поле заполнено, побеждает тот, у кого больше очков.
hint-light = { $name } зажигает маяк на пустой клетке.
brief-light = { $field }
log-light = { $points ->
    [0] { $name }: маяк на { $field }.
    [one] { $name }: маяк на { $field }, { $points } очко.
    [few] { $name }: маяк на { $field }, { $points } очка.
   *[other] { $name }: маяк на { $field }, { $points } очков.
}
event-lit = { $points ->
    [0] Маяк на { $field }.
    [one] Маяк на { $field }: { $points } очко.
    [few] Маяк на { $field }: { $points } очка.
   *[other] Маяк на { $field }: { $points } очков.
}
field-empty = { $field }, пустая
field-rubble = { $field }, обломки
field-beacon = { $field }, маяк, владелец: { $name }
refusal-over = Партия окончена.
refusal-not-empty = Маяку нужна пустая клетка.
score-lines = Линии
level-cadet-about = Часто ошибается в оценке клеток.
level-pilot-about = Оценивает лучше, но ещё ошибается.
level-captain-about = Ошибается примерно на очко.
level-commodore-about = Ошибается редко.
level-admiral-about = Всегда выбирает лучшую клетку по оценке своей сети.
opponent-simple-help = Занимает клетку, которая даёт больше очков одной из сторон.
character-keeper = Смотритель
character-keeper-about = Оценивает клетки по их линиям.
stats-scored = Маяки с очками
stats-great = Маяки на два очка и больше
preset-plain = Обычная игра
academy-chapter-0 = Первые огни
lesson-light = Маяк
lesson-light-tip = Клетка занята навсегда: маяки не двигают и не снимают.
lesson-light-goal = За ход зажигают два маяка, в первый ход – один, пока есть пустые клетки. Побеждает тот, у кого больше очков.
lesson-light-first = Зажгите первый маяк: щёлкните выделенную клетку.
lesson-light-other = Соперник отвечает двумя.
lesson-light-rubble = Тёмные клетки – обломки. Попробуйте зажечь маяк на одной из них.
lesson-light-check = Зажгите b2 или d2, по диагонали от первого маяка.
lesson-lines = Линии
lesson-lines-tip = Линия, открытая с двух концов, угрожает дважды.
lesson-lines-three = Три маяка в ряд – одно очко: по строке, столбцу или диагонали. Завершите свою линию.
lesson-lines-block = Соперник тоже так может. Каждый следующий маяк линии снова даёт очки.
lesson-lines-four = Четыре в ряд – ещё два очка. Продолжите свою линию.
lesson-crossing = Перекрёстки
lesson-crossing-tip = Лучшая клетка даёт очки вам и дала бы их сопернику.
lesson-crossing-look = На этой клетке сходятся ваш столбец и ваша диагональ.
lesson-crossing-both = Маяк даёт очки за каждую линию, в которую входит. Получите два очка сразу.

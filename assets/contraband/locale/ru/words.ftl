### Как что называется.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Металлы
# `metal-NAME-object` and `amount-NAME-object` stand after a verb.
metal-iron = Железо
metal-carbon = Углерод
metal-plutonium = Плутоний
metal-iron-object = железо
metal-carbon-object = углерод
metal-plutonium-object = плутоний
amount-nothing = ничего
amount-iron-object = { $count } железо
amount-carbon-object = { $count } углерод
amount-plutonium-object = { $count } плутоний

## Корабли
system-engine = Двигатель
system-cargo = Трюм
system-shields = Щиты
system-weapon = Оружие
upgrade = { $system } { $level }

## Бонусные карты
card-disguise = Маскировка
card-disguise-help = Полиция досматривает пирата, а не нападает сразу.
card-disguise-when = Играется, когда полиция без предупреждения нападает на пирата.
card-spy-radar = Радар
card-spy-radar-help = Сдвигает полицию на две линии в любую сторону. Встреч от этого нет.
card-spy-radar-when = Играется в свой ход, не во время встречи.
card-engine-boost = Форсаж
card-engine-boost-help = Двигатель +1 до конца круга.
card-engine-boost-when = Играется в свой ход, пока движение не окончено, или при встрече.
card-weapon-boost = Усилитель оружия
card-weapon-boost-help = Оружие +1 до конца встречи.
card-weapon-boost-when = Играется в бою.
card-shield-boost = Усилитель щитов
card-shield-boost-help = Щиты +1 до конца встречи.
card-shield-boost-when = Играется в бою.
card-credits = Кредиты
card-credits-help = 200 кредитов в свой ход.
card-credits-when = Играется в свой ход.
card-friendly-alien = Друг среди чужих
card-friendly-alien-help = Налётчики отпускают корабль.
card-friendly-alien-when = Играется при нападении налётчиков.
card-hidden-hold = Тайник
card-hidden-hold-help = Прячет один плутоний от досмотра или один металл от пирата.
card-hidden-hold-when = Играется при досмотре или когда грабят.

## Цели
objective-outlaw = Вне закона
objective-outlaw-help = Стать пиратом.
objective-outlaw-won-help = Напасть на чужой корабль и победить.
objective-police-bane = Гроза полиции
objective-police-bane-help = Один раз победить полицию.
objective-raider-bane = Гроза налётчиков
objective-raider-bane-help = Один раз победить налётчиков.
objective-fortune = Состояние
objective-fortune-help = Иметь на 1 000 кредитов больше нужного.
objective-fortune-sum-help = Иметь { $credits } кредитов.
objective-shipwright = Корабел
objective-shipwright-help = Улучшить все четыре системы.

## Шаги и фишки
step-out = открытый космос
step-cw = по часовой стрелке
step-ccw = против часовой стрелки
step-mine1 = первый рудник
step-mine2 = второй рудник
step-market = рынок
step-port = космопорт
step-gate = врата
step-hidden = закрытая фишка
# Between two steps of a row of tokens
step-then = , затем{ " " }
token-police = Полиция
token-alien = Чужие
token-corsair = Корсар
foe-police = полиция
foe-miner = чужой старатель
foe-raiders = налётчики
foe-corsair = корсар

## Места
quadrant-red = Пепельный предел
quadrant-green = Мшистая глубь
quadrant-blue = Кобальтовый дрейф
quadrant-yellow = Янтарные мели
space = { $name } ({ $sector })
line = { $one } – { $other }
place-r1 = Наковальня
place-r1-mine-one = Сердце шлака
place-r1-mine-two = Железный след
place-r1-structure = Биржа «Наковальня»
place-r2 = Очаг
place-r2-mine-one = Угольный дождь
place-r2-mine-two = Печь
place-r2-structure = Порт «Очаг»
place-r3 = Мехи
place-r3-mine-one = Коксовое поле
place-r3-mine-two = Луна сажи
place-r3-structure = Красные врата
place-r4 = Клинкер
place-r4-mine-one = Пемза
place-r4-mine-two = Последняя искра
place-r4-structure = Базар «Клинкер»
place-g1 = Папоротник
place-g1-mine-one = Полый корень
place-g1-mine-two = Зелёный камень
place-g1-structure = Ярмарка «Папоротник»
place-g2 = Листва
place-g2-mine-one = Дождь спор
place-g2-mine-two = Туманное ложе
place-g2-structure = Гавань «Листва»
place-g3 = Трясина
place-g3-mine-one = Утонувшая жила
place-g3-mine-two = Торфяная луна
place-g3-structure = Зелёные врата
place-g4 = Шип
place-g4-mine-one = Терновник
place-g4-mine-two = Игольный камень
place-g4-structure = Ряды «Шип»
place-b1 = Прилив
place-b1-mine-one = Соляная жила
place-b1-mine-two = Глубина девять
place-b1-structure = Дом «Прилив»
place-b2 = Якорь
place-b2-mine-one = Колокольчик
place-b2-mine-two = Холодный киль
place-b2-structure = Порт «Якорь»
place-b3 = Сажень
place-b3-mine-one = Впадина
place-b3-mine-two = Затопленная луна
place-b3-structure = Синие врата
place-b4 = Брызги
place-b4-mine-one = Пенный камень
place-b4-mine-two = Мыс Чайки
place-b4-structure = Пристань «Брызги»
place-y1 = Дюна
place-y1-mine-one = Стеклянная чаша
place-y1-mine-two = Светлый песок
place-y1-structure = Караван «Дюна»
place-y2 = Фонарь
place-y2-mine-one = Соты
place-y2-mine-two = Старый факел
place-y2-structure = Порт «Фонарь»
place-y3 = Мираж
place-y3-mine-one = Ложный рассвет
place-y3-mine-two = Пыльная луна
place-y3-structure = Жёлтые врата
place-y4 = Солнечные часы
place-y4-mine-one = Полдень
place-y4-mine-two = Длинная тень
place-y4-structure = Двор «Солнечные часы»

## Конец
score-credits = На руках
score-objective = Цель
tie-cash = { $name } и { $other }: суммы равны. Решают кредиты на руках – победа: { $name }.
tie-hold = { $name } и { $other }: кредитов поровну. Решает более ценный груз – победа: { $name }.
rank-stranded = на мели
rank-hauler = перевозчик
rank-trader = торговец
rank-smuggler = контрабандист
rank-captain-of-industry = магнат
rank-legend = легенда

## О чём спрашивают
ask-turn = ход
ask-police = корабль остановила полиция
ask-raid = на корабль нападают
ask-calm = чужие, которые не нападают
ask-fight = идёт бой
ask-stand = отбиваться или бежать
ask-press = сражаться дальше или бежать
ask-prize = добыт металл
ask-hide = что спрятать от пирата
ask-loot = что взять из трюма
ask-lose = какое улучшение потерять
ask-excess = что выбросить
ask-plan = план круга
ask-act = что сделать после открытия
ask-nothing = ничего
ask-over = партия окончена

## В чём считают партию: кредиты, а не очки
ui-score-total = Кредиты
ui-end-counting = Подсчёт кредитов
ui-end-by = { $by ->
    [one] { $name } побеждает с отрывом в { $shown } кредит.
    [few] { $name } побеждает с отрывом в { $shown } кредита.
   *[many] { $name } побеждает с отрывом в { $shown } кредитов.
}
ui-end-mine = { $place ->
    [1] { $name }: первое место,
    [2] { $name }: второе место,
    [3] { $name }: третье место,
   *[other] { $name }: четвёртое место,
} { $behind ->
    [0] кредитов поровну
    [one] отставание { $shown } кредит
    [few] отставание { $shown } кредита
   *[many] отставание { $shown } кредитов
}
stats-summary = { $played ->
    [one] { $played } партия, побед: { $won } ({ $share }), в среднем кредитов: { $points }
    [few] { $played } партии, побед: { $won } ({ $share }), в среднем кредитов: { $points }
   *[many] { $played } партий, побед: { $won } ({ $share }), в среднем кредитов: { $points }
}
stats-mean = Кредиты

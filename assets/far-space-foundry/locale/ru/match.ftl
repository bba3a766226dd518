### Доска и панели партии.
### Игроков называют по имени, не на «вы».

## Станция
ui-alpha = АЛЬФА
ui-alpha-task = Добыча и плавка руды
ui-beta = БЕТА
ui-beta-task = Сборка и погрузка
ui-in-bank = в банке
ui-in-orbit = на орбите
ui-left = осталось
ui-once-a-half = раз за половину
ui-dock = док
ui-dock-of = Док { $dock }: { $action }
ui-dock-master = Смотритель
ui-dock-master-help = За кредит, раз за половину, челнок с орбиты встаёт в свободный док либо челнок из дока уходит на орбиту.
ui-pilot-card = Пилот { $number }

## Пилоты
pilot-number-help = Летит со значением { $number }. К станции считается первый свободный док, от станции – первый челнок.
pilot-one-two-three-help = Летит со значением 1, 2 или 3.
pilot-die-help = Летит с числом на кубике; перед этим его можно бросить.

## Полёты
ui-land = Посадка
ui-land-help = Челнок с орбиты садится в первый свободный док. Каждый пройденный док – ещё один товар.
ui-lift = Взлёт
ui-lift-help = Взлетает первый челнок, встреченный при счёте. Каждый пройденный док – ещё один товар.
ui-roll = Бросок кубика
ui-roll-short = бросок
ui-roll-help = Пилот летит с тем, что выпало, и кубик остаётся лежать так.
ui-play-idle = Доиграть ход
tag-lands-elsewhere = Посадка – в док { $dock }: он первый свободный.
tag-lifts-elsewhere = Взлёт – из дока { $dock }: там первый челнок.
tag-several-docks = Можно попасть в несколько доков: щёлкните по одному из них.

## Товары
ui-take = Добыча
ui-unload = Разгрузка
ui-load-goods = Погрузка
ui-asteroid-help = Щелчок берёт сколько войдёт, по числу – одну штуку.
ui-ship-help = Щелчок берёт сколько войдёт, по товару – одну штуку.
ui-confirm-goods = Переместить товары
ui-more = На один больше: { $good }, { $ship }
ui-less = На один меньше: { $good }, { $ship }
ui-stack = Стопкой: { $good }, { $ship }
ui-off-pair = Из стопки: { $good }, { $ship }
tag-capacity-left =
    { $count ->
        [one] В челноке место ещё для { $count } товара
        [few] В челноке место ещё для { $count } товаров
       *[many] В челноке место ещё для { $count } товаров
    }

## Действия
action-process-help = Скайрит возвращается, а рубион становится галактием – пока есть и то и другое.
action-traders-help = Рубион возвращается за 2 кредита.
action-cantina-help = За кредит показывают четырёх инопланетных пилотов; одного можно нанять.
action-manufacture-help = Из товаров склада делают одно изделие.
action-charge-help = Изделие на складе заряжают, это ещё 1 очко; за кредит – сразу все.
action-upgrade-help = Улучшают пустой грузовоз либо берут кредит из банка.
ui-charge-all = Зарядить все
ui-all = все
ui-earn = Взять кредит
ui-sell = Продажа: { $what }
ui-use-action = Действие

## Кантина
ui-hire-title = Наймите одного из этих пилотов
ui-hire = Наём: { $pilot }
ui-hire-nobody = Никого
ui-without-ship = Без грузовоза
ui-without-ship-help = Пилота нанимают, грузовоз остаётся: он стоил бы 4 очка, пока не заполнен и не улучшен.
ui-with-ship = С грузовозом
tag-one-more-ship = Ещё один грузовоз: –4 очка, пока не заполнен и не улучшен

## Раздача, выбор, погрузка
ui-begin-alpha = Всё готово к «Альфе»
ui-begin-beta = Станция перевернулась: «Бета»
ui-deal = Раздать пилотов
ui-deal-help = Раздаются карты, бросается кубик.
ui-keep-title = Кто идёт в «Бету»? Не больше одного на грузовоз
ui-keep = Оставить этих
ui-keep-nobody = Никого не оставлять
ui-keep-pilot = Остаётся: { $pilot }
ui-stow-title = Погрузка флота
ui-stow = Погрузить так

## Игроки
ui-nothing = пусто
ui-warehouse = Склад
ui-to-come = Ещё не сыграны
ui-played = Сыграны
ui-ship-plain = { $ship }, занято мест: { $used } из { $size }. Груз: { $goods }.
ui-ship-upgraded = { $ship }, улучшен, занято мест: { $used } из { $size }. Груз: { $goods }.
ui-player-spoken = { $name }. Очки: { $points }, кредиты: { $credits }, пилоты на руке: { $hand }, в колоде: { $deck }. Склад: { $goods }.
ui-end-not-yours = Ходит другой игрок.

## Что можно сделать
ui-hint-begin = Можно раздать пилотов
ui-hint-begin-beta = «Бета»: можно раздать пилотов
ui-hint-card = { $name }: выбор пилота
ui-hint-idle = { $name }: в этот ход выиграть нечего ({ $confirm } – доиграть его)
ui-hint-card-die = { $name }: выбор дока или бросок кубика ({ $roll })
ui-hint-fly = { $name }: выбор дока для посадки или взлёта
ui-hint-bribe = { $name }: какой док занять или освободить?
ui-hint-take = { $name }: добыча с одного астероида, не больше { $capacity }; { $confirm } – взять предложенное
ui-hint-unload = { $name }: разгрузка одного грузовоза, не больше { $capacity }; { $confirm } – взять предложенное
ui-hint-load = { $name }: погрузка одного грузовоза, не больше { $capacity }; { $confirm } – взять предложенное
ui-hint-act-load = { $name }: сначала действие ({ $action }), потом погрузка, не больше { $capacity }
ui-hint-act = { $name }: можно действовать – { $action }
ui-hint-make = { $name }: выбор изделия
ui-hint-end = { $name }: больше делать нечего, ход можно закончить ({ $end })
ui-hint-hire = { $name }: один из показанных пилотов или никто
ui-hint-keep = { $name }: не больше одного инопланетного пилота на грузовоз
ui-hint-stow = { $name }: погрузка флота; { $confirm } – взять предложенное

## Вопросы перед потерей
ui-warn-end = Это ещё можно сделать даром: { $action }. Закончить ход?
ui-warn-end-goods =
    { $count ->
        [one] Челнок ещё может перевезти { $count } товар. Закончить ход?
        [few] Челнок ещё может перевезти { $count } товара. Закончить ход?
       *[many] Челнок ещё может перевезти { $count } товаров. Закончить ход?
    }
ui-warn-load = После погрузки этого уже не сделать: { $action }. Сначала грузить?
ui-warn-goods =
    { $count ->
        [one] После действия товары не поступают, а челнок везёт { $count }. Сначала действие?
        [few] После действия товары не поступают, а челнок везёт { $count }. Сначала действие?
       *[many] После действия товары не поступают, а челнок везёт { $count }. Сначала действие?
    }

## В одиночку
ui-rank-pilot = Пилот грузовоза
ui-rank-messenger = Вестник мира
ui-rank-superintendent = Федеральный инспектор
ui-mast-challenge = Испытание
end-alone-rank = { $points ->
        [one] { $points } очко. { $name }: { $rank }
        [few] { $points } очка. { $name }: { $rank }
       *[many] { $points } очков. { $name }: { $rank }
    }
end-alone-defeat = { $points ->
        [one] { $name }: { $points } очко, а нужно { $win }
        [few] { $name }: { $points } очка, а нужно { $win }
       *[many] { $name }: { $points } очков, а нужно { $win }
    }
end-alone-short = { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }

### Что приказано и что происходит.
### Игроков зовут по имени; чего знать нельзя, о том не говорится.

## Приказы
order-plain = { $name }: { $what }
brief-begin = пилоты раздаются
brief-play = в игре: { $pilot }
brief-play-roll = в игре: { $pilot }, бросок кубика
brief-play-rolled = в игре: { $pilot }, бросок кубика: { $die }
brief-land = посадка в док { $dock }
brief-lift = взлёт из дока { $dock }
brief-landed = посадка в док { $dock }, вместимость { $capacity }
brief-lifted = взлёт из дока { $dock }, вместимость { $capacity }
brief-take = с астероидов: { $what }
brief-unload = на склад: { $what }
brief-load = на борт: { $what }
brief-process = из переработки: { $what }
brief-sell = продажа: { $what }
brief-sold = продажа: { $what }; выручка: { $credits }
brief-cantina = визит в кантину
brief-cantina-shown = визит в кантину: { $what }
brief-hire = наём: { $pilot }
brief-hire-alone = наём без грузовоза: { $pilot }
brief-hire-ship = наём: { $pilot }; { $ship } на { $size }
brief-hire-nobody = никого не нанимать
brief-make =
    { $times ->
        [one] производство: { $product }, { $times } раз
        [few] производство: { $product }, { $times } раза
       *[many] производство: { $product }, { $times } раз
    }
brief-made = производство: { $what }
brief-charge = зарядка: { $product }
brief-charge-all = зарядка всего за кредит
brief-upgrade = улучшение: { $ship }
brief-earn = кредит из банка
brief-bribe-add = взятка смотрителю: челнок в док { $dock }
brief-bribe-remove = взятка смотрителю: док { $dock } свободен
brief-end = конец хода
brief-keep = для «Беты»: { $what }
brief-keep-nobody = для «Беты» никого
brief-stow = в трюме: { $what }

## События
event-product-laid = В игре: { $product }
event-freighter-opened = Открыт: { $ship } на { $size }
event-freighter-none = Больше нет: { $ship }
event-first-player = Начинает { $name }; на кубике { $die }
event-equipped = { $name }: кредит и первые товары
event-equipped-credit = { $name }: кредит
event-dealt = { $name } получает карту: { $pilot }
event-dealt-hidden = { $name } получает пилота
event-fleet = { $name } получает флот { $fleet }
event-half-alpha = «Альфа»: начинает { $name }
event-half-beta = «Бета»: начинает { $name }
event-rolled = На кубике { $die }
event-shown = Кантина показывает карту: { $pilot }
event-paid-cantina = { $name } платит кредит в кантине
event-freighter-came = { $name } получает новый корабль: { $ship } на { $size }
event-drawn = { $name } берёт карту: { $pilot }
event-drawn-hidden = { $name } берёт пилота
event-traffic-came = Движение: челнок садится в док { $dock }
event-traffic-went = Движение: челнок покидает док { $dock }
event-cleared = { $name }: со склада назад на астероиды: { $what }
event-station-turned = «Альфа» окончена, станция переворачивается: склады пустеют, грузовозы сохраняют товары
event-left = { $name }: { $pilot } покидает игру
event-defeat = Партия окончена. Очки: { $points }, а нужно 22. Победы у { $name } нет
event-match-over =
    { $count ->
        [one] Партия окончена. Победа: { $names }
        [few] Партия окончена. Общая победа: { $names }
       *[many] Партия окончена. Общая победа: { $names }
    }

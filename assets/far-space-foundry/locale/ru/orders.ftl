### Что делают и что происходит.
### Игроков зовут по имени; чего знать нельзя, о том не говорится.

## Действия плана в двух словах, без имени
brief-begin = раздать пилотов
brief-play = сыграть: { $pilot }
brief-play-roll = сыграть: { $pilot }, бросить кубик
brief-land = сесть в док { $dock }
brief-lift = взлететь из дока { $dock }
brief-take = добыть: { $what }
brief-unload = выгрузить: { $what }
brief-load = погрузить: { $what }
brief-process = переработать рубион: { $what }
brief-sell = продать: { $what }
brief-cantina = зайти в кантину
brief-hire = нанять: { $pilot }
brief-hire-alone = нанять без грузовоза: { $pilot }
brief-hire-nobody = никого не нанимать
brief-make =
    { $times ->
        [one] сделать: { $product }, { $times } раз
        [few] сделать: { $product }, { $times } раза
       *[many] сделать: { $product }, { $times } раз
    }
brief-charge = зарядить: { $product }
brief-charge-all = зарядить все изделия за 1 кредит
brief-upgrade = улучшить: { $ship }
brief-earn = взять 1 кредит из банка
brief-bribe-add = дать взятку смотрителю: челнок в док { $dock }
brief-bribe-remove = дать взятку смотрителю: освободить док { $dock }
brief-end = завершить ход
brief-keep = оставить на «Бету»: { $what }
brief-keep-nobody = никого не оставлять на «Бету»
brief-stow = загрузить флот: { $what }

## Действия в журнале, после имени игрока
order-plain = { $name } { $what }
log-begin = раздаёт пилотов
log-play = играет: { $pilot }
log-play-roll = играет: { $pilot }, бросает кубик
log-play-rolled = играет: { $pilot }, на кубике { $die }
log-land = садится в док { $dock }
log-lift = взлетает из дока { $dock }
log-landed = садится в док { $dock } (вместимость { $capacity })
log-lifted = взлетает из дока { $dock } (вместимость { $capacity })
log-take = добывает: { $what }
log-unload = выгружает: { $what }
log-load = грузит: { $what }
log-process = перерабатывает рубион: { $what }
log-sell = продаёт: { $what }
log-sold = продаёт: { $what }; выручка: { $credits }
log-cantina = заходит в кантину
log-cantina-shown = заходит в кантину: { $what }
log-hire = нанимает: { $pilot }
log-hire-alone = нанимает без грузовоза: { $pilot }
log-hire-ship = нанимает: { $pilot }; { $ship } на { $size }
log-hire-nobody = никого не нанимает
log-make =
    { $times ->
        [one] делает: { $product } (раз: { $times })
        [few] делает: { $product } (раз: { $times })
       *[many] делает: { $product } (раз: { $times })
    }
log-made = делает: { $what }
log-charge = заряжает: { $product }
log-charge-all = заряжает все изделия за 1 кредит
log-upgrade = улучшает: { $ship }
log-earn = берёт 1 кредит из банка
log-bribe-add = даёт взятку смотрителю: челнок в док { $dock }
log-bribe-remove = даёт взятку смотрителю: док { $dock } свободен
log-end = завершает ход
log-keep = оставляет на «Бету»: { $what }
log-keep-nobody = никого не оставляет на «Бету»
log-stow = грузит флот: { $what }

## События
event-product-laid = В игре: { $product }
event-freighter-opened = Следующий: { $ship } на { $size }
event-freighter-none = Больше нет: { $ship }
event-first-player = Начинает { $name }; на кубике { $die }
event-equipped = { $name } получает 1 кредит и первые товары
event-equipped-credit = { $name } получает 1 кредит
event-dealt = { $name } получает карту: { $pilot }
event-dealt-hidden = { $name } получает пилота
event-fleet = { $name } получает флот { $fleet }
event-half-alpha = Начинается «Альфа»
event-half-beta = «Бета»: начинает { $name }
event-rolled = На кубике выпадает { $die }
event-shown = Кантина показывает карту: { $pilot }
event-paid-cantina = { $name } платит 1 кредит в кантине
event-freighter-came = { $name } получает новый корабль: { $ship } на { $size }
event-drawn = { $name } берёт карту: { $pilot }
event-drawn-hidden = { $name } берёт пилота
event-traffic-came = Движение: челнок садится в док { $dock }
event-traffic-went = Движение: челнок покидает док { $dock }
event-cleared = { $name } возвращает товары на астероиды: { $what }
event-station-turned = «Альфа» окончена, станция переворачивается: склады пустеют, грузовозы сохраняют товары
event-left = { $name }: { $pilot } покидает игру
event-defeat = Партия окончена. Очки игрока { $name }: { $points }, а нужно 22
event-match-over =
    { $count ->
        [one] { $names } побеждает в партии
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }

### Почему чего-то сделать нельзя.
### Целые предложения: что есть и что нужно.

## Не сейчас
refusal-over = Партия окончена.
refusal-not-now-module = Сначала выберите первый, бесплатный модуль.
refusal-not-now-roll = Сначала бросьте жёлтый кубик.
refusal-not-now-produce = Сначала выберите, какая колония производит.
refusal-not-now-fly = Сначала выберите сектор для полёта.
refusal-not-now-arrange = Сначала положите осмотренные карты наверх или вниз.
refusal-not-now-flight = Полёт ещё не окончен: действуйте, летите дальше или остановитесь.
refusal-not-now-pirates = Сначала заплатите пиратам или вступите в бой.
refusal-not-now-take = Сначала возьмите добычу или оставьте её.
refusal-not-now-lose = Сначала выберите, какой модуль потерять.
refusal-not-now-build = Полёт окончен: торгуйте и стройте или завершите ход.
refusal-not-now-answer = Предложение ждёт ответа: сначала примите его или отклоните.
refusal-no-such-colony = Ни одна колония с этим числом не даёт: { $thing }, или в отсеке нет места.
refusal-no-such-sector = Сектора { $sector } нет, есть только с 1 по 4.
refusal-not-each-once =
    { $count ->
        [one] Положите { $count } карту наверх или вниз.
        [few] Положите каждую из { $count } карт один раз, наверх или вниз.
       *[many] Положите каждую из { $count } карт один раз, наверх или вниз.
    }

## В полёте
refusal-no-speed = Скорость исчерпана: больше карт в этом полёте нет.
refusal-sector-empty = В этом секторе карт не осталось.
refusal-nothing-visited = Сейчас ни одна карта не посещается. Сначала летите дальше.
refusal-card-used = В этом полёте уже использовано: { $card }.
refusal-no-trade = { $card }: здесь не торгуют.
refusal-not-sold = { $card } этого не продаёт: { $thing }.
refusal-not-bought = { $card } этого не покупает: { $thing }.
refusal-nothing-traded = Выберите хотя бы 1, чтобы купить или продать.
refusal-too-many = { $card }: за раз не больше { $most }.
refusal-lacking =
    { $has ->
        [0] Нужно: { $needed }. На борту нет ничего.
        [one] Нужно: { $needed }. На борту только { $has }.
        [few] Нужно: { $needed }. На борту только { $has }.
       *[many] Нужно: { $needed }. На борту только { $has }.
    }
refusal-no-room = Нет места ({ $thing }): в отсеке помещается { $capacity }.
refusal-no-room-science = Нет места для знаний: в лаборатории помещается { $capacity }.
refusal-no-ship-colony-ship = Нужен колониальный корабль, а в ангаре его нет.
refusal-no-ship-trade-ship = Нужен торговый корабль, а в ангаре его нет.
refusal-no-colony-planet = Здесь колонию не основать: { $card }.
refusal-no-post-place = Здесь торговый пост не основать: { $card }.

## Приключения
refusal-not-face-up = Приключение «{ $adventure }» не открыто.
refusal-on-another-planet = Приключение «{ $adventure }» – на другой планете: { $planet }.
refusal-turned-up-here = Приключение «{ $adventure }» открылось в этот визит: вернитесь в другом полёте.
refusal-firepower = Нужна огневая мощь { $needed }, а есть { $has }.
refusal-boost = Нужна тяга { $needed }, а есть { $has }.
refusal-reward-too-large =
    { $most ->
        [one] Приключение «{ $adventure }» даёт не больше { $most } ресурса.
        [few] Приключение «{ $adventure }» даёт не больше { $most } ресурсов.
       *[many] Приключение «{ $adventure }» даёт не больше { $most } ресурсов.
    }
refusal-reward-excludes = Приключение «{ $adventure }» этого не даёт: { $thing }.

## Модули, посты, требования, предложения
refusal-no-module = Сначала нужен модуль «{ $module }».
refusal-not-his-post = У этого звездолёта нет торгового поста: { $card }.
refusal-post-used = Пост уже использован в этот ход: { $card }.
refusal-posts-done =
    { $most ->
        [one] В этот ход уже использован { $most } торговый пост, больше нельзя.
        [few] В этот ход уже использованы { $most } торговых поста, больше нельзя.
       *[many] В этот ход уже использовано { $most } торговых постов, больше нельзя.
    }
refusal-demands-done =
    { $most ->
        [one] Модуль «Торговля» разрешает { $most } требование за ход.
        [few] Модуль «Торговля» разрешает { $most } требования за ход.
       *[many] Модуль «Торговля» разрешает { $most } требований за ход.
    }
refusal-other-lacks =
    { $has ->
        [0] Нужно: { $needed }. У соперника этого нет.
        [one] Нужно: { $needed }. У соперника только { $has }.
        [few] Нужно: { $needed }. У соперника только { $has }.
       *[many] Нужно: { $needed }. У соперника только { $has }.
    }
refusal-other-no-room = У соперника нет места ({ $thing }): в отсеке помещается { $capacity }.
refusal-other-no-room-science = У соперника нет места для знаний: в лаборатории помещается { $capacity }.
refusal-no-exchange = Обмена между игроками в этой партии нет.
refusal-offers-done =
    { $most ->
        [one] В этот ход уже сделано { $most } предложение, больше нельзя.
        [few] В этот ход уже сделано { $most } предложения, больше нельзя.
       *[many] В этот ход уже сделано { $most } предложений, больше нельзя.
    }
refusal-one-sided = Что-то отдать должны обе стороны.
refusal-on-both-sides = Это стоит на обеих сторонах предложения: { $thing }.
refusal-refused-before = Такое же предложение в этот ход уже отклонено.

## Строительство
refusal-hangar-full =
    { $capacity ->
        [one] Ангар полон: в нём место для { $capacity } малого корабля.
        [few] Ангар полон: в нём место для { $capacity } малых кораблей.
       *[many] Ангар полон: в нём место для { $capacity } малых кораблей.
    }
refusal-pieces-full-booster = Все места для ускорителей заняты ({ $most }). Улучшите один до 2 уровня.
refusal-pieces-full-cannon = Все места для пушек заняты ({ $most }). Улучшите одну до 2 уровня.
refusal-pieces-missing-booster = Сначала займите все места для ускорителей: пока { $has } из { $most }.
refusal-pieces-missing-cannon = Сначала займите все места для пушек: пока { $has } из { $most }.
refusal-pieces-raised-booster = Все ускорители уже 2 уровня.
refusal-pieces-raised-cannon = Все пушки уже 2 уровня.
refusal-has-module = Модуль «{ $module }» уже построен.
refusal-module-raised = Модуль «{ $module }» уже 2 уровня.
refusal-level-two-held = { $name } имеет модуль «{ $module }» 2 уровня, а он только один.

### Экран партии: приборы, выбор, подсказки, вопросы, предложения.
### Игроков зовут по имени; минус – короткое тире.

## Заголовки и приборы
ui-turn-number = ход { $turn }
ui-speed = Скорость
ui-speed-help = Сколько карт ещё можно открыть в этом полёте: тяга { $boost } плюс кубик { $die }.
ui-actions = Действия
ui-actions-of = из { $limit }
ui-actions-help =
    { $limit ->
        [one] Сколько действий осталось. В полёте их { $limit }.
        [few] Сколько действий осталось. В полёте их { $limit }.
       *[many] Сколько действий осталось. В полёте их { $limit }.
    }
ui-flight-row = Маршрут
ui-visited = посещается
ui-laid = новая
ui-not-built = нет
ui-free-place = свободно
ui-hold-limit = по { $count } в отсеке
ui-colonies = Колонии
ui-posts = Торговые посты
ui-medals = Медали
ui-modules = Модули
ui-powers = Тяга и огневая мощь
ui-module-at = { $module } { $level }
ui-more = ещё { $count }
ui-shipyard = Верфь
ui-shipyard-price = оплата грузом
ui-lacks = Не хватает: { $what }
ui-chance = шанс { $chance }

## Что можно сделать
ui-roll = Бросить
ui-roll-help = Бросить жёлтый кубик: производят оба звездолёта, и он задаёт скорость.
ui-fly = Сектор { $sector }
ui-fly-help =
    { $cards ->
        [one] Здесь { $cards } карта.
        [few] Здесь { $cards } карты.
       *[many] Здесь { $cards } карт.
    }
ui-next = Дальше
ui-next-help =
    { $speed ->
        [one] Открыть следующую карту. Скорости осталось на { $speed } карту.
        [few] Открыть следующую карту. Скорости осталось на { $speed } карты.
       *[many] Открыть следующую карту. Скорости осталось на { $speed } карт.
    }
ui-next-left =
    { $count ->
        [one] В секторе осталась { $count } карта
        [few] В секторе осталось { $count } карты
        [many] В секторе осталось { $count } карт
       *[other] В секторе осталось { $count } карты
    }
ui-next-unknown =
    { $count ->
        [one] { $count } карта здесь неизвестна
        [few] { $count } карты здесь неизвестны
       *[many] { $count } карт здесь неизвестно
    }
ui-next-pirates = Пираты или корсары: { $chance }
ui-stop = Стоп
ui-stop-help = Завершить полёт. Не использовано: скорость { $speed }, действия { $actions }.
ui-buy = Купить
ui-sell = Продать
ui-all = всё
ui-more-of = На один больше: { $thing }
ui-less-of = На один меньше: { $thing }
ui-none-aboard = На борту нет: { $thing }
ui-astro-after = { $change } астро, станет { $after }
ui-settle = Основать колонию
ui-settle-help = Колониальный корабль расходуется. 1 очко и по 1 на каждое { $number }: { $thing }.
ui-found = Основать пост
ui-found-help = Торговый корабль расходуется. Дружба +{ $count }; сделки здесь сейчас не будет.
ui-adventure = { $adventure }
ui-adventure-help = Одно действие: { $what }
ui-adventure-take =
    { $count ->
        [one] Выберите { $count } ресурс в награду
        [few] Выберите { $count } ресурса в награду
       *[many] Выберите { $count } ресурсов в награду
    }
ui-adventure-less = Что не поместится или не выбрано, пропадёт.
ui-met = Условие выполнено
ui-not-met = Условие не выполнено
ui-pay = Заплатить
ui-pay-help = { $price } астро, останется { $after }. Полёт продолжается.
ui-fight = В бой
ui-fight-range = { $own } против { $theirs }
ui-fight-help = Обе стороны бросают синий кубик. Звездолёт побеждает, если его итог не меньше.
ui-fight-won = Победа ({ $chance }): 1 слава и 1 ресурс
ui-fight-lost = Поражение: полёт окончен
ui-fight-lost-corsairs = Поражение: полёт окончен, пропадёт пушка или модуль
ui-fight-lost-cannon = Поражение: полёт окончен, пропадёт пушка
ui-fight-lost-module = Поражение: полёт окончен, пропадёт модуль
ui-fight-is-won = Победа
ui-fight-is-lost = Поражение
ui-fight-tie = При равенстве – победа
ui-ransom = выкуп { $count } астро
ui-strength = сила { $range }
ui-take = Добыча: выберите ресурс
ui-produce-heading = { $name } производит что-то одно
ui-take-nothing = Ничего не брать
ui-reward = Награда
ui-lose = Выберите, какой модуль потерять
ui-lose-gone = { $module }: будет потерян.
ui-lose-level = { $module }: упадёт до 1 уровня, и его очко пропадёт.
# In the recap, after the mark of who lost something and what it was.
recap-no-room = нет места
# In the recap, after the number of the sector: how many cards were revealed there.
recap-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ui-lose-overboard = Пропадёт: { $what }
ui-produce = Выберите, какая колония производит
ui-choose-module = Выберите первый модуль, он бесплатный
ui-build = Построить
ui-upgrade = Улучшить до 2 уровня
ui-module-one = Модуль 1 уровня
ui-module-one-of = 1 уровень: выберите отсек
ui-module-two = Модуль 2 уровня
ui-module-two-of = 2 уровень: выберите отсек
ui-level-two-with = { $name }: уже 2 уровень
ui-level-two-lamp = Полоска во втором гнезде: цвет, которым играет { $name }.
ui-level-two-free = 2 уровень ещё свободен
ui-use-post = Торговать здесь
ui-posts-left =
    { $count ->
        [one] осталась { $count } сделка
        [few] осталось { $count } сделки
       *[many] осталось { $count } сделок
    }
ui-demand = Потребовать
ui-demand-help = Взять 1 у игрока { $name } за { $price } астро: { $thing }. Отказать нельзя.
ui-demands-left =
    { $count ->
        [one] осталось { $count } требование
        [few] осталось { $count } требования
       *[many] осталось { $count } требований
    }

## Взгляд модуля «Сенсоры»
ui-sensor = Осмотр
ui-sensor-away = { $name } осматривает верх сектора { $sector }. { $other }, не смотрите.
ui-sensor-hold = Держите и смотрите
ui-sensor-hold-help = Карты видны, только пока нажата эта кнопка или { $key }.
ui-on-top = наверх
ui-at-bottom = вниз
ui-arrange-help = Наверх: выбранная первой придёт первой. Вниз: выбранная последней ляжет ниже всех.
ui-look-place = Карта { $number }

## Предложения
ui-offer = Предложить
ui-offer-to = Предложение, кому: { $name }
ui-offer-gives = { $name } отдаёт
ui-offer-gets = { $name } получает
ui-offer-left = осталось { $some } из { $all }
ui-offer-help = Добавьте, что отдаёте и что хотите получить. { $name } отвечает сразу.
ui-offer-none = Сейчас обменять нечего.
ui-offer-clear = Очистить
# On the cover, after the name of who takes the screen to answer.
ui-cover-offer = { $name } делает вам предложение
ui-offer-answer = { $name } предлагает, соперник – { $other }: { $give } за { $want }.
ui-accept = Принять
ui-refuse = Отклонить

## Подсказки: что можно сделать
ui-hint-module = { $name }: выберите первый, бесплатный модуль.
ui-hint-roll = { $name }: бросьте жёлтый кубик ({ $key }).
ui-hint-produce = { $name }: выберите, что произвести.
ui-hint-fly = { $name }: выберите сектор для полёта. Скорость { $speed }.
ui-hint-arrange = { $name }: осмотрите карты и положите каждую наверх или вниз.
ui-hint-flight-first = { $name }: откройте первую карту ({ $key }) или завершите полёт.
ui-hint-flight = { $name }: действуйте здесь, летите дальше ({ $key }) или завершите полёт.
ui-hint-flight-used = { $name }: эта карта использована. Летите дальше ({ $key }) или завершите полёт.
ui-hint-flight-laid = { $name }: эта карта новая. Летите дальше ({ $key }) или завершите полёт.
ui-hint-flight-nothing = { $name }: здесь делать нечего. Летите дальше ({ $key }) или завершите полёт.
ui-hint-flight-last = { $name }: скорость исчерпана. Действуйте здесь или завершите полёт.
ui-hint-flight-end = { $name }: в этом секторе не осталось карт. Действуйте здесь или завершите полёт.
ui-hint-flight-over = { $name }: здесь больше нечего делать. Завершите полёт ({ $stop }).
ui-hint-pirates = { $name } встречает пиратов: заплатите { $price } астро или вступайте в бой.
ui-hint-corsairs = { $name } встречает корсаров: заплатите { $price } астро или вступайте в бой.
ui-hint-must-fight = { $name } не может заплатить { $price } астро: бой неизбежен.
ui-hint-take = { $name }: выберите ресурс в добычу или не берите ничего.
ui-hint-take-next = { $name }: выберите ресурс в добычу или не берите ничего. Следующая карта: { $card }.
ui-hint-lose = { $name }: выберите, какой модуль разрушат корсары.
ui-hint-build = { $name }: торгуйте и стройте, потом завершите ход ({ $key }).
ui-hint-build-module = { $name }: торгуйте и стройте (модули – в их отсеках), затем завершите ход ({ $key }).
ui-hint-answer = { $name }: примите предложение или отклоните.
ui-hint-deal = { $name }: выберите сколько ({ $more }: ещё одно) и снова нажмите на строку ({ $key }).
ui-hint-deal-post = { $name }: выберите сколько ({ $more }: ещё одно) и подтвердите ({ $key }).
ui-hint-deal-any = { $name }: выберите что ({ $more }: ещё одно) и подтвердите ({ $key }).
ui-hint-reward = { $name }: выберите награду и подтвердите ({ $key }).
ui-hint-offer = { $name }: составьте предложение и отправьте его.

## Вопросы перед потерей
ui-warn-affordable = На это ещё хватает: { $what }. Всё равно завершить ход?
ui-warn-stop = Здесь ещё есть что сделать, действия и скорость остались: { $card }. Всё равно завершить полёт?
ui-warn-corsairs = Поражение может стоить модуля, а выкуп { $price } астро есть чем заплатить. Всё равно в бой?
ui-warn-last = Это нужно для приключения «{ $adventure }», а после продажи не останется: { $thing }. Всё равно продать?

## Конец хода
ui-end-turn-ships-pass = Следующим ходит { $name }.
ui-end-turn-flight = Сначала завершите полёт.

## Что помнится
ui-memory = Память: { $value }
ui-memory-none-help = Закрытые карты остаются скрыты. Журнал показывает только последний полёт каждого.
ui-memory-notes-help = Отметьте карты, которые лежат здесь. Отметки видит только { $name }.
ui-memory-open-help = Карты, которые видит и помнит { $name }: они точно ещё здесь.
ui-memory-unknown =
    { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
       *[many] { $count } неизвестных карт
    }
ui-note-add = Отметить в секторе { $sector }: { $card }
ui-note-remove = Снять отметку в секторе { $sector }: { $card }

## Что у игроков, в строку
ui-player-spoken = { $name }: астро { $astro }, груз: { $cargo }; знания { $science }, тяга { $boost }, огневая мощь { $firepower }, дружба { $friendship }, слава { $fame }, очки { $points }
ui-recap-flight = сектор { $sector }: { $cards }
ui-stats-flight =
    { $count ->
        [one] открыта { $count } карта
        [few] открыто { $count } карты
       *[many] открыто { $count } карт
    }

## Ярлыки: что принесёт щелчок
tag-friend = Друг народа +1
tag-hero = Герой народа +1
tag-flight-ends = после этого полёт окончен
tag-wins = победа

## Свои заметки
ui-notes = Заметки
ui-notes-help = Отмечайте увиденные карты по секторам. Ваши отметки не видит никто другой.
ui-notes-title = Ваши заметки
ui-notes-about = Выберите сектор и нажимайте на карты, которые там лежат. Нажмите на отметку, чтобы убрать её.
ui-notes-sector = Сектор { $sector }
ui-notes-mark = Карты для сектора { $sector }
ui-notes-clear = Очистить сектор { $sector }
ui-notes-remove = Нажмите, чтобы убрать отметку.
ui-notes-full = Больше десяти отметок не помещается.
access-notes-of = Заметки о секторе { $sector }
access-notes-remove = { $card }: убрать отметку

## How a match begins
start-side = { $name } – { $side }.
start-below = Вы – { $side }, ваш звездолёт внизу.
start-first = Первой ходит Луна.
## Что приносит победу, что решило партию, большие события
goal-short = Игра до { $target } очков
goal = Побеждает тот, кто первым в свой ход наберёт { $target } очков: по 1 за каждую колонию, за каждый модуль 2 уровня, за звания Друга и Героя народа и за два из приключений.
goal-turns = Число ходов ограничено ({ $turns }): потом побеждает тот, у кого больше очков.
goal-own = { $name }: { $points } из { $target }.
decided-colony =
    { $count ->
        [2] { $name }: вторая колония решает партию. { $card }, счёт { $points } : { $other }
        [3] { $name }: третья колония решает партию. { $card }, счёт { $points } : { $other }
        [4] { $name }: четвёртая колония решает партию. { $card }, счёт { $points } : { $other }
        [5] { $name }: пятая колония решает партию. { $card }, счёт { $points } : { $other }
        [6] { $name }: шестая колония решает партию. { $card }, счёт { $points } : { $other }
        [7] { $name }: седьмая колония решает партию. { $card }, счёт { $points } : { $other }
        [8] { $name }: восьмая колония решает партию. { $card }, счёт { $points } : { $other }
        [9] { $name }: девятая колония решает партию. { $card }, счёт { $points } : { $other }
       *[other] { $name }: колония решает партию. { $card }, счёт { $points } : { $other }
    }
decided-deed = { $deed }. Счёт { $points } : { $other }
decided-turns = Ходы закончились ({ $turns }), у игрока { $name } больше очков: { $points } : { $other }
decided-shared = Ходы закончились ({ $turns }): счёт равный
done-needs-one = { $name }: не хватает одного очка
done-demand = { $name } берёт у вас { $what } за { $price } (модуль «Торговля»)
honour-friend = Друг народа
honour-hero = Герой народа
triumph-level = «{ $module }», 2 уровень

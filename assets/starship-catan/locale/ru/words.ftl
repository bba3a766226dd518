### Как что называется.
### Термины – в GLOSSARY.md. Имена и названия, которые подставляются, стоят в именительном падеже.

## Количества
# `amount-THING` stands alone or after a colon, `amount-THING-object` after a verb.
amount-nothing = ничего
amount-ore =
    { $count ->
        [one] { $count } руда
        [few] { $count } руды
       *[many] { $count } руды
    }
amount-ore-object =
    { $count ->
        [one] { $count } руду
        [few] { $count } руды
       *[many] { $count } руды
    }
amount-fuel =
    { $count ->
        [one] { $count } топливо
        [few] { $count } топлива
       *[many] { $count } топлива
    }
amount-fuel-object =
    { $count ->
        [one] { $count } топливо
        [few] { $count } топлива
       *[many] { $count } топлива
    }
amount-carbon =
    { $count ->
        [one] { $count } углерод
        [few] { $count } углерода
       *[many] { $count } углерода
    }
amount-carbon-object =
    { $count ->
        [one] { $count } углерод
        [few] { $count } углерода
       *[many] { $count } углерода
    }
amount-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
amount-food-object =
    { $count ->
        [one] { $count } еду
        [few] { $count } еды
       *[many] { $count } еды
    }
amount-trade-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
amount-trade-goods-object =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
amount-science =
    { $count ->
        [one] { $count } знание
        [few] { $count } знания
       *[many] { $count } знаний
    }
amount-science-object =
    { $count ->
        [one] { $count } знание
        [few] { $count } знания
       *[many] { $count } знаний
    }
amount-astro = { $count } астро
amount-astro-object = { $count } астро
amount-resources =
    { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
    }
amount-actions =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
amount-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
amount-cards-object =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
amount-fame =
    { $count ->
        [one] { $count } слава
        [few] { $count } славы
       *[many] { $count } славы
    }
amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
amount-friendship =
    { $count ->
        [one] { $count } дружба
        [few] { $count } дружбы
       *[many] { $count } дружбы
    }

## Что везёт звездолёт
thing-ore = Руда
thing-ore-short = Руда
thing-ore-text = руда
thing-ore-help = Для кораблей и модулей. В отсеке это куб.
thing-fuel = Топливо
thing-fuel-short = Топл.
thing-fuel-text = топливо
thing-fuel-help = Для малых кораблей и ускорителей. В отсеке это круглая батарея.
thing-carbon = Углерод
thing-carbon-short = Угл.
thing-carbon-text = углерод
thing-carbon-help = Для пушек и модулей. В отсеке это шестиугольник.
thing-food = Еда
thing-food-short = Еда
thing-food-text = еда
thing-food-help = Для колониальных кораблей и модулей. В отсеке это груша.
thing-trade-goods = Товары
thing-trade-goods-short = Товар
thing-trade-goods-text = товары
thing-trade-goods-help = Для торговых кораблей. Обычный ресурс, ничего другого не заменяет. В отсеке это кувшин.
thing-science = Знания
thing-science-short = Знания
thing-science-text = знания
thing-science-help = Для ускорителей и пушек 2 уровня. В лаборатории помещается до 4. Это не ресурс.
thing-astro = Астро
thing-astro-text = астро
thing-astro-help = Деньги: ими платят за покупки, требования и выкуп. Возить можно сколько угодно.
word-resource = любой ресурс
place-bay = Отсек
place-laboratory = Лаборатория
place-hangar = Ангар

## Два места
seat-moon = Луна
seat-moon-help = Ходит первой. Её начальная колония Селена даёт углерод на 1.
seat-sun = Солнце
seat-sun-help = Ходит вторым. Его начальная колония Аврелия даёт топливо на 1.

## Малые корабли, ускорители, пушки
ship-colony-ship = Колониальный корабль
ship-colony-ship-short = Колон.
ship-colony-ship-help = Основывает колонию на посещённой планете. Корабль при этом расходуется.
ship-trade-ship = Торговый корабль
ship-trade-ship-short = Торг.
ship-trade-ship-help = Основывает торговый пост на посещённой карте со знаком T. Корабль при этом расходуется.
piece-booster = Ускоритель
piece-booster-help = Прибавляет свой уровень к скорости каждого полёта. Мест три; когда заняты все, ускорители можно улучшать до 2 уровня.
piece-cannon = Пушка
piece-cannon-help = Прибавляет свой уровень в каждом бою. Мест три; когда заняты все, пушки можно улучшать до 2 уровня.
word-boost = Тяга
word-boost-help = Сумма уровней всех ускорителей. Тяга плюс жёлтый кубик – это скорость.
word-firepower = Огневая мощь
word-firepower-help = Сумма уровней всех пушек. Огневая мощь плюс синий кубик – это итог в бою.

## Модули
# `module-NAME` is the room's label; `-full` stands inside a sentence.
module-logistics = Логистика
module-logistics-full = модуль «Логистика»
module-logistics-help = В каждом отсеке помещается 3 (2 уровень: 4) вместо 2.
module-command = Командование
module-command-full = модуль «Командование»
module-command-help = В полёте 3 действия (2 уровень: 4) вместо 2.
module-sensor = Сенсоры
module-sensor-full = модуль «Сенсоры»
module-sensor-help = Перед полётом осмотрите 2 верхние карты сектора (2 уровень: 3) и положите каждую наверх или вниз.
module-trade = Торговля
module-trade-full = модуль «Торговля»
module-trade-help = Раз за ход (2 уровень: дважды) возьмите ресурс у соперника за 2 астро.
module-science = Наука
module-science-full = модуль «Наука»
module-science-help = Производит 1 знание: Луне на жёлтую 3, Солнцу на 2; на 2 уровне – на оба числа.
module-production = Производство
module-production-full = модуль «Производство»
module-production-help = Производит 1 товар: Луне на жёлтую 2, Солнцу на 3; на 2 уровне – на оба числа.
module-level = { $module }, уровень { $level }

## Фазы
phase-module = Первый модуль
phase-production = Производство
phase-production-help = Бросьте жёлтый кубик: производят оба звездолёта, и он задаёт скорость.
phase-flight = Полёт
phase-flight-help = Выберите сектор, открывайте его карты по одной и действуйте на посещённой карте.
phase-trade = Торговля и стройка
phase-trade-short = Стройка
phase-trade-help = Торгуйте через посты, делайте предложения и стройте в любом порядке. Потом завершите ход.

## Карты: что это
card-unknown = карта
card-none = нет карты
card-gap = пусто
family-trade = Торговая планета
family-trade-help = { $thing }: покупает и продаёт по { $price } астро.
family-colony = Планета для колонии
family-colony-help = Колония приносит 1 очко и на { $number } производит { $what }.
family-adventure = Планета приключений
family-adventure-help = Здесь проходят те открытые приключения, где названа эта планета.
family-outpost = Аванпост
family-pirates = Пираты
family-pirates-help = Сила 2, 3 или 4. Выкуп 3 астро. Поражение завершает полёт.
family-corsairs = Корсары
family-corsairs-help = Сила от 4 до 7. Выкуп 5 астро. Поражение стоит ещё и пушки или модуля.
post-mark-help = T: здесь можно основать торговый пост. Он даёт дружбу: { $count }.

## Начальные колонии
card-selene = Селена
card-aurelia = Аврелия

## Торговые планеты
card-ironhold = Железняк
card-cuprion = Куприон
card-galenor = Галенор
card-basaltia = Базальтия
card-orichal = Орихалк
card-naphtar = Нафтар
card-deuteria = Дейтерия
card-ignis = Игнис
card-plasmor = Плазмор
card-helion = Гелион
card-lampblack = Копоть
card-cinderel = Пепелия
card-graphia = Графия
card-anthrace = Антрация
card-diamant = Диамант
card-granary = Житница
card-orcharde = Садовия
card-verdania = Вердания
card-saffra = Шафрания
card-ambrosia = Амброзия
card-bazaar = Базар
card-caravan = Караван
card-emporia = Эмпория
card-silkway = Шёлковый Путь
card-marquise = Маркиза

## Планеты для колоний
card-quarry = Каменоломня
card-anvil = Наковальня
card-ember = Искра
card-tarnwell = Тарнуэлл
card-meadow = Луговина
card-loam = Суглинок
card-kohl = Коль
card-terrace = Терраса
card-geyser = Гейзер
card-bedrock = Твердь

## Планеты приключений и Библиотека
card-hades = Аид
card-pallas = Паллада
card-picasso = Пикассо
card-poseidon = Посейдон
card-kopernikus = Коперник
card-kopernikus-help = Галактическая библиотека. Покупает и продаёт знания по 3 астро.

## Дипломаты, аванпосты, затерянные планеты
card-diplomat-planet = Планета Дипломатов
card-diplomat-planet-help = Продаёт 1 ресурс на выбор за 3 астро. Ничего не покупает.
card-diplomat-outpost = Аванпост Дипломатов
card-diplomat-outpost-help = Продаёт 1 ресурс на выбор за 3 астро. Ничего не покупает.
card-merchant-outpost = Аванпост Торговцев
card-merchant-outpost-help = Покупает 1 или 2 любых ресурса по 3 астро. Ничего не продаёт.
card-green-outpost = Аванпост Зелёного народа
card-green-outpost-help = Покупает 1 знание за 4 астро. Ничего не продаёт.
card-scientist-outpost = Аванпост Учёных
card-scientist-outpost-help = Продаёт 1 знание за 2 астро. Ничего не покупает.
card-median = Медиан
card-median-help = Ничем не торгует, но пост здесь даёт 2 дружбы.
card-lost-planet = Затерянная планета
card-lost-planet-help = Здесь никто не живёт. Остаётся лететь дальше.

## Пираты
card-pirates-help = Сила { $strength }. Выкуп { $ransom } астро. Поражение завершает полёт.
card-corsairs-cannon-help = Сила { $strength }. Выкуп { $ransom } астро. Поражение стоит ещё и пушки.
card-corsairs-module-help = Сила { $strength }. Выкуп { $ransom } астро. Поражение стоит ещё и модуля.
card-pirates2 = Пираты 2
card-pirates3 = Пираты 3
card-pirates4 = Пираты 4
card-corsairs4 = Корсары 4
card-corsairs5 = Корсары 5
card-corsairs6 = Корсары 6
card-corsairs7 = Корсары 7

## Приключения
adventure-pollution = Загрязнение
adventure-pollution-help = Заплатите 1 знание – получите 3 астро и 1 ресурс.
adventure-diplomat-gift = Подарок Дипломатов
adventure-diplomat-gift-help = Даром: получите 1 ресурс.
adventure-merchant-gift = Подарок Торговцев
adventure-merchant-gift-help = Даром: получите 1 ресурс.
adventure-help-request = Просьба о помощи
adventure-help-request-help = Заплатите 1 товар – получите 1 ресурс другого вида и 1 славу.
adventure-famine = Голод
adventure-famine-help = Заплатите 1 еду – получите 1 ресурс другого вида и 1 славу.
adventure-invasion = Вторжение
adventure-invasion-help = С огневой мощью от 3: получите 3 астро и 1 ресурс.
adventure-calamity = Бедствие
adventure-calamity-help = Заплатите 2 знания – получите 1 очко.
adventure-rescue = Спасение
adventure-rescue-help = С тягой от 4: получите 1 ресурс и 1 славу.
adventure-council = Совет
adventure-council-help = Заплатите 6 астро – получите 2 ресурса и 1 славу.
adventure-second-request = Вторая просьба
adventure-second-request-help = Заплатите 2 товара – получите 1 ресурс другого вида и 1 славу.
adventure-monument = Монумент
adventure-monument-help = Заплатите 2 руды и 1 углерод – получите 1 очко.
adventure-reconstruction = Восстановление
adventure-reconstruction-help = Заплатите 10 астро – получите 2 славы.
adventure-at = планета { $planet }

## Друг, Герой, очки
special-friend = Друг народа
special-friend-short = Друг
special-friend-help = 1 очко, если дружбы не меньше 3 и больше, чем у соперника.
special-hero = Герой народа
special-hero-short = Герой
special-hero-help = 1 очко, если славы не меньше 3 и больше, чем у соперника.
word-friendship = Дружба
word-friendship-help = За торговые посты: по 1, за Медиан 2.
word-fame = Слава
word-fame-help = За каждую побеждённую карту пиратов и за некоторые приключения.

## Секторы и стопки
sector-number = Сектор { $number }
sector-in-text = сектор { $number }
pile-reserve = Резерв
pile-reserve-help = Эти карты заменяют те, что уходят из секторов: сначала группа 1, затем 2, 3 и 4. В поздних группах пираты сильнее.
pile-adventures = Приключения
pile-adventures-help = Приключения, которые ещё придут, сначала группа 1. Когда одно пройдено, открывается следующее.
pile-group = группа { $group }
pile-top = Сейчас сверху: группа { $group }.
pile-level-two = Модули 2 уровня

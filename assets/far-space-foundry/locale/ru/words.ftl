### Как что называется.
### Термины в GLOSSARY.md. Игроков зовут по имени, на «вы» не обращаются.

## Товары
good-skyrite = Скайрит
good-rubion = Рубион
good-galactium = Галактий
good-battery = Батарея
good-power-exchanger = Преобразователь энергии
good-deflector-disc = Диск-дефлектор
good-helmet = Шлем
good-drone = Дрон
good-ray-gun = Лучемёт
good-robot = Робот
good-ion-cannon = Ионная пушка
amount-skyrite =
    { $count ->
        [one] { $count } скайрит
        [few] { $count } скайрита
       *[many] { $count } скайритов
    }
amount-rubion =
    { $count ->
        [one] { $count } рубион
        [few] { $count } рубиона
       *[many] { $count } рубионов
    }
amount-galactium =
    { $count ->
        [one] { $count } галактий
        [few] { $count } галактия
       *[many] { $count } галактиев
    }
amount-battery =
    { $count ->
        [one] { $count } батарея
        [few] { $count } батареи
       *[many] { $count } батарей
    }
amount-power-exchanger =
    { $count ->
        [one] { $count } преобразователь энергии
        [few] { $count } преобразователя энергии
       *[many] { $count } преобразователей энергии
    }
amount-deflector-disc =
    { $count ->
        [one] { $count } диск-дефлектор
        [few] { $count } диска-дефлектора
       *[many] { $count } дисков-дефлекторов
    }
amount-helmet =
    { $count ->
        [one] { $count } шлем
        [few] { $count } шлема
       *[many] { $count } шлемов
    }
amount-drone =
    { $count ->
        [one] { $count } дрон
        [few] { $count } дрона
       *[many] { $count } дронов
    }
amount-ray-gun =
    { $count ->
        [one] { $count } лучемёт
        [few] { $count } лучемёта
       *[many] { $count } лучемётов
    }
amount-robot =
    { $count ->
        [one] { $count } робот
        [few] { $count } робота
       *[many] { $count } роботов
    }
amount-ion-cannon =
    { $count ->
        [one] { $count } ионная пушка
        [few] { $count } ионные пушки
       *[many] { $count } ионных пушек
    }
amount-charged = { $what } (с зарядом)
amount-on = { $what } (стопкой)
amount-of-ship = { $what } ({ $ship })
amount-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредита
       *[many] { $count } кредитов
    }

## Грузовозы
ship-federal = Федеральный грузовоз
ship-federal-text = федеральный грузовоз
ship-amber = Янтарный грузовоз
ship-amber-text = янтарный грузовоз
ship-violet = Фиолетовый грузовоз
ship-violet-text = фиолетовый грузовоз
ship-teal = Бирюзовый грузовоз
ship-teal-text = бирюзовый грузовоз

## Пилоты
pilot-number = пилот { $number }
pilot-one-two-three = пилот 1–2–3
pilot-commander = командир
pilot-amber = янтарный { $job }
pilot-violet = фиолетовый { $job }
pilot-teal = бирюзовый { $job }
job-trucker = перевозчик
job-trucker-help = Прибавляет 1 к вместимости.
job-navigator = навигатор
job-navigator-help = Считает доки по часовой стрелке или против неё.
job-forger = фальсификатор
job-forger-help = Число можно изменить на 1 или 2.
job-operative = агент
job-operative-help = Перевозит товары нескольких грузовозов или с обоих астероидов.
job-mechanic = механик
job-mechanic-help = Пользуется ещё и переработкой или производством.
job-smuggler = контрабандист
job-smuggler-help = Ставит товар на такой же.
pilot-hidden =
    { $count ->
        [one] { $count } пилот
        [few] { $count } пилота
       *[many] { $count } пилотов
    }

## Действия доков
action-process = Переработка
action-traders = Торговцы
action-cantina = Кантина
action-manufacture = Производство
action-charge = Зарядка
action-upgrade = Улучшение

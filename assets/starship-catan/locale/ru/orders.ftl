### Что приказано и что происходит.
### Настоящее время: ни одного прошедшего, что показало бы род. Чего знать нельзя, о том не говорится.

## Приказы, как их рассказывает журнал
order-plain = { $name }: { $what }
order-module = { $name } выбирает { $module }
order-roll = { $name } бросает: { $die }
order-roll-produced = { $name } бросает: { $die }. Производство: { $parts }
order-roll-part = { $name } { $what }
# In place of what was produced, where its bay is full.
order-roll-lost = пропало, нет места: { $what }
order-produce = { $name } выбирает { $what }
order-fly = { $name } летит в сектор { $sector }
order-fly-look =
    { $count ->
        [one] { $name } летит в сектор { $sector } и осматривает { $count } карту
        [few] { $name } летит в сектор { $sector } и осматривает { $count } карты
       *[many] { $name } летит в сектор { $sector } и осматривает { $count } карт
    }
order-arrange-top =
    { $top ->
        [one] { $name } кладёт { $top } карту наверх
        [few] { $name } кладёт { $top } карты наверх
       *[many] { $name } кладёт { $top } карт наверх
    }
order-arrange-bottom =
    { $bottom ->
        [one] { $name } кладёт { $bottom } карту вниз
        [few] { $name } кладёт { $bottom } карты вниз
       *[many] { $name } кладёт { $bottom } карт вниз
    }
order-arrange-both =
    { $top ->
        [one] { $name } кладёт { $top } карту наверх и { $bottom } вниз
        [few] { $name } кладёт { $top } карты наверх и { $bottom } вниз
       *[many] { $name } кладёт { $top } карт наверх и { $bottom } вниз
    }
order-next = { $name } посещает: { $card }
order-next-pirates = { $name } встречает пиратов
order-next-corsairs = { $name } встречает корсаров
order-next-known = { $name } встречает: { $card }
order-next-back = { $name } летит дальше
order-buy = { $name } покупает { $what } за { $price }: { $card }
order-sell = { $name } продаёт { $what } за { $price }: { $card }
order-use-buy = { $name } покупает { $what } за { $price } через пост «{ $card }»
order-use-sell = { $name } продаёт { $what } за { $price } через пост «{ $card }»
order-settle = { $name } основывает колонию: { $card }
order-found = { $name } основывает торговый пост: { $card }
order-adventure = { $name } проходит приключение «{ $adventure }»
order-adventure-gains = { $name } проходит приключение «{ $adventure }»: { $what }
order-stop = { $name } завершает полёт
order-pay = { $name } платит выкуп { $price }: { $card }
order-fight-won = { $name } побеждает: { $card } ({ $own } против { $theirs })
order-fight-lost = { $name } терпит поражение: { $card } ({ $own } против { $theirs })
order-take = { $name } берёт добычу: { $what }
order-take-nothing = { $name } не берёт добычу
order-lose-gone = { $name } теряет { $module }
order-lose-level = { $name }: { $module } теперь 1 уровня
order-demand = { $name } пускает в ход модуль «Торговля»: { $what } у игрока { $other } за { $price }
order-offer = { $name } предлагает { $give } за { $want }
order-accept-what = { $name } принимает: { $other } отдаёт { $give } за { $want }
order-refuse = { $name } отклоняет предложение
refused-enables = { $name } отказывается, ведь вы смогли бы построить: { $goal }
refused-needs = { $name } отказывается (чтобы построить: { $goal }, нужно: { $thing })
refused-too-little = { $name } отказывается: взамен слишком мало
order-build-colony-ship = { $name } строит колониальный корабль
order-build-trade-ship = { $name } строит торговый корабль
order-build-booster = { $name } строит ускоритель
order-build-cannon = { $name } строит пушку
order-build-module = { $name } строит { $module }
order-upgrade-booster = { $name } улучшает ускоритель до 2 уровня
order-upgrade-cannon = { $name } улучшает пушку до 2 уровня
order-upgrade-module = { $name } улучшает { $module } до 2 уровня
order-end = { $name } завершает ход

## Приказы плана в нескольких словах
coach-order-module = Выбрать { $module }
coach-order-roll = Бросить жёлтый кубик
coach-order-produce = Произвести { $what }
coach-order-fly = Лететь в сектор { $sector }
coach-order-arrange-top = Наверх: { $top }
coach-order-arrange-bottom = Вниз: { $bottom }
coach-order-arrange-both = Наверх: { $top }, вниз: { $bottom }
coach-order-next = Лететь дальше
coach-order-buy = Купить { $what }
coach-order-sell = Продать { $what }
coach-order-use-buy = Купить { $what } (пост «{ $card }»)
coach-order-use-sell = Продать { $what } (пост «{ $card }»)
coach-order-settle = Основать колонию
coach-order-found = Основать торговый пост
coach-order-adventure = Пройти приключение «{ $adventure }»
coach-order-adventure-take = Пройти приключение «{ $adventure }», взять { $what }
coach-order-stop = Завершить полёт
coach-order-pay = Заплатить выкуп
coach-order-fight = Вступить в бой
coach-order-take = Взять { $what }
coach-order-take-nothing = Ничего не брать
coach-order-lose = Отдать { $module }
coach-order-demand = Модуль «Торговля»: взять { $what }
coach-order-offer = Предложить { $give } за { $want }
coach-order-accept = Принять предложение
coach-order-refuse = Отклонить предложение
coach-order-build-colony-ship = Построить колониальный корабль
coach-order-build-trade-ship = Построить торговый корабль
coach-order-build-booster = Построить ускоритель
coach-order-build-cannon = Построить пушку
coach-order-build-module = Построить { $module }
coach-order-upgrade-booster = Улучшить ускоритель до 2 уровня
coach-order-upgrade-cannon = Улучшить пушку до 2 уровня
coach-order-upgrade-module = Улучшить { $module } до 2 уровня
coach-order-end = Завершить ход

## Откуда что берётся и куда уходит
source-prize = добыча
source-demand = требование
source-exchange = обмен
source-colony-ship = колониальный корабль
source-trade-ship = торговый корабль
source-booster = ускоритель
source-cannon = пушка
source-level-two = { $what }, 2 уровень

## События
event-rolled = { $name } бросает: { $die }. Скорость: { $speed }
event-produced = { $name } производит { $what } ({ $source })
event-wasted = { $name } теряет { $what }: нет места ({ $source })
event-looked = { $name } осматривает карту { $number }: { $card }
event-looked-back = { $name } осматривает карту { $number }
event-turned = Больше не действует в этом полёте: { $card }
event-gained = { $name } получает { $what } ({ $source })
event-paid = { $name } отдаёт { $what } ({ $source })
event-overboard = { $name } теряет { $what }: не хватает места
event-laid = Новая карта, сектор { $sector }: { $card }
event-laid-pirates = Новая карта, сектор { $sector }: пираты
event-laid-corsairs = Новая карта, сектор { $sector }: корсары
event-laid-back = В сектор { $sector } ложится закрытая карта
event-gap = Резерв пуст: в секторе { $sector } на одну карту меньше
event-adventure-turned-up = Новое приключение: «{ $adventure }»
event-pirates-taken = { $name } получает 1 славу ({ $card })
event-cannon-gone = { $name } теряет пушку
event-cannon-level = { $name }: пушка теперь 1 уровня
event-flight-stopped = { $name } завершает полёт; сектор { $sector } перемешан
event-flight-last-action = { $name }: последнее действие завершает полёт; сектор { $sector } перемешан
event-flight-lost = { $name }: поражение завершает полёт; сектор { $sector } перемешан
event-honour-friend = { $name }: теперь Друг народа
event-honour-hero = { $name }: теперь Герой народа
event-honour-friend-taken = { $name }: теперь Друг народа, а не { $other }
event-honour-hero-taken = { $name }: теперь Герой народа, а не { $other }
event-honour-friend-nobody = { $name }: больше не Друг народа, дружбы поровну
event-honour-hero-nobody = { $name }: больше не Герой народа, славы поровну
event-points =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }
event-match-over =
    { $count ->
        [one] Победа: { $names }
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }

### Советник: чем план хорош и чем плох.
### Термины – в GLOSSARY.md. Игроков зовут по имени.
### Довод начинается с глагола, подлежащее которого – план: так он стоит и после `coach-better`, со строчной буквы.

ui-coach-not-now = Советник может помочь, когда ходит человек и кубик уже брошен.
coach-better = Лучший план { $fact }

## Что делает план
coach-fact-wins = Побеждает сразу
coach-fact-takes-honour = Приносит звание «{ $honour }»: 1 очко
coach-fact-takes-honour-from = Отнимает у соперника звание «{ $honour }»
coach-fact-nears-honour = Приближает звание «{ $honour }», осталось { $lacks }
coach-fact-founds-colony = Основывает колонию ({ $card }): 1 очко
coach-fact-covers-roll = Даёт производство и на { $roll }
coach-fact-founds-post = Основывает торговый пост: { $card }
coach-fact-does-adventure = Проходит приключение «{ $adventure }»
coach-fact-raises-module = Улучшает { $module } до 2 уровня: 1 очко
coach-fact-denies-module = Улучшает { $module } до 2 уровня раньше соперника
coach-fact-builds-module = Даёт { $module }
coach-fact-builds-colony-ship = Строит колониальный корабль
coach-fact-builds-trade-ship = Строит торговый корабль
coach-fact-boost = Повышает тягу до { $to }
coach-fact-firepower = Повышает огневую мощь до { $to }
coach-fact-affords = Позволяет оплатить: { $goal }
coach-fact-nears-goal = Приближает: { $goal }, не хватает { $lacks }
coach-fact-sells = Продаёт { $what } за { $astro } астро
coach-fact-buys = Покупает { $what } за { $astro } астро
coach-fact-takes-from-other = Забирает у соперника { $what }
coach-fact-gains = Приносит { $what }
coach-fact-keeps = Сберегает { $what }
coach-fact-knows = Летит туда, где точно лежит карта: { $card }
coach-fact-avoids = Обходит слишком сильных: { $card }
coach-fact-unseen =
    { $cards ->
        [one] Летит туда, где ещё неизвестна { $cards } карта
        [few] Летит туда, где ещё неизвестны { $cards } карты
       *[many] Летит туда, где ещё неизвестно { $cards } карт
    }
coach-fact-keeps-action =
    { $actions ->
        [one] Бережёт { $actions } действие для карт, которые ещё придут: { $cards }
        [few] Бережёт { $actions } действия для карт, которые ещё придут: { $cards }
       *[many] Бережёт { $actions } действий для карт, которые ещё придут: { $cards }
    }
coach-fact-ends-flight = Завершает полёт; карт, которые ещё можно было открыть: { $cards }
coach-fact-fight-odds = Побеждает в бою с вероятностью { $percent }
coach-fact-saves-ransom = Экономит выкуп: { $astro } астро
coach-fact-risks-nothing = Не рискует проиграть бой
coach-fact-risks =
    { $cards ->
        [0] Рискует проиграть бой
       *[other] Рискует проиграть бой, а с ним и остаток полёта
    }
coach-fact-exchange-helps = Выигрывает от обмена больше соперника
coach-fact-nothing-better = Не уступает другим планам
coach-fact-balance = Выходит в целом чуть лучше
coach-fact-balance-against = Выходит в целом чуть хуже

## Как часто полёт к чему-то приводит
coach-fact-promises =
    { $other ->
        [0] { $prospect }: { $percent } полётов
       *[other] { $prospect }: { $percent } полётов, иначе { $otherwise }
    }
coach-prospect-colony = Колония
coach-prospect-post = Торговый пост
coach-prospect-adventure = Приключение
coach-prospect-medal = Побеждённые пираты
coach-prospect-defeat = Проигранный бой

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-modules = уровни модулей
coach-more-level-two = модули 2 уровня
coach-more-boost = тяга
coach-more-firepower = огневая мощь
coach-more-astro = астро

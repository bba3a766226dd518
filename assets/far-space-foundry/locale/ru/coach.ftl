### Советник: чем план хорош и чем плох.
### Термины – в GLOSSARY.md. Игроков зовут по имени.
### Довод начинается с глагола, подлежащее которого – план: так он стоит и после `coach-better`, со строчной буквы.

coach-better = Лучший план { $fact }

## Что делает план
coach-fact-points =
    { $points ->
        [one] Сразу приносит { $points } очко
        [few] Сразу приносит { $points } очка
       *[many] Сразу приносит { $points } очков
    }
coach-fact-fills = Полностью заполняет трюм: { $ship }
coach-fact-upgrades = Улучшает грузовоз: { $ship }
coach-fact-opens = Оставляет в трюме пустое место: { $ship }
coach-fact-empties = Освобождает грузовоз для улучшения: { $ship }
coach-fact-new-kind = Добавляет на борт новый вид: { $what }
coach-fact-makes = Даёт изделия: { $what }
coach-fact-takes-last = Забирает последние жетоны: { $what }
coach-fact-charges =
    { $count ->
        [one] Заряжает { $count } изделие
        [few] Заряжает { $count } изделия
       *[many] Заряжает { $count } изделий
    }
coach-fact-processes = Перерабатывает рубион: { $what }
coach-fact-mines = Добывает минералы: { $what }
coach-fact-loads =
    { $count ->
        [one] Грузит на борт { $count } товар
        [few] Грузит на борт { $count } товара
       *[many] Грузит на борт { $count } товаров
    }
coach-fact-provides = Собирает всё нужное для изделия: { $what }
coach-fact-recruits = Ищет пилота с грузовозом
coach-fact-recruits-more = Ищет ещё одного пилота – ещё один ход
coach-fact-hires = Нанимает пилота: { $pilot }
coach-fact-brings = Получает новый корабль: { $ship }, размер { $size }
coach-fact-earns =
    { $credits ->
        [one] Зарабатывает { $credits } кредит
        [few] Зарабатывает { $credits } кредита
       *[many] Зарабатывает { $credits } кредитов
    }
coach-fact-spends =
    { $credits ->
        [one] Тратит { $credits } кредит
        [few] Тратит { $credits } кредита
       *[many] Тратит { $credits } кредитов
    }
coach-fact-keeps = Бережёт на потом: { $pilot }
coach-fact-stacks =
    { $pairs ->
        [one] Складывает { $pairs } стопку: два товара на одном месте
        [few] Складывает { $pairs } стопки: по два товара на месте
       *[many] Складывает { $pairs } стопок: по два товара на месте
    }
coach-fact-reaches = Готовит к следующему ходу полёт с вместимостью { $capacity }
coach-fact-rolls = Бросает кубик ради лучшего полёта
coach-fact-wastes =
    { $count ->
        [one] Зря оставляет на складе { $count } товар
        [few] Зря оставляет на складе { $count } товара
       *[many] Зря оставляет на складе { $count } товаров
    }
coach-fact-nothing-better = Не уступает ни одному другому плану
coach-fact-balance = В целом выходит чуть лучше
coach-fact-balance-against = В целом выходит чуть хуже

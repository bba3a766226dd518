### Что делают и что происходит.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Действия
order-plain = { $name }: { $what }

## Действия плана в двух словах, без имени
brief-move = Лететь: { $what }
brief-take = Взять { $what }
brief-take-hidden = Взять металл
brief-swap = Обменять { $give } на { $take }
brief-swap-hidden = Обменять металл
brief-leave = Оставить
brief-jettison = Выбросить { $what }
brief-jettison-hidden = Выбросить металл
brief-sell = Продать { $what }
brief-buy = Купить { $what }
brief-install = Поставить: { $what }
brief-install-hidden = Поставить улучшение { $level } уровня
brief-warp = Через врата: { $what }
brief-play = Сыграть «{ $what }»
brief-radar-cw = Сыграть «{ $what }»: по часовой
brief-radar-ccw = Сыграть «{ $what }»: против часовой
brief-attack = Напасть: { $name }
brief-fight = Сражаться
brief-stand = Отбиваться
brief-flee = Бежать
brief-submit = Подчиниться досмотру
brief-submit-hiding = Подчиниться, спрятав плутония: { $count }
brief-hide = Спрятать { $what }
brief-loot = Забрать { $what }
brief-lose = Потерять: { $what }
brief-end = Закончить ход
brief-plan = План: { $what }
brief-plan-hidden = План, фишек: { $count }
brief-change = Сменить фишку { $nth }: { $what }
brief-change-hidden = Сменить фишку { $nth }
brief-done = Готово
# A step of a plan and the place where it is done
brief-at = { $what }: { $place }
brief-later =
    { $turns ->
        [one] Через { $turns } ход – { $orders }
        [few] Через { $turns } хода – { $orders }
       *[many] Через { $turns } ходов – { $orders }
    }

## События
event-moved = { $name } летит: { $what }
event-step-lost = { $name } не может лететь дальше, фишка потеряна: { $what }
event-found = { $name } находит { $what }
event-found-hidden = { $name } находит металл
event-laid = { $place }: открыто лежит { $what }
event-taken = { $name } берёт { $what }
event-taken-hidden = { $name } берёт металл
event-swapped = { $name } меняет { $give } на { $take }
event-swapped-hidden = { $name } меняет металл
event-jettisoned = { $name } выбрасывает { $what }
event-jettisoned-hidden = { $name } выбрасывает металл
event-sold = { $name } продаёт { $what } за { $price }
event-bought = { $name } покупает { $what } за { $price }
event-installed = { $name } ставит: { $what }
event-installed-hidden = { $name } ставит улучшение { $level } уровня
event-shown = { $name } раскрывает: { $what }
event-upgrade-lost = { $name } теряет: { $what }
event-warped = { $name } проходит врата ({ $die }): { $what }
event-repaired = { $name }: корабль починен
event-repaired-paid = { $name }: корабль починен, заплачено кредитов: { $price }
event-bonus-drawn = { $name } берёт карту «{ $what }»
event-bonus-drawn-hidden = { $name } берёт бонусную карту
event-prize-won = { $name } добывает { $what }
event-prize-won-hidden = { $name } добывает металл
event-prize-taken = { $name } грузит { $what }
event-prize-taken-hidden = { $name } грузит металл
event-prize-left = { $name } оставляет металл
event-played = { $name } играет «{ $what }»
event-radar-cw = { $name } играет «{ $what }»: полиция – по часовой
event-radar-ccw = { $name } играет «{ $what }»: полиция – против часовой
event-gained = { $name } получает кредиты: { $price }
event-let-go = Налётчики отпускают корабль: { $name }
event-left = { $name } проходит мимо
event-declared = { $name } выполняет цель: { $what }
event-met-inspection = Полиция останавливает для досмотра: { $name }
event-met-sight = Полиция нападает без предупреждения: { $name }
event-met-miners = { $name } встречает старателей ({ $die })
event-met-raid = Налётчики ({ $die }) нападают: { $name }
event-met-peace = Налётчики ({ $die }) не трогают: { $name }
event-met-corsair = Корсар нападает: { $name }
event-attacked = { $name } нападает: { $other }
event-outlawed = { $name } становится пиратом: { $what }
event-exchange = { $name } – { $rival }: { $own } против { $theirs }, щиты { $mine } : { $left }
event-stood = { $name } отбивается
event-fled = { $name } уходит невредимо
event-fled-hit = { $name } бежит, попадания: { $what }
event-beat = { $name } побеждает: { $rival }
event-broke-down = { $name }: корабль в аварии
event-fined = { $name } платит штраф, кредитов: { $price }
event-sent = { $name }: корабль отослан, { $what }
event-hold-seen = { $name } осматривает трюм ({ $other }): { $what }
event-hold-seen-hidden = { $name } осматривает трюм ({ $other })
event-looted = { $name } грабит ({ $other }): { $what }
event-token-moved = { $token }, кубик { $die }: { $what }
event-token-set = { $token }: { $what }
event-rested = Полиция и чужие стоят на месте
event-planned = { $name } кладёт фишки: { $what }
event-changed = { $name } меняет фишку { $nth }: { $what }
event-changed-hidden = { $name } меняет фишку { $nth }
event-turn-ended = { $name } заканчивает ход
event-round-began = Начинается круг { $round }
event-hid =
    { $count ->
        [one] { $name } прячет { $count } металл
        [few] { $name } прячет { $count } металла
        [many] { $name } прячет { $count } металлов
       *[other] { $name } прячет { $count } металла
    }
event-cleared =
    { $count ->
        [0] Полиция ничего не находит: { $name }
       *[other] Полиция ничего не находит: { $name }, использовано тайников: { $count }
    }
event-hold-lost = { $name } теряет груз: { $what }
event-hold-lost-hidden =
    { $count ->
        [one] { $name } теряет { $count } металл
        [few] { $name } теряет { $count } металла
        [many] { $name } теряет { $count } металлов
       *[other] { $name } теряет { $count } металла
    }
event-looted-hidden =
    { $count ->
        [one] { $name } грабит ({ $other }): { $count } металл
        [few] { $name } грабит ({ $other }): { $count } металла
        [many] { $name } грабит ({ $other }): { $count } металлов
       *[other] { $name } грабит ({ $other }): { $count } металла
    }
event-planned-hidden =
    { $count ->
        [one] { $name } кладёт рубашкой вверх { $count } фишку
        [few] { $name } кладёт рубашкой вверх { $count } фишки
        [many] { $name } кладёт рубашкой вверх { $count } фишек
       *[other] { $name } кладёт рубашкой вверх { $count } фишки
    }
event-alone-over = { $name } завершает партию, кредитов: { $credits }. Звание: { $what }
event-match-over =
    { $count ->
        [one] { $name } выигрывает партию
        [few] { $name } делят победу
        [many] { $name } делят победу
       *[other] { $name } делят победу
    }

### Советник: чем план хорош и чем плох.
### Довод начинается с глагола, подлежащее которого – план: так он стоит и после `coach-better`, со строчной буквы.

coach-better = Лучший план { $fact }

coach-fact-fulfils = Выполняет цель: «{ $objective }»
coach-fact-sells = Продаёт всего на { $credits }
coach-fact-buys = Покупает { $metal }
coach-fact-installs = Ставит улучшение: { $upgrade }
coach-fact-loads = Берёт в трюм: { $metals }
coach-fact-jettisons = Выбрасывает { $metal }
coach-fact-explores = Разведывает новый рудник: { $place }
coach-fact-ends-in = Кончает ход там, куда патрули не достают: { $place }
coach-fact-nears =
    { $turns ->
        [0] Приводит груз на рынок, где за такую дорогу платят больше всего
        [one] Оставляет { $turns } ход до рынка, где за такую дорогу платят больше всего
        [few] Оставляет { $turns } хода до рынка, где за такую дорогу платят больше всего
       *[many] Оставляет { $turns } ходов до рынка, где за такую дорогу платят больше всего
    }
coach-fact-homes =
    { $turns ->
        [0] Приводит корабль в космопорт на ремонт
        [one] Оставляет { $turns } ход до космопорта
        [few] Оставляет { $turns } хода до космопорта
       *[many] Оставляет { $turns } ходов до космопорта
    }
coach-fact-meets-police = Ведёт прямо к полиции
coach-fact-meets-alien = Ведёт прямо к чужим
coach-fact-meets-corsair = Ведёт прямо к корсару
coach-fact-exposes-police = Кончает ход там, куда с вероятностью { $percent } % придёт полиция
coach-fact-exposes-alien = Кончает ход там, куда с вероятностью { $percent } % придут чужие
coach-fact-exposes-corsair = Кончает ход там, куда с вероятностью { $percent } % придёт корсар
coach-fact-attacks = Нападает: шансы на победу { $percent } %
coach-fact-fights = Принимает бой: шансы на победу { $percent } %
coach-fact-flees = Уходит от погони
coach-fact-submits-clean = Показывает полиции чистый трюм
coach-fact-submits-caught = Отдаёт полиции груз и платит штраф
coach-fact-leaves = Летит дальше без боя
coach-fact-plays = Играет карту: «{ $card }»
coach-fact-warps = Летит через врата
coach-fact-waits = Ждёт на месте
coach-fact-nothing-better = Не уступает другим планам
coach-fact-balance = В итоге чуть выгоднее
coach-fact-balance-against = В итоге чуть хуже

## Alone, where credits are counted and nothing is won
ui-coach-legend = пути к Легенде

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = кредиты
coach-more-upgrades = улучшения
coach-more-metals = металлы на борту

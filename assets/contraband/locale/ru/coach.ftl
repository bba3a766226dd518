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
        [0] Приводит груз на рынок, где за такую дорогу платят больше всего: { $place }
        [one] Оставляет { $turns } ход до рынка, где за такую дорогу платят больше всего: { $place }
        [few] Оставляет { $turns } хода до рынка, где за такую дорогу платят больше всего: { $place }
       *[many] Оставляет { $turns } ходов до рынка, где за такую дорогу платят больше всего: { $place }
    }
coach-fact-nears-mine =
    { $turns ->
        [one] Приближает к руднику, остаётся { $turns } ход: { $place }
        [few] Приближает к руднику, остаётся { $turns } хода: { $place }
       *[many] Приближает к руднику, остаётся { $turns } ходов: { $place }
    }
coach-fact-docks = Приводит в космопорт, на улучшения есть { $credits }: { $place }
coach-fact-sells-later =
    { $turns ->
        [one] Через { $turns } ход груз можно продать за { $credits }: { $place }
        [few] Через { $turns } хода груз можно продать за { $credits }: { $place }
       *[many] Через { $turns } ходов груз можно продать за { $credits }: { $place }
    }
coach-repair =
    { $price ->
        [0] бесплатно
       *[other] за { $price }
    }
coach-fact-homes =
    { $turns ->
        [0] Приводит корабль на ремонт: { $place } ({ $repair })
        [one] Приближает к ремонту, остаётся { $turns } ход: { $place } ({ $repair })
        [few] Приближает к ремонту, остаётся { $turns } хода: { $place } ({ $repair })
       *[many] Приближает к ремонту, остаётся { $turns } ходов: { $place } ({ $repair })
    }
coach-fact-repairs-ahead =
    { $turns ->
        [0] Оставляет корабль без ремонта: { $place } ({ $repair })
        [one] Оставляет { $turns } ход до ремонта: { $place } ({ $repair })
        [few] Оставляет { $turns } хода до ремонта: { $place } ({ $repair })
       *[many] Оставляет { $turns } ходов до ремонта: { $place } ({ $repair })
    }
coach-fact-repairs = Чинит корабль: { $place } ({ $repair })
coach-fact-starts-over =
    { $turns ->
        [0] Оставляет металлы, которые можно взять даром: { $place }
        [one] Оставляет { $turns } ход до даровых металлов, с которых можно начать заново: { $place }
        [few] Оставляет { $turns } хода до даровых металлов, с которых можно начать заново: { $place }
       *[many] Оставляет { $turns } ходов до даровых металлов, с которых можно начать заново: { $place }
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
coach-fact-warps = Летит через врата: { $quadrant }
coach-fact-waits = Ждёт на месте: { $place }
coach-fact-nothing-better = Не уступает другим планам
coach-fact-balance = В итоге чуть выгоднее
coach-fact-balance-against = В итоге чуть хуже

## Alone, where credits are counted and nothing is won
ui-coach-legend = пути к Легенде

# What somebody has more of, in the line on why a chance is low or high: "module levels 5 to 3".
coach-more-credits = кредиты
coach-more-upgrades = улучшения
coach-more-metals = металлы на борту

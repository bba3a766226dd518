### Статистика и достижения.

## Экраны
stats = Статистика
stats-match = Статистика партии
stats-none = Пока нечего считать. Партия учитывается, когда она закончена и в ней играл человек за этим экраном. Уроки и задачи не учитываются никогда.
stats-tab-dice = Кубики
stats-tab-matches = Партии
stats-tab-achievements = Достижения
stats-everybody = Все
stats-export-csv = Выгрузить таблицу (CSV)
stats-export-json = Выгрузить всё (JSON)
stats-exported = Выгружено: { $file }
stats-not-exported = Выгрузка не удалась: { $reason }
stats-not-saved = Статистику не удалось сохранить: { $reason }
stats-uncounted-known-deal = Раздача была известна заранее, поэтому партия не входит в статистику и не даёт достижений.
stats-uncounted-changed-hands = Места переходили из рук в руки, поэтому партия не входит в статистику и не даёт достижений.
stats-broken = Файл { $file } не удалось прочитать, он переименован в { $aside }. Статистика начинается с нуля. { $reason }
stats-broken-there = Файл { $file } не удалось ни прочитать, ни переименовать. В него ничего не записывается. { $reason }

## Очки и кубики
stats-chart = Очки всех игроков по ходам
stats-turns = ходы
stats-face = { $face }: { $count }, у честных кубиков от { $low } до { $high }
stats-dice-count = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
stats-band = Полоса позади: где лежат честные кубики не меньше чем в 19 партиях из 20. Примерно один столбец из двадцати выходит за край просто случайно.
stats-luck-none = Кубики не бросались.
stats-luck-usual = В среднем { $mean }. Это обычно: у честных кубиков от { $low } до { $high } в 19 партиях из 20.
stats-luck-low = В среднем { $mean }. Это необычно мало: у честных кубиков от { $low } до { $high } в 19 партиях из 20.
stats-luck-high = В среднем { $mean }. Это необычно много: у честных кубиков от { $low } до { $high } в 19 партиях из 20.

## Все партии
stats-split-none = Таких партий пока нет.
stats-split-opponent = По соперникам
stats-split-seat = По местам
stats-split-players = По числу игроков
stats-split-preset = По правилам
stats-played = Сыграно
stats-won = Побед
stats-share = Доля
stats-ahead = Место выше, чем у соперника: { $list }
stats-ahead-item = { $level } – { $ahead } из { $played }
stats-seat = { $seat ->
    [1] ходит первым номером
    [2] ходит вторым номером
    [3] ходит третьим номером
   *[other] ходит четвёртым номером
}
stats-players = Игроков: { $count }
stats-preset-own = Изменённые правила

## Достижения
stats-achieved = Достигнуто: { $done } из { $all }
stats-achieved-help = Учитываются только партии в одиночку или против соперников-компьютеров; уроки, задачи и сценарии – никогда.
stats-earned = Достижение: { $name }
stats-progress = { $reached } из { $goal }
stats-achievement-done = { $name }, достигнуто: { $help }
stats-achievement-open = { $name }, { $reached } из { $goal }: { $help }

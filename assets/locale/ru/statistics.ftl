### Статистика и достижения.

## Экраны
stats = Статистика
stats-match = Статистика партии
stats-none = Пока нечего считать. Партия учитывается, когда она закончена и в ней играл человек за этим экраном. Уроки и задачи не учитываются никогда.
stats-tab-points = Очки
stats-tab-dice = Кубики
stats-tab-facilities = Станции
stats-tab-resources = Ресурсы и дела
stats-tab-matches = Партии
stats-tab-achievements = Достижения
stats-everybody = Все
stats-export-csv = Выгрузить таблицу (CSV)
stats-export-json = Выгрузить всё (JSON)
stats-exported = Записано: { $file }
stats-not-exported = Ничего не записано: { $reason }
stats-not-saved = Статистику не удалось сохранить: { $reason }
stats-broken = Файл { $file } не удалось прочитать, теперь это { $aside }. Счёт начинается заново. { $reason }
stats-broken-there = Файл { $file } не удалось ни прочитать, ни отложить. В него ничего не записывается. { $reason }

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

## Счёт
stats-fuel-in = Топлива получено
stats-ore-in = Руды получено
stats-fuel-out = Топлива заплачено
stats-ore-out = Руды заплачено
stats-stolen = Взято в рейдах
stats-lost = Потеряно в рейдах
stats-shed = Отдано сверх предела
stats-raids = Рейды
stats-raided = Ограблений пережито
stats-claimed = Карт забрано
stats-cards-stolen = Карт взято в рейдах
stats-cards-lost = Карт потеряно в рейдах
stats-used = Эффектов карт применено
stats-discarded = Карт сброшено
stats-built = Кораблей построено
stats-relics = Покупок реликтового корабля
stats-evicted = Кораблей вытеснено другими
stats-constructor = Колоний из Конструктора
stats-hub = Колоний из Центра
stats-terraforming = Колоний со Станции

## Все партии
stats-summary = { $played ->
    [one] { $played } партия, побед: { $won } ({ $share }), в среднем очков: { $points }
    [few] { $played } партии, побед: { $won } ({ $share }), в среднем очков: { $points }
   *[many] { $played } партий, побед: { $won } ({ $share }), в среднем очков: { $points }
}
stats-split-opponent = По соперникам
stats-split-seat = По местам
stats-split-players = По числу игроков
stats-split-preset = По правилам
stats-played = Сыграно
stats-won = Побед
stats-share = Доля
stats-mean = Очки
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
stats-achieved-help = Учитываются только партии против соперников-компьютеров, но не уроки, задачи и сценарии.
stats-earned = Достижение: { $name }
stats-progress = { $reached } из { $goal }
stats-achievement-done = { $name }, достигнуто: { $help }
stats-achievement-open = { $name }, { $reached } из { $goal }: { $help }
achievement-first-orbit = Первый виток
achievement-first-orbit-help = Сыграть партию до конца.
achievement-beat-cadet = Урок окончен
achievement-beat-cadet-help = Победить Кадета.
achievement-beat-pilot = Ведомый
achievement-beat-pilot-help = Победить Пилота.
achievement-beat-captain = Новый капитан
achievement-beat-captain-help = Победить Капитана.
achievement-beat-commodore = Флагман взят
achievement-beat-commodore-help = Победить Коммодора.
achievement-beat-admiral = Салют всего флота
achievement-beat-admiral-help = Победить Адмирала.
achievement-full-table = Полный стол
achievement-full-table-help = Победить в партии вчетвером.
achievement-one-point = На волоске
achievement-one-point-help = Победить с перевесом ровно в одно очко.
achievement-tie-break = Решающий довод
achievement-tie-break-help = Победить при равных очках, когда решило другое.
achievement-landslide = Разгром
achievement-landslide-help = Победить с перевесом в пять очков или больше.
achievement-comeback = Возвращение
achievement-comeback-help = Победить после отставания на четыре очка.
achievement-clean-hands = Чистые руки
achievement-clean-hands-help = Победить без единого рейда.
achievement-bare-hands = Без фокусов
achievement-bare-hands-help = Победить, не применив и не сбросив ни одной карты.
achievement-small-fleet = Хватит и трёх
achievement-small-fleet-help = Победить, не построив ни одного корабля.
achievement-corsair = Корсар
achievement-corsair-help = Взять в рейдах одной партии двенадцать ресурсов.
achievement-armada = Армада
achievement-armada-help = Собрать все шесть кораблей и реликтовый корабль.
achievement-collector = Коллекция
achievement-collector-help = Держать пять карт сразу.
achievement-two-wonders = Два чуда
achievement-two-wonders-help = Держать сразу Город Чужих и Монумент Чужих.
achievement-half-planet = Полпланеты
achievement-half-planet-help = Контролировать пять территорий сразу.
achievement-four-stops = Четыре остановки
achievement-four-stops-help = Посетить за ход четыре разные станции.
achievement-two-landings = Двойная высадка
achievement-two-landings-help = Разместить за ход две колонии.
achievement-master-builder = Главный строитель
achievement-master-builder-help = Разместить за партию три колонии из Конструктора.
achievement-launch-master = Мастер запусков
achievement-launch-master-help = Запустить за партию три колонии из Центра.
achievement-terraformer = Терраформатор
achievement-terraformer-help = Разместить за партию три колонии со Станции терраформирования.
achievement-grand-tour = Большой облёт
achievement-grand-tour-help = Посетить за партию все девять станций, кроме Дока.
achievement-relic-hunter = Охота за реликтом
achievement-relic-hunter-help = Купить реликтовый корабль.
achievement-surveyor = Землемер
achievement-surveyor-help = Контролировать каждую территорию хотя бы раз, за все партии.
achievement-archivist = Архивариус
achievement-archivist-help = Применить или сбросить каждую из восьми карт с эффектом, за все партии.
achievement-veteran = Ветеран
achievement-veteran-help = Выиграть двадцать пять партий.

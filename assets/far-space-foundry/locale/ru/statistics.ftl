### Что считается в этой игре и её достижения.

## Экраны
stats-tab-docks = Полёты по докам
stats-tab-deeds = Действия

## Счёт
stats-dock = Док { $dock }
stats-landed = Полётов на станцию
stats-lifted = Полётов со станции
stats-capacity = Общая вместимость полётов
stats-mined = Товаров добыто
stats-unloaded = Товаров выгружено
stats-loaded = Товаров погружено
stats-stacked = Товаров поставлено стопкой
stats-processed = Галактия получено
stats-made = Изделий сделано
stats-charged = Изделий заряжено
stats-upgraded = Грузовозов улучшено
stats-sold = Рубиона продано
stats-credits = Кредитов получено
stats-visits = Визитов в кантину
stats-hired = Пилотов нанято
stats-freighters = Грузовозов получено
stats-bribes = Взяток
stats-rolls = Бросков кубика
stats-points-raw = Очки: минералы
stats-points-products = Очки: изделия
stats-points-charged = Очки: заряд
stats-points-kinds = Очки: виды товаров
stats-points-credits = Очки: кредиты
stats-points-unfilled = Потеряно очков: неполные трюмы
stats-points-plain = Потеряно очков: без улучшения
stats-longest = Наибольшая вместимость полёта

## В одиночку
stats-alone = Партий в одиночку, обе половины
stats-alone-share = Из них выиграно, в процентах
stats-alone-best = Лучший результат в одиночку
stats-alone-short = Меньше 22 очков
stats-alone-pilot = Пилот грузовоза: 22 очка
stats-alone-messenger = Вестник мира: 23 очка
stats-alone-superintendent = Федеральный инспектор: 24 и больше

## Достижения
achievement-first-shift = Первая смена
achievement-first-shift-help = Закончить партию.
achievement-beat-cadet = Кадет разгружен
achievement-beat-cadet-help = Победить Кадета.
achievement-beat-pilot = Кто тут пилот
achievement-beat-pilot-help = Победить Пилота.
achievement-beat-captain = Капитан причала
achievement-beat-captain-help = Победить Капитана.
achievement-beat-commodore = Караван отстал
achievement-beat-commodore-help = Победить Коммодора.
achievement-beat-admiral = Флот отдаёт честь
achievement-beat-admiral-help = Победить Адмирала.
achievement-one-point = На один ящик
achievement-one-point-help = Победить с перевесом ровно в одно очко.
achievement-landslide = Тяжёлый груз
achievement-landslide-help = Победить с перевесом в восемь очков или больше.
achievement-comeback = Наперекор часам
achievement-comeback-help = Победить, отстав на пять очков.
achievement-four-harbours = Четыре гавани
achievement-four-harbours-help = Победить в партии вчетвером.
achievement-rank-pilot = Пилот грузовоза
achievement-rank-pilot-help = Набрать 22 очка в одиночку в полной партии.
achievement-rank-messenger = Вестник мира
achievement-rank-messenger-help = Набрать 23 очка в одиночку.
achievement-rank-superintendent = Федеральный инспектор
achievement-rank-superintendent-help = Набрать 24 очка в одиночку.
achievement-night-shift = Ночная смена
achievement-night-shift-help = Набрать 28 очков в одиночку.
achievement-rush-hour = Час пик
achievement-rush-hour-help = Победить в одиночку по правилам «Одиночка в толчее».
achievement-long-way = Дальней дорогой
achievement-long-way-help = Совершить полёт с вместимостью 8.
achievement-heavy-haul = Под завязку
achievement-heavy-haul-help = Перевезти шесть товаров за один полёт.
achievement-hot-melt = Горячая плавка
achievement-hot-melt-help = Переработать три рубиона за раз.
achievement-four-prows = Четыре носа
achievement-four-prows-help = Закончить партию с четырьмя грузовозами.
achievement-ship-shape = Полный порядок
achievement-ship-shape-help = Закончить партию с тремя полными и улучшенными грузовозами.
achievement-one-of-each = Всего понемногу
achievement-one-of-each-help = Закончить партию с шестью видами товаров на борту.
achievement-high-voltage = Высокое напряжение
achievement-high-voltage-help = Закончить партию с пятью заряженными изделиями на борту.
achievement-master-smith = Мастер-литейщик
achievement-master-smith-help = Закончить партию с изделиями на 20 очков на борту.
achievement-double-bottom = Двойное дно
achievement-double-bottom-help = Закончить партию с тремя стопками товаров на борту.
achievement-full-purse = Полный кошелёк
achievement-full-purse-help = Закончить партию с шестью кредитами.
achievement-incorruptible = Без взяток
achievement-incorruptible-help = Победить, не дав ни одной взятки.
achievement-home-crew = Свой экипаж
achievement-home-crew-help = Победить в обычной партии, не наняв инопланетных пилотов.
achievement-six-jobs = Шесть ремёсел
achievement-six-jobs-help = Слетать с каждой из шести профессий, за все партии.
achievement-whole-belt = Весь каталог
achievement-whole-belt-help = Сделать каждое из восьми изделий, за все партии.
achievement-veteran = Старожил
achievement-veteran-help = Победить в двадцати пяти партиях.

## Испытания в одиночку
challenge-twenty-two = 22 очка
challenge-twenty-two-help = Хватает для победы в одиночку и звания «Пилот грузовоза».
challenge-twenty-four = 24 очка
challenge-twenty-four-help = Столько нужно для звания «Федеральный инспектор».
challenge-twenty-eight = 28 очков
challenge-twenty-eight-help = На четыре больше, чем требует высшее звание.
challenge-busy = Одиночка в толчее: 22 очка
challenge-busy-help = После каждого хода по воле кубика прилетает или улетает чужой челнок.

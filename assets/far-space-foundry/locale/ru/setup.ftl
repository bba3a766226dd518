### Игра на заставке, соперники, варианты правил.

## Игры на заставке
game-far-space-foundry = Far Space Foundry
game-far-space-foundry-line = челноки, грузовозы, станция-перевёртыш
game-far-space-foundry-credit = Неофициальная версия настольной игры Дэна Манфредини. Рисунки и тексты – оригинальные.

## Соперники
opponent-simple = Грузчик
opponent-simple-help = Возит, сколько может, и берёт действие, какое есть. Не бросает кубик и не даёт взяток.
opponent-greedy = Сорока
opponent-greedy-help = Ищет ход, который ценнее всего прямо сейчас, и дальше не смотрит.
level-cadet-about = Часто ошибается в оценке хода. Обычно проигрывает даже Грузчику, самому простому сопернику.
level-pilot-about = Ходит разумно, но многое упускает; бывает в форме, бывает и не в форме.
level-captain-about = Тщательно планирует весь ход и порой ошибается.
level-commodore-about = Мало что упускает, даёт взятки, когда это выгодно, ошибается редко.
level-admiral-about = Прежде чем решить, доигрывает лучшие планы во многих возможных мирах. Самый сильный соперник.
character-foreman = Бригадир
character-foreman-about = Думает только о победе.
character-miner = Шахтёр
character-miner-about = Верит в руду: добывает, перерабатывает и держит галактий на борту до конца.
character-trader = Торговец
character-trader-about = Зря не потратит ни кредита и любит полный кошелёк.
character-recruiter = Вербовщик
character-recruiter-about = Не вылезает из кантины: чем больше пилотов и грузовозов, тем лучше.
character-manufacturer = Фабрикант
character-manufacturer-about = Выбирает одно изделие и выпускает его серией.
character-collector = Собиратель
character-collector-about = Хочет иметь на борту по одной штуке каждого вида.
character-dock-master = Смотритель
character-dock-master-about = Знает, когда дать взятку, и следит, что нужно другим.

## Наборы правил
preset-seed = Обычные
preset-seed-help = Обе половины, случайные изделия. По умолчанию.
preset-first-game = Первая партия
preset-first-game-help = Обе половины с самыми простыми изделиями.
preset-lean = Скупая
preset-lean-help = Один галактий за «Переработку»: галактий дорог.
preset-alpha-only = Только «Альфа»
preset-alpha-only-help = Только первая половина, вдвое быстрее.
preset-beta-only = Только «Бета»
preset-beta-only-help = Только вторая половина, с гружёными грузовозами.
preset-busy-solo = Одиночка в толчее
preset-busy-solo-help = В одиночку, среди чужих челноков.

## Варианты правил
rule-mode = Длина
rule-mode-help = Какие половины играются.
rule-mode-full = Обе половины
rule-mode-full-help = «Альфа», затем «Бета».
rule-mode-alpha-only = Только «Альфа»
rule-mode-alpha-only-help = Только добыча и погрузка; очки дают минералы.
rule-mode-beta-only = Только «Бета»
rule-mode-beta-only-help = Только производство и погрузка; у каждого флота сначала 10 минералов.
rule-products = Изделия
rule-products-help = Какие карты изделий в игре.
rule-products-random = Случайные
rule-products-random-help = Тянутся в начале партии.
rule-products-first-game = Первая партия
rule-products-first-game-help = Робот, ионная пушка и батарея; втроём ещё дрон, вчетвером и лучемёт.
rule-products-chosen = По выбору
rule-products-chosen-help = Игроки выбирают их вместе до начала партии.
ui-setup-picks = Карты изделий в игре: выбрано { $picked } из { $count }
ui-fault-picks = Нужно выбрать карт изделий: { $count }. Выбрано: { $picked }.
setup-product-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
rule-first-player = Первый игрок
rule-first-player-help = Кто начинает.
rule-first-player-roll = Старший бросок
rule-first-player-roll-help = Бросают все; начинает старший.
rule-first-player-random = Случайный
rule-first-player-random-help = Начать может любой.
rule-first-player-chosen = Первое место
rule-first-player-chosen-help = Начинает игрок на первом месте.
rule-process = Переработка
rule-process-help = Сколько рубионов за действие становится галактием.
rule-process-any = Сколько угодно
rule-process-any-help = Сколько хватит скайрита и рубиона.
rule-process-once = Один раз
rule-process-once-help = Один галактий за действие.
rule-traders = Торговцы
rule-traders-help = Сколько рубионов можно продать за действие.
rule-traders-once = Один
rule-traders-once-help = Один рубион за 2 кредита.
rule-traders-any = Сколько угодно
rule-traders-any-help = Сколько оплатит банк.
rule-solo-traffic = Движение в одиночку
rule-solo-traffic-help = В одиночку: чужие челноки прилетают и улетают.
rule-solo-traffic-off = Нет
rule-solo-traffic-off-help = Доки меняются только от полётов самого игрока.
rule-solo-traffic-on = После каждого хода
rule-solo-traffic-on-help = Кубик указывает док: в свободный садится челнок, занятый освобождается.

## Откуда очки и что решает при равенстве
score-raw = Минералы
score-products = Изделия
score-charged = Заряд
score-kinds = Виды
score-credits = Кредиты
score-unfilled = Неполные трюмы
score-plain = Без улучшения
tie-credits = { $name } и { $other }: очков поровну; выше тот, у кого больше кредитов.
tie-warehouse = { $name } и { $other }: очков и кредитов поровну; выше тот, у кого больше товаров на складе.

ui-setup-alone = В одиночку: полную партию выигрывают 22 очка и больше.

### Игра на заглавии, её соперники, варианты её правил.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Игры на заглавии
# What a game is called, what it is in at most 50 letters, and whose it is.
game-starship-catan = Starship Catan
game-starship-catan-line = два звездолёта, четыре сектора, гонка до 10 очков
game-starship-catan-credit = Неофициальная версия настольной игры Клауса Тойбера. Рисунки и тексты – оригинальные.

## Соперники
# What a level remembers is said to the player: covered cards are the heart of this game.
opponent-simple = Юнга
opponent-simple-help = Берёт ближайшую выгоду: покупает дёшево, продаёт дорого, строит, как только может. Соперника не видит.
opponent-greedy = Сорока
opponent-greedy-help = Делает то, что выгоднее всего сейчас, и дальше не думает.
level-cadet-about = Часто ошибается в том, что чего стоит, и за ход забывает примерно 1 известную карту из 3.
level-pilot-about = Ходит толково, но многое упускает и за ход забывает примерно 1 известную карту из 7.
level-captain-about = Планирует весь ход, изредка ошибается. За ход забывает примерно 1 известную карту из 20.
level-commodore-about = Находит лучший ход из тех, что видит, и ничего не забывает.
level-admiral-about = Прежде чем решить, просчитывает лучшие планы вперёд и ничего не забывает. Самый сильный соперник.
character-navigator = Штурман
character-navigator-about = Думает только о победе.
character-trader = Купец
character-trader-about = Собирает торговые посты, покупает и продаёт всюду, где есть прибыль.
character-settler = Поселенец
character-settler-about = Летит за планетами для колоний, и колониальный корабль всегда наготове.
character-hunter = Охотница
character-hunter-about = Рано вооружается и отправляется на поиски пиратов.
character-engineer = Инженер
character-engineer-about = Хочет получить модули 2 уровня раньше соперника.
character-diplomat = Дипломат
character-diplomat-about = Пойдёт на всё, чтобы стать Другом народа.
character-scout = Разведчица
character-scout-about = Прежде всего строит модуль «Сенсоры» и летит туда, где ещё никто не был.

## Готовые правила
preset-seed = Обычные
preset-seed-help = Правила, в которых закрыты все пробелы. Выбор по умолчанию.
preset-seed-literal = Дословные
preset-seed-literal-help = Свод правил слово в слово: пушки стоят топлива.
preset-first-flight = Первый полёт
preset-first-flight-help = Чтобы научиться: у обоих сразу «Логистика», и увиденные карты остаются на виду.
preset-discovery = Открытия
preset-discovery-help = Новые карты ложатся в секторы закрытыми: больше неожиданностей, меньше расчёта.
preset-even = Равный старт
preset-even-help = Для равных игроков: Солнце ходит вторым и получает 1 углерод и 1 руду.

## Варианты правил
rule-moon = Кто играет за Луну и ходит первым
rule-moon-help = Луна ходит первой, у неё углерод; у Солнца топливо.
rule-moon-drawn = По жребию
rule-moon-drawn-help = Стороны раздаёт жребий. Имена и форы остаются у игроков, цвета – у сторон: красный и синий – Луна.
rule-moon-first-seat = Первое место
rule-moon-first-seat-help = Луна – игрок в первой строке.
rule-moon-second-seat = Второе место
rule-moon-second-seat-help = Луна – игрок во второй строке.
rule-production-die = Кубик производства
rule-production-die-help = Грани жёлтого кубика, который определяет производство и скорость.
rule-production-die-1-3 = 1–3
rule-production-die-1-3-help = 1 1 2 2 3 3: все числа одинаково вероятны.
rule-production-die-1-4 = 1–4
rule-production-die-1-4-help = 1 2 2 3 3 4: 4 ничего не производит, зато полёт быстрый.
rule-combat-die = Кубик боя
rule-combat-die-help = Грани синего кубика, который бросают обе стороны боя.
rule-combat-die-1-4 = 1–4
rule-combat-die-1-4-help = 1 2 2 3 3 4: можно отыграть разницу в 3.
rule-combat-die-1-3 = 1–3
rule-combat-die-1-3-help = 1 1 2 2 3 3: сила значит больше, удача – меньше.
rule-cannon-cost = Цена пушек
rule-cannon-cost-help = Чем платят за пушки.
rule-cannon-cost-carbon = Углерод
rule-cannon-cost-carbon-help = 2 углерода за пушку, 2 углерода и 1 знание за 2 уровень.
rule-cannon-cost-fuel = Топливо
rule-cannon-cost-fuel-help = 2 топлива за пушку, 2 топлива и 1 знание за 2 уровень, как у ускорителей.
rule-first-module = Первый модуль
rule-first-module-help = Бесплатный модуль, с которым начинает каждый звездолёт.
rule-first-module-choice = По выбору
rule-first-module-choice-help = Сначала открыто выбирает Луна, потом Солнце.
rule-first-module-logistics = Логистика
rule-first-module-logistics-help = Оба начинают с модулем «Логистика». Подходит для первой партии.
rule-after-pirates = После пиратов
rule-after-pirates-help = Что делать с картой, которая сменяет побеждённых пиратов.
rule-after-pirates-pass = Мимо
rule-after-pirates-pass-help = Она ложится в маршрут, но не посещается: летите дальше или завершите полёт.
rule-after-pirates-visit = Посетить
rule-after-pirates-visit-help = Её посещают сразу, без траты скорости; с пиратами там тоже придётся разобраться.
rule-exchange = Обмен
rule-exchange-help = Могут ли игроки предлагать друг другу обмен.
rule-exchange-offers = Разрешён
rule-exchange-offers-help = До 3 предложений за ход; соперник сразу принимает или отказывает.
rule-exchange-off = Без обмена
rule-exchange-off-help = Предложений нет: быстрее, и никого не уговорить.
rule-reserve = Новые карты
rule-reserve-help = Как карты резерва попадают в секторы.
rule-reserve-face-up = Открыто
rule-reserve-face-up-help = Оба игрока видят, что легло на пустое место.
rule-reserve-face-down = Закрыто
rule-reserve-face-down-help = Никто не видит их, пока не откроет в следующих полётах.
rule-memory = Память
rule-memory-help = Помогает ли игра помнить, какие карты в каком секторе.
rule-memory-none = Наизусть
rule-memory-none-help = Без помощи: после полёта карты закрыты, а журнал хранит лишь последний полёт.
rule-memory-notes = Заметки
rule-memory-notes-help = Каждый может отмечать карты на своём листе. Сами отметки не ставятся.
rule-memory-open = На виду
rule-memory-open-help = Каждому показаны увиденные им карты, которые точно ещё там. Лучше всего для начала.
rule-handicap-money = Фора: деньги
rule-handicap-money-help = Для неравных игроков. Новичок начинает с 30 астро, опытный – с 20.
rule-handicap-money-none = Нет
rule-handicap-money-moon = Луне
rule-handicap-money-sun = Солнцу
rule-handicap-ship = Фора: корабль
rule-handicap-ship-help = Для неравных игроков. Новичок начинает с 3 ускорителями и 2 пушками.
rule-handicap-ship-none = Нет
rule-handicap-ship-moon = Луне
rule-handicap-ship-sun = Солнцу
rule-handicap-notes = Фора: заметки
rule-handicap-notes-help = Для неравных игроков. Новичок может отмечать карты на своём листе, опытный играет наизусть.
rule-handicap-notes-none = Нет
rule-handicap-notes-moon = Луне
rule-handicap-notes-sun = Солнцу
rule-sun-gift = Подарок Солнцу
rule-sun-gift-help = Луна ходит первой и в равной игре берёт 57 партий из 100. Подарок это выравнивает.
rule-sun-gift-none = Нет
rule-sun-gift-carbon = 1 углерод
rule-sun-gift-carbon-help = Солнце начинает ещё и с 1 углеродом.
rule-sun-gift-carbon-and-ore = Углерод, руда
rule-sun-gift-carbon-and-ore-help = Солнце начинает ещё и с 1 углеродом и 1 рудой: почти поровну.
rule-turn-limit = Предел ходов
rule-turn-limit-help = Прерывается ли партия, которую никто не может выиграть.
rule-turn-limit-200 = 200 ходов
rule-turn-limit-200-help = Партия кончается после 200 ходов, считая ходы обоих: побеждает тот, у кого больше очков.
rule-turn-limit-off = Без предела
rule-turn-limit-off-help = Играют, пока кто-нибудь не наберёт 10 очков.

## Откуда очки, что решает при равенстве
score-colonies = Колонии
score-level-two = 2 уровень
score-adventures = Приключения
score-friend = Друг
score-hero = Герой
tie-renown = { $name } и { $other }: очков поровну; побеждает тот, у кого больше славы и дружбы вместе.
tie-astro = { $name } и { $other }: очков, славы и дружбы поровну; побеждает тот, у кого больше астро.

## Имена
# Без имени игрока зовут по стороне, какого бы он ни был цвета.
unnamed-red = { seat-moon }
unnamed-green = { seat-sun }
unnamed-blue = { seat-moon }
unnamed-yellow = { seat-sun }
ui-setup-name-help = Имя игрока. Если пусто, игрока зовут по стороне: Луна или Солнце.
ui-setup-name-drawn = Луна/Солнце

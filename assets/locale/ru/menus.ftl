### Заглавие, меню, подготовка, настройки.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Заглавие и меню
ui-title = ORRERY
ui-version = версия { $version }
ui-continue = Продолжить
ui-continue-gone = Продолжать нечего: партий нет.
ui-latest = { $names }, раунд { $round }, { $when }
ui-new-match = Новая партия
ui-load = Загрузить
ui-options = Настройки
ui-quit = Выйти
ui-back = Назад
ui-done = Готово
ui-close = Закрыть
ui-cancel = Отмена
ui-menu = Меню
ui-menu-help = Сохранить, загрузить, настроить, выйти.
ui-menu-saved = Партия сохраняется после каждого приказа.
ui-resume = Вернуться
ui-save-as = Сохранить как
ui-save = Сохранить
ui-save-name = Название сохранения
ui-same-deal = Та же раздача снова
ui-restart-sure = Партия начнётся заново с теми же картами и кубиками. Всё, что было после раздачи, пропадёт.
ui-to-title = На заглавный экран
ui-open = Открыть
ui-delete = Удалить
ui-delete-sure = Удалить «{ $name }» навсегда?
ui-load-none = Сохранённых партий пока нет.
ui-load-broken = Не открывается: { $reason }
ui-autosave = Автосохранение, раунд { $round }
ui-save-over = { $name } (окончена)
ui-saved = Сохранено как «{ $name }»
ui-quick-save = Быстрое сохранение
ui-not-saved = Не сохранено: { $reason }
ui-no-display = Экран не найден. Запустите Orrery из графического сеанса или задайте DISPLAY или WAYLAND_DISPLAY. Командам вроде «orrery --help» и «orrery simulate» экран не нужен.
ui-no-sound = Звуковое устройство не найдено, игра идёт без звука. Подключите его или запустите PipeWire либо PulseAudio, затем снова запустите Orrery.
ui-no-gpu = Видеокарта с Vulkan или OpenGL не найдена. В Debian и Ubuntu установите mesa-vulkan-drivers и libvulkan1 или драйвер от производителя карты.
ui-crash = Что-то пошло не так. Партия сохранена после последнего приказа. Отчёт лежит здесь: { $path }
ui-crash-match = Идущая партия сохранена здесь: { $path }

## Игры на заглавии
# What a game is called, what it is in at most 50 letters, and whose it is.
game-alien-frontiers = Alien Frontiers
game-alien-frontiers-line = одна планета, восемь территорий, корабли-кубики
game-alien-frontiers-credit = Неофициальная версия настольной игры Тори Ниманна. Свои рисунки и тексты.
title-games = { $count ->
    [1] Настольная игра вокруг одного солнца
    [2] Две игры вокруг одного солнца
    [3] Три игры вокруг одного солнца
    [4] Четыре игры вокруг одного солнца
   *[other] Игр вокруг одного солнца: { $count }
}
title-players = от { $least } до { $most } игроков
title-players-only = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
title-waits = ждёт раунд { $round }
title-continue-line = Раунд { $round }, { $when }
title-waiting = Ожидающие партии
title-waiting-all = Все ожидающие партии: { $count }
title-new-line = подготовить стол
title-next = Следующая игра
title-previous = Предыдущая игра
title-place = { $name }, { $number } из { $count }
title-place-waits = { $name }, { $number } из { $count }, партия ждёт в раунде { $round }

## Подготовка
ui-setup-title = Новая партия
ui-setup-players = Игроки по порядку хода
ui-setup-add = Добавить игрока
ui-setup-remove = Убрать этого игрока
ui-setup-name-help = Имя игрока. Пусто: зовут по цвету.
ui-setup-every = Все соперники:
ui-yardsticks = Эталоны для сравнения
ui-players = Кто играет
ui-players-about = Любое место можно передать когда угодно, даже посреди хода.
ui-players-click = Щелчок: кто играет на этом месте ({ $key })
ui-players-person = Человек за этим экраном
ui-players-replay = Запись
ui-players-take = Играть здесь человеку
ui-players-give = Пусть играет { $player }
ui-setup-first = Первый игрок
ui-setup-preset = Правила
ui-setup-options = Варианты правил
ui-setup-seed = Зерно
ui-setup-seed-random = случайное
ui-setup-seed-help = Одно и то же число даёт те же карты и кубики. Пусто: новая раздача.
ui-start = Начать
ui-fault-too-few = Нужны хотя бы два игрока.
ui-fault-colour-twice = У каждого игрока должен быть свой цвет.
ui-fault-name-twice = У каждого игрока должно быть своё имя.
ui-fault-seed = Зерно – целое число от 0 до 18446744073709551615.
opponent-human = Человек
opponent-human-help = Кто-то за этим экраном.
opponent-engine = { $level } · { $character }
opponent-random = Бродяга
opponent-random-help = Делает что угодно, лишь бы по правилам. Годится для первого знакомства.
opponent-simple = Поселенец
opponent-simple-help = Строит корабли и колонии, как только может, и ни на кого не смотрит.
opponent-parity = Паритет
opponent-parity-help = Играет как опубликованный компьютерный соперник этой игры: считает, что лежит на столе после своего хода.
opponent-parity-admiral = Паритет, осторожный
opponent-parity-admiral-help = Опубликованный соперник, которого больше тревожит лучший из остальных.
opponent-parity-pirate = Паритет, злобный
opponent-parity-pirate-help = Опубликованный соперник, которого лучший из остальных занимает больше всего.
opponent-flat = Пробник
opponent-flat-help = Пробует каждый приказ во множестве случайно доигранных партий и берёт тот, что побеждал чаще.
opponent-mcts = Дерево
opponent-mcts-help = Растит дерево того, что может случиться, и пробует его ветви наугад: способ из учебников.
opponent-unknown = Неизвестно: { $word }
opponent-unknown-help = Эта версия такого игрока не знает. Вместо него играет { $instead }.
level-cadet = Кадет
level-cadet-about = Только из академии: следует простым правилам и часто не видит, на что годны кубики.
level-pilot = Пилот
level-pilot-about = Прилично проводит каждый ход, но многое упускает и прощает промахи.
level-captain = Капитан
level-captain-about = Взвешивает весь ход с картами и обменами, но порой ошибается.
level-commodore = Коммодор
level-commodore-about = В каждом ходе находит лучшее, что видит, и ничего не дарит.
level-admiral = Адмирал
level-admiral-about = Прежде чем решить, продолжает лучшие ходы в уме. Сильнее никого нет.
character-surveyor = Землемер
character-surveyor-about = Хочет одного – победить.
character-corsair = Корсар
character-corsair-about = Скорее отнимет, чем добудет.
character-archivist = Архивариус
character-archivist-about = Собирает технологии Чужих и знает в них толк.
character-shipwright = Корабел
character-shipwright-about = Верит в большой флот.
character-pioneer = Первопроходец
character-pioneer-about = Расселяется по планете и бьётся за каждую территорию.
character-warden = Страж
character-warden-about = Следит за лидером и не даёт ему уйти вперёд.
opponent-replay = Повтор
opponent-replay-help = Повторяет записанные приказы.
option-first-roll = Высший бросок
option-first-roll-help = Каждый бросает корабль; начинает самое большое значение.
option-first-random = Случайно
option-first-random-help = Начать может кто угодно.
option-first-chosen = Первый в списке
option-first-chosen-help = Начинает тот, кто в списке выше всех.
preset-2011 = 2011
preset-2011-help = Второе издание, все пробелы которого закрыты.
preset-2010 = 2010
preset-2010-help = Плазменная пушка первого издания.
preset-2011-literal = 2011 дословно
preset-2011-literal-help = Текст второго издания слово в слово: шестой корабль дешевле, бонус Азимова раньше.
preset-app = Планшет
preset-app-help = Как в планшетной версии 2011 года: Док всегда открыт, шахта прощает свои корабли, лишние шаги в Центре ждут.
rule-length = Длина
rule-length-help = Сколько колоний у каждого игрока. Обычная: 8, 7 или 6 на двоих, троих или четверых. Долгая: всегда 8.
rule-length-normal = Обычная
rule-length-long = Долгая
rule-vp = Цель
rule-vp-help = Партия может кончиться и тогда, когда у кого-то хватит очков: 12, 10 или 9 на двоих, троих или четверых; короткая: 8 на четверых.
rule-vp-off = Нет
rule-vp-standard = Очки
rule-vp-short = Меньше очков
rule-duty = Стыковка
rule-duty-help = Когда корабль может уйти в Док. Мягко: если ему одному нет отсека. Вольно: всегда. Строго: если стыковаться никак нельзя.
rule-duty-soft = Мягко
rule-duty-free = Вольно
rule-duty-strict = Строго
rule-supply = Запас
rule-supply-help = Топливо и руда в игре: без предела или 30 топлива и 20 руды.
rule-supply-unlimited = Без предела
rule-supply-limited = С пределом
rule-mine = Лунная шахта
rule-mine-help = С чьими кораблями сравнивают новый: со всеми или только с чужими.
rule-mine-strict = Все корабли
rule-mine-forgiving = Только чужие
rule-surplus = Излишек Центра
rule-surplus-help = Шаги дальше последнего круга ждут запуска в следующем же приказе или до конца хода.
rule-surplus-immediate = Один приказ
rule-surplus-turn = Весь ход
rule-asimov = Кратер Азимова
rule-asimov-help = Какой корабль за ход даёт лишний круг.
rule-asimov-second = Второй корабль
rule-asimov-first = Первый корабль
rule-sixth = Шестой корабль
rule-sixth-help = Сколько топлива и руды стоит шестой корабль на Судоверфи.
rule-sixth-three = 3 топл., 3 руды
rule-sixth-two = 3 топл., 2 руды
rule-market = Рынок
rule-market-help = Можно ли менять дальше, когда один корабль пары телепортирован прочь.
rule-market-ends = Нельзя
rule-market-kept = Можно
rule-cannon = Плазменная пушка
rule-cannon-help = Сколько кораблей сброс Пушки должен оставить жертве.
rule-cannon-three = Три
rule-cannon-four = Было четыре

## Языки
ui-option-language = Язык
option-language-auto = Как в системе
option-language-auto-help = Язык компьютера, если Orrery его знает; иначе английский.
ui-own-language-file = { $file }, строка { $line }: { $what }. Файл пропущен.
ui-own-language-message = { $file }, строка { $line }: { $what }. Этот текст пропущен.
ui-own-language-used = { $file }, строка { $line }: { $what }.
ui-own-language-more =
    { $count ->
        [one] В папке языков найдена ещё { $count } неполадка; о ней сказано в потоке ошибок.
        [few] В папке языков найдены ещё { $count } неполадки; о них сказано в потоке ошибок.
       *[many] В папке языков найдено ещё { $count } неполадок; о них сказано в потоке ошибок.
    }

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
ui-menu-saved = Автосохранение после каждого действия.
ui-resume = Вернуться
ui-save-as = Сохранить как
ui-save = Сохранить
ui-save-name = Название сохранения
ui-same-deal = Та же раздача снова
ui-restart-sure = Начать заново с теми же картами и кубиками? Всё сыгранное в этой партии пропадёт. Партия с уже известной раздачей не входит в статистику и не даёт достижений.
ui-to-title = В главное меню
ui-open = Открыть
ui-delete = Удалить
ui-delete-sure = Удалить «{ $name }» навсегда?
ui-load-none = Сохранённых партий пока нет.
ui-load-reading = Чтение сохранённых партий: { $done } из { $count }
ui-load-broken = Не открывается: { $reason }
ui-autosave = Автосохранение, раунд { $round }
ui-save-over = { $name } (окончена)
ui-save-gone = { $name } (удалено, чтобы освободить место)
ui-saved = Сохранено как «{ $name }»
ui-quick-save = Быстрое сохранение
ui-load-practice = После этого сохранения партия продолжилась, поэтому это отдельная копия, и она тренировочная: не входит в статистику и не даёт достижений. Более поздняя партия сохранена.
ui-not-saved = Не сохранено: { $reason }
ui-files-taken = Orrery уже открыт в другом окне. Пока оно открыто, здесь не сохраняются автоматически ни партии, ни результаты, ни успехи, ни настройки. «Сохранить как» работает.
ui-no-display = Экран не найден. Запустите Orrery из графического сеанса или задайте DISPLAY или WAYLAND_DISPLAY. Командам вроде «orrery --help» и «orrery simulate» экран не нужен.
ui-no-sound = Звуковое устройство не найдено, игра идёт без звука. Подключите его или запустите PipeWire либо PulseAudio, затем снова запустите Orrery.
ui-no-gpu = Видеокарта с Vulkan или OpenGL не найдена. В Debian и Ubuntu установите mesa-vulkan-drivers и libvulkan1 или драйвер от производителя карты.
ui-no-gpu-windows = Видеокарта с Direct3D 12 или Vulkan не найдена. Установите новейший драйвер от производителя карты и снова запустите Orrery.
ui-strange-screen = Windows не сообщает, какие разрешения показывает один из экранов, поэтому окно открыть нельзя. Обновите драйвер видеокарты или попробуйте без этого экрана.
ui-window-bounded = Окно в { $asked } пикселей больше, чем может нарисовать видеокарта, поэтому теперь оно { $size }.
ui-crash = Что-то пошло не так. Партия сохранена после последнего действия. Отчёт об ошибке: { $path }
ui-crash-match = Идущая партия сохранена здесь: { $path }

## Игры на заглавии
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
title-waits = отложена, раунд { $round }
title-continue-line = Раунд { $round }, { $when }
title-waiting = Отложенные партии
title-waiting-all = Все отложенные партии: { $count }
title-new-line = подготовить стол
title-credits = Неофициальные версии настольных игр. Рисунки и тексты – оригинальные.
title-next = Следующая игра
title-previous = Предыдущая игра
title-place = { $name }, { $number } из { $count }
title-place-waits = { $name }, { $number } из { $count }, партия отложена в раунде { $round }

## Подготовка
ui-setup-title = Новая партия
ui-setup-players = Игроки по порядку хода
ui-setup-add = Добавить игрока
ui-setup-remove = Убрать этого игрока
ui-setup-every = Все соперники:
ui-yardsticks = Эталоны: простые соперники, с которыми сравнивают остальных
ui-players = Сменить игроков
ui-players-about = Любое место можно передать когда угодно, даже посреди хода. В статистику и достижения идёт только игра тех, кто сделал все свои ходы сам.
ui-players-person = Человек за этим экраном
ui-players-replay = Повтор
ui-players-take = Занять это место
ui-players-take-sure = Откроется всё, что скрывает { $name }. Партия станет тренировкой: она не войдёт в статистику и не даст достижений.
ui-players-take-yes = Занять место: тренировка
ui-players-give = Пусть играет { $player }
ui-setup-first-match = Советуем для первой партии.
ui-setup-learn = Сначала урок
ui-setup-untaught = Ещё не пройдено: { $what }.
ui-setup-preset = Правила
ui-setup-options = Варианты правил
ui-setup-customise = Настроить правила
ui-setup-customise-help = Все варианты правил, раздача и тренировка, а также эталоны в списках игроков.
ui-setup-changed = { $count ->
    [one] изменён { $count } вариант
    [few] изменены { $count } варианта
   *[many] изменено { $count } вариантов
}
ui-setup-seed = Зерно
ui-setup-seed-random = случайное
ui-setup-seed-help = Одно и то же число даёт те же карты и кубики. Если не вводить, раздача новая. Партия с выбранным зерном не входит в статистику и не даёт достижений.
ui-start = Начать
ui-fault-too-few =
    { $least ->
        [1] Нужен хотя бы один игрок.
        [2] Нужны хотя бы два игрока.
        [one] Нужен хотя бы { $least } игрок.
        [few] Нужны хотя бы { $least } игрока.
       *[many] Нужно хотя бы { $least } игроков.
    }
ui-fault-too-many =
    { $most ->
        [one] Играть может не больше { $most } человека.
        [few] Играть могут не больше { $most } человек.
       *[many] Играть могут не больше { $most } человек.
    }
ui-fault-colour-twice = У каждого игрока должен быть свой цвет.
ui-fault-name-twice = У каждого игрока должно быть своё имя.
ui-fault-seed = Зерно – целое число от 0 до 18446744073709551615.
opponent-human = Человек
opponent-human-help = Кто-то за этим экраном.
opponent-engine = { $level } · { $character }
ui-character-chance = Случайно
ui-character-chance-help = Характер определится в начале партии.
opponent-random = Бродяга
opponent-random-help = Делает случайные ходы по правилам. Годится для первого знакомства.
opponent-flat = Пробник
opponent-flat-help = Пробует каждое действие во множестве случайно доигранных партий и берёт то, что побеждало чаще.
opponent-mcts = Дерево
opponent-mcts-help = Растит дерево того, что может случиться, и пробует его ветви наугад: способ из учебников.
opponent-unknown = Неизвестно: { $word }
opponent-unknown-help = Эта версия такого игрока не знает. Вместо него играет { $instead }.
level-cadet = Кадет
level-ensign = Мичман
level-pilot = Пилот
level-captain = Капитан
level-commodore = Коммодор
level-admiral = Адмирал
opponent-replay = Повтор
opponent-replay-help = Повторяет записанные действия.

## Языки
ui-option-language = Язык
option-language-auto = Как в системе
option-language-auto-help = Язык компьютера, если Orrery его знает; иначе английский.
ui-own-language-file = { $file }, строка { $line }: { $what }. Файл пропущен.
ui-own-language-message = { $file }, строка { $line }: { $what }. Этот текст пропущен.
ui-own-language-used = { $file }, строка { $line }: { $what }.
ui-own-language-more =
    { $count ->
        [one] В папке языков найдена ещё { $count } неполадка, см. поток ошибок.
        [few] В папке языков найдены ещё { $count } неполадки, см. поток ошибок.
       *[many] В папке языков найдено ещё { $count } неполадок, см. поток ошибок.
    }

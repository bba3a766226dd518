## Просмотр: партия по действиям и игра с любого её момента.
replay-title = Просмотр
replay-watch = Смотреть
replay-go-on = Смотреть дальше
replay-untouched = Просматриваемая партия остаётся как есть.
replay-timeline = Шкала времени: { $turn }, действие { $at } из { $all }
replay-count = { $at } из { $all }
replay-start = В начало
replay-turn-back = На ход назад
replay-back = Предыдущее действие
replay-play = Пуск
replay-pause = Пауза
replay-on = Следующее действие
replay-turn-on = Следующий ход
replay-end = В конец
replay-slower = Медленнее (сейчас { $speed })
replay-faster = Быстрее (сейчас { $speed })
replay-speed-half = 0,5×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-leave = Выйти
replay-leave-help = Закончить просмотр
replay-branch = Играть отсюда
replay-branch-help = С этого момента начнётся новая партия. Просматриваемая останется как есть.
replay-branch-over = Здесь партия окончена: чтобы играть, вернитесь назад.
replay-branch-about = Отсюда начнётся новая партия: { $when }. Просматриваемая партия останется как есть.
replay-branch-play = Играть
replay-branch-people = Люди на всех местах
replay-log-go = Щелчок: показать партию после этого
replay-log-barred = Сюда вернуться нельзя: с тех пор открылись кубики или карты.
replay-log-past = Щелчок: отменить всё до этого, вместе с кубиками и картами
replay-chances = Оценить шансы
replay-chances-help = Советник взвесит каждый ход, и на шкале появятся шансы всех на победу.
replay-chance = { $name }: шанс на победу { $chance }
replay-branch-practice = То, что было после этого момента, уже открыто, поэтому это тренировка: она не входит в статистику и не даёт достижений.

## Тренировочные партии
practice = Тренировка
practice-help = В этой партии можно вернуться и за бросок кубиков, и за открытие карт. Она не входит в статистику и не даёт достижений.
practice-choose = Тренировка: можно вернуться за кубики и карты, ничего не засчитывается

## Поделиться партией
share-title = Поделиться партией
share-about = С этим кодом та же партия начнётся где угодно: та же раздача, те же соперники и те же кубики при тех же действиях.
share-copy = Скопировать
share-copied = Код скопирован
share-no-code-scenario = Партия начата с готовой позиции, а её никакой код не передаст. Поделитесь её журналом.
share-no-code-start = Расклад этой партии сделала другая версия Orrery, поэтому кода здесь нет. Поделитесь её журналом.
share-log = Журнал в файле
share-log-about = Папка: { $folder }
share-as-text = Текстом
share-as-text-help = В нотации, действие за действием: чтобы читать и чтобы снова открыть в Orrery.
share-as-ron = В виде RON
share-as-ron-help = Для программ и чтобы снова открыть в Orrery.
share-exported = Журнал записан: { $file }
share-not-exported = Журнал не удалось записать: { $reason }
share-enter = Ввести код
share-enter-hint = XXXXX-XXXXX-…
share-enter-help = Код партии, которой поделились. Он задаёт игроков, правила и раздачу.
share-entered = Игроки, правила и раздача заданы по коду.
share-left = Зерно с тех пор изменено: раздача другая.
share-wrong-empty = Кода нет.
share-wrong-long = Для кода это слишком длинно.
share-wrong-letter = Знака { $at }, «{ $letter }», не бывает в кодах.
share-wrong-length = В группе { $group }, «{ $text }», { $letters ->
        [one] { $letters } знак
        [few] { $letters } знака
       *[many] { $letters } знаков
    }, а нужно 5.
share-wrong-group = В группе { $group }, «{ $text }», неверный знак, или она не на своём месте.
share-wrong-whole = Группы не подходят друг к другу: одной не хватает, одна лишняя или из другого кода.
share-wrong-version = Для этого кода нужна версия Orrery { $needed }, а это { $version }.
share-wrong-game = Этот код для другой игры.
share-wrong-senseless = В коде нет ничего, что можно сыграть.

## Расклад дня
daily-title = Расклад дня
daily-about = Одна раздача для всех на эту дату; она вычислена здесь, ни у кого не спрашивая. Слабее всего соперники в понедельник, сильнее всего в воскресенье.
daily-person = Человек за этим экраном
daily-date = { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }
daily-open = Сегодня ещё без игры.
daily-won = { $times ->
        [1] Сегодняшняя игра: победа, очки { $points }, у лучшего соперника { $best }.
        [one] Сегодня { $times } игра; первая – победа, очки { $points }, у лучшего соперника { $best }.
        [few] Сегодня { $times } игры; первая – победа, очки { $points }, у лучшего соперника { $best }.
       *[many] Сегодня { $times } игр; первая – победа, очки { $points }, у лучшего соперника { $best }.
    }
daily-lost = { $times ->
        [1] Сегодняшняя игра: очки { $points }, у лучшего соперника { $best }.
        [one] Сегодня { $times } игра; первая – очки { $points }, у лучшего соперника { $best }.
        [few] Сегодня { $times } игры; первая – очки { $points }, у лучшего соперника { $best }.
       *[many] Сегодня { $times } игр; первая – очки { $points }, у лучшего соперника { $best }.
    }
daily-won-alone = { $times ->
        [1] Сегодняшняя игра: победа, очки { $points }.
        [one] Сегодня { $times } игра; первая – победа, очки { $points }.
        [few] Сегодня { $times } игры; первая – победа, очки { $points }.
       *[many] Сегодня { $times } игр; первая – победа, очки { $points }.
    }
daily-lost-alone = { $times ->
        [1] Сегодняшняя игра: очки { $points }, для победы мало.
        [one] Сегодня { $times } игра; первая: очки { $points }, для победы мало.
        [few] Сегодня { $times } игры; первая: очки { $points }, для победы мало.
       *[many] Сегодня { $times } игр; первая: очки { $points }, для победы мало.
    }
daily-kept = Первый результат дня хранится на этом компьютере.
daily-play = Играть
daily-again = Сыграть ещё раз

## Чего достичь в одиночку
daily-and-challenges = Расклад дня, испытания
challenges = Испытания в одиночку
challenges-about = Столько очков нужно набрать в партии в одиночку. Каждая попытка – новый расклад.
challenge-open = Попыток ещё не было.
challenge-tried = Пока не выполнено. Больше всего очков: { $points }.
challenge-reached = Выполнено. Больше всего очков: { $points }.
challenge-play = Играть: { $name }

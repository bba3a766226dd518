### Настройки по страницам и всё о клавишах. У каждой строки есть название и строка пояснения.

## Страницы
options-game = Игра
options-display = Экран
options-sound = Звук
options-controls = Управление
options-access = Язык и доступность
options-defaults = { $page }: сбросить настройки
options-spoken = { $row }: { $value }
options-percent = { $size } %
options-ask-all = Снова спрашивать обо всём

## Игра
ui-option-animation = Анимация
ui-option-animation-help = Как быстро движется всё на игровом поле.
option-animation-off = Нет
option-animation-half = Медленно
option-animation-normal = Обычно
option-animation-double = Быстро
option-animation-quadruple = Очень быстро
ui-option-pace = Соперники ходят
ui-option-pace-help = Сколько соперники-компьютеры ждут между двумя действиями.
option-pace-instant = Сразу
option-pace-fast = Быстро
option-pace-normal = Обычно
option-pace-slow = Медленно
option-pace-step = По шагам
ui-option-think = Раздумья Адмиралов
ui-option-think-help = Насколько Адмирал просчитывает вперёд, прежде чем решить. Больше – сильнее, но дольше.
option-think-half = Вдвое меньше
option-think-usual = Обычно
option-think-double = Вдвое больше
option-think-quadruple = Вчетверо больше
ui-option-hand-over = Передача хода
ui-option-hand-over-help = Что видно, когда у этого экрана ходит другой человек.
option-hand-over-off = Ничего
option-hand-over-off-help = Между двумя ходами ничего не видно.
option-hand-over-banner = Экран с новостями
option-hand-over-banner-help = Экран с именем того, чей ход, и с тем, что изменилось.
option-hand-over-cover = Скрыть
option-hand-over-cover-help = Игровое поле, а в некоторых играх только рука, закрыто, пока следующий человек не начнёт ход.
option-hand-over-open = Открытые карты
option-hand-over-open-help = Между двумя ходами ничего не видно. В играх со скрытыми картами руки лежат открыто: так удобно учить.
ui-option-questions = Спрашивать, прежде чем
ui-option-questions-help = О каждом из этих дел можно спросить или делать его сразу.

## Экран
ui-option-window = Режим экрана
ui-option-window-help = Как игра расположена на экране.
option-window-windowed = Оконный
option-window-windowed-help = Окно среди других. Его размер запоминается.
option-window-borderless = Без рамки
option-window-borderless-help = Занимает экран без рамки. Другие окна могут встать впереди.
option-window-fullscreen = Полный экран
option-window-fullscreen-help = Забирает экран себе. Некоторые системы вместо этого занимают его без рамки.
ui-option-monitor = Монитор
ui-option-monitor-help = На каком мониторе открывается игра.
option-monitor-any = Любой
ui-option-scale = Размер окон диалога
ui-option-scale-help = Меню и диалоги со всем, что в них есть. Игровое поле всегда занимает всё окно.
ui-option-sky = Планета и космос
ui-option-sky-help = Насколько подробно рисуются планета, луна и космос.
option-sky-auto = Автоматически
option-sky-auto-help = Подробно, пока кадры на этом компьютере успевают; иначе просто.
option-sky-full = Подробно
option-sky-full-help = Все подробности поверхности, облака и мерцающие поля.
option-sky-plain = Просто
option-sky-plain-help = Поверхность грубее, без облаков, поля проще: для слабых компьютеров.

## Звук
ui-option-volume = Громкость
ui-option-volume-help = Всё вместе.
ui-option-volume-music = Музыка
ui-option-volume-music-help = Четыре слоя, которые следуют за партией.
ui-option-volume-effects = Эффекты
ui-option-volume-effects-help = Кубики, корабли, кнопки. Ничто не сказано одним звуком.
ui-option-mute = Тишина
ui-option-mute-help = Когда ничего не должно быть слышно.
ui-option-mute-all = Совсем без звука ({ $key })
ui-option-mute-unfocused = Без звука, пока впереди другое окно
ui-muted = Звук выключен.
ui-unmuted = Звук включён.

## Язык и доступность
ui-option-language-help = Тексты меняются сразу.
ui-option-text = Размер текста
ui-option-text-help = Только буквы меню, диалогов и пояснений, сверх размера окон диалога.
ui-option-palette = Цвета
ui-option-palette-help = При любых цветах игроки различаются формой, буквой и штриховкой.
option-palette-default = Обычные
option-palette-default-help = Красный, зелёный, синий и жёлтый на тёмно-синем.
option-palette-okabe-ito = При дальтонизме
option-palette-okabe-ito-help = Киноварь, голубовато-зелёный, синий и жёлтый по Окабе и Ито: различимы при всех частых видах цветового зрения.
option-palette-high-contrast = Контрастные
option-palette-high-contrast-help = Белое на чёрном, фон темнее, цвета сильнее.
option-palette-greyscale = Оттенки серого
option-palette-greyscale-help = Без цвета: игроки различаются яркостью, формой, буквой и штриховкой.
ui-option-motion = Движение
ui-option-motion-help = Для тех, кому мешает движение на экране.
ui-option-reduced = Меньше движения: без тряски и вращения

## Заслонка между двумя людьми
ui-hand-over-covered = Игровое поле закрыто, пока ход не принят.

## Файлы настроек
ui-settings-not-saved = Настройки не сохранены: { $reason }
settings-line = строка { $line }: { $reason }
settings-broken = Файл { $file } не читается и теперь называется { $aside }. Действуют обычные настройки. { $reason }
settings-broken-there = Файл { $file } не читается, и его не удалось отложить. Действуют обычные настройки. { $reason }
settings-newer = Файл { $file } записан более новой версией игры (формат { $version }). Он остаётся как есть; изменения действуют до выхода из игры.
settings-strange = Пропущены части файла { $file }: { $reasons }
settings-unsaved = Не сохраняется
settings-unsaved-help = Сейчас ничего нельзя сохранить: { $reason }

## Снимки окна
ui-no-backend = { $variable } не задана: такой оконной системы здесь нет.
shot-taken = Снимок: { $file }
shot-failed = Снимок не сделан: { $reason }

## Клавиши
keys-list = Все клавиши
keys-help = Выберите место, затем нажмите новую клавишу, кнопку мыши или кнопку геймпада. Delete опустошает место.
keys-key = Клавиатура и мышь
keys-pad = Геймпад
keys-none = –
keys-slot-key = { $action }, клавиша: { $key }
keys-slot-second-key = { $action }, вторая клавиша: { $key }
keys-slot-pad = { $action }, кнопка геймпада: { $key }
keys-slot-second-pad = { $action }, вторая кнопка геймпада: { $key }
keys-press-key = Нажмите новую клавишу
keys-press-key-help = Клавиша, одна или с Ctrl, Alt или Shift, либо дополнительная кнопка мыши. Escape оставляет всё как было.
keys-press-button = Нажмите новую кнопку
keys-press-button-help = Любая кнопка геймпада. Escape оставляет всё как было.
keys-empty = Оставить пустым
keys-taken = { $key } уже занято: { $holder }. При обмене это получает: { $action }; то, что было здесь, получает: { $holder }.
keys-swap = Поменять
keys-reserved = { $key } всегда ведёт назад и не может значить другое.
keys-reset = { $action }: обычные клавиши
keys-reset-all = Все обычные клавиши
keys-reset-all-sure = Каждое действие снова получает клавиши и кнопки, которые были сначала. Изменения пропадут.
keys-lost = Снова обычные клавиши: { $action }. Из-за этого теряют клавишу: { $losers }
keys-page = Страница для печати
keys-page-title = Клавиши игры { $game }
keys-written = Список клавиш для печати: { $file }
keys-not-written = Список клавиш не записан: { $reason }
keys-choosing = Выбор
keys-turn = Ход
keys-telling = Посмотреть ближе
keys-lessons = Уроки
keys-replay = Просмотр партии
keys-matches = Партии
keys-program = Программа

## Что делают клавиши
action-Advance = Бросить, дальше
action-Choose = Выбрать или дальше
action-Confirm = Выбрать отмеченное
action-Cancel = Назад, потом меню
action-Next = Следующее
action-Previous = Предыдущее
action-Left = Влево
action-Right = Вправо
action-Up = Вверх
action-Down = Вниз
action-EndTurn = Завершить ход
action-Undo = Отменить
action-Redo = Вернуть
action-ResetTurn = Ход сначала
action-Codex = Кодекс
action-DiceOptions = Что могут эти кубики
action-Coach = Советник
action-Why = Почему? Последний ход соперника
action-Log = Журнал
action-Scores = Очки
action-Players = Кто играет
action-Review = Разбор после партии
action-ReplayPlay = Пуск или пауза
action-ReplayBack = Предыдущее действие
action-ReplayOn = Следующее действие
action-ReplayTurnBack = На ход назад
action-ReplayTurnOn = Следующий ход
action-ReplayStart = В начало
action-ReplayEnd = В конец
action-ReplaySlower = Медленнее
action-ReplayFaster = Быстрее
action-ReplayBranch = Играть отсюда
action-LessonNext = В уроке: дальше
action-LessonBack = В уроке: назад
action-ShowMe = В уроке: показать
action-Save = Сохранить под именем
action-Load = Сохранённые партии
action-NewMatch = Новая партия
action-QuickSave = Быстрое сохранение
action-QuickLoad = Загрузить быстрое сохранение
action-Menu = Меню
action-Options = Настройки
action-Keys = Все клавиши
action-Fullscreen = Во весь экран или окно
action-Screenshot = Снимок в файл
action-ScaleUp = Диалоги крупнее
action-ScaleDown = Диалоги мельче
action-ScaleReset = Диалоги как сначала
action-Mute = Звук включить или выключить

## Названия клавиш
key-Ctrl = Ctrl
key-Alt = Alt
key-Shift = Shift
key-Space = Пробел
key-Enter = Enter
key-Escape = Escape
key-Tab = Tab
key-Backspace = Backspace
key-Insert = Insert
key-Delete = Delete
key-Home = Home
key-End = End
key-PageUp = Page Up
key-PageDown = Page Down
key-Left = Влево
key-Right = Вправо
key-Up = Вверх
key-Down = Вниз
key-Plus = плюс
key-Minus = минус
key-Equal = =
key-Comma = ,
key-Period = .
key-Slash = /
key-Semicolon = ;
key-Quote = ’
key-Backquote = `
key-Backslash = \
key-BracketLeft = {"["}
key-BracketRight = ]
key-Add = плюс
key-Subtract = минус
key-Multiply = *
key-Divide = /
key-Mouse = Мышь { $number }
key-MouseMiddle = Колесо мыши
key-MouseBack = Мышь назад
key-MouseForward = Мышь вперёд

## Названия кнопок геймпада
pad-South = A
pad-East = B
pad-West = X
pad-North = Y
pad-C = C
pad-Z = Z
pad-LeftShoulder = LB
pad-RightShoulder = RB
pad-LeftTrigger = LT
pad-RightTrigger = RT
pad-Select = Back
pad-Start = Start
pad-Mode = Home
pad-LeftStick = Левый стик
pad-RightStick = Правый стик
pad-CrossUp = Крест вверх
pad-CrossDown = Крест вниз
pad-CrossLeft = Крест влево
pad-CrossRight = Крест вправо

### Игра на заглавии, её соперники, варианты её правил.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Игры на заглавии
game-contraband = Contraband
game-contraband-line = торговцы, контрабандисты и пираты на кольце звёзд
game-contraband-credit = По рабочему наброску итальянского автора. Своё название, рисунки и тексты.

## Соперники
opponent-simple = Возчик
opponent-simple-help = Летит к тому, что ближе, и продаёт. Ни на кого не смотрит.
opponent-greedy = Делец
opponent-greedy-help = Считает ходы, цены и риск и берётся за то, что выгоднее сейчас.
level-cadet-about = Следует простым правилам и часто ошибается.
level-pilot-about = Думает немного вперёд, но многое упускает.
level-captain-about = Прежде чем решить, пробует много путей.
level-commodore-about = Пробует ещё больше путей и редко ошибается.
level-admiral-about = Думает дольше всех. Сильнее никого нет.

## Готовые правила
preset-seed = Обычные
preset-seed-help = Правила, в которых закрыты все пробелы. Обычный выбор.
preset-short = Короткие
preset-short-help = Партия кончается раньше: круг 40, 30 или 25.
preset-sharp = Строгие
preset-sharp-help = Полиция достаёт на два сектора в каждую сторону.
preset-secret = Тайные
preset-secret-help = Все тайно планируют и ходят разом; план можно поменять.

## Варианты правил
rule-first-player = Первый игрок
rule-first-player-help = Кто начинает.
rule-first-player-random = По жребию
rule-first-player-random-help = Решает жребий.
rule-first-player-chosen = Первое место
rule-first-player-chosen-help = Тот, кто сидит на первом месте.
rule-pirates = Пираты
rule-pirates-help = Где полиция и налётчики узнают пирата.
rule-pirates-galaxy = Везде
rule-pirates-galaxy-help = Пират один раз – пират везде.
rule-pirates-quadrant = По квадрантам
rule-pirates-quadrant-help = Только в квадрантах с его меткой.
rule-patrols = Досягаемость полиции
rule-patrols-help = Как далеко полиция достаёт от своей линии.
rule-patrols-seed = Один сектор
rule-patrols-seed-help = По одному сектору с каждой стороны.
rule-patrols-alert = Два сектора
rule-patrols-alert-help = По два сектора с каждой стороны: возить труднее.
rule-evasion = Уход от досмотра
rule-evasion-help = Чего стоит уйти от досмотра до первого выстрела.
rule-evasion-one-hit = Одно попадание
rule-evasion-one-hit-help = Не больше одного попадания.
rule-evasion-table = Как обычно
rule-evasion-table-help = Столько же, сколько при любом бегстве.
rule-goal = Победа
rule-goal-help = Когда достигнутая цель кончает партию.
rule-goal-round = В конце круга
rule-goal-round-help = Круг доигрывают, с патрулями.
rule-goal-at-once = Сразу
rule-goal-at-once-help = Партию кончает то действие, которым цель достигнута.
rule-objectives = Цели
rule-objectives-help = Есть ли у каждого тайная цель.
rule-objectives-on = Тайные
rule-objectives-on-help = Одних кредитов для победы мало.
rule-objectives-off = Нет
rule-objectives-off-help = Нужны только кредиты.
rule-rounds = Круги
rule-rounds-help = После какого круга партия кончается в любом случае.
rule-rounds-standard = 60, 50, 40
rule-rounds-standard-help = Вдвоём, втроём и вчетвером.
rule-rounds-short = 40, 30, 25
rule-rounds-short-help = Вдвоём, втроём и вчетвером.
rule-order = Порядок круга
rule-order-help = Ходят ли игроки по очереди.
rule-order-turns = По очереди
rule-order-turns-help = Ход за ходом.
rule-order-simultaneous = Разом
rule-order-simultaneous-help = Все планируют тайно, шаги вскрываются вместе.
rule-change = Смена плана
rule-change-help = Можно ли раз за круг сменить закрытую фишку, когда ходят разом.
rule-change-off = Нет
rule-change-off-help = План не меняется.
rule-change-on = Да
rule-change-on-help = Одна фишка за круг, пока закрыты две.

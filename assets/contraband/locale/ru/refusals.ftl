### Почему что-то нельзя сделать.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## Движение и планы
refusal-over = Партия окончена.
refusal-not-now = Не сейчас: { $what }.
refusal-not-met = Только при встрече или в бою.
refusal-no-way = Отсюда ({ $place }) туда не попасть: { $what }.
refusal-movement-over = Движение в этом ходу окончено.
refusal-occupied = Место занято: { $name }. Там помещается один корабль.
refusal-closed = Космопорт закрыт для пирата этого квадранта: { $what }.
refusal-in-breakdown = Корабль в аварии: сначала его надо починить в космопорту.
refusal-not-where-begun = В одиночной игре ход нельзя закончить там, где он начат: { $what }.
refusal-no-mine = Корабль не в руднике.
refusal-no-market = Корабль не на рынке.
refusal-no-port = Корабль не в космопорту.
refusal-no-gate = Корабль не во вратах.
refusal-too-few-tokens = Столько таких фишек ({ $what }) нет, их всего { $count }.
refusal-no-changes = В этой партии планы не меняют.
refusal-changed-already = В этом круге фишка уже менялась.
refusal-too-few-face-down = Фишку можно менять, пока закрыты хотя бы две.
refusal-no-such-token = Фишка { $count } не закрыта.
refusal-same-token = Фишка { $count } уже такая: { $what }.
refusal-no-moves =
    { $count ->
        [one] В этом ходу потрачен { $count } шаг – больше нет.
        [few] В этом ходу потрачены { $count } шага – больше нет.
        [many] В этом ходу потрачено { $count } шагов – больше нет.
       *[other] В этом ходу потрачены { $count } шага – больше нет.
    }
refusal-row-too-long =
    { $count ->
        [one] Шагов корабля хватит только на { $count } фишку.
        [few] Шагов корабля хватит только на { $count } фишки.
        [many] Шагов корабля хватит только на { $count } фишек.
       *[other] Шагов корабля хватит только на { $count } фишки.
    }

## Рудники, рынки, космопорты, карты
refusal-not-there = Этого там нет: { $what }.
refusal-not-held = Этого нет в трюме: { $what }.
refusal-same-kind = Меняют два разных металла.
refusal-kind-full = Рынок больше этого не берёт ({ $what }): там уже { $count }.
refusal-bought-here = Купленное здесь в этом ходу нельзя здесь продать: { $what }.
refusal-sold-here = Проданное здесь в этом ходу нельзя здесь выкупить: { $what }.
refusal-too-dear = Цена – { $price }, а кредитов: { $credits }.
refusal-not-in-store = На складе этого нет: { $what }.
refusal-no-better = Это не лучше того, что уже стоит: { $what }.
refusal-no-card = В руке нет такой карты: { $what }.
refusal-not-playable = { $what }: { $when }
refusal-no-room =
    { $count ->
        [one] В трюм входит { $count } металл.
        [few] В трюм входит { $count } металла.
        [many] В трюм входит { $count } металлов.
       *[other] В трюм входит { $count } металла.
    }
refusal-swaps-used =
    { $count ->
        [one] За ход не больше { $count } обмена.
        [few] За ход не больше { $count } обменов.
        [many] За ход не больше { $count } обменов.
       *[other] За ход не больше { $count } обменов.
    }
refusal-market-full =
    { $count ->
        [one] Рынок полон: { $count } металл. Сначала надо что-то купить.
        [few] Рынок полон: { $count } металла. Сначала надо что-то купить.
        [many] Рынок полон: { $count } металлов. Сначала надо что-то купить.
       *[other] Рынок полон: { $count } металла. Сначала надо что-то купить.
    }

## Бои
refusal-no-such-ship = Нападать не на кого: { $name }.
refusal-out-of-reach = { $name } не в том же открытом космосе.
refusal-their-breakdown = { $name } в аварии, нападать нельзя.
refusal-attacked-already = Только одно нападение за ход.
refusal-not-faster = Скорость { $own } против { $theirs }: бежать может только тот, кто быстрее. Форсаж даёт +1.
refusal-at-sight = На пиратов полиция нападает сразу: досмотра нет.
refusal-cannot-hide = Столько не спрятать. Плутоний: { $plutonium }, тайники: { $count }.
refusal-too-much-hidden = Спрятать можно только металлы трюма, по одному на тайник: { $count }.
refusal-not-seen = Этого тут не взять.
refusal-not-built-in = Это не установлено: { $what }.

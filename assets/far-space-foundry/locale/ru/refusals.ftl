### Почему нельзя.

refusal-over = Партия окончена.
refusal-not-now-begin = Сначала раздаются пилоты.
refusal-not-now-stow = Сначала загружаются грузовозы.
refusal-not-now-card = Сначала разыгрывается пилот.
refusal-not-now-fly = Сначала летит челнок.
refusal-not-now-work = Челнок уже слетал: перевезите товары, действуйте или завершите ход.
refusal-not-now-hire = Сначала нанимается один из показанных пилотов или никто.
refusal-not-now-keep = Сначала выбираются пилоты, которые останутся.
refusal-not-in-hand = Нет на руке: { $pilot }.
refusal-no-die = Летит по числу, без кубика: { $pilot }.
refusal-all-taken = Все 8 доков заняты: сесть негде.
refusal-all-free = Все 8 доков свободны: взлетать некому.
refusal-not-there = Счёт не кончается на доке { $dock }: { $pilot }.
refusal-other-way-landed = Челнок сел: товары идут на склад.
refusal-other-way-lifted = Челнок взлетел: товары идут на грузовоз.
refusal-moved-already = Товары перевозят один раз за ход.
refusal-acted-already = После действия товары уже не привозят.
refusal-loaded-already = После погрузки действий больше нет.
refusal-over-capacity = Слишком много товаров: { $total } при вместимости { $capacity }.
refusal-one-asteroid = За ход товары берут с одного астероида.
refusal-one-freighter = За ход можно использовать только один грузовоз.
refusal-not-there-to-take = Нет на астероидах: { $good }.
refusal-not-enough = Не хватает: { $good }.
refusal-no-smuggler = Ставить товары друг на друга может только контрабандист.
refusal-not-off-pairs = Из стопки берут только при разгрузке: { $good }.
refusal-no-pair = Столько стопок нет: { $good }.
refusal-nothing-below = Не на что поставить: { $good }.
refusal-warehouse-full = На складе мест: { $size }.
refusal-hold-full = Нет места: { $ship }, мест { $size }.
refusal-no-freighter = Нет во флоте: { $ship }.
refusal-not-here = Док { $dock } этого не предлагает: { $action }.
refusal-used-already = Уже было в этом ходу: { $action }.
refusal-only-once = По правилам партии только раз за действие: { $action }.
refusal-bank-empty = Банк пуст.
refusal-no-credit = Нет кредита для оплаты.
refusal-nobody-to-hire = Инопланетных пилотов не осталось.
refusal-not-shown = Не показан в кантине: { $pilot }.
refusal-none-would-come = С этим пилотом грузовоз и так не придёт.
refusal-not-in-play = Не в игре: { $product }.
refusal-too-often =
    { $most ->
        [one] За одно действие – не больше { $most } раза: { $product }.
        [few] За одно действие – не больше { $most } раз: { $product }.
       *[many] За одно действие – не больше { $most } раз: { $product }.
    }
refusal-no-tokens = Жетонов не осталось: { $product }.
refusal-nothing-to-charge = На складе нет незаряженных изделий.
refusal-upgraded-already = Уже улучшен: { $ship }.
refusal-not-empty = Улучшить можно только пустой: { $ship }.
refusal-bribed-already = Смотритель берёт одну взятку за половину.
refusal-dock-taken = Док { $dock } занят.
refusal-dock-free = Док { $dock } свободен.
refusal-not-to-keep = Нельзя оставить: { $pilot }.
refusal-one-each = Оставьте одного пилота: { $ship }.
refusal-one-at-most = Оставьте не больше одного пилота: { $ship }.
refusal-not-stowed = Загрузить нужно всё: 6 скайритов и 4 галактия.

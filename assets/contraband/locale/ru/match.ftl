### Поле и панели партии.
### Игроков зовут по имени.

## Колонка
ui-rounds = из { $count }
ui-target = нужно
ui-target-objective = + цель
ui-rank-next = дальше
ui-left = ещё
ui-ship-of = { $name }: корабль
ui-moves-of = шагов { $left } из { $moves }
ui-objective = цель
ui-fulfilled = выполнена
ui-hand-empty = бонусных карт нет

## Места
ui-space-help = Открытый космос: полиция и чужие настигают корабли только здесь.
ui-reach-police = Сюда достаёт полиция: она досматривает каждый встречный корабль.
ui-reach-alien = Сюда достают чужие: при 1 – старатели, иначе налётчики.
ui-reach-corsair = Сюда достаёт корсар: нападает сразу. Побеждённый, он оставляет металл.
ui-mine-new-help = Не разведан. Первый корабль берёт бонусную карту и находит три металла.
ui-mine-help = Металлы здесь берут бесплатно, пока есть место в трюме.
ui-mine-gone-help = Здесь ничего не осталось. Но корабль тут в безопасности.
ui-market-help = На каждой полке – цена следующего металла. Помещается три одного вида, всего пять.
ui-port-help = Здесь ставят улучшения и чинят корабли после аварии.
ui-gate-help = За 50 кредитов корабль прыгает в любой квадрант; сектор выбирает кубик.
ui-upgrade-help = Действует сразу. Второй уровень можно купить без первого.
ui-has-it = уже стоит
ui-lose-help = Потеряно при аварии: дальше корабль летит без него.
ui-sell-help = Продаётся здесь; следующий того же вида стоит меньше.
ui-buy-help = Покупается здесь по цене последней продажи.
ui-jettison-help = Выброшенное из трюма уходит из игры.
ui-warp-help = Сектор выбирает кубик. После этого движение окончено.
ui-token-help = Фишка движения, ложится в конец ряда.
ui-attack-help = Кто нападает на корабль, тот пират до конца партии.
ui-flee-help = Бежать может только тот, кто быстрее. На 1 – два попадания, на 2 – одно, на 3 и больше – ни одного.
ui-fight-help = Оба бросают кубик и прибавляют оружие; больший итог снимает щит.

## Что даёт щелчок
tag-ends-movement = Завершает движение
tag-meets-police = Встреча с полицией
tag-meets-alien = Встреча с чужими: при 1 старатели, иначе налётчики
tag-meets-corsair = Встреча с корсаром
tag-expected = Металл здесь стоит в среднем { $price }
tag-odds = Шанс победить в бою: { $chance }
tag-won = При победе: { $what }
tag-lost = При поражении: { $what }
stake-won = при победе
stake-lost = при поражении
stake-nothing = ничего
stake-breakdown = авария
stake-metals =
    { $count ->
        [one] { $count } металл
        [few] { $count } металла
        [many] { $count } металлов
       *[other] { $count } металла
    }
stake-upgrade = улучшение
stake-fine = штраф { $fine }
tag-flight = Попаданий: { $count }. Шанс, что щиты выдержат: { $chance }
tag-found = Найдут: весь груз пропал ({ $count }), штраф { $fine }
tag-sent = Потом корабль отправят сюда: { $what }
tag-danger = { $token }, этап патрулей: может прийти сюда ({ $count } из 4)

## Встречи и планы
ui-swap = Обменять
ui-submit = Подчиниться
ui-submit-hiding = Спрятать: { $count }
ui-leave-them = Не трогать
ui-fight-on = До конца
ui-fight-on-help = Обмен за обменом, пока бой не решён или противник не сыграет карту.
ui-aboard = на борту: { $count }
ui-exchanges = Обмены ударами
ui-fight-won = Победа
ui-fight-lost = Поражение
ui-fight-won-by = Победа: { $name }
ui-fight-lost-by = Поражение: { $name }
ui-fight-tie = Поровну: щиты целы
ui-then-to = потом: { $what }
ui-finds-nothing = искать нечего
ui-one-exchange = один обмен
ui-until-decided = пока не решится
ui-winning = Победа: { $what }
ui-end-rank = { $name }: { $what } (кредитов: { $credits })
ui-end-next-rank = Следующее звание: { $what } (от { $credits } кредитов)
ui-hide = Спрятать это
ui-rob = Взять это
ui-more = Ещё один: { $what }
ui-less = На один меньше: { $what }
ui-confirm = Подтвердить
ui-plan-title = Фишки движения на этот круг
ui-plan-lay = Принять план
ui-plan-back = Убрать одну
ui-row-title = План этого круга
ui-token = Фишка: { $what }
ui-nth = Фишка { $count }
ui-radar-cw = Полиция, две линии по часовой стрелке
ui-radar-ccw = Полиция, две линии против часовой стрелки
ui-boosts-more =
    { $count ->
        [one] ещё { $count } форсаж
        [few] ещё { $count } форсажа
       *[many] ещё { $count } форсажей
    }

## Игроки
amount-hidden = неизвестных: { $count }
upgrade-hidden = улучшение уровня { $level }
ui-player-spoken = { $name }: { $what }. Кредиты: { $credits }. В трюме: { $hold }. Бонусные карты: { $cards }. Улучшения: { $upgrades }.
ui-player-credits = Кредиты: { $credits } (нужно { $target })
ui-player-place = Место
ui-player-hold = Трюм
ui-player-cards = Бонусные карты
ui-player-upgrades = Улучшения
ui-player-broken = В аварии.
ui-player-pirate = Метки пирата: { $what }.
ui-player-done = Цель выполнена: { $what }.
ui-player-counts = После последнего круга даёт { $worth } кредитов.
ui-player-aim = Цель: { $what }.
ui-player-did = Последние действия

## Что можно делать
ui-hint-turn = { $name }: лететь (шагов: { $count }), действовать или закончить ход ({ $end })
ui-hint-away = { $name }: лететь (шагов: { $count }) или действовать; в одиночку нельзя остаться на месте
ui-hint-stay = { $name }: шагов больше нет; действовать или закончить ход ({ $end })
ui-hint-adrift = { $name } в аварии: один шаг за ход, корабль починят в космопорту
ui-hint-police = Полиция досматривает корабль ({ $name }): { $answers }
ui-hint-sight = Полиция нападает без предупреждения ({ $name }): { $answers }
# The legal answers to the police, each with its cost: "submit (...), flee (...) or fight (...)"
ui-answers = { $first } или { $last }
ui-answer-submit = подчиниться (искать нечего)
ui-answer-submit-found = подчиниться (потеря груза: { $metals }, штраф { $fine })
ui-answer-hide = спрятать { $count } (уйдёт карт «Тайник»: { $count })
ui-answer-hide-found = спрятать { $count } (уйдёт карт «Тайник»: { $count }; потеря груза: { $metals }, штраф { $fine })
ui-answer-flee = бежать (без попаданий)
ui-answer-flee-hits = бежать (попаданий: { $hits }, шанс уйти { $chance } %)
ui-answer-fight = сражаться (шанс { $chance } %, иначе авария)
ui-answer-card = сыграть карту: { $cards } (тратится)
ui-hint-raid = { $name }: нападение – сражаться ({ $fight }) или бежать
ui-hint-calm = { $name }: не трогать этих чужих или сражаться ({ $fight })
ui-hint-fight = { $name }: сражаться дальше ({ $fight }) или бежать
ui-hint-stand = { $name }: нападает пират – отбиваться ({ $fight }) или бежать
ui-hint-prize = { $name }: металл добыт – взять или оставить
ui-hint-hide = { $name }: спрятать металлы от пирата; { $confirm } – как предложено
ui-hint-loot = { $name }: забрать груз из трюма; { $confirm } – как предложено
ui-hint-lose = { $name }: выбрать, какое улучшение потерять
ui-cover-attacked = { $name } нападает: отбиваться или бежать
ui-hint-excess = { $name }: трюм теперь мал; выбрать, что выбросить
ui-hint-plan = { $name }: выложить фишки движения (шагов: { $count }); { $confirm } – принять план
ui-hint-plan-lost = { $name }: фишка, которая оттуда никуда не ведёт, пропадёт вместе с шагом
ui-hint-act = { $name }: действовать здесь или закончить ({ $end })
ui-hint-act-change = { $name }: действовать здесь, сменить закрытую фишку или закончить ({ $end })
ui-change = Сменить фишку
ui-change-help = Раз за круг закрытую фишку можно сменить на другую, пока закрыты хотя бы две.
ui-hint-radar = { $name }: выбрать линию, на которую идёт полиция
ui-hint-change = { $name }: выбрать, чем станет эта фишка

## Вопросы перед потерей
ui-warn-end = В трюме плутоний, и здесь корабль остановит полиция. Закончить ход здесь?
ui-warn-near = В трюме плутоний, и на этапе патрулей сюда может прийти полиция ({ $count } из 4). Закончить здесь?
ui-warn-metals =
    { $count ->
        [one] В трюме есть место, а здесь лежит { $count } металл. Всё равно лететь дальше?
        [few] В трюме есть место, а здесь лежат { $count } металла. Всё равно лететь дальше?
        [many] В трюме есть место, а здесь лежит { $count } металлов. Всё равно лететь дальше?
       *[other] В трюме есть место, а здесь лежит { $count } металла. Всё равно лететь дальше?
    }
ui-warn-police = В трюме плутоний, и там корабль остановит полиция. Всё равно лететь?
ui-warn-outlaw = Кто нападает, тот пират до конца партии, и космопорт этого квадрата закроется ({ $what }). Напасть?
ui-fly-on = Лететь
ui-attack = Напасть

## Что нужно для победы и сколько уже есть
aim-both = Побеждает тот, у кого в конце круга { $target } кредитов и выполненная цель.
aim-both-at-once = Сразу побеждает тот, у кого { $target } кредитов и выполненная цель.
aim-cash = Побеждает тот, у кого в конце круга { $target } кредитов.
aim-cash-at-once = Сразу побеждает тот, у кого { $target } кредитов.
aim-last = После круга { $round } побеждает тот, у кого больше кредитов; выполненная цель даёт { $worth }.
aim-last-cash = После круга { $round } побеждает тот, у кого больше кредитов.
aim-has = { $name }: { $credits } из { $target } кредитов.
aim-objective = Цель «{ $aim }»: { $how }
aim-done = Выполнена.
aim-open = Ещё не выполнена.
aim-systems = Улучшено систем: { $count } из { $all }.
aim-credits = Пока { $credits } из { $needed } кредитов.
aim-worth = Вместе с { $target } кредитами приносит победу.
aim-worth-fortune = Приносит победу: нужная сумма тогда тоже собрана.
aim-worth-last = После круга { $round } даёт { $worth } кредитов.
aim-secret = Тайная: пока не выполнена, её видит только { $name }.
aim-click = Щелчок открывает страницу о ней.
aim-alone = В одиночку: как можно больше кредитов за { $rounds } кругов.
aim-rank = Кредитов: { $credits } – { $what }. Дальше: { $next }, от { $least }.
aim-rank-top = Кредитов: { $credits } – { $what }, высшее звание.
aim-rank-from = { $what }: от { $least }

## Начало партии, что нельзя пропустить и чем всё решилось
start-lot = По жребию начинает { $name }; затем { $then }.
start-first = Начинает { $name }; затем { $then }.
start-has = Каждый корабль начинает в своём космопорте: { $credits } кредитов, пустой трюм, без улучшений.
start-has-engine = Каждый корабль начинает в своём космопорте: { $credits } кредитов, пустой трюм, двигатель 1.
start-objective = У каждого есть тайная цель: она показана рядом с бонусными картами.
moment-rounds =
    { $count ->
        [1] Это последний круг.
        [2] Осталось два круга.
       *[other] Осталось три круга.
    }
great-objective = Цель выполнена
great-objective-words = { $name }: «{ $aim }».
great-target = Нужная сумма собрана
great-target-words = { $name }: { $credits } кредитов и выполненная цель – этого хватит для победы.
great-target-open = { $name }: { $credits } кредитов. Не хватает только цели.
great-fight = Победа в бою
great-police = { $name } побеждает полицию: она улетает к следующему посту.
great-corsair = { $name } побеждает корсара и получает металл, если он ещё есть.
great-ship = { $name } побеждает: { $other }.
great-rank = { $name }: { $what }
decided-alone = Круги кончились, кредитов: { $credits }. Итог – { $name }: { $what }
decided-shared = Кредитов поровну, и трюмы равноценны: победу делят
decided-cash = { $name } набирает нужную сумму, кредитов: { $credits }
decided-both = { $name } и { $other } вместе выполняют условия победы; решают кредиты ({ $credits }): { $name }
decided-objective = { $name } выполняет цель «{ $aim }», имея кредиты: { $credits }
decided-target = «{ $aim }» и { $credits } кредитов: { $name } выполняет оба условия
decided-rounds = После круга { $round } больше всех у игрока { $name }: { $credits }, отрыв { $behind } ({ $other })
decided-rounds-objective = У игрока { $other } больше кредитов, но «{ $aim }» даёт победу: { $name }, { $credits } после круга { $round }

## С прошлого хода
recap-stayed = { $name } остаётся: { $what }
recap-attacked = нападает:
recap-robbed = грабит (взято: { $count }):
recap-beat = побеждает:
recap-broke = авария
recap-fined = штраф

### То, что дом говорит за игру, которая не говорит иначе. Только этих ключей у игры могут быть свои сообщения, с теми же аргументами.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## О чём думает соперник
think-finding =
    { $count ->
        [one] { $name } ищет планы: найден { $shown }
        [few] { $name } ищет планы: найдено { $shown }
       *[many] { $name } ищет планы: найдено { $shown }
    }
think-judging =
    { $count ->
        [one] { $name } взвешивает { $shown } план
        [few] { $name } взвешивает { $shown } плана
       *[many] { $name } взвешивает { $shown } планов
    }
think-playing =
    { $count ->
        [one] { $name } взвешивает { $shown } план, просчитано вперёд: { $playouts }
        [few] { $name } взвешивает { $shown } плана, просчитано вперёд: { $playouts }
       *[many] { $name } взвешивает { $shown } планов, просчитано вперёд: { $playouts }
    }
think-weighed = { $name }: взвешено планов – { $shown } ({ $key })

## Советник и разбор
ui-coach-help = Лучшие планы на этот ход: чего стоит каждый и почему.
ui-coach-not-now = Советник помогает, когда ходит человек.
ui-coach-begins = Изучает позицию
ui-coach-weighing =
    { $count ->
        [one] Взвешивает { $shown } план
        [few] Взвешивает { $shown } плана
       *[many] Взвешивает { $shown } планов
    }
ui-why-before = До хода
ui-why-rolled = С этой удачей
ui-why-no-error = Ничего лучше не было.
ui-review-luck-error = С этой удачей: { $rolled }. Удача { $luck }, выбор { $error }
ui-review-moment-error = Потеря, процентных пунктов: { $points }. Лучший план вёл к { $rolled }, выбранный – к { $after }.
ui-review-moment-errors = Потеря, процентных пунктов: { $points }. Самый дорогой выбор: { $played } вместо { $best }.
ui-review-moment-good =
    { $chosen ->
        [best] Удача принесла процентных пунктов: { $points }. С ней лучший план вёл к { $rolled } и был выбран.
       *[worse] Удача принесла процентных пунктов: { $points }. С ней лучший план вёл к { $rolled }, выбранный – к { $after }.
    }
ui-review-moment-good-cards =
    { $chosen ->
        [best] Удача за ход принесла процентных пунктов: { $points }. С ней лучший план вёл к { $rolled } и был выбран.
       *[worse] Удача за ход принесла процентных пунктов: { $points }. С ней лучший план вёл к { $rolled }, выбранный – к { $after }.
    }
ui-review-moment-bad =
    { $chosen ->
        [best] Неудача отняла процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled } и был выбран.
       *[worse] Неудача отняла процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled }, выбранный – к { $after }.
    }
ui-review-moment-bad-cards =
    { $chosen ->
        [best] Неудача за ход отняла процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled } и был выбран.
       *[worse] Неудача за ход отняла процентных пунктов: { $points }. Даже лучший план вёл лишь к { $rolled }, выбранный – к { $after }.
    }
ui-look-before = до первого действия

## Уроки
academy-not-in-check = Не в этой проверке: вопрос о другом.

## Подготовка
ui-setup-name-help = Имя игрока. Если не вводить, игрок зовётся по цвету.

## В чём считают партию
ui-score-total = Очки
ui-end-counting = Подсчёт очков
ui-end-by = { $by ->
    [one] { $name } побеждает с отрывом в { $shown } очко.
    [few] { $name } побеждает с отрывом в { $shown } очка.
   *[many] { $name } побеждает с отрывом в { $shown } очков.
}
ui-end-mine = { $place ->
    [1] { $name }: первое место,
    [2] { $name }: второе место,
    [3] { $name }: третье место,
   *[other] { $name }: четвёртое место,
} { $behind ->
    [0] очков поровну
    [one] отставание { $shown } очко
    [few] отставание { $shown } очка
   *[many] отставание { $shown } очков
}
stats-summary = { $played ->
    [one] { $played } партия, побед: { $won } ({ $share }), в среднем очков: { $points }
    [few] { $played } партии, побед: { $won } ({ $share }), в среднем очков: { $points }
   *[many] { $played } партий, побед: { $won } ({ $share }), в среднем очков: { $points }
}
stats-mean = Очки

## Что выбирают до партии
ui-setup-picks = Выбрано: { $picked } из { $count }
ui-fault-picks = Нужно выбрать: { $count }. Выбрано: { $picked }.
ui-setup-name-drawn = По жребию

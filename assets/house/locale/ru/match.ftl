### Партия и её конец.
### Термины – в GLOSSARY.md. Игроков зовут по имени; минус – короткое тире.

## О чём думает соперник
think-begins = { $name } думает
think-likes = { $what } – лучший план: { $plan }
think-ready = { $name }: решение готово ({ $key })
think-after = { $caption }. { $what }

## Партия
# The seat of the only person at the screen: on its panel, and after its name.
ui-you = вы
ui-name-you = { $name } (вы)
ui-to-move = ходит
ui-points-of = Подробный счёт, { $name }
ui-key = Клавиша: { $key }
ui-undo = Отменить
ui-undo-help = Отменить последнее действие.
ui-undo-none = Отменять нечего: бросок, взятую карту и завершённый ход отменить нельзя.
ui-redo = Вернуть
ui-redo-help = Вернуть отменённое действие.
ui-reset = Заново
ui-reset-help = Отменить всё до последнего броска или взятой карты этого хода.
ui-end-turn = Конец хода
ui-end-turn-help = Передать ход следующему игроку.
ui-end-turn-not-yours = Ходит соперник.
ui-not-to-move = Сейчас ход другого игрока.
ui-no-target = Подходящей цели нет.
ui-step = Далее
ui-step-help = Показать следующее действие соперника.
ui-log = Журнал
ui-log-large = Показать весь журнал
ui-log-return = Щелчок: отменить всё до этого действия
ui-round = раунд { $round }
ui-of = { $some } из { $all }
ui-confirm-key = Готово ({ $key })
ui-cancel-key = Отмена ({ $key })
ui-sure = Точно?
ui-go-on = Продолжить
ui-end-match = Завершить партию
ui-never-ask = Больше не спрашивать
ui-never-ask-help = Этот вопрос больше не появится. Вернуть его можно в настройках.
ui-warn-behind = Партия на этом кончится: победит { $name }, { $best } против { $mine }.
log-seat-taken = Человек занял место и увидел скрытое ({ $name }): партия стала тренировкой.
log-open-hands = Карты на руках были открыты на экране: партия стала тренировкой.
log-branch = Отсюда у партии свои кубики и карты: это тренировка.
ui-hint-over = Партия окончена.
ui-hint-opponent = Ходит { $name }.
ui-hand-over = Ходит { $name }
ui-hand-over-back = Снова ходит { $name }
ui-hand-over-go = Играет { $name } ({ $key })
ui-hand-over-answer = Отвечает { $name } ({ $key })
ui-hand-over-on = Продолжает { $name } ({ $key })
ui-recap = С прошлого хода:
ui-recap-none = Ничего нового.
ui-recap-more = ещё { $count }
ui-recap-fold = меньше
ui-recap-unfold = Щелчок: показать всё
# In the strip, after the mark of a player who did nothing in his turn.
ui-recap-idle-short = ничего
ui-recap-idle = { $name } ничего не делает.
ui-player-click = Щелчок: карты, очки и запас
ui-player-details = Щелчок: подробности
moment-go-on = Далее ({ $key })
start-rival = { $name }, { $who }: { $line }
opening-title = За столом
opening-first = Первым ходит игрок { $name }.
opening-swapped = Стороны меняются: теперь вы – { $name }.
ui-goal = Цель: { $goal }
ui-goal-what = Как победить?
opening-human = человек
opening-you = Вы – { $name }.
moment-can-end = { $name } может закончить партию следующим ходом
moment-can-end-now = { $name } может закончить партию этим или следующим ходом
moment-can-end-you = Вы можете закончить партию следующим ходом
moment-can-end-you-now = Вы можете закончить партию этим или следующим ходом

## Очки и конец
ui-end-you = Вы победили!
ui-end-title =
    { $count ->
        [one] Победа: { $names }
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }
ui-end-rounds =
    { $rounds ->
        [one] за { $rounds } раунд
        [few] за { $rounds } раунда
       *[many] за { $rounds } раундов
    }
ui-end-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[other] четвёртое место
}
ui-end-again = Показать итог
ui-tie-shared = { $name } и { $other }: всего поровну, победа общая.
ui-end-led = { $round ->
    [1] Впереди с первого раунда.
   *[other] Впереди с раунда { $round }.
}
ui-end-led-last = Лидер сменился на последнем действии.
ui-end-kept = Итог сохранён: на поле его вернёт «Показать итог», в любое время – «Загрузить».
ui-rematch-sure = Начать новую партию с теми же игроками? Законченная останется в списке «Загрузить».
ui-rematch-begin = Начать
ui-rematch = Реванш
ui-play-again = Сыграть ещё
ui-look = Взглянуть на поле

## Ярлыки на поле: что принесёт щелчок
tag-points = { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
tag-final = Нельзя отменить
tag-ends-game = Партия кончится
tag-choose-next = Затем выбор

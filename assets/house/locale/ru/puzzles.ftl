### Задачи: лестница и табличка.

## Лестница и табличка
puzzles = Задачи
puzzles-help = Один ход, одна цель. У каждой задачи есть доказанное решение, которому не нужна удача.
puzzles-count = Решено: { $solved } из { $all }
puzzles-number = Задача { $number } из { $all }
puzzles-own = Задача
puzzles-figures = { $solving } из { $ends } исходов
puzzles-figures-help = Сколько разных исходов без удачи есть у этого хода и сколько из них достигают цели.
puzzles-row = { $number }. { $title }, { $state }
puzzles-state-new = не решена
puzzles-state-solved = решена
puzzles-state-shown = решена после просмотра решения
puzzles-goal = Цель хода
puzzles-met = { $goal }: достигнуто
puzzles-open = { $goal }: ещё не достигнуто
puzzles-end-it = Все цели достигнуты: завершите ход.
puzzles-hint = Подсказка
puzzles-hint-none = У этой задачи нет подсказки.
puzzles-solution = Показать решение
puzzles-showing = Показывается решение.
puzzles-reset = Начать заново
puzzles-next = Следующая задача
puzzles-ladder = Все задачи
puzzles-leave = Выйти из задачи
puzzles-back = Вернуться к партии
puzzles-resume = Вернуться к задаче
puzzles-not-saved = Задачи не сохраняются как партии: решённые запоминаются автоматически.
puzzles-not-remembered = Решённые задачи не удалось сохранить: { $reason }

## Конец попытки
puzzles-solved = Решено
puzzles-praise-easy = Хорошо сыграно.
puzzles-praise-fine = Отличная находка.
puzzles-praise-rare = Редкая находка: туда ведут считаные пути.
puzzles-solved-words = { $solving ->
    [one] Цели достигает { $solving } исход хода. Всего исходов: { $ends }.
    [few] Цели достигают { $solving } исхода хода. Всего исходов: { $ends }.
   *[many] Цели достигают { $solving } исходов хода. Всего исходов: { $ends }.
}
puzzles-solved-all = Все задачи решены.
puzzles-missed = Цель не достигнута
puzzles-missed-words = Не хватило: { $goals }
puzzles-lucky = Достигнуто благодаря удаче
puzzles-lucky-words = Цель достигнута, но помогла удача. Найдите путь, который ведёт к ней всегда.
puzzles-shown = Одно из решений
puzzles-shown-words = { $solving ->
    [one] Решений: { $solving }. Всего исходов хода: { $ends }.
    [few] Решений: { $solving }. Всего исходов хода: { $ends }.
   *[many] Решений: { $solving }. Всего исходов хода: { $ends }.
}
puzzles-again = Ещё раз

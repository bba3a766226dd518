### Что говорится о поле тем, кто обходит его клавишами, геймпадом или с экранным диктором, и что пишется для тех,
### кто читает в терминале.

## Что принесёт выбор
access-can = Можно выбрать.
access-gains = Получить: { $what }.
access-pays = Заплатить: { $what }.
access-gains-other = { $name } получает: { $what }.
access-pays-other = { $name } теряет: { $what }.
access-final = Отменить будет нельзя.
access-count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Что пишется для тех, кто читает
access-opened = Партия: { $names }.
access-turn = Ходит { $name }.
access-remark = { $name }: { $words }
access-standing = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
access-over = Партия окончена.
access-undone = { $name } отменяет последнее действие.
access-redone = { $name } возвращает отменённое действие.
access-reset = { $name } отменяет всё до последнего броска или взятия карт.
access-screen-title = Главное меню.
access-screen-setup = Подготовка новой партии.
access-screen-match = Игровое поле.
access-screen-end = Итоги партии.
access-closed = Закрыто.
access-on = да
access-off = нет
access-button = кнопка
access-check = флажок
access-slider = ползунок
access-list = список
access-field = текстовое поле
access-disabled = недоступно

## Названия полей, списков и знаков
access-seat-name = Имя: { $name }
access-seat-colour = Цвет места { $number }
access-seat-player = Кто играет: { $name }
access-seat-character = Характер: { $name }
access-seat-remove = Убрать: { $name }
access-other-name = Другое имя
access-names = Ада, Борис, Вера, Григорий, Дарья, Егор, Жанна, Захар, Ирина, Кирилл, Лидия, Михаил, Нина, Олег, Полина, Роман, Софья, Тимур, Ульяна, Фёдор
access-suggest = Назвать: { $name }
access-save-name = { $names }, раунд { $round }

## Экранная клавиатура. Буквы: ряды клавиш сверху вниз, не больше 12 в ряду
keyboard-letters = йцукенгшщзхъ фывапролджэё ячсмитьбю
keyboard-latin = qwertyuiop asdfghjkl zxcvbnm
keyboard-capitals = Заглавные
keyboard-to-letters = Буквы
keyboard-to-latin = Латиница
keyboard-to-signs = Символы
keyboard-back = Курсор влево
keyboard-on = Курсор вправо
keyboard-space = Пробел
keyboard-erase = Стереть
keyboard-offer = { $button }: экранная клавиатура

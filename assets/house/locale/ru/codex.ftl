### Кодекс и подсказки.
### В тексте страницы – одна мысль на строку. Игроки названы по именам, в именительном падеже. Термины – в GLOSSARY.md.

## Сам Кодекс
codex = Кодекс
codex-help = Что делает каждая вещь на поле, с числами этой партии.
codex-search = Поиск в Кодексе
codex-search-none = Страницы со всеми этими словами нет.
codex-found =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
       *[many] { $count } страниц
    }
codex-contents = Содержание
codex-back = Назад
codex-welcome = Выберите страницу слева или наберите слова для поиска. Стрелки и Enter тоже работают.
codex-welcome-pad = Выберите страницу слева или найдите её поиском. Курки прокручивают страницу.
codex-welcome-tip = Наведите указатель на что угодно на поле и нажмите { $key }: откроется страница об этом.
codex-now = В этой партии
codex-now-mover = В этой партии: { $name }
codex-see = Смотрите также
codex-play = Сыграть пример
codex-play-help = Открывает эту позицию для пробы. Текущая партия сохранится, к ней можно вернуться.
codex-play-not-here = Чтобы сыграть эту позицию, сначала выйдите из урока.
codex-play-with = Сыграть пример: { $what }
codex-practise = Потренироваться
codex-practise-help = Открывает урок об этом в Академии.
codex-part-choices = Варианты правил
codex-values = Значения
codex-practice = Тренировка: { $what }
codex-practice-return = Вернуться к партии
codex-practice-leave = Закончить тренировку
codex-practice-again = Ещё раз

## Что верно сейчас
codex-fact-set = Вариант правил: { $option }

## Почему нет
why-not-to-move = Сейчас ход другого игрока.
why-not-own = Это принадлежит другому игроку.
why-no-target = Сейчас подходящей цели нет.
why-other-asked = Сначала завершите или отмените начатый выбор.
why-no-more = Больше выбрать нечего.
why-none-chosen = Ещё ничего не выбрано.
why-not-enough = Сначала выберите цель.
why-no-redo = Возвращать нечего.
why-first-page = Это первая страница.
why-no-name = Сначала введите название.
why-no-turn = Такого хода нет.

## Подсказки
tip-price = Цена: { $what }
tip-price-each = { $head }: { $what }
tip-undo-yes = Можно отменить.
tip-undo-no = Отменить нельзя.
tip-more = { $key }: подробнее в Кодексе

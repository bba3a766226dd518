### Кодекс и подсказки.
### В тексте страницы – одна мысль на строку. Игроки названы по именам, в именительном падеже. Термины – в GLOSSARY.md.

## Сам Кодекс
codex = Кодекс
codex-help = Что делает всё, что есть на столе, с числами этой партии.
codex-search = Поиск в Кодексе
codex-search-none = Ни на одной странице нет всех этих слов.
codex-found =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
       *[many] { $count } страниц
    }
codex-contents = Содержание
codex-back = Назад
codex-welcome = Выберите страницу слева или наберите, что искать. Годятся и стрелки с клавишей Enter.
codex-welcome-tip = Над любой вещью на столе { $key } открывает её страницу.
codex-now = В этой партии
codex-now-mover = В этой партии: { $name }
codex-see = Смотрите также
codex-play = Сыграть пример
codex-play-help = Открывает эту позицию, чтобы её попробовать. Партия на столе подождёт, к ней можно вернуться.
codex-play-not-here = Открыт урок: после выхода из него эту позицию можно будет сыграть.
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
why-not-to-move = Сейчас чужой ход.
why-not-own = Это чужое.
why-no-target = Сейчас это не к чему применить.
why-other-asked = Ещё не закончен начатый выбор. Сначала закончите или отмените его.
why-no-more = Больше выбрать нечего.
why-none-chosen = Ещё ничего не выбрано.
why-not-enough = Сначала выберите цель.
why-no-redo = Ничего не отменено.
why-first-page = Это первая страница.
why-no-name = Сначала введите название.
why-no-turn = Такого хода нет.

## Подсказки
tip-price = Цена: { $what }
tip-price-each = { $head }: { $what }
tip-undo-yes = Можно отменить.
tip-undo-no = Отменить нельзя.
tip-more = { $key }: подробнее в Кодексе

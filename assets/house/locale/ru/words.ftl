### Как что называется.
### Термины – в GLOSSARY.md. Имена и названия, которые подставляются, стоят в именительном падеже.

## Название языка и запись чисел
language-name = Русский
number-group = { "\u00A0" }
number-decimal = ,

## Короткие слова
list-comma = ,{ " " }
list-then = ;{ " " }
list-and = { $first } и { $last }

## Цвета
colour-red = Красный
colour-green = Зелёный
colour-blue = Синий
colour-yellow = Жёлтый
seat-red = Круг A
seat-green = Квадрат B
seat-blue = Треугольник C
seat-yellow = Ромб D

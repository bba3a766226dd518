### О чём спрашивать заранее и что делают клавиши в этой игре.

## Игра
option-ask-end = конец хода, когда осталось бесплатное улучшение или зарядка
option-ask-end-goods = конец хода, когда ещё можно перевезти товары
option-ask-end-alpha = последний ход «Альфы» с товарами на складе
option-ask-load = погрузка раньше действия
option-ask-goods = действие раньше, чем поступят товары

## Клавиши
keys-flight = Полёт
keys-work = Товары и действия
action-Card = Пилот { $place } на руке
action-Roll = Бросить кубик
action-Land = Сесть
action-Lift = Взлететь
action-Bribe = Дать взятку смотрителю
action-Act = Действие дока
action-Goods = К товарам

### О чём спрашивать и что делают клавиши в этой игре.

## Игра
option-ask-undocked = завершить ход, когда корабли ещё могут стыковаться
option-ask-launch = завершить ход, когда колонию можно запустить
option-ask-claim = завершить ход, когда можно забрать карту
option-ask-last-colony = закончить партию, когда впереди кто-то другой
option-ask-spends-ship = отдать корабль на Станции терраформирования
option-ask-empty-raid = провести рейд, который ничего не берёт

## Клавиши
keys-docking = Стыковка
keys-ships = Корабли

## Что делают клавиши
action-Planet = К планете
action-Discard = Сбросить карту
action-Trade = Обмен на Рынке
action-Launch = Запустить колонию
action-Cycle = Прокрутить карты
action-Shed = Отдать лишнее
action-Dock = { $facility }
action-NextShip = Следующий корабль
action-PreviousShip = Предыдущий корабль
action-Ship = Корабль { $place }

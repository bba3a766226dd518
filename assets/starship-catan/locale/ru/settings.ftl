### О чём спрашивать заранее и что делают клавиши в этой игре.

## Игра
option-ask-module = конец хода, когда хватает на модуль 2 уровня
option-ask-ship = конец хода, когда хватает на малый корабль
option-ask-stop = конец полёта там, где ещё есть что сделать
option-ask-corsairs = бой с корсарами, когда есть чем заплатить выкуп
option-ask-last = продажа последнего, что нужно для открытого приключения

## Клавиши
keys-flight = Полёт
keys-trade = Торговля и стройка
action-Sector = Сектор { $place }
action-Stop = Завершить полёт
action-Pay = Заплатить выкуп
action-Fight = Вступить в бой
action-Found = Основать колонию или пост
action-Buy = Купить
action-Sell = Продать
action-Look = Держать и смотреть карты
action-Notes = Открыть заметки
action-Offer = Сделать предложение
action-Shipyard = Перейти к верфи
action-Adventures = Перейти к приключениям

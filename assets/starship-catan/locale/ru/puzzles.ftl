### Названия и подсказки задач.

## Цели
goal-win = Победить в этот ход
goal-points =
    { $count ->
        [one] Завершить ход с { $count } очком
        [few] Завершить ход с { $count } очками
       *[many] Завершить ход с { $count } очками
    }
goal-astro = Завершить ход, имея не меньше { $count } астро
goal-hero = Стать Героем народа
goal-friend = Стать Другом народа
goal-module = К концу хода модуль уровня { $level }: «{ $module }»
goal-ship = В ангаре в конце хода: { $ship }
goal-deny = Забрать этот модуль уровня 2 раньше соперника: «{ $module }»

## Названия и подсказки
puzzle-chain = Цепочка
puzzle-chain-hint = Два поста и одно требование. Проданное первым оплатит всё остальное.
puzzle-two-on-top = Две наверх
puzzle-two-on-top-hint = Сначала купить, потом продать: какая карта должна лежать первой?
puzzle-three-medals = Три медали
puzzle-three-medals-hint = Не всякий бой верный. Считайте худшие кубики.
puzzle-room-for-two = Место для двоих
puzzle-room-for-two-hint = Награда должна поместиться после уплаты. Сначала освободите нужный отсек.
puzzle-the-block = Заслон
puzzle-the-block-hint = Модуль 2 уровня каждого вида только один. Достаточно забрать его.
puzzle-one-action-short = Одного действия мало
puzzle-one-action-short-hint = На Посейдоне ждут два приключения. Какое из них ещё будет там потом?
puzzle-past-the-pirates = Мимо пиратов
puzzle-past-the-pirates-hint = Сложите цену каждого пути и то, что заплатит планета за ними.
puzzle-logistics-falls = «Логистика» падает
puzzle-logistics-falls-hint = Меньшие отсеки теряют груз, только если полны.
puzzle-friend-and-hero = Друг и Герой
puzzle-friend-and-hero-hint = Бой – не действие. Берегите действия для остального.
puzzle-three-flights-ago = Три полёта назад
puzzle-three-flights-ago-hint = Только в одном секторе есть и планета, где товары в цене, и планета для колонии.

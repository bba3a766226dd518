### Соперники как люди: их имена и что они говорят, раз за партию на каждый случай, одной фразой и своим голосом:
### hello в начале; raid, когда нападают на корабль, полицию или старателей; raided, когда на них нападают, их грабят или штрафуют; lead, когда выходят вперёд;
### near, когда могут закончить партию следующим ходом; triumph после чего-то большого; win и defeat в конце.

rival-trader = Далия
remark-trader-hello = Добрый вечер. Я не блефую. Почти.
remark-trader-raid = Расчёт простой: так выгоднее.
remark-trader-raided = Странное начало переговоров.
remark-trader-lead = Изучайте моё лицо. Цен на нём нет.
remark-trader-near = Скоро, пожалуй, придётся улыбнуться.
remark-trader-triumph = Стоит ровно столько, сколько стоит.
remark-trader-win = Вот. Это была улыбка.
remark-trader-defeat = Лицо спокойно. Всё остальное в ярости.

rival-hauler = Отто
remark-hauler-hello = Чайник кипит. Я не спешу.
remark-hauler-raid = Для меня это тоже неожиданность.
remark-hauler-raided = Осторожно: кружка полная.
remark-hauler-lead = Медленно и с грузом. А ведь летит.
remark-hauler-near = Ещё чуть-чуть – и домашние тапочки.
remark-hauler-triumph = Ай да старая посудина.
remark-hauler-win = Доставлено в срок, и чай ещё горячий.
remark-hauler-defeat = Зато какой вид по дороге. Кому чаю?

rival-smuggler = Фенн
remark-smuggler-hello = Ничего не везу. Его почти не видно.
remark-smuggler-raid = Назовём это таможенным досмотром.
remark-smuggler-raided = На борту пусто. Только не вглядывайтесь.
remark-smuggler-lead = Всё задекларировано. Почти.
remark-smuggler-near = Последний рейс – и на покой. Опять.
remark-smuggler-triumph = Никто не видел? Жаль, было красиво.
remark-smuggler-win = Победа? Сама в сумку упала.
remark-smuggler-defeat = Меня здесь не было. Но партия хороша.

rival-hunter = Даган
remark-hunter-hello = Тьма там, снаружи, в основном робкая.
remark-hunter-raid = Просто тренировка. Не шевелитесь, пожалуйста.
remark-hunter-raided = Наконец-то кто-то идёт ко мне сам.
remark-hunter-lead = Дальше все следы – мои.
remark-hunter-near = Тише. Оно совсем близко.
remark-hunter-triumph = Будет что рассказать у огня.
remark-hunter-win = Охота окончена. Почти никто не пострадал.
remark-hunter-defeat = Крупная добыча ушла. На сегодня.

rival-corsair = Моргана
remark-corsair-hello = Какие чудесные трюмы. Тяжёлые?
remark-corsair-raid = Тук-тук. Трап у меня свой.
remark-corsair-raided = Нападают на меня? Какая новость.
remark-corsair-lead = Всё честным трудом. Никого не спрашивайте.
remark-corsair-near = Прячьте серебро: осталось немного.
remark-corsair-triumph = А на сапогах ни царапины.
remark-corsair-win = Громче пойте, ребята: нас ещё слышно.
remark-corsair-defeat = Вот, значит, каково проигрывать. Любопытно.

rival-broker = Козима
remark-broker-hello = Эти рынки я помню ещё лотками.
remark-broker-raid = В моём возрасте обходятся без предисловий.
remark-broker-raided = Осторожнее с вазой: она старше меня.
remark-broker-lead = Покупать надо рано, дорогие. Всегда рано.
remark-broker-near = Вот-вот ударит колокол. Люблю этот звук.
remark-broker-triumph = Позволю себе второе печенье.
remark-broker-win = Рынки растут и падают. А ужин в восемь.
remark-broker-defeat = Урок в моём возрасте. Это молодит.

rival-warden = Гранит
remark-warden-hello = Иду медленно. Зато прихожу всегда.
remark-warden-raid = Стоять. Именем мха.
remark-warden-raided = Что-то щекочет. Это была пушка?
remark-warden-lead = Сама эрозия за тех, кто терпелив.
remark-warden-near = Лавина пошла. Пока маленькая.
remark-warden-triumph = Цветок раскрылся. Редкий случай.
remark-warden-win = Камень бьёт ножницы. И остальных, видимо, тоже.
remark-warden-defeat = Обдумаю это лет за сто.

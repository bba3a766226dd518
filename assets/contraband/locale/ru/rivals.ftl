### Соперники как люди: их имена и что они говорят, одной фразой и своим голосом. Каждая реплика звучит раз
### за партию; реплики с номером – когда случай повторяется через несколько раундов:
### hello в начале; raid, когда нападают на корабль, полицию или старателей; raided, когда на них нападают, их грабят или штрафуют; beaten, когда проигрывают бой;
### lead, когда выходят вперёд; near, когда могут закончить партию следующим ходом; triumph после чего-то большого; win и defeat в конце.

rival-trader = Далия
remark-trader-hello = Добрый вечер. Я не блефую. Почти.
remark-trader-raid = Расчёт простой: так выгоднее.
remark-trader-raid-2 = Условия изменились. Прицел тоже.
remark-trader-raided = Странное начало переговоров.
remark-trader-raided-2 = За повторный визит – наценка.
remark-trader-beaten = Скверная сделка. А подпись моя.
remark-trader-beaten-2 = Спишу в убыток. Не торопясь.
remark-trader-lead = Изучайте моё лицо. Цен на нём нет.
remark-trader-lead-2 = Снова впереди. Выводов не делайте.
remark-trader-near = Скоро, пожалуй, придётся улыбнуться.
remark-trader-triumph = Стоит ровно столько, сколько стоит.
remark-trader-triumph-2 = Это мгновение досталось мне со скидкой.
remark-trader-win = Вот. Это была улыбка.
remark-trader-defeat = Лицо спокойно. Всё остальное в ярости.

rival-hauler = Отто
remark-hauler-hello = Чайник кипит. Я не спешу.
remark-hauler-raid = Для меня это тоже неожиданность.
remark-hauler-raid-2 = Вы заняли моё место на стоянке.
remark-hauler-raided = Осторожно: кружка полная.
remark-hauler-raided-2 = Ну вот, теперь и блюдце.
remark-hauler-beaten = Посудина цела. В основном.
remark-hauler-beaten-2 = Второй двигатель никто не видел?
remark-hauler-lead = Медленно и с грузом. А ведь летит.
remark-hauler-lead-2 = Впереди? А ведь я только за сахаром.
remark-hauler-near = Ещё чуть-чуть – и домашние тапочки.
remark-hauler-triumph = Ай да старая посудина.
remark-hauler-triumph-2 = Сорок лет летаем, а всё удивляет.
remark-hauler-win = Доставлено в срок, и чай ещё горячий.
remark-hauler-defeat = Зато какой вид по дороге. Кому чаю?

rival-smuggler = Фенн
remark-smuggler-hello = Ничего не везу. Его почти не видно.
remark-smuggler-raid = Назовём это таможенным досмотром.
remark-smuggler-raid-2 = Снова выборочная проверка. Так положено.
remark-smuggler-raided = На борту пусто. Только не вглядывайтесь.
remark-smuggler-raided-2 = Что бы вы ни нашли, это не моё.
remark-smuggler-beaten = Отвалились одни улики. Повезло.
remark-smuggler-beaten-2 = Никому ни слова: в меня тут не попали.
remark-smuggler-lead = Всё задекларировано. Почти.
remark-smuggler-lead-2 = Смотрите вон туда. Нет, правда, туда.
remark-smuggler-near = Последний рейс – и на покой. Опять.
remark-smuggler-triumph = Никто не видел? Жаль, было красиво.
remark-smuggler-triumph-2 = Официально этого не было.
remark-smuggler-win = Победа? Сама в сумку упала.
remark-smuggler-defeat = Меня здесь не было. Но партия хороша.

rival-hunter = Даган
remark-hunter-hello = Тьма там, снаружи, в основном робкая.
remark-hunter-raid = Просто тренировка. Не шевелитесь, пожалуйста.
remark-hunter-raid-2 = Вы наследили. Люблю следы.
remark-hunter-raided = Наконец-то кто-то идёт ко мне сам.
remark-hunter-raided-2 = Хорошо. А то я начал засыпать.
remark-hunter-beaten = Шрам с историей. Я их собираю.
remark-hunter-beaten-2 = Хорошая хватка. Зубы я запомню.
remark-hunter-lead = Дальше все следы – мои.
remark-hunter-lead-2 = Стая снова за спиной.
remark-hunter-near = Тише. Оно совсем близко.
remark-hunter-triumph = Будет что рассказать у огня.
remark-hunter-triumph-2 = Терпение, потом один шаг. И всё.
remark-hunter-win = Охота окончена. Почти никто не пострадал.
remark-hunter-defeat = Крупная добыча ушла. На сегодня.

rival-corsair = Моргана
remark-corsair-hello = Какие чудесные трюмы. Тяжёлые?
remark-corsair-raid = Тук-тук. Трап у меня свой.
remark-corsair-raid-2 = Это снова я. Соскучились?
remark-corsair-raided = Нападают на меня? Какая новость.
remark-corsair-raided-2 = Осторожно, краска: почти оплачена.
remark-corsair-beaten = Ой. Кто-то явно тренировался.
remark-corsair-beaten-2 = И ладно: этот корпус вышел из моды.
remark-corsair-lead = Всё честным трудом. Никого не спрашивайте.
remark-corsair-lead-2 = Снова первая. Проверьте карманы.
remark-corsair-near = Прячьте серебро: осталось немного.
remark-corsair-triumph = А на сапогах ни царапины.
remark-corsair-triumph-2 = Сложите об этом песню, да поскорее.
remark-corsair-win = Громче пойте, ребята: нас ещё слышно.
remark-corsair-defeat = Вот, значит, каково проигрывать. Любопытно.

rival-broker = Козима
remark-broker-hello = Эти рынки я помню ещё лотками.
remark-broker-raid = В моём возрасте обходятся без предисловий.
remark-broker-raid-2 = Отдавайте, дорогие: меня ждут к обеду.
remark-broker-raided = Осторожнее с вазой: она старше меня.
remark-broker-raided-2 = Ох, молодёжь. И даже без записи.
remark-broker-beaten = Пережила три краха. Теперь четыре.
remark-broker-beaten-2 = Подметите, прошу. И нужна новая ваза.
remark-broker-lead = Покупать надо рано, дорогие. Всегда рано.
remark-broker-lead-2 = Снова наверху. Надо было лишь подождать.
remark-broker-near = Вот-вот ударит колокол. Люблю этот звук.
remark-broker-triumph = Позволю себе второе печенье.
remark-broker-triumph-2 = Это у меня в дневнике ещё с весны.
remark-broker-win = Рынки растут и падают. А ужин в восемь.
remark-broker-defeat = Урок в моём возрасте. Это молодит.

rival-warden = Гранит
remark-warden-hello = Иду медленно. Зато прихожу всегда.
remark-warden-raid = Стоять. Именем мха.
remark-warden-raid-2 = Оползень не спрашивает разрешения.
remark-warden-raided = Что-то щекочет. Это была пушка?
remark-warden-raided-2 = Стучите громче: я довольно толстый.
remark-warden-beaten = Трещина. Через неё войдёт свет.
remark-warden-beaten-2 = Щебень – тоже камень, по-своему.
remark-warden-lead = Сама эрозия за тех, кто терпелив.
remark-warden-lead-2 = Горы не спешат. А вы на них взгляните.
remark-warden-near = Лавина пошла. Пока маленькая.
remark-warden-triumph = Цветок раскрылся. Редкий случай.
remark-warden-triumph-2 = На миг я едва не сдвинулся.
remark-warden-win = Камень бьёт ножницы. И остальных, видимо, тоже.
remark-warden-defeat = Обдумаю это лет за сто.

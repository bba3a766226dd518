### Соперники как люди: их имена и что они говорят, раз за партию на каждый случай, одной фразой и своим голосом:
### hello в начале; raid, когда берут товар модулем «Торговля»; raided, когда это делают с ними; beaten, когда проигрывают бой; lead, когда выходят вперёд;
### near, когда могут закончить партию следующим ходом; triumph после чего-то большого; win и defeat в конце.

rival-navigator = Халима
remark-navigator-hello = Звёзды на месте. Выбирайте свою.
remark-navigator-raid = Сегодня это нужнее мне. Вот деньги.
remark-navigator-raided = Что ж, в трюме и так тяжеловато.
remark-navigator-beaten = Встречное течение. Налегаем на вёсла.
remark-navigator-lead = Отсюда уже видны огни гавани.
remark-navigator-near = Ещё один переход – и курс пройден.
remark-navigator-triumph = На моей карте это отмечено давно.
remark-navigator-win = Стоп машина. Хорошо летать вдвоём.
remark-navigator-defeat = Звезда оказалась не та. Зато красивая.

rival-trader = Тибор
remark-trader-hello = Продаётся всё, кроме берета.
remark-trader-raid = Плачу наличными. Кто же откажется?
remark-trader-raided = Уже продано? А поторговаться?
remark-trader-beaten = Жёстко торгуются эти пираты.
remark-trader-lead = Дела идут в гору. Виню только себя.
remark-trader-near = Последнее предложение дня. Подходите ближе.
remark-trader-triumph = За такое и вдвое не жалко.
remark-trader-win = Всё распродано. Завтра открываемся снова.
remark-trader-defeat = Ставку перебили. Но торг был хорош.

rival-settler = Матис
remark-settler-hello = Семена со мной. У кого найдётся планета?
remark-settler-raid = По-соседски: стакан сахара. Ладно, бочку.
remark-settler-raided = Соседи делятся. Только бочку верните.
remark-settler-beaten = Небольшой град. Всходы оправятся.
remark-settler-lead = Стоит отвернуться – и всё растёт.
remark-settler-near = Чувствуете? Пахнет урожаем.
remark-settler-triumph = Первым делом посадим здесь дерево.
remark-settler-win = Урожай собран. Хлеба хватит на двоих.
remark-settler-defeat = Засушливый год. Но земля хорошая.

rival-hunter = Илка
remark-hunter-hello = Сплю вполглаза. Имейте в виду.
remark-hunter-raid = Прошу вежливо. Пушки просто рядом стоят.
remark-hunter-raided = Смело. Уважаю.
remark-hunter-beaten = Мимо. Потом буду всё отрицать.
remark-hunter-lead = За мной кто-то гонится. И отстаёт.
remark-hunter-near = Остался один выстрел. Рука не дрогнет.
remark-hunter-triumph = Долгая погоня. Топлива не жаль.
remark-hunter-win = Охота окончена. Пусть пушки остынут.
remark-hunter-defeat = Чистый выстрел. Без единого звука.

rival-engineer = Пим
remark-engineer-hello = Системы прогреты. Вежливость загружена. Привет.
remark-engineer-raid = Запчасть найдена. Заранее благодарю.
remark-engineer-raided = Не хватает детали. Важной? Проверяю.
remark-engineer-beaten = Целостность корпуса: художественная.
remark-engineer-lead = Мощность – сто четыре процента.
remark-engineer-near = Последний винт. Где отвёртка?
remark-engineer-triumph = Работает. Три проверки – просто для радости.
remark-engineer-win = Задача выполнена. Запускаю счастье.
remark-engineer-defeat = Сбой найден: тот корабль лучше.

rival-diplomat = Иолан
remark-diplomat-hello = Два корабля, одно небо. Будем щедры.
remark-diplomat-raid = Маленькая просьба. Она уже исполнена.
remark-diplomat-raided = Назовём это даром. Звучит куда лучше.
remark-diplomat-beaten = Мне не дали закончить фразу.
remark-diplomat-lead = У нас это называют мягкой поступью.
remark-diplomat-near = Договору не хватает только подписи.
remark-diplomat-triumph = Верное слово открывает любую дверь.
remark-diplomat-win = Наконец мир, и на прекрасных условиях.
remark-diplomat-defeat = Уступаю слово. Доводы безупречны.

rival-scout = Ника
remark-scout-hello = Тот кусочек космоса свободен? Беру.
remark-scout-raid = Беру на лету. Простите, спешу.
remark-scout-raided = Эй, у меня были на это планы.
remark-scout-beaten = А этого на карте вообще не было.
remark-scout-lead = Стойте, впереди я? Только не смотреть вниз.
remark-scout-near = Отсюда видно. Вон же, смотрите.
remark-scout-triumph = Впишите моё имя на карту. Покрупнее.
remark-scout-win = Добрались. Может, ещё чуть-чуть дальше?
remark-scout-defeat = Ладно. Зато у меня был лучший вид.

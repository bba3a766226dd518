### Соперники как люди: их имена и что они говорят, раз за партию на каждый случай, одной фразой и своим голосом:
### hello в начале; raid, когда дают взятку; raided, когда это делают с ними; lead, когда выходят вперёд;
### near, когда могут закончить партию следующим ходом; triumph после чего-то большого; win и defeat в конце.

rival-foreman = Бруно
remark-foreman-hello = Перчатки, каски. Смена начинается.
remark-foreman-raid = Одна монета, и смена идёт гладко.
remark-foreman-raided = Значит, у очереди теперь есть цена. Учтём.
remark-foreman-lead = Всё по графику, дамы и господа.
remark-foreman-near = Последние ящики – и закрываем ворота.
remark-foreman-triumph = Это мы повесим в рамке в столовой.
remark-foreman-win = Смена сдана на отлично, и ещё засветло.
remark-foreman-defeat = Отличная работа. Такую бригаду я взял бы к себе.

rival-miner = Гвен
remark-miner-hello = Чую руду. Можно начинать?
remark-miner-raid = Дайте дорогу: руда тяжёлая.
remark-miner-raided = Деньги говорят. Бур говорит громче.
remark-miner-lead = Хорошая порода не подводит.
remark-miner-near = Ещё одна жила – и пробьёмся.
remark-miner-triumph = Есть. Потрогайте, ещё тёплое.
remark-miner-win = Копай поглубже – выйдешь наверх.
remark-miner-defeat = Руды там ещё много. Подожду.

rival-trader = Сахим
remark-trader-hello = Мой кошелёк полон и таким останется.
remark-trader-raid = На этот раз кредит потрачен с толком.
remark-trader-raided = Целый кредит, вот так сразу? Невероятно.
remark-trader-lead = На рассвете мои акции стоили дешевле.
remark-trader-near = Скоро закрываемся. Цены окончательные.
remark-trader-triumph = И, заметьте, по честной цене.
remark-trader-win = Проценты, друзья, всегда набегают.
remark-trader-defeat = Убыток? Назовём это вложением.

rival-recruiter = Лирр
remark-recruiter-hello = Какие лица. Всех бы нанять.
remark-recruiter-raid = Он всё равно был мне должен.
remark-recruiter-raided = Он берёт деньгами? А я ему песни пою.
remark-recruiter-lead = Главное в деле – люди.
remark-recruiter-near = Бар скоро закрывается, мои дорогие.
remark-recruiter-triumph = Это всё пилоты. С меня только разговоры.
remark-recruiter-win = Победа наша. Нас девяносто один.
remark-recruiter-defeat = Тогда следующий круг за мой счёт.

rival-manufacturer = Антон
remark-manufacturer-hello = Одна деталь тысячу раз. Красота.
remark-manufacturer-raid = Станки никого не ждут.
remark-manufacturer-raided = Сбой на линии. Какой беспорядок.
remark-manufacturer-lead = Линия идёт, и идёт хорошо.
remark-manufacturer-near = Последняя партия. Ленту прошу не трогать.
remark-manufacturer-triumph = Проверено, одобрено и даже немного красиво.
remark-manufacturer-win = Контроль качества подтверждает: первое место.
remark-manufacturer-defeat = Следующая серия выйдет лучше.

rival-collector = Квилл
remark-collector-hello = Мне всего по одному. Повторов не нужно.
remark-collector-raid = Редкий случай: грех упустить.
remark-collector-raided = Купленная услуга. Такое не коллекционируют.
remark-collector-lead = Прекрасная коллекция, почти полная.
remark-collector-near = Одна полка ещё пуста. Знаю, что на неё встанет.
remark-collector-triumph = Прошу, не дышите на него.
remark-collector-win = Собрано всё. Витрину больше не открываю.
remark-collector-defeat = Не хватило одного предмета.

rival-dock-master = Эдгар
remark-dock-master-hello = Полосы держать свободными. И меня не забывать.
remark-dock-master-raid = Мой док, мои правила.
remark-dock-master-raided = Взятка в моём доке? Почти трогательно.
remark-dock-master-lead = С башни это было видно заранее.
remark-dock-master-near = Последние рейсы. Готовьте документы.
remark-dock-master-triumph = Вся башня аплодирует стоя.
remark-dock-master-win = Полоса закрыта. Победа записана, благодарю.
remark-dock-master-defeat = Взлёт разрешаю, победителю первым.

### Соперники как люди: их имена и что они говорят раз за партию: дав взятку, выйдя вперёд, проиграв.

rival-foreman = Бруно
remark-foreman-raid = Одна монета, и смена идёт гладко.
remark-foreman-lead = Всё по графику, дамы и господа.
remark-foreman-defeat = Отличная работа. Такую бригаду я взял бы к себе.

rival-miner = Гвен
remark-miner-raid = Дайте дорогу: руда тяжёлая.
remark-miner-lead = Хорошая порода не подводит.
remark-miner-defeat = Руды там ещё много. Подожду.

rival-trader = Сахим
remark-trader-raid = На этот раз кредит потрачен с толком.
remark-trader-lead = На рассвете мои акции стоили дешевле.
remark-trader-defeat = Убыток? Назовём это вложением.

rival-recruiter = Лирр
remark-recruiter-raid = Он всё равно был мне должен.
remark-recruiter-lead = Главное в деле — люди.
remark-recruiter-defeat = Тогда следующий круг за мой счёт.

rival-manufacturer = Антон
remark-manufacturer-raid = Станки никого не ждут.
remark-manufacturer-lead = Линия идёт, и идёт хорошо.
remark-manufacturer-defeat = Следующая серия выйдет лучше.

rival-collector = Квилл
remark-collector-raid = Редкий случай: грех упустить.
remark-collector-lead = Прекрасная коллекция, почти полная.
remark-collector-defeat = Не хватило одного предмета.

rival-dock-master = Эдгар
remark-dock-master-raid = Мой док, мои правила.
remark-dock-master-lead = С башни это было видно заранее.
remark-dock-master-defeat = Взлёт разрешаю, победителю первым.

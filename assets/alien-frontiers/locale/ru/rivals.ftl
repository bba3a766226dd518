### Соперники как люди: их имена и что они говорят, раз за партию на каждый случай, одной фразой и своим голосом:
### hello в начале; raid, когда устраивают рейд; raided, когда это делают с ними; lead, когда выходят вперёд;
### near, когда могут закончить партию следующим ходом; triumph после чего-то большого; win и defeat в конце.

rival-surveyor = Инес
remark-surveyor-hello = Любая планета умещается на листе. Начнём?
remark-surveyor-raid = Ничего личного: так показал расчёт.
remark-surveyor-raided = Этого не было ни в одном прогнозе.
remark-surveyor-lead = Идём точно по проложенному курсу.
remark-surveyor-near = Ещё шаг, и карта готова.
remark-surveyor-triumph = Ровно там, где отмечено на чертеже.
remark-surveyor-win = Погрешность в пределах нормы. Приятно.
remark-surveyor-defeat = Пора проверить приборы.

rival-corsair = Зарко
remark-corsair-hello = Пересчитайте руду дважды. Я тоже пересчитаю.
remark-corsair-raid = Зачем копать самому, если другие копают так хорошо?
remark-corsair-raided = Чисто сработано. Больно, но снимаю шляпу.
remark-corsair-lead = Взгляните вверх: это светит мой двигатель.
remark-corsair-near = Остановите меня кто-нибудь: ещё немного – и поздно.
remark-corsair-triumph = Полюбуйтесь, как сияет. Руками не трогать.
remark-corsair-win = Угощаю всех – за счёт всей вашей руды.
remark-corsair-defeat = Забирайте планету: корабль остаётся у меня.

rival-archivist = Оттилия
remark-archivist-hello = Чистая страница. Люблю их больше всего.
remark-archivist-raid = Взято на время и внесено в каталог.
remark-archivist-raided = Запишем как выдачу на дом. Срок – две недели.
remark-archivist-lead = История любит внимательных читателей.
remark-archivist-near = Последняя страница уже у меня в руках.
remark-archivist-triumph = Это достойно отдельного каталога.
remark-archivist-win = Всё вышло так, как сказано в древних знаках.
remark-archivist-defeat = Хорошая глава, хотя финал мне виделся другим.

rival-shipwright = Брам
remark-shipwright-hello = С меня корабли. Остальное найдётся по ходу.
remark-shipwright-raid = На верфи не хватало деталей.
remark-shipwright-raided = Добро приходит и уходит. Молоток при мне.
remark-shipwright-lead = Хорошие корпуса приходят первыми.
remark-shipwright-near = Последняя заклёпка – и полетит.
remark-shipwright-triumph = Сделано на века. Можете постучать.
remark-shipwright-win = Ни клея, ни везения – просто хорошая сварка.
remark-shipwright-defeat = Славный полёт: поклон тому, кто варил эти корабли.

rival-pioneer = Джуно
remark-pioneer-hello = Столько свободной земли. Вещей хватит на всю.
remark-pioneer-raid = Новым поселенцам нужны припасы.
remark-pioneer-raided = Берите. Начинать с нуля мы умеем.
remark-pioneer-lead = За следующим хребтом всегда есть ещё земля.
remark-pioneer-near = Последние поселенцы уже на борту.
remark-pioneer-triumph = Чувствуете? Свежая краска и новый воздух.
remark-pioneer-win = Вот и дом. Супа хватит на всех.
remark-pioneer-defeat = Значит, где-то есть другая планета.

rival-warden = Казимир
remark-warden-hello = Ваши документы. Шучу. Почти.
remark-warden-raid = Изъято ради равновесия.
remark-warden-raided = Протокол выйдет очень длинный.
remark-warden-lead = Кто-то должен следить за порядком – хоть бы и впереди.
remark-warden-near = Форма девять: уведомление о скором конце.
remark-warden-triumph = Оформлено, заверено и просто великолепно.
remark-warden-win = Порядок восстановлен. И очень похож на меня.
remark-warden-defeat = Всё по правилам: возражений нет.

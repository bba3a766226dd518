### Соперники как люди: их имена и что они говорят раз за партию: после своего набега, выйдя вперёд, проиграв.

rival-surveyor = Инес
remark-surveyor-raid = Ничего личного: так показал расчёт.
remark-surveyor-lead = Идём точно по проложенному курсу.
remark-surveyor-defeat = Пора проверить приборы.

rival-corsair = Зарко
remark-corsair-raid = Зачем копать самому, если другие копают так хорошо?
remark-corsair-lead = Взгляните вверх: это светит мой двигатель.
remark-corsair-defeat = Забирайте планету: корабль остаётся у меня.

rival-archivist = Оттилия
remark-archivist-raid = Взято на время и внесено в каталог.
remark-archivist-lead = История любит внимательных читателей.
remark-archivist-defeat = Хорошая глава, хотя финал мне виделся другим.

rival-shipwright = Брам
remark-shipwright-raid = На верфи не хватало деталей.
remark-shipwright-lead = Хорошие корпуса приходят первыми.
remark-shipwright-defeat = Славный полёт: поклон тому, кто варил эти корабли.

rival-pioneer = Джуно
remark-pioneer-raid = Новым поселенцам нужны припасы.
remark-pioneer-lead = За следующим хребтом всегда есть ещё земля.
remark-pioneer-defeat = Значит, где-то есть другая планета.

rival-warden = Казимир
remark-warden-raid = Изъято ради равновесия.
remark-warden-lead = Кто-то должен следить за порядком, пусть и впереди всех.
remark-warden-defeat = Всё по правилам: возражений нет.

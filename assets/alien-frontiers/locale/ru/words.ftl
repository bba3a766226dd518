### Как что называется.
### Термины – в GLOSSARY.md. Имена и названия, которые подставляются, стоят в именительном падеже.

## Короткие слова
ships-none = ни одного корабля
ships-relic = { $value } (реликтовый)
resources-nothing = ничего
resources-fuel =
    { $fuel ->
        [one] { $fuel } топливо
        [few] { $fuel } топлива
       *[many] { $fuel } топлива
    }
resources-ore =
    { $ore ->
        [one] { $ore } руда
        [few] { $ore } руды
       *[many] { $ore } руды
    }
resources-both =
    { $fuel ->
        [one] { $ore ->
            [one] { $fuel } топливо и { $ore } руда
            [few] { $fuel } топливо и { $ore } руды
           *[many] { $fuel } топливо и { $ore } руды
        }
        [few] { $ore ->
            [one] { $fuel } топлива и { $ore } руда
            [few] { $fuel } топлива и { $ore } руды
           *[many] { $fuel } топлива и { $ore } руды
        }
       *[many] { $ore ->
            [one] { $fuel } топлива и { $ore } руда
            [few] { $fuel } топлива и { $ore } руды
           *[many] { $fuel } топлива и { $ore } руды
        }
    }

## Станции
facility-solar-converter = Солнечный конвертор
facility-solar-converter-help = Любой корабль. Каждый даёт топливо: половину своего значения с округлением вверх.
facility-lunar-mine = Лунная шахта
facility-lunar-mine-help =
    { $mine ->
        [forgiving] Значение корабля – не меньше самого большого из чужих, что здесь стоят. Каждый корабль даёт 1 руду.
       *[strict] Значение корабля – не меньше самого большого, что здесь уже стоит. Каждый корабль даёт 1 руду.
    }
facility-orbital-market = Орбитальный рынок
facility-orbital-market-help =
    { $market ->
        [kept] Пара кораблей. До конца хода, даже если один телепортирован прочь, 1 руда стоит столько топлива, каково значение одного из них; менять можно сколько угодно раз.
       *[ends] Пара кораблей. До конца хода, пока оба на месте, 1 руда стоит столько топлива, каково значение одного из них; менять можно сколько угодно раз.
    }
facility-shipyard = Судоверфь
facility-shipyard-help =
    { $sixth ->
        [cheap] Пара кораблей и плата: со следующего хода во флоте на корабль больше. Каждый следующий корабль дороже, шестой стоит 3 топлива и 2 руды.
       *[dear] Пара кораблей и плата: со следующего хода во флоте на корабль больше. Каждый следующий корабль дороже, шестой стоит 3 топлива и 3 руды.
    }
facility-colony-constructor = Конструктор колонии
facility-colony-constructor-help = Три равных корабля и 3 руды: разместить колонию.
facility-colonist-hub = Центр колонистов
facility-colonist-hub-help =
    Любой корабль, на своём треке. Каждый двигает колонию на круг; с седьмого круга её запускают за 1 топливо и 1 руду. { $surplus ->
        [turn] Шаги дальше седьмого ждут запуска до конца хода.
       *[immediate] Шаги дальше седьмого пропадают, если запуск не идёт сразу.
    }
facility-alien-artifact = Артефакт Чужих
facility-alien-artifact-help = Любой корабль. Каждый может один раз прокрутить открытые карты; корабли с суммой от 8 дают забрать одну из них.
facility-terraforming-station = Станция терраформирования
facility-terraforming-station-help = Шестёрка, 1 топливо и 1 руда: разместить колонию. Потом корабль уходит в запас. Во флоте нужны ещё три корабля.
facility-raiders-outpost = Аванпост рейдеров
facility-raiders-outpost-help = Три корабля подряд с суммой больше, чем у стоящих здесь, или равной ей, если кого-то не хватает. Можно украсть до четырёх ресурсов в любом сочетании или одну карту.
facility-maintenance-bay = Ремонтный док
facility-maintenance-bay-help =
    { $duty ->
        [free] Здесь может ждать любой корабль. В следующий ход его бросают вместе со всеми.
        [strict] Здесь ждут корабли, которым стыковаться никак нельзя. В следующий ход их бросают вместе со всеми.
       *[soft] Здесь могут ждать корабли, которым нельзя пристыковаться в одиночку и бесплатно. В следующий ход их бросают вместе со всеми.
    }

## Территории
territory-asimov-crater = Кратер Азимова
territory-asimov-crater-help =
    { $asimov ->
        [first] Раз в ход первый корабль в Центре колонистов двигает колонию ещё на один круг.
       *[second] Раз в ход второй корабль в Центре колонистов двигает колонию ещё на один круг.
    }
territory-bradbury-plateau = Плато Бредбери
territory-bradbury-plateau-help = Конструктор колонии стоит на 1 руду меньше.
territory-burroughs-desert = Пустыня Берроуза
territory-burroughs-desert-help = За 1 топливо и 1 руду можно купить реликтовый корабль. Он теряется вместе с контролем.
territory-heinlein-plains = Равнины Хайнлайна
territory-heinlein-plains-help = На Орбитальном рынке 1 руда стоит 1 топливо.
territory-herbert-valley = Долина Герберта
territory-herbert-valley-help = На Судоверфи каждый корабль стоит на 1 топливо и 1 руду меньше.
territory-lem-badlands = Пустоши Лема
territory-lem-badlands-help = В Солнечном конверторе каждый корабль даёт ещё 1 топливо.
territory-pohl-foothills = Холмы Пола
territory-pohl-foothills-help = Применение карты стоит на 1 топливо меньше.
territory-van-vogt-mountains = Горы Ван Вогта
territory-van-vogt-mountains-help = Первый за ход корабль в Лунной шахте может иметь любое значение.

## Поля
field-isolation = Изоляционное поле
field-isolation-help = Бонус этой территории ни для кого не действует. Контроль и его очко остаются.
field-positron = Позитронное поле
field-positron-help = Кто контролирует эту территорию, получает ещё 1 очко.
field-repulsor = Репульсорное поле
field-repulsor-help = Ни одна колония не попадёт на эту территорию и не покинет её.

## Карты
card-alien-city = Город Чужих
card-alien-city-power = Приносит владельцу 1 очко.
card-alien-city-power-short = даёт 1 очко
card-alien-monument = Монумент Чужих
card-alien-monument-power = Приносит владельцу 1 очко.
card-alien-monument-power-short = даёт 1 очко
card-booster-pod = Ускоритель
card-booster-pod-power = Значение неразмещённого корабля растёт на 1.
card-booster-pod-power-short = один корабль +1
card-booster-pod-discard = Убрать с планеты любое поле.
card-booster-pod-discard-short = убрать поле
card-data-crystal = Кристалл данных
card-data-crystal-power = 1 топливо за каждую колонию на территории: до конца хода её бонус действует как свой.
card-data-crystal-power-short = занять бонус
card-data-crystal-discard = Разместить или переместить Позитронное поле.
card-data-crystal-discard-short = Позитронное поле
card-gravity-manipulator = Манипулятор гравитации
card-gravity-manipulator-power = Один неразмещённый корабль теряет 1, другой получает 1.
card-gravity-manipulator-power-short = один –1, один +1
card-gravity-manipulator-discard = Разместить или переместить Репульсорное поле.
card-gravity-manipulator-discard-short = Репульсорное поле
card-holographic-decoy = Голографический мираж
card-holographic-decoy-power = Рейдеры не берут у владельца ни топлива, ни руды, а из карт – только эту.
card-holographic-decoy-power-short = защита от рейдов
card-orbital-teleporter = Орбитальный телепортатор
card-orbital-teleporter-power =
    { $bay ->
        [in] Вернуть один пристыкованный или оставленный в этот ход в Доке корабль как есть, чтобы в этот ход стыковать его к другой станции.
       *[out] Вернуть один пристыкованный корабль как есть, чтобы в этот ход стыковать его к другой станции.
    }
card-orbital-teleporter-power-short = вернуть корабль
card-orbital-teleporter-discard = Переместить любую колонию на другую территорию.
card-orbital-teleporter-discard-short = переместить колонию
card-plasma-cannon = Плазменная пушка
card-plasma-cannon-power =
    { $owners ->
        [single] 1 топливо за корабль: корабли одного соперника с одной станции уходят в Ремонтный док.
       *[several] 1 топливо за корабль: корабли соперников с одной станции уходят в Ремонтный док.
    }
card-plasma-cannon-power-short = корабли – в Док
card-plasma-cannon-discard =
    { $bay ->
        [in] Один корабль соперника, пристыкованный или из Дока, уходит в запас.
       *[out] Один пристыкованный корабль соперника уходит в запас.
    } { $cannon ->
        [counted] Их должно быть во флоте больше трёх.
       *[apart] Их должно быть во флоте больше трёх, кроме терраформирующего.
    }
card-plasma-cannon-discard-short = один – в запас
card-polarity-device = Поляризирующее устройство
card-polarity-device-power = Перевернуть неразмещённый корабль: меняются 1 и 6, 2 и 5, 3 и 4.
card-polarity-device-power-short = перевернуть корабль
card-polarity-device-discard = Поменять местами любые две колонии с разных территорий.
card-polarity-device-discard-short = поменять колонии
card-resource-cache = Тайник ресурсов
card-resource-cache-power = После броска: больше нечётных кораблей – 1 руда, больше чётных – 1 топливо; поровну – и то и другое, и карта уходит в сброс.
card-resource-cache-power-short = дар; при равенстве уходит
card-stasis-beam = Стазис-луч
card-stasis-beam-power = Значение неразмещённого корабля падает на 1.
card-stasis-beam-power-short = один корабль –1
card-stasis-beam-discard = Разместить или переместить Изоляционное поле.
card-stasis-beam-discard-short = Изоляционное поле
card-temporal-warper = Темпоральный искривитель
card-temporal-warper-power = Перебросить любые неразмещённые корабли.
card-temporal-warper-power-short = перебросить
card-temporal-warper-discard = Взять любую карту из сброса.
card-temporal-warper-discard-short = взять из сброса

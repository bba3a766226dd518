# Характеры соперников: чего каждый хочет, кроме победы.
character-trader = Торговец
character-trader-about = Думает только о победе.
character-hauler = Перевозчик
character-hauler-about = Не берёт плутоний, если честный металл даёт почти столько же: полиция редко что находит.
character-smuggler = Контрабандист
character-smuggler-about = Возит почти один плутоний, а на досмотрах надеется на удачу.
character-hunter = Охотник
character-hunter-about = Сначала покупает оружие и щиты, потом ищет чужих.
character-corsair = Корсар
character-corsair-about = Нападает на любой корабль поблизости и живёт с полицией на хвосте.
character-broker = Маклер
character-broker-about = Раньше всех приходит на пустые рынки и покупает там, где другие продали задёшево.
character-warden = Смотритель
character-warden-about = Следит за тем, кто впереди, и встаёт у него на пути.

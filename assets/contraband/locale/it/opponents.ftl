# I caratteri degli avversari: che cosa vuole ciascuno oltre a vincere.
character-trader = Mercante
character-trader-about = Vuole solo vincere.
character-hauler = Trasportatore
character-hauler-about = Lascia il plutonio dove i metalli leciti rendono quasi altrettanto: la polizia di rado trova qualcosa.
character-smuggler = Contrabbandiere
character-smuggler-about = Carica plutonio e poco altro, e alle ispezioni si affida alla fortuna.
character-hunter = Cacciatore
character-hunter-about = Compra prima armi e scudi, poi va in cerca degli alieni.
character-corsair = Corsara
character-corsair-about = Attacca ogni nave che si avvicina, e vive con la polizia alle calcagna.
character-broker = Sensale
character-broker-about = Arriva prima degli altri nei mercati vuoti, e compra dove hanno svenduto.
character-warden = Guardiano
character-warden-about = Tiene d’occhio chi è in testa e gli intralcia la strada.

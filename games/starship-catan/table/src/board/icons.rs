//! The names of this game's icons, and rows of them.

use orrery_board::scene::{RowItem, t};
use starship_catan::rules::{
    Adventure, AdventureCondition, BuildableItem, Card, CardKind, Commodity, CommodityCounts, EquipmentKind, Module,
    Resource, Ship, TradeDeal, Upgrade, price,
};

/// Returns the icon of a commodity.
pub const fn thing(thing: Commodity) -> &'static str {
    match thing {
        Commodity::Ore => "cargo-Ore",
        Commodity::Fuel => "cargo-Fuel",
        Commodity::Carbon => "cargo-Carbon",
        Commodity::Food => "cargo-Food",
        Commodity::TradeGoods => "cargo-TradeGoods",
        Commodity::Science => "cargo-Science",
        Commodity::Astro => "cargo-Astro",
    }
}

/// Returns the icon for any resource. If `except` is Trade Goods or Food, the icon excludes that resource.
pub const fn any(except: Option<Resource>) -> &'static str {
    match except {
        Some(Resource::TradeGoods) => "cargo-not-TradeGoods",
        Some(Resource::Food) => "cargo-not-Food",
        _ => "cargo-any",
    }
}

/// Returns the icon of a face of the yellow die.
pub const fn yellow(face: u8) -> &'static str {
    match face {
        1 => "yellow-1",
        2 => "yellow-2",
        3 => "yellow-3",
        _ => "yellow-4",
    }
}

/// Returns the icon that shows a price as 1 to 5 bars.
pub const fn bars(price: u8) -> &'static str {
    match price {
        1 => "price-1",
        2 => "price-2",
        3 => "price-3",
        4 => "price-4",
        _ => "price-5",
    }
}

/// Returns the icon of a small ship.
pub const fn ship(ship: Ship) -> &'static str {
    match ship {
        Ship::ColonyShip => "colony-ship",
        Ship::TradeShip => "trade-ship",
    }
}

/// Returns the icon of a booster or a cannon.
pub const fn piece(piece: EquipmentKind) -> &'static str {
    match piece {
        EquipmentKind::Booster => "booster",
        EquipmentKind::Cannon => "cannon",
    }
}

/// Returns a row with the amount of each commodity.
pub fn things(things: CommodityCounts) -> Vec<RowItem> {
    things.iter().flat_map(|(one, count)| [t(count), RowItem::Icon(thing(one))]).collect()
}

/// Returns the offer of a card: its trade with the price, its product with the roll, its friendship points, or the strength and
/// ransom of pirates. Returns no items for adventure planets and lost planets.
pub fn offer(card: Card) -> Vec<RowItem> {
    let astro = RowItem::Icon(thing(Commodity::Astro));
    let buys = |what: Commodity| price(card, TradeDeal::Buy(CommodityCounts::of(what, 1)));
    let sells = |what: Commodity| price(card, TradeDeal::Sell(CommodityCounts::of(what, 1)));
    match card.kind() {
        CardKind::Trade { resource, price } => vec![RowItem::Icon(thing(resource.into())), t(price), astro],
        CardKind::Colony { resource, number } => {
            vec![RowItem::Icon(thing(resource.into())), RowItem::Icon(yellow(number))]
        }
        CardKind::Library => {
            let each =
                buys(Commodity::Science).map(|price| [RowItem::Icon(thing(Commodity::Science)), t(price), astro]);
            each.into_iter().flatten().collect()
        }
        CardKind::Diplomats => gets(buys(Commodity::Ore), RowItem::Icon(any(None))),
        CardKind::Scientists => gets(buys(Commodity::Science), RowItem::Icon(thing(Commodity::Science))),
        CardKind::Merchants => gives(RowItem::Icon(any(None)), sells(Commodity::Ore)),
        CardKind::GreenFolk => gives(RowItem::Icon(thing(Commodity::Science)), sells(Commodity::Science)),
        CardKind::Median => vec![t(card.friendship()), RowItem::Icon("friendship")],
        CardKind::Pirates { class, strength } => {
            vec![RowItem::Icon("raiders"), t(strength), RowItem::Gap, t(class.ransom()), astro]
        }
        CardKind::Adventures | CardKind::Lost => Vec::new(),
    }
}

/// Returns the caption of a small card: an icon, and the price, roll or strength. Pirates have no icon, and the library has no
/// number. Returns `None` for cards without a caption.
pub fn foot(card: Card) -> Option<(Option<&'static str>, String)> {
    match card.kind() {
        CardKind::Trade { resource, price } => Some((Some(thing(resource.into())), price.to_string())),
        CardKind::Colony { number, .. } => Some((Some(yellow(number)), number.to_string())),
        CardKind::Library => Some((Some(thing(Commodity::Science)), String::new())),
        CardKind::Pirates { strength, .. } => Some((None, strength.to_string())),
        _ => None,
    }
}

/// Returns the items of an offer in which the mover pays Astro for `what`, or no items if there is no price.
fn gets(price: Option<u8>, what: RowItem) -> Vec<RowItem> {
    price
        .into_iter()
        .flat_map(|price| [t(price), RowItem::Icon(thing(Commodity::Astro)), RowItem::Icon("arrow"), what.clone()])
        .collect()
}

/// Returns the items of an offer in which the mover gets Astro for `what`, or no items if there is no price.
fn gives(what: RowItem, price: Option<u8>) -> Vec<RowItem> {
    price
        .into_iter()
        .flat_map(|price| [what.clone(), RowItem::Icon("arrow"), t(price), RowItem::Icon(thing(Commodity::Astro))])
        .collect()
}

/// Returns the offer of a visited card. A trade planet's price is also shown as bars, and a card that allows a trading post has
/// an icon for it.
pub fn full_offer(card: Card) -> Vec<RowItem> {
    let mut items = offer(card);
    if let CardKind::Trade { price, .. } = card.kind() {
        items.push(RowItem::Icon(bars(price)));
    }
    if card.has_post() {
        items.extend([RowItem::Gap, RowItem::Icon("post")]);
    }
    items
}

/// Returns the offer of a trading post next to a ship, and the friendship points that it gives.
pub fn post(card: Card) -> Vec<RowItem> {
    let mut items = match card.kind() {
        CardKind::Median => Vec::new(),
        CardKind::Trade { resource, price } => vec![RowItem::Icon(thing(resource.into())), t(price)],
        _ => offer(card).into_iter().filter(|item| *item != RowItem::Icon(thing(Commodity::Astro))).collect(),
    };
    items.push(RowItem::Gap);
    items.extend(std::iter::repeat_n(RowItem::Icon("friendship"), card.friendship().into()));
    items
}

/// Returns the condition and the reward of an adventure.
pub fn quest(adventure: Adventure) -> Vec<RowItem> {
    let quest = adventure.spec();
    let mut items = match quest.condition {
        AdventureCondition::None => Vec::new(),
        AdventureCondition::Pay(price) => things(price),
        AdventureCondition::Firepower(least) => vec![RowItem::Icon("cannon"), t(format!("{least}+"))],
        AdventureCondition::Boost(least) => vec![RowItem::Icon("booster"), t(format!("{least}+"))],
    };
    items.push(RowItem::Icon("arrow"));
    if quest.astro > 0 {
        items.extend([t(quest.astro), RowItem::Icon(thing(Commodity::Astro))]);
    }
    if quest.resources > 0 {
        items.extend([t(quest.resources), RowItem::Icon(any(quest.except))]);
    }
    items.extend(std::iter::repeat_n(RowItem::Icon("fame"), quest.fame.into()));
    items.extend(std::iter::repeat_n(RowItem::Icon("vp"), quest.points.into()));
    items
}

/// Returns the icon of a building.
pub const fn build(what: BuildableItem) -> &'static str {
    match what {
        BuildableItem::Ship(one) => ship(one),
        BuildableItem::Booster => "booster",
        BuildableItem::Cannon => "cannon",
        BuildableItem::Module(_) => "level-two",
    }
}

/// Returns the icon of an upgrade to level 2.
pub const fn upgrade(what: Upgrade) -> &'static str {
    match what {
        Upgrade::Booster => "booster",
        Upgrade::Cannon => "cannon",
        Upgrade::Module(_) => "level-two",
    }
}

/// Returns the commodity that a module produces, or `None` for a module without production.
pub const fn product(module: Module) -> Option<Commodity> {
    match module {
        Module::Science => Some(Commodity::Science),
        Module::Production => Some(Commodity::TradeGoods),
        _ => None,
    }
}

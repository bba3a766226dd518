//! The names of this game's icons, and rows of them.

use orrery_board::scene::{RowItem, t};
use starship_catan::rules::{
    Adventure, Build, Card, Condition, Deal, Kind, Module, Piece, Resource, Ship, Thing, Things, Upgrade, price,
};

/// Returns the icon of a thing.
#[must_use]
pub const fn thing(thing: Thing) -> &'static str {
    match thing {
        Thing::Ore => "cargo-Ore",
        Thing::Fuel => "cargo-Fuel",
        Thing::Carbon => "cargo-Carbon",
        Thing::Food => "cargo-Food",
        Thing::TradeGoods => "cargo-TradeGoods",
        Thing::Science => "cargo-Science",
        Thing::Astro => "cargo-Astro",
    }
}

/// Returns the icon for any resource, or for any except one.
#[must_use]
pub const fn any(except: Option<Resource>) -> &'static str {
    match except {
        Some(Resource::TradeGoods) => "cargo-not-TradeGoods",
        Some(Resource::Food) => "cargo-not-Food",
        _ => "cargo-any",
    }
}

/// Returns the icon of a face of the yellow die.
#[must_use]
pub const fn yellow(face: u8) -> &'static str {
    match face {
        1 => "yellow-1",
        2 => "yellow-2",
        3 => "yellow-3",
        _ => "yellow-4",
    }
}

/// Returns the icon of a price as bars out of five.
#[must_use]
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
#[must_use]
pub const fn ship(ship: Ship) -> &'static str {
    match ship {
        Ship::ColonyShip => "colony-ship",
        Ship::TradeShip => "trade-ship",
    }
}

/// Returns the icon of a booster or a cannon.
#[must_use]
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Booster => "booster",
        Piece::Cannon => "cannon",
    }
}

/// Returns the amounts of all things in a row.
#[must_use]
pub fn things(things: Things) -> Vec<RowItem> {
    things.iter().flat_map(|(one, count)| [t(count), RowItem::Icon(thing(one))]).collect()
}

/// Returns the offer of a card: its trade with the price, its product with the roll, or its demand.
#[must_use]
pub fn offer(card: Card) -> Vec<RowItem> {
    let astro = RowItem::Icon(thing(Thing::Astro));
    let buys = |what: Thing| price(card, Deal::Buy(Things::of(what, 1)));
    let sells = |what: Thing| price(card, Deal::Sell(Things::of(what, 1)));
    match card.kind() {
        Kind::Trade { resource, price } => vec![RowItem::Icon(thing(resource.into())), t(price), astro],
        Kind::Colony { resource, number } => vec![RowItem::Icon(thing(resource.into())), RowItem::Icon(yellow(number))],
        Kind::Library => {
            let each = buys(Thing::Science).map(|price| [RowItem::Icon(thing(Thing::Science)), t(price), astro]);
            each.into_iter().flatten().collect()
        }
        Kind::Diplomats => gets(buys(Thing::Ore), RowItem::Icon(any(None))),
        Kind::Scientists => gets(buys(Thing::Science), RowItem::Icon(thing(Thing::Science))),
        Kind::Merchants => gives(RowItem::Icon(any(None)), sells(Thing::Ore)),
        Kind::GreenFolk => gives(RowItem::Icon(thing(Thing::Science)), sells(Thing::Science)),
        Kind::Median => vec![t(card.friendship()), RowItem::Icon("friendship")],
        Kind::Pirates { class, strength } => {
            vec![RowItem::Icon("raiders"), t(strength), RowItem::Gap, t(class.ransom()), astro]
        }
        Kind::Adventures | Kind::Lost => Vec::new(),
    }
}

/// Returns the caption of a small card: an icon and a number, which is its price, its roll or its strength.
#[must_use]
pub fn foot(card: Card) -> Option<(Option<&'static str>, String)> {
    match card.kind() {
        Kind::Trade { resource, price } => Some((Some(thing(resource.into())), price.to_string())),
        Kind::Colony { number, .. } => Some((Some(yellow(number)), number.to_string())),
        Kind::Library => Some((Some(thing(Thing::Science)), String::new())),
        Kind::Pirates { strength, .. } => Some((None, strength.to_string())),
        _ => None,
    }
}

/// A row that gives Astro for something.
fn gets(price: Option<u8>, what: RowItem) -> Vec<RowItem> {
    price
        .into_iter()
        .flat_map(|price| [t(price), RowItem::Icon(thing(Thing::Astro)), RowItem::Icon("arrow"), what.clone()])
        .collect()
}

/// A row that gives something for Astro.
fn gives(what: RowItem, price: Option<u8>) -> Vec<RowItem> {
    price
        .into_iter()
        .flat_map(|price| [what.clone(), RowItem::Icon("arrow"), t(price), RowItem::Icon(thing(Thing::Astro))])
        .collect()
}

/// Returns the offer of a visited card, with its price also as bars, and the mark of a trading post.
#[must_use]
pub fn full_offer(card: Card) -> Vec<RowItem> {
    let mut items = offer(card);
    if let Kind::Trade { price, .. } = card.kind() {
        items.push(RowItem::Icon(bars(price)));
    }
    if card.has_post() {
        items.extend([RowItem::Gap, RowItem::Icon("post")]);
    }
    items
}

/// Returns the offer of a trading post next to a ship, and the friendship it gives.
#[must_use]
pub fn post(card: Card) -> Vec<RowItem> {
    let mut items = match card.kind() {
        Kind::Median => Vec::new(),
        Kind::Trade { resource, price } => vec![RowItem::Icon(thing(resource.into())), t(price)],
        _ => offer(card).into_iter().filter(|item| *item != RowItem::Icon(thing(Thing::Astro))).collect(),
    };
    items.push(RowItem::Gap);
    items.extend(std::iter::repeat_n(RowItem::Icon("friendship"), card.friendship().into()));
    items
}

/// Returns the condition and the reward of an adventure.
#[must_use]
pub fn quest(adventure: Adventure) -> Vec<RowItem> {
    let quest = adventure.quest();
    let mut items = match quest.condition {
        Condition::None => Vec::new(),
        Condition::Pay(price) => things(price),
        Condition::Firepower(least) => vec![RowItem::Icon("cannon"), t(format!("{least}+"))],
        Condition::Boost(least) => vec![RowItem::Icon("booster"), t(format!("{least}+"))],
    };
    items.push(RowItem::Icon("arrow"));
    if quest.astro > 0 {
        items.extend([t(quest.astro), RowItem::Icon(thing(Thing::Astro))]);
    }
    if quest.resources > 0 {
        items.extend([t(quest.resources), RowItem::Icon(any(quest.except))]);
    }
    items.extend(std::iter::repeat_n(RowItem::Icon("fame"), quest.fame.into()));
    items.extend(std::iter::repeat_n(RowItem::Icon("vp"), quest.points.into()));
    items
}

/// Returns the icon of a building.
#[must_use]
pub const fn build(what: Build) -> &'static str {
    match what {
        Build::Ship(one) => ship(one),
        Build::Booster => "booster",
        Build::Cannon => "cannon",
        Build::Module(_) => "level-two",
    }
}

/// Returns the icon of something raised to level 2.
#[must_use]
pub const fn upgrade(what: Upgrade) -> &'static str {
    match what {
        Upgrade::Booster => "booster",
        Upgrade::Cannon => "cannon",
        Upgrade::Module(_) => "level-two",
    }
}

/// Returns the thing that a module produces.
#[must_use]
pub const fn product(module: Module) -> Option<Thing> {
    match module {
        Module::Science => Some(Thing::Science),
        Module::Production => Some(Thing::TradeGoods),
        _ => None,
    }
}

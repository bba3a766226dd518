//! Spoken texts of the items on the board: their names and their state.

use super::AccessibilityContext;
use crate::board::BoardItem;
use crate::locale::{
    adventure_help, adventure_name, amount_object, card_help, card_name, class_help, class_name, module_full,
    module_help, ship_name, text, text_args, thing_name,
};
use crate::table::plan::reminded;
use orrery_locale::PlayerNames;
use orrery_ui::accessibility::sentences;
use starship_catan::rules::{
    Adventure, Card, Commodity as Goods, EquipmentKind, Module, Seat, Ship, View, VisibleFace,
};

/// Returns a name as a sentence.
pub fn named(name: impl Into<orrery_locale::MessageValue>) -> String {
    text_args("access-named", &[("name", name.into())])
}

/// Returns the parts as a list separated by commas.
fn listed(parts: &[String]) -> String {
    parts.join(&text("list-comma"))
}

/// Returns the text of an item on the board, with the owner of the ship to which the item belongs. For a target, returns an empty
/// string.
pub fn thing(of: &AccessibilityContext, thing: BoardItem) -> String {
    let whose = |seat: Seat| {
        let name = of.names.of(of.view.known.colour(seat));
        text_args("access-ship", &[("name", name.into())])
    };
    match thing {
        BoardItem::Target(_) => String::new(),
        BoardItem::Row(place) => row(of, place),
        BoardItem::Sector(number) => sector(of, number),
        BoardItem::Adventure(one) => adventure(one),
        BoardItem::Hold(seat, goods) => sentences([whose(seat), hold(of, seat, goods)]),
        BoardItem::Hangar(seat) => sentences([whose(seat), hangar(of, seat)]),
        BoardItem::Pieces(seat, piece) => sentences([whose(seat), pieces(of, seat, piece)]),
        BoardItem::Room(seat, module) => sentences([whose(seat), room(of, seat, module)]),
        BoardItem::Beside(seat, card) => sentences([whose(seat), beside(of, seat, card)]),
        BoardItem::Reserve => reserve(of),
    }
}

/// Returns the text of a player's bay, laboratory or Astro.
pub fn hold(of: &AccessibilityContext, seat: Seat, goods: Goods) -> String {
    let player = of.view.known.player(seat);
    let count = player.count(goods);
    if goods == Goods::Astro {
        return text_args("access-astro", &[("count", count.into())]);
    }
    let limit = player.capacity(goods);
    let key = if count >= limit.into() { "access-bay-full" } else { "access-bay" };
    text_args(key, &[("thing", thing_name(goods).into()), ("count", count.into()), ("limit", limit.into())])
}

/// Returns a text that lists the small ships in the hangar.
pub fn hangar(of: &AccessibilityContext, seat: Seat) -> String {
    let player = of.view.known.player(seat);
    let ships: Vec<String> =
        Ship::ALL.iter().flat_map(|&ship| vec![ship_name(ship); player.ships(ship).into()]).collect();
    if ships.is_empty() {
        return text("access-hangar-empty");
    }
    text_args("access-hangar", &[("ships", listed(&ships).into())])
}

/// Returns the text of the boosters or the cannons, with their total.
pub fn pieces(of: &AccessibilityContext, seat: Seat, piece: EquipmentKind) -> String {
    let player = of.view.known.player(seat);
    let (key, pieces) = match piece {
        EquipmentKind::Booster => ("access-boost", player.boosters),
        EquipmentKind::Cannon => ("access-firepower", player.cannons),
    };
    let level = |level: u8, count: u8| vec![text_args("access-piece-level", &[("level", level.into())]); count.into()];
    let all = [level(2, pieces.twos), level(1, pieces.ones)].concat();
    let all = if all.is_empty() { text("access-no-pieces") } else { listed(&all) };
    text_args(key, &[("pieces", all.into()), ("sum", pieces.power().into())])
}

/// Returns the text of a module's room, including the player who has the module's level 2.
pub fn room(of: &AccessibilityContext, seat: Seat, module: Module) -> String {
    room_of(of.view, of.names, seat, module)
}

/// Returns the text of a module's room, like [`room`], from a view and the players' names.
pub fn room_of(view: &View, names: &PlayerNames, seat: Seat, module: Module) -> String {
    let known = &view.known;
    let name = ("module", module_full(module).into());
    let built = match known.player(seat).level(module) {
        0 => text_args("access-module-none", &[name]),
        level => text_args("access-module", &[name, ("level", level.into())]),
    };
    let two = match known.level_two_holder(module) {
        Some(holder) if holder != seat => {
            let name = [("name", names.of(known.colour(holder)).into())];
            sentences([named(text_args("ui-level-two-with", &name)), text_args("ui-level-two-lamp", &name)])
        }
        Some(_) => String::new(),
        None => named(text("ui-level-two-free")),
    };
    sentences([built, two, module_help(module)])
}

/// Returns the text of a colony, a trading post or beaten pirates next to a ship.
pub fn beside(of: &AccessibilityContext, seat: Seat, card: Card) -> String {
    let player = of.view.known.player(seat);
    if player.posts.has(card) {
        let used = of.view.known.turn == seat && of.view.known.now.posts.has(card);
        let post = text_args("access-post", &[("card", card_name(card).into()), ("what", card_help(card).into())]);
        return sentences([post, if used { text("access-post-used") } else { String::new() }]);
    }
    if let Some((resource, number)) = card.colony() {
        let args = [
            ("card", card_name(card).into()),
            ("what", amount_object(resource.into(), 1u8).into()),
            ("number", number.into()),
        ];
        return text_args("access-colony", &args);
    }
    let medals = [("fame", player.fame().into()), ("friendship", player.friendship().into())];
    sentences([named(card_name(card)), text_args("access-medals", &medals)])
}

/// Returns the text of a sector, with its number of cards and the cards of which the viewer is reminded.
pub fn sector(of: &AccessibilityContext, number: u8) -> String {
    let at = usize::from(number.saturating_sub(1));
    let cards = of.seen.sectors.get(at).copied().unwrap_or_default();
    let told = text_args("access-sector", &[("sector", number.into()), ("cards", cards.into())]);
    let known: Vec<String> = reminded(of.view, at).iter().map(card_name).collect();
    let known = match known.is_empty() {
        true => String::new(),
        false => text_args("access-sector-known", &[("cards", listed(&known).into())]),
    };
    sentences([told, known])
}

/// Returns the text of an adventure, with its planet, its condition and its reward.
pub fn adventure(adventure: Adventure) -> String {
    let args = [
        ("adventure", adventure_name(adventure).into()),
        ("planet", card_name(adventure.spec().planet).into()),
        ("help", adventure_help(adventure).into()),
    ];
    text_args("access-adventure", &args)
}

/// Returns the text of a place of the flight row.
fn row(of: &AccessibilityContext, place: u8) -> String {
    let flight = &of.view.known.flight;
    let face = of.view.row().nth(usize::from(place.saturating_sub(1))).unwrap_or(VisibleFace::Back);
    let (name, help) = match face {
        VisibleFace::Card(card) => (card_name(card), card_help(card)),
        VisibleFace::Class(class) => (class_name(class), class_help(class)),
        VisibleFace::Back => (text("card-unknown"), String::new()),
    };
    let last = place == flight.len();
    let is = |yes: bool, key: &str| if yes { text(key) } else { String::new() };
    let has = |places: u16| places >> place.saturating_sub(1) & 1 == 1;
    let (turned, laid) = (has(flight.turned), has(flight.laid));
    sentences([
        text_args("access-row", &[("place", place.into()), ("card", name.into())]),
        is(last && flight.visiting, "access-row-visited"),
        is(laid, "access-row-laid"),
        is(turned && !laid, "access-row-used"),
        help,
    ])
}

fn reserve(of: &AccessibilityContext) -> String {
    let reserve = &of.view.known.reserve;
    match reserve.top_group() {
        Some(group) => text_args("access-reserve", &[("cards", reserve.len().into()), ("group", (group + 1).into())]),
        None => text("access-reserve-empty"),
    }
}

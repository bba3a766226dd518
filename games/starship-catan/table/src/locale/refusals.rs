//! Texts of refusals.

use super::things::{adventure_name, amount, card_name, module_name, seat_name, thing_text};
use super::{text, text_args};
use orrery_locale::{MessageValue, PlayerNames, message_key};
use starship_catan::rules::{Adventure, Card, Commodity, EquipmentKind, Module, Refusal};

/// Returns the sentence that gives the player the reason for a refusal.
pub fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
    match *refusal {
        Refusal::Over => text("refusal-over"),
        Refusal::NotNow { phase } => text(&format!("refusal-not-now-{}", phase.word())),
        Refusal::NoSuchColony { resource } => text_args("refusal-no-such-colony", &[thing(resource.into())]),
        Refusal::NoSuchSector { sector } => text_args("refusal-no-such-sector", &[("sector", sector.into())]),
        Refusal::NotEachOnce { looked_at } => text_args("refusal-not-each-once", &[("count", looked_at.into())]),
        Refusal::NoSpeed => text("refusal-no-speed"),
        Refusal::SectorEmpty => text("refusal-sector-empty"),
        Refusal::NothingVisited => text("refusal-nothing-visited"),
        Refusal::CardUsed { card } => of_card("refusal-card-used", card),
        Refusal::NoTrade { card } => of_card("refusal-no-trade", card),
        Refusal::NotSold { card: of, thing: what } => text_args("refusal-not-sold", &[card(of), thing(what)]),
        Refusal::NotBought { card: of, thing: what } => text_args("refusal-not-bought", &[card(of), thing(what)]),
        Refusal::NothingTraded => text("refusal-nothing-traded"),
        Refusal::TooMany { card: of, most } => text_args("refusal-too-many", &[card(of), ("most", most.into())]),
        Refusal::Lacking { thing, needed, has } => lacks("refusal-lacking", thing, needed, has),
        Refusal::NoRoom { thing, capacity } => no_room("refusal-no-room", thing, capacity),
        Refusal::NoShip { ship } => text(&format!("refusal-no-ship{}", message_key("", ship.word(), ""))),
        Refusal::NoColonyPlanet { card } => of_card("refusal-no-colony-planet", card),
        Refusal::NoPostPlace { card } => of_card("refusal-no-post-place", card),
        Refusal::NotFaceUp { adventure } => text_args("refusal-not-face-up", &[which(adventure)]),
        Refusal::OnAnotherPlanet { adventure, planet } => elsewhere(adventure, planet),
        Refusal::TurnedUpHere { adventure } => text_args("refusal-turned-up-here", &[which(adventure)]),
        Refusal::Firepower { needed, has } => strength("refusal-firepower", needed, has),
        Refusal::Boost { needed, has } => strength("refusal-boost", needed, has),
        Refusal::RewardTooLarge { adventure, most } => too_large(adventure, most),
        Refusal::RewardExcludes { adventure, thing: what } => excludes(adventure, what),
        Refusal::NoModule { module } => of_module("refusal-no-module", module),
        Refusal::NotHisPost { card } => of_card("refusal-not-his-post", card),
        Refusal::PostUsed { card } => of_card("refusal-post-used", card),
        Refusal::PostsDone { most } => limit("refusal-posts-done", most),
        Refusal::DemandsDone { most } => limit("refusal-demands-done", most),
        Refusal::OtherLacks { thing, needed, has } => lacks("refusal-other-lacks", thing, needed, has),
        Refusal::OtherNoRoom { thing, capacity } => no_room("refusal-other-no-room", thing, capacity),
        Refusal::NoExchange => text("refusal-no-exchange"),
        Refusal::OffersDone { most } => limit("refusal-offers-done", most),
        Refusal::OneSided => text("refusal-one-sided"),
        Refusal::OnBothSides { thing: what } => text_args("refusal-on-both-sides", &[thing(what)]),
        Refusal::RefusedBefore => text("refusal-refused-before"),
        Refusal::HangarFull { capacity } => text_args("refusal-hangar-full", &[("capacity", capacity.into())]),
        Refusal::PiecesFull { piece, most } => limit(&of_piece("refusal-pieces-full-", piece), most),
        Refusal::PiecesMissing { piece, most, has } => pieces_missing(piece, most, has),
        Refusal::PiecesRaised { piece } => text(&of_piece("refusal-pieces-raised-", piece)),
        Refusal::HasModule { module } => of_module("refusal-has-module", module),
        Refusal::ModuleRaised { module } => of_module("refusal-module-raised", module),
        Refusal::LevelTwoHeld { module, holder } => level_two_held(module, &seat_name(holder, names)),
    }
}

fn of_card(key: &str, of: Card) -> String {
    text_args(key, &[card(of)])
}

fn of_module(key: &str, module: Module) -> String {
    text_args(key, &[labelled(module)])
}

fn limit(key: &str, most: u8) -> String {
    text_args(key, &[("most", most.into())])
}

fn strength(key: &str, needed: u8, has: u8) -> String {
    text_args(key, &[("needed", needed.into()), ("has", has.into())])
}

fn lacks(key: &str, what: Commodity, needed: u16, has: u16) -> String {
    text_args(key, &[("needed", amount(what, needed).into()), ("has", has.into())])
}

/// Returns the sentence for a commodity without room. The laboratory is not a bay, so it has its own message.
fn no_room(key: &str, what: Commodity, capacity: u8) -> String {
    match what {
        Commodity::Science => text_args(&format!("{key}-science"), &[("capacity", capacity.into())]),
        what => text_args(key, &[thing(what), ("capacity", capacity.into())]),
    }
}

fn which(adventure: Adventure) -> (&'static str, MessageValue) {
    ("adventure", adventure_name(adventure).into())
}

fn elsewhere(adventure: Adventure, planet: Card) -> String {
    text_args("refusal-on-another-planet", &[which(adventure), ("planet", card_name(planet).into())])
}

fn too_large(adventure: Adventure, most: u8) -> String {
    text_args("refusal-reward-too-large", &[which(adventure), ("most", most.into())])
}

fn excludes(adventure: Adventure, what: Commodity) -> String {
    text_args("refusal-reward-excludes", &[which(adventure), thing(what)])
}

fn pieces_missing(piece: EquipmentKind, most: u8, has: u8) -> String {
    let key = of_piece("refusal-pieces-missing-", piece);
    text_args(&key, &[("most", most.into()), ("has", has.into())])
}

fn level_two_held(module: Module, holder: &str) -> String {
    text_args("refusal-level-two-held", &[labelled(module), ("name", holder.into())])
}

fn of_piece(key: &str, piece: EquipmentKind) -> String {
    format!("{key}{piece}")
}

fn card(card: Card) -> (&'static str, MessageValue) {
    ("card", card_name(card).into())
}

fn thing(thing: Commodity) -> (&'static str, MessageValue) {
    ("thing", thing_text(thing).into())
}

fn labelled(module: Module) -> (&'static str, MessageValue) {
    ("module", module_name(module).into())
}

//! Why something is refused, in the player's words.

use super::things::{adventure_name, amount, card_name, module_name, seat_name, thing_text};
use super::{text, text_args};
use crate::games::starship_catan::rules::{Adventure, Card, Module, Piece, Refusal, Thing};
use crate::locale::{Arg, Names, key_of};

/// The sentence that tells the player why.
#[must_use]
pub fn refusal_text(refusal: &Refusal, names: &Names) -> String {
    plain(refusal)
        .map(text)
        .or_else(|| about_cards(refusal))
        .or_else(|| about_things(refusal))
        .or_else(|| about_adventures(refusal))
        .or_else(|| about_limits(refusal))
        .or_else(|| about_building(refusal, names))
        .unwrap_or_else(|| refusal.to_string())
}

/// The refusals without facts.
const fn plain(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::Over => "refusal-over",
        Refusal::NoSpeed => "refusal-no-speed",
        Refusal::SectorEmpty => "refusal-sector-empty",
        Refusal::NothingVisited => "refusal-nothing-visited",
        Refusal::NothingTraded => "refusal-nothing-traded",
        Refusal::NoExchange => "refusal-no-exchange",
        Refusal::OneSided => "refusal-one-sided",
        Refusal::RefusedBefore => "refusal-refused-before",
        _ => return None,
    })
}

/// The refusals of the wrong moment, sector or card.
fn about_cards(refusal: &Refusal) -> Option<String> {
    let of_card = |key: &str, of: Card| text_args(key, &[card(of)]);
    Some(match *refusal {
        Refusal::NotNow { phase } => text(&key_of("refusal-not-now", phase.word(), "")),
        Refusal::NoSuchColony { resource } => text_args("refusal-no-such-colony", &[thing(resource.into())]),
        Refusal::NoSuchSector { sector } => text_args("refusal-no-such-sector", &[("sector", sector.into())]),
        Refusal::NotEachOnce { looked_at } => text_args("refusal-not-each-once", &[("count", looked_at.into())]),
        Refusal::CardUsed { card } => of_card("refusal-card-used", card),
        Refusal::NoTrade { card } => of_card("refusal-no-trade", card),
        Refusal::NotSold { card: of, thing: what } => text_args("refusal-not-sold", &[card(of), thing(what)]),
        Refusal::NotBought { card: of, thing: what } => text_args("refusal-not-bought", &[card(of), thing(what)]),
        Refusal::TooMany { card: of, most } => text_args("refusal-too-many", &[card(of), ("most", most.into())]),
        Refusal::NoShip { ship } => text(&key_of("refusal-no-ship", ship.word(), "")),
        Refusal::NoColonyPlanet { card } => of_card("refusal-no-colony-planet", card),
        Refusal::NoPostPlace { card } => of_card("refusal-no-post-place", card),
        Refusal::NotHisPost { card } => of_card("refusal-not-his-post", card),
        Refusal::PostUsed { card } => of_card("refusal-post-used", card),
        _ => return None,
    })
}

/// The refusals of what is lacking and what does not fit.
fn about_things(refusal: &Refusal) -> Option<String> {
    let lacks = |key: &str, what: Thing, needed: u16, has: u16| {
        text_args(key, &[("needed", amount(what, needed).into()), ("has", has.into())])
    };
    // The laboratory is no bay.
    let no_room = |key: &str, what: Thing, capacity: u8| match what {
        Thing::Science => text_args(&format!("{key}-science"), &[("capacity", capacity.into())]),
        what => text_args(key, &[thing(what), ("capacity", capacity.into())]),
    };
    Some(match *refusal {
        Refusal::Lacking { thing, needed, has } => lacks("refusal-lacking", thing, needed, has),
        Refusal::OtherLacks { thing, needed, has } => lacks("refusal-other-lacks", thing, needed, has),
        Refusal::NoRoom { thing, capacity } => no_room("refusal-no-room", thing, capacity),
        Refusal::OtherNoRoom { thing, capacity } => no_room("refusal-other-no-room", thing, capacity),
        Refusal::OnBothSides { thing: what } => text_args("refusal-on-both-sides", &[thing(what)]),
        _ => return None,
    })
}

/// The refusals of adventures.
fn about_adventures(refusal: &Refusal) -> Option<String> {
    let which = |adventure: Adventure| ("adventure", Arg::from(adventure_name(adventure)));
    let strength = |key: &str, needed: u8, has: u8| text_args(key, &[("needed", needed.into()), ("has", has.into())]);
    Some(match *refusal {
        Refusal::NotFaceUp { adventure } => text_args("refusal-not-face-up", &[which(adventure)]),
        Refusal::OnAnotherPlanet { adventure, planet } => {
            text_args("refusal-on-another-planet", &[which(adventure), ("planet", card_name(planet).into())])
        }
        Refusal::TurnedUpHere { adventure } => text_args("refusal-turned-up-here", &[which(adventure)]),
        Refusal::Firepower { needed, has } => strength("refusal-firepower", needed, has),
        Refusal::Boost { needed, has } => strength("refusal-boost", needed, has),
        Refusal::RewardTooLarge { adventure, most } => {
            text_args("refusal-reward-too-large", &[which(adventure), ("most", most.into())])
        }
        Refusal::RewardExcludes { adventure, thing: what } => {
            text_args("refusal-reward-excludes", &[which(adventure), thing(what)])
        }
        _ => return None,
    })
}

/// The refusals of what was done often enough, or has no room.
fn about_limits(refusal: &Refusal) -> Option<String> {
    let limit = |key: &str, most: u8| text_args(key, &[("most", most.into())]);
    Some(match *refusal {
        Refusal::PostsDone { most } => limit("refusal-posts-done", most),
        Refusal::DemandsDone { most } => limit("refusal-demands-done", most),
        Refusal::OffersDone { most } => limit("refusal-offers-done", most),
        Refusal::HangarFull { capacity } => text_args("refusal-hangar-full", &[("capacity", capacity.into())]),
        Refusal::PiecesFull { piece, most } => limit(&of_piece("refusal-pieces-full", piece), most),
        Refusal::PiecesMissing { piece, most, has } => {
            text_args(&of_piece("refusal-pieces-missing", piece), &[("most", most.into()), ("has", has.into())])
        }
        Refusal::PiecesRaised { piece } => text(&of_piece("refusal-pieces-raised", piece)),
        _ => return None,
    })
}

/// The refusals of modules.
fn about_building(refusal: &Refusal, names: &Names) -> Option<String> {
    let of_module = |key: &str, module: Module| text_args(key, &[labelled(module)]);
    Some(match *refusal {
        Refusal::NoModule { module } => of_module("refusal-no-module", module),
        Refusal::HasModule { module } => of_module("refusal-has-module", module),
        Refusal::ModuleRaised { module } => of_module("refusal-module-raised", module),
        Refusal::LevelTwoHeld { module, holder } => {
            text_args("refusal-level-two-held", &[labelled(module), ("name", seat_name(holder, names).into())])
        }
        _ => return None,
    })
}

fn of_piece(key: &str, piece: Piece) -> String {
    format!("{key}-{piece}")
}

fn card(card: Card) -> (&'static str, Arg) {
    ("card", card_name(card).into())
}

fn thing(thing: Thing) -> (&'static str, Arg) {
    ("thing", thing_text(thing).into())
}

fn labelled(module: Module) -> (&'static str, Arg) {
    ("module", module_name(module).into())
}

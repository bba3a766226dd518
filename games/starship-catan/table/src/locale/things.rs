//! The names and explanations of the things on the table, and amounts of them.

use super::{listed, text, text_args};
use orrery_core::Colour;
use orrery_locale::{Arg, Names, key_of};
use starship_catan::rules::{Adventure, Card, Kind, Module, PirateClass, Seat, Ship, Thing, Things};

/// What a side is called.
#[must_use]
pub fn seat_word(seat: Seat) -> String {
    text(&key_of("seat", seat.word(), ""))
}

/// What the player of a side is called; one without a name is called by the side.
#[must_use]
pub fn seat_name(seat: Seat, names: &Names) -> String {
    let mut colours = Colour::ALL.iter().copied().filter(|&colour| Seat::of(colour) == seat);
    colours.find_map(|colour| names.own(colour)).map_or_else(|| seat_word(seat), str::to_owned)
}

/// What a thing is called, as a label.
#[must_use]
pub fn thing_name(thing: Thing) -> String {
    text(&key_of("thing", thing.word(), ""))
}

/// What a thing is called where there is hardly any room: on the bays of a ship.
#[must_use]
pub fn thing_short(thing: Thing) -> String {
    text(&key_of("thing", thing.word(), "-short"))
}

/// The letter of a thing, where there are no colours.
#[must_use]
pub fn thing_letter(thing: Thing) -> String {
    text(&key_of("thing", thing.word(), "-letter"))
}

/// What a thing is called inside a sentence.
#[must_use]
pub fn thing_text(thing: Thing) -> String {
    text(&key_of("thing", thing.word(), "-text"))
}

/// What a thing is for.
#[must_use]
pub fn thing_help(thing: Thing) -> String {
    text(&key_of("thing", thing.word(), "-help"))
}

/// So many of a thing, alone or after a colon: `2 ore`.
#[must_use]
pub fn amount(thing: Thing, count: impl Into<Arg>) -> String {
    text_args(&key_of("amount", thing.word(), ""), &[("count", count.into())])
}

/// So many of a thing, as what somebody buys, gives or loses: `2 ore`.
#[must_use]
pub fn amount_object(thing: Thing, count: impl Into<Arg>) -> String {
    text_args(&key_of("amount", thing.word(), "-object"), &[("count", count.into())])
}

/// A handful of things, alone or after a colon: `2 ore and 1 fuel`; `nothing` of an empty one.
#[must_use]
pub fn things_text(things: Things) -> String {
    handful(things, amount)
}

/// A handful of things, as what somebody buys, gives or loses.
#[must_use]
pub fn things_object(things: Things) -> String {
    handful(things, amount_object)
}

fn handful(things: Things, said: impl Fn(Thing, u8) -> String) -> String {
    let parts: Vec<String> = things.iter().map(|(thing, count)| said(thing, count)).collect();
    if parts.is_empty() { text("amount-nothing") } else { listed(&parts) }
}

/// What a small ship is called where there is hardly any room: in the hangar.
#[must_use]
pub fn ship_short(ship: Ship) -> String {
    text(&key_of("ship", ship.word(), "-short"))
}

/// What a small ship is called, as a label.
#[must_use]
pub fn ship_name(ship: Ship) -> String {
    text(&key_of("ship", ship.word(), ""))
}

/// What a small ship does.
#[must_use]
pub fn ship_help(ship: Ship) -> String {
    text(&key_of("ship", ship.word(), "-help"))
}

/// What a module is called, as the label of its room.
#[must_use]
pub fn module_name(module: Module) -> String {
    text(&key_of("module", module.word(), ""))
}

/// What a module is called inside a sentence: `Logistics module`.
#[must_use]
pub fn module_full(module: Module) -> String {
    text(&key_of("module", module.word(), "-full"))
}

/// What a module does at each level.
#[must_use]
pub fn module_help(module: Module) -> String {
    text(&key_of("module", module.word(), "-help"))
}

/// What an adventure is called.
#[must_use]
pub fn adventure_name(adventure: Adventure) -> String {
    text(&key_of("adventure", adventure.word(), ""))
}

/// What an adventure asks for and gives.
#[must_use]
pub fn adventure_help(adventure: Adventure) -> String {
    text(&key_of("adventure", adventure.word(), "-help"))
}

/// What pirates are called before they are paid or fought.
#[must_use]
pub fn class_name(class: PirateClass) -> String {
    text(match class {
        PirateClass::Pirates => "family-pirates",
        PirateClass::Corsairs => "family-corsairs",
    })
}

/// What is known of pirates before they are paid or fought.
#[must_use]
pub fn class_help(class: PirateClass) -> String {
    text(match class {
        PirateClass::Pirates => "family-pirates-help",
        PirateClass::Corsairs => "family-corsairs-help",
    })
}

/// What a card is called.
#[must_use]
pub fn card_name(card: Card) -> String {
    text(&key_of("card", card.word(), ""))
}

/// What can be done at a card.
#[must_use]
pub fn card_help(card: Card) -> String {
    match card.kind() {
        Kind::Trade { resource, price } => {
            let args = [("thing", thing_name(resource.into()).into()), ("price", price.into())];
            text_args("family-trade-help", &args)
        }
        Kind::Colony { resource, number } => {
            let args = [("what", amount_object(resource.into(), 1u8).into()), ("number", number.into())];
            text_args("family-colony-help", &args)
        }
        Kind::Adventures => text("family-adventure-help"),
        Kind::Pirates { class, strength } => {
            let key = match (card, class) {
                (_, PirateClass::Pirates) => "card-pirates-help",
                (Card::Corsairs4, PirateClass::Corsairs) => "card-corsairs-cannon-help",
                (_, PirateClass::Corsairs) => "card-corsairs-module-help",
            };
            text_args(key, &[("strength", strength.into()), ("ransom", class.ransom().into())])
        }
        Kind::Library
        | Kind::Diplomats
        | Kind::Merchants
        | Kind::GreenFolk
        | Kind::Scientists
        | Kind::Median
        | Kind::Lost => text(&key_of("card", card.word(), "-help")),
    }
}

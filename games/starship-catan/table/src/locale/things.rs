//! Names and explanations of commodities, cards, modules and other parts of the game, and texts of amounts.

use super::{listed, text, text_args};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames, message_key};
use starship_catan::rules::{
    Adventure, Card, CardKind, Commodity, CommodityCounts, HonourCard, Module, PirateClass, Seat, Ship,
};

orrery_locale::keyword_texts! {
    /// Returns the name of a side, Moon or Sun.
    pub fn seat_word(Seat) = "seat";
    /// Returns the name of a commodity as a label.
    pub fn thing_name(Commodity) = "thing";
    /// Returns the short name of a commodity, for the narrow bays of a ship.
    pub fn thing_short(Commodity) = "thing", "-short";
    /// Returns the letter of a commodity, for palettes whose colours do not distinguish the kinds of cargo.
    pub fn thing_letter(Commodity) = "thing", "-letter";
    /// Returns the name of a commodity within a sentence.
    pub fn thing_text(Commodity) = "thing", "-text";
    /// Returns the purpose of a commodity.
    pub fn thing_help(Commodity) = "thing", "-help";
    /// Returns the short name of a small ship, for the narrow hangar.
    pub fn ship_short(Ship) = "ship", "-short";
    /// Returns the name of a small ship as a label.
    pub fn ship_name(Ship) = "ship";
    /// Returns the effect of a small ship.
    pub fn ship_help(Ship) = "ship", "-help";
    /// Returns the name of a module as the label of its room.
    pub fn module_name(Module) = "module";
    /// Returns the name of a module within a sentence, such as `Logistics module`.
    pub fn module_full(Module) = "module", "-full";
    /// Returns the effect of a module at each level.
    pub fn module_help(Module) = "module", "-help";
    /// Returns the name of an adventure.
    pub fn adventure_name(Adventure) = "adventure";
    /// Returns the condition and the reward of an adventure.
    pub fn adventure_help(Adventure) = "adventure", "-help";
    /// Returns the name of a card.
    pub fn card_name(Card) = "card";
}

/// Returns the name of the player of a side, or the name of the side if the player has none.
pub fn seat_name(seat: Seat, names: &PlayerNames) -> String {
    let mut colours = Colour::ALL.iter().copied().filter(|&colour| Seat::of(colour) == seat);
    colours.find_map(|colour| names.own(colour)).map_or_else(|| seat_word(seat), str::to_owned)
}

/// Returns an amount of a commodity, on its own or after a colon, such as `2 ore`.
pub fn amount(thing: Commodity, count: impl Into<MessageValue>) -> String {
    text_args(&message_key("amount", thing.word(), ""), &[("count", count.into())])
}

/// Returns an amount of a commodity, such as `2 ore`, as the object of a verb like buy, give or lose.
pub fn amount_object(thing: Commodity, count: impl Into<MessageValue>) -> String {
    text_args(&message_key("amount", thing.word(), "-object"), &[("count", count.into())])
}

/// Returns several amounts of commodities, on their own or after a colon, such as `2 ore and 1 fuel`, or `nothing` if there are
/// none.
pub fn things_text(things: CommodityCounts) -> String {
    handful(things, amount)
}

/// Returns several amounts of commodities as the object of a verb like buy, give or lose.
pub fn things_object(things: CommodityCounts) -> String {
    handful(things, amount_object)
}

fn handful(things: CommodityCounts, said: impl Fn(Commodity, u8) -> String) -> String {
    let parts: Vec<String> = things.iter().map(|(thing, count)| said(thing, count)).collect();
    if parts.is_empty() { text("amount-nothing") } else { listed(&parts) }
}

/// Returns the name of a special card.
pub(super) fn honour_name(honour: HonourCard) -> String {
    text(match honour {
        HonourCard::Friend => "special-friend",
        HonourCard::Hero => "special-hero",
    })
}

/// Returns the name of pirates before they are paid or fought.
pub fn class_name(class: PirateClass) -> String {
    text(match class {
        PirateClass::Pirates => "family-pirates",
        PirateClass::Corsairs => "family-corsairs",
    })
}

/// Returns the known information about pirates before they are paid or fought.
pub fn class_help(class: PirateClass) -> String {
    text(match class {
        PirateClass::Pirates => "family-pirates-help",
        PirateClass::Corsairs => "family-corsairs-help",
    })
}

/// Returns the actions that a player can take at a card.
pub fn card_help(card: Card) -> String {
    match card.kind() {
        CardKind::Trade { resource, price } => {
            let args = [("thing", thing_name(resource.into()).into()), ("price", price.into())];
            text_args("family-trade-help", &args)
        }
        CardKind::Colony { resource, number } => {
            let args = [("what", amount_object(resource.into(), 1u8).into()), ("number", number.into())];
            text_args("family-colony-help", &args)
        }
        CardKind::Adventures => text("family-adventure-help"),
        CardKind::Pirates { class, strength } => {
            let key = match (card, class) {
                (_, PirateClass::Pirates) => "card-pirates-help",
                (Card::Corsairs4, PirateClass::Corsairs) => "card-corsairs-cannon-help",
                (_, PirateClass::Corsairs) => "card-corsairs-module-help",
            };
            text_args(key, &[("strength", strength.into()), ("ransom", class.ransom().into())])
        }
        CardKind::Library
        | CardKind::Diplomats
        | CardKind::Merchants
        | CardKind::GreenFolk
        | CardKind::Scientists
        | CardKind::Median
        | CardKind::Lost => text(&message_key("card", card.word(), "-help")),
    }
}

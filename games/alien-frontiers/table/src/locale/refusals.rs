//! Texts of refusals, in words that players know.

use super::things::{card_name, facility_name, field_name, ships_text, territory_name};
use super::{resources, text_args};
use alien_frontiers::rules::{Card, Facility, Field, Refusal, Ships, Territory};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames, message_key};

/// The arguments of a message.
type MessageArgs = Vec<(&'static str, MessageValue)>;

/// Returns the sentence with the reason for a refusal. The message key of a refusal is its name.
pub fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
    let written = format!("{refusal:?}");
    let name = written.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    text_args(&message_key("refusal", name, ""), &facts(refusal, names))
}

/// Returns the facts of a refusal as the arguments of its message. The match is exhaustive: a new refusal needs a text here.
#[rustfmt::skip]
fn facts(refusal: &Refusal, names: &PlayerNames) -> MessageArgs {
    use Refusal as R;
    let name = |colour: Colour| ("name", MessageValue::from(names.of(colour)));
    match *refusal {
        R::MatchOver | R::RollFirst | R::AlreadyRolled | R::NoShips | R::NotARun | R::NoStock | R::NoColonyLeft
        | R::HubWaits | R::HubColonyKept | R::OneOwner | R::NoCycle | R::NoCards | R::NoPair | R::EmptyTrade
        | R::RelicAway | R::RelicBought | R::NotTheDesert | R::DiscardDone => MessageArgs::new(),
        R::OwnColour { colour } | R::NotPlaying { colour } | R::DecoyProtects { colour } | R::DecoyFirst { colour } => {
            vec![name(colour)]
        }
        R::NotHeld { colour, card } => vec![name(colour), of_card(card)],
        R::NoColonyOf { colour, territory } => vec![name(colour), of_land(territory)],
        R::VictimHasLess { colour, fuel, ore } => vec![name(colour), ("have", resources(fuel, ore).into())],
        R::CannonMinimum { colour, out, least } => vec![name(colour), ("out", out.into()), ("least", least.into())],
        R::NotDocked { colour, facility, wanted, docked } => {
            vec![name(colour), of_place(facility), ("wanted", ships(wanted)), ("docked", ships(docked))]
        }
        R::WrongOrder { facility } | R::NotEqual { facility } | R::NotBack { facility } => vec![of_place(facility)],
        R::GroupSize { facility, needed, given } => {
            vec![of_place(facility), ("needed", needed.into()), ("given", given.into())]
        }
        R::NoDock { facility, free, needed } => {
            vec![of_place(facility), ("free", free.into()), ("needed", needed.into())]
        }
        R::MustDock { ship, facility } => vec![("ship", ships(ship.ships())), of_place(facility)],
        R::NotThere { card, facility } => vec![of_card(card), of_place(facility)],
        R::NotOnDisplay { card } | R::AlreadyHeld { card } | R::NotInPile { card } | R::NoPower { card }
        | R::UsedAlready { card } => vec![of_card(card)],
        R::NoControl { territory } | R::OwnControl { territory } | R::Isolated { territory } | R::Repulsed { territory }
        | R::NoColony { territory } | R::SameTerritory { territory } => vec![of_land(territory)],
        R::FieldAway { field } => vec![of_field(field)],
        R::FieldThere { field, territory } => vec![of_field(field), of_land(territory)],
        R::NotInHand { wanted, hand } => vec![("wanted", ships(wanted)), ("hand", ships(hand))],
        R::ValueFixed { ship } => vec![("ship", ships(ship.ships()))],
        R::ValueRange { value, wanted } => vec![("value", value.into()), ("wanted", wanted.into())],
        R::NotASix { value } => vec![("value", value.into())],
        R::MineTooLow { value, highest } => vec![("value", value.into()), ("highest", highest.into())],
        R::Price { fuel, ore, have_fuel, have_ore } => {
            vec![("price", resources(fuel, ore).into()), ("have", resources(have_fuel, have_ore).into())]
        }
        R::NothingToLaunch { circle } => vec![("circle", circle.into())],
        R::FleetTooSmall { others } => vec![("others", others.into())],
        R::RaidTooWeak { total, needed } => vec![("total", total.into()), ("needed", needed.into())],
        R::RaidTooMuch { asked } => vec![("asked", asked.into())],
        R::ClaimTooLow { total } => vec![("total", total.into())],
        R::SupplyShort { left } => vec![("left", left.into())],
        R::NothingToShed { held } | R::OverLimit { held } => vec![("held", held.into())],
        R::ShedExactly { needed, given } => vec![("needed", needed.into()), ("given", given.into())],
    }
}

fn of_place(facility: Facility) -> (&'static str, MessageValue) {
    ("facility", facility_name(facility).into())
}

fn of_land(territory: Territory) -> (&'static str, MessageValue) {
    ("territory", territory_name(territory).into())
}

fn of_card(card: Card) -> (&'static str, MessageValue) {
    ("card", card_name(card).into())
}

fn of_field(field: Field) -> (&'static str, MessageValue) {
    ("field", field_name(field).into())
}

fn ships(ships: Ships) -> MessageValue {
    ships_text(ships).into()
}

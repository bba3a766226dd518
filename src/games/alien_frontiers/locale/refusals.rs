//! Why something is refused, in the player's words.

use super::words::{card_name, facility_name, field_name, ships_text, territory_name};
use super::{text, text_args};
use crate::core::Colour;
use crate::games::alien_frontiers::rules::{Card, Facility, Field, Refusal, Ship, Ships, Territory};
use crate::locale::{Arg, Names};

/// The sentence that tells the player why.
#[must_use]
pub fn refusal_text(refusal: &Refusal, names: &Names) -> String {
    plain(refusal)
        .map(text)
        .or_else(|| about_docking(refusal))
        .or_else(|| about_players(refusal, names))
        .or_else(|| about_cards(refusal, names))
        .unwrap_or_else(|| refusal.to_string())
}

/// The refusals without facts.
fn plain(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::MatchOver => "refusal-match-over",
        Refusal::RollFirst => "refusal-roll-first",
        Refusal::AlreadyRolled => "refusal-already-rolled",
        Refusal::NoShips => "refusal-no-ships",
        Refusal::NotARun => "refusal-not-a-run",
        Refusal::NoStock => "refusal-no-stock",
        Refusal::HubWaits => "refusal-hub-waits",
        Refusal::NoCycle => "refusal-no-cycle",
        Refusal::NoCards => "refusal-no-cards",
        Refusal::NoPair => "refusal-no-pair",
        Refusal::EmptyTrade => "refusal-empty-trade",
        Refusal::RelicAway => "refusal-relic-away",
        Refusal::RelicBought => "refusal-relic-bought",
        Refusal::NotTheDesert => "refusal-not-the-desert",
        Refusal::DiscardDone => "refusal-discard-done",
        _ => return None,
    })
}

/// The refusals about ships, docks, prices and limits.
fn about_docking(refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NotInHand { wanted, hand } => {
            text_args("refusal-not-in-hand", &[("wanted", ships(wanted)), ("hand", ships(hand))])
        }
        Refusal::WrongOrder { facility } => text_args("refusal-wrong-order", &[("facility", place(facility))]),
        Refusal::GroupSize { facility, needed, given } => text_args(
            "refusal-group-size",
            &[("facility", place(facility)), ("needed", needed.into()), ("given", given.into())],
        ),
        Refusal::NotEqual { facility } => text_args("refusal-not-equal", &[("facility", place(facility))]),
        Refusal::NoDock { facility, free, needed } => text_args(
            "refusal-no-dock",
            &[("facility", place(facility)), ("free", free.into()), ("needed", needed.into())],
        ),
        Refusal::MineTooLow { value, highest } => {
            text_args("refusal-mine-too-low", &[("value", value.into()), ("highest", highest.into())])
        }
        Refusal::Price { fuel, ore, have_fuel, have_ore } => text_args(
            "refusal-price",
            &[("price", super::resources(fuel, ore).into()), ("have", super::resources(have_fuel, have_ore).into())],
        ),
        Refusal::NothingToLaunch { circle } => text_args("refusal-nothing-to-launch", &[("circle", circle.into())]),
        Refusal::NotASix { value } => text_args("refusal-not-a-six", &[("value", value.into())]),
        Refusal::FleetTooSmall { others } => text_args("refusal-fleet-too-small", &[("others", others.into())]),
        Refusal::RaidTooWeak { total, needed } => {
            text_args("refusal-raid-too-weak", &[("total", total.into()), ("needed", needed.into())])
        }
        Refusal::RaidTooMuch { asked } => text_args("refusal-raid-too-much", &[("asked", asked.into())]),
        Refusal::ClaimTooLow { total } => text_args("refusal-claim-too-low", &[("total", total.into())]),
        Refusal::SupplyShort { left } => text_args("refusal-supply-short", &[("left", left.into())]),
        Refusal::NothingToShed { held } => text_args("refusal-nothing-to-shed", &[("held", held.into())]),
        Refusal::ShedExactly { needed, given } => {
            text_args("refusal-shed-exactly", &[("needed", needed.into()), ("given", given.into())])
        }
        Refusal::OverLimit { held } => text_args("refusal-over-limit", &[("held", held.into())]),
        Refusal::MustDock { ship: one, facility } => {
            text_args("refusal-must-dock", &[("ship", ship(one)), ("facility", place(facility))])
        }
        Refusal::NotBack { facility } => text_args("refusal-not-back", &[("facility", place(facility))]),
        _ => return None,
    })
}

/// The refusals that name a player.
fn about_players(refusal: &Refusal, names: &Names) -> Option<String> {
    let name = |colour: Colour| ("name", Arg::from(names.of(colour)));
    Some(match *refusal {
        Refusal::VictimHasLess { colour, fuel, ore } => {
            text_args("refusal-victim-has-less", &[name(colour), ("have", super::resources(fuel, ore).into())])
        }
        Refusal::OwnColour { colour } => text_args("refusal-own-colour", &[name(colour)]),
        Refusal::NotPlaying { colour } => text_args("refusal-not-playing", &[name(colour)]),
        Refusal::DecoyProtects { colour } => text_args("refusal-decoy-protects", &[name(colour)]),
        Refusal::DecoyFirst { colour } => text_args("refusal-decoy-first", &[name(colour)]),
        Refusal::NotHeld { colour, card: held } => text_args("refusal-not-held", &[name(colour), ("card", card(held))]),
        Refusal::NotDocked { colour, facility, wanted, docked } => text_args(
            "refusal-not-docked",
            &[name(colour), ("facility", place(facility)), ("wanted", ships(wanted)), ("docked", ships(docked))],
        ),
        Refusal::CannonMinimum { colour, left, needed } => {
            text_args("refusal-cannon-minimum", &[name(colour), ("left", left.into()), ("needed", needed.into())])
        }
        Refusal::NoColonyOf { colour, territory } => {
            text_args("refusal-no-colony-of", &[name(colour), ("territory", land(territory))])
        }
        _ => return None,
    })
}

/// The refusals about cards, territories and fields.
fn about_cards(refusal: &Refusal, _: &Names) -> Option<String> {
    Some(match *refusal {
        Refusal::NotOnDisplay { card: one } => text_args("refusal-not-on-display", &[("card", card(one))]),
        Refusal::AlreadyHeld { card: one } => text_args("refusal-already-held", &[("card", card(one))]),
        Refusal::NotInPile { card: one } => text_args("refusal-not-in-pile", &[("card", card(one))]),
        Refusal::NoPower { card: one } => text_args("refusal-no-power", &[("card", card(one))]),
        Refusal::UsedAlready { card: one } => text_args("refusal-used-already", &[("card", card(one))]),
        Refusal::NotThere { card: one, facility } => {
            text_args("refusal-not-there", &[("card", card(one)), ("facility", place(facility))])
        }
        Refusal::ValueRange { value, wanted } => {
            text_args("refusal-value-range", &[("value", value.into()), ("wanted", wanted.into())])
        }
        Refusal::ValueFixed { ship: one } => text_args("refusal-value-fixed", &[("ship", ship(one))]),
        Refusal::NoControl { territory } => text_args("refusal-no-control", &[("territory", land(territory))]),
        Refusal::OwnControl { territory } => text_args("refusal-own-control", &[("territory", land(territory))]),
        Refusal::Isolated { territory } => text_args("refusal-isolated", &[("territory", land(territory))]),
        Refusal::Repulsed { territory } => text_args("refusal-repulsed", &[("territory", land(territory))]),
        Refusal::NoColony { territory } => text_args("refusal-no-colony", &[("territory", land(territory))]),
        Refusal::SameTerritory { territory } => text_args("refusal-same-territory", &[("territory", land(territory))]),
        Refusal::FieldAway { field: one } => text_args("refusal-field-away", &[("field", field(one))]),
        Refusal::FieldThere { field: one, territory } => {
            text_args("refusal-field-there", &[("field", field(one)), ("territory", land(territory))])
        }
        _ => return None,
    })
}

fn place(facility: Facility) -> Arg {
    facility_name(facility).into()
}

fn land(territory: Territory) -> Arg {
    territory_name(territory).into()
}

fn card(card: Card) -> Arg {
    card_name(card).into()
}

fn field(field: Field) -> Arg {
    field_name(field).into()
}

fn ships(ships: Ships) -> Arg {
    ships_text(ships).into()
}

fn ship(ship: Ship) -> Arg {
    ships_text(ship.ships()).into()
}

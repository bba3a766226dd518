//! The names and explanations of the things on the table, and amounts of them.

use super::{listed, text, text_args};
use contraband::rules::{
    Ask, Bonus, Line, Metal, Metals, Objective, Place, RANKS, Sector, Spot, Step, System, Token, Upgrade,
};
use orrery_core::Colour;
use orrery_locale::key_of;

/// What a metal is called, as a label.
#[must_use]
pub fn metal_name(metal: Metal) -> String {
    text(&key_of("metal", metal.word(), ""))
}

/// A metal as what somebody takes, gives or sells.
#[must_use]
pub fn metal_object(metal: Metal) -> String {
    text(&key_of("metal", metal.word(), "-object"))
}

/// Some metals as what somebody takes, gives or loses; of none nothing.
#[must_use]
pub fn metals_object(metals: Metals) -> String {
    let amount = |metal: Metal| {
        let count = metals.count(metal);
        text_args(&key_of("amount", metal.word(), "-object"), &[("count", count.into())])
    };
    let parts: Vec<String> = metals.kinds().map(amount).collect();
    if parts.is_empty() { text("amount-nothing") } else { listed(&parts) }
}

/// What an upgrade is called.
#[must_use]
pub fn upgrade_name(upgrade: Upgrade) -> String {
    text_args("upgrade", &[("system", system_name(upgrade.system()).into()), ("level", upgrade.level().into())])
}

/// What a system of a ship is called.
#[must_use]
pub fn system_name(system: System) -> String {
    text(&key_of("system", system.word(), ""))
}

/// What a bonus card is called.
#[must_use]
pub fn card_name(card: Bonus) -> String {
    text(&key_of("card", card.word(), ""))
}

/// What a bonus card does.
#[must_use]
pub fn card_help(card: Bonus) -> String {
    text(&key_of("card", card.word(), "-help"))
}

/// When a bonus card is played.
#[must_use]
pub fn card_when(card: Bonus) -> String {
    text(&key_of("card", card.word(), "-when"))
}

/// What an objective is called.
#[must_use]
pub fn objective_name(objective: Objective) -> String {
    text(&key_of("objective", objective.word(), ""))
}

/// What an objective asks for.
#[must_use]
pub fn objective_help(objective: Objective) -> String {
    text(&key_of("objective", objective.word(), "-help"))
}

/// What a step is called.
#[must_use]
pub fn step_name(step: Step) -> String {
    text(&key_of("step", step.word(), ""))
}

/// What a token of the lines is called.
#[must_use]
pub fn token_name(token: Token) -> String {
    text(&key_of("token", token.word(), ""))
}

/// What a quadrant is called.
#[must_use]
pub fn quadrant_name(quadrant: Colour) -> String {
    text(&key_of("quadrant", quadrant.word(), ""))
}

/// What is asked, in a few words.
#[must_use]
pub fn ask_text(ask: Ask) -> String {
    text(&key_of("ask", ask.word(), ""))
}

/// What a place is called; an open space with the code that stands in its lane.
#[must_use]
pub fn place_name(spot: Spot) -> String {
    let name = plain_name(spot);
    if spot.is_space() {
        return text_args("space", &[("name", name.into()), ("sector", spot.sector.word().into())]);
    }
    name
}

/// What a place or an open space is called, without a code.
fn plain_name(spot: Spot) -> String {
    let suffix = match spot.place {
        Place::Space => "",
        Place::Mine1 => "-mine-one",
        Place::Mine2 => "-mine-two",
        Place::Structure => "-structure",
    };
    text(&format!("place-{}{suffix}", spot.sector.word().to_lowercase()))
}

/// What a line is called: by the codes of the sectors on both sides.
#[must_use]
pub fn line_name(line: Line) -> String {
    let before = Sector::ALL[line.index()];
    text_args("line", &[("one", before.word().into()), ("other", before.on(1).word().into())])
}

/// What a solo player is called who ends with so many credits (CB-SOL-1).
#[must_use]
pub fn rank_name(credits: u32) -> String {
    let rank = RANKS.iter().find(|(least, _)| credits >= *least);
    rank.map(|(_, word)| text(&format!("rank-{}", word.replace(' ', "-")))).unwrap_or_default()
}

//! The names and explanations of everything on the table, and amounts in words.

use super::{listed, text, text_args};
use contraband::rules::{
    BoardSpot, BonusCard, DecisionKind, Metal, MetalCounts, MoveStep, Objective, PatrolToken, RANKS, Sector,
    SectorLine, SectorPlace, ShipSystem, Upgrade,
};
use orrery_core::Colour;
use orrery_locale::message_key;

orrery_locale::keyword_texts! {
    /// Returns the name of a metal, as a label.
    pub fn metal_name(Metal) = "metal";
    /// Returns the name of a metal as the object of a sentence, for example as the metal taken, given or sold.
    pub fn metal_object(Metal) = "metal", "-object";
    /// Returns the name of a ship's system.
    pub fn system_name(ShipSystem) = "system";
    /// Returns the name of a bonus card.
    pub fn card_name(BonusCard) = "card";
    /// Returns the effect of a bonus card, in words.
    pub fn card_help(BonusCard) = "card", "-help";
    /// Returns the time at which a bonus card can be played, in words.
    pub fn card_when(BonusCard) = "card", "-when";
    /// Returns the name of an objective.
    pub fn objective_name(Objective) = "objective";
    /// Returns the condition of an objective, in words.
    pub fn objective_help(Objective) = "objective", "-help";
    /// Returns the name of a step.
    pub fn step_name(MoveStep) = "step";
    /// Returns the name of a token.
    pub fn token_name(PatrolToken) = "token";
    /// Returns the name of a quadrant.
    pub fn quadrant_name(Colour) = "quadrant";
    /// Returns a question in a few words.
    pub fn ask_text(DecisionKind) = "ask";
}

/// Returns metals as the object of a sentence, for example as the metals taken, given or lost, or the word for nothing if there
/// are none.
pub fn metals_object(metals: MetalCounts) -> String {
    let amount = |metal: Metal| {
        let count = metals.count(metal);
        text_args(&message_key("amount", metal.word(), "-object"), &[("count", count.into())])
    };
    let parts: Vec<String> = metals.kinds().map(amount).collect();
    if parts.is_empty() { text("amount-nothing") } else { listed(&parts) }
}

/// Returns the name of an upgrade.
pub fn upgrade_name(upgrade: Upgrade) -> String {
    text_args("upgrade", &[("system", system_name(upgrade.system()).into()), ("level", upgrade.level().into())])
}

/// Returns the name of a spot. The name of an open space includes the code shown in its lane.
pub fn place_name(spot: BoardSpot) -> String {
    let name = plain_name(spot);
    if spot.is_space() {
        return text_args("space", &[("name", name.into()), ("sector", spot.sector.word().into())]);
    }
    name
}

/// Returns the name of a spot, without a code.
fn plain_name(spot: BoardSpot) -> String {
    let suffix = match spot.place {
        SectorPlace::Space => "",
        SectorPlace::Mine1 => "-mine-one",
        SectorPlace::Mine2 => "-mine-two",
        SectorPlace::Structure => "-structure",
    };
    text(&format!("place-{}{suffix}", spot.sector.word().to_lowercase()))
}

/// Returns the name of a line, made of the codes of the sectors on both sides.
pub fn line_name(line: SectorLine) -> String {
    let before = Sector::ALL[line.index()];
    text_args("line", &[("one", before.word().into()), ("other", before.on(1).word().into())])
}

/// Returns the rank of a solo player with these credits at the end (CB-SOL-1).
pub fn rank_name(credits: u32) -> String {
    let rank = RANKS.iter().find(|(least, _)| credits >= *least);
    rank.map(|(_, word)| text(&format!("rank-{}", word.replace(' ', "-")))).unwrap_or_default()
}

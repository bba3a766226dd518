//! How the greedy opponent, and the engine in thought, weigh what they see: in credits, turns and chances.

use serde::{Deserialize, Serialize};

/// The weights.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Style {
    /// Credits that are worth a turn.
    pub turn: f64,
    /// What a lost fight costs beside hold and upgrade: the way home.
    pub adrift: f64,
    /// How much of what patrols may cost in later turns counts.
    pub later: f64,
    /// How much of what patrols may cost at the end of this turn counts.
    pub ending: f64,
    /// What a mine is worth of what it yields.
    pub mined: f64,
    /// What a free unit is worth in a mine that nobody has entered.
    pub unexplored: f64,
    /// Turns beside those of the way: of a sale, and of a mine, from which there is a way to a market still.
    pub sale: f64,
    /// See `sale`.
    pub mine: f64,
    /// Turns that all moves of the last turn of a way count for: who arrives early has moves left. Only in thought.
    #[serde(default)]
    pub spare: f64,
    /// What a spaceport never visited is worth of the best wish that may be in its store.
    pub hoped: f64,
    /// What a wish must be of its price.
    pub least: f64,
    /// The last round in which upgrades are wished for, and in which only `dear` of a worth or more is taken for a metal.
    pub early: f64,
    /// See `early`.
    pub dear: f64,
    /// What it is worth to come upon a token that is hunted, or a ship that may be robbed.
    pub hunt: f64,
    /// Chances from which on raiders are fought, with the objective to beat them and without.
    pub raid: [f64; 2],
    /// Chances from which on the police is fought, with the objective to beat it, and with Plutonium aboard.
    pub police: [f64; 2],
    /// What upgrades are worth, in their order.
    pub wishes: [f64; 8],
    /// What weapons of level 1 and 2, and shields beside a weapon, are worth with the objective to beat somebody.
    pub bane: [f64; 3],
    /// What each missing system is worth with the objective to have all four.
    pub shipwright: f64,
}

/// The greedy yardstick's.
pub(super) const GREEDY: Style = Style {
    turn: 90.0,
    adrift: 250.0,
    later: 1.0,
    ending: 1.0,
    mined: 0.6,
    unexplored: 300.0,
    sale: 0.5,
    mine: 1.0,
    spare: 0.0,
    hoped: 0.5,
    least: 0.55,
    early: 14.0,
    dear: 0.5,
    hunt: 500.0,
    raid: [0.4, 0.6],
    police: [0.45, 0.6],
    wishes: [450.0, 650.0, 380.0, 0.0, 0.0, 0.0, 0.0, 350.0],
    bane: [500.0, 1100.0, 400.0],
    shipwright: 700.0,
};

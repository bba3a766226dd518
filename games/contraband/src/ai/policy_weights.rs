//! The weights with which the greedy opponent and the engine's simulations rate options, in credits, turns and chances.

use serde::{Deserialize, Serialize};

/// The weights of the policy that the greedy opponent and the simulations follow.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PolicyWeights {
    /// The value of a turn in credits.
    pub turn: f64,
    /// The cost in credits of the way home after a lost fight, in addition to the loss of the hold and of an upgrade.
    pub adrift: f64,
    /// The weight of the expected cost of patrols in later turns.
    pub later: f64,
    /// The weight of the expected cost of patrols at the end of this turn.
    pub ending: f64,
    /// The value of a mine as a fraction of its yield.
    pub mined: f64,
    /// The value in credits of a free unit of the hold at an unexplored mine.
    pub unexplored: f64,
    /// The number of turns added to those of a route to a market.
    pub sale: f64,
    /// The number of turns added to those of a route to a mine, from which the ship must still fly to a market.
    pub mine: f64,
    /// The additional cost, in turns, of a last turn in which all moves are used, because a ship that arrives early has moves
    /// left. Used only in simulations.
    #[serde(default)]
    pub spare: f64,
    /// The value of a spaceport never visited, as a fraction of the value of the best upgrade that may be in its store.
    pub hoped: f64,
    /// The smallest acceptable value of an upgrade as a fraction of its price.
    pub least: f64,
    /// The last round in which upgrades have their usual value, and in which a metal is sold only for at least `dear` of its
    /// worth.
    pub early: f64,
    /// The smallest acceptable price of a metal up to round `early`, as a fraction of its worth.
    pub dear: f64,
    /// The value of reaching a hunted token or a ship that may be robbed, in credits.
    pub hunt: f64,
    /// The chances of victory above which raiders are fought, with the objective to beat them and without it.
    pub raid: [f64; 2],
    /// The chances of victory above which the police are fought, with the objective to beat them, and with Plutonium aboard.
    pub police: [f64; 2],
    /// The values of the upgrades, in credits, in the order of `Upgrade`.
    pub wishes: [f64; 8],
    /// The values in credits of weapons of level 1 and 2, and of shields in addition to a weapon, with an objective to win a
    /// fight.
    pub bane: [f64; 3],
    /// The value in credits of an upgrade for a system without one, if the objective is to have all four.
    pub shipwright: f64,
}

/// The weights of the greedy baseline.
pub(super) const GREEDY: PolicyWeights = PolicyWeights {
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

//! The arena, in which opponents play each other to measure their strength with as little influence of luck as possible.
//!
//! The unit is a *seed block*: one seed, and as many matches as there are seats, with the list of players rotated by one seat
//! from match to match. Dice depend on the seed, the seat and the number of turns that the seat has had, so every player in a
//! seat has the same luck. Cards depend only on the seed and the number of cards drawn before. All statistics are over blocks
//! rather than matches, because the matches of a block are not independent.

mod behaviour;
mod calibration;
mod contract;
mod dice;
mod game;
mod player;
mod series;
mod simulation;
mod sprt;
pub mod stats;
mod tally;
mod variant;

pub use behaviour::behaviour_stats;
pub use calibration::{CalibrationPoint, CalibrationRow, WinEstimate};
pub use contract::{
    ArenaGame, BehaviourStats, ControlVariates, CountBehaviour, LuckMeasure, MAX_CONTROL_VARIATES, NoBehaviour,
    NoLuckMeasure,
};
pub use game::{ArenaError, ArenaMatch, ArenaResult};
pub use player::{ArenaPlayer, PlayerSpec};
pub use series::{Contest, SeriesProgress, SeriesSettings, play};
pub use simulation::{SimulatedMatch, Simulation, SimulationCounts};
pub use sprt::{Sprt, SprtVerdict};
pub use tally::{ContestFigures, ContestTally, PlayerFigures, SprtFigures};
pub use variant::{EngineVariant, Levels};

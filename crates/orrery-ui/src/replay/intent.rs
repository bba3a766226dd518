//! The requests of the replay viewer.

use std::path::PathBuf;

use orrery_core::Colour;
use orrery_core::Opponent;

/// A request of the replay viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayIntent {
    /// Watch the open match.
    Watch,
    /// Watch this saved match.
    File(PathBuf),
    /// Show the moment before the order at this index, or the end if the index equals the number of orders.
    To(usize),
    /// Play or pause the replay.
    Play,
    /// Play faster (true) or slower.
    Speed(bool),
    /// Let the coach compute the win chances.
    Chances,
    /// Ask for the players of a match that continues from the current moment.
    AskBranch,
    /// Let this opponent, or with `None` a person, play a seat of the new match.
    Seat(Colour, Option<Opponent>),
    /// Let people play all seats of the new match.
    AllPeople,
    /// Begin the match that continues from the current moment.
    Branch,
    /// Return to the screen from which the replay was opened.
    Leave,
}

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
    /// Show the moment before the order with this index, from 0.
    To(usize),
    /// Play, or pause.
    Play,
    /// Play faster (true) or slower.
    Speed(bool),
    /// Let the coach compute the chances.
    Chances,
    /// Ask for the players of a match that continues from here.
    AskBranch,
    /// Let this opponent, or a person, play a seat of that match.
    Seat(Colour, Option<Opponent>),
    /// Let people play every seat of that match.
    AllPeople,
    /// Begin the match that continues from here.
    Branch,
    /// Return to the place from which the replay was opened.
    Leave,
}

//! What somebody who watches a match asks for.

use std::path::PathBuf;

use orrery_core::Colour;
use orrery_core::Opponent;

/// What somebody who watches asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayWish {
    /// Watch the match that is open.
    Watch,
    /// Watch this saved match.
    File(PathBuf),
    /// Show it as it was before this order, counted from 0.
    To(usize),
    /// Play, or pause.
    Play,
    /// Faster, or slower.
    Speed(bool),
    /// Have the coach work out the chances.
    Chances,
    /// Ask who plays on from here.
    AskBranch,
    /// Let this opponent, or a person, play a seat from here on.
    Seat(Colour, Option<Opponent>),
    /// Let people play every seat from here on.
    AllPeople,
    /// Play on from here, in a match of its own.
    Branch,
    /// Back to where it was opened.
    Leave,
}

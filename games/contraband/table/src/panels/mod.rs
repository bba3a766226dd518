//! What this game's matches show in panels, and what is said of what lies on its board.

mod about;
mod academy;
mod asked;
mod brings;
mod coach;
mod codex;
mod end;
mod goal_tips;
mod great;
mod hint;
mod keys;
mod layout;
mod match_panels;
mod mirror;
mod moments;
mod plates;
mod players;
mod puzzles;
mod recap;
mod sentences;
mod statistics;
mod told;
mod told_targets;

use crate::ContrabandWindow;
use contraband::rules::Preset;
use orrery_ui::{self as panels, SetupWords};

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, ContrabandWindow>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, ContrabandWindow>;

impl SetupWords for ContrabandWindow {
    // Whoever loses the first fight is not lost with it.
    fn first_preset() -> Preset {
        Preset::Gentle
    }
}

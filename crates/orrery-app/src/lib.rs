//! The program: its window and screens, and the code that carries out every request of a panel or a key.
//!
//! [`AppPlugin`] adds every feature that does not depend on a game; [`GamePlugin`] adds one game. The modules of the crate:
//!
//! - Start and frame: `start` assembles the app, `preflight` checks what the window needs, `schedule` orders the systems,
//!   `state` holds the screens, the sessions and the resources that features share, `idle` decides when a frame is drawn, and
//!   `crash` writes reports.
//! - Games: [`Game`] combines the contracts that a game fulfils, and [`DynGame`] is a game with its type erased, found by its
//!   key.
//! - Input: `input` reads keys and the gamepad, `pick` turns clicks into orders, `focus` handles the keyboard focus, and
//!   `advance_focus` moves it to the next decision.
//! - Requests: panels and keys write requests, and `run_intents` hands each to the system of its feature, in order.
//! - Matches: `matches` starts, loads and closes matches, `save_list` lists saves, `seats` assigns seats, `share` exports
//!   matches, and `match_log`, `interruptions`, `banter`, `opening` and `ending` produce the texts of a match.
//! - Modes: `academy` (lessons), `codex` (rules and examples), `coach` (advice and review), `puzzles`, `replay` (the replay
//!   viewer) and `statistics`.
//! - Output: `draw_panels` shows the panels, `narrate` and `accessibility` describe the game for terminals and screen readers,
//!   and `display`, `language`, `sounds` and `title` apply the settings.
//! - Pictures: `offscreen` renders without a window, `gallery` renders every scene, and `screenshot` saves the picture of the
//!   window.

mod academy;
mod accessibility;
mod advance_focus;
pub mod banter;
mod coach;
mod codex;
mod covered_areas;
pub mod crash;
mod display;
mod draw_panels;
mod ending;
pub mod focus;
pub mod gallery;
mod game;
mod game_plugin;
mod game_registry;
mod idle;
mod input;
mod interruptions;
mod language;
mod match_log;
pub mod matches;
pub mod narrate;
mod offscreen;
mod opening;
pub mod opponents;
mod override_warnings;
mod past_orders;
mod pick;
mod preflight;
mod puzzles;
mod replay;
mod run_intents;
mod save_list;
mod save_settings;
mod schedule;
mod screenshot;
mod seats;
mod share;
mod sounds;
mod start;
mod state;
mod statistics;
pub mod suspense;
pub mod thinking_line;
pub mod title;
mod window;

use bevy::prelude::*;

pub use academy::{AcademyState, ActiveLesson, LessonCoach};
pub use coach::CoachState;
pub use codex::example::match_of as match_of_example;
pub use codex::{CodexState, ReadingPosition};
pub use display::zoom;
pub use game::Game;
pub use game_plugin::{DynGameAdapter, GamePlugin};
pub use game_registry::{DynGame, GameManifest};
pub use matches::open;
pub use offscreen::{OffscreenApp, RenderTimeout};
pub use replay::ReplayViewer;
pub use start::{assemble, run, task_pools};
pub use state::{ActiveGame, MatchUiState, MenuState, PendingConfirmation, Screen, Session, UiRequest};
pub use statistics::StatisticsState;
pub use window::icon;

/// Every feature of the program that does not depend on a game, one plugin per feature. Requires the engine's default plugins,
/// egui, the table and the board.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((schedule::plugin, state::plugin, save_settings::plugin))
            .add_plugins((window::plugin, language::plugin, display::plugin, covered_areas::plugin))
            .add_plugins((idle::plugin, focus::plugin, input::plugin, accessibility::plugin, narrate::plugin))
            .add_plugins((save_list::plugin, run_intents::plugin, seats::plugin, match_log::plugin))
            .add_plugins((academy::plugin, codex::plugin, replay::plugin))
            .add_plugins((screenshot::plugin, sounds::plugin, override_warnings::plugin, title::plugin));
    }
}

//! What the codex shows.

use bevy_egui::egui::{Id, Ui};

use crate::game_tabs::GameTabs;

use super::pages::{CodexPage, PageName};

/// What the codex shows.
#[derive(Debug, Clone, Copy)]
pub struct CodexView<'a> {
    /// Of which game.
    pub games: &'a GameTabs,
    /// The page that is open; the contents without one.
    pub page: Option<&'a CodexPage>,
    /// The pages found.
    pub found: &'a [PageName],
    /// What is searched for.
    pub query: &'a str,
    /// The marked place of the pages found, from 0.
    pub cursor: usize,
    /// Whether there is a page before.
    pub can_back: bool,
    /// The drawing that stands for the codex.
    pub emblem: &'a str,
    /// The key that opens the page of what is pointed at.
    pub key: &'a str,
    /// Whether examples can be played: not from within a lesson.
    pub can_play: bool,
}

/// Whether `now` is another than in the last passes: then what is marked is brought into sight. A few passes long, as some are
/// laid out more than once; no longer, so that at rest nothing is drawn.
pub fn newly<T: Clone + PartialEq + Send + Sync + 'static>(ui: &Ui, id: Id, now: T) -> bool {
    const PASSES: u8 = 3;
    let before = ui.data(|data| data.get_temp::<(T, u8)>(id));
    let left = match before {
        Some((last, left)) if last == now => left,
        _ => PASSES,
    };
    ui.data_mut(|data| data.insert_temp(id, (now, left.saturating_sub(1))));
    left > 0
}

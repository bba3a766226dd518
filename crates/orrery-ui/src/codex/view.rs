//! The data of the codex dialogue.

use bevy_egui::egui::{Id, Ui};

use crate::game_tabs::GameTabs;

use super::page_data::{CodexPage, PageEntry};

/// The data of the codex dialogue.
#[derive(Debug, Clone, Copy)]
pub struct CodexView<'a> {
    /// The tabs that select the game.
    pub games: &'a GameTabs,
    /// The open page, or `None` for the contents.
    pub page: Option<&'a CodexPage>,
    /// The pages found with the search text.
    pub found: &'a [PageEntry],
    /// The text in the search field.
    pub query: &'a str,
    /// The index of the marked entry among the pages found.
    pub cursor: usize,
    /// True if there is a previous page.
    pub can_back: bool,
    /// The name of the picture that represents the codex.
    pub emblem: &'a str,
    /// The name of the key that opens the page about the target under the pointer.
    pub key: &'a str,
    /// True if examples can be played: always, except during a lesson.
    pub can_play: bool,
    /// True if the player uses a gamepad. Its focus stops at every page of the index, because it cannot move the mark of the
    /// search field.
    pub by_pad: bool,
}

/// Reports whether `now` has changed within the last few passes, so that the marked entry is scrolled into view. A few passes are
/// needed because some content is laid out more than once. The result then becomes false, so that no frames are drawn at rest.
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

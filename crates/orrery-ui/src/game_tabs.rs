//! The choice of game at the top of a dialogue, if several games are on the title.

use bevy_egui::egui::Ui;

use super::intent::UiIntent;
use super::title::TitleTurn;
use super::widgets::choice;
use orrery_core::{FIRST_GAME, GameKey};

/// The games that a dialogue can show, in the order of the title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTabs {
    /// The current game.
    pub at: GameKey,
    /// All games with their names. Empty if the game cannot be chosen, as in a match.
    pub games: Vec<(GameKey, String)>,
}

impl Default for GameTabs {
    fn default() -> Self {
        Self { at: FIRST_GAME, games: Vec::new() }
    }
}

/// Shows the choice, if there is one. Choosing turns the title orrery, so that the dialogue, the title behind it and whatever is
/// opened next show the same game.
pub fn game_tabs(ui: &mut Ui, tabs: &GameTabs, out: &mut Vec<UiIntent>) {
    if tabs.games.len() < 2 {
        return;
    }
    let all: Vec<_> = tabs.games.iter().map(|(key, name)| (*key, name.clone(), String::new())).collect();
    if let Some(chosen) = choice(ui, tabs.at, &all) {
        out.push(UiIntent::Turn(TitleTurn::To(chosen)));
    }
    ui.add_space(8.0);
}

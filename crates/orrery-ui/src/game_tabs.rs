//! Which game a dialogue is about: a choice at its top, where several games are on the title.

use bevy_egui::egui::Ui;

use super::intent::UiIntent;
use super::title::TitleTurn;
use super::widgets::choice;
use orrery_core::{FIRST_GAME, GameKey};

/// The games a dialogue can be about, in the order of the house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTabs {
    /// The one it is about.
    pub at: GameKey,
    /// All of them, each with its name; empty where the game is given, as in a match.
    pub games: Vec<(GameKey, String)>,
}

impl Default for GameTabs {
    fn default() -> Self {
        Self { at: FIRST_GAME, games: Vec::new() }
    }
}

/// Shows the choice where there is one. Choosing turns the instrument of the title, so that the dialogue, the title behind it and
/// what is opened next are about the same game.
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

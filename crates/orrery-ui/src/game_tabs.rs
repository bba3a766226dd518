//! The tabs at the top of a dialogue that select the game, if the title screen has several games.

use bevy_egui::egui::Ui;

use super::intent::UiIntent;
use super::title::OrreryRotationRequest;
use super::widgets::choice;
use orrery_core::{FIRST_GAME, GameKey};

/// The games that a dialogue can show, and the one that it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTabs {
    /// The game that the dialogue shows.
    pub at: GameKey,
    /// All playable games with their names, in the order of the title screen. Empty if the game cannot be chosen, for example
    /// during a match.
    pub games: Vec<(GameKey, String)>,
}

impl Default for GameTabs {
    fn default() -> Self {
        Self { at: FIRST_GAME, games: Vec::new() }
    }
}

/// Shows the tabs, if there are at least two games. A choice also turns the title orrery, so that the dialogue, the title screen
/// behind it and the dialogues opened next show the same game.
pub fn game_tabs(ui: &mut Ui, tabs: &GameTabs, out: &mut Vec<UiIntent>) {
    if tabs.games.len() < 2 {
        return;
    }
    let all: Vec<_> = tabs.games.iter().map(|(key, name)| (*key, name.clone(), String::new())).collect();
    if let Some(chosen) = choice(ui, tabs.at, &all) {
        out.push(UiIntent::Turn(OrreryRotationRequest::To(chosen)));
    }
    ui.add_space(8.0);
}

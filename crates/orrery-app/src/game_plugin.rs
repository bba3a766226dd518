//! What the program does with each of its games.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::game::Game;
use super::{
    academy, coach, codex, display, draw_panels, focus, hosted, input, language, lead_on, match_log, mirror, narrate,
    pick, puzzles, replay, run_intents, sounds, statistics, thinking_line,
};
use orrery_board::ScenePlugin;
use orrery_sound::CuesPlugin;
use orrery_table::TablePlugin;

/// All that the program has of a game: its table, its board, its sounds, and a part of every feature that shows matches. Needs
/// [`super::AppPlugin`].
pub struct GamePlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for GamePlugin<G> {
    fn default() -> Self {
        GamePlugin(PhantomData)
    }
}

impl<G: Game> Plugin for GamePlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_plugins((TablePlugin::<G>::default(), CuesPlugin::<G>::default()));
        app.add_plugins(ScenePlugin::<G>::default());
        G::install(app);
        app.add_plugins((display::game_plugin::<G>, draw_panels::game_plugin::<G>, focus::game_plugin::<G>))
            .add_plugins((input::game_plugin::<G>, language::game_plugin::<G>, match_log::game_plugin::<G>))
            .add_plugins((mirror::game_plugin::<G>, narrate::game_plugin::<G>))
            .add_plugins((pick::game_plugin::<G>, lead_on::game_plugin::<G>))
            .add_plugins((hosted::game_plugin::<G>, run_intents::game_plugin::<G>, sounds::game_plugin::<G>))
            .add_plugins((
                academy::game_plugin::<G>,
                codex::game_plugin::<G>,
                coach::game_plugin::<G>,
                replay::game_plugin::<G>,
                thinking_line::game_plugin::<G>,
                puzzles::game_plugin::<G>,
                statistics::game_plugin::<G>,
            ));
    }
}

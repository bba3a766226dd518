//! The line about the thinking of the opponent to move, updated a few times a second.

use bevy::prelude::*;

use super::game::Game;
use super::schedule::AppSystems;
use super::state::MatchUiState;
use orrery_ai::SearchPhase;
use orrery_core::Rules as _;
use orrery_locale::{SearchStatus, grouped, thought_text};
use orrery_settings::keys::{Action, KeyMap};
use orrery_table::{OpponentPacing, OpponentSearch, Table, Viewpoint};

/// Adds the thinking line of a game's opponents.
pub fn game_plugin<G: Game>(app: &mut App) {
    // Without a table of this game, the line may belong to another game.
    let playing = resource_exists::<Table<G::Rules>>;
    app.add_systems(Update, tell::<G>.run_if(playing).in_set(AppSystems::TellThought));
}

/// The thinking time after which the line appears, in seconds. For a shorter time it would only flicker.
const WORTH_TELLING: f32 = 0.3;

/// The time between two updates of the line, in seconds.
const RENEWED: f32 = 0.2;

/// Updates the thinking line. In step-by-step mode it also describes the search behind the order that waits for a key.
fn tell<G: Game>(
    time: Res<Time<Real>>,
    thinking: Res<OpponentSearch<G::Rules>>,
    table: Res<Table<G::Rules>>,
    pace: Res<OpponentPacing>,
    keys: Res<KeyMap>,
    mut play: ResMut<MatchUiState>,
    mut since: Local<f32>,
) {
    *since += time.delta_secs();
    let line = Some(table).filter(|table| table.goes_on() && !table.mover_is_human()).and_then(|table| {
        let name = play.names.of(table.mover());
        let open = !G::Rules::HIDDEN_INFORMATION || table.viewpoint() == Viewpoint::All;
        match thinking.watch() {
            Some(_) if thinking.seconds() < WORTH_TELLING => None,
            Some(_) if play.thought.is_some() && *since < RENEWED => play.thought.clone(),
            Some(watch) => {
                *since = 0.0;
                let thought = SearchStatus::<G> {
                    busy: watch.phase(),
                    ends: watch.ends(),
                    playouts: watch.playouts(),
                    favourite: watch.favourite(),
                };
                Some(thought_text(&told_of(thought, open), &name, &play.names))
            }
            None if pace.step => {
                thinking.compared().map(|ends| ready::<G>(&name, if open { ends } else { 0 }, &keys, &play.caption))
            }
            None => None,
        }
    });
    if play.thought != line {
        play.thought = line;
    }
}

/// Returns the part of the thinking that may be shown. The number of plans, the favourite and the speed of playouts depend on the
/// opponent's hand. Unless the hand is `open` to the viewer, only the fact that the opponent is thinking remains.
pub fn told_of<G: Game>(thought: SearchStatus<G>, open: bool) -> SearchStatus<G> {
    if open {
        thought
    } else {
        SearchStatus { busy: SearchPhase::Finding, ends: 0, playouts: 0, favourite: Vec::new() }
    }
}

/// Returns the line about an opponent that waits for a key in step-by-step mode: its last action, the number of plans it has
/// compared, and the key.
pub fn ready<G: Game>(name: &str, ends: u32, keys: &KeyMap, caption: &str) -> String {
    let args = [("name", name.into()), ("shown", grouped(ends).into()), ("key", keys.shown(Action::Advance).into())];
    let what = G::text_args(if ends > 1 { "think-weighed" } else { "think-ready" }, &args);
    match caption.is_empty() {
        true => what,
        false => G::text_args("think-after", &[("caption", caption.into()), ("what", what.into())]),
    }
}

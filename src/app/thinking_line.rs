//! What the opponent to move weighs, in a line that is renewed a few times a second.

use bevy::prelude::*;

use super::schedule::AppSystems;
use super::state::Play;
use crate::games::alien_frontiers::locale::{Thought, text_args, thought_text};
use crate::games::alien_frontiers::table::{Table, Thinking};
use crate::locale::grouped;
use crate::settings::keys::{Action, KeyMap};
use crate::table::Pace;

/// The line of what an opponent thinks.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(AppSystems::TellThought));
}

/// Seconds a thought takes before it is told of: quicker ones would only flicker.
const WORTH_TELLING: f32 = 0.3;

/// Seconds between two looks at a thought.
const RENEWED: f32 = 0.2;

/// Tells what is thought now; step by step also what was weighed for the order that waits.
pub fn tell(
    time: Res<Time<Real>>,
    thinking: Res<Thinking>,
    table: Option<Res<Table>>,
    pace: Res<Pace>,
    keys: Res<KeyMap>,
    mut play: ResMut<Play>,
    mut since: Local<f32>,
) {
    *since += time.delta_secs();
    let line = table.filter(|table| table.goes_on() && !table.mover_is_human()).and_then(|table| {
        let name = play.names.of(table.view().mover());
        match thinking.watch() {
            Some(_) if thinking.seconds() < WORTH_TELLING => None,
            Some(_) if play.thought.is_some() && *since < RENEWED => play.thought.clone(),
            Some(watch) => {
                *since = 0.0;
                let thought = Thought {
                    busy: watch.busy(),
                    ends: watch.ends(),
                    playouts: watch.playouts(),
                    favourite: watch.favourite(),
                };
                Some(thought_text(&thought, &name, &play.names))
            }
            None if pace.step => thinking.compared().map(|ends| ready(&name, ends, &keys, &play.caption)),
            None => None,
        }
    });
    if play.thought != line {
        play.thought = line;
    }
}

/// What an opponent did last, and that its next order waits to be let through.
fn ready(name: &str, ends: u32, keys: &KeyMap, caption: &str) -> String {
    let args = [("name", name.into()), ("shown", grouped(ends).into()), ("key", keys.shown(Action::Advance).into())];
    let what = text_args(if ends > 1 { "think-weighed" } else { "think-ready" }, &args);
    match caption.is_empty() {
        true => what,
        false => text_args("think-after", &[("caption", caption.into()), ("what", what.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn step_by_step_the_line_tells_what_was_done_and_that_more_waits() {
        let keys = crate::games::key_map();
        let told = ready("Blue", 1107, &keys, "Blue rolled 2 3 6");
        assert_eq!(told, "Blue rolled 2 3 6. Blue weighed 1,107 ways to use its dice (Space)");
        assert_eq!(ready("Blue", 0, &keys, ""), "Blue has decided (Space)");
    }
}

//! Who plays which seat while a match goes on.

use bevy::prelude::*;

use super::game::Game;
use super::schedule::AppSystems;
use super::state::{Front, Play};
use orrery_core::{Colour, Opponent};
use orrery_locale::Wording;
use orrery_record::{Control, Seat};
use orrery_settings::USUAL_OPPONENT;
use orrery_table::{Gate, Intent, MatchNow, Table};
use orrery_ui::{Overlay, PlayerRow, Sits};

/// Who plays is chosen while opponents wait.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, wait_for_choice.in_set(AppSystems::HoldOpponents));
}

/// By colour: who plays.
#[must_use]
pub fn sits<G: Wording>(seats: &[Seat]) -> [Sits; Colour::COUNT] {
    let mut all: [Sits; Colour::COUNT] = Default::default();
    for seat in seats {
        all[seat.colour.index()] = Sits::of::<G>(seat.control);
    }
    all
}

/// Opponents wait while somebody chooses who plays, so that a turn can be taken over in its middle, while the menu lies over the
/// board, and while somebody reads what was done to him: nothing is missed behind these.
pub fn wait_for_choice(front: Res<Front>, play: Res<Play>, mut gate: ResMut<Gate>) {
    let covered = front
        .overlays
        .iter()
        .any(|overlay| matches!(overlay, Overlay::Players(_) | Overlay::TakeSeat(_) | Overlay::Menu));
    gate.shut(covered || !play.moments.is_empty());
}

/// The seats as the dialogue shows them.
#[must_use]
pub fn rows(now: &MatchNow, play: &Play) -> Vec<PlayerRow> {
    let row = |seat: &Seat| {
        let opponent = match seat.control {
            Control::Ai(opponent) => Some(opponent),
            Control::Human | Control::Replay => None,
        };
        PlayerRow {
            colour: seat.colour,
            name: play.names.of(seat.colour),
            opponent,
            person: seat.control == Control::Human,
            instead: play.relieved[seat.colour.index()].unwrap_or(USUAL_OPPONENT),
            moving: now.to_act == Some(seat.colour),
        }
    };
    now.seats.iter().map(row).collect()
}

/// Lets `player` play `colour` from now on, mid-turn too: an opponent, or a person where there is none. Before a person sees what is
/// hidden from everybody at the screen, a question is asked.
pub fn give<G: Game>(world: &mut World, colour: Colour, player: Option<Opponent>) {
    let table = world.get_resource::<Table<G::Rules>>();
    if player.is_none() && table.is_some_and(|table| table.would_show_a_secret(colour)) {
        let asked = Overlay::TakeSeat(colour);
        let overlays = &mut world.resource_mut::<Front>().overlays;
        if overlays.last() != Some(&asked) {
            overlays.push(asked);
        }
        return;
    }
    hand::<G>(world, colour, player);
}

/// Lets a person play `colour` from now on, whatever is seen by that.
pub fn take<G: Wording>(world: &mut World, colour: Colour) {
    hand::<G>(world, colour, None);
}

fn hand<G: Wording>(world: &mut World, colour: Colour, player: Option<Opponent>) {
    let seat = world.get_resource::<MatchNow>().and_then(|now| now.seats.iter().find(|seat| seat.colour == colour));
    let Some(before) = seat.map(|seat| seat.control) else { return };
    let after = player.map_or(Control::Human, Control::Ai);
    let mut play = world.resource_mut::<Play>();
    if let Control::Ai(opponent) = before {
        play.relieved[colour.index()] = Some(opponent);
    }
    play.sits[colour.index()] = Sits::of::<G>(after);
    // A question before an order belongs to whoever wanted to give it.
    play.asked = false;
    play.refused = None;
    play.recap = None;
    world.write_message(Intent::TakeOver(colour, after));
}

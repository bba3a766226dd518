//! The keys that turn the orrery of the title, if it has more than one game.

use super::context::InputContext;
use crate::game::Game;
use crate::state::Screen;
use orrery_settings::keys::{Action, KeyChord};
use orrery_ui::{OrreryRotationRequest, UiIntent};

/// Requests a turn of the title's orrery for the actions [`Action::Left`] and [`Action::Right`], and for the number keys of the
/// games. Returns false for other input, with fewer than two games, and while anything other than the title is shown.
pub fn turned<G: Game>(
    seen: &InputContext<G>,
    chord: &KeyChord,
    action: Option<Action>,
    out: &mut Vec<UiIntent>,
) -> bool {
    let games = seen.instrument.bodies().len();
    if *seen.screen.get() != Screen::Title || !seen.front.overlays.is_empty() || games < 2 {
        return false;
    }
    let plain = !chord.control && !chord.alt && !chord.shift;
    let digit = chord.key.parse::<usize>().ok().filter(|_| plain);
    let wish = match (action, digit) {
        (Some(Action::Left), _) => OrreryRotationRequest::By(-1),
        (Some(Action::Right), _) => OrreryRotationRequest::By(1),
        (_, Some(digit)) if (1..=games).contains(&digit) => OrreryRotationRequest::Number(digit - 1),
        _ => return false,
    };
    out.push(UiIntent::Turn(wish));
    true
}

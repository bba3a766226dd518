//! What keys and buttons do on every screen and over every dialogue.

use super::seen::Seen;
use crate::game::Game;
use crate::state::Screen;
use crate::window;
use orrery_settings::Settings;
use orrery_settings::keys::{Action, Chord};
use orrery_ui::{CodexAsk, Overlay, UiIntent};

/// Whether a key writes something into a field.
#[must_use]
pub fn types(chord: &Chord) -> bool {
    let function = chord.key.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    !chord.control && !chord.alt && !function
}

/// What is done on every screen and over every dialogue. Whether the action is one of that kind.
pub fn everywhere<G: Game>(seen: &Seen<G>, action: Action, repeat: bool, out: &mut Vec<UiIntent>) -> bool {
    let changed = |change: &dyn Fn(&mut Settings)| {
        let mut settings = seen.settings.clone();
        change(&mut settings);
        UiIntent::Settings(Box::new(settings))
    };
    let intent = match action {
        Action::Fullscreen => changed(&|settings| settings.window_kind = window::toggled(settings.window_kind)),
        Action::ScaleUp => changed(&|settings| settings.ui_scale += SCALE_STEP),
        Action::ScaleDown => changed(&|settings| settings.ui_scale = settings.ui_scale.saturating_sub(SCALE_STEP)),
        Action::ScaleReset => changed(&|settings| settings.ui_scale = 100),
        Action::Screenshot => UiIntent::Screenshot,
        Action::Mute => UiIntent::Mute,
        Action::Codex => UiIntent::Codex(CodexAsk::Help),
        Action::Options => toggled(seen, Overlay::Options),
        Action::Keys => toggled(seen, Overlay::Keys),
        Action::Menu if *seen.screen.get() == Screen::Match || !seen.front.overlays.is_empty() => {
            if seen.front.overlays.is_empty() { UiIntent::Open(Overlay::Menu) } else { UiIntent::Close }
        }
        Action::Menu => return true,
        _ => return false,
    };
    let held = matches!(action, Action::ScaleUp | Action::ScaleDown);
    if !repeat || held {
        out.push(intent);
    }
    true
}

/// How much larger or smaller a key makes dialogues, in percent of their designed size.
const SCALE_STEP: u16 = 25;

/// What is on top goes; else it comes.
fn toggled<G: Game>(seen: &Seen<G>, overlay: Overlay) -> UiIntent {
    if seen.front.overlays.last() == Some(&overlay) { UiIntent::Close } else { UiIntent::Open(overlay) }
}

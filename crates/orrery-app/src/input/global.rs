//! Keys and buttons that work on every screen and over every dialogue.

use super::context::InputContext;
use crate::game::Game;
use crate::state::Screen;
use crate::window;
use orrery_settings::Settings;
use orrery_settings::keys::{Action, KeyChord};
use orrery_ui::{CodexIntent, Overlay, UiIntent};

/// Reports whether a key press would type into a text field.
pub fn types(chord: &KeyChord) -> bool {
    let function = chord.key.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    !chord.control && !chord.alt && !function
}

/// Handles the actions that work on every screen and over every dialogue. Returns true if `action` is one of them.
pub fn everywhere<G: Game>(seen: &InputContext<G>, action: Action, repeat: bool, out: &mut Vec<UiIntent>) -> bool {
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
        Action::Codex => UiIntent::Codex(CodexIntent::Help),
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

/// The change of the interface scale per key press, in percentage points.
const SCALE_STEP: u16 = 25;

/// Returns the request that closes the overlay if it is topmost, and opens it otherwise.
fn toggled<G: Game>(seen: &InputContext<G>, overlay: Overlay) -> UiIntent {
    if seen.front.overlays.last() == Some(&overlay) { UiIntent::Close } else { UiIntent::Open(overlay) }
}

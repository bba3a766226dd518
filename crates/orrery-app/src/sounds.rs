//! The sounds of the interface: of buttons, of pointing at things, and of new messages.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Id;
use orrery_table::CurrentPendingOrder;

use super::game::Game;
use super::schedule::OutputSystems;
use super::state::MenuState;
use orrery_board::{HoveredTargets, TargetId};
use orrery_settings::Settings;
use orrery_sound::{PlaySound, SoundCue};
use orrery_ui::{CodexIntent, UiIntent, take_touched};

/// Adds the sounds of the interface.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, notice.in_set(OutputSystems::RingSounds));
}

/// Adds the sound of a pick in matches of this game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(PostUpdate, notice_picks::<G>.after(notice).in_set(OutputSystems::RingSounds));
}

/// Returns the sound of a request from a panel or key. Requests that change the match are silent here: the match plays its own
/// sounds.
pub fn cue_of(intent: &UiIntent, menus: &MenuState, settings: &Settings) -> Option<SoundCue> {
    match intent {
        UiIntent::Pick(_)
        | UiIntent::Order(_)
        | UiIntent::Undo
        | UiIntent::Redo
        | UiIntent::ResetTurn
        | UiIntent::UndoTo(_)
        | UiIntent::StepOpponent
        | UiIntent::SaveName(_)
        | UiIntent::Mute
        | UiIntent::Codex(
            CodexIntent::Query(_) | CodexIntent::Cursor(_) | CodexIntent::Point(_) | CodexIntent::OptionAt(_),
        )
        | UiIntent::Turn(_)
        | UiIntent::Counted
        | UiIntent::Quit => None,
        // Typing makes no sound.
        UiIntent::Draft(draft) => {
            (draft.seed == menus.draft.seed && draft.code == menus.draft.code).then_some(SoundCue::BUTTON)
        }
        // A sample of the new volume.
        UiIntent::Settings(changed) if changed.volume != settings.volume => Some(SoundCue::PICK),
        _ => Some(SoundCue::BUTTON),
    }
}

/// The hovered and shown things of the previous frame, to detect changes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PreviousFrame {
    touched: Option<Id>,
    pointed: Option<TargetId>,
    toasts: usize,
}

/// Plays sounds for changes since the previous frame, such as a newly hovered target.
pub fn notice(
    mut contexts: EguiContexts,
    hovered: Option<Res<HoveredTargets>>,
    front: Res<MenuState>,
    mut before: Local<PreviousFrame>,
    mut rings: MessageWriter<PlaySound>,
) {
    let now = PreviousFrame {
        touched: contexts.ctx_mut().ok().and_then(|ctx| take_touched(ctx)),
        pointed: hovered.and_then(|hovered| hovered.target()),
        toasts: front.toasts.len(),
    };
    let over = |now: bool, changed: bool| (now && changed).then_some(SoundCue::HOVER);
    let told = [
        over(now.touched.is_some(), now.touched != before.touched),
        over(now.pointed.is_some(), now.pointed != before.pointed),
        (now.toasts > before.toasts).then_some(SoundCue::TOAST),
    ];
    rings.write_batch(told.into_iter().flatten().map(PlaySound));
    if *before != now {
        *before = now;
    }
}

/// Plays a sound when the pending order changes, unless it becomes empty.
pub fn notice_picks<G: Game>(
    plan: Res<CurrentPendingOrder<G::Rules>>,
    mut before: Local<CurrentPendingOrder<G::Rules>>,
    mut rings: MessageWriter<PlaySound>,
) {
    if !plan.is_changed() || *plan == *before {
        return;
    }
    before.clone_from(&plan);
    if *plan != CurrentPendingOrder::default() {
        rings.write(PlaySound(SoundCue::PICK));
    }
}

//! Applies changed settings, sizes the panels, and sets how often a frame is drawn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};
use orrery_table::CurrentPendingOrder;

use super::game::Game;
use super::idle::wake::GamepadWatcher;
use super::replay::ReplayViewer;
use super::schedule::{AppSystems, PanelSystems};
use super::state::{MatchUiState, MenuState, Screen};
use super::title;
use orrery_board::MotionActive;
use orrery_board::SkyQualitySetting;
use orrery_locale as locale;
use orrery_settings::palette;
use orrery_settings::palette::PaletteName;
use orrery_settings::{AnimationSpeed, HandOverNotice, OpponentPace, Settings};
use orrery_sound::{SoundOutput, SoundQueue};
use orrery_table::{
    CoachTasks, FinishSavingSystems, LossWarningSettings, MatchStatus, OpenHands, OpponentEngine, OpponentPacing, Table,
};
use orrery_ui as panels;
use orrery_ui::Overlay;

/// Adds the systems that set up egui, set the size of its points, apply settings, and pace the frames.
pub fn plugin(app: &mut App) {
    app.init_resource::<EguiReady>()
        .insert_resource(WinitSettings::desktop_app())
        .configure_sets(
            EguiPrimaryContextPass,
            (PanelSystems::SteerFocus, PanelSystems::Show, PanelSystems::DrawRing)
                .run_if(resource_equals(EguiReady(true))),
        )
        .add_systems(
            Update,
            (
                set_up_egui.in_set(AppSystems::Appearance),
                apply.in_set(AppSystems::ApplySettings).run_if(resource_changed::<Settings>),
                turn_hands.in_set(AppSystems::ApplySettings),
            ),
        )
        .init_resource::<OrderDialogueOpen>()
        .init_resource::<CoachBusy>()
        .add_systems(PostUpdate, fit.before(EguiPostUpdateSet::EndPass))
        .add_systems(Last, pace_frames.after(FinishSavingSystems));
}

/// Adds the systems that apply settings to matches of this game, and record its open questions and running studies.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, apply_to::<G>.in_set(AppSystems::ApplySettings).run_if(resource_changed::<Settings>))
        .add_systems(PostUpdate, note_dialogue::<G>.before(fit))
        .add_systems(Last, note_studies::<G>.after(FinishSavingSystems).before(pace_frames));
}

/// True while a dialogue asks a question about the pending order.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OrderDialogueOpen(bool);

/// True while a coach is studying.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CoachBusy(bool);

fn note_dialogue<G: Game>(
    table: Option<Res<Table<G::Rules>>>,
    plan: Res<CurrentPendingOrder<G::Rules>>,
    mut asked: ResMut<OrderDialogueOpen>,
    mut mine: Local<bool>,
) {
    let now = table.is_some_and(|table| table.local_turn() && G::asks_in_a_dialogue(table.view(), &plan));
    if std::mem::replace(&mut *mine, now) != now {
        asked.0 = now;
    }
}

fn note_studies<G: Game>(coach: Res<CoachTasks<G::Rules>>, mut studying: ResMut<CoachBusy>, mut mine: Local<bool>) {
    let now = coach.is_busy();
    if std::mem::replace(&mut *mine, now) != now {
        studying.0 = now;
    }
}

/// The width and height of the layout in board units. In a match, one unit is one egui point.
pub const UNITS: Vec2 = Vec2::new(1600.0, 900.0);

/// True once egui has its fonts and style. Nothing can be shown before that.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EguiReady(pub bool);

/// Gives egui its fonts and style as soon as it has a camera to draw on.
pub fn set_up_egui(mut contexts: EguiContexts, mut dressed: ResMut<EguiReady>) {
    if !dressed.0
        && let Ok(ctx) = contexts.ctx_mut()
    {
        panels::install(ctx);
        dressed.0 = true;
    }
}

/// The state that determines the size of egui's points.
#[derive(SystemParam)]
pub struct UiScaleInputs<'w> {
    screen: Res<'w, State<Screen>>,
    front: Res<'w, MenuState>,
    play: Res<'w, MatchUiState>,
    settings: Res<'w, Settings>,
    dialogue: Res<'w, OrderDialogueOpen>,
}

impl UiScaleInputs<'_> {
    /// Reports whether an open screen or dialogue uses the player's interface scale. The panels of a match follow the size of the
    /// board instead.
    fn chosen(&self) -> bool {
        let banner = self.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
        match self.screen.get() {
            Screen::Title | Screen::Setup | Screen::End => true,
            Screen::Match => !self.front.overlays.is_empty() || banner || self.play.asked || self.dialogue.0,
        }
    }
}

/// The size of a board unit, in pixels, in a window of 1280 × 720. Small text is then 12 pixels high.
const READABLE: f32 = 0.8;

/// Returns the pixels per egui point in a window of `size` pixels, and the egui points per board unit. `chosen` is the interface
/// scale in percent, or `None` where the interface follows the board's units. A scale below 100% does not make text smaller than
/// 12 pixels, and has no effect where text is smaller anyway.
pub fn zoom(size: Vec2, chosen: Option<u16>) -> (f32, f32) {
    let board = (size / UNITS).min_element();
    let wanted = board * f32::from(chosen.unwrap_or(100)) / 100.0;
    let points = wanted.max(board.min(READABLE));
    (points, board / points)
}

/// Sets the size of egui's points to that of the board's units, or to the player's interface scale.
pub fn fit(window: Query<&Window, With<PrimaryWindow>>, sizes: UiScaleInputs, mut contexts: EguiContexts) {
    let (Ok(window), Ok(ctx)) = (window.single(), contexts.ctx_mut()) else { return };
    let (points, scale) = zoom(window.resolution.size(), sizes.chosen().then_some(sizes.settings.ui_scale));
    // In a window without an area there is nothing to scale.
    if points <= 0.05 {
        return;
    }
    if (ctx.zoom_factor() - points).abs() > 1e-4 {
        ctx.set_zoom_factor(points);
        ctx.request_repaint();
    }
    panels::set_board_scale(ctx, scale);
}

/// Applies changed settings that all games share.
pub fn apply(
    settings: Res<Settings>,
    mut pace: ResMut<OpponentPacing>,
    mut sky: ResMut<SkyQualitySetting>,
    mut contexts: EguiContexts,
) {
    *pace = OpponentPacing {
        opponents: settings.pace.seconds(),
        step: settings.pace == OpponentPace::Step,
        unseen: settings.pace == OpponentPace::Instant && settings.animation == AnimationSpeed::Off,
    };
    sky.set_if_neq(SkyQualitySetting(settings.sky));
    palette::wear(settings.palette);
    locale::name_by_shape(settings.palette == PaletteName::Greyscale);
    if let Ok(ctx) = contexts.ctx_mut() {
        panels::with_text_size(settings.text_size, || panels::restyle(ctx));
    }
}

/// Applies the setting that shows all hands, once the settings dialogue is closed, so that browsing the settings reveals no hand.
pub fn turn_hands(settings: Res<Settings>, front: Res<MenuState>, mut open: ResMut<OpenHands>) {
    if !front.overlays.contains(&Overlay::Options) {
        open.set_if_neq(OpenHands(settings.hand_over == HandOverNotice::Open));
    }
}

/// Applies the changed settings for the opponents' thinking and for loss warnings to the matches of a game.
fn apply_to<G: Game>(
    settings: Res<Settings>,
    mut mind: ResMut<OpponentEngine<G::Rules>>,
    mut caution: ResMut<LossWarningSettings<G::Rules>>,
) {
    mind.budget = settings.think.percent();
    for question in G::QUESTIONS {
        caution.set(question.loses, settings.asks(question.of::<G>()));
    }
}

/// Draws frames continuously while something moves or is computed, a replay plays, an opponent is to move, a sound plays or a
/// message is shown. Otherwise draws frames on input, and at the intervals that the title and the gamepads need.
pub fn pace_frames(
    animating: Res<MotionActive>,
    now: Option<Res<MatchStatus>>,
    (front, play): (Res<MenuState>, Res<MatchUiState>),
    coach: Res<CoachBusy>,
    viewer: Option<Res<ReplayViewer>>,
    sounds: Res<SoundQueue>,
    output: Option<Res<SoundOutput>>,
    pads: Query<(), With<Gamepad>>,
    watch: Res<GamepadWatcher>,
    (time, title): (Res<Time<Real>>, title::TitleIdleInputs),
    mut winit: ResMut<WinitSettings>,
) {
    let opponent = now.is_some_and(|now| now.goes_on && !now.mover_is_human());
    let watched = viewer.is_some_and(|viewer| viewer.is_playing());
    let studies = coach.0 || play.guide.is_playing();
    let sounding = sounds.is_waiting() || output.is_some_and(|output| output.is_busy());
    let busy =
        animating.0 || watched || opponent || studies || sounding || !front.toasts.is_empty() || play.refused.is_some();
    let rest = title.within(watch.rest(pads.iter().count(), time.elapsed_secs()));
    let wanted = if busy { UpdateMode::Continuous } else { UpdateMode::reactive(rest) };
    if winit.focused_mode != wanted {
        winit.focused_mode = wanted;
        // Opponents continue to play, and background work continues, while another window has the focus.
        winit.unfocused_mode = wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialog_text_stays_at_least_12_pixels_high() {
        for percent in [75, 100, 250] {
            let (points, scale) = zoom(Vec2::new(1280.0, 720.0), Some(percent));
            assert!(points * panels::SMALL >= 11.99, "{percent} %: {}", points * panels::SMALL);
            assert!((points * scale - 0.8).abs() < 1e-4, "the board keeps its size");
        }
        let (small, _) = zoom(Vec2::new(3840.0, 2160.0), Some(75));
        let (designed, scale) = zoom(Vec2::new(3840.0, 2160.0), None);
        assert!((small / designed - 0.75).abs() < 1e-4);
        assert_eq!(scale, 1.0);
    }
}

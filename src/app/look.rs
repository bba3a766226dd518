//! The window's size and mode, the size of the panels, and how often a frame is drawn.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiContexts;

use super::state::{Front, Play};
use crate::board::{Animating, MotionSettings};
use crate::settings::{OpponentPace, Question, Settings};
use crate::sound::{Output, Queue};
use crate::table::plan::WarningKind;
use crate::table::{Caution, Coach, Mind, Pace, Table};
use crate::{palette, panels};

/// Width and height of the layout in units; one unit is one of egui's points.
pub const UNITS: Vec2 = Vec2::new(1600.0, 900.0);

/// How the window lies on the screen.
#[must_use]
pub const fn mode(fullscreen: bool) -> WindowMode {
    if fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

/// Whether egui wears the fonts and the look yet. Before that nothing can be shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dressed(pub bool);

/// Puts the fonts and the look on egui as soon as there is a camera for it to draw on.
pub fn dress(mut contexts: EguiContexts, settings: Res<Settings>, mut dressed: ResMut<Dressed>) {
    if !dressed.0
        && let Ok(ctx) = contexts.ctx_mut()
    {
        panels::install(ctx, scale(&settings));
        dressed.0 = true;
    }
}

fn scale(settings: &Settings) -> f32 {
    f32::from(settings.ui_scale) / 100.0
}

/// Makes egui's points as large as the board's units.
pub fn fit(window: Query<&Window, With<PrimaryWindow>>, mut contexts: EguiContexts) {
    let (Ok(window), Ok(ctx)) = (window.single(), contexts.ctx_mut()) else { return };
    let size = window.resolution.size();
    let zoom = (size / UNITS).min_element();
    if zoom > 0.05 && (ctx.zoom_factor() - zoom).abs() > 1e-4 {
        ctx.set_zoom_factor(zoom);
    }
}

/// The engine's kind of a question.
#[must_use]
pub const fn warning_kind(question: Question) -> WarningKind {
    match question {
        Question::UndockedShips => WarningKind::EndWithUndocked,
        Question::Launch => WarningKind::LaunchForgotten,
        Question::Claim => WarningKind::ClaimForgotten,
        Question::LastColony => WarningKind::LastColonyWhileBehind,
        Question::SpendsShip => WarningKind::SpendsShip,
    }
}

/// Lets changed settings work.
pub fn apply(
    settings: Res<Settings>,
    mut motion: ResMut<MotionSettings>,
    mut pace: ResMut<Pace>,
    mut mind: ResMut<Mind>,
    mut caution: ResMut<Caution>,
    mut window: Query<&mut Window, With<PrimaryWindow>>,
    mut contexts: EguiContexts,
    mut first: Local<bool>,
) {
    *motion = MotionSettings { speed: settings.animation.factor().unwrap_or(0.0), reduced: settings.reduced_motion };
    *pace = Pace { opponents: settings.pace.seconds(), step: settings.pace == OpponentPace::Step };
    mind.budget = settings.think.percent();
    for &question in Question::ALL {
        caution.set(warning_kind(question), settings.asks(question));
    }
    palette::wear(settings.palette);
    if let Ok(ctx) = contexts.ctx_mut() {
        panels::restyle(ctx, scale(&settings));
    }
    let started = std::mem::replace(&mut *first, true);
    if let (true, Ok(mut window)) = (started, window.single_mut()) {
        let wanted = mode(settings.fullscreen);
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}

/// At rest a frame is drawn only for input; while something moves or an opponent is to move, all the time.
pub fn pace_frames(
    animating: Res<Animating>,
    table: Option<Res<Table>>,
    front: Res<Front>,
    play: Res<Play>,
    coach: Res<Coach>,
    sounds: Res<Queue>,
    output: Option<Res<Output>>,
    mut winit: ResMut<WinitSettings>,
) {
    let opponent = table.is_some_and(|table| !table.position().is_over() && !table.mover_is_human());
    let studies = coach.is_busy() || play.guide.is_playing();
    let sounding = sounds.is_waiting() || output.is_some_and(|output| output.is_busy());
    let busy = animating.0 || opponent || studies || sounding || !front.toasts.is_empty() || play.refused.is_some();
    let wanted = if busy { UpdateMode::Continuous } else { UpdateMode::reactive(Duration::from_secs(5)) };
    if winit.focused_mode != wanted {
        winit.focused_mode = wanted;
        // Opponents play on and things arrive while another window has the focus.
        winit.unfocused_mode = wanted;
    }
}

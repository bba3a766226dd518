//! Shows the panels of the current screen. Egui may run its pass twice a frame, so the systems here only read state and write
//! requests.

mod dialogues;
mod in_match;
mod params;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, FocusDirection, Key, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use orrery_core::Rules as _;

use self::params::PanelParams;
use super::game::Game;
use super::schedule::PanelSystems;
use super::state::{ActiveGame, Screen, UiRequest};
use super::{academy, title as title_screen};
use orrery_board::LogAnchorId;
use orrery_ui::{self as panels, Overlay, UiIntent};

/// Adds the system that shows the panels while this game is active.
pub fn game_plugin<G: Game>(app: &mut App) {
    let active = |active: Res<ActiveGame>| active.is::<G>();
    app.add_systems(EguiPrimaryContextPass, show::<G>.run_if(active).in_set(PanelSystems::Show));
}

/// Shows the panels and sends their requests.
pub fn show<G: Game>(
    mut contexts: EguiContexts,
    shown: PanelParams<G>,
    mut asked: MessageWriter<UiRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut out = Vec::new();
    panels::with_text_size(shown.settings.text_size, || everything(&ctx, &shown, &mut out));
    let spots = pointed_out(&shown, &mut out);
    if !shown.spotlight.0.iter().map(|&spot| G::anchor_id(spot)).eq(spots.iter().copied()) {
        asked.write(UiRequest(UiIntent::Spot(spots)));
        redraw.write(RequestRedraw);
    }
    let pointed = panels::take_pointed(&ctx);
    if pointed != shown.desk.pointed {
        asked.write(UiRequest(UiIntent::Codex(panels::CodexIntent::Point(pointed))));
    }
    asked.write_batch(out.into_iter().map(UiRequest));
    Ok(())
}

/// Shows the screen, the dialogues over it, and the messages over everything.
fn everything<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, out: &mut Vec<UiIntent>) {
    if !ctx.content_rect().is_positive() {
        // A window without an area cannot show anything.
        return;
    }
    let screen = *shown.screen.get();
    if screen != Screen::Match || shown.dialogue_open() {
        arrows_begin(ctx);
    }
    match screen {
        Screen::Title => title(ctx, shown, out),
        Screen::Setup => setup(ctx, shown, out),
        Screen::Match | Screen::End => in_match::in_match(ctx, shown, screen, out),
    }
    for overlay in &shown.front.overlays {
        dialogues::over(ctx, shown, overlay, out);
    }
    if let Some(reason) = shown.front.unsaved.as_ref().or(shown.unsaved.0.as_ref()) {
        panels::badge(ctx, reason);
    }
    panels::toasts(ctx, &shown.front.toasts, out);
}

/// Removes the requests to highlight spots from `out`, and returns the spots to highlight on the board. Returns an empty list
/// while a dialogue other than the log is on top.
fn pointed_out<G: Game>(shown: &PanelParams<G>, out: &mut Vec<UiIntent>) -> Vec<LogAnchorId> {
    let mut spots = Vec::new();
    out.retain(|intent| match intent {
        UiIntent::Spot(wanted) => {
            spots.clone_from(wanted);
            false
        }
        _ => true,
    });
    // The log moves out of the way of the board; any other dialogue covers it.
    let covered = shown.front.overlays.last().is_some_and(|overlay| *overlay != Overlay::Log);
    if covered { Vec::new() } else { spots }
}

/// Focuses the first button if an arrow key is pressed while nothing has the focus. From there egui moves the focus. Only widgets
/// shown after this call can receive it.
fn arrows_begin(ctx: &egui::Context) {
    let arrows = [Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
    let pressed = ctx.input(|input| arrows.iter().any(|&key| input.key_pressed(key)));
    if pressed && ctx.memory(|memory| memory.focused().is_none()) {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
}

fn title<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, out: &mut Vec<UiIntent>) {
    panels::layer(ctx, "title", ctx.content_rect(), Order::Background, |ui| {
        title_screen::curtain(ui, &shown.settings, shown.sky.0);
        // The choices of the first start replace the title menu.
        if !shown.front.overlays.contains(&Overlay::FirstStart) {
            panels::title(ui, &shown.title_view(ctx), out);
        }
    });
}

fn setup<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, out: &mut Vec<UiIntent>) {
    panels::layer(ctx, "setup", ctx.content_rect(), Order::Background, |ui| {
        title_screen::curtain(ui, &shown.settings, shown.sky.0);
        let whole = ui.ctx().content_rect();
        panels::dim_title(ui.painter(), whole);
        let draft = &shown.front.draft;
        if let Some(host) = shown.hosts.of(draft.game) {
            let ours = draft.game == G::Rules::KEY;
            let untaught = ours.then(|| academy::untaught::<G>(&shown.learner, &shown.settings.setups)).flatten();
            panels::setup(ui, draft, &panels::SetupPage { untaught, ..host.setup_page(draft) }, out);
        }
    });
}

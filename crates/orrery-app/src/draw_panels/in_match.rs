//! The panels of the open match.

use bevy_egui::egui;

use super::params::{PanelParams, origin};
use crate::game::Game;
use crate::state::Screen;
use crate::{academy, coach, codex, ending, pick, puzzles, replay, seats};
use orrery_board::TargetId;
use orrery_locale::{text, text_args};
use orrery_settings::keys::Action;
use orrery_table::{OrderInput, PendingOrder, Table};
use orrery_ui::{self as panels, GamePanelData, HintLine, Overlay, SharedPanelData, UiIntent, match_panels};

/// Shows the panels of the open match.
pub(super) fn in_match<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, screen: Screen, out: &mut Vec<UiIntent>) {
    let (Some(table), plan) = (&shown.table, &*shown.plan) else { return };
    let local = table.local_turn() && !shown.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
    let targets = if local { pick::reachable::<G>(plan, table) } else { Vec::new() };
    let watched = replay::view::<G>(shown.viewer.as_deref(), table, &shown.coach);
    let back = watched.is_none() && leads_back(shown, table, screen);
    let quiet = watched.is_some() || back;
    let withheld = shown.withheld.shown(table);
    let hint = match withheld {
        _ if quiet => HintLine::default(),
        // While announcements are withheld, the hint is the caption of the last opponent's action.
        Some(_) => HintLine::plain(shown.play.caption.clone()),
        None => hint(shown, table, plan, &targets, local),
    };
    let mut shared = shared_view(ctx, shown, table, (&hint, local, watched.as_ref()));
    if let Some(before) = withheld {
        (shared.mover, shared.over) = (before.mover, before.over_before);
    }
    let focus = advance::<G>().and_then(|advance| shown.hovered.told_by_panels(advance));
    let view = GamePanelData {
        shared,
        table: Some(table),
        seen: withheld.map_or_else(|| table.seen(), |one| &one.before),
        plan,
        targets: &targets,
        focus: focus.and_then(G::target),
        warning: shown.pending.0.filter(|_| shown.play.asked).map(|confirm| confirm.warning),
        withheld,
    };
    if screen == Screen::Match {
        let hidden = G::hides_the_board(plan);
        panels::mirror(ctx, &shown.mirror.0, view.origin, |_| hidden, out);
    }
    match_panels(ctx, &view, out);
    if shown.play.ending && ctx.input(|input| input.pointer.any_pressed()) {
        out.push(UiIntent::CloseMoment);
    }
    if let Some(Overlay::Player(seat)) = shown.front.overlays.last() {
        panels::about_player(ctx, &view, *seat, out);
    }
    if table.can_go_back_past() {
        panels::practice_mark(ctx, &view);
    }
    if let Some(puzzle) = &shown.puzzle {
        puzzles::show(ctx, puzzle, table, &view, out);
    }
    if let Some(course) = shown.course.as_ref().filter(|_| shown.front.overlays.is_empty()) {
        academy::show(ctx, (course, table, &shown.play), &view, &shown.hits, out);
    } else if local && watched.is_none() && shown.front.overlays.is_empty() && !shown.play.asked {
        academy::show_met(ctx, &shown.learner, table, &view, &shown.hits, out);
    }
    codex::show_beside(ctx, (&shown.desk, shown.drill.as_deref(), shown.suspended.0.is_some()), &view, out);
    if shown.front.overlays.contains(&Overlay::Review) {
        // The points would cover the review.
    } else if screen == Screen::End {
        ending::show::<G>(ctx, table, &shown.play, &shown.keys, out);
    } else if back {
        ending::again(ctx, &view, out);
    }
}

/// Returns the target on the board that continues the match, or `None` if the game has no such target. Panels that describe the
/// board offer it too.
fn advance<G: Game>() -> Option<TargetId> {
    G::ADVANCE.first().map(|&target| G::id(target))
}

/// Builds the part of a match view that all games share. `local` is true if a person at this screen can act now.
fn shared_view<'a, G: Game>(
    ctx: &egui::Context,
    shown: &'a PanelParams<'_, G>,
    table: &Table<G::Rules>,
    (hint, local, replay): (&'a HintLine, bool, Option<&'a panels::ReplayView<'a>>),
) -> SharedPanelData<'a> {
    SharedPanelData {
        places: G::panel_places(table.seats().len()),
        names: &shown.play.names,
        sits: &shown.play.sits,
        keys: &shown.keys,
        log: &shown.play.log,
        round: table.seen_round(),
        mover: table.seen_mover(),
        local,
        over: table.seen_over(),
        can_undo: table.can_undo() && (local || table.can_go_back_past()),
        can_redo: local && table.can_redo(),
        walks: shown.device.walks(),
        stepping: shown.pace.step,
        hint,
        unasked: shown.play.unasked,
        recap: shown.play.recap.as_ref(),
        moment: shown.play.moment().filter(|_| shown.front.overlays.is_empty()),
        remark: shown.play.remarks.now.as_ref(),
        coach: coach::view::<G>(table, &shown.coach, &shown.play),
        counters: &shown.counters,
        aloft: &shown.aloft.0,
        replay,
        origin: origin(ctx),
    }
}

/// Reports whether to show the button that leads from the board of a finished match back to the points. The game chooses its
/// position.
fn leads_back<G: Game>(shown: &PanelParams<G>, table: &Table<G::Rules>, screen: Screen) -> bool {
    // While the end is shown on the board, the points have not been shown yet, so there is nothing to return to.
    let waits = shown.play.ending || table.is_held();
    let bare = screen == Screen::Match && shown.front.overlays.is_empty() && !waits;
    bare && table.is_over() && !table.is_practice()
}

fn hint<G: Game>(
    shown: &PanelParams<G>,
    table: &Table<G::Rules>,
    plan: &PendingOrder<G::Rules>,
    targets: &[<G::Rules as OrderInput>::Target],
    local: bool,
) -> HintLine {
    if let Some((refused, _)) = &shown.play.refused {
        return refused.clone();
    }
    if shown.play.moment().is_some() && shown.front.overlays.is_empty() {
        // A notice over the board has to be closed first.
        return HintLine::plain(text_args("moment-go-on", &[("key", shown.keys.shown(Action::Advance).into())]));
    }
    let course = shown.course.as_deref();
    let steps = course.is_some_and(academy::ActiveLesson::steps) && (local || table.is_over());
    if course.is_some_and(academy::ActiveLesson::reads) || (steps && !G::confirms_at_the_foot(plan)) {
        // The bubble already names the next step; a second hint would contradict or repeat it.
        return HintLine::default();
    }
    let name = seats::name_in_hint::<G>(table, &shown.play.names);
    if table.is_over() {
        return HintLine::plain(text("ui-hint-over"));
    }
    if local {
        return G::hint(table.view(), plan, targets, &name, &shown.keys);
    }
    if let Some(thought) = &shown.play.thought {
        return HintLine::plain(thought.clone());
    }
    if shown.play.caption.is_empty() {
        return HintLine::plain(text_args("ui-hint-opponent", &[("name", name.into())]));
    }
    HintLine::plain(shown.play.caption.clone())
}

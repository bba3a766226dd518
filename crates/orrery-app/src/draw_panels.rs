//! Shows the panels of the current screen. Egui may run its pass twice a frame, so the systems here only read state and write
//! requests.

use crate::game::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, FocusDirection, Key, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use orrery_core::{GameFrontend, Rules as _};
use orrery_learn::stats::Statistics as _;
use orrery_table::CurrentPendingOrder;

use super::accessibility::AccessibleBoard;
use super::codex::example::ActiveExample;
use super::display::UNITS;
use super::game_registry::{GameRegistry, Suspended};
use super::input::key_labels::KeyLabels;
use super::replay::{self, ReplayViewer};
use super::schedule::PanelSystems;
use super::state::{ActiveGame, MatchUiState, MenuState, PendingConfirmation, Screen, UiRequest};
use super::suspense::WithheldTableChanges;
use super::title::TitleInputs;
use super::window::MonitorNames;
use super::{academy, coach, codex, ending, pick, puzzles, seats, share, statistics, title as title_screen};
use orrery_board::{
    AnimatedCounters, BoardScene, HighlightedPlaces, HitAreas, HoveredTargets, LogAnchorId, OverlaySprites, SkyReady,
    TargetId,
};
use orrery_locale::{text, text_args};
use orrery_settings::{AppFolders, LastInputDevice, Settings, keys::Action};
use orrery_table::{CoachTasks, MatchStatus, OpponentPacing, OrderInput, PendingOrder, Table, UnsavedReason};
use orrery_ui::{
    self as panels, GamePanelData, GameTabs, HintLine, OpponentChoices, Overlay, SettingsView, SharedPanelData,
    TitleView, UiIntent, keys_list, load_list, log_dialogue, match_menu, match_panels, options, question, save_as,
};

/// Adds the systems that show the panels while this game is active.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show::<G>.in_set(PanelSystems::Show));
}

/// The ECS resources from which the panels are drawn.
#[derive(SystemParam)]
pub struct PanelParams<'w, G: Game> {
    screen: Res<'w, State<Screen>>,
    front: Res<'w, MenuState>,
    play: Res<'w, MatchUiState>,
    desk: Res<'w, codex::CodexState>,
    drill: Option<Res<'w, ActiveExample<G>>>,
    settings: Res<'w, Settings>,
    keys: Res<'w, KeyLabels>,
    device: Res<'w, LastInputDevice>,
    table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    at_hand: Res<'w, ActiveGame>,
    hosts: Res<'w, GameRegistry>,
    suspended: Res<'w, Suspended>,
    pending: Res<'w, PendingConfirmation<G>>,
    withheld: Res<'w, WithheldTableChanges<G>>,
    now: Option<Res<'w, MatchStatus>>,
    unsaved: Res<'w, UnsavedReason>,
    plan: Option<Res<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>>,
    hovered: Option<Res<'w, HoveredTargets>>,
    pace: Option<Res<'w, OpponentPacing>>,
    coach: Res<'w, CoachTasks<<G as GameFrontend>::Rules>>,
    spotlight: Option<Res<'w, HighlightedPlaces<<G as BoardScene>::LogAnchor>>>,
    counters: Res<'w, AnimatedCounters>,
    aloft: Res<'w, OverlaySprites>,
    course: Option<Res<'w, academy::ActiveLesson<G>>>,
    learner: Res<'w, academy::AcademyState>,
    puzzle: Option<Res<'w, puzzles::ActivePuzzle<G>>>,
    viewer: Option<Res<'w, ReplayViewer>>,
    book: Res<'w, statistics::StatisticsState<G>>,
    folders: Option<Res<'w, AppFolders>>,
    hits: Res<'w, HitAreas>,
    screens: Res<'w, MonitorNames>,
    mirror: Res<'w, AccessibleBoard>,
    sky: Res<'w, SkyReady>,
    title: TitleInputs<'w>,
}

/// Shows the panels and sends their requests.
pub fn show<G: Game>(
    mut contexts: EguiContexts,
    shown: PanelParams<G>,
    mut asked: MessageWriter<UiRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if !shown.at_hand.is::<G>() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let mut out = Vec::new();
    panels::with_text_size(shown.settings.text_size, || everything(&ctx, &shown, &mut out));
    let spots = pointed_out(&shown, &mut out);
    let now = |spotlight: &HighlightedPlaces<<G as BoardScene>::LogAnchor>| {
        spotlight.0.iter().map(|&spot| G::anchor_id(spot)).collect::<Vec<_>>()
    };
    if shown.spotlight.as_ref().is_some_and(|spotlight| now(spotlight) != spots) {
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
    if screen != Screen::Match || dialogue_open(shown) {
        arrows_begin(ctx);
    }
    match screen {
        Screen::Title => title(ctx, shown, out),
        Screen::Setup => setup(ctx, shown, out),
        Screen::Match | Screen::End => in_match(ctx, shown, screen, out),
    }
    for overlay in &shown.front.overlays {
        over(ctx, shown, overlay, out);
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

/// Reports whether a dialogue is open in which egui moves the focus.
fn dialogue_open<G: Game>(shown: &PanelParams<G>) -> bool {
    let banner = shown.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
    !shown.front.overlays.is_empty() || banner || shown.play.asked
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

fn title_view<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>) -> TitleView {
    let (daily, daily_new) = share::daily_told::<G>(&shown.book.profile);
    TitleView {
        daily,
        daily_new,
        challenges: !G::Rules::CHALLENGES.is_empty(),
        fade: title_screen::fade(&shown.settings),
        version: text_args("ui-version", &[("version", env!("CARGO_PKG_VERSION").into())]),
        ..shown.title.view(&shown.front.waiting, origin(ctx))
    }
}

fn title<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, out: &mut Vec<UiIntent>) {
    panels::layer(ctx, "title", ctx.content_rect(), Order::Background, |ui| {
        title_screen::curtain(ui, &shown.settings, shown.sky.0);
        // The choices of the first start replace the title menu.
        if !shown.front.overlays.contains(&Overlay::FirstStart) {
            panels::title(ui, &title_view(ctx, shown), out);
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

/// Returns the upper left corner of the 16:9 area, in board units.
fn origin(ctx: &egui::Context) -> egui::Pos2 {
    let whole: Rect = ctx.content_rect();
    let free = (whole.size() / panels::board_scale(ctx) - vec2(UNITS.x, UNITS.y)) / 2.0;
    pos2(0.0, 0.0) + free
}

fn in_match<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, screen: Screen, out: &mut Vec<UiIntent>) {
    let (Some(table), Some(plan)) = (&shown.table, &shown.plan) else { return };
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
    let focus = shown.hovered.as_ref().and_then(|hovered| hovered.told_by_panels(advance::<G>()?));
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
        stepping: shown.pace.as_ref().is_some_and(|pace| pace.step),
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

/// Returns the proposed name for a save, which consists of the players' names and the round.
fn suggested_name<G: Game>(shown: &PanelParams<G>) -> String {
    let Some(table) = &shown.table else { return String::new() };
    let names: Vec<String> = table.seats().iter().map(|seat| shown.play.names.of(seat.colour)).collect();
    let args = [("names", names.join(&text("list-comma")).into()), ("round", table.seen_round().into())];
    text_args("access-save-name", &args)
}

fn over<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, overlay: &Overlay, out: &mut Vec<UiIntent>) {
    let waits = shown.suspended.0.is_some();
    match overlay {
        Overlay::Menu => match (&shown.course, &shown.puzzle, &shown.viewer) {
            (Some(course), ..) => academy::menu(ctx, course, waits, out),
            (None, Some(_), _) => panels::puzzle_menu(ctx, waits, out),
            (None, None, Some(_)) => panels::viewer_menu(ctx, out),
            (None, None, None) => match_menu(ctx, out),
        },
        Overlay::Share => {
            if let Some(table) = &shown.table {
                panels::share(ctx, &share::view::<G>(table, shown.folders.as_deref()), out);
            }
        }
        Overlay::Daily => panels::daily(ctx, &share::daily_view::<G>(&shown.book.profile), out),
        Overlay::Branch => {
            if let (Some(viewer), Some(table)) = (&shown.viewer, &shown.table) {
                let when = replay::when::<G>(table, &shown.play.names);
                let terms = replay::terms::<G>(table);
                panels::branch(ctx, viewer.seats(), &OpponentChoices::of_game::<G>(), (&when, terms), out);
            }
        }
        Overlay::Puzzles => puzzles::list(ctx, &game_tabs(shown), &shown.book, out),
        Overlay::PuzzleDone => puzzles::show_done(ctx, shown.puzzle.as_deref(), &shown.play.names, waits, out),
        Overlay::GameStats => {
            if let Some(view) = statistics::game_view(&shown.book, &shown.play.names) {
                panels::game_stats(ctx, &view, out);
            }
        }
        Overlay::Statistics => panels::life_stats(ctx, &statistics::life_view(&shown.book, game_tabs(shown)), out),
        Overlay::Academy => academy::show_list(ctx, game_tabs(shown), &shown.learner, &shown.book, out),
        Overlay::LessonDone(n) => academy::show_done(ctx, shown.course.is_some() && waits, &shown.book, *n, out),
        Overlay::FirstStart => panels::first_start(ctx, &title_view(ctx, shown), &shown.settings, out),
        Overlay::Waiting => panels::waiting_list(ctx, &shown.title.waits(&shown.front.waiting), out),
        Overlay::AfterCrash(report) => {
            panels::after_crash(ctx, report, shown.front.waiting.first().map(|waiting| waiting.words.as_str()), out);
        }
        Overlay::Save => save_as(ctx, &shown.front.save_name, &suggested_name(shown), out),
        Overlay::Load => load_list(ctx, &shown.front.saves, out),
        Overlay::Codex => {
            let over = (&game_tabs(shown), shown.course.is_some());
            codex::show::<G>(ctx, &shown.desk, &shown.play, shown.table.as_deref(), &shown.keys, over, out);
        }
        Overlay::Options => settings(ctx, shown, out),
        Overlay::Keys => keys_list::<G>(ctx, &shown.keys, out),
        Overlay::Log
        | Overlay::Why
        | Overlay::Review
        | Overlay::Notes
        | Overlay::Scores
        | Overlay::Player(..)
        | Overlay::Players(..)
        | Overlay::TakeSeat(..)
        | Overlay::Delete(..)
        | Overlay::Restart
        | Overlay::Rematch => over_match(ctx, shown, overlay, out),
    }
}

/// Returns the game tabs of a dialogue. Other games are offered only on the title screen.
fn game_tabs<G: Game>(shown: &PanelParams<G>) -> GameTabs {
    let on_title = *shown.screen.get() == Screen::Title && shown.table.is_none();
    let games = if on_title { shown.title.games(&shown.hosts) } else { Vec::new() };
    GameTabs { at: G::Rules::KEY, games }
}

fn settings<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, out: &mut Vec<UiIntent>) {
    let view = SettingsView {
        settings: &shown.settings,
        keys: &shown.keys,
        page: shown.front.options,
        remap: &shown.front.remap,
        monitors: &shown.screens.0,
        questions: &panels::questions_of::<G>(),
    };
    options(ctx, &view, out);
}

/// Shows an overlay that belongs to the open match or asks a question. Does nothing for other overlays.
fn over_match<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, overlay: &Overlay, out: &mut Vec<UiIntent>) {
    match overlay {
        Overlay::Log => {
            let why_not = shown.table.as_ref().and_then(|table| coach::why_not::<G>(table));
            let at = shown.table.as_ref().and_then(|table| table.viewed_order());
            log_dialogue(ctx, &shown.play.log, at, why_not, out);
        }
        Overlay::Why => {
            if let Some(view) = coach::why_view::<G>(&shown.coach, &shown.play) {
                panels::why_dialogue(ctx, &view, &shown.play.names, out);
            }
        }
        Overlay::Review => {
            if let Some(told) = shown.coach.reviewed() {
                let people = shown.table.as_ref().map(|table| table.people()).unwrap_or_default();
                panels::review(ctx, G::Rules::KEY, told, (&shown.play.names, &people), out);
            }
        }
        Overlay::Notes => {
            if let Some(table) = &shown.table {
                G::notes(ctx, table, out);
            }
        }
        Overlay::Scores => {
            if let Some(table) = &shown.table {
                panels::scores(ctx, &ending::scores_of::<G>(table, &shown.play), &shown.play.names, out);
            }
        }
        Overlay::Players(marked) => {
            if let Some(now) = &shown.now {
                panels::players_dialogue(
                    ctx,
                    &seats::rows(now, &shown.play),
                    &OpponentChoices::of_game::<G>(),
                    *marked,
                    out,
                );
            }
        }
        Overlay::Delete(path) => {
            let name = shown.front.saves.iter().find(|row| row.path == *path).map(|row| row.name.clone());
            let words = text_args("ui-delete-sure", &[("name", name.unwrap_or_default().into())]);
            let yes = UiIntent::Delete(path.clone());
            question(ctx, "delete", &text("ui-delete"), &words, &text("ui-delete"), yes, out);
        }
        Overlay::TakeSeat(colour) => panels::ask_to_take(ctx, *colour, &shown.play.names.of(*colour), out),
        Overlay::Rematch => {
            if let Some(now) = &shown.now {
                panels::rematch(ctx, now.seats.len() < 2, out);
            }
        }
        Overlay::Restart => {
            let (title, words) = (text("ui-same-deal"), text("ui-restart-sure"));
            question(ctx, "restart", &title, &words, &title, UiIntent::SameDeal, out);
        }
        _ => {}
    }
}

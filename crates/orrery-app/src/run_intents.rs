//! Carries out the requests of panels and keys.

use crate::game::Game;
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested};

use super::game_registry::GameRegistry;
use super::input::rebind;
pub use super::save_settings::change_settings;
use super::schedule::AppSystems;
use super::state::{ActiveGame, MatchUiState, MenuState, PendingConfirmation, Screen, UiRequest};
use super::{
    academy, coach, codex, interruptions, matches, pick, puzzles, replay, save_list, screenshot, seats, share, sounds,
    statistics, title, window,
};
use orrery_board::HighlightedPlaces;
use orrery_locale::{text, text_args};
use orrery_settings::Settings;
use orrery_table::{LossWarning, MatchIntent, MatchStatus, Saves, SubmitOrder, Table, seek};
use orrery_ui::{Overlay, Recap, RemapState, ScreenRequest, Toast, UiIntent};

/// Adds the system that handles the window's close button.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, close_requested.in_set(AppSystems::CloseWindow));
}

/// Adds the system that carries out requests while this game is active.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, act::<G>.in_set(AppSystems::RunIntents));
}

/// Carries out every request, in order. After a turn of the title's orrery, leaves the remaining requests to the next frame.
pub fn act<G: Game>(world: &mut World) {
    if !world.resource::<ActiveGame>().is::<G>() {
        return;
    }
    let asked: Vec<UiRequest> = world.resource_mut::<Messages<UiRequest>>().drain().collect();
    let mut asked = asked.into_iter();
    while let Some(UiRequest(intent)) = asked.next() {
        let turns = matches!(intent, UiIntent::Turn(_));
        sounds::ring(world, &intent);
        do_one::<G>(world, intent);
        if turns {
            // The remaining requests are for the game to which the orrery turns, which becomes active in the next frame.
            world.resource_mut::<Messages<UiRequest>>().write_batch(asked);
            world.write_message(RequestRedraw);
            return;
        }
    }
}

fn do_one<G: Game>(world: &mut World, intent: UiIntent) {
    if academy::answers::<G>(world, &intent) || puzzles::answers::<G>(world, &intent) {
        return;
    }
    match intent {
        UiIntent::Go(place) => go::<G>(world, place),
        UiIntent::Open(overlay) => open(world, overlay),
        UiIntent::Close => close::<G>(world),
        UiIntent::CloseToast(index) => close_toast(world, index),
        UiIntent::Draft(draft) => matches::change_draft(world, draft),
        UiIntent::SaveName(name) => world.resource_mut::<MenuState>().save_name = name,
        UiIntent::Settings(changed) => change_settings(world, *changed),
        UiIntent::Turn(wish) => title::turn(world, wish),
        UiIntent::Mute => mute(world),
        UiIntent::Codex(ask) => codex::ask::<G>(world, ask),
        UiIntent::Options(intent) => rebind::act(world, intent),
        UiIntent::Screenshot => screenshot::take(world),
        UiIntent::Continue
        | UiIntent::Start
        | UiIntent::Rematch
        | UiIntent::SameDeal
        | UiIntent::Load(_)
        | UiIntent::Delete(_)
        | UiIntent::SaveAs(_) => match_file::<G>(world, intent),
        UiIntent::Practise(number) => practise::<G>(world, number),
        UiIntent::Puzzle(wish) => puzzles::wish::<G>(world, wish),
        UiIntent::Stats(wish) => statistics::wish::<G>(world, wish),
        UiIntent::Lesson(wish) => academy::wish::<G>(world, wish),
        UiIntent::FirstStart(choice) => academy::first::<G>(world, choice),
        UiIntent::Quit => quit(world),
        UiIntent::Pick(..)
        | UiIntent::Order(..)
        | UiIntent::Undo
        | UiIntent::Redo
        | UiIntent::ResetTurn
        | UiIntent::UndoTo(..)
        | UiIntent::StepOpponent
        | UiIntent::Seat(..)
        | UiIntent::TakeSeat(..)
        | UiIntent::Coach
        | UiIntent::CloseCoach
        | UiIntent::ShowPlan(..)
        | UiIntent::PlayPlan(..)
        | UiIntent::Explain(..)
        | UiIntent::Review
        | UiIntent::Look(..)
        | UiIntent::Replay(..)
        | UiIntent::Share(..)
        | UiIntent::Answer(..)
        | UiIntent::Unask(..)
        | UiIntent::Note(..)
        | UiIntent::CloseBanner
        | UiIntent::CloseMoment
        | UiIntent::Counted
        | UiIntent::RecapAt(..)
        | UiIntent::OpenRecap(..)
        | UiIntent::RecapRead
        | UiIntent::Spot(..) => do_at_the_table::<G>(world, intent),
    }
}

/// Opens a lesson. Leaves an open example or replay first.
fn practise<G: Game>(world: &mut World, number: usize) {
    codex::example::leave::<G>(world);
    replay::leave::<G>(world);
    academy::practise::<G>(world, number);
}

/// Carries out a request about the open match. Does nothing for other requests.
fn do_at_the_table<G: Game>(world: &mut World, intent: UiIntent) {
    match intent {
        UiIntent::Pick(target) => pick::pick::<G>(world, target),
        UiIntent::Order(index) => pick::order::<G>(world, index),
        UiIntent::Undo => send(world, MatchIntent::Undo),
        UiIntent::Redo => send(world, MatchIntent::Redo),
        UiIntent::ResetTurn => send(world, MatchIntent::ResetTurn),
        UiIntent::UndoTo(entries) => send(world, MatchIntent::BackTo(entries)),
        UiIntent::StepOpponent => send(world, MatchIntent::Step),
        UiIntent::Seat(colour, player) => seats::give::<G>(world, colour, player),
        UiIntent::TakeSeat(colour) => seats::take::<G>(world, colour),
        UiIntent::Coach => coach::ask::<G>(world),
        UiIntent::CloseCoach => coach::close::<G>(world),
        UiIntent::ShowPlan(index) => coach::show_plan::<G>(world, index),
        UiIntent::PlayPlan(index) => coach::play_plan::<G>(world, index),
        UiIntent::Explain(entry) => coach::explain::<G>(world, entry),
        UiIntent::Review => coach::review::<G>(world),
        UiIntent::Look(entry) => replay::look::<G>(world, entry),
        UiIntent::Replay(wish) => replay::wish::<G>(world, wish),
        UiIntent::Share(wish) => share::wish(world, wish),
        UiIntent::Answer(yes) => answer::<G>(world, yes),
        UiIntent::Unask(unasked) => world.resource_mut::<MatchUiState>().unasked = unasked,
        UiIntent::Note(notes) => send(world, MatchIntent::Note(notes)),
        UiIntent::CloseBanner => close_banner(world),
        UiIntent::CloseMoment => interruptions::close(world),
        UiIntent::Counted => world.resource_mut::<MatchUiState>().counting = None,
        UiIntent::RecapAt(index) => in_recap(world, |recap| {
            recap.at = Some(index.min(recap.lines.len().saturating_sub(1)));
        }),
        UiIntent::OpenRecap(open) => {
            in_recap(world, |recap| (recap.open, recap.at) = (open, recap.at.filter(|_| open)));
        }
        UiIntent::RecapRead => in_recap(world, |recap| (recap.open, recap.at, recap.read) = (false, None, true)),
        UiIntent::Spot(spots) => {
            let spots = spots.into_iter().filter_map(G::anchor).collect();
            world.resource_mut::<HighlightedPlaces<G::LogAnchor>>().set_if_neq(HighlightedPlaces(spots));
        }
        _ => {}
    }
}

/// Closes the topmost dialogue.
fn close<G: Game>(world: &mut World) {
    let mut front = world.resource_mut::<MenuState>();
    front.remap = RemapState::Rest;
    let closed = front.overlays.pop();
    closed.iter().for_each(|overlay| {
        coach::closed::<G>(world, overlay);
        puzzles::closed::<G>(world, overlay);
    });
}

fn close_toast(world: &mut World, index: usize) {
    let toasts = &mut world.resource_mut::<MenuState>().toasts;
    if index < toasts.len() {
        toasts.remove(index);
    }
}

fn send(world: &mut World, intent: MatchIntent) {
    if world.contains_resource::<MatchStatus>() {
        world.write_message(intent);
    }
}

fn answer<G: Game>(world: &mut World, yes: bool) {
    let confirm = world.resource_mut::<PendingConfirmation<G>>().0.take();
    let mut play = world.resource_mut::<MatchUiState>();
    let unasked = std::mem::take(&mut play.unasked);
    let asked = std::mem::take(&mut play.asked);
    let Some(confirm) = confirm.filter(|_| asked && yes) else { return };
    if unasked {
        let kind = confirm.warning.kind();
        let question = G::QUESTIONS.iter().find(|question| question.loses == kind);
        let mut settings = world.resource::<Settings>().clone();
        question.into_iter().for_each(|question| settings.unasked.insert(question.of::<G>()));
        change_settings(world, settings);
    }
    world.write_message(SubmitOrder::<G::Rules>::order(confirm.order));
}

fn go<G: Game>(world: &mut World, place: ScreenRequest) {
    world.resource_mut::<MenuState>().overlays.clear();
    let screen = match place {
        ScreenRequest::Title => return matches::to_title(world),
        ScreenRequest::Setup => {
            matches::close(world);
            matches::show_setup(world, title::playable(world));
            world.insert_resource(MatchUiState::default());
            Screen::Setup
        }
        ScreenRequest::Board => {
            seek::<G::Rules>(world, None);
            world.resource_mut::<MatchUiState>().looked = true;
            Screen::Match
        }
        ScreenRequest::End => Screen::End,
    };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
}

fn open(world: &mut World, overlay: Overlay) {
    if matches!(overlay, Overlay::Load | Overlay::Delete(_)) {
        save_list::find_saved(world);
    }
    let mut front = world.resource_mut::<MenuState>();
    if overlay == Overlay::Save {
        front.save_name.clear();
    }
    if front.overlays.last() != Some(&overlay) {
        front.overlays.push(overlay);
    }
}

/// Carries out requests about matches and save files. Errors are shown as messages.
fn match_file<G: Game>(world: &mut World, intent: UiIntent) {
    let done = match intent {
        UiIntent::Continue => continue_latest(world),
        UiIntent::Start => matches::start(world),
        UiIntent::Rematch => matches::play_again(world, false),
        UiIntent::SameDeal => matches::play_again(world, true),
        UiIntent::Load(path) => matches::load(world, &path),
        UiIntent::Delete(path) => delete(world, &path),
        UiIntent::SaveAs(name) => save_as::<G>(world, &name),
        _ => Ok(()),
    };
    if let Err(reason) = done {
        world.resource_mut::<MenuState>().toasts.push(Toast::trouble(reason));
    }
}

fn continue_latest(world: &mut World) -> Result<(), String> {
    let waiting = world.get_resource::<Saves>().map(|saves| saves.0.waiting()).unwrap_or_default();
    let near = title::near(world);
    // After a crash there may be no match of the nearest game to continue; then the newest match is continued.
    match waiting.iter().find(|latest| Some(latest.game) == near).or(waiting.first()) {
        Some(latest) => matches::load(world, &latest.path),
        None => Err(text("ui-continue-gone")),
    }
}

fn delete(world: &mut World, path: &std::path::Path) -> Result<(), String> {
    let Some(saves) = world.get_resource::<Saves>() else { return Ok(()) };
    let deleted = saves.0.delete(path).map_err(|error| error.to_string());
    save_list::find_saved(world);
    save_list::find_waiting(world);
    deleted
}

fn save_as<G: Game>(world: &mut World, name: &str) -> Result<(), String> {
    let (Some(table), Some(saves)) = (world.get_resource::<Table<G::Rules>>(), world.get_resource::<Saves>()) else {
        return Ok(());
    };
    // Only the quick save overwrites its previous file.
    let saved = match name {
        matches::QUICK_SAVE => table.save_as(&saves.0, name).map(|()| name.to_owned()),
        name => table.save_new(&saves.0, name),
    };
    let name = saved.map_err(|error| error.to_string())?;
    let words = text_args("ui-saved", &[("name", matches::save_name(&name).into())]);
    world.resource_mut::<MenuState>().toasts.push(Toast::news(words));
    Ok(())
}

/// Changes the state of the recap, if there is one.
fn in_recap(world: &mut World, change: impl FnOnce(&mut Recap)) {
    if let Some(recap) = &mut world.resource_mut::<MatchUiState>().recap {
        change(recap);
    }
}

/// Closes the banner. After a curtain, the recap bar shows the changes.
fn close_banner(world: &mut World) {
    if world.get_resource::<MatchStatus>().is_some_and(|now| now.covered) {
        world.write_message(MatchIntent::Uncover);
        return;
    }
    let mut play = world.resource_mut::<MatchUiState>();
    match &mut play.recap {
        Some(recap) if recap.cover && !recap.lines.is_empty() => (recap.cover, recap.hand_over) = (false, false),
        _ => play.recap = None,
    }
}

/// Switches the sound off or on, and shows a message about it.
fn mute(world: &mut World) {
    let mut settings = world.resource::<Settings>().clone();
    settings.mute = !settings.mute;
    let words = text(if settings.mute { "ui-muted" } else { "ui-unmuted" });
    change_settings(world, settings);
    let toasts = &mut world.resource_mut::<MenuState>().toasts;
    toasts.retain(|toast| toast.words != text("ui-muted") && toast.words != text("ui-unmuted"));
    toasts.push(Toast::news(words));
}

/// Quits the program: saves the match, writes the statistics and the progress in the Academy, and stores the window's size and
/// screen.
pub fn quit(world: &mut World) {
    matches::close(world);
    let hosts = world.get_resource::<GameRegistry>().map(GameRegistry::all).unwrap_or_default();
    hosts.into_iter().for_each(|host| host.finish(world));
    academy::finish(world);
    let mut settings = world.resource::<Settings>().clone();
    window::remember(world, &mut settings);
    change_settings(world, settings);
    world.write_message(AppExit::Success);
}

/// Quits the program when the window's close button is pressed, as the menu entry does.
pub fn close_requested(world: &mut World) {
    let asked = world.resource_mut::<Messages<WindowCloseRequested>>().drain().next().is_some();
    if asked {
        quit(world);
    }
}

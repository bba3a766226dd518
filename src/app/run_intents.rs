//! Does what panels and keys asked for.

use crate::board;
use crate::games::alien_frontiers::board::Spotlight;
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use super::input::rebind;
pub use super::save_settings::change_settings;
use super::schedule::AppSystems;
use super::state::{Asked, Front, Play, Screen};
use super::{
    academy, coach, codex, matches, pick, puzzles, replay, screenshot, seats, share, sounds, statistics, title, window,
};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::table::{Give, Table};
use crate::locale::{text, text_args};
use crate::panels::{Goto, Overlay, Remap, Toast, UiIntent, fault, warning_question};
use crate::settings::Settings;
use crate::table::{Intent, Saves, close_match, look_at};

/// What panels and keys ask for is done, and so is what the window's close button does.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (act.in_set(AppSystems::RunIntents), close_requested.in_set(AppSystems::CloseWindow)));
}

/// Carries out every request, in order.
pub fn act(world: &mut World) {
    let asked: Vec<Asked> = world.resource_mut::<Messages<Asked>>().drain().collect();
    for Asked(intent) in asked {
        sounds::ring(world, &intent);
        do_one(world, intent);
    }
}

fn do_one(world: &mut World, intent: UiIntent) {
    if academy::answers(world, &intent) || puzzles::answers::<AlienFrontiers>(world, &intent) {
        return;
    }
    match intent {
        UiIntent::Go(place) => go(world, place),
        UiIntent::Open(overlay) => open(world, overlay),
        UiIntent::Close => close(world),
        UiIntent::CloseToast(index) => close_toast(world, index),
        UiIntent::Draft(draft) => world.resource_mut::<Front>().draft = draft,
        UiIntent::SaveName(name) => world.resource_mut::<Front>().save_name = name,
        UiIntent::Settings(changed) => change_settings(world, *changed),
        UiIntent::Turn(wish) => title::turn(world, wish),
        UiIntent::Mute => mute(world),
        UiIntent::Codex(ask) => codex::ask(world, ask),
        UiIntent::Options(intent) => rebind::act(world, intent),
        UiIntent::Screenshot => screenshot::take(world),
        UiIntent::Continue
        | UiIntent::Start
        | UiIntent::Rematch
        | UiIntent::SameDeal
        | UiIntent::Load(_)
        | UiIntent::Delete(_)
        | UiIntent::SaveAs(_) => match_file(world, intent),
        UiIntent::Practise(id) => {
            codex::example::leave(world);
            replay::leave::<AlienFrontiers>(world);
            academy::open(world, id);
        }
        UiIntent::Puzzle(wish) => puzzles::wish::<AlienFrontiers>(world, wish),
        UiIntent::Stats(wish) => statistics::wish::<AlienFrontiers>(world, wish),
        UiIntent::Lesson(wish) => academy::wish(world, wish),
        UiIntent::FirstStart(choice) => academy::first(world, choice),
        UiIntent::Quit => quit(world),
        UiIntent::Pick(..)
        | UiIntent::Card(..)
        | UiIntent::Undo
        | UiIntent::Redo
        | UiIntent::ResetTurn
        | UiIntent::UndoTo(..)
        | UiIntent::StepOpponent
        | UiIntent::Seat(..)
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
        | UiIntent::CloseBanner
        | UiIntent::RecapAt(..)
        | UiIntent::Spot(..) => do_at_the_table(world, intent),
    }
}

/// Does what is wanted of the match that is open; the rest is done already.
fn do_at_the_table(world: &mut World, intent: UiIntent) {
    match intent {
        UiIntent::Pick(target) => pick::pick(world, target),
        UiIntent::Card(card, usage) => pick::card(world, card, usage),
        UiIntent::Undo => send(world, Intent::Undo),
        UiIntent::Redo => send(world, Intent::Redo),
        UiIntent::ResetTurn => send(world, Intent::ResetTurn),
        UiIntent::UndoTo(entries) => send(world, Intent::BackTo(entries)),
        UiIntent::StepOpponent => send(world, Intent::Step),
        UiIntent::Seat(colour, player) => seats::give(world, colour, player),
        UiIntent::Coach => coach::ask::<AlienFrontiers>(world),
        UiIntent::CloseCoach => coach::close::<AlienFrontiers>(world),
        UiIntent::ShowPlan(index) => coach::show_plan::<AlienFrontiers>(world, index),
        UiIntent::PlayPlan(index) => coach::play_plan::<AlienFrontiers>(world, index),
        UiIntent::Explain(entry) => coach::explain::<AlienFrontiers>(world, entry),
        UiIntent::Review => coach::review::<AlienFrontiers>(world),
        UiIntent::Look(entry) => replay::look::<AlienFrontiers>(world, entry),
        UiIntent::Replay(wish) => replay::wish::<AlienFrontiers>(world, wish),
        UiIntent::Share(wish) => share::wish(world, wish),
        UiIntent::Answer(yes) => answer(world, yes),
        UiIntent::Unask(unasked) => world.resource_mut::<Play>().unasked = unasked,
        UiIntent::CloseBanner => close_banner(world),
        UiIntent::RecapAt(index) => {
            if let Some(recap) = &mut world.resource_mut::<Play>().recap {
                recap.at = Some(index.min(recap.lines.len().saturating_sub(1)));
            }
        }
        UiIntent::Spot(spots) => {
            world.resource_mut::<Spotlight>().set_if_neq(board::Spotlight(spots));
        }
        _ => {}
    }
}

/// Closes the uppermost dialogue.
fn close(world: &mut World) {
    let mut front = world.resource_mut::<Front>();
    front.remap = Remap::Rest;
    let closed = front.overlays.pop();
    closed.iter().for_each(|overlay| coach::closed::<AlienFrontiers>(world, overlay));
}

fn close_toast(world: &mut World, index: usize) {
    let toasts = &mut world.resource_mut::<Front>().toasts;
    if index < toasts.len() {
        toasts.remove(index);
    }
}

fn send(world: &mut World, intent: Intent) {
    if world.contains_resource::<Table>() {
        world.write_message(intent);
    }
}

fn answer(world: &mut World, yes: bool) {
    let mut play = world.resource_mut::<Play>();
    let unasked = std::mem::take(&mut play.unasked);
    let Some(confirm) = play.asked.take().filter(|_| yes) else { return };
    if unasked {
        let mut settings = world.resource::<Settings>().clone();
        settings.unasked.insert(warning_question(&confirm.warning));
        change_settings(world, settings);
    }
    world.write_message(Give::order(confirm.order));
}

fn go(world: &mut World, place: Goto) {
    world.resource_mut::<Front>().overlays.clear();
    let screen = match place {
        Goto::Title => return matches::to_title(world),
        Goto::Setup => {
            close_match::<AlienFrontiers>(world);
            world.insert_resource(Play::default());
            Screen::Setup
        }
        Goto::Board => {
            look_at::<AlienFrontiers>(world, None);
            world.resource_mut::<Play>().looked = true;
            Screen::Match
        }
        Goto::End => Screen::End,
    };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
}

fn open(world: &mut World, overlay: Overlay) {
    if matches!(overlay, Overlay::Load | Overlay::Delete(_)) {
        let rows = world.get_resource::<Saves>().map(|saves| matches::save_rows(&saves.0)).unwrap_or_default();
        world.resource_mut::<Front>().saves = rows;
    }
    let mut front = world.resource_mut::<Front>();
    if overlay == Overlay::Save {
        front.save_name.clear();
    }
    if front.overlays.last() != Some(&overlay) {
        front.overlays.push(overlay);
    }
}

/// What has to do with whole matches and their files; what goes wrong is told.
fn match_file(world: &mut World, intent: UiIntent) {
    let done = match intent {
        UiIntent::Continue => continue_latest(world),
        UiIntent::Start => start(world),
        UiIntent::Rematch => again(world, false),
        UiIntent::SameDeal => again(world, true),
        UiIntent::Load(path) => matches::load(world, &path),
        UiIntent::Delete(path) => delete(world, &path),
        UiIntent::SaveAs(name) => save_as(world, &name),
        _ => Ok(()),
    };
    if let Err(reason) = done {
        world.resource_mut::<Front>().toasts.push(Toast::trouble(reason));
    }
}

fn continue_latest(world: &mut World) -> Result<(), String> {
    let waiting = world.get_resource::<Saves>().map(|saves| saves.0.waiting()).unwrap_or_default();
    let near = title::near(world);
    // After a crash it may be that nothing of the near game waits.
    match waiting.iter().find(|latest| Some(latest.game) == near).or(waiting.first()) {
        Some(latest) => matches::load(world, &latest.path),
        None => Err(text("ui-continue-gone")),
    }
}

fn start(world: &mut World) -> Result<(), String> {
    let draft = world.resource::<Front>().draft.clone();
    if let Some(fault) = fault(&draft) {
        return Err(fault.text());
    }
    let mut game = matches::from_draft(&draft)?;
    if draft.practice {
        game.mark_practice();
    }
    let mut settings = world.resource::<Settings>().clone();
    matches::remember(&mut settings, &draft);
    change_settings(world, settings);
    let draft = &mut world.resource_mut::<Front>().draft;
    draft.seed.clear();
    draft.code.clear();
    matches::open(world, game);
    Ok(())
}

fn again(world: &mut World, same_deal: bool) -> Result<(), String> {
    let Some(table) = world.get_resource::<Table>() else { return Ok(()) };
    let game = matches::again(table.info(), same_deal)?;
    matches::open(world, game);
    Ok(())
}

fn delete(world: &mut World, path: &std::path::Path) -> Result<(), String> {
    let Some(saves) = world.get_resource::<Saves>() else { return Ok(()) };
    let deleted = saves.0.delete(path).map_err(|error| error.to_string());
    let rows = matches::save_rows(&saves.0);
    let waiting = matches::waiting(saves);
    let mut front = world.resource_mut::<Front>();
    front.saves = rows;
    front.waiting = waiting;
    deleted
}

fn save_as(world: &mut World, name: &str) -> Result<(), String> {
    let (Some(table), Some(saves)) = (world.get_resource::<Table>(), world.get_resource::<Saves>()) else {
        return Ok(());
    };
    // Only the quick save is meant to take the place of the one before.
    let name = if name == matches::QUICK_SAVE { name.to_owned() } else { saves.0.free_name(name) };
    saves.0.save_as(table.record(), &name).map_err(|error| error.to_string())?;
    let words = text_args("ui-saved", &[("name", matches::save_name(&name).into())]);
    world.resource_mut::<Front>().toasts.push(Toast::news(words));
    Ok(())
}

/// The banner goes; after a cover, what changed is told in the strip.
fn close_banner(world: &mut World) {
    let mut play = world.resource_mut::<Play>();
    match &mut play.recap {
        Some(recap) if recap.cover && !recap.lines.is_empty() => (recap.cover, recap.hand_over) = (false, false),
        _ => play.recap = None,
    }
}

/// No sound, or sound again; said in words, since it cannot be heard.
fn mute(world: &mut World) {
    let mut settings = world.resource::<Settings>().clone();
    settings.mute = !settings.mute;
    let words = text(if settings.mute { "ui-muted" } else { "ui-unmuted" });
    change_settings(world, settings);
    let toasts = &mut world.resource_mut::<Front>().toasts;
    toasts.retain(|toast| toast.words != text("ui-muted") && toast.words != text("ui-unmuted"));
    toasts.push(Toast::news(words));
}

/// Leaves: the match is saved, the window's size and screen remembered.
pub fn quit(world: &mut World) {
    close_match::<AlienFrontiers>(world);
    let mut settings = world.resource::<Settings>().clone();
    window::remember(world, &mut settings);
    change_settings(world, settings);
    world.write_message(AppExit::Success);
}

/// The window's close button leaves as the menu does.
pub fn close_requested(world: &mut World) {
    let asked = world.resource_mut::<Messages<WindowCloseRequested>>().drain().next().is_some();
    if asked {
        quit(world);
    }
}

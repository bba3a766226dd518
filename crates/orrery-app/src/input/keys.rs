//! The keyboard: everything a mouse can do.

use crate::game::Game;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use orrery_table::CurrentPlan;
use orrery_ui::Answer;

use super::gamepad::{PadWish, PadWishes};
use super::global::{everywhere, types};
use super::modifiers::Beside;
use super::seen::Seen;
use super::{rebind, title_keys};
use crate::focus::{FocusGrid, Move, Side};
use crate::matches::QUICK_SAVE;
use crate::pick::reachable;
use crate::state::{Asked, Screen};
use crate::{coach, codex, replay};
use orrery_board::TargetId;
use orrery_record::save::Store;
use orrery_settings::keys::{Action, Chord, Own, Place};
use orrery_table::{Interaction, Table};
use orrery_ui::{CodexAsk, Deed, Goto, Keyed, LessonWish, OptionsIntent, Overlay, Remap, UiIntent};

/// Turns pressed keys into requests, and moves the mark of the keyboard.
pub fn read<G: Game>(
    mut pressed: MessageReader<KeyboardInput>,
    mut clicked: MessageReader<MouseButtonInput>,
    seen: Seen<G>,
    mut grid: ResMut<FocusGrid>,
    mut asked: MessageWriter<Asked>,
    mut beside: Local<Beside>,
    mut pad: ResMut<PadWishes>,
) {
    if !seen.at_hand.is::<G>() {
        pressed.clear();
        clicked.clear();
        return;
    }
    let targets = seen.table.as_ref().map(|table| reachable::<G>(&seen.plan, table)).unwrap_or_default();
    let targets: Vec<TargetId> = targets.into_iter().map(G::id).collect();
    if pressed.is_empty() {
        *beside = Beside::now(&seen.held);
    }
    for wish in std::mem::take(&mut pad.bypass_change_detection().0) {
        let mut out = Vec::new();
        grid.bypass_change_detection().hear();
        wished(&seen, wish, &targets, grid.bypass_change_detection(), &mut out);
        out.into_iter().for_each(|intent| {
            asked.write(Asked(intent));
        });
    }
    let mut chords = Vec::new();
    for key in pressed.read() {
        beside.follow(key.key_code, key.state == ButtonState::Pressed);
        chords.extend((key.state == ButtonState::Pressed).then(|| (beside.chord(key), key.repeat)));
    }
    let clicks = clicked.read().filter(|click| click.state == ButtonState::Pressed);
    chords.extend(clicks.filter_map(|click| Some((beside.clicked(click.button)?, false))));
    if rebind::waiting(&seen.front).is_some_and(|slot| !slot.pad) {
        // The next key is given a meaning; until then only the way back has one.
        chords.retain(|(chord, _)| *chord == Chord::plain("Escape"));
    }
    for (chord, repeat) in chords {
        let mut out = Vec::new();
        grid.bypass_change_detection().hear();
        pressed_one(&seen, &chord, repeat, &targets, grid.bypass_change_detection(), &mut out);
        out.into_iter().for_each(|intent| {
            asked.write(Asked(intent));
        });
    }
}

/// A press of the gamepad.
fn wished<G: Game>(seen: &Seen<G>, wish: PadWish, targets: &[TargetId], grid: &mut FocusGrid, out: &mut Vec<UiIntent>) {
    let in_match = *seen.screen.get() == Screen::Match && seen.front.overlays.is_empty();
    match wish {
        PadWish::Act(Action::Cancel) => cancel(seen, out),
        PadWish::Act(action) if everywhere(seen, action, false, out) => {}
        PadWish::Act(Action::Review) if *seen.screen.get() == Screen::End => out.push(UiIntent::Review),
        PadWish::Menu => {
            everywhere(seen, Action::Menu, false, out);
        }
        _ if !in_match => {}
        PadWish::Act(Action::Own(own)) if own.along.is_some() => own_taken(seen, own, false, targets, grid, out),
        PadWish::Act(action) => acted(seen, action, targets, grid, out),
        PadWish::Choose if coached(seen, Action::Confirm, out) => {}
        PadWish::Choose => {
            let action = if grid.stands() { Action::Confirm } else { Action::Advance };
            acted(seen, action, targets, grid, out);
        }
    }
}

/// An action in a match with nothing over it.
fn acted<G: Game>(seen: &Seen<G>, action: Action, targets: &[TargetId], grid: &mut FocusGrid, out: &mut Vec<UiIntent>) {
    if watched(seen, action, false, grid, out) {
        return;
    }
    if moment_read(seen, Some(action), out) {
        return;
    }
    if recap_walked(seen, Some(action), out) || taught(seen, action, grid, out) || coached(seen, action, out) {
        return;
    }
    taken(seen, action, false, targets, grid, out);
}

fn pressed_one<G: Game>(
    seen: &Seen<G>,
    chord: &Chord,
    repeat: bool,
    targets: &[TargetId],
    grid: &mut FocusGrid,
    out: &mut Vec<UiIntent>,
) {
    let action = match seen.screen.get() {
        Screen::End => seen.keys.action_in(chord, Place::End),
        Screen::Match if seen.viewer.is_some() => seen.keys.action_watching(chord),
        _ => seen.keys.action(chord, seen.game()),
    };
    if action == Some(Action::Cancel) && !repeat {
        cancel(seen, out);
        return;
    }
    if seen.egui.wants_keyboard_input() && typing(seen) && types(chord) {
        return;
    }
    if let Some(action) = action
        && everywhere(seen, action, repeat, out)
    {
        return;
    }
    if seen.egui.wants_keyboard_input() && typing(seen) {
        return;
    }
    if title_keys::turned(seen, chord, action, out) {
        return;
    }
    if action == Some(Action::Review) && seen.front.overlays.is_empty() && !repeat {
        out.push(UiIntent::Review);
        return;
    }
    let banner = seen.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
    if *seen.screen.get() != Screen::Match || !seen.front.overlays.is_empty() {
        return;
    }
    if seen.viewer.is_some() {
        action.iter().for_each(|&action| {
            watched(seen, action, repeat, grid, out);
        });
        return;
    }
    if banner || seen.play.asked {
        // A button that has egui's focus answers by itself; without one the safe answer is given.
        let answered = grid.answers();
        if matches!(action, Some(Action::Advance | Action::Confirm)) && !repeat && !answered {
            out.push(if banner { UiIntent::CloseBanner } else { UiIntent::Answer(false) });
        }
        return;
    }
    if !chord.is_held_key() && (!repeat && moment_read(seen, action, out) || recap_walked(seen, action, out)) {
        return;
    }
    if let Some(action) = action
        && (taught(seen, action, grid, out) || coached(seen, action, out))
    {
        return;
    }
    if let Some(jump) = jump(seen, chord, targets, grid.target()) {
        grid.push(Move::To(jump));
        return;
    }
    if let Some(action) = action {
        taken(seen, action, repeat, targets, grid, out);
    }
}

/// What an action does in a match.
fn taken<G: Game>(
    seen: &Seen<G>,
    action: Action,
    repeat: bool,
    targets: &[TargetId],
    grid: &mut FocusGrid,
    out: &mut Vec<UiIntent>,
) {
    match action {
        Action::Next => grid.push(Move::Next),
        Action::Previous => grid.push(Move::Previous),
        Action::Left => grid.push(Move::Toward(Side::Left)),
        Action::Right => grid.push(Move::Toward(Side::Right)),
        Action::Up => grid.push(Move::Toward(Side::Up)),
        Action::Down => grid.push(Move::Toward(Side::Down)),
        Action::Own(own) => own_taken(seen, own, repeat, targets, grid, out),
        _ if repeat => {}
        Action::Choose | Action::Confirm if grid.stands() => grid.push(Move::Act),
        Action::Confirm => {
            out.extend(offered::<G>(G::CONFIRM.as_slice(), targets).map(UiIntent::Pick));
        }
        _ => request(seen, action, targets, out),
    }
}

/// What an action of the game's own does in a match.
fn own_taken<G: Game>(
    seen: &Seen<G>,
    action: Own,
    repeat: bool,
    targets: &[TargetId],
    grid: &mut FocusGrid,
    out: &mut Vec<UiIntent>,
) {
    let Some(table) = &seen.table else { return };
    let typed: Vec<_> = targets.iter().filter_map(|&target| G::target(target)).collect();
    let of = Keyed {
        view: table.view(),
        plan: &seen.plan,
        targets: &typed,
        focus: grid.target().and_then(G::target),
        stands: grid.stands(),
        repeat,
    };
    match G::keyed(action, &of) {
        Some(Deed::Pick(target)) => out.push(UiIntent::Pick(G::id(target))),
        Some(Deed::Stand(target)) => grid.push(Move::To(G::id(target))),
        Some(Deed::Notes) => out.push(UiIntent::Open(Overlay::Notes)),
        None => {}
    }
}

/// Any key puts away what stopped the match for a moment, or leads on from the board of a match that has just ended; one that goes on
/// means nothing else then. Whether it was one of those.
fn moment_read<G: Game>(seen: &Seen<G>, action: Option<Action>, out: &mut Vec<UiIntent>) -> bool {
    if !seen.play.is_stopped() {
        return false;
    }
    out.push(UiIntent::CloseMoment);
    matches!(action, Some(Action::Advance | Action::Confirm | Action::Choose))
}

/// Until the recap is read the keys that go from one thing to the next go along its lines; with any other it counts as read and
/// stays until something is done. Whether the key was one of those.
fn recap_walked<G: Game>(seen: &Seen<G>, action: Option<Action>, out: &mut Vec<UiIntent>) -> bool {
    let Some(recap) = seen.play.recap.as_ref().filter(|recap| !recap.hand_over && !recap.read) else {
        return false;
    };
    let to = match (action, recap.at) {
        (Some(Action::Next | Action::Right | Action::Down), None) => Some(0),
        (Some(Action::Next | Action::Right | Action::Down), Some(at)) => {
            Some(at + 1).filter(|&at| at < recap.lines.len())
        }
        (Some(Action::Previous | Action::Left | Action::Up), Some(at)) => at.checked_sub(1),
        _ => None,
    };
    out.push(to.map_or(UiIntent::RecapRead, UiIntent::RecapAt));
    to.is_some()
}

/// The keys of a lesson. Whether this was one of them.
fn taught<G: Game>(seen: &Seen<G>, action: Action, grid: &FocusGrid, out: &mut Vec<UiIntent>) -> bool {
    let Some(course) = &seen.course else { return false };
    let wish = match action {
        Action::LessonNext if course.reads() => LessonWish::Next,
        Action::Advance if course.reads() => LessonWish::Next,
        Action::Confirm if course.reads() && !grid.stands() => LessonWish::Next,
        Action::LessonBack => LessonWish::Back,
        Action::ShowMe => LessonWish::ShowMe,
        _ => return false,
    };
    out.push(UiIntent::Lesson(wish));
    true
}

/// The keys of the viewer. Whether a match is watched: then no key means anything else.
fn watched<G: Game>(
    seen: &Seen<G>,
    action: Action,
    repeat: bool,
    grid: &mut FocusGrid,
    out: &mut Vec<UiIntent>,
) -> bool {
    let Some(table) = &seen.table else { return false };
    let Some(view) = replay::view::<G>(seen.viewer.as_deref(), table, &seen.coach) else { return false };
    replay::keyed(&view, action, repeat, grid, out);
    true
}

/// While the coach's panel is open, the keys that go from one thing to the next and choose belong to that; the others to
/// the match. Before there is anything to choose the key that chooses does nothing: it was pressed for the plan to come.
/// Whether this key was one of them.
fn coached<G: Game>(seen: &Seen<G>, action: Action, out: &mut Vec<UiIntent>) -> bool {
    let Some(table) = &seen.table else { return false };
    if codex::walked::<G>(&seen.desk, &seen.plan, table, action, out) {
        return true;
    }
    let Some(panel) = coach::view::<G>(table, &seen.coach, &seen.play).open else { return false };
    let Answer::Ready(advice) = panel.told else { return action == Action::Confirm };
    let count = advice.plans.len().max(1);
    match action {
        Action::Next | Action::Right | Action::Down => out.push(UiIntent::ShowPlan((panel.shown + 1) % count)),
        Action::Previous | Action::Left | Action::Up => out.push(UiIntent::ShowPlan((panel.shown + count - 1) % count)),
        Action::Confirm if panel.stale => out.push(UiIntent::Coach),
        Action::Confirm => out.push(UiIntent::PlayPlan(panel.shown)),
        _ => return false,
    }
    true
}

/// Whether a text is being typed: only the screens with a field have one.
fn typing<G: Game>(seen: &Seen<G>) -> bool {
    *seen.screen.get() == Screen::Setup || seen.front.overlays.last() == Some(&Overlay::Save)
}

/// Escape: the topmost thing goes, or the menu comes. No work is lost.
fn cancel<G: Game>(seen: &Seen<G>, out: &mut Vec<UiIntent>) {
    if seen.front.remap != Remap::Rest {
        out.push(UiIntent::Options(OptionsIntent::Keep));
        return;
    }
    // An open list closes itself.
    if seen.egui.is_popup_open() {
        return;
    }
    if !seen.front.overlays.is_empty() {
        out.push(UiIntent::Close);
        return;
    }
    match seen.screen.get() {
        Screen::Title => {}
        Screen::Setup => out.push(UiIntent::Go(Goto::Title)),
        Screen::End => out.push(UiIntent::Go(Goto::Board)),
        Screen::Match => {
            if seen.table.as_ref().is_some_and(|table| table.viewed_order().is_some()) {
                out.push(UiIntent::Look(None));
            } else if seen.play.asked {
                out.push(UiIntent::Answer(false));
            } else if seen.play.is_stopped() {
                out.push(UiIntent::CloseMoment);
            } else if seen.play.recap.as_ref().is_some_and(|recap| recap.open || recap.at.is_some()) {
                out.push(UiIntent::RecapRead);
            } else if seen.desk.shows_options::<G>(&seen.plan) {
                out.push(UiIntent::Codex(CodexAsk::Options));
            } else if seen.play.guide.open {
                out.push(UiIntent::CloseCoach);
            } else if *seen.plan != CurrentPlan::default() {
                out.extend(G::CANCEL.map(|target| UiIntent::Pick(G::id(target))));
            } else {
                out.push(UiIntent::Open(Overlay::Menu));
            }
        }
    }
}

/// While something is chosen, a letter jumps to the next target that begins with it.
fn jump<G: Game>(seen: &Seen<G>, chord: &Chord, targets: &[TargetId], focus: Option<TargetId>) -> Option<TargetId> {
    let plain = !chord.control && !chord.alt && !chord.shift;
    let mut letters = chord.key.chars();
    let (Some(letter), None, true) = (letters.next(), letters.next(), plain) else { return None };
    if !letter.is_alphabetic() || !G::jumps(&seen.plan) {
        return None;
    }
    let meant = seen.keys.action(chord, seen.game());
    let begins = |&target: &TargetId| G::target(target).is_some_and(|target| G::begins_with(target, letter, meant));
    let after = focus.and_then(|focus| targets.iter().position(|&t| t == focus)).map_or(0, |at| at + 1);
    let (before, behind) = targets.split_at(after.min(targets.len()));
    behind.iter().chain(before).copied().find(begins)
}

fn request<G: Game>(seen: &Seen<G>, action: Action, targets: &[TargetId], out: &mut Vec<UiIntent>) {
    let Some(table) = &seen.table else { return };
    out.extend(request_of(seen, table, action, targets));
}

/// What is asked for by an action at the table. Those that give nothing at the end were done before it comes to this.
fn request_of<G: Game>(
    seen: &Seen<G>,
    table: &Table<G::Rules>,
    action: Action,
    targets: &[TargetId],
) -> Option<UiIntent> {
    Some(match action {
        Action::Advance | Action::Choose => advance(seen, table, targets),
        Action::Undo => UiIntent::Undo,
        Action::Redo => UiIntent::Redo,
        Action::ResetTurn => UiIntent::ResetTurn,
        Action::EndTurn => UiIntent::Pick(G::id(G::END?)),
        Action::Coach => UiIntent::Coach,
        Action::Why => UiIntent::Explain(None),
        Action::DiceOptions => UiIntent::Codex(CodexAsk::Options),
        Action::Log => UiIntent::Open(Overlay::Log),
        Action::Scores => UiIntent::Open(Overlay::Scores),
        Action::Players => UiIntent::Open(Overlay::Players(Some(table.mover()))),
        Action::Save => UiIntent::Open(Overlay::Save),
        Action::Load => UiIntent::Open(Overlay::Load),
        Action::NewMatch => UiIntent::Go(Goto::Setup),
        Action::QuickSave => UiIntent::SaveAs(QUICK_SAVE.to_owned()),
        Action::QuickLoad => UiIntent::Load(quick_save(&seen.saves.as_ref()?.0)),
        Action::Next
        | Action::Previous
        | Action::Left
        | Action::Right
        | Action::Up
        | Action::Down
        | Action::Own(_)
        | Action::Confirm
        | Action::Cancel
        | Action::Menu
        | Action::LessonNext
        | Action::LessonBack
        | Action::ShowMe
        | Action::Review
        | Action::ReplayPlay
        | Action::ReplayBack
        | Action::ReplayOn
        | Action::ReplayTurnBack
        | Action::ReplayTurnOn
        | Action::ReplayStart
        | Action::ReplayEnd
        | Action::ReplaySlower
        | Action::ReplayFaster
        | Action::ReplayBranch
        | Action::Options
        | Action::Keys
        | Action::Fullscreen
        | Action::Screenshot
        | Action::ScaleUp
        | Action::ScaleDown
        | Action::ScaleReset
        | Action::Mute
        | Action::Codex => return None,
    })
}

/// The first of `wanted` that can be clicked.
fn offered<G: Game>(wanted: &[<G::Rules as Interaction>::Target], targets: &[TargetId]) -> Option<TargetId> {
    wanted.iter().map(|&target| G::id(target)).find(|target| targets.contains(target))
}

/// What the key that goes on does now: rolls, confirms, lets the next opponent order, or puts a banner away.
fn advance<G: Game>(seen: &Seen<G>, table: &Table<G::Rules>, targets: &[TargetId]) -> UiIntent {
    if let Some(target) = offered::<G>(G::ADVANCE, targets) {
        UiIntent::Pick(target)
    } else if !table.local_turn() && seen.pace.step {
        UiIntent::StepOpponent
    } else {
        UiIntent::RecapRead
    }
}

fn quick_save(store: &Store) -> std::path::PathBuf {
    store.path_of(QUICK_SAVE)
}

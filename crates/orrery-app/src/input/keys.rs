//! Turns keys, mouse buttons and gamepad inputs into requests. The keyboard can do everything that the mouse can.

use crate::game::Game;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use orrery_table::CurrentPendingOrder;
use orrery_ui::AnalysisState;

use super::context::InputContext;
use super::gamepad::{GamepadAction, GamepadActions};
use super::global::{everywhere, types};
use super::modifiers::HeldModifiers;
use super::{rebind, title_keys};
use crate::focus::{FocusMoveDirection, FocusRequest, FocusState};
use crate::matches::QUICK_SAVE;
use crate::pick::reachable;
use crate::state::{Screen, UiRequest};
use crate::{coach, codex, replay};
use orrery_board::TargetId;
use orrery_record::save::SaveStore;
use orrery_settings::keys::{Action, ActionScope, GameInputAction, KeyChord};
use orrery_table::{OrderInput, Table};
use orrery_ui::{
    CodexIntent, KeyContext, KeyEffect, LessonIntent, Overlay, RemapState, ScreenRequest, SettingsIntent, UiIntent,
};

/// Turns keys, mouse buttons and gamepad inputs into requests, and moves the focus.
pub fn read<G: Game>(
    mut pressed: MessageReader<KeyboardInput>,
    mut clicked: MessageReader<MouseButtonInput>,
    seen: InputContext<G>,
    mut grid: ResMut<FocusState>,
    mut asked: MessageWriter<UiRequest>,
    mut beside: Local<HeldModifiers>,
    mut pad: ResMut<GamepadActions>,
) {
    if !seen.at_hand.is::<G>() {
        pressed.clear();
        clicked.clear();
        return;
    }
    let targets = seen.table.as_ref().map(|table| reachable::<G>(&seen.plan, table)).unwrap_or_default();
    let targets: Vec<TargetId> = targets.into_iter().map(G::id).collect();
    if pressed.is_empty() {
        *beside = HeldModifiers::now(&seen.held);
    }
    for wish in std::mem::take(&mut pad.bypass_change_detection().0) {
        let mut out = Vec::new();
        grid.bypass_change_detection().hear();
        wished(&seen, wish, &targets, grid.bypass_change_detection(), &mut out);
        out.into_iter().for_each(|intent| {
            asked.write(UiRequest(intent));
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
        // The next key is captured for a binding, so only Escape has another effect.
        chords.retain(|(chord, _)| *chord == KeyChord::plain("Escape"));
    }
    for (chord, repeat) in chords {
        let mut out = Vec::new();
        grid.bypass_change_detection().hear();
        pressed_one(&seen, &chord, repeat, &targets, grid.bypass_change_detection(), &mut out);
        out.into_iter().for_each(|intent| {
            asked.write(UiRequest(intent));
        });
    }
}

/// Handles an input from the gamepad.
fn wished<G: Game>(
    seen: &InputContext<G>,
    wish: GamepadAction,
    targets: &[TargetId],
    grid: &mut FocusState,
    out: &mut Vec<UiIntent>,
) {
    let in_match = *seen.screen.get() == Screen::Match && seen.front.overlays.is_empty();
    match wish {
        GamepadAction::Act(Action::Cancel) => cancel(seen, out),
        GamepadAction::Act(action) if everywhere(seen, action, false, out) => {}
        GamepadAction::Act(Action::Review) if *seen.screen.get() == Screen::End => out.push(UiIntent::Review),
        GamepadAction::Menu => {
            everywhere(seen, Action::Menu, false, out);
        }
        _ if !in_match => {}
        GamepadAction::Act(Action::Own(own)) if own.along.is_some() => own_taken(seen, own, false, targets, grid, out),
        GamepadAction::Act(action) => acted(seen, action, targets, grid, out),
        GamepadAction::Choose if coached(seen, Action::Confirm, out) => {}
        GamepadAction::Choose => {
            let action = if grid.stands() { Action::Confirm } else { Action::Advance };
            acted(seen, action, targets, grid, out);
        }
    }
}

/// Handles an action in a match without a dialogue over it.
fn acted<G: Game>(
    seen: &InputContext<G>,
    action: Action,
    targets: &[TargetId],
    grid: &mut FocusState,
    out: &mut Vec<UiIntent>,
) {
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
    seen: &InputContext<G>,
    chord: &KeyChord,
    repeat: bool,
    targets: &[TargetId],
    grid: &mut FocusState,
    out: &mut Vec<UiIntent>,
) {
    let action = match seen.screen.get() {
        Screen::End => seen.keys.action_in(chord, ActionScope::End),
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
        // A focused button handles Enter itself; without one, Enter gives the safe answer.
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
        grid.push(FocusRequest::To(jump));
        return;
    }
    if let Some(action) = action {
        taken(seen, action, repeat, targets, grid, out);
    }
}

/// Carries out an action in a match.
fn taken<G: Game>(
    seen: &InputContext<G>,
    action: Action,
    repeat: bool,
    targets: &[TargetId],
    grid: &mut FocusState,
    out: &mut Vec<UiIntent>,
) {
    match action {
        Action::Next => grid.push(FocusRequest::Next),
        Action::Previous => grid.push(FocusRequest::Previous),
        Action::Left => grid.push(FocusRequest::Toward(FocusMoveDirection::Left)),
        Action::Right => grid.push(FocusRequest::Toward(FocusMoveDirection::Right)),
        Action::Up => grid.push(FocusRequest::Toward(FocusMoveDirection::Up)),
        Action::Down => grid.push(FocusRequest::Toward(FocusMoveDirection::Down)),
        Action::Own(own) => own_taken(seen, own, repeat, targets, grid, out),
        _ if repeat => {}
        Action::Choose | Action::Confirm if grid.stands() => grid.push(FocusRequest::Act),
        Action::Confirm => {
            out.extend(offered::<G>(G::CONFIRM.as_slice(), targets).map(UiIntent::Pick));
        }
        _ => request(seen, action, targets, out),
    }
}

/// Carries out one of the game's own actions in a match.
fn own_taken<G: Game>(
    seen: &InputContext<G>,
    action: GameInputAction,
    repeat: bool,
    targets: &[TargetId],
    grid: &mut FocusState,
    out: &mut Vec<UiIntent>,
) {
    let Some(table) = &seen.table else { return };
    let typed: Vec<_> = targets.iter().filter_map(|&target| G::target(target)).collect();
    let of = KeyContext {
        view: table.view(),
        plan: &seen.plan,
        targets: &typed,
        focus: grid.target().and_then(G::target),
        stands: grid.stands(),
        repeat,
    };
    match G::key_effect(action, &of) {
        Some(KeyEffect::Pick(target)) => out.push(UiIntent::Pick(G::id(target))),
        Some(KeyEffect::Stand(target)) => grid.push(FocusRequest::To(G::id(target))),
        Some(KeyEffect::Notes) => out.push(UiIntent::Open(Overlay::Notes)),
        None => {}
    }
}

/// Closes the notice that pauses the match, or stops showing the board of a finished match, on any key. Returns true for the keys
/// that continue the match, which then have no other effect.
fn moment_read<G: Game>(seen: &InputContext<G>, action: Option<Action>, out: &mut Vec<UiIntent>) -> bool {
    if !seen.play.is_stopped() {
        return false;
    }
    out.push(UiIntent::CloseMoment);
    matches!(action, Some(Action::Advance | Action::Confirm | Action::Choose))
}

/// Moves along the lines of an unread recap with the keys that move the focus, and returns true. Any other key, and a move past
/// either end, marks the recap as read and returns false. The recap then remains visible until the next action.
fn recap_walked<G: Game>(seen: &InputContext<G>, action: Option<Action>, out: &mut Vec<UiIntent>) -> bool {
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

/// Handles the keys of a lesson. Returns true if `action` was one of them.
fn taught<G: Game>(seen: &InputContext<G>, action: Action, grid: &FocusState, out: &mut Vec<UiIntent>) -> bool {
    let Some(course) = &seen.course else { return false };
    let wish = match action {
        Action::LessonNext if course.reads() => LessonIntent::Next,
        Action::Advance if course.reads() => LessonIntent::Next,
        Action::Confirm if course.reads() && !grid.stands() => LessonIntent::Next,
        Action::LessonBack => LessonIntent::Back,
        Action::ShowMe => LessonIntent::ShowMe,
        _ => return false,
    };
    out.push(UiIntent::Lesson(wish));
    true
}

/// Handles the keys of the replay viewer. Returns true while the viewer is open, because no key has another effect then.
fn watched<G: Game>(
    seen: &InputContext<G>,
    action: Action,
    repeat: bool,
    grid: &mut FocusState,
    out: &mut Vec<UiIntent>,
) -> bool {
    let Some(table) = &seen.table else { return false };
    let Some(view) = replay::view::<G>(seen.viewer.as_deref(), table, &seen.coach) else { return false };
    replay::keyed(&view, action, repeat, grid, out);
    true
}

/// Handles keys while the panel of options or the coach's panel is open. The keys that move the focus and the key for choosing
/// belong to the panel; other keys belong to the match. Until the coach has advice, the key for choosing does nothing. Returns
/// true if the panel uses the action.
fn coached<G: Game>(seen: &InputContext<G>, action: Action, out: &mut Vec<UiIntent>) -> bool {
    let Some(table) = &seen.table else { return false };
    if codex::walked::<G>(&seen.desk, &seen.plan, table, action, out) {
        return true;
    }
    let Some(panel) = coach::view::<G>(table, &seen.coach, &seen.play).open else { return false };
    let AnalysisState::Ready(advice) = panel.told else { return action == Action::Confirm };
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

/// Reports whether a key may type into a text field, which only some screens have.
fn typing<G: Game>(seen: &InputContext<G>) -> bool {
    *seen.screen.get() == Screen::Setup || seen.front.overlays.last() == Some(&Overlay::Save)
}

/// Handles Escape: cancels a choice, closes what is topmost, leaves the set-up screen or the points, or else opens the menu of
/// the match.
fn cancel<G: Game>(seen: &InputContext<G>, out: &mut Vec<UiIntent>) {
    if seen.front.remap != RemapState::Rest {
        out.push(UiIntent::Options(SettingsIntent::Keep));
        return;
    }
    // An open drop-down list closes by itself.
    if seen.egui.is_popup_open() {
        return;
    }
    if !seen.front.overlays.is_empty() {
        out.push(UiIntent::Close);
        return;
    }
    match seen.screen.get() {
        Screen::Title => {}
        Screen::Setup => out.push(UiIntent::Go(ScreenRequest::Title)),
        Screen::End => out.push(UiIntent::Go(ScreenRequest::Board)),
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
                out.push(UiIntent::Codex(CodexIntent::Options));
            } else if seen.play.guide.open {
                out.push(UiIntent::CloseCoach);
            } else if *seen.plan != CurrentPendingOrder::default() {
                out.extend(G::CANCEL.map(|target| UiIntent::Pick(G::id(target))));
            } else {
                out.push(UiIntent::Open(Overlay::Menu));
            }
        }
    }
}

/// Returns the next target whose name begins with a typed letter. Returns `None` if there is no such target, or if no choice is
/// pending.
fn jump<G: Game>(
    seen: &InputContext<G>,
    chord: &KeyChord,
    targets: &[TargetId],
    focus: Option<TargetId>,
) -> Option<TargetId> {
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

fn request<G: Game>(seen: &InputContext<G>, action: Action, targets: &[TargetId], out: &mut Vec<UiIntent>) {
    let Some(table) = &seen.table else { return };
    out.extend(request_of(seen, table, action, targets));
}

/// Returns the request of an action in a match. Returns `None` for actions that are handled elsewhere or that the game does not
/// have.
fn request_of<G: Game>(
    seen: &InputContext<G>,
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
        Action::DiceOptions => UiIntent::Codex(CodexIntent::Options),
        Action::Log => UiIntent::Open(Overlay::Log),
        Action::Scores => UiIntent::Open(Overlay::Scores),
        Action::Players => UiIntent::Open(Overlay::Players(Some(table.mover()))),
        Action::Save => UiIntent::Open(Overlay::Save),
        Action::Load => UiIntent::Open(Overlay::Load),
        Action::NewMatch => UiIntent::Go(ScreenRequest::Setup),
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

/// Returns the first target in `wanted` that can be clicked, if there is one.
fn offered<G: Game>(wanted: &[<G::Rules as OrderInput>::Target], targets: &[TargetId]) -> Option<TargetId> {
    wanted.iter().map(|&target| G::id(target)).find(|target| targets.contains(target))
}

/// Returns the request of the key for continuing: roll or confirm, let the next opponent act, or mark the recap as read.
fn advance<G: Game>(seen: &InputContext<G>, table: &Table<G::Rules>, targets: &[TargetId]) -> UiIntent {
    if let Some(target) = offered::<G>(G::ADVANCE, targets) {
        UiIntent::Pick(target)
    } else if !table.local_turn() && seen.pace.step {
        UiIntent::StepOpponent
    } else {
        UiIntent::RecapRead
    }
}

fn quick_save(store: &SaveStore) -> std::path::PathBuf {
    store.path_of(QUICK_SAVE)
}

//! Follows what happens on the table: the log, the captions, recaps, questions, the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::schedule::AppSystems;
use super::state::{Front, Play, Screen};
use crate::board::Animating;
use crate::games::alien_frontiers::board::{ClickRefused, Spot, places, spots};
use crate::games::alien_frontiers::locale::{event_text, is_headline, order_text, refusal_text};
use crate::games::alien_frontiers::table::{Announced, Cause, Confirm, Refused, Table};
use crate::locale::text_args;
use crate::panels::{Back, Hint, LogLine, Past, Recap, Toast, recap_lines};
use crate::record::Control;
use crate::rules::{Event, Order};
use crate::settings::{HandOver, Settings};
use crate::table::SaveTrouble;

/// What the match tells of itself.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (watch, tick).chain().in_set(AppSystems::TellMatch));
}

/// What table and board tell.
#[derive(SystemParam)]
pub struct Told<'w, 's> {
    announced: MessageReader<'w, 's, Announced>,
    refused: MessageReader<'w, 's, Refused>,
    clicks: MessageReader<'w, 's, ClickRefused>,
    confirms: MessageReader<'w, 's, Confirm>,
    trouble: MessageReader<'w, 's, SaveTrouble>,
}

/// Takes in what was told since the last frame.
pub fn watch(
    mut told: Told,
    table: Option<Res<Table>>,
    settings: Res<Settings>,
    mut play: ResMut<Play>,
    mut front: ResMut<Front>,
    mut next: ResMut<NextState<Screen>>,
    animating: Res<Animating>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for SaveTrouble { reason } in told.trouble.read() {
        let words = text_args("ui-not-saved", &[("reason", reason.as_str().into())]);
        if !front.toasts.iter().any(|toast| toast.words == words) {
            front.toasts.push(Toast::trouble(words));
        }
    }
    for refusal in told.refused.read().map(|refused| refused.refusal).chain(told.clicks.read().map(|click| click.0)) {
        let words = refusal_text(&refusal, &play.names);
        play.refused = Some((Hint { words, refused: true }, 7.0));
    }
    if let Some(confirm) = told.confirms.read().last() {
        (play.asked, play.unasked) = (Some(*confirm), false);
    }
    // What is only seen again is no news.
    let news: Vec<Announced> = told.announced.read().filter(|one| !one.cause.is_past()).cloned().collect();
    let Some(table) = table else { return };
    if play.ending && !animating.0 && table.viewed_order().is_none() {
        // The last colony has landed and the points are counted.
        play.ending = false;
        if table.view().is_over() && !table.is_practice() {
            NextState::set_if_neq(&mut next, Screen::End);
        }
    }
    for one in &news {
        play.refused = None;
        play.asked = None;
        follow(one, &table, &settings, &mut play);
        if one.cause == Cause::Opened && one.after.is_over() && table.viewed_order().is_none() {
            NextState::set_if_neq(&mut next, Screen::End);
        } else if one.after.is_over() && !one.before.is_over() {
            play.ending = true;
            redraw.write(RequestRedraw);
        }
    }
    if !news.is_empty() {
        retell(&table, &mut play);
    }
}

fn follow(one: &Announced, table: &Table, settings: &Settings, play: &mut Play) {
    if let Cause::Order(order) = one.cause {
        let person = table.seat(one.mover).is_some_and(|seat| seat.control == Control::Human);
        if person {
            play.last_person = Some(one.mover);
            play.recap = None;
            play.caption.clear();
        } else if order != Order::End {
            play.caption = order_text(one.mover, &order, &one.events, &play.names);
        }
    }
    // Who goes back in a practice match has seen what happened.
    let forward = matches!(one.cause, Cause::Order(_) | Cause::Opened);
    let turn = one.before.mover() != one.after.mover() || one.cause == Cause::Opened;
    if turn && !forward {
        // What somebody else's turn began with is not told any more.
        play.recap = None;
    }
    if forward && turn && table.local_turn() && !table.is_practice() {
        play.recap = recap(table, settings, play);
    }
}

/// What to tell the person whose turn begins.
pub(super) fn recap(table: &Table, settings: &Settings, play: &Play) -> Option<Recap> {
    let colour = table.view().mover();
    let people = table.info().seats.iter().filter(|seat| seat.control == Control::Human).count();
    let hand_over = settings.hand_over != HandOver::Off && people > 1 && play.last_person != Some(colour);
    let entries = table.record().entries();
    if entries.last().is_none_or(|entry| entry.by == colour) {
        return None;
    }
    let since = entries.iter().rposition(|entry| entry.by == colour).map_or(0, |last| last + 1);
    let after = |index: usize| {
        if index + 1 < entries.len() { *table.record().position_before(index + 1) } else { *table.view() }
    };
    let past = |index: usize| Past {
        mover: entries[index].by,
        order: entries[index].order,
        events: table.told(index),
        before: *table.record().position_before(index),
        after: after(index),
    };
    let past: Vec<Past> = (since..entries.len()).map(past).collect();
    let lines = recap_lines(colour, &past, &play.names);
    let cover = hand_over && settings.hand_over == HandOver::Cover;
    (hand_over || !lines.is_empty()).then_some(Recap { colour, lines, hand_over, cover, at: None })
}

/// Brings the log in line with the match: what was taken back goes, what is new comes.
pub(super) fn retell(table: &Table, play: &mut Play) {
    let entries = table.record().entries();
    // An order taken back and replaced by another within one frame leaves the same length: the last turn is told anew.
    let barrier = table.record().undo_barrier().min(entries.len());
    // So does one of a practice match that was taken back past what the log told.
    let keep = if table.record().is_practice() { 0 } else { play.logged.min(barrier) };
    play.log.retain(|line| line.entry < keep);
    for (index, entry) in entries.iter().enumerate().skip(keep) {
        let events = table.told(index);
        tell(index, entry.round, entry.by, &entry.order, &events, play);
    }
    play.logged = entries.len();
    let known = table.record().undo_barrier();
    // Of the turn that goes on every line is one to go back to, unless something new came to light since; in a practice
    // match every line is.
    let turn = entries.iter().rposition(|entry| entry.order == Order::End).map_or(0, |end| end + 1);
    let (takes_back, barrier) =
        (table.takes_back() && (table.local_turn() || table.record().is_practice()), table.barrier());
    for line in &mut play.log {
        line.back = match line.entry {
            _ if !takes_back => Back::No,
            entry if entry >= known => Back::Yes,
            entry if entry >= barrier => Back::Past,
            entry if entry >= turn => Back::Barred,
            _ => Back::No,
        };
    }
}

fn tell(entry: usize, round: u32, mover: crate::core::Colour, order: &Order, events: &[Event], play: &mut Play) {
    let all: Vec<String> = events.iter().map(|event| event_text(event, &play.names)).collect();
    let line = |words: String, below: bool, spots: Vec<Spot>| LogLine {
        entry,
        round,
        colour: mover,
        words,
        all: all.join("\n"),
        spots,
        below,
        back: Back::No,
    };
    let mut lines = Vec::new();
    if *order != Order::End {
        lines.push(line(order_text(mover, order, events, &play.names), false, spots(mover, order, events)));
    }
    let headlines = events.iter().filter(|event| is_headline(event));
    lines.extend(headlines.map(|event| line(event_text(event, &play.names), true, places(event))));
    play.log.extend(lines);
}

/// Lets messages and refusals run out.
pub fn tick(time: Res<Time<Real>>, mut front: ResMut<Front>, mut play: ResMut<Play>) {
    let passed = time.delta_secs();
    if !front.toasts.is_empty() {
        for toast in &mut front.toasts {
            toast.left -= passed;
        }
        front.toasts.retain(|toast| toast.left > 0.0);
    }
    if let Some((hint, left)) = play.refused.take() {
        let left = left - passed;
        play.refused = (left > 0.0).then_some((hint, left));
    }
}

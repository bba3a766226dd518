//! Follows the events on the table: updates the log, captions, recaps and questions, and handles the end of the match.

use std::ops::Range;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::banter;
use super::ending;
use super::game::Game;
use super::interruptions;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState, PendingConfirmation, Screen};
use super::suspense::{MotionInputs, WithheldTableChanges};
use orrery_board::{ClickRefused, InlineItem, LogAnchorId};
use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text, text_args};
use orrery_record::{FairPlayNotice, SeatControl};
use orrery_settings::{HandOverNotice, Settings};
use orrery_table::{ChangeCause, LossConfirmationRequest, OrderGate, OrderRefused, SaveFailed, Table, TableChange};
use orrery_ui::{LogLine, PastOrder, Recap, RecapImportance, RecapLine, UndoAvailability, grouped, pass_toasts};

/// Adds the systems that remove expired messages, notices and remarks.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (tick, interruptions::pass, banter::pass).chain().in_set(AppSystems::TellMatch));
}

/// Adds the log and the notices of the matches of this game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.init_resource::<PendingConfirmation<G>>().init_resource::<WithheldTableChanges<G>>();
    app.add_systems(Update, watch::<G>.before(tick).in_set(AppSystems::TellMatch));
}

/// The messages of the table and the board to which the log reacts.
#[derive(SystemParam)]
pub struct MatchLogMessages<'w, 's, G: Game> {
    announced: MessageReader<'w, 's, TableChange<<G as GameFrontend>::Rules>>,
    refused: MessageReader<'w, 's, OrderRefused<<G as GameFrontend>::Rules>>,
    clicks: MessageReader<'w, 's, ClickRefused<G>>,
    confirms: MessageReader<'w, 's, LossConfirmationRequest<<G as GameFrontend>::Rules>>,
    trouble: MessageReader<'w, 's, SaveFailed>,
}

impl<G: Game> MatchLogMessages<'_, '_, G> {
    /// Handles failed saves, refused actions, and the questions asked before a player loses something.
    fn take_troubles(&mut self, play: &mut MatchUiState, pending: &mut PendingConfirmation<G>, front: &mut MenuState) {
        for SaveFailed { reason } in self.trouble.read() {
            front.complain(text_args("ui-not-saved", &[("reason", reason.as_str().into())]));
        }
        let refused = self.refused.read().map(|refused| refused.refusal);
        for refusal in refused.chain(self.clicks.read().map(|click| click.refusal)) {
            let words = G::refusal_text(&refusal, &play.names);
            play.refuse(words);
        }
        if let Some(confirm) = self.confirms.read().last() {
            (play.asked, play.unasked) = (true, false);
            pending.0 = Some(*confirm);
        }
    }
}

/// Handles the changes of the table since the last frame.
pub fn watch<G: Game>(
    mut told: MatchLogMessages<G>,
    table: Option<ResMut<Table<G::Rules>>>,
    settings: Res<Settings>,
    (mut play, mut pending, mut withheld): (
        ResMut<MatchUiState>,
        ResMut<PendingConfirmation<G>>,
        ResMut<WithheldTableChanges<G>>,
    ),
    mut front: ResMut<MenuState>,
    mut next: ResMut<NextState<Screen>>,
    (stage, mut gate): (MotionInputs, ResMut<OrderGate>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    told.take_troubles(&mut play, &mut pending, &mut front);
    // Replayed events are not news.
    let fresh: Vec<TableChange<G::Rules>> = told.announced.read().filter(|one| !one.cause.is_past()).cloned().collect();
    let Some(mut table) = table else {
        withheld.clear();
        return;
    };
    if !fresh.is_empty() {
        play.refused = None;
        play.asked = false;
    }
    let animating = stage.moves();
    let news = withheld.pass(fresh, &stage.now(&settings));
    if table.is_held() != withheld.waits() {
        table.hold(withheld.waits());
    }
    if withheld.waits() {
        gate.hold(BREATH);
        redraw.write(RequestRedraw);
        return;
    }
    if play.ending && !animating && play.lingers <= 0.0 && table.viewed_order().is_none() {
        // The board has shown the order that ended the match; the points are shown next.
        play.ending = false;
        if table.is_over() && !table.is_practice() {
            NextState::set_if_neq(&mut next, Screen::End);
            play.counting = settings.animation.factor().map(|_| 0.0);
        }
    }
    for one in &news {
        follow::<G>(one, &table, &settings, &mut play);
        if follow_end::<G>(one, &table, &settings, &mut play) {
            NextState::set_if_neq(&mut next, Screen::End);
        } else if play.ending {
            redraw.write(RequestRedraw);
        }
    }
    let counted = play.winner_withheld && !play.awaits_points();
    if !news.is_empty() || counted || tells_others::<G>(&table, &play) || play.noticed != table.notices().len() {
        retell::<G>(&table, &mut play);
    }
    let shown = news.is_empty() && !animating && gate.is_open();
    if follow_cover::<G>(&table, &settings, &mut play, shown) {
        redraw.write(RequestRedraw);
    }
}

/// The length of one pause of the opponents, in seconds. Pauses are repeated until the last action has been reported.
const BREATH: f32 = 0.1;

/// The time for which the board remains in view after the match has ended and the board has come to rest, in seconds.
const LINGERS: f32 = 2.0;

/// Prepares the closing text when a match ends. Returns true if the end is shown immediately, because the match was already over
/// when it was opened.
fn follow_end<G: Game>(
    one: &TableChange<G::Rules>,
    table: &Table<G::Rules>,
    settings: &Settings,
    play: &mut MatchUiState,
) -> bool {
    let opened = one.cause == ChangeCause::Opened && one.over_after && table.viewed_order().is_none();
    let ended = one.over_after && !one.over_before;
    if opened || ended {
        play.closing = ending::closing::<G>(table, &play.names, settings.remarks);
    }
    if ended && !opened {
        play.ending = true;
        let moves = settings.animation.factor().is_some() && !table.is_practice();
        play.lingers = if moves { LINGERS } else { 0.0 };
    }
    opened
}

/// The number of frames without motion before the curtain closes. An order that is given automatically arrives within this time.
const STILL: u8 = 3;

/// Reports whether the log was written for another viewer, who may know more than the current one.
fn tells_others<G: Game>(table: &Table<G::Rules>, play: &MatchUiState) -> bool {
    G::Rules::HIDDEN_INFORMATION && play.told_to != table.viewpoint()
}

/// Closes the curtain between two people if the next person must not see the previous person's information. The curtain waits
/// until all motion has been `shown`; the board shows no hidden information before that. Once the next person has taken over,
/// builds a recap of the changes for them. Returns true while the curtain is still awaited.
fn follow_cover<G: Game>(
    table: &Table<G::Rules>,
    settings: &Settings,
    play: &mut ResMut<MatchUiState>,
    shown: bool,
) -> bool {
    if table.is_covered() {
        let there = play.recap.as_ref().is_some_and(|recap| recap.cover && recap.colour == table.mover());
        if table.viewed_order().is_some() || there && play.covered {
            return false;
        }
        if !shown {
            if play.still > 0 {
                play.still = 0;
            }
            // A previous recap is outdated.
            if play.recap.is_some() {
                play.recap = None;
            }
        } else if play.still < STILL {
            play.still += 1;
        } else {
            (play.covered, play.still) = (true, 0);
            play.recap = recap::<G>(table, settings, play);
            return false;
        }
        return true;
    }
    if play.covered {
        play.covered = false;
        let told = recap::<G>(table, settings, play).filter(|told| !told.lines.is_empty() && !table.is_practice());
        play.recap = told.map(|told| Recap { hand_over: false, cover: false, ..told });
    }
    false
}

fn follow<G: Game>(one: &TableChange<G::Rules>, table: &Table<G::Rules>, settings: &Settings, play: &mut MatchUiState) {
    interruptions::follow::<G>(one, table, settings, play);
    banter::follow::<G>(one, table, settings, play);
    if let ChangeCause::Order(order) = &one.cause {
        let person = table.seat(one.mover).is_some_and(|seat| seat.control == SeatControl::Human);
        if person {
            play.last_person = Some(one.mover);
            play.recap = None;
            play.caption.clear();
        } else if order.as_ref().is_none_or(G::has_log_line) {
            play.caption = G::told_text(one.mover, order.as_ref(), &one.events, &play.names);
        }
    }
    // A player who steps back in a practice match has already seen the events.
    let forward = matches!(one.cause, ChangeCause::Order(_) | ChangeCause::Opened);
    let turn = one.turn_passed() || one.cause == ChangeCause::Opened;
    if turn && !forward {
        // The recap of another player's turn is outdated.
        play.recap = None;
    }
    if forward && turn && table.local_turn() && !table.is_practice() {
        play.recap = recap::<G>(table, settings, play);
    }
}

/// Builds the recap for the person whose turn begins: the changes since their last order, or only the curtain's text while the
/// table is covered. Returns `None` if there is nothing to show.
pub(super) fn recap<G: Game>(table: &Table<G::Rules>, settings: &Settings, play: &MatchUiState) -> Option<Recap> {
    let colour = table.mover();
    let question = G::cover_question(table.view(), &play.names);
    if table.is_covered() {
        let again = question.is_none() && gave_order_this_turn::<G>(table, colour);
        let recap = Recap { question, again, hand_over: true, cover: true, ..Recap::of(colour) };
        return Some(recap);
    }
    let people = table.seats().iter().filter(|seat| seat.control == SeatControl::Human).count();
    let told = !matches!(settings.hand_over, HandOverNotice::Off | HandOverNotice::Open);
    let hand_over = told && people > 1 && play.last_person != Some(colour);
    let count = table.orders_given();
    let by = |index: usize| table.given_by(index).map(|(seat, _)| seat);
    if count == 0 || by(count - 1) == Some(colour) {
        return None;
    }
    let since = (0..count).rposition(|index| by(index) == Some(colour)).map_or(0, |last| last + 1);
    let past = |index: usize| {
        Some(PastOrder {
            mover: by(index)?,
            order: table.order(index),
            events: table.visible_events(index),
            before: table.view_before(index),
            after: if index + 1 < count { table.view_before(index + 1) } else { *table.view() },
        })
    };
    let past: Vec<PastOrder<G>> = (since..count).filter_map(past).collect();
    let mut lines = G::recap(colour, &past, &play.names);
    lines.extend(idle::<G>(table, since..count, &lines, &play.names));
    let lines = grouped(lines);
    let cover = hand_over && settings.hand_over == HandOverNotice::Cover;
    // Other players' decisions in the middle of a player's turn are no news to that player: the captions and the log report them.
    let same_turn = since > table.turn_began();
    let again = same_turn && question.is_none();
    let shown = lines.iter().flat_map(|line| &line.bits);
    let icons = shown.filter_map(|bit| match bit {
        InlineItem::Icon(icon) => G::icon_name(icon).map(|name| (*icon, name)),
        InlineItem::Text(_) | InlineItem::Mark(_) => None,
    });
    let icons = icons.collect();
    let recap = Recap { question, again, lines, icons, hand_over, cover, ..Recap::of(colour) };
    (hand_over || !(same_turn || recap.lines.is_empty())).then_some(recap)
}

/// Reports whether `colour` gave an order in the current turn.
fn gave_order_this_turn<G: Game>(table: &Table<G::Rules>, colour: Colour) -> bool {
    (table.turn_began()..table.orders_given()).any(|index| table.given_by(index).is_some_and(|(by, _)| by == colour))
}

/// Returns a recap line for each player who had a turn among `orders` but does not appear in the lines `told`.
fn idle<G: Game>(
    table: &Table<G::Rules>,
    orders: Range<usize>,
    told: &[RecapLine],
    names: &PlayerNames,
) -> Vec<RecapLine> {
    let mut idle: Vec<Colour> = Vec::new();
    for (by, _) in orders.filter(|&index| table.ends_turn(index)).filter_map(|index| table.given_by(index)) {
        if !idle.contains(&by) && told.iter().all(|line| line.colour != by) {
            idle.push(by);
        }
    }
    let line = |colour: Colour| {
        let words = text_args("ui-recap-idle", &[("name", names.of(colour).into())]);
        let bits = vec![InlineItem::Text(text("ui-recap-idle-short"))];
        RecapLine { colour, words, bits, spots: Vec::new(), weight: RecapImportance::Turn }
    };
    idle.into_iter().map(line).collect()
}

/// Updates the log: removes the lines of undone orders, and adds the lines of new orders.
pub(super) fn retell<G: Game>(table: &Table<G::Rules>, play: &mut MatchUiState) {
    let count = table.orders_given();
    if tells_others::<G>(table, play) {
        play.told_to = table.viewpoint();
        play.logged = 0;
        play.caption = last_of_an_opponent::<G>(table, &play.names).unwrap_or_default();
    }
    let withheld = table.is_over() && play.awaits_points();
    if std::mem::replace(&mut play.winner_withheld, withheld) != withheld {
        // The order that ended the match is written again.
        play.logged = play.logged.min(count.saturating_sub(1));
    }
    // If an order is undone and replaced within one frame, the length stays the same, so the last turn is always written again.
    let known = table.known_barrier();
    // New information may change the wording of old lines. In a practice match, any earlier order may have been replaced in the
    // same way.
    let keep = if table.can_go_back_past() { 0 } else { table.first_changed_description(play.logged).min(known) };
    play.log.retain(|line| line.entry < keep);
    for index in keep..count {
        let Some((by, round)) = table.given_by(index) else { continue };
        let (order, mut events) = (table.order(index), overheard::<G>(table, table.visible_events(index)));
        events.retain(|event| !(withheld && G::tells_winner(event)));
        tell::<G>(index, (round, by), order.as_ref(), &events, play);
    }
    play.logged = count;
    // Undo can return to each line of the current turn, unless something new was revealed since. In a practice match it can
    // return to every line.
    let turn = table.turn_began();
    let takes_back = table.takes_back() && (table.local_turn() || table.can_go_back_past());
    let barrier = table.barrier();
    for line in &mut play.log {
        line.back = match line.entry {
            _ if !takes_back => UndoAvailability::No,
            entry if entry >= known => UndoAvailability::Yes,
            entry if entry >= barrier => UndoAvailability::Past,
            entry if entry >= turn => UndoAvailability::Barred,
            _ => UndoAvailability::No,
        };
    }
    tell_notices::<G>(table, play);
}

/// Adds log lines for the notices that every player should see, for example about a seat that was taken over. Undo cannot return
/// to these lines.
fn tell_notices<G: Game>(table: &Table<G::Rules>, play: &mut MatchUiState) {
    // A practice match has notices too; its whole log is written again each time.
    for noticed in table.notices() {
        let words = match noticed.what {
            FairPlayNotice::SeatTaken(colour) => text_args("log-seat-taken", &[("name", play.names.of(colour).into())]),
            FairPlayNotice::OpenHands => text("log-open-hands"),
            FairPlayNotice::Branch => text("log-branch"),
        };
        let entry = noticed.at.saturating_sub(1);
        let (colour, round) = table.given_by(entry).unwrap_or((table.mover(), 1));
        let (all, spots) = (words.clone(), Vec::new());
        let line = LogLine { entry, round, colour, words, all, spots, below: true, back: UndoAvailability::No };
        let place = if noticed.at == 0 { 0 } else { play.log.partition_point(|line| line.entry < noticed.at) };
        play.log.insert(place, line);
    }
    play.noticed = table.notices().len();
}

/// Returns the events that may be shown at this screen. Private events are left out if several people share the screen and the
/// match is not over.
pub(super) fn overheard<G: Game>(
    table: &Table<G::Rules>,
    events: Vec<game_types::Event<G>>,
) -> Vec<game_types::Event<G>> {
    if !table.is_shared() || table.is_over() {
        return events;
    }
    events.into_iter().map(G::aside).collect()
}

/// Adds the log lines of an order, or of its visible results if the viewer does not see the order.
fn tell<G: Game>(
    entry: usize,
    (round, mover): (u32, Colour),
    order: Option<&game_types::Order<G>>,
    events: &[game_types::Event<G>],
    play: &mut MatchUiState,
) {
    let all: Vec<String> = events.iter().map(|event| G::event_text(event, &play.names)).collect();
    let line = |words: String, below: bool, spots: Vec<LogAnchorId>| LogLine {
        entry,
        round,
        colour: mover,
        words,
        all: all.join("\n"),
        spots,
        below,
        back: UndoAvailability::No,
    };
    let mut lines = Vec::new();
    if order.is_some_and(G::has_log_line) {
        let words = G::told_text(mover, order, events, &play.names);
        lines.push(line(words, false, G::visible_anchors(mover, order, events)));
    }
    // If the order itself is hidden, each result has a line, and the first one takes the place of the order's line.
    let restated = |event: &game_types::Event<G>| order.is_some_and(|order| G::is_told_by(event, order));
    let worth = |event: &&game_types::Event<G>| order.is_none() || G::is_headline(event) && !restated(event);
    for (nth, event) in events.iter().filter(worth).enumerate() {
        let below = order.is_some() || nth > 0;
        lines.push(line(G::event_text(event, &play.names), below, G::anchors_of_event(event)));
    }
    play.log.extend(lines);
}

/// Describes the results of the last order of the match. Returns `None` if no opponent gave it, or if there is nothing to report.
pub(super) fn last_of_an_opponent<G: Game>(table: &Table<G::Rules>, names: &PlayerNames) -> Option<String> {
    let index = table.orders_given().checked_sub(1)?;
    let ((by, _), order) = (table.given_by(index)?, table.order(index));
    let person = table.control(by) == Some(SeatControl::Human);
    let told = !person && order.as_ref().is_none_or(G::has_log_line);
    told.then(|| G::told_text(by, order.as_ref(), &table.visible_events(index), names))
}

/// Removes messages and refusals after their time.
pub fn tick(time: Res<Time<Real>>, mut front: ResMut<MenuState>, mut play: ResMut<MatchUiState>) {
    let passed = time.delta_secs();
    if !front.toasts.is_empty() {
        pass_toasts(&mut front.toasts, passed);
    }
    if let Some((hint, left)) = play.refused.take() {
        let left = left - passed;
        play.refused = (left > 0.0).then_some((hint, left));
    }
}

//! Notices that pause the match, however fast opponents play, for example about its beginning, losses of a player at this screen,
//! and great achievements.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::opening;
use super::state::{MatchUiState, MenuState, Screen};
use orrery_board::{ArtImages, MotionActive};
use orrery_core::Colour;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_locale::text_args;
use orrery_record::SeatControl;
use orrery_settings::{InterruptionPause, Settings};
use orrery_table::{ChangeCause, MatchStatus, Table, TableChange};
use orrery_ui::{EffectText, Interruption, InterruptionStyle, MilestoneNotice};

/// The time needed to become aware of a notice, in seconds; [`READ`] adds the time per character.
const SEE: f32 = 1.6;
/// The time needed to read one character, in seconds.
const READ: f32 = 0.035;

/// The maximum time for which a notice is shown before it closes by itself, in seconds.
const LONGEST: f32 = 12.0;

/// The factor of the reading time and of its maximum at the beginning of a match, whose notice shows persons as well as text.
const BEGINNING: f32 = 2.5;

/// The reading time of an opponent's achievement, relative to that of other notices.
const OF_OTHERS: f32 = 0.6;

/// Collects the notices about a change of the table: the beginning of the match, changes for all players, harm done by others to
/// people at this screen, setbacks by dice and cards, great achievements, and the ability to end the match. People see the other
/// results of their own orders on the board.
pub(super) fn follow<G: Game>(
    one: &TableChange<G::Rules>,
    table: &Table<G::Rules>,
    settings: &Settings,
    play: &mut MatchUiState,
) {
    let person = |colour| table.control(colour) == Some(SeatControl::Human);
    let ordered = matches!(one.cause, ChangeCause::Order(_));
    if !ordered {
        play.moments.clear();
    } else if person(one.mover) {
        // A picture that waits for the board to come to rest survives the next order.
        play.moments.retain(|told| told.after_motion && matches!(told.staged, InterruptionStyle::Picture(_)));
    }
    let seats: Vec<Colour> = table.seats().iter().map(|seat| seat.colour).collect();
    let played = !table.is_practice() && !table.is_watched() && !table.is_replay() && !one.over_after;
    if settings.moments == InterruptionPause::Off || !played || !seats.iter().any(|&seat| person(seat)) {
        return;
    }
    let waits = settings.moments == InterruptionPause::Wait;
    if one.cause == ChangeCause::Opened && table.opened_fresh() {
        play.moments.push(timed(opening::opening::<G>(one, table, settings.remarks, play), waits, person));
    }
    if !ordered {
        return;
    }
    let told = of_order::<G>(one, table, play);
    play.moments.extend(told.into_iter().map(|told| timed(told, waits, person)));
}

/// Returns the notices about an order.
fn of_order<G: Game>(one: &TableChange<G::Rules>, table: &Table<G::Rules>, play: &MatchUiState) -> Vec<Interruption> {
    let person = |colour| table.control(colour) == Some(SeatControl::Human);
    let seats: Vec<Colour> = table.seats().iter().map(|seat| seat.colour).collect();
    let by = one.mover;
    let rests = |told: EffectText| Interruption { after_motion: true, ..banner((by, by), told) };
    let to_all = |told: EffectText| {
        let staged = told.picture.map_or(InterruptionStyle::Banner, |art| InterruptionStyle::Picture(art.to_owned()));
        Interruption { to_all: true, staged, ..rests(told) }
    };
    // A notice for all players is shown once, whichever player caused the change.
    let mut all: Vec<Interruption> = G::changes(one, &play.names).map(to_all).into_iter().collect();
    if person(by) {
        all.extend(G::setback(one, &play.names).map(rests));
    } else {
        for &to in seats.iter().filter(|&&seat| person(seat)) {
            all.extend(G::effect_on_player(to, one, &play.names).map(|told| banner((by, to), told)));
        }
    }
    // If several people share the screen, private parts are left out.
    let aside = |event: &game_types::Event<G>| if table.is_shared() { G::aside(*event) } else { *event };
    let aloud = TableChange { events: one.events.iter().map(aside).collect(), ..one.clone() };
    all.extend(G::triumph(&aloud, &play.names).map(picture));
    let nears = |seat: Colour| G::can_end(&one.after, seat) && !G::can_end(&one.before, seat);
    // If several people share the screen, hidden information of one person is not shown.
    let told_of = |seat: Colour| !(G::Rules::HIDDEN_INFORMATION && table.is_shared() && person(seat));
    for &seat in seats.iter().filter(|&&seat| nears(seat) && told_of(seat)) {
        let key = near_end_key(table.only_person() == Some(seat), seat == by && seat == one.next);
        let words = text_args(key, &[("name", play.names.of(seat).into())]);
        let told = EffectText { lines: vec![words], ..EffectText::default() };
        all.push(Interruption { after_motion: person(seat), ..banner((seat, seat), told) });
    }
    all
}

/// Returns the key of the notice that a player can end the match. The only person at the screen is addressed. In the middle of
/// the player's turn, what is left of it may not suffice, so the next turn is named too.
const fn near_end_key(is_you: bool, in_turn: bool) -> &'static str {
    match (is_you, in_turn) {
        (false, false) => "moment-can-end",
        (false, true) => "moment-can-end-now",
        (true, false) => "moment-can-end-you",
        (true, true) => "moment-can-end-you-now",
    }
}

/// Returns a banner about an action of the player `by` that affects the player `to`, who may be the same player.
fn banner((by, to): (Colour, Colour), told: EffectText) -> Interruption {
    Interruption {
        by,
        to,
        to_all: false,
        told,
        harm: true,
        left: None,
        after_motion: false,
        staged: InterruptionStyle::Banner,
    }
}

/// Returns the notice of an achievement, to be shown after the board has shown the achievement.
fn picture(MilestoneNotice { seat, title, words, picture, spots }: MilestoneNotice) -> Interruption {
    let told = EffectText { lines: vec![title, words], spots, picture: None };
    Interruption {
        by: seat,
        to: seat,
        to_all: false,
        told,
        harm: false,
        left: None,
        after_motion: true,
        staged: InterruptionStyle::Picture(picture),
    }
}

/// Adds the reading time to a notice, unless the notice `waits` to be closed.
fn timed(told: Interruption, waits: bool, is_person: impl Fn(Colour) -> bool) -> Interruption {
    let letters = told.told.lines.iter().map(|line| line.chars().count()).sum::<usize>();
    let brief = (SEE + READ * letters as f32).min(LONGEST);
    let shorter = matches!(told.staged, InterruptionStyle::Picture(_)) && !is_person(told.by);
    let opens = matches!(told.staged, InterruptionStyle::Opening(_));
    let brief = brief * if shorter { OF_OTHERS } else { 1.0 } * if opens { BEGINNING } else { 1.0 };
    Interruption { left: (!waits).then_some(brief), ..told }
}

/// Closes the current notice and shows the next one, if there is one. Once a match has ended, stops showing its board instead, so
/// that the points follow.
pub(super) fn close(play: &mut MatchUiState) {
    if play.ending {
        play.lingers = 0.0;
    } else if play.moment().is_some() {
        play.moments.remove(0);
    }
}

/// Counts down the reading time of the current notice while the notice and the board below it are visible, and then removes the
/// notice. At the end of a match, counts down the time for which the board is shown, and advances the counting of points.
pub(super) fn pass(
    time: Res<Time>,
    settings: Res<Settings>,
    (screen, front): (Res<State<Screen>>, Res<MenuState>),
    (now, pieces, animating): (Option<Res<MatchStatus>>, Res<ArtImages>, Res<MotionActive>),
    mut play: ResMut<MatchUiState>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *screen.get() == Screen::End && play.counting.is_some() {
        redraw.write(RequestRedraw);
        let speed = settings.animation.factor().unwrap_or(f32::INFINITY);
        play.counting = play.counting.map(|counted| counted + time.delta_secs() * speed.min(100.0));
        return;
    }
    if play.ending && *screen.get() == Screen::Match && front.overlays.is_empty() {
        redraw.write(RequestRedraw);
        if !animating.0 {
            play.lingers -= time.delta_secs();
        }
        return;
    }
    let whole = now.is_some_and(|now| pieces.match_ready(now.key));
    if play.moments.is_empty() || *screen.get() != Screen::Match || !front.overlays.is_empty() || !whole {
        return;
    }
    redraw.write(RequestRedraw);
    if play.moments[0].after_motion && animating.0 {
        return;
    }
    play.moments[0].after_motion = false;
    let Some(left) = &mut play.moments[0].left else { return };
    *left -= time.delta_secs();
    if *left <= 0.0 {
        play.moments.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notice_within_a_turn_does_not_promise_the_end_in_that_turn() {
        let told = |is_you, in_turn| text_args(near_end_key(is_you, in_turn), &[("name", "Nika".into())]);
        assert_eq!(told(false, true), "Nika can end the match this turn or next");
        assert_eq!(told(true, true), "You can end the match this turn or next");
        assert_eq!(told(false, false), "Nika can end the match next turn");
        assert_eq!(told(true, false), "You can end the match next turn");
    }
}

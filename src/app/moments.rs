//! What is done to a player at this screen, and what his own dice cost him, stops the match for a moment, however fast opponents play.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::state::{Front, Play, Screen};
use crate::board::{Animating, Pieces};
use crate::core::Colour;
use crate::locale::text_args;
use crate::panels::{DoneTo, Moment};
use crate::record::Control;
use crate::settings::{Moments, Settings};
use crate::table::{Announced, Cause, MatchNow, Table};

/// Seconds it takes to see that there is something to read, and then to read a letter of it.
const SEE: f32 = 1.6;
/// As [`SEE`].
const READ: f32 = 0.035;

/// Most seconds it stays by itself.
const LONGEST: f32 = 12.0;

/// Takes in what somebody else did to people at this screen, what dice and cards cost them, and how a match begins; what else people
/// do themselves they see.
pub(super) fn follow<G: Game>(one: &Announced<G>, table: &Table<G>, settings: &Settings, play: &mut Play) {
    let person = |colour| table.control(colour) == Some(Control::Human);
    let ordered = matches!(one.cause, Cause::Order(_));
    if !ordered || person(one.mover) {
        play.moments.clear();
    }
    let seats: Vec<Colour> = table.seats().iter().map(|seat| seat.colour).collect();
    let played = !table.is_practice() && !table.is_watched() && !table.is_replay() && !one.over_after;
    if settings.moments == Moments::Off || !played || !seats.iter().any(|&seat| person(seat)) {
        return;
    }
    if one.cause == Cause::Opened && table.opened_fresh() {
        let mut lines = G::opening(&one.after, table.setup(), table.open_start(), &play.names);
        if !lines.is_empty() {
            lines.extend(rivals(&seats, play));
        }
        let told = DoneTo { lines, spots: Vec::new() };
        play.moments.extend((!told.lines.is_empty()).then(|| moment(one.next, told, false, settings)));
    }
    if ordered && person(one.mover) {
        let told = G::befell(one, &play.names);
        play.moments.extend(told.map(|told| Moment { after_motion: true, ..moment(one.mover, told, true, settings) }));
    }
    if !ordered || person(one.mover) {
        return;
    }
    for &to in seats.iter().filter(|&&seat| person(seat)) {
        let told = G::done_to(to, one, &play.names);
        play.moments.extend(told.map(|told| moment(to, told, true, settings)));
    }
    let nears = |seat: Colour| G::can_end(&one.after, seat) && !G::can_end(&one.before, seat);
    for &seat in seats.iter().filter(|&&seat| !person(seat) && nears(seat)) {
        let words = text_args("moment-can-end", &[("name", play.names.of(seat).into())]);
        let told = DoneTo { lines: vec![words], spots: Vec::new() };
        play.moments.push(moment(seat, told, true, settings));
    }
}

/// Who the opponents with a face are and what they like.
fn rivals(seats: &[Colour], play: &Play) -> Vec<String> {
    let told = |&seat: &Colour| {
        let sits = &play.sits[seat.index()];
        let args = [
            ("name", play.names.of(seat).into()),
            ("who", sits.name.as_str().into()),
            ("likes", sits.likes.as_str().into()),
        ];
        sits.portrait.is_some().then(|| text_args("start-rival", &args))
    };
    seats.iter().filter_map(told).collect()
}

fn moment(to: Colour, told: DoneTo, harm: bool, settings: &Settings) -> Moment {
    let letters = told.lines.iter().map(|line| line.chars().count()).sum::<usize>();
    let brief = (SEE + READ * letters as f32).min(LONGEST);
    Moment { to, told, harm, left: (settings.moments == Moments::Brief).then_some(brief), after_motion: false }
}

/// The next one is shown, if there is one.
pub(super) fn close(world: &mut World) {
    let moments = &mut world.resource_mut::<Play>().moments;
    if !moments.is_empty() {
        moments.remove(0);
    }
}

/// Time goes by while it can be seen and the board below it is there; so it does while the points are counted at the end.
pub(super) fn pass(
    time: Res<Time>,
    settings: Res<Settings>,
    (screen, front): (Res<State<Screen>>, Res<Front>),
    (now, pieces, animating): (Option<Res<MatchNow>>, Res<Pieces>, Res<Animating>),
    mut play: ResMut<Play>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *screen.get() == Screen::End && play.counting.is_some() {
        redraw.write(RequestRedraw);
        let speed = settings.animation.factor().unwrap_or(f32::INFINITY);
        play.counting = play.counting.map(|counted| counted + time.delta_secs() * speed.min(100.0));
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

//! The count: a bright line along the rim with a bead for every dock tried, and the resulting capacity of the shuttle.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::layout;
use super::parts::{BoardTextStyle, IconBarStyle, strip, words};
use super::z;
use crate::table::GoodsDraft;
use crate::table::plan::PilotFlight;
use far_space_foundry::rules::{DOCKS, Job, Phase, Pilot};
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, t};

/// Returns the docks that a flight counts, in order, and a flag that is true if it counts clockwise. The additional capacity of a
/// Trucker counts no dock.
pub fn counted(die: u8, pilot: Pilot, flight: PilotFlight) -> (Vec<u8>, bool) {
    let tried = flight.capacity.saturating_sub(u8::from(pilot.job() == Some(Job::Trucker))).clamp(1, DOCKS);
    let back = |by: u8, clockwise: bool| {
        let by = if clockwise { DOCKS - by % DOCKS } else { by };
        (flight.dock - 1 + by) % DOCKS + 1
    };
    // Only a Navigator can count in either direction, beginning at the value of the die.
    let clockwise = pilot.job() != Some(Job::Navigator) || back(tried - 1, true) == die;
    let docks = (0..tried).rev().map(|by| back(by, clockwise)).collect();
    (docks, clockwise)
}

/// Draws the count of the flight aimed at, and the capacity of the other flights. After the flight, draws the remaining capacity.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if let (Some(pilot), Some(aimed)) = (ctx.flyer, ctx.aimed()) {
        line(scene, ctx, pilot, aimed);
        for other in reverse_flights(ctx.view.known.die, pilot, aimed, ctx.flights) {
            faint(scene, ctx, pilot, other);
        }
        for &flight in ctx.flights {
            chip(scene, flight.dock, &flight.capacity.to_string(), flight == aimed);
        }
    }
    let now = &ctx.view.known.now;
    if ctx.view.known.stage == Phase::Work && now.dock > 0 && !now.moved && now.capacity > 0 {
        let gathered = ctx.gathered.map_or(0, GoodsDraft::total);
        chip(scene, now.dock, &format!("{gathered}/{}", now.capacity), true);
    }
}

fn line(scene: &mut ComposedScene, ctx: &SceneContext, pilot: Pilot, flight: PilotFlight) {
    let (docks, clockwise) = counted(ctx.view.known.die, pilot, flight);
    for (nth, pair) in docks.windows(2).enumerate() {
        let points = layout::rim_between(pair[0], clockwise);
        let layers = vec![(9.0, PALETTE.act.line.at(0.25)), (6.0, PALETTE.act.tag[1].0), (3.0, PALETTE.act.line.0)];
        scene.stroke(id("count line", nth), Polyline { points, layers }, z::COUNT);
    }
    for (nth, &dock) in docks.iter().enumerate() {
        let (at, last) = (layout::bead(dock), nth + 1 == docks.len());
        let fill = if last { PALETTE.act.line.0 } else { PALETTE.act.tag[1].0 };
        let ink = if last { PALETTE.ink.0 } else { PALETTE.act.line.0 };
        let bead = RoundedRect::disc(13.5).fill(&[fill]).rim(2.0, &[PALETTE.act.line.0]);
        scene.plate(id("bead", nth), bead, at, z::COUNT + 1.0);
        let hand = BoardTextStyle::bold(17.0, z::COUNT + 2.0).in_colour(ink);
        words(scene, id("bead number", nth), (nth + 1).to_string(), hand, RowAlign::Middle, at + Vec2::new(0.0, 6.0));
    }
}

/// Returns the flights of a Navigator in the direction opposite to that of `aimed`.
fn reverse_flights(die: u8, pilot: Pilot, aimed: PilotFlight, flights: &[PilotFlight]) -> Vec<PilotFlight> {
    let (_, clockwise) = counted(die, pilot, aimed);
    let navigates = pilot.job() == Some(Job::Navigator);
    let other = |flight: &&PilotFlight| {
        navigates && flight.landing == aimed.landing && counted(die, pilot, **flight).1 != clockwise
    };
    flights.iter().filter(other).copied().collect()
}

/// Draws the count of another possible flight, more faintly.
fn faint(scene: &mut ComposedScene, ctx: &SceneContext, pilot: Pilot, flight: PilotFlight) {
    let (docks, clockwise) = counted(ctx.view.known.die, pilot, flight);
    for (nth, pair) in docks.windows(2).enumerate() {
        let points = layout::rim_between(pair[0], clockwise);
        let layers = vec![(4.0, PALETTE.act.tag[1].at(0.7)), (1.6, PALETTE.act.line.at(0.6))];
        scene.stroke(id("other line", nth), Polyline { points, layers }, z::COUNT - 0.5);
    }
    // At the common start, only the bright count shows its number.
    for (nth, &dock) in docks.iter().enumerate().skip(1) {
        let at = layout::bead(dock);
        let bead = RoundedRect::disc(10.0).fill(&[PALETTE.act.tag[1].at(0.85)]).rim(1.2, &[PALETTE.act.line.at(0.6)]);
        scene.plate(id("other bead", nth), bead, at, z::COUNT + 0.5);
        let hand = BoardTextStyle::bold(15.0, z::COUNT + 0.8).faded(0.8);
        words(scene, id("other number", nth), (nth + 1).to_string(), hand, RowAlign::Middle, at + Vec2::new(0.0, 5.4));
    }
}

/// Draws the capacity of a shuttle next to it.
fn chip(scene: &mut ComposedScene, dock: u8, number: &str, main: bool) {
    // Next to the shuttle, away from the harbours.
    let beside = match dock {
        1 | 5 => Vec2::new(64.0, 4.0),
        2 => Vec2::new(62.0, 16.0),
        4 => Vec2::new(66.0, 10.0),
        6 => Vec2::new(-66.0, 10.0),
        8 => Vec2::new(-62.0, 16.0),
        _ => Vec2::new(0.0, -44.0),
    };
    let at = layout::berth(dock) + beside;
    let look = if main {
        IconBarStyle::plain(30.0, z::SIGNS + 2.0).sized(18.0, 1.0)
    } else {
        IconBarStyle::plain(24.0, z::SIGNS + 2.0).sized(15.0, 0.85)
    };
    let items = [t(number), RowItem::Icon("fsf-crate")];
    strip(scene, id("chip", dock), &items, look.rimmed(PALETTE.act.line.0), RowAlign::Middle, at);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn count_beads_end_at_the_used_dock() {
        let flight = PilotFlight { landing: true, dock: 2, capacity: 3 };
        assert_eq!(counted(5, Pilot::Eight, flight), (vec![8, 1, 2], true));
        let loaded = PilotFlight { capacity: 4, ..flight };
        assert_eq!(counted(8, Pilot::AmberTrucker, loaded), (vec![8, 1, 2], true), "the good more is no dock");
    }

    #[test]
    fn only_a_navigator_shows_the_other_direction() {
        let flight = |dock, capacity| PilotFlight { landing: true, dock, capacity };
        let (back, on) = (flight(8, 4), flight(4, 2));
        let lift = PilotFlight { landing: false, ..flight(3, 1) };
        assert_eq!(reverse_flights(3, Pilot::TealNavigator, on, &[on, back, lift]), [back]);
        assert_eq!(reverse_flights(3, Pilot::TealNavigator, back, &[on, back, lift]), [on]);
        assert_eq!(reverse_flights(3, Pilot::TealForger, on, &[on, back]), []);
    }

    #[test]
    fn navigator_counts_in_either_direction() {
        let back = PilotFlight { landing: true, dock: 8, capacity: 4 };
        assert_eq!(counted(3, Pilot::TealNavigator, back), (vec![3, 2, 1, 8], false));
        let on = PilotFlight { landing: true, dock: 4, capacity: 2 };
        assert_eq!(counted(3, Pilot::TealNavigator, on), (vec![3, 4], true));
    }
}

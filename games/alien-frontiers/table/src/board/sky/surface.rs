//! The displayed state of the planet (controllers, hovered territory, usable territories, active fields) and its transitions.

use bevy::prelude::*;

use super::land::ORDER;
use super::light::{MARGIN, SUN};
use crate::board::layout::LAYOUT;
use crate::board::surface::PlanetState;
use alien_frontiers::rules::Field;
use orrery_board::motion::{MotionCue, MotionCues};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{SceneNodeId, id};
use orrery_board::sky::grade;
use orrery_core::Colour;
use orrery_settings::palette::GRADING;

/// A number that changes smoothly.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct EasedValue {
    from: f32,
    to: f32,
    /// Seconds until the transition starts.
    wait: f32,
    duration: f32,
    elapsed: f32,
}

impl EasedValue {
    /// Returns the current value.
    pub fn now(&self) -> f32 {
        let t = ((self.elapsed - self.wait) / self.duration.max(1e-3)).clamp(0.0, 1.0);
        let eased = t * t * (3.0 - 2.0 * t);
        if self.done() { self.to } else { self.from + (self.to - self.from) * eased }
    }

    /// Returns true if the transition is finished.
    pub fn done(&self) -> bool {
        self.elapsed >= self.wait + self.duration
    }

    /// Starts a transition from the current value to `to`.
    fn send(&mut self, to: f32, wait: f32, duration: f32) {
        if self.to != to {
            *self = Self { from: self.now(), to, wait, duration, elapsed: 0.0 };
        }
    }

    fn settle(&mut self) {
        self.elapsed = self.wait + self.duration;
    }
}

/// The planet as currently displayed.
#[derive(Resource, Debug, Clone, Default)]
pub struct PlanetAnimation {
    goal: PlanetState,
    before: [Option<Colour>; 8],
    sweep: [EasedValue; 8],
    hover: [EasedValue; 8],
    usable: [EasedValue; 8],
    fields: [[EasedValue; 8]; Field::COUNT],
    phase: EasedValue,
    /// Animation time of the fields in seconds.
    pub seconds: f32,
}

/// Time that a hovered territory takes to brighten, in seconds.
const BRIGHTEN: f32 = 0.14;
/// Time that the terminator takes to move to its place for the round, in seconds.
const TERMINATOR: f32 = 2.4;
/// Animation time at which fields are shown while animation is off, in seconds.
const POSE: f32 = 2.0;

impl PlanetAnimation {
    /// Starts transitions to a new state; `cues` has the time of each change. With `still` the state changes immediately.
    pub fn aim(&mut self, goal: PlanetState, cues: &MotionCues, still: bool) {
        for (at, &territory) in ORDER.iter().enumerate() {
            let (was, now) = (self.goal.owners[at], goal.owners[at]);
            if was != now {
                let colour = now.or(was);
                let cue = colour.map_or(cues.other, |colour| cue_of(cues, id("control", (territory, colour))));
                self.before[at] = was;
                self.sweep[at] =
                    EasedValue { from: 0.0, to: 1.0, wait: cue.start, duration: cue.duration.max(0.6), elapsed: 0.0 };
            }
            self.hover[at].send(f32::from(u8::from(goal.hover == Some(territory))), 0.0, BRIGHTEN);
            self.usable[at].send(goal.usable[at], 0.0, BRIGHTEN);
            for (kind, &field) in Field::ALL.iter().enumerate() {
                let cue = cue_of(cues, id("effect", (field, territory)));
                let there = f32::from(u8::from(goal.fields[kind] == Some(territory)));
                self.fields[kind][at].send(there, cue.start, cue.duration.max(0.5));
            }
        }
        self.phase.send(goal.round as f32, 0.0, TERMINATOR);
        let still = still || goal.apart || self.goal.apart;
        self.goal = goal;
        if still {
            self.settle();
        }
    }

    fn ways(&mut self) -> impl Iterator<Item = &mut EasedValue> {
        let fields = self.fields.iter_mut().flatten();
        let lights = self.sweep.iter_mut().chain(&mut self.hover).chain(&mut self.usable);
        lights.chain(fields).chain(std::iter::once(&mut self.phase))
    }

    /// Finishes all transitions.
    pub fn settle(&mut self) {
        self.ways().for_each(EasedValue::settle);
    }

    /// Advances the time. Returns true if a transition is still running.
    pub fn pass(&mut self, seconds: f32) -> bool {
        let mut moving = false;
        for way in self.ways() {
            if !way.done() {
                way.elapsed += seconds;
                moving |= !way.done();
            }
        }
        moving
    }

    /// Returns the strength with which a field is displayed on a territory, 0 to 1.
    pub fn field(&self, kind: Field, territory: usize) -> f32 {
        self.fields[kind.index()][territory].now()
    }

    /// Returns true if this is the planet of the title screen, which belongs to no match.
    pub fn is_apart(&self) -> bool {
        self.goal.apart
    }

    /// Returns true if any field is on the planet.
    pub fn has_fields(&self) -> bool {
        self.goal.fields.iter().any(Option::is_some)
    }

    /// Returns the animation time of the fields, in seconds.
    pub fn field_time(&self) -> f32 {
        POSE + self.seconds
    }

    /// Returns the direction to the sun in this round. It is always at the upper left, but varies a little from round to round,
    /// and with it the length of the shadows.
    pub fn sun(&self) -> Vec3 {
        let phase = self.phase.now();
        let azimuth = Vec2::from_angle(0.16 * (phase * 0.55).sin()).rotate(SUN.truncate());
        azimuth.extend(SUN.z + 0.14 * (phase * 0.38).sin()).normalize()
    }

    /// Returns the planet's uniform, whose arrays are by seat (0: no player) and by territory. `density` is the number of pixels
    /// per unit, `side` half the side of the mesh's square in planet radii.
    pub fn uniform(&self, density: f32, side: f32) -> impl Iterator<Item = Vec4> {
        let sun = self.sun().extend(0.20);
        let frame = Vec4::new(self.phase.now() * 0.05, LAYOUT.planet.r * density, LAYOUT.planet.r, side);
        let look = Vec4::new(1.0, 1.0, 11.0, MARGIN);
        let act = linear(PALETTE.act.line.0.into(), 1.0);
        let by_seat = |row: fn(Colour) -> Vec4| std::iter::once(Vec4::ZERO).chain(Colour::ALL.iter().copied().map(row));
        let plain = by_seat(|colour| linear(PALETTE.seat(colour).colour.0.into(), PALETTE.seat(colour).tint.0));
        let light = by_seat(|colour| linear(PALETTE.seat(colour).light.0.into(), PALETTE.seat(colour).tint.1));
        let deep = by_seat(|colour| linear(PALETTE.seat(colour).deep.0.into(), 1.0));
        let held = (0..8).map(|at| self.held(at));
        let lit = (0..8).map(|at| self.lit(at));
        let first = [sun, frame, look, act, grade(*GRADING)];
        first.into_iter().chain(plain).chain(light).chain(deep).chain(held).chain(lit)
    }

    /// Returns the uniform's row about the control of a territory.
    fn held(&self, at: usize) -> Vec4 {
        let grey = self.field(Field::Isolation, at);
        let (now, was) = (seat_number(self.goal.owners[at]), seat_number(self.before[at]));
        Vec4::new(now, was, self.sweep[at].now(), grey)
    }

    /// Returns the uniform's row about the highlight of a territory.
    fn lit(&self, at: usize) -> Vec4 {
        Vec4::new(self.hover[at].now(), self.usable[at].now(), 0.0, 0.0)
    }
}

fn cue_of(cues: &MotionCues, id: SceneNodeId) -> MotionCue {
    cues.of(id)
}

fn seat_number(colour: Option<Colour>) -> f32 {
    colour.and_then(|colour| Colour::ALL.iter().position(|&other| other == colour)).map_or(0.0, |at| at as f32 + 1.0)
}

/// Returns the linear RGB components of a colour, with `w` as the fourth component.
pub fn linear(colour: Color, w: f32) -> Vec4 {
    colour.to_linear().to_vec3().extend(w)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::sky::land::number;
    use alien_frontiers::rules::Territory;

    fn held(colour: Colour) -> PlanetState {
        let mut surface = PlanetState::default();
        surface.owners[number(Territory::LemBadlands)] = Some(colour);
        surface
    }

    #[test]
    fn control_change_sweeps_from_the_old_owner_to_the_new() {
        let mut shown = PlanetAnimation::default();
        shown.aim(held(Colour::Red), &MotionCues::default(), true);
        assert_eq!(shown.held(0).truncate(), Vec3::new(1.0, 0.0, 1.0));
        let mut cues = MotionCues::default();
        let cue = MotionCue::new(0.5, 1.0);
        cues.own.insert(id("control", (Territory::LemBadlands, Colour::Green)), cue);
        shown.aim(held(Colour::Green), &cues, false);
        assert!(shown.pass(0.4), "it waits for its cue");
        assert_eq!(shown.held(0).z, 0.0);
        assert!(shown.pass(0.6));
        let half = shown.held(0);
        assert!(half.z > 0.3 && half.z < 0.7 && half.y == 1.0, "on its way from red: {half}");
        assert!(!shown.pass(0.6), "it has arrived");
        assert_eq!(shown.held(0).z, 1.0);
    }

    #[test]
    fn settle_finishes_every_surface_animation() {
        let mut shown = PlanetAnimation::default();
        let mut goal = held(Colour::Blue);
        goal.hover = Some(Territory::AsimovCrater);
        goal.fields[0] = Some(Territory::AsimovCrater);
        shown.aim(goal, &MotionCues::default(), false);
        assert!(shown.pass(0.01));
        shown.settle();
        assert!(!shown.pass(0.0));
        assert_eq!(shown.field(Field::Isolation, number(Territory::AsimovCrater)), 1.0);
        assert_eq!(shown.lit(number(Territory::AsimovCrater)).x, 1.0);
    }

    #[test]
    fn the_sun_stays_at_the_upper_left_in_every_round() {
        for round in 0..60 {
            let mut shown = PlanetAnimation::default();
            shown.aim(PlanetState { round, ..PlanetState::default() }, &MotionCues::default(), true);
            let sun = shown.sun();
            assert!(sun.x < -0.3 && sun.y > 0.3 && sun.z > 0.35, "round {round}: {sun}");
        }
    }
}

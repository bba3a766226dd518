//! The state of the title orrery: its bodies, the near body, and running motions.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::body_pose::{ArmPlaces, BodyPose, RotationProgress, ease};
use crate::art;
use orrery_core::{FIRST_GAME, GameKey};

/// The duration of a turn by one position, and by more than one, in seconds.
const TURN: (f32, f32) = (0.9, 1.1);
/// The time in which all arms extend at the program's start, in seconds.
const RISE: f32 = 0.9;
/// The seconds between the starts of two arms.
const RISE_STEP: f32 = 0.15;
/// The fraction of a turn at which the text about the old game has faded, and at which the text about the new game begins to
/// appear.
const WORDS: (f32, f32) = (0.14, 0.8);
/// The number of pictures of the gears, which show the phases of one tooth.
pub const PHASES: u32 = 4;
/// The number of phases by which the gears advance when the orrery turns by one position.
const PHASES_A_PLACE: f32 = 56.0;
/// The seconds per phase of the gears at rest; a tooth takes four phases.
const PHASE: f32 = 2.5;
/// The period of the pulse of the sun's rays, in seconds, and its amplitude as a fraction of their length.
const BREATH: (f32, f32) = (8.0, 0.01);
/// The period of a station's drift around the near planet, in seconds, and its amplitude, in units.
const DRIFT: (f32, f32) = (9.0, 2.0);
/// The seconds by which a station's period of drift exceeds that of the station before it.
const DRIFT_APART: f32 = 1.3;
/// The duration of the sunrise at the program's start, in seconds.
const SUNRISE: f32 = 0.3;
/// The duration of the camera's passage through the lens into a match, and of the passage back, in seconds.
const PASSAGE: (f32, f32) = (0.6, 0.5);

/// The picture of a game in its lens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Emblem {
    /// The animated planet of the game's board.
    Planet,
    /// The game's own drawings, by its key: `title-emblem-KEY` in a distant lens and, if they exist, `title-body-KEY` in the near
    /// lens and `title-over-KEY` for the part that extends beyond the ring.
    Drawn,
    /// No art: the lens is empty, and the panels write the name into it.
    Plain,
}

impl Emblem {
    /// Returns the picture of a game: the planet for the first game, and for another game its drawings, if the art has an emblem
    /// of the game. Otherwise returns [`Emblem::Plain`].
    pub fn of(key: GameKey) -> Self {
        let is_drawn = || art::get(&format!("title-emblem-{key}")).is_some();
        match key {
            FIRST_GAME => Emblem::Planet,
            _ if is_drawn() => Emblem::Drawn,
            _ => Emblem::Plain,
        }
    }
}

/// A game on an arm of the orrery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrreryBody {
    /// The key of the game in files and on the command line.
    pub key: GameKey,
    /// The picture of the game in its lens.
    pub emblem: Emblem,
}

/// A running turn.
#[derive(Debug, Clone, Copy, PartialEq)]
struct OrreryRotation {
    from: usize,
    steps: i32,
    seconds: f32,
}

impl OrreryRotation {
    fn duration(&self) -> f32 {
        if self.steps.abs() > 1 { TURN.1 } else { TURN.0 }
    }

    fn turn_progress(&self) -> RotationProgress {
        RotationProgress { steps: self.steps, done: (self.seconds / self.duration()).min(1.0) }
    }
}

/// The camera's passage through the near lens.
#[derive(Debug, Clone, Copy, PartialEq)]
struct LensPassage {
    into: bool,
    seconds: f32,
}

impl LensPassage {
    fn duration(&self) -> f32 {
        if self.into { PASSAGE.0 } else { PASSAGE.1 }
    }
}

/// The title orrery: a body for each game, and their positions.
#[derive(Resource, Debug, Clone, Default)]
pub struct TitleOrrery {
    bodies: Vec<OrreryBody>,
    near: usize,
    turn: Option<OrreryRotation>,
    /// The seconds for which the arms have been extending; `None` once they are extended.
    rising: Option<f32>,
    /// The running passage into a match or back.
    passage: Option<LensPassage>,
    /// The rotation of the gears, in phases.
    gears: f32,
    /// The time for which the idle motion has been running, in seconds.
    rest: f32,
}

impl TitleOrrery {
    /// Creates an orrery of these games, with the game at the index `near` in front. If `rises` is true, the arms extend first.
    pub fn new(bodies: Vec<OrreryBody>, near: usize, rises: bool) -> Self {
        let near = near.min(bodies.len().saturating_sub(1));
        Self { bodies, near, rising: rises.then_some(0.0), ..Self::default() }
    }

    /// Returns the bodies, in the order of the title.
    pub fn bodies(&self) -> &[OrreryBody] {
        &self.bodies
    }

    /// Returns the index of the body that is near, or is coming near.
    pub fn near(&self) -> usize {
        self.near
    }

    /// Reports whether anything is moving.
    pub fn moves(&self) -> bool {
        self.turn.is_some() || self.rising.is_some() || self.passage.is_some()
    }

    /// Reports whether the bodies are moving to other positions.
    pub fn turns(&self) -> bool {
        self.turn.is_some()
    }

    /// Reports whether the arms are still waiting to extend.
    pub fn waits_to_rise(&self) -> bool {
        self.rising.is_some_and(|seconds| seconds <= 0.0)
    }

    /// Reports whether a turn has been started, but the bodies have not moved yet.
    pub fn sets_out(&self) -> bool {
        self.turn.is_some_and(|turn| turn.seconds <= 0.0)
    }

    /// Starts the passage through the near lens: into a match if `into` is true, otherwise back out of it.
    pub fn pass_lens(&mut self, into: bool) {
        self.finish();
        self.passage = Some(LensPassage { into, seconds: 0.0 });
    }

    /// Returns the position of the camera in the lens, from 0 (in front) to 1 (behind), or `None` if there is no passage.
    pub fn inside(&self) -> Option<f32> {
        let passage = self.passage?;
        let done = ease(passage.seconds / passage.duration());
        Some(if passage.into { done } else { 1.0 - done })
    }

    /// Returns the progress of a passage in either direction, from 0 to 1, or `None` if there is no passage.
    pub fn passed(&self) -> Option<f32> {
        self.passage.map(|passage| ease(passage.seconds / passage.duration()))
    }

    /// Returns the progress of the sunrise at the program's start, 0 to 1.
    pub fn sunrise(&self) -> f32 {
        self.rising.map_or(1.0, |seconds| ease(seconds / SUNRISE))
    }

    /// Returns the length of the sun's rays relative to their picture.
    pub fn rays(&self) -> f32 {
        1.0 + BREATH.1 * (self.rest / BREATH.0 * TAU).sin()
    }

    /// Returns the upward drift of a station, in units. Each value of `which` gives a different drift.
    pub fn drift(&self, which: usize) -> f32 {
        DRIFT.1 * (self.rest / (DRIFT.0 + which as f32 * DRIFT_APART) * TAU).sin()
    }

    /// Starts a turn that brings the body at `to` near. A running turn is finished first.
    pub fn turn_to(&mut self, to: usize) {
        self.finish();
        if to >= self.bodies.len() || to == self.near {
            return;
        }
        let count = self.arms() as i32;
        let on = (to as i32 - self.near as i32).rem_euclid(count);
        let steps = if on * 2 <= count { on } else { on - count };
        self.turn = Some(OrreryRotation { from: self.near, steps, seconds: 0.0 });
        self.near = to;
    }

    /// Returns the index of the body that is `by` positions after the near body, or before it if `by` is negative.
    pub fn beside(&self, by: i32) -> usize {
        let count = self.bodies.len().max(1) as i32;
        (self.near as i32 + by).rem_euclid(count) as usize
    }

    /// Finishes all motion.
    pub fn finish(&mut self) {
        (self.turn, self.rising, self.passage) = (None, None, None);
    }

    /// Advances all motion by `seconds`. Returns true while anything moves.
    pub fn pass(&mut self, seconds: f32) -> bool {
        if let Some(rising) = &mut self.rising {
            *rising += seconds;
            if *rising >= RISE {
                self.rising = None;
            }
        }
        if let Some(passage) = &mut self.passage {
            passage.seconds += seconds;
            if passage.seconds >= passage.duration() {
                self.passage = None;
            }
        }
        if let Some(turn) = &mut self.turn {
            let before = ease(turn.turn_progress().done);
            turn.seconds += seconds;
            self.gears += (ease(turn.turn_progress().done) - before) * turn.steps as f32 * PHASES_A_PLACE;
            if turn.seconds >= turn.duration() {
                self.turn = None;
            }
        }
        self.moves()
    }

    /// Advances the idle motion of gears, rays and stations.
    pub fn live(&mut self, seconds: f32) {
        self.rest += seconds;
    }

    /// Returns the zero-based index of the current picture of the gears.
    pub fn phase(&self) -> u32 {
        ((self.gears.round() + (self.rest / PHASE).floor()) as i64).rem_euclid(i64::from(PHASES)) as u32
    }

    /// Returns the index of the body that the text describes, and the opacity of the text, 0 to 1.
    pub fn described_body(&self) -> (usize, f32) {
        let Some(turn) = &self.turn else { return (self.near, 1.0) };
        let done = turn.turn_progress().done;
        if done < 0.5 {
            (turn.from, 1.0 - (done / WORDS.0).min(1.0))
        } else {
            (self.near, ((done - WORDS.1) / (1.0 - WORDS.1)).max(0.0))
        }
    }

    /// Returns the position of a body; 0 is near. During a turn, returns its position at the end of the turn.
    pub fn place_of(&self, body: usize) -> usize {
        let arms = self.arms();
        (body + arms - self.near % arms) % arms
    }

    /// Returns the number of arms: one for each position, with or without a game.
    fn arms(&self) -> usize {
        crate::layout::LAYOUT.title.places.len().max(1)
    }

    /// Returns the poses of all bodies in a window that shows `visible`: first those of the games, then those of the stations.
    pub fn stances(&self, visible: Rect) -> Vec<BodyPose> {
        let places = ArmPlaces::in_window(visible);
        let count = places.count();
        let stand = |arm: usize| match (self.turn, self.rising) {
            (Some(turn), _) => places.body_pose((arm + count - turn.from % count) % count, turn.turn_progress()),
            (None, Some(seconds)) => {
                let place = (arm + count - self.near % count) % count;
                let out = (seconds - RISE_STEP * (1.0 + place as f32)) / (RISE - RISE_STEP * count as f32);
                places.running_out(place, ease(out))
            }
            (None, None) => places.body_pose((arm + count - self.near % count) % count, RotationProgress::default()),
        };
        (0..count).map(stand).collect()
    }

    /// Returns the pose of the near body at rest in a window that shows `visible`.
    pub fn near_place(&self, visible: Rect) -> BodyPose {
        ArmPlaces::in_window(visible).body_pose(0, RotationProgress::default())
    }

    /// Returns the index of the body that shows the planet, and its pose, or `None` if no game shows the planet.
    pub fn planet(&self, visible: Rect) -> Option<(usize, BodyPose)> {
        let index = self.bodies.iter().position(|body| body.emblem == Emblem::Planet)?;
        Some((index, *self.stances(visible).get(index)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orrery_of(count: usize) -> TitleOrrery {
        const KEYS: [GameKey; 4] =
            [GameKey::new("one"), GameKey::new("two"), GameKey::new("three"), GameKey::new("four")];
        let bodies = KEYS[..count].iter().map(|&key| OrreryBody { key, emblem: Emblem::Plain }).collect();
        TitleOrrery::new(bodies, 0, false)
    }

    #[test]
    fn instrument_with_one_game_does_not_turn() {
        let mut one = orrery_of(1);
        assert_eq!(one.beside(1), 0);
        one.turn_to(one.beside(1));
        one.turn_to(7);
        assert!(!one.moves() && one.near() == 0);
    }

    #[test]
    fn turn_takes_the_shorter_way_and_yields_to_a_new_choice() {
        let screen = Rect::new(0.0, 0.0, 1600.0, 900.0);
        let mut four = orrery_of(4);
        let near = four.stances(screen)[0];
        four.turn_to(3);
        assert_eq!(four.turn.map(|turn| turn.steps), Some(-1));
        four.turn_to(1);
        assert_eq!(four.turn.map(|turn| (turn.from, turn.steps)), Some((3, 2)));
        assert!(four.pass(1.0) && !four.pass(0.2), "two places take 1.1 seconds");
        assert_eq!(four.stances(screen)[1], near);
        assert_eq!(four.described_body(), (1, 1.0));
    }

    #[test]
    fn old_game_text_fades_out_before_new_game_text_appears() {
        let mut two = orrery_of(2);
        two.turn_to(1);
        let mut told = vec![two.described_body()];
        while two.pass(0.02) {
            told.push(two.described_body());
        }
        assert_eq!(told[0], (0, 1.0));
        assert!(told.iter().any(|&(_, clear)| clear <= 0.0));
        let change = told.iter().position(|&(orrery_of, _)| orrery_of == 1).expect("it tells of the other");
        assert!(told[..change].iter().all(|&(orrery_of, _)| orrery_of == 0) && told[change].1 <= 0.0);
    }

    #[test]
    fn arms_extend_smoothly_to_their_rest_position_at_start() {
        let screen = Rect::new(0.0, 0.0, 1600.0, 900.0);
        let rest = orrery_of(2);
        let mut new = TitleOrrery::new(rest.bodies.clone(), 0, true);
        assert!(new.stances(screen)[0].radius < rest.stances(screen)[0].radius * 0.5);
        let mut most: f32 = 0.0;
        let mut before = new.stances(screen)[0].radius;
        while new.pass(0.016) {
            let now = new.stances(screen)[0].radius;
            most = most.max((now - before).abs());
            before = now;
        }
        assert!(most < 40.0, "it grows steadily: {most}");
        assert!((before - rest.stances(screen)[0].radius).abs() < 12.0 && new.stances(screen) == rest.stances(screen));
    }

    #[test]
    fn gears_rays_and_stations_move_smoothly_at_rest() {
        let mut one = orrery_of(1);
        assert_eq!((one.phase(), one.rays(), one.drift(1)), (0, 1.0, 0.0));
        let mut phases = vec![one.phase()];
        let (mut before, mut longest, mut farthest) = ((one.rays(), one.drift(1)), 1.0_f32, 0.0_f32);
        for _ in 0..200 {
            one.live(0.2);
            let now = (one.rays(), one.drift(1));
            assert!((now.0 - before.0).abs() < 0.002 && (now.1 - before.1).abs() < 0.6, "{before:?} to {now:?}");
            (longest, farthest) = (longest.max(now.0), farthest.max(now.1.abs()));
            before = now;
            phases.push(one.phase());
        }
        phases.dedup();
        assert_eq!(phases[..6], [0, 1, 2, 3, 0, 1]);
        assert!((1.009..=1.01).contains(&longest) && (1.9..=2.0).contains(&farthest), "{longest} {farthest}");
        assert!(!one.moves(), "that is rest");
    }

    #[test]
    fn lens_flight_runs_both_ways_and_can_be_skipped() {
        let mut one = orrery_of(1);
        assert_eq!(one.inside(), None);
        one.pass_lens(true);
        assert_eq!((one.inside(), one.passed(), one.moves()), (Some(0.0), Some(0.0), true));
        assert!(one.pass(0.3) && one.inside() == Some(0.5));
        assert!(!one.pass(0.35) && one.inside().is_none());
        one.pass_lens(false);
        assert_eq!((one.inside(), one.passed()), (Some(1.0), Some(0.0)));
        one.pass(0.1);
        assert!(one.inside().is_some_and(|inside| (0.5..1.0).contains(&inside)));
        one.finish();
        assert_eq!((one.inside(), one.moves()), (None, false));
    }

    #[test]
    fn sunrise_finishes_before_the_arms_are_extended() {
        let mut new = TitleOrrery::new(orrery_of(1).bodies, 0, true);
        assert!(new.waits_to_rise() && new.sunrise() <= 0.0);
        new.pass(0.15);
        assert!(!new.waits_to_rise() && (0.3..0.7).contains(&new.sunrise()));
        assert!(new.pass(0.2) && new.sunrise() >= 1.0);
        assert!(orrery_of(1).sunrise() >= 1.0 && !orrery_of(1).waits_to_rise());
    }
}

//! The motion of one thing: its start, its goal, its timing and its path.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec2;
use bevy::math::curve::{Curve, EaseFunction, EasingCurve};

use super::cues::{MotionCue, MotionPath, PathStops};
use super::{FlyingObject, Pose};

/// The state of a moving thing at a point in time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TweenState {
    /// The pose of the thing at this time.
    pub pose: Pose,
    /// A number that changes with each face that a die shows while it rolls; `None` for other things, and once the final face is
    /// shown.
    pub tumbling: Option<u32>,
    /// True while the thing still has its previous look.
    pub old_look: bool,
    /// True once the thing has arrived.
    pub done: bool,
}

/// A running motion.
#[derive(Debug, Clone, PartialEq)]
pub struct Tween {
    /// The pose at the start.
    pub from: Pose,
    /// The pose at the goal.
    pub to: Pose,
    /// The timing and path.
    pub cue: MotionCue,
    /// The seconds since the announcement.
    pub elapsed: f32,
    /// True if the thing has a different look at the goal.
    pub changes_look: bool,
}

fn eased(function: EaseFunction, t: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, function).sample_clamped(t)
}

impl Tween {
    /// Returns the time of arrival, in seconds from the announcement.
    pub fn end(&self) -> f32 {
        self.cue.end()
    }

    /// Returns the current state.
    pub fn now(&self) -> TweenState {
        let cue = &self.cue;
        let since = self.elapsed - cue.start;
        if since < 0.0 {
            return TweenState { pose: self.from, tumbling: None, old_look: true, done: false };
        }
        if self.elapsed >= self.end() {
            return TweenState { pose: self.to, tumbling: None, old_look: false, done: true };
        }
        let t = since / cue.duration;
        let rolls = cue.path.tumbles();
        let tumbling = if rolls { faces(t, cue.seed) } else { None };
        let old_look = if rolls { tumbling.is_some() } else { t < 0.5 };
        TweenState { pose: self.on_the_way(t), tumbling, old_look, done: false }
    }

    /// Returns the pose at progress `t`, 0 to 1.
    pub fn on_the_way(&self, t: f32) -> Pose {
        let (from, to) = (self.from, self.to);
        let soft = eased(EaseFunction::CubicInOut, t);
        match self.cue.path {
            MotionPath::Glide => from.between(to, soft),
            MotionPath::Fly { arch } => self.flown(soft, arch, 0.18),
            MotionPath::Dock { arch } => self.docking(t, arch),
            MotionPath::Burn { arch } => self.burning(t, arch),
            MotionPath::Throw => self.thrown(t),
            MotionPath::Hurl => {
                let mut pose = self.flown(eased(EaseFunction::QuadraticOut, t), 0.34, 0.5);
                pose.turn += TAU * eased(EaseFunction::QuadraticOut, t) * spin(self.cue.seed);
                pose
            }
            MotionPath::Land { arch } => self.landing(t, arch),
            MotionPath::Hops(stops) => self.hopping(t, &stops),
            MotionPath::Flip | MotionPath::TurnOver => {
                let mut pose = from.between(to, soft);
                pose.flip = (t * PI).cos().abs();
                pose
            }
            MotionPath::Pop => {
                let mut pose = from.between(to, eased(EaseFunction::BackOut, t));
                pose.alpha = to.alpha * (t * 2.0).min(1.0);
                pose
            }
            MotionPath::Pulse(times) => {
                let mut pose = from.between(to, soft);
                pose.scale *= 1.0 + 0.16 * (t * PI * f32::from(times)).sin().abs() * (1.0 - 0.4 * t);
                pose
            }
        }
    }

    /// Returns the pose on the arched curve. In the middle of the curve the scale is larger by the fraction `lift`.
    fn flown(&self, t: f32, arch: f32, lift: f32) -> Pose {
        let mut pose = self.from.between(self.to, t);
        pose.at = bent(self.from.at, self.to.at, arch, t);
        pose.scale *= 1.0 + lift * (t * PI).sin();
        pose
    }

    /// Returns the pose of a docking craft: the craft starts slowly, leans into the curve, and recoils a little from the dock.
    fn docking(&self, t: f32, arch: f32) -> Pose {
        if t >= TOUCH {
            let after = (t - TOUCH) / (1.0 - TOUCH);
            let came = (self.to.at - bent(self.from.at, self.to.at, arch, 0.97)).normalize_or_zero();
            let mut pose = Pose { ..self.to };
            pose.at -= came * 4.5 * (after * PI * 2.0).sin() * (1.0 - after) * (1.0 - after);
            return pose;
        }
        let along = eased(EaseFunction::QuadraticInOut, t / TOUCH);
        let mut pose = self.flown(along, arch, 0.2);
        let ahead = bent(self.from.at, self.to.at, arch, (along + 0.02).min(1.0));
        let heading = (ahead - pose.at).normalize_or_zero();
        pose.turn += heading.x * 0.5 * (along * PI).sin();
        pose
    }

    /// Returns the pose of a craft that hops from stop to stop. If the last stop is the goal, the craft recoils a little there.
    fn hopping(&self, t: f32, stops: &PathStops) -> Pose {
        let (here, there, part) = stops.leg(self.from.at, self.to.at, t);
        let mut pose = self.from.between(self.to, eased(EaseFunction::QuadraticOut, t));
        if here == there || here.distance(there) < 1.0 {
            pose.at = there + Vec2::new(0.0, 4.0 * (part * PI * 2.0).sin() * (1.0 - part));
            return pose;
        }
        let soft = eased(EaseFunction::QuadraticInOut, part);
        pose.at = here.lerp(there, soft) - Vec2::new(0.0, 9.0 * (part * PI).sin());
        pose
    }

    /// Returns the pose of the flame behind a craft. The flame grows with the craft's speed and has gone out before the craft
    /// docks.
    fn burning(&self, t: f32, arch: f32) -> Pose {
        let along = eased(EaseFunction::QuadraticInOut, (t / TOUCH).min(1.0));
        let craft = self.flown(along, arch, 0.2);
        let ahead = bent(self.from.at, self.to.at, arch, (along + 0.01).min(1.0));
        let behind = bent(self.from.at, self.to.at, arch, (along - 0.01).max(0.0));
        let heading = (ahead - behind).normalize_or(Vec2::X);
        let speed = (along * PI).sin().max(0.0);
        let scale = craft.scale * (0.3 + 0.7 * speed);
        let at = craft.at - heading * (10.0 + 16.0 * speed) * craft.scale;
        Pose { at, scale, turn: heading.to_angle(), alpha: 0.9 * speed, flip: 1.0 }
    }

    /// Returns the pose of a thrown die: it flies in an arch onto the felt, rolls over, and bounces twice, the second time lower.
    fn thrown(&self, t: f32) -> Pose {
        const FELT: f32 = 0.42;
        // Only whole rotations, in either direction, so that the die comes to rest upright.
        let turns = spin(self.cue.seed) * TAU * f32::from(1 + self.cue.seed % 3 / 2);
        let mut pose = if t < FELT {
            self.flown(eased(EaseFunction::SineInOut, t / FELT), 0.16, 0.3)
        } else {
            let hop = (t - FELT) / (1.0 - FELT);
            let mut pose = self.to;
            let height = if hop < 0.55 { (hop / 0.55 * PI).sin() } else { 0.35 * ((hop - 0.55) / 0.45 * PI).sin() };
            pose.at.y -= 15.0 * height * pose.scale;
            pose
        };
        pose.turn += turns * eased(EaseFunction::CubicOut, t);
        pose.flip = rim(t, self.cue.seed);
        pose
    }

    /// Returns the pose of a landing thing: it moves to a point above the goal, then down onto it.
    fn landing(&self, t: f32, arch: f32) -> Pose {
        const ABOVE: f32 = 62.0;
        const OVER: f32 = 0.6;
        let above = self.to.at - Vec2::new(0.0, ABOVE);
        let mut pose = self.from.between(self.to, eased(EaseFunction::QuadraticOut, (t / OVER).min(1.0)));
        if t < OVER {
            pose.at = bent(self.from.at, above, arch, eased(EaseFunction::CubicInOut, t / OVER));
        } else {
            pose.at = above.lerp(self.to.at, eased(EaseFunction::BounceOut, (t - OVER) / (1.0 - OVER)));
        }
        pose
    }
}

/// Returns the point at `t` on the curve from `from` to `to`. The curve bends upwards, more in its first half, like a take-off,
/// so that a flight does not look like a slide.
pub fn bent(from: Vec2, to: Vec2, arch: f32, t: f32) -> Vec2 {
    let along = to - from;
    let side = if along.x >= 0.0 { Vec2::new(along.y, -along.x) } else { Vec2::new(-along.y, along.x) } * arch;
    let (first, second) = (from + along * 0.22 + side * 1.6, to - along * 0.26 + side * 1.0);
    let left = 1.0 - t;
    from * (left * left * left) + first * (3.0 * left * left * t) + second * (3.0 * left * t * t) + to * (t * t * t)
}

/// The progress at which a craft touches its dock. The rest of the time is the recoil.
const TOUCH: f32 = 0.78;

/// Returns the fraction of the duration after which a craft has passed the fraction `way` of its curve.
pub fn passes(way: f32) -> f32 {
    let eased = if way < 0.5 { (way / 2.0).sqrt() } else { 1.0 - ((1.0 - way) / 2.0).sqrt() };
    eased * TOUCH
}

/// Returns the direction of rotation of a tumbling object: 1 for clockwise, -1 for anticlockwise.
fn spin(seed: u8) -> f32 {
    if seed.is_multiple_of(2) { 1.0 } else { -1.0 }
}

/// The number of faces that a rolling die shows before the final face.
const FACES: f32 = 7.0;

/// Returns the distance that a die has rolled, in faces. The die rolls fast at first, then more and more slowly. At whole numbers
/// it is on an edge.
fn rolled(t: f32) -> f32 {
    0.5 + FACES * eased(EaseFunction::QuadraticOut, (t / 0.95).min(1.0))
}

/// Returns the number of the face that a rolling die shows, or `None` once it shows the final face.
fn faces(t: f32, seed: u8) -> Option<u32> {
    let face = rolled(t).floor();
    (face < FACES).then(|| 1 + face as u32 + u32::from(seed) * 17)
}

/// Returns the ratio of width to height of a die that rolls over its edges.
fn rim(t: f32, seed: u8) -> f32 {
    let narrow = 0.42 - 0.04 * f32::from(seed % 3);
    1.0 - narrow * (1.0 - (rolled(t) * PI).sin().abs())
}

impl FlyingObject {
    /// Returns the flight as a running motion.
    pub fn tween(&self) -> Tween {
        let pose = |at, scale, alpha| Pose { at, scale, turn: self.turn, alpha, flip: 1.0 };
        Tween {
            from: pose(self.from, self.scale.0, self.alpha.0),
            to: pose(self.to, self.scale.1, self.alpha.1),
            cue: self.cue,
            elapsed: 0.0,
            changes_look: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(x: f32) -> Pose {
        Pose { at: Vec2::new(x, 0.0), scale: 1.0, turn: 0.0, alpha: 1.0, flip: 1.0 }
    }

    fn tween(cue: MotionCue) -> Tween {
        Tween { from: pose(0.0), to: pose(100.0), cue, elapsed: 0.0, changes_look: false }
    }

    const PATHS: [MotionPath; 10] = [
        MotionPath::Glide,
        MotionPath::Fly { arch: 0.2 },
        MotionPath::Dock { arch: 0.2 },
        MotionPath::Throw,
        MotionPath::Hurl,
        MotionPath::Land { arch: 0.2 },
        MotionPath::Flip,
        MotionPath::Pop,
        MotionPath::Pulse(3),
        MotionPath::TurnOver,
    ];

    #[test]
    fn every_path_starts_and_ends_at_its_given_poses() {
        for path in PATHS {
            let mut tween = tween(MotionCue { path, start: 0.5, duration: 1.0, ..MotionCue::default() });
            assert_eq!(tween.now().pose, tween.from, "{path:?} waits for its start");
            tween.elapsed = 1.0;
            assert!(!tween.now().done);
            tween.elapsed = 1.5;
            assert_eq!(tween.now().pose, tween.to, "{path:?} arrives");
            assert!(tween.now().done);
        }
    }

    #[test]
    fn no_path_jumps_between_frames() {
        for path in PATHS {
            for seed in 0..4 {
                let tween = tween(MotionCue { path, duration: 1.0, seed, ..MotionCue::default() });
                let mut before = tween.from;
                for step in 1..=1000 {
                    let now = tween.on_the_way(step as f32 / 1000.0);
                    assert!(before.at.distance(now.at) < 2.0, "{path:?} at {step}: {before:?} to {now:?}");
                    let turned = (now.turn - before.turn).rem_euclid(TAU);
                    assert!(turned.min(TAU - turned) < 0.1, "{path:?} at {step}: {before:?} to {now:?}");
                    assert!((now.scale - before.scale).abs() < 0.05, "{path:?} at {step}");
                    before = now;
                }
                let turned = before.turn.rem_euclid(TAU);
                assert!(turned.min(TAU - turned) < 0.02, "{path:?} ends upright: {before:?}");
                assert!(before.at.distance(tween.to.at) < 0.1, "{path:?} ends at its goal: {before:?}");
            }
        }
    }

    #[test]
    fn hopping_piece_passes_every_stop_in_order_without_jumps() {
        let at = |x: f32| pose(x).at;
        let stops = PathStops::new(&[at(40.0), at(70.0), at(100.0)], (0.4, 0.8));
        let tween = tween(MotionCue { path: MotionPath::Hops(stops), duration: 1.0, ..MotionCue::default() });
        for (t, x) in [(0.0, 0.0), (0.4, 40.0), (0.6, 70.0), (0.8, 100.0), (1.0, 100.0)] {
            let now = tween.on_the_way(t).at;
            assert!(now.distance(at(x)) < 0.1, "at {t}: {now}");
        }
        let mut before = tween.from.at;
        for step in 1..=1000 {
            let now = tween.on_the_way(step as f32 / 1000.0).at;
            assert!(before.distance(now) < 2.0, "at {step}: {before} to {now}");
            before = now;
        }
        assert_eq!(MotionPath::Hops(stops).calm(), MotionPath::Fly { arch: 0.1 });
    }

    #[test]
    fn rolling_die_shows_other_faces_then_its_final_face() {
        for seed in 0..5 {
            let mut tween = tween(MotionCue { duration: 0.8, path: MotionPath::Throw, seed, ..MotionCue::default() });
            let mut faces = Vec::new();
            for step in 0..80 {
                tween.elapsed = step as f32 * 0.01;
                let now = tween.now();
                assert_eq!(now.old_look, now.tumbling.is_some());
                faces.extend(now.tumbling);
            }
            faces.dedup();
            assert!(faces.len() > 5, "{faces:?}");
            tween.elapsed = 0.72;
            assert!(tween.now().tumbling.is_none(), "the last face is seen before the die lies still");
        }
    }

    #[test]
    fn reduced_motion_removes_turns_bounces_and_tumbling_faces() {
        for path in PATHS {
            let calm = path.calm();
            let mut tween = tween(MotionCue { path: calm, duration: 1.0, ..MotionCue::default() });
            let mut far = 0.0;
            for step in 0..=100 {
                tween.elapsed = step as f32 * 0.01;
                let now = tween.now();
                assert_eq!((now.pose.turn, now.pose.flip, now.tumbling), (0.0, 1.0, None), "{path:?}");
                assert!(now.pose.at.x >= far - 1e-3, "{path:?} never goes back");
                far = now.pose.at.x;
            }
        }
    }

    #[test]
    fn flight_path_is_arched() {
        let mut tween = tween(MotionCue { path: MotionPath::Fly { arch: 0.3 }, duration: 1.0, ..MotionCue::default() });
        tween.elapsed = 0.5;
        assert!(tween.now().pose.at.y < -10.0, "it flies above the line");
    }

    #[test]
    fn passing_time_of_a_docking_ship_matches_its_path() {
        let tween = tween(MotionCue { path: MotionPath::Dock { arch: 0.2 }, duration: 1.0, ..MotionCue::default() });
        for way in [0.1, 0.4, 0.7, 0.95] {
            let there = bent(tween.from.at, tween.to.at, 0.2, way);
            assert!(tween.on_the_way(passes(way)).at.distance(there) < 0.1, "{way}");
        }
    }

    #[test]
    fn docking_ship_rebounds_slightly() {
        let mut tween =
            tween(MotionCue { path: MotionPath::Dock { arch: 0.1 }, duration: 1.0, ..MotionCue::default() });
        tween.elapsed = 0.78;
        assert!(tween.now().pose.at.distance(tween.to.at) < 0.5, "it touches the dock");
        let after = (79..100).map(|step| {
            tween.elapsed = step as f32 * 0.01;
            tween.now().pose.at.distance(tween.to.at)
        });
        let most = after.fold(0.0, f32::max);
        assert!(most > 1.0 && most < 6.0, "{most}");
    }
}

//! One thing on its way: from where, to where, when and how.

use std::f32::consts::{PI, TAU};

use bevy::math::curve::{Curve, EaseFunction, EasingCurve};
use bevy::math::{StableInterpolate, Vec2};

use super::cues::{Cue, Path};

/// Where a thing is and how it is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Place in units.
    pub at: Vec2,
    /// Size.
    pub scale: f32,
    /// Turn in radians.
    pub turn: f32,
    /// Opacity.
    pub alpha: f32,
    /// Width over height: 0 in the middle of a flip.
    pub flip: f32,
}

impl Pose {
    /// The same, shrunk to `size` round `pivot` and brought to `to`.
    #[must_use]
    pub fn gathered(self, pivot: Vec2, to: Vec2, size: f32) -> Self {
        Self { at: to + (self.at - pivot) * size, scale: self.scale * size, ..self }
    }

    fn between(self, other: Self, t: f32) -> Self {
        let mix = |a: f32, b: f32| a + (b - a) * t;
        Self {
            at: self.at.interpolate_stable(&other.at, t),
            scale: mix(self.scale, other.scale),
            turn: mix(self.turn, other.turn),
            alpha: mix(self.alpha, other.alpha),
            flip: mix(self.flip, other.flip),
        }
    }
}

/// What a thing shows at a moment of its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// Where it is.
    pub pose: Pose,
    /// While it tumbles: a number that changes with every face it shows.
    pub tumbling: Option<u32>,
    /// Whether it still looks as it did before.
    pub old_look: bool,
    /// Whether it has arrived.
    pub done: bool,
}

/// A thing on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Tween {
    /// Where it started.
    pub from: Pose,
    /// Where it goes.
    pub to: Pose,
    /// When and how.
    pub cue: Cue,
    /// Seconds since the announcement.
    pub elapsed: f32,
    /// Whether it looks different when it arrives.
    pub changes_look: bool,
}

fn eased(function: EaseFunction, t: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, function).sample_clamped(t)
}

impl Tween {
    /// When it arrives, in seconds since the announcement.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.cue.end()
    }

    /// What is shown now.
    #[must_use]
    pub fn now(&self) -> Moment {
        let cue = &self.cue;
        let since = self.elapsed - cue.start;
        if since < 0.0 {
            return Moment { pose: self.from, tumbling: None, old_look: true, done: false };
        }
        let done = self.elapsed >= self.end();
        let t = if cue.duration > 0.0 { (since / cue.duration).min(1.0) } else { 1.0 };
        let mut pose = self.on_the_way(t);
        let mut tumbling = None;
        if !done && since > cue.duration && cue.tumble > 0.0 {
            let tumble = (since - cue.duration) / cue.tumble;
            tumbling = Some(self.tumble(&mut pose, tumble));
        }
        let halfway = if self.cue.tumble > 0.0 { done } else { t >= 0.5 };
        Moment { pose: if done { self.to } else { pose }, tumbling, old_look: !halfway, done }
    }

    fn on_the_way(&self, t: f32) -> Pose {
        let (from, to) = (self.from, self.to);
        match self.cue.path {
            Path::Glide => from.between(to, eased(EaseFunction::CubicInOut, t)),
            Path::Fly { arch } => {
                let eased_t = eased(EaseFunction::CubicInOut, t);
                let mut pose = from.between(to, eased_t);
                let along = to.at - from.at;
                // The arch leaves to the upper side of the way, so that flights never look like slides.
                let side = if along.x >= 0.0 { Vec2::new(along.y, -along.x) } else { Vec2::new(-along.y, along.x) };
                let arc = (eased_t * PI).sin();
                pose.at += side.normalize_or_zero() * arch * along.length() * arc;
                pose.scale *= 1.0 + 0.18 * arc;
                pose.turn += lean(along) * arc;
                pose.at += recoil(along, t);
                pose
            }
            Path::Descend => {
                let eased_t = eased(EaseFunction::QuadraticOut, t);
                let mut pose = from.between(to, eased_t);
                pose.at.y -= 70.0 * (1.0 - eased(EaseFunction::BounceOut, t));
                pose.alpha = to.alpha * (t * 3.0).min(1.0);
                pose
            }
            Path::Flip => {
                let mut pose = from.between(to, eased(EaseFunction::CubicInOut, t));
                pose.flip = (t * PI).cos().abs();
                pose
            }
            Path::Pop => {
                let mut pose = from.between(to, eased(EaseFunction::BackOut, t));
                pose.alpha = to.alpha * (t * 2.0).min(1.0);
                pose
            }
        }
    }

    /// Rocks and hops while faces change ever more slowly; returns the number of the face.
    fn tumble(&self, pose: &mut Pose, t: f32) -> u32 {
        let slowing = eased(EaseFunction::QuadraticOut, t);
        let left = 1.0 - slowing;
        let hop = (t * PI * 3.0).sin().abs() * left;
        pose.at.y -= 16.0 * hop * pose.scale;
        pose.turn += (slowing * TAU * 1.5 + f32::from(self.cue.seed) * 0.9).sin() * 0.55 * left;
        pose.flip = 1.0 - 0.25 * (slowing * PI * 8.0).sin().abs() * left;
        1 + (slowing * 9.0) as u32 + u32::from(self.cue.seed) * 17
    }
}

/// How much a craft leans into its way.
fn lean(along: Vec2) -> f32 {
    (along.x / 400.0).clamp(-0.5, 0.5)
}

/// Just before the end a docking craft goes a little too far and comes back.
fn recoil(along: Vec2, t: f32) -> Vec2 {
    let late = ((t - 0.8) / 0.2).clamp(0.0, 1.0);
    along.normalize_or_zero() * 5.0 * (late * PI).sin()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(x: f32) -> Pose {
        Pose { at: Vec2::new(x, 0.0), scale: 1.0, turn: 0.0, alpha: 1.0, flip: 1.0 }
    }

    fn tween(cue: Cue) -> Tween {
        Tween { from: pose(0.0), to: pose(100.0), cue, elapsed: 0.0, changes_look: false }
    }

    #[test]
    fn every_path_starts_and_ends_where_it_should() {
        for path in [Path::Glide, Path::Fly { arch: 0.2 }, Path::Flip, Path::Pop, Path::Descend] {
            let mut tween = tween(Cue { path, start: 0.5, duration: 1.0, ..Cue::default() });
            assert_eq!(tween.now().pose, tween.from, "{path:?} waits for its start");
            tween.elapsed = 1.0;
            assert!(!tween.now().done);
            tween.elapsed = 1.5;
            assert_eq!(tween.now().pose, tween.to, "{path:?} arrives");
            assert!(tween.now().done);
        }
    }

    #[test]
    fn a_roll_shows_other_faces_and_settles() {
        let mut tween = tween(Cue { duration: 0.4, tumble: 0.5, ..Cue::default() });
        let mut faces = std::collections::BTreeSet::new();
        for step in 0..90 {
            tween.elapsed = step as f32 * 0.01;
            faces.extend(tween.now().tumbling);
        }
        assert!(faces.len() > 4, "{faces:?}");
        tween.elapsed = 0.9;
        let end = tween.now();
        assert!(end.done && end.tumbling.is_none() && !end.old_look);
    }

    #[test]
    fn a_flight_is_not_a_straight_line() {
        let mut tween = tween(Cue { path: Path::Fly { arch: 0.3 }, duration: 1.0, ..Cue::default() });
        tween.elapsed = 0.5;
        assert!(tween.now().pose.at.y < -10.0, "it flies above the line");
    }
}

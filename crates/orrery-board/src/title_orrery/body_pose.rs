//! The poses of the bodies on the arms, at rest and during a turn.

use std::f32::consts::TAU;

use bevy::math::{Rect, Vec2, Vec3, Vec4};

use super::camera::{DISTANCE, DOWN, at_height, project, upright};
use crate::layout::{LAYOUT, TitleArmSlot, TitleLayout};

/// The difference in height on the hub between one arm and the next, in units.
const ARM_STEP: f32 = 15.0;
/// The fraction by which an arm shortens when its body leaves the near position.
const DRAWN_IN: f32 = 0.34;
/// The delay after which the approaching body starts to move, as a fraction of the turn.
const LAG: f32 = 0.06;
/// The fractions by which the near body and the other bodies are larger in windows of 21:9.
const WIDER: (f32, f32) = (0.05, 0.1);
/// The radius of the fork that holds a lens, in radii of the lens.
const FORK: f32 = 1.1;
/// The width added on each side of a 21:9 window, compared with 16:9, in units.
const WIDE: f32 = 250.0;

/// The pose of a body on an arm.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BodyPose {
    /// The foot of the body's pin on the screen, in units.
    pub foot: Vec2,
    /// The middle of the body on the screen, in units.
    pub middle: Vec2,
    /// The radius of the body, in units.
    pub radius: f32,
    /// The height on the hub at which the body's arm turns.
    pub arm: f32,
    /// The end of the body's arm, in the coordinates of the model.
    pub end: Vec3,
}

impl BodyPose {
    /// Returns the left edge of the body's lens, including the fork, in units.
    pub fn left(&self) -> f32 {
        self.middle.x - self.radius * FORK
    }
}

/// A position of the model: the angle around the hub, the reach, the height of the body's middle, and the radius.
#[derive(Debug, Clone, Copy)]
struct PolarPosition {
    turn: f32,
    reach: f32,
    high: f32,
    radius: f32,
}

impl PolarPosition {
    fn new(place: &TitleArmSlot, hub: Vec2, aside: Vec2, larger: f32) -> Self {
        let foot = Vec2::from(place.foot) + aside - hub;
        let at = at_height(foot, 0.0);
        PolarPosition {
            turn: at.x.atan2(at.z),
            reach: at.x.hypot(at.z),
            high: (place.foot.1 - place.middle.1) / upright(1.0, at.z),
            radius: place.radius * larger,
        }
    }
}

/// The positions of the arms in a window.
#[derive(Debug, Clone)]
pub struct ArmPlaces {
    hub: Vec2,
    all: Vec<PolarPosition>,
}

/// The progress of a turn, which moves all bodies by the same number of positions.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct RotationProgress {
    /// The number of positions by which each body advances. Negative values move back.
    pub steps: i32,
    /// The progress, 0 to 1.
    pub done: f32,
}

/// Returns the eased progress, slow at the start and at the end.
pub fn ease(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// Returns the position of the hub's collar in a window that shows `visible`, in units.
pub fn hub(visible: Rect) -> Vec2 {
    let title = &LAYOUT.title;
    Vec2::from(title.hub) + Vec2::new(beside(visible) * title.wide.0, above(visible) * title.tall)
}

/// Returns the position of the sun in a window that shows `visible`, in units.
pub fn sun(visible: Rect) -> Vec2 {
    let (x, y, _) = LAYOUT.title.sun;
    hub(visible) + Vec2::new(x, y)
}

/// Returns the orrery's geometry for the sky shader: the position of the hub with the sine and cosine of the camera's angle, and
/// for each arm the radius and height of its path with the camera's distance.
pub fn paths(visible: Rect) -> (Vec4, [Vec4; 4]) {
    let places = ArmPlaces::in_window(visible);
    let path = |index: usize| {
        places.all.get(index).map_or(Vec4::ZERO, |polar| Vec4::new(polar.reach, polar.high, DISTANCE, 0.0))
    };
    (places.hub.extend(DOWN.0).extend(DOWN.1), [path(0), path(1), path(2), path(3)])
}

fn beside(visible: Rect) -> f32 {
    (visible.max.x - LAYOUT.width).max(0.0)
}

fn above(visible: Rect) -> f32 {
    (-visible.min.y).max(0.0)
}

impl ArmPlaces {
    /// Returns the positions of the arms in a window that shows `visible`.
    pub fn in_window(visible: Rect) -> Self {
        let title: &TitleLayout = &LAYOUT.title;
        let (side, down) = (beside(visible), above(visible) * title.tall);
        let much = (side / WIDE).min(1.0);
        let all = title.places.iter().enumerate().map(|(index, place)| {
            let (aside, larger) = match index {
                0 => (side * title.wide.1, 1.0 + WIDER.0 * much),
                _ => (side * title.wide.0, 1.0 + WIDER.1 * much),
            };
            PolarPosition::new(place, hub(visible), Vec2::new(aside, down), larger)
        });
        Self { hub: hub(visible), all: all.collect() }
    }

    /// Returns the number of positions.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the pose of a body during a turn that begins at position `from`.
    pub fn body_pose(&self, from: usize, way: RotationProgress) -> BodyPose {
        let to = self.beyond(from, way.steps);
        let (comes, leaves) = (to == 0 && from != 0, from == 0 && to != 0);
        let lag = if comes { LAG } else { 0.0 };
        let done = ease(way.done * (1.0 + lag) - lag);
        let (a, b) = (self.all[from], self.all[to]);
        let drawn_in = if leaves { DRAWN_IN * ((done * 1.15).min(1.0).powf(0.7) * TAU / 2.0).sin() } else { 0.0 };
        let growth = match (comes, leaves) {
            (true, _) => done.powf(1.3),
            (_, true) => 1.0 - (1.0 - done).powf(1.6),
            _ => done,
        };
        let polar = PolarPosition {
            turn: a.turn + self.angle(from, way.steps) * done,
            reach: mix(a.reach, b.reach, done) * (1.0 - drawn_in),
            high: mix(a.high, b.high, done),
            radius: mix(a.radius.ln(), b.radius.ln(), growth).exp(),
        };
        self.at(polar, mix(from as f32, to as f32, done) * ARM_STEP)
    }

    /// Returns the pose of a body while the arms extend at the program's start. `out` increases from 0 to 1.
    pub fn running_out(&self, place: usize, out: f32) -> BodyPose {
        let whole = self.all[place];
        let polar = PolarPosition {
            reach: whole.reach * mix(0.35, 1.0, out),
            radius: whole.radius * mix(0.25, 1.0, out),
            high: whole.high * mix(0.4, 1.0, out),
            ..whole
        };
        self.at(polar, place as f32 * ARM_STEP)
    }

    fn at(&self, polar: PolarPosition, arm: f32) -> BodyPose {
        let (sin, cos) = polar.turn.sin_cos();
        let stands = Vec3::new(polar.reach * sin, 0.0, polar.reach * cos);
        let foot = project(stands);
        let middle = foot - Vec2::new(0.0, upright(polar.high, stands.z));
        BodyPose {
            foot: self.hub + foot,
            middle: self.hub + middle,
            radius: polar.radius,
            arm,
            end: at_height(foot, arm),
        }
    }

    /// Returns the position of a body after the orrery has advanced by `steps` positions. With one step, the body at position 1
    /// moves to position 0, near the viewer.
    fn beyond(&self, from: usize, steps: i32) -> usize {
        let count = self.all.len() as i32;
        (from as i32 - steps).rem_euclid(count) as usize
    }

    /// Returns the angle by which a body turns while it advances from the position `from` by `steps` positions, always in the
    /// same direction.
    fn angle(&self, from: usize, steps: i32) -> f32 {
        let one = |from: i32| {
            let (a, b) = (self.beyond(from as usize, 0), self.beyond(from as usize, steps.signum()));
            let way = self.all[b].turn - self.all[a].turn;
            if steps > 0 { way.rem_euclid(TAU) } else { -(-way).rem_euclid(TAU) }
        };
        let mut at = from as i32;
        let mut whole = 0.0;
        for _ in 0..steps.abs() {
            whole += one(at);
            at = self.beyond(at as usize, steps.signum()) as i32;
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(1600.0, 900.0) };

    #[test]
    fn bodies_at_rest_match_the_layout_file() {
        let places = ArmPlaces::in_window(SCREEN);
        for (index, place) in LAYOUT.title.places.iter().enumerate() {
            let stance = places.body_pose(index, RotationProgress::default());
            assert!((stance.foot - Vec2::from(place.foot)).length() < 0.1, "{index}: {stance:?}");
            assert!((stance.middle - Vec2::from(place.middle)).length() < 0.1, "{index}: {stance:?}");
            assert!((stance.radius - place.radius).abs() < 0.1, "{index}: {stance:?}");
        }
    }

    #[test]
    fn turning_moves_bodies_smoothly_to_layout_places() {
        let places = ArmPlaces::in_window(SCREEN);
        let count = places.count();
        for steps in [-2, -1, 1, 2] {
            for from in 0..count {
                let at = |done: f32| places.body_pose(from, RotationProgress { steps, done });
                let end = places
                    .body_pose((from as i32 - steps).rem_euclid(count as i32) as usize, RotationProgress::default());
                assert!((at(1.0).middle - end.middle).length() < 0.5, "{from} by {steps}: {:?} and {end:?}", at(1.0));
                assert!((at(1.0).radius - end.radius).abs() < 0.5);
                for step in 0_u8..100 {
                    let (a, b) = (at(f32::from(step) / 100.0), at(f32::from(step + 1) / 100.0));
                    assert!((a.middle - b.middle).length() < 60.0, "{from} by {steps} at {step}: {a:?} {b:?}");
                    assert!(a.middle.is_finite() && a.radius > 20.0);
                }
            }
        }
    }

    #[test]
    fn every_body_is_inside_windows_of_any_shape() {
        for visible in [SCREEN, Rect::new(-250.0, 0.0, 1850.0, 900.0), Rect::new(0.0, -150.0, 1600.0, 1050.0)] {
            let places = ArmPlaces::in_window(visible);
            for index in 0..places.count() {
                let stance = places.body_pose(index, RotationProgress::default());
                let half = Vec2::splat(stance.radius * 1.1);
                assert!(visible.contains(stance.middle - half) && visible.contains(stance.middle + half), "{stance:?}");
                assert!(visible.contains(stance.foot));
            }
            assert!(visible.contains(sun(visible)));
        }
    }

    #[test]
    fn bodies_do_not_overlap_the_menu_entries() {
        let entries = Rect::new(60.0, 180.0, 376.0, 840.0);
        let places = ArmPlaces::in_window(SCREEN);
        for index in 0..places.count() {
            let stance = places.body_pose(index, RotationProgress::default());
            let area = Rect::from_center_half_size(stance.middle, Vec2::splat(stance.radius * 1.1));
            assert!(entries.intersect(area).is_empty(), "{index} lies under the entries: {area:?}");
        }
    }
}

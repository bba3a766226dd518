//! The pictures of the title orrery, from back to front.

use bevy::math::{Rect, Vec2, Vec3};

use super::body_pose::{BodyPose, hub, sun};
use super::camera::{project, scale, upright};
use super::state::{Emblem, OrreryBody, TitleOrrery};
use crate::art;
use crate::layout::LAYOUT;

/// A picture of the orrery with its position on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct OrreryPart {
    /// The name of the piece of art.
    pub piece: String,
    /// The position of the piece's origin, in units.
    pub at: Vec2,
    /// The horizontal and vertical scale. Negative values mirror the picture.
    pub size: Vec2,
    /// The rotation in radians, clockwise.
    pub turn: f32,
    /// The height: higher parts are drawn over lower ones.
    pub z: f32,
    /// The opacity, 0 to 1.
    pub alpha: f32,
}

/// The heights of the orrery's parts.
mod z {
    pub const RAYS: f32 = 1.0;
    pub const COLUMN: f32 = 3.0;
    pub const DIAL: f32 = 4.0;
    pub const SHADOWS: f32 = 4.5;
    pub const SHADE: f32 = 5.0;
    pub const GEARS: f32 = 6.0;
    pub const BACK: f32 = 7.0;
    pub const SPINDLE: f32 = 8.0;
    pub const FRONT: f32 = 9.0;
    pub const BODIES: f32 = 12.0;
    /// The height during the passage through the lens, above everything in a match. The previous sky is just below it.
    pub const PASSAGE: f32 = 300.0;
}

/// The magnification of the near ring at the end of the passage. At this size the ring is outside every window.
const THROUGH: f32 = 7.0;
/// The fraction of the passage during which the orrery is fully visible.
const CLEAR: f32 = 0.45;
/// The scale of the sun's rays before sunrise.
const BELOW: f32 = 0.3;
/// The radius of the darkness over the sun before sunrise, in units.
const DARKNESS: f32 = 300.0;

/// The difference in height between a body and the next nearer body.
const BODY_STEP: f32 = 1.0;
/// The height of the planet's disc among the parts of its body.
const IN_LENS: f32 = 0.3;

/// The radii between which a body's small ring is replaced by the large ring, and between which the stations appear around the
/// planet.
const LARGE: (f32, f32) = (110.0, 150.0);
const ROUND: (f32, f32) = (150.0, 230.0);
/// The radii at which the art was drawn: the small and the large ring, the parts of the lens, and the cradle.
const RING: (f32, f32) = (92.0, 262.0);
const LENS: f32 = 96.0;
const CRADLE: f32 = 100.0;
/// The lens radii for which a game's emblem and its large body were drawn.
const EMBLEM: (f32, f32) = (46.0, 262.0);
/// The sizes for which parts were drawn: the pin's foot, the radius of the ball, and the length and half width of the tube.
const FOOT: f32 = 2.0;
const BALL: f32 = 12.17;
const TUBE: (f32, f32) = (100.0, 10.0);
/// Half the height of the collar's picture at its rim.
const COLLAR: f32 = 13.4;
/// The radius of the dial, and its height relative to the collar.
const DIAL: (f32, f32) = (289.0, -84.0);
/// The distance from the hub's axis at which an arm leaves the hub, and the decrease of that distance per unit of the arm's
/// height. `SHADOW_FROM` is the distance at which the arm's shadow begins.
const SLEEVE: (f32, f32) = (26.0, 0.2);
const SHADOW_FROM: f32 = 60.0;
/// The scale of pieces with a shadow or glow that fades out to radius 100.
const SHADE: f32 = 1.35;

/// The pieces that fill a lens.
const IN_THE_LENS: [&str; 3] = ["title-lens", "title-glare", "title-shade"];

/// The parts collected so far.
struct OrreryPicture {
    parts: Vec<OrreryPart>,
    sun: Vec2,
    hub: Vec2,
}

fn between((from, to): (f32, f32), value: f32) -> f32 {
    super::body_pose::ease((value - from) / (to - from))
}

/// Composes the orrery for a window that shows `visible`. The planet is not included, because it is drawn by a shader.
pub fn compose(instrument: &TitleOrrery, visible: Rect) -> Vec<OrreryPart> {
    let mut picture = OrreryPicture { parts: Vec::new(), sun: sun(visible), hub: hub(visible) };
    let stances = instrument.stances(visible);
    picture.frame(instrument);
    let sits = |arm: usize| sits(instrument, arm);
    for (arm, stance) in stances.iter().enumerate() {
        picture.arm(stance, sits(arm));
    }
    for (arm, height) in heights(&stances).into_iter().enumerate() {
        picture.carried(instrument, arm, &stances[arm], height);
    }
    let passage = instrument.inside();
    passage.map_or(picture.parts.clone(), |inside| through(picture.parts, &stances[instrument.near()], inside))
}

/// Magnifies the parts for a camera that passes through the lens of the near body. `inside` goes from 0 (in front of the lens) to
/// 1 (behind it).
fn through(parts: Vec<OrreryPart>, near: &BodyPose, inside: f32) -> Vec<OrreryPart> {
    let larger = THROUGH.powf(inside);
    let middle = near.middle.lerp(Vec2::from(LAYOUT.title.beyond), inside);
    let clear = 1.0 - between((CLEAR, 1.0), inside);
    // The game's drawings in the lens fade first, to show the match. The orrery around the lens fades later.
    let drawn = 1.0 - between((0.0, CLEAR), inside);
    let seen = |part: OrreryPart| OrreryPart {
        at: middle + (part.at - near.middle) * larger,
        size: part.size * larger,
        z: part.z + z::PASSAGE,
        alpha: part.alpha * if is_of_game(&part.piece) { drawn } else { clear },
        ..part
    };
    // The match is visible through the lens, so the parts that fill the lens are left out.
    parts.into_iter().filter(|part| !IN_THE_LENS.contains(&part.piece.as_str())).map(seen).collect()
}

/// Reports whether a piece is one of a game's drawings in its lens.
pub fn is_of_game(piece: &str) -> bool {
    ["title-emblem-", "title-body-", "title-over-"].iter().any(|begin| piece.starts_with(begin))
}

/// The height of the previous sky during the passage through the lens.
pub const LEFT_BEHIND: f32 = z::PASSAGE - 1.0;

/// Returns the height of the planet's disc on this arm.
pub fn planet_height(stances: &[BodyPose], arm: usize) -> f32 {
    heights(stances).get(arm).copied().unwrap_or(z::BODIES) + IN_LENS
}

/// Reports whether a body is drawn mirrored, so that its lit side faces the sun.
pub fn mirrored(stance: &BodyPose, sun: Vec2) -> bool {
    stance.middle.x < sun.x
}

/// Returns the height of each body. Nearer bodies are higher.
fn heights(stances: &[BodyPose]) -> Vec<f32> {
    let rank = |stance: &BodyPose| stances.iter().filter(|other| other.end.z < stance.end.z).count() as f32;
    stances.iter().map(|stance| z::BODIES + rank(stance) * BODY_STEP).collect()
}

/// Returns the distance from a body's middle down to the end of its pin, in radii.
fn sits(instrument: &TitleOrrery, arm: usize) -> f32 {
    if arm < instrument.bodies().len() {
        return 1.04;
    }
    LAYOUT.title.scenery.get(arm.wrapping_sub(1)).map_or(0.0, |scenery| scenery.sits)
}

impl OrreryPicture {
    fn put(&mut self, piece: &str, at: Vec2, size: Vec2, z: f32) -> &mut OrreryPart {
        // Of parts with the same height, the later one is on top.
        let z = z + self.parts.len() as f32 * 1e-3;
        self.parts.push(OrreryPart { piece: piece.to_owned(), at, size, turn: 0.0, z, alpha: 1.0 });
        let last = self.parts.len() - 1;
        &mut self.parts[last]
    }

    /// Adds the fixed parts: rays, column, dial, gears and spindle.
    fn frame(&mut self, instrument: &TitleOrrery) {
        let (sun, hub) = (self.sun, self.hub);
        let (risen, phase) = (instrument.sunrise(), instrument.phase() + 1);
        let long = instrument.rays() * (BELOW + (1.0 - BELOW) * risen);
        // Only a quarter of the rays is in the picture, which is mirrored: a large picture costs memory, and drawing its
        // transparent middle costs time.
        for (right, up) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)] {
            self.put("title-rays", sun, Vec2::new(right, up) * long, z::RAYS).alpha = risen;
        }
        if risen < 1.0 {
            // One picture of the shade lets half of the light through, so it is drawn twice.
            for _ in 0..2 {
                self.put("title-shade", sun, Vec2::splat(DARKNESS / 100.0), z::RAYS + 0.5).alpha = 1.0 - risen;
            }
        }
        self.put("title-column", hub, Vec2::ONE, z::COLUMN);
        self.put("title-pedestal", hub, Vec2::ONE, z::COLUMN);
        self.put("title-dial", hub, Vec2::ONE, z::DIAL);
        self.put(&format!("title-gears-{phase}"), hub, Vec2::ONE, z::GEARS);
        self.put("title-spindle", hub, Vec2::ONE, z::SPINDLE);
    }

    /// Adds an arm with its shadow on the dial, its counterweight and its pin.
    fn arm(&mut self, stance: &BodyPose, sits: f32) {
        let end = stance.end;
        let reach = end.x.hypot(end.z).max(1.0);
        let along = Vec3::new(end.x / reach, 0.0, end.z / reach);
        let (here, there) = if end.z > 0.0 { (z::FRONT, z::BACK) } else { (z::BACK, z::FRONT) };
        let large = between(LARGE, stance.radius);
        self.shadow(stance, along, reach);
        let up = Vec3::Y * stance.arm;
        let ball = up - along * (74.0 + 30.0 * large);
        self.tube(up - along * 12.0, ball, 3.6 + 1.4 * large, there);
        let size = (11.0 + 5.0 * large) * scale(ball.z) / BALL;
        let at = self.hub + project(ball);
        self.put("title-weight", at, Vec2::splat(size), there);
        let mut from = up + along * (SLEEVE.0 - SLEEVE.1 * stance.arm);
        let shares = [(0.55, 0.40, 4.6, 7.2), (0.79, 0.74, 3.4, 5.8), (1.0, 1.0, 3.4, 4.6)];
        for (index, (near, far)) in shares.map(|s| ((s.0, s.2), (s.1, s.3))).into_iter().enumerate() {
            let mix = |a: f32, b: f32| a + (b - a) * large;
            let to = up + along * (reach * mix(near.0, far.0));
            let wide = mix(near.1, far.1);
            self.tube(from, to, wide, here);
            if index == 0 {
                // The collar where the arm leaves its sleeve.
                self.collar(to, from + along * 4.0, wide * 1.3, here);
            }
            let clear = [1.0, large, 0.0][index];
            if clear > 0.0 {
                self.collar(from, to, wide * 1.34, here).alpha = clear;
            }
            from = to;
        }
        self.pin(stance, sits, here);
    }

    /// Adds the arm's shadow on the dial, cast by the sun.
    fn shadow(&mut self, stance: &BodyPose, along: Vec3, reach: f32) {
        let high = -LAYOUT.title.sun.1 / upright(1.0, 0.0);
        let far = (reach * (high - DIAL.1) / (high - stance.arm)).min(DIAL.0);
        let down = Vec3::Y * DIAL.1;
        let (from, to) = (project(down + along * SHADOW_FROM), project(down + along * far));
        let wide = 8.0 * scale(along.z * far * 0.5);
        let middle = self.hub + (from + to) / 2.0;
        let way = to - from;
        let part = self.put("title-shadow", middle, Vec2::new(way.length() / 88.0, wide / 8.0), z::SHADOWS);
        part.turn = way.y.atan2(way.x);
        part.alpha = 0.34;
    }

    /// Adds a tube between two positions of the model, with its bright side towards the light.
    fn tube(&mut self, from: Vec3, to: Vec3, wide: f32, z: f32) {
        let (a, b) = (self.hub + project(from), self.hub + project(to));
        let half = wide * scale((from.z + to.z) / 2.0);
        let size = Vec2::new((b - a).length() / TUBE.0, half / TUBE.1);
        let turn = lit(b - a);
        self.put("title-tube", (a + b) / 2.0, size, z).turn = turn;
    }

    /// Adds the collar at the end of a telescopic segment.
    fn collar(&mut self, from: Vec3, to: Vec3, wide: f32, z: f32) -> &mut OrreryPart {
        let (a, b) = (self.hub + project(from), self.hub + project(to));
        let size = wide * scale(to.z) / COLLAR;
        let turn = lit(b - a);
        let part = self.put("title-collar", b, Vec2::splat(size), z);
        // The narrow band of the collar is at the outer end.
        if (b - a).dot(Vec2::from_angle(turn)) < 0.0 {
            part.size.x = -size;
        }
        part.turn = turn;
        part
    }

    /// Adds the pin from the end of an arm up to its body.
    fn pin(&mut self, stance: &BodyPose, sits: f32, z: f32) {
        let thick = (stance.radius / 50.0 * 0.92).min(2.0);
        let side = if mirrored(stance, self.sun) { -1.0 } else { 1.0 };
        let top = Vec2::new(stance.foot.x, stance.middle.y + stance.radius * sits);
        let low = stance.foot - Vec2::new(0.0, thick * 10.0);
        if low.y > top.y {
            let size = Vec2::new((low.y - top.y) / TUBE.0, 2.3 * thick / TUBE.1);
            // The pin is upright, with its bright side towards the sun.
            let turn = -side * std::f32::consts::FRAC_PI_2;
            self.put("title-tube", (low + top) / 2.0, size, z).turn = turn;
            let at = Vec2::new(low.x, low.y + (top.y - low.y) * 0.55);
            let part = self.put("title-collar", at, Vec2::splat(3.8 * thick / COLLAR), z);
            part.turn = turn;
        }
        let size = thick / FOOT;
        self.put("title-foot", stance.foot, Vec2::new(size * side, size), z);
    }

    /// Adds the body of an arm: a game in its lens, or a station.
    fn carried(&mut self, instrument: &TitleOrrery, arm: usize, stance: &BodyPose, z: f32) {
        let side = if mirrored(stance, self.sun) { -1.0 } else { 1.0 };
        if let Some(body) = instrument.bodies().get(arm) {
            self.lens(stance, &body.emblem, z);
            match body.emblem {
                Emblem::Planet => self.stations(instrument, stance, z),
                Emblem::Drawn => self.drawn(body, stance, side, z),
                Emblem::Plain => {}
            }
        } else if let Some(scenery) = LAYOUT.title.scenery.get(arm.wrapping_sub(1)) {
            let size = scenery.size * stance.radius;
            self.put(&format!("station-{}", scenery.station), stance.middle, Vec2::new(size * side, size), z);
        }
    }

    /// Adds the fork, glass and graduated ring of a lens.
    fn lens(&mut self, stance: &BodyPose, emblem: &Emblem, z: f32) {
        let (at, radius) = (stance.middle, stance.radius);
        let large = between(LARGE, radius);
        let splat = |radius: f32, drawn: f32| Vec2::splat(radius / drawn);
        self.put("title-shade", at, Vec2::splat(radius * SHADE / 100.0), z::SHADE).alpha = large;
        if large < 1.0 {
            self.put("title-cradle", at, splat(radius, CRADLE), z).alpha = 1.0 - large;
            self.put("title-ring", at, splat(radius, RING.0), z + 0.5).alpha = 1.0 - large;
        }
        if large > 0.0 {
            self.put("title-cradle-near", at, splat(radius, RING.1), z).alpha = large;
            // The picture of the ring is in four strips, because most of the square around the ring is transparent.
            for side in ["top", "right", "bottom", "left"] {
                self.put(&format!("title-ring-near-{side}"), at, splat(radius, RING.1), z + 0.5).alpha = large;
            }
        }
        // The planet fills its lens, so no glass is visible behind it.
        if *emblem != Emblem::Planet {
            self.put("title-lens", at, splat(radius, LENS), z + 0.1);
            self.put("title-glare", at, splat(radius, LENS), z + 0.4);
        }
    }

    /// Adds the drawings of a game in its lens. As the game comes near, the emblem is replaced by the large body, if there is
    /// one. The lit side of the body faces the sun.
    fn drawn(&mut self, body: &OrreryBody, stance: &BodyPose, side: f32, z: f32) {
        let (at, radius) = (stance.middle, stance.radius);
        let [emblem, near, over] = ["emblem", "body", "over"].map(|part| format!("title-{part}-{}", body.key));
        let large = if art::get(&near).is_some() { between(LARGE, radius) } else { 0.0 };
        let size = |drawn: f32| Vec2::new(side, 1.0) * radius / drawn;
        if large < 1.0 {
            self.put(&emblem, at, size(EMBLEM.0), z + 0.2).alpha = 1.0 - large;
        }
        if large > 0.0 {
            self.put(&near, at, size(EMBLEM.1), z + 0.2).alpha = large;
            self.put(&over, at, size(EMBLEM.1), z + 0.7).alpha = large;
        }
    }

    /// Adds the stations around the near planet.
    fn stations(&mut self, instrument: &TitleOrrery, stance: &BodyPose, z: f32) {
        let clear = between(ROUND, stance.radius);
        if clear <= 0.0 {
            return;
        }
        for (which, round) in LAYOUT.title.round.iter().enumerate() {
            let angle = round.clock.to_radians();
            let place = stance.middle + Vec2::new(angle.sin(), -angle.cos()) * round.out * stance.radius;
            let at = place - Vec2::Y * instrument.drift(which);
            let size = Vec2::splat(round.size * stance.radius);
            self.put(&format!("station-{}", round.station), at, size, z + 0.6).alpha = clear;
        }
    }
}

/// Returns the rotation of a piece that was drawn horizontally, so that its upper side faces the light. The light comes from
/// above and slightly from the left.
fn lit(way: Vec2) -> f32 {
    let turn = way.y.atan2(way.x);
    let upper = Vec2::new(turn.sin(), -turn.cos());
    if upper.dot(Vec2::new(-0.35, -1.0)) >= 0.0 { turn } else { turn + std::f32::consts::PI }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{FIRST_GAME, GameKey};

    #[test]
    fn game_without_art_gets_a_plain_lens() {
        let unknown = GameKey::new("no-such-game");
        assert_eq!((Emblem::of(unknown), Emblem::of(FIRST_GAME)), (Emblem::Plain, Emblem::Planet));
        let bodies = vec![OrreryBody { key: unknown, emblem: Emblem::of(unknown) }];
        let screen = Rect { min: Vec2::ZERO, max: Vec2::new(1600.0, 900.0) };
        let parts = compose(&TitleOrrery::new(bodies, 0, false), screen);
        assert!(
            parts.iter().any(|part| part.piece == "title-lens") && parts.iter().all(|part| !is_of_game(&part.piece))
        );
    }
}

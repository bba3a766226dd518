//! The instrument as pictures: what of it is seen where, from the back to the front.

use bevy::math::{Rect, Vec2, Vec3};

use super::camera::{scale, seen, upright};
use super::stance::{Stance, hub, sun};
use super::state::{Body, Emblem, Instrument};
use crate::art;
use crate::layout::LAYOUT;

/// A picture somewhere on the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// The piece of the art.
    pub piece: String,
    /// Where its origin lies, in units.
    pub at: Vec2,
    /// How many times as wide and as high as drawn; below 0 mirrored.
    pub size: Vec2,
    /// By how much it is turned, in radians, clockwise.
    pub turn: f32,
    /// Its height.
    pub z: f32,
    /// Its opacity.
    pub alpha: f32,
}

/// Heights of the instrument's parts.
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
    /// While the eye goes through the lens, over everything of a match; the sky that is left behind lies under it.
    pub const PASSAGE: f32 = 300.0;
}

/// How many times larger the near ring is when the eye has gone through it: no window shows anything of it then.
const THROUGH: f32 = 7.0;
/// How much of the way the instrument is seen clearly.
const CLEAR: f32 = 0.45;
/// How large the sun's rays are before it has risen.
const BELOW: f32 = 0.3;
/// Radius of the darkness that lies over it then, in units.
const DARKNESS: f32 = 300.0;

/// From one body to the next nearer one.
const BODY_STEP: f32 = 1.0;
/// Where the planet's disc lies among the parts of its body.
const IN_LENS: f32 = 0.3;

/// Radii between which a body's small ring gives way to the large one, and between which the stations come round the planet.
const LARGE: (f32, f32) = (110.0, 150.0);
const ROUND: (f32, f32) = (150.0, 230.0);
/// Radii the pieces are drawn for.
const RING: (f32, f32) = (92.0, 262.0);
const LENS: f32 = 96.0;
const CRADLE: f32 = 100.0;
/// A game's emblem and its near body are drawn for lenses of these radii.
const EMBLEM: (f32, f32) = (46.0, 262.0);
/// The pin's foot is drawn for this size, the ball for this radius, the tube for this length and half width.
const FOOT: f32 = 2.0;
const BALL: f32 = 12.17;
const TUBE: (f32, f32) = (100.0, 10.0);
/// Half the height of the collar's picture at its rim.
const COLLAR: f32 = 13.4;
/// The dial's radius, and its height below the collar.
const DIAL: (f32, f32) = (289.0, -84.0);
/// Where the arms come out of the hub, by their height on it, and where their shadows begin.
const SLEEVE: (f32, f32) = (26.0, 0.2);
const SHADOW_FROM: f32 = 60.0;
/// How large pieces are drawn that have a shadow or glow fading out to radius 100.
const SHADE: f32 = 1.35;

/// Pieces that fill a lens.
const IN_THE_LENS: [&str; 3] = ["title-lens", "title-glare", "title-shade"];

/// What is seen of the instrument.
struct Picture {
    parts: Vec<Part>,
    sun: Vec2,
    hub: Vec2,
}

fn between((from, to): (f32, f32), value: f32) -> f32 {
    super::stance::ease((value - from) / (to - from))
}

/// Everything of the instrument in a window that shows `visible`; the planet apart, which is no picture.
#[must_use]
pub fn compose(instrument: &Instrument, visible: Rect) -> Vec<Part> {
    let mut picture = Picture { parts: Vec::new(), sun: sun(visible), hub: hub(visible) };
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

/// The instrument as the eye sees it that has gone so far through the lens of what stands near, 0 before it to 1 beyond.
fn through(parts: Vec<Part>, near: &Stance, inside: f32) -> Vec<Part> {
    let larger = THROUGH.powf(inside);
    let middle = near.middle.lerp(Vec2::from(LAYOUT.title.beyond), inside);
    let clear = 1.0 - between((CLEAR, 1.0), inside);
    // What a game has drawn in its lens gives way to the match at once, the instrument round it later.
    let drawn = 1.0 - between((0.0, CLEAR), inside);
    let seen = |part: Part| Part {
        at: middle + (part.at - near.middle) * larger,
        size: part.size * larger,
        z: part.z + z::PASSAGE,
        alpha: part.alpha * if is_of_game(&part.piece) { drawn } else { clear },
        ..part
    };
    // What is in the lens is the match itself.
    parts.into_iter().filter(|part| !IN_THE_LENS.contains(&part.piece.as_str())).map(seen).collect()
}

/// Whether a piece is one of those that a game has drawn for its lens.
#[must_use]
pub fn is_of_game(piece: &str) -> bool {
    ["title-emblem-", "title-body-", "title-over-"].iter().any(|begin| piece.starts_with(begin))
}

/// Where the sky lies that is left behind on the way through the lens.
pub const LEFT_BEHIND: f32 = z::PASSAGE - 1.0;

/// Where the planet's disc lies, if it is seen.
#[must_use]
pub fn planet_height(stances: &[Stance], arm: usize) -> f32 {
    heights(stances).get(arm).copied().unwrap_or(z::BODIES) + IN_LENS
}

/// Whether what stands there shows its other side to the sun.
#[must_use]
pub fn mirrored(stance: &Stance, sun: Vec2) -> bool {
    stance.middle.x < sun.x
}

/// The heights of what the arms carry: the nearer, the higher.
fn heights(stances: &[Stance]) -> Vec<f32> {
    let rank = |stance: &Stance| stances.iter().filter(|other| other.end.z < stance.end.z).count() as f32;
    stances.iter().map(|stance| z::BODIES + rank(stance) * BODY_STEP).collect()
}

/// Where the pin of an arm ends below the middle of what it carries, in radii.
fn sits(instrument: &Instrument, arm: usize) -> f32 {
    if arm < instrument.bodies().len() {
        return 1.04;
    }
    LAYOUT.title.scenery.get(arm.wrapping_sub(1)).map_or(0.0, |scenery| scenery.sits)
}

impl Picture {
    fn put(&mut self, piece: &str, at: Vec2, size: Vec2, z: f32) -> &mut Part {
        // Later ones of one height lie over earlier ones.
        let z = z + self.parts.len() as f32 * 1e-3;
        self.parts.push(Part { piece: piece.to_owned(), at, size, turn: 0.0, z, alpha: 1.0 });
        let last = self.parts.len() - 1;
        &mut self.parts[last]
    }

    /// What stands where it is: rays, column, dial, gears and spindle.
    fn frame(&mut self, instrument: &Instrument) {
        let (sun, hub) = (self.sun, self.hub);
        let (risen, phase) = (instrument.sunrise(), instrument.phase() + 1);
        let long = instrument.rays() * (BELOW + (1.0 - BELOW) * risen);
        // A quarter of them is drawn, and mirrored: a large picture costs memory, its clear middle time.
        for (right, up) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)] {
            self.put("title-rays", sun, Vec2::new(right, up) * long, z::RAYS).alpha = risen;
        }
        if risen < 1.0 {
            // One shade lets half of the light through.
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

    /// An arm with its shadow on the dial, its balance and its pin.
    fn arm(&mut self, stance: &Stance, sits: f32) {
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
        let at = self.hub + seen(ball);
        self.put("title-weight", at, Vec2::splat(size), there);
        let mut from = up + along * (SLEEVE.0 - SLEEVE.1 * stance.arm);
        let shares = [(0.55, 0.40, 4.6, 7.2), (0.79, 0.74, 3.4, 5.8), (1.0, 1.0, 3.4, 4.6)];
        for (index, (near, far)) in shares.map(|s| ((s.0, s.2), (s.1, s.3))).into_iter().enumerate() {
            let mix = |a: f32, b: f32| a + (b - a) * large;
            let to = up + along * (reach * mix(near.0, far.0));
            let wide = mix(near.1, far.1);
            self.tube(from, to, wide, here);
            if index == 0 {
                // Where it comes out of its sleeve.
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

    /// The shadow of an arm on the dial, thrown by the sun.
    fn shadow(&mut self, stance: &Stance, along: Vec3, reach: f32) {
        let high = -LAYOUT.title.sun.1 / upright(1.0, 0.0);
        let far = (reach * (high - DIAL.1) / (high - stance.arm)).min(DIAL.0);
        let down = Vec3::Y * DIAL.1;
        let (from, to) = (seen(down + along * SHADOW_FROM), seen(down + along * far));
        let wide = 8.0 * scale(along.z * far * 0.5);
        let middle = self.hub + (from + to) / 2.0;
        let way = to - from;
        let part = self.put("title-shadow", middle, Vec2::new(way.length() / 88.0, wide / 8.0), z::SHADOWS);
        part.turn = way.y.atan2(way.x);
        part.alpha = 0.34;
    }

    /// A tube between two places of the model, its bright side to the light.
    fn tube(&mut self, from: Vec3, to: Vec3, wide: f32, z: f32) {
        let (a, b) = (self.hub + seen(from), self.hub + seen(to));
        let half = wide * scale((from.z + to.z) / 2.0);
        let size = Vec2::new((b - a).length() / TUBE.0, half / TUBE.1);
        let turn = lit(b - a);
        self.put("title-tube", (a + b) / 2.0, size, z).turn = turn;
    }

    /// The collar at the end of a piece of a telescope.
    fn collar(&mut self, from: Vec3, to: Vec3, wide: f32, z: f32) -> &mut Part {
        let (a, b) = (self.hub + seen(from), self.hub + seen(to));
        let size = wide * scale(to.z) / COLLAR;
        let turn = lit(b - a);
        let part = self.put("title-collar", b, Vec2::splat(size), z);
        // Its narrow band is at the outer end.
        if (b - a).dot(Vec2::from_angle(turn)) < 0.0 {
            part.size.x = -size;
        }
        part.turn = turn;
        part
    }

    /// The pin from the arm's end up to what it carries.
    fn pin(&mut self, stance: &Stance, sits: f32, z: f32) {
        let thick = (stance.radius / 50.0 * 0.92).min(2.0);
        let side = if mirrored(stance, self.sun) { -1.0 } else { 1.0 };
        let top = Vec2::new(stance.foot.x, stance.middle.y + stance.radius * sits);
        let low = stance.foot - Vec2::new(0.0, thick * 10.0);
        if low.y > top.y {
            let size = Vec2::new((low.y - top.y) / TUBE.0, 2.3 * thick / TUBE.1);
            // Upright, its bright side to the sun.
            let turn = -side * std::f32::consts::FRAC_PI_2;
            self.put("title-tube", (low + top) / 2.0, size, z).turn = turn;
            let at = Vec2::new(low.x, low.y + (top.y - low.y) * 0.55);
            let part = self.put("title-collar", at, Vec2::splat(3.8 * thick / COLLAR), z);
            part.turn = turn;
        }
        let size = thick / FOOT;
        self.put("title-foot", stance.foot, Vec2::new(size * side, size), z);
    }

    /// What an arm carries: a game in its lens, or a station.
    fn carried(&mut self, instrument: &Instrument, arm: usize, stance: &Stance, z: f32) {
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

    /// Fork, glass and ring of degrees.
    fn lens(&mut self, stance: &Stance, emblem: &Emblem, z: f32) {
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
            // In four strips, because most of the square round it is clear.
            for side in ["top", "right", "bottom", "left"] {
                self.put(&format!("title-ring-near-{side}"), at, splat(radius, RING.1), z + 0.5).alpha = large;
            }
        }
        // The planet fills its lens: no glass is seen behind it.
        if *emblem != Emblem::Planet {
            self.put("title-lens", at, splat(radius, LENS), z + 0.1);
            self.put("title-glare", at, splat(radius, LENS), z + 0.4);
        }
    }

    /// The drawings of a game in its lens: its emblem gives way to its large body, if it has one, as it comes near. Its lit side faces the
    /// sun.
    fn drawn(&mut self, body: &Body, stance: &Stance, side: f32, z: f32) {
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

    /// The stations round the near planet.
    fn stations(&mut self, instrument: &Instrument, stance: &Stance, z: f32) {
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

/// The turn of something drawn lying, so that its upper side is the one to the light: above, and a little to the left.
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
    fn a_game_without_drawings_has_a_plain_lens() {
        let unknown = GameKey::new("no-such-game");
        assert_eq!((Emblem::of(unknown), Emblem::of(FIRST_GAME)), (Emblem::Plain, Emblem::Planet));
        let bodies = vec![Body { key: unknown, emblem: Emblem::of(unknown) }];
        let screen = Rect { min: Vec2::ZERO, max: Vec2::new(1600.0, 900.0) };
        let parts = compose(&Instrument::new(bodies, 0, false), screen);
        assert!(
            parts.iter().any(|part| part.piece == "title-lens") && parts.iter().all(|part| !is_of_game(&part.piece))
        );
    }
}

// Where a territory is. THE PICKING RULE: games/alien-frontiers/src/board/sky/land.rs `number_at` repeats these lines; change both or neither.
// p is the disc: centre 0, limb at radius 1, x right, y up.
#define_import_path orrery::territory

const CENTRE: f32 = 0.364;          // mean radius of Burroughs Desert: 91 of 250 units
const WEDGE: f32 = 0.8975979;       // a seventh of a turn
const DESERT: i32 = 7;

// How far borders wander: nothing at the limb, so that they end at the marks of the instrument ring.
fn wander(p: vec2<f32>) -> f32 {
    return 0.070 * sin(5.2 * p.x + 3.1 * p.y + 4.82)
        + 0.050 * sin(-3.7 * p.x + 6.1 * p.y + 3.03)
        + 0.022 * sin(12.1 * p.x + 7.3 * p.y + 0.76);
}

// Clockwise angle from 12 o'clock, bent so that borders wander like borders do.
fn bent_angle(p: vec2<f32>) -> f32 {
    return atan2(p.x, p.y) + wander(p) * max(1.0 - dot(p, p), 0.0);
}

// How fast the bent angle turns at p: its gradient. Only distances need it, picking does not.
fn bent_slope(p: vec2<f32>) -> f32 {
    let r2 = max(dot(p, p), 1e-4);
    let bend = vec2(5.2, 3.1) * (0.070 * cos(5.2 * p.x + 3.1 * p.y + 4.82))
        + vec2(-3.7, 6.1) * (0.050 * cos(-3.7 * p.x + 6.1 * p.y + 3.03))
        + vec2(12.1, 7.3) * (0.022 * cos(12.1 * p.x + 7.3 * p.y + 0.76));
    let g = vec2(p.y, -p.x) / r2 + bend * max(1.0 - r2, 0.0) - 2.0 * p * wander(p) * step(r2, 1.0);
    return length(g);
}

fn centre_radius(angle: f32) -> f32 {
    return CENTRE + 0.008 * sin(3.0 * angle + 0.7) + 0.005 * sin(5.0 * angle + 2.9);
}

struct Place {
    id: i32,        // 0..6 clockwise from 11 o'clock (Lem, Heinlein, Pohl, Van Vogt, Bradbury, Asimov, Herbert), 7 Burroughs
    other: i32,     // whose border is nearest
    edge: f32,      // distance to it, in planet radii
}

fn place(p: vec2<f32>) -> Place {
    let r = length(p);
    let a = bent_angle(p);
    let ring = r - centre_radius(a);
    let t = a / WEDGE + 1.0;
    let side = abs(fract(t + 0.5) - 0.5) * WEDGE / bent_slope(p);
    let wedge = (i32(floor(t)) + 7) % 7;
    var out: Place;
    if ring < 0.0 {
        out = Place(DESERT, wedge, -ring);
    } else if ring < side {
        out = Place(wedge, DESERT, ring);
    } else {
        out = Place(wedge, (wedge + select(6, 1, fract(t) > 0.5)) % 7, side);
    }
    return out;
}

// The clockwise angle of the middle of wedge `id`.
fn middle(id: i32) -> f32 {
    return (f32(id) - 0.5) * WEDGE;
}

// The globe: disc -> chart whose lengths are true near the centre and crowd towards the limb.
// 0.985 keeps the crowding finite at the limb itself. No branch: a field asks for a place that its uniform alone tells (docs/alien-frontiers/sky.md).
fn chart(p: vec2<f32>) -> vec2<f32> {
    let r = length(p);
    let s = max(r, 1e-4) * 0.985;
    return select(p * (asin(min(s, 0.9999)) / s), p, r < 1e-4);
}

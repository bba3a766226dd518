// The planet's disc each frame: reads the baked ground, lights it in flat tones, lays control and highlights over it, adds the air.
// No noise. Texture reads a pixel: 2, with QUALITY 1 the cloud and its shadow too, 4. halo.wgsl is what lies outside the limb.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#import orrery::territory::{place, CENTRE, DESERT}
#import orrery::hatch::hatch
#import orrery::noise::dither

struct Planet {
    // xyz direction to the sun (x right, y up, z to the viewer), w light left on the night side
    sun: vec4<f32>,
    // x how far the cloud has turned, y planet radius in pixels, z planet radius in units, w half side of the mesh's square in radii
    frame: vec4<f32>,
    // x cloud 0..1, y air 0..1, z tones between black and white, w disc radii covered by the bake
    look: vec4<f32>,
    // rgb of "you can act here", linear
    act: vec4<f32>,
    // what the palette leaves: x of colour, y of lightness
    grade: vec4<f32>,
    // by seat, 0 being nobody, linear: plain colour and how strongly its hue tints, light colour and how strongly it covers, darkest
    plain: array<vec4<f32>, 5>,
    light: array<vec4<f32>, 5>,
    deep: array<vec4<f32>, 5>,
    // by territory: x seat in control, y seat before, z sweep 0 before .. 1 now, w greyed by isolation 0..1
    held: array<vec4<f32>, 8>,
    // by territory: x hover 0..1, y can act here 0..1, zw free
    lit: array<vec4<f32>, 8>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> planet: Planet;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var albedo_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var map_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var relief_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var cloud_map: texture_2d<f32>;

const AIR: vec3<f32> = vec3(0.30, 0.56, 0.95);
const SUNLIGHT: vec3<f32> = vec3(1.08, 0.98, 0.84);
const SKYLIGHT: vec3<f32> = vec3(0.26, 0.34, 0.62);
const IVORY: vec3<f32> = vec3(1.0, 0.92, 0.76);

fn brightness(c: vec3<f32>) -> f32 {
    return dot(c, vec3(0.2126, 0.7152, 0.0722));
}

// Flat tones, as printed from screens: the brightness in steps that are even to the eye, hue and edges kept.
fn printed(c: vec3<f32>, tones: f32) -> vec3<f32> {
    let t = sqrt(max(brightness(c), 1e-5)) * tones;
    let soft = clamp(fwidth(t) * 0.6, 0.08, 0.5);
    let step_ = floor(t) + smoothstep(0.5 - soft, 0.5 + soft, fract(t));
    let flat_ = max(step_, 0.35) / max(t, 1e-3);
    return c * mix(1.0, flat_ * flat_, 0.85);
}

// The ground of a territory under a seat's colour: the hue laid on, a wash over it, the relief kept.
fn tinted(ground: vec3<f32>, seat: i32) -> vec3<f32> {
    let plain = planet.plain[seat];
    let bright = brightness(ground);
    let hue = plain.rgb * (bright / max(brightness(plain.rgb), 0.04));
    let laid = mix(ground, min(hue, vec3(1.0)), plain.a);
    let worn = mix(laid, plain.rgb * (0.45 + 0.85 * sqrt(bright)), min(planet.light[seat].a * 1.6, 0.70));
    // A pale seat's land would burn out in the sun, and its domes with it.
    let pale = brightness(worn);
    return worn * (min(pale, 0.42 + (pale - 0.42) * 0.3) / max(pale, 1e-4));
}

// The band inside the border: hatch and edge, in the seat's light and darkest colour.
fn banded(c: vec3<f32>, seat: i32, inside: f32, u: vec2<f32>, shade: f32) -> vec3<f32> {
    let pixel = planet.frame.z / planet.frame.y;
    let lines = hatch(seat, u, pixel * 0.6);
    let band = (1.0 - smoothstep(19.0 - pixel, 19.0 + pixel, inside)) * 0.72;
    let light = planet.light[seat].rgb * shade;
    let deep = planet.deep[seat].rgb * shade;
    // On bright ground light lines are lost, so the dark ones take over.
    let bright = smoothstep(0.16, 0.55, brightness(c));
    var out = mix(c, deep, lines.y * mix(0.55, 1.25, bright) * band);
    out = mix(out, light, lines.x * band);
    out = mix(out, deep, (1.0 - smoothstep(4.5 - pixel, 4.5 + pixel, inside)) * 0.55);
    return mix(out, planet.plain[seat].rgb * 0.35 + light * 0.65, (1.0 - smoothstep(2.4 - pixel, 2.4 + pixel, inside)) * 0.95);
}

// A place on the disc, and what the light needs to know of it.
struct Spot {
    at: vec2<f32>,          // on the disc, no further out than the limb
    normal: vec3<f32>,
    facing: f32,            // how much it faces the sun, -1..1
    to_sun: vec2<f32>,      // along the disc
    pixel: f32,             // units a pixel
    day: f32,               // 0 night .. 1 day
    globe: f32,             // light of the globe's shape alone
    limb: f32,              // units to the limb
}

fn spot_at(p: vec2<f32>) -> Spot {
    let r = length(p);
    let inside = min(r, 0.9995);
    let at = p * (inside / max(r, 1e-4));
    let normal = vec3(at, sqrt(1.0 - inside * inside));
    let facing = dot(normal, planet.sun.xyz);
    let day = smoothstep(-0.26, 0.58, facing);
    let globe = mix(planet.sun.w, 1.0, day) * (0.62 + 0.54 * clamp(facing, 0.0, 1.0));
    let to_sun = normalize(planet.sun.xy + vec2(1e-5, 0.0));
    return Spot(at, normal, facing, to_sun, planet.frame.z / planet.frame.y, day, globe, (1.0 - inside) * planet.frame.z);
}

// The ground under the sun in flat tones, tinted by whoever holds it; in a, how much of the light hills let through.
fn lit_ground(spot: Spot, seat: i32, grey: f32) -> vec4<f32> {
    let uv = vec2(spot.at.x, -spot.at.y) / planet.look.w * 0.5 + 0.5;
    let paint = textureSampleLevel(albedo_map, map_sampler, uv, 0.0).rgb;
    let ground = textureSampleLevel(relief_map, map_sampler, uv, 0.0);
    let lean = ground.xy * 2.0 - 1.0;
    var albedo = paint * paint;     // stored as its root
    albedo = mix(vec3(brightness(albedo)), albedo, planet.grade.x) * planet.grade.y;
    if seat > 0 {
        albedo = tinted(albedo, seat);
    }
    albedo = mix(albedo, brightness(albedo) * vec3(0.82, 0.84, 1.06), grey * 0.55);
    let hill = clamp(1.0 + dot(lean, spot.to_sun) * 1.75, 0.12, 2.2);
    let low = mix(0.30, 0.62, spot.day);
    let shade = 1.0 - 0.62 * smoothstep(low, low + 0.35, ground.z * 2.0);
    var c = albedo * (SUNLIGHT * spot.globe * hill * shade * 1.42 + SKYLIGHT * (0.20 + 0.10 * spot.day));
    c = c * (1.08 + c * 0.20) / (1.0 + c * 0.44);
    c = max(mix(vec3(brightness(c)), c, 1.14), vec3(0.0));
    // glint on water and ice
    let n2 = normalize(vec3(spot.normal.xy + lean, spot.normal.z + 1e-3));
    let half_way = normalize(planet.sun.xyz + vec3(0.0, 0.0, 1.0));
    c += SUNLIGHT * pow(max(dot(n2, half_way), 0.0), 26.0) * ground.a * spot.day * 0.55;
    return vec4(printed(c, planet.look.z), shade);
}

#if QUALITY >= 1
// How much cloud stands over a place.
fn cloud(at: vec2<f32>) -> f32 {
    let turn = vec2(cos(planet.frame.x), sin(planet.frame.x));
    let c = vec2(at.x * turn.x - at.y * turn.y, at.x * turn.y + at.y * turn.x);
    return textureSampleLevel(cloud_map, map_sampler, vec2(c.x, -c.y) / (planet.look.w * 2.0) + 0.5, 0.0).r;
}

// High cloud in two tones, and its shadow.
fn clouded(c: vec3<f32>, spot: Spot) -> vec3<f32> {
    let veil = cloud(spot.at);
    let below = cloud(spot.at + spot.to_sun * 0.022);
    let dark = c * (1.0 - 0.35 * planet.look.x * smoothstep(0.16, 0.22, below));
    let flat_cloud = 0.5 * smoothstep(0.16, 0.20, veil) + 0.5 * smoothstep(0.42, 0.46, veil);
    let white = vec3(0.80, 0.84, 0.92) * (spot.globe * 0.95 + 0.03) * planet.grade.y;
    return mix(dark, white, flat_cloud * planet.look.x * 0.42);
}
#endif

// Air over the ground, thicker towards the limb, and the bright line where it catches the sun.
fn aired(c: vec3<f32>, spot: Spot) -> vec3<f32> {
    let thin = 1.0 - spot.normal.z;
    let haze = thin * thin * planet.look.y;
    let air = mix(vec3(brightness(AIR)), AIR, planet.grade.x) * planet.grade.y;
    let out = mix(c, air * (0.03 + 0.85 * spot.day * spot.day), clamp(haze * mix(0.16, 0.50, spot.day), 0.0, 0.8));
    let sunward = smoothstep(-0.25, 0.95, dot(spot.at, spot.to_sun));
    let rim = (1.0 - smoothstep(1.6 - spot.pixel, 1.6 + spot.pixel, spot.limb)) * sunward;
    return mix(out, vec3(0.90, 0.96, 1.0), rim * 0.85 * planet.look.y);
}

// Borders, ivory over ink; those of a territory that is pointed at or can be acted on shine, from either side and along the limb.
fn bordered(c0: vec3<f32>, spot: Spot, id: i32, other: i32, edge: f32) -> vec3<f32> {
    let pixel = spot.pixel;
    let lit = planet.lit[id];
    let over = planet.lit[other];
    var c = mix(c0, vec3(0.002, 0.003, 0.012), (1.0 - smoothstep(1.8 - pixel, 1.8 + pixel * 1.5, edge)) * 0.55);
    let line = 1.0 - smoothstep(0.7 - pixel * 0.5, 0.7 + pixel * 0.7, edge);
    c = mix(c, IVORY * mix(0.45, 0.95, spot.day), line * 0.80);
    let bound = min(edge, spot.limb + 0.6);
    // the pointed one: a breath of light and a bright line
    c = mix(c, IVORY, 0.06 * lit.x) + IVORY * exp(-bound / 5.0) * 0.30 * lit.x;
    let own = min(edge, select(99.0, bound, lit.x > 0.0));
    let hover = max(lit.x, over.x * (1.0 - step(1.2, edge)));
    c = mix(c, IVORY, (1.0 - smoothstep(1.3 - pixel * 0.5, 1.3 + pixel * 0.7, own)) * hover);
    // where one can act: aqua
    let aqua = planet.act.rgb;
    c = mix(c, aqua, 0.14 * lit.y) + aqua * exp(-bound / 6.5) * 0.62 * lit.y;
    let usable = min(edge, select(99.0, bound, lit.y > 0.0));
    return mix(c, aqua, (1.0 - smoothstep(1.5 - pixel * 0.5, 1.5 + pixel * 0.7, usable)) * max(over.y, lit.y));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = vec2(in.uv.x * 2.0 - 1.0, 1.0 - in.uv.y * 2.0) * planet.frame.w;
    let px = 1.0 / planet.frame.y;
    let cover = 1.0 - smoothstep(1.0 - px, 1.0 + px, length(p));
    let spot = spot_at(p);
    let here = place(spot.at);
    let edge = here.edge * planet.frame.z;

    // whose it is, and whose it was while the sweep runs outward
    let held = planet.held[here.id];
    let r = length(spot.at);
    let out01 = select((r - CENTRE) / (1.0 - CENTRE), r / CENTRE, here.id == DESERT);
    let front = held.z * 1.25 - 0.1 - out01;
    let now = i32(held.x);
    let was = i32(held.y);
    let seat = select(was, now, front > 0.0);

    let ground = lit_ground(spot, seat, held.w);
    var c = ground.rgb;
#if QUALITY >= 1
    c = clouded(c, spot);
#endif
    if seat > 0 {
        let shade = mix(0.42, 1.0, spot.day) * mix(0.85, 1.0, ground.a);
        c = banded(c, seat, min(edge, spot.limb), vec2(spot.at.x, -spot.at.y) * planet.frame.z, shade);
    }
    c = aired(c, spot);
    c = bordered(c, spot, here.id, here.other, edge);
    let head = exp(-abs(front) / 0.025) * step(0.001, held.z) * step(held.z, 0.999);
    c += (planet.light[max(now, was)].rgb * 0.8 + 0.2) * head * 0.8;
    // light, cloud and borders have colours of their own, which a palette without colour does not want
    c = mix(vec3(brightness(c)), c, planet.grade.x);
    return vec4(dither(c, in.position.xy) * cover, cover);
}

// A field over one territory; def ISOLATION, POSITRON or REPULSOR says which of the three: to choose by a number of the uniform
// would have Mesa's older software driver compile the shader anew whenever it is bound (docs/alien-frontiers/sky.md).
// Mesh: the territory's patch; uv carries the place on the disc itself.
// No texture. With QUALITY 0 no noise either; else at most 5 octaves (Positron) or 1 (Repulsor), over one territory only.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#import orrery::territory::{place, chart, middle, DESERT}
#import orrery::noise::{hash2, noise, none, dither, TAU}

struct Field {
    sun: vec4<f32>,     // xyz direction to the sun
    frame: vec4<f32>,   // x seconds, y planet radius in pixels, z strength 0..1, w territory
    light: vec4<f32>,   // rgb lightest, linear
    tint: vec4<f32>,    // rgb of the field, linear
    deep: vec4<f32>,    // rgb darkest, linear
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> field: Field;

// Specks adrift outward from `o`: one to a cell at most, born and gone within seconds.
fn specks(o: vec2<f32>, cell: f32, seed: i32, time: f32, px: f32) -> f32 {
    let g = o / cell;
    let base = vec2<i32>(floor(g));
    var s = 0.0;
    for (var k = 0; k < 9 + none(o); k++) {
        let c = base + vec2(k % 3 - 1, k / 3 - 1);
        let h = hash2(c + vec2(seed, seed * 5));
        let m = hash2(c + vec2(seed + 77, seed * 3));
        let life = fract(time * (0.05 + 0.05 * m.x) + h.x * 7.0);
        let at = (vec2<f32>(c) + h) * cell;
        let away = at / max(length(at), 0.02);
        let d = length(o - at - away * (life - 0.5) * cell * 0.8);
        let size = max(cell * mix(0.030, 0.075, m.x * m.x), px * 0.8);
        s += (1.0 - smoothstep(size - px, size + px, d)) * sin(life * 3.14159) * step(m.y, 0.42);
    }
    return s;
}

// A line every whole number of x, `w` wide, `soft` the size of a pixel in x.
fn line(x: f32, w: f32, soft: f32) -> f32 {
    let t = abs(fract(x + 0.5) - 0.5);
    return (1.0 - smoothstep(w, w + soft * 1.4, t)) * clamp(0.35 / max(soft, 1e-3), 0.0, 1.0);
}

// Colour added, and how much of the ground it hides.
struct Glow { light: vec3<f32>, veil: f32 }

#ifdef ISOLATION
// A glass dome the shape of the territory; two far sources interfere in it, confocal fringes drifting.
fn isolation(o: vec2<f32>, rim: f32, lean: vec2<f32>, t: f32, soft: f32) -> Glow {
    let up = clamp(rim / 0.085, 0.0, 1.0);
    let glass = pow(1.0 - sqrt(up * (2.0 - up)), 1.5);
    let s1 = length(o - vec2(-0.16, 0.13));
    let s2 = length(o - vec2(0.17, -0.05));
    let hyper = (s1 - s2) * 34.0 + t * 0.10;
    let ellip = (s1 + s2) * 30.0 - t * 0.16;
    let beat_h = 0.5 + 0.5 * cos((s1 - s2) * 21.0 - t * 0.23);
    let beat_e = 0.5 + 0.5 * cos((s1 + s2) * 17.0 + t * 0.31);
    let fringes = line(hyper, 0.05, soft * 50.0) * (0.25 + 0.75 * beat_e) + line(ellip, 0.045, soft * 45.0) * (0.20 + 0.80 * beat_h);
    let toward = dot(normalize(lean + vec2(1e-5)), normalize(field.sun.xy));
    let shine = smoothstep(-0.25, -0.95, toward);
    let light = field.tint.rgb * (fringes * (0.26 + 0.10 * glass) + 0.045)
        + field.deep.rgb * glass * (0.70 + 0.60 * shine)
        + field.light.rgb * (1.0 - smoothstep(0.007 - soft, 0.007 + soft, rim)) * (0.35 + 0.60 * shine);
    return Glow(light, 0.22 + 0.26 * glass);
}
#endif

#ifdef POSITRON
// A pale halo inside the border, a ring with a scale about the middle, specks drifting out.
fn positron(o: vec2<f32>, rim: f32, t: f32, soft: f32) -> Glow {
    let d = length(o);
    let around = atan2(o.y, o.x);
    var tongues = 0.95;
    var dust = 0.0;
#if QUALITY >= 1
    let unit = o / max(d, 1e-3);
    tongues = 0.70 + 0.45 * noise(unit * 3.0 + vec2(t * 0.12, -t * 0.09)) + 0.25 * noise(unit * 8.0 - vec2(t * 0.10, t * 0.15));
    dust = specks(o, 0.11, 3, t, soft) + specks(o * 1.07 + 0.31, 0.062, 9, t * 1.2, soft) * 0.7;
#endif
    let halo = (exp(-rim / 0.013) * 0.95 + exp(-rim / 0.055) * 0.70) * tongues;
    let off = abs(d - 0.175);
    let ring = (1.0 - smoothstep(0.0035, 0.0035 + soft * 1.5, off)) * 0.9 + exp(-off / 0.022) * 0.28;
    let marks = line((around - t * 0.12) / TAU * 36.0, 0.06, soft * 30.0)
        * smoothstep(0.178, 0.180, d) * smoothstep(0.214, 0.210, d) * 0.55;
    let sweep = 0.55 + 0.45 * cos(around - t * 0.35);
    let light = field.tint.rgb * (halo + ring * sweep + marks) + field.light.rgb * dust * 0.9;
    return Glow(light, 0.06 + 0.42 * clamp(halo + ring * sweep, 0.0, 1.0));
}
#endif

#ifdef REPULSOR
// Ripples running out from the middle: a bright lip, a dark hollow behind it, weaker with distance, breaking on the border.
fn repulsor(o: vec2<f32>, q: vec2<f32>, rim: f32, t: f32, soft: f32) -> Glow {
    let d = length(o);
    var lag = 0.0;
#if QUALITY >= 1
    lag = 0.012 * noise(q * 9.0);
#endif
    let x = (d + lag) * 8.5 - t * 0.55;
    let f = 1.0 - fract(x);
    let w = max(soft * 8.5, 0.02);
    let lip = (1.0 - smoothstep(0.14, 0.14 + w, f)) * smoothstep(0.0, w * 1.5, f);
    let after = exp(-f / 0.22);
    let hollow = exp(-pow((f - 0.40) / 0.16, 2.0));
    let reach = smoothstep(0.010, 0.045, d) * exp(-d * 1.7);
    let hit = exp(-rim / 0.014) * (0.70 + 0.30 * cos(t * 0.55 * TAU)) + exp(-rim / 0.045) * 0.12;
    let core = 1.0 - smoothstep(0.016 - soft, 0.016 + soft, d);
    let light = (field.tint.rgb * (lip * 0.95 + after * 0.10) + field.deep.rgb * after * 0.45) * reach
        + field.deep.rgb * hit * 0.9 + field.light.rgb * core * 0.8;
    return Glow(light, 0.12 + hollow * reach * 0.55 + 0.6 * lip * reach + 0.25 * hit);
}
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.uv;
    let px = 1.0 / field.frame.y;
    let r = length(p);
    let id = i32(field.frame.w);
    let here = place(p);
    // distance inside the territory, the limb counted as an edge
    let mine = here.id == id && r < 1.0;
    let inside = select(0.0, here.edge, mine);
    let rim = min(inside, (1.0 - r) * 0.9 + 0.012);
    let lean = vec2(dpdx(rim), -dpdy(rim)) / px;
    if !mine { return vec4(0.0); }
    let z = sqrt(max(1.0 - r * r, 0.0));
    let cover = smoothstep(0.0, px * 1.5, inside) * (1.0 - smoothstep(1.0 - px, 1.0, r)) * field.frame.z;
    let q = chart(p);
    let a = middle(id);
    let home = select(chart(vec2(sin(a), cos(a)) * 0.665), vec2(0.0), id == DESERT);
    let o = q - home;
    let t = field.frame.x;
    let soft = px / max(z, 0.3);
    let facing = 0.55 + 0.45 * smoothstep(-0.4, 0.4, dot(vec3(p, z), field.sun.xyz));
#ifdef ISOLATION
    let glow = isolation(o, rim, lean, t, soft);
#endif
#ifdef POSITRON
    let glow = positron(o, rim, t, soft);
#endif
#ifdef REPULSOR
    let glow = repulsor(o, q, rim, t, soft);
#endif
    return vec4(dither(glow.light * facing * cover, in.position.xy), glow.veil * cover);
}

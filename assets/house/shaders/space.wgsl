// Deep space, the sun and its instrument lines, drawn once into a picture of the window's size. Places are in units of the board,
// so the picture fits the board in a window of any shape. Colours are mixed as they are written and made linear at the end.
// Def OCTAVES: octaves of the haze. Def TITLE: the sky behind the instrument of the title, with the paths of its arms; the sun's rays
// are a drawing there.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#import orrery::noise::{fbm, hash2, TAU}

struct Space {
    // xy upper left corner of the picture in units, zw its size in units
    area: vec4<f32>,
    // xy the sun's middle in units, z its radius, w units a pixel
    sun: vec4<f32>,
    // what the palette leaves: x of colour, y of lightness
    grade: vec4<f32>,
    // xy the hub of the title's instrument in units, zw sine and cosine of the angle it is seen from
    hub: vec4<f32>,
    // the path of what each of its arms carries: x its radius, y its height above the hub, z how far the eye is from the hub
    paths: array<vec4<f32>, 4>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> space: Space;

fn hex(colour: u32) -> vec3<f32> {
    return vec3<f32>(vec3(colour >> 16u, colour >> 8u, colour) & vec3(255u)) / 255.0;
}

// Stars: hard little discs, one to a cell at most. `cell` and `size` in units.
fn stars(at: vec2<f32>, cell: f32, chance: f32, seed: i32, size: f32) -> vec4<f32> {
    let g = at / cell;
    let c = vec2<i32>(floor(g));
    let k = hash2(c + vec2(seed, seed * 7));
    let m = hash2(c + vec2(seed * 3 + 101, seed + 57));
    let o = (g - floor(g) - (0.2 + 0.6 * k)) * cell;
    let wide = size * mix(0.6, 1.0, m.y);
    let pixel = space.sun.w;
    let dot_ = (1.0 - smoothstep(wide - pixel * 0.6, wide + pixel * 0.6, length(o))) * min(wide * 2.0 / pixel, 1.0);
    let hot = fract(m.x * 91.7);
    let tint = mix(hex(0xffe0b4u), hex(0xc4d6ffu), smoothstep(0.35, 0.65, hot));
    return vec4(tint, dot_ * step(m.x, chance) * mix(0.35, 1.0, m.y * m.y));
}

// A few bright ones with four points, bent inward.
fn sparkle(at: vec2<f32>, cell: f32, chance: f32) -> f32 {
    let g = at / cell;
    let c = vec2<i32>(floor(g));
    let k = hash2(c + vec2(71, 13));
    let m = hash2(c + vec2(5, 311));
    let o = abs((g - floor(g) - (0.2 + 0.6 * k)) * cell) / mix(4.0, 6.5, m.y);
    let arm = 1.0 - pow(o.x, 0.5) - pow(o.y, 0.5);
    return smoothstep(-0.02, 0.14, arm) * step(m.x, chance) * 0.85;
}

// A soft elliptical cloud, its edge frayed.
fn cloud(at: vec2<f32>, middle: vec2<f32>, size: vec2<f32>, turn: f32, fray: f32) -> f32 {
    let o = at - middle;
    let d = vec2(dot(o, vec2(cos(turn), sin(turn))), dot(o, vec2(-sin(turn), cos(turn)))) / size;
    return 1.0 - smoothstep(0.55, 1.12, length(d) + fray * 0.55);
}

// A circle round the sun: `wide` and `off` in units; `dash` is the length of a dot and its gap, 0 for a whole line.
fn orbit(d: f32, turn: f32, radius: f32, dash: f32) -> f32 {
    let pixel = space.sun.w;
    let shown = max(1.0, pixel);
    let line = (1.0 - smoothstep(shown * 0.5 - pixel * 0.5, shown * 0.5 + pixel * 0.5, abs(d - radius))) / shown;
    if dash <= 0.0 { return line; }
    let along = abs(fract(turn * radius / dash) - 0.5) * dash;
    return line * (1.0 - smoothstep(0.9 - pixel * 0.5, 0.9 + pixel * 0.5, along));
}

#ifdef TITLE
// The path of what an arm carries: a circle seen from a little above. `at` in units from the hub; x how much of the line covers the
// place, y how much of its degrees.
fn path(at: vec2<f32>, path: vec4<f32>, wide: f32) -> vec2<f32> {
    let far = path.z;
    let below = far * space.hub.z + at.y * space.hub.w;
    let z = far * (at.y + path.y * space.hub.w) / below;
    let scale = far / (far - z * space.hub.w);
    let p = vec2(at.x / scale, z);
    let d = length(p);
    // model units a pixel, across the line
    let pixel = max(length(vec2(dpdx(d), dpdy(d))), 1e-4);
    let shown = max(wide / scale, pixel);
    let ahead = step(0.0, scale) * step(1e-3, below) * step(pixel, 40.0);
    let line = (1.0 - smoothstep(shown * 0.5 - pixel * 0.5, shown * 0.5 + pixel * 0.5, abs(d - path.x))) * min(wide / scale / pixel, 1.0);
    let second = radians(2.0);
    let k = atan2(p.x, p.y) / second;
    let mark = abs(fract(k + 0.5) - 0.5) * second * d;
    let long_ = step(abs(fract(floor(k + 0.5) / 5.0 + 0.1) - 0.1), 0.05);
    let reach = step(path.x, d) * step(d, path.x + 7.0 + 7.0 * long_);
    let degree = (1.0 - smoothstep(0.5 / scale, 0.5 / scale + pixel, mark)) * reach;
    return vec2(line, degree) * ahead;
}

// The far circles round the sun and the paths of the arms.
fn orbits(d: f32, turn: f32, at: vec2<f32>) -> f32 {
    var line = orbit(d, turn, 330.0, 8.0) * 0.26;
    line = max(line, orbit(d, turn, 640.0, 0.0) * 0.22);
    line = max(line, orbit(d, turn, 930.0, 8.0) * 0.20);
    line = max(line, orbit(d, turn, 1130.0, 0.0) * 0.14);
    let from_hub = at - space.hub.xy;
    let bright = mix(0.15, 0.85, smoothstep(-370.0, -90.0, from_hub.x));
    let near = path(from_hub, space.paths[0], 1.5);
    line = max(line, near.x * 0.80 * bright);
    line = max(line, near.y * 0.55 * bright);
    line = max(line, path(from_hub, space.paths[1], 1.1).x * 0.58 * bright);
    line = max(line, path(from_hub, space.paths[2], 1.1).x * 0.34 * bright);
    return max(line, path(from_hub, space.paths[3], 1.1).x * 0.58 * bright);
}
#else
fn orbits(d: f32, turn: f32, at: vec2<f32>) -> f32 {
    var line = orbit(d, turn, 250.0, 0.0) * 0.30;
    line = max(line, orbit(d, turn, 420.0, 8.0) * 0.30);
    line = max(line, orbit(d, turn, 560.0, 0.0) * 0.20);
    line = max(line, orbit(d, turn, 722.4, 0.0) * 0.40);
    line = max(line, orbit(d, turn, 880.0, 8.0) * 0.28);
    line = max(line, orbit(d, turn, 1010.0, 0.0) * 0.22);
    line = max(line, orbit(d, turn, 1396.9, 0.0) * 0.26);
    line = max(line, orbit(d, turn, 1560.0, 8.0) * 0.22);
    // degrees on the innermost
    let pixel = space.sun.w;
    let third = radians(3.0);
    let k = turn / third - 0.6667;
    let mark = abs(fract(k + 0.5) - 0.5) * third * d;
    let long_ = step(abs(fract(floor(k + 0.5) / 5.0 + 0.1) - 0.1), 0.05);
    let reach = step(250.0, d) * step(d, mix(256.0, 261.0, long_));
    return max(line, (1.0 - smoothstep(0.4, 0.4 + pixel, mark)) * reach * 0.26);
}
#endif

// Seventy-two rays round the disc, every sixth long, tapering to nothing.
fn rays(d: f32, turn: f32, radius: f32) -> f32 {
    let pixel = space.sun.w;
    let part = TAU / 72.0;
    let k = floor(turn / part + 0.5);
    let sixth = step(abs(fract(k / 6.0 + 0.05) - 0.05), 0.02);
    let third = step(abs(fract(k / 3.0 + 0.05) - 0.05), 0.02);
    let end = radius * mix(mix(1.78, 2.15, third), 2.95, sixth);
    let side = abs(fract(turn / part + 0.5) - 0.5) * part * d;
    let taper = clamp((end - d) / (end - radius * 1.11), 0.0, 1.0);
    let inside = smoothstep(-pixel * 0.5, pixel * 0.5, 1.35 * taper - side);
    return inside * step(radius * 1.11, d) * clamp((radius * 2.97 - d) / (radius * 2.07), 0.0, 1.0) * 0.75;
}

fn sunlit(c0: vec3<f32>, at: vec2<f32>) -> vec3<f32> {
    var c = c0;
    let pixel = space.sun.w;
    let o = at - space.sun.xy;
    let d = length(o);
    let turn = atan2(o.y, o.x);
    let radius = space.sun.z;
    c = mix(c, hex(0xd8aa66u), orbits(d, turn, at));
    // haze, screened over space
    let h = d / (radius * 10.0);
    let haze = hex(0xffc06au) * 0.66 * (1.0 - smoothstep(0.0, 0.17, h))
        + hex(0xf79c4cu) * 0.30 * (1.0 - smoothstep(0.03, 0.32, h))
        + hex(0xcf6a5cu) * 0.13 * (1.0 - smoothstep(0.05, 0.58, h))
        + hex(0x80468cu) * 0.13 * (1.0 - smoothstep(0.10, 1.0, h));
    c = vec3(1.0) - (vec3(1.0) - c) * (vec3(1.0) - clamp(haze, vec3(0.0), vec3(1.0)));
    // corona
    let k = d / (radius * 3.9);
    let corona = mix(mix(0.80, 0.36, smoothstep(0.27, 0.42, k)), mix(0.10, 0.0, smoothstep(0.70, 1.0, k)), smoothstep(0.42, 0.72, k));
    c = mix(c, mix(hex(0xffd791u), hex(0xffa85cu), smoothstep(0.27, 0.7, k)), corona * step(k, 1.0));
#ifndef TITLE
    c = mix(c, hex(0xffeab8u), rays(d, turn, radius));
#endif
    // the disc: flat tones with two hair circles
    let face = mix(mix(hex(0xfffef4u), hex(0xfff2c4u), smoothstep(0.2, 0.6, d / radius)),
        mix(hex(0xffd98au), hex(0xffbe62u), smoothstep(0.85, 1.0, d / radius)), smoothstep(0.60, 0.88, d / radius));
    c = mix(c, face, 1.0 - smoothstep(radius - pixel * 0.5, radius + pixel * 0.5, d));
    for (var i = 0; i < 3; i++) {
        let circle = radius * vec3(1.055, 0.80, 0.55)[i];
        let line = 1.0 - smoothstep(0.5 - pixel * 0.5, 0.5 + pixel * 0.5, abs(d - circle));
        c = mix(c, hex(0xfffbeeu), line * vec3(0.8, 0.55, 0.4)[i]);
    }
    return c;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let at = space.area.xy + in.uv * space.area.zw;
#ifdef TITLE
    // night, deepest far from the sun
    let away = length(at - space.sun.xy) / 1150.0;
    var c = mix(mix(hex(0x1b3268u), hex(0x112150u), smoothstep(0.0, 0.28, away)),
        mix(hex(0x0a1638u), hex(0x050b22u), smoothstep(0.5, 1.0, away)), smoothstep(0.2, 0.62, away));
#else
    // night, deepest at the lower right
    let along = dot(at, vec2(1440.0, 900.0)) / dot(vec2(1440.0, 900.0), vec2(1440.0, 900.0));
    var c = mix(mix(hex(0x12244fu), hex(0x0a1636u), smoothstep(-0.1, 0.42, along)),
        mix(hex(0x070f27u), hex(0x050a1cu), smoothstep(0.7, 1.0, along)), smoothstep(0.38, 0.78, along));
#endif
    // drifts of dust in few flat tones
    let u = at / 900.0;
    let fray = fbm(u * 2.6 + vec2(fbm(u * 1.7 + 4.0, 3), fbm(u * 1.7 + 41.0, 3)) * 0.7, #{OCTAVES});
    let indigo = cloud(at, vec2(520.0, 180.0), vec2(560.0, 240.0), -0.244, fray);
    let teal = cloud(at, vec2(1080.0, 330.0), vec2(460.0, 240.0), 0.419, -fray);
    let violet = cloud(at, vec2(300.0, 760.0), vec2(460.0, 210.0), 0.209, fray);
    let blue = cloud(at, vec2(1000.0, 640.0), vec2(420.0, 190.0), -0.5, fray);
    c = mix(c, hex(0x24397eu), indigo * 0.34);
    c = mix(c, hex(0x1c4470u), teal * 0.32);
    c = mix(c, hex(0x32286eu), violet * 0.36);
    c = mix(c, hex(0x16306au), blue * 0.24);
    let thick = clamp(fray * 0.9 + 0.5, 0.0, 1.0) * max(max(indigo, teal), violet);
    let tones = floor(thick * 4.0) + smoothstep(0.40, 0.60, fract(thick * 4.0));
    c += hex(0x2c4a92u) * tones * 0.022;
    // stars: dust, many, few
#ifdef TITLE
    let crowd = 0.95 + 0.45 * thick;
#else
    let crowd = 0.55 + 0.45 * thick;
#endif
    for (var i = 0; i < 3; i++) {
        let cell = vec3(9.0, 21.0, 62.0)[i];
        let star = stars(at + 3000.0, cell, vec3(0.10, 0.16, 0.22)[i] * crowd, i + 1, vec3(0.42, 0.62, 0.95)[i]);
        c = mix(c, star.rgb, star.a * vec3(0.40, 0.70, 0.95)[i]);
    }
    c = mix(c, hex(0xfff6e0u), sparkle(at + 3000.0, 190.0, 0.34));
    // darker towards the far corners
    let corner = (at - vec2(672.0, 405.0)) / vec2(1152.0, 648.0);
    c = mix(c, hex(0x02040cu), smoothstep(0.70, 1.0, length(corner)) * 0.50);
    c = sunlit(c, at);
    c = mix(vec3(dot(c, vec3(0.30, 0.59, 0.11))), c, space.grade.x) * space.grade.y;
    let grain = (fract(52.9829189 * fract(dot(in.position.xy, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
    let shown = clamp(c + grain, vec3(0.0), vec3(1.0));
    return vec4(mix(shown / 12.92, pow((shown + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), shown)), 1.0);
}

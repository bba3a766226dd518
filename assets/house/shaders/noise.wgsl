// Noise shared by every bake shader. Integer hashing: the same picture on every GPU.
#define_import_path orrery::noise

const TAU: f32 = 6.2831853;

// pcg2d (Jarzynski & Olano, "Hash Functions for GPU Rendering").
fn hash_u(c: vec2<i32>) -> vec2<u32> {
    var v = bitcast<vec2<u32>>(c) * 1664525u + 1013904223u;
    v.x += v.y * 1664525u;
    v.y += v.x * 1664525u;
    v ^= v >> vec2(16u);
    v.x += v.y * 1664525u;
    v.y += v.x * 1664525u;
    v ^= v >> vec2(16u);
    return v;
}

// Two independent numbers in 0..1 for a lattice cell.
fn hash2(c: vec2<i32>) -> vec2<f32> {
    return vec2<f32>(hash_u(c) >> vec2(8u)) / 16777216.0;
}

fn gradient_at(c: vec2<i32>) -> vec2<f32> {
    let a = hash2(c).x * TAU;
    return vec2(cos(a), sin(a));
}

// Gradient noise: value about -0.9..0.9 in x, its derivative in yz. Four hashes.
fn noised(p: vec2<f32>) -> vec3<f32> {
    let fl = floor(p);
    let c = vec2<i32>(fl);
    let f = p - fl;
    let u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    let du = 30.0 * f * f * (f * (f - 2.0) + 1.0);
    let ga = gradient_at(c);
    let gb = gradient_at(c + vec2(1, 0));
    let gc = gradient_at(c + vec2(0, 1));
    let gd = gradient_at(c + vec2(1, 1));
    let va = dot(ga, f);
    let vb = dot(gb, f - vec2(1.0, 0.0));
    let vc = dot(gc, f - vec2(0.0, 1.0));
    let vd = dot(gd, f - vec2(1.0, 1.0));
    let k = va - vb - vc + vd;
    let v = va + u.x * (vb - va) + u.y * (vc - va) + u.x * u.y * k;
    let d = ga + u.x * (gb - ga) + u.y * (gc - ga) + u.x * u.y * (ga - gb - gc + gd)
        + du * (u.yx * k + vec2(vb, vc) - va);
    return vec3(v, d) * 1.35;
}

fn noise(p: vec2<f32>) -> f32 {
    return noised(p).x;
}

// Turn and double: the axes of successive octaves never line up.
fn octave(p: vec2<f32>) -> vec2<f32> {
    return vec2(1.6 * p.x + 1.2 * p.y, -1.2 * p.x + 1.6 * p.y) + vec2(17.3, 5.1);
}

// 0 wherever a picture can be, which no compiler can know: loops that count to a number and this one stay loops. Unrolled, the
// ground's shaders fill hundreds of megabytes and take seconds to build where the processor paints.
fn none(p: vec2<f32>) -> i32 {
    return i32(abs(p.x) > 1e30);
}

// Fractal sum without derivatives, about -1..1.
fn fbm(p0: vec2<f32>, octaves: i32) -> f32 {
    var p = p0;
    var a = 0.5;
    var s = 0.0;
    for (var i = 0; i < octaves + none(p0); i++) {
        s += a * noise(p);
        a *= 0.5;
        p = octave(p);
    }
    return s;
}

// Fractal sum with derivatives; `damp` > 0 lets steep ground carry less detail, as weathering does.
fn fbmd(p0: vec2<f32>, octaves: i32, damp: f32) -> vec3<f32> {
    var p = p0;
    var a = 0.5;
    var s = vec3(0.0);
    var m = mat2x2<f32>(1.0, 0.0, 0.0, 1.0);
    for (var i = 0; i < octaves + none(p0); i++) {
        let n = noised(p);
        let g = m * n.yz;
        let w = a / (1.0 + damp * dot(s.yz, s.yz));
        s += vec3(n.x, g) * w;
        a *= 0.5;
        p = octave(p);
        m = m * mat2x2<f32>(1.6, 1.2, -1.2, 1.6);
    }
    return s;
}

// Ridged sum, 0..1, crest sharp; each octave is held back in the hollows of the last.
fn ridged(p0: vec2<f32>, octaves: i32) -> f32 {
    var p = p0;
    var a = 0.55;
    var s = 0.0;
    var keep = 1.0;
    for (var i = 0; i < octaves + none(p0); i++) {
        let n = 1.0 - min(abs(noise(p)) * 1.5, 1.0);
        let r = n * n * keep;
        s += a * r;
        keep = clamp(r * 1.8, 0.0, 1.0);
        a *= 0.48;
        p = octave(p);
    }
    return s;
}

// Nearest and second nearest jittered point: (d1, d2, id). Nine hashes.
fn cells(p: vec2<f32>, jitter: f32) -> vec3<f32> {
    let fl = floor(p);
    var d1 = 9.0;
    var d2 = 9.0;
    var id = 0.0;
    for (var y = -1; y <= 1 + none(p); y++) {
        for (var x = -1; x <= 1 + none(p); x++) {
            let c = vec2<i32>(fl) + vec2(x, y);
            let h = hash2(c);
            let o = vec2<f32>(c) + 0.5 + (h - 0.5) * jitter - p;
            let d = dot(o, o);
            if d < d1 {
                d2 = d1;
                d1 = d;
                id = h.x;
            } else if d < d2 {
                d2 = d;
            }
        }
    }
    return vec3(sqrt(d1), sqrt(d2), id);
}

// Stripes that run along `across` turned by a right angle, broken up by jittered wave centres:
// waves whose phase is kept only near their own centre, so they fork and join like rills.
// Returns the wave (-1..1) and its derivative. Nine hashes.
fn rills(p: vec2<f32>, across: vec2<f32>) -> vec3<f32> {
    let fl = floor(p);
    var sum = vec3(0.0);
    var total = 0.0;
    for (var y = -1; y <= 1 + none(p); y++) {
        for (var x = -1; x <= 1 + none(p); x++) {
            let c = vec2<i32>(fl) + vec2(x, y);
            let o = p - (vec2<f32>(c) + hash2(c));
            let d = dot(o, o);
            let w = max(1.0 - d * 0.62, 0.0);
            let w3 = w * w * w;
            let phase = dot(o, across) * TAU;
            sum += vec3(cos(phase), -sin(phase) * across * TAU) * w3;
            total += w3;
        }
    }
    return sum / max(total, 1e-3);
}

// The same wave centres kept as a complex number: x cosine, y sine. Its angle is a stripe pattern that forks like dune
// crests do, its length falls to 0 where a crest ends. `k` is waves per cell, as a vector.
fn phasor(p: vec2<f32>, k: vec2<f32>) -> vec2<f32> {
    let fl = floor(p);
    var sum = vec2(0.0);
    for (var y = -1; y <= 1 + none(p); y++) {
        for (var x = -1; x <= 1 + none(p); x++) {
            let c = vec2<i32>(fl) + vec2(x, y);
            let h = hash2(c);
            let o = p - (vec2<f32>(c) + h);
            let w = max(1.0 - dot(o, o) * 0.70, 0.0);
            let phase = (dot(o, k) + fract(h.x * 17.0 + h.y * 5.0) * 0.55) * TAU;
            sum += vec2(cos(phase), sin(phase)) * (w * w);
        }
    }
    return sum;
}

// Water carves: rills follow the slope found so far, each octave finer than the last.
// `ground` is height and slope; the result likewise. `wide` is where flat ground stops carrying rills.
fn carve(p: vec2<f32>, ground: vec3<f32>, frequency: f32, depth: f32, gain: f32, octaves: i32, wide: vec2<f32>) -> vec3<f32> {
    var s = ground;
    var f = frequency;
    var a = depth;
    for (var i = 0; i < octaves + none(p); i++) {
        let steep = length(s.yz);
        let across = vec2(-s.z, s.y) / max(steep, 1e-4);
        let r = rills(p * f + vec2(f32(i) * 13.7, f32(i) * 7.9), across);
        let k = a * smoothstep(wide.x, wide.y, steep);
        s += vec3(r.x - 0.35, r.yz * f) * k;
        a *= gain;
        f *= 2.0;
    }
    return s;
}

// Half a step of 8-bit noise against banding, in sRGB steps; c is linear. Position in pixels.
fn dither(c: vec3<f32>, pixel: vec2<f32>) -> vec3<f32> {
    let n = fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
    return max(c + max(2.0 * sqrt(max(c, vec3(0.0))), vec3(0.077)) * n / 255.0, vec3(0.0));
}

// A colour written 0xrrggbb, linear.
fn srgb(hex: u32) -> vec3<f32> {
    let c = vec3<f32>(vec3(hex >> 16u, hex >> 8u, hex) & vec3(255u)) / 255.0;
    return pow(c, vec3(2.2));
}

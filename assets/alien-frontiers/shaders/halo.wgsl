// Outside the limb: the air's glow and the instrument ring in brass with its degrees. No texture. Drawn under the disc.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#import orrery::territory::WEDGE
#import orrery::noise::dither

struct Halo {
    // xyz direction to the sun
    sun: vec4<f32>,
    // x planet radius in pixels, y planet radius in units, z radius of the ring in units, w half side of the mesh's square in radii
    look: vec4<f32>,
    // rgb of brass and of light brass, linear
    brass: vec4<f32>,
    bright: vec4<f32>,
    // what the palette leaves: x of colour, y of lightness
    grade: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> halo: Halo;

const AIR: vec3<f32> = vec3(0.30, 0.56, 0.95);

// How much of a line `wide` units wide covers a place `off` units from its middle; thin lines fade rather than flicker.
fn bar(off: f32, wide: f32, pixel: f32) -> f32 {
    let shown = max(wide, pixel);
    return (1.0 - smoothstep(shown * 0.5 - pixel * 0.5, shown * 0.5 + pixel * 0.5, abs(off))) * min(wide / pixel, 1.0);
}

// Units from the nearest of the marks that stand every `degrees` round the planet.
fn from_mark(turn: f32, degrees: f32, r: f32) -> f32 {
    let step_ = radians(degrees);
    return (fract(turn / step_ + 0.5) - 0.5) * step_ * r;
}

// Two circles, a mark to every second degree, a longer one to every tenth, an arrow head at every border. Returns colour and cover.
fn ring(p: vec2<f32>, r: f32, pixel: f32) -> vec4<f32> {
    let at = halo.look.z;
    let out = r - at;
    if out < -12.0 || out > 16.0 { return vec4(0.0); }
    let turn = atan2(p.x, p.y);
    var cover = bar(out, 1.2, pixel) * 0.75;
    cover = max(cover, bar(out - 12.0, 0.9, pixel) * 0.45);
    let tenth = from_mark(turn, 10.0, r);
    let second = from_mark(turn, 2.0, r);
    cover = max(cover, bar(second, 0.8, pixel) * step(0.0, out) * step(out, 4.0) * 0.5);
    cover = max(cover, bar(tenth, 1.1, pixel) * step(0.0, out) * step(out, 9.0) * 0.7);
    // the arrow head points inward from the middle between the circles
    let side = abs(from_mark(turn, degrees(WEDGE), r));
    let tail = out - 6.0;
    let flank = (tail + 8.0) * 5.0 / 14.0 - side;
    let notch = 3.0 + side * 0.6 - tail;
    let head = smoothstep(-pixel * 0.5, pixel * 0.5, min(flank, notch));
    return vec4(mix(halo.brass.rgb, halo.bright.rgb, head), max(cover, head * 0.9));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = vec2(in.uv.x * 2.0 - 1.0, 1.0 - in.uv.y * 2.0) * halo.look.w;
    let pixel = halo.look.y / halo.look.x;
    let r = length(p);
    let sunward = dot(p, normalize(halo.sun.xy + vec2(1e-5, 0.0))) / r;
    let lit = mix(0.30, 1.0, smoothstep(-0.60, 0.80, sunward));
    let d = max(r - 1.0, 0.0);
    let fade = smoothstep(halo.look.w - 1.0, (halo.look.w - 1.0) * 0.3, d);
    let hue = mix(vec3(dot(AIR, vec3(0.2126, 0.7152, 0.0722))), AIR, halo.grade.x) * halo.grade.y;
    let air = hue * (exp(-d * 52.0) * 0.75 + exp(-d * 13.0) * 0.13) * lit * fade;
    let line = ring(p, r * halo.look.y, pixel);
    return vec4(dither(air * (1.0 - line.a) + line.rgb * line.a, in.position.xy), line.a);
}

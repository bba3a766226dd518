// The moon, lit once into a picture: hard light, no air, nine flat tones from navy to cream. Its alpha is not multiplied in.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Moon {
    // xyz direction to the sun, w light left in the dark
    sun: vec4<f32>,
    // x radius in pixels, y half side of the picture in radii, z disc radii covered by the bake, w free
    frame: vec4<f32>,
    // what the palette leaves: x of colour, y of lightness
    grade: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> moon: Moon;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var albedo_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var map_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var relief_map: texture_2d<f32>;

fn tone(i: i32) -> vec3<f32> {
    var ramp = array<u32, 9>(0x0e142bu, 0x17203au, 0x252e4bu, 0x38415du, 0x515972u, 0x6f7489u, 0x90919au, 0xb3b0aau, 0xd7cebbu);
    let colour = ramp[clamp(i, 0, 8)];
    return vec3<f32>(vec3(colour >> 16u, colour >> 8u, colour) & vec3(255u)) / 255.0;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = vec2(in.uv.x * 2.0 - 1.0, 1.0 - in.uv.y * 2.0) * moon.frame.y;
    let px = 1.0 / moon.frame.x;
    let r = length(p);
    let cover = 1.0 - smoothstep(1.0 - px, 1.0 + px, r);
    let inside = min(r, 0.9995);
    let at = p * (inside / max(r, 1e-4));
    let normal = vec3(at, sqrt(1.0 - inside * inside));
    let uv = vec2(at.x, -at.y) / moon.frame.z * 0.5 + 0.5;
    let root = textureSampleLevel(albedo_map, map_sampler, uv, 0.0).rgb;
    let ground = textureSampleLevel(relief_map, map_sampler, uv, 0.0);
    let lean = ground.xy * 2.0 - 1.0;
    let facing = dot(normal, moon.sun.xyz);
    let day = smoothstep(-0.30, 0.66, facing);
    let hill = clamp(1.0 + dot(lean, normalize(moon.sun.xy)) * mix(2.6, 1.7, day), 0.05, 2.2);
    let low = mix(0.15, 0.75, day);
    let shade = 1.0 - 0.8 * smoothstep(low, low + 0.35, ground.z * 2.0);
    let light = dot(root, vec3(0.3, 0.5, 0.2)) * (sqrt(day * hill * shade) * 1.30 + moon.sun.w);
    let t = clamp(light, 0.0, 1.0) * 8.4;
    let soft = clamp(fwidth(t) * 0.6, 0.08, 0.5);
    let i = i32(floor(t));
    var shown = mix(tone(i), tone(i + 1), smoothstep(0.5 - soft, 0.5 + soft, fract(t)));
    shown = mix(vec3(dot(shown, vec3(0.30, 0.59, 0.11))), shown, moon.grade.x) * moon.grade.y;
    return vec4(mix(shown / 12.92, pow((shown + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), shown)), cover);
}

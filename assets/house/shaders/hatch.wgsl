// The seats' hatches, as the crests of the panels have them: light lines, each with a dark companion. Places and widths in units
// of the board, y down.
#define_import_path orrery::hatch

// How much of a line `wide` units wide covers a place `off` units from its middle; `soft` is half a pixel.
fn bar(off: f32, wide: f32, soft: f32) -> f32 {
    return 1.0 - smoothstep(wide * 0.5 - soft, wide * 0.5 + soft, abs(off));
}

// From the middle of the nearest of parallel lines `pitch` apart, one of which is at `at`.
fn from_line(x: f32, at: f32, pitch: f32) -> f32 {
    return (fract((x - at) / pitch + 0.5) - 0.5) * pitch;
}

fn square(p: vec2<f32>, corner: f32, side: f32, pitch: f32, soft: f32) -> f32 {
    let middle = corner + side * 0.5;
    let away = max(abs(from_line(p.x, middle, pitch)), abs(from_line(p.y, middle, pitch)));
    return 1.0 - smoothstep(side * 0.5 - soft, side * 0.5 + soft, away);
}

// x: the light part, y: the dark part. Kinds: 1 diagonal lines, 2 square grid, 3 zigzag, 4 diamonds.
fn hatch(kind: i32, u: vec2<f32>, soft: f32) -> vec2<f32> {
    let slant = vec2(u.x + u.y, u.y - u.x) * 0.70710678;
    switch kind {
        case 1: {
            return vec2(bar(from_line(slant.y, 2.0, 10.0), 3.2, soft), bar(from_line(slant.y, 5.2, 10.0), 2.6, soft));
        }
        case 2: {
            return vec2(
                max(bar(from_line(u.x, 2.0, 11.0), 2.3, soft), bar(from_line(u.y, 2.0, 11.0), 2.3, soft)),
                max(bar(from_line(u.x, 4.0, 11.0), 2.0, soft), bar(from_line(u.y, 4.0, 11.0), 2.0, soft)));
        }
        case 3: {
            let tooth = 3.8 * (1.0 - abs(from_line(u.x, 6.0, 12.0)) / 6.0);
            let y = u.y + tooth;
            return vec2(bar(from_line(y, 5.6, 8.0) * 0.845, 2.1, soft), bar(from_line(y, 7.6, 8.0) * 0.845, 1.8, soft));
        }
        case 4: {
            return vec2(square(slant, 1.2, 5.0, 10.0, soft), square(slant, 3.0, 5.0, 10.0, soft));
        }
        default: { return vec2(0.0); }
    }
}

//! The requirements on all palettes, computed from the files: contrast by WCAG 2, distances in CIE L*a*b*, and dichromacy after
//! Machado, Oliveira and Fernandes (2009).

use std::collections::BTreeMap;

use super::*;
use orrery_core::Colour;

type Rgb = [f64; 3];

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct LinearRgb(Rgb);

impl TryFrom<String> for LinearRgb {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let channel = |i: usize| {
            let value = u8::from_str_radix(text.get(i..i + 2)?, 16).ok()?;
            Some(linear(f64::from(value) / 255.0))
        };
        let all = [channel(1), channel(3), channel(5)].map(|c| c.ok_or_else(|| format!("{text} is not a colour")));
        let [r, g, b] = all;
        Ok(LinearRgb([r?, g?, b?]))
    }
}

#[derive(Deserialize)]
struct ActionColours {
    line: LinearRgb,
    floor: Vec<LinearRgb>,
    tag: Vec<LinearRgb>,
}

#[derive(Deserialize)]
struct SeatColours {
    colour: LinearRgb,
    light: LinearRgb,
    dark: LinearRgb,
    pips: LinearRgb,
}

#[derive(Deserialize)]
struct TestPalette {
    panel: Vec<LinearRgb>,
    strip: Vec<LinearRgb>,
    key: Vec<LinearRgb>,
    space: Vec<LinearRgb>,
    ivory: LinearRgb,
    text: LinearRgb,
    dim: LinearRgb,
    ink: LinearRgb,
    brass: Vec<LinearRgb>,
    warning: LinearRgb,
    refused: LinearRgb,
    act: ActionColours,
    mark_rim: LinearRgb,
    seats: BTreeMap<Colour, SeatColours>,
}

fn read(name: PaletteName) -> TestPalette {
    orrery_core::ron::read_strict(name.source()).unwrap_or_else(|error| panic!("{name:?}: {error}"))
}

fn linear(value: f64) -> f64 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

fn encoded(value: f64) -> f64 {
    if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 }
}

/// Interpolates between two colours, as drawings do.
fn mix(a: &Rgb, b: &Rgb, t: f64) -> Rgb {
    std::array::from_fn(|i| linear(encoded(a[i]) + (encoded(b[i]) - encoded(a[i])) * t))
}

fn luminance([r, g, b]: &Rgb) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: &Rgb, b: &Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn lab(rgb: &Rgb) -> Rgb {
    let [r, g, b] = rgb;
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = f(luminance(rgb));
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: &Rgb, b: &Rgb) -> f64 {
    let (a, b) = (lab(a), lab(b));
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

/// The linear RGB matrices of the common kinds of colour vision.
const VISIONS: [(&str, [Rgb; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deutan",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]],
    ),
    (
        "tritan",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.3039]],
    ),
];

fn seen(rgb: &Rgb, vision: &[Rgb; 3]) -> Rgb {
    vision.map(|row| (0..3).map(|i| row[i] * rgb[i]).sum::<f64>().clamp(0.0, 1.0))
}

fn pairs(file: &TestPalette) -> Vec<(String, &Rgb, &Rgb)> {
    let all: Vec<(&Colour, &SeatColours)> = file.seats.iter().collect();
    let mut pairs = Vec::new();
    for (i, (a, x)) in all.iter().enumerate() {
        for (b, y) in &all[i + 1..] {
            pairs.push((format!("{a} and {b}"), &x.colour.0, &y.colour.0));
        }
    }
    pairs
}

#[test]
fn text_contrast_is_sufficient_on_every_background() {
    for name in PaletteName::ALL {
        let file = read(name);
        let wanted = if name == PaletteName::HighContrast { 7.0 } else { 4.5 };
        let grounds = file.panel.iter().chain(&file.strip).chain(&file.key).chain(&file.space);
        let inks = [
            ("ivory", &file.ivory),
            ("text", &file.text),
            ("dim", &file.dim),
            ("warning", &file.warning),
            ("refused", &file.refused),
            ("act", &file.act.line),
            ("light brass", &file.brass[1]),
        ];
        for ground in grounds {
            for (ink, colour) in inks {
                let found = contrast(&colour.0, &ground.0);
                assert!(found >= wanted, "{name:?}: {ink} has a contrast of {found:.1}");
            }
        }
        for ground in file.act.floor.iter().chain(&file.act.tag) {
            let found = contrast(&file.ivory.0, &ground.0);
            assert!(found >= 4.5, "{name:?}: ivory has a contrast of {found:.1} where one can act");
        }
    }
}

#[test]
fn label_price_and_player_name_contrast_is_sufficient() {
    for name in PaletteName::ALL {
        let file = read(name);
        let inks = [&file.ivory, &file.text, &file.dim, &file.warning, &file.refused, &file.brass[1]];
        for ground in &file.act.tag {
            for ink in inks {
                let found = contrast(&ink.0, &ground.0);
                assert!(found >= 4.5, "{name:?}: {found:.1} on a tag");
            }
        }
        assert!(contrast(&file.ivory.0, &file.ink.0) >= 4.5, "{name:?}: prices on cards");
        for (colour, seat) in &file.seats {
            for ground in file.strip.iter().chain(&file.panel) {
                let found = contrast(&seat.light.0, &ground.0);
                assert!(found >= 4.5, "{name:?}: the name of {colour} has a contrast of {found:.1}");
            }
        }
    }
}

#[test]
fn focus_ring_contrasts_with_every_background() {
    for name in PaletteName::ALL {
        let file = read(name);
        let (light, dark) = (&file.ivory.0, &file.space[0].0);
        assert!(contrast(light, dark) >= 7.0, "{name:?}: the ring's own lines");
        // One of the ring's two lines contrasts with any ground, whatever its lightness.
        for step in 0..=100u8 {
            let ground = [f64::from(step) / 100.0; 3];
            let best = contrast(light, &ground).max(contrast(dark, &ground));
            assert!(best >= 3.0, "{name:?}: {best:.1} on a ground of lightness {step} %");
        }
    }
}

#[test]
fn pips_contrast_with_every_part_of_a_ship() {
    for name in PaletteName::ALL {
        let strict = matches!(name, PaletteName::HighContrast | PaletteName::Greyscale);
        for (colour, seat) in read(name).seats {
            // The face of a ship is shaded from its dark corner through its plain colour to its light corner: parts/hull.svg.
            let corners = [mix(&seat.colour.0, &seat.dark.0, 0.3), mix(&seat.colour.0, &seat.light.0, 0.28)];
            let plain = contrast(&seat.pips.0, &seat.colour.0);
            let least = corners.iter().map(|face| contrast(&seat.pips.0, face)).fold(plain, f64::min);
            let (wanted_plain, wanted_least) = if strict { (4.5, 4.5) } else { (3.4, 2.9) };
            assert!(plain >= wanted_plain && least >= wanted_least, "{name:?}: {colour} {plain:.1}, {least:.1}");
        }
    }
}

#[test]
fn seat_marks_contrast_with_every_panel() {
    for name in PaletteName::ALL {
        let file = read(name);
        for ground in &file.panel {
            assert!(contrast(&file.mark_rim.0, &ground.0) >= 7.0, "{name:?}: the rim of marks");
            for (colour, seat) in &file.seats {
                let (plain, light) = (contrast(&seat.colour.0, &ground.0), contrast(&seat.light.0, &ground.0));
                assert!(plain >= 2.3 && light >= 3.0, "{name:?}: {colour} {plain:.1}, {light:.1}");
            }
        }
    }
}

#[test]
fn seat_colours_differ_under_every_common_colour_vision() {
    // CIE76: a difference of about 2 is just visible if the colours are side by side, but the pieces are small and far apart.
    for (name, wanted) in
        [(PaletteName::Default, 20.0), (PaletteName::OkabeIto, 24.0), (PaletteName::HighContrast, 24.0)]
    {
        let file = read(name);
        for (vision, matrix) in &VISIONS {
            for (pair, a, b) in pairs(&file) {
                let found = distance(&seen(a, matrix), &seen(b, matrix));
                assert!(found >= wanted, "{name:?}, {vision}: {pair} are {found:.0} apart");
            }
        }
    }
}

#[test]
fn seats_differ_in_lightness_where_colour_does_not_help() {
    for (name, wanted) in
        [(PaletteName::Greyscale, 16.0), (PaletteName::HighContrast, 13.0), (PaletteName::Default, 9.0)]
    {
        for (pair, a, b) in pairs(&read(name)) {
            let found = (lab(a)[0] - lab(b)[0]).abs();
            assert!(found >= wanted, "{name:?}: {pair} are {found:.0} apart in lightness");
        }
    }
}

#[test]
fn greyscale_palette_contains_only_grey() {
    let text = PaletteName::Greyscale.source();
    let colours: Vec<&str> = text.match_indices("\"#").map(|(at, _)| &text[at + 2..at + 8]).collect();
    assert!(colours.len() > 50);
    assert!(colours.iter().all(|c| c[0..2] == c[2..4] && c[2..4] == c[4..6]), "{colours:?}");
    assert_eq!(GRADING.of(PaletteName::Greyscale).colour, 0.0);
}

#[test]
fn palette_names_round_trip_as_words() {
    for (index, name) in PaletteName::ALL.into_iter().enumerate() {
        assert_eq!(name.index(), index);
        assert_eq!(PaletteName::from_word(name.word()), Some(name));
    }
    assert_eq!(PaletteName::from_word("Default"), None);
}

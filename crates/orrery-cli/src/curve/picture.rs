//! The picture of training curves: three panels next to each other, below a legend.

use std::fmt::Write as _;

use super::data::{CurvePoint, TrainingCurve};

/// The width of a panel's plot area and the width of the labels to its left, in pixels.
const FIELD: f64 = 272.0;
const LEFT: f64 = 58.0;
/// The space to the right of a plot area, without and with labels for marks, in pixels.
const RIGHT: f64 = 22.0;
const RIGHT_OF_MARKS: f64 = 84.0;
/// The top and the height of the plot areas, in pixels.
const TOP: f64 = 74.0;
const HIGH: f64 = 232.0;
/// The space below a plot area for the labels of the axis, in pixels.
const BELOW: f64 = 54.0;
/// The width of an entry of the legend, in pixels.
const ENTRY: f64 = 176.0;
const ENTRIES_A_ROW: usize = 6;
const ROW: f64 = 22.0;

/// Colours that readers with colour blindness can also tell apart on white. They are from the palette of Okabe and Ito; three of
/// them are darkened.
const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#007a5a", "#b0558f", "#8a6d00", "#000000"];
const DASHES: [&str; 5] = ["none", "7 3", "2 3", "9 3 2 3", "12 4"];

const PERCENT: PlotAxis = PlotAxis { low: 0.0, high: 100.0, step: 20.0 };

/// One panel of the picture.
struct PlotPanel {
    title: &'static str,
    axis: &'static str,
    value: fn(&CurvePoint) -> f64,
    /// The vertical axis, or `None` for one with round numbers around the values.
    heights: Option<PlotAxis>,
    /// Labelled horizontal lines: the win shares of equal players in a match of two, three and so on.
    marks: &'static [(f64, &'static str)],
}

const PANELS: [PlotPanel; 3] = [
    PlotPanel {
        title: "Against simple opponents",
        axis: "share of wins (%)",
        value: |point| 100.0 * point.simple,
        heights: Some(PERCENT),
        marks: &[],
    },
    PlotPanel {
        title: "Against its older self",
        axis: "share of wins (%)",
        value: |point| 100.0 * point.older,
        heights: Some(PERCENT),
        marks: &[(50.0, "2 equals: 1/2"), (100.0 / 3.0, "3 equals: 1/3"), (25.0, "4 equals: 1/4")],
    },
    PlotPanel {
        title: "Loss",
        axis: "loss of the chances to win (nats)",
        value: |point| point.loss,
        heights: None,
        marks: &[],
    },
];

impl PlotPanel {
    /// Returns the width of the panel, including the space around the plot area.
    const fn wide(&self) -> f64 {
        LEFT + FIELD + if self.marks.is_empty() { RIGHT } else { RIGHT_OF_MARKS }
    }

    fn heights(&self, curves: &[TrainingCurve]) -> PlotAxis {
        let values = || curves.iter().flat_map(|curve| &curve.points).map(self.value);
        self.heights.unwrap_or_else(|| PlotAxis::around(values(), 6.0))
    }
}

/// An axis: its range, with a label every `step`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct PlotAxis {
    pub low: f64,
    pub high: f64,
    pub step: f64,
}

impl PlotAxis {
    /// Returns an axis with round numbers around all values and about `steps` steps.
    pub fn around(values: impl Iterator<Item = f64>, steps: f64) -> Self {
        let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), v| (l.min(v), h.max(v)));
        let span = (high - low).max(high.abs() * 1e-3).max(1e-3);
        let power = 10_f64.powf((span / steps).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| span / step <= steps);
        let step = step.unwrap_or(power);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        PlotAxis { low, high: if high > low { high } else { low + step }, step }
    }

    /// Returns the position of a value on the axis, from 0 (low) to 1 (high).
    pub fn place(self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low)
    }

    fn labels(self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(move |i| self.low + f64::from(i) * self.step)
    }

    /// Returns the label of a value, with as many decimals as the steps need.
    fn label(self, value: f64) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        format!("{value:.decimals$}")
    }
}

/// Draws the whole picture as SVG.
pub(super) fn draw(curves: &[TrainingCurve]) -> String {
    let wide = PANELS.iter().map(PlotPanel::wide).sum::<f64>();
    let rows = curves.len().div_ceil(ENTRIES_A_ROW);
    let down = ROW * rows.saturating_sub(1) as f64;
    let high = TOP + HIGH + BELOW + down;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" \
         font-family=\"sans-serif\" font-size=\"12\" fill=\"#222\">\n\
         <title>How the trainings went</title>\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"#fff\"/>\n"
    );
    for (index, curve) in curves.iter().enumerate() {
        legend(&mut svg, index, &curve.name);
    }
    let most = curves.iter().flat_map(|curve| &curve.points).map(|point| point.games);
    let games = PlotAxis::around(most.chain([0.0]), 7.0);
    let mut x = 0.0;
    for panel in &PANELS {
        let heights = panel.heights(curves);
        let _ = writeln!(svg, "<g transform=\"translate({},{})\">", x + LEFT, TOP + down);
        field(&mut svg, panel, games, heights);
        for (index, curve) in curves.iter().enumerate() {
            let places = places(curve, panel, games, heights);
            line(&mut svg, index, &places);
            markers(&mut svg, index, &places);
        }
        svg.push_str("</g>\n");
        x += panel.wide();
    }
    svg.push_str("</svg>\n");
    svg
}

/// Returns the positions of a curve's points in the plot area, in pixels to the right and down.
fn places(curve: &TrainingCurve, panel: &PlotPanel, games: PlotAxis, heights: PlotAxis) -> Vec<(f64, f64)> {
    let place = |point: &CurvePoint| {
        let up = heights.place((panel.value)(point)).clamp(0.0, 1.0);
        (FIELD * games.place(point.games), HIGH * (1.0 - up))
    };
    curve.points.iter().map(place).collect()
}

/// Draws one entry of the legend.
fn legend(svg: &mut String, index: usize, name: &str) {
    let (row, column) = (index / ENTRIES_A_ROW, index % ENTRIES_A_ROW);
    let (x, y) = (LEFT + ENTRY * column as f64, 22.0 + ROW * row as f64);
    let _ = writeln!(svg, "<g transform=\"translate({x},{y})\">");
    line(svg, index, &[(0.0, 0.0), (38.0, 0.0)]);
    markers(svg, index, &[(19.0, 0.0)]);
    let _ = writeln!(svg, "<text x=\"46\" y=\"4\">{}</text>\n</g>", escaped(name));
}

/// Draws a plot area with its axes, labels and marks.
fn field(svg: &mut String, panel: &PlotPanel, games: PlotAxis, heights: PlotAxis) {
    let thousands = games.step >= 1000.0;
    let _ = writeln!(svg, "<text y=\"-14\" font-size=\"14\" font-weight=\"bold\">{}</text>", panel.title);
    for value in heights.labels() {
        let y = HIGH * (1.0 - heights.place(value));
        let _ = writeln!(
            svg,
            "<path d=\"M0 {y:.1}H{FIELD}\" stroke=\"#e2e2e2\"/><text x=\"-8\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            y + 4.0,
            heights.label(value)
        );
    }
    for value in games.labels() {
        let x = FIELD * games.place(value);
        let told = if thousands { format!("{}", value / 1000.0) } else { games.label(value) };
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {HIGH}v5\" stroke=\"#555\"/><text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{told}</text>",
            HIGH + 19.0
        );
    }
    let unit = if thousands { "matches played (thousands)" } else { "matches played" };
    let (middle, below) = (FIELD / 2.0, HIGH + 40.0);
    let _ = writeln!(svg, "<text x=\"{middle}\" y=\"{below}\" text-anchor=\"middle\">{unit}</text>");
    let _ = writeln!(
        svg,
        "<text transform=\"translate(-42,{})rotate(-90)\" text-anchor=\"middle\">{}</text>",
        HIGH / 2.0,
        panel.axis
    );
    for (value, words) in panel.marks {
        let y = HIGH * (1.0 - heights.place(*value));
        let (right, low) = (FIELD + 6.0, y + 4.0);
        let _ = writeln!(
            svg,
            "<path d=\"M0 {y:.1}H{FIELD}\" stroke=\"#777\"/><text x=\"{right}\" y=\"{low:.1}\" font-size=\"11\">{words}</text>"
        );
    }
    let _ = writeln!(svg, "<path d=\"M0 0V{HIGH}H{FIELD}\" fill=\"none\" stroke=\"#555\"/>");
}

/// Draws the line of a curve.
fn line(svg: &mut String, index: usize, places: &[(f64, f64)]) {
    let (colour, dash) = (COLOURS[index % COLOURS.len()], DASHES[index % DASHES.len()]);
    let line: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.4\" stroke-dasharray=\"{dash}\"/>",
        line.join(" ")
    );
}

/// Draws the markers of a curve.
fn markers(svg: &mut String, index: usize, places: &[(f64, f64)]) {
    let mut outline = String::new();
    places.iter().for_each(|&(x, y)| marker(&mut outline, index, x, y));
    let _ = writeln!(svg, "<path d=\"{outline}\" fill=\"{}\"/>", COLOURS[index % COLOURS.len()]);
}

/// Adds the outline of a marker around a point. The shape depends on the curve's index.
fn marker(path: &mut String, index: usize, x: f64, y: f64) {
    let _ = match index % 4 {
        0 => write!(path, "M{:.1} {y:.1}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z", x - 2.5),
        1 => write!(path, "M{:.1} {:.1}h4.6v4.6h-4.6z", x - 2.3, y - 2.3),
        2 => write!(path, "M{x:.1} {:.1}l3.1 5.4h-6.2z", y - 3.4),
        _ => write!(path, "M{x:.1} {:.1}l3.3 3.3l-3.3 3.3l-3.3 -3.3z", y - 3.3),
    };
}

/// Escapes text for SVG.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

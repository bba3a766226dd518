//! Tests with small curves: the positions of the points, and the errors for invalid files.

use std::path::PathBuf;

use super::picture::{PlotAxis, draw};
use super::*;

const SMALL: &str = "games,seconds,positions,loss,win_share_vs_simple,win_share_vs_older\n\
                     2500,60,8000,0.6000,0.500,1.000\n\
                     5000,120,16000,0.4000,1.000,0.250\n";

fn curve(name: &str, text: &str) -> TrainingCurve {
    TrainingCurve { name: name.to_owned(), points: read(text).expect("it can be read") }
}

/// Returns the points of every line in the picture, those of the legend first.
fn lines(svg: &str) -> Vec<&str> {
    svg.split("<polyline points=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn points_are_plotted_at_their_values() {
    let svg = draw(&[curve("small", SMALL)]);
    // The plot areas are 272 pixels wide, for 0 to 5000 matches, and 232 high, for 0% to 100% or a loss of 0.4 to 0.6.
    let expected = ["0.0,0.0 38.0,0.0", "136.0,116.0 272.0,0.0", "136.0,0.0 272.0,174.0", "136.0,0.0 272.0,232.0"];
    assert_eq!(lines(&svg), expected, "{svg}");
    // The shares of equal players in matches of two, three and four.
    for height in ["116.0", "154.7", "174.0"] {
        assert!(svg.contains(&format!("<path d=\"M0 {height}H272\" stroke=\"#777\"/>")), "{height} in {svg}");
    }
    for words in ["matches played (thousands)", "share of wins (%)", "nats"] {
        assert!(svg.contains(words), "{words} in {svg}");
    }
}

#[test]
fn curves_differ_in_colour_dash_and_marker() {
    let curves = ["a.csv", "b & <c>.csv", "d.csv", "e.csv"].map(|name| curve(name, SMALL));
    let svg = draw(&curves);
    assert!(svg.contains(">b &amp; &lt;c&gt;.csv</text>") && lines(&svg).len() == 16, "{svg}");
    let after = |mark: &str| -> Vec<&str> {
        let found = svg.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
        found.take(curves.len()).collect()
    };
    let shapes = svg.lines().filter(|line| line.starts_with("<path d=\"M") && line.contains('z')).take(4);
    let shapes = shapes.filter_map(|line| line.split_once(['a', 'h', 'l'])?.1.split('z').next());
    for mut drawn in [after("fill=\"none\" stroke=\""), after("stroke-dasharray=\""), shapes.collect()] {
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), curves.len(), "{drawn:?}");
    }
}

#[test]
fn axis_scales_have_round_steps_and_contain_every_value() {
    let around = |values: &[f64]| PlotAxis::around(values.iter().copied(), 7.0);
    assert_eq!(around(&[0.0, 60_032.0]), PlotAxis { low: 0.0, high: 70_000.0, step: 10_000.0 });
    assert_eq!(around(&[0.0, 5.0]), PlotAxis { low: 0.0, high: 5.0, step: 1.0 });
    for values in [&[0.41, 1.25][..], &[0.5], &[0.0], &[1e-7, 3e9]] {
        let scale = around(values);
        let held = values.iter().all(|&value| (-1e-9..=1.0 + 1e-9).contains(&scale.place(value)));
        assert!(held && scale.high > scale.low, "{values:?} in {scale:?}");
    }
}

#[test]
fn parse_error_names_the_line_and_the_expected_value() {
    let error = |text: &str| read(text).expect_err("it is broken");
    let with = |line: &str| error(&format!("{SMALL}{line}\n"));
    let cases = [
        (error(""), 1, "expected the columns `games,seconds"),
        (error("x,y\n1,2\n"), 1, "found `x,y`"),
        (error(CURVE_HEAD), 2, "has not been measured yet"),
        (with("7500,180"), 4, "expected 6 numbers separated by commas, found `7500,180`"),
        (with("7500,180,1,low,1,1"), 4, "loss: expected a number, 0 or more, found `low`"),
        (with("7500,180,1,NaN,1,1"), 4, "loss: expected a number, 0 or more, found `NaN`"),
        (with("7500,180,1,0.4,1.5,1"), 4, "win_share_vs_simple: expected a share, 0 to 1, found `1.5`"),
        (with("7500,180,1,0.4,1,-1"), 4, "win_share_vs_older: expected a share, 0 to 1, found `-1`"),
        (with("5000,180,1,0.4,1,1"), 4, "games: expected more than the previous 5000, found 5000"),
    ];
    for ((line, reason), expected, words) in cases {
        assert!(line == expected && reason.contains(words), "{line}: {reason}, expected {expected}: {words}");
    }
}

#[test]
fn files_with_equal_names_are_labelled_with_their_folder() {
    let all = ["new/2.csv", "old/2.csv", "old/3.csv"].map(PathBuf::from);
    let names: Vec<String> = all.iter().map(|file| name(file, &all)).collect();
    assert_eq!(names, ["new/2.csv", "old/2.csv", "3.csv"]);
}

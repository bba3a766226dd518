//! The chart of points by turn. Colours, dashes and marks distinguish the players.

use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::StatsSeat;
use crate::chart::seat_line;
use crate::paint::mark;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use orrery_core::Colour;
use orrery_locale::{decimal, text};

/// The margins of the chart: for the axis on the left, the marks on the right, the space above and the turns below.
const EDGES: [f32; 4] = [62.0, 36.0, 12.0, 28.0];

/// The number of points up to which every value has a grid line.
const FEW: i32 = 8;

/// The maximum number of grid lines above the lowest one.
const LINES: i32 = 12;

struct PointsChartGeometry {
    plot: Rect,
    turns: usize,
    /// The minimum and maximum of the points. In some games points can be negative.
    points: (i32, i32),
}

impl PointsChartGeometry {
    fn at(&self, turn: usize, points: f32) -> Pos2 {
        let x = self.plot.left() + self.plot.width() * turn as f32 / self.turns.max(1) as f32;
        let (least, most) = self.points;
        pos2(x, self.plot.bottom() - self.plot.height() * (points - least as f32) / (most - least).max(1) as f32)
    }
}

/// Returns the step between grid lines for this range of points: one, two or five times a power of ten, with at most [`LINES`]
/// lines.
fn step(points: i32) -> i32 {
    if points <= FEW {
        return 1;
    }
    let powers = (0..9).map(|power| 10_i32.pow(power));
    let steps = powers.flat_map(|power| [power, 2 * power, 5 * power]).skip(1);
    steps.into_iter().find(|step| points / step <= LINES).unwrap_or(i32::MAX)
}

/// Draws the chart in `rect`: each player's points at the start and after every turn.
pub fn points_chart(ui: &mut Ui, rect: Rect, seats: &[StatsSeat], curve: &[Vec<i32>]) {
    let [left, right, top, bottom] = EDGES;
    let plot = Rect::from_min_max(rect.min + vec2(left, top), rect.max - vec2(right, bottom));
    let all = || curve.iter().flatten().copied();
    let points = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(4));
    let frame = PointsChartGeometry { plot, turns: curve.len().saturating_sub(1), points };
    let response = ui.interact(rect, Id::new("points chart"), Sense::hover());
    let ends = seats.iter().map(|seat| format!("{} {}", seat.name, decimal(f64::from(seat.points), 0)));
    let spoken = std::iter::once(text("stats-chart")).chain(ends).collect::<Vec<_>>().join(&text("list-comma"));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &spoken));
    axes(ui.painter(), &frame);
    for (seat, one) in seats.iter().enumerate() {
        let line: Vec<i32> = curve.iter().filter_map(|turn| turn.get(seat).copied()).collect();
        draw(ui.painter(), &frame, &line, one.colour, seat, seats.len());
    }
    let mut last: Vec<(i32, Colour)> = seats.iter().map(|seat| (seat.points, seat.colour)).collect();
    last.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
    let mut above = f32::MIN;
    for (points, colour) in last {
        let at = frame.at(frame.turns, points as f32);
        above = at.y.max(above + 24.0);
        mark(ui.painter(), pos2(at.x + 19.0, above), 11.0, colour, true);
    }
}

fn axes(painter: &Painter, frame: &PointsChartGeometry) {
    let thin = Stroke::new(1.0, PANEL_PALETTE.rim[3].0);
    let (least, most) = frame.points;
    let step = step(most - least);
    for points in (least / step..=most / step).map(|line| line * step) {
        let at = frame.at(0, points as f32);
        painter.hline(frame.plot.x_range(), at.y, thin);
        let words = decimal(f64::from(points), 0);
        painter.text(at - vec2(8.0, 0.0), Align2::RIGHT_CENTER, words, regular(SMALL), PANEL_PALETTE.dim.0);
    }
    let every = (frame.turns / 12).max(1);
    for turn in (every..=frame.turns).step_by(every) {
        let at = frame.at(turn, least as f32);
        painter.vline(at.x, at.y..=at.y + 5.0, thin);
        painter.text(at + vec2(0.0, 7.0), Align2::CENTER_TOP, turn, regular(SMALL), PANEL_PALETTE.dim.0);
    }
    let corner = frame.plot.left_bottom() + vec2(-6.0, 7.0);
    painter.text(corner, Align2::RIGHT_TOP, text("stats-turns"), regular(SMALL), PANEL_PALETTE.dim.0);
}

/// Draws a seat's points as steps. The line of each seat is shifted a little, so that lines stay distinguishable where points are
/// equal.
fn draw(painter: &Painter, frame: &PointsChartGeometry, line: &[i32], colour: Colour, seat: usize, seats: usize) {
    let shift = vec2(0.0, (seat as f32 - (seats as f32 - 1.0) / 2.0) * 2.2);
    let mut path: Vec<Pos2> = Vec::new();
    for (turn, &points) in line.iter().enumerate() {
        let at = frame.at(turn, points as f32) + shift;
        if let Some(last) = path.last().copied().filter(|last| last.y != at.y) {
            path.push(pos2(at.x, last.y));
        }
        path.push(at);
    }
    seat_line(painter, path, colour);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_line_count_is_bounded_for_any_number_of_points() {
        assert_eq!([4, 8, 9, 20, 25, 26].map(step), [1, 1, 2, 2, 2, 5]);
        assert_eq!([130, 1_500, 20_000].map(step), [20, 200, 2_000]);
        assert!((1..100_000).all(|points| points / step(points) <= LINES));
    }
}

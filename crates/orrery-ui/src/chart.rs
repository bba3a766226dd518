//! The chart of a review: each player's win chance over the turns. Colours, dashes and marks distinguish the players.

use bevy_egui::egui::{
    Align2, Color32, Id, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::coach::{exact, percent, signed_percent};
use super::intent::UiIntent;
use super::paint::{mark, mark_shape};
use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_ai::coach::{Review, TurnReview};
use orrery_core::{Colour, GameKey};
use orrery_locale::{PlayerNames, text, text_args, text_args_of};

/// The margins of the chart: for the axis on the left, the marks on the right, the turning points above and the rounds below.
const EDGES: [f32; 4] = [62.0, 34.0, 22.0, 26.0];

/// Half the width of a turning point's number, with some padding.
const NUMBER: f32 = 14.0;

/// Returns the lengths of the dashes and gaps of a seat's line, or an empty slice for a solid line.
pub const fn dashes(colour: Colour) -> &'static [f32] {
    match colour {
        Colour::Red => &[],
        Colour::Green => &[12.0, 5.0],
        Colour::Blue => &[3.0, 4.0],
        Colour::Yellow => &[12.0, 4.0, 3.0, 4.0],
    }
}

/// The data of a review's chart.
#[derive(Debug, Clone, Copy)]
pub struct ReviewChartData<'a> {
    /// The game whose terms for luck and choices are used.
    pub game: GameKey,
    /// The review that the chart shows.
    pub review: &'a Review,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// The seats of people at this screen.
    pub people: &'a [Colour],
}

/// Returns the win chances, from 0 to 1, of the seat at index `seat`: before the first turn, and after each turn.
pub fn line_of(review: &Review, seat: usize) -> Vec<f32> {
    let first = review.turns.first().map(|turn| turn.before[seat]);
    first.into_iter().chain(review.turns.iter().map(|turn| turn.after[seat])).collect()
}

struct ChartGeometry {
    plot: Rect,
    turns: usize,
}

impl ChartGeometry {
    fn x(&self, place: usize) -> f32 {
        self.plot.left() + self.plot.width() * place as f32 / self.turns.max(1) as f32
    }

    fn at(&self, place: usize, chance: f32) -> Pos2 {
        pos2(self.x(place), self.plot.bottom() - self.plot.height() * chance.clamp(0.0, 1.0))
    }

    /// Returns the x position of the middle of a turn's segment.
    fn middle_of(&self, turn: usize) -> f32 {
        (self.x(turn) + self.x(turn + 1)) / 2.0
    }

    /// Returns the index of the turn whose segment is at `x`, or that of the nearest turn if `x` is outside the chart. Returns
    /// `None` if there are no turns.
    fn turn_at(&self, x: f32) -> Option<usize> {
        let place = ((x - self.plot.left()) / self.plot.width().max(1.0) * self.turns as f32).floor();
        (self.turns > 0).then(|| (place.max(0.0) as usize).min(self.turns - 1))
    }
}

/// Draws the chart in `rect`. Pointing at a turn shows its figures, and a click shows the turn on the board.
pub fn chart(ui: &mut Ui, rect: Rect, told: ReviewChartData, out: &mut Vec<UiIntent>) {
    let review = told.review;
    let [left, right, top, bottom] = EDGES;
    let plot = Rect::from_min_max(rect.min + vec2(left, top), rect.max - vec2(right, bottom));
    let frame = ChartGeometry { plot, turns: review.turns.len() };
    // For the mouse only. With the keyboard, players use the list of turns or step from order to order.
    let response = ui.interact(rect, Id::new("review chart"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text("ui-review-chart")));
    axes(ui.painter(), &frame, review);
    for (seat, &colour) in review.seats.iter().enumerate() {
        line(ui.painter(), &frame, &line_of(review, seat), colour);
    }
    ends(ui.painter(), &frame, review);
    moments(ui.painter(), &frame, review);
    let hovered = response.hover_pos().filter(|at| plot.expand(6.0).contains(*at)).and_then(|at| frame.turn_at(at.x));
    if let Some(turn) = hovered.and_then(|index| review.turns.get(index)) {
        let index = hovered.unwrap_or_default();
        let band = Rect::from_x_y_ranges(frame.x(index)..=frame.x(index + 1), plot.y_range());
        ui.painter().rect_filled(band, 0.0, PANEL_PALETTE.act.line.0.gamma_multiply(0.16));
        if response.clicked() {
            out.push(UiIntent::Look(Some(turn.entry)));
        }
        response.on_hover_ui_at_pointer(|ui| figures(ui, told, turn));
    }
}

/// Returns the title of the chart. In a solo match the chart may show something other than win chances.
fn chance_title(review: &Review) -> String {
    text(if review.seats.len() == 1 { "ui-review-alone" } else { "ui-review-chance" })
}

fn axes(painter: &Painter, frame: &ChartGeometry, review: &Review) {
    let thin = Stroke::new(1.0, PANEL_PALETTE.rim[3].0);
    for quarter in 0..=4u8 {
        let chance = f32::from(quarter) / 4.0;
        let at = frame.at(0, chance);
        painter.hline(frame.plot.x_range(), at.y, thin);
        let words = percent(chance);
        painter.text(at - vec2(8.0, 0.0), Align2::RIGHT_CENTER, words, regular(SMALL), PANEL_PALETTE.dim.0);
    }
    // The title of the round axis is in the left margin. If it does not fit, it replaces the first round numbers.
    let (below, margin) = (frame.plot.bottom() + 7.0, frame.plot.left() - 10.0);
    let rounds = painter.layout_no_wrap(text("ui-review-rounds"), regular(SMALL), PANEL_PALETTE.dim.0);
    let corner = pos2((margin - rounds.size().x).max(frame.plot.left() - EDGES[0]), below);
    let mut shown = corner.x + rounds.size().x - 20.0;
    painter.galley(corner, rounds, PANEL_PALETTE.dim.0);
    for (index, turn) in review.turns.iter().enumerate() {
        let begins = index == 0 || review.turns[index - 1].round != turn.round;
        let x = frame.x(index);
        if begins {
            painter.vline(x, frame.plot.bottom()..=frame.plot.bottom() + 5.0, thin);
        }
        if begins && x - shown > 30.0 {
            shown = x;
            let at = pos2(x, below);
            painter.text(at, Align2::CENTER_TOP, turn.round, regular(SMALL), PANEL_PALETTE.dim.0);
        }
    }
    let chance = painter.layout_no_wrap(chance_title(review), regular(SMALL), PANEL_PALETTE.dim.0);
    let corner = pos2(title_at(frame, chance.size().x, review), frame.plot.top() - 7.0 - chance.size().y);
    painter.galley(corner, chance, PANEL_PALETTE.dim.0);
}

/// Returns the x position of a title of this width above the chart. Of the left, the right and the middle, it is the first place
/// where the title overlaps no number of a turning point, or else the left.
fn title_at(frame: &ChartGeometry, width: f32, review: &Review) -> f32 {
    let free = |left: &f32| {
        let mut numbers = review.decisive.iter().map(|moment| frame.middle_of(moment.turn));
        numbers.all(|x| x + NUMBER < *left || x - NUMBER > left + width)
    };
    let plot = frame.plot;
    let places = [plot.left(), plot.right() - width, plot.center().x - width / 2.0];
    places.into_iter().find(free).unwrap_or(places[0])
}

/// Draws a seat's line of win chances.
fn line(painter: &Painter, frame: &ChartGeometry, chances: &[f32], colour: Colour) {
    let path = chances.iter().enumerate().map(|(place, &chance)| frame.at(place, chance)).collect();
    seat_line(painter, path, colour);
}

/// Draws a seat's line through `path`, in the seat's colour and dashes, with its mark every few points.
pub(super) fn seat_line(painter: &Painter, path: Vec<Pos2>, colour: Colour) {
    let ink = chance_line(painter, path.clone(), colour, 2.4);
    let every = (path.len() / 8).max(1);
    let rim = Stroke::new(1.0, PANEL_PALETTE.mark_rim.0);
    for at in path.iter().skip(colour.index() % every).step_by(every) {
        painter.add(mark_shape(*at, 4.6, colour, ink, rim));
    }
}

/// Draws a seat's line along `path`, `wide` units wide, with the seat's dashes and a dark edge. Returns the colour of the line.
pub(super) fn chance_line(painter: &Painter, path: Vec<Pos2>, colour: Colour, wide: f32) -> Color32 {
    // The light shade, because thin lines of the base colour are hard to see on the panel.
    let ink = PANEL_PALETTE.seat(colour).light.0;
    let stroke = Stroke::new(wide, ink);
    painter.add(Shape::line(path.clone(), Stroke::new(wide * 1.9, PANEL_PALETTE.space[0].0.gamma_multiply(0.8))));
    match dashes(colour) {
        [] => {
            painter.add(Shape::line(path, stroke));
        }
        pattern => {
            let lengths: Vec<f32> = pattern.iter().copied().step_by(2).collect();
            let gaps: Vec<f32> = pattern.iter().copied().skip(1).step_by(2).collect();
            painter.extend(Shape::dashed_line_with_offset(&path, stroke, &lengths, &gaps, 0.0));
        }
    }
    ink
}

/// Draws each player's mark at the end of their line. Marks that would overlap are moved apart.
fn ends(painter: &Painter, frame: &ChartGeometry, review: &Review) {
    let mut last: Vec<(f32, Colour)> = review
        .seats
        .iter()
        .enumerate()
        .filter_map(|(seat, &colour)| Some((line_of(review, seat).last().copied()?, colour)))
        .collect();
    last.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut above = frame.plot.top() - 24.0;
    for (chance, colour) in last {
        let at = frame.at(frame.turns, chance);
        above = at.y.max(above + 24.0);
        mark(painter, pos2(at.x + 18.0, above), 11.0, colour, true);
    }
}

/// Draws the numbers of the turning points above the chart, and a faint dashed line from each down through the chart.
fn moments(painter: &Painter, frame: &ChartGeometry, review: &Review) {
    for (number, moment) in review.decisive.iter().enumerate() {
        let x = frame.middle_of(moment.turn);
        let top = frame.plot.top();
        let faint = Stroke::new(1.0, PANEL_PALETTE.brass[0].0.gamma_multiply(0.7));
        painter.extend(Shape::dashed_line(&[pos2(x, top), pos2(x, frame.plot.bottom())], faint, 3.0, 5.0));
        numbered(painter, pos2(x, top - 10.0), number + 1, 1.0);
    }
}

/// Draws the number of a turning point on a brass disc.
pub fn numbered(painter: &Painter, at: Pos2, number: usize, scale: f32) {
    painter.circle(at, 10.0 * scale, PANEL_PALETTE.ink.0, Stroke::new(1.6, PANEL_PALETTE.brass[1].0));
    painter.text(at, Align2::CENTER_CENTER, number, bold(SMALL), PANEL_PALETTE.ivory.0);
}

/// Shows a turn's figures, as the content of a tooltip.
fn figures(ui: &mut Ui, ReviewChartData { game, review, names, .. }: ReviewChartData, turn: &TurnReview) {
    ui.label(text_args("ui-review-turn", &[("round", turn.round.into()), ("name", names.of(turn.colour).into())]));
    let figures = turn.figures().shown();
    for (seat, &colour) in review.seats.iter().enumerate() {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            mark(ui.painter(), place.center(), 7.0, colour, false);
            ui.label(text_args(
                "ui-review-from-to",
                &[("before", exact(turn.before[seat]).into()), ("after", exact(turn.after[seat]).into())],
            ));
        });
    }
    let args = [
        ("rolled", exact(figures.rolled).into()),
        ("luck", signed_percent(figures.luck()).into()),
        ("error", signed_percent(-figures.error()).into()),
    ];
    ui.label(text_args_of(game, "ui-review-luck-error", &args));
    if figures.settled().abs() >= 0.0005 {
        ui.label(text_args("ui-why-settled", &[("win", exact(figures.expected).into())]));
    }
}

/// Returns the text colour for a figure of luck or error. Figures between -0.02 and 0.02 are dimmed.
pub fn ink_of(value: f32) -> Color32 {
    match value {
        v if v >= 0.02 => PANEL_PALETTE.act.line.0,
        v if v <= -0.02 => PANEL_PALETTE.warning.0,
        _ => PANEL_PALETTE.dim.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_ai::coach::{TurningPoint, TurningPointCause};

    #[test]
    fn every_seat_has_a_distinct_dash_pattern() {
        for one in Colour::ALL {
            for other in Colour::ALL.iter().filter(|other| *other != one) {
                assert_ne!(dashes(*one), dashes(*other));
            }
            assert!(dashes(*one).len().is_multiple_of(2), "a dash without its gap");
        }
    }

    #[test]
    fn pointer_position_maps_to_the_turn_under_it() {
        let plot = Rect::from_min_max(pos2(100.0, 0.0), pos2(200.0, 50.0));
        let frame = ChartGeometry { plot, turns: 10 };
        assert_eq!([101.0, 109.0, 111.0, 250.0, 20.0].map(|x| frame.turn_at(x)), [0, 0, 1, 9, 0].map(Some));
        assert_eq!(ChartGeometry { plot, turns: 0 }.turn_at(150.0), None);
        assert_eq!(frame.at(10, 1.0), pos2(200.0, 0.0));
    }

    #[test]
    fn title_avoids_the_numbers_of_decisive_moments() {
        let frame = ChartGeometry { plot: Rect::from_min_max(pos2(100.0, 0.0), pos2(700.0, 50.0)), turns: 10 };
        let review = |turns: &[usize]| Review {
            seats: Vec::new(),
            turns: Vec::new(),
            players: Vec::new(),
            decisive: turns
                .iter()
                .map(|&turn| TurningPoint { turn, why: TurningPointCause::Error, swing: 0.1 })
                .collect(),
        };
        assert_eq!(title_at(&frame, 80.0, &review(&[5])), 100.0);
        assert_eq!(title_at(&frame, 80.0, &review(&[0, 5])), 620.0);
        assert_eq!(title_at(&frame, 80.0, &review(&[0, 9])), 360.0);
    }
}

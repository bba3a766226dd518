//! The drawing primitives of panels: gradients, glass with a lit rim, buttons, the players' marks and hatches, and text with
//! letter spacing.

use bevy_egui::egui::epaint::{Mesh, PathShape, PathStroke};
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::style::{PANEL_PALETTE, bold, with_text_size};
use orrery_core::Colour;

/// The style of a panel's rim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BorderStyle {
    /// Steel, lit from the upper left.
    Steel,
    /// Brass, for example for the mover's panel and for primary buttons.
    Brass,
    /// The colour that means "you can act here", or that marks the focus.
    Act,
}

/// Returns the outline of a rounded rectangle, clockwise from the upper left.
fn outline(rect: Rect, radius: f32) -> Vec<Pos2> {
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let corners = [
        (pos2(rect.left() + radius, rect.top() + radius), 180.0f32),
        (pos2(rect.right() - radius, rect.top() + radius), 270.0),
        (pos2(rect.right() - radius, rect.bottom() - radius), 0.0),
        (pos2(rect.left() + radius, rect.bottom() - radius), 90.0),
    ];
    const STEPS: u8 = 6;
    corners
        .iter()
        .flat_map(|&(middle, start)| {
            (0..=STEPS).map(move |step| {
                let angle = (start + 90.0 * f32::from(step) / f32::from(STEPS)).to_radians();
                middle + Vec2::angled(angle) * radius
            })
        })
        .collect()
}

/// Returns the colour at `t`, from 0 to 1, on a gradient through `colours`.
pub fn along(colours: &[Color32], t: f32) -> Color32 {
    let last = colours.len().saturating_sub(1);
    let place = t.clamp(0.0, 1.0) * last as f32;
    let from = (place.floor() as usize).min(last.saturating_sub(1));
    match (colours.get(from), colours.get(from + 1)) {
        (Some(a), Some(b)) => a.lerp_to_gamma(*b, place - from as f32),
        (Some(a), None) => *a,
        _ => Color32::TRANSPARENT,
    }
}

/// Returns a rounded rectangle with a gradient from top to bottom.
pub fn gradient(rect: Rect, radius: f32, colours: &[Color32]) -> Shape {
    gradient_between(rect, [radius, radius], colours)
}

/// Returns a rectangle with a gradient from top to bottom, and different corner radii on the left and on the right.
pub fn gradient_between(rect: Rect, radii: [f32; 2], colours: &[Color32]) -> Shape {
    const STEPS: u8 = 6;
    let radii = radii.map(|radius| radius.min(rect.width() / 2.0).min(rect.height() / 2.0));
    let mut rows = vec![0.0, 0.5];
    for (radius, step) in radii.into_iter().flat_map(|radius| (0..=STEPS).map(move |step| (radius, step))) {
        let angle = f32::from(step) / f32::from(STEPS) * std::f32::consts::FRAC_PI_2;
        let down = radius * (1.0 - angle.cos()) / rect.height().max(1.0);
        rows.extend([down, 1.0 - down]);
    }
    rows.sort_by(f32::total_cmp);
    rows.dedup();
    let mut mesh = Mesh::default();
    for (index, t) in rows.iter().enumerate() {
        let y = rect.top() + t * rect.height();
        let depth = (y - rect.top()).min(rect.bottom() - y);
        let [left, right] = radii.map(|radius| {
            let up = (radius - depth).max(0.0);
            radius - (radius * radius - up * up).max(0.0).sqrt()
        });
        let colour = along(colours, *t);
        mesh.colored_vertex(pos2(rect.left() + left, y), colour);
        mesh.colored_vertex(pos2(rect.right() - right, y), colour);
        if index > 0 {
            let at = u32::try_from(index * 2).unwrap_or(0);
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    Shape::mesh(mesh)
}

/// Returns the rim of a rounded rectangle, lit from the upper left.
pub fn rim(rect: Rect, radius: f32, kind: BorderStyle) -> Shape {
    let (colours, width) = match kind {
        BorderStyle::Steel => (PANEL_PALETTE.rim.map(|ink| ink.0.gamma_multiply(0.8)), 1.1),
        BorderStyle::Brass => {
            let [plain, light, dark] = PANEL_PALETTE.brass;
            ([light.0, plain.0, plain.0, dark.0], 1.6)
        }
        BorderStyle::Act => ([PANEL_PALETTE.act.line.0; 4], 2.0),
    };
    let stroke = PathStroke::new_uv(width, move |bounds, at| {
        let place = (at - bounds.min) / bounds.size().max(Vec2::splat(1.0));
        along(&colours, (place.x + place.y) / 2.0)
    });
    PathShape::closed_line(outline(rect, radius), stroke).into()
}

/// Returns a pane of glass with its shadow and rim.
pub fn glass(rect: Rect, radius: f32, kind: BorderStyle) -> Shape {
    glass_of(rect, radius, kind, 0.93)
}

/// Returns a pane of glass with this opacity, from 0 to 1.
pub fn glass_of(rect: Rect, radius: f32, kind: BorderStyle, opacity: f32) -> Shape {
    let shadow = PANEL_PALETTE.shadow.0.gamma_multiply(0.45);
    let colours = PANEL_PALETTE.panel.map(|ink| ink.0.gamma_multiply(opacity));
    let shine = Rect::from_min_max(rect.left_top() + vec2(radius, 1.6), pos2(rect.right() - radius, rect.top() + 2.8));
    Shape::Vec(vec![
        gradient(rect.translate(vec2(2.0, 3.5)), radius, &[shadow, shadow]),
        gradient(rect, radius, &colours),
        Shape::rect_filled(shine, 0.6, PANEL_PALETTE.rim[1].0.gamma_multiply(0.14)),
        rim(rect, radius, kind),
    ])
}

/// The state in which a button is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonVisualState {
    /// The button is ready to be pressed.
    Rest,
    /// The pointer or the focus is on the button.
    Lit,
    /// The button is held down.
    Down,
    /// The button is disabled: it cannot be pressed now.
    Off,
}

/// Returns the shape of a button without its label.
pub fn key(rect: Rect, radius: f32, kind: BorderStyle, state: ButtonVisualState) -> Shape {
    let [top, middle, bottom] = PANEL_PALETTE.key.map(|ink| ink.0);
    let (colours, fade) = match state {
        ButtonVisualState::Rest => ([top, middle, bottom], 1.0),
        ButtonVisualState::Lit => ([lighter(top), lighter(middle), lighter(bottom)], 1.0),
        ButtonVisualState::Down => ([bottom, middle, top], 1.0),
        // Opaque, because stars and moons behind a translucent button would look like part of it.
        ButtonVisualState::Off => {
            ([middle, bottom, bottom].map(|ink| ink.lerp_to_gamma(PANEL_PALETTE.space[0].0, 0.45)), 1.0)
        }
    };
    let shadow = PANEL_PALETTE.shadow.0.gamma_multiply(0.4 * fade);
    Shape::Vec(vec![
        gradient(rect.translate(vec2(1.5, 2.5)), radius, &[shadow, shadow]),
        gradient(rect, radius, &colours.map(|c| c.gamma_multiply(fade))),
        rim(rect, radius, if state == ButtonVisualState::Off { BorderStyle::Steel } else { kind }),
    ])
}

fn lighter(colour: Color32) -> Color32 {
    colour.lerp_to_gamma(PANEL_PALETTE.rim[2].0, 0.35)
}

/// Draws a player's mark: a shape in the player's colour, with their letter if `with_letter` is true. `radius` is half the
/// shape's size.
pub fn mark(painter: &Painter, at: Pos2, radius: f32, colour: Colour, with_letter: bool) {
    let seat = PANEL_PALETTE.seat(colour);
    let stroke = Stroke::new((radius * 0.09).clamp(0.8, 2.0), PANEL_PALETTE.mark_rim.0);
    painter.add(mark_shape(at, radius, colour, seat.colour.0, stroke));
    if with_letter {
        let down = if colour == Colour::Blue { radius * 0.22 } else { 0.0 };
        // In a small triangle or diamond a larger letter would touch the rim.
        let part = match colour {
            Colour::Blue if radius < 14.0 => 0.8,
            Colour::Yellow if radius < 14.0 => 0.86,
            _ => 0.95,
        };
        // The letter is part of the mark, and does not follow the text size.
        let font = with_text_size(100, || bold(radius * part));
        painter.text(at + vec2(0.0, down), Align2::CENTER_CENTER, seat.letter, font, seat.pips.0);
    }
}

/// Returns the shape of a seat's mark: disc, square, triangle or diamond.
pub fn mark_shape(at: Pos2, radius: f32, colour: Colour, fill: Color32, stroke: Stroke) -> Shape {
    let polygon =
        |points: Vec<Vec2>| Shape::convex_polygon(points.into_iter().map(|p| at + p * radius).collect(), fill, stroke);
    match colour {
        Colour::Red => Shape::Vec(vec![
            Shape::circle_filled(at, radius * 0.95, fill),
            Shape::circle_stroke(at, radius * 0.95, stroke),
        ]),
        Colour::Green => {
            let rect = Rect::from_center_size(at, Vec2::splat(radius * 1.76));
            Shape::Vec(vec![
                Shape::rect_filled(rect, radius * 0.14, fill),
                Shape::rect_stroke(rect, radius * 0.14, stroke, bevy_egui::egui::StrokeKind::Middle),
            ])
        }
        Colour::Blue => polygon(vec![vec2(0.0, -1.0), vec2(1.12, 0.86), vec2(-1.12, 0.86)]),
        Colour::Yellow => polygon(vec![vec2(0.0, -1.14), vec2(1.14, 0.0), vec2(0.0, 1.14), vec2(-1.14, 0.0)]),
    }
}

/// Draws a seat's hatch over `rect`, with the same pattern as on the board.
pub fn hatch(painter: &Painter, rect: Rect, colour: Colour) {
    let seat = PANEL_PALETTE.seat(colour);
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(2.6, seat.colour.0.gamma_multiply(0.34));
    let (left, right, top, bottom) = (rect.left(), rect.right(), rect.top(), rect.bottom());
    match colour {
        Colour::Red => steps(left - rect.height(), right, 13.0, |x| {
            painter.line_segment([pos2(x, bottom), pos2(x + rect.height(), top)], Stroke { width: 4.0, ..stroke });
        }),
        Colour::Green => {
            steps(left + 5.0, right, 11.0, |x| {
                painter.vline(x, top..=bottom, stroke);
            });
            steps(top + 5.0, bottom, 11.0, |y| {
                painter.hline(left..=right, y, stroke);
            });
        }
        Colour::Blue => steps(top + 4.0, bottom + 8.0, 11.0, |y| {
            let count = (rect.width() / 7.0).ceil() as i32 + 1;
            let points = (0..=count).map(|i| pos2(left + i as f32 * 7.0, y - if i % 2 == 0 { 0.0 } else { 6.0 }));
            painter.line(points.collect(), stroke);
        }),
        Colour::Yellow => {
            let fill = seat.colour.0.gamma_multiply(0.3);
            let mut odd = false;
            steps(top + 2.0, bottom + 8.0, 8.0, |y| {
                odd = !odd;
                steps(left + if odd { 0.0 } else { 8.0 }, right + 8.0, 16.0, |x| {
                    let points = [vec2(0.0, -5.0), vec2(5.0, 0.0), vec2(0.0, 5.0), vec2(-5.0, 0.0)];
                    let points = points.iter().map(|&p| pos2(x, y) + p).collect();
                    painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
                });
            });
        }
    }
}

/// Calls `draw` at `from`, `from + step`, … up to `to`.
fn steps(from: f32, to: f32, step: f32, mut draw: impl FnMut(f32)) {
    let count = ((to - from) / step).floor().max(0.0) as u32;
    (0..=count).for_each(|i| draw(from + i as f32 * step));
}

/// Draws text with letter spacing, as in headings. Returns its width.
pub fn spaced(painter: &Painter, at: Pos2, words: &str, font: &FontId, spacing: f32, colour: Color32) -> f32 {
    let format = bevy_egui::egui::TextFormat {
        font_id: font.clone(),
        extra_letter_spacing: spacing,
        color: colour,
        ..Default::default()
    };
    let mut job = bevy_egui::egui::text::LayoutJob::default();
    job.append(words, 0.0, format);
    let galley = painter.layout_job(job);
    let size = galley.size();
    painter.galley(at - vec2(0.0, size.y / 2.0), galley, colour);
    size.x
}

//! The bubble of a lesson step: its instructions, shown next to the highlights.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Align2, Color32, Context, CursorIcon, FontId, Galley, Id, LayerId, Layout, Memory, Order, Painter, Pos2,
    Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, emath::TSTransform, pos2, vec2,
};

use super::LessonIntent;
use super::contract::HighlightFrame;
use super::placement::{BubbleObstacles, beside, stays};
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, glass_of};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{ButtonSpec, board_layer, board_scale, button};
use orrery_locale::{text, text_args};

/// Width of a bubble, in board units.
const WIDTH: f32 = 348.0;
/// Font size of a bubble's text, in board units.
const WORDS: f32 = 18.5;
/// Height of a bubble's row of buttons, in board units.
const FOOT: f32 = 36.0;
const MARGIN: f32 = 14.0;

/// Text and state of a bubble.
#[derive(Debug, Clone, PartialEq)]
pub struct BubbleView {
    /// The name of the lesson, or a general title for a hint or a remark of the coach.
    pub title: String,
    /// The text of the step, hint or remark.
    pub words: String,
    /// The number of the step, from 1, and the total number of steps.
    pub count: (usize, usize),
    /// True if the player only has to read the step.
    pub reads: bool,
    /// True if the step is a check, which highlights nothing and accepts every right answer.
    pub check: bool,
    /// A note below the text: the reason why an action was refused, that the learner is stuck, or that it is now their turn to
    /// try.
    pub note: Option<String>,
    /// True if the step began in a new position in which the learner has not given an order yet.
    pub again: bool,
    /// True if the step is done, and its result remains visible until another position is set up.
    pub seen: bool,
    /// True for a hint about something new in a match. Its buttons dismiss it, or switch off all hints of this kind.
    pub hint: bool,
    /// True while the step is being demonstrated.
    pub showing: bool,
    /// True if there is a previous step.
    pub can_back: bool,
    /// True if the learner has given an order that Reset would undo, or is stuck.
    pub can_reset: bool,
    /// True if the learner has hesitated, so that the button that demonstrates the step is emphasised.
    pub nudge: bool,
    /// True if the learner can continue only after Reset.
    pub stuck: bool,
    /// The names of the keys for Next, Back, Show me and Reset.
    pub keys: [String; 4],
    /// The areas of the step's subject on the screen, in board units. The bubble is placed next to them.
    pub glow: Vec<Rect>,
    /// The frames of the things to click next or, while there are wrong picks, of those to put back.
    pub lit: Vec<HighlightFrame>,
    /// Other areas that the bubble should not hide, such as those of click targets.
    pub keep: Vec<Rect>,
    /// The area that the bubble should not hide if there is room elsewhere nearby.
    pub scenery: Rect,
    /// The area in which the bubble may be placed.
    pub room: Rect,
    /// The bubble's position if nothing is highlighted.
    pub home: Pos2,
}

/// Draws the frames around the highlights, and the bubble. Returns the area of the bubble.
pub fn bubble(ctx: &Context, view: &BubbleView, out: &mut Vec<UiIntent>) -> Rect {
    // The highlights would cover a modal dialogue.
    if ctx.memory(Memory::top_modal_layer).is_none() {
        frames(ctx, &view.lit);
    }
    let inner = WIDTH - 2.0 * MARGIN;
    let words = wrapped_height(ctx, &view.words, regular(WORDS), inner);
    let note = view.note.as_ref().map(|note| wrapped_height(ctx, note, regular(SMALL), inner - 14.0));
    let done = view.seen.then(|| text("academy-done-see"));
    let done_high = done.as_ref().map_or(0.0, |done| wrapped_height(ctx, done, regular(SMALL), inner - 14.0) + 14.0);
    let heading = heading(ctx, view, inner);
    let above = heading.size().y.max(20.0) + if view.again { 10.0 + SMALL * 1.4 } else { 10.0 };
    let height = MARGIN + above + words + note.map_or(0.0, |height| height + 14.0) + done_high + FOOT + MARGIN;
    let seen = BubbleObstacles { glow: &view.glow, keep: &view.keep, scenery: view.scenery };
    let size = vec2(WIDTH, height);
    let placed = BubblePlacement::place(ctx, view, size, &seen);
    BubblePlacement::keep(ctx, view, placed);
    let rect = DraggedBubble::of(ctx, view, size).unwrap_or(placed);
    board_layer(ctx, "lesson", rect, Order::Foreground, |ui| {
        DraggedBubble::draw(ui, view, rect);
        // The line extends beyond the bubble's own area.
        pointer(&ui.painter().with_clip_rect(Rect::EVERYTHING), rect, &view.lit);
        ui.painter().add(glass_of(rect, 13.0, BorderStyle::Brass, 1.0));
        let body = rect.shrink(MARGIN);
        head(ui, body, view, heading);
        let mut at = body.min + vec2(0.0, above);
        if view.again {
            let line = at - vec2(0.0, SMALL * 1.4 + 4.0);
            ui.painter().text(
                line,
                Align2::LEFT_TOP,
                text("academy-another-table"),
                regular(SMALL),
                PANEL_PALETTE.act.line.0,
            );
        }
        let galley = ui.painter().layout(view.words.clone(), regular(WORDS), PANEL_PALETTE.ivory.0, inner);
        ui.painter().galley(at, galley, PANEL_PALETTE.ivory.0);
        at.y += words + 8.0;
        if let (Some(note), Some(height)) = (&view.note, note) {
            beside_a_bar(ui, at, note, height, PANEL_PALETTE.warning.0);
            at.y += height + 14.0;
        }
        if let Some(done) = &done {
            beside_a_bar(ui, at, done, done_high - 14.0, PANEL_PALETTE.act.line.0);
        }
        let foot = Rect::from_min_max(pos2(body.left(), body.bottom() - FOOT + 8.0), body.max);
        buttons(ui, foot, view, out);
    });
    rect
}

/// Draws small text next to a vertical bar of the given height, both in the colour `ink`.
fn beside_a_bar(ui: &Ui, at: Pos2, words: &str, height: f32, ink: Color32) {
    let bar = Rect::from_min_size(at, vec2(3.0, height));
    ui.painter().rect_filled(bar, 1.5, ink);
    let galley = ui.painter().layout(words.to_owned(), regular(SMALL), ink, WIDTH - 2.0 * MARGIN - 14.0);
    ui.painter().galley(at + vec2(12.0, 0.0), galley, ink);
}

/// The extra cost accepted for leaving a bubble in place. Each board unit of distance from the highlight costs 1.
const STAY: f32 = 420.0;
/// The number of egui passes until a step's layout has settled.
const SETTLED: u32 = 12;

/// The remembered position of a step's bubble. A new step keeps the position of the previous one unless its bubble would hide
/// more there, or would be too far from the highlights. During a step the bubble does not move.
#[derive(Debug, Clone, Copy, PartialEq)]
struct BubblePlacement {
    lesson: Id,
    step: Id,
    /// The lower right corner of the previous step's bubble, if the lesson had one.
    from: Option<Pos2>,
    /// The lower right corner of this step's bubble.
    at: Pos2,
    passes: u32,
}

impl BubblePlacement {
    fn id() -> Id {
        Id::new("lesson stood")
    }

    fn of(ctx: &Context, view: &BubbleView) -> Option<BubblePlacement> {
        let stood: BubblePlacement = ctx.data(|data| data.get_temp(Self::id()))?;
        (stood.lesson == Id::new(&view.title)).then_some(stood)
    }

    /// Returns an id of the step that stays the same when its text changes. A remark of the coach in a match is identified by its
    /// text, so that each remark counts as a step of its own.
    fn step(view: &BubbleView) -> Id {
        let words = if view.count.1 == 1 { view.words.as_str() } else { "" };
        Id::new((&view.title, view.count, words))
    }

    fn place(ctx: &Context, view: &BubbleView, size: Vec2, seen: &BubbleObstacles) -> Rect {
        let best = beside(size, seen, view.home, view.room);
        let wish = Self::of(ctx, view).and_then(|stood| {
            if stood.step != Self::step(view) {
                Some((stood.at, STAY))
            } else if stood.passes < SETTLED {
                stood.from.map(|from| (from, STAY))
            } else {
                Some((stood.at, f32::INFINITY))
            }
        });
        let kept = wish.and_then(|(corner, patience)| stays(corner, best, seen, (view.home, view.room), patience));
        kept.unwrap_or(best)
    }

    fn keep(ctx: &Context, view: &BubbleView, rect: Rect) {
        let (lesson, step, at) = (Id::new(&view.title), Self::step(view), rect.max);
        let stood = match Self::of(ctx, view) {
            Some(stood) if stood.step == step => {
                BubblePlacement { at, passes: stood.passes.saturating_add(1), ..stood }
            }
            before => BubblePlacement { lesson, step, from: before.map(|stood| stood.at), at, passes: 0 },
        };
        ctx.data_mut(|data| data.insert_temp(Self::id(), stood));
    }
}

/// The position to which the player dragged the bubble of a step, to see what it covers. The bubble of the next step is placed
/// automatically again, because it has another subject.
#[derive(Debug, Clone, Copy, PartialEq)]
struct DraggedBubble {
    step: Id,
    to: Pos2,
}

impl DraggedBubble {
    fn id() -> Id {
        Id::new("lesson drawn")
    }

    fn step(view: &BubbleView) -> Id {
        Id::new((&view.title, view.count, &view.words))
    }

    /// Returns the area to which the player dragged the bubble, or `None` if this step's bubble was not dragged.
    fn of(ctx: &Context, view: &BubbleView, size: Vec2) -> Option<Rect> {
        let drawn: DraggedBubble = ctx.data(|data| data.get_temp(Self::id()))?;
        (drawn.step == Self::step(view)).then(|| Self::within(Rect::from_min_size(drawn.to, size), view.room))
    }

    /// Lets the player drag the bubble by any part that is not a button.
    fn draw(ui: &Ui, view: &BubbleView, rect: Rect) {
        // Not focusable: without a pointer it cannot be dragged anyway.
        let held = ui.interact(rect, Self::id(), Sense::DRAG).on_hover_and_drag_cursor(CursorIcon::Grab);
        if held.dragged() {
            let to = Self::within(rect.translate(held.drag_delta()), view.room).min;
            let drawn = DraggedBubble { step: Self::step(view), to };
            ui.ctx().data_mut(|data| data.insert_temp(Self::id(), drawn));
        }
    }

    fn within(rect: Rect, room: Rect) -> Rect {
        let last = (room.max - rect.size()).max(room.min);
        Rect::from_min_size(rect.min.clamp(room.min, last), rect.size())
    }
}

/// Returns the height of text that is wrapped at `width`.
fn wrapped_height(ctx: &Context, words: &str, font: FontId, width: f32) -> f32 {
    ctx.fonts_mut(|fonts| fonts.layout(words.to_owned(), font, Color32::WHITE, width).size().y)
}

/// Draws brass frames around the highlights, on top of everything. They take no input.
fn frames(ctx: &Context, lit: &[HighlightFrame]) {
    let layer = LayerId::new(Order::Foreground, Id::new("lesson glow"));
    ctx.set_transform_layer(layer, TSTransform::from_scaling(board_scale(ctx)));
    let painter = ctx.layer_painter(layer);
    for HighlightFrame { area: rect, round } in lit {
        let ink = PANEL_PALETTE.brass[1].0;
        // A dark edge on both sides makes the line visible on bright parts of the board too.
        let dark = PANEL_PALETTE.space[0].0;
        let strokes = [(5.0, 7.5, dark, 0.6), (9.0, 5.0, ink, 0.18), (7.0, 4.0, ink, 0.35), (5.0, 2.6, ink, 1.0)];
        for (grow, width, ink, share) in strokes {
            let stroke = Stroke::new(width, ink.gamma_multiply(share));
            if *round {
                painter.circle_stroke(rect.center(), rect.width() / 2.0 + grow, stroke);
            } else {
                painter.rect_stroke(rect.expand(grow), 12.0, stroke, StrokeKind::Middle);
            }
        }
    }
}

/// The distance, in board units, up to which the small pointer alone connects the bubble with a frame.
const NEAR: f32 = 34.0;
/// The distance, in board units, beyond which no line is drawn, because it would cross too many other things. The frame alone is
/// noticeable enough.
const FAR: f32 = 140.0;

/// Draws a small pointer from the bubble towards the nearest highlight that it does not overlap, and a line if that highlight is
/// near but not adjacent.
fn pointer(painter: &Painter, rect: Rect, lit: &[HighlightFrame]) {
    let frames = lit.iter().map(|lit| lit.area.expand(5.0)).filter(|frame| !frame.intersects(rect));
    let ways = frames.map(|frame| way(rect, frame));
    let Some((edge, out, to)) = ways.min_by(|a, b| a.0.distance(a.2).total_cmp(&b.0.distance(b.2))) else { return };
    let ink = PANEL_PALETTE.brass[1].0;
    if (NEAR..FAR).contains(&edge.distance(to)) {
        let from = edge + out * 10.0;
        painter.line_segment([from, to], Stroke::new(4.6, PANEL_PALETTE.space[0].0.gamma_multiply(0.6)));
        painter.line_segment([from, to], Stroke::new(2.0, ink));
        painter.circle(to, 4.0, PANEL_PALETTE.space[0].0, Stroke::new(2.0, ink));
    }
    let side = out.rot90() * 9.0;
    let horn = vec![edge + side - out * 2.0, edge + out * 12.0, edge - side - out * 2.0];
    painter.add(Shape::convex_polygon(horn, ink, Stroke::NONE));
}

/// Returns the shortest connection between a bubble and a frame that avoids their corners: the point on the bubble's edge, the
/// direction, and the point on the frame's edge.
fn way(rect: Rect, frame: Rect) -> (Pos2, Vec2, Pos2) {
    let within = |rect: Rect, inset: f32, at: Pos2| {
        let inset = vec2(inset.min(rect.width() / 2.0), inset.min(rect.height() / 2.0));
        let inner = rect.shrink2(inset);
        at.clamp(inner.min, inner.max)
    };
    let from = within(rect, 22.0, within(frame, 0.0, rect.center()));
    let to = within(frame, 12.0, from);
    let aside = (frame.left() - rect.right()).max(rect.left() - frame.right());
    let above = (frame.top() - rect.bottom()).max(rect.top() - frame.bottom());
    let (edge, out) = if aside >= above {
        let right = frame.center().x > rect.center().x;
        (pos2(if right { rect.right() } else { rect.left() }, from.y), Vec2::X * if right { 1.0 } else { -1.0 })
    } else {
        let below = frame.center().y > rect.center().y;
        (pos2(from.x, if below { rect.bottom() } else { rect.top() }), Vec2::Y * if below { 1.0 } else { -1.0 })
    };
    // The line ends on the frame, not within it.
    let to = if aside >= above {
        pos2(if out.x > 0.0 { frame.left() } else { frame.right() }, to.y)
    } else {
        pos2(to.x, if out.y > 0.0 { frame.top() } else { frame.bottom() })
    };
    (edge, out, to)
}

/// Returns the number of the step and the number of steps as text, or an empty string for a hint.
fn count(view: &BubbleView) -> String {
    let (at, all) = view.count;
    if view.hint {
        return String::new();
    }
    text_args("academy-step", &[("at", at.into()), ("all", all.into())])
}

/// Lays out the lesson's name, marked if the step is a check, and leaves room for the step count next to it.
fn heading(ctx: &Context, view: &BubbleView, width: f32) -> Arc<Galley> {
    let (words, ink) = if view.check {
        (format!("{}: {}", view.title, text("academy-check")), PANEL_PALETTE.brass[1].0)
    } else {
        (view.title.clone(), PANEL_PALETTE.dim.0)
    };
    ctx.fonts_mut(|fonts| {
        let taken = fonts.layout_no_wrap(count(view), regular(SMALL), ink).size().x;
        fonts.layout(words, bold(SMALL), ink, width - taken - 12.0)
    })
}

fn head(ui: &Ui, body: Rect, view: &BubbleView, heading: Arc<Galley>) {
    let corner = pos2(body.right(), body.top() + 9.0);
    ui.painter().text(corner, Align2::RIGHT_CENTER, count(view), regular(SMALL), PANEL_PALETTE.dim.0);
    ui.painter().galley(body.left_top() - vec2(0.0, 1.0), heading, PANEL_PALETTE.dim.0);
}

fn buttons(ui: &mut Ui, foot: Rect, view: &BubbleView, out: &mut Vec<UiIntent>) {
    let [next, _, show, _] = &view.keys;
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(foot).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let mut wish = |ui: &mut Ui, face: ButtonSpec, wish: LessonIntent| {
            if button(ui, &face.low(), None).clicked() {
                out.push(UiIntent::Lesson(wish));
            }
        };
        if view.showing {
            ui.label(RichText::new(text("academy-showing")).font(regular(SMALL)).color(PANEL_PALETTE.act.line.0));
        } else if view.hint {
            let [read, no_more] = [text("academy-met-read"), text("academy-met-no-more")];
            wish(ui, ButtonSpec::new(&read).primary(), LessonIntent::Next);
            wish(ui, ButtonSpec::new(&no_more), LessonIntent::Hints(false));
        } else if view.reads {
            let label = text_args("academy-next-key", &[("key", next.as_str().into())]);
            wish(ui, ButtonSpec::new(&label).primary(), LessonIntent::Next);
        } else {
            let label = text_args("academy-show-key", &[("key", show.as_str().into())]);
            let face = ButtonSpec::new(&label);
            let face = if view.nudge && !view.stuck { face.primary() } else { face };
            wish(ui, face, LessonIntent::ShowMe);
        }
        if view.can_reset && !view.showing {
            let label = text("academy-reset");
            let face = ButtonSpec::new(&label);
            wish(ui, if view.stuck { face.primary() } else { face }, LessonIntent::Reset);
        }
        if view.can_back && !view.showing {
            let label = text("academy-back");
            wish(ui, ButtonSpec::new(&label), LessonIntent::Back);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_connects_the_edges_of_bubble_and_frame() {
        let bubble = Rect::from_min_size(pos2(400.0, 300.0), vec2(300.0, 150.0));
        let edge_of = |rect: Rect, at: Pos2| rect.expand(0.01).contains(at) && !rect.shrink(0.01).contains(at);
        for (x, y, out) in [
            (900.0, 340.0, Vec2::X),
            (100.0, 320.0, -Vec2::X),
            (450.0, 60.0, -Vec2::Y),
            (500.0, 700.0, Vec2::Y),
            (900.0, 20.0, -Vec2::Y),
            (1300.0, 600.0, Vec2::X),
        ] {
            let frame = Rect::from_min_size(pos2(x, y), vec2(120.0, 60.0));
            let (from, side, to) = way(bubble, frame);
            assert!(edge_of(bubble, from) && edge_of(frame, to), "{frame:?}: from {from:?} to {to:?}");
            assert_eq!(side, out, "{frame:?}");
            assert!((to - from).dot(side) > 0.0, "it leaves the bubble: {frame:?}");
        }
    }
}

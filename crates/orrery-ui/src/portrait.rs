//! The portrait of an opponent, if it has one: small in the badge of its panel, large in its description.

use bevy_egui::egui::{Color32, Painter, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::icons;
use super::opponent_picker::PlayerInfo;
use super::paint::{gradient_between, hatch, mark};
use super::style::{NAME, PANEL_PALETTE, SMALL, bold, regular};
use orrery_core::Colour;

/// The distance of the hatch and the portrait from a badge's rim, which keeps their corners within the rounded ones.
const WITHIN: f32 = 3.6;
/// The size of a portrait relative to its badge, which cuts off the shoulders. `ASIDE` is the distance of the portrait's middle
/// to the right of the badge's middle, in units.
const HEAD: f32 = 1.3;
const ASIDE: f32 = 3.0;
/// Half the size of a player's mark without a portrait, and of one in the corner of a portrait, in units. The latter is smaller in a
/// badge that is narrower than [`NARROW`], so that the face stays visible.
const MARK: (f32, f32) = (18.0, 12.5);
/// The width, in units, below which a badge is narrow.
const NARROW: f32 = 44.0;

/// Draws the left end of a player panel, with this corner radius: colour and hatch, the mark with its letter, and the portrait,
/// if there is one.
pub fn badge(painter: &Painter, rect: Rect, corner: f32, colour: Colour, sits: &PlayerInfo) {
    let seat = PANEL_PALETTE.seat(colour);
    painter.add(gradient_between(rect, [corner, 0.0], &[seat.deep.0, seat.deep.0]));
    let within = Rect::from_min_max(rect.min + Vec2::splat(WITHIN), rect.max - vec2(1.0, WITHIN));
    hatch(painter, within, colour);
    match &sits.portrait {
        Some(portrait) => {
            // In such a small picture only the head is recognisable.
            let high = within.height() * HEAD;
            let top = pos2(within.center().x + ASIDE, within.top() + high / 2.0);
            let whole = Rect::from_center_size(top, vec2(within.width() * HEAD, high));
            let inner = painter.with_clip_rect(within.intersect(painter.clip_rect()));
            icons::contain(&inner, portrait, whole, Color32::WHITE);
            let half = if rect.width() < NARROW { MARK.1 * 0.6 } else { MARK.1 };
            let at = pos2(rect.left() + half + 3.0, rect.bottom() - half - 2.0);
            mark(painter, at, half, colour, true);
        }
        None => mark(painter, rect.center(), MARK.0, colour, true),
    }
    painter.vline(rect.right(), rect.y_range(), Stroke::new(1.6, seat.colour.0));
}

/// Width and height of a large portrait.
const LARGE: Vec2 = vec2(140.0, 168.0);

/// Shows the portrait of a seat's player with the opponent's name and description. Shows nothing for a player without a portrait.
pub fn portrait_tip(ui: &mut Ui, colour: Colour, sits: &PlayerInfo) {
    let Some(portrait) = &sits.portrait else { return };
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(LARGE, Sense::hover());
        let (painter, seat) = (ui.painter(), PANEL_PALETTE.seat(colour));
        painter.add(gradient_between(place, [12.0, 12.0], &[seat.dark.0, seat.deep.0]));
        hatch(painter, place.shrink(WITHIN), colour);
        icons::contain(painter, portrait, place.shrink(2.0), Color32::WHITE);
        painter.rect_stroke(place, 12.0, Stroke::new(2.0, seat.colour.0), StrokeKind::Inside);
        mark(painter, place.left_bottom() + vec2(22.0, -20.0), MARK.0, colour, true);
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.label(RichText::new(&sits.name).font(bold(NAME)).color(PANEL_PALETTE.brass[1].0));
            ui.label(RichText::new(&sits.about).font(regular(SMALL)).color(PANEL_PALETTE.text.0));
        });
    });
    ui.add_space(6.0);
}

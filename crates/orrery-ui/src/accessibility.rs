//! The board for players who cannot see it or cannot point at it. Each thing is covered by an invisible widget that ignores the
//! pointer, but can be focused and chosen, and has a name that describes its state.

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{
    Context, Id, LayerId, Order, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType,
};

use super::intent::UiIntent;
use super::style::PANEL_PALETTE;
use super::widgets::board_scale;
use crate::table::target_id;
use orrery_board::{BoardScene, HitArea, TargetId};
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_locale::PlayerNames;
use orrery_table::PendingOrder;

/// The data from which a game describes its board.
pub struct AccessibilityContext<'a, G: BoardScene> {
    /// The match as the viewer sees it.
    pub view: &'a game_types::View<G>,
    /// The pieces as drawn on the board.
    pub seen: &'a G::BoardPieces,
    /// The order that the player is putting together.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The targets that the player can click, or mark with the keyboard. Empty while no person at this screen is to move.
    pub targets: &'a [game_types::ClickTarget<G>],
    /// The players' names, for the descriptions.
    pub names: &'a PlayerNames,
    /// True if a person at this screen is to move.
    pub local: bool,
    /// True if several people share this screen.
    pub shared: bool,
    /// The seat of the only person at this screen; `None` if there are several, or none.
    pub person: Option<Colour>,
    /// The hit areas of the board.
    pub hits: &'a [HitArea],
    /// The visible part of the board plane, in units.
    pub visible: BoardRect,
}

/// Joins the sentences of a description with spaces, leaving out empty ones.
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// The role of a thing on the board for the keyboard and for screen readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AccessibleRole {
    /// A target that can be clicked, now or at another time. The keyboard and the gamepad can focus it.
    For(TargetId),
    /// A part of this target, with a number that distinguishes it from all other parts. Choosing the part chooses the target. The
    /// keyboard can focus only the target itself.
    PartOf(TargetId, u64),
    /// A thing that is only described, with a number that distinguishes it from other such things.
    Alone(u64),
}

/// A thing on the board with its description.
#[derive(Debug, Clone, PartialEq)]
pub struct AccessibleItem {
    /// The role of the thing.
    pub stands: AccessibleRole,
    /// The area of the thing, in board units from the upper left corner of the 16:9 area.
    pub area: Rect,
    /// The name and state of the thing.
    pub label: String,
}

impl AccessibleItem {
    /// Returns the target that is picked when this item is chosen, if there is one.
    pub const fn target(&self) -> Option<TargetId> {
        match self.stands {
            AccessibleRole::For(target) | AccessibleRole::PartOf(target, _) => Some(target),
            AccessibleRole::Alone(_) => None,
        }
    }

    /// Reports whether the keyboard and the gamepad can focus this item. They skip parts, because the whole describes them too.
    pub const fn is_stop(&self) -> bool {
        !matches!(self.stands, AccessibleRole::PartOf(..))
    }

    /// Returns the id of the item's widget.
    pub fn id(&self) -> Id {
        match self.stands {
            AccessibleRole::For(target) => target_id(target),
            other => Id::new(("told of", other)),
        }
    }
}

/// Returns the layer of the accessible widgets, below all panels.
pub fn accessibility_layer() -> LayerId {
    LayerId::new(Order::Background, Id::new("board mirror"))
}

/// Adds an invisible widget over each thing on the board. `origin` is the upper left corner of the 16:9 area. `shown_elsewhere`
/// reports whether a panel or dialogue shows a target, which then gets no widget here.
pub fn mirror(
    ctx: &Context,
    things: &[AccessibleItem],
    origin: Pos2,
    shown_elsewhere: impl Fn(TargetId) -> bool,
    out: &mut Vec<UiIntent>,
) {
    let layer = accessibility_layer();
    ctx.set_transform_layer(layer, TSTransform::from_scaling(board_scale(ctx)));
    let builder = UiBuilder::new().layer_id(layer).max_rect(Rect::EVERYTHING);
    let mut ui = Ui::new(ctx.clone(), layer.id, builder);
    // Clipped widgets cannot be reached by a pointer. Clicks go to the board itself.
    ui.set_clip_rect(Rect::NOTHING);
    for thing in things {
        if thing.target().is_some_and(|target| thing.is_stop() && shown_elsewhere(target)) {
            continue;
        }
        let sense = if thing.is_stop() { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(thing.area.translate(origin.to_vec2()), thing.id(), sense);
        let kind = if thing.target().is_some() { WidgetType::Button } else { WidgetType::Label };
        response.widget_info(|| WidgetInfo::labeled(kind, true, &thing.label));
        if let (true, Some(target)) = (response.clicked(), thing.target()) {
            out.push(UiIntent::Pick(target));
        }
    }
}

/// Thickness of the focus ring, in points.
pub const RING: f32 = 2.5;

/// Returns the shape of a focus ring, light between two dark lines so that it is visible on every background.
pub fn focus_mark(around: Rect) -> Shape {
    let rect = around.expand(4.0);
    let radius = 9.0f32.min(rect.height() / 2.0);
    let dark = Stroke::new(RING + 3.0, PANEL_PALETTE.space[0].0.gamma_multiply(0.9));
    Shape::Vec(vec![
        Shape::Rect(bevy_egui::egui::epaint::RectShape::stroke(rect, radius, dark, StrokeKind::Middle)),
        Shape::Rect(bevy_egui::egui::epaint::RectShape::stroke(
            rect,
            radius,
            Stroke::new(RING, PANEL_PALETTE.ivory.0),
            StrokeKind::Middle,
        )),
    ])
}

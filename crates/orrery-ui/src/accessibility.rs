//! The board for players who cannot see it or point at it. Each thing is covered by an invisible widget that ignores the pointer,
//! but can have the focus, has a name that describes its state, and can be chosen.

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
use orrery_learn::game_types;
use orrery_locale::PlayerNames;
use orrery_table::PendingOrder;

/// The input of the descriptions.
pub struct AccessibilityContext<'a, G: BoardScene> {
    /// The viewer's view.
    pub view: &'a game_types::View<G>,
    /// The pieces.
    pub seen: &'a G::BoardPieces,
    /// The player's picks.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The targets that can be chosen now. Empty while no person at this screen is to move.
    pub targets: &'a [game_types::Target<G>],
    /// The players' names.
    pub names: &'a PlayerNames,
    /// True if a person at this screen is to move.
    pub local: bool,
    /// True if several people share this screen.
    pub shared: bool,
    /// The click areas.
    pub hits: &'a [HitArea],
    /// The visible part of the plane, in units.
    pub visible: BoardRect,
}

/// The role of a thing of the board for keys and screen readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AccessibleRole {
    /// A target that can be clicked, now or at another time. Keys and gamepad stop at it.
    For(TargetId),
    /// A part of this target, with its number among all parts. Choosing it chooses the target. Keys stop only at the target.
    PartOf(TargetId, u64),
    /// A description only, with its number among such things.
    Alone(u64),
}

/// A thing of the board with its description.
#[derive(Debug, Clone, PartialEq)]
pub struct AccessibleItem {
    /// Its role.
    pub stands: AccessibleRole,
    /// Its area, in board units from the upper left corner of the 16:9 area.
    pub area: Rect,
    /// Its name and state.
    pub label: String,
}

impl AccessibleItem {
    /// Returns the target that choosing it picks.
    #[must_use]
    pub const fn target(&self) -> Option<TargetId> {
        match self.stands {
            AccessibleRole::For(target) | AccessibleRole::PartOf(target, _) => Some(target),
            AccessibleRole::Alone(_) => None,
        }
    }

    /// Reports whether keys and gamepad stop at it. They skip parts, because the whole describes them too.
    #[must_use]
    pub const fn is_stop(&self) -> bool {
        !matches!(self.stands, AccessibleRole::PartOf(..))
    }

    /// Returns the id of its widget.
    #[must_use]
    pub fn id(&self) -> Id {
        match self.stands {
            AccessibleRole::For(target) => target_id(target),
            other => Id::new(("told of", other)),
        }
    }
}

/// Returns the layer of the mirror, below all panels.
#[must_use]
pub fn accessibility_layer() -> LayerId {
    LayerId::new(Order::Background, Id::new("board mirror"))
}

/// Adds widgets over everything on the board. `origin` is the upper left corner of the 16:9 area. Those that panels or dialogues
/// show themselves are excluded by `shown_elsewhere`.
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

/// Returns the focus ring, light between two dark lines so that it is visible on every background.
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

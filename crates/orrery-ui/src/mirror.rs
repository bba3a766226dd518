//! The board for those who cannot see or point at it: over each thing lies a widget that shows nothing and that no pointer
//! touches, but that can have the focus, has a name that tells how it stands, and can be chosen.

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{
    Context, Id, LayerId, Order, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType,
};

use super::intent::UiIntent;
use super::style::INKS;
use super::widgets::board_scale;
use crate::table::target_id;
use orrery_board::{BoardScene, Hit, TargetId};
use orrery_learn::of;
use orrery_locale::Names;
use orrery_table::Plan;

/// What there is to tell of.
pub struct Telling<'a, G: BoardScene> {
    /// What whoever looks knows of how things lie.
    pub view: &'a of::View<G>,
    /// The pieces.
    pub seen: &'a G::Seen,
    /// What the player is about to do.
    pub plan: &'a Plan<G::Rules>,
    /// What can be chosen now; empty while nobody at this screen is to move.
    pub targets: &'a [of::Target<G>],
    /// The players' names.
    pub names: &'a Names,
    /// Whether a person at this screen is to move.
    pub local: bool,
    /// Whether several people sit at this screen.
    pub shared: bool,
    /// Where what can be clicked lies.
    pub hits: &'a [Hit],
    /// What can be seen of the plane, in units.
    pub visible: BoardRect,
}

/// What a thing of the board is to keys and readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stands {
    /// It can be clicked, or could be at another time; keys and gamepad stop at it.
    For(TargetId),
    /// It is a part of this, which is chosen by it, and which keys stop at in its stead. Its number among all parts.
    PartOf(TargetId, u64),
    /// It is only told of. Its number among such things.
    Alone(u64),
}

/// A thing of the board as it is told of.
#[derive(Debug, Clone, PartialEq)]
pub struct Mirrored {
    /// What it is.
    pub stands: Stands,
    /// Where, in board units from the upper left corner of the 16:9 area.
    pub area: Rect,
    /// What it is called, with how it stands.
    pub label: String,
}

impl Mirrored {
    /// What choosing it picks.
    #[must_use]
    pub const fn target(&self) -> Option<TargetId> {
        match self.stands {
            Stands::For(target) | Stands::PartOf(target, _) => Some(target),
            Stands::Alone(_) => None,
        }
    }

    /// Whether keys and gamepad stop at it. Parts are passed over: what they are a part of tells of them too.
    #[must_use]
    pub const fn is_stop(&self) -> bool {
        !matches!(self.stands, Stands::PartOf(..))
    }

    /// The identity of its widget.
    #[must_use]
    pub fn id(&self) -> Id {
        match self.stands {
            Stands::For(target) => target_id(target),
            other => Id::new(("told of", other)),
        }
    }
}

/// The layer of the mirror, below all panels.
#[must_use]
pub fn mirror_layer() -> LayerId {
    LayerId::new(Order::Background, Id::new("board mirror"))
}

/// Widgets over everything on the board. `origin` is where the upper left corner of the 16:9 area lies; those that panels
/// or dialogues show themselves are left out by `shown_elsewhere`.
pub fn mirror(
    ctx: &Context,
    things: &[Mirrored],
    origin: Pos2,
    shown_elsewhere: impl Fn(TargetId) -> bool,
    out: &mut Vec<UiIntent>,
) {
    let layer = mirror_layer();
    ctx.set_transform_layer(layer, TSTransform::from_scaling(board_scale(ctx)));
    let builder = UiBuilder::new().layer_id(layer).max_rect(Rect::EVERYTHING);
    let mut ui = Ui::new(ctx.clone(), layer.id, builder);
    // What is clipped away no pointer can reach: the board itself is clicked.
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

/// Thickness of the ring round the focus, in points.
pub const RING: f32 = 2.5;

/// The ring round what has the focus, light between two dark lines, so that it is seen on every ground.
pub fn focus_mark(around: Rect) -> Shape {
    let rect = around.expand(4.0);
    let radius = 9.0f32.min(rect.height() / 2.0);
    let dark = Stroke::new(RING + 3.0, INKS.space[0].0.gamma_multiply(0.9));
    Shape::Vec(vec![
        Shape::Rect(bevy_egui::egui::epaint::RectShape::stroke(rect, radius, dark, StrokeKind::Middle)),
        Shape::Rect(bevy_egui::egui::epaint::RectShape::stroke(
            rect,
            radius,
            Stroke::new(RING, INKS.ivory.0),
            StrokeKind::Middle,
        )),
    ])
}

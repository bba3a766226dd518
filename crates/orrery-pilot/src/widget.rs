//! What panels show, as a screen reader would tell of it.

use bevy::math::Vec2;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{Node, NodeId, Role};

/// A button, field or other thing of a panel, as a screen reader would tell of it.
#[derive(Debug, Clone)]
pub struct Widget {
    /// What screen readers know it by.
    pub node: NodeId,
    /// What kind of thing it is.
    pub role: Role,
    /// What it is called.
    pub label: String,
    /// What it says now: the choice of a list, the text of a field.
    pub value: String,
    /// Whether it can be used.
    pub enabled: bool,
    /// The middle of what can be seen of it, in pixels of the window.
    pub at: Vec2,
    /// Whether something lies over it.
    pub covered: bool,
    /// Whether all of it can be seen, nothing being cut off by what scrolls or by the window.
    pub whole: bool,
}

/// What a screen reader is told of a thing, with where it can be clicked.
pub(crate) fn widget(ctx: &egui::Context, node: NodeId, told: &Node, scale: f32) -> Option<Widget> {
    let label = told.label().unwrap_or_default().to_owned();
    let value = told.value().unwrap_or_default().to_owned();
    if label.is_empty() && value.is_empty() && told.role() != Role::TextInput {
        return None;
    }
    let rect = ctx.viewport(|viewport| {
        let layers = viewport.this_pass.widgets.layers();
        layers.flat_map(|(_, rects)| rects).find(|rect| rect.id.accesskit_id() == node).copied()
    })?;
    let middle = rect.interact_rect.center();
    let covered = !rect.interact_rect.is_positive() || ctx.layer_id_at(middle) != Some(rect.layer_id);
    let at = Vec2::new(middle.x, middle.y) * scale;
    let whole = rect.interact_rect.contains_rect(rect.rect);
    Some(Widget { node, role: told.role(), label, value, enabled: !told.is_disabled(), at, covered, whole })
}

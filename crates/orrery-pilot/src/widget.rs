//! The widgets of the panels, as a screen reader would describe them.

use bevy::math::Vec2;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::{Node, NodeId, Role};

/// A button, field or other widget of a panel, as a screen reader would describe it.
#[derive(Debug, Clone)]
pub struct AccessibleWidget {
    /// The widget's node in the accessibility tree.
    pub node: NodeId,
    /// The role of the widget, such as button or list.
    pub role: Role,
    /// The name of the widget.
    pub label: String,
    /// The current value: the choice of a list, or the text of a field.
    pub value: String,
    /// True if the widget can be used.
    pub enabled: bool,
    /// The middle of the widget's visible part, in pixels of the window.
    pub at: Vec2,
    /// True if something covers the middle of the widget, or if no part of it is visible.
    pub covered: bool,
    /// True if the whole widget is visible, and neither a scroll area nor the window cuts it off.
    pub whole: bool,
}

/// Returns a widget from its accessibility node, with the position at which it can be clicked. Returns `None` if the widget is
/// not laid out, or if it has neither a name nor a value and is not a text field.
pub(crate) fn widget(ctx: &egui::Context, node: NodeId, told: &Node, scale: f32) -> Option<AccessibleWidget> {
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
    Some(AccessibleWidget { node, role: told.role(), label, value, enabled: !told.is_disabled(), at, covered, whole })
}

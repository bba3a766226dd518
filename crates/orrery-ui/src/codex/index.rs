//! The index of the codex: a search field and the pages found.

use bevy_egui::egui::{
    Align2, Color32, Key, Modifiers, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::page_data::PageEntry;
use super::view::newly;
use super::{CodexIntent, CodexView};
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, gradient, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{fitted, focus_ring, set_height};
use orrery_locale::{text, text_args};

/// Height of a row.
const ROW: f32 = 31.0;

/// Shows the index, at most `height` high.
pub fn index(ui: &mut Ui, view: &CodexView, height: f32, out: &mut Vec<UiIntent>) {
    let found = view.found;
    let cursor = view.cursor.min(found.len().saturating_sub(1));
    field(ui, view, cursor, out);
    let searching = !view.query.trim().is_empty();
    if searching {
        let words = if found.is_empty() {
            text("codex-search-none")
        } else {
            text_args("codex-found", &[("count", found.len().into())])
        };
        ui.label(RichText::new(words).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    }
    let follow = newly(ui, ui.id().with("followed"), (open(view), view.query.to_owned(), cursor));
    let used = if searching { 80.0 } else { 52.0 };
    ScrollArea::vertical().id_salt("pages").max_height(height - used).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut part = None;
        for (place, page) in found.iter().enumerate() {
            if !searching && part != Some(&page.part) {
                part = Some(&page.part);
                ui.add_space(if place == 0 { 0.0 } else { 8.0 });
                let words = page.part.to_uppercase();
                ui.label(RichText::new(words).font(bold(SMALL)).color(PANEL_PALETTE.brass[1].0));
            }
            row(ui, view, page, (place == cursor, follow), out);
        }
    });
}

/// Returns the number of the open page, if a page is open.
fn open(view: &CodexView) -> Option<usize> {
    view.page.map(|page| page.name.number)
}

/// Shows the search field, which takes the focus if nothing else has it. While it has the focus, handles the keys that move the
/// mark and that open the marked page.
fn field(ui: &mut Ui, view: &CodexView, cursor: usize, out: &mut Vec<UiIntent>) {
    let found = view.found;
    let id = ui.id().with("search");
    if ui.memory(|memory| memory.has_focus(id)) {
        let pressed = |ui: &Ui, key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let last = found.len().saturating_sub(1);
        let to = if pressed(ui, Key::ArrowDown) {
            Some(if cursor >= last { 0 } else { cursor + 1 })
        } else if pressed(ui, Key::ArrowUp) {
            Some(cursor.checked_sub(1).unwrap_or(last))
        } else {
            None
        };
        out.extend(to.map(|to| UiIntent::Codex(CodexIntent::Cursor(to))));
        if pressed(ui, Key::Enter)
            && let Some(page) = found.get(to.unwrap_or(cursor))
        {
            out.push(UiIntent::Codex(CodexIntent::Open(page.number)));
        }
    }
    let mut typed = view.query.to_owned();
    let hint = text("codex-search");
    let edit = TextEdit::singleline(&mut typed).id(id).hint_text(&hint).char_limit(60).desired_width(f32::INFINITY);
    let response = ui.add(edit.margin(vec2(10.0, 8.0)));
    let named = typed.clone();
    response.widget_info(|| WidgetInfo { label: Some(hint.clone()), ..WidgetInfo::text_edit(true, "", &named, &hint) });
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    if typed != view.query {
        out.push(UiIntent::Codex(CodexIntent::Query(typed)));
    }
    ui.add_space(2.0);
}

/// Shows the row of a page in the index. Tab skips the row, because the arrow keys reach it from the search field. A gamepad's
/// focus stops at it.
fn row(ui: &mut Ui, view: &CodexView, page: &PageEntry, (marked, follow): (bool, bool), out: &mut Vec<UiIntent>) {
    let title = page.title.as_str();
    let width = ui.available_width() - 6.0;
    let high = (set_height(ui, title, regular(16.0), width - 48.0) + 4.0).max(ROW);
    let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let sense = if view.by_pad { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, ui.id().with(("page", page.number)), sense);
    let open = open(view) == Some(page.number);
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, open, title));
    if marked && follow {
        response.scroll_to_me(None);
    }
    if open || marked || response.hovered() {
        let fade = if open { 0.95 } else { 0.55 };
        ui.painter().add(gradient(
            rect,
            8.0,
            &[PANEL_PALETTE.key[0].0, PANEL_PALETTE.key[2].0].map(|ink| ink.gamma_multiply(fade)),
        ));
    }
    if marked {
        ui.painter().add(rim(rect, 8.0, BorderStyle::Act));
    } else if open {
        ui.painter().add(rim(rect, 8.0, BorderStyle::Brass));
    }
    let picture = Rect::from_center_size(pos2(rect.left() + 20.0, rect.center().y), vec2(28.0, 26.0));
    icons::contain(ui.painter(), &page.emblem, picture, Color32::WHITE);
    let ink = if open { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.text.0 };
    let at = pos2(rect.left() + 42.0, rect.center().y);
    fitted(ui, at, Align2::LEFT_CENTER, title, regular(16.0), ink, rect.right() - at.x - 6.0);
    focus_ring(ui, &response, 8.0);
    if response.clicked() {
        out.push(UiIntent::Codex(CodexIntent::Open(page.number)));
    }
}

//! A page of the codex: description, facts, values of an option, current state of the match, lesson, examples and links.

use bevy_egui::egui::{
    Align, Color32, Key, Label, Layout, Modifiers, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::contract::{FactRow, PictureStyle};
use super::page_data::{CodexPage, CurrentFacts, PageEntry};
use super::{CodexIntent, CodexView};
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, gradient, mark, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, button};
use orrery_core::Colour;
use orrery_locale::{text, text_args};

/// Shows the open page, or a welcome text, at most `height` high.
pub fn page(ui: &mut Ui, view: &CodexView, height: f32, out: &mut Vec<UiIntent>) {
    let Some(page) = view.page else {
        welcome(ui, view, height);
        return;
    };
    ScrollArea::vertical().id_salt(("page", page.name.number)).max_height(height).auto_shrink(false).show(ui, |ui| {
        by_keys(ui, height);
        let width = ui.available_width() - 12.0;
        ui.set_max_width(width);
        ui.spacing_mut().item_spacing.y = 7.0;
        head(ui, page);
        for point in &page.points {
            bullet(ui, point);
        }
        if !page.values.is_empty() {
            values(ui, &page.values);
        }
        if let Some(facts) = &page.facts {
            live(ui, facts);
        }
        examples(ui, view, page, out);
        see_also(ui, page, out);
    });
}

fn welcome(ui: &mut Ui, view: &CodexView, height: f32) {
    if height.is_finite() {
        ui.set_min_height(height);
    }
    ui.add_space(60.0);
    ui.vertical_centered(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(260.0, 210.0), Sense::hover());
        icons::contain(ui.painter(), view.emblem, rect, Color32::WHITE);
        ui.add_space(14.0);
        ui.label(RichText::new(text("codex-help")).font(bold(20.0)).color(PANEL_PALETTE.ivory.0));
        ui.add_space(6.0);
        ui.label(text(if view.by_pad { "codex-welcome-pad" } else { "codex-welcome" }));
        ui.label(RichText::new(text_args("codex-welcome-tip", &[("key", view.key.into())])).color(PANEL_PALETTE.dim.0));
    });
}

/// Scrolls the page with Page Up and Page Down.
fn by_keys(ui: &Ui, height: f32) {
    let step = if height.is_finite() { height * 0.8 } else { 320.0 };
    let by = ui.input_mut(|input| {
        let down = input.consume_key(Modifiers::NONE, Key::PageDown);
        let up = input.consume_key(Modifiers::NONE, Key::PageUp);
        f32::from(i8::from(up) - i8::from(down)) * step
    });
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

/// Shows the picture, the title and the description of a page.
fn head(ui: &mut Ui, page: &CodexPage) {
    let size = if ui.available_width() < 520.0 {
        vec2(84.0, 72.0)
    } else if page.portrait == PictureStyle::Sign {
        vec2(96.0, 84.0)
    } else {
        vec2(190.0, 148.0)
    };
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().add(gradient(rect, 12.0, &[PANEL_PALETTE.space[1].0, PANEL_PALETTE.space[0].0]));
        let inner = rect.shrink(6.0);
        if page.portrait == PictureStyle::Filling {
            icons::cover(ui.painter(), &page.name.emblem, inner);
        } else {
            icons::contain(ui.painter(), &page.name.emblem, inner.shrink(4.0), Color32::WHITE);
        }
        ui.painter().add(rim(rect, 12.0, BorderStyle::Brass));
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.label(RichText::new(&page.name.title).font(bold(28.0)).color(PANEL_PALETTE.ivory.0));
            for paragraph in &page.gist {
                let size = if let Some(head) = &paragraph.head {
                    ui.label(RichText::new(head).font(bold(SMALL)).color(PANEL_PALETTE.brass[1].0));
                    18.0
                } else {
                    19.0
                };
                ui.label(RichText::new(&paragraph.words).font(regular(size)).color(PANEL_PALETTE.text.0));
            }
        });
    });
    ui.add_space(4.0);
}

/// Shows a bullet point, with its text wrapped next to the dot.
fn bullet(ui: &mut Ui, words: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (dot, _) = ui.allocate_exact_size(vec2(14.0, 22.0), Sense::hover());
        ui.painter().circle_filled(dot.center(), 3.0, PANEL_PALETTE.brass[1].0);
        // In a horizontal layout text does not wrap by default.
        ui.add(Label::new(RichText::new(words).color(PANEL_PALETTE.text.0)).wrap());
    });
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(8.0);
    let response = ui.label(RichText::new(words.to_uppercase()).font(bold(SMALL)).color(PANEL_PALETTE.brass[1].0));
    let rect = response.rect;
    let line = [pos2(rect.right() + 10.0, rect.center().y), pos2(ui.max_rect().right() - 4.0, rect.center().y)];
    ui.painter().line_segment(line, (1.0, PANEL_PALETTE.rim[3].0));
}

/// Shows the values of an option, with the value in the current match marked.
fn values(ui: &mut Ui, values: &[(String, bool)]) {
    heading(ui, &text("codex-values"));
    for (value, set) in values {
        let words = RichText::new(value).color(if *set { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.dim.0 });
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(20.0, 22.0), Sense::hover());
            if *set {
                icons::piece(ui.painter(), "icon-check", place.center(), 0.8, Color32::WHITE);
            } else {
                ui.painter().circle_stroke(place.center(), 5.0, (1.2, PANEL_PALETTE.rim[2].0));
            }
            ui.label(if *set { words.strong() } else { words });
        });
    }
}

/// Shows the current facts of the open match, one row each.
fn live(ui: &mut Ui, facts: &CurrentFacts) {
    heading(ui, &facts.heading);
    ui.spacing_mut().item_spacing.y = 3.0;
    let wide = ui.available_width() > 460.0;
    for FactRow { head, what, colour } in &facts.rows {
        if wide {
            ui.horizontal_top(|ui| {
                about(ui, *colour);
                let room = vec2(238.0, 24.0);
                ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
                    ui.set_width(room.x);
                    ui.label(RichText::new(head).color(PANEL_PALETTE.dim.0));
                });
                ui.add(Label::new(RichText::new(what).color(PANEL_PALETTE.ivory.0)).wrap());
            });
        } else {
            ui.label(RichText::new(head).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
            ui.label(RichText::new(what).color(PANEL_PALETTE.ivory.0));
        }
    }
    ui.spacing_mut().item_spacing.y = 7.0;
}

/// Shows the mark of the player whom a row is about, or an empty space of the same size.
fn about(ui: &mut Ui, colour: Option<Colour>) {
    let (place, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
    if let Some(colour) = colour {
        mark(ui.painter(), place.center(), 9.0, colour, true);
    }
}

/// Shows the buttons that open the lesson about the subject and the examples to play.
fn examples(ui: &mut Ui, view: &CodexView, page: &CodexPage, out: &mut Vec<UiIntent>) {
    if page.examples.is_empty() && page.lesson.is_none() {
        return;
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if let Some(lesson) = page.lesson {
            let label = text("codex-practise");
            let face = ButtonSpec::new(&label).icon("icon-coach").primary();
            if button(ui, &face, None).hint(text("codex-practise-help")).clicked() {
                out.push(UiIntent::Practise(lesson));
            }
        }
        for example in &page.examples {
            let label = match &example.with {
                Some(what) => text_args("codex-play-with", &[("what", what.as_str().into())]),
                None => text("codex-play"),
            };
            let face = ButtonSpec::new(&label).icon("icon-play").enabled(view.can_play);
            let help = if view.can_play { "codex-play-help" } else { "codex-play-not-here" };
            if button(ui, &face, None).hint(text(help)).clicked() {
                out.push(UiIntent::Codex(CodexIntent::Play(example.name)));
            }
        }
    });
}

/// Shows the links to other pages.
fn see_also(ui: &mut Ui, page: &CodexPage, out: &mut Vec<UiIntent>) {
    heading(ui, &text("codex-see"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(7.0, 7.0);
        for link in &page.links {
            if chip(ui, link) {
                out.push(UiIntent::Codex(CodexIntent::Open(link.number)));
            }
        }
    });
    ui.add_space(6.0);
}

/// Shows a link with its picture. Returns true if it was clicked.
fn chip(ui: &mut Ui, link: &PageEntry) -> bool {
    let galley = ui.painter().layout_no_wrap(link.title.clone(), regular(16.0), PANEL_PALETTE.text.0);
    let size = vec2(galley.size().x + 50.0, 32.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &link.title));
    let lit = response.hovered() || response.has_focus();
    let fill = if lit {
        [PANEL_PALETTE.key[0].0, PANEL_PALETTE.key[1].0]
    } else {
        [PANEL_PALETTE.key[1].0, PANEL_PALETTE.key[2].0]
    };
    ui.painter().add(gradient(rect, 16.0, &fill));
    ui.painter().add(rim(rect, 16.0, if response.has_focus() { BorderStyle::Act } else { BorderStyle::Steel }));
    let picture = Rect::from_center_size(pos2(rect.left() + 22.0, rect.center().y), vec2(28.0, 25.0));
    icons::contain(ui.painter(), &link.emblem, picture, Color32::WHITE);
    let at = pos2(rect.left() + 39.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, PANEL_PALETTE.text.0);
    response.on_hover_cursor(bevy_egui::egui::CursorIcon::PointingHand).clicked()
}

//! A page: what a thing is, what there is to know, what is true of it now, and where to go on.

use bevy_egui::egui::{
    Align, Color32, Key, Label, Layout, Modifiers, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::{CodexAsk, CodexView};
use crate::games::alien_frontiers::academy::practise;
use crate::games::alien_frontiers::codex::{Basic, Choice, Fact, Topic, facts, links, scenes_of};
use crate::games::alien_frontiers::locale::{
    card_discard, fact_row, resources, ships_text, text, text_args, topic_gist, topic_points, topic_title,
};
use crate::panels::icons;
use crate::panels::intent::UiIntent;
use crate::panels::paint::{Rim, gradient, mark, rim};
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::tips::Tipped;
use crate::panels::widgets::{KeyFace, button};
use crate::rules::{AlienFrontiers, Card, Territory};

/// The drawing that stands for a page.
#[must_use]
pub fn emblem(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => match basic {
            Basic::Players => "icon-human",
            Basic::Turn => "icon-roll",
            Basic::Docking => "icon-dock",
            Basic::Resources => "icon-ore",
            Basic::Fleet => "icon-ship",
            Basic::Relic => "icon-relic",
            Basic::Colonies => "icon-colony",
            Basic::Tech => "icon-card",
            Basic::Scoring => "icon-vp",
            Basic::End => "icon-crown",
        }
        .to_owned(),
        Topic::Facility(facility) => format!("station-{}", facility.word()),
        Topic::Territory(territory) => match (territory.serves(), territory) {
            (Some(facility), _) => format!("station-{}", facility.word()),
            (None, Territory::PohlFoothills) => "card-back".to_owned(),
            (None, _) => "ship-relic".to_owned(),
        },
        Topic::Field(field) => format!("field-{}", field.word()),
        Topic::Card(card) => icons::card_art(card),
        Topic::Choice(_) | Topic::Preset(_) => "icon-settings".to_owned(),
    }
}

/// The page, or a word of welcome, at most `height` high.
pub fn page(ui: &mut Ui, view: &CodexView, height: f32, out: &mut Vec<UiIntent>) {
    let Some(topic) = view.page else {
        welcome(ui, view, height);
        return;
    };
    ScrollArea::vertical().id_salt(("page", topic)).max_height(height).auto_shrink(false).show(ui, |ui| {
        by_keys(ui, height);
        let width = ui.available_width() - 12.0;
        ui.set_max_width(width);
        ui.spacing_mut().item_spacing.y = 7.0;
        head(ui, topic);
        for point in topic_points(topic) {
            bullet(ui, &point);
        }
        if let Topic::Choice(choice) = topic {
            values(ui, choice, view);
        }
        live(ui, view, topic);
        examples(ui, view, topic, out);
        see_also(ui, topic, out);
    });
}

fn welcome(ui: &mut Ui, view: &CodexView, height: f32) {
    if height.is_finite() {
        ui.set_min_height(height);
    }
    ui.add_space(60.0);
    ui.vertical_centered(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(260.0, 210.0), Sense::hover());
        icons::contain(ui.painter(), "station-AlienArtifact", rect, Color32::WHITE);
        ui.add_space(14.0);
        ui.label(RichText::new(text("codex-help")).font(bold(20.0)).color(INKS.ivory.0));
        ui.add_space(6.0);
        ui.label(text("codex-welcome"));
        ui.label(RichText::new(text_args("codex-welcome-tip", &[("key", view.key.into())])).color(INKS.dim.0));
    });
}

/// Page up and down scroll.
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

/// Picture, title and what it is.
fn head(ui: &mut Ui, topic: Topic) {
    let large = matches!(topic, Topic::Facility(_) | Topic::Territory(_) | Topic::Card(_) | Topic::Field(_));
    let size = if ui.available_width() < 520.0 {
        vec2(84.0, 72.0)
    } else if large {
        vec2(190.0, 148.0)
    } else {
        vec2(96.0, 84.0)
    };
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().add(gradient(rect, 12.0, &[INKS.space[1].0, INKS.space[0].0]));
        let inner = rect.shrink(6.0);
        if matches!(topic, Topic::Card(_)) {
            icons::cover(ui.painter(), &emblem(topic), inner);
        } else {
            icons::contain(ui.painter(), &emblem(topic), inner.shrink(4.0), Color32::WHITE);
        }
        ui.painter().add(rim(rect, 12.0, Rim::Brass));
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.label(RichText::new(topic_title(topic)).font(bold(28.0)).color(INKS.ivory.0));
            match topic {
                Topic::Card(card) => powers(ui, card),
                _ => {
                    ui.label(RichText::new(topic_gist(topic)).font(regular(19.0)).color(INKS.text.0));
                }
            }
        });
    });
    ui.add_space(4.0);
}

/// Both powers of a card, with the price printed on it.
fn powers(ui: &mut Ui, card: Card) {
    let price = card.power_price().map(|fuel| resources(fuel, 0));
    let power = price.map_or_else(|| text("codex-power"), |price| format!("{} ({price})", text("codex-power")));
    ui.label(RichText::new(power).font(bold(SMALL)).color(INKS.brass[1].0));
    ui.label(RichText::new(topic_gist(Topic::Card(card))).font(regular(18.0)).color(INKS.text.0));
    if let Some(discard) = card_discard(card) {
        ui.label(RichText::new(text("codex-discard")).font(bold(SMALL)).color(INKS.brass[1].0));
        ui.label(RichText::new(discard).font(regular(18.0)).color(INKS.text.0));
    }
}

/// A point with its dot, wrapped beside it.
fn bullet(ui: &mut Ui, words: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (dot, _) = ui.allocate_exact_size(vec2(14.0, 22.0), Sense::hover());
        ui.painter().circle_filled(dot.center(), 3.0, INKS.brass[1].0);
        // Beside something words go on for ever unless they are told to wrap.
        ui.add(Label::new(RichText::new(words).color(INKS.text.0)).wrap());
    });
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(8.0);
    let response = ui.label(RichText::new(words.to_uppercase()).font(bold(SMALL)).color(INKS.brass[1].0));
    let rect = response.rect;
    let line = [pos2(rect.right() + 10.0, rect.center().y), pos2(ui.max_rect().right() - 4.0, rect.center().y)];
    ui.painter().line_segment(line, (1.0, INKS.rim[3].0));
}

/// The values of an option, that of the match marked.
fn values(ui: &mut Ui, choice: Choice, view: &CodexView) {
    heading(ui, &text("codex-values"));
    let now = view.position.map(|position| choice.value(&position.options));
    for (index, key) in choice.value_keys().iter().enumerate() {
        let set = now == Some(index);
        let words = RichText::new(text(key)).color(if set { INKS.ivory.0 } else { INKS.dim.0 });
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(20.0, 22.0), Sense::hover());
            if set {
                icons::piece(ui.painter(), "icon-check", place.center(), 0.8, Color32::WHITE);
            } else {
                ui.painter().circle_stroke(place.center(), 5.0, (1.2, INKS.rim[2].0));
            }
            ui.label(if set { words.strong() } else { words });
        });
    }
}

/// What is true in the match that is open, a row each.
fn live(ui: &mut Ui, view: &CodexView, topic: Topic) {
    let Some(position) = view.position else { return };
    let told = facts(position, topic);
    // What an option is set to stands among its values already.
    if told.is_empty() || matches!(topic, Topic::Choice(_)) {
        return;
    }
    let mover = view.names.of(position.mover());
    let personal = told.iter().any(|fact| matches!(fact, Fact::Costs { .. } | Fact::Gains { .. } | Fact::MineFloor(_)));
    let title =
        if personal { text_args("codex-now-mover", &[("name", mover.as_str().into())]) } else { text("codex-now") };
    heading(ui, &title);
    ui.spacing_mut().item_spacing.y = 3.0;
    let wide = ui.available_width() > 460.0;
    for fact in &told {
        let (head, what) = fact_row(fact, &mover, view.names);
        if wide {
            ui.horizontal_top(|ui| {
                about(ui, fact);
                let room = vec2(238.0, 24.0);
                ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
                    ui.set_width(room.x);
                    ui.label(RichText::new(head).color(INKS.dim.0));
                });
                ui.add(Label::new(RichText::new(what).color(INKS.ivory.0)).wrap());
            });
        } else {
            ui.label(RichText::new(head).font(regular(SMALL)).color(INKS.dim.0));
            ui.label(RichText::new(what).color(INKS.ivory.0));
        }
    }
    ui.spacing_mut().item_spacing.y = 7.0;
}

/// The mark of the player a row is about.
fn about(ui: &mut Ui, fact: &Fact) {
    let (place, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
    if let Some(colour) = fact.colour() {
        mark(ui.painter(), place.center(), 9.0, colour, true);
    }
}

/// The lesson about it, and positions to play.
fn examples(ui: &mut Ui, view: &CodexView, topic: Topic, out: &mut Vec<UiIntent>) {
    let scenes: Vec<_> = scenes_of(topic).collect();
    let lesson = practise(lesson_word(topic));
    if scenes.is_empty() && lesson.is_none() {
        return;
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if let Some(lesson) = lesson {
            let label = text("codex-practise");
            let face = KeyFace::new(&label).icon("icon-coach").primary();
            if button(ui, &face, None).hint(text("codex-practise-help")).clicked() {
                out.push(UiIntent::Practise(lesson));
            }
        }
        for scene in scenes {
            let hand =
                scene.scenario::<AlienFrontiers>().and_then(|scenario| scenario.hand).map(|hand| ships_text(hand.0));
            let label = match hand {
                Some(ships) => text_args("codex-play-with", &[("what", ships.into())]),
                None => text("codex-play"),
            };
            let face = KeyFace::new(&label).icon("icon-play").enabled(view.can_play);
            let help = if view.can_play { "codex-play-help" } else { "codex-play-not-here" };
            if button(ui, &face, None).hint(text(help)).clicked() {
                out.push(UiIntent::Codex(CodexAsk::Play(scene.name)));
            }
        }
    });
}

/// What the Academy calls the things of a page.
const fn lesson_word(topic: Topic) -> &'static str {
    match topic {
        Topic::Facility(facility) => facility.word(),
        Topic::Territory(territory) => territory.word(),
        Topic::Field(field) => field.word(),
        Topic::Card(card) => card.word(),
        Topic::Basic(Basic::Tech) => "tech",
        Topic::Basic(Basic::Scoring | Basic::End) => "scoring",
        Topic::Basic(Basic::Colonies | Basic::Relic) => "territories",
        Topic::Basic(Basic::Turn | Basic::Docking) => "controls",
        Topic::Basic(Basic::Fleet) => "Shipyard",
        Topic::Basic(Basic::Resources) => "SolarConverter",
        Topic::Basic(Basic::Players) | Topic::Choice(_) | Topic::Preset(_) => "",
    }
}

/// The pages this one leads to.
fn see_also(ui: &mut Ui, topic: Topic, out: &mut Vec<UiIntent>) {
    heading(ui, &text("codex-see"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(7.0, 7.0);
        for link in links(topic) {
            if chip(ui, link) {
                out.push(UiIntent::Codex(CodexAsk::Open(link)));
            }
        }
    });
    ui.add_space(6.0);
}

/// A link with its drawing.
fn chip(ui: &mut Ui, link: Topic) -> bool {
    let title = topic_title(link);
    let galley = ui.painter().layout_no_wrap(title.clone(), regular(16.0), INKS.text.0);
    let size = vec2(galley.size().x + 50.0, 32.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &title));
    let lit = response.hovered() || response.has_focus();
    let fill = if lit { [INKS.key[0].0, INKS.key[1].0] } else { [INKS.key[1].0, INKS.key[2].0] };
    ui.painter().add(gradient(rect, 16.0, &fill));
    ui.painter().add(rim(rect, 16.0, if response.has_focus() { Rim::Act } else { Rim::Steel }));
    let picture = Rect::from_center_size(pos2(rect.left() + 22.0, rect.center().y), vec2(28.0, 25.0));
    icons::contain(ui.painter(), &emblem(link), picture, Color32::WHITE);
    let at = pos2(rect.left() + 39.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, INKS.text.0);
    response.on_hover_cursor(bevy_egui::egui::CursorIcon::PointingHand).clicked()
}

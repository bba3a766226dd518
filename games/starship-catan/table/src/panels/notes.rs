//! The player's own marks, with memory `notes`: a button that opens them, and the sheets on which the player adds and removes
//! marks.

use bevy_egui::egui::{Align2, Color32, Context, Id, Order, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::GamePanelData;
use super::layout::{known_grid, notes_key};
use crate::board::{card_foot as below, card_picture, is_outpost};
use crate::locale::{card_help, card_name, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::{MAX_MARKS, SectorMarks, may_note};
use orrery_table::Table;
use orrery_ui::intent::{Overlay, UiIntent};
use orrery_ui::paint::{BorderStyle, glass, key, rim};
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::tips::{TooltipContent, TooltipExt};
use orrery_ui::widgets::{ButtonSpec, button, button_row, dialogue, fitted, focus_ring, key_at, press_area};
use orrery_ui::{about, board_layer, icons};
use starship_catan::StarshipCatan;
use starship_catan::rules::{Card, CardKind, Phase, PirateClass, Resource, SECTORS};

/// The radius of a planet in its drawing.
const DRAWN: f32 = 100.0;
/// The number of marks in each row of a sheet.
const ACROSS: usize = 5;
/// The radius of a planet on the sheets.
const WORLD: f32 = 15.0;
/// The radius of a planet among the cards to choose.
const CHOICE: f32 = 18.0;
/// The size of the cell of a card to choose.
const CELL: Vec2 = vec2(50.0, 58.0);
/// The minimum width of the dialogue at which the cards to choose are shown in two columns.
const ABREAST: f32 = 860.0;

/// Shows the button that opens the sheets. While a sector is being chosen, a click on a sheet opens them too.
pub fn notes_keys(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    if !may_note(view.seen) || view.over {
        return;
    }
    let aside = vec2(-view.origin.x.clamp(0.0, notes_key().1), 0.0);
    let rect = view.place(notes_key().0).translate(aside);
    board_layer(ctx, "notes", rect, Order::Middle, |ui| {
        let label = text("ui-notes");
        let response = key_at(ui, rect, &ButtonSpec::new(&label).icon("icon-notes"));
        if response.tip(&about(view, TableKeyAction::Notes.action(), &text("ui-notes-help"))).clicked() {
            out.push(UiIntent::Open(Overlay::Notes));
        }
    });
    if view.seen.known.phase != Phase::Fly {
        return;
    }
    let Some(own) = view.seen.viewer.map(|seat| view.seen.known.colour(seat)) else { return };
    for at in 0..SECTORS {
        let rect = view.place(known_grid(at));
        board_layer(ctx, &format!("notes {at}"), rect, Order::Middle, |ui| {
            let label = text_args("access-notes-of", &[("sector", (at + 1).into())]);
            let (response, _) = press_area(ui, rect, ui.id().with("sheet"), true, &label);
            if response.hovered() {
                ui.painter().add(rim(rect, 12.0, BorderStyle::Act));
            }
            focus_ring(ui, &response, 12.0);
            let help = text_args("ui-memory-notes-help", &[("name", view.names.of(own).into())]);
            if response.tip(&TooltipContent::new(help)).clicked() {
                choose_sector(ui, at);
                out.push(UiIntent::Open(Overlay::Notes));
            }
        });
    }
}

/// Returns the identifier under which the program stores the sector of the open sheet until the program ends.
fn chosen() -> Id {
    Id::new("sector of the notes")
}

fn choose_sector(ui: &Ui, at: usize) {
    ui.data_mut(|data| data.insert_temp(chosen(), at));
}

/// Shows the dialogue: a sheet for each sector, and every card that can be marked.
pub fn notes(ctx: &Context, table: &Table<StarshipCatan>, out: &mut Vec<UiIntent>) {
    if !may_note(table.view()) {
        return;
    }
    let marks = SectorMarks::of(table.notes());
    let flown = usize::from(table.view().known.flight.sector).min(SECTORS - 1);
    let at = ctx.data(|data| data.get_temp(chosen())).unwrap_or(flown);
    dialogue(ctx, "notes", 1010.0, &text("ui-notes-title"), |ui| {
        ui.label(text("ui-notes-about"));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            for sector in 0..SECTORS {
                sheet(ui, &marks, sector, sector == at, out);
            }
        });
        ui.add_space(12.0);
        let heading = text_args("ui-notes-mark", &[("sector", (at + 1).into())]);
        ui.label(bevy_egui::egui::RichText::new(heading).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
        ui.add_space(4.0);
        if ui.available_width() < ABREAST {
            resources(ui, (&marks, at), out);
            others().iter().for_each(|row| choices(ui, row, (&marks, at), out));
        } else {
            ui.horizontal(|ui| {
                ui.vertical(|ui| resources(ui, (&marks, at), out));
                ui.add_space(16.0);
                ui.vertical(|ui| others().iter().for_each(|row| choices(ui, row, (&marks, at), out)));
            });
        }
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
            let clear = text_args("ui-notes-clear", &[("sector", (at + 1).into())]);
            if button(ui, &ButtonSpec::new(&clear).enabled(!marks.sector(at).is_empty()), None).clicked() {
                let mut marks = marks.clone();
                (0..MAX_MARKS).for_each(|_| marks.remove(at, 0));
                out.push(UiIntent::Note(marks.text()));
            }
        });
    });
}

/// Shows the sheet of a sector. A click on its heading selects the sheet, and a click on a mark removes the mark.
fn sheet(ui: &mut Ui, marks: &SectorMarks, at: usize, is_chosen: bool, out: &mut Vec<UiIntent>) {
    let (rect, _) = ui.allocate_exact_size(vec2(226.0, 128.0), Sense::hover());
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 36.0));
    let label = text_args("access-notes-of", &[("sector", (at + 1).into())]);
    let (response, state) = press_area(ui, head, ui.id().with(("sheet", at)), true, &label);
    ui.painter().add(glass(rect, 12.0, if is_chosen { BorderStyle::Brass } else { BorderStyle::Steel }));
    if is_chosen || response.hovered() {
        ui.painter().add(key(head, 12.0, if is_chosen { BorderStyle::Brass } else { BorderStyle::Steel }, state));
    }
    icons::piece(
        ui.painter(),
        &format!("sector-{}", at + 1),
        head.left_center() + vec2(24.0, 0.0),
        0.36,
        Color32::WHITE,
    );
    let words = text_args("ui-notes-sector", &[("sector", (at + 1).into())]);
    let (left, width) = (head.left_center() + vec2(48.0, 0.0), rect.width() - 60.0);
    fitted(ui, left, Align2::LEFT_CENTER, &words, bold(SMALL), PANEL_PALETTE.ivory.0, width);
    focus_ring(ui, &response, 12.0);
    if response.clicked() {
        choose_sector(ui, at);
    }
    for nth in 0..MAX_MARKS {
        let step = vec2((nth % ACROSS) as f32 * 40.0, (nth / ACROSS) as f32 * 41.0);
        let middle = rect.min + vec2(33.0, 62.0) + step;
        match marks.sector(at).get(nth) {
            Some(&card) => mark(ui, (marks, at, nth), card, middle, out),
            None => {
                icons::piece(ui.painter(), "rail-bead", middle, 0.5, Color32::WHITE);
            }
        }
    }
}

fn mark(
    ui: &mut Ui,
    (marks, at, nth): (&SectorMarks, usize, usize),
    card: Card,
    middle: Pos2,
    out: &mut Vec<UiIntent>,
) {
    let rect = Rect::from_center_size(middle, Vec2::splat(2.0 * WORLD + 6.0));
    let label = text_args("access-notes-remove", &[("card", card_name(card).into())]);
    let (response, _) = press_area(ui, rect, ui.id().with(("mark", at, nth)), true, &label);
    world(ui, card, middle, WORLD);
    if response.hovered() {
        ui.painter().add(rim(rect, rect.width() / 2.0, BorderStyle::Act));
    }
    focus_ring(ui, &response, rect.width() / 2.0);
    if response.tip(&TooltipContent::new(text("ui-notes-remove")).title(card_name(card))).clicked() {
        let mut marks = marks.clone();
        marks.remove(at, nth);
        out.push(UiIntent::Note(marks.text()));
    }
}

/// Draws a card with its appearance on the board.
fn world(ui: &Ui, card: Card, middle: Pos2, radius: f32) {
    let radius = if is_outpost(card) { radius * 1.1 } else { radius };
    icons::piece(ui.painter(), &card_picture(card, 1, radius), middle, radius / DRAWN, Color32::WHITE);
}

/// Shows a row of cards to mark for each resource.
fn resources(ui: &mut Ui, to: (&SectorMarks, usize), out: &mut Vec<UiIntent>) {
    Resource::ALL.iter().for_each(|&resource| of_resource(ui, resource, to, out));
}

/// Shows the trade planets of a resource in the order of their prices, then its colony planets.
fn of_resource(ui: &mut Ui, resource: Resource, to: (&SectorMarks, usize), out: &mut Vec<UiIntent>) {
    let all = Card::ALL.iter().copied();
    let trade =
        all.clone().filter(|card| matches!(card.kind(), CardKind::Trade { resource: of, .. } if of == resource));
    let colonies = all.filter(|card| card.colony().is_some_and(|(of, _)| of == resource));
    choices(ui, &trade.chain(colonies).collect::<Vec<_>>(), to, out);
}

/// Returns all other cards, in rows: adventure planets, other planets, outposts, pirates and corsairs.
fn others() -> Vec<Vec<Card>> {
    let all = |wanted: fn(CardKind) -> bool| Card::ALL.iter().copied().filter(move |card| wanted(card.kind()));
    let adventures = all(|kind| matches!(kind, CardKind::Adventures));
    let planets = [Card::Kopernikus, Card::DiplomatPlanet, Card::LostPlanet];
    let outposts = all(|kind| {
        matches!(
            kind,
            CardKind::GreenFolk | CardKind::Diplomats | CardKind::Scientists | CardKind::Merchants | CardKind::Median
        )
    })
    .filter(|&card| card != Card::DiplomatPlanet);
    let raiders = |of: PirateClass| {
        let mut all: Vec<Card> =
            Card::ALL.iter().copied().filter(|card| card.pirates().is_some_and(|(class, _)| class == of)).collect();
        all.sort_by_key(|card| card.pirates().map(|(_, strength)| strength));
        all
    };
    let [pirates, corsairs] = [PirateClass::Pirates, PirateClass::Corsairs].map(raiders);
    vec![adventures.collect(), planets.to_vec(), outposts.collect(), pirates, corsairs]
}

/// Shows a row of cards to mark.
fn choices(ui: &mut Ui, cards: &[Card], (marks, at): (&SectorMarks, usize), out: &mut Vec<UiIntent>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for &card in cards {
            if choice(ui, card, marks.has_room(at)) {
                let mut marks = marks.clone();
                marks.add(at, card);
                out.push(UiIntent::Note(marks.text()));
            }
        }
    });
}

/// Shows a card to mark, with its price, its roll or its strength below it. Returns true if the card was clicked.
fn choice(ui: &mut Ui, card: Card, has_room: bool) -> bool {
    let (rect, _) = ui.allocate_exact_size(CELL, Sense::hover());
    let (response, state) = press_area(ui, rect, ui.id().with(("card", card.index())), has_room, &card_name(card));
    if response.hovered() || response.has_focus() {
        ui.painter().add(key(rect, 10.0, BorderStyle::Steel, state));
    }
    world(ui, card, pos2(rect.center().x, rect.top() + 22.0), CHOICE);
    let foot = pos2(rect.center().x, rect.bottom() - 9.0);
    if let Some((sign, words)) = below(card) {
        let left = foot - vec2(if sign.is_some() { 1.0 } else { 0.0 }, 0.0);
        if let Some(sign) = sign {
            icons::piece(ui.painter(), &format!("icon-{sign}"), foot - vec2(10.0, 0.0), 0.62, Color32::WHITE);
        }
        let align = if sign.is_some() { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        fitted(ui, left, align, &words, regular(SMALL), PANEL_PALETTE.ivory.0, CELL.x / 2.0);
    }
    focus_ring(ui, &response, 10.0);
    let refused = (!has_room).then(|| text("ui-notes-full"));
    let response = response.tip(&TooltipContent::new(card_help(card)).title(card_name(card)).refused(refused));
    response.clicked() && has_room
}

//! The hand-over of the screen from one person to another: the hot-seat curtain, and the changes since the next player's last
//! turn.

use bevy_egui::egui::{Context, Id, Label, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::SharedPanelData;
use super::inline_items::{bits_width, cut, signs, words_and_signs};
use crate::intent::{Overlay, UiIntent};
use crate::paint::mark;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, bare_dialogue, board_scale, button_row, cover_dialogue, dialogue};
use crate::{HotSeatCurtain, Recap, RecapImportance, RecapLine};
use orrery_core::Colour;
use orrery_locale::{PlayerNames, text, text_args};
use orrery_settings::keys::Action;

/// Shows the curtain, with the player to move and otherwise only public information. The previous person's view is already
/// hidden, and the next person takes over when they are ready.
pub fn cover(ctx: &Context, recap: &Recap, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    let name = view.names.of(recap.colour);
    let args = [("name", name.as_str().into()), ("key", view.keys.shown(Action::Advance).into())];
    let asked = recap.question.as_ref();
    let go = match asked {
        Some(_) => "ui-hand-over-answer",
        None if recap.again => "ui-hand-over-on",
        None => "ui-hand-over-go",
    };
    let go = text_args(go, &args);
    let mut take = |ui: &mut Ui| {
        ButtonSpec::new(&go).primary().id(start_turn()).asks(ui, UiIntent::CloseBanner, out);
        // With the hand face down, the row of buttons stays visible and has the menu.
        if matches!(view.places.cover, HotSeatCurtain::Sky(_)) {
            ui.add_space(6.0);
            menu(ui, out);
        }
    };
    let far = match view.places.cover {
        HotSeatCurtain::Sky(far) => far,
        HotSeatCurtain::Hand(hand) => {
            // Over the face-down hand. The line at the foot shows whose turn it is.
            let hand = view.place(hand);
            let scale = board_scale(ctx);
            let place =
                Rect::from_min_max((hand.min.to_vec2() * scale).to_pos2(), (hand.max.to_vec2() * scale).to_pos2());
            return bare_dialogue(ctx, "cover", place, take);
        }
    };
    let title = match asked {
        Some(question) => [name.as_str(), question.as_str()].join(": "),
        None => text_args(if recap.again { "ui-hand-over-back" } else { "ui-hand-over" }, &args[..1]),
    };
    cover_dialogue(ctx, ("cover", far), 520.0, &title, |ui| {
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 190.0), Sense::hover());
        mark(ui.painter(), place.center(), 72.0, recap.colour, true);
        ui.vertical_centered(|ui| {
            let told = RichText::new(text("ui-hand-over-covered")).color(PANEL_PALETTE.dim.0).font(regular(SMALL));
            ui.label(told);
            ui.add_space(8.0);
            take(ui);
        });
    });
}

/// Returns the id of the button that begins the turn. It keeps the focus while a press of a gamepad changes the key in its label.
fn start_turn() -> Id {
    Id::new("start turn")
}

/// Shows the button that opens the menu instead of beginning the turn.
fn menu(ui: &mut Ui, out: &mut Vec<UiIntent>) {
    ButtonSpec::new(&text("ui-menu")).icon("icon-menu").low().asks(ui, UiIntent::Open(Overlay::Menu), out);
}

/// Maximum number of lines in the banner.
const MOST: usize = 12;

/// Returns the actions one by one, each with its player: for each player the rows of the lines about turns, and then the details
/// that those rows do not contain.
pub fn orders(lines: &[RecapLine]) -> Vec<(Colour, &str)> {
    let players = lines.chunk_by(|one, next| one.colour == next.colour);
    let told = players.flat_map(|group| {
        let is_turn = |line: &&RecapLine| line.weight == RecapImportance::Turn;
        let rows = || group.iter().filter(is_turn).flat_map(|line| line.words.split('\n'));
        let done: Vec<&str> = rows().collect();
        let mut more: Vec<&str> = Vec::new();
        for line in group.iter().filter(|line| !is_turn(line)) {
            let words = line.words.as_str();
            if !done.contains(&words) && !more.contains(&words) {
                more.push(words);
            }
        }
        done.into_iter().chain(more).map(|words| (group[0].colour, words))
    });
    told.collect()
}

/// Shows a line with the mark of its player. Text that is wider than the dialogue is wrapped.
fn line(ui: &mut Ui, colour: Colour, content: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
        mark(ui.painter(), place.center(), 6.4, colour, false);
        content(ui);
    });
}

/// Shows text in the font of the lines, wrapped where necessary.
fn words(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).font(regular(SMALL)).color(PANEL_PALETTE.text.0)).wrap());
}

/// Shows the actions one by one or, if there are too many, the result of each turn in icons with as many details as fit.
fn happened(ui: &mut Ui, recap: &Recap, names: &PlayerNames) {
    let lines = &recap.lines;
    let all = orders(lines);
    if all.len() <= MOST {
        all.into_iter().for_each(|(colour, told)| line(ui, colour, |ui| words(ui, told)));
        return;
    }
    // The tips of the turns' lines contain the omitted details.
    let turns = lines.iter().filter(|line| line.weight == RecapImportance::Turn).count();
    let mut others = MOST.saturating_sub(turns);
    for told in lines {
        if told.weight != RecapImportance::Turn {
            if others == 0 {
                continue;
            }
            others -= 1;
        }
        line(ui, told.colour, |ui| {
            if !told.words.contains('\n') || told.bits.is_empty() {
                words(ui, &told.words);
                return;
            }
            let room = ui.available_width();
            let bits = cut(&told.bits, |bits| bits_width(ui.ctx(), bits) <= room);
            let wide = bits_width(ui.ctx(), &bits).min(room);
            let (place, response) = ui.allocate_exact_size(vec2(wide, 18.0), Sense::hover());
            let words = words_and_signs(recap, told, names);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
            signs(ui, &bits, place.left_center());
            response.hint(&words);
        });
    }
}

/// Shows the player to move, and the changes since their last turn.
pub fn banner(ctx: &Context, recap: &Recap, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    let name = view.names.of(recap.colour);
    let go = text_args(
        "ui-hand-over-go",
        &[("name", name.as_str().into()), ("key", view.keys.shown(Action::Advance).into())],
    );
    dialogue(ctx, "hand over", 560.0, &text_args("ui-hand-over", &[("name", name.into())]), |ui| {
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 76.0), Sense::hover());
        mark(ui.painter(), place.center(), 30.0, recap.colour, true);
        let key = if recap.lines.is_empty() { "ui-recap-none" } else { "ui-recap" };
        ui.label(RichText::new(text(key)).color(PANEL_PALETTE.dim.0).font(regular(SMALL)));
        happened(ui, recap, view.names);
        button_row(ui, |ui| {
            ButtonSpec::new(&go).primary().id(start_turn()).asks(ui, UiIntent::CloseBanner, out);
            menu(ui, out);
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_of(colour: Colour, words: &str, weight: RecapImportance) -> RecapLine {
        RecapLine { colour, words: words.to_owned(), bits: Vec::new(), spots: Vec::new(), weight }
    }

    #[test]
    fn hand_over_lists_every_order_once() {
        let lines = [
            line_of(Colour::Red, "landed", RecapImportance::Great),
            line_of(Colour::Red, "mined\nmined\nlanded", RecapImportance::Turn),
            line_of(Colour::Red, "controls", RecapImportance::Detail),
            line_of(Colour::Blue, "raided", RecapImportance::Great),
            line_of(Colour::Blue, "raided", RecapImportance::Turn),
            line_of(Colour::Green, "controls", RecapImportance::Detail),
        ];
        let told = orders(&lines);
        let words = |colour| -> Vec<&str> { told.iter().filter(|one| one.0 == colour).map(|one| one.1).collect() };
        assert_eq!(words(Colour::Red), ["mined", "mined", "landed", "controls"]);
        assert_eq!((words(Colour::Blue), words(Colour::Green)), (vec!["raided"], vec!["controls"]));
        assert!(orders(&[]).is_empty());
    }
}

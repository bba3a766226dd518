//! The recap of changes since a player's last turn: a bar at the foot of the board, which can be unfolded. Each of the other
//! players gets a fair share of its width.

use std::ops::Range;

use bevy_egui::egui::{
    Align2, Color32, Context, Id, Order, Rect, ScrollArea, Sense, Tooltip, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::SharedPanelData;
use super::hand_over::{banner, cover};
use super::inline_items::{bits_width, cut, signs, text_width, words_and_signs};
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, glass, gradient, mark, rim};
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::TooltipExt;
use crate::widgets::board_layer;
use crate::{Recap, RecapImportance, RecapLine};
use orrery_board::InlineItem;
use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text, text_args};

/// An order since a player's last turn, without information hidden from the viewer.
#[derive(Debug, Clone, PartialEq)]
pub struct PastOrder<G: GameFrontend> {
    /// The player who gave the order.
    pub mover: Colour,
    /// The order, if the viewer sees it.
    pub order: Option<game_types::Order<G>>,
    /// The events of the order that the viewer sees.
    pub events: Vec<game_types::Event<G>>,
    /// The view before the order.
    pub before: game_types::View<G>,
    /// The view after the order.
    pub after: game_types::View<G>,
}

/// Shows the recap: over everything when the screen is handed over, otherwise as a bar at the foot of the board. `beside` is the
/// width that the line at the foot takes next to the bar.
pub fn recap(ctx: &Context, recap: &Recap, view: &SharedPanelData, beside: f32, out: &mut Vec<UiIntent>) {
    if recap.cover {
        cover(ctx, recap, view, out);
    } else if recap.hand_over {
        banner(ctx, recap, view, out);
    } else if !recap.lines.is_empty() {
        strip(ctx, recap, view, beside, out);
    }
}

/// Groups the lines by player. The players are in the order of their first lines, and each player's most important lines come
/// first.
pub fn grouped(mut lines: Vec<RecapLine>) -> Vec<RecapLine> {
    let mut order: Vec<Colour> = Vec::new();
    for line in &lines {
        if !order.contains(&line.colour) {
            order.push(line.colour);
        }
    }
    lines.sort_by_key(|line| (order.iter().position(|&colour| colour == line.colour), line.weight));
    lines
}

/// Height of the bar.
const HEIGHT: f32 = 30.0;
/// Width of the player's mark at the beginning of a group.
const GROUP: f32 = 28.0;
/// The gap between two lines.
const GAP: f32 = 4.0;

/// A line in the bar.
struct RecapBadge {
    index: usize,
    /// The inline items of the line. If there is no room for all, an ellipsis replaces the last ones.
    bits: Vec<InlineItem>,
    place: Rect,
}

/// The layout of the bar: the lines that fit, from its left end.
struct RecapBadges {
    chips: Vec<RecapBadge>,
    /// The player's mark at the beginning of each group, with its horizontal position.
    marks: Vec<(Colour, f32)>,
    width: f32,
    /// The number of lines that are left out or truncated.
    left_out: usize,
}

/// Returns the range of lines of each player, in order.
fn groups(lines: &[RecapLine]) -> Vec<Range<usize>> {
    let mut begin = 0;
    let group = |group: &[RecapLine]| {
        let range = begin..begin + group.len();
        begin = range.end;
        range
    };
    lines.chunk_by(|one, next| one.colour == next.colour).map(group).collect()
}

/// Returns the share of `room` for the first of `needs`: as much as it needs, unless that is more than a fair share and the
/// others need the room.
fn fair(needs: &[f32], room: f32) -> f32 {
    let Some(&first) = needs.first() else { return 0.0 };
    let mut all = needs.to_vec();
    all.sort_by(f32::total_cmp);
    let mut left = room;
    for (at, &need) in all.iter().enumerate() {
        let share = left / (all.len() - at) as f32;
        if need > share {
            return first.min(share);
        }
        left -= need;
    }
    first
}

/// Returns the inline items of a line. A line without any gets an ellipsis, so that the pointer can rest on it.
fn signs_of(line: &RecapLine) -> Vec<InlineItem> {
    if line.bits.is_empty() { vec![InlineItem::Text("…".to_owned())] } else { line.bits.clone() }
}

/// Lays out the lines between the horizontal positions `start` and `room`. Lines that do not fit are truncated or left out.
fn chips(ctx: &Context, recap: &Recap, start: f32, room: f32) -> RecapBadges {
    let mut laid = RecapBadges { chips: Vec::new(), marks: Vec::new(), width: start, left_out: 0 };
    let groups = groups(&recap.lines);
    let need = |lines: &Range<usize>| {
        let wide = |line: &RecapLine| bits_width(ctx, &signs_of(line)) + GAP;
        GROUP + recap.lines[lines.clone()].iter().map(wide).sum::<f32>()
    };
    let needs: Vec<f32> = groups.iter().map(need).collect();
    for (at, lines) in groups.into_iter().enumerate() {
        let end = laid.width + fair(&needs[at..], room - laid.width);
        laid.marks.push((recap.lines[lines.start].colour, laid.width + GROUP / 2.0));
        laid.width += GROUP;
        let mut whole = true;
        for index in lines.clone() {
            let all = signs_of(&recap.lines[index]);
            let fits = |bits: &[InlineItem]| laid.width + bits_width(ctx, bits) <= end;
            // The first line of every player is always shown, truncated if necessary.
            let bits = if index == lines.start { cut(&all, fits) } else { all.clone() };
            if !whole || index != lines.start && !fits(&bits) {
                (whole, laid.left_out) = (false, laid.left_out + 1);
                continue;
            }
            if bits != all {
                (whole, laid.left_out) = (false, laid.left_out + 1);
            }
            let place = Rect::from_min_size(pos2(laid.width, 3.0), vec2(bits_width(ctx, &bits), HEIGHT - 6.0));
            laid.width = place.right() + GAP;
            laid.chips.push(RecapBadge { index, bits, place });
        }
    }
    laid
}

fn strip(ctx: &Context, recap: &Recap, view: &SharedPanelData, beside: f32, out: &mut Vec<UiIntent>) {
    let whole = view.place(view.places.recap);
    let taken = if beside > 0.0 { beside + 8.0 } else { 0.0 };
    let (head, why) = (text("ui-recap"), text("ui-why"));
    let begin = text_width(ctx, &head) + 26.0;
    let button_room = if view.coach.can_explain { text_width(ctx, &why) + 44.0 } else { 8.0 };
    // The number of omitted lines is not known yet, but at most all lines can be left out.
    let more_room = text_width(ctx, &more_words(recap.lines.len())) + 14.0;
    let laid = chips(ctx, recap, begin, whole.width() - taken - button_room - more_room);
    let more = if laid.left_out > 0 { more_room } else { 0.0 };
    let rect = Rect::from_min_size(whole.min, vec2(laid.width + more + button_room, HEIGHT));
    let hides = |at: usize| laid.chips.iter().all(|chip| chip.index != at || chip.bits != signs_of(&recap.lines[at]));
    let unfolds = recap.open || recap.at.is_some_and(hides);
    board_layer(ctx, "recap", rect, Order::Middle, |ui| {
        let fill = PANEL_PALETTE.strip.map(|ink| ink.0.gamma_multiply(0.96));
        ui.painter().add(gradient(rect, HEIGHT / 2.0, &fill));
        ui.painter().add(rim(rect, HEIGHT / 2.0, BorderStyle::Brass));
        let left = rect.left_center() + vec2(14.0, 0.0);
        ui.painter().text(left, Align2::LEFT_CENTER, head, regular(SMALL), PANEL_PALETTE.dim.0);
        for (colour, x) in &laid.marks {
            mark(ui.painter(), rect.left_center() + vec2(*x, 0.0), 9.0, *colour, true);
        }
        for laid in &laid.chips {
            chip(ui, (recap, view.names), laid, (rect.min.to_vec2(), unfolds), out);
        }
        if laid.left_out > 0 {
            left_out(ui, laid.left_out, (rect.min.x + laid.width, rect), unfolds, out);
        }
        if view.coach.can_explain {
            let place =
                Rect::from_min_max(pos2(rect.right() - button_room + 4.0, rect.top() + 2.0), rect.max - vec2(6.0, 2.0));
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| crate::coach::why(ui, view, out));
        }
    });
    if unfolds {
        unfolded(ctx, recap, whole, out);
    }
}

/// Shows a line as inline items. Its tip is the full text with the names of the icons, unless all lines are unfolded.
fn chip(
    ui: &mut Ui,
    (recap, names): (&Recap, &PlayerNames),
    chip: &RecapBadge,
    (strip, unfolds): (Vec2, bool),
    out: &mut Vec<UiIntent>,
) {
    let RecapBadge { index, bits, place } = chip;
    let (line, rect) = (&recap.lines[*index], place.translate(strip));
    let words = words_and_signs(recap, line, names);
    let response = ui.interact(rect, Id::new(("recap line", index)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let marked = recap.at == Some(*index);
    if response.hovered() || marked {
        let fill = PANEL_PALETTE.key[1].0;
        ui.painter().add(gradient(rect, rect.height() / 2.0, &[fill, fill]));
        out.push(UiIntent::Spot(line.spots.clone()));
    }
    if marked {
        ui.painter().add(rim(rect, rect.height() / 2.0, BorderStyle::Act));
    }
    if marked && !unfolds {
        let tip = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), Id::new("recap told"), rect);
        tip.show(|ui| ui.label(&words));
    }
    signs(ui, bits, rect.left_center() + vec2(7.0, 0.0));
    let clicked = response.clicked();
    if !unfolds {
        response.hint(&words);
    }
    if clicked {
        out.push(UiIntent::OpenRecap(!recap.open));
    }
}

/// Returns the text for the number of omitted lines. It has no plus sign, because a plus sign means a gain everywhere else.
fn more_words(count: usize) -> String {
    text_args("ui-recap-more", &[("count", count.into())])
}

/// Shows the button that unfolds all lines, labelled with the number of omitted lines, or that folds them again.
fn left_out(ui: &mut Ui, count: usize, (left, strip): (f32, Rect), unfolds: bool, out: &mut Vec<UiIntent>) {
    let words = if unfolds { text("ui-recap-fold") } else { more_words(count) };
    let wide = text_width(ui.ctx(), &more_words(count)) + 10.0;
    let rect = Rect::from_min_size(pos2(left, strip.center().y - 11.0), vec2(wide, 22.0));
    let response = ui.interact(rect, Id::new("recap rest"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    if response.hovered() {
        let fill = PANEL_PALETTE.key[1].0;
        ui.painter().add(gradient(rect, rect.height() / 2.0, &[fill, fill]));
    }
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, &words, regular(SMALL), PANEL_PALETTE.brass[1].0);
    let clicked = response.clicked();
    response.hint(text("ui-recap-unfold"));
    if clicked {
        out.push(UiIntent::OpenRecap(!unfolds));
    }
}

/// Width and maximum height of the list of all lines.
const LIST: Vec2 = vec2(620.0, 430.0);
/// The space for the player's mark, to the left of the text.
const BEFORE: f32 = 40.0;
/// The space above and below a line of the list, and above a player's first line.
const AIR: [f32; 2] = [3.0, 8.0];

/// Returns the lines of the list: index, text, and true if the line is the first of its player.
fn listed(lines: &[RecapLine]) -> Vec<(usize, String, bool)> {
    let mut rows = Vec::new();
    for group in groups(lines) {
        let apart: Vec<&str> = lines[group.clone()]
            .iter()
            .filter(|one| one.weight != RecapImportance::Turn)
            .map(|one| &*one.words)
            .collect();
        let mut first = true;
        for index in group {
            let line = &lines[index];
            // A detail with a line of its own is not repeated in the line of its turn.
            let told = |words: &&str| line.weight != RecapImportance::Turn || !apart.contains(words);
            let words: Vec<&str> = line.words.split('\n').filter(told).collect();
            if !words.is_empty() {
                rows.push((index, words.join("\n"), std::mem::take(&mut first)));
            }
        }
    }
    rows
}

/// Shows all lines as text, above the bar.
fn unfolded(ctx: &Context, recap: &Recap, strip: Rect, out: &mut Vec<UiIntent>) {
    let rows: Vec<_> = listed(&recap.lines)
        .into_iter()
        .map(|(index, words, first)| {
            let room = LIST.x - BEFORE - 34.0;
            let words = ctx.fonts_mut(|fonts| fonts.layout(words, regular(SMALL), Color32::PLACEHOLDER, room));
            let above = if first { AIR[1] } else { 0.0 };
            (index, words, first, above)
        })
        .collect();
    let all: f32 = rows.iter().map(|(_, words, _, above)| words.size().y + 2.0 * AIR[0] + above).sum();
    let high = (all + 20.0).min(LIST.y);
    let rect = Rect::from_min_max(strip.left_top() - vec2(0.0, high + 6.0), strip.left_top() + vec2(LIST.x, -6.0));
    board_layer(ctx, "recap list", rect, Order::Middle, |ui| {
        ui.painter().add(glass(rect, 13.0, BorderStyle::Brass));
        ui.interact(rect, Id::new("recap list pane"), Sense::click());
        let inner = rect.shrink2(vec2(10.0, 8.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ScrollArea::vertical().auto_shrink(false).max_height(inner.height()).show(ui, |ui| {
                for (index, words, first, above) in rows {
                    let line = &recap.lines[index];
                    ui.add_space(above);
                    let size = vec2(ui.available_width(), words.size().y + 2.0 * AIR[0]);
                    let (place, response) = ui.allocate_exact_size(size, Sense::click());
                    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &line.words));
                    let marked = recap.at == Some(index);
                    if response.hovered() || marked {
                        let fill = PANEL_PALETTE.key[1].0;
                        ui.painter().add(gradient(place, 7.0, &[fill, fill]));
                        out.push(UiIntent::Spot(line.spots.clone()));
                    }
                    if marked {
                        ui.painter().add(rim(place, 7.0, BorderStyle::Act));
                        response.scroll_to_me(None);
                    }
                    if first {
                        let at = place.left_top() + vec2(18.0, AIR[0] + 8.0);
                        mark(ui.painter(), at, 8.0, line.colour, true);
                    }
                    ui.painter().galley(place.min + vec2(BEFORE, AIR[0]), words, PANEL_PALETTE.text.0);
                    if response.clicked() {
                        out.push(UiIntent::OpenRecap(false));
                    }
                }
            });
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(colour: Colour, words: &str, weight: RecapImportance) -> RecapLine {
        RecapLine { colour, words: words.to_owned(), bits: Vec::new(), spots: Vec::new(), weight }
    }

    #[test]
    fn lines_are_grouped_by_player_with_the_most_important_first() {
        let told = grouped(vec![
            line(Colour::Blue, "flew", RecapImportance::Turn),
            line(Colour::Red, "mined\nsettled", RecapImportance::Turn),
            line(Colour::Red, "settled", RecapImportance::Great),
            line(Colour::Blue, "patrol", RecapImportance::Detail),
            line(Colour::Blue, "raided", RecapImportance::Great),
        ]);
        let words: Vec<&str> = told.iter().map(|line| line.words.as_str()).collect();
        assert_eq!(words, ["raided", "flew", "patrol", "settled", "mined\nsettled"]);
        assert_eq!(groups(&told), [0..3, 3..5]);
        let rows: Vec<(usize, String, bool)> = listed(&told);
        assert_eq!(
            rows.iter().map(|row| row.1.as_str()).collect::<Vec<_>>(),
            ["raided", "flew", "patrol", "settled", "mined"]
        );
        assert_eq!(rows.iter().map(|row| row.2).collect::<Vec<_>>(), [true, false, false, true, false]);
    }

    #[test]
    fn height_is_shared_fairly_between_groups() {
        assert_eq!(fair(&[100.0, 50.0], 200.0), 100.0, "there is enough");
        assert_eq!(fair(&[300.0, 50.0], 200.0), 150.0, "what the other does not need");
        assert_eq!(fair(&[300.0, 400.0], 200.0), 100.0, "half for each");
        assert_eq!(fair(&[50.0, 400.0, 400.0], 200.0), 50.0);
        assert_eq!(fair(&[90.0, 400.0, 400.0], 240.0), 80.0);
    }
}

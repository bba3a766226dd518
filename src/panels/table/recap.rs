//! What changed since a player's last turn: a strip at the foot of the board, and the banner between two people at one
//! screen.

use bevy_egui::egui::{
    Color32, Context, Id, Order, Pos2, Rect, RichText, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::MatchView;
use crate::board::Bit;
use crate::core::{Colour, Rules};
use crate::locale::{text, text_args};
use crate::panels::intent::{Overlay, UiIntent};
use crate::panels::paint::{Rim, gradient, mark, mark_shape, rim};
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::tips::Tipped;
use crate::panels::widgets::{
    KeyFace, bare_dialogue, board_layer, board_scale, button, button_row, cover_dialogue, dialogue,
};
use crate::panels::{Cover, Recap, RecapLine, icons};
use crate::settings::keys::Action;

/// An order since a player's last turn, as whoever looks is told it.
#[derive(Debug, Clone, PartialEq)]
pub struct Past<G: Rules> {
    /// Who gave it.
    pub mover: Colour,
    /// The order, if whoever looks is told it.
    pub order: Option<G::Order>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// What is known of how things lay before.
    pub before: G::View,
    /// What is known of how they lay after it.
    pub after: G::View,
}

/// The recap: over everything when the screen is handed over, else a strip at the foot of the board, where the line of hints
/// takes the width `beside`.
pub fn recap(ctx: &Context, recap: &Recap, view: &MatchView, beside: f32, out: &mut Vec<UiIntent>) {
    if recap.cover {
        cover(ctx, recap, view, out);
    } else if recap.hand_over {
        banner(ctx, recap, view, out);
    } else if !recap.lines.is_empty() {
        strip(ctx, recap, view, beside, out);
    }
}

/// Whose turn it is, and nothing that anybody may not know: the last person is not watched, the next one not hurried.
fn cover(ctx: &Context, recap: &Recap, view: &MatchView, out: &mut Vec<UiIntent>) {
    let name = view.names.of(recap.colour);
    let args = [("name", name.as_str().into()), ("key", view.keys.shown(Action::Advance).into())];
    let asked = recap.question.as_ref();
    let go = text_args(if asked.is_some() { "ui-hand-over-answer" } else { "ui-hand-over-go" }, &args);
    let mut take = |ui: &mut Ui| {
        if button(ui, &KeyFace::new(&go).primary(), None).clicked() {
            out.push(UiIntent::CloseBanner);
        }
        // Over the backs of the cards alone, the row of buttons is in sight.
        if matches!(view.places.cover, Cover::Sky(_)) {
            ui.add_space(6.0);
            menu(ui, out);
        }
    };
    let far = match view.places.cover {
        Cover::Sky(far) => far,
        Cover::Hand(hand) => {
            // Over the backs of the cards; the line at the foot says whose turn it is.
            let hand = view.place(hand);
            let scale = board_scale(ctx);
            let place =
                Rect::from_min_max((hand.min.to_vec2() * scale).to_pos2(), (hand.max.to_vec2() * scale).to_pos2());
            return bare_dialogue(ctx, "cover", place, take);
        }
    };
    let title = match asked {
        Some(question) => [name.as_str(), question.as_str()].join(": "),
        None => text_args("ui-hand-over", &[("name", name.as_str().into())]),
    };
    cover_dialogue(ctx, ("cover", far), 520.0, &title, |ui| {
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 190.0), Sense::hover());
        mark(ui.painter(), place.center(), 72.0, recap.colour, true);
        ui.vertical_centered(|ui| {
            let told = RichText::new(text("ui-hand-over-covered")).color(INKS.dim.0).font(regular(SMALL));
            ui.label(told);
            ui.add_space(8.0);
            take(ui);
        });
    });
}

/// The way to the menu for who does not take the turn.
fn menu(ui: &mut Ui, out: &mut Vec<UiIntent>) {
    let label = text("ui-menu");
    if button(ui, &KeyFace::new(&label).icon("icon-menu").low(), None).clicked() {
        out.push(UiIntent::Open(Overlay::Menu));
    }
}

/// Most lines of the banner.
const MOST: usize = 12;

/// What was done, order by order: the turns' own lines taken apart, and of what follows them only what they do not tell.
fn orders(lines: &[RecapLine]) -> Vec<(Colour, &str)> {
    let turns = lines.chunk_by(|one, next| one.colour == next.colour);
    let told = turns.flat_map(|turn| {
        let (whole, rest) = turn.split_at(1);
        let done: Vec<&str> = whole.iter().flat_map(|line| line.words.split('\n')).collect();
        let more: Vec<&str> =
            rest.iter().map(|line| line.words.as_str()).filter(|words| !done.contains(words)).collect();
        done.into_iter().chain(more).map(|words| (turn[0].colour, words))
    });
    told.collect()
}

/// A line of the banner, after its player's mark.
fn line(ui: &mut Ui, colour: Colour, content: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
        mark(ui.painter(), place.center(), 6.4, colour, false);
        content(ui);
    });
}

/// What happened, order by order; where that is too much, in signs what each turn brought.
fn happened(ui: &mut Ui, lines: &[RecapLine]) {
    let words = |ui: &mut Ui, words: &str| {
        ui.label(RichText::new(words).font(regular(SMALL)).color(INKS.text.0));
    };
    let all = orders(lines);
    if all.len() <= MOST {
        all.into_iter().for_each(|(colour, told)| line(ui, colour, |ui| words(ui, told)));
        return;
    }
    for told in &lines[lines.len().saturating_sub(MOST)..] {
        line(ui, told.colour, |ui| {
            if !told.words.contains('\n') {
                words(ui, &told.words);
                return;
            }
            let wide = bits_width(ui.ctx(), &told.bits);
            let (place, response) = ui.allocate_exact_size(vec2(wide, 18.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told.words));
            signs(ui, &told.bits, place.left_center());
            response.hint(&told.words);
        });
    }
}

fn banner(ctx: &Context, recap: &Recap, view: &MatchView, out: &mut Vec<UiIntent>) {
    let name = view.names.of(recap.colour);
    let go = text_args(
        "ui-hand-over-go",
        &[("name", name.as_str().into()), ("key", view.keys.shown(Action::Advance).into())],
    );
    dialogue(ctx, "hand over", 560.0, &text_args("ui-hand-over", &[("name", name.into())]), |ui| {
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 76.0), Sense::hover());
        mark(ui.painter(), place.center(), 30.0, recap.colour, true);
        let key = if recap.lines.is_empty() { "ui-recap-none" } else { "ui-recap" };
        ui.label(RichText::new(text(key)).color(INKS.dim.0).font(regular(SMALL)));
        happened(ui, &recap.lines);
        button_row(ui, |ui| {
            if button(ui, &KeyFace::new(&go).primary(), None).clicked() {
                out.push(UiIntent::CloseBanner);
            }
            menu(ui, out);
        });
    });
}

/// Height of the strip.
const HEIGHT: f32 = 30.0;
/// Room of a player's mark that begins a group.
const GROUP: f32 = 28.0;
/// Room of a mark between signs, and of an icon.
const SIGN: f32 = 19.0;
/// Between a sign and words that follow it.
const AFTER: f32 = 5.0;

/// A line of the strip.
struct Chip {
    /// Which line.
    index: usize,
    /// Its signs; those at the end give way to dots where even one line is longer than the strip.
    bits: Vec<Bit>,
    place: Rect,
}

/// Where each line of the strip lies, from the strip's left end, as far as there is room.
struct Chips {
    chips: Vec<Chip>,
    /// Marks that begin a group.
    marks: Vec<(Colour, f32)>,
    width: f32,
    left_out: usize,
}

fn text_width(ctx: &Context, words: &str) -> f32 {
    ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), bold(SMALL), Color32::WHITE).size().x)
}

fn bits_width(ctx: &Context, bits: &[Bit]) -> f32 {
    let wide = |bit: &Bit| match bit {
        Bit::Icon(_) | Bit::Mark(_) => SIGN,
        Bit::Text(words) => text_width(ctx, words) + 4.0,
    };
    bits.iter().map(wide).sum::<f32>() + AFTER * after_signs(bits).count() as f32 + 14.0
}

/// The words that follow a sign: the next thing begins there.
fn after_signs(bits: &[Bit]) -> impl Iterator<Item = usize> {
    let begins = |pair: &[Bit]| !matches!(pair[0], Bit::Text(_)) && matches!(pair[1], Bit::Text(_));
    bits.windows(2).enumerate().filter(move |(_, pair)| begins(pair)).map(|(index, _)| index + 1)
}

/// Lays the lines out; those that find no room within `room` are left out.
fn chips(ctx: &Context, recap: &Recap, start: f32, room: f32) -> Chips {
    let mut laid = Chips { chips: Vec::new(), marks: Vec::new(), width: start, left_out: 0 };
    let mut group = None;
    for (index, line) in recap.lines.iter().enumerate() {
        // What has no signs is there to be pointed at.
        let dots = [Bit::Text("…".to_owned())];
        let signs = if line.bits.is_empty() { &dots[..] } else { &line.bits[..] };
        let new = group != Some(line.colour);
        let left = laid.width + if new { GROUP } else { 0.0 };
        let fitting = if laid.chips.is_empty() {
            Some(cut(signs, |bits| left + bits_width(ctx, bits) <= room))
        } else {
            (left + bits_width(ctx, signs) <= room).then(|| signs.to_vec())
        };
        let Some(bits) = fitting.filter(|_| laid.left_out == 0) else {
            laid.left_out += 1;
            continue;
        };
        let wide = bits_width(ctx, &bits);
        if new {
            laid.marks.push((line.colour, laid.width + GROUP / 2.0));
            group = Some(line.colour);
        }
        laid.chips.push(Chip { index, bits, place: Rect::from_min_size(pos2(left, 3.0), vec2(wide, HEIGHT - 6.0)) });
        laid.width = left + wide + 4.0;
    }
    laid
}

/// So many of the signs as fit, with dots where some are left out; the first and dots where nothing fits.
fn cut(bits: &[Bit], fits: impl Fn(&[Bit]) -> bool) -> Vec<Bit> {
    if fits(bits) {
        return bits.to_vec();
    }
    let first =
        |count: usize| -> Vec<Bit> { bits[..count].iter().cloned().chain([Bit::Text("…".to_owned())]).collect() };
    (1..bits.len()).rev().map(first).find(|cut| fits(cut)).unwrap_or_else(|| first(bits.len().min(1)))
}

fn strip(ctx: &Context, recap: &Recap, view: &MatchView, beside: f32, out: &mut Vec<UiIntent>) {
    let whole = view.place(view.places.recap);
    let taken = if beside > 0.0 { beside + 8.0 } else { 0.0 };
    let (head, why) = (text("ui-recap"), text("ui-why"));
    let begin = text_width(ctx, &head) + 26.0;
    let button_room = if view.coach.can_explain { text_width(ctx, &why) + 44.0 } else { 8.0 };
    // Their number is not known yet; no more than all lines can be left out.
    let more_room = text_width(ctx, &more_words(recap.lines.len())) + 14.0;
    let laid = chips(ctx, recap, begin, whole.width() - taken - button_room - more_room);
    let more = if laid.left_out > 0 { more_room } else { 0.0 };
    let rect = Rect::from_min_size(whole.min, vec2(laid.width + more + button_room, HEIGHT));
    board_layer(ctx, "recap", rect, Order::Middle, |ui| {
        let fill = INKS.strip.map(|ink| ink.0.gamma_multiply(0.96));
        ui.painter().add(gradient(rect, HEIGHT / 2.0, &fill));
        ui.painter().add(rim(rect, HEIGHT / 2.0, Rim::Brass));
        let left = rect.left_center() + vec2(14.0, 0.0);
        ui.painter().text(left, bevy_egui::egui::Align2::LEFT_CENTER, head, regular(SMALL), INKS.dim.0);
        for (colour, x) in &laid.marks {
            mark(ui.painter(), rect.left_center() + vec2(*x, 0.0), 9.0, *colour, true);
        }
        for laid in &laid.chips {
            chip(ui, recap, laid, rect.min.to_vec2(), out);
        }
        if laid.left_out > 0 {
            left_out(ui, recap, laid.left_out, pos2(rect.min.x + laid.width, rect.center().y));
        }
        if view.coach.can_explain {
            let place =
                Rect::from_min_max(pos2(rect.right() - button_room + 4.0, rect.top() + 2.0), rect.max - vec2(6.0, 2.0));
            ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(place), |ui| {
                crate::panels::coach::why(ui, view, out);
            });
        }
    });
    // Any press beside it means the player has seen it.
    let pressed = ctx.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
    if pressed.is_some_and(|at| !rect.contains(pos2(0.0, 0.0) + at.to_vec2() / board_scale(ctx))) {
        out.push(UiIntent::CloseBanner);
    }
}

/// One line in signs; told in full while it is pointed at.
fn chip(ui: &mut Ui, recap: &Recap, Chip { index, bits, place }: &Chip, strip: Vec2, out: &mut Vec<UiIntent>) {
    let (line, rect) = (&recap.lines[*index], place.translate(strip));
    let response = ui.interact(rect, Id::new(("recap line", index)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &line.words));
    let marked = recap.at == Some(*index);
    if response.hovered() || marked {
        let fill = INKS.key[1].0;
        ui.painter().add(gradient(rect, rect.height() / 2.0, &[fill, fill]));
        out.push(UiIntent::Spot(line.spots.clone()));
    }
    if marked {
        ui.painter().add(rim(rect, rect.height() / 2.0, Rim::Act));
        let tip = bevy_egui::egui::Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), Id::new("recap told"), rect);
        tip.show(|ui| ui.label(&line.words));
    }
    signs(ui, bits, rect.left_center() + vec2(7.0, 0.0));
    if response.hint(&line.words).clicked() {
        out.push(UiIntent::CloseBanner);
    }
}

fn signs(ui: &Ui, bits: &[Bit], at: Pos2) {
    let mut at = at;
    let spaced: Vec<usize> = after_signs(bits).collect();
    for (index, bit) in bits.iter().enumerate() {
        if spaced.contains(&index) {
            at.x += AFTER;
        }
        at.x += match bit {
            Bit::Icon(icon) => {
                icons::piece(ui.painter(), &format!("icon-{icon}"), at + vec2(SIGN / 2.0, 0.0), 0.82, Color32::WHITE);
                SIGN
            }
            Bit::Mark(colour) => {
                let stroke = Stroke::new(0.9, INKS.mark_rim.0);
                let seat = INKS.seat(*colour);
                ui.painter().add(mark_shape(at + vec2(SIGN / 2.0 - 1.0, 0.0), 6.0, *colour, seat.colour.0, stroke));
                SIGN
            }
            Bit::Text(words) => {
                let galley = ui.painter().layout_no_wrap(words.clone(), bold(SMALL), INKS.text.0);
                let width = galley.size().x + 4.0;
                ui.painter().galley(at - vec2(0.0, galley.size().y / 2.0), galley, INKS.text.0);
                width
            }
        };
    }
}

/// How many lines found no room, in words: a number with a plus is a gain everywhere else.
fn more_words(count: usize) -> String {
    text_args("ui-recap-more", &[("count", count.into())])
}

/// How many lines found no room; they are told while it is pointed at.
fn left_out(ui: &mut Ui, recap: &Recap, count: usize, at: Pos2) {
    let words = more_words(count);
    let rect = Rect::from_min_size(at - vec2(0.0, 11.0), vec2(text_width(ui.ctx(), &words) + 10.0, 22.0));
    let response = ui.interact(rect, Id::new("recap rest"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    ui.painter().text(rect.center(), bevy_egui::egui::Align2::CENTER_CENTER, &words, regular(SMALL), INKS.text.0);
    let first = recap.lines.len() - count;
    response.tip_of(|ui| {
        for line in &recap.lines[first..] {
            ui.label(&line.words);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(colour: Colour, words: &str) -> RecapLine {
        RecapLine { colour, words: words.to_owned(), bits: Vec::new(), spots: Vec::new() }
    }

    #[test]
    fn a_line_longer_than_the_strip_is_cut() {
        let bits: Vec<Bit> = (0..6).map(|_| Bit::Icon("cb-iron")).collect();
        let fits = |most: usize| move |bits: &[Bit]| bits.len() <= most;
        assert_eq!(cut(&bits, fits(6)).len(), 6);
        let short = cut(&bits, fits(4));
        assert_eq!((short.len(), short.last()), (4, Some(&Bit::Text("…".to_owned()))));
        assert_eq!(cut(&bits, fits(0)).len(), 2, "the first is always there");
    }

    #[test]
    fn every_order_is_told_once() {
        let lines = [
            line(Colour::Red, "mined\nmined\nlanded"),
            line(Colour::Red, "landed"),
            line(Colour::Red, "controls"),
            line(Colour::Blue, "raided"),
            line(Colour::Blue, "raided"),
            line(Colour::Green, "controls"),
        ];
        let told = orders(&lines);
        let words = |colour| -> Vec<&str> { told.iter().filter(|one| one.0 == colour).map(|one| one.1).collect() };
        assert_eq!(words(Colour::Red), ["mined", "mined", "landed", "controls"]);
        assert_eq!((words(Colour::Blue), words(Colour::Green)), (vec!["raided"], vec!["controls"]));
        assert!(orders(&[]).is_empty());
    }
}

//! The portraits at the end of a match: the winners, and the other players who have a remark.

use std::f32::consts::TAU;

use bevy_egui::egui::{
    Align, Align2, Color32, Painter, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::scores::ScoreRow;
use super::view::EndScreenView;
use crate::icons;
use crate::opponent_picker::PlayerInfo;
use crate::paint::{gradient_between, hatch, mark};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{fitted, set};
use orrery_core::Colour;
use orrery_locale::text_args;

/// Height of the row of portraits. `WIDE` is the width of one portrait.
const HIGH: f32 = 138.0;
const WIDE: f32 = 136.0;
/// The scale of the wreath around a winner.
const WREATH: f32 = 1.3;
/// Width and height of a portrait's picture.
const FACE: Vec2 = vec2(84.0, 96.0);
/// Maximum width of the text next to a portrait.
const WORDS: f32 = 290.0;
/// Font size of the text next to a portrait.
const LETTERS: f32 = 17.0;
/// The screen height below which there is no room for portraits, and only the text is shown.
const LOW: f32 = 640.0;

/// An entry of the row of portraits.
struct PortraitEntry<'a> {
    /// The seat, or `None` for the star that takes the winner's place during the count.
    seat: Option<Colour>,
    winner: bool,
    words: Option<&'a str>,
}

/// Shows the winners, each in a wreath, and the other players who have a remark. During the count, shows only a star in the
/// winner's place. On a low screen, shows only the remarks, as text.
pub fn people(ui: &mut Ui, view: &EndScreenView) {
    let all = portrait_entries(view);
    if all.is_empty() {
        return;
    }
    if ui.ctx().content_rect().height() < LOW {
        for (seat, words) in all.iter().filter_map(|one| one.seat.zip(one.words)) {
            ui.label(RichText::new(spoken(view, seat, words)).color(PANEL_PALETTE.ivory.0));
        }
        return;
    }
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::hover());
    let wide = area.width() / all.len() as f32;
    for (nth, one) in all.iter().enumerate() {
        let column = Rect::from_min_size(area.min + vec2(nth as f32 * wide, 0.0), vec2(wide, area.height()));
        person(ui, view, one, column);
    }
}

fn portrait_entries<'a>(view: &'a EndScreenView) -> Vec<PortraitEntry<'a>> {
    let winners = || view.scores.rows.iter().filter(|row: &&ScoreRow| row.winner);
    if view.counting.is_some() {
        return winners().take(1).map(|_| PortraitEntry { seat: None, winner: true, words: None }).collect();
    }
    let won = |seat: Colour| winners().any(|row| row.colour == seat);
    let others = view.closing.words.iter().filter(|(seat, _)| !won(*seat));
    let others =
        others.map(|(seat, words)| PortraitEntry { seat: Some(*seat), winner: false, words: Some(words.as_str()) });
    let winner = |row: &ScoreRow| {
        let seat = row.colour;
        PortraitEntry { seat: Some(seat), winner: true, words: view.closing.of(seat) }
    };
    winners().map(winner).chain(others).collect()
}

/// Returns a player's remark with their name.
fn spoken(view: &EndScreenView, seat: Colour, words: &str) -> String {
    text_args("access-remark", &[("name", view.names.of(seat).into()), ("words", words.into())])
}

/// Shows an entry in its column of the row: the portrait or the star, and the remark to the right of it.
fn person(ui: &mut Ui, view: &EndScreenView, one: &PortraitEntry, column: Rect) {
    let room = (column.width() - WIDE - 12.0).clamp(0.0, WORDS);
    let words = one.words.map(|words| set(ui, words, regular(LETTERS), PANEL_PALETTE.ivory.0, room, Align::Min));
    let beside = words.as_ref().map_or(0.0, |words| words.size().x.max(90.0) + 12.0);
    let left = column.center().x - (WIDE + beside) / 2.0;
    let middle = pos2(left + WIDE / 2.0, column.center().y);
    let painter = ui.painter();
    match one.seat {
        Some(seat) => {
            if one.winner {
                icons::piece(painter, "laurel", middle, WREATH, Color32::WHITE);
            }
            face(painter, middle, seat, &view.sits[seat.index()], one.winner);
        }
        None => {
            sun(painter, middle);
            painter.circle(middle, 40.0, PANEL_PALETTE.key[2].0, Stroke::new(2.0, PANEL_PALETTE.brass[1].0));
            icons::piece(painter, "icon-vp", middle, 2.2, Color32::WHITE);
        }
    }
    let (Some(seat), Some(galley)) = (one.seat, words) else { return };
    let high = galley.size().y + 24.0;
    let at = pos2(left + WIDE, column.center().y - high / 2.0);
    let response = ui.interact(column, ui.id().with(("said", seat)), Sense::hover());
    let told = spoken(view, seat, one.words.unwrap_or_default());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told.clone()));
    fitted(ui, at, Align2::LEFT_TOP, &view.names.of(seat), bold(SMALL), PANEL_PALETTE.brass[1].0, room);
    ui.painter().galley(at + vec2(0.0, 24.0), galley, PANEL_PALETTE.ivory.0);
}

/// Draws brass rays around the star that takes the winner's place.
fn sun(painter: &Painter, middle: Pos2) {
    for ray in 0..36 {
        let along = Vec2::angled(ray as f32 * TAU / 36.0);
        let (reach, ink) =
            if ray % 3 == 0 { (64.0, PANEL_PALETTE.brass[1].0) } else { (56.0, PANEL_PALETTE.brass[0].0) };
        painter.line_segment([middle + along * 44.0, middle + along * reach], Stroke::new(1.4, ink));
    }
}

/// Draws the portrait of an opponent, or the mark of a player without a portrait.
fn face(painter: &Painter, middle: Pos2, seat: Colour, sits: &PlayerInfo, winner: bool) {
    let ink = PANEL_PALETTE.seat(seat);
    let rim = if winner { PANEL_PALETTE.brass[1].0 } else { ink.colour.0 };
    let Some(portrait) = &sits.portrait else {
        painter.circle(middle, 40.0, ink.deep.0, Stroke::new(2.0, rim));
        mark(painter, middle, 24.0, seat, true);
        return;
    };
    let place = Rect::from_center_size(middle, FACE);
    painter.add(gradient_between(place, [12.0, 12.0], &[ink.dark.0, ink.deep.0]));
    hatch(painter, place.shrink(3.6), seat);
    icons::contain(painter, portrait, place.shrink(2.0), Color32::WHITE);
    painter.rect_stroke(place, 12.0, Stroke::new(2.0, rim), StrokeKind::Inside);
    mark(painter, place.left_bottom() + vec2(14.0, -12.0), 12.5, seat, true);
}

#[cfg(test)]
mod tests {
    use super::super::scores::Scores;
    use super::super::view::EndScreenTexts;
    use super::*;
    use orrery_core::FIRST_GAME;
    use orrery_locale::PlayerNames;

    #[test]
    fn remarks_of_two_losers_are_shown_with_the_winner_only_after_the_count() {
        let row = |colour, place| ScoreRow { colour, parts: vec![1], place, winner: place == 1 };
        let rows = vec![row(Colour::Red, 1), row(Colour::Green, 2), row(Colour::Blue, 3), row(Colour::Yellow, 4)];
        let scores = Scores {
            game: FIRST_GAME,
            sources: vec!["In hand".to_owned()],
            rows,
            tie: None,
            verdict: None,
            next_rank: None,
        };
        let words = [(Colour::Yellow, "so close"), (Colour::Blue, "next time")];
        let closing =
            EndScreenTexts { headline: None, words: words.map(|(seat, words)| (seat, words.to_owned())).to_vec() };
        let shown = |counting: Option<f32>| {
            let view = EndScreenView {
                scores: &scores,
                names: &PlayerNames::default(),
                rounds: 9,
                review_key: "R",
                people: &[Colour::Red],
                sits: &Default::default(),
                closing: &closing,
                counting,
            };
            portrait_entries(&view).iter().map(|one| (one.seat, one.winner, one.words.map(str::to_owned))).collect()
        };
        let said = |words: &str| Some(words.to_owned());
        let after: Vec<(Option<Colour>, bool, Option<String>)> = vec![
            (Some(Colour::Red), true, None),
            (Some(Colour::Yellow), false, said("so close")),
            (Some(Colour::Blue), false, said("next time")),
        ];
        let during: Vec<_> = shown(Some(1.0));
        assert_eq!(shown(None), after);
        assert_eq!(during, [(None, true, None)], "the count keeps the result to itself");
    }
}

//! The end of a match: the winner, and the sources of the points.

mod buttons;
mod contract;
mod portraits;
mod scores;
mod view;

use bevy_egui::egui::{
    Align2, Color32, Context, Event, Id, Label, LayerId, Order, Rect, RichText, Sense, Stroke, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::icons;
use super::intent::UiIntent;
use super::opponent_picker::PlayerInfo;
use super::paint::mark;
use super::portrait;
use super::style::{BODY, PANEL_PALETTE, SMALL, bold, regular};
use super::widgets::{ButtonSpec, dialogue, text_width};
use orrery_core::Colour;
use orrery_locale::{PlayerNames, decimal, text, text_args, text_args_of, text_of};

pub use buttons::rematch;
pub use contract::ScoreTexts;
pub use scores::{ScoreRow, Scores};
pub use view::{EndScreenTexts, EndScreenView};

/// Returns the text of a table row for screen readers: the name, each counted part with its title, and the total so far.
fn row_text(scores: &Scores, row: &ScoreRow, names: &PlayerNames, counted: ScoreCountProgress) -> String {
    let parts = scores.sources.iter().zip(&row.parts).enumerate().filter(|(column, _)| counted.of(*column) >= 1.0);
    let parts = parts.map(|(_, (source, part))| format!("{source} {}", decimal(f64::from(*part), 0)));
    let all = format!("{} {}", text_of(scores.game, "ui-score-total"), decimal(f64::from(counted.total(row)), 0));
    let told: Vec<String> = std::iter::once(names.of(row.colour)).chain(parts).chain([all]).collect();
    told.join(&text("list-comma"))
}

/// The progress of the count: the number of categories counted so far, in the order of the columns, plus the fraction of the
/// current one.
#[derive(Debug, Clone, Copy, PartialEq)]
struct ScoreCountProgress(f32);

impl ScoreCountProgress {
    const ALL: ScoreCountProgress = ScoreCountProgress(f32::INFINITY);

    /// Returns the counted fraction of a category, from 0 to 1.
    fn of(self, column: usize) -> f32 {
        (self.0 - column as f32).clamp(0.0, 1.0)
    }

    /// Returns a player's points from the categories that have been counted completely.
    fn total(self, row: &ScoreRow) -> i32 {
        let parts = row.parts.iter().enumerate().filter(|(column, _)| self.of(*column) >= 1.0);
        parts.map(|(_, points)| points).sum()
    }
}

/// Shows the score table of a match: each player's points by source, and the total.
pub fn score_table(ui: &mut Ui, scores: &Scores, names: &PlayerNames) {
    table(ui, scores, names, &ScoreTableOptions { counted: ScoreCountProgress::ALL, places: false, sits: None });
}

struct ScoreTableOptions<'a> {
    /// The progress of the count.
    counted: ScoreCountProgress,
    /// True if each row also shows the player's place, as at the end of a match.
    places: bool,
    /// The players of all seats, whose portraits are shown in their rows, or `None` for a table with marks only.
    sits: Option<&'a [PlayerInfo; Colour::COUNT]>,
}

fn table(ui: &mut Ui, scores: &Scores, names: &PlayerNames, manner: &ScoreTableOptions) {
    let room = ui.available_width();
    let least = (room * 0.28).min(214.0);
    let sources = scores.sources.len() as f32;
    let cell = ((room - least) / (sources + 1.0)).clamp(60.0, 92.0);
    // If there are few categories, the name takes the remaining width, so that the table is as wide as the content above and
    // below it.
    let name = least.max(room - cell * (sources + 1.0));
    let width = name + cell * (sources + 1.0);
    let titles: Vec<String> = scores.sources.iter().cloned().chain([text_of(scores.game, "ui-score-total")]).collect();
    let fits = |line: &str| text_width(ui, line, regular(SMALL)) <= cell - TITLE_GAP;
    let titles: Vec<Vec<String>> = titles.iter().map(|title| title_lines(title, fits)).collect();
    let step = SMALL * TITLE_STEP;
    let lines = titles.iter().map(Vec::len).max().unwrap_or(1) as f32;
    // If a word is wider than its column, every other title moves up, which gives each of them twice the width.
    let raised = if titles.iter().flatten().all(|line| fits(line)) { 0.0 } else { step * lines };
    let (head, _) = ui.allocate_exact_size(vec2(width, 30.0 + step * (lines - 1.0) + raised), Sense::hover());
    for (index, title) in titles.into_iter().enumerate() {
        let x = head.left() + name + cell * (index as f32 + 0.5);
        let now = manner.counted.of(index) > 0.0 && manner.counted.of(index) < 1.0;
        let ink = if now { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.dim.0 };
        let bottom = head.bottom() - 15.0 - if index % 2 == 1 { raised } else { 0.0 };
        for (above, line) in title.into_iter().rev().enumerate() {
            let at = pos2(x, bottom - step * above as f32);
            ui.painter().text(at, Align2::CENTER_CENTER, line, regular(SMALL), ink);
        }
    }
    for row in &scores.rows {
        player_row(ui, scores, row, names, (name, cell), manner);
    }
}

/// The space between the titles of two columns. `TITLE_STEP` is the height of a title's line, relative to its font.
const TITLE_GAP: f32 = 6.0;
const TITLE_STEP: f32 = 1.14;

/// Wraps the title of a column between words, into lines that fit.
fn title_lines(title: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in title.split_whitespace() {
        let longer = lines.last().map(|line| [line.as_str(), word].join(" ")).filter(|line| fits(line));
        match (longer, lines.last_mut()) {
            (Some(longer), Some(line)) => *line = longer,
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Width of a portrait in a player's row.
const HEAD: f32 = 52.0;
/// The distance of a player's name from the left edge of the row, next to the portrait or mark.
const NAME_AT: f32 = HEAD + 12.0;

/// Shows the row of a player. `name` is the width of the name, `cell` that of each category and of the total.
fn player_row(
    ui: &mut Ui,
    scores: &Scores,
    row: &ScoreRow,
    names: &PlayerNames,
    (name, cell): (f32, f32),
    &ScoreTableOptions { counted, places, sits }: &ScoreTableOptions,
) {
    let sources = scores.sources.len() as f32;
    let size = vec2(name + cell * (sources + 1.0), if places { 50.0 } else { 44.0 });
    let (line, told) = ui.allocate_exact_size(size, Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, row_text(scores, row, names, counted)));
    let painter = ui.painter();
    painter.hline(line.x_range(), line.top(), Stroke::new(1.0, PANEL_PALETTE.rim[3].0));
    match sits.map(|sits| &sits[row.colour.index()]).filter(|sits| sits.portrait.is_some()) {
        Some(sits) => {
            let place = Rect::from_min_size(line.left_top() + vec2(2.0, 3.0), vec2(HEAD, line.height() - 6.0));
            portrait::badge(painter, place, 8.0, row.colour, sits);
        }
        None => mark(painter, line.left_center() + vec2(HEAD / 2.0 + 2.0, 0.0), 14.0, row.colour, true),
    }
    let whole = counted == ScoreCountProgress::ALL;
    let ink = if row.winner && whole { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.ivory.0 };
    let up = if places && whole { -9.0 } else { 0.0 };
    let at = line.left_center() + vec2(NAME_AT, up);
    super::widgets::fitted(ui, at, Align2::LEFT_CENTER, &names.of(row.colour), bold(18.0), ink, name - NAME_AT - 4.0);
    if places && whole {
        let place = text_args("ui-end-place", &[("place", row.place.into())]);
        let at = line.left_center() + vec2(NAME_AT, 12.0);
        super::widgets::fitted(
            ui,
            at,
            Align2::LEFT_CENTER,
            &place,
            regular(SMALL),
            PANEL_PALETTE.dim.0,
            name - NAME_AT - 4.0,
        );
    }
    for (index, part) in row.parts.iter().enumerate().filter(|(index, _)| counted.of(*index) > 0.0) {
        let at = line.left_center() + vec2(name + cell * (index as f32 + 0.5), 0.0);
        let ink = if *part == 0 { PANEL_PALETTE.dim.0 } else { PANEL_PALETTE.text.0 };
        // Each number grows a little while it is being counted.
        let swollen = 1.0 + 0.5 * (1.0 - counted.of(index)) * f32::from(*part != 0);
        let ink = ink.gamma_multiply((counted.of(index) * 3.0).min(1.0));
        let part = decimal(f64::from(*part), 0);
        ui.painter().text(at, Align2::CENTER_CENTER, part, regular(18.0 * swollen), ink);
    }
    let at = line.left_center() + vec2(name + cell * (sources + 0.5), 0.0);
    let total = decimal(f64::from(counted.total(row)), 0);
    // A long number needs a greater distance.
    let aside = (text_width(ui, &total, bold(24.0)) / 2.0 + 8.0).max(26.0);
    icons::piece(ui.painter(), "icon-vp", at - vec2(aside, 0.0), 0.9, Color32::WHITE);
    ui.painter().text(at + vec2(4.0, 0.0), Align2::CENTER_CENTER, total, bold(24.0), ink);
}

/// The time it takes to count a category of points, in seconds.
const CATEGORY: f32 = 0.8;
/// The pause before the first category, in seconds.
const BEFORE: f32 = 0.5;

/// Returns the layer of the end screen. None of its buttons has the focus until the player moves it there, so that the key used
/// to continue throughout the match triggers nothing here.
pub fn end_layer() -> LayerId {
    LayerId::new(Order::Foreground, Id::new(("dialogue", "end")))
}

/// Shows the end of the match: how it was decided, portraits, and the points, which are counted category by category. How it was
/// decided, the winner and the players' places appear after the count, which ends early when a key or a pointer button is pressed.
pub fn end(ctx: &Context, view: &EndScreenView, out: &mut Vec<UiIntent>) {
    let scores = view.scores;
    let counting = view.counting.is_some();
    let counted = view
        .counting
        .map_or(ScoreCountProgress::ALL, |seconds| ScoreCountProgress(((seconds - BEFORE) / CATEGORY).max(0.0)));
    let pressed = ctx.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        input.pointer.any_pressed() || input.events.iter().any(key)
    });
    let all = counted.0 > scores.sources.len() as f32 + 0.5;
    if counting && (all || pressed) {
        out.push(UiIntent::Counted);
    }
    let title = if counting { text_of(scores.game, "ui-end-counting") } else { winners_text(view) };
    dialogue(ctx, "end", 820.0, &title, |ui| {
        headline(ui, view);
        portraits::people(ui, view);
        let manner = ScoreTableOptions { counted, places: scores.rows.len() > 1, sits: Some(view.sits) };
        table(ui, scores, view.names, &manner);
        ui.add_space(4.0);
        let tie = scores.tie.as_ref().filter(|tie| view.closing.headline.as_ref() != Some(tie));
        for told in tie.into_iter().chain(&scores.next_rank).cloned().chain(mine(view)) {
            result_line(ui, view, RichText::new(told));
        }
        ui.add_space(10.0);
        buttons::end_buttons(ui, view, out);
    });
}

/// Shows a line that reveals the result. Until the count ends, the line only takes up its space, and is hidden from screen readers
/// too.
fn result_line(ui: &mut Ui, view: &EndScreenView, words: RichText) {
    let line = Label::new(words.color(PANEL_PALETTE.brass[1].0));
    if view.counting.is_some() {
        line.sense(Sense::hover()).layout_in_ui(ui);
    } else {
        ui.add(line);
    }
}

/// Shows how the match was decided, which reveals the winner, and the number of rounds.
fn headline(ui: &mut Ui, view: &EndScreenView) {
    ui.vertical_centered(|ui| {
        if let Some(words) = &view.closing.headline {
            result_line(ui, view, RichText::new(words).font(bold(BODY)));
        }
        ui.label(
            RichText::new(text_args("ui-end-rounds", &[("rounds", view.rounds.into())])).color(PANEL_PALETTE.dim.0),
        );
    });
    ui.add_space(8.0);
}

/// Returns the title of the end screen: the verdict if there is one, that the only person at this screen has won, or the names of
/// the winners.
fn winners_text(view: &EndScreenView) -> String {
    if let Some(verdict) = &view.scores.verdict {
        return verdict.clone();
    }
    let winners: Vec<Colour> = view.scores.rows.iter().filter(|row| row.winner).map(|row| row.colour).collect();
    if winners == view.people && winners.len() == 1 {
        return text("ui-end-you");
    }
    let names = winners.iter().map(|&winner| view.names.of(winner)).collect::<Vec<_>>().join(&text("list-comma"));
    text_args("ui-end-title", &[("count", winners.len().into()), ("names", names.into())])
}

/// Describes the places of the people at this screen who have not won. Returns an empty list in a solo match.
fn mine(view: &EndScreenView) -> Vec<String> {
    if view.scores.rows.len() < 2 {
        return Vec::new();
    }
    let lost = view.scores.rows.iter().filter(|row| !row.winner && view.people.contains(&row.colour));
    lost.map(|row| place_text(view.scores, row, view.names)).collect()
}

/// Describes the place of a player who has not won, and the number of points by which they are behind the first.
fn place_text(scores: &Scores, row: &ScoreRow, names: &PlayerNames) -> String {
    let best = scores.rows.first().map_or(0, ScoreRow::total);
    let behind = (best - row.total()).max(0);
    let args = [
        ("name", names.of(row.colour).into()),
        ("place", row.place.into()),
        ("behind", behind.into()),
        ("shown", decimal(f64::from(behind), 0).into()),
    ];
    text_args_of(scores.game, "ui-end-mine", &args)
}

/// Shows the score table in a dialogue during a match.
pub fn scores(ctx: &Context, scores: &Scores, names: &PlayerNames, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "scores", 820.0, &text_of(scores.game, "ui-score-total"), |ui| {
        score_table(ui, scores, names);
        super::widgets::button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::FIRST_GAME;
    use orrery_locale::speaking;

    #[test]
    fn column_titles_break_only_between_words() {
        let fits = |most: usize| move |line: &str| line.chars().count() <= most;
        assert_eq!(title_lines("Unfilled holds", fits(9)), ["Unfilled", "holds"]);
        assert_eq!(title_lines("Stive non piene", fits(9)), ["Stive non", "piene"]);
        assert_eq!(title_lines("Raw goods", fits(9)), ["Raw goods"]);
        assert_eq!(title_lines("Приключения", fits(5)), ["Приключения"], "a long word stays whole");
    }

    /// Returns the scores of a match that Red won.
    fn won_by_red() -> Scores {
        let row = |colour, points, place| ScoreRow { colour, parts: vec![points], place, winner: place == 1 };
        Scores {
            game: FIRST_GAME,
            sources: vec!["In hand".to_owned()],
            rows: vec![row(Colour::Red, 3750, 1), row(Colour::Green, 2500, 2)],
            tie: None,
            verdict: None,
            next_rank: None,
        }
    }

    #[test]
    fn title_says_you_only_to_the_only_person_who_has_won() {
        let (scores, names) = (won_by_red(), PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]));
        let title = |people: &[Colour]| {
            winners_text(&EndScreenView {
                scores: &scores,
                names: &names,
                rounds: 9,
                review_key: "R",
                people,
                sits: &Default::default(),
                closing: &EndScreenTexts::default(),
                counting: None,
            })
        };
        assert_eq!(title(&[Colour::Red]), "You win!");
        for people in [&[Colour::Green][..], &[Colour::Red, Colour::Green], &[]] {
            assert_eq!(title(people), "Vera wins", "{people:?}");
        }
    }

    #[test]
    fn thousands_are_grouped_in_places_and_spoken_rows() {
        let (scores, names) = (won_by_red(), PlayerNames::default());
        for (language, behind, points) in [("en", "1,250", "2,500"), ("it", "1.250", "2.500")] {
            speaking(language, || {
                let told = place_text(&scores, &scores.rows[1], &names);
                assert!(told.contains(behind), "{told}");
                let spoken = row_text(&scores, &scores.rows[1], &names, ScoreCountProgress::ALL);
                assert_eq!(spoken.matches(points).count(), 2, "{spoken}");
            });
        }
    }
}

//! The list of all keys, on the screen and as a printable page.

use bevy_egui::egui::{Align2, Context, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::SettingsIntent;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, ButtonVisualState, key};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{ButtonSpec, button_row, dialogue, fitted, list, set_height, text_width};
use crate::{CoachTexts, LessonGuide, MatchPanels};
use orrery_ai::GameOpponents as _;
use orrery_core::Rules as _;
use orrery_learn::academy::HighlightTarget;
use orrery_learn::game_types;
use orrery_locale::{text, text_args};
use orrery_settings::keys::{Action, ActionGroup, KeyChord, KeyMap, pad_words};

/// Height of a line.
const LINE: f32 = 25.0;
/// Minimum width of a column.
const COLUMN: f32 = 300.0;

/// The label of a key or gamepad button.
struct KeyLabel {
    words: String,
    /// True for a gamepad button. It is drawn round, so that its letter is not taken for a key.
    pad: bool,
}

/// Returns the labels of an action's keys and buttons.
fn faces(action: Action, keys: &KeyMap) -> Vec<KeyLabel> {
    let pad = keys.pad(action).iter().map(|&button| KeyLabel { words: pad_words(button), pad: true });
    let key = |chord: &KeyChord| KeyLabel { words: chord.words(), pad: false };
    keys.keys(action).iter().map(key).chain(pad).collect()
}

/// Reports whether an action has an effect in matches of `G`. Actions of another game have none, nor do shared actions that `G`
/// does not use.
fn means<G: MatchPanels + CoachTexts + LessonGuide>(action: Action) -> bool {
    match action {
        Action::Own(own) => own.game == G::Rules::KEY,
        Action::EndTurn => G::END.is_some(),
        Action::DiceOptions => G::HAS_OPTIONS,
        Action::Coach | Action::Why | Action::Review => G::Rules::HAS_COACH,
        Action::LessonNext | Action::LessonBack | Action::ShowMe => {
            !<game_types::Highlight<G> as HighlightTarget<G::Rules>>::NONE
        }
        _ => true,
    }
}

/// Shows the list of all keys that have an effect in a game.
pub fn keys_list<G: MatchPanels + CoachTexts + LessonGuide>(ctx: &Context, keys: &KeyMap, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "keys", 1180.0, &text("keys-list"), |ui| {
        list(ui, 190.0, |ui, _| columns(ui, keys, means::<G>));
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
            ButtonSpec::new(&text("keys-page")).asks(ui, UiIntent::Options(SettingsIntent::WriteKeys), out);
        });
    });
}

/// Shows the groups in as many columns as fit, at most three, filled one after the other.
fn columns(ui: &mut Ui, keys: &KeyMap, means: fn(Action) -> bool) {
    // The scroll bar at the right needs room of its own.
    let whole = ui.available_width() - 12.0;
    let count = (whole / COLUMN).floor().clamp(1.0, 3.0) as usize;
    let wide = whole / count as f32;
    let lines: Vec<Option<(ActionGroup, Option<Action>)>> = keys
        .groups()
        .into_iter()
        .filter_map(|group| {
            let rows = keys.rows().filter(move |row| row.group == group && means(row.action));
            let mut told = rows.filter(|row| !faces(row.action, keys).is_empty()).peekable();
            told.peek()?;
            let head = [None, Some((group, None))];
            Some(head.into_iter().chain(told.map(move |row| Some((group, Some(row.action))))))
        })
        .flatten()
        .skip(1)
        .collect();
    let heights: Vec<f32> = lines.iter().map(|line| height(ui, *line, keys, wide - GAP)).collect();
    let places = flow(&heights, &lines.iter().map(Option::is_none).collect::<Vec<_>>(), count);
    let high = places.iter().zip(&heights).map(|((_, top), height)| top + height).fold(0.0, f32::max);
    let (rect, _) = ui.allocate_exact_size(vec2(whole, high), Sense::hover());
    for ((line, height), (column, top)) in lines.iter().zip(heights).zip(places) {
        let Some((group, action)) = line else { continue };
        let corner = rect.min + vec2(column as f32 * wide, top);
        let place = Rect::from_min_size(corner, vec2(wide - GAP, height));
        match action {
            None => {
                ui.painter().text(
                    place.left_center(),
                    Align2::LEFT_CENTER,
                    group.words(),
                    bold(17.0),
                    PANEL_PALETTE.brass[1].0,
                );
            }
            Some(action) => one(ui, place, *action, keys),
        }
    }
}

/// The gap between two columns.
const GAP: f32 = 18.0;

/// Returns the height of a line, which is greater if the name wraps or the keys are below it.
fn height(ui: &Ui, line: Option<(ActionGroup, Option<Action>)>, keys: &KeyMap, width: f32) -> f32 {
    let Some((_, Some(action))) = line else { return LINE };
    match beside(ui, action, &faces(action, keys), width) {
        Some(room) => (set_height(ui, &action.words(), regular(SMALL), room) + 3.0).max(LINE),
        None => set_height(ui, &action.words(), regular(SMALL), width) + LINE,
    }
}

/// Returns the width of an action's name next to its keys, or `None` if one of its words would have to be broken. The keys are
/// then below the name.
fn beside(ui: &Ui, action: Action, faces: &[KeyLabel], width: f32) -> Option<f32> {
    let taken: f32 = faces.iter().map(|face| face_width(ui, face) + 5.0).sum();
    let room = width - taken - 8.0;
    let words = action.words();
    words.split_whitespace().all(|word| text_width(ui, word, regular(SMALL)) <= room).then_some(room)
}

/// Distributes whole groups over columns so that the tallest column is about as short as possible. Returns the index of each
/// line's column, and the line's position there. A group begins with a `blank` line, which takes no room at the top of a column.
fn flow(heights: &[f32], blank: &[bool], count: usize) -> Vec<(usize, f32)> {
    let lines: Vec<(f32, bool)> = heights.iter().copied().zip(blank.iter().copied()).collect();
    let fill = |limit: f32| {
        let (mut column, mut top) = (0, 0.0);
        let mut places = Vec::new();
        for group in lines.chunk_by(|_, next| !next.1) {
            if top > 0.0 && top + group.iter().map(|line| line.0).sum::<f32>() > limit {
                (column, top) = (column + 1, 0.0);
            }
            for &(height, blank) in group {
                places.push((column, top));
                top += if blank && top == 0.0 { 0.0 } else { height };
            }
        }
        places
    };
    let mut limit = heights.iter().sum::<f32>() / count as f32;
    loop {
        let places = fill(limit);
        if places.last().is_none_or(|last| last.0 < count) {
            return places;
        }
        limit += LINE;
    }
}

/// Returns the width of a key's label with its frame.
fn face_width(ui: &Ui, face: &KeyLabel) -> f32 {
    (text_width(ui, &face.words, regular(SMALL)) + if face.pad { 16.0 } else { 14.0 }).max(28.0)
}

/// Shows an action with its keys to the right of its name, or below it if there is too little room.
fn one(ui: &mut Ui, rect: Rect, action: Action, keys: &KeyMap) {
    let name = action.words();
    let faces = faces(action, keys);
    let response = ui.interact(rect, ui.id().with(("key of", action)), Sense::hover());
    let all = faces.iter().map(|face| face.words.as_str()).collect::<Vec<_>>().join(", ");
    let told = text_args("options-spoken", &[("row", name.as_str().into()), ("value", all.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    let below = beside(ui, action, &faces, rect.width()).is_none();
    let middle = if below { rect.bottom() - LINE / 2.0 } else { rect.center().y };
    let mut right = rect.right();
    for face in faces.iter().rev() {
        let ink = if face.pad { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.ivory.0 };
        let words = ui.painter().layout_no_wrap(face.words.clone(), regular(SMALL), ink);
        let wide = face_width(ui, face);
        let place = Rect::from_min_max(pos2(right - wide, middle - 10.5), pos2(right, middle + 9.5));
        let (corner, kind) =
            if face.pad { (place.height() / 2.0, BorderStyle::Brass) } else { (6.0, BorderStyle::Steel) };
        ui.painter().add(key(place, corner, kind, ButtonVisualState::Rest));
        ui.painter().galley(place.center() - words.size() / 2.0, words, ink);
        right -= wide + 5.0;
    }
    let (at, room) = if below {
        (pos2(rect.left(), (rect.top() + rect.bottom() - LINE) / 2.0), rect.width())
    } else {
        (rect.left_center(), right - rect.left() - 8.0)
    };
    fitted(ui, at, Align2::LEFT_CENTER, &name, regular(SMALL), PANEL_PALETTE.text.0, room);
}

/// Returns the list of keys as an HTML page, which a browser can print.
pub fn keys_page(keys: &KeyMap) -> String {
    let plain = |words: &str| words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let title = plain(&text_args("keys-page-title", &[("game", text("ui-title").into())]));
    let mut page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\nbody {{ font: 11pt sans-serif; columns: 2; }}\n\
         h1 {{ column-span: all; }}\nh2 {{ font-size: 12pt; break-after: avoid; }}\ntable {{ width: 100%; }}\n\
         td:last-child {{ text-align: right; white-space: nowrap; }}\nkbd {{ border: 1px solid; border-radius: 3px; padding: 0 4px; }}\n\
         .pad {{ border-radius: 1em; padding: 0 6px; }}\n</style>\n<h1>{title}</h1>\n"
    );
    for group in keys.groups() {
        page.push_str(&format!("<h2>{}</h2>\n<table>\n", plain(&group.words())));
        for row in keys.rows().filter(|row| row.group == group) {
            let faces = faces(row.action, keys);
            let faces: Vec<String> = faces
                .iter()
                .map(|face| {
                    format!("<kbd{}>{}</kbd>", if face.pad { " class=\"pad\"" } else { "" }, plain(&face.words))
                })
                .collect();
            if !faces.is_empty() {
                page.push_str(&format!("<tr><td>{}<td>{}\n", plain(&row.action.words()), faces.join(" ")));
            }
        }
        page.push_str("</table>\n");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::flow;

    #[test]
    fn columns_keep_groups_whole_and_have_similar_heights() {
        // Groups of 3, 2, 2 and 1 lines, each but the first after a blank line.
        let blank = [false, false, false, true, false, false, true, false, false, true, false];
        let columns: Vec<usize> = flow(&[25.0; 11], &blank, 2).iter().map(|place| place.0).collect();
        assert_eq!(columns, [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
        assert_eq!(flow(&[25.0; 3], &[false; 3], 1), [(0, 0.0), (0, 25.0), (0, 50.0)]);
        assert_eq!(flow(&[25.0, 40.0, 25.0], &[false; 3], 2).last(), Some(&(0, 65.0)), "one group stays one");
        let blank = [false, false, true, false];
        assert_eq!(flow(&[25.0; 4], &blank, 2), [(0, 0.0), (0, 25.0), (1, 0.0), (1, 0.0)], "no gap above the first");
    }
}

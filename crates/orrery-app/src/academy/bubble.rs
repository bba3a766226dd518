//! The panels of the Academy: the list of lessons, the bubble of a step or an explanation, the menu of a lesson, and the card at
//! its end.

use bevy_egui::egui::{Context, Pos2, Rect, pos2};

use super::active_lesson::LessonCoach;
use super::{AcademyState, ActiveLesson, first_met};
use crate::game::Game;
use crate::puzzles;
use crate::state::MatchUiState;
use crate::statistics::StatisticsState;
use orrery_board::HitAreas;
use orrery_learn::academy::{LessonId, LessonStep};
use orrery_learn::game_types;
use orrery_locale::text;
use orrery_settings::LastSetups;
use orrery_settings::keys::{Action, KeyMap};
use orrery_table::Table;
use orrery_ui::{
    self as panels, BubbleView, ChapterRows, GamePanelData, GameTabs, HighlightFrame, LessonDoneView, LessonRow,
    LessonsView, Overlay, SharedPanelData, UiIntent, UnfinishedLessons, lesson_list, lesson_menu,
};

/// The actions whose keys lesson texts mention, each with the name of its message argument.
const KEYS: &[(&str, Action)] = &[
    ("roll", Action::Advance),
    ("undo", Action::Undo),
    ("redo", Action::Redo),
    ("reset", Action::ResetTurn),
    ("end", Action::EndTurn),
    ("log", Action::Log),
    ("scores", Action::Scores),
    ("next", Action::Next),
    ("confirm", Action::Confirm),
    ("cancel", Action::Cancel),
    ("coach", Action::Coach),
];

/// The area for the bubble of a step, in board units.
const ROOM: Rect = Rect { min: pos2(8.0, 8.0), max: pos2(1590.0, 856.0) };
/// The area for the coach's bubble, in board units. The right column is left free.
const BESIDE_THE_COLUMN: Rect = Rect { min: pos2(8.0, 8.0), max: pos2(1260.0, 856.0) };

/// Returns a text of a lesson with the current keys inserted.
fn words<G: Game>(key: &str, keys: &KeyMap) -> String {
    let all = KEYS.iter().copied().chain(G::lesson_keys());
    let args: Vec<(&str, orrery_locale::MessageValue)> =
        all.map(|(name, action)| (name, keys.shown(action).into())).collect();
    G::text_args(key, &args)
}

fn title<G: Game>(id: LessonId<G::Rules>) -> String {
    G::text(&id.lesson().title())
}

/// Shows the list of lessons, with the puzzles after the last chapter.
pub fn show_list<G: Game>(
    ctx: &Context,
    games: GameTabs,
    learner: &AcademyState,
    book: &StatisticsState<G>,
    out: &mut Vec<UiIntent>,
) {
    let next = learner.0.next::<G::Rules>().map(|id| (id.number(), title::<G>(id)));
    let chapters = chapters::<G>(learner, puzzles::solved(book));
    lesson_list(ctx, &LessonsView { games, chapters, next, hints: learner.0.hints() }, out);
}

/// Returns the chapters with uncompleted lessons, and the lesson to continue with. Lessons that are whole matches do not count.
/// Returns `None` if a set-up of the game has been stored, if no lesson has been completed, or if no chapter is left.
pub fn untaught<G: Game>(learner: &AcademyState, setups: &LastSetups) -> Option<UnfinishedLessons> {
    if setups.kept::<G::Rules>().is_some() || learner.0.count::<G::Rules>() == 0 {
        return None;
    }
    let next = learner.0.next::<G::Rules>()?;
    let missing = LessonId::<G::Rules>::all().filter(|&id| !learner.0.of(id).done && !id.lesson().coached);
    let mut names: Vec<String> = missing.map(|id| G::chapter(id.lesson().chapter)).collect();
    names.dedup();
    (!names.is_empty()).then(|| UnfinishedLessons { chapters: names.join(", "), lesson: next.number() })
}

/// Returns the chapters of the Academy. If the game has puzzles, their ladder follows the last chapter. `solved` is the number of
/// solved puzzles and the number of all puzzles.
fn chapters<G: Game>(learner: &AcademyState, solved: (usize, usize)) -> Vec<ChapterRows> {
    let mut chapters: Vec<ChapterRows> = Vec::new();
    let chapter = |number| ChapterRows { number, name: G::chapter(number), lessons: Vec::new(), ladder: None };
    for id in LessonId::<G::Rules>::all() {
        let mark = learner.0.of(id);
        let row = LessonRow { number: id.number(), title: title::<G>(id), done: mark.done, at: mark.at };
        let number = id.lesson().chapter;
        match chapters.last_mut().filter(|last| last.number == number) {
            Some(last) => last.lessons.push(row),
            None => chapters.push(ChapterRows { lessons: vec![row], ..chapter(number) }),
        }
    }
    if solved.1 > 0 {
        let after = chapters.last().map_or(0, |last| last.number + 1);
        chapters.push(ChapterRows { ladder: Some(solved), ..chapter(after) });
    }
    chapters
}

/// Shows the card at the end of the lesson with this number.
pub fn show_done<G: Game>(
    ctx: &Context,
    match_waits: bool,
    book: &StatisticsState<G>,
    number: usize,
    out: &mut Vec<UiIntent>,
) {
    let Some(id) = LessonId::<G::Rules>::from_number(number) else { return };
    // The puzzles follow the last lesson.
    let ladder = || (puzzles::solved(book).1 > 0).then(|| (text("puzzles"), UiIntent::Open(Overlay::Puzzles)));
    let next = id.next().map(|next| (title::<G>(next), UiIntent::Practise(next.number())));
    let view = LessonDoneView {
        number,
        title: title::<G>(id),
        tip: G::text(&id.lesson().tip()),
        next: next.or_else(ladder),
        match_waits,
    };
    panels::lesson_done(ctx, &view, out);
}

/// Shows the menu of the lesson.
pub fn menu<G: Game>(ctx: &Context, course: &ActiveLesson<G>, match_waits: bool, out: &mut Vec<UiIntent>) {
    lesson_menu(ctx, &title::<G>(course.id), course.reads(), match_waits, out);
}

/// Converts a rectangle from board to screen coordinates.
fn on_screen(rect: Rect, view: &SharedPanelData) -> Rect {
    rect.translate(view.origin.to_vec2())
}

/// Returns the screen position at which the bubble is shown if nothing is highlighted.
fn home<G: Game>(view: &SharedPanelData) -> Pos2 {
    G::home() + view.origin.to_vec2()
}

/// Shows the bubble of the step and its highlights or, in a lesson that is a whole match, the coach's message.
pub fn show<G: Game>(
    ctx: &Context,
    (course, table, play): (&ActiveLesson<G>, &Table<G::Rules>, &MatchUiState),
    view: &GamePanelData<G>,
    hits: &HitAreas,
    out: &mut Vec<UiIntent>,
) {
    if let Some(coach) = &course.coach {
        return say(ctx, (course, coach), view, hits, out);
    }
    if course.over || play.asked {
        return;
    }
    let seen = table.view();
    let given = course.given(table);
    let step = course.run.step();
    let showing = course.showing.is_some() || course.awaits(table);
    // A demonstration leads to the solution, so its intermediate states are not mistakes of the learner.
    let wrong = if showing { None } else { course.run.wrong(seen, &given) };
    let decider = (!table.is_over()).then(|| table.mover());
    // A finished step is not stuck, even if its motion has not ended.
    let done = course.run.is_done(seen, &given);
    let stuck = !showing && !course.watched && !done && (wrong.is_some() || course.run.is_stuck(seen, decider));
    let said = course.run.lesson().message(wrong.map_or(&step.say, |wrong| &wrong.say));
    let note = course.note.as_deref().map(|key| words::<G>(key, view.keys));
    let note = note.or_else(|| (stuck && wrong.is_none()).then(|| text("academy-stuck")));
    let frames = |glow: &[game_types::Highlight<G>]| if stuck { Vec::new() } else { G::glowing(glow, view, hits) };
    // The bubble announces a new table until the learner's first order.
    let again = step.board.is_some() && course.run.at() > 0 && given.is_empty();
    let shown = |action| view.keys.shown(action);
    let bubble = BubbleView {
        title: title::<G>(course.id),
        words: words::<G>(&said, view.keys),
        count: (course.run.at() + 1, course.run.lesson().steps.len()),
        reads: course.reads(),
        check: step.check,
        note,
        again,
        seen: course.seen,
        hint: false,
        showing,
        can_back: course.run.at() > 0,
        can_reset: !given.is_empty() || stuck,
        nudge: course.is_waiting(),
        stuck,
        keys: [shown(Action::Advance), shown(Action::LessonBack), shown(Action::ShowMe), shown(Action::ResetTurn)],
        glow: areas(&frames(&step.glow)),
        lit: if course.seen { Vec::new() } else { frames(&to_do(step, again, view)) },
        keep: G::kept_in_sight(Some(&course.run), view, hits),
        scenery: on_screen(G::scenery(), view),
        room: on_screen(ROOM, view),
        home: home::<G>(view),
    };
    panels::bubble(ctx, &bubble, out);
}

/// Returns the highlights of a step in the current state. While there are wrong picks, only they are highlighted, because they
/// have to be taken back. Otherwise only the next thing to do is highlighted, because the board already marks picked things. On a
/// new table the learner's own place is highlighted too.
fn to_do<G: Game>(step: &LessonStep<G::Rules>, again: bool, view: &GamePanelData<G>) -> Vec<game_types::Highlight<G>> {
    let back = G::put_back(&step.glow, view);
    if !back.is_empty() {
        return back;
    }
    let here = step.here.iter().filter(|_| again);
    step.glow.iter().filter(|glow| G::still_glows(glow, view)).chain(here).cloned().collect()
}

fn areas(frames: &[HighlightFrame]) -> Vec<Rect> {
    frames.iter().map(|frame| frame.area).collect()
}

/// Shows the message of the coach of a whole match, if there is one.
fn say<G: Game>(
    ctx: &Context,
    (course, coach): (&ActiveLesson<G>, &LessonCoach<G>),
    view: &GamePanelData<G>,
    hits: &HitAreas,
    out: &mut Vec<UiIntent>,
) {
    let Some(said) = &coach.says else { return };
    let title = if coach.greets { title::<G>(course.id) } else { text("academy-coach") };
    let bubble = beside_a_match(title, words::<G>(said, view.keys), &coach.glow, view, hits);
    panels::bubble(ctx, &bubble, out);
}

/// Shows the explanation of a thing that the player meets for the first time in a match, if there is one.
pub fn show_met<G: Game>(
    ctx: &Context,
    learner: &AcademyState,
    table: &Table<G::Rules>,
    view: &GamePanelData<G>,
    hits: &HitAreas,
    out: &mut Vec<UiIntent>,
) {
    let Some(met) = first_met::now::<G>(learner, table) else { return };
    let glow: Vec<game_types::Highlight<G>> = met.glow.into_iter().collect();
    let bubble = beside_a_match(text("academy-met"), words::<G>(met.key, view.keys), &glow, view, hits);
    panels::bubble(ctx, &BubbleView { hint: true, ..bubble }, out);
}

/// Builds a bubble that shows a text next to its highlights in a match. It leaves the recap of the others' turns visible.
fn beside_a_match<G: Game>(
    title: String,
    words: String,
    glow: &[game_types::Highlight<G>],
    view: &GamePanelData<G>,
    hits: &HitAreas,
) -> BubbleView {
    let lit = G::glowing(glow, view, hits);
    let mut keep = G::kept_in_sight(None, view, hits);
    keep.push(view.place(view.places.recap));
    BubbleView {
        title,
        words,
        count: (1, 1),
        reads: true,
        check: false,
        note: None,
        again: false,
        seen: false,
        hint: false,
        showing: false,
        can_back: false,
        can_reset: false,
        nudge: false,
        stuck: false,
        keys: [view.keys.shown(Action::Advance), String::new(), String::new(), String::new()],
        glow: areas(&lit),
        lit,
        keep,
        scenery: on_screen(G::scenery(), view),
        room: on_screen(BESIDE_THE_COLUMN, view),
        home: home::<G>(view),
    }
}

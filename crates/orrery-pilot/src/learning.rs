//! Tests of learning in the whole program: all lessons with their own solutions, the codex, and the puzzle ladder. A game has one
//! test for each of these.

use bevy_egui::egui::{Rect, pos2, vec2};
use orrery_app::title::TitleGameList;
use orrery_app::{AcademyState, ActiveGame, ActiveLesson, MenuState};
use orrery_board::{BoardScene as _, HitAreas};
use orrery_core::Rules;
use orrery_learn::academy::{LessonAction, LessonId, LookTarget};
use orrery_learn::codex::CodexPages;
use orrery_learn::puzzle::ladder;
use orrery_locale::{MatchTexts as _, puzzle_title, speaking, text};
use orrery_table::Table;
use orrery_ui::{
    CodexIntent, CodexTexts as _, GamePanelData, HighlightFrame, LessonGuide as _, LessonIntent, OrreryRotationRequest,
    Overlay, PuzzleIntent, UiIntent, codex_page,
};

use crate::program::{LANGUAGES, TestProgram, settle_settings};
use crate::{ClickTarget, Order, RulesOf, TestPilot, View, in_own_process};

/// A game whose panels can be laid out in tests without the program.
pub trait PanelTestGame: TestPilot {
    /// Calls `look` with the match as the panels show it to a viewer whose view is `view`.
    fn with_game_view<R>(view: &View<Self>, look: impl FnOnce(&GamePanelData<'_, Self::Game>) -> R) -> R;
}

/// Starts the program and selects this game on the title screen.
pub fn program<P: TestPilot>() -> (tempfile::TempDir, TestProgram<P>) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings::<P>(folder.path());
    let mut program = TestProgram::start(folder.path(), None, None);
    program.world_mut().resource_mut::<MenuState>().overlays.clear();
    program.world_mut().insert_resource(TitleGameList::of(P::games().registry.games, |_| true));
    program.frames(3);
    program.ask(UiIntent::Turn(OrreryRotationRequest::To(RulesOf::<P>::KEY)));
    program.until("the game at hand", |program| program.world().resource::<ActiveGame>().is::<P::Game>());
    (folder, program)
}

/// Returns all texts on the screen: the names and values of widgets.
pub fn labels<P: TestPilot>(program: &mut TestProgram<P>) -> Vec<String> {
    program.frames(4);
    program.widgets().into_iter().flat_map(|widget| [widget.label, widget.value]).collect()
}

/// Returns the first text with an unfilled placeholder, or with the key of a missing message from one of `families`.
fn raw<'a>(told: &'a [String], families: &[&str]) -> Option<&'a String> {
    told.iter().find(|label| label.contains(['{', '$']) || families.iter().any(|family| label.contains(family)))
}

/// Returns the lesson with this keyword.
pub fn lesson<P: TestPilot>(word: &str) -> LessonId<RulesOf<P>> {
    LessonId::from_word(word).expect("there is such a lesson")
}

/// Returns the lessons that consist of steps. A lesson that is a whole match is left out.
pub fn lessons<P: TestPilot>() -> impl Iterator<Item = LessonId<RulesOf<P>>> {
    LessonId::all().filter(|id| !id.lesson().coached)
}

/// Returns the open lesson and the index of its step, or `None` if no lesson is open.
pub fn place<P: TestPilot>(program: &TestProgram<P>) -> Option<(LessonId<RulesOf<P>>, usize)> {
    program.world().get_resource::<ActiveLesson<P::Game>>().map(|course| (course.id, course.at()))
}

/// Returns the state of the open lesson.
pub fn course<P: TestPilot>(program: &TestProgram<P>) -> &ActiveLesson<P::Game> {
    program.world().resource::<ActiveLesson<P::Game>>()
}

/// Returns the table of the match.
pub fn table<P: TestPilot>(program: &TestProgram<P>) -> &Table<RulesOf<P>> {
    program.world().resource::<Table<RulesOf<P>>>()
}

/// Opens a lesson at its first step.
pub fn practise<P: TestPilot>(program: &mut TestProgram<P>, id: LessonId<RulesOf<P>>) {
    program.ask(UiIntent::Practise(id.number()));
    program.until("the lesson", |program| place::<P>(program) == Some((id, 0)));
}

fn pick<P: TestPilot>(program: &mut TestProgram<P>, target: ClickTarget<P>) {
    assert!(table::<P>(program).shows(target), "{target:?} is not offered in {:?}", place::<P>(program));
    program.ask(UiIntent::Pick(P::Game::id(target)));
}

/// Gives an order with the same requests that clicks make.
fn give<P: TestPilot>(program: &mut TestProgram<P>, order: &Order<P>) {
    let before = (place::<P>(program), table::<P>(program).orders_given());
    for target in program.clicks_by_name(order) {
        pick(program, target);
    }
    // If an order is given together with the next one, the clicks of the next order give it.
    if !program.onward(order).is_empty() {
        return;
    }
    if program.play().asked {
        program.ask(UiIntent::Answer(true));
    }
    program.until("the order", |program| {
        let over = program.world().get_resource::<ActiveLesson<P::Game>>().is_none_or(ActiveLesson::is_over);
        over || (place::<P>(program), table::<P>(program).orders_given()) != before
    });
    // Orders that follow from the same click arrive a frame later.
    program.frames(3);
}

/// Performs one action of a lesson.
fn act<P: TestPilot>(program: &mut TestProgram<P>, line: &LessonAction<RulesOf<P>>) {
    match line {
        LessonAction::Give(order) => give::<P>(program, order),
        LessonAction::Refuse(order) => {
            program
                .clicks_by_name(order)
                .into_iter()
                .for_each(|target| program.ask(UiIntent::Pick(P::Game::id(target))));
        }
        LessonAction::Look(sight) => {
            program.ask(UiIntent::Open(if *sight == LookTarget::Log { Overlay::Log } else { Overlay::Scores }));
            program.ask(UiIntent::Close);
        }
        LessonAction::Undo | LessonAction::Redo | LessonAction::Pick(_) => panic!("no lesson of these games has it"),
    }
}

/// Checks that the result stays on the table until the learner continues, if the next step begins with another position.
fn see<P: TestPilot>(program: &mut TestProgram<P>, here: (LessonId<RulesOf<P>>, usize)) {
    let next = here.0.lesson().steps.get(here.1 + 1);
    if next.is_some_and(|next| next.board.is_some()) {
        program.until("what was done to be seen", |program| course::<P>(program).reads());
        program.frames(3);
        assert_eq!(place::<P>(program), Some(here), "the next table waits");
        let told = text("academy-done-see");
        assert!(program.said().contains(&told) || labels(program).contains(&told), "{told} in {}", program.report());
        program.ask(UiIntent::Lesson(LessonIntent::Next));
    }
}

/// Plays the open lesson to its end.
fn complete<P: TestPilot>(program: &mut TestProgram<P>, id: LessonId<RulesOf<P>>) {
    (0..id.lesson().steps.len()).for_each(|at| play_step::<P>(program, id, at));
    assert_eq!(program.overlays().last(), Some(&Overlay::LessonDone(id.number())));
    assert!(program.world().resource::<AcademyState>().0.of(id).done);
}

/// Opens a lesson and plays it up to its check.
pub fn reach_check<P: TestPilot>(program: &mut TestProgram<P>, id: LessonId<RulesOf<P>>) {
    practise::<P>(program, id);
    let check = id.lesson().steps.iter().position(|step| step.check).expect("a check");
    (0..check).for_each(|at| play_step::<P>(program, id, at));
}

/// Plays step `at` of the open lesson.
fn play_step<P: TestPilot>(program: &mut TestProgram<P>, id: LessonId<RulesOf<P>>, at: usize) {
    let step = &id.lesson().steps[at];
    let named = format!("{} {}", id.word(), step.say);
    program.until(&format!("the step {named}"), |program| place::<P>(program) == Some((id, at)));
    // The bubble gets its text a few frames later.
    program.frames(3);
    if step.watches() {
        program.until("the others to have played", |program| course::<P>(program).reads());
    }
    assert!(said_of::<P>(program, &id.lesson().message(&step.say)), "{named} is not said");
    if course::<P>(program).reads() {
        program.ask(UiIntent::Lesson(LessonIntent::Next));
    } else {
        let rivals = step.rival.iter().filter(|line| matches!(line, LessonAction::Give(_))).count();
        let before = id.lesson().step_start(at).orders.len() + rivals;
        program.until("the learner's turn", |program| table::<P>(program).orders_given() >= before);
        program.frames(3);
        step.show_me.iter().for_each(|line| act::<P>(program, line));
        see::<P>(program, (id, at));
    }
    program.until(&format!("the step after {named}"), |program| {
        place::<P>(program) != Some((id, at)) || course::<P>(program).is_over()
    });
}

/// Reports whether the bubble shows a message. Only the beginning is compared, because the names of keys are inserted into the
/// text.
pub fn said_of<P: TestPilot>(program: &mut TestProgram<P>, message: &str) -> bool {
    let whole = P::Game::text(message);
    let begins = whole.split(['{', ':']).next().unwrap_or_default().trim().to_owned();
    assert!(!begins.is_empty(), "{message}");
    let shown = program.widgets().iter().any(|widget| widget.label.contains(&begins) || widget.value.contains(&begins));
    shown || program.said().iter().any(|words| words.contains(&begins))
}

/// Plays the lessons of the course that consist of steps, with the program in the language `code`, in a process of its own.
/// `test` is the path of the calling test.
pub fn course_in<P: TestPilot>(code: &str, test: &str) {
    if !in_own_process(test) {
        return;
    }
    let (folder, mut program) = program::<P>();
    program.speak(code);
    program.ask(UiIntent::Open(Overlay::Academy));
    let listed = labels(&mut program);
    for id in LessonId::<RulesOf<P>>::all() {
        let title = P::Game::text(&id.lesson().title());
        assert!(listed.iter().any(|label| label.contains(&title)), "{code}: {title} in {listed:?}");
    }
    program.ask(UiIntent::Close);
    for id in lessons::<P>() {
        program.ask(UiIntent::Practise(id.number()));
        complete(&mut program, id);
        assert_eq!(raw(&labels(&mut program), &["lesson-", "academy-"]), None, "{code}");
        program.ask(UiIntent::Close);
        program.ask(UiIntent::Lesson(LessonIntent::Leave));
    }
    let kept = std::fs::read_to_string(folder.path().join("academy.ron")).expect("progress is kept");
    assert!(lessons::<P>().all(|id| kept.contains(id.word())), "{kept}");
}

/// Checks that the first match, the lesson `id`, begins with an announcement, and that the coach stays silent once the learner
/// has read it.
pub fn first_match<P: TestPilot>(program: &mut TestProgram<P>, id: &str) {
    let id = lesson::<P>(id);
    practise(program, id);
    program.frames(3);
    assert!(said_of::<P>(program, &id.lesson().message("go")));
    program.ask(UiIntent::Lesson(LessonIntent::Next));
    assert!(!course::<P>(program).reads(), "the coach falls silent");
}

/// Checks that every highlight of every step is on the screen, and that the areas that a bubble must not hide are not empty.
pub fn glows_are_seen<P: PanelTestGame>() {
    let (_folder, mut program) = program::<P>();
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 900.0)).expand(30.0);
    for id in lessons::<P>() {
        program.ask(UiIntent::Practise(id.number()));
        for (at, step) in id.lesson().steps.iter().enumerate() {
            program.until("the step", |program| place::<P>(program) == Some((id, at)));
            // The step is shown from its own beginning, whatever the state of the previous step.
            program.ask(UiIntent::Lesson(LessonIntent::Reset));
            program.until("what others do", |program| !step.watches() || course::<P>(program).reads());
            program.until("the board", |program| !program.world().resource::<HitAreas>().0.is_empty());
            program.frames(3);
            let (view, hits) = (*table::<P>(&program).view(), program.world().resource::<HitAreas>());
            for glow in &step.glow {
                let frames =
                    P::with_game_view(&view, |shown| P::Game::glowing(std::slice::from_ref(glow), shown, hits));
                let seen = |frame: &HighlightFrame| frame.area.is_positive() && screen.contains_rect(frame.area);
                let all = !frames.is_empty() && frames.iter().all(seen);
                assert!(all, "{} {}: {glow:?} is at {frames:?}", id.word(), step.say);
            }
            let keep = P::with_game_view(&view, |shown| P::Game::kept_in_sight(None, shown, hits));
            assert!(keep.iter().all(Rect::is_positive), "{} {}", id.word(), step.say);
            if at + 1 < id.lesson().steps.len() {
                program.ask(UiIntent::Lesson(LessonIntent::Next));
            }
        }
        program.ask(UiIntent::Lesson(LessonIntent::Leave));
    }
}

/// Checks that every bubble has a text of at most 25 words in every language.
pub fn bubbles_are_short<P: TestPilot>() {
    let words = |text: &str| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    for code in LANGUAGES {
        speaking(code, || {
            for message in LessonId::<RulesOf<P>>::all().flat_map(|id| id.lesson().messages()) {
                let said = P::Game::text(&message);
                assert!(said != message && words(&said) <= 25, "{code}: {message}: {said}");
            }
        });
    }
}

/// Checks that the pages of the topics `of` open from the title screen and lead to a lesson, and that every page has facts and
/// links in every language.
pub fn codex_is_told<P: TestPilot>(of: &[<RulesOf<P> as CodexPages>::Topic]) {
    let (_folder, mut program) = program::<P>();
    program.ask(UiIntent::Open(Overlay::Codex));
    for &topic in of {
        let number = RulesOf::<P>::topics().iter().position(|page| *page == topic).expect("a page");
        program.ask(UiIntent::Codex(CodexIntent::Open(number)));
        let told = labels(&mut program);
        for words in std::iter::once(P::Game::title(topic))
            .chain(P::Game::gist(topic, &<RulesOf<P> as Rules>::Options::default()).into_iter().map(|gist| gist.words))
        {
            assert!(told.contains(&words), "{words} in {told:?}");
        }
        assert!(told.contains(&P::Game::text("codex-practise")), "it leads to a lesson");
    }
    for code in LANGUAGES {
        speaking(code, || {
            for (number, topic) in RulesOf::<P>::topics().into_iter().enumerate() {
                let page = codex_page::<P::Game>(number, None).expect("a page");
                assert!(!page.points.is_empty() && !page.links.is_empty(), "{code}: {topic:?}");
                assert_eq!(page.points, P::Game::points(topic, &<RulesOf<P> as Rules>::Options::default()), "{code}");
            }
        });
    }
}

/// Checks that every page of the codex opens over the match of a lesson.
pub fn codex_opens_over<P: TestPilot>(id: LessonId<RulesOf<P>>) {
    let (_folder, mut program) = program::<P>();
    practise(&mut program, id);
    program.ask(UiIntent::Open(Overlay::Codex));
    for (number, topic) in RulesOf::<P>::topics().into_iter().enumerate() {
        program.ask(UiIntent::Codex(CodexIntent::Open(number)));
        let told = labels(&mut program);
        assert!(told.contains(&P::Game::title(topic)), "{topic:?} in {told:?}");
        assert_eq!(raw(&told, &["codex-"]), None, "{topic:?}");
    }
}

/// Checks that the ladder lists `puzzles` puzzles by title, and that each opens with its hint available.
pub fn ladder_opens<P: TestPilot>(puzzles: usize) {
    let (_folder, mut program) = program::<P>();
    program.ask(UiIntent::Open(Overlay::Puzzles));
    let told = labels(&mut program);
    assert_eq!(ladder::<RulesOf<P>>().len(), puzzles);
    for (nth, rung) in ladder::<RulesOf<P>>().iter().enumerate() {
        let args = [
            ("number", (nth + 1).into()),
            ("title", puzzle_title::<P::Game>(rung.name).into()),
            ("state", P::Game::text("puzzles-state-new").into()),
        ];
        let row = P::Game::text_args("puzzles-row", &args);
        assert!(told.contains(&row), "{row} in {told:?}");
    }
    for (nth, rung) in ladder::<RulesOf<P>>().iter().enumerate() {
        program.ask(UiIntent::Puzzle(PuzzleIntent::Open(nth)));
        program.until("the puzzle", |program| program.world().contains_resource::<Table<RulesOf<P>>>());
        assert_eq!(raw(&labels(&mut program), &["goal-"]), None, "{}", rung.name);
        let hint = P::Game::text("puzzles-hint");
        assert!(program.widgets().iter().any(|widget| widget.label == hint && !widget.covered), "{}", rung.name);
    }
}

//! Learning *Contraband* in the whole program: every lesson by its own solution in every language, the codex, the ladder of
//! puzzles.

use orrery::academy::{Line, Sight};
use orrery::app::title::TitleCards;
use orrery::app::{self, GameAtHand, Learner};
use orrery::core::Rules as _;
use orrery::games::contraband::Contraband;
use orrery::games::contraband::academy::LessonId;
use orrery::games::contraband::board::{clicked_for, target_id};
use orrery::games::contraband::codex::{Basic, Site, Topic};
use orrery::games::contraband::locale::{text, text_args, topic_gist, topic_title};
use orrery::games::contraband::puzzle::ladder;
use orrery::games::contraband::rules::{Bonus, Options, Order, Play, Sector, Spot};
use orrery::games::contraband::table::Target;
use orrery::locale::{puzzle_title, speaking};
use orrery::panels::{CodexAsk, CodexWords as _, LessonWish, Overlay, PuzzleWish, TitleTurn, UiIntent, codex_page};
use orrery::table::Table;

use crate::alien_frontiers::pilot::program::{LANGUAGES, Program, settle_settings};
use crate::house::alone::alone;

/// The lesson that is open.
type Course = app::Course<Contraband>;

/// The program with the title turned to this game.
fn program() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.world_mut().resource_mut::<orrery::app::Front>().overlays.clear();
    program.world_mut().insert_resource(TitleCards::of(|_| true));
    program.frames(3);
    let is_there = |program: &mut Program| program.world().resource::<GameAtHand>().is::<Contraband>();
    program.ask(UiIntent::Turn(TitleTurn::To(Contraband::KEY)));
    program.until("the game at hand", is_there);
    (folder, program)
}

/// Everything that is said: names of things, and words that stand alone.
fn labels(program: &mut Program) -> Vec<String> {
    program.frames(4);
    program.widgets().into_iter().flat_map(|widget| [widget.label, widget.value]).collect()
}

/// The lesson that is open, and its step.
fn place(program: &Program) -> Option<(LessonId, usize)> {
    program.world().get_resource::<Course>().map(|course| (course.id, course.at()))
}

fn course(program: &Program) -> &Course {
    program.world().resource::<Course>()
}

fn table(program: &Program) -> &Table<Contraband> {
    program.world().resource::<Table<Contraband>>()
}

/// The lessons of steps: the last one is a whole match.
fn lessons() -> impl Iterator<Item = LessonId> {
    LessonId::all().filter(|id| !id.lesson().coached)
}

/// What is clicked for an order, without the confirmation.
fn clicks(program: &Program, order: &Order) -> Vec<Target> {
    match *order {
        Order::Play(Play::Radar(way)) => vec![Target::Card(Bonus::SpyRadar), Target::Radar(way)],
        Order::Plan(row) => {
            let steps = row.steps().iter().flatten().copied().map(Target::Token);
            steps.chain([Target::Confirm]).collect()
        }
        ref other => clicked_for(table(program).view(), other).into_iter().collect(),
    }
}

fn pick(program: &mut Program, target: Target) {
    assert!(table(program).shows(target), "{target:?} is not offered in {:?}", place(program));
    program.ask(UiIntent::Pick(target_id(target)));
}

/// Gives an order as clicks do.
fn give(program: &mut Program, order: Order) {
    let before = (place(program), table(program).orders_given());
    for target in clicks(program, &order) {
        pick(program, target);
    }
    if program.play().asked {
        program.ask(UiIntent::Answer(true));
    }
    program.until("the order", |program| {
        let over = program.world().get_resource::<Course>().is_none_or(Course::is_over);
        over || (place(program), table(program).orders_given()) != before
    });
    program.frames(3);
}

/// Does one thing of a lesson.
fn act(program: &mut Program, line: Line<Contraband>) {
    match line {
        Line::Give(order) => give(program, order),
        Line::Look(sight) => {
            program.ask(UiIntent::Open(if sight == Sight::Log { Overlay::Log } else { Overlay::Scores }));
            program.ask(UiIntent::Close);
        }
        Line::Refuse(order) => {
            clicks(program, &order).into_iter().for_each(|target| pick(program, target));
        }
        Line::Undo | Line::Redo | Line::Pick(_) => panic!("no lesson of this game has it"),
    }
}

/// Goes through the lesson that is open, to its end.
fn complete(program: &mut Program, id: LessonId) {
    for (at, step) in id.lesson().steps.iter().enumerate() {
        let named = format!("{} {}", id.word(), step.say);
        program.until(&format!("the step {named}"), |program| place(program) == Some((id, at)));
        // The bubble has its words some frames later.
        program.frames(3);
        assert!(said_of(program, &id.lesson().message(&step.say)), "{named} is not said");
        if course(program).reads() {
            program.ask(UiIntent::Lesson(LessonWish::Next));
        } else {
            program.frames(3);
            step.show_me.iter().for_each(|line| act(program, *line));
        }
        program.until(&format!("the step after {named}"), |program| {
            place(program) != Some((id, at)) || course(program).is_over()
        });
    }
    assert_eq!(program.overlays().last(), Some(&Overlay::LessonDone(id.number())));
    assert!(program.world().resource::<Learner>().0.of(id).done);
}

/// Whether the bubble says a message: some of its words, since keys are put into it.
fn said_of(program: &mut Program, message: &str) -> bool {
    let whole = text(message);
    let begins = whole.split(['{', ':']).next().unwrap_or_default().trim().to_owned();
    assert!(!begins.is_empty(), "{message}");
    let shown = program.widgets().iter().any(|widget| widget.label.contains(&begins) || widget.value.contains(&begins));
    shown || program.said().iter().any(|words| words.contains(&begins))
}

/// Goes through the whole course, in a process that speaks this language.
fn course_in(code: &str, test: &str) {
    if !alone(&format!("contraband::learning::{test}")) {
        return;
    }
    let (folder, mut program) = program();
    program.speak(code);
    program.ask(UiIntent::Open(Overlay::Academy));
    let listed = labels(&mut program);
    for id in LessonId::all() {
        let title = text(&id.lesson().title());
        assert!(listed.iter().any(|label| label.contains(&title)), "{code}: {title} in {listed:?}");
    }
    program.ask(UiIntent::Close);
    for id in lessons() {
        program.ask(UiIntent::Practise(id.number()));
        complete(&mut program, id);
        let told = labels(&mut program);
        let raw =
            |label: &&String| label.contains(['{', '$']) || label.contains("lesson-") || label.contains("academy-");
        assert_eq!(told.iter().find(raw), None, "{code}");
        program.ask(UiIntent::Close);
        program.ask(UiIntent::Lesson(LessonWish::Leave));
    }
    let kept = std::fs::read_to_string(folder.path().join("academy.ron")).expect("progress is kept");
    assert!(lessons().all(|id| kept.contains(id.word())), "{kept}");
}

#[test]
fn every_lesson_is_completed_by_its_own_solution_in_english() {
    course_in("en", "every_lesson_is_completed_by_its_own_solution_in_english");
}

#[test]
fn every_lesson_is_completed_by_its_own_solution_in_italian() {
    course_in("it", "every_lesson_is_completed_by_its_own_solution_in_italian");
}

#[test]
fn every_lesson_is_completed_by_its_own_solution_in_russian() {
    course_in("ru", "every_lesson_is_completed_by_its_own_solution_in_russian");
}

#[test]
fn the_first_match_has_a_coach_beside() {
    let (_folder, mut program) = program();
    let id = LessonId::from_word("first-match").expect("there is such a lesson");
    program.ask(UiIntent::Practise(id.number()));
    program.until("the match", |program| place(program) == Some((id, 0)));
    program.frames(3);
    assert!(said_of(&mut program, &id.lesson().message("go")));
    program.ask(UiIntent::Lesson(LessonWish::Next));
    assert!(!course(&program).reads(), "the coach falls silent");
}

#[test]
fn no_bubble_has_more_than_25_words_in_any_language() {
    let words = |text: &str| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    for code in LANGUAGES {
        speaking(code, || {
            for message in LessonId::all().flat_map(|id| id.lesson().messages()) {
                let said = text(&message);
                assert!(said != message && words(&said) <= 25, "{code}: {message}: {said}");
            }
        });
    }
}

#[test]
fn a_click_that_the_step_has_no_use_for_is_not_offered() {
    let (_folder, mut program) = program();
    let ore = LessonId::from_word("ore").expect("there is such a lesson");
    program.ask(UiIntent::Practise(ore.number()));
    program.until("the step", |program| place(program) == Some((ore, 0)));
    let shows = |program: &Program, target| table(program).shows(target);
    assert!(shows(&program, Target::Spot(Spot::of_mine(2 * Sector::R2.index() + 1))));
    assert!(!shows(&program, Target::Spot(Spot::of_mine(2 * Sector::R2.index()))));
}

#[test]
fn the_pages_of_the_codex_are_told_in_every_language() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Open(Overlay::Codex));
    for topic in [Topic::Basic(Basic::Piracy), Topic::Card(Bonus::HiddenHold), Topic::Site(Site::Market)] {
        let number = Topic::all().iter().position(|page| *page == topic).expect("a page");
        program.ask(UiIntent::Codex(CodexAsk::Open(number)));
        let told = labels(&mut program);
        for words in [topic_title(topic), topic_gist(topic)] {
            assert!(told.contains(&words), "{words} in {told:?}");
        }
        assert!(told.iter().any(|label| *label == text("codex-practise")), "it leads to a lesson");
    }
    for code in LANGUAGES {
        speaking(code, || {
            for (number, topic) in Topic::all().into_iter().enumerate() {
                let page = codex_page::<Contraband>(number, None).expect("a page");
                assert!(!page.points.is_empty() && !page.links.is_empty(), "{code}: {topic:?}");
                assert_eq!(page.points, Contraband::points(topic, &Options::default()), "{code}");
            }
        });
    }
}

#[test]
fn every_page_of_the_codex_opens_over_a_match() {
    let (_folder, mut program) = program();
    let id = LessonId::from_word("last-round").expect("there is such a lesson");
    program.ask(UiIntent::Practise(id.number()));
    program.until("the lesson", |program| place(program) == Some((id, 0)));
    program.ask(UiIntent::Open(Overlay::Codex));
    for (number, topic) in Topic::all().into_iter().enumerate() {
        program.ask(UiIntent::Codex(CodexAsk::Open(number)));
        let told = labels(&mut program);
        assert!(told.contains(&topic_title(topic)), "{topic:?} in {told:?}");
        let raw = told.iter().find(|label| label.contains(['{', '$']) || label.contains("codex-"));
        assert_eq!(raw, None, "{topic:?}");
    }
}

#[test]
fn the_ladder_lists_its_puzzles_and_each_opens() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Open(Overlay::Puzzles));
    let told = labels(&mut program);
    assert_eq!(ladder().len(), 12);
    for (nth, rung) in ladder().iter().enumerate() {
        let args = [
            ("number", (nth + 1).into()),
            ("title", puzzle_title::<Contraband>(rung.name).into()),
            ("state", text("puzzles-state-new").into()),
        ];
        let row = text_args("puzzles-row", &args);
        assert!(told.contains(&row), "{row} in {told:?}");
    }
    for (nth, rung) in ladder().iter().enumerate() {
        program.ask(UiIntent::Puzzle(PuzzleWish::Open(nth)));
        program.until("the puzzle", |program| program.world().contains_resource::<Table<Contraband>>());
        let told = labels(&mut program);
        let raw = told.iter().find(|label| label.contains(['{', '$']) || label.contains("goal-"));
        assert_eq!(raw, None, "{}", rung.name);
        let hint = text("puzzles-hint");
        assert!(program.widgets().iter().any(|widget| widget.label == hint && !widget.covered), "{}", rung.name);
    }
}

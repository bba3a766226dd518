//! Learning a game in the whole program: every lesson by its own solution, the codex, the ladder of puzzles. A game says what is
//! clicked ([`Hands`]) and has a test for each of these.

use bevy_egui::egui::{Rect, pos2, vec2};
use orrery::academy::{LessonId, Line, Sight};
use orrery::app::title::TitleCards;
use orrery::app::{Course, Front, Game, GameAtHand, Learner};
use orrery::board::Hits;
use orrery::games::GAMES;
use orrery::locale::{puzzle_title, speaking, text};
use orrery::panels::{CodexAsk, Frame, GameView, LessonWish, Overlay, PuzzleWish, TitleTurn, UiIntent, codex_page};
use orrery::puzzle::ladder;
use orrery::table::InHand;
use orrery::table::Table;

use super::alone::alone;
use crate::alien_frontiers::pilot::program::{LANGUAGES, Program, settle_settings};

/// What hands do in a game.
pub trait Hands: Game {
    /// What is clicked for an order by who knows `view`, without what confirms it.
    fn clicked_by_hand(view: &Self::View, order: &Self::Order) -> Vec<Self::Target>;

    /// What gives what was begun by these clicks; by default they give it themselves.
    fn confirms(draft: &Self::Draft) -> Option<Self::Target> {
        let _ = draft;
        None
    }

    /// Whether its clicks only begin the order, which is given together with the one after it; by default none is.
    fn waits(order: &Self::Order) -> bool {
        let _ = order;
        false
    }
}

/// A game whose panels tests can lay out without the program.
pub trait LaidOut: Hands {
    /// The match as its panels show it to who knows `view`.
    fn shown<R>(view: &Self::View, look: impl FnOnce(&GameView<'_, Self>) -> R) -> R;
}

/// The program with the title turned to this game.
pub fn program<G: Game>() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.world_mut().resource_mut::<Front>().overlays.clear();
    program.world_mut().insert_resource(TitleCards::of(GAMES, |_| true));
    program.frames(3);
    program.ask(UiIntent::Turn(TitleTurn::To(G::KEY)));
    program.until("the game at hand", |program| program.world().resource::<GameAtHand>().is::<G>());
    (folder, program)
}

/// Everything that is said: names of things, and words that stand alone.
pub fn labels(program: &mut Program) -> Vec<String> {
    program.frames(4);
    program.widgets().into_iter().flat_map(|widget| [widget.label, widget.value]).collect()
}

/// A message that was not filled in, or has no words.
fn raw<'a>(told: &'a [String], families: &[&str]) -> Option<&'a String> {
    told.iter().find(|label| label.contains(['{', '$']) || families.iter().any(|family| label.contains(family)))
}

/// The lesson of this word.
pub fn lesson<G: Game>(word: &str) -> LessonId<G> {
    LessonId::from_word(word).expect("there is such a lesson")
}

/// The lessons of steps: the other one is a whole match.
pub fn lessons<G: Game>() -> impl Iterator<Item = LessonId<G>> {
    LessonId::all().filter(|id| !id.lesson().coached)
}

/// The lesson that is open, and its step.
pub fn place<G: Game>(program: &Program) -> Option<(LessonId<G>, usize)> {
    program.world().get_resource::<Course<G>>().map(|course| (course.id, course.at()))
}

pub fn course<G: Game>(program: &Program) -> &Course<G> {
    program.world().resource::<Course<G>>()
}

pub fn table<G: Game>(program: &Program) -> &Table<G> {
    program.world().resource::<Table<G>>()
}

/// Opens a lesson at its first step.
pub fn practise<G: Game>(program: &mut Program, id: LessonId<G>) {
    program.ask(UiIntent::Practise(id.number()));
    program.until("the lesson", |program| place::<G>(program) == Some((id, 0)));
}

fn pick<G: Game>(program: &mut Program, target: G::Target) {
    assert!(table::<G>(program).shows(target), "{target:?} is not offered in {:?}", place::<G>(program));
    program.ask(UiIntent::Pick(G::id(target)));
}

/// Gives an order as clicks do.
fn give<G: Hands>(program: &mut Program, order: &G::Order) {
    let before = (place::<G>(program), table::<G>(program).orders_given());
    for target in G::clicked_by_hand(table::<G>(program).view(), order) {
        pick::<G>(program, target);
    }
    if G::waits(order) {
        return;
    }
    if let Some(target) = G::confirms(program.world().resource::<InHand<G>>()) {
        pick::<G>(program, target);
    }
    if program.play().asked {
        program.ask(UiIntent::Answer(true));
    }
    program.until("the order", |program| {
        let over = program.world().get_resource::<Course<G>>().is_none_or(Course::is_over);
        over || (place::<G>(program), table::<G>(program).orders_given()) != before
    });
    // What follows by the same click comes a frame later.
    program.frames(3);
}

/// Does one thing of a lesson.
fn act<G: Hands>(program: &mut Program, line: &Line<G>) {
    match line {
        Line::Give(order) => give::<G>(program, order),
        Line::Refuse(order) => {
            let targets = G::clicked_by_hand(table::<G>(program).view(), order);
            targets.into_iter().for_each(|target| program.ask(UiIntent::Pick(G::id(target))));
        }
        Line::Look(sight) => {
            program.ask(UiIntent::Open(if *sight == Sight::Log { Overlay::Log } else { Overlay::Scores }));
            program.ask(UiIntent::Close);
        }
        Line::Undo | Line::Redo | Line::Pick(_) => panic!("no lesson of these games has it"),
    }
}

/// Where another table comes next, what was done lies there until the learner goes on.
fn see<G: Game>(program: &mut Program, here: (LessonId<G>, usize)) {
    let next = here.0.lesson().steps.get(here.1 + 1);
    if next.is_some_and(|next| next.board.is_some()) {
        program.until("what was done to be seen", |program| course::<G>(program).reads());
        program.frames(3);
        assert_eq!(place::<G>(program), Some(here), "the next table waits");
        let told = text("academy-done-see");
        assert!(program.said().contains(&told) || labels(program).contains(&told), "{told} in {}", program.report());
        program.ask(UiIntent::Lesson(LessonWish::Next));
    }
}

/// Goes through the lesson that is open, to its end.
fn complete<G: Hands>(program: &mut Program, id: LessonId<G>) {
    for (at, step) in id.lesson().steps.iter().enumerate() {
        let named = format!("{} {}", id.word(), step.say);
        program.until(&format!("the step {named}"), |program| place::<G>(program) == Some((id, at)));
        // The bubble has its words some frames later.
        program.frames(3);
        if step.watches() {
            program.until("the others to have played", |program| course::<G>(program).reads());
        }
        assert!(said_of::<G>(program, &id.lesson().message(&step.say)), "{named} is not said");
        if course::<G>(program).reads() {
            program.ask(UiIntent::Lesson(LessonWish::Next));
        } else {
            let rivals = step.rival.iter().filter(|line| matches!(line, Line::Give(_))).count();
            let before = id.lesson().stand(at).orders.len() + rivals;
            program.until("the learner's turn", |program| table::<G>(program).orders_given() >= before);
            program.frames(3);
            step.show_me.iter().for_each(|line| act::<G>(program, line));
            see::<G>(program, (id, at));
        }
        program.until(&format!("the step after {named}"), |program| {
            place::<G>(program) != Some((id, at)) || course::<G>(program).is_over()
        });
    }
    assert_eq!(program.overlays().last(), Some(&Overlay::LessonDone(id.number())));
    assert!(program.world().resource::<Learner>().0.of(id).done);
}

/// Whether the bubble says a message: some of its words, since keys are put into it.
pub fn said_of<G: Game>(program: &mut Program, message: &str) -> bool {
    let whole = G::text(message);
    let begins = whole.split(['{', ':']).next().unwrap_or_default().trim().to_owned();
    assert!(!begins.is_empty(), "{message}");
    let shown = program.widgets().iter().any(|widget| widget.label.contains(&begins) || widget.value.contains(&begins));
    shown || program.said().iter().any(|words| words.contains(&begins))
}

/// Goes through the whole course, in a process that speaks this language; `test` is the path of who calls.
pub fn course_in<G: Hands>(code: &str, test: &str) {
    if !alone(test) {
        return;
    }
    let (folder, mut program) = program::<G>();
    program.speak(code);
    program.ask(UiIntent::Open(Overlay::Academy));
    let listed = labels(&mut program);
    for id in LessonId::<G>::all() {
        let title = G::text(&id.lesson().title());
        assert!(listed.iter().any(|label| label.contains(&title)), "{code}: {title} in {listed:?}");
    }
    program.ask(UiIntent::Close);
    for id in lessons::<G>() {
        program.ask(UiIntent::Practise(id.number()));
        complete(&mut program, id);
        assert_eq!(raw(&labels(&mut program), &["lesson-", "academy-"]), None, "{code}");
        program.ask(UiIntent::Close);
        program.ask(UiIntent::Lesson(LessonWish::Leave));
    }
    let kept = std::fs::read_to_string(folder.path().join("academy.ron")).expect("progress is kept");
    assert!(lessons::<G>().all(|id| kept.contains(id.word())), "{kept}");
}

/// The first match, a lesson called `id`, is announced, and the coach falls silent when that was read.
pub fn first_match<G: Game>(program: &mut Program, id: &str) {
    let id = lesson::<G>(id);
    practise(program, id);
    program.frames(3);
    assert!(said_of::<G>(program, &id.lesson().message("go")));
    program.ask(UiIntent::Lesson(LessonWish::Next));
    assert!(!course::<G>(program).reads(), "the coach falls silent");
}

/// Whatever glows in a step is on the screen, and so is what a bubble must not hide.
pub fn glows_are_seen<G: LaidOut>() {
    let (_folder, mut program) = program::<G>();
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 900.0)).expand(30.0);
    for id in lessons::<G>() {
        program.ask(UiIntent::Practise(id.number()));
        for (at, step) in id.lesson().steps.iter().enumerate() {
            program.until("the step", |program| place::<G>(program) == Some((id, at)));
            // As it is shown to begin, whatever was left out of the one before.
            program.ask(UiIntent::Lesson(LessonWish::Reset));
            program.until("what others do", |program| !step.watches() || course::<G>(program).reads());
            program.until("the board", |program| !program.world().resource::<Hits>().0.is_empty());
            program.frames(3);
            let (view, hits) = (*table::<G>(&program).view(), program.world().resource::<Hits>());
            for glow in &step.glow {
                let frames = G::shown(&view, |shown| G::glowing(std::slice::from_ref(glow), shown, hits));
                let seen = |frame: &Frame| frame.area.is_positive() && screen.contains_rect(frame.area);
                let all = !frames.is_empty() && frames.iter().all(seen);
                assert!(all, "{} {}: {glow:?} is at {frames:?}", id.word(), step.say);
            }
            let keep = G::shown(&view, |shown| G::kept_in_sight(None, shown, hits));
            assert!(keep.iter().all(Rect::is_positive), "{} {}", id.word(), step.say);
            if at + 1 < id.lesson().steps.len() {
                program.ask(UiIntent::Lesson(LessonWish::Next));
            }
        }
        program.ask(UiIntent::Lesson(LessonWish::Leave));
    }
}

/// No bubble has more than 25 words in any language.
pub fn bubbles_are_short<G: Game>() {
    let words = |text: &str| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    for code in LANGUAGES {
        speaking(code, || {
            for message in LessonId::<G>::all().flat_map(|id| id.lesson().messages()) {
                let said = G::text(&message);
                assert!(said != message && words(&said) <= 25, "{code}: {message}: {said}");
            }
        });
    }
}

/// Pages open from the title and lead to a lesson, and in every language each says what it has to.
pub fn codex_is_told<G: Game>(of: &[G::Topic]) {
    let (_folder, mut program) = program::<G>();
    program.ask(UiIntent::Open(Overlay::Codex));
    for &topic in of {
        let number = G::topics().iter().position(|page| *page == topic).expect("a page");
        program.ask(UiIntent::Codex(CodexAsk::Open(number)));
        let told = labels(&mut program);
        for words in std::iter::once(G::title(topic))
            .chain(G::gist(topic, &G::Options::default()).into_iter().map(|gist| gist.words))
        {
            assert!(told.contains(&words), "{words} in {told:?}");
        }
        assert!(told.contains(&G::text("codex-practise")), "it leads to a lesson");
    }
    for code in LANGUAGES {
        speaking(code, || {
            for (number, topic) in G::topics().into_iter().enumerate() {
                let page = codex_page::<G>(number, None).expect("a page");
                assert!(!page.points.is_empty() && !page.links.is_empty(), "{code}: {topic:?}");
                assert_eq!(page.points, G::points(topic, &G::Options::default()), "{code}");
            }
        });
    }
}

/// Every page opens over the match of a lesson.
pub fn codex_opens_over<G: Game>(id: LessonId<G>) {
    let (_folder, mut program) = program::<G>();
    practise(&mut program, id);
    program.ask(UiIntent::Open(Overlay::Codex));
    for (number, topic) in G::topics().into_iter().enumerate() {
        program.ask(UiIntent::Codex(CodexAsk::Open(number)));
        let told = labels(&mut program);
        assert!(told.contains(&G::title(topic)), "{topic:?} in {told:?}");
        assert_eq!(raw(&told, &["codex-"]), None, "{topic:?}");
    }
}

/// The ladder lists so many puzzles by their titles, and each opens with its hint at hand.
pub fn ladder_opens<G: Game>(puzzles: usize) {
    let (_folder, mut program) = program::<G>();
    program.ask(UiIntent::Open(Overlay::Puzzles));
    let told = labels(&mut program);
    assert_eq!(ladder::<G>().len(), puzzles);
    for (nth, rung) in ladder::<G>().iter().enumerate() {
        let args = [
            ("number", (nth + 1).into()),
            ("title", puzzle_title::<G>(rung.name).into()),
            ("state", G::text("puzzles-state-new").into()),
        ];
        let row = G::text_args("puzzles-row", &args);
        assert!(told.contains(&row), "{row} in {told:?}");
    }
    for (nth, rung) in ladder::<G>().iter().enumerate() {
        program.ask(UiIntent::Puzzle(PuzzleWish::Open(nth)));
        program.until("the puzzle", |program| program.world().contains_resource::<Table<G>>());
        assert_eq!(raw(&labels(&mut program), &["goal-"]), None, "{}", rung.name);
        let hint = G::text("puzzles-hint");
        assert!(program.widgets().iter().any(|widget| widget.label == hint && !widget.covered), "{}", rung.name);
    }
}

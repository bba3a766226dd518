//! Learning *Starship Catan* in the whole program: every lesson by its own solution in every language, the codex, the ladder of
//! puzzles, statistics and achievements.

use bevy_egui::egui::{Rect, pos2, vec2};
use orrery::academy::{Line, Sight};
use orrery::app::title::TitleCards;
use orrery::app::{self, GameAtHand, Learner};
use orrery::board::Hits;
use orrery::core::Rules as _;
use orrery::games::starship_catan::StarshipCatan;
use orrery::games::starship_catan::academy::LessonId;
use orrery::games::starship_catan::board::{clicked_for, target_id};
use orrery::games::starship_catan::codex::{Basic, Family, Topic};
use orrery::games::starship_catan::locale::{seat_word, text, text_args, topic_gist, topic_title};
use orrery::games::starship_catan::puzzle::ladder;
use orrery::games::starship_catan::rules::{Deal, Module, Options, Order, Seat, Ship, Thing, Things};
use orrery::games::starship_catan::stats::Achievement;
use orrery::games::starship_catan::table::{Counter, Draft, Target};
use orrery::locale::{puzzle_title, speaking};
use orrery::panels::{
    CodexAsk, CodexWords as _, Frame, LessonGuide as _, LessonWish, LifeTab, Overlay, PuzzleWish, StatsWish, TitleTurn,
    UiIntent, codex_page,
};
use orrery::table::{Plan, Table};

use super::laid::Laid;
use crate::alien_frontiers::pilot::program::{LANGUAGES, Program, settle_settings};
use crate::house::alone::alone;

/// The lesson that is open.
type Course = app::Course<StarshipCatan>;

/// The program with the title turned to this game.
fn program() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.world_mut().resource_mut::<orrery::app::Front>().overlays.clear();
    program.world_mut().insert_resource(TitleCards::of(|_| true));
    program.frames(3);
    program.ask(UiIntent::Turn(TitleTurn::To(StarshipCatan::KEY)));
    program.until("the game at hand", |program| program.world().resource::<GameAtHand>().is::<StarshipCatan>());
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

fn table(program: &Program) -> &Table<StarshipCatan> {
    program.world().resource::<Table<StarshipCatan>>()
}

/// So many clicks on a counter for each thing.
fn counted(things: Things, counter: impl Fn(Thing) -> Counter) -> Vec<Target> {
    things.iter().flat_map(|(thing, count)| vec![Target::More(counter(thing)); count.into()]).collect()
}

/// What is clicked for an order, without the confirmation.
fn clicks(order: &Order) -> Vec<Target> {
    let dealt = |deal: Deal| match deal {
        Deal::Buy(things) => counted(things, Counter::Buy),
        Deal::Sell(things) => counted(things, Counter::Sell),
    };
    match *order {
        Order::Trade(deal) => dealt(deal),
        Order::Use { post, deal } => std::iter::once(Target::Post(post)).chain(dealt(deal)).collect(),
        Order::Adventure { adventure, take } => {
            let taken = take.resources().map(|resource| Target::More(Counter::Take(resource)));
            std::iter::once(Target::Adventure(adventure)).chain(taken).collect()
        }
        Order::Arrange(arrangement) => {
            let top = arrangement.top().iter().map(|&number| Target::ToTop(number));
            top.chain(arrangement.bottom().iter().map(|&number| Target::ToBottom(number))).collect()
        }
        ref other => clicked_for(other).into_iter().collect(),
    }
}

fn pick(program: &mut Program, target: Target) {
    assert!(table(program).shows(target), "{target:?} is not offered in {:?}", place(program));
    program.ask(UiIntent::Pick(target_id(target)));
}

/// Gives an order as clicks do.
fn give(program: &mut Program, order: Order) {
    let before = (place(program), table(program).orders_given());
    for target in clicks(&order) {
        pick(program, target);
    }
    if **program.world().resource::<Plan<StarshipCatan>>() != Draft::Nothing {
        pick(program, Target::Confirm);
    }
    if program.play().asked {
        program.ask(UiIntent::Answer(true));
    }
    program.until("the order", |program| {
        let over = program.world().get_resource::<Course>().is_none_or(Course::is_over);
        over || (place(program), table(program).orders_given()) != before
    });
}

/// Does one thing of a lesson.
fn act(program: &mut Program, line: Line<StarshipCatan>) {
    match line {
        Line::Give(order) => give(program, order),
        Line::Refuse(order) => {
            let target = clicked_for(&order).expect("it is clicked");
            program.ask(UiIntent::Pick(target_id(target)));
        }
        Line::Look(sight) => {
            program.ask(UiIntent::Open(if sight == Sight::Log { Overlay::Log } else { Overlay::Scores }));
            program.ask(UiIntent::Close);
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
        if step.watches() {
            program.until("the others to have played", |program| course(program).reads());
        }
        assert!(said_of(program, &id.lesson().message(&step.say)), "{named} is not said");
        if course(program).reads() {
            program.ask(UiIntent::Lesson(LessonWish::Next));
        } else {
            let rivals = step.rival.iter().filter(|line| matches!(line, Line::Give(_))).count();
            let before = id.lesson().stand(at).orders.len() + rivals;
            program.until("the learner's turn", |program| table(program).orders_given() >= before);
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
    if !alone(&format!("starship_catan::learning::{test}")) {
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
    for id in LessonId::all() {
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
    assert!(LessonId::all().all(|id| kept.contains(id.word())), "{kept}");
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
fn everything_that_glows_in_a_step_is_seen() {
    let (_folder, mut program) = program();
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 900.0)).expand(30.0);
    for id in LessonId::all() {
        program.ask(UiIntent::Practise(id.number()));
        for (at, step) in id.lesson().steps.iter().enumerate() {
            program.until("the step", |program| place(program) == Some((id, at)));
            // As it is shown to begin, whatever was left out of the one before.
            program.ask(UiIntent::Lesson(LessonWish::Reset));
            program.until("what others do", |program| !step.watches() || course(program).reads());
            program.until("the board", |program| !program.world().resource::<Hits>().0.is_empty());
            program.frames(3);
            let (laid, hits) = (Laid::of(*table(&program).view(), &[]), program.world().resource::<Hits>());
            for glow in &step.glow {
                let frames = StarshipCatan::glowing(std::slice::from_ref(glow), &laid.shown(), hits);
                let seen = |frame: &Frame| frame.area.is_positive() && screen.contains_rect(frame.area);
                let all = !frames.is_empty() && frames.iter().all(seen);
                assert!(all, "{} {}: {glow:?} is at {frames:?}", id.word(), step.say);
            }
            let keep = StarshipCatan::kept_in_sight(None, &laid.shown(), hits);
            assert!(keep.iter().all(Rect::is_positive), "{} {}", id.word(), step.say);
            if at + 1 < id.lesson().steps.len() {
                program.ask(UiIntent::Lesson(LessonWish::Next));
            }
        }
        program.ask(UiIntent::Lesson(LessonWish::Leave));
    }
}

#[test]
fn a_click_that_the_step_has_no_use_for_is_not_offered() {
    let (_folder, mut program) = program();
    let building = LessonId::from_word("building").expect("there is such a lesson");
    program.ask(UiIntent::Practise(building.number()));
    program.ask(UiIntent::Lesson(LessonWish::Next));
    program.until("the ship", |program| place(program) == Some((building, 1)));
    let shows = |program: &Program, target| table(program).shows(target);
    assert!(shows(&program, Target::Ship(Ship::ColonyShip)));
    assert!(!shows(&program, Target::Module(Module::Command)) && !shows(&program, Target::End));
    program.ask(UiIntent::Pick(target_id(Target::Module(Module::Command))));
    assert_eq!(course(&program).note(), Some(text("academy-not-here")));
}

#[test]
fn the_pages_of_the_codex_are_told_in_every_language() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Open(Overlay::Codex));
    for topic in [Topic::Basic(Basic::Pirates), Topic::Module(Module::Sensor), Topic::Family(Family::ColonyPlanets)] {
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
                let page = codex_page::<StarshipCatan>(number, None).expect("a page");
                assert!(!page.points.is_empty() && !page.links.is_empty(), "{code}: {topic:?}");
                assert_eq!(page.points, StarshipCatan::points(topic, &Options::default()), "{code}");
            }
        });
    }
}

#[test]
fn an_example_of_the_codex_is_played_with_the_sides_for_names() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Open(Overlay::Codex));
    program.ask(UiIntent::Codex(CodexAsk::Play("two-actions-a-flight")));
    program.until("the example", |program| program.world().contains_resource::<Table<StarshipCatan>>());
    let names = table(&program).seats().iter().map(|seat| program.play().names.of(seat.colour)).collect::<Vec<_>>();
    assert_eq!(names, [seat_word(Seat::Moon), seat_word(Seat::Sun)]);
    let strip = text("codex-practice-again");
    assert!(program.widgets().iter().any(|widget| widget.label == strip && !widget.covered), "{}", program.report());
    program.ask(UiIntent::Codex(CodexAsk::Return));
}

#[test]
fn the_ladder_lists_ten_puzzles_and_each_opens() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Open(Overlay::Puzzles));
    let told = labels(&mut program);
    assert_eq!(ladder().len(), 10);
    for (nth, rung) in ladder().iter().enumerate() {
        let args = [
            ("number", (nth + 1).into()),
            ("title", puzzle_title::<StarshipCatan>(rung.name).into()),
            ("state", text("puzzles-state-new").into()),
        ];
        let row = text_args("puzzles-row", &args);
        assert!(told.contains(&row), "{row} in {told:?}");
    }
    for (nth, rung) in ladder().iter().enumerate() {
        program.ask(UiIntent::Puzzle(PuzzleWish::Open(nth)));
        program.until("the puzzle", |program| program.world().contains_resource::<Table<StarshipCatan>>());
        let told = labels(&mut program);
        let raw = told.iter().find(|label| label.contains(['{', '$']) || label.contains("goal-"));
        assert_eq!(raw, None, "{}", rung.name);
        let hint = text("puzzles-hint");
        assert!(program.widgets().iter().any(|widget| widget.label == hint && !widget.covered), "{}", rung.name);
    }
}

#[test]
fn figures_and_achievements_have_their_words() {
    let (_folder, mut program) = program();
    program.ask(UiIntent::Open(Overlay::Statistics));
    let told = labels(&mut program);
    for tab in ["stats-tab-matches", "stats-tab-sectors", "stats-tab-achievements"] {
        assert!(told.contains(&text(tab)), "{tab} in {told:?}");
    }
    program.ask(UiIntent::Stats(StatsWish::Life(LifeTab::Achievements)));
    let told = labels(&mut program);
    for one in Achievement::ALL {
        let name = text(&format!("achievement-{}", one.word()));
        assert!(told.iter().any(|label| label.starts_with(&name)), "{name} in {told:?}");
    }
}

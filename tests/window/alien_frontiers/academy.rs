//! Tests of the Academy: of every lesson by keyboard only, in every language, and by mouse only; of refused orders; and of stored
//! progress.

use std::path::Path;

use bevy::input::keyboard::{Key, KeyCode};
use orrery::academy::LookTarget;
use orrery::app::{self, AcademyState, Screen};
use orrery::games::alien_frontiers::academy::{LessonAction, LessonId};
use orrery::games::alien_frontiers::rules::{Facility, Order};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::games::alien_frontiers_table::settings::keys::facility_letter;
use orrery::games::alien_frontiers_table::table::Table;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, PendingOrder};
use orrery::locale::speaking;
use orrery::panels::{LessonGuide, LessonIntent, Overlay, UiIntent};
use orrery::settings::{self, AnimationSpeed, AppFolders, Settings};

use super::pilot::{Program, click_dice, press_dice, settle_settings};
use orrery_pilot::InputDevice as _;
use orrery_pilot::in_own_process;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;
use orrery_pilot::program::LANGUAGES;

/// The open lesson of Alien Frontiers.
type ActiveLesson = app::ActiveLesson<AlienFrontiersFrontend>;

fn steps(id: LessonId) -> usize {
    id.lesson().steps.len()
}

fn lesson(word: &str) -> LessonId {
    LessonId::from_word(word).expect("there is such a lesson")
}

fn started(folder: &Path) -> Program {
    settle_settings(folder);
    Program::start(folder, None, None)
}

/// Returns the open lesson and the index of its step, or `None` if no lesson is open.
fn place(program: &Program) -> Option<(LessonId, usize)> {
    program.world().get_resource::<ActiveLesson>().map(|course| (course.id, course.at()))
}

fn escape(program: &mut Program) {
    program.press(KeyCode::Escape, &Key::Escape, &[]);
}

/// Performs one action of a lesson by keyboard.
fn by_keys(program: &mut Program, line: LessonAction) {
    if matches!(line, LessonAction::Give(_)) && !program.plan().selected().is_empty() {
        escape(program);
    }
    match line {
        LessonAction::Give(order) => {
            KeyboardDevice.give(program, &order);
            if program.play().asked {
                KeyboardDevice::agree(program);
            }
        }
        LessonAction::Refuse(Order::Dock { facility, .. }) => {
            let letter = facility_letter(facility).chars().next().expect("a letter");
            KeyboardDevice::letter(program, letter.to_ascii_lowercase());
        }
        LessonAction::Refuse(order) => panic!("{order:?} is tried by no lesson"),
        LessonAction::Undo => KeyboardDevice::undo(program),
        LessonAction::Redo => KeyboardDevice::redo(program),
        LessonAction::Pick(ships) => press_dice(program, ships),
        LessonAction::Look(LookTarget::Pointed) => {
            for _ in 0..20 {
                // The step does not highlight a target that already has the focus.
                KeyboardDevice::tab(program);
                if matches!(program.keys_on(), Some(ClickTarget::Facility(_))) {
                    break;
                }
            }
        }
        LessonAction::Look(sight) => {
            KeyboardDevice::letter(program, if sight == LookTarget::Log { 'l' } else { 'v' });
            escape(program);
        }
    }
}

/// Performs one action of a lesson by mouse.
fn by_mouse(program: &mut Program, line: LessonAction) {
    if matches!(line, LessonAction::Give(_)) {
        // Picked dice are put back by another click.
        let picked = program.plan().selected();
        click_dice(program, picked);
    }
    match line {
        LessonAction::Give(order) => {
            MouseDevice.give(program, &order);
            if program.play().asked {
                MouseDevice::agree(program);
            }
        }
        LessonAction::Refuse(Order::Dock { facility, .. }) => {
            MouseDevice::click_target(program, ClickTarget::Facility(facility));
        }
        LessonAction::Refuse(order) => panic!("{order:?} is tried by no lesson"),
        LessonAction::Undo => MouseDevice::undo(program),
        LessonAction::Redo => MouseDevice::redo(program),
        LessonAction::Pick(ships) => click_dice(program, ships),
        LessonAction::Look(LookTarget::Pointed) => {
            MouseDevice::point(program, ClickTarget::Facility(Facility::LunarMine));
        }
        LessonAction::Look(sight) => {
            let log = text("ui-log-large");
            let points = text_args("ui-points-of", &[("name", text("academy-name-red").into())]);
            MouseDevice::click_label(program, if sight == LookTarget::Log { &log } else { &points });
            MouseDevice::click_label(program, &text("ui-done"));
        }
    }
}

/// Passes a step that only needs reading, by keyboard.
fn read_by_keys(program: &mut Program) {
    KeyboardDevice::space(program);
}

/// Passes a step that only needs reading, by mouse.
fn read_by_mouse(program: &mut Program) {
    MouseDevice::click_label(program, &text_args("academy-next-key", &[("key", "Space".into())]));
}

/// An input method for a lesson: the functions that perform an action and that pass a text.
struct LessonInputMethod {
    does: fn(&mut Program, LessonAction),
    reads: fn(&mut Program),
}

const KEYBOARD: LessonInputMethod = LessonInputMethod { does: by_keys, reads: read_by_keys };
const MOUSE: LessonInputMethod = LessonInputMethod { does: by_mouse, reads: read_by_mouse };

/// Completes the open lesson.
fn complete(program: &mut Program, id: LessonId, way: &LessonInputMethod) {
    for at in 0..steps(id) {
        program.until("the step", |program| place(program) == Some((id, at)));
        // The buttons of the bubble appear some frames later.
        program.frames(3);
        let step = &id.lesson().steps[at];
        if step.watches() {
            program.until("the others to have played", |program| program.world().resource::<ActiveLesson>().reads());
            program.frames(3);
        }
        if program.world().resource::<ActiveLesson>().reads() {
            (way.reads)(program);
        } else {
            step.show_me.iter().for_each(|line| (way.does)(program, *line));
            if id.lesson().steps.get(at + 1).is_some_and(|next| next.board.is_some()) {
                // A step with a new position waits until the action has been shown.
                program.until("what was done to be seen", |program| program.world().resource::<ActiveLesson>().reads());
                program.frames(3);
                (way.reads)(program);
            }
        }
        program.until(&format!("the step after {} {}", id.word(), step.say), |program| {
            place(program) != Some((id, at)) || program.world().resource::<ActiveLesson>().is_over()
        });
    }
    assert_eq!(program.overlays().last(), Some(&Overlay::LessonDone(id.number())));
    assert!(program.world().resource::<AcademyState>().0.of(id).done);
}

/// Completes the whole course by keyboard only, in a process with this language.
fn course_in(code: &str, test: &str) {
    if !in_own_process(&format!("alien_frontiers::academy::{test}")) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    program.speak(code);
    KeyboardDevice::choose(&mut program, &text("academy-title"));
    assert_eq!(program.overlays(), [Overlay::Academy]);
    KeyboardDevice::enter(&mut program);
    for id in LessonId::all().filter(|id| !id.lesson().coached) {
        assert_eq!(place(&program).map(|place| place.0), Some(id));
        complete(&mut program, id, &KEYBOARD);
        KeyboardDevice::enter(&mut program);
    }
    let last = place(&program).map(|place| place.0).expect("a lesson");
    assert!(last.lesson().coached, "the first match comes last");
    assert!(!program.world().resource::<Table>().is_practice(), "it is a match like any other");
    let kept = std::fs::read_to_string(folder.path().join("academy.ron")).expect("progress is kept");
    assert!(LessonId::all().filter(|id| !id.lesson().coached).all(|id| kept.contains(id.word())), "{kept}");
}

#[test]
fn every_lesson_is_completed_by_keyboard_alone_in_english() {
    course_in("en", "every_lesson_is_completed_by_keyboard_alone_in_english");
}

#[test]
fn every_lesson_is_completed_by_keyboard_alone_in_italian() {
    course_in("it", "every_lesson_is_completed_by_keyboard_alone_in_italian");
}

#[test]
fn every_lesson_is_completed_by_keyboard_alone_in_russian() {
    course_in("ru", "every_lesson_is_completed_by_keyboard_alone_in_russian");
}

#[test]
fn every_lesson_is_completed_by_mouse_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    for id in LessonId::all().filter(|id| !id.lesson().coached) {
        program.ask(UiIntent::Practise(id.number()));
        complete(&mut program, id, &MOUSE);
    }
}

#[test]
fn no_bubble_has_more_than_25_words_in_any_language() {
    let words = |text: &str| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    for code in LANGUAGES {
        speaking(code, || {
            for id in LessonId::all() {
                let all: Vec<String> = id.lesson().messages().collect();
                for key in all {
                    let said = text(&key);
                    assert!(said != key && words(&said) <= 25, "{code}: {key} has {} words: {said}", words(&said));
                }
            }
        });
    }
}

#[test]
fn orders_outside_the_lesson_are_refused_with_a_note() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    program.ask(UiIntent::Practise(lesson("solar-converter").number()));
    KeyboardDevice::space(&mut program);
    let before = program.position();
    let dock = |facility, text: &str| Order::Dock {
        facility,
        ships: orrery::games::alien_frontiers::rules::notation::parse_ships(text).unwrap(),
    };
    KeyboardDevice.give(&mut program, &dock(Facility::LunarMine, "6"));
    assert_eq!((program.position(), program.entries()), (before, 0), "not in this lesson");
    let told = text("academy-not-here");
    assert!(program.world().resource::<ActiveLesson>().note() == Some(told));
    KeyboardDevice.give(&mut program, &dock(Facility::SolarConverter, "3"));
    assert_eq!(program.entries(), 1);
    assert_eq!(place(&program), Some((lesson("solar-converter"), 2)));
    KeyboardDevice::undo(&mut program);
    assert_eq!(program.entries(), 1, "the step before is done");
    program.press(KeyCode::PageUp, &Key::PageUp, &[]);
    assert_eq!((place(&program), program.entries()), (Some((lesson("solar-converter"), 1)), 0));
}

#[test]
fn wrong_answer_can_be_reset_and_tried_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let id = lesson("solar-converter");
    program.ask(UiIntent::Practise(id.number()));
    (0..steps(id) - 1).for_each(|_| program.ask(UiIntent::Lesson(LessonIntent::Next)));
    let at = steps(id) - 1;
    assert_eq!(place(&program), Some((id, at)));
    let dock = |text: &str| Order::Dock {
        facility: Facility::SolarConverter,
        ships: orrery::games::alien_frontiers::rules::notation::parse_ships(text).unwrap(),
    };
    KeyboardDevice.give(&mut program, &dock("5 6"));
    assert!(!program.world().resource::<ActiveLesson>().is_over());
    program.press(KeyCode::Home, &Key::Home, &[]);
    assert_eq!((place(&program), program.entries()), (Some((id, at)), 0));
    // A correct answer that is not highlighted.
    KeyboardDevice.give(&mut program, &dock("6"));
    KeyboardDevice.give(&mut program, &dock("4"));
    program.until("the end of the lesson", |program| program.overlays() == [Overlay::LessonDone(id.number())]);
}

#[test]
fn show_me_does_the_step_but_not_the_final_check() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let id = lesson("lunar-mine");
    program.ask(UiIntent::Practise(id.number()));
    for at in 0..steps(id) - 1 {
        if program.world().resource::<ActiveLesson>().reads() {
            KeyboardDevice::space(&mut program);
        } else {
            program.press(KeyCode::F2, &Key::F2, &[]);
        }
        program.until("the next step", |program| place(program) == Some((id, at + 1)));
    }
    program.press(KeyCode::F2, &Key::F2, &[]);
    program.until("the check to be set up again", |program| {
        program.world().resource::<ActiveLesson>().note() == Some(text("academy-now-try"))
    });
    assert_eq!((place(&program), program.entries()), (Some((id, steps(id) - 1)), 0));
    assert!(!program.world().resource::<AcademyState>().0.of(id).done);
}

#[test]
fn show_me_closes_the_log_that_it_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let id = lesson("controls");
    let at = id.lesson().steps.iter().position(|step| step.say == "log").expect("a step about the log");
    program.world_mut().resource_mut::<AcademyState>().0.set_step(id, at);
    program.ask(UiIntent::Practise(id.number()));
    program.frames(4);
    program.press(KeyCode::F2, &Key::F2, &[]);
    let log = |program: &Program| program.world().resource::<app::MenuState>().overlays == [Overlay::Log];
    program.until("the log", |program| log(program));
    program.until("the next step", |program| place(program) == Some((id, at + 1)));
    assert!(!log(&program), "the log does not lie over the next step");
}

#[test]
fn keys_of_the_first_ships_are_no_values_of_theirs() {
    let id = lesson("controls");
    let rolled = id.lesson().board.dice.as_deref().expect("dice");
    assert!(rolled[..3].iter().all(|&value| value > 3), "a key could be taken for a value: {rolled:?}");
}

#[test]
fn picks_are_refused_while_a_lesson_text_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    let id = lesson("raiders-outpost");
    go_to(&mut program, id, 1);
    let ships = orrery::games::alien_frontiers::rules::Ships::of(&[2, 3, 4]);
    let dice = <AlienFrontiersFrontend as LessonGuide>::clicks(ships, &program.position());
    for target in dice.into_iter().chain([ClickTarget::Facility(Facility::RaidersOutpost)]) {
        program.ask(UiIntent::Pick(target_id(target)));
        assert_eq!(*program.plan(), PendingOrder::default(), "{target:?} begins nothing");
        assert_eq!(program.world().resource::<ActiveLesson>().note(), Some(text("academy-read-first")), "{target:?}");
    }
    program.ask(UiIntent::Lesson(LessonIntent::Next));
    program
        .ask(UiIntent::Pick(target_id(<AlienFrontiersFrontend as LessonGuide>::clicks(ships, &program.position())[0])));
    assert_ne!(*program.plan(), PendingOrder::default(), "in the next step it is asked for");
}

/// Opens a step of a lesson, regardless of the learner's progress.
fn go_to(program: &mut Program, id: LessonId, at: usize) {
    program.ask(UiIntent::Practise(id.number()));
    while let Some((_, now)) = place(program).filter(|&(_, now)| now != at) {
        program.ask(UiIntent::Lesson(if now < at { LessonIntent::Next } else { LessonIntent::Back }));
    }
}

#[test]
fn request_during_a_demonstration_does_not_begin_it_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path(), None, None);
    go_to(&mut program, lesson("shipyard"), 7);
    program.ask(UiIntent::Lesson(LessonIntent::ShowMe));
    program.until("the first order to be shown", |program| program.entries() > 0);
    program.ask(UiIntent::Lesson(LessonIntent::ShowMe));
    assert!(program.entries() > 0, "what was shown stays");
}

#[test]
fn correct_orders_never_trigger_a_correction() {
    let folder = tempfile::tempdir().expect("a folder");
    let moving = Settings { animation: AnimationSpeed::Double, ..Settings::default() };
    settings::save(&AppFolders::new(Some(folder.path())), &moving).expect("settings can be written");
    let mut program = Program::start(folder.path(), None, None);
    for (word, at) in [("raiders-outpost", 2), ("raiders-outpost", 5), ("quiet-cards", 4), ("shipyard", 7)] {
        let id = lesson(word);
        let step = &id.lesson().steps[at];
        let corrections: Vec<String> = step.wrong.iter().map(|wrong| text(&id.lesson().message(&wrong.say))).collect();
        assert!(!corrections.is_empty(), "{word} corrects something in step {at}");
        let none = |program: &Program| {
            let said = program.said();
            assert!(!said.iter().any(|words| corrections.contains(words)), "{word}, step {at}: {said:?}");
        };
        go_to(&mut program, id, at);
        program.ask(UiIntent::Lesson(LessonIntent::ShowMe));
        let watch = text("academy-showing");
        assert!(program.said().contains(&watch), "{word}, step {at}: {:?}", program.said());
        program.until("the way to be shown", |program| {
            none(program);
            !program.said().contains(&watch)
        });
        go_to(&mut program, id, at);
        let given: Vec<Order> = step
            .show_me
            .iter()
            .filter_map(|line| match line {
                LessonAction::Give(order) => Some(*order),
                _ => None,
            })
            .collect();
        given.iter().for_each(|order| program.order(*order));
        program.until("the step to be done", |program| {
            let over =
                program.world().get_resource::<ActiveLesson>().is_none_or(|course| course.is_over() || course.reads());
            let done = over || place(program) != Some((id, at));
            // An action counts when its motion has ended.
            if !done && program.entries() >= given.len() {
                none(program);
            }
            done
        });
        program.ask(UiIntent::Lesson(LessonIntent::Leave));
    }
}

#[test]
fn open_match_is_restored_unchanged_after_a_lesson() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    program.open(crowded_match().expect("a match"));
    program.order(Order::Dock {
        facility: Facility::SolarConverter,
        ships: orrery::games::alien_frontiers::rules::Ships::single(program.position().hand().highest(), false),
    });
    let before =
        program.game().map(|game| (game.entries().len(), game.fingerprint(), game.can_undo())).expect("a match");
    program.ask(UiIntent::Open(Overlay::Academy));
    program.ask(UiIntent::Practise(lesson("fields").number()));
    assert_ne!(program.game().map(orrery::games::alien_frontiers::record::Match::fingerprint), Some(before.1));
    program.ask(UiIntent::Practise(lesson("tech").number()));
    program.ask(UiIntent::Lesson(LessonIntent::Leave));
    let after = program.game().map(|game| (game.entries().len(), game.fingerprint(), game.can_undo()));
    assert_eq!((after, program.screen()), (Some(before), Screen::Match));
    assert_eq!(place(&program), None);
}

#[test]
fn lesson_resumes_at_the_step_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let id = lesson("alien-artifact");
    let mut program = started(folder.path());
    program.ask(UiIntent::Practise(id.number()));
    KeyboardDevice::space(&mut program);
    by_keys(&mut program, id.lesson().steps[1].show_me[0]);
    program.until("the third step", |program| place(program) == Some((id, 2)));
    program.ask(UiIntent::Quit);
    drop(program);
    let mut program = Program::start(folder.path(), None, None);
    assert_eq!(program.overlays(), [], "the Academy was offered, or there were settings before it was");
    program.ask(UiIntent::Practise(id.number()));
    assert_eq!((place(&program), program.entries()), (Some((id, 2)), 1));
}

#[test]
fn resumed_lesson_step_starts_with_the_same_dice_picked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = started(folder.path());
    // The second of these steps leaves its die picked, although its last demonstrated action is refused.
    for (word, at, value) in [("controls", 3, 5), ("lunar-mine", 2, 3)] {
        let picked = orrery::games::alien_frontiers::rules::Ships::one(value);
        let id = lesson(word);
        program.world_mut().resource_mut::<AcademyState>().0.set_step(id, at);
        program.ask(UiIntent::Practise(id.number()));
        program.frames(3);
        assert_eq!(place(&program), Some((id, at)));
        assert_eq!(program.plan().selected(), picked, "{word}");
        // The same die is picked after the step is reset.
        program.press(KeyCode::Escape, &Key::Escape, &[]);
        program.ask(UiIntent::Lesson(LessonIntent::Reset));
        program.frames(3);
        assert_eq!(program.plan().selected(), picked, "{word}");
        program.ask(UiIntent::Lesson(LessonIntent::Leave));
    }
}

#[test]
fn broken_progress_file_is_set_aside_and_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("academy.ron"), "(lessons: 7)").expect("can be written");
    let program = started(folder.path());
    let front = program.world().resource::<orrery::app::MenuState>();
    assert!(front.toasts.iter().any(|toast| toast.words.contains("academy.ron")), "{:?}", front.toasts);
    assert!(folder.path().join("academy.ron.bad").exists());
}

#[test]
fn academy_is_offered_only_at_the_first_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path(), None, None);
    assert_eq!(program.overlays(), [Overlay::FirstStart]);
    KeyboardDevice::enter(&mut program);
    assert_eq!(place(&program), LessonId::all().next().map(|id| (id, 0)), "Enter alone begins to learn");
    drop(program);
    let program = Program::start(folder.path(), None, None);
    assert_eq!(program.overlays(), [], "it is offered once");
}

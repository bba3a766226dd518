//! The whole program played as a person would: only the mouse moves, or only keys are pressed, and everything else
//! follows from that. Nothing is painted; places to click are looked up where the player would see them.

mod every_order;
mod inputs;
pub mod keys;
pub mod mouse;
mod pad;
pub mod program;
mod puzzles;
pub mod targets;
pub mod visitor;

use std::path::Path;

use orrery::app::Screen;
use orrery::core::{Generator, Opponent};
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::locale::{text, text_args};
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Loot, Order, Ships};
use orrery::games::alien_frontiers::table::plan::{Mode, Target};
use orrery::panels::{MatchPanels as _, player_name};
use orrery::record::Control;
use orrery::record::save::{Store, load_file};

use self::keys::Keys;
use self::mouse::Mouse;
use self::pad::Pad;
use self::program::{Program, settle_settings};
use self::targets::{amounts, hand_targets};
use super::table::last;

/// Seeds of matches that are over soon.
const MOUSE_SEED: u64 = 11;
const KEYS_SEED: u64 = 4;

/// One way of playing.
pub trait Hands {
    /// Does what it takes to give `order`, a question before it apart.
    fn give(&mut self, program: &mut Program, order: Order);
    /// Answers the question before an order with yes.
    fn agree(&mut self, program: &mut Program);
    /// Takes the screen over from the other person.
    fn take_over(&mut self, program: &mut Program);
    /// Takes the last order back.
    fn undo(&mut self, program: &mut Program);
    /// Does it again.
    fn redo(&mut self, program: &mut Program);
}

/// The places in the tray of the dice `ships` name.
fn dice_of(program: &Program, ships: Ships) -> Vec<usize> {
    let index = |target| match target {
        Target::HandShip { index, .. } => index,
        other => unreachable!("{other:?} is no die"),
    };
    hand_targets(&program.position(), ships).into_iter().map(index).collect()
}

/// What is filled in of a raid's loot.
fn proposed(program: &Program) -> Loot {
    match program.plan().mode() {
        Mode::Loot(draft) => draft.loot,
        mode => panic!("no loot is chosen but {mode:?}"),
    }
}

/// Chooses what a raid takes, one target after the other; what is filled in is put back first.
fn choose_loot(program: &mut Program, loot: Loot, take: impl Fn(&mut Program, Target)) {
    match proposed(program) {
        now if now == loot => return,
        Loot::Card { from, card } => {
            if matches!(loot, Loot::Resources(haul) if haul.is_empty()) {
                take(program, Target::HeldCard { colour: from, card });
            }
        }
        Loot::Resources(haul) => {
            for (colour, fuel, count) in amounts(&program.position(), haul) {
                (0..count).for_each(|_| take(program, Target::Return { colour, fuel }));
            }
        }
    }
    match loot {
        Loot::Card { from, card } => take(program, Target::HeldCard { colour: from, card }),
        Loot::Resources(haul) => {
            for (colour, fuel, count) in amounts(&program.position(), haul) {
                (0..count).for_each(|_| take(program, Target::Resource { colour, fuel }));
            }
        }
    }
}

/// Changes what is given up until so much of it is fuel.
fn choose_shed(program: &mut Program, fuel: u8, take: impl Fn(&mut Program, Target)) {
    let colour = program.position().mover();
    for _ in 0..20 {
        let Mode::Shed(draft) = program.plan().mode().clone() else {
            panic!("nothing is asked; {}", program.report());
        };
        if draft.fuel == fuel {
            break;
        }
        take(program, Target::Resource { colour, fuel: draft.fuel < fuel });
    }
}

/// What the button is called that does all the same what is asked about.
fn agreed(program: &Program) -> String {
    AlienFrontiers::warning_action(program.confirm().expect("something is asked").warning)
}

/// A person with hands, who remembers what he ordered.
struct Player<H> {
    hands: H,
    given: Vec<Order>,
    whims: Generator,
    undone: usize,
}

impl<H: Hands> Player<H> {
    fn new(hands: H) -> Self {
        Player { hands, given: Vec::new(), whims: Generator::new(5), undone: 0 }
    }

    /// What he wants to do: mostly what is wise, sometimes anything, so that everything is tried.
    fn decide(&mut self, program: &Program) -> Order {
        let whim = self.whims.below(4) == 0;
        let opponent = if whim { Opponent::Random } else { Opponent::Simple };
        decide(&program.position(), opponent, u64::from(self.whims.below(1 << 30)))
    }

    /// Waits until it is a person's turn with nothing in the way. False when the match is over.
    fn wait(&mut self, program: &mut Program) -> bool {
        program.until("a person's turn or the end", |program| {
            program.human_may_order() || program.screen() == Screen::End
        });
        if program.screen() == Screen::End {
            return false;
        }
        if program.play().recap.as_ref().is_some_and(|recap| recap.hand_over) {
            self.hands.take_over(program);
            assert!(program.play().recap.is_none(), "the banner goes; {}", program.report());
        }
        true
    }

    /// Gives `order` by hand, and sees that it was given.
    fn order(&mut self, program: &mut Program, order: Order) {
        let before = program.entries();
        self.hands.give(program, order);
        if program.entries() == before && program.play().asked {
            self.hands.agree(program);
        }
        let game = program.game().expect("the match is open");
        let told = game.entries().get(before).map(|entry| entry.order);
        assert!(told == Some(order), "{order:?} became {told:?}; {}", program.report());
        self.given.push(order);
    }

    /// Takes the last order back and does it again: everything is as it was, both times.
    fn undo_and_redo(&mut self, program: &mut Program) {
        let game = program.game().expect("the match is open");
        let (count, after) = (game.entries().len(), game.fingerprint());
        let before = game.position_before(count - 1).fingerprint();
        self.hands.undo(program);
        let game = program.game().expect("the match is open");
        assert_eq!((game.entries().len(), game.fingerprint()), (count - 1, before), "taken back");
        self.hands.redo(program);
        let game = program.game().expect("the match is open");
        assert_eq!((game.entries().len(), game.fingerprint()), (count, after), "done again");
        self.undone += 1;
    }

    /// Plays until the end, or until `enough` after an order of his own that can be taken back.
    fn play(&mut self, program: &mut Program, enough: impl Fn(usize) -> bool) {
        while self.wait(program) {
            let order = self.decide(program);
            self.order(program, order);
            // While opponents play, their orders could be taken back by the record, but not by a person.
            let can_undo = program.human_may_order() && program.game().is_some_and(Match::can_undo);
            if can_undo && self.given.len().is_multiple_of(7) {
                self.undo_and_redo(program);
            }
            if can_undo && enough(self.given.len()) {
                return;
            }
        }
    }
}

/// What must be the same after the program was left and started again.
fn moment(program: &Program) -> (Vec<Order>, Vec<Order>, u64, usize, bool) {
    let game = program.game().expect("a match is open");
    let orders = game.entries().iter().map(|entry| entry.order).collect();
    (
        orders,
        game.undone().iter().map(|(order, _)| *order).collect(),
        game.fingerprint(),
        game.undo_barrier(),
        game.can_undo(),
    )
}

/// The match is over: the points are shown, every order of people came from `given`, and the record gives it again.
fn over(program: &mut Program, given: &[Order], folder: &Path) {
    assert_eq!(program.screen(), Screen::End);
    program.frames(3);
    let rematch = text("ui-rematch");
    let shown = program.widgets();
    assert!(shown.iter().any(|widget| widget.label == rematch && widget.enabled && !widget.covered), "{shown:?}");
    let game = program.game().expect("the match lies on the table").clone();
    for &colour in game.position().seats() {
        let name = program.play().names.of(colour);
        let points = game.position().score(colour).total().to_string();
        let told = |told: &str| told.contains(&name) && told.ends_with(&points);
        assert!(shown.iter().any(|widget| told(&widget.value)), "the points of {name}, {points}: {shown:?}");
    }
    let people = |colour| game.seat(colour).is_some_and(|seat| seat.control == Control::Human);
    let orders: Vec<Order> = game.entries().iter().filter(|entry| people(entry.by)).map(|entry| entry.order).collect();
    assert_eq!(orders, given, "every order of a person came from his hands");
    let mut again = game.from_the_start();
    for entry in game.entries() {
        again.give(entry.order).expect("a recorded order is legal");
    }
    assert_eq!(again.fingerprint(), game.fingerprint(), "the record gives the match again");
    let store = Store::new(&orrery::settings::Folders::new(Some(folder)).data, GAMES.saved());
    let saved = || store.list().into_iter().find(|listed| listed.summary.over).map(|listed| listed.path);
    program.until("the last autosave", |_| saved().is_some());
    let (loaded, _) = load_file::<AlienFrontiers>(&saved().expect("a save")).expect("the save reads");
    assert_eq!(loaded.fingerprint(), game.fingerprint());
}

#[test]
fn one_person_with_a_mouse_plays_three_opponents_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(MOUSE_SEED), None);
    assert_eq!(program.screen(), Screen::Title);
    Mouse::click_label(&mut program, &text("ui-new-match"));
    assert_eq!(program.screen(), Screen::Setup);
    Mouse::click_label(&mut program, &text("ui-setup-add"));
    Mouse::choose(&mut program, 5, &player_name::<AlienFrontiers>(Some(Opponent::Random)));
    Mouse::click_label(&mut program, &text("ui-start"));
    assert_eq!(program.screen(), Screen::Match);
    let info = program.game().expect("the match is open").info().clone();
    let word = |control: Control| control.word().to_owned();
    let words: Vec<String> = info.seats.iter().map(|seat| word(seat.control)).collect();
    assert_eq!(words, ["human", "simple", "random", "simple"]);
    let mut player = Player::new(Mouse);
    player.play(&mut program, |given| given > 20);
    player.hands.undo(&mut program);
    let left_at = moment(&program);
    assert!(!left_at.1.is_empty(), "something was taken back");
    Mouse::click_label(&mut program, &text("ui-menu"));
    Mouse::click_label(&mut program, &text("ui-quit"));
    assert!(program.left(), "Quit leaves");
    drop(program);

    let mut program = Program::start(folder.path(), None, None);
    Mouse::click_label(&mut program, &text("ui-continue"));
    assert_eq!(moment(&program), left_at, "Continue lands in the same place");
    player.hands.redo(&mut program);
    assert_eq!(program.entries(), left_at.0.len() + 1);
    player.play(&mut program, |_| false);
    assert!(player.undone > 3, "undone {} times", player.undone);
    over(&mut program, &player.given, folder.path());
    Mouse::click_label(&mut program, &text("ui-rematch"));
    assert_eq!(program.screen(), Screen::End, "first it is asked");
    Mouse::click_label(&mut program, &text("ui-rematch-begin"));
    assert_eq!(
        (program.screen(), program.game().map(Match::info).map(|info| info.seats.len())),
        (Screen::Match, Some(4))
    );
}

#[test]
fn two_people_at_one_keyboard_play_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    Keys::down(&mut program);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-new-match")), "an arrow begins at the top");
    Keys::enter(&mut program);
    assert_eq!(program.screen(), Screen::Setup);
    set_up_two(&mut program);
    let game = program.game().expect("the match is open");
    let seats = game.info().seats.iter().map(|seat| (seat.name.as_str(), seat.control)).collect::<Vec<_>>();
    assert_eq!(seats, [("Ada", Control::Human), ("Bo", Control::Human)]);
    assert_eq!(game.info().seed, KEYS_SEED);
    let mut player = Player::new(Keys);
    player.play(&mut program, |given| given > 20);
    player.hands.undo(&mut program);
    let left_at = moment(&program);
    let store = Store::new(&orrery::settings::Folders::new(Some(folder.path())).data, GAMES.saved());
    program.until("the autosave", |program| {
        last(&store).is_some_and(|game| game.entries().len() == program.entries() && !game.undone().is_empty())
    });
    drop(program);

    let mut program = Program::start(folder.path(), None, None);
    Keys::choose(&mut program, &text("ui-continue"));
    assert_eq!(moment(&program), left_at, "Continue lands in the same place");
    player.hands.redo(&mut program);
    assert_eq!(program.entries(), left_at.0.len() + 1);
    player.play(&mut program, |_| false);
    assert!(player.undone > 3, "undone {} times", player.undone);
    over(&mut program, &player.given, folder.path());
}

#[test]
fn a_gamepad_alone_is_enough() {
    use bevy::prelude::GamepadButton;
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(KEYS_SEED), None);
    program.connect_pad();
    program.pad(GamepadButton::DPadDown);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-new-match")), "the cross begins at the top");
    program.pad(GamepadButton::South);
    assert_eq!(program.screen(), Screen::Setup);
    for _ in 0..80 {
        if program.focused().is_some_and(|widget| widget.label == text("ui-start")) {
            break;
        }
        program.pad(GamepadButton::RightTrigger);
    }
    program.pad(GamepadButton::South);
    assert_eq!(program.screen(), Screen::Match, "{}", program.report());
    program.pad(GamepadButton::Start);
    assert!(!program.overlays().is_empty(), "Start opens the menu");
    program.pad(GamepadButton::East);
    assert!(program.overlays().is_empty(), "B closes it");
    let mut player = Player::new(Pad);
    player.play(&mut program, |given| given > 45);
    assert!(player.given.len() > 45 && player.undone > 1, "{} orders", player.given.len());
}

/// The set-up screen by keys: two people called Ada and Bo, and the seed.
fn set_up_two(program: &mut Program) {
    use bevy_egui::egui::accesskit::Role;
    let row = |widgets: Vec<program::Widget>, role: Role, index: usize| {
        let mut all: Vec<_> = widgets.into_iter().filter(|widget| widget.role == role).collect();
        all.sort_by_key(|widget| (widget.at.y.round() as i32, widget.at.x.round() as i32));
        all[index].node
    };
    let remove = text_args("access-seat-remove", &[("name", "".into())]).trim_end().to_owned();
    let third = program
        .widgets()
        .into_iter()
        .filter(|widget| widget.label.starts_with(&remove))
        .max_by_key(|widget| widget.at.y as i32);
    let third = third.expect("a seat can be removed").node;
    Keys::focus(program, "the third seat", |widget| widget.node == third);
    Keys::enter(program);
    for (index, name) in ["Ada", "Bo"].into_iter().enumerate() {
        let field = row(program.widgets(), Role::TextInput, index);
        Keys::focus(program, "a name", |widget| widget.node == field);
        Keys::write(program, name);
    }
    let list = row(program.widgets(), Role::ComboBox, 3);
    Keys::focus(program, "the second player", |widget| widget.node == list);
    Keys::enter(program);
    Keys::choose(program, &player_name::<AlienFrontiers>(None));
    Keys::choose(program, &text("ui-setup-customise"));
    let field = row(program.widgets(), Role::TextInput, 2);
    Keys::focus(program, "the seed", |widget| widget.node == field);
    Keys::write(program, &KEYS_SEED.to_string());
    Keys::choose(program, &text("ui-start"));
    assert_eq!(program.screen(), Screen::Match, "{}", program.report());
}

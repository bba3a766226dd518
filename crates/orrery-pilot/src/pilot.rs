//! What the tests of a game say of it.

use orrery_app::Game;
use orrery_app::gallery::Shelf;
use orrery_core::interaction::{Interaction, Step};
use orrery_core::{Opponent, Rules};
use orrery_record::{Control, Match};
use orrery_settings::LastSetup;
use orrery_ui::player_name;

use crate::keys::Keys;
use crate::mouse::Mouse;
use crate::pad::Pad;
use crate::program::Program;

/// What can be clicked in the game that `P` plays.
pub type Target<P> = <<P as Pilot>::Game as Interaction>::Target;
/// What is begun of an order there.
pub type Draft<P> = <<P as Pilot>::Game as Interaction>::Draft;
/// What a seat knows there.
pub type View<P> = <<P as Pilot>::Game as Rules>::View;
/// What a player does there.
pub type Order<P> = <<P as Pilot>::Game as Rules>::Order;

/// Who plays a game in tests: a type of the tests' own, as a game's type belongs to another crate.
pub trait Pilot: Sized + Send + Sync + 'static {
    /// The game that is played.
    type Game: Game;

    /// The games of the program it is played in; see [`shelf_of!`](crate::shelf_of).
    fn shelf() -> Shelf;

    /// Every click that an order still takes of who knows `view` and has `draft` in hand, the one that gives it included. Of an order
    /// that is given together with the one after it, what begins it.
    fn clicks(draft: &Draft<Self>, view: &View<Self>, order: &Order<Self>) -> Vec<Target<Self>>;

    /// What ends a turn.
    fn end() -> Target<Self>;

    /// The kinds of orders that there must be, each of which has to be done in a way of its own.
    fn kinds() -> Vec<String>;

    /// Which kind of order this is; by default the word it begins with.
    fn kind(order: &Order<Self>) -> String {
        format!("{order:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
    }

    /// A dealt match of people only, one of many in which every kind of order comes up.
    fn deal(seed: u64) -> Match<Self::Game> {
        crate::people::deal::<Self::Game>(2, seed, |_| Control::Human)
    }

    /// Makes a set-up one of which a match is soon over.
    fn quick(setup: &mut LastSetup<Self::Game>) {
        let _ = setup;
    }

    /// Seeds of matches that are soon over: of a person with a mouse, of two people at one keyboard, and of one with a gamepad.
    const SEEDS: [u64; 3] = [11, 4, 4];

    /// Orders of a random match that are looked through for kinds.
    const LONG: u64 = 900;

    /// How many orders are given by gamepad.
    const BY_PAD: usize = 45;

    /// Changes the set-up that is shown by mouse, and says who then plays it, as words of the command line.
    fn set_up_by_mouse(program: &mut Program<Self>) -> Vec<String> {
        assert!(program.table().is_none(), "a match is set up");
        let mut last = LastSetup::<Self::Game>::default();
        Self::quick(&mut last);
        let rivals = last.seats.len() - 1;
        std::iter::once("human").chain(std::iter::repeat_n("simple", rivals)).map(str::to_owned).collect()
    }

    /// What the panels call a simple opponent.
    fn simple() -> String {
        player_name::<Self::Game>(Some(Opponent::Simple))
    }

    /// What else must be the same after the program was left and started again.
    fn moment(program: &Program<Self>) -> String {
        let _ = program;
        String::new()
    }

    /// What an opponent of this kind would do.
    fn decide(view: &View<Self>, opponent: Opponent, seed: u64) -> Order<Self> {
        orrery_ai::decide::<Self::Game>(view, opponent, seed).expect("it goes on")
    }

    /// Gives an order by mouse, a question before it apart.
    fn by_mouse(program: &mut Program<Self>, order: &Order<Self>) {
        for target in program.clicks(order) {
            Mouse::click_target(program, target);
        }
    }

    /// Gives an order by keys, a question before it apart.
    fn by_keys(program: &mut Program<Self>, order: &Order<Self>) {
        for target in program.clicks(order) {
            Keys::take(program, target);
        }
    }

    /// Gives an order by gamepad, a question before it apart.
    fn by_pad(program: &mut Program<Self>, order: &Order<Self>) {
        for target in program.clicks(order) {
            Pad::take(program, target);
        }
    }
}

impl<P: Pilot> Program<P> {
    /// The clicks that an order still takes.
    pub fn clicks(&self, order: &Order<P>) -> Vec<Target<P>> {
        P::clicks(self.plan(), &self.view(), order)
    }

    /// Clicks that would give an order together with those that follow it, of an order that what is begun only prepares.
    pub fn onward(&self, order: &Order<P>) -> Vec<(Target<P>, Vec<Order<P>>)> {
        let (plan, view) = (self.plan(), self.view());
        let gives = |target: &Target<P>| matches!(plan.clone().pick(&view, *target), Step::Order(given) if given == *order);
        let follows = |target| (target, P::Game::follows(plan, &view, target));
        plan.targets(&view).into_iter().filter(gives).map(follows).collect()
    }
}

//! What the tests of a game say of it.

use orrery_app::Game;
use orrery_app::gallery::GalleryGames;
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
pub type Target<P> = <<P as Cast>::Game as Interaction>::Target;
/// What is begun of an order there.
pub type Draft<P> = <<P as Cast>::Game as Interaction>::Draft;
/// What a seat knows there.
pub type View<P> = <<P as Cast>::Game as Rules>::View;
/// What a player does there.
pub type Order<P> = <<P as Cast>::Game as Rules>::Order;

/// Which program tests run, and which of its games is at hand.
pub trait Cast: Sized + Send + Sync + 'static {
    /// The game at hand.
    type Game: Game;

    /// The games of the program; see [`gallery_of!`](crate::gallery_of).
    fn games() -> GalleryGames;

    /// Makes a set-up one of which a match is soon over.
    fn quick(setup: &mut LastSetup<Self::Game>) {
        let _ = setup;
    }
}

/// Who plays a game in tests: a type of the tests' own, as a game's type belongs to another crate.
pub trait Pilot: Cast {
    /// Every click that an order still takes of who knows `view` and has this in hand, the one that gives it included. Of an order
    /// that is given together with the one after it, what begins it. By default none: then [`by_mouse`](Self::by_mouse) and the
    /// others say what hands do.
    fn clicks(hand: &Hand<'_, Self>, view: &View<Self>, order: &Order<Self>) -> Vec<Target<Self>> {
        let _ = (hand, view, order);
        Vec::new()
    }

    /// Whether two orders mean the same; by default those that are equal.
    fn same(one: &Order<Self>, other: &Order<Self>) -> bool {
        one == other
    }

    /// What an order of a puzzle's solution comes to, which was found by who knew `then`, where chance has it that `now` is known.
    fn meant(then: &View<Self>, order: &Order<Self>, now: &View<Self>) -> Order<Self> {
        let _ = (then, now);
        *order
    }

    /// What ends a turn.
    fn end() -> Target<Self>;

    /// The kinds of orders that there must be, each of which has to be done in a way of its own.
    fn kinds() -> Vec<String>;

    /// Which kind of order this is; by default the word it begins with.
    fn kind(order: &Order<Self>) -> String {
        format!("{order:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
    }

    /// Orders that may be given and are not listed, as nobody could go through them all.
    fn unlisted(view: &View<Self>) -> Vec<Order<Self>> {
        let _ = view;
        Vec::new()
    }

    /// A dealt match of people only, one of many in which every kind of order comes up.
    fn deal(seed: u64) -> Match<Self::Game> {
        crate::people::deal::<Self::Game>(2, seed, |_| Control::Human)
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
        self.clicked(order, false)
    }

    /// The same where targets are named, whether the board shows them or not.
    pub fn clicks_by_name(&self, order: &Order<P>) -> Vec<Target<P>> {
        self.clicked(order, true)
    }

    fn clicked(&self, order: &Order<P>, by_name: bool) -> Vec<Target<P>> {
        // Lessons and puzzles leave everything to whoever learns.
        let proposes = self.table().is_some_and(|table| !table.is_practice());
        P::clicks(&Hand { draft: self.plan(), proposes, by_name }, &self.view(), order)
    }

    /// Clicks that would give an order together with those that follow it, of an order that what is begun only prepares.
    pub fn onward(&self, order: &Order<P>) -> Vec<(Target<P>, Vec<Order<P>>)> {
        let (plan, view) = (self.plan(), self.view());
        let gives =
            |target: &Target<P>| matches!(plan.clone().pick(&view, *target), Step::Order(given) if given == *order);
        let follows = |target| (target, P::Game::follows(plan, &view, target));
        plan.targets(&view).into_iter().filter(gives).map(follows).collect()
    }
}

/// What is in hand of an order.
pub struct Hand<'a, P: Cast> {
    /// What was begun.
    pub draft: &'a Draft<P>,
    /// Whether the game proposes what is to be chosen next.
    pub proposes: bool,
    /// Whether targets are named, so that what the board does not show can be clicked, too.
    pub by_name: bool,
}

/// Clicks one after the other, and what is in hand after each.
pub struct Clicking<'a, G: Interaction> {
    view: &'a G::View,
    proposes: bool,
    /// What is in hand now.
    pub draft: G::Draft,
    /// The clicks so far.
    pub clicks: Vec<G::Target>,
}

impl<'a, G: Interaction> Clicking<'a, G> {
    /// Nothing is clicked yet of who knows `view` and has this in hand.
    pub fn new<P: Cast<Game = G>>(hand: &Hand<'_, P>, view: &'a G::View) -> Self {
        Clicking { view, proposes: hand.proposes, draft: hand.draft.clone(), clicks: Vec::new() }
    }

    /// One more click.
    pub fn click(&mut self, target: G::Target) {
        self.clicks.push(target);
        let before = self.draft.clone();
        if matches!(G::step(&mut self.draft, self.view, target), Step::More) && self.proposes {
            G::propose(&mut self.draft, &before, self.view);
        }
    }

    /// Clicks `target` until what is in hand is as wanted.
    ///
    /// # Panics
    /// It never is.
    pub fn until(&mut self, target: G::Target, wanted: impl Fn(&G::Draft) -> bool) {
        for _ in 0..20 {
            if wanted(&self.draft) {
                return;
            }
            self.click(target);
        }
        let step = G::step(&mut self.draft.clone(), self.view, target);
        panic!("{target:?} does not lead there from {:?}, after {:?}: {step:?}", self.draft, self.clicks);
    }

    /// All clicks, after a last one.
    pub fn with(mut self, last: G::Target) -> Vec<G::Target> {
        self.clicks.push(last);
        self.clicks
    }
}

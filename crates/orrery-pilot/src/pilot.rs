//! The test interface of a game: the kinds of its orders, and the clicks that give them.

use orrery_app::Game;
use orrery_app::gallery::GalleryGames;
use orrery_core::interaction::{ClickResult, OrderInput};
use orrery_core::{GameFrontend, Opponent, Rules};
use orrery_record::{Match, SeatControl};
use orrery_settings::LastSetup;
use orrery_settings::keys::KeyMap;
use orrery_ui::player_name;

use crate::keys::KeyboardDevice;
use crate::mouse::MouseDevice;
use crate::pad::GamepadDevice;
use crate::program::TestProgram;

/// The rules of the game that `P` plays.
pub type RulesOf<P> = <<P as ProgramUnderTest>::Game as GameFrontend>::Rules;
/// A click target of the game that `P` plays.
pub type ClickTarget<P> = <RulesOf<P> as OrderInput>::Target;
/// An unfinished order of the game that `P` plays.
pub type OrderDraft<P> = <RulesOf<P> as OrderInput>::Draft;
/// The view of a seat in the game that `P` plays.
pub type View<P> = <RulesOf<P> as Rules>::View;
/// An order of the game that `P` plays.
pub type Order<P> = <RulesOf<P> as Rules>::Order;

/// The games of the program under test, and the game being played.
pub trait ProgramUnderTest: Sized + Send + Sync + 'static {
    /// The game that the tests play.
    type Game: Game;

    /// Returns the games of the program. See [`gallery_of!`](crate::gallery_of).
    fn games() -> GalleryGames;

    /// Changes a set-up so that its matches are short. By default it stays the same.
    fn quick(setup: &mut LastSetup<RulesOf<Self>>) {
        let _ = setup;
    }
}

/// Returns the default keys and buttons of the program under test.
pub fn key_map<P: ProgramUnderTest>() -> KeyMap {
    KeyMap::usual(P::games().registry.keys)
}

/// The knowledge of a game that tests need to play it. The trait is implemented for a type of the test crate, because the game's
/// own type belongs to another crate.
pub trait TestPilot: ProgramUnderTest {
    /// Returns the clicks that complete `order` from the state in `hand`, including the click that gives it. For an order that is
    /// given together with the next one, returns the clicks that begin it. The default is an empty list; a game without clicks
    /// must override [`by_mouse`](Self::by_mouse), [`by_keys`](Self::by_keys) and [`by_pad`](Self::by_pad).
    fn clicks(hand: &ClickContext<'_, Self>, view: &View<Self>, order: &Order<Self>) -> Vec<ClickTarget<Self>> {
        let _ = (hand, view, order);
        Vec::new()
    }

    /// Reports whether two orders have the same meaning. By default they must be equal.
    fn same(one: &Order<Self>, other: &Order<Self>) -> bool {
        one == other
    }

    /// Translates an order from a puzzle's solution, which was found with the view `then`, to the order with the same effect in
    /// the view `now`, in which unknown cards may be arranged differently. By default the order stays the same.
    fn meant(then: &View<Self>, order: &Order<Self>, now: &View<Self>) -> Order<Self> {
        let _ = (then, now);
        *order
    }

    /// Returns the target that ends a turn.
    fn end() -> ClickTarget<Self>;

    /// Returns the kinds of order that the tests must find and give.
    fn kinds() -> Vec<String>;

    /// Returns the kind of an order. By default it is the name of its variant.
    fn kind(order: &Order<Self>) -> String {
        format!("{order:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
    }

    /// Returns legal orders that the rules do not list because there are too many of them. By default there are none.
    fn unlisted(view: &View<Self>) -> Vec<Order<Self>> {
        let _ = view;
        Vec::new()
    }

    /// Deals a match between people. Over many seeds, every kind of order must occur.
    fn deal(seed: u64) -> Match<RulesOf<Self>> {
        crate::hot_seat::deal::<RulesOf<Self>>(2, seed, |_| SeatControl::Human)
    }

    /// The seeds of short matches: with the mouse, by two people at one keyboard, and with the gamepad.
    const SEEDS: [u64; 3] = [11, 4, 4];

    /// The maximum number of orders in each random match that is searched for every kind of order.
    const LONG: u64 = 900;

    /// The number of orders after which the gamepad test may stop.
    const BY_PAD: usize = 45;

    /// Changes the set-up on the screen with the mouse. Returns the player of each resulting seat, as a keyword of the command
    /// line. By default nothing is changed.
    fn set_up_by_mouse(program: &mut TestProgram<Self>) -> Vec<String> {
        assert!(program.table().is_none(), "a match is set up");
        let mut last = LastSetup::<RulesOf<Self>>::default();
        Self::quick(&mut last);
        let rivals = last.seats.len() - 1;
        std::iter::once("human").chain(std::iter::repeat_n("simple", rivals)).map(str::to_owned).collect()
    }

    /// Returns the name of the simple opponent, as panels show it.
    fn simple() -> String {
        player_name::<Self::Game>(Some(Opponent::Simple))
    }

    /// Returns additional state of the game that must survive closing and restarting the program. By default there is none.
    fn moment(program: &TestProgram<Self>) -> String {
        let _ = program;
        String::new()
    }

    /// Returns the order that the table offers for `order`: by default the order itself. A table may leave out an order if
    /// another has the same effect at a lower cost.
    fn offered(view: &View<Self>, order: Order<Self>) -> Order<Self> {
        let _ = view;
        order
    }

    /// Returns the order that this opponent would give, as the table offers it.
    fn decide(view: &View<Self>, opponent: Opponent, seed: u64) -> Order<Self> {
        let order = orrery_ai::decide::<RulesOf<Self>>(view, opponent, seed).expect("the match continues");
        Self::offered(view, order)
    }

    /// Gives an order with the mouse, without answering a question.
    fn by_mouse(program: &mut TestProgram<Self>, order: &Order<Self>) {
        for target in program.clicks(order) {
            MouseDevice::click_target(program, target);
        }
    }

    /// Gives an order with the keyboard, without answering a question.
    fn by_keys(program: &mut TestProgram<Self>, order: &Order<Self>) {
        for target in program.clicks(order) {
            KeyboardDevice::take(program, target);
        }
    }

    /// Gives an order with the gamepad, without answering a question.
    fn by_pad(program: &mut TestProgram<Self>, order: &Order<Self>) {
        for target in program.clicks(order) {
            GamepadDevice::take(program, target);
        }
    }
}

impl<P: TestPilot> TestProgram<P> {
    /// Returns the clicks that complete an order.
    pub fn clicks(&self, order: &Order<P>) -> Vec<ClickTarget<P>> {
        self.clicked(order, false)
    }

    /// Returns the clicks that complete an order when they are sent to the program directly, so that their targets need not be on
    /// the screen.
    pub fn clicks_by_name(&self, order: &Order<P>) -> Vec<ClickTarget<P>> {
        self.clicked(order, true)
    }

    fn clicked(&self, order: &Order<P>, by_name: bool) -> Vec<ClickTarget<P>> {
        // In lessons and puzzles the table makes no proposals.
        let proposes = self.table().is_some_and(|table| !table.is_practice());
        P::clicks(&ClickContext { draft: self.plan(), proposes, by_name }, &self.view(), order)
    }

    /// Returns the targets that would give `order`, each with the orders that would follow from the same click.
    pub fn onward(&self, order: &Order<P>) -> Vec<(ClickTarget<P>, Vec<Order<P>>)> {
        let (plan, view) = (self.plan(), self.view());
        let gives = |target: &ClickTarget<P>| matches!(plan.clone().pick(&view, *target), ClickResult::Order(given) if given == *order);
        let follows = |target| (target, RulesOf::<P>::follows(plan, &view, target));
        plan.targets(&view).into_iter().filter(gives).map(follows).collect()
    }
}

/// The state of the table for which clicks are requested.
pub struct ClickContext<'a, P: ProgramUnderTest> {
    /// The unfinished order.
    pub draft: &'a OrderDraft<P>,
    /// True if the game adds proposals to the order after a click.
    pub proposes: bool,
    /// True if clicks are sent to the program directly, so that their targets need not be on the screen.
    pub by_name: bool,
}

/// A collector of clicks, which tracks the unfinished order that results from them.
pub struct ClickCollector<'a, G: OrderInput> {
    view: &'a G::View,
    proposes: bool,
    /// The unfinished order after the clicks.
    pub draft: G::Draft,
    /// The collected clicks.
    pub clicks: Vec<G::Target>,
}

impl<'a, G: OrderInput> ClickCollector<'a, G> {
    /// Creates a collector that starts from the state in `hand`, for a seat with the view `view`.
    pub fn new<P: ProgramUnderTest<Game: GameFrontend<Rules = G>>>(
        hand: &ClickContext<'_, P>,
        view: &'a G::View,
    ) -> Self {
        ClickCollector { view, proposes: hand.proposes, draft: hand.draft.clone(), clicks: Vec::new() }
    }

    /// Adds a click, and the game's proposals after it.
    pub fn click(&mut self, target: G::Target) {
        self.clicks.push(target);
        let before = self.draft.clone();
        if matches!(G::step(&mut self.draft, self.view, target), ClickResult::More) && self.proposes {
            G::propose(&mut self.draft, &before, self.view);
        }
    }

    /// Clicks `target` until `wanted` returns true for the unfinished order.
    ///
    /// # Panics
    /// Panics if `wanted` still returns false after twenty clicks.
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

    /// Adds a last click and returns all clicks.
    pub fn with(mut self, last: G::Target) -> Vec<G::Target> {
        self.clicks.push(last);
        self.clicks
    }
}

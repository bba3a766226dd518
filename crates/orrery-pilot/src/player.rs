//! A simulated player, who plays and checks a match with any input device.

use orrery_app::Screen;
use orrery_core::{Opponent, RandomGenerator};
use orrery_ui::MatchPanels as _;

use crate::program::{SETTLE, TestProgram};
use crate::{ClickTarget, Order, ProgramUnderTest, TestPilot, View};

/// An input device: mouse, keyboard or gamepad.
pub trait InputDevice<P: TestPilot> {
    /// Gives `order`, without answering a question.
    fn give(&mut self, program: &mut TestProgram<P>, order: &Order<P>);
    /// Chooses one target.
    fn choose(&mut self, program: &mut TestProgram<P>, target: ClickTarget<P>);
    /// Confirms the question before an order.
    fn agree(&mut self, program: &mut TestProgram<P>);
    /// Takes over the screen from another player.
    fn take_over(&mut self, program: &mut TestProgram<P>);
    /// Undoes the last order.
    fn undo(&mut self, program: &mut TestProgram<P>);
    /// Redoes the last undone order.
    fn redo(&mut self, program: &mut TestProgram<P>);
}

/// Implements functions of [`InputDevice`] with the functions of the same name that the device has without a value.
macro_rules! forward_device_functions {
    () => {
        fn agree(&mut self, program: &mut TestProgram<P>) {
            Self::agree(program);
        }

        fn take_over(&mut self, program: &mut TestProgram<P>) {
            Self::take_over(program);
        }

        fn undo(&mut self, program: &mut TestProgram<P>) {
            Self::undo(program);
        }

        fn redo(&mut self, program: &mut TestProgram<P>) {
            Self::redo(program);
        }
    };
}
pub(crate) use forward_device_functions;

/// Returns the label of the button that confirms the open question.
pub(crate) fn agreed<P: ProgramUnderTest>(program: &TestProgram<P>) -> String {
    P::Game::warning_action(program.confirm().expect("something is asked").warning)
}

/// A simulated player who records their orders.
pub struct SimulatedPlayer<P: TestPilot, H> {
    /// The player's input device.
    pub hands: H,
    /// The player's orders so far.
    pub given: Vec<Order<P>>,
    /// The number of times that the player has undone and redone their last orders.
    pub undone: usize,
    whims: RandomGenerator,
    /// The largest number of pieces seen on the board at once. Only pieces that are drawn from an entity of the table count.
    pub pieces: usize,
    /// The state before the player's last order.
    before: Option<PlayerSnapshot<P>>,
}

/// The number of orders given, and the view of the current viewer.
type PlayerSnapshot<P> = (usize, View<P>);

fn known<P: TestPilot>(program: &TestProgram<P>) -> PlayerSnapshot<P> {
    (program.entries(), program.view())
}

/// Reports whether a banner or a hot-seat curtain waits for a player to take over the screen.
fn handed_over<P: TestPilot>(program: &TestProgram<P>) -> bool {
    let play = program.play();
    play.covered || play.recap.as_ref().is_some_and(|recap| recap.hand_over)
}

/// Reports whether the hot-seat curtain covers the screen, or is about to.
fn covered<P: TestPilot>(program: &TestProgram<P>) -> bool {
    program.screen() == Screen::Match && program.now().covered
}

impl<P: TestPilot, H: InputDevice<P>> SimulatedPlayer<P, H> {
    /// Creates a player who has given no order yet.
    pub fn new(hands: H) -> Self {
        SimulatedPlayer { hands, given: Vec::new(), whims: RandomGenerator::new(5), undone: 0, pieces: 0, before: None }
    }

    /// Decides on the next order. Usually the order is that of the simple opponent, sometimes a random one, so that all kinds of
    /// orders are tried.
    fn decide(&mut self, program: &TestProgram<P>) -> Order<P> {
        let whim = self.whims.below(4) == 0;
        let opponent = if whim { Opponent::Random } else { Opponent::Simple };
        P::decide(&program.view(), opponent, u64::from(self.whims.below(1 << 30)))
    }

    /// Waits until a person at this screen can give an order. Returns false if the match is over.
    pub fn wait(&mut self, program: &mut TestProgram<P>) -> bool {
        loop {
            program.until("a person's turn or the end", |program| {
                let covered = covered(program) && handed_over(program);
                program.human_may_order() || covered || program.screen() == Screen::End
            });
            if program.screen() == Screen::End {
                return false;
            }
            if !handed_over(program) {
                // Proposals and automatic orders of the table arrive a few frames later.
                program.frames(SETTLE);
                if program.human_may_order() && !handed_over(program) {
                    return true;
                }
                continue;
            }
            // The curtain appears a few frames later.
            program.frames(4);
            self.hands.take_over(program);
            assert!(!handed_over(program), "the banner goes; {}", program.report());
        }
    }

    /// Gives `order` and checks that it was given.
    pub fn order(&mut self, program: &mut TestProgram<P>, order: Order<P>) {
        self.orders(program, &[order]);
    }

    /// Gives the first of `orders` with the input device, together with the orders that follow from the same click. The latter
    /// must agree with the rest of `orders`. Checks that all of them were given and returns their number.
    pub fn orders(&mut self, program: &mut TestProgram<P>, orders: &[Order<P>]) -> usize {
        let (before, first) = (program.entries(), orders[0]);
        self.before = Some(known(program));
        self.hands.give(program, &first);
        let mut all = vec![first];
        if program.entries() == before && !program.play().asked {
            let mut onward = program.onward(&first);
            onward.retain(|(_, follows)| follows.iter().zip(&orders[1..]).all(|(one, other)| one == other));
            assert!(!onward.is_empty(), "{first:?} is not given; {}", program.report());
            let (target, follows) = onward.swap_remove(self.whims.below(onward.len() as u32) as usize);
            self.hands.choose(program, target);
            all.extend(follows);
        }
        if program.entries() == before && program.play().asked {
            self.hands.agree(program);
        }
        program.until("all orders", |program| program.entries() >= before + all.len() || program.play().asked);
        let table = program.table().expect("the match is open");
        let hidden = table.is_covered();
        let told: Vec<_> = (before..before + all.len()).map(|entry| table.order(entry)).collect();
        let same =
            |(told, order): (&Option<Order<P>>, &Order<P>)| told.as_ref().map_or(hidden, |told| P::same(told, order));
        assert!(told.iter().zip(&all).all(same), "{all:?} became {told:?}; {}", program.report());
        self.given.extend(&all);
        all.len()
    }

    /// Undoes and redoes the orders of the last click, and checks that each step restores the state.
    pub fn undo_and_redo(&mut self, program: &mut TestProgram<P>) {
        let (before, after) = (self.before.expect("something was ordered"), known(program));
        // Orders that were given by one click are undone one by one.
        for left in (before.0..after.0).rev() {
            self.hands.undo(program);
            assert_eq!(program.entries(), left, "one goes back");
        }
        assert_eq!(known(program), before, "taken back");
        for left in before.0..after.0 {
            self.hands.redo(program);
            assert_eq!(program.entries(), left + 1, "one comes again");
        }
        assert_eq!(known(program), after, "done again");
        self.undone += 1;
    }

    /// Plays until the match is over, or until `enough`, called with the number of the player's orders, returns true while the
    /// last order can be undone.
    pub fn play(&mut self, program: &mut TestProgram<P>, enough: impl Fn(usize) -> bool) {
        let mut tried = self.given.len() / 7;
        while self.wait(program) {
            let drawn = program.shown_now().0;
            self.pieces = self.pieces.max(drawn.iter().filter(|piece| piece.entity.is_some()).count());
            let order = self.decide(program);
            self.orders(program, &[order]);
            // While opponents play, the record could undo their orders, but a person cannot.
            let can_undo = program.human_may_order() && program.now().can_undo && !program.now().covered;
            if can_undo && self.given.len() / 7 > tried {
                tried = self.given.len() / 7;
                self.undo_and_redo(program);
            }
            if can_undo && enough(self.given.len()) {
                return;
            }
        }
    }
}

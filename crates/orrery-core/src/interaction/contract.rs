//! The contract for order entry: how a player puts an order together, click by click.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Packed, PackedBytes, Rules};

/// The effect of a click on the pending order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClickResult<O, R> {
    /// The order is complete and ready to send. The pending order is empty again.
    Order(O),
    /// The click was accepted, and the pending order needs more clicks.
    More,
    /// The click is refused for this reason. The pending order is unchanged.
    Refused(R),
    /// The click has no meaning here. The pending order is unchanged.
    Nothing,
}

/// A stage in which the table carries out certain kinds of orders.
#[derive(Debug)]
pub struct OrderStage<G: Rules> {
    /// The name of the stage in the schedule, in plain English.
    pub name: &'static str,
    /// A function that reports whether an order belongs to this stage. Every order belongs to exactly one stage.
    pub takes: fn(&G::Order) -> bool,
}

/// Lists the stages of a game by the orders that belong to them: `order_stages! { "dock" => Order::Dock(_) | Order::Raid, … }`.
#[macro_export]
macro_rules! order_stages {
    ($($name:literal => $orders:pat),+ $(,)?) => {
        &[$($crate::interaction::OrderStage { name: $name, takes: |order| matches!(order, $orders) }),+]
    };
}

/// A loss that an order would cause, for which the program asks for confirmation.
pub trait LossWarning: Copy + PartialEq + Debug + Send + Sync {
    /// The kind of loss, for which the player can choose "do not ask again".
    type Kind: Copy + Eq + Debug + Send + Sync;

    /// Returns the kind of this loss.
    fn kind(&self) -> Self::Kind;
}

/// Defines the kinds of a game's losses, and [`LossWarning`]: `warning_kinds!(WarningKind of Warning { Claim, End | EndNear });`.
/// Each kind has the name of its warning. A warning after `|` has the kind of the one before it.
#[macro_export]
macro_rules! warning_kinds {
    ($kind:ident of $warning:ident { $($variant:ident $(| $other:ident)*),+ $(,)? }) => {
        /// The kinds of warnings, each of which the player can turn off with "do not ask again".
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $kind {
            $(
                #[doc = concat!("The kind of [`", stringify!($warning), "::", stringify!($variant), "`].")]
                $variant
            ),+
        }

        impl $kind {
            /// Every kind of warning.
            pub const ALL: &'static [$kind] = &[$($kind::$variant),+];
        }

        impl $crate::interaction::LossWarning for $warning {
            type Kind = $kind;

            fn kind(&self) -> $kind {
                match self {
                    $($warning::$variant { .. } $(| $warning::$other { .. })* => $kind::$variant),+
                }
            }
        }
    };
}

/// An empty type, for associated types that a game does not need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Never {}

impl LossWarning for Never {
    type Kind = Never;

    fn kind(&self) -> Never {
        *self
    }
}

impl Packed for Never {
    fn pack(self, _: &mut PackedBytes) {
        match self {}
    }

    fn unpack(_: &mut PackedBytes) -> Option<Self> {
        None
    }
}

/// Order entry for a game: clicks extend a draft until it is a complete order. The rules decide which clicks are possible, since
/// each must lead to a legal order.
///
/// In a game without targets ([`Never`]), players choose orders from a list.
pub trait OrderInput: Rules {
    /// Something that the player can click, such as a token, a card or a button.
    type Target: Packed + Eq + Hash + Debug + Send + Sync;
    /// The picks so far. They are cleared whenever the position changes, except for those that [`OrderInput::kept`] returns.
    type Draft: Clone + Default + PartialEq + Debug + Send + Sync;
    /// The expected effect of an order, for previews.
    type Preview: Clone + PartialEq + Debug + Send + Sync;
    /// A loss that orders may cause.
    type Warning: LossWarning;

    /// The stages of the rules, in the order in which a table tick runs them. By default a single stage takes all orders.
    const STAGES: &'static [OrderStage<Self>] = &[OrderStage { name: "orders", takes: |_| true }];

    /// Returns all targets that might accept a click now, in a fixed order. By default the list is empty.
    fn universe(draft: &Self::Draft, view: &Self::View) -> Vec<Self::Target> {
        let _ = (draft, view);
        Vec::new()
    }

    /// Handles a click on `target`. If the click is refused, the draft may be left in any state, so the caller restores the
    /// previous draft. By default clicks have no meaning.
    fn step(
        draft: &mut Self::Draft,
        view: &Self::View,
        target: Self::Target,
    ) -> ClickResult<Self::Order, Self::Refusal> {
        let _ = (draft, view, target);
        ClickResult::Nothing
    }

    /// Returns the part of `draft` to keep after a change of position, or `None` if nothing is kept. A pick can be kept if a
    /// player may make it before other orders of the same turn and it is still possible. By default nothing is kept.
    fn kept(draft: &Self::Draft, before: &Self::View, after: &Self::View) -> Option<Self::Draft> {
        let _ = (draft, before, after);
        None
    }

    /// Returns the further orders of a click that gives several, in sequence. They follow the one that [`OrderInput::step`]
    /// returns. Only the last of them may cause a loss. `draft` is the draft before the click. By default there are none.
    fn follows(draft: &Self::Draft, view: &Self::View, target: Self::Target) -> Vec<Self::Order> {
        let _ = (draft, view, target);
        Vec::new()
    }

    /// Reports whether a click on `target`, such as one that fights to the end, repeats its order for as long as
    /// [`OrderInput::again`] returns true. Lessons and puzzles that restrict orders leave the repetition to the learner. By
    /// default no click repeats.
    fn repeats(target: Self::Target) -> bool {
        let _ = target;
        false
    }

    /// Reports whether `order`, last given with the view `before`, is to be given again with the current `view`. The repetition
    /// stops at the first choice that did not exist in `before`. By default no order is repeated.
    fn again(before: &Self::View, order: &Self::Order, view: &Self::View) -> bool {
        let _ = (before, order, view);
        false
    }

    /// Returns the order, such as a deal, that the program gives for the deciding seat because there is no choice and nothing to
    /// wait for; otherwise `None`. Lessons and puzzles leave such orders to the learner. By default players give every order.
    fn by_itself(view: &Self::View) -> Option<Self::Order> {
        let _ = view;
        None
    }

    /// Fills in the usual choices after an accepted click that does not complete the order. Lessons and puzzles leave these
    /// choices to the learner. `before` is the draft before the click. The default does nothing.
    fn propose(draft: &mut Self::Draft, before: &Self::Draft, view: &Self::View) {
        let _ = (draft, before, view);
    }

    /// Returns the effect of `order`, except for parts that depend on chance. Returns `None` if the order is refused. The default
    /// is `None`.
    fn preview(view: &Self::View, order: &Self::Order) -> Option<Self::Preview> {
        let _ = (view, order);
        None
    }

    /// Returns the effect of a draft in its current state. The effect is exact if the draft can be confirmed; otherwise it is the
    /// part that all completions have in common. Returns `None` before the first pick of an order. The default is `None`.
    fn outlook(draft: &Self::Draft, view: &Self::View) -> Option<Self::Preview> {
        let _ = (draft, view);
        None
    }

    /// Returns the losses that `order` would cause, most serious first. The list is empty if nothing is lost or the order is
    /// refused. By default it is always empty.
    fn warnings(view: &Self::View, order: &Self::Order) -> Vec<Self::Warning> {
        let _ = (view, order);
        Vec::new()
    }
}

/// A game without hidden information, in which each seat knows the whole position. Only for such games can the record and the
/// position of a match be read from the table.
pub trait PerfectInformation: Rules {
    /// Returns the full position, which the view contains.
    fn truth(view: &Self::View) -> &Self::Position;
}

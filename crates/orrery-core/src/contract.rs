//! The contract between a game's rules and the shared crates. Contracts for other purposes are in the crates and modules that use
//! them: `record`, `ai`, `puzzle`, `academy`, `stats`, `codex`, `locale`, `table`, `board`, `ui`, `sound`, `app`, `cli`.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::chance::{Chance, ChanceNode};
use super::invariants::{Invariant, first_violation};
use super::key::GameKey;
use super::level::Level;
use super::notation::NotationError;
use super::options::{RuleOptions, RulePreset};
use super::random_generator::RandomGenerator;
use super::seat::Colour;

/// The rules of a game, implemented for a marker type of the game.
///
/// Rules are pure functions. They request chance from a source and report changes as events. A [`View`] contains nothing that its
/// seat may not know. Legality is checked against views only, so it cannot depend on hidden information.
///
/// [`View`]: Rules::View
pub trait Rules: Copy + Debug + Eq + Send + Sync + 'static {
    /// The name of the game in files and on the command line.
    const KEY: GameKey;
    /// The number of the game in share codes. It is never changed or reused.
    const NUMBER: u32;
    /// The supported numbers of players.
    const PLAYERS: RangeInclusive<u8>;
    /// True if the seats differ so much that in a rematch each player moves to the next seat.
    const ASYMMETRIC_SEATS: bool = false;
    /// The version of the rules. It is incremented whenever the same seed and orders would give a different match.
    const RULES_VERSION: u32;
    /// An upper bound on the number of orders in a match that always ends ([`Self::ends`]). Simulated matches of other kinds are
    /// stopped after this many orders.
    const MAX_ORDERS: u32;
    /// True if some information is hidden from some seats.
    const HIDDEN_INFORMATION: bool = false;
    /// Conditions that hold in every position.
    const INVARIANTS: &'static [Invariant<Self::Position>];
    /// The numbers of the written rules. Tests use them to find rules without a scenario, and references to rules that do not
    /// exist.
    const RULE_NUMBERS: &'static [&'static str];

    /// The names of the game's baselines in addition to `random` and `simple`, in share code order.
    const BASELINES: &'static [&'static str] = &[];
    /// The levels of the engine, weakest first.
    const LEVELS: &'static [Level] = Level::FIVE;
    /// The names of the engine's characters. The first is the plain one; each of the others has preferences besides winning.
    const CHARACTERS: &'static [&'static str] = &[];

    /// The rule options. One list serves set-up, share codes, scenarios, codex and hashes.
    type Options: RuleOptions;
    /// A named set of options.
    type Preset: RulePreset<Options = Self::Options>;
    /// The random results of set-up.
    type Start: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The full state: plain data of at most 2 KiB. It holds everything that at least one seat knows. Anything else is drawn from
    /// chance when it is revealed.
    type Position: Copy + Eq + Hash + Debug + Send + Sync;
    /// One seat's knowledge of the position, or the position itself if nothing is hidden.
    type View: Copy + Eq + Hash + Debug + Send + Sync;
    /// A player's order, including every choice that the rules leave to the player. The ordering of values has no meaning for the
    /// rules; searches use it to sort.
    type Order: Copy + Ord + Hash + Debug + Send + Sync;
    /// Something that happened because of an order.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// The reason for refusing an order, with the relevant facts.
    type Refusal: Copy + Eq + Debug + Display + Send + Sync;
    /// A question to chance, such as a die roll.
    type Node: ChanceNode;

    /// Returns the options for a rematch in which each player moves to the next seat (see
    /// [`ASYMMETRIC_SEATS`](Self::ASYMMETRIC_SEATS)). Anything granted to one seat moves with its player.
    fn with_seats_rotated(options: Self::Options) -> Self::Options {
        options
    }

    /// Reports whether all players of a set-up move to the next seat before a match is dealt from this seed. In games with
    /// different seats ([`ASYMMETRIC_SEATS`](Self::ASYMMETRIC_SEATS)), chance or an option may assign the seats. If the players
    /// move, the options are those of [`Self::with_seats_rotated`]. To restore the set-up from before the move, a caller moves
    /// the players back if the result is true. The seats of a match are always the final ones.
    fn rotates_seats(setup: &Setup<Self>, seed: u64) -> bool {
        let _ = (setup, seed);
        false
    }

    /// Changes the options to those of a match begun under rules version `version`. That version applies until the match ends.
    /// The caller has already set each option added since then to its first value. If `version` is the current one, all settings
    /// for an older version are cleared. By default nothing changes, because all versions play alike.
    fn use_rules_of(version: u32, options: &mut Self::Options) {
        let _ = (version, options);
    }

    /// Returns the rules version under which a match with these options is played. It is older than the current version if
    /// [`Self::use_rules_of`] set it.
    fn rules_version(options: &Self::Options) -> u32 {
        let _ = options;
        Self::RULES_VERSION
    }

    /// Reports whether every match with these options ends, whatever the players do. A match that ends only when a goal is
    /// reached may continue forever.
    fn ends(options: &Self::Options) -> bool {
        let _ = options;
        true
    }

    /// Reports whether a seat may have secrets between its turns. If so, a curtain hides the screen at each change of player. No
    /// curtain is needed if secrets are shown only while their seat decides.
    fn needs_curtain(options: &Self::Options) -> bool {
        let _ = options;
        Self::HIDDEN_INFORMATION
    }

    /// Resolves the random part of a set-up that [`Self::position`] accepts.
    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<Self::Node>) -> Self::Start;

    /// Returns the set of items picked in a start ([`RuleOptions::PICKS`]), by the players or, if they made no choice, by chance.
    /// The default is the empty set.
    fn picked_by(start: &Self::Start) -> u16 {
        let _ = start;
        0
    }

    /// Returns the first position of a match.
    ///
    /// # Errors
    /// Returns the reason if this set-up or start cannot be played.
    fn position(setup: &Setup<Self>, start: &Self::Start) -> Result<Self::Position, SetupError>;

    /// Returns the seats in turn order.
    fn seats(position: &Self::Position) -> &[Colour];

    /// Returns the seat that decides now, or `None` if the match is over.
    fn to_act(position: &Self::Position) -> Option<Colour>;

    /// Returns the seat on turn, which may differ from the one that decides. After the match it is the last seat on turn.
    fn on_turn(position: &Self::Position) -> Colour;

    /// Reports whether `order` ended a turn. `after` is the position after the order.
    fn ends_turn(order: &Self::Order, after: &Self::Position) -> bool;

    /// Clears `orders` and fills it with the legal orders of the deciding seat, judged from its view. The documentation of the
    /// game lists the orders that [`Self::check`] accepts and this function omits.
    fn legal(view: &Self::View, orders: &mut Vec<Self::Order>);

    /// Checks whether `order` is legal for the deciding seat.
    ///
    /// # Errors
    /// Returns the refusal if `order` is not legal.
    fn check(view: &Self::View, order: &Self::Order) -> Result<(), Self::Refusal>;

    /// Applies an order that [`Self::check`] accepts for the view of the deciding seat. Any other order may leave an invalid
    /// position.
    fn apply(
        position: &mut Self::Position,
        order: &Self::Order,
        chance: &mut impl Chance<Self::Node>,
        sink: &mut impl EventSink<Self::Event>,
    );

    /// Reports whether an order cannot be undone, because it may involve chance, end a turn, or reveal something to a player.
    fn is_barrier(view: &Self::View, order: &Self::Order) -> bool;

    /// Reports whether an order counts as a chance event. Each chance event has its own sequence of dice and cards from the seed.
    fn counts_as_chance(order: &Self::Order, outcomes: &[ChanceOutcome<Self>]) -> bool {
        let _ = order;
        !outcomes.is_empty()
    }

    /// Reports whether a position reached from a deal is sound: every invariant holds and no piece was lost along the way. By
    /// default only the invariants are checked.
    fn is_sound(position: &Self::Position) -> bool {
        first_violation(Self::INVARIANTS, position).is_none()
    }

    /// Returns the number of the round in progress after `turns` completed turns. The first round is 1.
    fn round(position: &Self::Position, turns: u32) -> u32 {
        turns / Self::seats(position).len().max(1) as u32 + 1
    }

    /// Returns the standings, computed from the information in the view.
    fn standings(view: &Self::View) -> Standings;

    /// Returns a hash of the position that is the same on every machine and in every release.
    fn fingerprint(position: &Self::Position) -> u64;

    /// Writes an order in canonical notation.
    fn write(order: &Self::Order) -> String;

    /// Reads an order without chance outcomes.
    ///
    /// # Errors
    /// Returns the column of the first error and a message about the expected text.
    fn read(line: &str) -> Result<Self::Order, NotationError> {
        let (order, outcomes) = Self::read_recorded(line)?;
        if outcomes.is_empty() { Ok(order) } else { Err(NotationError::at(1, "expected an order without outcomes")) }
    }

    /// Writes an order with its chance outcomes, `ORDER => OUTCOME`.
    fn write_recorded(order: &Self::Order, outcomes: &[ChanceOutcome<Self>]) -> String;

    /// Reads an order with its chance outcomes.
    ///
    /// # Errors
    /// Returns the column of the first error and a message about the expected text.
    fn read_recorded(line: &str) -> Result<(Self::Order, Vec<ChanceOutcome<Self>>), NotationError>;

    /// Returns the name of a seat in notation and files.
    fn seat_word(seat: Colour) -> &'static str {
        seat.word()
    }

    /// Returns the view of `viewer`, or the public view if `viewer` is `None`.
    fn view(position: &Self::Position, viewer: Option<Colour>) -> Self::View;

    /// Calls `look` with the view of `viewer`. A game without hidden information can implement this without a copy.
    fn with_view<R>(position: &Self::Position, viewer: Option<Colour>, look: impl FnOnce(&Self::View) -> R) -> R {
        look(&Self::view(position, viewer))
    }

    /// Returns the combined view of all seats. It is used for finished matches, matches without human players, and open hands.
    fn open_view(position: &Self::Position) -> Self::View;

    /// Converts the view of an earlier position to the form shown during the match. `ago` is the number of turns begun since then
    /// by the seat that was on turn. By default the view is unchanged.
    fn recall(view: Self::View, ago: u32) -> Self::View {
        let _ = ago;
        view
    }

    /// Returns the event as visible to the seat with the view `to`, or `None` if that seat does not see it. `ago` is the number
    /// of turns that the acting seat has begun since the event. All values of 1 or more give the same result, so the log needs to
    /// be rebuilt only once, when the next turn of that seat begins.
    fn redact(event: &Self::Event, to: &Self::View, ago: u32) -> Option<Self::Event> {
        let _ = (to, ago);
        Some(*event)
    }

    /// Returns an order of `by` as visible to the seat with the view `to`, or `None` if that seat learns only its effects. The
    /// seat that gave the order always sees it.
    fn redact_order(order: &Self::Order, by: Colour, to: &Self::View, ago: u32) -> Option<Self::Order> {
        let _ = (by, to, ago);
        Some(*order)
    }

    /// Samples one of the full states that are consistent with the view. Each is chosen with its actual probability.
    fn determinize(view: &Self::View, generator: &mut RandomGenerator) -> Self::Position;
}

/// Implements the functions of [`Rules`] for the notation with the functions of the same purpose in `$rules::notation`.
#[macro_export]
macro_rules! forward_notation {
    ($rules:ident) => {
        fn write(order: &Self::Order) -> String {
            $rules::notation::write_order(order)
        }

        fn read(line: &str) -> Result<Self::Order, $crate::notation::NotationError> {
            $rules::notation::parse_order(line)
        }

        fn write_recorded(order: &Self::Order, outcomes: &[$crate::ChanceOutcome<Self>]) -> String {
            $rules::notation::write_recorded(order, outcomes)
        }

        fn read_recorded(
            line: &str,
        ) -> Result<(Self::Order, Vec<$crate::ChanceOutcome<Self>>), $crate::notation::NotationError> {
            $rules::notation::parse_recorded(line)
        }
    };
}

/// Implements functions of [`Rules`] with the functions of the same name in the module `$rules`: those about orders, standings and
/// fingerprints, and, with [`forward_notation!`], the notation. It is for games whose views have the visible position in the field
/// `known`, from which orders are listed and checked.
#[macro_export]
macro_rules! forward_rules {
    ($rules:ident) => {
        fn legal(view: &Self::View, orders: &mut Vec<Self::Order>) {
            $rules::legal(&view.known, orders);
        }

        fn check(view: &Self::View, order: &Self::Order) -> Result<(), Self::Refusal> {
            $rules::check(&view.known, order)
        }

        fn apply(
            position: &mut Self::Position,
            order: &Self::Order,
            chance: &mut impl $crate::Chance<Self::Node>,
            sink: &mut impl $crate::EventSink<Self::Event>,
        ) {
            $rules::apply(position, order, chance, sink);
        }

        fn is_barrier(view: &Self::View, order: &Self::Order) -> bool {
            $rules::is_barrier(&view.known, order)
        }

        fn standings(view: &Self::View) -> $crate::Standings {
            $rules::standings(&view.known)
        }

        fn fingerprint(position: &Self::Position) -> u64 {
            $rules::fingerprint(position)
        }

        fn open_view(position: &Self::Position) -> Self::View {
            $rules::open_view(position)
        }

        $crate::forward_notation!($rules);
    };
}

/// The type of the chance outcomes of the game `G`.
pub type ChanceOutcome<G> = <<G as Rules>::Node as ChanceNode>::Outcome;

/// The set-up of a match: seating and options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<G: Rules> {
    /// The seats in seating order, each colour once. The turn order of a game may differ.
    pub seating: Vec<Colour>,
    /// The rule options of the match.
    pub options: G::Options,
}

/// The reason why a set-up cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too many or too few players.
    #[error("a match has {least} to {most} players, not {found}")]
    PlayerCount {
        /// The fewest players allowed.
        least: u8,
        /// The most players allowed.
        most: u8,
        /// The number of players found.
        found: usize,
    },
    /// Two players with the same colour.
    #[error("two players have the colour {0}")]
    ColourTwice(Colour),
    /// A start or an option that does not fit the set-up, explained in plain English.
    #[error("{0}")]
    Start(&'static str),
}

impl<G: Rules> Setup<G> {
    /// Returns a set-up with `options` in which the first `players` colours play. The number of players is clamped to the range
    /// of the game.
    pub fn plain(players: u8, options: G::Options) -> Self {
        let players = players.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
        Setup { seating: Colour::ALL[..usize::from(players)].to_vec(), options }
    }

    /// Checks that the number of players is supported and that their colours differ.
    ///
    /// # Errors
    /// Returns an error if the number of players is wrong or a colour is taken twice.
    pub fn validate(&self) -> Result<(), SetupError> {
        let (least, most) = G::PLAYERS.into_inner();
        let found = self.seating.len();
        if !(usize::from(least)..=usize::from(most)).contains(&found) {
            return Err(SetupError::PlayerCount { least, most, found });
        }
        for (i, &colour) in self.seating.iter().enumerate() {
            if self.seating[..i].contains(&colour) {
                return Err(SetupError::ColourTwice(colour));
            }
        }
        Ok(())
    }
}

impl<G: Rules> Setup<G> {
    /// Resolves the random part of the set-up, which must be playable.
    pub fn deal(&self, chance: &mut impl Chance<G::Node>) -> G::Start {
        G::deal(self, chance)
    }

    /// Returns the first position of a match.
    ///
    /// # Errors
    /// Returns the reason if this set-up or start cannot be played.
    pub fn position(&self, start: &G::Start) -> Result<G::Position, SetupError> {
        G::position(self, start)
    }
}

/// A receiver of events. `()` drops them at no cost; `Vec<E>` keeps them.
pub trait EventSink<E> {
    /// Receives one event.
    fn emit(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// The standing of one seat: its points, its tie-breakers and its rank, and whether it has won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The seat that has this standing.
    pub seat: Colour,
    /// The points by source. The sources have the names used in the game's files.
    pub points: Vec<(&'static str, i32)>,
    /// The tie-breakers, most important first.
    pub tie_breaks: Vec<(&'static str, i32)>,
    /// The rank, from 1. Equal standings share a rank.
    pub rank: u8,
    /// True if the seat has won. It is always false while the match continues.
    pub winner: bool,
}

impl Standing {
    /// Returns the sum of all points.
    pub fn total(&self) -> i32 {
        self.points.iter().map(|(_, points)| points).sum()
    }
}

/// The standings of all seats, in turn order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Standings(pub Vec<Standing>);

impl Standings {
    /// Ranks the seats. Each row holds a seat, its points by source and its tie-breakers; the rows are in turn order. The highest
    /// total ranks first; the tie-breakers decide between equal totals. If the match is `over`, all seats that share the first
    /// rank have won.
    pub fn ranked(
        over: bool,
        rows: impl IntoIterator<Item = (Colour, Vec<(&'static str, i32)>, Vec<(&'static str, i32)>)>,
    ) -> Self {
        let standing = |(seat, points, tie_breaks)| Standing { seat, points, tie_breaks, rank: 1, winner: false };
        let mut all: Vec<Standing> = rows.into_iter().map(standing).collect();
        let worth = |s: &Standing| (s.total(), s.tie_breaks.iter().map(|&(_, value)| value).collect::<Vec<_>>());
        let worths: Vec<_> = all.iter().map(worth).collect();
        for (standing, mine) in all.iter_mut().zip(&worths) {
            standing.rank += worths.iter().filter(|other| *other > mine).count() as u8;
            standing.winner = over && standing.rank == 1;
        }
        Standings(all)
    }

    /// Returns the standing of a seat, or `None` if it does not play.
    pub fn of(&self, seat: Colour) -> Option<&Standing> {
        self.0.iter().find(|standing| standing.seat == seat)
    }

    /// Returns the standings from best to worst; those of equal rank are in turn order.
    pub fn ranking(&self) -> Vec<&Standing> {
        let mut ranking: Vec<&Standing> = self.0.iter().collect();
        ranking.sort_by_key(|standing| standing.rank);
        ranking
    }

    /// Returns the winning seats. There are none while the match continues, or after a lost solo match.
    pub fn winners(&self) -> impl Iterator<Item = Colour> {
        self.0.iter().filter(|standing| standing.winner).map(|standing| standing.seat)
    }
}

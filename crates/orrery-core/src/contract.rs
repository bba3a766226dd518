//! What the house asks of a game's rules. The other contracts stand where their callers do: `record`, `ai`, `puzzle`, `academy`,
//! `stats`, `codex`, `locale`, `table`, `board`, `panels`, `sound`, `app`.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::chance::{Chance, ChanceNode};
use super::generator::Generator;
use super::invariants::{Invariant, broken};
use super::key::GameKey;
use super::level::Level;
use super::notation::NotationError;
use super::options::{OptionList, PresetList};
use super::seat::Colour;

/// A game: a type without values that says how it is played.
///
/// Rules are pure. Chance is asked from outside, and what happens is told in events. What a seat may not know is in no [`View`],
/// and legality is asked of views alone, so it cannot depend on what the decider does not know.
///
/// [`View`]: Rules::View
pub trait Rules: Copy + Debug + Eq + Send + Sync + 'static {
    /// What it is called in files and on the command line.
    const KEY: GameKey;
    /// Its number in share codes: given once, never again.
    const NUMBER: u32;
    /// How many play.
    const PLAYERS: RangeInclusive<u8>;
    /// Whether the seats are so unlike that who played one plays the next in a rematch.
    const UNLIKE_SEATS: bool = false;
    /// What a seed deals and what orders do; raised with every change after which the same seed and the same orders would
    /// lead elsewhere.
    const RULES_VERSION: u32;
    /// More orders than any match has whose options bring it to an end ([`Self::ends`]). Another is given up after so many where
    /// nobody watches it.
    const LONGEST: u32;
    /// Whether seats know different things.
    const HIDES: bool = false;
    /// What is true of every position.
    const INVARIANTS: &'static [Invariant<Self::Position>];
    /// The numbers of its written rules, so that tests can tell which of them no scenario shows.
    const RULE_NUMBERS: &'static [&'static str];

    /// The words of its yardsticks beside `random` and `simple`, in the order of share codes.
    const YARDSTICKS: &'static [&'static str] = &[];
    /// The levels of its engine, the weakest first.
    const LEVELS: &'static [Level] = Level::FIVE;
    /// What its engine may like besides winning, by word; the first is the plain one.
    const CHARACTERS: &'static [&'static str] = &[];

    /// Its rule options: one list for set-up, share codes, scenarios, codex and hashes.
    type Options: OptionList;
    /// Named sets of options.
    type Preset: PresetList<Options = Self::Options>;
    /// How chance settled the set-up.
    type Start: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The truth: small, plain, at most 2 KiB. It holds what somebody knows; what nobody knows is asked of chance when it comes
    /// to light.
    type Position: Copy + Eq + Hash + Debug + Send + Sync;
    /// What one seat knows of it; the position itself where nothing is hidden.
    type View: Copy + Eq + Hash + Debug + Send + Sync;
    /// What a player does: complete, with every choice the rules give. In which order they stand means nothing; searches keep
    /// theirs sorted.
    type Order: Copy + Ord + Hash + Debug + Send + Sync;
    /// Something that happened because of an order.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// Why an order is not taken, with its facts.
    type Refusal: Copy + Eq + Debug + Display + Send + Sync;
    /// A question to chance.
    type Node: ChanceNode;

    /// The options of a rematch in which everybody has moved to the next seat ([`UNLIKE_SEATS`](Self::UNLIKE_SEATS)): what was granted
    /// to one seat goes with its player.
    #[must_use]
    fn moved_on(options: Self::Options) -> Self::Options {
        options
    }

    /// Whether everybody of a set-up moves to the next seat before a match of this seed is dealt from it: where seats are unlike
    /// ([`UNLIKE_SEATS`](Self::UNLIKE_SEATS)), chance or an option may say who has which. The options are then those of
    /// [`Self::moved_on`], and a set-up that moves is moved back by the same answer. Seats of matches stand as they came out.
    fn moves_on(setup: &Setup<Self>, seed: u64) -> bool {
        let _ = (setup, seed);
        false
    }

    /// Makes the options those of a match that was begun under an older version of the rules, which it keeps to its end. Options that
    /// came later have their first value already. With the present version nothing of an older one is left. By default the versions
    /// play alike.
    fn keep_rules(version: u32, options: &mut Self::Options) {
        let _ = (version, options);
    }

    /// The version of the rules that a match with these options is played by: an older one where [`Self::keep_rules`] made them so.
    fn rules_version(options: &Self::Options) -> u32 {
        let _ = options;
        Self::RULES_VERSION
    }

    /// Whether a match with these options comes to an end whatever is done. Where nothing but a goal ends it, it may not.
    #[must_use]
    fn ends(options: &Self::Options) -> bool {
        let _ = options;
        true
    }

    /// Whether a seat may know something between its turns that others must not see: then the screen is covered between people whenever
    /// it changes hands. Where all that is hidden is shown only while its seat decides, that is not so.
    #[must_use]
    fn covers(options: &Self::Options) -> bool {
        let _ = options;
        Self::HIDES
    }

    /// Lets chance settle a set-up that [`Self::position`] takes.
    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<Self::Node>) -> Self::Start;

    /// The set of things that were picked for a start, by players or in their place by chance ([`OptionList::PICKS`]); by default none.
    fn picked_by(start: &Self::Start) -> u16 {
        let _ = start;
        0
    }

    /// The first position of a match.
    ///
    /// # Errors
    /// Why this set-up or this start cannot be played.
    fn position(setup: &Setup<Self>, start: &Self::Start) -> Result<Self::Position, SetupError>;

    /// Who plays, in turn order.
    fn seats(position: &Self::Position) -> &[Colour];

    /// Who decides now; nobody when the match is over.
    fn to_act(position: &Self::Position) -> Option<Colour>;

    /// Whose turn it is, which is not always who decides; of a match that is over, whose it was.
    fn on_turn(position: &Self::Position) -> Colour;

    /// Whether a turn ended with `order`.
    fn ends_turn(order: &Self::Order, after: &Self::Position) -> bool;

    /// Lists what the decider may do, from what he knows, into `orders`, which is emptied first. What [`Self::check`] takes and
    /// this leaves out is told on the game's page.
    fn legal(view: &Self::View, orders: &mut Vec<Self::Order>);

    /// Why `order` is not legal for the decider, if it is not.
    ///
    /// # Errors
    /// The refusal, with its facts.
    fn check(view: &Self::View, order: &Self::Order) -> Result<(), Self::Refusal>;

    /// Carries out an order that [`Self::check`] takes of the decider's view. Another may leave no position.
    fn apply(
        position: &mut Self::Position,
        order: &Self::Order,
        chance: &mut impl Chance<Self::Node>,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Whether an order cannot be taken back once it is given: chance may be asked, a turn ends, or somebody learns by it what
    /// cannot be unlearned.
    fn is_barrier(view: &Self::View, order: &Self::Order) -> bool;

    /// Whether an order counts as an event of chance: the next one then has dice and cards of its own from the seed.
    fn counts_as_chance(order: &Self::Order, outcomes: &[Outcome<Self>]) -> bool {
        let _ = order;
        !outcomes.is_empty()
    }

    /// Whether a position that a deal led to is sound: every invariant holds and nothing was lost on the way.
    fn is_sound(position: &Self::Position) -> bool {
        broken(Self::INVARIANTS, position).is_none()
    }

    /// The round, from 1, after so many turns have ended.
    fn round(position: &Self::Position, turns: u32) -> u32 {
        turns / Self::seats(position).len().max(1) as u32 + 1
    }

    /// Who has what, and who wins.
    fn standings(view: &Self::View) -> Standings;

    /// A hash that is the same on every machine and in every release.
    fn fingerprint(position: &Self::Position) -> u64;

    /// An order in the notation, in its canonical form.
    fn write(order: &Self::Order) -> String;

    /// Reads an order alone.
    ///
    /// # Errors
    /// The column and what was expected there.
    fn read(line: &str) -> Result<Self::Order, NotationError> {
        let (order, outcomes) = Self::read_recorded(line)?;
        if outcomes.is_empty() { Ok(order) } else { Err(NotationError::at(1, "expected an order alone")) }
    }

    /// An order with what chance answered, `ORDER => OUTCOME`.
    fn write_recorded(order: &Self::Order, outcomes: &[Outcome<Self>]) -> String;

    /// Reads an order with what chance answered.
    ///
    /// # Errors
    /// The column and what was expected there.
    fn read_recorded(line: &str) -> Result<(Self::Order, Vec<Outcome<Self>>), NotationError>;

    /// What a seat calls itself in notation and files.
    fn seat_word(seat: Colour) -> &'static str {
        seat.word()
    }

    /// What `viewer` knows; of nobody, what is public.
    fn view(position: &Self::Position, viewer: Option<Colour>) -> Self::View;

    /// Looks with the eyes of `viewer`; a game without secrets spares the copy.
    fn with_view<R>(position: &Self::Position, viewer: Option<Colour>, look: impl FnOnce(&Self::View) -> R) -> R {
        look(&Self::view(position, viewer))
    }

    /// Everything, as everybody's eyes together see it: of matches that are over, and of those that no person plays.
    fn open_view(position: &Self::Position) -> Self::View;

    /// The view of an earlier moment as it is shown while the match goes on; `ago` is how many turns the seat whose turn it was has
    /// begun since.
    #[must_use]
    fn recall(view: Self::View, ago: u32) -> Self::View {
        let _ = ago;
        view
    }

    /// An event as the seat with this view is told it; `ago` is how many turns the seat that did it has begun since. From 1 on all
    /// are alike: a log is told anew once, when that seat's next turn begins.
    fn redact(event: &Self::Event, to: &Self::View, ago: u32) -> Option<Self::Event> {
        let _ = (to, ago);
        Some(*event)
    }

    /// An order of `by` as the seat with this view is told it; nothing where it is told no more than what came of it. Who gave
    /// an order knows it.
    fn redact_order(order: &Self::Order, by: Colour, to: &Self::View, ago: u32) -> Option<Self::Order> {
        let _ = (by, to, ago);
        Some(*order)
    }

    /// One truth that the view allows, each as likely as it is.
    fn determinize(view: &Self::View, generator: &mut Generator) -> Self::Position;
}

/// What chance answers in a game.
pub type Outcome<G> = <<G as Rules>::Node as ChanceNode>::Outcome;

/// What is decided before a match: who sits where and by which options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<G: Rules> {
    /// The seats in turn order, each colour once.
    pub seating: Vec<Colour>,
    /// The rule options.
    pub options: G::Options,
}

/// Why a set-up cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too many or too few players.
    #[error("a match has {least} to {most} players, not {found}")]
    PlayerCount {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
        /// How many there were.
        found: usize,
    },
    /// Two players with one colour.
    #[error("{0} is taken twice")]
    ColourTwice(Colour),
    /// A start or an option that does not fit, in plain English.
    #[error("{0}")]
    Start(&'static str),
}

impl<G: Rules> Setup<G> {
    /// A set-up of the first `players` colours with `options`; as many players as the game allows.
    #[must_use]
    pub fn plain(players: u8, options: G::Options) -> Self {
        let players = players.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
        Setup { seating: Colour::ALL[..usize::from(players)].to_vec(), options }
    }

    /// Whether so many can play, each with a colour of its own.
    ///
    /// # Errors
    /// Wrong number of players, or a colour taken twice.
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
    /// Lets chance settle it; it must be one that can be played.
    pub fn deal(&self, chance: &mut impl Chance<G::Node>) -> G::Start {
        G::deal(self, chance)
    }

    /// The first position of a match.
    ///
    /// # Errors
    /// As [`Self::validate`], or a start that does not fit.
    pub fn position(&self, start: &G::Start) -> Result<G::Position, SetupError> {
        G::position(self, start)
    }
}

/// Where events go. `()` drops them at no cost, `Vec<E>` keeps them.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// What a seat has come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Colour,
    /// Points by source, in the words of the game's files.
    pub points: Vec<(&'static str, i32)>,
    /// What breaks ties, the first first.
    pub tie_breaks: Vec<(&'static str, i32)>,
    /// Its place, from 1; equal ones share theirs.
    pub rank: u8,
    /// Whether it has won; of a match that goes on nobody has.
    pub winner: bool,
}

impl Standing {
    /// All points.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.points.iter().map(|(_, points)| points).sum()
    }
}

/// Who has what, in turn order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Standings(pub Vec<Standing>);

impl Standings {
    /// Standings of points by source and what breaks ties, in turn order. The most points are the first place; when the match is
    /// `over`, all who share it have won.
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

    /// The standing of a seat, if it plays.
    #[must_use]
    pub fn of(&self, seat: Colour) -> Option<&Standing> {
        self.0.iter().find(|standing| standing.seat == seat)
    }

    /// The seats from best to worst; equal ones in turn order.
    #[must_use]
    pub fn ranking(&self) -> Vec<&Standing> {
        let mut ranking: Vec<&Standing> = self.0.iter().collect();
        ranking.sort_by_key(|standing| standing.rank);
        ranking
    }

    /// Who won; nobody while the match goes on, and where one alone fell short.
    pub fn winners(&self) -> impl Iterator<Item = Colour> {
        self.0.iter().filter(|standing| standing.winner).map(|standing| standing.seat)
    }
}

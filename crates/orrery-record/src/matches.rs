//! A match as a record: a set-up, then every order with its chance outcomes.

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::conduct_record::FairPlayRecord;
use super::contract::{ScenarioError, Scenarios};
use super::recorded_order::RecordedOrder;
use super::scenario_file::ScenarioFile as _;
use orrery_core::chance::{ChanceScript, ReplayChance};
use orrery_core::{Chance, ChanceOutcome, Colour, FnvHasher, Opponent, Rules, SeededChance, Setup, SetupError};

/// The controller of a seat: a human player, an opponent or a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatControl {
    /// A human player at this screen.
    Human,
    /// A computer opponent.
    Ai(Opponent),
    /// A replay of recorded orders.
    Replay,
}

impl SeatControl {
    /// Returns the name of the controller on the command line and in records.
    pub fn word(self) -> String {
        match self {
            SeatControl::Human => "human".to_owned(),
            SeatControl::Ai(opponent) => opponent.word(),
            SeatControl::Replay => "replay".to_owned(),
        }
    }

    /// Finds a controller of a game by its name, ignoring case.
    pub fn from_word<G: Rules>(word: &str) -> Option<Self> {
        match Opponent::from_word::<G>(word) {
            Some(opponent) => Some(SeatControl::Ai(opponent)),
            None => [SeatControl::Human, SeatControl::Replay].into_iter().find(|c| c.word().eq_ignore_ascii_case(word)),
        }
    }
}

/// A seat at the table and its player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The colour of the seat.
    pub colour: Colour,
    /// The name of the player.
    pub name: String,
    /// The controller that gives the seat's orders.
    pub control: SeatControl,
}

impl Seat {
    /// Creates a seat for an unnamed player, who is called by their colour.
    pub fn unnamed(colour: Colour, control: SeatControl) -> Self {
        let (first, rest) = colour.word().split_at(1);
        Seat { colour, name: first.to_uppercase() + rest, control }
    }
}

/// Everything that is settled about a match before its first order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchInfo<G: Rules> {
    /// The seating and the options.
    pub setup: Setup<G>,
    /// The random results of set-up. They are not dealt if the match starts from a scenario.
    pub start: G::Start,
    /// The seats, in seating order.
    pub seats: Vec<Seat>,
    /// The seed of dice and draws.
    pub seed: u64,
    /// The preset of the options, if they came from one.
    pub preset: Option<G::Preset>,
}

/// The reason why a match cannot be set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchSetupError {
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seats differ from those of the set-up.
    #[error("the seats differ from those of the set-up, or are in another order")]
    Seats,
    /// The scenario's position is invalid.
    #[error(transparent)]
    Scene(#[from] ScenarioError),
}

/// The reason why a recorded order cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct ReplayError {
    /// The index of the order.
    pub index: usize,
    /// A message with the reason.
    pub reason: String,
}

/// A match: its set-up, its orders and its current position.
#[derive(Debug, Clone)]
pub struct Match<G: Scenarios> {
    info: MatchInfo<G>,
    /// The owners of seats that are currently played by another controller.
    owners: BTreeMap<Colour, SeatControl>,
    id: u64,
    scene: Option<Box<G::Scenario>>,
    pub(super) script: ChanceScript<G::Node>,
    pub(super) entries: Vec<RecordedOrder<G>>,
    /// The position before each order in `entries`.
    pub(super) before: Vec<G::Position>,
    pub(super) position: G::Position,
    /// Undone orders with their chance outcomes, the next one to redo last.
    pub(super) undone: Vec<(G::Order, Vec<ChanceOutcome<G>>)>,
    /// True if the match counts as practice; see [`Match::is_practice`].
    pub(super) practice: bool,
    /// Data about the conduct of the match.
    pub(super) marks: FairPlayRecord,
    /// The number of chance events so far.
    pub(super) chances: u64,
    /// The number of completed turns.
    pub(super) turns: u32,
    /// Private notes of players, by seat.
    notes: BTreeMap<Colour, String>,
}

impl<G: Scenarios> Match<G> {
    /// Creates a match from a set-up with its deal.
    ///
    /// # Errors
    /// Returns an error if the set-up cannot be played or the seats differ from those of the set-up.
    pub fn new(info: MatchInfo<G>) -> Result<Self, MatchSetupError> {
        let position = info.setup.position(&info.start)?;
        Self::at(info, None, position)
    }

    /// Creates a new match. Its seed determines the first player and the deal.
    ///
    /// # Errors
    /// Returns the errors of [`Self::new`].
    pub fn deal(
        setup: Setup<G>,
        seats: Vec<Seat>,
        seed: u64,
        preset: Option<G::Preset>,
    ) -> Result<Self, MatchSetupError> {
        setup.validate()?;
        let start = setup.deal(&mut SeededChance::new(seed, 0));
        Self::new(MatchInfo { setup, start, seats, seed, preset })
    }

    /// Creates a match that starts from a scenario. The scripted outcomes of the scenario are used before those of the seed.
    ///
    /// # Errors
    /// Returns an error if the position of the scenario is impossible or the seats differ from its seats.
    pub fn from_scenario(scenario: &G::Scenario, seats: Vec<Seat>, seed: u64) -> Result<Self, MatchSetupError> {
        let position = G::first_position(scenario)?;
        let (setup, preset) = (scenario.setup(), scenario.preset());
        let info = MatchInfo { setup, start: G::start_of(&position), seats, seed, preset };
        let mut played = Self::at(info, Some(Box::new(scenario.clone())), position)?;
        played.script = G::script(scenario);
        Ok(played)
    }

    /// Creates a match that starts from a position.
    ///
    /// # Errors
    /// Returns an error if the seats differ from those of the position or no scenario can express the position.
    pub fn from_position(position: G::Position, seats: Vec<Seat>, seed: u64) -> Result<Self, MatchSetupError> {
        Self::from_scenario(&G::scenario_of(&position)?, seats, seed)
    }

    fn at(info: MatchInfo<G>, scene: Option<Box<G::Scenario>>, position: G::Position) -> Result<Self, MatchSetupError> {
        if !info.seats.iter().map(|s| s.colour).eq(info.setup.seating.iter().copied()) {
            return Err(MatchSetupError::Seats);
        }
        Ok(Match {
            info,
            owners: BTreeMap::new(),
            id: super::fresh_id(),
            scene,
            script: ChanceScript::default(),
            entries: Vec::new(),
            before: Vec::new(),
            position,
            undone: Vec::new(),
            practice: false,
            marks: FairPlayRecord::default(),
            chances: 0,
            turns: 0,
            notes: BTreeMap::new(),
        })
    }

    /// Creates a new match with the same set-up, start and seed, without orders, and with the original controller of each seat.
    /// Replays use it, and so do players who play the same deal again.
    pub fn from_the_start(&self) -> Self {
        Match {
            id: super::fresh_id(),
            position: *self.position_before(0),
            script: self.scene.as_deref().map(G::script).unwrap_or_default(),
            entries: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
            practice: false,
            marks: FairPlayRecord::default(),
            chances: 0,
            turns: 0,
            notes: BTreeMap::new(),
            info: MatchInfo { seats: self.seats_as_set_up(), ..self.info.clone() },
            owners: BTreeMap::new(),
            scene: self.scene.clone(),
        }
    }

    /// Returns everything that was settled before the first order.
    pub const fn info(&self) -> &MatchInfo<G> {
        &self.info
    }

    /// Returns the seed for the coach's tasks, so that the same match gets the same advice everywhere. In games with hidden
    /// information it differs from the seed of the deal.
    pub fn study_seed(&self) -> u64 {
        if !G::HIDDEN_INFORMATION {
            return self.info.seed;
        }
        let mut hash = FnvHasher::default();
        hash.bytes(self.info.seed.to_le_bytes());
        hash.finish()
    }

    /// Returns the unique id of the match. All saves of one match share it.
    pub const fn id(&self) -> u64 {
        self.id
    }

    pub(crate) const fn set_id(&mut self, id: u64) {
        self.id = id;
    }

    /// Returns the scenario that the match started from, if any.
    pub fn scenario(&self) -> Option<&G::Scenario> {
        self.scene.as_deref()
    }

    /// Returns the current position.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// Returns the deciding seat, or `None` if the match is over.
    pub fn to_act(&self) -> Option<Colour> {
        G::to_act(&self.position)
    }

    /// Returns true if the match is over.
    pub fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// Returns the view of the deciding seat, or of the last one to decide if the match is over.
    pub fn view(&self) -> G::View {
        let viewer = self.to_act().or_else(|| self.entries.last().map(|entry| entry.by));
        G::view(&self.position, viewer)
    }

    /// Returns all orders so far, except undone ones.
    pub fn entries(&self) -> &[RecordedOrder<G>] {
        &self.entries
    }

    /// Returns the position before the order at `index`, or the current position if `index` is past the last order.
    pub fn position_before(&self, index: usize) -> &G::Position {
        self.before.get(index).unwrap_or(&self.position)
    }

    /// Recomputes the events of the order at `index`. Returns an empty list if `index` is past the last order.
    pub fn events_of(&self, index: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let (Some(entry), Some(before)) = (self.entries.get(index), self.before.get(index)) {
            let mut chance = ReplayChance::<G::Node>::new(entry.outcomes.iter().copied());
            G::apply(&mut before.clone(), &entry.order, &mut chance, &mut events);
        }
        events
    }

    /// Returns the current round, from 1.
    pub fn round(&self) -> u32 {
        G::round(&self.position, self.turns)
    }

    /// Returns the stable hash of the current position.
    pub fn fingerprint(&self) -> u64 {
        G::fingerprint(&self.position)
    }

    /// Returns the seat of `colour`, if it plays.
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.info.seats.iter().find(|s| s.colour == colour)
    }

    /// Sets the owner and controller of a seat. Does nothing if the colour does not play.
    pub fn set_control(&mut self, colour: Colour, control: SeatControl) {
        if let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) {
            seat.control = control;
            self.owners.remove(&colour);
        }
    }

    /// Delegates a seat to another controller for the rest of this match, or returns it to its owner. A new match from the same
    /// set-up has the original controllers. Does nothing if the colour does not play.
    pub fn delegate(&mut self, colour: Colour, control: SeatControl) {
        let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) else { return };
        let owner = self.owners.remove(&colour).unwrap_or(seat.control);
        seat.control = control;
        // A seat taken over from a replay has no owner to return to.
        if owner != control && owner != SeatControl::Replay {
            self.owners.insert(colour, owner);
        }
    }

    /// Returns the owner of a seat that is currently played by another controller; otherwise `None`.
    pub fn owner_control(&self, colour: Colour) -> Option<SeatControl> {
        self.owners.get(&colour).copied()
    }

    /// Returns the seats controlled by human players, in seating order.
    pub fn people(&self) -> Vec<Colour> {
        let played = |seat: &&Seat| seat.control == SeatControl::Human;
        self.info.seats.iter().filter(played).map(|seat| seat.colour).collect()
    }

    /// Returns the seats that human players have delegated to the program, in seating order.
    pub fn delegated_by(&self) -> Vec<Colour> {
        let lent = |seat: &&Seat| {
            self.owner_control(seat.colour) == Some(SeatControl::Human) && seat.control != SeatControl::Human
        };
        self.info.seats.iter().filter(lent).map(|seat| seat.colour).collect()
    }

    /// Returns the seats as originally set up, regardless of later changes of controller.
    pub fn seats_as_set_up(&self) -> Vec<Seat> {
        let owner = |seat: &Seat| self.owner_control(seat.colour).unwrap_or(seat.control);
        self.info.seats.iter().map(|seat| Seat { control: owner(seat), ..seat.clone() }).collect()
    }

    /// Renames the player of a seat. Does nothing if the colour does not play.
    pub fn set_name(&mut self, colour: Colour, name: String) {
        if let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) {
            seat.name = name;
        }
    }

    /// Returns the private notes of a seat's player, in the game's own format; empty if there are none. Other players never see
    /// them, and logs, share codes and replays omit them.
    pub fn notes(&self, seat: Colour) -> &str {
        self.notes.get(&seat).map_or("", String::as_str)
    }

    /// Returns every seat that has notes, with the notes.
    pub(crate) fn all_notes(&self) -> impl Iterator<Item = (Colour, &str)> {
        self.notes.iter().map(|(&seat, notes)| (seat, notes.as_str()))
    }

    /// Replaces the notes of a seat. Does nothing if the colour does not play.
    pub fn set_notes(&mut self, seat: Colour, notes: String) {
        if notes.is_empty() {
            self.notes.remove(&seat);
        } else if self.seat(seat).is_some() {
            self.notes.insert(seat, notes);
        }
    }

    /// Gives an order of the deciding seat and returns its events. Chance comes from the scenario's script, then from the seed of
    /// the match. Undone orders are dropped.
    ///
    /// # Errors
    /// Returns the refusal if the order is illegal. The match is then unchanged.
    ///
    /// # Panics
    /// Panics in debug builds if the order violates an invariant of the game, which indicates a bug in the rules.
    pub fn give(&mut self, order: G::Order) -> Result<Vec<G::Event>, G::Refusal> {
        G::check(&self.view(), &order)?;
        let mut script = std::mem::take(&mut self.script);
        let seed = self.marks.branch_seed.unwrap_or(self.info.seed);
        let given = self.give_with(order, &mut script.then(SeededChance::new(seed, self.chances + 1)));
        self.script = script;
        self.record_changed_hands();
        given
    }

    /// Records that a seat changed hands if the last order was given by a controller other than the seat's owner.
    pub(super) fn record_changed_hands(&mut self) {
        let by = self.entries.last().map(|entry| entry.by);
        self.marks.changed_hands.extend(by.filter(|by| self.owners.contains_key(by)));
    }

    /// Gives an order like [`Self::give`], with chance from another source.
    ///
    /// # Errors
    /// Returns the refusal if the order is illegal. The match is then unchanged.
    ///
    /// # Panics
    /// Panics in debug builds if the order violates an invariant of the game, which indicates a bug in the rules.
    pub fn give_with(
        &mut self,
        order: G::Order,
        chance: &mut impl Chance<G::Node>,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let events = self.carry_out(order, chance)?;
        self.undone.clear();
        Ok(events)
    }

    pub(super) fn carry_out(
        &mut self,
        order: G::Order,
        chance: &mut impl Chance<G::Node>,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let view = self.view();
        G::check(&view, &order)?;
        let (before, by, round) = (self.position, self.decider(), self.round());
        let mut recording = orrery_core::chance::RecordingChance::new(chance);
        let mut events = Vec::new();
        G::apply(&mut self.position, &order, &mut recording, &mut events);
        #[cfg(debug_assertions)]
        if let Some(broken) = orrery_core::invariants::first_new_violation(G::INVARIANTS, &before, &self.position) {
            panic!("after {order:?}: {broken}");
        }
        let outcomes = recording.outcomes();
        let ends_turn = G::ends_turn(&order, &self.position);
        let barrier = G::is_barrier(&view, &order) || ends_turn;
        self.chances += u64::from(G::counts_as_chance(&order, &outcomes));
        self.turns += u32::from(ends_turn);
        self.before.push(before);
        self.entries.push(RecordedOrder { order, outcomes, by, round, ends_turn, barrier });
        Ok(events)
    }

    /// Returns the deciding seat, or the seat last on turn if the match is over.
    fn decider(&self) -> Colour {
        self.to_act().unwrap_or_else(|| G::on_turn(&self.position))
    }

    /// Gives recorded orders with their recorded outcomes, and calls `after` after each.
    pub(super) fn replay(
        &mut self,
        recorded: impl IntoIterator<Item = (G::Order, Vec<ChanceOutcome<G>>)>,
        mut after: impl FnMut(&Self) -> Result<(), String>,
    ) -> Result<(), ReplayError> {
        for (index, (order, outcomes)) in recorded.into_iter().enumerate() {
            let wrong = |reason: String| ReplayError { index, reason };
            let mut chance = ReplayChance::<G::Node>::new(outcomes.iter().copied());
            self.give_with(order, &mut chance).map_err(|e| wrong(format!("refused: {e}")))?;
            if let Some(fault) = chance.fault() {
                return Err(wrong(fault.to_string()));
            }
            // The match stores each outcome in the form of its question. Unlike the form in the record, this form identifies the
            // scripted list from which the outcome comes.
            let answered = self.entries.last().map(|entry| entry.outcomes.clone()).unwrap_or_default();
            self.script.skip(&answered);
            after(self).map_err(wrong)?;
        }
        Ok(())
    }
}

//! A match as a list: a set-up, then every order with what chance answered.

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::contract::{Scenarios, SceneError};
use super::entry::Entry;
use super::marks::Marks;
use orrery_core::chance::{Recorded, Script};
use orrery_core::{Chance, Colour, Opponent, Outcome, Rules, Seeded, Setup, SetupError};

/// Who gives the orders of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Control {
    /// A person at this screen.
    Human,
    /// A computer opponent.
    Ai(Opponent),
    /// Recorded orders.
    Replay,
}

impl Control {
    /// The word of the command line and of records.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Control::Human => "human".to_owned(),
            Control::Ai(opponent) => opponent.word(),
            Control::Replay => "replay".to_owned(),
        }
    }

    /// Reads a word of a game, ignoring case.
    #[must_use]
    pub fn from_word<G: Rules>(word: &str) -> Option<Self> {
        match Opponent::from_word::<G>(word) {
            Some(opponent) => Some(Control::Ai(opponent)),
            None => [Control::Human, Control::Replay].into_iter().find(|c| c.word().eq_ignore_ascii_case(word)),
        }
    }
}

/// A seat at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The colour played.
    pub colour: Colour,
    /// The player's name.
    pub name: String,
    /// Who gives the orders.
    pub control: Control,
}

impl Seat {
    /// A seat whose player nobody named: it is called by its colour.
    #[must_use]
    pub fn unnamed(colour: Colour, control: Control) -> Self {
        let (first, rest) = colour.word().split_at(1);
        Seat { colour, name: first.to_uppercase() + rest, control }
    }
}

/// How a match was set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchInfo<G: Rules> {
    /// Seating and options.
    pub setup: Setup<G>,
    /// How chance settled the set-up; nothing is dealt in a match that starts from a scenario.
    pub start: G::Start,
    /// The seats, in seating order.
    pub seats: Vec<Seat>,
    /// What the dice and draws come from.
    pub seed: u64,
    /// The preset the options came from, if from one.
    pub preset: Option<G::Preset>,
}

/// Why a match cannot be set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The set-up is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seats are not those of the set-up.
    #[error("the seats are not those of the set-up, in its order")]
    Seats,
    /// The scenario's position is none.
    #[error(transparent)]
    Scene(#[from] SceneError),
}

/// Why a recorded order cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct ReplayError {
    /// Which order, from 0.
    pub index: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// A match: its set-up, its orders, and where it stands.
#[derive(Debug, Clone)]
pub struct Match<G: Scenarios> {
    info: MatchInfo<G>,
    /// Who was to play a seat, where somebody else plays it for now.
    lent: BTreeMap<Colour, Control>,
    id: u64,
    scene: Option<Box<G::Scenario>>,
    pub(super) script: Script<G::Node>,
    pub(super) entries: Vec<Entry<G>>,
    /// The position before each entry.
    pub(super) before: Vec<G::Position>,
    pub(super) position: G::Position,
    /// Orders taken back with what chance had answered, the last one first to come again.
    pub(super) undone: Vec<(G::Order, Vec<Outcome<G>>)>,
    /// Whether it went back over something that had come to light.
    pub(super) practice: bool,
    /// What is remembered beside the orders.
    pub(super) marks: Marks,
    /// How many orders asked chance.
    pub(super) chances: u64,
    /// How many turns ended.
    pub(super) turns: u32,
    /// What players wrote down for themselves, by seat.
    notes: BTreeMap<Colour, String>,
}

impl<G: Scenarios> Match<G> {
    /// A match whose set-up chance has settled.
    ///
    /// # Errors
    /// The set-up cannot be played, or the seats are not those of the set-up.
    pub fn new(info: MatchInfo<G>) -> Result<Self, MatchError> {
        let position = info.setup.position(&info.start)?;
        Self::at(info, None, position)
    }

    /// A new match: its seed settles the first player and the deal.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn deal(setup: Setup<G>, seats: Vec<Seat>, seed: u64, preset: Option<G::Preset>) -> Result<Self, MatchError> {
        setup.validate()?;
        let start = setup.deal(&mut Seeded::new(seed, 0));
        Self::new(MatchInfo { setup, start, seats, seed, preset })
    }

    /// A match that starts from a scenario; the dice and draws it names come first.
    ///
    /// # Errors
    /// The scenario names a position that cannot be, or other seats.
    pub fn from_scenario(scenario: &G::Scenario, seats: Vec<Seat>, seed: u64) -> Result<Self, MatchError> {
        let position = G::first_position(scenario)?;
        let (setup, preset) = (G::setup(scenario), G::preset(scenario));
        let info = MatchInfo { setup, start: G::start_of(&position), seats, seed, preset };
        let mut played = Self::at(info, Some(Box::new(scenario.clone())), position)?;
        played.script = G::script(scenario);
        Ok(played)
    }

    /// A match that starts from a position.
    ///
    /// # Errors
    /// The seats are not those of the position, or no scenario has this position.
    pub fn from_position(position: G::Position, seats: Vec<Seat>, seed: u64) -> Result<Self, MatchError> {
        Self::from_scenario(&G::scenario_of(&position)?, seats, seed)
    }

    fn at(info: MatchInfo<G>, scene: Option<Box<G::Scenario>>, position: G::Position) -> Result<Self, MatchError> {
        if !info.seats.iter().map(|s| s.colour).eq(info.setup.seating.iter().copied()) {
            return Err(MatchError::Seats);
        }
        Ok(Match {
            info,
            lent: BTreeMap::new(),
            id: super::fresh_id(),
            scene,
            script: Script::default(),
            entries: Vec::new(),
            before: Vec::new(),
            position,
            undone: Vec::new(),
            practice: false,
            marks: Marks::default(),
            chances: 0,
            turns: 0,
            notes: BTreeMap::new(),
        })
    }

    /// Another match with the same set-up, start and seed, no order given yet, each seat with whom it was set up: for replays, and
    /// to play the same deal again.
    #[must_use]
    pub fn from_the_start(&self) -> Self {
        Match {
            id: super::fresh_id(),
            position: *self.position_before(0),
            script: self.scene.as_deref().map(G::script).unwrap_or_default(),
            entries: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
            practice: false,
            marks: Marks::default(),
            chances: 0,
            turns: 0,
            notes: BTreeMap::new(),
            info: MatchInfo { seats: self.seats_as_set_up(), ..self.info.clone() },
            lent: BTreeMap::new(),
            scene: self.scene.clone(),
        }
    }

    /// How the match was set up.
    #[must_use]
    pub const fn info(&self) -> &MatchInfo<G> {
        &self.info
    }

    /// What tells this match from every other; saves of one match share it.
    #[must_use]
    pub const fn id(&self) -> u64 {
        self.id
    }

    pub(crate) const fn set_id(&mut self, id: u64) {
        self.id = id;
    }

    /// The scenario the match started from, if from one.
    #[must_use]
    pub fn scenario(&self) -> Option<&G::Scenario> {
        self.scene.as_deref()
    }

    /// Where the match stands.
    #[must_use]
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// Who decides now; nobody when the match is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Colour> {
        G::to_act(&self.position)
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// What the seat that decides knows; of a match that is over, what its last decider does.
    #[must_use]
    pub fn view(&self) -> G::View {
        let viewer = self.to_act().or_else(|| self.entries.last().map(|entry| entry.by));
        G::view(&self.position, viewer)
    }

    /// Every order so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The position before the order at `index`; the present one beyond the last.
    #[must_use]
    pub fn position_before(&self, index: usize) -> &G::Position {
        self.before.get(index).unwrap_or(&self.position)
    }

    /// What happened because of the order at `index`, worked out again; nothing beyond the last.
    #[must_use]
    pub fn events_of(&self, index: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let (Some(entry), Some(before)) = (self.entries.get(index), self.before.get(index)) {
            let mut chance = Recorded::<G::Node>::new(entry.outcomes.iter().copied());
            G::apply(&mut before.clone(), &entry.order, &mut chance, &mut events);
        }
        events
    }

    /// The round, from 1: every player has had as many turns as rounds are complete.
    #[must_use]
    pub fn round(&self) -> u32 {
        G::round(&self.position, self.turns)
    }

    /// The stable hash of the present position.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        G::fingerprint(&self.position)
    }

    /// The seat of `colour`, if it plays.
    #[must_use]
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.info.seats.iter().find(|s| s.colour == colour)
    }

    /// Seats somebody else as who is to play a colour; no effect on one that does not play.
    pub fn set_control(&mut self, colour: Colour, control: Control) {
        if let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) {
            seat.control = control;
            self.lent.remove(&colour);
        }
    }

    /// Lets somebody else give the orders of a seat for the rest of this match, or whose it is again: another match is played by
    /// whom this one was set up with. No effect on a colour that does not play.
    pub fn lend(&mut self, colour: Colour, control: Control) {
        let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) else { return };
        let owner = self.lent.remove(&colour).unwrap_or(seat.control);
        seat.control = control;
        // A record that is taken over has nobody to be given back to.
        if owner != control && owner != Control::Replay {
            self.lent.insert(colour, owner);
        }
    }

    /// Who was to play a seat that somebody else plays for now.
    #[must_use]
    pub fn lent_by(&self, colour: Colour) -> Option<Control> {
        self.lent.get(&colour).copied()
    }

    /// The seats that people play, in turn order.
    #[must_use]
    pub fn people(&self) -> Vec<Colour> {
        let played = |seat: &&Seat| seat.control == Control::Human;
        self.info.seats.iter().filter(played).map(|seat| seat.colour).collect()
    }

    /// The seats that people have lent to programs, in turn order.
    #[must_use]
    pub fn lenders(&self) -> Vec<Colour> {
        let lent = |seat: &&Seat| self.lent_by(seat.colour) == Some(Control::Human) && seat.control != Control::Human;
        self.info.seats.iter().filter(lent).map(|seat| seat.colour).collect()
    }

    /// The seats with those that the match was set up with, whoever plays for them now.
    #[must_use]
    pub fn seats_as_set_up(&self) -> Vec<Seat> {
        let owner = |seat: &Seat| self.lent_by(seat.colour).unwrap_or(seat.control);
        self.info.seats.iter().map(|seat| Seat { control: owner(seat), ..seat.clone() }).collect()
    }

    /// Calls the player of a seat otherwise; no effect on a colour that does not play.
    pub fn set_name(&mut self, colour: Colour, name: String) {
        if let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) {
            seat.name = name;
        }
    }

    /// What the player of a seat wrote down for himself, in the game's own words; empty where he wrote nothing. Nobody else is
    /// shown it, and no log, share code or replay has it.
    #[must_use]
    pub fn notes(&self, seat: Colour) -> &str {
        self.notes.get(&seat).map_or("", String::as_str)
    }

    /// Every seat whose player wrote something down.
    pub(crate) fn all_notes(&self) -> impl Iterator<Item = (Colour, &str)> {
        self.notes.iter().map(|(&seat, notes)| (seat, notes.as_str()))
    }

    /// Writes something down for a seat in place of what stood there; no effect on a colour that does not play.
    pub fn set_notes(&mut self, seat: Colour, notes: String) {
        if notes.is_empty() {
            self.notes.remove(&seat);
        } else if self.seat(seat).is_some() {
            self.notes.insert(seat, notes);
        }
    }

    /// Gives an order of the decider; chance comes from the match's seed. Orders that were taken back
    /// are forgotten.
    ///
    /// # Errors
    /// The refusal; the match is unchanged then.
    pub fn give(&mut self, order: G::Order) -> Result<Vec<G::Event>, G::Refusal> {
        G::check(&self.view(), &order)?;
        let mut script = std::mem::take(&mut self.script);
        let seed = self.marks.branch_seed.unwrap_or(self.info.seed);
        let given = self.give_with(order, &mut script.then(Seeded::new(seed, self.chances + 1)));
        self.script = script;
        self.remember_hands();
        given
    }

    /// Notes whether the last order was given by somebody else than its seat's owner.
    pub(super) fn remember_hands(&mut self) {
        let by = self.entries.last().map(|entry| entry.by);
        self.marks.changed_hands.extend(by.filter(|by| self.lent.contains_key(by)));
    }

    /// As [`Self::give`], chance coming from elsewhere.
    ///
    /// # Errors
    /// The refusal; the match is unchanged then.
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
        let mut recording = orrery_core::chance::Recording::new(chance);
        let mut events = Vec::new();
        G::apply(&mut self.position, &order, &mut recording, &mut events);
        #[cfg(debug_assertions)]
        if let Some(broken) = orrery_core::invariants::newly_broken(G::INVARIANTS, &before, &self.position) {
            panic!("after {order:?}: {broken}");
        }
        let outcomes = recording.outcomes();
        let ends_turn = G::ends_turn(&order, &self.position);
        let barrier = G::is_barrier(&view, &order) || ends_turn;
        self.chances += u64::from(G::counts_as_chance(&order, &outcomes));
        self.turns += u32::from(ends_turn);
        self.before.push(before);
        self.entries.push(Entry { order, outcomes, by, round, ends_turn, barrier });
        Ok(events)
    }

    /// Who decides, or decided last.
    fn decider(&self) -> Colour {
        self.to_act().unwrap_or_else(|| G::on_turn(&self.position))
    }

    /// Gives recorded orders with what chance answered then; `after` is called after each.
    pub(super) fn replay(
        &mut self,
        recorded: impl IntoIterator<Item = (G::Order, Vec<Outcome<G>>)>,
        mut after: impl FnMut(&Self) -> Result<(), String>,
    ) -> Result<(), ReplayError> {
        for (index, (order, outcomes)) in recorded.into_iter().enumerate() {
            let wrong = |reason: String| ReplayError { index, reason };
            let mut chance = Recorded::<G::Node>::new(outcomes.iter().copied());
            self.give_with(order, &mut chance).map_err(|e| wrong(format!("refused: {e}")))?;
            if let Some(fault) = chance.fault() {
                return Err(wrong(fault.to_string()));
            }
            // A question has its answer as it takes it, which says more than the record: from which list it comes.
            let answered = self.entries.last().map(|entry| entry.outcomes.clone()).unwrap_or_default();
            self.script.skip(&answered);
            after(self).map_err(wrong)?;
        }
        Ok(())
    }
}

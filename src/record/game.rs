//! A match as a list: a set-up, then every order with what chance answered.

use super::seeded::Seeded;
use crate::core::Opponent;
use crate::games::alien_frontiers::record::Scenario;
use crate::games::alien_frontiers::record::Script;
use crate::record::SceneError;
use crate::rules::{
    Chance, Colour, Event, Order, Outcome, Position, Power, Preset, Recording, Refusal, Scripted, Setup, SetupError,
    Ships, Start, apply_unchecked, apply_with, check,
};

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
    pub fn word(self) -> &'static str {
        match self {
            Control::Human => "human",
            Control::Ai(opponent) => opponent.word(),
            Control::Replay => "replay",
        }
    }

    /// Reads a word, ignoring case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match Opponent::from_word(word) {
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
pub struct MatchInfo {
    /// Seating and options.
    pub setup: Setup,
    /// How chance settled the set-up; nothing is dealt in a match that starts from a scenario.
    pub start: Start,
    /// The seats, in seating order.
    pub seats: Vec<Seat>,
    /// What the dice and draws come from.
    pub seed: u64,
    /// The preset the options came from, if from one.
    pub preset: Option<Preset>,
}

/// An order that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The order.
    pub order: Order,
    /// What chance answered.
    pub outcome: Outcome,
    /// Who gave it.
    pub mover: Colour,
    /// In which round, from 1.
    pub round: u32,
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
pub struct Match {
    info: MatchInfo,
    id: u64,
    scene: Option<Box<Scenario>>,
    pub(super) script: Script,
    pub(super) entries: Vec<Entry>,
    /// The position before each entry.
    pub(super) before: Vec<Position>,
    pub(super) position: Position,
    /// Orders taken back with what chance had answered, the last one first to come again.
    pub(super) undone: Vec<(Order, Outcome)>,
    /// Whether it went back over something that had come to light.
    pub(super) practice: bool,
    /// How many orders asked chance.
    pub(super) chances: u64,
    /// How many turns ended.
    pub(super) turns: u32,
}

impl Match {
    /// A match whose set-up chance has settled.
    ///
    /// # Errors
    /// The set-up cannot be played, or the seats are not those of the set-up.
    pub fn new(info: MatchInfo) -> Result<Self, MatchError> {
        let position = info.setup.position(&info.start)?;
        Self::at(info, None, position)
    }

    /// A new match: its seed settles the first player and the deal.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn deal(setup: Setup, seats: Vec<Seat>, seed: u64, preset: Option<Preset>) -> Result<Self, MatchError> {
        setup.validate()?;
        let start = setup.deal(&mut Seeded::new(seed, 0));
        Self::new(MatchInfo { setup, start, seats, seed, preset })
    }

    /// A match that starts from a scenario; the dice and draws it names come first.
    ///
    /// # Errors
    /// The scenario names a position that cannot be, or other seats.
    pub fn from_scenario(scenario: &Scenario, seats: Vec<Seat>, seed: u64) -> Result<Self, MatchError> {
        let position = scenario.position()?;
        let nothing = Start { first: position.mover_seat, first_rolls: vec![], display: vec![], dealt: vec![] };
        let preset = scenario.setup.preset.map(|p| p.0);
        let info = MatchInfo { setup: scenario.set_up(), start: nothing, seats, seed, preset };
        let mut game = Self::at(info, Some(Box::new(scenario.clone())), position)?;
        game.script = scenario.script();
        Ok(game)
    }

    /// A match that starts from a position.
    ///
    /// # Errors
    /// The seats are not those of the position, or no scenario has this position.
    pub fn from_position(position: Position, seats: Vec<Seat>, seed: u64) -> Result<Self, MatchError> {
        Self::from_scenario(&Scenario::of(&position)?, seats, seed)
    }

    fn at(info: MatchInfo, scene: Option<Box<Scenario>>, position: Position) -> Result<Self, MatchError> {
        if !info.seats.iter().map(|s| s.colour).eq(info.setup.seating.iter().copied()) {
            return Err(MatchError::Seats);
        }
        Ok(Match {
            info,
            id: super::fresh_id(),
            scene,
            script: Script::default(),
            entries: Vec::new(),
            before: Vec::new(),
            position,
            undone: Vec::new(),
            practice: false,
            chances: 0,
            turns: 0,
        })
    }

    /// Another match with the same set-up, start and seed, no order given yet: for replays, and to play the same deal
    /// again.
    #[must_use]
    pub fn from_the_start(&self) -> Match {
        Match {
            id: super::fresh_id(),
            position: *self.position_before(0),
            script: self.scene.as_ref().map(|s| s.script()).unwrap_or_default(),
            entries: Vec::new(),
            before: Vec::new(),
            undone: Vec::new(),
            practice: false,
            chances: 0,
            turns: 0,
            info: self.info.clone(),
            scene: self.scene.clone(),
        }
    }

    /// How the match was set up.
    #[must_use]
    pub const fn info(&self) -> &MatchInfo {
        &self.info
    }

    /// What tells this match from every other; saves of one match share it.
    #[must_use]
    pub const fn id(&self) -> u64 {
        self.id
    }

    pub(in crate::record) const fn set_id(&mut self, id: u64) {
        self.id = id;
    }

    /// The scenario the match started from, if from one.
    #[must_use]
    pub fn scenario(&self) -> Option<&Scenario> {
        self.scene.as_deref()
    }

    /// Where the match stands.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Every order so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position before the order at `index`; the present one beyond the last.
    #[must_use]
    pub fn position_before(&self, index: usize) -> &Position {
        self.before.get(index).unwrap_or(&self.position)
    }

    /// What happened because of the order at `index`, worked out again; nothing beyond the last.
    #[must_use]
    pub fn events_of(&self, index: usize) -> Vec<Event> {
        let mut events = Vec::new();
        if let (Some(entry), Some(&before)) = (self.entries.get(index), self.before.get(index)) {
            apply_unchecked(&mut before.clone(), entry.order, &mut answers(&entry.outcome), &mut events);
        }
        events
    }

    /// The round, from 1: every player has had as many turns as rounds are complete.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.turns / u32::from(self.position.player_count()) + 1
    }

    /// The stable hash of the present position.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.position.fingerprint()
    }

    /// The seat of `colour`, if it plays.
    #[must_use]
    pub fn seat(&self, colour: Colour) -> Option<&Seat> {
        self.info.seats.iter().find(|s| s.colour == colour)
    }

    /// Lets somebody else give the orders of a seat; no effect on a colour that does not play.
    pub fn set_control(&mut self, colour: Colour, control: Control) {
        if let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) {
            seat.control = control;
        }
    }

    /// Calls the player of a seat otherwise; no effect on a colour that does not play.
    pub fn set_name(&mut self, colour: Colour, name: String) {
        if let Some(seat) = self.info.seats.iter_mut().find(|s| s.colour == colour) {
            seat.name = name;
        }
    }

    /// Gives an order of the mover; chance comes from the match's seed. Orders that were taken back
    /// are forgotten.
    ///
    /// # Errors
    /// The refusal; the match is unchanged then.
    pub fn give(&mut self, order: Order) -> Result<Vec<Event>, Refusal> {
        check(&self.position, order)?;
        let mut script = std::mem::take(&mut self.script);
        let given = self.give_with(order, &mut script.then(Seeded::new(self.info.seed, self.chances + 1)));
        self.script = script;
        given
    }

    /// As [`Self::give`], chance coming from elsewhere.
    ///
    /// # Errors
    /// The refusal; the match is unchanged then.
    pub fn give_with(&mut self, order: Order, chance: &mut impl Chance) -> Result<Vec<Event>, Refusal> {
        let events = self.carry_out(order, chance)?;
        self.undone.clear();
        Ok(events)
    }

    pub(super) fn carry_out(&mut self, order: Order, chance: &mut impl Chance) -> Result<Vec<Event>, Refusal> {
        let (before, mover, round) = (self.position, self.position.mover(), self.round());
        let mut recording = Recording::new(chance);
        let mut events = Vec::new();
        apply_with(&mut self.position, order, &mut recording, &mut events)?;
        let rolled = match order {
            Order::Roll => self.position.turn.hand,
            Order::Use(Power::TemporalWarper(ships)) => ships,
            _ => Ships::NONE,
        };
        self.chances += u64::from(order.asks_chance());
        self.turns += u32::from(order == Order::End);
        self.before.push(before);
        self.entries.push(Entry { order, outcome: recording.outcome(rolled), mover, round });
        Ok(events)
    }

    /// Gives recorded orders with what chance answered to them then; `after` is called after each.
    pub(super) fn replay(
        &mut self,
        recorded: impl IntoIterator<Item = (Order, Outcome)>,
        mut after: impl FnMut(&Match) -> Result<(), String>,
    ) -> Result<(), ReplayError> {
        for (index, (order, outcome)) in recorded.into_iter().enumerate() {
            let wrong = |reason: String| ReplayError { index, reason };
            let mut chance = answers(&outcome);
            self.give_with(order, &mut chance).map_err(|e| wrong(format!("refused: {e}")))?;
            if let Some(fault) = chance.fault_or_rest() {
                return Err(wrong(fault.to_string()));
            }
            self.script.skip(outcome.dice.len(), outcome.cards.len());
            after(self).map_err(wrong)?;
        }
        Ok(())
    }
}

/// Chance that answers as it was recorded.
pub(super) fn answers(outcome: &Outcome) -> Scripted {
    Scripted::new(outcome.dice.iter().map(|d| d.0), outcome.cards.iter().copied())
}

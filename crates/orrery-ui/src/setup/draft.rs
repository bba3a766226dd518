//! The state of the set-up screen: a match to be played, of any game.

use std::ops::RangeInclusive;

use orrery_core::GameFrontend;
use orrery_core::words::Keyword as _;
use orrery_core::{Colour, FIRST_GAME, GameKey, RuleOptions as _, Rules};
use orrery_learn::game_types;
use orrery_locale::{text, text_args, text_args_of, unnamed};
use orrery_settings::{LastSetup, SeatChoice};

/// The set-up of the match to be played, which may still be incomplete or contain mistakes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupDraft {
    /// The game to be played.
    pub game: GameKey,
    /// The seats, in seating order.
    pub seats: Vec<SeatChoice>,
    /// The index of the preset on which the options are based.
    pub preset: usize,
    /// The index of each option's value. Missing options have the value 0, the default.
    pub options: Vec<usize>,
    /// The set of picked items as a bit mask, if an option requires picks. `None` until the player picks, so that a proposal is
    /// shown.
    pub picked: Option<u16>,
    /// The seed as typed. Empty for a random one.
    pub seed: String,
    /// The share code as typed.
    pub code: String,
    /// True if the match is to be practice from its beginning.
    pub practice: bool,
    /// True if the player has unfolded the advanced settings.
    pub custom: bool,
}

impl Default for SetupDraft {
    /// Returns the default set-up of the first game.
    fn default() -> Self {
        SetupDraft {
            game: FIRST_GAME,
            seats: SeatChoice::usual(&(1..=4)),
            preset: 0,
            options: Vec::new(),
            picked: None,
            seed: String::new(),
            code: String::new(),
            practice: false,
            custom: false,
        }
    }
}

impl SetupDraft {
    /// Returns a set-up with the last settings of a game.
    pub fn of<G: GameFrontend>(last: LastSetup<G::Rules>) -> Self {
        let mut draft = SetupDraft { game: G::Rules::KEY, seats: last.seats, ..SetupDraft::default() };
        // In set-ups of an earlier version two seats may represent the same side.
        for at in 1..draft.seats.len() {
            let (before, from) = draft.seats.split_at_mut(at);
            let is_taken = |colour: Colour| {
                before.iter().any(|seat| G::Rules::seat_word(seat.colour) == G::Rules::seat_word(colour))
            };
            let free = Colour::ALL.iter().copied().find(|&colour| !is_taken(colour));
            if let (Some(colour), true) = (free, is_taken(from[0].colour)) {
                from[0].colour = colour;
            }
        }
        draft.set_rules::<G>(last.preset, &last.options);
        draft
    }

    /// Returns the part of the set-up that is remembered for the next match.
    pub fn last<G: GameFrontend>(&self) -> LastSetup<G::Rules> {
        let mut options = game_types::Options::<G>::default();
        self.options.iter().enumerate().for_each(|(option, &value)| options.set(option, value));
        if options.to_pick(self.players()) > 0 {
            options.set_picked(self.picked.unwrap_or_else(|| game_types::Options::<G>::proposed_picks(self.players())));
        }
        let preset = game_types::Preset::<G>::all().get(self.preset).copied().unwrap_or_default();
        LastSetup { seats: self.seats.clone(), preset, options }
    }

    /// Sets the preset and the options of the game, including the picks.
    pub fn set_rules<G: GameFrontend>(&mut self, preset: game_types::Preset<G>, options: &game_types::Options<G>) {
        self.preset = game_types::Preset::<G>::all().iter().position(|known| *known == preset).unwrap_or_default();
        self.options = (0..game_types::Options::<G>::LIST.len()).map(|option| options.get(option)).collect();
        self.picked = Some(options.picked()).filter(|&picked| picked != 0);
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Gives a seat another colour. Another seat with that colour, or with a colour of the same side, gets the first seat's
    /// previous colour, so that no two seats share a colour or a side.
    pub fn recolour(&mut self, seat: usize, colour: Colour, are_one_side: impl Fn(Colour, Colour) -> bool) {
        let Some(chosen) = self.seats.get_mut(seat) else { return };
        let before = std::mem::replace(&mut chosen.colour, colour);
        let others = self.seats.iter_mut().enumerate().filter(|(other, _)| *other != seat);
        for (_, other) in others.filter(|(_, other)| are_one_side(other.colour, colour)) {
            other.colour = before;
        }
    }

    /// Reports whether the advanced settings are shown: if the player has unfolded them, chosen practice, or typed a seed or a
    /// code.
    pub fn shows_all(&self) -> bool {
        self.custom || self.practice || !self.seed.is_empty() || !self.code.is_empty()
    }

    /// Returns the index of the current value of an option.
    pub fn value(&self, option: usize) -> usize {
        self.options.get(option).copied().unwrap_or_default()
    }

    /// Sets the value of an option by its index.
    pub fn set(&mut self, option: usize, value: usize) {
        if self.value(option) == value {
            return;
        }
        if self.options.len() <= option {
            self.options.resize(option + 1, 0);
        }
        self.options[option] = value;
    }
}

/// The reason why a set-up cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupProblem {
    /// There are fewer seats than this minimum.
    TooFew(u8),
    /// There are more seats than this maximum.
    TooMany(u8),
    /// Two seats have the same colour.
    ColourTwice,
    /// Two players have the same name.
    NameTwice,
    /// The seed is not a valid number.
    Seed,
    /// The number of picked items is wrong.
    Picks {
        /// The game to which the picks belong.
        game: GameKey,
        /// The number of items to pick.
        count: u8,
        /// The number of items that are picked.
        picked: u8,
    },
}

impl SetupProblem {
    /// Describes the problem for the player.
    pub fn text(self) -> String {
        match self {
            SetupProblem::TooFew(least) => text_args("ui-fault-too-few", &[("least", u32::from(least).into())]),
            SetupProblem::TooMany(most) => text_args("ui-fault-too-many", &[("most", u32::from(most).into())]),
            SetupProblem::ColourTwice => text("ui-fault-colour-twice"),
            SetupProblem::NameTwice => text("ui-fault-name-twice"),
            SetupProblem::Seed => text("ui-fault-seed"),
            SetupProblem::Picks { game, count, picked } => {
                let args = [("count", u32::from(count).into()), ("picked", u32::from(picked).into())];
                text_args_of(game, "ui-fault-picks", &args)
            }
        }
    }
}

/// Returns the name typed for a seat's player or, if none was typed, the name of the seat.
pub fn called(seat: &SeatChoice, game: GameKey) -> String {
    let name = seat.name.trim();
    if name.is_empty() { unnamed(game, seat.colour) } else { name.to_owned() }
}

/// Returns the first problem of `draft`, if there is one. The picks are not checked. `players` is the range of allowed numbers of
/// players.
pub fn fault(draft: &SetupDraft, players: &RangeInclusive<u8>) -> Option<SetupProblem> {
    let seats = &draft.seats;
    let twice = |same: &dyn Fn(&SeatChoice, &SeatChoice) -> bool| {
        seats.iter().enumerate().any(|(i, a)| seats[i + 1..].iter().any(|b| same(a, b)))
    };
    if seats.len() < usize::from(*players.start()) {
        Some(SetupProblem::TooFew(*players.start()))
    } else if seats.len() > usize::from(*players.end()) {
        Some(SetupProblem::TooMany(*players.end()))
    } else if twice(&|a, b| a.colour == b.colour) {
        Some(SetupProblem::ColourTwice)
    } else if twice(&|a, b| called(a, draft.game).to_lowercase() == called(b, draft.game).to_lowercase()) {
        Some(SetupProblem::NameTwice)
    } else if seed(draft).is_err() {
        Some(SetupProblem::Seed)
    } else {
        None
    }
}

/// Parses the typed seed. Returns `None` if the field is empty.
///
/// # Errors
/// Returns [`SetupProblem::Seed`] if the text is not a whole number from 0 to [`u64::MAX`].
pub fn seed(draft: &SetupDraft) -> Result<Option<u64>, SetupProblem> {
    let typed = draft.seed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    typed.parse().map(Some).map_err(|_| SetupProblem::Seed)
}

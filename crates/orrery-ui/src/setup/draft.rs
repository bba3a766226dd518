//! What the set-up screen shows: a match that could be played, of any game.

use std::ops::RangeInclusive;

use orrery_core::WindowGame;
use orrery_core::words::Vocable as _;
use orrery_core::{Colour, FIRST_GAME, GameKey, OptionList as _, Rules};
use orrery_learn::of;
use orrery_locale::{text, text_args, text_args_of, unnamed};
use orrery_settings::{LastSetup, SeatChoice};

/// The set-up screen's state: what would be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupDraft {
    /// The game.
    pub game: GameKey,
    /// The seats that play, in turn order.
    pub seats: Vec<SeatChoice>,
    /// The named set of options they began from, by its number.
    pub preset: usize,
    /// The values of the options by their numbers; beyond them every option has its first, which is the default.
    pub options: Vec<usize>,
    /// The set of things that are picked, where an option asks for it; none while nobody has picked, so that some are proposed.
    pub picked: Option<u16>,
    /// The seed as typed; empty: a random one.
    pub seed: String,
    /// The share code as typed.
    pub code: String,
    /// Whether the match is practice from its beginning.
    pub practice: bool,
    /// Whether everything that can be chosen is shown, not only what every match needs.
    pub custom: bool,
}

impl Default for SetupDraft {
    /// That of the first game, as long as nobody changes it.
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
    /// The set-up of a game as it was last.
    #[must_use]
    pub fn of<G: WindowGame>(last: LastSetup<G::Rules>) -> Self {
        let mut draft = SetupDraft { game: G::Rules::KEY, seats: last.seats, ..SetupDraft::default() };
        // Of an earlier program two seats may be of one side.
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

    /// What is to be remembered of it.
    #[must_use]
    pub fn last<G: WindowGame>(&self) -> LastSetup<G::Rules> {
        let mut options = of::Options::<G>::default();
        self.options.iter().enumerate().for_each(|(option, &value)| options.set(option, value));
        if options.to_pick(self.players()) > 0 {
            options.set_picked(self.picked.unwrap_or_else(|| of::Options::<G>::proposed_picks(self.players())));
        }
        let preset = of::Preset::<G>::all().get(self.preset).copied().unwrap_or_default();
        LastSetup { seats: self.seats.clone(), preset, options }
    }

    /// Takes preset and options of its game.
    pub fn set_rules<G: WindowGame>(&mut self, preset: of::Preset<G>, options: &of::Options<G>) {
        self.preset = of::Preset::<G>::all().iter().position(|known| *known == preset).unwrap_or_default();
        self.options = (0..of::Options::<G>::LIST.len()).map(|option| options.get(option)).collect();
        self.picked = Some(options.picked()).filter(|&picked| picked != 0);
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Gives a seat another colour. Colours change places, so that no two seats ever share one, or stand for one side.
    pub fn recolour(&mut self, seat: usize, colour: Colour, are_one_side: impl Fn(Colour, Colour) -> bool) {
        let Some(chosen) = self.seats.get_mut(seat) else { return };
        let before = std::mem::replace(&mut chosen.colour, colour);
        let others = self.seats.iter_mut().enumerate().filter(|(other, _)| *other != seat);
        for (_, other) in others.filter(|(_, other)| are_one_side(other.colour, colour)) {
            other.colour = before;
        }
    }

    /// Whether everything is shown: because it is wanted, or because something is chosen there.
    #[must_use]
    pub fn shows_all(&self) -> bool {
        self.custom || self.practice || !self.seed.is_empty() || !self.code.is_empty()
    }

    /// The number of an option's value.
    #[must_use]
    pub fn value(&self, option: usize) -> usize {
        self.options.get(option).copied().unwrap_or_default()
    }

    /// Gives an option another value.
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

/// Why a set-up cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Fewer seats than can play: as many have to.
    TooFew(u8),
    /// More seats than can play: as many can.
    TooMany(u8),
    /// Two seats of one colour.
    ColourTwice,
    /// Two players of one name.
    NameTwice,
    /// The seed is no number.
    Seed,
    /// More or fewer things of this game are picked than have to be.
    Picks {
        /// Of which game.
        game: GameKey,
        /// How many have to be.
        count: u8,
        /// How many are.
        picked: u8,
    },
}

impl Fault {
    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Fault::TooFew(least) => text_args("ui-fault-too-few", &[("least", u32::from(least).into())]),
            Fault::TooMany(most) => text_args("ui-fault-too-many", &[("most", u32::from(most).into())]),
            Fault::ColourTwice => text("ui-fault-colour-twice"),
            Fault::NameTwice => text("ui-fault-name-twice"),
            Fault::Seed => text("ui-fault-seed"),
            Fault::Picks { game, count, picked } => {
                let args = [("count", u32::from(count).into()), ("picked", u32::from(picked).into())];
                text_args_of(game, "ui-fault-picks", &args)
            }
        }
    }
}

/// What a seat's player will be called in a game.
#[must_use]
pub fn called(seat: &SeatChoice, game: GameKey) -> String {
    let name = seat.name.trim();
    if name.is_empty() { unnamed(game, seat.colour) } else { name.to_owned() }
}

/// What is wrong with `draft`, if anything, where so many `players` can play.
#[must_use]
pub fn fault(draft: &SetupDraft, players: &RangeInclusive<u8>) -> Option<Fault> {
    let seats = &draft.seats;
    let twice = |same: &dyn Fn(&SeatChoice, &SeatChoice) -> bool| {
        seats.iter().enumerate().any(|(i, a)| seats[i + 1..].iter().any(|b| same(a, b)))
    };
    if seats.len() < usize::from(*players.start()) {
        Some(Fault::TooFew(*players.start()))
    } else if seats.len() > usize::from(*players.end()) {
        Some(Fault::TooMany(*players.end()))
    } else if twice(&|a, b| a.colour == b.colour) {
        Some(Fault::ColourTwice)
    } else if twice(&|a, b| called(a, draft.game).to_lowercase() == called(b, draft.game).to_lowercase()) {
        Some(Fault::NameTwice)
    } else if seed(draft).is_err() {
        Some(Fault::Seed)
    } else {
        None
    }
}

/// The seed typed: none if empty.
///
/// # Errors
/// When it is no whole number from 0 on.
pub fn seed(draft: &SetupDraft) -> Result<Option<u64>, Fault> {
    let typed = draft.seed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    typed.parse().map(Some).map_err(|_| Fault::Seed)
}

//! The words of the table: what can be clicked, what was picked so far, what an order would bring, what it may lose.

use crate::rules::{self, Bonus, Metal, Metals, Order, Refusal, Row, Spot, System, Token, Upgrade, Way};
use orrery_core::Colour;
use orrery_core::interaction as table;

/// What a click led to.
pub type Step = table::Step<Order, Refusal>;

/// Something on the screen that a player can click or reach by keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A place or an open space: the ship flies there, or the row of tokens leads on to it.
    Spot(Spot),
    /// A metal of the mine, or the prize.
    Take(Metal),
    /// One metal for another: given, taken.
    Swap(Metal, Metal),
    /// A metal is sold.
    Sell(Metal),
    /// A metal is bought.
    Buy(Metal),
    /// A metal is thrown out.
    Jettison(Metal),
    /// An upgrade is built in.
    Install(Upgrade),
    /// Through the gate into a quadrant.
    Warp(Colour),
    /// A bonus card; of the radar the way is asked then.
    Card(Bonus),
    /// The way the radar moves the police.
    Radar(Way),
    /// A ship is attacked.
    Attack(Colour),
    /// One exchange.
    Fight,
    /// Exchange after exchange, by either side, until something can be chosen that could not be before.
    FightOn,
    /// The defender fights on.
    Stand,
    /// Flight.
    Flee,
    /// To the inspection, so much Plutonium hidden.
    Submit(u8),
    /// Miners, raiders or the prize are left.
    Leave,
    /// One more metal is hidden, or taken from the one who is robbed.
    More(Metal),
    /// One less.
    Less(Metal),
    /// The upgrade that is lost.
    Lose(Upgrade),
    /// A movement token is laid at the end of the row, or is what a token of it becomes.
    Token(rules::Step),
    /// The last token of the row is taken back.
    Untoken,
    /// A token of the own row, from 1, that is to become another.
    Nth(u8),
    /// The end of the turn, or of what is done after a reveal.
    End,
    /// What was gathered so far is meant; where nothing was, what is proposed.
    Confirm,
    /// What was gathered is put away.
    Cancel,
}

/// What the player picked so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Draft {
    /// Nothing begun.
    #[default]
    Nothing,
    /// Metals to hide or to take.
    Metals(Metals),
    /// A row of tokens.
    Row(Row),
    /// A token of the row, from 1, is to become another.
    Change(u8),
    /// The radar is played: which way?
    Radar,
}

/// What whoever decides wins and loses by a fight, beside credits that are won and the breakdown of the ship that loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stake {
    /// Won: so many metals at most.
    pub won: u8,
    /// Lost: so many metals at most.
    pub hold: u8,
    /// Lost: a fine.
    pub fine: u32,
    /// Lost: an upgrade.
    pub upgrade: bool,
}

/// What an inspection would find.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Metals that would be confiscated.
    pub metals: u8,
    /// The fine, in credits.
    pub fine: u32,
    /// Where the ship would be sent; nothing where all spaceports are closed to it.
    pub port: Option<Spot>,
}

/// What an order would bring, as far as that is known before chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preview {
    /// The order; of a click that means two steps the second.
    pub order: Order,
    /// Of a step: where it ends.
    pub to: Option<Spot>,
    /// Of a step: the moves left after it.
    pub moves_left: Option<u8>,
    /// Whether the movement is over then.
    pub ends_movement: bool,
    /// Whom the ship would meet there.
    pub meets: Option<Token>,
    /// What it brings or costs, in credits.
    pub credits: i32,
    /// Of a sale or a purchase: what the next one of the kind would bring or cost.
    pub next: Option<u16>,
    /// Of a fight: the least and the greatest chance to win it to the end, in percent.
    pub odds: Option<[u8; 2]>,
    /// Of a fight, and of a flight that takes hits: what is at stake.
    pub stake: Option<Stake>,
    /// Of a flight: its hits, and the chance that shields hold, in percent.
    pub flight: Option<(u8, u8)>,
    /// Of an inspection that finds something.
    pub found: Option<Found>,
    /// Of a first visit to a mine: what a metal of it is worth on average.
    pub expected: Option<u16>,
    /// Of the end of a turn: in how many of four cases police, alien and corsair reach the ship in the patrol step.
    pub danger: Option<[u8; Token::COUNT]>,
    /// Of an upgrade: the system, its level before and after.
    pub system: Option<(System, u8, u8)>,
    /// Whether it cannot be taken back.
    pub barrier: bool,
    /// What would be lost, if anything.
    pub warning: Option<Warning>,
}

/// Something that would be lost: the reasons for a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end in reach of the police, with Plutonium aboard.
    EndInReach,
    /// The turn would end where the police may come in the patrol step, with Plutonium aboard.
    EndNear {
        /// In how many of four cases it comes.
        count: u8,
    },
    /// A mine would be left with room in the hold and metals there.
    LeaveMetals {
        /// How many lie there.
        count: u8,
    },
    /// A space would be entered that the police reaches, with Plutonium aboard.
    MeetPolice,
    /// An attack would make a pirate, and close a spaceport.
    Outlaw {
        /// The quadrant in which the pirate token would lie.
        quadrant: Colour,
    },
}

/// The kinds of [`Warning`], for "do not ask again".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningKind {
    /// [`Warning::EndInReach`], [`Warning::EndNear`].
    EndInReach,
    /// [`Warning::LeaveMetals`].
    LeaveMetals,
    /// [`Warning::MeetPolice`].
    MeetPolice,
    /// [`Warning::Outlaw`].
    Outlaw,
}

impl WarningKind {
    /// Every kind.
    pub const ALL: &'static [WarningKind] =
        &[WarningKind::EndInReach, WarningKind::LeaveMetals, WarningKind::MeetPolice, WarningKind::Outlaw];
}

impl table::Loses for Warning {
    type Kind = WarningKind;

    fn kind(&self) -> WarningKind {
        match self {
            Warning::EndInReach | Warning::EndNear { .. } => WarningKind::EndInReach,
            Warning::LeaveMetals { .. } => WarningKind::LeaveMetals,
            Warning::MeetPolice => WarningKind::MeetPolice,
            Warning::Outlaw { .. } => WarningKind::Outlaw,
        }
    }
}

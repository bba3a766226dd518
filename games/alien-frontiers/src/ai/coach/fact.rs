//! Reasons: what moves the chance to win, and the fact on the table behind it.

use crate::rules::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// A side of a position that the judgement weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Term {
    /// Colonies placed, control of territories, points.
    Territory,
    /// Ships in the fleet, the relic ship too.
    Fleet,
    /// Fuel and ore held.
    Resources,
    /// Cards held, shown and still to come.
    Cards,
    /// The colony on the own Colonist Hub track.
    Hub,
    /// What ships lie in docks: what they keep the others from.
    Docks,
    /// Field generators.
    Fields,
    /// What the others hold: their ships, fuel, ore and cards.
    Others,
}

impl Term {
    /// Every term.
    pub const ALL: &'static [Term] = &[
        Term::Territory,
        Term::Fleet,
        Term::Resources,
        Term::Cards,
        Term::Hub,
        Term::Docks,
        Term::Fields,
        Term::Others,
    ];

    /// A stable name; `coach-term-` and this is the key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Term::Territory => "territory",
            Term::Fleet => "fleet",
            Term::Resources => "resources",
            Term::Cards => "cards",
            Term::Hub => "hub",
            Term::Docks => "docks",
            Term::Fields => "fields",
            Term::Others => "others",
        }
    }
}

/// Something true of what a plan does, told of the player whose plan it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// The match ends and he wins, perhaps with another.
    Wins,
    /// The match ends and he does not win.
    EndsMatch,
    /// The match is not over, as it is with the plan compared with, which does not win it.
    MatchGoesOn,
    /// He controls a territory that nobody controlled.
    TakesTerritory {
        /// Which.
        territory: Territory,
    },
    /// He controls a territory that another controlled.
    TakesTerritoryFrom {
        /// Which.
        territory: Territory,
        /// Who loses it.
        from: Colour,
    },
    /// Nobody controls a territory any more that another controlled.
    BreaksTerritory {
        /// Which.
        territory: Territory,
        /// Who loses it.
        from: Colour,
    },
    /// He controls a territory, as before, that nobody else can take or tie with one colony any more.
    SecuresTerritory {
        /// Which.
        territory: Territory,
    },
    /// A colony more in a territory whose control stays as it is.
    PlacesColony {
        /// Where.
        territory: Territory,
        /// Colonies he has still to place.
        left: u8,
    },
    /// A new ship.
    BuildsShip {
        /// How many of his colour are out of the stock with it: 4, 5 or 6.
        nth: u8,
    },
    /// He buys the relic ship.
    BuysRelic,
    /// He ends the turn with more than he had after the roll.
    Earns {
        /// Fuel more, 0 if not more.
        fuel: u8,
        /// Ore more, 0 if not more.
        ore: u8,
    },
    /// He ends the turn with more than in the plan compared with.
    Saves {
        /// Fuel more, 0 if not more.
        fuel: u8,
        /// Ore more, 0 if not more.
        ore: u8,
    },
    /// A card comes to him.
    TakesCard {
        /// Which.
        card: Card,
    },
    /// The power of a card is used, the card stays.
    UsesCard {
        /// Which.
        card: Card,
    },
    /// A card is discarded for its other power.
    DiscardsCard {
        /// Which.
        card: Card,
    },
    /// A card stays with him that the plan compared with gives away.
    KeepsCard {
        /// Which.
        card: Card,
    },
    /// New cards are laid out.
    CyclesCards,
    /// The colony on his Hub track comes to a circle below the last.
    AdvancesHub {
        /// Which circle, 1 to 6.
        to: u8,
    },
    /// The colony on his Hub track comes to the last circle and waits to be launched.
    FinishesHub,
    /// A colony is launched from the Hub, none of them is on the track now or a new one has begun.
    Launches {
        /// Where to.
        territory: Territory,
    },
    /// A raid on fuel and ore of one player.
    RaidsResources {
        /// Who is robbed.
        from: Colour,
        /// Fuel taken.
        fuel: u8,
        /// Ore taken.
        ore: u8,
    },
    /// A raid on a card.
    RaidsCard {
        /// Who is robbed.
        from: Colour,
        /// Which card.
        card: Card,
    },
    /// No dock is left at a facility for the next player, whose own ships have left by then.
    FillsDocks {
        /// Which.
        facility: Facility,
        /// The next player.
        next: Colour,
    },
    /// A ship at the Lunar Mine that others must equal.
    RaisesMine {
        /// The value they must equal, 2 to 6.
        to: u8,
    },
    /// A run at the Raiders' Outpost that others must exceed.
    HoldsOutpost {
        /// Its total.
        total: u8,
    },
    /// An opponent's ships lose their docks and free them.
    FreesDocks {
        /// Where.
        facility: Facility,
        /// How many ships.
        ships: u8,
    },
    /// An opponent has a ship less.
    DestroysShip {
        /// Who.
        from: Colour,
    },
    /// A field comes to a territory.
    PlacesField {
        /// Which.
        field: Field,
        /// Where.
        territory: Territory,
    },
    /// A field leaves the planet.
    RemovesField {
        /// Which.
        field: Field,
    },
    /// The relic ship goes home from another player.
    TakesRelicAway {
        /// Who had it.
        from: Colour,
    },
    /// Played on in thought it comes out better than it looks.
    PlaysOut,
    /// No other plan is clearly better, bad as this one is.
    NothingBetter,
    /// Nothing on the table stands out: a little better all told.
    Balance,
}

impl Fact {
    /// A stable name; `coach-fact-` and this is the key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Fact::Wins => "wins",
            Fact::EndsMatch => "ends-match",
            Fact::MatchGoesOn => "match-goes-on",
            Fact::TakesTerritory { .. } => "takes-territory",
            Fact::TakesTerritoryFrom { .. } => "takes-territory-from",
            Fact::BreaksTerritory { .. } => "breaks-territory",
            Fact::SecuresTerritory { .. } => "secures-territory",
            Fact::PlacesColony { .. } => "places-colony",
            Fact::BuildsShip { .. } => "builds-ship",
            Fact::BuysRelic => "buys-relic",
            Fact::Earns { .. } => "earns",
            Fact::Saves { .. } => "saves",
            Fact::TakesCard { .. } => "takes-card",
            Fact::UsesCard { .. } => "uses-card",
            Fact::DiscardsCard { .. } => "discards-card",
            Fact::KeepsCard { .. } => "keeps-card",
            Fact::CyclesCards => "cycles-cards",
            Fact::AdvancesHub { .. } => "advances-hub",
            Fact::FinishesHub => "finishes-hub",
            Fact::Launches { .. } => "launches",
            Fact::RaidsResources { .. } => "raids-resources",
            Fact::RaidsCard { .. } => "raids-card",
            Fact::FillsDocks { .. } => "fills-docks",
            Fact::RaisesMine { .. } => "raises-mine",
            Fact::HoldsOutpost { .. } => "holds-outpost",
            Fact::FreesDocks { .. } => "frees-docks",
            Fact::DestroysShip { .. } => "destroys-ship",
            Fact::PlacesField { .. } => "places-field",
            Fact::RemovesField { .. } => "removes-field",
            Fact::TakesRelicAway { .. } => "takes-relic-away",
            Fact::PlaysOut => "plays-out",
            Fact::NothingBetter => "nothing-better",
            Fact::Balance => "balance",
        }
    }
}

/// Why a plan is worth more or less than the one it is compared with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reason {
    /// The side of the position that moves the chance.
    pub term: Term,
    /// By how much it moves the player's chance to win, −1 to 1. Above 0 it speaks for the plan, and the fact is one of
    /// the plan; below 0 it speaks against it, and the fact is one of the plan compared with, missing in this one, but for
    /// [`Fact::EndsMatch`], which is always one of the plan.
    pub share: f32,
    /// What happens on the table.
    pub fact: Fact,
}

impl Reason {
    /// Whether it speaks against the plan.
    #[must_use]
    pub fn is_against(&self) -> bool {
        self.share < 0.0 || self.fact == Fact::EndsMatch
    }
}

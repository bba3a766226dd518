//! Reasons: the side of a position that changes the chance to win, and the fact on the table behind it.

use crate::rules::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// A side of a position that contributes to its evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum EvaluationTerm {
    /// Colonies placed, control of territories, points.
    Territory,
    /// Ships in the fleet, including the relic ship.
    Fleet,
    /// Fuel and ore held.
    Resources,
    /// Cards held, on display and still to come.
    Cards,
    /// The colony on the player's own Colonist Hub track.
    Hub,
    /// The docks that the player's ships block for the others.
    Docks,
    /// Positions of the field generators.
    Fields,
    /// The other players' ships, fuel, ore and cards.
    Others,
}

impl EvaluationTerm {
    /// Every term, in declaration order.
    pub const ALL: &'static [EvaluationTerm] = &[
        EvaluationTerm::Territory,
        EvaluationTerm::Fleet,
        EvaluationTerm::Resources,
        EvaluationTerm::Cards,
        EvaluationTerm::Hub,
        EvaluationTerm::Docks,
        EvaluationTerm::Fields,
        EvaluationTerm::Others,
    ];

    /// A stable key; `coach-term-` followed by this is the message key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            EvaluationTerm::Territory => "territory",
            EvaluationTerm::Fleet => "fleet",
            EvaluationTerm::Resources => "resources",
            EvaluationTerm::Cards => "cards",
            EvaluationTerm::Hub => "hub",
            EvaluationTerm::Docks => "docks",
            EvaluationTerm::Fields => "fields",
            EvaluationTerm::Others => "others",
        }
    }
}

/// Something that a plan does, from the point of view of its player ("the player" below). "The other plan" is the one it is
/// compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoachFact {
    /// The match ends and the player wins, perhaps together with others.
    Wins,
    /// The match ends and the player does not win.
    EndsMatch,
    /// The match continues, whereas the other plan ends it without a win.
    MatchGoesOn,
    /// The player takes control of a territory that had no controller.
    TakesTerritory {
        /// The territory taken.
        territory: Territory,
    },
    /// The player takes control of a territory from another player.
    TakesTerritoryFrom {
        /// The territory taken.
        territory: Territory,
        /// The player who loses control.
        from: Colour,
    },
    /// A territory that another player controlled has no controller any more.
    BreaksTerritory {
        /// The territory that loses its controller.
        territory: Territory,
        /// The player who loses control.
        from: Colour,
    },
    /// The player keeps control of a territory, and no other player can take or tie it with one colony any more.
    SecuresTerritory {
        /// The territory secured.
        territory: Territory,
    },
    /// One more colony in a territory, without changing its control.
    PlacesColony {
        /// The territory of the new colony.
        territory: Territory,
        /// Colonies the player has still to place.
        left: u8,
    },
    /// The player builds a ship.
    BuildsShip {
        /// Ships of the player's colour out of the stock, including the new one: 4, 5 or 6.
        nth: u8,
    },
    /// The player buys the relic ship.
    BuysRelic,
    /// The player ends the turn with more fuel or ore than after the roll.
    Earns {
        /// Additional fuel, 0 if none.
        fuel: u8,
        /// Additional ore, 0 if none.
        ore: u8,
    },
    /// The player ends the turn with more fuel or ore than with the other plan.
    Saves {
        /// Additional fuel, 0 if none.
        fuel: u8,
        /// Additional ore, 0 if none.
        ore: u8,
    },
    /// The player gains a card.
    TakesCard {
        /// The card gained.
        card: Card,
    },
    /// The player uses the power of a card and keeps the card.
    UsesCard {
        /// The card used.
        card: Card,
    },
    /// The player discards a card for its other power.
    DiscardsCard {
        /// The card discarded.
        card: Card,
    },
    /// The player keeps a card that the other plan gives away.
    KeepsCard {
        /// The card kept.
        card: Card,
    },
    /// The player replaces the cards on display.
    CyclesCards,
    /// The colony on the player's Hub track advances to a circle before the last.
    AdvancesHub {
        /// The circle reached, 1 to 6.
        to: u8,
    },
    /// The colony on the player's Hub track reaches the last circle and waits to be launched.
    FinishesHub,
    /// A colony is launched from the Hub; afterwards the track is empty or a new colony has begun.
    Launches {
        /// The territory of the launched colony.
        territory: Territory,
    },
    /// A raid on the fuel and ore of one player.
    RaidsResources {
        /// The raided player.
        from: Colour,
        /// Fuel taken.
        fuel: u8,
        /// Ore taken.
        ore: u8,
    },
    /// A raid that takes a card of one player.
    RaidsCard {
        /// The raided player.
        from: Colour,
        /// The card taken.
        card: Card,
    },
    /// No dock is left at a facility for the next player, even after their own ships have left.
    FillsDocks {
        /// The facility filled.
        facility: Facility,
        /// The next player.
        next: Colour,
    },
    /// A ship at the Lunar Mine whose value others must equal.
    RaisesMine {
        /// The value they must equal, 2 to 6.
        to: u8,
    },
    /// A run at the Raiders' Outpost that others must exceed.
    HoldsOutpost {
        /// Its total.
        total: u8,
    },
    /// Another player's ships lose their docks, which become free.
    FreesDocks {
        /// The facility of the docks.
        facility: Facility,
        /// The number of ships.
        ships: u8,
    },
    /// Another player has one ship fewer.
    DestroysShip {
        /// The player who loses the ship.
        from: Colour,
    },
    /// A field is placed on a territory.
    PlacesField {
        /// The field placed.
        field: Field,
        /// The territory of the field.
        territory: Territory,
    },
    /// A field is removed from the planet.
    RemovesField {
        /// The field removed.
        field: Field,
    },
    /// Another player loses the relic ship.
    TakesRelicAway {
        /// The player who had it.
        from: Colour,
    },
    /// Playouts evaluate the plan better than the static evaluation does.
    PlaysOut,
    /// No other plan is clearly better, even if this one is bad.
    NothingBetter,
    /// No single fact stands out: the plan is a little better overall.
    Balance,
}

impl CoachFact {
    /// A stable key; `coach-fact-` followed by this is the message key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            CoachFact::Wins => "wins",
            CoachFact::EndsMatch => "ends-match",
            CoachFact::MatchGoesOn => "match-goes-on",
            CoachFact::TakesTerritory { .. } => "takes-territory",
            CoachFact::TakesTerritoryFrom { .. } => "takes-territory-from",
            CoachFact::BreaksTerritory { .. } => "breaks-territory",
            CoachFact::SecuresTerritory { .. } => "secures-territory",
            CoachFact::PlacesColony { .. } => "places-colony",
            CoachFact::BuildsShip { .. } => "builds-ship",
            CoachFact::BuysRelic => "buys-relic",
            CoachFact::Earns { .. } => "earns",
            CoachFact::Saves { .. } => "saves",
            CoachFact::TakesCard { .. } => "takes-card",
            CoachFact::UsesCard { .. } => "uses-card",
            CoachFact::DiscardsCard { .. } => "discards-card",
            CoachFact::KeepsCard { .. } => "keeps-card",
            CoachFact::CyclesCards => "cycles-cards",
            CoachFact::AdvancesHub { .. } => "advances-hub",
            CoachFact::FinishesHub => "finishes-hub",
            CoachFact::Launches { .. } => "launches",
            CoachFact::RaidsResources { .. } => "raids-resources",
            CoachFact::RaidsCard { .. } => "raids-card",
            CoachFact::FillsDocks { .. } => "fills-docks",
            CoachFact::RaisesMine { .. } => "raises-mine",
            CoachFact::HoldsOutpost { .. } => "holds-outpost",
            CoachFact::FreesDocks { .. } => "frees-docks",
            CoachFact::DestroysShip { .. } => "destroys-ship",
            CoachFact::PlacesField { .. } => "places-field",
            CoachFact::RemovesField { .. } => "removes-field",
            CoachFact::TakesRelicAway { .. } => "takes-relic-away",
            CoachFact::PlaysOut => "plays-out",
            CoachFact::NothingBetter => "nothing-better",
            CoachFact::Balance => "balance",
        }
    }
}

/// A reason why a plan is worth more or less than the one it is compared with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoachReason {
    /// The side of the position that changes the chance to win.
    pub term: EvaluationTerm,
    /// The change of the player's chance to win, −1 to 1. Above 0 it speaks for the plan, and the fact is one of the plan. Below 0
    /// it speaks against the plan, and the fact is one of the other plan that this one lacks, except for [`CoachFact::EndsMatch`], which
    /// is always a fact of the plan.
    pub share: f32,
    /// The fact on the table.
    pub fact: CoachFact,
}

impl CoachReason {
    /// Returns true if it speaks against the plan.
    #[must_use]
    pub fn is_against(&self) -> bool {
        self.share < 0.0 || self.fact == CoachFact::EndsMatch
    }
}

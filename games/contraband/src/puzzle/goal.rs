//! The goals of puzzles, and the check that the end of a turn meets them.

use serde::{Deserialize, Serialize};

use crate::ai::odds::against;
use crate::rules::{BoardSpot, Contraband, MeetingOpponent, Metal, MetalCounts, PatrolToken, PlayerState, View};
use orrery_core::words::{QuotedKeyword, impl_keyword};
use orrery_core::{Colour, Message, keyword_enum};
use orrery_learn::puzzle::PuzzleGoal;

keyword_enum! {
    /// An opponent to beat.
    PuzzleFoe {
        /// The police token.
        Police = "police",
        /// Alien raiders.
        Raiders = "raiders",
    }
}

impl_keyword! {
    PuzzleFoe = "an opponent to beat",
}

/// A condition that must hold when the turn is over. It is about the mover, unless it names another player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
pub enum TurnGoal {
    /// The match is over and the mover is the only winner (CB-END-1, CB-END-2).
    Win,
    /// The mover has at least this many credits.
    Credits(u16),
    /// The hold has these metals; it may have others as well.
    Holds(Vec<QuotedKeyword<Metal>>),
    /// The ship is at this spot, such as `R4 market`.
    At(String),
    /// The chance to beat this opponent in a fight to the end is at least this high.
    Odds {
        /// The opponent.
        against: QuotedKeyword<PuzzleFoe>,
        /// The smallest sufficient chance, in percent.
        percent: u8,
    },
    /// The police reach the open space with this player's ship (CB-BRD-4).
    Stopped(QuotedKeyword<Colour>),
}

/// Returns the state of the mover in a view.
fn player(view: &View, mover: Colour) -> &PlayerState {
    &view.known.players[view.known.seat_of(mover).unwrap_or_default()]
}

fn percent(player: &PlayerState, prey: PuzzleFoe) -> i16 {
    let foe = match prey {
        PuzzleFoe::Police => MeetingOpponent::Police,
        PuzzleFoe::Raiders => MeetingOpponent::Raiders,
    };
    (against(foe, player.weapon(), player.shields()) * 100.0).round() as i16
}

/// Reports whether the police reach the ship of a player.
fn is_stopped(view: &View, who: Colour) -> bool {
    let seat = view.known.seat_of(who);
    let at = seat.map(|seat| view.known.players[seat].at);
    at.is_some_and(|at| at.is_space() && view.known.reaches(PatrolToken::Police, at.sector))
}

impl PuzzleGoal<Contraband> for TurnGoal {
    fn met(&self, start: &View, end: &View, mover: Colour) -> bool {
        let own = player(end, mover);
        match (self, self.measured(start, end, mover)) {
            (_, Some((reached, wanted))) => reached >= wanted,
            (TurnGoal::Win, _) => {
                let seat = end.known.seat_of(mover).unwrap_or_default();
                end.known.is_over() && end.known.winners == 1 << seat
            }
            (TurnGoal::Holds(metals), _) => {
                let wanted = metals.iter().fold(MetalCounts::NONE, |sum, metal| sum.plus(MetalCounts::of(metal.0, 1)));
                Metal::ALL.iter().all(|&metal| own.hold.known.count(metal) >= wanted.count(metal))
            }
            (TurnGoal::At(place), _) => BoardSpot::from_text(place) == Some(own.at),
            (TurnGoal::Stopped(who), _) => is_stopped(end, who.0),
            (TurnGoal::Credits(_) | TurnGoal::Odds { .. }, None) => false,
        }
    }

    fn measured(&self, _: &View, end: &View, mover: Colour) -> Option<(i16, i16)> {
        let own = player(end, mover);
        let counted = |count: u32| i16::try_from(count).unwrap_or(i16::MAX);
        match self {
            TurnGoal::Credits(credits) => Some((counted(own.credits), counted((*credits).into()))),
            TurnGoal::Odds { against, percent: wanted } => Some((percent(own, against.0), i16::from(*wanted))),
            _ => None,
        }
    }

    fn fault(&self, start: &View, _: Colour) -> Option<String> {
        match self {
            TurnGoal::At(place) if BoardSpot::from_text(place).is_none() => {
                Some(format!("there is no such place: {place}"))
            }
            TurnGoal::Stopped(who) if start.known.seat_of(who.0).is_none() => Some(format!("does not play: {}", who.0)),
            _ => None,
        }
    }

    fn win() -> Option<Self> {
        Some(TurnGoal::Win)
    }

    fn gain(_: u8) -> Option<Self> {
        None
    }
}

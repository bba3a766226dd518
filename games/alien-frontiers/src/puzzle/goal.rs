//! Goals of puzzles, and the test of a position against them.

use serde::{Deserialize, Serialize};

use crate::rules::{AlienFrontiers, Card, Colour, LAUNCH_PRICE, Position, Territory};
use orrery_core::Message;
use orrery_core::words::QuotedKeyword;
use orrery_learn::puzzle::PuzzleGoal;

/// A condition that must hold at the end of the turn. Numbers refer to the mover unless stated otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
pub enum TurnGoal {
    /// The match is over and the mover is the only winner (END-2, END-3).
    Win,
    /// At least this many victory points more than at the start of the turn.
    Gain(u8),
    /// At least this many victory points (END-1).
    Points(u8),
    /// At least this many victory points more than the best other player.
    Lead(u8),
    /// At least this many colonies on territories.
    Colonies(u8),
    /// Control of at least this many territories.
    Controls(u8),
    /// Control of these territories.
    Holds(Vec<QuotedKeyword<Territory>>),
    /// At least this many ships of the mover's colour that are not in stock.
    Ships(u8),
    /// At least this many alien tech cards held.
    Cards(u8),
    /// This card, held by the mover.
    Card(QuotedKeyword<Card>),
    /// At most this many victory points for another player.
    Rival {
        /// The rival.
        who: QuotedKeyword<Colour>,
        /// The maximum number of points of the rival.
        points: u8,
    },
    /// Another player who cannot pay for a launch with the goods they hold (FAC-CH 2).
    NoLaunch(QuotedKeyword<Colour>),
}

impl PuzzleGoal<AlienFrontiers> for TurnGoal {
    fn met(&self, start: &Position, end: &Position, mover: Colour) -> bool {
        match (self, self.measured(start, end, mover)) {
            (_, Some((reached, wanted))) => reached >= wanted,
            (TurnGoal::Win, _) => end.is_over() && end.winning().eq([mover]),
            (TurnGoal::Holds(territories), _) => territories.iter().all(|t| end.controller(t.0) == Some(mover)),
            (TurnGoal::Card(card), _) => end.player(mover).cards.has(card.0),
            (TurnGoal::NoLaunch(who), _) => {
                let (fuel, ore) = LAUNCH_PRICE;
                end.player(who.0).fuel < fuel || end.player(who.0).ore < ore
            }
            _ => false,
        }
    }

    // The points of a rival are measured as negative numbers, since fewer are better.
    fn measured(&self, start: &Position, end: &Position, mover: Colour) -> Option<(i16, i16)> {
        let points = |at: &Position, colour: Colour| i16::from(at.score(colour).total());
        let me = end.player(mover);
        let (reached, wanted) = match *self {
            TurnGoal::Gain(wanted) => (points(end, mover) - points(start, mover), wanted),
            TurnGoal::Points(wanted) => (points(end, mover), wanted),
            TurnGoal::Lead(wanted) => {
                let others = end.seats().iter().filter(|&&c| c != mover).map(|&c| points(end, c));
                (points(end, mover) - others.max().unwrap_or(0), wanted)
            }
            TurnGoal::Colonies(wanted) => (me.colonies.iter().map(|&n| i16::from(n)).sum(), wanted),
            TurnGoal::Controls(wanted) => (i16::from(end.score(mover).control), wanted),
            TurnGoal::Ships(wanted) => (i16::from(me.out_of_stock()), wanted),
            TurnGoal::Cards(wanted) => (i16::from(me.cards.len()), wanted),
            TurnGoal::Rival { who, points: most } => return Some((-points(end, who.0), -i16::from(most))),
            TurnGoal::Win | TurnGoal::Holds(_) | TurnGoal::Card(_) | TurnGoal::NoLaunch(_) => return None,
        };
        Some((reached, i16::from(wanted)))
    }

    fn fault(&self, position: &Position, mover: Colour) -> Option<String> {
        let rival = |who: Colour| match who {
            who if !position.plays(who) => Some(format!("{who} does not play")),
            who if who == mover => Some(format!("{who} is the mover, expected an opponent")),
            _ => None,
        };
        match self {
            TurnGoal::Rival { who, .. } | TurnGoal::NoLaunch(who) => rival(who.0),
            TurnGoal::Holds(territories) if territories.is_empty() => Some("has no territory".to_owned()),
            _ => None,
        }
    }

    fn win() -> Option<Self> {
        Some(TurnGoal::Win)
    }

    fn gain(points: u8) -> Option<Self> {
        Some(TurnGoal::Gain(points))
    }
}

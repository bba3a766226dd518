//! Goals of puzzles, and the test of a position against them.

use serde::{Deserialize, Serialize};

use crate::rules::{AlienFrontiers, Card, Colour, LAUNCH_PRICE, Position, Territory};
use orrery_core::words::QuotedKeyword;
use orrery_learn::puzzle::PuzzleGoal;

/// A condition that must hold at the end of the turn. Numbers refer to the mover unless stated otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
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
    /// This card held by the mover.
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

impl PuzzleGoal<AlienFrontiers> for Goal {
    fn met(&self, start: &Position, end: &Position, mover: Colour) -> bool {
        match (self, self.measured(start, end, mover)) {
            (_, Some((reached, wanted))) => reached >= wanted,
            (Goal::Win, _) => end.is_over() && end.winning().eq([mover]),
            (Goal::Holds(territories), _) => territories.iter().all(|t| end.controller(t.0) == Some(mover)),
            (Goal::Card(card), _) => end.player(mover).cards.has(card.0),
            (Goal::NoLaunch(who), _) => {
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
            Goal::Gain(wanted) => (points(end, mover) - points(start, mover), wanted),
            Goal::Points(wanted) => (points(end, mover), wanted),
            Goal::Lead(wanted) => {
                let others = end.seats().iter().filter(|&&c| c != mover).map(|&c| points(end, c));
                (points(end, mover) - others.max().unwrap_or(0), wanted)
            }
            Goal::Colonies(wanted) => (me.colonies.iter().map(|&n| i16::from(n)).sum(), wanted),
            Goal::Controls(wanted) => (i16::from(end.score(mover).control), wanted),
            Goal::Ships(wanted) => (i16::from(me.out_of_stock()), wanted),
            Goal::Cards(wanted) => (i16::from(me.cards.len()), wanted),
            Goal::Rival { who, points: most } => return Some((-points(end, who.0), -i16::from(most))),
            Goal::Win | Goal::Holds(_) | Goal::Card(_) | Goal::NoLaunch(_) => return None,
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
            Goal::Rival { who, .. } | Goal::NoLaunch(who) => rival(who.0),
            Goal::Holds(territories) if territories.is_empty() => Some("has no territory".to_owned()),
            _ => None,
        }
    }

    fn win() -> Option<Self> {
        Some(Goal::Win)
    }

    fn gain(points: u8) -> Option<Self> {
        Some(Goal::Gain(points))
    }
}

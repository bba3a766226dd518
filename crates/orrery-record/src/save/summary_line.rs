//! The summary line in the header of a save, which lets lists of saves skip the replay of the match.

use serde::{Deserialize, Serialize};

use super::summary::MatchSummary;
use crate::contract::Scenarios;
use crate::matches::{Match, Seat, SeatControl};
use orrery_core::words::{QuotedKeyword, name_of};
use orrery_core::{Colour, ron};

/// The first word of the line. It is followed by a checksum that also covers the body, so the line is valid only with the body
/// for which it was written.
const LINE: &str = "summary ";

/// The contents of the summary line in the header of a save.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SummaryLine {
    /// The rules version of the program that wrote the line. Under other rules the result may differ, so the match must be
    /// replayed.
    rules: u32,
    pub(super) name: String,
    seats: Vec<SummaryLineSeat>,
    round: u32,
    over: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SummaryLineSeat {
    colour: QuotedKeyword<Colour>,
    name: String,
    control: String,
    points: Option<i32>,
}

impl SummaryLine {
    /// Creates the line for a match saved under this name.
    pub fn of<G: Scenarios>(played: &Match<G>, name: &str) -> Self {
        Self::of_summary::<G>(&MatchSummary::of(played), name)
    }

    /// Creates the line from an existing summary.
    pub fn of_summary<G: Scenarios>(summary: &MatchSummary, name: &str) -> Self {
        let points = |colour| summary.points.iter().find(|(of, _)| *of == colour).map(|(_, points)| *points);
        let seat = |seat: &Seat| SummaryLineSeat {
            colour: QuotedKeyword(seat.colour),
            name: seat.name.clone(),
            control: seat.control.word(),
            points: points(seat.colour),
        };
        SummaryLine {
            rules: G::RULES_VERSION,
            name: name.to_owned(),
            seats: summary.seats.iter().map(seat).collect(),
            round: summary.round,
            over: summary.over,
        }
    }

    /// Writes the header line for a body with the checksum `body`.
    pub fn line(&self, body: u32) -> Result<String, String> {
        let told = ron::line(self).map_err(|error| error.to_string())?;
        Ok(format!("{LINE}{:08x} {told}", checksum(body, &told)))
    }

    /// Reads the line from a header. Returns `None` if the header has no such line for a body with the checksum `body`.
    pub fn read(head: &str, body: u32) -> Option<Self> {
        let line = head.lines().find_map(|line| line.strip_prefix(LINE))?;
        let (crc, told) = line.split_once(' ')?;
        let whole = u32::from_str_radix(crc, 16) == Ok(checksum(body, told));
        whole.then(|| ron::read(told).ok()).flatten()
    }

    /// Converts the line to a summary. Returns `None` if the line was not written under the current rules version of the game, or
    /// names a controller that the game does not have.
    pub fn summary<G: Scenarios>(&self) -> Option<MatchSummary> {
        if self.rules != G::RULES_VERSION {
            return None;
        }
        let seat = |seat: &SummaryLineSeat| {
            let control = SeatControl::from_word::<G>(&seat.control)?;
            Some(Seat { colour: seat.colour.0, name: name_of(&seat.name), control })
        };
        let points = |seat: &SummaryLineSeat| seat.points.map(|points| (seat.colour.0, points));
        Some(MatchSummary {
            seats: self.seats.iter().map(seat).collect::<Option<_>>()?,
            points: self.seats.iter().filter_map(points).collect(),
            round: self.round,
            over: self.over,
        })
    }
}

fn checksum(body: u32, told: &str) -> u32 {
    crc32fast::hash(format!("{body:08x} {told}").as_bytes())
}

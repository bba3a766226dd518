//! The score table: each player's points by source, and the texts about ties and the result.

use super::contract::ScoreTexts;
use orrery_core::Rules as _;
use orrery_core::{Colour, GameKey, Standings};
use orrery_locale::{PlayerNames, text_args};

/// One player's points by source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreRow {
    /// The player's seat.
    pub colour: Colour,
    /// The points from each source, in the order of [`Scores::sources`].
    pub parts: Vec<i32>,
    /// The place, from 1. Tied players share a place.
    pub place: u8,
    /// True if the player is among the winners.
    pub winner: bool,
}

impl ScoreRow {
    /// Returns the sum of the player's points.
    pub fn total(&self) -> i32 {
        self.parts.iter().sum()
    }
}

/// The points of all players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scores {
    /// The game, which has its own words for points.
    pub game: GameKey,
    /// The names of the sources of points.
    pub sources: Vec<String>,
    /// The players, the best first.
    pub rows: Vec<ScoreRow>,
    /// The text about a tie at the top: how it was broken, or that it was not.
    pub tie: Option<String>,
    /// The text of the result, if there is more to say than the winner's name.
    pub verdict: Option<String>,
    /// The text of the next rank's requirements, if there is one.
    pub next_rank: Option<String>,
}

impl Scores {
    /// Returns the points of all players of a match, without the verdict and the next rank. The sources are those of the player
    /// in first place.
    pub fn of<G: ScoreTexts>(standings: &Standings, names: &PlayerNames) -> Self {
        let ranking = standings.ranking();
        let row = |standing: &&orrery_core::Standing| ScoreRow {
            colour: standing.seat,
            parts: standing.points.iter().map(|(_, points)| *points).collect(),
            place: standing.rank,
            winner: standing.winner,
        };
        let sources =
            ranking.first().map(|best| best.points.iter().map(|(source, _)| G::source_title(source)).collect());
        Scores {
            game: G::Rules::KEY,
            sources: sources.unwrap_or_default(),
            rows: ranking.iter().map(row).collect(),
            tie: tie::<G>(standings, names),
            verdict: None,
            next_rank: None,
        }
    }
}

/// Describes how a tie at the top was broken, or that it was not. Returns `None` if there was no tie, or if the game has no text
/// for it.
fn tie<G: ScoreTexts>(standings: &Standings, names: &PlayerNames) -> Option<String> {
    let ranking = standings.ranking();
    let [first, second, ..] = ranking.as_slice() else { return None };
    if first.total() != second.total() {
        return None;
    }
    let (name, other) = (names.of(first.seat), names.of(second.seat));
    let pairs = first.tie_breaks.iter().zip(&second.tie_breaks);
    match pairs.into_iter().find(|((_, mine), (_, theirs))| mine != theirs) {
        Some(((decided, _), _)) => G::tie_text(decided, &name, &other),
        None => Some(text_args("ui-tie-shared", &[("name", name.into()), ("other", other.into())])),
    }
}

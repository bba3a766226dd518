//! Everybody's points in words.

use super::contract::ScoreWords;
use orrery_core::Rules as _;
use orrery_core::{Colour, GameKey, Standings};
use orrery_locale::{Names, text_args};

/// One player's points by where they come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreRow {
    /// The player.
    pub colour: Colour,
    /// The points of each source.
    pub parts: Vec<i32>,
    /// The place, from 1; equal ones share theirs.
    pub place: u8,
    /// Whether the player is among the winners.
    pub winner: bool,
}

impl ScoreRow {
    /// All points.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.parts.iter().sum()
    }
}

/// Everybody's points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scores {
    /// The game whose words name them.
    pub game: GameKey,
    /// What the sources of points are called.
    pub sources: Vec<String>,
    /// The players, the best first.
    pub rows: Vec<ScoreRow>,
    /// How a tie at the top was settled; nothing where there was none.
    pub tie: Option<String>,
    /// What the match came to, where that is more than who has won it.
    pub verdict: Option<String>,
    /// What the next rank would have taken.
    pub next_rank: Option<String>,
}

impl Scores {
    /// Those of a game; the sources are the first seat's.
    #[must_use]
    pub fn of<G: ScoreWords>(standings: &Standings, names: &Names) -> Self {
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

/// How a tie at the top was settled.
fn tie<G: ScoreWords>(standings: &Standings, names: &Names) -> Option<String> {
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

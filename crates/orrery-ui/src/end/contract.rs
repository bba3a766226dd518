//! What the table of points asks of a game.

use orrery_core::Standing;
use orrery_learn::of;
use orrery_locale::{Names, Wording, decimal, in_a_key};

/// A game whose points are told by where they come from.
pub trait ScoreWords: Wording {
    /// What points of this source are called; by default the message `score-SOURCE`, else the plain word of the game's files.
    #[must_use]
    fn source_title(source: &str) -> String {
        let key = format!("score-{}", in_a_key(source));
        if Self::has(&key) { Self::text(&key) } else { source.to_owned() }
    }

    /// How a tie in points was broken by `decided`, one of [`Standing::tie_breaks`], in favour of the player called `name`; by default
    /// nothing is told.
    #[must_use]
    fn tie_text(decided: &str, name: &str, other: &str) -> Option<String> {
        let _ = (decided, name, other);
        None
    }

    /// What a match that is over came to, where that is more than who has won it: for who plays alone a rank, or by how much it was
    /// missed. By default nothing is told.
    #[must_use]
    fn verdict(view: &of::View<Self>, names: &Names) -> Option<String> {
        let _ = (view, names);
        None
    }

    /// What the next rank would have taken, for who plays alone and can reach one more. By default nothing is told.
    #[must_use]
    fn next_rank(view: &of::View<Self>) -> Option<String> {
        let _ = view;
        None
    }

    /// The points of a seat as short texts, those of sources that gave none left out.
    #[must_use]
    fn points_told(standing: &Standing) -> Vec<String> {
        let points = standing.points.iter().filter(|(_, points)| *points != 0);
        points
            .map(|(source, points)| format!("{} {}", Self::source_title(source), decimal(f64::from(*points), 0)))
            .collect()
    }
}

//! The score interface of a game: the texts of the score table.

use orrery_core::Standing;
use orrery_learn::game_types;
use orrery_locale::{MatchTexts, PlayerNames, decimal, in_a_key};

/// A game whose points have named sources.
pub trait ScoreTexts: MatchTexts {
    /// Returns the name of a source of points. By default it is the message `score-SOURCE`, or else the source's keyword.
    fn source_title(source: &str) -> String {
        let key = format!("score-{}", in_a_key(source));
        if Self::has(&key) { Self::text(&key) } else { source.to_owned() }
    }

    /// Describes how a tie in points was broken by `decided`, one of [`Standing::tie_breaks`], in favour of the player called
    /// `name` over the one called `other`. By default it is the message `tie-DECIDED`, if there is one.
    fn tie_text(decided: &str, name: &str, other: &str) -> Option<String> {
        let key = format!("tie-{}", in_a_key(decided));
        Self::has(&key).then(|| Self::text_args(&key, &[("name", name.into()), ("other", other.into())]))
    }

    /// Describes the result of a finished match if there is more to say than the winner's name: in a solo match, the rank, or the
    /// margin by which a rank was missed. By default there is no text.
    fn verdict(view: &game_types::View<Self>, names: &PlayerNames) -> Option<String> {
        let _ = (view, names);
        None
    }

    /// Describes the requirements of the next rank, in a solo match that has a higher one. By default there is no text.
    fn next_rank(view: &game_types::View<Self>) -> Option<String> {
        let _ = view;
        None
    }

    /// Returns the points of a seat as short texts, one for each source that gave any.
    fn points_told(standing: &Standing) -> Vec<String> {
        let points = standing.points.iter().filter(|(_, points)| *points != 0);
        points
            .map(|(source, points)| format!("{} {}", Self::source_title(source), decimal(f64::from(*points), 0)))
            .collect()
    }
}

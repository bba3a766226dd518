//! Texts of the final scores of Starship Catan: the sources of points and the tie-breaks.

use crate::StarshipCatanFrontend;
use orrery_ui::ScoreTexts;

// The name of a source is the message `score-SOURCE`, and that of a tie-break is the message `tie-WORD`.
impl ScoreTexts for StarshipCatanFrontend {}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Rules as _;
    use orrery_core::Setup;
    use starship_catan::StarshipCatan;
    use starship_catan::rules::{Preset, first_position};

    #[test]
    fn point_sources_and_tie_breaks_have_text() {
        let setup: Setup<StarshipCatan> = Setup::plain(2, Preset::default().options());
        let position = first_position(&setup).expect("two may play");
        let standings = StarshipCatan::standings(&StarshipCatan::open_view(&position));
        let first = &standings.0[0];
        let titles: Vec<String> =
            first.points.iter().map(|(source, _)| StarshipCatanFrontend::source_title(source)).collect();
        let wanted = ["Colonies", "Level 2", "Adventures", "Friend", "Hero"];
        assert_eq!(titles, wanted);
        for (decided, _) in &first.tie_breaks {
            let said = StarshipCatanFrontend::tie_text(decided, "Vera", "Ilse").unwrap_or_default();
            assert!(said.starts_with("Vera and Ilse are tied on points"), "{decided}: {said}");
        }
    }
}

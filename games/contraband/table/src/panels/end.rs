//! Texts of the match result: sources of credits, tie-breakers, and the rank of a solo player.

use crate::ContrabandFrontend;
use crate::locale::{rank_name, text_args};
use contraband::rules::{RANKS, View};
use orrery_locale::{PlayerNames, grouped};
use orrery_ui::ScoreTexts;

// The names of sources are the messages `score-SOURCE`, and those of tie-breaks `tie-WORD`.
impl ScoreTexts for ContrabandFrontend {
    fn verdict(view: &View, names: &PlayerNames) -> Option<String> {
        let known = &view.known;
        let credits = known.players[0].credits;
        let args = [
            ("name", names.of(known.colour(0)).into()),
            ("what", rank_name(credits).into()),
            ("credits", grouped(credits).into()),
        ];
        known.is_solo().then(|| text_args("ui-end-rank", &args))
    }

    fn next_rank(view: &View) -> Option<String> {
        let credits = view.known.players[0].credits;
        let (least, _) = RANKS.iter().rev().find(|(least, _)| *least > credits && view.known.is_solo())?;
        let args = [("what", rank_name(*least).into()), ("credits", grouped(*least).into())];
        Some(text_args("ui-end-next-rank", &args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::event_text;
    use contraband::Contraband;
    use contraband::rules::{Event, Preset, bare_position};
    use orrery_core::{RandomGenerator, Rules as _, Setup};
    use orrery_ui::CoachTexts as _;

    #[test]
    fn point_sources_and_tie_breaks_have_text() {
        let setup: Setup<Contraband> = Setup::plain(2, Preset::default().options());
        let position = bare_position(&setup).expect("two may play");
        let standings = Contraband::standings(&Contraband::open_view(&position));
        let first = &standings.0[0];
        let titles: Vec<String> =
            first.points.iter().map(|(source, _)| ContrabandFrontend::source_title(source)).collect();
        assert_eq!(
            (titles, orrery_locale::text_of(Contraband::KEY, "ui-score-total")),
            (vec!["In hand".to_owned(), "Objective".to_owned()], "Credits".to_owned())
        );
        for (decided, _) in &first.tie_breaks {
            let said = ContrabandFrontend::tie_text(decided, "Vera", "Ilse").unwrap_or_default();
            assert!(said.starts_with("Vera and Ilse"), "{decided}: {said}");
        }
    }

    #[test]
    fn solo_verdict_names_the_rank_and_the_next() {
        let told = |players: u8, credits: u32| {
            let setup: Setup<Contraband> = Setup::plain(players, Preset::default().options());
            let mut position = bare_position(&setup).expect("a valid number of players");
            position.players[0].credits = credits;
            let view = Contraband::open_view(&position);
            (ContrabandFrontend::verdict(&view, &PlayerNames::default()), ContrabandFrontend::next_rank(&view))
        };
        for (credits, rank, next) in [
            (1600, "smuggler (1,600 credits)", Some("Next rank: captain of industry, from 2,000 credits")),
            (0, "stranded (0 credits)", Some("Next rank: hauler, from 500 credits")),
            (3000, "legend (3,000 credits)", None),
        ] {
            let (said, further) = told(1, credits);
            assert!(said.as_ref().is_some_and(|said| said.ends_with(rank)), "{said:?}");
            assert_eq!(further.as_deref(), next);
        }
        assert_eq!(told(2, 1600), (None, None));
    }

    #[test]
    fn solo_log_names_the_rank_and_no_victory() {
        let setup: Setup<Contraband> = Setup::plain(1, Preset::default().options());
        let mut position = setup.position(&setup.deal(&mut RandomGenerator::new(3))).expect("one may play");
        let (mut generator, mut orders, mut told) = (RandomGenerator::new(3), Vec::new(), Vec::new());
        while Contraband::to_act(&position).is_some() {
            orders.clear();
            Contraband::legal(&Contraband::view(&position, Contraband::to_act(&position)), &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            told.clear();
            Contraband::apply(&mut position, &order, &mut generator, &mut told);
        }
        let over = told.iter().find(|event| matches!(event, Event::MatchOver { .. })).expect("the match is over");
        let said = event_text(over, &PlayerNames::default());
        assert!(said.contains(&rank_name(position.players[0].credits)) && !said.contains("won"), "{said}");
    }

    #[test]
    fn solo_coach_counts_towards_the_highest_rank() {
        let said = orrery_locale::text_of(Contraband::KEY, ContrabandFrontend::COUNTS_ALONE);
        assert!(said.contains("Legend") && !said.contains("win"), "{said}");
    }
}

//! The memory of an opponent: lower levels forget cards.
//!
//! A view holds everything that a seat may know, but not when the seat learned it. So the engine draws for each match, card,
//! sector and turn whether a card is forgotten, always the same for the same view. A card counts as forgotten if it was forgotten
//! in any of the latest few turns.

use crate::rules::{Card, CardCounts, SECTORS, View};
use orrery_core::RandomGenerator;

/// The number of latest turns in which a card may have been forgotten: about the time until most cards are seen again.
const TURNS: u32 = 4;

/// A multiplier that spreads match numbers over all bits.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns the view with forgotten cards hidden again. `chance` is the chance per turn to forget a card, and `day` identifies the
/// match ([`SearchBudget::form_seed`]). Cards in the flight row are not forgotten.
///
/// [`SearchBudget::form_seed`]: orrery_ai::SearchBudget::form_seed
pub(super) fn remembered(view: &View, chance: f64, day: u64) -> View {
    let mut left = *view;
    let Some(seat) = view.viewer else { return left };
    if chance <= 0.0 {
        return left;
    }
    let odds = (chance * f64::from(u32::MAX)) as u64;
    let forgets = |at: usize, card: Card| {
        let turns = view.known.turns.saturating_sub(TURNS - 1)..=view.known.turns;
        turns.into_iter().any(|turn| {
            let what = (u64::from(turn) << 16) ^ ((at as u64) << 8) ^ card as u64 ^ ((seat.index() as u64) << 40);
            RandomGenerator::new(what ^ day.wrapping_mul(SPREAD)).next() >> 32 < odds
        })
    };
    for at in 0..SECTORS {
        let forgotten: CardCounts = view.known.sectors[at].lying.iter().filter(|&card| forgets(at, card)).collect();
        for card in forgotten.iter() {
            // The card may be anywhere again, so its origin is forgotten too.
            let known = &mut left.known;
            known.sectors[at].lying.take(card);
            known.sectors[at].unseen[0] += 1;
            known.dealt.add(card);
            known.knows[seat.index()][at].take(card);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::simple;
    use crate::rules::{Options, Phase, Seat, StarshipCatan, apply, view};
    use orrery_core::Setup;

    /// Returns Moon's view in the middle of a match between simple players.
    fn known() -> View {
        let setup = Setup::<StarshipCatan>::plain(2, Options::default());
        let mut generator = RandomGenerator::new(7);
        let mut position = setup.position(&setup.deal(&mut generator)).expect("two can play");
        while position.turns < 16 || position.turn != Seat::Moon || position.phase != Phase::Fly {
            let order = simple::choose(&view(&position, Some(position.decider)));
            apply(&mut position, &order, &mut generator, &mut ());
        }
        view(&position, Some(Seat::Moon))
    }

    fn cards(view: &View) -> u8 {
        (0..SECTORS).map(|at| view.knows(at).len()).sum()
    }

    #[test]
    fn forgetting_is_repeatable_and_grows_with_its_chance() {
        let view = known();
        let left = [0.0, 0.05, 0.15, 0.3, 1.0].map(|chance| {
            assert_eq!(remembered(&view, chance, 5), remembered(&view, chance, 5));
            cards(&remembered(&view, chance, 5))
        });
        assert!(left[0] == cards(&view) && left[4] == 0 && left.is_sorted_by(|a, b| a >= b), "{left:?}");
        assert!(left[1] > left[3], "{left:?}");
    }

    #[test]
    fn different_matches_forget_different_cards() {
        let view = known();
        let kept: Vec<View> = (0..40).map(|day| remembered(&view, 0.3, day)).collect();
        let others = kept[1..].iter().filter(|left| **left != kept[0]).count();
        assert!(others > 30, "{others} of 39 matches forget otherwise than the first");
    }

    #[test]
    fn forgotten_cards_still_count_as_unseen_cards() {
        let (view, left) = (known(), remembered(&known(), 0.3, 0));
        for (known, left) in view.known.sectors.iter().zip(&left.known.sectors) {
            let places = |sector: &crate::rules::Sector| sector.lying.len() + sector.unseen.iter().sum::<u8>();
            assert_eq!((places(known), known.size), (places(left), left.size));
        }
    }
}

//! The text about the start of a match: the first player and how they were determined, the starting resources and the cards
//! dealt.

use crate::locale::{card_name, resources, text, text_args};
use alien_frontiers::AlienFrontiers;
use alien_frontiers::rules::{Card, FirstPlayer, Position, SetupOutcomes};
use orrery_core::{Colour, Setup};
use orrery_locale::PlayerNames;

/// Returns the lines of the text, or an empty list for a match that was not dealt.
pub fn opening(
    position: &Position,
    setup: &Setup<AlienFrontiers>,
    start: &SetupOutcomes,
    names: &PlayerNames,
) -> Vec<String> {
    let seats = &setup.seating;
    if start.dealt.len() != seats.len() {
        return Vec::new();
    }
    let first = names.of(position.mover());
    let mut lines = vec![match setup.options.first_player {
        FirstPlayer::Roll => {
            let args = [("rolls", rolls(seats, start, names).into()), ("name", first.into())];
            text_args("start-rolled", &args)
        }
        FirstPlayer::Random | FirstPlayer::Chosen => text_args("start-first", &[("name", first.into())]),
    }];
    let from = usize::from(start.first);
    let turns = seats.iter().cycle().skip(from).take(seats.len());
    let goods = turns.map(|&seat| {
        let player = position.player(seat);
        format!("{} {}", names.of(seat), resources(player.fuel, player.ore))
    });
    lines.push(text_args("start-goods", &[("goods", listed(goods).into())]));
    let cards = seats.iter().zip(&start.dealt).map(|(&seat, &card)| format!("{} {}", names.of(seat), card_name(card)));
    lines.push(text_args("start-cards", &[("cards", listed(cards).into())]));
    if start.dealt.iter().any(|card| matches!(card, Card::AlienCity | Card::AlienMonument)) {
        lines.push(text("start-point-card"));
    }
    lines
}

fn listed(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(&text("list-comma"))
}

/// Returns the rolls of each player, round by round; tied players rolled again.
fn rolls(seats: &[Colour], start: &SetupOutcomes, names: &PlayerNames) -> String {
    let mut tied = seats.to_vec();
    let mut rounds = Vec::new();
    for dice in &start.first_rolls {
        rounds.push(listed(tied.iter().zip(dice).map(|(&seat, die)| format!("{} {die}", names.of(seat)))));
        let best = dice.iter().max();
        tied = tied.iter().zip(dice).filter(|(_, die)| Some(*die) == best).map(|(&seat, _)| seat).collect();
    }
    rounds.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::Preset;
    use orrery_core::Rules as _;
    use orrery_record::{Match, Seat, SeatControl};

    #[test]
    fn opening_lists_tied_rolls_and_everyones_starting_goods() {
        let setup = Setup::<AlienFrontiers>::plain(3, Preset::default().options());
        let seats: Vec<Seat> = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
        let names = PlayerNames::in_game(AlienFrontiers::KEY, seats.iter().map(|seat| (seat.colour, "")));
        let mut info = Match::deal(setup.clone(), seats, 1, None).expect("a set-up that can be played").info().clone();
        info.start.first_rolls = vec![vec![2, 6, 6], vec![3, 5]];
        info.start.first = 2;
        let position = setup.position(&info.start).expect("a start that can be");
        let lines = opening(&position, &setup, &info.start, &names);
        let [one, two, three] = [0, 1, 2].map(|seat| names.of(setup.seating[seat]));
        assert_eq!(
            rolls(&setup.seating, &info.start, &names),
            format!("{one} 2, {two} 6, {three} 6; {two} 3, {three} 5")
        );
        assert!(lines[0].contains(&three), "{lines:?}");
        assert!(lines[1].contains(&format!("{three} nothing, {one} 1 fuel, {two} 1 ore")), "{lines:?}");
        let cards = lines.iter().filter(|line| info.start.dealt.iter().all(|&card| line.contains(&card_name(card))));
        assert_eq!(cards.count(), 1, "{lines:?}");
    }
}

//! The recap of the other players' turns in symbols and words: one line per turn, and one for the turn-over between the halves.

use crate::FarSpaceFoundryFrontend;
use crate::board::{anchor_ids_of, turn_brief};
use crate::locale::text;
use far_space_foundry::rules::{Event, Order};
use orrery_board::InlineItem;
use orrery_core::Colour;
use orrery_locale::{MatchTexts as _, PlayerNames};
use orrery_ui::{self as panels, RecapImportance, RecapLine};

/// An order since a player's last turn.
type PastOrder = panels::PastOrder<FarSpaceFoundryFrontend>;

/// Returns a summary line for each turn in `past`, the orders since a player's last turn. The turn-over between the halves has
/// its own line.
pub fn recap_lines(_: Colour, past: &[PastOrder], names: &PlayerNames) -> Vec<RecapLine> {
    let same = |a: &PastOrder, b: &PastOrder| a.mover == b.mover && a.order != Some(Order::End);
    let mut lines = Vec::new();
    for turn in past.chunk_by(same) {
        lines.extend(whole(turn, names));
        let turned = turn.iter().any(|one| one.events.contains(&Event::StationTurned));
        if turned {
            // Goods returned to the asteroids are listed before the turn-over, and pilots that left after it.
            let told =
                |event: &&Event| matches!(event, Event::StationTurned | Event::Cleared { .. } | Event::LeftGame { .. });
            let events = turn.iter().flat_map(|one| &one.events).filter(told);
            let words =
                events.map(|event| FarSpaceFoundryFrontend::event_text(event, names)).collect::<Vec<_>>().join("\n");
            let bits = vec![InlineItem::Text(text("ui-beta"))];
            lines.extend(
                turn.last().map(|one| RecapLine::new(RecapImportance::Great, one.mover, words, bits, Vec::new())),
            );
        }
    }
    lines
}

/// Returns the summary of a whole turn: its flight, its actions and the changes in symbols, and its orders in words.
fn whole(turn: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let mover = turn.first()?.mover;
    let told = |one: &&PastOrder| !matches!(one.order, Some(Order::End | Order::Begin));
    let words: Vec<String> = turn
        .iter()
        .filter(told)
        .map(|one| FarSpaceFoundryFrontend::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .collect();
    let given = || turn.iter().filter(told).filter_map(|one| one.order.as_ref().map(|order| (order, &one.events[..])));
    // Cards dealt at the start of a half are not part of any turn.
    let (before, after) = (&turn.iter().find(told)?.before, &turn.last()?.after);
    let bits = turn_brief(given().map(|(order, _)| order), before, after);
    let mut spots: Vec<_> = given().flat_map(|(order, events)| anchor_ids_of(mover, order, events)).collect();
    spots.dedup();
    (!words.is_empty()).then(|| RecapLine::new(RecapImportance::Turn, mover, words.join("\n"), bits, spots))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::icon_name;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::{FarSpaceFoundry, Position};
    use orrery_core::{RandomGenerator, Rules as _};
    use orrery_locale::speaking;

    /// Returns the past orders of a turn: `orders`, given from the position in `text`.
    fn turn(text: &str, orders: &[&str]) -> Vec<PastOrder> {
        let file = format!("(game: \"far-space-foundry\", title: \"\", {text}, play: [], expect: ())");
        let mut position: Position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        let mut chance = RandomGenerator::new(1);
        let give = |line: &&str| {
            let order = FarSpaceFoundry::read(line).expect("an order");
            let (mover, before, mut events) = (position.colour(), FarSpaceFoundry::open_view(&position), Vec::new());
            FarSpaceFoundry::apply(&mut position, &order, &mut chance, &mut events);
            PastOrder { mover, order: Some(order), events, before, after: FarSpaceFoundry::open_view(&position) }
        };
        orders.iter().map(give).collect()
    }

    #[test]
    fn every_icon_of_a_turn_has_a_name_in_every_language() {
        let alpha = r#"docks: [6, 7], seats: {"red": (hand: ["5", "7"], credits: 2, warehouse: "skyrite 2 rubion 2"), "green": (hand: ["4"])}"#;
        let beta = r#"half: "beta", docks: [2], seats: {
            "red": (hand: ["4", "5", "6"], credits: 2, warehouse: "galactium 4 Battery 1"), "green": (hand: ["4"])}"#;
        let turns = [
            turn(alpha, &["bribe add 1", "play 5", "lift 6", "process 1", "load Federal galactium 1"]),
            turn(alpha, &["play 7", "lift 7", "sell 1"]),
            turn(beta, &["play 4", "land 4", "make Robot 1"]),
            turn(beta, &["play 5", "land 5", "charge all"]),
        ];
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for line in turns.iter().flat_map(|turn| recap_lines(Colour::Green, turn, &names)) {
                    for bit in &line.bits {
                        let InlineItem::Icon(icon) = bit else { continue };
                        let name = icon_name(icon).unwrap_or_else(|| panic!("{icon} has a name"));
                        let raw =
                            ["ui-", "recap-", "score-", "good-", "action-"].iter().any(|key| name.starts_with(key));
                        assert!(!name.is_empty() && !raw, "{language}: {icon} is called {name}");
                    }
                }
            });
        }
    }
}

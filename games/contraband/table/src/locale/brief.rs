//! Orders in a few words, for plans and order lists.

use super::things::{place_name, quadrant_name, step_name};
use super::{message, message_as, text, text_args};
use contraband::ai::coach::turns_to_sale;
use contraband::rules::{BoardSpot, BonusPlay, MoveStep, MoveTokenRow, Order, View};
use orrery_locale::PlayerNames;

/// Returns an order in a few words, without its player.
pub fn order_brief(order: &Order, names: &PlayerNames) -> String {
    match *order {
        Order::Play(BonusPlay::Radar(way)) => message_as(&format!("brief-radar-{}", way.word()), order, names, &[]),
        Order::Submit(1..) => message_as("brief-submit-hiding", order, names, &[]),
        Order::Warp(quadrant) => message("brief", order, names, &[("what", quadrant_name(quadrant).into())]),
        _ => message("brief", order, names, &[]),
    }
}

/// Returns the orders of a plan in a few words each, with the destination of every step. The first order given at a spot also
/// names the spot.
pub fn plan_briefs(view: &View, orders: &[Order], names: &PlayerNames) -> Vec<String> {
    briefs_from(view.known.me().at, orders, names)
}

/// Returns the actions of the later turns up to the sale to which a plan leads, a text for each turn.
pub fn foreseen(view: &View, orders: &[Order], names: &PlayerNames) -> Vec<String> {
    let (mut at, turns) = turns_to_sale(view, orders);
    let mut line = |(turn, orders): (usize, Vec<Order>)| {
        let told = briefs_from(at, &orders, names).join(&text("list-comma"));
        let steps = orders.iter().filter_map(|order| if let Order::Move(step) = *order { Some(step) } else { None });
        at = steps.fold(at, |at, step| at.after(step).unwrap_or(at));
        text_args("brief-later", &[("turns", (turn + 1).into()), ("orders", told.into())])
    };
    turns.into_iter().enumerate().map(&mut line).collect()
}

/// Returns orders like [`plan_briefs`], for a ship that starts at `start`.
fn briefs_from(start: BoardSpot, orders: &[Order], names: &PlayerNames) -> Vec<String> {
    let at_place =
        |what: String, at: BoardSpot| text_args("brief-at", &[("what", what.into()), ("place", place_name(at).into())]);
    let (mut at, mut told) = (Some(start), None);
    let mut brief = |order: &Order| {
        let plain = order_brief(order, names);
        match order {
            Order::Move(step) => at = at.and_then(|at| at.after(*step)),
            // A die decides the sector at the other end of a gate, and a player who flees or is caught may be sent elsewhere.
            Order::Warp(_) | Order::Flee | Order::Submit(_) => at = None,
            Order::Plan(row) => return text_args("brief-plan", &[("what", way_text(row, at).into())]),
            Order::Take(_) | Order::Swap { .. } | Order::Sell(_) | Order::Buy(_) | Order::Install(_) | Order::End => {}
            _ => return plain,
        }
        let Some(spot) = at.filter(|_| at != std::mem::replace(&mut told, at)) else { return plain };
        match order {
            Order::Move(_) => text_args("brief-move", &[("what", place_name(spot).into())]),
            _ => at_place(plain, spot),
        }
    };
    orders.iter().map(&mut brief).collect()
}

/// Returns the spots to which a row of tokens leads, starting at `at`. A token whose step leads nowhere is named instead of its
/// spot.
fn way_text(row: &MoveTokenRow, mut at: Option<BoardSpot>) -> String {
    let mut step = |step: &Option<MoveStep>| match step.and_then(|step| at?.after(step)) {
        Some(spot) => {
            at = Some(spot);
            place_name(spot)
        }
        None => step.map_or_else(|| text("step-hidden"), step_name),
    };
    let steps: Vec<String> = row.steps().iter().map(&mut step).collect();
    if steps.is_empty() { text("amount-nothing") } else { steps.join(&text("step-then")) }
}

/// Returns a row of tokens in words; face-down tokens are described as face down.
pub(super) fn row_text(row: &MoveTokenRow) -> String {
    let step = |step: &Option<_>| step.map_or_else(|| text("step-hidden"), step_name);
    let steps: Vec<String> = row.steps().iter().map(step).collect();
    if steps.is_empty() { text("amount-nothing") } else { steps.join(&text("step-then")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::{Metal, open_view};

    #[test]
    fn plan_names_the_place_of_every_step_once() {
        let text = "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {\"red\": (at: \"R2 port\")}, \
            play: [], expect: ())";
        let seen = open_view(&Scenario::from_text(text).expect("a scenario").position().expect("a position"));
        let names = PlayerNames::default();
        let plan = |orders: &[Order]| plan_briefs(&seen, orders, &names);
        assert_eq!(plan(&[Order::End]), ["End the turn: Hearthport"]);
        let sells = [Order::Move(MoveStep::Out), Order::Move(MoveStep::Mine1), Order::Take(Metal::Iron), Order::End];
        assert_eq!(plan(&sells), ["Fly: Hearth (R2)", "Fly: Emberfall", "Take iron", "End the turn"]);
        let row = MoveTokenRow::new(&[MoveStep::Out, MoveStep::Mine2, MoveStep::Gate]).expect("a row");
        assert_eq!(plan(&[Order::Plan(row)]), ["Plan: Hearth (R2), then Kiln, then gate"], "a lost token has no place");
    }

    #[test]
    fn later_turns_name_every_place_up_to_the_sale() {
        let text = "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {\"red\": (at: \"R2 port\", \
            cargo: [\"Plutonium\"])}, police: \"B1|B2\", alien: \"B3|B4\", play: [], expect: ())";
        let seen = open_view(&Scenario::from_text(text).expect("a scenario").position().expect("a position"));
        let plan = [Order::Move(MoveStep::Out), Order::End];
        for (language, last) in [
            ("en", "In 2 turns – Fly: Anvil Exchange, Sell plutonium"),
            ("it", "Fra 2 turni – Vola: Borsa dell’Incudine, Vendi plutonio"),
            ("ru", "Через 2 хода – Лететь: Биржа «Наковальня», Продать плутоний"),
        ] {
            orrery_locale::speaking(language, || {
                let turns = foreseen(&seen, &plan, &PlayerNames::default());
                assert!(turns.len() == 2 && turns[1].starts_with(last), "{turns:?}");
            });
        }
        assert!(foreseen(&seen, &plan[..1], &PlayerNames::default()).is_empty(), "the turn goes on");
    }
}

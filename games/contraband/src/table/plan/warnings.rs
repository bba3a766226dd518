//! Warnings about losses that an order would cause.

use super::danger::danger;
use super::row::{row_end, row_way};
use super::state::check;
use crate::rules::{BoardSpot, Metal, MoveStep, MoveTokenRow, Order, PatrolToken, Position, View, due};
use crate::table::types::Warning;

/// Returns the losses that `order` would cause, the most serious first.
pub fn warnings(view: &View, order: &Order) -> Vec<Warning> {
    if check(view, order).is_err() {
        return Vec::new();
    }
    let known = &view.known;
    let mut all = Vec::new();
    match *order {
        Order::End => all.extend(of_end(known, known.me().at)),
        // After the last revealed token the ship stays where it is (CB-SIM-4).
        Order::Done if !is_covered(known) => all.extend(of_end(known, known.me().at)),
        Order::Move(step) => all.extend(of_step(known, step)),
        Order::Plan(row) => all.extend(of_row(view, &row)),
        Order::Attack(_) => {
            let quadrant = known.me().at.sector.quadrant();
            all.extend((!known.me().is_pirate_in(quadrant)).then_some(Warning::Outlaw { quadrant }));
        }
        _ => {}
    }
    all
}

/// Reports whether a token of the decider's row is still face down.
fn is_covered(known: &Position) -> bool {
    known.me().row.is_some_and(|row| row.steps().len() > usize::from(known.reveals))
}

/// Warns about a turn that ends at this spot with Plutonium aboard: the police meet the ship there, or may reach it in the patrol
/// step.
fn of_end(known: &Position, at: BoardSpot) -> Option<Warning> {
    if !smuggles(known) || known.me().breakdown || !at.is_space() {
        return None;
    }
    if meets(known, at) == Some(PatrolToken::Police) {
        return Some(Warning::EndInReach);
    }
    let passes_over = known.me().unchecked && !known.is_pirate_at(known.asked(), at.sector);
    let count = danger(known, at.sector)[PatrolToken::Police.index()];
    (count > 0 && !passes_over).then_some(Warning::EndNear { count })
}

/// Warns about a row: with Plutonium aboard, the police reach a space on the way or may reach its end; or the first token leaves
/// metals behind.
fn of_row(view: &View, row: &MoveTokenRow) -> Vec<Warning> {
    let known = &view.known;
    let mut all = Vec::new();
    let way = row_way(view, row);
    if smuggles(known) && way.iter().any(|&to| meets(known, to) == Some(PatrolToken::Police)) {
        all.push(Warning::MeetPolice);
    } else {
        all.extend(of_end(known, row_end(view, row)));
    }
    all.extend((!way.is_empty()).then(|| of_mine(known)).flatten());
    all
}

/// Reports whether the decider carries Plutonium.
fn smuggles(known: &Position) -> bool {
    known.me().hold.known.has(Metal::Plutonium)
}

/// Returns the token that the decider would meet at a spot, if any.
pub(super) fn meets(known: &Position, at: BoardSpot) -> Option<PatrolToken> {
    let mut there = *known;
    there.players[known.asked()].at = at;
    due(&there, known.asked())
}

fn of_step(known: &Position, step: MoveStep) -> Vec<Warning> {
    let me = known.me();
    let Some(to) = me.at.after(step) else { return Vec::new() };
    let mut all = Vec::new();
    if smuggles(known) && meets(known, to) == Some(PatrolToken::Police) {
        all.push(Warning::MeetPolice);
    }
    all.extend(of_mine(known));
    all
}

/// Warns about leaving behind metals of a mine that would still fit the hold.
fn of_mine(known: &Position) -> Option<Warning> {
    let count = known.mine_of(known.asked()).map_or(0, |mine| known.mines[mine].pile.known.len());
    (count > 0 && known.me().has_room()).then_some(Warning::LeaveMetals { count })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::notation::parse_order;
    use crate::rules::{open_view, put_to_planning};

    fn asked(setup: &str, red: &str, police: &str, order: &str) -> Vec<Warning> {
        let file = format!(
            "(game: \"contraband\", title: \"\", setup: (players: 2{setup}), seats: {{\"red\": ({red}), \"green\": \
            (at: \"B2 port\")}}, police: \"{police}\", alien: \"B3|B4\", play: [], expect: ())"
        );
        let mut p = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        if setup.contains("simultaneous") {
            put_to_planning(&mut p);
        }
        warnings(&open_view(&p), &parse_order(order).expect("an order"))
    }

    const LADEN: &str = "at: \"R2\", cargo: [\"Plutonium\"], upgrades: [\"Engine2\"]";

    #[test]
    fn ending_a_turn_warns_when_police_can_reach_contraband() {
        // By moving one or two lines counter-clockwise, the police reach R2.
        assert_eq!(asked("", LADEN, "R3|R4", "end"), [Warning::EndNear { count: 2 }]);
        assert_eq!(asked("", LADEN, "R1|R2", "end"), [Warning::EndInReach]);
        assert_eq!(asked("", LADEN, "G4|B1", "end"), []);
        assert_eq!(asked("", "at: \"R2\", cargo: [\"Iron\"]", "R3|R4", "end"), []);
        assert_eq!(asked("", "at: \"R2 port\", cargo: [\"Plutonium\"]", "R3|R4", "end"), []);
    }

    #[test]
    fn planned_row_gives_the_same_warnings_as_a_turn() {
        let plan = ", order: \"simultaneous\"";
        assert_eq!(asked(plan, LADEN, "R3|R4", "plan cw cw"), [Warning::MeetPolice]);
        assert_eq!(asked(plan, LADEN, "G1|G2", "plan cw"), [Warning::EndNear { count: 1 }]);
        assert_eq!(asked(plan, LADEN, "B1|B2", "plan cw"), []);
        assert_eq!(asked(plan, "at: \"R2\", cargo: [\"Iron\"], upgrades: [\"Engine2\"]", "R3|R4", "plan cw cw"), []);
    }
}

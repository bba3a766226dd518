//! The lesson guide of this game: highlights, the orders to which clicks lead, and reminders for hesitant learners.

mod highlight_areas;

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::StarshipCatanFrontend;
use crate::panels::GamePanelData;
use crate::table::{AdjustableAmount, ClickTarget, OrderDraft};
use orrery_board::HitAreas;
use orrery_learn::academy::LessonRun;
use orrery_ui::{CoachRemark, HighlightFrame, LessonGuide};
use starship_catan::StarshipCatan;
use starship_catan::academy::{Highlight, HighlightPlace};
use starship_catan::rules::notation::write_order;
use starship_catan::rules::{BuildableItem, CommodityCounts, EquipmentKind, Order, Phase, Upgrade, View};

impl LessonGuide for StarshipCatanFrontend {
    fn leads_to(target: ClickTarget) -> Vec<String> {
        leads_to(target)
    }

    fn tried(_: &OrderDraft, target: ClickTarget) -> Option<Order> {
        Some(match target {
            ClickTarget::Adventure(adventure) => Order::Adventure { adventure, take: CommodityCounts::NONE },
            ClickTarget::Colony(resource) => Order::Produce(resource),
            ClickTarget::Sector(sector) => Order::Fly(sector),
            ClickTarget::RivalBay(resource) => Order::Demand(resource),
            target => plain(target)?,
        })
    }

    fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
        highlight_areas::glowing(glow, view, hits)
    }

    fn kept_in_sight(_: Option<&LessonRun<StarshipCatan>>, view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
        highlight_areas::kept_in_sight(view, hits)
    }

    fn scenery() -> Rect {
        highlight_areas::rival()
    }

    // The bubble is below the flight, where no card hangs.
    fn home() -> Pos2 {
        pos2(460.0, 300.0)
    }

    fn next_thing(view: &View) -> Option<CoachRemark<Self>> {
        let (word, place) = match view.known.phase {
            Phase::Roll => ("academy-coach-idle-roll", HighlightPlace::Roll),
            Phase::Fly => ("academy-coach-idle-fly", HighlightPlace::Sectors),
            Phase::Build => ("academy-coach-idle-end", HighlightPlace::End),
            _ => return None,
        };
        Some((word, Highlight::Place(place)))
    }
}

/// Returns the order that a click on a target always gives, or `None` if the order depends on anything else.
fn plain(target: ClickTarget) -> Option<Order> {
    Some(match target {
        ClickTarget::Die => Order::Roll,
        ClickTarget::Next => Order::Next,
        ClickTarget::Stop => Order::Stop,
        ClickTarget::Settle => Order::Settle,
        ClickTarget::Found => Order::Found,
        ClickTarget::Pay => Order::Pay,
        ClickTarget::Fight => Order::Fight,
        ClickTarget::Prize(prize) => Order::Take(prize),
        ClickTarget::Accept => Order::Accept,
        ClickTarget::Refuse => Order::Refuse,
        ClickTarget::End => Order::End,
        _ => return None,
    })
}

/// Returns the beginnings of the orders to which a click on `target` can lead. If there are several, the phase and the draft
/// decide between them.
fn leads_to(target: ClickTarget) -> Vec<String> {
    let each = |verbs: &[&str], what: &str| verbs.iter().map(|verb| format!("{verb} {what}")).collect();
    match target {
        ClickTarget::Colony(resource) => each(&["produce"], resource.word()),
        ClickTarget::Sector(sector) => each(&["fly"], &sector.to_string()),
        ClickTarget::LookCard(_) | ClickTarget::ToTop(_) | ClickTarget::ToBottom(_) => vec!["arrange".to_owned()],
        ClickTarget::Adventure(adventure) => each(&["adventure"], adventure.word()),
        ClickTarget::Module(module) => each(&["module", "build", "upgrade", "lose"], module.word()),
        ClickTarget::Ship(ship) => each(&["build"], ship.word()),
        ClickTarget::Piece(piece) => {
            let (build, upgrade) = match piece {
                EquipmentKind::Booster => (BuildableItem::Booster, Upgrade::Booster),
                EquipmentKind::Cannon => (BuildableItem::Cannon, Upgrade::Cannon),
            };
            [Order::Build(build), Order::Upgrade(upgrade)].iter().map(write_order).collect()
        }
        ClickTarget::Post(card) => each(&["use"], card.word()),
        ClickTarget::RivalBay(resource) => each(&["demand"], resource.word()),
        ClickTarget::Offer => vec!["offer".to_owned()],
        ClickTarget::More(counter) | ClickTarget::Less(counter) | ClickTarget::All(counter) => match counter {
            AdjustableAmount::Buy(thing) => vec![format!("buy {thing}"), "use".to_owned()],
            AdjustableAmount::Sell(thing) => vec![format!("sell {thing}"), "use".to_owned()],
            AdjustableAmount::Take(_) => vec!["adventure".to_owned()],
            AdjustableAmount::Give(_) | AdjustableAmount::Want(_) => vec!["offer".to_owned()],
        },
        ClickTarget::Confirm | ClickTarget::Cancel => Vec::new(),
        target => plain(target).iter().map(write_order).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::plan::PendingOrder;
    use orrery_learn::academy::{LessonAction, lessons};
    use orrery_table::ClickResult;
    use starship_catan::record::Scenario;
    use starship_catan::rules::{Commodity, Resource, view};

    fn seen(text: &str) -> View {
        let file = format!("(game: \"starship-catan\", title: \"\", {text}, play: [], expect: ())");
        let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        view(&position, Some(position.decider))
    }

    #[test]
    fn clicked_targets_give_the_orders_they_announce() {
        let boards = [
            r#"phase: "roll""#,
            r#"phase: "fly""#,
            r#"seats: {"moon": (hangar: ["ColonyShip"])}, phase: "flight", flight: (row: ["Loam"]), sectors: {"1": ["Hades"]}"#,
            r#"seats: {"moon": (astro: 9)}, phase: "pirates", flight: (row: ["Corsairs5"])"#,
            r#"seats: {"moon": (astro: 9, modules: {"Trade": 1, "Command": 1}, cargo: {"Ore": 1, "Fuel": 2, "Carbon": 2, "Food": 2}),
                "sun": (cargo: {"Food": 1})}, phase: "build""#,
        ];
        let mut given = 0;
        for board in boards {
            let view = seen(board);
            for target in PendingOrder::default().targets(&view) {
                if let ClickResult::Order(order) = PendingOrder::default().pick(&view, target) {
                    let told = write_order(&order);
                    assert!(leads_to(target).iter().any(|begin| told.starts_with(begin)), "{target:?}: {told}");
                    given += 1;
                }
            }
        }
        assert!(given > 12, "only {given} orders were given");
        assert_eq!(leads_to(ClickTarget::More(AdjustableAmount::Buy(Commodity::Ore))), ["buy Ore", "use"]);
    }

    #[test]
    fn refused_attempts_of_lessons_can_be_made_by_a_click() {
        for lesson in lessons::<StarshipCatan>() {
            for step in &lesson.steps {
                let refused = step.until.iter().flat_map(|until| &until.refused);
                for pattern in refused {
                    let line = step.show_me.iter().find_map(|line| match line {
                        LessonAction::Refuse(Order::Adventure { adventure, .. }) => {
                            Some(ClickTarget::Adventure(*adventure))
                        }
                        _ => None,
                    });
                    let order = line.and_then(|target| StarshipCatanFrontend::tried(&OrderDraft::default(), target));
                    assert!(order.is_some_and(|order| pattern.fits(&order)), "{}: {pattern}", lesson.id);
                }
            }
        }
        assert_eq!(
            StarshipCatanFrontend::tried(&OrderDraft::default(), ClickTarget::Colony(Resource::Ore)),
            Some(Order::Produce(Resource::Ore))
        );
    }

    #[test]
    fn idle_hint_names_the_next_action() {
        let said = |board: &str| StarshipCatanFrontend::next_thing(&seen(board)).map(|(word, _)| word);
        assert_eq!(said(r#"phase: "roll""#), Some("academy-coach-idle-roll"));
        assert_eq!(said(r#"phase: "fly""#), Some("academy-coach-idle-fly"));
        assert_eq!(said(r#"phase: "flight", flight: (row: ["Loam"])"#), None);
    }
}

//! Tooltips on the round panel and the objective's card: the goal, the viewer's progress, and the value of the objective. A click
//! opens the matching codex page.

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::{Context, CursorIcon, Order, Sense, WidgetInfo, WidgetType};

use super::GamePanelData;
use super::layout;
use crate::board::layout::{STATUS, objective_card};
use crate::board::own_seat;
use crate::locale::{aim_help, aim_progress, aim_worth, goal_of, rank_list, text, text_args, topic_title};
use contraband::Contraband;
use contraband::codex::{BasicTopic, Topic};
use contraband::rules::View;
use orrery_learn::codex::CodexPages as _;
use orrery_locale::PlayerNames;
use orrery_settings::keys::Action;
use orrery_ui::CodexIntent;
use orrery_ui::board_layer;
use orrery_ui::intent::UiIntent;
use orrery_ui::tips::{TooltipContent, TooltipExt as _};

/// The content of a tooltip in the column.
struct GoalTip {
    title: String,
    words: Vec<String>,
    page: Option<usize>,
}

/// Shows both tooltips, while nothing covers their areas.
pub fn goal_tips(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    shown(ctx, view, ("status", STATUS), &status(view.seen, view.names), out);
    let card = objective_card(view.seen.known.count());
    // The coach's panel covers the hand.
    let person = view.table.and_then(orrery_table::Table::only_person);
    let told = own_seat(view.seen, person).and_then(|own| objective(view.seen, own, view.names));
    if let Some(told) = told.filter(|_| view.coach.open.is_none()) {
        shown(ctx, view, ("objective", card), &told, out);
    }
}

fn shown(
    ctx: &Context,
    view: &GamePanelData,
    (name, area): (&str, BoardRect),
    told: &GoalTip,
    out: &mut Vec<UiIntent>,
) {
    let rect = view.column(layout::area(area));
    board_layer(ctx, name, rect, Order::Middle, |ui| {
        let response = ui.interact(rect, ui.id().with(name), Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
        let spoken = [told.title.clone(), told.words.join(" ")].join(". ");
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        let tip = told
            .words
            .iter()
            .fold(TooltipContent::default().title(told.title.clone()), |tip, one| tip.and(Some(one.clone())));
        let tip = match told.page {
            Some(page) => tip.page(page, view.keys.shown(Action::Codex)),
            None => tip,
        };
        if response.tip(&tip).clicked() {
            out.extend(told.page.map(|page| UiIntent::Codex(CodexIntent::Open(page))));
        }
    });
}

/// Returns the tooltip for round and target: the goal of this match.
fn status(view: &View, names: &PlayerNames) -> GoalTip {
    let known = &view.known;
    let own = view.seat().map(|seat| known.colour(seat));
    let (basic, more) = if known.is_solo() { (BasicTopic::Alone, rank_list()) } else { (BasicTopic::Goal, Vec::new()) };
    let words = std::iter::once(goal_of(view, own, names)).chain(more).collect();
    let topic = Topic::Basic(basic);
    GoalTip { title: topic_title(topic), words, page: Contraband::number_of(topic) }
}

/// Returns the tooltip for the objective of a seat: its condition, the progress, and the value of the objective. Returns `None`
/// if no objective is visible.
fn objective(view: &View, seat: usize, names: &PlayerNames) -> Option<GoalTip> {
    let known = &view.known;
    let aim = known.players[seat].objective()?;
    let mut words = vec![aim_help(view, aim), aim_progress(view, seat, aim), aim_worth(view, aim)];
    if !known.players[seat].done {
        words.push(text_args("aim-secret", &[("name", names.of(known.colour(seat)).into())]));
    }
    words.push(text("aim-click"));
    let topic = Topic::Objective(aim);
    Some(GoalTip { title: topic_title(topic), words, page: Contraband::number_of(topic) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::{Objective, view};
    use orrery_core::Colour;

    fn seen(eyes: Option<usize>) -> View {
        let file = r#"(game: "contraband", title: "", setup: (players: 2), seats: {
            "red": (credits: 1450, upgrades: ["Engine1", "Cargo2"], objective: "Shipwright"),
            "green": (objective: "Outlaw")}, play: [], expect: ())"#;
        view(&Scenario::from_text(file).expect("a scenario").position().expect("a position"), eyes)
    }

    #[test]
    fn objective_tooltip_gives_condition_progress_and_worth() {
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        let told = objective(&seen(Some(0)), 0, &names).expect("Red has an objective");
        assert_eq!(told.title, "Objective: Shipwright");
        let all = told.words.join(" ");
        for part in ["all four systems", "2 of 4", "3,000", "1,000", "only Vera"] {
            assert!(all.contains(part), "{part}: {all}");
        }
        assert_eq!(told.page, Contraband::number_of(Topic::Objective(Objective::Shipwright)));
        assert!(objective(&seen(None), 0, &names).is_none(), "nobody's eyes see nobody's card");
    }

    #[test]
    fn round_tooltip_shows_the_goal_without_rival_secrets() {
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        let told = status(&seen(Some(0)), &names);
        let all = told.words.join(" ");
        assert!(all.contains("3,000") && all.contains("1,450") && all.contains("Shipwright"), "{all}");
        assert!(told.page.is_some() && !all.contains("Outlaw"));
        let nobody = status(&seen(None), &names).words.join(" ");
        assert!(!nobody.contains("Shipwright") && !nobody.contains("Vera"), "{nobody}");
    }
}

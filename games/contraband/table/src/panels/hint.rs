//! The line at the foot with the current question.

use crate::locale::{card_name, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::{PendingOrder, hover, lost_tokens, may_change, planned};
use crate::table::{ClickTarget, OrderDraft};
use contraband::rules::{BonusCard, BonusPlay, Contraband, DecisionKind, Order, View};
use orrery_core::Rules as _;
use orrery_locale::MessageValue;
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::HintLine;

/// Returns the hint for the decider, whose name is `name`.
pub fn hint_for(view: &View, plan: &PendingOrder, name: &str, keys: &KeyMap) -> HintLine {
    let me = view.known.me();
    let answers = if view.known.ask == DecisionKind::Police { answers(view, plan) } else { String::new() };
    let args = [
        ("name", MessageValue::from(name)),
        ("answers", answers.into()),
        ("count", me.moves_left().into()),
        ("confirm", keys.shown(Action::Confirm).into()),
        ("end", keys.shown(Action::EndTurn).into()),
        ("fight", keys.shown(TableKeyAction::Fight.action()).into()),
    ];
    let key = match (view.known.ask, &**plan) {
        (_, OrderDraft::Radar) => "ui-hint-radar",
        (_, OrderDraft::Change(_)) => "ui-hint-change",
        (DecisionKind::Turn, _) if me.moves_left() == 0 => "ui-hint-stay",
        (DecisionKind::Turn, _) if me.breakdown => "ui-hint-adrift",
        // A solo player has to leave the place first (CB-SOL-4).
        (DecisionKind::Turn, _) if Contraband::check(view, &Order::End).is_err() => "ui-hint-away",
        (DecisionKind::Turn, _) => "ui-hint-turn",
        (DecisionKind::Police, _) if view.known.meeting.is_some_and(|meeting| meeting.sight) => "ui-hint-sight",
        (DecisionKind::Police, _) => "ui-hint-police",
        (DecisionKind::Raid, _) => "ui-hint-raid",
        (DecisionKind::Calm, _) => "ui-hint-calm",
        (DecisionKind::Fight | DecisionKind::Press, _) => "ui-hint-fight",
        (DecisionKind::Stand, _) => "ui-hint-stand",
        (DecisionKind::Prize, _) => "ui-hint-prize",
        (DecisionKind::Hide, _) => "ui-hint-hide",
        (DecisionKind::Loot, _) => "ui-hint-loot",
        (DecisionKind::Lose, _) => "ui-hint-lose",
        (DecisionKind::Excess, _) => "ui-hint-excess",
        (DecisionKind::Plan, draft) if lost_tokens(view, &planned(*draft)).contains(&true) => "ui-hint-plan-lost",
        (DecisionKind::Plan, _) => "ui-hint-plan",
        (DecisionKind::Act, _) if may_change(view) => "ui-hint-act-change",
        (DecisionKind::Act, _) => "ui-hint-act",
        (DecisionKind::Nothing | DecisionKind::Over, _) => "ui-hint-over",
    };
    HintLine::plain(text_args(key, &args))
}

/// Returns the legal answers to the police in words, each with its cost or chance.
fn answers(view: &View, plan: &PendingOrder) -> String {
    let submits = 0..=view.known.me().cards(BonusCard::HiddenHold);
    let mut all: Vec<String> = submits.filter_map(|hidden| submit(view, plan, hidden)).collect();
    if let Some((hits, holds)) = hover(plan, view, ClickTarget::Flee).and_then(|preview| preview.flight) {
        let args = [("hits", MessageValue::from(hits)), ("chance", holds.into())];
        all.push(if hits == 0 { text("ui-answer-flee") } else { text_args("ui-answer-flee-hits", &args) });
    }
    if let Some([least, most]) = hover(plan, view, ClickTarget::Fight).and_then(|preview| preview.odds) {
        let chance = if least == most { least.to_string() } else { format!("{least}–{most}") };
        all.push(text_args("ui-answer-fight", &[("chance", chance.into())]));
    }
    let playable = |card: &&BonusCard| Contraband::check(view, &Order::Play(BonusPlay::Card(**card))).is_ok();
    let cards: Vec<String> = BonusCard::ALL.iter().filter(playable).map(|&card| card_name(card)).collect();
    if !cards.is_empty() {
        all.push(text_args("ui-answer-card", &[("cards", cards.join(&text("list-comma")).into())]));
    }
    match all.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let first = rest.join(&text("list-comma"));
            text_args("ui-answers", &[("first", first.into()), ("last", last.as_str().into())])
        }
        _ => all.concat(),
    }
}

/// Returns the text for submitting with this many units of Plutonium hidden, if that is legal.
fn submit(view: &View, plan: &PendingOrder, hidden: u8) -> Option<String> {
    let found = hover(plan, view, ClickTarget::Submit(hidden))?.found;
    let key = match (hidden, found) {
        (0, None) => "ui-answer-submit",
        (0, Some(_)) => "ui-answer-submit-found",
        (_, None) => "ui-answer-hide",
        (_, Some(_)) => "ui-answer-hide-found",
    };
    let (metals, fine) = found.map_or((0, 0), |found| (found.metals, found.fine));
    Some(text_args(key, &[("count", hidden.into()), ("metals", metals.into()), ("fine", fine.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::view;
    use orrery_core::RandomGenerator;

    /// Returns the view and the hint for red, with these cards and upgrades, when the police stop the ship with Plutonium aboard.
    fn stopped(red: &str) -> (View, String) {
        let file = format!(
            "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {{\"red\": (at: \"R2 port\", {red})}}, \
             police: \"R1|R2\", alien: \"B3|B4\", play: [], expect: ())"
        );
        let mut p = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        let order = parse_order("move out").expect("an order");
        Contraband::apply(&mut p, &order, &mut RandomGenerator::new(1), &mut ());
        let seen = view(&p, Some(0));
        let hint = hint_for(&seen, &PendingOrder::default(), "Vera", &KeyMap::default());
        (seen, hint.words)
    }

    #[test]
    fn police_hint_names_every_legal_answer_with_its_cost() {
        let (seen, words) = stopped(r#"cargo: ["Plutonium"], bonus: ["HiddenHold", "WeaponBoost"]"#);
        assert_eq!(seen.known.ask, DecisionKind::Police);
        assert!(words.contains("submit (cargo lost: 1, fine 500)"), "{words}");
        assert!(words.contains("hide 1 (Hidden Holds used: 1)"), "{words}");
        assert!(words.contains("% to win") && words.contains("play Weapon Boost"), "{words}");
        assert!(!words.contains("flee"), "the police are faster: {words}");
        let (_, plain) = stopped(r#"cargo: ["Iron"]"#);
        assert!(plain.contains("submit (nothing to find) or fight") && !plain.contains("hide"), "{plain}");
    }
}

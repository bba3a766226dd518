//! The current question in a line.

use crate::locale::text_args;
use crate::settings::keys::TableAction;
use crate::table::Draft;
use crate::table::plan::{Plan, lost_tokens, may_change, planned};
use contraband::rules::{Ask, Contraband, Order, View};
use orrery_core::Rules as _;
use orrery_locale::MessageValue;
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::Hint;

/// Returns the hint for the decider, who is called `name`.
#[must_use]
pub fn hint_for(view: &View, plan: &Plan, name: &str, keys: &KeyMap) -> Hint {
    let me = view.known.me();
    let args = [
        ("name", MessageValue::from(name)),
        ("count", me.moves_left().into()),
        ("confirm", keys.shown(Action::Confirm).into()),
        ("end", keys.shown(Action::EndTurn).into()),
        ("fight", keys.shown(TableAction::Fight.action()).into()),
    ];
    let key = match (view.known.ask, &**plan) {
        (_, Draft::Radar) => "ui-hint-radar",
        (_, Draft::Change(_)) => "ui-hint-change",
        (Ask::Turn, _) if me.moves_left() == 0 => "ui-hint-stay",
        (Ask::Turn, _) if me.breakdown => "ui-hint-adrift",
        // A solo player has to leave first (CB-SOL-4).
        (Ask::Turn, _) if Contraband::check(view, &Order::End).is_err() => "ui-hint-away",
        (Ask::Turn, _) => "ui-hint-turn",
        (Ask::Police, _) if view.known.meeting.is_some_and(|meeting| meeting.sight) => "ui-hint-sight",
        (Ask::Police, _) => "ui-hint-police",
        (Ask::Raid, _) => "ui-hint-raid",
        (Ask::Calm, _) => "ui-hint-calm",
        (Ask::Fight | Ask::Press, _) => "ui-hint-fight",
        (Ask::Stand, _) => "ui-hint-stand",
        (Ask::Prize, _) => "ui-hint-prize",
        (Ask::Hide, _) => "ui-hint-hide",
        (Ask::Loot, _) => "ui-hint-loot",
        (Ask::Lose, _) => "ui-hint-lose",
        (Ask::Excess, _) => "ui-hint-excess",
        (Ask::Plan, draft) if lost_tokens(view, &planned(*draft)).contains(&true) => "ui-hint-plan-lost",
        (Ask::Plan, _) => "ui-hint-plan",
        (Ask::Act, _) if may_change(view) => "ui-hint-act-change",
        (Ask::Act, _) => "ui-hint-act",
        (Ask::Nothing | Ask::Over, _) => "ui-hint-over",
    };
    Hint::plain(text_args(key, &args))
}

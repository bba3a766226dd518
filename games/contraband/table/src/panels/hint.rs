//! The current question in a line.

use crate::locale::text_args;
use crate::settings::keys::TableAction;
use crate::table::Draft;
use crate::table::plan::{PendingOrder, lost_tokens, may_change, planned};
use contraband::rules::{Contraband, Order, Question, View};
use orrery_core::Rules as _;
use orrery_locale::MessageValue;
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::Hint;

/// Returns the hint for the decider, who is called `name`.
#[must_use]
pub fn hint_for(view: &View, plan: &PendingOrder, name: &str, keys: &KeyMap) -> Hint {
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
        (Question::Turn, _) if me.moves_left() == 0 => "ui-hint-stay",
        (Question::Turn, _) if me.breakdown => "ui-hint-adrift",
        // A solo player has to leave first (CB-SOL-4).
        (Question::Turn, _) if Contraband::check(view, &Order::End).is_err() => "ui-hint-away",
        (Question::Turn, _) => "ui-hint-turn",
        (Question::Police, _) if view.known.meeting.is_some_and(|meeting| meeting.sight) => "ui-hint-sight",
        (Question::Police, _) => "ui-hint-police",
        (Question::Raid, _) => "ui-hint-raid",
        (Question::Calm, _) => "ui-hint-calm",
        (Question::Fight | Question::Press, _) => "ui-hint-fight",
        (Question::Stand, _) => "ui-hint-stand",
        (Question::Prize, _) => "ui-hint-prize",
        (Question::Hide, _) => "ui-hint-hide",
        (Question::Loot, _) => "ui-hint-loot",
        (Question::Lose, _) => "ui-hint-lose",
        (Question::Excess, _) => "ui-hint-excess",
        (Question::Plan, draft) if lost_tokens(view, &planned(*draft)).contains(&true) => "ui-hint-plan-lost",
        (Question::Plan, _) => "ui-hint-plan",
        (Question::Act, _) if may_change(view) => "ui-hint-act-change",
        (Question::Act, _) => "ui-hint-act",
        (Question::Nothing | Question::Over, _) => "ui-hint-over",
    };
    Hint::plain(text_args(key, &args))
}

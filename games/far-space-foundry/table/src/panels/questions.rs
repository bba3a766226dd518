//! The texts of warnings before a loss.

use crate::locale::{action_name, raws_text, text, text_args};
use crate::table::Warning;

/// Returns the text of the question that warns of a loss.
pub fn warning_text(warning: Warning) -> String {
    match warning {
        Warning::EndWithAction { action } => text_args("ui-warn-end", &[("action", action_name(action).into())]),
        Warning::EndWithGoods { count } => text_args("ui-warn-end-goods", &[("count", count.into())]),
        Warning::EndOfAlpha { goods } => text_args("ui-warn-end-alpha", &[("what", raws_text(goods).into())]),
        Warning::LoadWithAction { action } => text_args("ui-warn-load", &[("action", action_name(action).into())]),
        Warning::ActBeforeGoods { capacity } => text_args("ui-warn-goods", &[("count", capacity.into())]),
    }
}

/// Returns the label of the button that gives the order despite the warning.
pub fn warning_action(warning: Warning) -> String {
    text(match warning {
        Warning::EndWithAction { .. } | Warning::EndWithGoods { .. } | Warning::EndOfAlpha { .. } => "ui-end-turn",
        Warning::LoadWithAction { .. } => "ui-load-goods",
        Warning::ActBeforeGoods { .. } => "ui-use-action",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FarSpaceFoundryFrontend;
    use crate::table::WarningKind;
    use far_space_foundry::rules::Action;
    use orrery_table::LossWarning;
    use orrery_ui::MatchPanels as _;

    #[test]
    fn every_loss_warning_has_exactly_one_question() {
        let action = Action::Upgrade;
        let all = [
            Warning::EndWithAction { action },
            Warning::EndWithGoods { count: 4 },
            Warning::EndOfAlpha { goods: [0, 1, 3] },
            Warning::LoadWithAction { action },
            Warning::ActBeforeGoods { capacity: 3 },
        ];
        assert!(all.iter().map(LossWarning::kind).eq(WarningKind::ALL.iter().copied()));
        for warning in all {
            let said = [warning_text(warning), warning_action(warning)].join(" ");
            assert!(!said.contains(['{', '$']) && !said.contains("ui-") && said.contains('?'), "{said}");
            let asked =
                FarSpaceFoundryFrontend::QUESTIONS.iter().filter(|question| question.loses == warning.kind()).count();
            assert_eq!(asked, 1, "{warning:?}");
        }
    }
}

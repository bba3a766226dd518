//! The texts of warnings and their confirmations.

use crate::locale::{quadrant_name, text, text_args};
use crate::table::Warning;

/// Returns a warning in words.
pub fn warning_text(warning: Warning) -> String {
    match warning {
        Warning::EndInReach => text("ui-warn-end"),
        Warning::EndNear { count } => text_args("ui-warn-near", &[("count", count.into())]),
        Warning::LeaveMetals { count } => text_args("ui-warn-metals", &[("count", count.into())]),
        Warning::MeetPolice => text("ui-warn-police"),
        Warning::Outlaw { quadrant } => text_args("ui-warn-outlaw", &[("what", quadrant_name(quadrant).into())]),
    }
}

/// Returns the label of the button that gives the order in spite of the warning.
pub fn warning_action(warning: Warning) -> String {
    text(match warning {
        Warning::EndInReach | Warning::EndNear { .. } => "ui-end-turn",
        Warning::LeaveMetals { .. } | Warning::MeetPolice => "ui-fly-on",
        Warning::Outlaw { .. } => "ui-attack",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ContrabandFrontend;
    use crate::table::WarningKind;
    use orrery_core::Colour;
    use orrery_table::LossWarning;
    use orrery_ui::MatchPanels as _;

    #[test]
    fn every_loss_warning_has_exactly_one_question() {
        let all = [
            Warning::EndInReach,
            Warning::EndNear { count: 1 },
            Warning::LeaveMetals { count: 2 },
            Warning::MeetPolice,
            Warning::Outlaw { quadrant: Colour::Green },
        ];
        let mut kinds: Vec<WarningKind> = all.iter().map(LossWarning::kind).collect();
        kinds.dedup();
        assert_eq!(kinds, WarningKind::ALL);
        for warning in all {
            let said = [warning_text(warning), warning_action(warning)].join(" ");
            assert!(!said.contains(['{', '$']) && !said.contains("ui-") && said.contains('?'), "{said}");
            let asked =
                ContrabandFrontend::QUESTIONS.iter().filter(|question| question.loses == warning.kind()).count();
            assert_eq!(asked, 1, "{warning:?}");
        }
    }
}

//! Texts of refusals.

use super::things::{amount, module_name};
use super::{message, message_as, text};
use orrery_locale::{PlayerNames, message_key};
use starship_catan::rules::{Commodity, Refusal};

/// Returns the sentence that gives the player the reason for a refusal.
pub fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
    let called = |end: &str| message_as(&format!("refusal-{}-{end}", refusal.key()), refusal, names, &[]);
    let more = match *refusal {
        Refusal::NotNow { phase } => return called(phase.word()),
        Refusal::Lacking { thing, needed, .. } | Refusal::OtherLacks { thing, needed, .. } => {
            vec![("needed", amount(thing, needed).into())]
        }
        // The laboratory is not a bay.
        Refusal::NoRoom { thing: Commodity::Science, .. } | Refusal::OtherNoRoom { thing: Commodity::Science, .. } => {
            return called("science");
        }
        Refusal::NoShip { ship } => return text(&format!("refusal-no-ship{}", message_key("", ship.word(), ""))),
        Refusal::PiecesFull { piece, .. } | Refusal::PiecesMissing { piece, .. } | Refusal::PiecesRaised { piece } => {
            return called(&piece.to_string());
        }
        Refusal::NoModule { module }
        | Refusal::HasModule { module }
        | Refusal::ModuleRaised { module }
        | Refusal::LevelTwoHeld { module, .. } => vec![("module", module_name(module).into())],
        _ => Vec::new(),
    };
    message("refusal", refusal, names, &more)
}

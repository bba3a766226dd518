//! Previews of orders in words.

use crate::board::stake_lines;
use crate::locale::{place_name, text, text_args};
use crate::table::OrderPreview;
use contraband::rules::PatrolToken;
use orrery_locale::percentage;
use orrery_ui::accessibility::sentences;

/// Returns a preview in words: moves, meetings, credits, chances, stakes and dangers, and whether the order can be undone.
pub fn preview_text(preview: &OrderPreview) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(preview.moves_left.map(|left| text_args("access-moves", &[("count", left.into())])));
    parts.extend(preview.ends_movement.then(|| sentence(&text("tag-ends-movement"))));
    parts.extend(preview.meets.map(|token| {
        sentence(&text(match token {
            PatrolToken::Police => "tag-meets-police",
            PatrolToken::Alien => "tag-meets-alien",
            PatrolToken::Corsair => "tag-meets-corsair",
        }))
    }));
    if preview.credits != 0 {
        let key = if preview.credits > 0 { "access-brings" } else { "access-costs" };
        parts.push(text_args(key, &[("price", preview.credits.unsigned_abs().into())]));
    }
    if let Some([least, most]) = preview.odds {
        let chance = if least == most { percentage(most) } else { percentage(format!("{least}–{most}")) };
        parts.push(sentence(&text_args("tag-odds", &[("chance", chance.into())])));
    }
    parts.extend(preview.stake.as_ref().map(stake_lines).unwrap_or_default().iter().map(|line| sentence(line)));
    if let Some((hits, holds)) = preview.flight {
        let chance = percentage(holds);
        parts.push(sentence(&text_args("tag-flight", &[("count", hits.into()), ("chance", chance.into())])));
    }
    if let Some(found) = preview.found {
        let told = [("count", found.metals.into()), ("fine", found.fine.into())];
        parts.push(sentence(&text_args("tag-found", &told)));
        parts.extend(found.port.map(|port| sentence(&text_args("tag-sent", &[("what", place_name(port).into())]))));
    }
    parts.extend(preview.expected.map(|worth| sentence(&text_args("tag-expected", &[("price", worth.into())]))));
    if let Some(quarters) = preview.danger {
        let all: u8 = quarters.iter().sum();
        if all > 0 {
            let [police, alien, corsair] = quarters;
            let told = [("police", police.into()), ("alien", (alien + corsair).into())];
            parts.push(text_args("access-danger", &told));
        }
    }
    if preview.barrier {
        parts.push(sentence(&text("tag-final")));
    }
    sentences(parts)
}

/// Turns a line of a label into a sentence.
fn sentence(line: &str) -> String {
    if line.ends_with(['.', '?', '!']) { line.to_owned() } else { format!("{line}.") }
}

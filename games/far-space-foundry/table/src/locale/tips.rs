//! The texts of tooltips that include current values, such as the loss of a freighter.

use super::{amount, listed, text, text_args};
use far_space_foundry::rules::{Action, Freighter, MatchHalf, MatchMode, Product, SOLO_TARGET, Score, View};

/// Returns the note that an action can be used after the goods of the landing have been taken in.
pub fn after_goods_text(action: Action) -> String {
    text(match action {
        Action::Process | Action::Traders | Action::Cantina => "tag-after-taking",
        Action::Manufacture | Action::Charge | Action::Upgrade => "tag-after-unloading",
    })
}

/// Returns the explanation of a landing or a lift-off, with the direction of goods in this half.
pub fn flight_help(half: MatchHalf, landing: bool) -> String {
    let (flies, moves) = match (landing, half) {
        (true, MatchHalf::Alpha) => ("ui-land-help", "ui-land-help-alpha"),
        (true, MatchHalf::Beta) => ("ui-land-help", "ui-land-help-beta"),
        (false, _) => ("ui-lift-help", "ui-lift-help-goods"),
    };
    [text(flies), text(moves)].join(" ")
}

/// Returns the explanation of a product card: its cost, result, number of uses and points, and the number of tokens left.
pub fn product_help(product: Product, left: u8) -> String {
    let card = product.card();
    let cost: Vec<String> = card.cost.iter().map(|&(good, count)| amount(good, count)).collect();
    let args = [
        ("cost", listed(&cost).into()),
        ("gives", amount(product.plain(), card.tokens).into()),
        ("times", card.times.into()),
        ("points", card.points.into()),
        ("charged", (card.points + 1).into()),
        ("left", left.into()),
    ];
    text_args("product-help", &args)
}

/// Returns the reasons for the current loss of a freighter, or an empty list if there is no loss.
pub fn freighter_costs(freighter: &Freighter, engines: bool) -> Vec<String> {
    let reasons =
        [(freighter.free() > 0, "freighter-not-full"), (engines && !freighter.upgraded, "freighter-not-upgraded")];
    let lost = [("points", Score::PENALTY.into())];
    reasons.into_iter().filter(|(is, _)| *is).map(|(_, key)| text_args(key, &lost)).collect()
}

/// Returns the explanation of a freighter: the effect of a click, if there is one, and its current loss.
pub fn freighter_help(freighter: &Freighter, engines: bool, moves: bool) -> String {
    let mut said: Vec<String> = moves.then(|| text("ui-ship-help")).into_iter().collect();
    let costs = freighter_costs(freighter, engines);
    if costs.is_empty() {
        said.push(text("freighter-costs-nothing"));
    }
    said.extend(costs);
    said.join(" ")
}

/// Returns the loss of points for the freighter that arrives with a hired pilot, with its reasons. Unless `engines`, only a hold
/// that is not full costs points.
pub fn new_freighter_text(engines: bool) -> String {
    of_new_freighter(engines, "tag-one-more-ship", "tag-one-more-ship-alpha")
}

/// Returns the explanation of hiring a pilot without a freighter, including the cost of the freighter.
pub fn without_freighter_help(engines: bool) -> String {
    of_new_freighter(engines, "ui-without-ship-help", "ui-without-ship-help-alpha")
}

fn of_new_freighter(engines: bool, whole: &str, alpha: &str) -> String {
    text_args(if engines { whole } else { alpha }, &[("points", Score::PENALTY.into())])
}

/// Returns the goal of this match in a sentence.
pub fn goal(view: &View) -> String {
    match (view.known.options.mode, view.known.count) {
        (MatchMode::Full, 1) => text_args("goal-alone", &[("win", SOLO_TARGET.into())]),
        (MatchMode::AlphaOnly, 1) => text("goal-alpha-alone"),
        (MatchMode::AlphaOnly, _) => text("goal-alpha"),
        (MatchMode::BetaOnly, 1) => text("goal-beta-alone"),
        (MatchMode::Full | MatchMode::BetaOnly, _) => text("goal-beta"),
    }
}

/// Returns the goal in a few words, or `None` for a solo player who plays for as many points as possible.
pub fn goal_short(view: &View) -> Option<String> {
    match (view.known.options.mode, view.known.count) {
        (MatchMode::Full, 1) => Some(text_args("goal-short-alone", &[("win", SOLO_TARGET.into())])),
        (MatchMode::AlphaOnly | MatchMode::BetaOnly, 1) => None,
        _ => Some(text("goal-short")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_locale::speaking;

    #[test]
    fn new_freighter_names_the_engine_only_where_it_costs_points() {
        for language in ["en", "it", "ru"] {
            let (both, hold) = speaking(language, || (new_freighter_text(true), new_freighter_text(false)));
            assert_eq!(both.matches("–2").count(), 2, "{language}: {both}");
            assert_eq!(hold.matches("–2").count(), 1, "{language}: {hold}");
            let help = speaking(language, || [true, false].map(without_freighter_help));
            assert!(help[0].contains("Beta") || help[0].contains("«Бете»"), "{language}: {}", help[0]);
            assert!(!help[1].contains("Beta") && !help[1].contains("«Бете»"), "{language}: {}", help[1]);
        }
    }
}

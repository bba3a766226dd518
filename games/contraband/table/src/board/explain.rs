//! The names and explanations of targets, shown when the pointer rests on them.

use super::ctx::SceneContext;
use crate::locale::{card_help, card_name, metal_name, place_name, quadrant_name, step_name, text, upgrade_name};
use crate::table::ClickTarget;
use contraband::rules::{BoardSpot, PatrolToken, SectorStructure};

/// Returns the purpose of a spot in words, with a sentence for each token that reaches it and is not beaten.
pub fn place_help(ctx: &SceneContext, spot: BoardSpot) -> String {
    let key = match (spot.mine(), spot.structure()) {
        (Some(mine), _) if !ctx.view.known.mines[mine].explored => "ui-mine-new-help",
        (Some(mine), _) if ctx.view.known.mines[mine].pile.is_empty() => "ui-mine-gone-help",
        (Some(_), _) => "ui-mine-help",
        (_, Some(SectorStructure::Market(_))) => "ui-market-help",
        (_, Some(SectorStructure::Port)) => "ui-port-help",
        (_, Some(SectorStructure::Gate)) => "ui-gate-help",
        (None, None) => "ui-space-help",
    };
    let reached =
        PatrolToken::ALL.iter().filter(|&&token| spot.is_space() && ctx.view.known.reaches(token, spot.sector));
    let told = reached.filter(|&&token| !ctx.view.known.is_beaten(token)).map(|token| {
        text(match token {
            PatrolToken::Police => "ui-reach-police",
            PatrolToken::Alien => "ui-reach-alien",
            PatrolToken::Corsair => "ui-reach-corsair",
        })
    });
    std::iter::once(text(key)).chain(told).collect::<Vec<_>>().join(" ")
}

/// Returns the name of a target and its explanation; `None` for targets that need no words.
pub fn explanation(ctx: &SceneContext, target: ClickTarget) -> Option<(String, String)> {
    Some(match target {
        ClickTarget::Spot(spot) => (place_name(spot), place_help(ctx, spot)),
        ClickTarget::Card(card) => (card_name(card), card_help(card)),
        ClickTarget::Install(upgrade) => (upgrade_name(upgrade), text("ui-upgrade-help")),
        ClickTarget::Lose(upgrade) => (upgrade_name(upgrade), text("ui-lose-help")),
        ClickTarget::Sell(metal) => (metal_name(metal), text("ui-sell-help")),
        ClickTarget::Buy(metal) => (metal_name(metal), text("ui-buy-help")),
        ClickTarget::Jettison(metal) => (metal_name(metal), text("ui-jettison-help")),
        ClickTarget::Warp(quadrant) => (quadrant_name(quadrant), text("ui-warp-help")),
        ClickTarget::Nth(_) if ctx.can(target) => (text("ui-change"), text("ui-change-help")),
        ClickTarget::Token(step) => (step_name(step), text("ui-token-help")),
        ClickTarget::Attack(colour) => (ctx.names.of(colour), text("ui-attack-help")),
        ClickTarget::Flee => (text("brief-flee"), text("ui-flee-help")),
        ClickTarget::Fight => (text("brief-fight"), text("ui-fight-help")),
        ClickTarget::Stand => (text("brief-stand"), text("ui-fight-help")),
        ClickTarget::FightOn => (text("ui-fight-on"), text("ui-fight-on-help")),
        _ => return None,
    })
}

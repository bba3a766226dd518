//! Points, and the end of the match (sections 11 and 12).

use super::data::SOLO_TARGET;
use super::options::MatchMode;
use super::position::{PlayerState, Position, SEATS};
use super::vocab::Good;
use orrery_core::{Colour, Standings};

/// The points of a player by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// Points of raw goods on board.
    pub raw: i32,
    /// Points of products on board, without those for charging.
    pub products: i32,
    /// Points for charging: one for each charged product on board.
    pub charged: i32,
    /// Points for kinds: one for each kind of good on board the fleet; 0 in an Alpha-only game.
    pub kinds: i32,
    /// Points for credits, one each.
    pub credits: i32,
    /// Points lost for freighters with an empty space; 0 or negative.
    pub unfilled: i32,
    /// Points lost for freighters with the plain side up; 0 or negative, and always 0 in an Alpha-only game.
    pub plain: i32,
}

impl Score {
    /// Points lost for each freighter with an empty space, and for each freighter with its plain side up (FSF-END-1).
    pub const PENALTY: i32 = 2;

    /// Returns the points that a player would have if the match ended now (FSF-END-1, FSF-END-4).
    pub fn of(player: &PlayerState, mode: MatchMode) -> Self {
        let mut points = Score { credits: player.credits.into(), ..Score::default() };
        let alpha = mode == MatchMode::AlphaOnly;
        let mut kinds = 0_u16;
        for (_, freighter) in player.ships() {
            for (good, count) in freighter.hold.iter() {
                let count = i32::from(count);
                kinds |= 1 << good.kind();
                match good.product() {
                    None if alpha => points.raw += count * alpha_points(good),
                    None => points.raw += count,
                    Some(product) => points.products += count * i32::from(product.card().points),
                }
                points.charged += if good.is_charged() { count } else { 0 };
            }
            points.unfilled -= if freighter.free() > 0 { Self::PENALTY } else { 0 };
            points.plain -= if freighter.upgraded || alpha { 0 } else { Self::PENALTY };
        }
        points.kinds = if alpha { 0 } else { kinds.count_ones() as i32 };
        points
    }

    /// Returns the total of all sources.
    pub const fn total(&self) -> i32 {
        self.raw + self.products + self.charged + self.kinds + self.credits + self.unfilled + self.plain
    }
}

/// Returns the points of a raw good in an Alpha-only game (FSF-END-4).
const fn alpha_points(good: Good) -> i32 {
    match good {
        Good::Skyrite => 1,
        Good::Galactium => 2,
        _ => 0,
    }
}

impl Position {
    /// Returns the points that a seat would have if the match ended now.
    pub fn points(&self, seat: usize) -> Score {
        Score::of(&self.players[seat], self.options.mode)
    }
}

/// Reports whether a solo player has too few points to win (FSF-SOLO-1).
fn is_solo_lost(p: &Position) -> bool {
    p.count == 1 && p.options.mode == MatchMode::Full && p.points(0).total() < SOLO_TARGET
}

/// Returns the points by source and the tie-breakers of all players, clockwise (FSF-END-3).
pub(crate) fn standings(p: &Position) -> Standings {
    let row = |(seat, &colour): (usize, &Colour)| {
        let (points, player) = (p.points(seat), &p.players[seat]);
        let sources = vec![
            ("raw", points.raw),
            ("products", points.products),
            ("charged", points.charged),
            ("kinds", points.kinds),
            ("credits", points.credits),
            ("unfilled", points.unfilled),
            ("plain", points.plain),
        ];
        let tie_breaks = vec![("credits", player.credits.into()), ("warehouse", player.warehouse.total().into())];
        (colour, sources, tie_breaks)
    };
    let mut standings = Standings::ranked(p.is_over(), p.seats().iter().enumerate().map(row));
    if is_solo_lost(p) {
        standings.0.iter_mut().for_each(|standing| standing.winner = false);
    }
    standings
}

/// Returns true for each seat that has won.
pub(super) fn winners(p: &Position) -> [bool; SEATS] {
    let standings = standings(p);
    let mut winners = [false; SEATS];
    for (winner, standing) in winners.iter_mut().zip(&standings.0) {
        *winner = standing.winner;
    }
    winners
}

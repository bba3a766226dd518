//! Candidates for puzzles: turns of matches between opponents in which only few ends reach the most there is.

use super::file::{Proven, Puzzle};
use super::goal::Goal;
use super::prove::visit;
use crate::core::Generator;
use crate::core::Opponent;
use crate::games::alien_frontiers::ai::Planner;
use crate::games::alien_frontiers::record::Scenario;
use crate::rules::notation::write_order;
use crate::rules::{Order, Phase, Position, Setup, apply_unchecked};

/// What is looked for.
#[derive(Debug, Clone)]
pub struct Search {
    /// Who plays the matches, one for each seat.
    pub opponents: Vec<Opponent>,
    /// Players and rules.
    pub setup: Setup,
    /// What all chance comes from.
    pub seed: u64,
    /// Positions of a turn that are visited at most; longer turns are passed over.
    pub most: usize,
    /// The solving ends may be one in so many, or fewer.
    pub one_in: usize,
    /// Orders of the shortest solution, at least.
    pub orders: usize,
}

/// A turn worth looking at.
#[derive(Debug, Clone)]
pub struct Candidate {
    /// The turn as a puzzle.
    pub puzzle: Puzzle,
    /// Positions its proof visits.
    pub positions: usize,
}

/// Plays the `index`-th match of the search and gives its candidates to `found`.
pub fn find(search: &Search, index: u64, mut found: impl FnMut(Candidate)) {
    let mut generator = Generator::of_series(search.seed, index);
    let start = search.setup.deal(&mut generator);
    let Ok(mut position) = search.setup.position(&start) else { return };
    let mut planner = Planner::default();
    while !position.is_over() {
        let seat = usize::from(position.mover_seat) % search.opponents.len().max(1);
        let Some(&opponent) = search.opponents.get(seat) else { return };
        let Some(order) = planner.order(&position, opponent, &mut generator) else { return };
        apply_unchecked(&mut position, order, &mut generator, &mut ());
        if order == Order::Roll && position.phase == Phase::Orders {
            look(search, &position, &mut found);
        }
    }
}

fn look(search: &Search, start: &Position, found: &mut impl FnMut(Candidate)) {
    let mover = start.mover();
    let before = start.score(mover).total();
    let mut ends = 0;
    let mut wins = Vec::new();
    let mut most = (0, Vec::new());
    let visited = visit(start, search.most, |end, step| {
        ends += 1;
        if end.is_over() && end.winning().eq([mover]) {
            wins.push(step);
        }
        let gained = end.score(mover).total().saturating_sub(before);
        if !end.is_over() && gained > most.0 {
            most = (gained, Vec::new());
        }
        if !end.is_over() && gained == most.0 {
            most.1.push(step);
        }
    });
    let Ok(visited) = visited else { return };
    let (goal, solving) = match (wins.is_empty(), most) {
        (false, _) => (Goal::Win, wins),
        (true, (gained @ 2.., steps)) => (Goal::Gain(gained), steps),
        _ => return,
    };
    let Some(way) = solving.first().map(|&step| visited.way(step)) else { return };
    if solving.len() * search.one_in > ends || way.len() < search.orders {
        return;
    }
    let Ok(mut scene) = Scenario::of(start) else { return };
    scene.title = "A candidate".to_owned();
    scene.play = way.iter().map(write_order).collect();
    let proven = Some(Proven { ends, solving: solving.len() });
    found(Candidate { puzzle: Puzzle { game: None, goal: vec![goal], proven, scene }, positions: visited.positions });
}

//! The search for puzzle candidates: turns from matches between opponents in which only a few leaves win the match or gain the
//! most points.

use super::contract::{PuzzleGoal as _, Puzzles};
use super::file::{Puzzle, SolutionCounts};
use super::prove::visit;
use orrery_ai::{GameOpponents, Planner};
use orrery_core::{FileGameKey, Opponent, RandomGenerator, Setup};
use orrery_record::ScenarioFile as _;

/// The parameters of the search for puzzle candidates.
#[derive(Debug, Clone)]
pub struct PuzzleSearchParams<G: Puzzles> {
    /// The opponents that play the matches, one for each seat.
    pub opponents: Vec<Opponent>,
    /// The seating and the rule options.
    pub setup: Setup<G>,
    /// The seed for all randomness.
    pub seed: u64,
    /// The maximum number of positions in a turn. Turns with more positions are skipped.
    pub most: usize,
    /// At most one leaf in this many may solve the puzzle.
    pub one_in: usize,
    /// The minimum number of orders in the shortest solution.
    pub orders: usize,
}

/// A turn that may make a good puzzle.
#[derive(Debug, Clone)]
pub struct PuzzleCandidate<G: Puzzles> {
    /// The turn as a puzzle.
    pub puzzle: Puzzle<G>,
    /// The number of positions that the proof visits.
    pub positions: usize,
}

/// Plays match number `index` of the search and passes its candidates to `found`. Does nothing if the set-up cannot be played.
pub fn find<G: Puzzles + GameOpponents>(
    search: &PuzzleSearchParams<G>,
    index: u64,
    mut found: impl FnMut(PuzzleCandidate<G>),
) {
    let mut generator = RandomGenerator::of_series(search.seed, index);
    let start = search.setup.deal(&mut generator);
    let Ok(mut position) = search.setup.position(&start) else { return };
    let mut planner = Planner::<G>::default();
    planner.begin(RandomGenerator::of_series(!search.seed, index).next());
    let mut begins = G::no_turn(&position).is_none();
    while let Some(decider) = G::to_act(&position) {
        if begins {
            look(search, &position, &mut found);
        }
        let seat = G::seats(&position).iter().position(|&seat| seat == decider).unwrap_or_default();
        let Some(&opponent) = search.opponents.get(seat % search.opponents.len().max(1)) else { return };
        let view = G::view(&position, Some(decider));
        let Some(order) = planner.order_of(decider, &view, opponent, &mut generator) else { return };
        let before = position;
        G::apply(&mut position, &order, &mut generator, &mut ());
        let new = G::no_turn(&before).is_some() || G::ends_turn(&order, &position);
        begins = new && G::no_turn(&position).is_none();
    }
}

fn look<G: Puzzles>(search: &PuzzleSearchParams<G>, start: &G::Position, found: &mut impl FnMut(PuzzleCandidate<G>)) {
    let mover = G::on_turn(start);
    let before = G::view(start, Some(mover));
    let (win, any_gain) = (G::Goal::win(), G::Goal::gain(0));
    let mut ends = 0;
    let mut wins = Vec::new();
    let mut most = (0, Vec::new());
    let visited = visit::<G>(start, search.most, |end, step| {
        ends += 1;
        let after = G::view(end, Some(mover));
        if win.as_ref().is_some_and(|win| win.met(&before, &after, mover)) {
            wins.push(step);
        }
        let measured = any_gain.as_ref().and_then(|gain| gain.measured(&before, &after, mover));
        let gained = measured.and_then(|(gained, _)| u8::try_from(gained).ok()).unwrap_or_default();
        let over = G::to_act(end).is_none();
        if !over && gained > most.0 {
            most = (gained, Vec::new());
        }
        if !over && gained == most.0 {
            most.1.push(step);
        }
    });
    let Ok(visited) = visited else { return };
    let (goal, solving) = match (wins.is_empty(), most) {
        (false, _) => (win, wins),
        (true, (gained @ 2.., steps)) => (G::Goal::gain(gained), steps),
        _ => return,
    };
    let (Some(goal), Some(way)) = (goal, solving.first().map(|&step| visited.line_to(step))) else { return };
    if solving.len() * search.one_in > ends || way.len() < search.orders {
        return;
    }
    let Ok(scene) = G::scenario_of(start) else { return };
    let scene = scene.with_title_and_orders("A candidate", way.iter().map(G::write).collect());
    let proven = Some(SolutionCounts { ends, solving: solving.len() });
    let puzzle = Puzzle { game: FileGameKey::named(), goal: vec![goal], proven, scene };
    found(PuzzleCandidate { puzzle, positions: visited.positions });
}

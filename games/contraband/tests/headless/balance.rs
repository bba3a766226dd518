//! Measures results of matches between equals, for the tables of `docs/research/contraband-balance.md`.

use contraband::Contraband;
use contraband::rules::{Event, MeetingKind, Objective, Options, Position, Preset, Setup, Upgrade};
use orrery_ai::{SearchBudget, SearchHandle, plan};
use orrery_core::words::read_word;
use orrery_core::{Colour, Opponent, RandomGenerator, RuleOptions as _, Rules as _};

/// The last round in which a breakdown counts as early.
const EARLY: u16 = 12;

/// Counts of cases: all, those in which something occurred, and the wins among the latter.
#[derive(Debug, Clone, Copy, Default)]
struct OccurrenceCount {
    of: f64,
    was: f64,
    won: f64,
}

impl OccurrenceCount {
    fn add(&mut self, was: bool, won: f64) {
        self.of += 1.0;
        self.was += f64::from(u8::from(was));
        self.won += if was { won } else { 0.0 };
    }

    /// Returns the percentage of cases with an occurrence and, in brackets, the percentage of wins among these cases.
    fn told(&self) -> String {
        format!("{:.0} ({:.0})", 100.0 * self.was / self.of.max(1.0), 100.0 * self.won / self.was.max(1.0))
    }
}

/// The number of events of each kind for one ship in a match.
#[derive(Debug, Clone, Copy, Default)]
struct ShipEventCounts {
    inspected: f64,
    fined: f64,
    raided: f64,
    broken: f64,
    early: bool,
    attacked: f64,
    looted: f64,
    sold: f64,
    installed: u8,
}

impl ShipEventCounts {
    const NAMES: [&'static str; 7] =
        ["inspections", "fined", "met by raiders", "breakdowns", "ships attacked", "holds looted", "metals sold"];

    fn values(&self) -> [f64; 7] {
        [self.inspected, self.fined, self.raided, self.broken, self.attacked, self.looted, self.sold]
    }

    fn count(&mut self, event: &Event, round: u16) {
        match event {
            Event::Met { how: MeetingKind::Inspection, .. } => self.inspected += 1.0,
            Event::Met { how: MeetingKind::Raid, .. } => self.raided += 1.0,
            Event::Fined { .. } => self.fined += 1.0,
            Event::BrokeDown { .. } => {
                self.broken += 1.0;
                self.early |= round <= EARLY;
            }
            Event::Attacked { .. } => self.attacked += 1.0,
            Event::Looted { count, .. } if *count > 0 => self.looted += 1.0,
            Event::Sold { .. } => self.sold += 1.0,
            Event::Installed { upgrade: Some(upgrade), .. } => self.installed |= 1 << *upgrade as u8,
            _ => {}
        }
    }
}

/// Returns the owner of the ship affected by an event; `None` for events that [`ShipEventCounts`] does not count.
fn whose(event: &Event) -> Option<Colour> {
    match event {
        Event::Met { seat, .. }
        | Event::Fined { seat, .. }
        | Event::BrokeDown { seat }
        | Event::Attacked { seat, .. }
        | Event::Looted { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Installed { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Plays a match with these opponents, by seat. `look` receives the events of each order, the round, and the position after it.
pub fn play(
    options: Options,
    opponents: &[Opponent],
    seed: u64,
    mut look: impl FnMut(&[Event], u16, &Position),
) -> Position {
    let mut generator = RandomGenerator::new(seed);
    let setup = Setup::plain(opponents.len() as u8, options);
    let mut position = setup.position(&setup.deal(&mut generator)).expect("they can play");
    let mut number = 0;
    while let Some(decider) = Contraband::to_act(&position) {
        let view = Contraband::view(&position, Some(decider));
        let effort = SearchBudget::usual(seed << 16 ^ number);
        number += 1;
        for order in plan::<Contraband>(&view, opponents[position.asked()], effort, &SearchHandle::default()).orders {
            let (mut events, round) = (Vec::new(), position.round);
            Contraband::apply(&mut position, &order, &mut generator, &mut events);
            look(&events, round, &position);
        }
    }
    position
}

/// Plays a match. Returns its final position and the log of each ship.
fn played(options: Options, opponent: Opponent, players: u8, seed: u64) -> (Position, Vec<ShipEventCounts>) {
    let mut logs = vec![ShipEventCounts::default(); players.into()];
    let end = play(options, &vec![opponent; players.into()], seed, |events, round, position| {
        for event in events {
            if let Some(seat) = whose(event).and_then(|colour| position.seat_of(colour)) {
                logs[seat].count(event, round);
            }
        }
    });
    (end, logs)
}

/// The results of all matches with one number of players.
#[derive(Default)]
struct BalanceTable {
    rounds: Vec<u16>,
    goals: f64,
    places: [f64; 4],
    objectives: [OccurrenceCount; Objective::COUNT],
    upgrades: [OccurrenceCount; Upgrade::COUNT],
    pirates: OccurrenceCount,
    early: OccurrenceCount,
    sums: [f64; 7],
    ships: f64,
}

impl BalanceTable {
    fn add(&mut self, p: &Position, logs: &[ShipEventCounts]) {
        self.rounds.push(p.round);
        self.goals += f64::from(u8::from((0..p.count()).any(|seat| p.is_at_goal(seat))));
        for (place, seat) in p.order().enumerate() {
            let (player, log) = (&p.players[seat], &logs[seat]);
            let won = f64::from(p.winners >> seat & 1) / f64::from(p.winners.count_ones());
            self.places[place] += won;
            self.ships += 1.0;
            if let Some(objective) = player.objective() {
                let count = &mut self.objectives[objective as usize];
                count.of += 1.0;
                count.was += f64::from(u8::from(player.done));
                count.won += won;
            }
            for (at, count) in self.upgrades.iter_mut().enumerate() {
                count.add(log.installed >> at & 1 == 1, won);
            }
            self.pirates.add(player.pirate != 0, won);
            self.early.add(log.early, won);
            self.sums.iter_mut().zip(log.values()).for_each(|(sum, value)| *sum += value);
        }
    }

    fn print(&mut self) {
        self.rounds.sort_unstable();
        let at = |share: f64| self.rounds[(share * (self.rounds.len() - 1) as f64) as usize];
        println!("rounds: {} ({} to {})", at(0.5), at(0.05), at(0.95));
        let matches = self.rounds.len() as f64;
        println!("matches that end by the goal, %: {:.0}", 100.0 * self.goals / matches);
        println!("wins by place, %: {:.0?}", self.places.map(|won| 100.0 * won / matches));
        for (objective, count) in Objective::ALL.iter().zip(&self.objectives) {
            let share = |part: f64| 100.0 * part / count.of.max(1.0);
            println!("{objective}: fulfilled {:.0}, won {:.0} of {}", share(count.was), share(count.won), count.of);
        }
        for (upgrade, count) in Upgrade::ALL.iter().zip(&self.upgrades) {
            println!("{upgrade}: {}", count.told());
        }
        println!("pirates: {}", self.pirates.told());
        println!("broken down by round {EARLY}: {}", self.early.told());
        for (name, sum) in ShipEventCounts::NAMES.iter().zip(self.sums) {
            println!("{name}: {:.2}", sum / self.ships);
        }
    }
}

/// Reads a preset and options that differ from it, such as `seed,raids=tribute`.
pub fn options(told: &str) -> Options {
    let mut parts = told.split(',');
    let mut options = parts.next().and_then(|word| read_word::<Preset>(word).ok()).expect("a preset").options();
    for part in parts {
        let (name, word) = part.split_once('=').expect("an option and its value");
        options.set_word(name, &word.replace('-', " ")).expect("an option");
    }
    options
}

/// `BALANCE="seed,raids=tribute captain 60" cargo test --release -p contraband --test headless -- --ignored --nocapture
/// print_balance_tables`: the preset with options that differ from it, the opponent in all seats, the number of matches for each
/// number of players, and optionally a single number of players instead of two to four.
#[test]
#[ignore = "measures and prints what `docs/research/contraband-balance.md` tells: a person reads it, nothing is asserted"]
fn print_balance_tables() {
    let told = std::env::var("BALANCE").unwrap_or_else(|_| "seed greedy 100".to_owned());
    let words: Vec<&str> = told.split_whitespace().collect();
    let [rules, who, matches, ref alone @ ..] = words[..] else {
        panic!("a preset, an opponent and a number, not `{told}`")
    };
    let opponent = Opponent::from_word::<Contraband>(who).expect("an opponent");
    let matches: u64 = matches.parse().expect("a number of matches");
    let players = alone.first().and_then(|players| players.parse().ok());
    for players in players.map_or(2..=4, |players: u8| players..=players) {
        let mut table = BalanceTable::default();
        for seed in 0..matches {
            let (end, logs) = played(options(rules), opponent, players, seed);
            table.add(&end, &logs);
        }
        println!("## {rules} by {who}, {players} players, {matches} matches");
        table.print();
    }
}

#[test]
fn balance_table_counts_a_whole_match() {
    let (end, logs) = played(options("tuned,prices=fair"), Opponent::Simple, 3, 4);
    let mut table = BalanceTable::default();
    table.add(&end, &logs);
    assert!(end.is_over() && (table.places.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(logs.iter().any(|log| log.sold > 0.0 && log.installed != 0), "{logs:?}");
}

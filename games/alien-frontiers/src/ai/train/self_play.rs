//! Self-play: the matches that the net learns from.

use super::super::net::{Features, Net, PositionEvaluator, extract, final_outlook};
use super::handmade::{self, HandmadeWeights};
use super::learn::{TrainingSample, TrainingTarget, copied_rows};
use super::sparring::{self, SparringPartner};
use crate::ai::turn::{LeafEnumerator, SearchLimits, find_leaves};
use crate::rules::AlienFrontiers;
use crate::rules::Options;
use crate::rules::{Order, Position, Setup, apply_unchecked};
use orrery_ai::decide_with;
use orrery_core::Opponent;
use orrery_core::RandomGenerator;

/// Maximum number of turns; a longer match is abandoned.
const LONGEST: usize = 400;
/// The value of a point of margin, in win chances: it makes the net play well even when the match is all but won or lost.
const MARGIN_WEIGHT: f32 = 0.002;
/// Maximum noise added to each leaf in an exploring turn, in win chances.
const NOISE: f32 = 0.15;
/// Handmade value that corresponds to a win chance of 1.
const HAND_UNIT: f32 = 50.0;
/// Number of the best leaves on which deferred discards are tried.
const REFINED: usize = 3;

/// The settings of self-play at a stage of the training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SelfPlayConfig {
    /// True to choose by the handmade evaluation instead of the net.
    pub by_hand: bool,
    /// The lambda of the targets: the weight of the target one turn later, which at the end is the result of the match. The rest
    /// of the weight is given to the evaluation of that turn.
    pub lambda: f32,
    /// Share of turns that explore instead of playing the best leaf.
    pub exploring: f32,
    /// Maximum number of nodes visited per turn.
    pub limit: u32,
}

/// A player in training matches, with its working space.
pub(super) struct TrainingPlayer {
    judge: PositionEvaluator,
    features: Features,
    ends: LeafEnumerator,
    values: Vec<f32>,
    orders: Vec<Order>,
    /// An older version of the net, with its own working space.
    older: Option<Box<TrainingPlayer>>,
}

/// The evaluation of the leaves of a turn.
enum LeafEvaluation<'a> {
    /// The evaluation by the net.
    Plain,
    /// The handmade evaluation.
    Hand,
    /// The evaluation by the net, plus the preferences of a style.
    Stylish(&'a HandmadeWeights),
}

/// Returns the win chance of `seat`, plus a little of the margin.
fn plain(judge: &mut PositionEvaluator, end: &Position, seat: usize) -> f32 {
    let outlook = judge.outlook(end);
    outlook.win[seat] + MARGIN_WEIGHT * outlook.margin[seat]
}

/// A position after a turn, recorded to learn from.
struct RecordedPosition {
    rows: Vec<u16>,
    /// The seat that rolls next.
    next: usize,
}

/// The evaluation of a turn for every seat, and whether the turn explored instead of playing the best leaf.
#[derive(Clone, Copy)]
struct TurnEvaluation {
    win: [f32; 4],
    explored: bool,
}

impl TrainingPlayer {
    pub fn new(net: &Net) -> Self {
        let judge = PositionEvaluator::new(net);
        TrainingPlayer {
            older: None,
            judge,
            features: Features::default(),
            ends: LeafEnumerator::default(),
            values: Vec::new(),
            orders: Vec::new(),
        }
    }

    /// Adds an older version of the net, if one is given; it plays in some matches.
    pub fn with_older(self, older: Option<&Net>) -> Self {
        TrainingPlayer { older: older.map(|net| Box::new(TrainingPlayer::new(net))), ..self }
    }

    /// Plays match number `game`. Returns its positions with their targets, or an empty list if the match was abandoned.
    pub fn play(&mut self, style: &SelfPlayConfig, seed: u64, game: u64) -> Vec<TrainingSample> {
        let mut generator = RandomGenerator::of_series(seed, game);
        let players = self.judge.players();
        let mut position = first_position(players, &mut generator);
        let (mut moments, mut thoughts) = (Vec::new(), Vec::new());
        let strangers = sparring::draw_partners(players, self.older.is_some(), &mut generator);
        let wild_turns = if generator.below(4) == 0 { generator.below(2 * u32::from(players)) as usize } else { 0 };
        while !position.is_over() && thoughts.len() < LONGEST {
            let wild = thoughts.len() < wild_turns;
            let stranger = strangers[usize::from(position.mover_seat)];
            thoughts.push(match (stranger, &mut self.older) {
                (Some(SparringPartner::Older), Some(older)) => {
                    older.turn(
                        &mut position,
                        &SelfPlayConfig { by_hand: false, exploring: 0.0, ..*style },
                        false,
                        None,
                        &mut generator,
                    );
                    TurnEvaluation { win: self.judge.outlook(&position).win, explored: false }
                }
                _ => self.turn(&mut position, style, wild, stranger.as_ref(), &mut generator),
            });
            if !position.is_over() {
                extract(&position, &mut self.features);
                moments.push(RecordedPosition {
                    rows: copied_rows(&self.features),
                    next: usize::from(position.mover_seat),
                });
            }
        }
        if position.is_over() { training_targets(style, &position, moments, &thoughts) } else { Vec::new() }
    }

    /// Plays one turn for the net, or for the sparring partner `stranger` if one is given.
    fn turn(
        &mut self,
        position: &mut Position,
        style: &SelfPlayConfig,
        wild: bool,
        stranger: Option<&SparringPartner>,
        generator: &mut RandomGenerator,
    ) -> TurnEvaluation {
        apply_unchecked(position, Order::Roll, generator, &mut ());
        let rolled = *position;
        let taste = match stranger {
            _ if style.by_hand => LeafEvaluation::Hand,
            Some(SparringPartner::Stylish(likes)) => LeafEvaluation::Stylish(likes),
            _ => LeafEvaluation::Plain,
        };
        self.find(&rolled, style, &taste, generator.next());
        if self.values.is_empty() {
            *position = self.simple_turn(rolled, generator);
            return TurnEvaluation { win: self.judge.outlook(position).win, explored: false };
        }
        let exploring = wild || (generator.below(1_000_000) as f32) < style.exploring * 1e6;
        let (best, tried) = self.best(if exploring { NOISE } else { 0.0 }, generator);
        let simple = matches!(stranger, Some(SparringPartner::Simple));
        let explored = simple || (tried != best && !style.by_hand);
        let win = if style.by_hand { [0.0; 4] } else { self.judge.outlook(&self.ends.leaves[best].position).win };
        *position = if simple { self.simple_turn(rolled, generator) } else { self.ends.leaves[tried].position };
        TurnEvaluation { win, explored }
    }

    /// Finds and evaluates the leaves of the turn, then tries deferred discards on the best of them.
    fn find(&mut self, rolled: &Position, style: &SelfPlayConfig, taste: &LeafEvaluation<'_>, seed: u64) {
        find_leaves(rolled, SearchLimits { nodes: style.limit, early_discards: false }, seed, &mut self.ends);
        self.values.clear();
        self.judge_new(rolled, taste);
        let mut order: Vec<usize> = (0..self.values.len()).collect();
        if order.len() > REFINED {
            order.select_nth_unstable_by(REFINED, |&a, &b| self.values[b].total_cmp(&self.values[a]));
            order.truncate(REFINED);
            order.sort_unstable();
        }
        if !rolled.me().cards.is_empty() {
            self.ends.refine(rolled, seed, &order);
            self.judge_new(rolled, taste);
        }
    }

    /// Evaluates the leaves that have no value yet.
    fn judge_new(&mut self, rolled: &Position, taste: &LeafEvaluation<'_>) {
        let seat = usize::from(rolled.mover_seat);
        for index in self.values.len()..self.ends.leaves.len() {
            let end = &self.ends.leaves[index].position;
            self.values.push(match taste {
                LeafEvaluation::Hand => handmade::value(end, end.seating[seat], &HandmadeWeights::PLAIN) / HAND_UNIT,
                LeafEvaluation::Plain => plain(&mut self.judge, end, seat),
                LeafEvaluation::Stylish(likes) if !end.is_over() => {
                    plain(&mut self.judge, end, seat) + handmade::style_value(end, end.seating[seat], likes)
                }
                LeafEvaluation::Stylish(_) => plain(&mut self.judge, end, seat),
            });
        }
    }

    /// Returns the index of the best leaf, and the index of the leaf that is best with random noise added to each value.
    fn best(&self, noise: f32, generator: &mut RandomGenerator) -> (usize, usize) {
        let (mut best, mut tried) = ((f32::MIN, 0), (f32::MIN, 0));
        for (index, &value) in self.values.iter().enumerate() {
            if value > best.0 {
                best = (value, index);
            }
            let noisy = if noise > 0.0 { value + noise * (generator.below(1 << 16) as f32 / 65536.0) } else { value };
            if noisy > tried.0 {
                tried = (noisy, index);
            }
        }
        (best.1, tried.1)
    }

    /// Plays the turn with the orders of the simple opponent. Returns the position after the turn.
    fn simple_turn(&mut self, rolled: Position, generator: &mut RandomGenerator) -> Position {
        let mut at = rolled;
        while !at.is_over() && at.mover_seat == rolled.mover_seat {
            let simple = decide_with::<AlienFrontiers>(&at, Opponent::Simple, generator, &mut self.orders);
            let order = simple.unwrap_or(Order::End);
            apply_unchecked(&mut at, order, generator, &mut ());
        }
        at
    }

    /// Plays a match in which this player's net plays the seat `ours`. The other seats are played by `others` or, if there is
    /// none, by the simple opponent. Returns the share of the win that went to `ours`, or 0 if the match was abandoned.
    pub fn contest(
        &mut self,
        mut others: Option<&mut TrainingPlayer>,
        ours: u8,
        limit: u32,
        generator: &mut RandomGenerator,
    ) -> f32 {
        let style = SelfPlayConfig { by_hand: false, lambda: 1.0, exploring: 0.0, limit };
        let mut position = first_position(self.judge.players(), generator);
        for _ in 0..LONGEST {
            if position.is_over() {
                break;
            }
            if position.mover_seat == ours {
                self.turn(&mut position, &style, false, None, generator);
            } else if let Some(table) = others.as_deref_mut() {
                table.turn(&mut position, &style, false, None, generator);
            } else {
                apply_unchecked(&mut position, Order::Roll, generator, &mut ());
                position = self.simple_turn(position, generator);
            }
        }
        final_outlook(&position).win[usize::from(ours)]
    }
}

/// Returns the first position of a match whose first player and cards are drawn from `generator`.
fn first_position(players: u8, generator: &mut RandomGenerator) -> Position {
    let setup = Setup::plain(players, Options::default());
    let start = setup.deal(generator);
    setup.position(&start).unwrap_or_else(|error| unreachable!("a plain set-up is legal: {error}"))
}

/// Computes the targets of each position, backwards from the end.
fn training_targets(
    style: &SelfPlayConfig,
    end: &Position,
    moments: Vec<RecordedPosition>,
    thoughts: &[TurnEvaluation],
) -> Vec<TrainingSample> {
    let players = usize::from(end.player_count());
    let outcome = final_outlook(end);
    let mut later = outcome.win;
    let turns = thoughts.len();
    let mut samples = Vec::with_capacity(moments.len());
    for (index, moment) in moments.into_iter().enumerate().rev() {
        let next = thoughts[index + 1];
        let trust = match style.by_hand {
            true => 1.0,
            false if next.explored => 0.0,
            false => style.lambda,
        };
        for (later, thought) in later.iter_mut().zip(next.win) {
            *later = trust * *later + (1.0 - trust) * thought;
        }
        let turned = |by_seat: &[f32; 4]| -> [f32; 4] {
            std::array::from_fn(|s| if s < players { by_seat[(moment.next + s) % players] } else { 0.0 })
        };
        let rounds = (turns - 1 - index) as f32 / players as f32;
        let target = TrainingTarget { win: turned(&later), margin: turned(&outcome.margin), rounds };
        samples.push(TrainingSample { rows: moment.rows, target });
    }
    samples.reverse();
    samples
}

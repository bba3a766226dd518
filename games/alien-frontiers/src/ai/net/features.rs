//! The input of the net for a position: the numbers of the active rows, one for each feature that is present.
//!
//! Seats are counted from the player who rolls next. A quantity has a block of rows, one for each value; only the row of the
//! current value is active. Where larger values include the smaller ones, the row contains the weights of all rows below it
//! ([`FeatureLayout::first_of`]), so the net learns steps but looks up only one row.

use super::feature_kinds::{FeatureGroup, FeatureKind};
use crate::rules::{Card, CardSet, Facility, Field, PlayerState, Position, RelicPlace, Territory};
use orrery_core::Colour;

/// Maximum number of active rows of a position.
pub const MOST_ACTIVE: usize = 320;

/// The active rows of a position, each at most once.
#[derive(Clone, Copy)]
pub struct Features {
    rows: [u16; MOST_ACTIVE],
    len: usize,
}

impl Default for Features {
    fn default() -> Self {
        Features { rows: [0; MOST_ACTIVE], len: 0 }
    }
}

impl Features {
    /// Returns the active rows.
    #[inline]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, row: usize) {
        debug_assert!(self.len < MOST_ACTIVE);
        if self.len < MOST_ACTIVE {
            self.rows[self.len] = row as u16;
            self.len += 1;
        }
    }

    /// Activates the row of `value` in a block of `length` rows for the values 1 to `length`. A value of 0 activates no row, a
    /// larger value the last row.
    #[inline]
    fn level(&mut self, block: usize, length: usize, value: u8) {
        if value > 0 {
            self.push(block + usize::from(value).min(length) - 1);
        }
    }

    #[inline]
    fn flag(&mut self, row: usize, is: bool) {
        if is {
            self.push(row);
        }
    }
}

/// The blocks of one seat: the first row and the length of each.
mod seat {
    pub const LEFT: usize = 0;
    pub const LEFT_LEN: usize = 8;
    pub const POINTS: usize = LEFT + LEFT_LEN;
    pub const POINTS_LEN: usize = 16;
    pub const LEAD: usize = POINTS + POINTS_LEN;
    pub const LEAD_LEN: usize = 12;
    pub const FLEET: usize = LEAD + LEAD_LEN;
    pub const FLEET_LEN: usize = 3;
    pub const SPENT: usize = FLEET + FLEET_LEN;
    pub const RELIC: usize = SPENT + 1;
    pub const FUEL: usize = RELIC + 1;
    pub const ORE: usize = FUEL + HELD_LEN;
    pub const HELD_LEN: usize = 8;
    pub const HUB: usize = ORE + HELD_LEN;
    pub const HUB_LEN: usize = 7;
    pub const CARDS: usize = HUB + HUB_LEN;
    pub const HAND: usize = CARDS + super::Card::COUNT;
    pub const HAND_LEN: usize = 5;
    pub const THREATS: usize = HAND + HAND_LEN;
    pub const THREATS_LEN: usize = 6;
    pub const TARGET: usize = THREATS + THREATS_LEN;
    pub const TARGET_LEN: usize = 3;
    pub const LEN: usize = TARGET + TARGET_LEN;
}

/// The blocks of the facilities as the next player finds them, without that player's own ships.
mod docks {
    pub const SOLAR: usize = 0;
    pub const MINE_TOP: usize = SOLAR + 8;
    pub const MINE: usize = MINE_TOP + 6;
    pub const MARKET: usize = MINE + 5;
    pub const SHIPYARD: usize = MARKET + 2;
    pub const CONSTRUCTOR: usize = SHIPYARD + 3;
    pub const RAIDERS: usize = CONSTRUCTOR + 2;
    pub const ARTIFACT: usize = RAIDERS + 5;
    pub const TERRAFORMING: usize = ARTIFACT + 4;
    pub const LEN: usize = TERRAFORMING + 1;
}

/// Number of rows for the colonies of a seat on a territory: 1, 2, and 3 or more.
const COLONIES_LEN: usize = 3;
/// Lowest total of each level of a run at the Raiders' Outpost: first that of a thinned run, then those of the runs 1-2-3 to
/// 4-5-6.
const RUNS: [u8; 5] = [1, 6, 9, 12, 15];
/// Largest lead or deficit in points that has a row of its own; larger ones count as this one.
const LEAD_REACH: i8 = 6;

/// The layout of the rows for a number of players: the first row of each block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeatureLayout {
    players: usize,
}

impl FeatureLayout {
    /// Returns the layout for `players` players, limited to 2 to 4.
    pub fn new(players: u8) -> Self {
        FeatureLayout { players: usize::from(players.clamp(2, 4)) }
    }

    /// Returns the number of players.
    pub const fn players(self) -> usize {
        self.players
    }

    const fn territory(self, territory: usize) -> usize {
        self.players * seat::LEN + territory * self.territory_len()
    }

    const fn territory_len(self) -> usize {
        self.players * (3 + COLONIES_LEN) + 1
    }

    const fn fields(self) -> usize {
        self.territory(Territory::COUNT)
    }

    const fn isolated(self) -> usize {
        self.fields() + Field::COUNT * Territory::COUNT
    }

    const fn docks(self) -> usize {
        self.isolated() + self.players * Territory::COUNT
    }

    const fn display(self) -> usize {
        self.docks() + docks::LEN
    }

    const fn deck(self) -> usize {
        self.display() + Card::COUNT
    }

    const fn stage(self) -> usize {
        self.deck() + 3
    }

    /// Returns the number of rows.
    pub const fn rows(self) -> usize {
        self.stage() + seat::LEFT_LEN
    }

    /// Returns the first of the rows whose weights `row` includes: all rows from the returned one up to `row`. In blocks whose
    /// rows have different meanings, returns `row` itself.
    pub fn first_of(self, row: usize) -> usize {
        let steps = |block: usize, length: usize| (row >= block && row < block + length).then_some(block);
        let found = if row < self.territory(0) {
            let base = row / seat::LEN * seat::LEN;
            [
                (seat::LEFT, seat::LEFT_LEN),
                (seat::POINTS, seat::POINTS_LEN),
                (seat::LEAD, seat::LEAD_LEN),
                (seat::FLEET, seat::FLEET_LEN),
                (seat::FUEL, seat::HELD_LEN),
                (seat::ORE, seat::HELD_LEN),
                (seat::HUB, seat::HUB_LEN),
                (seat::HAND, seat::HAND_LEN),
                (seat::TARGET, seat::TARGET_LEN),
            ]
            .iter()
            .find_map(|&(block, length)| steps(base + block, length))
        } else if row < self.fields() {
            let within = (row - self.territory(0)) % self.territory_len();
            let colonies = within.checked_sub(self.players + 1).filter(|&c| c < self.players * COLONIES_LEN);
            colonies.map(|c| row - c % COLONIES_LEN)
        } else if row >= self.docks() && row < self.display() {
            let base = self.docks();
            [
                (docks::SOLAR, 8),
                (docks::MINE_TOP, 6),
                (docks::MINE, 5),
                (docks::MARKET, 2),
                (docks::SHIPYARD, 3),
                (docks::CONSTRUCTOR, 2),
                (docks::RAIDERS, 5),
                (docks::ARTIFACT, 4),
            ]
            .iter()
            .find_map(|&(block, length)| steps(base + block, length))
        } else {
            steps(self.stage(), seat::LEFT_LEN)
        };
        found.unwrap_or(row)
    }

    /// Returns the kind of a row, and the owner as a seat counted from the next player to roll, if the row belongs to a player.
    pub fn group_of(self, row: usize) -> FeatureGroup {
        if row < self.territory(0) {
            let owner = Some(row / seat::LEN);
            let term = match row % seat::LEN {
                seat::LEFT..seat::POINTS => FeatureKind::Colonies,
                seat::POINTS..seat::FLEET | seat::TARGET.. => FeatureKind::Points,
                seat::FLEET..seat::FUEL => FeatureKind::Fleet,
                seat::FUEL..seat::ORE => FeatureKind::Fuel,
                seat::ORE..seat::HUB => FeatureKind::Ore,
                seat::HUB..seat::CARDS => FeatureKind::HubTrack,
                seat::CARDS..seat::THREATS => FeatureKind::Cards,
                _ => FeatureKind::Tempo,
            };
            return FeatureGroup { kind: term, owner };
        }
        if row < self.fields() {
            let within = (row - self.territory(0)) % self.territory_len();
            let owner = match within {
                w if w < self.players => Some(w),
                w if w == self.players => None,
                w if w <= self.players * (1 + COLONIES_LEN) => Some((w - self.players - 1) / COLONIES_LEN),
                w => Some((w - 1 - self.players * (1 + COLONIES_LEN)) % self.players),
            };
            return FeatureGroup { kind: FeatureKind::Control, owner };
        }
        let term = match row {
            r if r < self.docks() => FeatureKind::Fields,
            r if r < self.display() => FeatureKind::Docks,
            r if r < self.stage() => FeatureKind::Display,
            _ => FeatureKind::Tempo,
        };
        FeatureGroup { kind: term, owner: None }
    }
}

/// An extractor of the rows of a position, with the values that several blocks use.
struct FeatureExtractor<'a> {
    layout: FeatureLayout,
    position: &'a Position,
    /// The colours in turn order, starting with the next player to roll.
    colours: [Colour; 4],
    points: [u8; 4],
}

/// Writes the active rows of `position`, in which the next player is about to roll, into `features`, which is cleared first.
pub fn extract(position: &Position, features: &mut Features) {
    features.clear();
    let layout = FeatureLayout::new(position.player_count());
    let n = layout.players;
    let mut colours = [Colour::Red; 4];
    for (seat, colour) in colours.iter_mut().enumerate().take(n) {
        *colour = position.seating[(usize::from(position.mover_seat) + seat) % n];
    }
    let mut points = [0; 4];
    for seat in 0..n {
        points[seat] = position.score(colours[seat]).total();
    }
    let table = FeatureExtractor { layout, position, colours, points };
    for seat in 0..n {
        table.seat(seat, features);
    }
    for territory in 0..Territory::COUNT {
        table.territory(territory, features);
    }
    table.fields(features);
    table.docks(features);
    table.cards(features);
}

impl FeatureExtractor<'_> {
    fn player(&self, seat: usize) -> &PlayerState {
        self.position.player(self.colours[seat])
    }

    /// Returns the number of colonies of a seat that are not yet on the planet, including one on the Hub track.
    fn left(&self, seat: usize) -> u8 {
        let player = self.player(seat);
        player.unplaced + u8::from(player.hub > 0)
    }

    fn seat(&self, seat: usize, features: &mut Features) {
        let base = seat * seat::LEN;
        let player = self.player(seat);
        let spent = player.docked_at(Facility::TerraformingStation).own_len();
        let fleet = player.out_of_stock().saturating_sub(spent);
        let points = self.points[seat];
        let best_other = (0..self.layout.players).filter(|&s| s != seat).map(|s| self.points[s]).max().unwrap_or(0);
        let lead = (points as i8 - best_other as i8).clamp(-LEAD_REACH, LEAD_REACH);
        features.level(base + seat::LEFT, seat::LEFT_LEN, self.left(seat));
        features.level(base + seat::POINTS, seat::POINTS_LEN, points);
        features.level(base + seat::LEAD, seat::LEAD_LEN, (lead + LEAD_REACH) as u8);
        features.level(base + seat::FLEET, seat::FLEET_LEN, fleet.saturating_sub(3));
        features.flag(base + seat::SPENT, !player.docked_at(Facility::TerraformingStation).is_empty());
        features.flag(base + seat::RELIC, self.has_relic(seat));
        features.level(base + seat::FUEL, seat::HELD_LEN, player.fuel);
        features.level(base + seat::ORE, seat::HELD_LEN, player.ore);
        features.level(base + seat::HUB, seat::HUB_LEN, player.hub);
        cards(base + seat::CARDS, player.cards, features);
        features.level(base + seat::HAND, seat::HAND_LEN, player.cards.len());
        self.threats(seat, fleet, features);
        if let Some(target) = self.position.vp_target() {
            let missing = target.saturating_sub(points);
            features.level(base + seat::TARGET, seat::TARGET_LEN, 4u8.saturating_sub(missing));
        }
    }

    fn has_relic(&self, seat: usize) -> bool {
        match self.position.relic {
            RelicPlace::Bay(colour) => colour == self.colours[seat],
            RelicPlace::Docked(colour, facility) => {
                colour == self.colours[seat] && facility != Facility::TerraformingStation
            }
            RelicPlace::Desert | RelicPlace::Hand => false,
        }
    }

    /// Activates the rows for the ways in which a seat could place a colony, in particular its last one, in its next turn.
    fn threats(&self, seat: usize, fleet: u8, features: &mut Features) {
        let base = seat * seat::LEN + seat::THREATS;
        let player = self.player(seat);
        let (left, pays) = (self.left(seat), player.fuel > 0 && player.ore > 0);
        let launches = player.hub == 7 && pays;
        let terraforms = fleet > 3 && pays;
        features.flag(base, launches);
        features.flag(base + 1, launches && left == 1);
        features.flag(base + 2, launches && left == 2);
        features.flag(base + 3, left == 1 && (4..7).contains(&player.hub));
        features.flag(base + 4, left == 1 && terraforms);
        features.flag(base + 5, left == 1 && player.ore >= 3);
    }

    fn territory(&self, territory: usize, features: &mut Features) {
        let n = self.layout.players;
        let base = self.layout.territory(territory);
        let mut counts = [0u8; 4];
        let (mut best, mut second) = (0, 0);
        for (seat, held) in counts.iter_mut().enumerate().take(n) {
            let count = self.player(seat).colonies[territory];
            *held = count;
            if count > best {
                second = best;
                best = count;
            } else {
                second = second.max(count);
            }
        }
        if best == 0 {
            return;
        }
        let tied = best == second;
        features.flag(base + n, tied);
        let reach = base + n + 1 + n * COLONIES_LEN;
        for (seat, &count) in counts.iter().enumerate().take(n) {
            features.flag(base + seat, !tied && count == best);
            features.level(base + n + 1 + seat * COLONIES_LEN, COLONIES_LEN, count);
            // One more colony takes control of a tied territory, or ties with the controller.
            features.flag(reach + seat, tied && count == best);
            features.flag(reach + n + seat, !tied && count + 1 == best);
        }
    }

    fn fields(&self, features: &mut Features) {
        for (index, place) in self.position.fields.iter().enumerate() {
            let Some(territory) = place else { continue };
            features.push(self.layout.fields() + index * Territory::COUNT + territory.index());
            let holder = self.position.controller(*territory);
            if index == Field::Isolation.index()
                && let Some(seat) = (0..self.layout.players).find(|&s| Some(self.colours[s]) == holder)
            {
                features.push(self.layout.isolated() + seat * Territory::COUNT + territory.index());
            }
        }
    }

    /// Activates the rows of the docks that other players' ships block for the next player, of the highest ship at the Lunar Mine
    /// and of the run at the Raiders' Outpost.
    fn docks(&self, features: &mut Features) {
        let base = self.layout.docks();
        let singles = |facility| (1..self.layout.players).map(|s| self.player(s).docked_at(facility).len()).sum::<u8>();
        let top = |facility| (1..self.layout.players).map(|s| self.player(s).docked_at(facility).highest()).max();
        let groups = |facility: Facility| {
            let size = facility.group_size();
            let taken = |seat: usize| {
                let ships = self.player(seat).docked_at(facility);
                if ships.is_empty() { 0 } else { (1..=6).map(|v| ships.count_with_relic(v).div_ceil(size)).sum() }
            };
            (1..self.layout.players).map(taken).sum::<u8>()
        };
        features.level(base + docks::SOLAR, 8, singles(Facility::SolarConverter));
        features.level(base + docks::MINE_TOP, 6, top(Facility::LunarMine).unwrap_or(0));
        features.level(base + docks::MINE, 5, singles(Facility::LunarMine));
        features.level(base + docks::MARKET, 2, groups(Facility::OrbitalMarket));
        features.level(base + docks::SHIPYARD, 3, groups(Facility::Shipyard));
        features.level(base + docks::CONSTRUCTOR, 2, groups(Facility::ColonyConstructor));
        let run: u8 =
            (1..self.layout.players).map(|s| self.player(s).docked_at(Facility::RaidersOutpost).total()).sum();
        features.level(base + docks::RAIDERS, 5, RUNS.iter().filter(|&&least| run >= least).count() as u8);
        features.level(base + docks::ARTIFACT, 4, singles(Facility::AlienArtifact));
        features.flag(base + docks::TERRAFORMING, singles(Facility::TerraformingStation) > 0);
    }

    fn cards(&self, features: &mut Features) {
        let shown: CardSet = self.position.display.iter().flatten().copied().collect();
        cards(self.layout.display(), shown, features);
        let deck = self.position.deck;
        features.flag(self.layout.deck(), deck.of(Card::AlienCity) > 0);
        features.flag(self.layout.deck() + 1, deck.of(Card::AlienMonument) > 0);
        features.flag(self.layout.deck() + 2, deck.len() < 3);
        let least = (0..self.layout.players).map(|s| self.left(s)).min().unwrap_or(0);
        features.level(self.layout.stage(), seat::LEFT_LEN, least);
    }
}

#[inline]
fn cards(block: usize, set: CardSet, features: &mut Features) {
    let mut bits = set.bits();
    while bits != 0 {
        features.push(block + bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

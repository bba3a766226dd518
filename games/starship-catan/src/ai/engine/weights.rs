//! The weights of the value, in tenths of a victory point.

use serde::{Deserialize, Serialize};

use crate::rules::Module;

/// What everything is worth. A value of another kind, such as a trained net, would stand in for the judge that uses these.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Weights {
    /// How much the other's value counts against one's own.
    pub rival: f64,
    /// A difference of values at which the chance to win is three quarters.
    pub scale: f64,
    /// A victory point that cannot be lost to the other's next post or medal.
    pub point: f64,
    /// What so many points are worth beside that, the nearer to ten the more: 5 points and fewer, 6, 7, 8, 9.
    pub late: [f64; 5],
    /// An honour held, by how many points ahead: 1, 2, 3 and more.
    pub held: [f64; 3],
    /// An honour not held, by how many points it lacks: 1, 2, 3, 4 and more.
    pub open: [f64; 4],
    /// Each point of friendship beside the honour.
    pub friendship: f64,
    /// Each point of fame beside the honour.
    pub fame: f64,
    /// An Astro of the first twelve, of the next twelve, of the next sixteen.
    pub astro: [f64; 3],
    /// The first, second, third, fourth of a kind of resource.
    pub stock: [f64; 4],
    /// A kind of resource beside that: Ore, Fuel, Carbon, Food, Trade Goods.
    pub kinds: [f64; 5],
    /// The first, second, third, fourth science.
    pub science: [f64; 4],
    /// The booster levels from the first.
    pub boost: [f64; 6],
    /// The cannon levels from the first.
    pub firepower: [f64; 6],
    /// The first and the second colony ship in the hangar.
    pub colony_ship: [f64; 2],
    /// The first and the second trade ship in the hangar.
    pub trade_ship: [f64; 2],
    /// Modules of level 1: Logistics, Command, Sensor, Trade, Science, Production.
    pub modules: [f64; Module::COUNT],
    /// Modules of level 2 beside their point and level 1, in the same order.
    pub raised: [f64; Module::COUNT],
    /// A roll on which a colony produces.
    pub covered: f64,
    /// Each further kind of resource that is produced on the same roll.
    pub also: f64,
    /// Each kind of resource that colonies produce.
    pub variety: f64,
    /// A module of level 1 whose level 2 is still to be had.
    pub raisable: f64,
    /// A colony ship in the hangar for each colony planet left that its seat knows of, up to three.
    pub target: f64,
    /// By how much more equipment and production count at the start than in the middle, and by how much less at the end.
    pub early: f64,
    /// The same of what is held.
    pub early_holdings: f64,
    /// The share of a goal's worth that counts with so many things lacking: 0, 1, 2, 3.
    pub near: [f64; 4],
    /// How much of that the second goal counts for.
    pub second_goal: f64,
    /// The share of an adventure's worth that counts while it lies face up and its condition is met.
    pub adventure: f64,
    /// What an action must gain beside its worth while so many cards may still come: the last action, an earlier one.
    pub fee: [f64; 2],
    /// What a card not known is worth in the choice of a sector.
    pub unknown: f64,
}

impl Weights {
    /// The same, but that nothing held counts against its owner. The weights are fitted to matches of the engine, in which hardly
    /// anybody holds much unspent; of other matches they would say that to earn is a mistake, and to give money away none.
    #[must_use]
    pub fn for_holders(&self) -> Self {
        let mut weights = self.clone();
        let held = weights.astro.iter_mut().chain(&mut weights.stock).chain(&mut weights.science);
        held.for_each(|weight| *weight = weight.max(0.0));
        weights
    }

    /// Every number that the value is made of, in one order; the scale, by which chances are read off it, and what is no part of
    /// a position's value are not among them.
    pub fn numbers(&mut self) -> Vec<&mut f64> {
        let mut all = vec![&mut self.rival, &mut self.point, &mut self.friendship, &mut self.fame];
        all.extend([&mut self.variety, &mut self.raisable, &mut self.target, &mut self.early]);
        all.extend([&mut self.early_holdings, &mut self.covered, &mut self.also]);
        all.extend([&mut self.second_goal, &mut self.adventure]);
        let lists: [&mut [f64]; 14] = [
            &mut self.late,
            &mut self.held,
            &mut self.open,
            &mut self.astro,
            &mut self.stock,
            &mut self.kinds,
            &mut self.science,
            &mut self.boost,
            &mut self.firepower,
            &mut self.colony_ship,
            &mut self.trade_ship,
            &mut self.modules,
            &mut self.raised,
            &mut self.near,
        ];
        lists.into_iter().for_each(|list| all.extend(list));
        all
    }
}

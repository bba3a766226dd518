//! The weights of the value function, in tenths of a victory point.

use serde::{Deserialize, Serialize};

use crate::rules::Module;

/// The weights of all terms of the value function.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ValueWeights {
    /// The weight of the other player's value relative to the player's own.
    pub rival: f64,
    /// The difference in value at which the chance to win is three quarters.
    pub scale: f64,
    /// The value of a victory point that is not from a special card.
    pub point: f64,
    /// The extra value of a total of 5 points or fewer, and of a total of 6, 7, 8 and 9 points.
    pub late: [f64; 5],
    /// The value of a special card held, by the lead in its points: 1, 2, 3 or more.
    pub held: [f64; 3],
    /// The value of a special card not held, by the points missing for it: 1, 2, 3, 4 or more.
    pub open: [f64; 4],
    /// The value of each friendship point, apart from the special card.
    pub friendship: f64,
    /// The value of each point of fame, apart from the special card.
    pub fame: f64,
    /// The value of an Astro among the first twelve, the next twelve, and the next sixteen.
    pub astro: [f64; 3],
    /// The value of the first, second, third and fourth unit of a resource in its bay.
    pub stock: [f64; 4],
    /// The extra value of having at least one unit of a kind of resource: Ore, Fuel, Carbon, Food, Trade Goods.
    pub kinds: [f64; 5],
    /// The value of the first, second, third and fourth unit of science.
    pub science: [f64; 4],
    /// The value of each booster level, from the first to the sixth.
    pub boost: [f64; 6],
    /// The value of each cannon level, from the first to the sixth.
    pub firepower: [f64; 6],
    /// The value of the first and the second colony ship in the hangar.
    pub colony_ship: [f64; 2],
    /// The value of the first and the second trade ship in the hangar.
    pub trade_ship: [f64; 2],
    /// The value of each module at level 1: Logistics, Command, Sensor, Trade, Science, Production.
    pub modules: [f64; Module::COUNT],
    /// The value of each module at level 2, in the same order, in addition to its victory point and its value at level 1.
    pub raised: [f64; Module::COUNT],
    /// The value of a roll on which a colony produces.
    pub covered: f64,
    /// The value of each additional kind of resource produced on the same roll.
    pub also: f64,
    /// The value of each kind of resource that colonies produce.
    pub variety: f64,
    /// The value of a module at level 1 whose level 2 is still available.
    pub raisable: f64,
    /// The value of a colony ship in the hangar for each remaining colony planet that its seat knows of, up to three planets.
    pub target: f64,
    /// The share by which equipment and production count more at the start of a match than in the middle, and less at the end.
    pub early: f64,
    /// The share by which held goods count more at the start of a match than in the middle, and less at the end.
    pub early_holdings: f64,
    /// The share of a goal's value that counts with this many things missing: 0, 1, 2, 3.
    pub near: [f64; 4],
    /// The factor on the value of the second-best goal.
    pub second_goal: f64,
    /// The share of an adventure's value that counts while it is face up and its condition is met.
    pub adventure: f64,
    /// The minimum gain for which an action is used up while many cards may still come: for the last action, and for an earlier
    /// one.
    pub fee: [f64; 2],
    /// The value of an unknown card in the choice of a sector.
    pub unknown: f64,
}

impl ValueWeights {
    /// Returns these weights with those of held goods raised to at least 0, so that nothing a player holds counts against them.
    /// The weights are fitted to matches of the engine, in which players rarely hold much unspent. In other matches, the fitted
    /// weights would rate earning money as a mistake, but not giving it away.
    pub fn for_holders(&self) -> Self {
        let mut weights = self.clone();
        let held = weights.astro.iter_mut().chain(&mut weights.stock).chain(&mut weights.science);
        held.for_each(|weight| *weight = weight.max(0.0));
        weights
    }

    /// Returns mutable references to the weights that are part of a position's value, in a fixed order. This excludes the scale,
    /// which converts values to win chances, and the weights that are not part of the value.
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

//! Adventures, and the resources taken as their reward.

use super::state::{CountStep, as_click_result, check};
use crate::rules::{Adventure, CommodityCounts, Order, Resource, View};
use crate::table::types::{AdjustableAmount, ClickResult, ClickTarget, OrderDraft, RewardDraft};

/// Picks an adventure. If the reward contains no resources, the adventure is done at once. Picking the same adventure again
/// cancels it.
pub(super) fn begin(draft: &mut OrderDraft, view: &View, adventure: Adventure) -> ClickResult {
    if matches!(draft, OrderDraft::Reward(reward) if reward.adventure == adventure) {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    let step = as_click_result(view, Order::Adventure { adventure, take: CommodityCounts::NONE });
    if !matches!(step, ClickResult::Order(_)) || adventure.spec().resources == 0 {
        return step;
    }
    *draft = OrderDraft::Reward(RewardDraft { adventure, picked: Vec::new() });
    ClickResult::More
}

/// Returns the counters of the resources that the reward allows.
pub(super) fn universe(reward: &RewardDraft) -> Vec<ClickTarget> {
    let allowed = Resource::ALL.iter().filter(|&&resource| Some(resource) != reward.adventure.spec().except);
    let counters = allowed.map(|&resource| AdjustableAmount::Take(resource));
    counters
        .flat_map(|counter| [ClickTarget::More(counter), ClickTarget::Less(counter), ClickTarget::All(counter)])
        .collect()
}

/// Changes the count of a resource in the reward.
pub(super) fn count(draft: &mut OrderDraft, view: &View, resource: Resource, amount: CountStep) -> ClickResult {
    let OrderDraft::Reward(reward) = draft else { return ClickResult::Nothing };
    match amount {
        CountStep::Less => match reward.picked.iter().rposition(|&picked| picked == resource) {
            Some(at) => {
                reward.picked.remove(at);
                ClickResult::More
            }
            None => ClickResult::Nothing,
        },
        CountStep::More => more(reward, view, resource),
        CountStep::All => {
            let before = reward.clone();
            let most = usize::from(reward.adventure.spec().resources);
            let mut step = ClickResult::Nothing;
            while reward.picked.iter().filter(|&&picked| picked == resource).count() < most {
                step = more(reward, view, resource);
                if step != ClickResult::More {
                    break;
                }
            }
            if *reward == before { step } else { ClickResult::More }
        }
    }
}

/// Adds one unit of a resource. If the reward is full, the resource picked first is removed.
fn more(reward: &mut RewardDraft, view: &View, resource: Resource) -> ClickResult {
    let mut next = reward.clone();
    if next.picked.len() >= usize::from(next.adventure.spec().resources) && !next.picked.is_empty() {
        next.picked.remove(0);
    }
    next.picked.push(resource);
    if next.take() == reward.take() {
        return ClickResult::Nothing;
    }
    match check(view, &next.order()) {
        Ok(()) => {
            *reward = next;
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Completes the reward: repeatedly takes the allowed resource of which the mover has the least, among those for which there is
/// room.
pub(super) fn propose(reward: &mut RewardDraft, view: &View) {
    for _ in reward.picked.len()..usize::from(reward.adventure.spec().resources) {
        let taken = reward.take();
        let held = |resource: &Resource| view.known.mover().resource(*resource) + taken.count((*resource).into());
        let mut kinds = Resource::ALL.to_vec();
        kinds.sort_by_key(held);
        let fitting = kinds.into_iter().find(|&resource| {
            let order = Order::Adventure { adventure: reward.adventure, take: taken.and(resource.into(), 1) };
            check(view, &order).is_ok()
        });
        let Some(resource) = fitting else { return };
        reward.picked.push(resource);
    }
}

//! Adventures, and the resources taken as their reward.

use super::state::{Amount, as_step, check};
use crate::rules::{Adventure, Order, Resource, Things, View};
use crate::table::types::{Counter, Draft, RewardDraft, Step, Target};

/// Picks an adventure. One without resources in its reward is done at once. Picking it again cancels it.
pub(super) fn begin(draft: &mut Draft, view: &View, adventure: Adventure) -> Step {
    if matches!(draft, Draft::Reward(reward) if reward.adventure == adventure) {
        *draft = Draft::Nothing;
        return Step::More;
    }
    let step = as_step(view, Order::Adventure { adventure, take: Things::NONE });
    if !matches!(step, Step::Order(_)) || adventure.quest().resources == 0 {
        return step;
    }
    *draft = Draft::Reward(RewardDraft { adventure, picked: Vec::new() });
    Step::More
}

/// The resources of the reward.
pub(super) fn universe(reward: &RewardDraft) -> Vec<Target> {
    let allowed = Resource::ALL.iter().filter(|&&resource| Some(resource) != reward.adventure.quest().except);
    let counters = allowed.map(|&resource| Counter::Take(resource));
    counters.flat_map(|counter| [Target::More(counter), Target::Less(counter), Target::All(counter)]).collect()
}

/// Takes more or less of a resource.
pub(super) fn count(draft: &mut Draft, view: &View, resource: Resource, amount: Amount) -> Step {
    let Draft::Reward(reward) = draft else { return Step::Nothing };
    match amount {
        Amount::Less => match reward.picked.iter().rposition(|&picked| picked == resource) {
            Some(at) => {
                reward.picked.remove(at);
                Step::More
            }
            None => Step::Nothing,
        },
        Amount::More => more(reward, view, resource),
        Amount::All => {
            let before = reward.clone();
            let most = usize::from(reward.adventure.quest().resources);
            let mut step = Step::Nothing;
            while reward.picked.iter().filter(|&&picked| picked == resource).count() < most {
                step = more(reward, view, resource);
                if step != Step::More {
                    break;
                }
            }
            if *reward == before { step } else { Step::More }
        }
    }
}

/// Adds one of a resource. If the reward is full, the resource picked first makes room for it.
fn more(reward: &mut RewardDraft, view: &View, resource: Resource) -> Step {
    let mut next = reward.clone();
    if next.picked.len() >= usize::from(next.adventure.quest().resources) && !next.picked.is_empty() {
        next.picked.remove(0);
    }
    next.picked.push(resource);
    if next.take() == reward.take() {
        return Step::Nothing;
    }
    match check(view, &next.order()) {
        Ok(()) => {
            *reward = next;
            Step::More
        }
        Err(refusal) => Step::Refused(refusal),
    }
}

/// Completes the reward: repeatedly takes the allowed resource with room left of which the mover has least.
pub(super) fn propose(reward: &mut RewardDraft, view: &View) {
    for _ in reward.picked.len()..usize::from(reward.adventure.quest().resources) {
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

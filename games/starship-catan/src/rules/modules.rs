//! Modules: the free first module (SC-SET-7), the production of modules (SC-MOD-R, SC-MOD-P), and the loss of modules (SC-PIR-9,
//! SC-PIR-10).

use super::event::Event;
use super::order::Order;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Module, Phase, Resource, Seat};
use orrery_core::EventSink;

/// Reports whether a Science or Production module of this level produces on this roll (SC-MOD-R, SC-MOD-P). At level 1, it
/// produces on a 2 or on a 3, depending on the seat; at level 2, it produces on both.
pub const fn produces(seat: Seat, module: Module, level: u8, roll: u8) -> bool {
    let own = match (seat, module) {
        (Seat::Moon, Module::Science) | (Seat::Sun, Module::Production) => 3,
        _ => 2,
    };
    match level {
        0 => false,
        1 => roll == own,
        _ => roll == 2 || roll == 3,
    }
}

/// Lists every module as a choice for the free first module.
pub(super) fn list_first(orders: &mut Vec<Order>) {
    orders.extend(Module::ALL.iter().map(|&module| Order::Module(module)));
}

/// Gives the decider the chosen first module. Sun chooses after Moon; after Sun's choice, Moon rolls.
pub(super) fn choose_first(p: &mut Position, module: Module, sink: &mut impl EventSink<Event>) {
    let seat = p.decider;
    p.player_mut(seat).modules[module.index()] = 1;
    sink.emit(Event::ModuleChosen { seat, module });
    match seat {
        Seat::Moon => p.decider = Seat::Sun,
        Seat::Sun => p.decide(Phase::Roll),
    }
}

/// Checks that the mover has the module to be lost.
pub(super) fn check_lose(p: &Position, module: Module) -> Result<(), Refusal> {
    if p.mover().level(module) > 0 { Ok(()) } else { Err(Refusal::NoModule { module }) }
}

/// Iterates over the modules that the mover has.
pub(super) fn held(p: &Position) -> impl Iterator<Item = Module> + use<> {
    let levels = p.mover().modules;
    Module::ALL.iter().copied().filter(move |module| levels[module.index()] > 0)
}

/// Lists every module that can be lost.
pub(super) fn list_lose(p: &Position, orders: &mut Vec<Order>) {
    orders.extend(held(p).map(Order::Lose));
}

/// Reduces the mover's module by one level. Resources for which there is no longer room are lost at once (SC-PIR-10).
pub(super) fn lose(p: &mut Position, module: Module, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    let player = p.player_mut(seat);
    let level = player.level(module);
    player.modules[module.index()] = level.saturating_sub(1);
    sink.emit(Event::ModuleLost { seat, module, level });
    let bay = player.bay();
    for &resource in Resource::ALL {
        let count = player.resource(resource).saturating_sub(bay);
        if count > 0 {
            player.cargo[resource.index()] = bay;
            sink.emit(Event::Overboard { seat, resource, count });
        }
    }
}

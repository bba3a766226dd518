//! Finds places where a shader branches or loops on plain numbers of a uniform.
//!
//! Mesa's software driver treated such numbers as constants (version 22.3 and earlier, `lvp_inline_uniforms.c`): each time the
//! shader was bound it was compiled again with them folded in, and the earlier compiled versions remained. It did so for a
//! condition computed only from constants and from numbers at fixed places of uniforms, after all functions had been inlined. So
//! the shader is traced here as it would run, calls included, with the source of each number in place of its value.
//!
//! The tracing may find more places than the driver did, but never fewer: the driver gave up earlier on variables assigned in
//! branches and loops. It also reports a loop whose number of iterations is the sum of a uniform's plain number and another
//! number, since the other number may have been added only to keep the loop.

use std::collections::{BTreeMap, BTreeSet};

use naga::front::Typifier;
use naga::proc::ResolveContext;
use naga::{AddressSpace, Block, EntryPoint, Expression, Function, Handle, Module, Statement, SwitchCase, TypeInner};

use super::compute;
use super::value::{AccessStep, MemoryPlace, NumberSource, TracedValue, VariableRoot};

/// The contents of the variables at a point of the tracing.
type VariableContents = BTreeMap<VariableRoot, TracedValue>;

/// Returns all faults of the shader that begins at `entry`, with the function of each.
pub fn faults(module: &Module, entry: &EntryPoint) -> BTreeSet<String> {
    let inner = |handle| &module.types[handle].inner;
    let mut judge =
        ShaderTracer { module, memory: VariableContents::new(), ways: Vec::new(), found: BTreeSet::new(), trials: 0 };
    for (handle, global) in module.global_variables.iter() {
        let empty = TracedValue::shaped(module, inner(global.ty), NumberSource::CONSTANT);
        if global.space == AddressSpace::Private {
            judge.memory.insert(VariableRoot::Global(handle), empty);
        }
    }
    let given =
        entry.function.arguments.iter().map(|given| TracedValue::shaped(module, inner(given.ty), NumberSource::OTHER));
    let result = judge.call(&entry.function, &entry.name, given.collect(), 0);
    // A single number that is returned unchanged counts for Mesa's driver, too; vectors do not.
    if let (Some(value), Some(told)) = (result, &entry.function.result) {
        let members = match inner(told.ty) {
            TypeInner::Struct { members, .. } => members.iter().map(|member| inner(member.ty)).collect(),
            alone => vec![alone],
        };
        for (at, member) in members.into_iter().enumerate() {
            let plain = matches!(member, TypeInner::Scalar(_)) && value.part(at).whole().is_plain();
            judge.tell(plain, &entry.name, "hands on");
        }
    }
    judge.found
}

/// The contents of the variables at each exit from a loop or a switch, and at each start of the loop's next iteration.
struct JumpSnapshots {
    is_loop: bool,
    breaks: Vec<VariableContents>,
    continues: Vec<VariableContents>,
}

/// A call of a shader's function that is being traced.
pub struct CallFrame<'m> {
    pub function: &'m Function,
    name: String,
    depth: usize,
    pub types: Typifier,
    arguments: Vec<TracedValue>,
    known: BTreeMap<Handle<Expression>, TracedValue>,
    /// `around` is the source of the enclosing conditions; `left` is the source of the conditions under which the function has
    /// already returned.
    around: NumberSource,
    left: NumberSource,
    returned: Option<TracedValue>,
    /// The contents of the variables at each end of the function.
    ends: Vec<VariableContents>,
}

pub struct ShaderTracer<'m> {
    pub module: &'m Module,
    memory: VariableContents,
    ways: Vec<JumpSnapshots>,
    found: BTreeSet<String>,
    /// The number of loops that are being traced to a fixed point, during which no faults are reported.
    trials: usize,
}

impl<'m> ShaderTracer<'m> {
    fn tell(&mut self, wrong: bool, function: &str, does: &str) {
        if wrong && self.trials == 0 {
            // Imported functions have the name of their file in their own name.
            let name = function.split("X_naga_oil_mod_X").next().unwrap_or(function);
            self.found.insert(format!("fn {name} {does} a plain number of a uniform"));
        }
    }

    /// Traces a function and returns its result, or `None` if it has none.
    fn call(
        &mut self,
        function: &'m Function,
        name: &str,
        arguments: Vec<TracedValue>,
        depth: usize,
    ) -> Option<TracedValue> {
        let mut types = Typifier::new();
        let context = ResolveContext::with_locals(self.module, &function.local_variables, &function.arguments);
        if let Some((last, _)) = function.expressions.iter().next_back() {
            types.grow(last, &function.expressions, &context).expect("the types of a shader that is used");
        }
        let (name, none) = (name.to_owned(), NumberSource::CONSTANT);
        let mut frame = CallFrame {
            function,
            name,
            depth,
            types,
            arguments,
            known: BTreeMap::new(),
            around: none,
            left: none,
            returned: None,
            ends: Vec::new(),
        };
        for (handle, variable) in function.local_variables.iter() {
            let empty = TracedValue::shaped(self.module, &self.module.types[variable.ty].inner, NumberSource::CONSTANT);
            let first = variable.init.map_or(empty, |init| self.value(&frame, init));
            self.memory.insert(VariableRoot::Local(depth, handle), first);
        }
        if self.block(&mut frame, &function.body) {
            frame.ends.push(std::mem::take(&mut self.memory));
        }
        self.go_on(std::mem::take(&mut frame.ends), none);
        self.memory.retain(|root, _| !matches!(root, VariableRoot::Local(at, _) if *at == depth));
        frame.returned.map(|value| value.and(&TracedValue::One(frame.left)))
    }

    /// Traces the statements of a block. Returns true if the end of the block is reached.
    fn block(&mut self, frame: &mut CallFrame<'m>, block: &'m Block) -> bool {
        block.iter().all(|statement| self.statement(frame, statement))
    }

    fn statement(&mut self, frame: &mut CallFrame<'m>, statement: &'m Statement) -> bool {
        match statement {
            Statement::Emit(range) => {
                for handle in range.clone() {
                    let value = self.evaluate(frame, handle);
                    frame.known.insert(handle, value);
                }
            }
            Statement::Block(block) => return self.block(frame, block),
            Statement::If { condition, accept, reject } => {
                let ends = self.ways.last().is_some_and(|way| way.is_loop) && (leaves(accept) || leaves(reject));
                let source = self.condition(frame, *condition, if ends { "loops on" } else { "branches on" }, ends);
                return self.branch(frame, source, &[&[accept], &[reject]]);
            }
            Statement::Switch { selector, cases } => {
                let source = self.condition(frame, *selector, "switches on", false);
                return self.switch(frame, source, cases);
            }
            Statement::Loop { body, continuing, break_if } => {
                return self.repeat(frame, body, continuing, *break_if);
            }
            Statement::Break => {
                let here = self.memory.clone();
                self.ways.last_mut().expect("there is something to leave").breaks.push(here);
                return false;
            }
            Statement::Continue => {
                let here = self.memory.clone();
                let way = self.ways.iter_mut().rev().find(|way| way.is_loop).expect("there is a loop");
                way.continues.push(here);
                return false;
            }
            Statement::Return { value } => {
                frame.left = frame.left.and(frame.around);
                frame.ends.push(self.memory.clone());
                let back = value.map(|value| self.value(frame, value));
                let all = [frame.returned.take(), back].into_iter().flatten();
                frame.returned = all.reduce(|one, other| one.and(&other));
                return false;
            }
            Statement::Kill => return false,
            Statement::Store { pointer, value } => self.store(frame, *pointer, *value),
            Statement::Call { function, arguments, result } => {
                let given = arguments.iter().map(|argument| self.value(frame, *argument)).collect();
                let called = &self.module.functions[*function];
                let name = called.name.as_deref().unwrap_or_default();
                let back = self.call(called, name, given, frame.depth + 1);
                frame.known.extend(result.zip(back));
            }
            // Other statements need nothing here: their results are expressions, which `evaluate` handles.
            _ => {}
        }
        true
    }

    /// Returns the source of a condition, and reports a fault if the source is plain.
    fn condition(
        &mut self,
        frame: &CallFrame<'m>,
        at: Handle<Expression>,
        does: &str,
        ends_loop: bool,
    ) -> NumberSource {
        let source = self.value(frame, at).whole();
        let plain = source.is_plain() || (ends_loop && self.adds_plain(frame, at));
        self.tell(plain, &frame.name, does);
        source
    }

    /// Reports whether a condition compares a sum that includes a plain number of a uniform.
    fn adds_plain(&mut self, frame: &CallFrame<'m>, at: Handle<Expression>) -> bool {
        match frame.function.expressions[at] {
            Expression::Unary { expr, .. } => self.adds_plain(frame, expr),
            Expression::Binary { left, right, .. } => {
                [left, right].iter().any(|side| self.value(frame, *side).whole().adds_plain)
            }
            _ => false,
        }
    }

    /// Traces each of these paths, which are sequences of blocks. Returns true if the end of any path is reached.
    fn branch(&mut self, frame: &mut CallFrame<'m>, condition: NumberSource, ways: &[&[&'m Block]]) -> bool {
        let (before, around) = (self.memory.clone(), frame.around);
        frame.around = around.and(condition);
        let mut ends = Vec::new();
        for blocks in ways {
            self.memory.clone_from(&before);
            if blocks.iter().all(|block| self.block(frame, block)) {
                ends.push(std::mem::take(&mut self.memory));
            }
        }
        frame.around = around;
        self.go_on(ends, condition)
    }

    /// Continues where several paths meet. Returns false if no path reaches that point.
    fn go_on(&mut self, ends: Vec<VariableContents>, condition: NumberSource) -> bool {
        let reached = !ends.is_empty();
        if let Some(memory) = ends.into_iter().reduce(|a, b| meet(&a, &b, condition)) {
            self.memory = memory;
        }
        reached
    }

    fn switch(&mut self, frame: &mut CallFrame<'m>, selector: NumberSource, cases: &'m [SwitchCase]) -> bool {
        let falls = |from: usize| cases[from..].iter().take_while(|case| case.fall_through).count();
        let ways: Vec<Vec<&Block>> =
            (0..cases.len()).map(|at| cases[at..=at + falls(at)].iter().map(|case| &case.body).collect()).collect();
        let ways: Vec<&[&Block]> = ways.iter().map(Vec::as_slice).collect();
        self.ways.push(JumpSnapshots { is_loop: false, breaks: Vec::new(), continues: Vec::new() });
        let through = self.branch(frame, selector, &ways);
        let mut ends = self.ways.pop().expect("pushed above").breaks;
        if through {
            ends.push(std::mem::take(&mut self.memory));
        }
        self.go_on(ends, selector)
    }

    /// Traces a loop until another iteration changes nothing, then once more to report faults.
    fn repeat(
        &mut self,
        frame: &mut CallFrame<'m>,
        body: &'m Block,
        continuing: &'m Block,
        end: Option<Handle<Expression>>,
    ) -> bool {
        self.trials += 1;
        loop {
            let start = self.memory.clone();
            self.round(frame, body, continuing, end);
            let next = meet(&start, &self.memory, NumberSource::CONSTANT);
            let settled = next == start;
            self.memory = next;
            if settled {
                break;
            }
        }
        self.trials -= 1;
        let ends = self.round(frame, body, continuing, end);
        self.go_on(ends, NumberSource::CONSTANT)
    }

    /// Traces a loop once. Returns the contents of the variables at each exit from the loop.
    fn round(
        &mut self,
        frame: &mut CallFrame<'m>,
        body: &'m Block,
        continuing: &'m Block,
        end: Option<Handle<Expression>>,
    ) -> Vec<VariableContents> {
        self.ways.push(JumpSnapshots { is_loop: true, breaks: Vec::new(), continues: Vec::new() });
        let start = self.memory.clone();
        let through = self.block(frame, body);
        let way = self.ways.pop().expect("pushed above");
        let (mut ends, mut again) = (way.breaks, way.continues);
        if through {
            again.push(std::mem::take(&mut self.memory));
        }
        if self.go_on(again, NumberSource::CONSTANT) {
            self.block(frame, continuing);
            if let Some(end) = end {
                self.condition(frame, end, "loops on", true);
                ends.push(self.memory.clone());
            }
        } else {
            // The loop has no next iteration, so the variables stay as they were at its start.
            self.memory = start;
        }
        ends
    }

    fn store(&mut self, frame: &CallFrame<'m>, pointer: Handle<Expression>, value: Handle<Expression>) {
        let (place, value) = (self.place(frame, pointer), self.value(frame, value));
        if let Some(variable) = self.memory.get_mut(&place.root) {
            variable.put(&place.path, &value);
        }
    }

    fn place(&mut self, frame: &CallFrame<'m>, pointer: Handle<Expression>) -> MemoryPlace {
        match self.value(frame, pointer) {
            TracedValue::Place(place) => place,
            value => panic!("a pointer is {value:?}"),
        }
    }

    /// Returns the value at a place: that of a traced variable, or the source of a resource of the shader.
    fn load(&self, place: &MemoryPlace) -> TracedValue {
        if let Some(variable) = self.memory.get(&place.root) {
            return variable.at(&place.path);
        }
        let VariableRoot::Global(handle) = place.root else { panic!("a variable that is not there") };
        let fixed =
            |step: &AccessStep| matches!(step, AccessStep::Part(_) | AccessStep::Indexed(NumberSource::CONSTANT));
        match self.module.global_variables[handle].space {
            AddressSpace::Uniform | AddressSpace::Immediate if place.path.iter().all(fixed) => {
                TracedValue::One(NumberSource::UNIFORM)
            }
            _ => TracedValue::One(NumberSource::OTHER),
        }
    }

    /// Returns the value of an expression: as computed where it was emitted, or computed now if it is never emitted.
    pub fn value(&mut self, frame: &CallFrame<'m>, handle: Handle<Expression>) -> TracedValue {
        frame.known.get(&handle).cloned().unwrap_or_else(|| self.evaluate(frame, handle))
    }

    fn evaluate(&mut self, frame: &CallFrame<'m>, handle: Handle<Expression>) -> TracedValue {
        let value = match &frame.function.expressions[handle] {
            Expression::FunctionArgument(at) => frame.arguments[*at as usize].clone(),
            Expression::LocalVariable(variable) => {
                TracedValue::Place(MemoryPlace { root: VariableRoot::Local(frame.depth, *variable), path: Vec::new() })
            }
            Expression::GlobalVariable(variable) => {
                TracedValue::Place(MemoryPlace { root: VariableRoot::Global(*variable), path: Vec::new() })
            }
            Expression::Load { pointer } => {
                let place = self.place(frame, *pointer);
                self.load(&place)
            }
            Expression::AccessIndex { base, index } => match self.value(frame, *base) {
                TracedValue::Place(place) => TracedValue::Place(place.then(AccessStep::Part(*index as usize))),
                value => value.part(*index as usize),
            },
            Expression::Access { base, index } => self.indexed(frame, *base, *index),
            other => compute::computed(self, frame, other),
        };
        match value {
            TracedValue::One(source) => {
                TracedValue::shaped(self.module, frame.types.get(handle, &self.module.types), source)
            }
            value => value,
        }
    }

    /// Returns the part of a value selected by a computed index.
    fn indexed(&mut self, frame: &CallFrame<'m>, base: Handle<Expression>, index: Handle<Expression>) -> TracedValue {
        let index = self.value(frame, index).whole();
        let whole = self.value(frame, base);
        let types = &self.module.types;
        let list = match frame.types.get(base, types) {
            TypeInner::Pointer { base, .. } => &types[*base].inner,
            inner => inner,
        };
        let numbers =
            matches!(list, TypeInner::Array { base, .. } if matches!(types[*base].inner, TypeInner::Scalar(_)));
        let held = match &whole {
            TracedValue::Place(place) => self.memory.get(&place.root).map(|variable| variable.at(&place.path)),
            value => Some(value.clone()),
        };
        // Such a list stays in memory, and a number stored in it unchanged counts for Mesa's driver, too.
        if let Some(TracedValue::Parts(parts)) = held.filter(|_| numbers) {
            self.tell(parts.iter().any(|part| part.whole().is_plain()), &frame.name, "puts into a list");
        }
        match whole {
            TracedValue::Place(place) => TracedValue::Place(place.then(AccessStep::Indexed(index))),
            value => value.any(index),
        }
    }
}

/// Reports whether a block leaves the enclosing one.
fn leaves(block: &Block) -> bool {
    block.iter().any(|statement| match statement {
        Statement::Block(inner) => leaves(inner),
        statement => matches!(statement, Statement::Break | Statement::Return { .. }),
    })
}

/// Returns the contents of the variables where two paths meet. A value that is equal on both paths remains; any other depends on
/// both paths and on the condition.
fn meet(a: &VariableContents, b: &VariableContents, condition: NumberSource) -> VariableContents {
    let both = |(root, one): (&VariableRoot, &TracedValue)| b.get(root).map(|other| (*root, one.met(other, condition)));
    a.iter().filter_map(both).collect()
}

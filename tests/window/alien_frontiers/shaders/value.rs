//! The source of a shader's value, part by part, and its place in memory.

use naga::{ArraySize, Handle, LocalVariable, Module, Type, TypeInner};

/// The source of a single number, apart from constants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NumberSource {
    /// True if the number depends on a number at a fixed place of a uniform.
    pub uniform: bool,
    /// True if the number depends on anything else, such as an input of a vertex or a pixel, a texture, or a storage buffer.
    pub other: bool,
    /// True if the number is a sum, and a summand is computed only from constants and from numbers at fixed places of a uniform.
    pub adds_plain: bool,
}

impl NumberSource {
    pub const CONSTANT: Self = Self { uniform: false, other: false, adds_plain: false };
    pub const UNIFORM: Self = Self { uniform: true, ..Self::CONSTANT };
    pub const OTHER: Self = Self { other: true, ..Self::CONSTANT };

    /// Returns the source of a number computed from two numbers with these sources.
    pub const fn and(self, other: Self) -> Self {
        Self { uniform: self.uniform || other.uniform, other: self.other || other.other, adds_plain: false }
    }

    /// Returns the source of the sum or the difference of two numbers with these sources.
    pub const fn plus(self, other: Self) -> Self {
        let parts = self.is_plain() || other.is_plain() || self.adds_plain || other.adds_plain;
        Self { adds_plain: parts, ..self.and(other) }
    }

    /// Reports whether the number depends on a uniform, and a driver that knows the uniform knows the number.
    pub const fn is_plain(self) -> bool {
        self.uniform && !self.other
    }
}

/// A variable of a function in progress, identified by the depth of the call, or a variable of the whole shader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum VariableRoot {
    Local(usize, Handle<LocalVariable>),
    Global(Handle<naga::GlobalVariable>),
}

/// A step from a value to a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccessStep {
    /// To the part at this index.
    Part(usize),
    /// To the part at a computed index, with the source of that index.
    Indexed(NumberSource),
}

/// A place in memory that a pointer of the shader refers to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemoryPlace {
    pub root: VariableRoot,
    pub path: Vec<AccessStep>,
}

impl MemoryPlace {
    /// Returns the place of a part of the value at this place.
    pub fn then(mut self, step: AccessStep) -> Self {
        self.path.push(step);
        self
    }
}

/// The sources of a value of the shader, part by part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TracedValue {
    /// A number, or a value whose parts all have the same source.
    One(NumberSource),
    /// A vector, a matrix by columns, a structure or an array.
    Parts(Vec<TracedValue>),
    /// A pointer to a place in memory.
    Place(MemoryPlace),
}

impl TracedValue {
    /// Returns a value of the type in which every part has `source`.
    pub fn shaped(module: &Module, inner: &TypeInner, source: NumberSource) -> Self {
        let of = |handle: Handle<Type>| Self::shaped(module, &module.types[handle].inner, source);
        match inner {
            TypeInner::Vector { size, .. } => Self::Parts(vec![Self::One(source); *size as usize]),
            TypeInner::Matrix { columns, rows, .. } => {
                Self::Parts(vec![Self::Parts(vec![Self::One(source); *rows as usize]); *columns as usize])
            }
            TypeInner::Array { base, size: ArraySize::Constant(count), .. } => {
                Self::Parts(vec![of(*base); count.get() as usize])
            }
            TypeInner::Struct { members, .. } => Self::Parts(members.iter().map(|member| of(member.ty)).collect()),
            _ => Self::One(source),
        }
    }

    /// Returns the source of all parts together.
    pub fn whole(&self) -> NumberSource {
        match self {
            Self::One(source) => *source,
            Self::Parts(parts) => parts.iter().map(Self::whole).reduce(NumberSource::and).unwrap_or_default(),
            Self::Place(_) => NumberSource::OTHER,
        }
    }

    /// Returns the part at index `at`.
    pub fn part(&self, at: usize) -> Self {
        match self {
            Self::Parts(parts) => parts[at].clone(),
            all => all.clone(),
        }
    }

    /// Returns the value of a part that is selected by a number with the source `index`, and may be any part.
    pub fn any(&self, index: NumberSource) -> Self {
        match self {
            Self::Parts(parts) => parts.iter().skip(1).fold(parts[0].clone(), |a, b| a.and(b)).and(&Self::One(index)),
            all => all.and(&Self::One(index)),
        }
    }

    /// Returns the sources of a value computed from this value and `other`, part by part.
    pub fn and(&self, other: &Self) -> Self {
        self.with(other, NumberSource::and)
    }

    /// Returns the sources of a value computed from this value and `other`, part by part. `way` combines the sources of two
    /// parts.
    pub fn with(&self, other: &Self, way: fn(NumberSource, NumberSource) -> NumberSource) -> Self {
        match (self, other) {
            (Self::One(a), Self::One(b)) => Self::One(way(*a, *b)),
            (Self::Parts(a), Self::Parts(b)) => {
                assert_eq!(a.len(), b.len(), "values of one operation have the same shape");
                Self::Parts(a.iter().zip(b).map(|(a, b)| a.with(b, way)).collect())
            }
            (Self::Parts(parts), one @ Self::One(_)) | (one @ Self::One(_), Self::Parts(parts)) => {
                Self::Parts(parts.iter().map(|part| part.with(one, way)).collect())
            }
            (place @ Self::Place(_), _) | (_, place @ Self::Place(_)) => place.clone(),
        }
    }

    /// Returns the value where two paths meet, with `other` on the second path. `condition` is the source of the condition that
    /// chose the path.
    pub fn met(&self, other: &Self, condition: NumberSource) -> Self {
        match (self, other) {
            (a, b) if a == b => a.clone(),
            (Self::Parts(a), Self::Parts(b)) => {
                Self::Parts(a.iter().zip(b).map(|(a, b)| a.met(b, condition)).collect())
            }
            (a, b) => a.and(b).and(&Self::One(condition)),
        }
    }

    /// Returns the numbers of a vector's components, which may be vectors themselves.
    pub fn flat(components: impl Iterator<Item = Self>) -> Self {
        let numbers = |value: Self| match value {
            Self::Parts(parts) => parts,
            one => vec![one],
        };
        Self::Parts(components.flat_map(numbers).collect())
    }

    /// Returns the value at the end of a path.
    pub fn at(&self, path: &[AccessStep]) -> Self {
        match path {
            [] => self.clone(),
            [AccessStep::Part(at), rest @ ..] => self.part(*at).at(rest),
            [AccessStep::Indexed(index), rest @ ..] => self.any(*index).at(rest),
        }
    }

    /// Stores a value at the end of a path. If an index is computed, any part may be the one that changes.
    pub fn put(&mut self, path: &[AccessStep], value: &Self) {
        match (path, self) {
            ([], here) => *here = value.clone(),
            ([AccessStep::Part(at), rest @ ..], Self::Parts(parts)) => parts[*at].put(rest, value),
            ([AccessStep::Indexed(index), rest @ ..], Self::Parts(parts)) => {
                for part in parts {
                    let mut changed = part.clone();
                    changed.put(rest, value);
                    *part = part.and(&changed).and(&Self::One(*index));
                }
            }
            (_, here) => *here = here.and(&Self::One(value.whole())),
        }
    }
}

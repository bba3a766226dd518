//! The sources of the results of a shader's operations, derived from the sources of their operands.

use naga::{BinaryOperator, Expression, Handle, MathFunction, TypeInner};

use super::judge::{CallFrame, ShaderTracer};
use super::value::{NumberSource, TracedValue};

/// Returns the source of an operation's result. Values from a texture, a buffer or another pixel do not come from a uniform.
pub fn computed<'m>(judge: &mut ShaderTracer<'m>, frame: &CallFrame<'m>, expression: &Expression) -> TracedValue {
    let mut of = |handle: &Handle<Expression>| judge.value(frame, *handle);
    match expression {
        Expression::Literal(_) | Expression::Constant(_) | Expression::Override(_) | Expression::ZeroValue(_) => {
            TracedValue::One(NumberSource::CONSTANT)
        }
        Expression::Compose { ty, components } => {
            let components: Vec<TracedValue> = components.iter().map(of).collect();
            match judge.module.types[*ty].inner {
                TypeInner::Vector { .. } => TracedValue::flat(components.into_iter()),
                _ => TracedValue::Parts(components),
            }
        }
        Expression::Splat { size, value } => TracedValue::Parts(vec![of(value); *size as usize]),
        Expression::Swizzle { size, vector, pattern } => {
            let vector = of(vector);
            TracedValue::Parts(pattern[..*size as usize].iter().map(|&at| vector.part(at as usize)).collect())
        }
        Expression::Unary { expr, .. } | Expression::Derivative { expr, .. } | Expression::As { expr, .. } => of(expr),
        Expression::Binary { op, left, right } => {
            let (one, other) = (of(left), of(right));
            let is_matrix = |handle: &Handle<Expression>| {
                matches!(frame.types.get(*handle, &judge.module.types), TypeInner::Matrix { .. })
            };
            match op {
                BinaryOperator::Multiply if is_matrix(left) || is_matrix(right) => {
                    TracedValue::One(one.whole().and(other.whole()))
                }
                BinaryOperator::Add | BinaryOperator::Subtract => one.with(&other, NumberSource::plus),
                _ => one.and(&other),
            }
        }
        Expression::Select { condition, accept, reject } => of(condition).and(&of(accept)).and(&of(reject)),
        Expression::Relational { argument, .. } => TracedValue::One(of(argument).whole()),
        Expression::Math { fun, arg, arg1, arg2, arg3 } => {
            let first = of(arg);
            let given: Vec<TracedValue> = [arg1, arg2, arg3].into_iter().flatten().map(of).collect();
            if by_components(*fun) {
                given.iter().fold(first, |a, b| a.and(b))
            } else {
                TracedValue::One(given.iter().map(TracedValue::whole).fold(first.whole(), NumberSource::and))
            }
        }
        _ => TracedValue::One(NumberSource::OTHER),
    }
}

/// Reports whether a function works on each component separately.
fn by_components(fun: MathFunction) -> bool {
    use MathFunction as F;
    let mixes = matches!(
        fun,
        F::Dot
            | F::Dot4I8Packed
            | F::Dot4U8Packed
            | F::Outer
            | F::Cross
            | F::Distance
            | F::Length
            | F::Normalize
            | F::FaceForward
            | F::Reflect
            | F::Refract
            | F::Inverse
            | F::Transpose
            | F::Determinant
            | F::Modf
            | F::Frexp
            | F::Pack4x8snorm
            | F::Pack4x8unorm
            | F::Pack2x16snorm
            | F::Pack2x16unorm
            | F::Pack2x16float
            | F::Pack4xI8
            | F::Pack4xU8
            | F::Pack4xI8Clamp
            | F::Pack4xU8Clamp
            | F::Unpack4x8snorm
            | F::Unpack4x8unorm
            | F::Unpack2x16snorm
            | F::Unpack2x16unorm
            | F::Unpack2x16float
            | F::Unpack4xI8
            | F::Unpack4xU8
    );
    !mixes
}

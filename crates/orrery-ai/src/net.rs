//! Small value nets.
//!
//! A net has one or two hidden layers, and every input also adds directly to the output. The inputs are either numbers, or binary
//! rows, each of which a position has or lacks. Sums are plain loops in `f32` in a fixed order, and each product is rounded
//! before it is added, so results are identical to the bit on every machine.

use std::fmt::Debug;
use std::marker::PhantomData;

use orrery_core::RandomGenerator;

/// The maximum absolute value of a weight. A file with a larger weight is damaged.
const MAX_WEIGHT: f32 = 1e4;

/// The inputs and the file format of a game's value nets.
pub trait NetForm: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The type of the inputs: `f32` if a position has a number for each input, `u16` if it has the indices of binary rows.
    type Input: NetInput;
    /// The first bytes of a net in a file: the name and the version of the format.
    const MAGIC: [u8; 8];
    /// The number of inputs.
    const INPUTS: usize;
    /// The largest weights of an untrained net: from the inputs to the first layer, from there to the second, and from the last
    /// layer to the output. All other weights are 0.
    const UNTRAINED: [f32; 3];
}

/// A kind of input.
pub trait NetInput: Sized {
    /// Returns the index and the value of each input that is not 0.
    fn active(inputs: &[Self]) -> impl Iterator<Item = (usize, f32)>;
}

impl NetInput for f32 {
    #[inline]
    fn active(inputs: &[Self]) -> impl Iterator<Item = (usize, f32)> {
        inputs.iter().copied().enumerate().filter(|&(_, value)| value != 0.0)
    }
}

impl NetInput for u16 {
    #[inline]
    fn active(inputs: &[Self]) -> impl Iterator<Item = (usize, f32)> {
        inputs.iter().map(|&row| (row.into(), 1.0))
    }
}

/// A value net with `FIRST` units in its first hidden layer and `SECOND` in its second, which is missing if `SECOND` is 0.
///
/// The weights are in this order: from the inputs to the first layer, from the inputs to the output, the biases of the first
/// layer, the weights and the biases of the second layer, from the last layer to the output, and the bias of the output.
#[derive(Debug, Clone, PartialEq)]
pub struct Net<F, const FIRST: usize, const SECOND: usize> {
    pub(crate) weights: Vec<f32>,
    form: PhantomData<F>,
}

/// The values of the hidden units, from which a net learns, and the output.
#[derive(Debug, Clone)]
pub struct Activations<const FIRST: usize, const SECOND: usize> {
    first: [f32; FIRST],
    second: [f32; SECOND],
    /// The value of the position.
    pub output: f32,
}

impl<F: NetForm, const FIRST: usize, const SECOND: usize> Net<F, FIRST, SECOND> {
    // The offsets of the parts of the weights.
    const SKIP: usize = F::INPUTS * FIRST;
    const BIAS1: usize = Self::SKIP + F::INPUTS;
    const LAYER2: usize = Self::BIAS1 + FIRST;
    const BIAS2: usize = Self::LAYER2 + FIRST * SECOND;
    const LAYER3: usize = Self::BIAS2 + SECOND;
    const BIAS3: usize = Self::LAYER3 + if SECOND == 0 { FIRST } else { SECOND };

    /// Creates an untrained net with small random weights, which depend on `seed`.
    pub fn fresh(seed: u64) -> Self {
        let mut generator = RandomGenerator::new(seed);
        let mut weights = vec![0.0; Self::BIAS3 + 1];
        let parts = [0..Self::SKIP, Self::LAYER2..Self::BIAS2, Self::LAYER3..Self::BIAS3];
        for (part, scale) in parts.into_iter().zip(F::UNTRAINED) {
            fill_randomly(&mut weights[part], scale, &mut generator);
        }
        Net { weights, form: PhantomData }
    }

    /// Returns the value of a position with these inputs.
    #[inline]
    pub fn value(&self, inputs: &[F::Input]) -> f32 {
        self.activations(inputs).output
    }

    /// Returns the values of all units for these inputs.
    #[inline]
    pub fn activations(&self, inputs: &[F::Input]) -> Activations<FIRST, SECOND> {
        let weights = &self.weights[..];
        let mut first: [f32; FIRST] = std::array::from_fn(|unit| weights[Self::BIAS1 + unit]);
        let mut output = weights[Self::BIAS3];
        for (input, value) in F::Input::active(inputs) {
            add_multiple(&mut first, value, &weights[input * FIRST..]);
            output += value * weights[Self::SKIP + input];
        }
        let mut second: [f32; SECOND] = std::array::from_fn(|unit| weights[Self::BIAS2 + unit]);
        for (unit, value) in first.iter_mut().enumerate() {
            if *value > 0.0 {
                add_multiple(&mut second, *value, &weights[Self::LAYER2 + unit * SECOND..]);
            } else {
                *value = 0.0;
            }
        }
        second.iter_mut().for_each(|value| *value = value.max(0.0));
        let last: &[f32] = if SECOND == 0 { &first } else { &second };
        for (value, weight) in last.iter().zip(&weights[Self::LAYER3..]) {
            output += value * weight;
        }
        Activations { first, second, output }
    }

    /// Adds the gradient of every weight to `gradient`, for the derivative `error` of the loss with respect to the output.
    pub fn backpropagate(
        &self,
        inputs: &[F::Input],
        units: &Activations<FIRST, SECOND>,
        error: f32,
        gradient: &mut [f32],
    ) {
        let weights = &self.weights[..];
        let (mut first, mut second) = ([0.0; FIRST], [0.0; SECOND]);
        gradient[Self::BIAS3] += error;
        let (values, errors): (&[f32], &mut [f32]) =
            if SECOND == 0 { (&units.first, &mut first) } else { (&units.second, &mut second) };
        let bias = if SECOND == 0 { Self::BIAS1 } else { Self::BIAS2 };
        for (unit, &value) in values.iter().enumerate() {
            gradient[Self::LAYER3 + unit] += error * value;
            if value > 0.0 {
                errors[unit] = error * weights[Self::LAYER3 + unit];
                gradient[bias + unit] += errors[unit];
            }
        }
        if SECOND > 0 {
            for (unit, &value) in units.first.iter().enumerate().filter(|&(_, &value)| value > 0.0) {
                let at = Self::LAYER2 + unit * SECOND;
                for (other, back) in second.iter().enumerate() {
                    gradient[at + other] += back * value;
                    first[unit] += back * weights[at + other];
                }
                gradient[Self::BIAS1 + unit] += first[unit];
            }
        }
        for (input, value) in F::Input::active(inputs) {
            gradient[Self::SKIP + input] += error * value;
            let row = &mut gradient[input * FIRST..(input + 1) * FIRST];
            row.iter_mut().zip(&first).for_each(|(slope, back)| *slope += value * back);
        }
    }

    fn sizes() -> Vec<u16> {
        [F::INPUTS, FIRST, SECOND].into_iter().filter(|&size| size > 0).map(|size| size as u16).collect()
    }

    fn write(&self) -> Vec<u8> {
        let mut bytes = F::MAGIC.to_vec();
        bytes.extend(Self::sizes().into_iter().flat_map(u16::to_le_bytes));
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    fn read(bytes: &[u8]) -> Result<Self, String> {
        let body = bytes.strip_prefix(&F::MAGIC).ok_or("these are not weights of this game")?;
        let sizes = Self::sizes();
        let head: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
        let Some(body) = body.strip_prefix(&head[..]) else {
            return Err(format!("the net has another shape than {sizes:?}: train it again"));
        };
        let (found, expected) = (body.len(), 4 * (Self::BIAS3 + 1));
        if found != expected {
            return Err(format!(
                "{found} bytes of weights, expected {expected}: the file is truncated or has extra data"
            ));
        }
        let weights = read_weights(body).map_err(|at| format!("weight {at} is not a number in range"))?;
        Ok(Net { weights, form: PhantomData })
    }
}

/// Adds `factor` times each weight of a row to the sums.
#[inline]
fn add_multiple<const N: usize>(sums: &mut [f32; N], factor: f32, weights: &[f32]) {
    for (sum, weight) in sums.iter_mut().zip(&weights[..N]) {
        *sum += factor * weight;
    }
}

/// Fills weights with random numbers from `-scale` to `scale`.
pub fn fill_randomly(weights: &mut [f32], scale: f32, generator: &mut RandomGenerator) {
    weights.fill_with(|| (generator.below(2_000_001) as f32 / 1_000_000.0 - 1.0) * scale);
}

/// Reads weights from little-endian bytes.
///
/// # Errors
/// Returns the index of the first weight that is not a number or is too large.
pub fn read_weights(bytes: &[u8]) -> Result<Vec<f32>, usize> {
    let weights: Vec<f32> = bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    let wrong = weights.iter().position(|weight| !weight.is_finite() || weight.abs() > MAX_WEIGHT);
    wrong.map_or(Ok(weights), Err)
}

/// The `N` nets of a game, each for its own kind of position, in one file.
#[derive(Debug, Clone, PartialEq)]
pub struct Nets<F, const N: usize, const FIRST: usize, const SECOND: usize>(pub [Net<F, FIRST, SECOND>; N]);

impl<F: NetForm, const N: usize, const FIRST: usize, const SECOND: usize> Nets<F, N, FIRST, SECOND> {
    /// Creates untrained nets.
    pub fn fresh(seed: u64) -> Self {
        Nets(std::array::from_fn(|nth| Net::fresh(seed + nth as u64)))
    }

    /// Returns the bytes of the file.
    pub fn write(&self) -> Vec<u8> {
        self.0.iter().flat_map(Net::write).collect()
    }

    /// Reads the nets from the bytes of a file.
    ///
    /// # Errors
    /// Returns a message if the bytes are not `N` nets of this form, or if a weight is out of range.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        if !bytes.len().is_multiple_of(N) {
            return Err(format!("{} bytes are not {N} nets: the file is truncated or has extra data", bytes.len()));
        }
        let part = bytes.len() / N;
        let read = |nth: usize| Net::read(&bytes[nth * part..(nth + 1) * part]);
        let nets = (0..N).map(read).collect::<Result<Vec<_>, _>>()?;
        nets.try_into().map(Nets).map_err(|_| format!("expected {N} nets"))
    }
}

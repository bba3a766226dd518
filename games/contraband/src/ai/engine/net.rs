//! A small value net that maps the features of a seat to its value.
//!
//! It has one hidden layer, and every input also adds directly to the output. Sums are plain loops in `f32` in a fixed order, so
//! that results are identical to the bit on every machine.

use orrery_core::RandomGenerator;

/// The number of units in the hidden layer.
pub(super) const HIDDEN: usize = 24;
/// The magic bytes at the start of a file; the last byte but one is the version.
const MAGIC: [u8; 8] = *b"CBNET\0\x01\0";
/// The largest valid weight; a file with a larger one is damaged.
const MAX_WEIGHT: f32 = 1e4;

/// A value net. The weights are in this order: inputs to hidden units, inputs to output, biases of the hidden units, hidden units
/// to output, bias of the output.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    inputs: usize,
    pub(super) weights: Vec<f32>,
}

/// The offsets of the parts in [`Net::weights`].
#[derive(Debug, Clone, Copy)]
pub(super) struct WeightOffsets {
    pub(super) skip: usize,
    pub(super) bias: usize,
    pub(super) out: usize,
    pub(super) last: usize,
}

impl Net {
    /// Creates an untrained net with this number of inputs.
    pub fn fresh(inputs: usize, seed: u64) -> Self {
        let mut net = Net { inputs, weights: Vec::new() };
        let parts = net.parts();
        let mut generator = RandomGenerator::new(seed);
        let mut small = |scale: f32| (generator.below(2_000_001) as f32 / 1_000_000.0 - 1.0) * scale;
        net.weights = vec![0.0; parts.last + 1];
        net.weights[..parts.skip].fill_with(|| small(0.3));
        net.weights[parts.out..parts.last].fill_with(|| small(0.1));
        net
    }

    pub(super) const fn parts(&self) -> WeightOffsets {
        let skip = self.inputs * HIDDEN;
        let bias = skip + self.inputs;
        let out = bias + HIDDEN;
        WeightOffsets { skip, bias, out, last: out + HIDDEN }
    }

    /// Returns the values of the hidden units and of the output.
    #[inline]
    pub(super) fn layers(&self, inputs: &[f32]) -> ([f32; HIDDEN], f32) {
        let (parts, weights) = (self.parts(), &self.weights[..]);
        let mut hidden: [f32; HIDDEN] = std::array::from_fn(|unit| weights[parts.bias + unit]);
        let mut output = weights[parts.last];
        for (at, &input) in inputs.iter().enumerate() {
            if input != 0.0 {
                output += input * weights[parts.skip + at];
                let row = &weights[at * HIDDEN..(at + 1) * HIDDEN];
                for (sum, weight) in hidden.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
        for (unit, weight) in hidden.iter_mut().zip(&weights[parts.out..parts.last]) {
            *unit = unit.max(0.0);
            output += *unit * weight;
        }
        (hidden, output)
    }

    /// Returns the output for these inputs.
    #[inline]
    pub fn value(&self, inputs: &[f32]) -> f32 {
        self.layers(inputs).1
    }

    /// Returns the net as the bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([self.inputs, HIDDEN].map(|size| size as u16).into_iter().flat_map(u16::to_le_bytes));
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads a net with this number of inputs from the bytes of a file.
    ///
    /// # Errors
    /// Returns a message if the bytes are not a net of this shape, or if a weight is out of range.
    pub fn read(bytes: &[u8], inputs: usize) -> Result<Self, String> {
        let body = bytes.strip_prefix(&MAGIC).ok_or("these are not weights of this game")?;
        let sizes: Vec<u8> = [inputs, HIDDEN].map(|size| size as u16).into_iter().flat_map(u16::to_le_bytes).collect();
        let body = body.strip_prefix(&sizes[..]).ok_or("the net has another shape: train it again")?;
        let weights: Vec<f32> = body.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        let net = Net { inputs, weights };
        if body.len() != 4 * (net.parts().last + 1) {
            return Err("the file is truncated or has extra data".to_owned());
        }
        match net.weights.iter().position(|weight| !weight.is_finite() || weight.abs() > MAX_WEIGHT) {
            Some(at) => Err(format!("weight {at} is not a number in range")),
            None => Ok(net),
        }
    }
}

#![no_main]

#[path = "../inputs.rs"]
#[allow(dead_code, reason = "each target uses one of the functions")]
mod inputs;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    inputs::scenario(input);
});

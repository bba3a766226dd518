//! Tests of faults on real machines: killed programs, damaged bytes, full and missing disks. `docs/reliability.md` has the
//! counts reached, and how to repeat them.

mod bytes;
mod child;
mod disk;
mod kill;

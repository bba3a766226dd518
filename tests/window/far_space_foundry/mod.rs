//! What *Far Space Foundry* does alone.

pub mod gallery;
pub mod laid;
pub mod panels_in_program;

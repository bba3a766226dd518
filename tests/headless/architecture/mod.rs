//! Tests of the source tree: the layers of `ARCHITECTURE.md`, and the project's rules that a compiler does not know.

mod circles;
mod functions;
mod house;
mod layers;
mod manifests;
mod modules;
mod outside;
mod plain;
mod source;
mod words;

//! The program `orrery`.

fn main() {
    println!("orrery");
}

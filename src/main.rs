fn main() { println!("orrery"); }

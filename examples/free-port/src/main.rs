//! The whole of Hypergate, with Free Port among its boxes.

fn main() -> std::process::ExitCode {
    hypergate::run(&[&free_port::FREE_PORT])
}

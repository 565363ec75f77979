//! Hypergate, with the boxes and nothing else.

fn main() -> std::process::ExitCode {
    hypergate::run(&[])
}

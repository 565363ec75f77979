//! Lines that fit the terminal.

/// The width everything fits in.
pub const WIDTH: usize = 100;

/// The width of the terminal: `COLUMNS` if it is set, else what the terminal says, else 100; never too narrow to read.
pub fn terminal_width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|n| n.parse().ok());
    let seen = || console::Term::stdout().size_checked().map(|(_, columns)| columns as usize);
    told.or_else(seen).unwrap_or(WIDTH).clamp(30, 120)
}

/// Breaks a text at spaces so that every line fits; lines after the first are indented by so much more.
pub fn wrap(first: &str, text: &str, indent: usize) -> String {
    wrap_to(WIDTH, first, text, indent)
}

/// The same for another width.
pub fn wrap_to(width: usize, first: &str, text: &str, indent: usize) -> String {
    let mut out = String::new();
    let mut line = String::from(first);
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            out += line.trim_end();
            out.push('\n');
            line = " ".repeat(indent);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    out += line.trim_end();
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_and_indented() {
        let text = wrap("  · ", &"twelve chars ".repeat(20), 4);
        assert!(text.lines().count() > 2);
        assert!(text.lines().all(|l| l.chars().count() <= WIDTH));
        assert!(text.lines().skip(1).all(|l| l.starts_with("    t") || l.starts_with("    c")));
        assert_eq!(wrap("- ", "short", 2), "- short\n");
    }
}

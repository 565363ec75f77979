//! Lines that fit the terminal.

use console::measure_text_width;

/// The width everything fits in.
pub const WIDTH: usize = 100;

/// The width of the terminal: `COLUMNS` if it is set, else what the terminal says, else 100; never too narrow to read.
pub fn terminal_width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|n| n.parse().ok());
    let seen = || console::Term::stdout().size_checked().map(|(_, columns)| columns as usize);
    told.or_else(seen).unwrap_or(WIDTH).clamp(30, 120)
}

/// Breaks a text at spaces, or between wide letters, so that every line fits; lines after the first are indented by so much
/// more.
pub fn wrap(first: &str, text: &str, indent: usize) -> String {
    wrap_to(WIDTH, first, text, indent)
}

/// The same for another width.
pub fn wrap_to(width: usize, first: &str, text: &str, indent: usize) -> String {
    let mut out = String::new();
    let mut line = String::from(first);
    let mut empty = true;
    for (spaced, word) in words(text) {
        let space = if spaced && !empty { " " } else { "" };
        if !empty && measure_text_width(&line) + space.len() + measure_text_width(word) > width {
            out += line.trim_end();
            out.push('\n');
            line = " ".repeat(indent);
        } else {
            line += space;
        }
        line += word;
        empty = false;
    }
    out += line.trim_end();
    out.push('\n');
    out
}

/// What stands together on a line, each with whether a space comes before it. Languages with wide letters have no spaces:
/// they break before any letter but a mark that ends something.
fn words(text: &str) -> impl Iterator<Item = (bool, &str)> {
    text.split(' ').flat_map(|word| {
        let letter = |c: char| {
            measure_text_width(c.encode_utf8(&mut [0; 4])) > 1 && !"、。，．：；！？）」』〉】・…ー々〜".contains(c)
        };
        let starts = word.char_indices().map(|(at, _)| at);
        let breaks = starts.filter(move |at| {
            let before = word[..*at].chars().next_back();
            let after = word[*at..].chars().next().is_some_and(letter);
            *at == 0 || after && before.is_some_and(|c| !"（「『〈【".contains(c))
        });
        let mut ends: Vec<usize> = breaks.collect();
        ends.push(word.len());
        if word.is_empty() {
            ends = vec![0, 0];
        }
        let parts: Vec<(bool, &str)> = ends.windows(2).map(|pair| (pair[0] == 0, &word[pair[0]..pair[1]])).collect();
        parts
    })
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
        assert_eq!(wrap_to(10, "", "手札を8枚（全員）引く。", 2), "手札を8枚\n  （全員）\n  引く。\n");
    }
}

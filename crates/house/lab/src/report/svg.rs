//! A little SVG: as much as a few plots need. Colours are those of the page, light or dark as its reader prefers.

use std::fmt::{Display, Write};

/// The colours, and the classes that plots use.
pub const STYLE: &str = "\
:root{--paper:#ffffff;--ink:#1c2733;--soft:#5b6b7c;--line:#dfe5ec;--more:#1f6fb2;--less:#c4561b;color-scheme:light dark}\
@media(prefers-color-scheme:dark){:root{--paper:#10171f;--ink:#e4eaf1;--soft:#93a1b1;--line:#2b3743;--more:#62b0f2;--less:#f0925a}}\
svg{font:12px system-ui,-apple-system,'Segoe UI',sans-serif}\
svg text{fill:var(--ink)}svg .soft{fill:var(--soft)}svg .paper{fill:var(--paper)}\
svg .grid{stroke:var(--line);stroke-width:1}svg .fair{stroke:var(--ink);stroke-width:1;stroke-dasharray:4 3}\
svg .bar{stroke-width:2;stroke-linecap:round}\
svg .more{fill:var(--more);stroke:var(--more)}svg .less{fill:var(--less);stroke:var(--less)}\
svg .same{fill:var(--soft);stroke:var(--soft)}svg .cell{stroke:none}svg .none{fill:var(--line);opacity:.35}";

/// A drawing.
pub struct Svg {
    width: f64,
    height: f64,
    body: String,
}

/// Where a text stands at its point.
#[derive(Clone, Copy)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// A text with what means something in XML written out.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Svg {
    /// An empty drawing.
    pub fn new(width: f64, height: f64) -> Svg {
        Svg { width, height, body: String::new() }
    }
    fn put(&mut self, what: impl Display) {
        writeln!(self.body, "{what}").expect("a string can be written to");
    }
    /// A line.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.put(format_args!(r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#));
    }
    /// A dot that says something when it is pointed at.
    pub fn dot(&mut self, class: &str, at: (f64, f64), radius: f64, says: &str) {
        let (x, y) = at;
        let says = escape(says);
        self.put(format_args!(
            r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{radius}"><title>{says}</title></circle>"#
        ));
    }
    /// A rectangle that says something when it is pointed at.
    pub fn rect(&mut self, class: &str, at: (f64, f64), size: (f64, f64), opacity: f64, says: &str) {
        let ((x, y), (w, h), says) = (at, size, escape(says));
        self.put(format_args!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" fill-opacity="{opacity:.2}"><title>{says}</title></rect>"#
        ));
    }
    /// A text, turned by so many degrees.
    pub fn text(&mut self, class: &str, at: (f64, f64), anchor: Anchor, turn: f64, text: &str) {
        let ((x, y), text) = (at, escape(text));
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let turn = if turn == 0.0 { String::new() } else { format!(r#" transform="rotate({turn} {x:.1} {y:.1})""#) };
        self.put(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}"{turn}>{text}</text>"#
        ));
    }
    /// The drawing as an element of a page.
    pub fn element(self) -> String {
        let Svg { width: w, height: h, body } = self;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.0} {h:.0}" width="{w:.0}" height="{h:.0}" role="img">
{body}</svg>"#
        )
    }
}

/// An element as a file of its own, for a page that shows it as a picture: there nothing can be pointed at.
pub fn alone(element: &str) -> String {
    let mut parts = element.split("<title>");
    let mut silent = parts.next().unwrap_or_default().to_string();
    for part in parts {
        silent += part.split_once("</title>").map_or(part, |(_, rest)| rest);
    }
    let paper = format!("<style>{STYLE}</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>");
    match silent.split_once('>') {
        Some((head, body)) => format!("{head}>\n{paper}{body}\n"),
        None => silent,
    }
}

/// A scale from values to points.
#[derive(Clone, Copy)]
pub struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

impl Scale {
    /// From these values to these points.
    pub fn new(from: (f64, f64), to: (f64, f64)) -> Scale {
        let wide = if from.1 > from.0 { from } else { (from.0, from.0 + 1.0) };
        Scale { from: wide, to }
    }
    /// The point of a value.
    pub fn at(self, value: f64) -> f64 {
        let ((a, b), (x, y)) = (self.from, self.to);
        x + (value - a) / (b - a) * (y - x)
    }
    /// Round values to mark, about so many.
    pub fn ticks(self, about: usize) -> Vec<f64> {
        let (a, b) = self.from;
        let rough = (b - a) / about.max(1) as f64;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|s| s * power).find(|s| *s >= rough * 0.999).unwrap_or(rough);
        let first = (a / step).ceil() as i64;
        (first..).map(|i| i as f64 * step).take_while(|t| *t <= b + step * 1e-9).collect()
    }
}

//! `hypergate catalogue`: what there is, what is implemented, and what a passing scenario covers.

mod count;
mod variants;

use serde_json::{Map, Value, json};

use crate::command::Failure;
use count::{Section, sections};

/// How to show it.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Shows the catalogue.
pub fn run(args: &Args) -> Result<(), Failure> {
    let sections = sections(content::catalogue(), &crate::rulings::passing_tags());
    if args.json {
        println!("{}", serde_json::to_string_pretty(&as_json(&sections)).expect("plain data can be written"));
    } else {
        print!("{}", as_text(&sections));
    }
    Ok(())
}

fn as_json(sections: &[Section]) -> Value {
    let mut all = Map::new();
    for s in sections {
        let mut one = Map::new();
        one.insert("total".into(), json!(s.total));
        match s.implemented {
            Some(n) => {
                one.insert("implemented".into(), json!(n));
                one.insert("tested".into(), json!(s.tested));
                one.insert("missing".into(), json!(s.missing));
                one.insert("untested".into(), json!(s.untested));
            }
            None => {
                one.insert("covered".into(), json!(s.tested));
                one.insert("uncovered".into(), json!(s.untested));
            }
        }
        all.insert(s.key.into(), one.into());
    }
    Value::Object(all)
}

fn as_text(sections: &[Section]) -> String {
    let mut text = format!("{:<10}  {:>5}  {:>11}  {:>6}\n", "", "total", "implemented", "tested");
    for s in sections {
        let implemented = s.implemented.map_or("".into(), |n| n.to_string());
        text += &format!("{:<10}  {:>5}  {:>11}  {:>6}\n", s.key, s.total, implemented, s.tested);
    }
    for s in sections {
        text += &list(&format!("{} missing", s.key), &s.missing);
        let word = if s.implemented.is_some() { "without a passing scenario" } else { "not covered" };
        text += &list(&format!("{} {word}", s.key), &s.untested);
    }
    text
}

/// A heading and names, at most 100 columns wide.
fn list(heading: &str, names: &[String]) -> String {
    if names.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{heading} ({}):\n", names.len());
    let mut line = String::from(" ");
    for (i, name) in names.iter().enumerate() {
        let comma = if i + 1 < names.len() { "," } else { "" };
        if line.len() + name.len() + comma.len() + 1 > 100 {
            text += &line;
            text += "\n";
            line = String::from(" ");
        }
        line += &format!(" {name}{comma}");
    }
    text += &line;
    text += "\n";
    text
}

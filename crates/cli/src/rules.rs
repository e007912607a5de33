//! `crownhead rules`: rules as a page to read, as a file to edit, or as a code to share.

use clap::Args;
use crownhead_notation::houserules;
use crownhead_prose::rules_page;
use serde::Serialize;

use crate::choice::RulesFlags;
use crate::failure::Failure;
use crate::output::{print, print_json};

/// Arguments of `rules`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Print the rules as a house-rules file, to edit and use with --rules.
    #[arg(long, conflicts_with_all = ["code", "json"])]
    toml: bool,
    /// Print the code of the rules, for --variant and for links to the page.
    #[arg(long, conflicts_with = "json")]
    code: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Rules in every form.
#[derive(Serialize)]
struct Forms {
    variant: Option<&'static str>,
    code: String,
    toml: String,
    title: String,
    sections: Vec<(String, Vec<String>)>,
}

/// Prints the rules.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.resolve()?;
    let switches = rules.house_rules();
    let (code, toml) = (houserules::to_code(&switches), houserules::write(&switches));
    if arguments.code {
        return print(&code);
    }
    if arguments.toml {
        return print(toml.trim_end());
    }
    let page = rules_page(rules);
    if arguments.json {
        let sections = page.sections.into_iter().map(|section| (section.title, section.paragraphs));
        let (variant, title) = (rules.key(), page.title);
        return print_json(&Forms { variant, code, toml, title, sections: sections.collect() });
    }
    let mut text = vec![page.title.to_uppercase(), String::new(), page.intro];
    for section in page.sections {
        text.extend([String::new(), section.title]);
        text.extend(section.paragraphs.iter().map(|paragraph| format!("  {paragraph}")));
    }
    print(&text.join("\n"))
}

//! One line of Hub, parsed or composed.

/// A parsed line: the command and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The first word.
    pub command: String,
    /// Names with their values, in order; a bare name has no value.
    pub arguments: Vec<(String, Option<String>)>,
}

impl Line {
    /// Parses a line. Unclosed quotes end with the line; nothing is refused.
    pub fn parse(text: &str) -> Line {
        let mut rest = text.trim();
        let command = take_until(&mut rest, char::is_whitespace).to_owned();
        let mut arguments = Vec::new();
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                return Line { command, arguments };
            }
            let name = take_until(&mut rest, |letter| letter.is_whitespace() || letter == '=').to_owned();
            // The protocol has no blanks around the sign, but they are harmless.
            let value = rest.trim_start().strip_prefix('=').map(|after| value(after.trim_start(), &mut rest));
            arguments.push((name, value));
        }
    }

    /// The value of an argument.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.arguments.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.as_deref())
    }

    /// Whether a name is present, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.arguments.iter().any(|(known, _)| known == name)
    }
}

fn take_until<'t>(rest: &mut &'t str, ends: impl Fn(char) -> bool) -> &'t str {
    let (taken, tail) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
    *rest = tail;
    taken
}

fn value<'t>(after: &'t str, rest: &mut &'t str) -> String {
    if let Some(inside) = after.strip_prefix('"') {
        let (value, tail) = inside.split_once('"').unwrap_or((inside, ""));
        *rest = tail;
        return value.to_owned();
    }
    *rest = after;
    take_until(rest, char::is_whitespace).to_owned()
}

/// A value as written, in quotes if needed. Quotes and line ends in it become apostrophes and spaces.
pub fn quoted(value: &str) -> String {
    let clean: String = value
        .chars()
        .map(|letter| match letter {
            '"' | '“' | '”' => '\'',
            '\n' | '\r' => ' ',
            other => other,
        })
        .collect();
    if clean.is_empty() || clean.contains([' ', '=', '\t']) { format!("\"{clean}\"") } else { clean }
}

//! Commands in comments, such as `[%clk 0:12:34]`, and the text around them.
//!
//! A comment keeps its commands as they were written, so those that nothing here knows are never lost.

/// A command in a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Command<'t> {
    /// From `[` to `]`.
    pub(crate) whole: &'t str,
    pub(crate) name: &'t str,
    pub(crate) value: &'t str,
    /// Where it begins in the comment.
    pub(crate) at: usize,
}

/// The commands of a comment in their order.
pub(crate) fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let at = from + comment[from..].find("[%")?;
        // Without a bracket here there is none further on either.
        let end = at + comment[at..].find(']')? + 1;
        from = end;
        let inside = &comment[at + 2..end - 1];
        let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        Some(Command { whole: &comment[at..end], name, value: value.trim(), at })
    })
}

/// The text of a comment without its commands.
pub(crate) fn plain(comment: &str) -> String {
    let mut text = String::with_capacity(comment.len());
    let mut from = 0;
    for command in commands(comment) {
        text.push_str(&comment[from..command.at]);
        text.push(' ');
        from = command.at + command.whole.len();
    }
    text.push_str(&comment[from..]);
    joined(text.split_whitespace())
}

/// Words with a blank between them.
pub(crate) fn joined<'t>(words: impl Iterator<Item = &'t str>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// A comment in the form in which a record can hold it: one line, without what would end it.
pub(crate) fn clean(comment: &str) -> String {
    let text = comment.replace(char::is_control, " ");
    let text = joined(text.split_whitespace()).replace('}', ")");
    // A tag before an opening brace looks like the next game to a reader.
    if text.contains('[') { text.replace('{', "(") } else { text }
}

/// A text that a person has entered, without commands.
pub(crate) fn entered(text: &str) -> String {
    clean(text).replace("[%", "[ %")
}

/// The command for a huff, from its bracket to the other, and the square that it names.
pub(crate) fn huff(comment: &str) -> Option<&str> {
    commands(comment).find(|command| command.name == "huff").map(|command| command.value)
}

/// A comment whose huffs are text.
pub(crate) fn without_huff(comment: &str) -> String {
    comment.replace("[%huff", "[% huff")
}

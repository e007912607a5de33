//! Reads JSON and says where it breaks off: browsers don't agree on how to tell that.

/// A JSON value, as far as records need it.
pub(crate) enum Value {
    Number(f64),
    Object(Vec<(String, Value)>),
    /// Anything else.
    Other,
}

/// The deepest nesting that is read.
const DEEPEST: usize = 32;

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

/// The value of a text.
///
/// # Errors
/// The offset of the first byte that is wrong.
pub(crate) fn read(text: &str) -> Result<Value, usize> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(0)?;
    reader.space();
    if reader.at == text.len() { Ok(value) } else { Err(reader.at) }
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Goes past a character if it comes next.
    fn has(&mut self, byte: u8) -> bool {
        let has = self.peek() == Some(byte);
        self.at += usize::from(has);
        has
    }

    fn need(&mut self, byte: u8) -> Result<(), usize> {
        if self.has(byte) { Ok(()) } else { Err(self.at) }
    }

    fn value(&mut self, depth: usize) -> Result<Value, usize> {
        self.space();
        match self.peek() {
            _ if depth > DEEPEST => Err(self.at),
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => self.string().map(|_| Value::Other),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.word(),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Value, usize> {
        self.at += 1;
        let mut pairs = Vec::new();
        self.space();
        if self.has(b'}') {
            return Ok(Value::Object(pairs));
        }
        loop {
            self.space();
            let name = self.string()?;
            self.space();
            self.need(b':')?;
            pairs.push((name, self.value(depth + 1)?));
            self.space();
            if !self.has(b',') {
                self.need(b'}')?;
                return Ok(Value::Object(pairs));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Value, usize> {
        self.at += 1;
        self.space();
        if self.has(b']') {
            return Ok(Value::Other);
        }
        loop {
            self.value(depth + 1)?;
            self.space();
            if !self.has(b',') {
                self.need(b']')?;
                return Ok(Value::Other);
            }
        }
    }

    fn string(&mut self) -> Result<String, usize> {
        self.need(b'"')?;
        let mut string = String::new();
        loop {
            let rest = &self.text[self.at..];
            let end = rest.find(|c: char| c == '"' || c == '\\' || c < ' ').ok_or(self.text.len())?;
            string.push_str(&rest[..end]);
            self.at += end;
            if self.has(b'"') {
                return Ok(string);
            }
            self.need(b'\\')?;
            string.push(self.escaped()?);
        }
    }

    /// The character that stands after a backslash.
    fn escaped(&mut self) -> Result<char, usize> {
        let character = match self.peek() {
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let digits = self.text.get(self.at + 1..self.at + 5).ok_or(self.at)?;
                let code = u32::from_str_radix(digits, 16).map_err(|_| self.at)?;
                self.at += 4;
                // Names of puzzles have no characters beyond 16 bits, which would come in halves.
                char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            _ => return Err(self.at),
        };
        self.at += 1;
        Ok(character)
    }

    fn number(&mut self) -> Result<Value, usize> {
        let start = self.at;
        while matches!(self.peek(), Some(b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9')) {
            self.at += 1;
        }
        self.text[start..self.at].parse().map(Value::Number).map_err(|_| start)
    }

    fn word(&mut self) -> Result<Value, usize> {
        let rest = &self.text[self.at..];
        let word = ["true", "false", "null"].into_iter().find(|word| rest.starts_with(word));
        self.at += word.ok_or(self.at)?.len();
        Ok(Value::Other)
    }
}

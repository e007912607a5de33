//! The file with the results of a person's games against levels, beside the settings.
//!
//! Not here: which games count, and what they say (`tui::level`). A missing file has no results. A file with a mistake, or
//! one that is cut off, is refused with its line and stays as it is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crownhead_archive::store;
use crownhead_engine::Opponent;
use crownhead_rules::AnyRules;
use crownhead_tui::level::{Keeper, Results};
use serde::Deserialize;
use toml::Spanned;

use crate::failure::Failure;
use crate::settings;

/// The name of the file.
const NAME: &str = "results.toml";

/// The longest file that is read, in bytes.
const LONGEST: u64 = 1 << 16;

/// What the file begins with.
const ABOUT: &str = "\
# Your last games against levels, from which Crownhead finds your level. The newest is the last.
# Each is [level, half points that you won]: 2 for a win, 1 for a draw, 0 for a loss.
";

/// A file of results.
#[derive(Debug)]
pub(crate) struct ResultsFile(PathBuf);

impl ResultsFile {
    /// The file of the user, if the platform has a place for it.
    fn of_user() -> Option<ResultsFile> {
        settings::path().map(|settings| ResultsFile(settings.with_file_name(NAME)))
    }

    /// The same, as the front ends take it.
    pub(crate) fn keeper() -> Option<Box<dyn Keeper>> {
        ResultsFile::of_user().map(|file| Box::new(file) as Box<dyn Keeper>)
    }

    fn write(&self, results: &Results) -> Result<(), Failure> {
        let ResultsFile(path) = self;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|problem| Failure::file("create", folder, problem))?;
        }
        Ok(store::write_whole(path, write(results))?)
    }
}

impl Keeper for ResultsFile {
    fn load(&self) -> Result<Results, String> {
        let ResultsFile(path) = self;
        let text = match store::read_text(path, LONGEST) {
            Ok(text) => text,
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => return Ok(Results::default()),
            Err(problem) => return Err(Failure::file("read the results in", path, problem).to_string()),
        };
        parse(&text).map_err(|(line, problem)| told(path, line, &problem))
    }

    fn save(&self, results: &Results) -> Result<(), String> {
        self.write(results).map_err(|failure| failure.to_string())
    }
}

fn told(path: &Path, line: usize, problem: &str) -> String {
    format!("results file {}, line {line}: {problem}", path.display())
}

/// The parsed file. The last line is required: without it, the file is cut off.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    games: BTreeMap<Spanned<String>, Spanned<Vec<(u8, u8)>>>,
    follows: bool,
}

/// The results of a text, or the number of a wrong line, from 1, and its problem.
fn parse(text: &str) -> Result<Results, (usize, String)> {
    let line = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
    let end = text.lines().count().max(1);
    let written: Written = toml::from_str(text).map_err(|error| {
        let problem = error.message().replace('\n', ", ");
        // What is missing has no place of its own.
        if problem.starts_with("missing field") {
            return (end, "the file is cut off: its last line, follows, is missing".to_owned());
        }
        (error.span().map_or(end, |span| line(span.start)), problem)
    })?;
    let mut games = BTreeMap::new();
    for (key, list) in written.games {
        let at = line(key.span().start);
        if AnyRules::from_key(key.as_ref()).is_none() {
            return Err((at, format!("unknown variant or preset {}", key.as_ref())));
        }
        if let Some((level, won)) = list.as_ref().iter().find(|&&result| !is_possible(result)) {
            return Err((
                at,
                format!(
                    "[{level}, {won}] is no result: levels are 1 to {}, half points 0 to 2",
                    Opponent::LEVELS
                ),
            ));
        }
        games.insert(key.into_inner(), list.into_inner());
    }
    Ok(Results { games, follows: written.follows })
}

fn is_possible((level, won): (u8, u8)) -> bool {
    (1..=Opponent::LEVELS).contains(&level) && won <= 2
}

/// The results as text.
fn write(results: &Results) -> String {
    let list = |games: &[(u8, u8)]| {
        let games: Vec<String> = games.iter().map(|(level, won)| format!("[{level}, {won}]")).collect();
        games.join(", ")
    };
    let lines = results.games.iter().map(|(key, games)| format!("games.{key} = [{}]\n", list(games)));
    format!("{ABOUT}{}follows = {}\n", lines.collect::<String>(), results.follows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Results {
        let english = ("english".to_owned(), vec![(5, 2), (6, 0)]);
        let panel = ("score-panel".to_owned(), vec![(16, 1)]);
        Results { games: BTreeMap::from([english, panel]), follows: true }
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        assert_eq!(parse(&write(&some())), Ok(some()));
        assert_eq!(parse(&write(&Results::default())), Ok(Results::default()));
        let text = write(&some());
        assert!(
            text.ends_with(
                "games.english = [[5, 2], [6, 0]]\ngames.score-panel = [[16, 1]]\nfollows = true\n"
            )
        );
    }

    #[test]
    fn a_file_that_is_cut_off_anywhere_is_refused() {
        let text = write(&some());
        // The last byte is a line feed that nobody misses.
        for end in 0..text.len() - 1 {
            assert!(parse(&text[..end]).is_err(), "cut off after {:?}", &text[..end]);
        }
    }

    #[test]
    fn errors_name_their_line() {
        let error = |text: &str| parse(text).expect_err("something is wrong");
        let (cut, why) = error("games.thai = [[5, 2]]\ngames.english = [[5, 2]]\n");
        assert_eq!((cut, why.starts_with("the file is cut off")), (2, true), "{why}");
        assert_eq!(
            error("follows = true\ngames.chess = [[5, 2]]"),
            (2, "unknown variant or preset chess".to_owned())
        );
        assert_eq!(
            error("follows = true\ngames.thai = []\ngames.english = [[5, 2], [17, 0]]"),
            (3, "[17, 0] is no result: levels are 1 to 16, half points 0 to 2".to_owned())
        );
        assert!(error("follows = true\ngames.english = [[5, 3]]").1.starts_with("[5, 3] is no result"));
        assert_eq!(error("follows = true\n\npaws = 1").0, 3);
        assert_eq!(error("follows = true\ngames.english = [[5, -1]]").0, 2);
    }

    #[test]
    fn a_bad_file_is_named_and_stays_as_it_is() {
        let folder = std::env::temp_dir().join(format!("crownhead-results-{}", std::process::id()));
        let file = ResultsFile(folder.join("deep").join(NAME));
        assert_eq!(file.load(), Ok(Results::default()), "no file, no results");
        file.save(&some()).expect("it can be written, with its folder");
        assert_eq!(file.load(), Ok(some()));
        let ResultsFile(path) = &file;
        fs::write(path, "follows = true\ngames.english = [[5, 2], [6").expect("it can be written");
        let problem = file.load().expect_err("it is cut off");
        let place = format!("results file {}, line 2: ", path.display());
        assert!(problem.starts_with(&place) && !problem.contains('\n'), "{problem}");
        assert!(fs::read_to_string(path).expect("it is there").ends_with("[6"));
        fs::write(path, b"\xff").expect("it can be written");
        assert!(file.load().expect_err("no text").contains("it is not UTF-8 text"));
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}

//! Why a study refuses an edit or a game.

use thiserror::Error;

/// Why an edit was refused. The study is unchanged then.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum StudyError {
    /// The move is not legal at the cursor.
    #[error("this move is not legal here")]
    Illegal,
    /// The piece cannot be huffed at the cursor.
    #[error("this piece cannot be huffed here")]
    Huff,
    /// The study has no such node.
    #[error("this move is no longer in the study")]
    NoSuchNode,
    /// The node is the start, which has no move.
    #[error("the start position cannot be moved or deleted")]
    Start,
    /// The study is full.
    #[error("a study holds at most {0} moves")]
    TooManyNodes(usize),
    /// Variations nest too deep.
    #[error("variations nest at most {0} levels deep")]
    TooDeep(usize),
    /// A comment is too long.
    #[error("a comment has at most {0} bytes")]
    CommentTooLong(usize),
    /// The texts of the study are too long together.
    #[error("the comments of a study have at most {0} bytes together")]
    TooMuchText(usize),
}

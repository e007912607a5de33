//! Reviews of concrete games.

//! The state of the page, independent of the browser.

pub(crate) mod address;
pub(crate) mod choice;
pub(crate) mod edge_names;
pub(crate) mod game_query;
pub(crate) mod knowledge;
pub(crate) mod left_games;
pub(crate) mod looks;
pub(crate) mod microscope_root;
pub(crate) mod recent;
pub(crate) mod results;
pub(crate) mod saved;
pub(crate) mod seats;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod steps_done;
pub(crate) mod text_pieces;
pub(crate) mod whole_moves;
pub(crate) mod words;

//! The rules of every variant and preset, and of huffing, article by article. Each file names the source of its
//! articles; the tables of `docs/rules` list which test covers which article.

mod common;

mod antidraughts;
mod armenian;
mod brazilian;
mod breakthrough;
mod canadian;
mod czech;
mod english;
mod frisian;
mod frysk;
mod german;
mod giveaway;
mod gothic;
mod huffing;
mod international;
mod italian;
mod killer;
mod mini6_english;
mod mini6_international;
mod pool;
mod portuguese;
mod presets;
mod russian;
mod spanish;
mod spantsireti;
mod srilankan;
mod thai;
mod turkish;

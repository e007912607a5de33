//! The app in a real browser: pointer, fingers, keys, layout, speed. `cargo gate` builds what is driven here and names
//! the browser in variables (see [`browser::window`]).
//!
//! Not here: what a click means on a board (`boardview`), sentences (`prose`): both are tested without a browser.

mod browser {
    mod board;
    mod driver;
    mod engines;
    mod hand;
    mod harness;
    mod page;
    mod playing;
    mod static_host;
    mod trace;
    mod window;

    mod access;
    mod ambiguous;
    mod broadcasts;
    mod clicks;
    mod clocks;
    mod club;
    mod display;
    mod door;
    mod endgames;
    mod games;
    mod huffing;
    mod keyboard;
    mod languages;
    mod layout;
    mod lessons;
    mod library;
    mod looks;
    mod microscope;
    mod motion;
    mod notices;
    mod offline;
    mod own;
    mod passkeys;
    mod people;
    mod premoves;
    mod puzzles;
    mod refusals;
    mod same_search;
    mod search_speed;
    mod settings;
    mod sitting;
    mod speed;
    mod study;
    mod study_chapters;
    mod study_engine;
    mod study_review;
    mod study_share;
    mod study_speed;
    mod sturdy;
    mod tournaments;
    mod warnings;
    mod ways;
}

//! Line icons, drawn on a 24 by 24 grid.

use leptos::prelude::*;

macro_rules! glyphs {
    ($($name:ident = $path:literal,)*) => {
        /// An icon.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Glyph {
            $($name,)*
        }

        impl Glyph {
            const fn path(self) -> &'static str {
                match self {
                    $(Glyph::$name => $path,)*
                }
            }
        }
    };
}

glyphs! {
    Back = "M14.500 5.500 8 12l6.500 6.500",
    Check = "M5 12.500 10 17.500 19.500 7",
    Clock = "M12 4a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17M12 8v4.700l3 2M10 1.500h4",
    Close = "M6 6l12 12M18 6 6 18",
    Copy = "M9 9h10v11H9zM15 9V4H5v11h4",
    Crown = "M6 18.500 3.500 8l5 4.500L12 5.500l3.500 7 5-4.500L18 18.500z",
    Deeper = "M12 4.500v13M12 17.500l-5-5M12 17.500l5-5M6 20.500h12",
    Down = "M6 9.500l6 6 6-6",
    Draw = "M4 9.500h16M4 14.500h16",
    Edit = "M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500",
    First = "M17.500 5.500 11 12l6.500 6.500M6.500 5.500v13",
    Flip = "M8 4.500v15M8 19.500l-3.500-3.500M8 19.500l3.500-3.500M16 19.500v-15M16 4.500 12.500 8M16 4.500 19.500 8",
    Gear = "M4 7.500h9M17.500 7.500H20M4 16.500h2.500M11 16.500h9M13 7.500a2.250 2.250 0 1 0 4.500 0a2.250 2.250 0 1 0-4.500 0M6.500 16.500a2.250 2.250 0 1 0 4.500 0a2.250 2.250 0 1 0-4.500 0",
    Hand = "M8 12V6.500a1.500 1.500 0 0 1 3 0V11M11 11V5a1.500 1.500 0 0 1 3 0v6M14 11V6.500a1.500 1.500 0 0 1 3 0V14a6 6 0 0 1-6 6.500c-3 0-4-1.500-6-5l-1-2a1.500 1.500 0 0 1 2.500-1.500L8 14",
    Hint = "M9.500 18h5M10.500 21h3M8.700 14.300A6.300 6.300 0 1 1 15.300 14.300C14.600 14.900 14.300 15.300 14.300 16H9.700C9.700 15.300 9.400 14.900 8.700 14.300z",
    Huff = "M4.500 12a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0M9.200 9.200l5.600 5.600M14.800 9.200 9.200 14.800",
    Last = "M6.500 5.500 13 12l-6.500 6.500M17.500 5.500v13",
    Library = "M4.500 4.500h4v15h-4zM8.500 4.500h4v15h-4zM13.700 5.300l3.900-.900 3.300 14.600-3.900.900z",
    Learn = "M2.500 9.500 12 5l9.500 4.500L12 14zM6.500 11.500v4.500c3.500 2.500 7.500 2.500 11 0v-4.500M21.500 9.500v5.500",
    Level = "M5 19.500v-4.500M12 19.500v-9M19 19.500V5",
    Minus = "M5 12h14",
    More = "M5.500 12h.01M12 12h.01M18.500 12h.01",
    New = "M12 5v14M5 12h14",
    Next = "M9.500 5.500 16 12l-6.500 6.500",
    Open = "M3.500 18.500v-13h6l2 2.500h7v3M3.500 18.500l3-7.500h15l-3 7.500z",
    Pause = "M9 5.500v13M15 5.500v13",
    Play = "M7.500 5v14l11-7z",
    Redo = "M15 14.500 20 9.500l-5-5M20 9.500H10.500a5.500 5.500 0 0 0 0 11H14",
    Resign = "M5.500 21V4.500M5.500 5h12.500l-2.500 4 2.500 4H5.500",
    Restart = "M5 12a7 7 0 1 0 2.200-5.100M7.500 3.500 7 7.200l3.700.500",
    Rules = "M5.500 5.500A2 2 0 0 1 7.500 3.500h11v14h-11a2 2 0 0 0-2 2zM5.500 19.500a1.500 1.500 0 0 0 1.500 1.500h11.500M9 8h6M9 12h4",
    Search = "M10.500 17a6.500 6.500 0 1 0 0-13a6.500 6.500 0 1 0 0 13M15.500 15.500 20 20",
    Share = "M12 15V4M12 4 8 8M12 4l4 4M5 12.500v7h14v-7",
    Star = "M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.500 9.700l5.900-.800z",
    Study = "M5 19.500V4.500M5 19.500h15M8.500 15l3.500-4.500 3 2.500 4.500-6.500",
    Talk = "M4 5.500h16v11h-9l-4 3.500v-3.500H4zM8 9.500h8M8 12.500h5",
    Target = "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M12 2v4M12 18v4M2 12h4M18 12h4",
    Undo = "M9 14.500 4 9.500l5-5M4 9.500h9.500a5.500 5.500 0 0 1 0 11H10",
    Zen = "M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15",
    Up = "M12 19V5M12 5l-5.500 5.500M12 5l5.500 5.500",
}

/// An icon in the color and size of the surrounding text. It has no label; the control around it does.
#[component]
pub(crate) fn Icon(glyph: Glyph) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=glyph.path()></path>
        </svg>
    }
}

/// The logo: a crowned piece.
#[component]
pub(crate) fn Mark() -> impl IntoView {
    view! {
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <circle cx="16" cy="17" r="14.500" fill="#141211"></circle>
            <circle cx="16" cy="15.500" r="14.500" fill="#2d2926" stroke="#7d8590" stroke-opacity=".45" stroke-width=".8"></circle>
            <path d="M8 19.500 6.800 10.700l4.600 3.700L16 8.300l4.600 6.100 4.600-3.700L24 19.500z" fill="#e0ad3c"></path>
            <rect x="8" y="21.200" width="16" height="2.300" rx="1.150" fill="#e0ad3c"></rect>
        </svg>
    }
}

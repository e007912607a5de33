//! Words that never change: labels of buttons, headings and settings, and whole sentences. Shared by all
//! screens.

use crate::messages::say;

/// An enumeration of texts without variables, each with its key.
macro_rules! texts {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $key:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each is named after the words it stands for")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The words.
            pub fn text(self) -> String {
                match self { $($name::$variant => say!($key),)* }
            }
        }
    };
}

texts! {
    /// A short text of the interface.
    Label {
        Accept = "label-accept",
        AnimationSpeed = "label-animation-speed",
        Back = "label-back",
        Board = "label-board",
        Cancel = "label-cancel",
        Close = "label-close",
        ComputerPause = "label-computer-pause",
        ConcealSquareNumbers = "label-hide-square-numbers",
        Copy = "label-copy",
        CopyGame = "label-copy-game",
        CopyPosition = "label-copy-position",
        Dark = "label-dark",
        Decline = "label-decline",
        End = "label-end",
        Fast = "label-fast",
        Flip = "label-flip",
        GameOver = "label-game-over",
        Help = "label-help",
        Hint = "label-hint",
        HouseRules = "label-house-rules",
        Learn = "label-learn",
        Level = "label-level",
        Light = "label-light",
        Menu = "label-menu",
        MoveList = "label-move-list",
        MoveNow = "label-move-now",
        NewGame = "label-new-game",
        No = "label-no",
        NoAnimation = "label-no-animation",
        Normal = "label-normal",
        OfferDraw = "label-offer-draw",
        Opponent = "label-opponent",
        Paste = "label-paste",
        PasteGame = "label-paste-game",
        PastePosition = "label-paste-position",
        Play = "label-play",
        PlayAgain = "label-play-again",
        Position = "label-position",
        Presets = "label-presets",
        Quit = "label-quit",
        RandomSide = "label-random-side",
        Redo = "label-redo",
        Resign = "label-resign",
        Restart = "label-restart",
        Rules = "label-rules",
        Save = "label-save",
        Score = "label-score",
        Settings = "label-settings",
        ShowTargets = "label-show-targets",
        Side = "label-side",
        Slow = "label-slow",
        SquareNumbers = "label-square-numbers",
        Start = "label-start",
        Stop = "label-stop",
        System = "label-system",
        Theme = "label-theme",
        Thinking = "label-thinking",
        TwoPlayers = "label-two-players",
        TypeAMove = "label-type-a-move",
        Undo = "label-undo",
        Variants = "label-variants",
        Watch = "label-watch",
        Winner = "label-winner",
        Yes = "label-yes",
        You = "label-you",
        YourMove = "label-your-move",
    }
}

texts! {
    /// A sentence that is always the same.
    Note {
        CaptureUnderWay = "note-capture-under-way",
        Copied = "note-copied",
        DrawAccepted = "note-draw-accepted",
        DrawDeclined = "note-draw-declined",
        DrawOffered = "note-draw-offered",
        EngineFailed = "note-engine-failed",
        ForcedCapture = "note-forced-capture",
        GameIsOver = "note-game-is-over",
        HintComing = "note-hint-coming",
        MayEndHere = "note-may-end-here",
        MustGoOn = "note-must-go-on",
        NoHint = "note-no-hint",
        NotYourTurn = "note-not-your-turn",
        NothingToRedo = "note-nothing-to-redo",
        NothingToUndo = "note-nothing-to-undo",
        PickAPiece = "note-pick-a-piece",
        ReallyResign = "note-really-resign",
        Saved = "note-saved",
        TextPrompt = "note-text-prompt",
    }
}

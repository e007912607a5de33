//! Fixed text, shared by all screens: labels of buttons, headings and settings, and whole sentences.

use crate::messages::say;

/// Defines an enum of messages without variables.
macro_rules! texts {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $key:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each name repeats its text")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// Every text.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The text in English.
            pub fn text(self) -> String {
                match self { $($name::$variant => say!($key),)* }
            }
        }
    };
}
pub(crate) use texts;

texts! {
    /// A short label.
    Label {
        Accept = "label-accept",
        AgainstComputer = "label-against-computer",
        Analyze = "label-analyze",
        AnimationSpeed = "label-animation-speed",
        APerson = "label-a-person",
        Back = "label-back",
        BestDefense = "label-best-defense",
        Board = "label-board",
        Claim = "label-claim",
        ClaimDraw = "label-claim-draw",
        Close = "label-close",
        ComputerPause = "label-computer-pause",
        Continue = "label-continue",
        Copy = "label-copy",
        Dark = "label-dark",
        Download = "label-download",
        Draws = "label-draws",
        DrawsAutomatic = "label-draws-automatic",
        DrawsClaimed = "label-draws-claimed",
        EndgameValues = "label-endgame-values",
        Fast = "label-fast",
        Flip = "label-flip",
        Game = "label-game",
        GameLink = "label-game-link",
        GamePdn = "label-game-pdn",
        GoOn = "label-go-on",
        Help = "label-help",
        Hint = "label-hint",
        Home = "label-home",
        Huff = "label-huff",
        KeptOffline = "label-kept-offline",
        Language = "label-language",
        Levels = "label-levels",
        Library = "label-library",
        Light = "label-light",
        LookAtBoard = "label-look-at-board",
        More = "label-more",
        MoveList = "label-move-list",
        MoveNow = "label-move-now",
        NewGame = "label-new-game",
        NextExercise = "label-next-exercise",
        No = "label-no",
        NoAnimation = "label-no-animation",
        Normal = "label-normal",
        OfferDraw = "label-offer-draw",
        Open = "label-open",
        OpenGame = "label-open-game",
        Opponent = "label-opponent",
        OwnFile = "label-own-file",
        OwnLink = "label-own-link",
        OwnRules = "label-own-rules",
        OwnShare = "label-own-share",
        OwnTemplate = "label-own-template",
        OwnTitle = "label-own-title",
        OwnWords = "label-own-words",
        Paste = "label-paste",
        Pause = "label-pause",
        Pictures = "label-pictures",
        PlainOpponents = "label-plain-opponents",
        Play = "label-play",
        PlayAgain = "label-play-again",
        Players = "label-players",
        PlayOn = "label-play-on",
        PositionFen = "label-position-fen",
        Practice = "label-practice",
        Redo = "label-redo",
        Reload = "label-reload",
        Resign = "label-resign",
        Result = "label-result",
        Restart = "label-restart",
        Rules = "label-rules",
        Settings = "label-settings",
        Share = "label-share",
        ShowTargets = "label-show-targets",
        Side = "label-side",
        Slow = "label-slow",
        Sound = "label-sound",
        SquareNumbers = "label-square-numbers",
        Start = "label-start",
        SurpriseMe = "label-surprise-me",
        System = "label-system",
        TakeBack = "label-take-back",
        Tables = "label-tables",
        TablesPieces = "label-tables-pieces",
        TablesStart = "label-tables-start",
        TablesStop = "label-tables-stop",
        TablesTell = "label-tables-tell",
        Theme = "label-theme",
        Thinking = "label-thinking",
        TwoPlayers = "label-two-players",
        TryAgain = "label-try-again",
        TypeAMove = "label-type-a-move",
        Undo = "label-undo",
        Watch = "label-watch",
        WhoPlays = "label-who-plays",
        Yes = "label-yes",
        You = "label-you",
        YouPlay = "label-you-play",
    }
}

texts! {
    /// A fixed sentence.
    Note {
        AgainstComputerLine = "note-against-computer-line",
        APersonLine = "note-a-person-line",
        ComputersWait = "note-computers-wait",
        ComputerWaits = "note-computer-waits",
        Copied = "note-copied",
        DrawDeclined = "note-draw-declined",
        DrawOffered = "note-draw-offered",
        DrawQuestion = "note-draw-question",
        DrawsAutomaticLine = "note-draws-automatic-line",
        DrawsClaimedLine = "note-draws-claimed-line",
        EngineFailed = "note-engine-failed",
        FirstTip = "note-first-tip",
        GameIsOver = "note-game-is-over",
        Greeting = "note-greeting",
        GreetingLine = "note-greeting-line",
        HintComing = "note-hint-coming",
        HuffWhich = "note-huff-which",
        KeysTip = "note-keys-tip",
        LookingForTables = "note-looking-for-tables",
        MayEndHere = "note-may-end-here",
        MovesFirst = "note-moves-first",
        MovesSecond = "note-moves-second",
        MustGoOn = "note-must-go-on",
        NoDrawToClaim = "note-no-draw-to-claim",
        NoHint = "note-no-hint",
        NoEndings = "note-no-endings",
        NoMovesYet = "note-no-moves-yet",
        NothingToRedo = "note-nothing-to-redo",
        NothingToUndo = "note-nothing-to-undo",
        NotYourTurn = "note-not-your-turn",
        OwnPaste = "note-own-paste",
        OwnPasteExample = "note-own-paste-example",
        PickAPiece = "note-pick-a-piece",
        PracticeLine = "note-practice-line",
        ReallyResign = "note-really-resign",
        ReallyRestart = "note-really-restart",
        Saved = "note-saved",
        SavedElsewhere = "note-saved-elsewhere",
        StorageFull = "note-storage-full",
        TablesIntro = "note-tables-intro",
        TablesNone = "note-tables-none",
        TablesReload = "note-tables-reload",
        TablesThere = "note-tables-there",
        TablesUsed = "note-tables-used",
        TextPrompt = "note-text-prompt",
        TwoPlayersLine = "note-two-players-line",
        VersionReady = "note-version-ready",
        VersionUsed = "note-version-used",
        WatchLine = "note-watch-line",
    }
}

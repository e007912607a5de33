//! The words of the club. Call [`load`] first on its page.

use crownhead_room::{Ending, Pace};
use crownhead_rules::{AnyPosition, AnyRules};

use crate::language::Language;
use crate::{
    clock,
    fixed::texts,
    messages::{add, say},
    names::rules_name,
    outcomes::{self, Names, final_counts, outcome},
};

/// Makes the messages of the club available in English; the browser brings those of other languages.
pub fn load() {
    add(Language::English, include_str!("../locale/en-US-club.ftl"));
}

texts! {
    /// A label of the club.
    ClubLabel {
Abort = "club-abort",
        Aborted = "club-aborted",
        AbortedLine = "club-aborted-line",
        Accept = "club-accept",
        Account = "club-account",
        Again = "club-again",
        Agree = "club-agree",
        Arbiter = "club-arbiter",
        Away = "club-away",
        Ban = "club-ban",
        Bots = "club-bots",
        ByeAsk = "club-bye-ask",
        ByeBack = "club-bye-back",
        ByeRound = "club-bye-round",
        CancelTournament = "club-cancel-tournament",
        Challenge = "club-challenge-send",
        ChallengeGone = "club-challenge-gone",
        ChallengeOwn = "club-challenge-own",
        ChallengeSent = "club-challenge-sent",
        ChangeStart = "club-change-start",
        Chat = "club-chat",
        ClaimDraw = "club-claim-draw",
        ClaimWin = "club-claim-win",
        Connecting = "club-connecting",
        Decline = "club-decline",
        Declined = "club-declined",
        Double = "club-double",
        Download = "club-download",
        DrawOwn = "club-draw-own",
        EndTournament = "club-end-tournament",
        Erase = "club-erase",
        EraseSure = "club-erase-sure",
        Export = "club-export",
        FindPeople = "club-find-people",
        Format = "club-format",
        Games = "club-games",
        GoOn = "club-go-on",
        Gone = "club-gone",
        Guest = "club-guest",
        HalfByes = "club-half-byes",
        Here = "club-here",
        Invite = "club-invite",
        Invited = "club-invited",
        Join = "club-join",
        Journal = "club-journal",
        KeyOnce = "club-key-once",
        LastRounds = "club-last-rounds",
        LateUntil = "club-late-until",
        LeaveTournament = "club-leave-tournament",
        LeftDrawn = "club-left-drawn",
        Lobby = "club-lobby",
        Lost = "club-lost",
        MakeKey = "club-make-key",
        MakeModerator = "club-make-moderator",
        MakePlayer = "club-make-player",
        MakeTournament = "club-make-tournament",
        Minutes = "club-minutes",
        Moderation = "club-moderation",
        MoreGames = "club-more-games",
        MoreTime = "club-more-time",
        Mute = "club-mute",
        Name = "club-name",
        New = "club-new",
        NewTournament = "club-new-tournament",
        Next = "club-next",
        NoGames = "club-no-games",
        NoOffers = "club-no-offers",
        NoPairings = "club-no-pairings",
        NoRatings = "club-no-ratings",
        NoReports = "club-no-reports",
        NoTournaments = "club-no-tournaments",
        NotPaired = "club-not-paired",
        Offers = "club-offers",
        Organizer = "club-organizer",
        OwnData = "club-own-data",
        Pace = "club-pace",
        PaceOther = "club-pace-other",
        PairAgain = "club-pair-again",
        Pairings = "club-pairings",
        PasskeyAdd = "club-passkey-add",
        PasskeyHint = "club-passkey-hint",
        PasskeyLabel = "club-passkey-label",
        PasskeyRemove = "club-passkey-remove",
        PasskeySecond = "club-passkey-second",
        PasskeySignIn = "club-passkey-sign-in",
        PasskeySignUp = "club-passkey-sign-up",
        Password = "club-password",
        PasswordNew = "club-password-new",
        PasswordRemove = "club-password-remove",
        PasswordSave = "club-password-save",
        PastGames = "club-past-games",
        People = "club-people-list",
        Player = "club-player",
        Points = "club-points",
        PushAbout = "club-push-about",
        PushBlocked = "club-push-blocked",
        PushDevices = "club-push-devices",
        PushFailed = "club-push-failed",
        PushInsecure = "club-push-insecure",
        PushIsOn = "club-push-is-on",
        PushOff = "club-push-off",
        PushOn = "club-push-on",
        PushRemove = "club-push-remove",
        PushTest = "club-push-test",
        PushTested = "club-push-tested",
        PushThis = "club-push-this",
        PushTitle = "club-push",
        PushUnsupported = "club-push-unsupported",
        Rated = "club-rated",
        Ratings = "club-ratings",
        Reason = "club-reason",
        Rematch = "club-rematch",
        RematchOwn = "club-rematch-own",
        RemoveTournament = "club-remove-tournament",
        Report = "club-report-open",
        ReportHint = "club-report-hint",
        Reported = "club-reported",
        Reports = "club-reports",
        Result = "club-result",
        RoundAfter = "club-round-after",
        RoundBefore = "club-round-before",
        Rounds = "club-rounds",
        Ruled = "club-ruled",
        Say = "club-say",
        Seek = "club-seek",
        Seeking = "club-seeking",
        Send = "club-send",
        SetResult = "club-set-result",
        Settled = "club-settled",
        Show = "club-show",
        SignIn = "club-sign-in",
        SignOut = "club-sign-out",
        SignUp = "club-sign-up",
        Standings = "club-standings",
        StartNow = "club-start-now",
        StartTime = "club-start-time",
        StayHere = "club-stay-here",
        Sure = "club-sure",
        SurePasskey = "club-sure-passkey",
        SurePassword = "club-sure-password",
        Take = "club-take",
        TakeBack = "club-takeback",
        TakeBackOwn = "club-takeback-own",
        Title = "club-title",
        ToLibrary = "club-to-library",
        ToTournament = "club-to-tournament",
        TournamentCancelled = "club-tournament-cancelled",
        TournamentOver = "club-tournament-over",
        TournamentRuns = "club-tournament-runs",
        Tournaments = "club-tournaments",
        Unban = "club-unban",
        Unmute = "club-unmute",
        Unseek = "club-unseek",
        WaitsForOrganizer = "club-waits-for-organizer",
        Watch = "club-watch",
        Watching = "club-watching",
        WaysIn = "club-ways-in",
        Withdraw = "club-withdraw",
        Withdrawn = "club-withdrawn",
        YourGames = "club-your-games",
    }
}

/// How many people are in the club.
pub fn people(n: u32) -> String {
    say!("club-people", n = n)
}

/// An invitation of someone.
pub fn challenge(name: &str) -> String {
    say!("club-challenge", name = name)
}

/// The next invitation is for someone.
pub fn challenging(name: &str) -> String {
    say!("club-challenging", name = name)
}

/// Since when someone belongs to the club.
pub fn since(date: &str) -> String {
    say!("club-since", date = date)
}

/// How many games someone has played, won and drawn.
pub fn totals(all: u64, won: u64, drawn: u64) -> String {
    say!("club-totals", n = all, won = won, drawn = drawn)
}

/// A class of time controls, by its key.
pub fn speed(key: &str) -> String {
    say!("club-speed", key = key)
}

/// A kind of news, by its key.
pub fn news_kind(key: &str) -> String {
    say!("club-push-kind", key = key)
}

/// Someone reports someone else.
pub fn report(name: &str, other: &str) -> String {
    say!("club-report", name = name, other = other)
}

/// What the secret link of a guest is for.
pub fn link(name: &str) -> String {
    say!("club-link", name = name)
}

/// The opponent is away; `seconds` until the game can be claimed, or now.
pub fn away(name: &str, seconds: u64) -> String {
    if seconds == 0 {
        say!("club-away-claim", name = name)
    } else {
        say!("club-away-wait", name = name, n = seconds)
    }
}

/// The opponent offers a draw.
pub fn draw_offered(name: &str) -> String {
    say!("club-draw-offered", name = name)
}

/// The opponent asks for a takeback.
pub fn takeback_asked(name: &str) -> String {
    say!("club-takeback-asked", name = name)
}

/// The opponent would like a rematch.
pub fn rematch_offered(name: &str) -> String {
    say!("club-rematch-offered", name = name)
}

/// A rating before and after a game.
pub fn rating_change(name: &str, before: u16, after: u16) -> String {
    // As text: a rating has no thousands separator.
    say!("club-rating-change", name = name, before = &before.to_string(), after = &after.to_string())
}

/// How long a side has for its first move.
pub fn first_move(seconds: u64) -> String {
    say!("club-first-move", n = seconds)
}

/// A pace: "3 minutes + 2 seconds per move", "2 days per move".
pub fn pace(rules: AnyRules, pace: &Pace) -> String {
    match pace {
        Pace::Open => clock::untimed(),
        Pace::Live(controls) => clock::controls(rules, controls),
        Pace::Days(days) => say!("club-pace-days", n = *days),
    }
}

/// A game in one line: its rules and its pace.
pub fn terms(rules: AnyRules, pace: &Pace, rated: bool) -> String {
    let kind = rated.then(|| ClubLabel::Rated.text());
    let parts = [Some(rules_name(rules)), Some(self::pace(rules, pace)), kind];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// When a passkey was added.
pub fn passkey_added(date: &str) -> String {
    say!("club-passkey-added", date = date)
}

/// When someone last signed in with a passkey.
pub fn passkey_used(date: &str) -> String {
    say!("club-passkey-used", date = date)
}

/// Why the club has refused something, by the key of the reason.
pub fn problem(key: &str) -> String {
    say!("club-problem", key = key)
}

/// How a game ended. `position` is the final one.
pub fn ending(position: &AnyPosition, ending: Ending, names: &Names) -> outcomes::Ending {
    let counts = final_counts(position);
    match ending {
        Ending::Outcome(how) => outcome(position, &how, names),
        Ending::Left(side) => outcomes::Ending {
            headline: outcomes::won(position, side.other(), names),
            reason: say!("club-left", name = &names.players[side.index()]),
            counts,
        },
        Ending::LeftDrawn => {
            outcomes::Ending { headline: say!("outcome-draw"), reason: ClubLabel::LeftDrawn.text(), counts }
        }
        Ending::Ruled(winner) => outcomes::Ending {
            headline: winner
                .map_or_else(|| say!("outcome-draw"), |winner| outcomes::won(position, winner, names)),
            reason: ClubLabel::Ruled.text(),
            counts,
        },
        Ending::Aborted => outcomes::Ending {
            headline: ClubLabel::Aborted.text(),
            reason: ClubLabel::AbortedLine.text(),
            counts: String::new(),
        },
    }
}

//! A conversation: which messages are allowed when, and the resulting events.

use crownhead_game::Game;
use crownhead_rules::{AnyMove, Color};

use super::message::{BackVerdict, EndReason, GameRequest, Message, RULES, Verdict};

/// An event for the program around the conversation.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A game begins.
    Begun {
        /// The other program.
        opponent: String,
        /// The color of this side.
        side: Color,
        /// Minutes for each side, and the moves they cover (0 for the whole game).
        time: (u16, u16),
    },
    /// It is this side's turn: call [`Session::play`].
    Turn,
    /// The game has ended.
    Ended {
        /// The result, as this side sees it.
        reason: EndReason,
        /// Whether the other side wants no further game.
        stop: bool,
    },
    /// The other side refuses this game, or uses another version.
    Refused(Verdict),
    /// Text for the person on this side.
    Chat(String),
    /// The other side violated the protocol or the rules; the game is over.
    Broken(String),
}

/// A game in the conversation.
#[derive(Clone, Debug)]
struct Playing {
    game: Game,
    side: Color,
    /// Whether this side has ended the game and waits for the answer.
    closing: Option<EndReason>,
}

/// One side of a conversation.
#[derive(Clone, Debug)]
pub struct Session {
    name: String,
    asked: Option<GameRequest>,
    playing: Option<Playing>,
}

/// Messages to send, and events.
type Answer = (Vec<Message>, Vec<Event>);

impl Session {
    /// A session with this program name.
    pub fn new(name: &str) -> Session {
        Session { name: name.to_owned(), asked: None, playing: None }
    }

    /// Requests a game.
    pub fn ask(&mut self, request: GameRequest) -> Message {
        self.asked = Some(request.clone());
        Message::GameRequest(request)
    }

    /// The current game.
    pub fn game(&self) -> Option<&Game> {
        self.playing.as_ref().map(|playing| &playing.game)
    }

    /// The color of this side in the current game.
    pub fn side(&self) -> Option<Color> {
        self.playing.as_ref().map(|playing| playing.side)
    }

    /// Handles a message.
    pub fn take(&mut self, message: Message) -> Answer {
        match message {
            Message::GameRequest(request) if self.playing.is_none() => self.accept(request),
            Message::GameRequest(_) => (vec![self.answer(Verdict::NotThis)], Vec::new()),
            Message::GameAnswer { name, verdict } => self.begin(name, verdict),
            Message::Move { .. } => self.moved(&message),
            Message::GameEnd { reason, stop } => self.ended(reason, stop),
            Message::Chat(words) => (Vec::new(), vec![Event::Chat(words)]),
            Message::BackRequest { number, turn } => self.back(number, turn),
            Message::BackAnswer(_) => (Vec::new(), Vec::new()),
        }
    }

    /// Handles a text that is not a message.
    pub fn take_other(&mut self, text: &str) -> Answer {
        if super::is_other_version(text) {
            return (vec![self.answer(Verdict::Version)], Vec::new());
        }
        if self.playing.is_none() && text.starts_with('R') {
            // The other program waits for an answer even to a malformed request.
            return (vec![self.answer(Verdict::NotThis)], Vec::new());
        }
        self.broken(format!("not a message: {text:?}"))
    }

    /// Plays this side's move, which must be legal and took this many seconds; without a move, resigns.
    pub fn play(&mut self, mv: Option<&AnyMove>, seconds: u64) -> Answer {
        let Some(playing) = &mut self.playing else { return (Vec::new(), Vec::new()) };
        let Some(mv) = mv.filter(|mv| playing.game.play_on(**mv).is_ok()) else {
            playing.closing = Some(EndReason::Lost);
            return (vec![Message::GameEnd { reason: EndReason::Lost, stop: false }], Vec::new());
        };
        (vec![Message::of_move(mv, seconds)], Vec::new())
    }

    /// Ends the current game for a reason of this side's own, such as an agreement outside the protocol.
    pub fn end(&mut self, reason: EndReason) -> Vec<Message> {
        let Some(playing) = self.playing.as_mut().filter(|playing| playing.closing.is_none()) else {
            return Vec::new();
        };
        playing.closing = Some(reason);
        vec![Message::GameEnd { reason, stop: false }]
    }

    fn answer(&self, verdict: Verdict) -> Message {
        Message::GameAnswer { name: self.name.clone(), verdict }
    }

    fn accept(&mut self, request: GameRequest) -> Answer {
        let game = request.position.map_or_else(|| Game::new(RULES), Game::from_position);
        self.playing = Some(Playing { game, side: request.follower, closing: None });
        let time = (request.minutes, request.moves);
        let begun = Event::Begun { opponent: request.name, side: request.follower, time };
        let (messages, events) = self.turn();
        let messages = [vec![self.answer(Verdict::Accepted)], messages].concat();
        (messages, [vec![begun], events].concat())
    }

    fn begin(&mut self, opponent: String, verdict: Verdict) -> Answer {
        let Some(request) = self.asked.take() else { return (Vec::new(), Vec::new()) };
        if verdict != Verdict::Accepted {
            return (Vec::new(), vec![Event::Refused(verdict)]);
        }
        let game = request.position.map_or_else(|| Game::new(RULES), Game::from_position);
        let side = request.follower.other();
        self.playing = Some(Playing { game, side, closing: None });
        let begun = Event::Begun { opponent, side, time: (request.minutes, request.moves) };
        let (messages, events) = self.turn();
        (messages, [vec![begun], events].concat())
    }

    /// The next event: a move on this side's turn, or the end if the game is over.
    fn turn(&mut self) -> Answer {
        let Some(playing) = &mut self.playing else { return (Vec::new(), Vec::new()) };
        if playing.game.position().turn() != playing.side {
            return (Vec::new(), Vec::new());
        }
        let Some(reason) = by_rule(playing) else { return (Vec::new(), vec![Event::Turn]) };
        playing.closing = Some(reason);
        (vec![Message::GameEnd { reason, stop: false }], Vec::new())
    }

    fn moved(&mut self, message: &Message) -> Answer {
        let Some(playing) = &mut self.playing else { return (Vec::new(), Vec::new()) };
        if playing.closing.is_some() {
            // The message crossed this side's end of the game.
            return (Vec::new(), Vec::new());
        }
        if playing.game.position().turn() == playing.side {
            return self.broken("it is not the other side's turn".to_owned());
        }
        match message.find_move(playing.game.position()) {
            Some(mv) if playing.game.play_on(mv).is_ok() => self.turn(),
            _ => self.broken("an illegal move".to_owned()),
        }
    }

    fn ended(&mut self, reason: EndReason, stop: bool) -> Answer {
        let Some(playing) = self.playing.take() else { return (Vec::new(), Vec::new()) };
        let echo = Message::GameEnd { reason: EndReason::Unsaid, stop: false };
        let (messages, reason) = match playing.closing {
            Some(own) => (Vec::new(), own),
            // Without a stated result, the rules may still give one.
            None if reason == EndReason::Unsaid => {
                (vec![echo], by_rule(&playing).unwrap_or(EndReason::Unsaid))
            }
            None => (vec![echo], seen_from_here(reason)),
        };
        (messages, vec![Event::Ended { reason, stop }])
    }

    fn back(&mut self, number: u16, turn: Color) -> Answer {
        let playing = self.playing.as_mut().filter(|playing| playing.closing.is_none());
        let goes = playing.is_some_and(|playing| go_back(&mut playing.game, number, turn));
        let verdict = if goes { BackVerdict::Accepted } else { BackVerdict::Refused };
        let answer = vec![Message::BackAnswer(verdict)];
        if verdict != BackVerdict::Accepted {
            return (answer, Vec::new());
        }
        let (messages, events) = self.turn();
        ([answer, messages].concat(), events)
    }

    fn broken(&mut self, why: String) -> Answer {
        if self.asked.take().is_some() {
            return (Vec::new(), vec![Event::Broken(why)]);
        }
        if self.playing.take().is_none() {
            return (Vec::new(), Vec::new());
        }
        (vec![Message::GameEnd { reason: EndReason::Unsaid, stop: false }], vec![Event::Broken(why)])
    }
}

/// Takes back plies to the move of that number and side. Returns whether that move exists.
fn go_back(game: &mut Game, number: u16, turn: Color) -> bool {
    let second = usize::from(game.start().turn() != turn);
    let Some(before) = usize::from(number).checked_sub(1) else { return false };
    let ply = 2 * before + second;
    if ply > game.ply() {
        return false;
    }
    while game.ply() > ply {
        game.undo();
    }
    true
}

/// The result for this side by the rules, if the game is over.
fn by_rule(playing: &Playing) -> Option<EndReason> {
    Some(match playing.game.outcome()?.winner() {
        Some(winner) if winner == playing.side => EndReason::Won,
        Some(_) => EndReason::Lost,
        None => EndReason::Draw,
    })
}

fn seen_from_here(reason: EndReason) -> EndReason {
    match reason {
        EndReason::Lost => EndReason::Won,
        EndReason::Won => EndReason::Lost,
        other => other,
    }
}

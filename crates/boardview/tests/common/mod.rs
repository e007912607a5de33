//! A simulated user of a board: clicks, drags and keys with a clock of its own.

#![allow(dead_code, reason = "each test file uses its own part")]

use crownhead_boardview::{
    Board, Event, FrameKind, Intent, Key, PieceState, PieceView, Point, Settings, Speed, View,
};
use crownhead_notation::fen;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, RefusalReason, Square};

/// A board and the time.
pub(crate) struct Hand {
    pub(crate) board: Board,
    pub(crate) now: f64,
}

impl Hand {
    /// The position of a FEN under the rules of a key.
    pub(crate) fn at(rules: &str, position: &str) -> Hand {
        let rules = AnyRules::from_key(rules).expect("known rules");
        Hand::on(fen::parse(position, rules).expect("a valid FEN"))
    }

    /// The start of a game.
    pub(crate) fn start(rules: &str) -> Hand {
        Hand::on(AnyPosition::start(AnyRules::from_key(rules).expect("known rules")))
    }

    pub(crate) fn on(position: AnyPosition) -> Hand {
        let mut board = Board::new(position);
        board.set_settings(Settings { speed: Speed::None, ..Settings::default() });
        Hand { board, now: 0.0 }
    }

    /// With animations.
    pub(crate) fn moving(mut self) -> Hand {
        self.board.set_settings(Settings::default());
        self
    }

    pub(crate) fn square(&self, number: u16) -> Square {
        self.board.position().board().square(number).expect("a square of the board")
    }

    pub(crate) fn center(&self, number: u16) -> Point {
        let corner = self.board.place(self.square(number));
        Point { x: corner.x + 0.5, y: corner.y + 0.5 }
    }

    pub(crate) fn event(&mut self, event: Event) -> Vec<Intent> {
        self.board.handle(event, self.now)
    }

    pub(crate) fn down(&mut self, number: u16) -> Vec<Intent> {
        let at = self.center(number);
        self.event(Event::PointerDown { at, threshold: 0.05 })
    }

    pub(crate) fn over(&mut self, number: u16) -> Vec<Intent> {
        let at = self.center(number);
        self.event(Event::PointerMove(Some(at)))
    }

    pub(crate) fn up(&mut self, number: u16) -> Vec<Intent> {
        let at = self.center(number);
        self.event(Event::PointerUp(Some(at)))
    }

    pub(crate) fn click(&mut self, number: u16) -> Vec<Intent> {
        let mut intents = self.down(number);
        intents.extend(self.up(number));
        intents
    }

    pub(crate) fn drag(&mut self, from: u16, to: u16) -> Vec<Intent> {
        let mut intents = self.down(from);
        intents.extend(self.over(to));
        intents.extend(self.up(to));
        intents
    }

    pub(crate) fn key(&mut self, key: Key) -> Vec<Intent> {
        self.event(Event::Key(key))
    }

    /// Types a text and presses Enter.
    pub(crate) fn type_move(&mut self, text: &str) -> Vec<Intent> {
        for c in text.chars() {
            let key = if c == ' ' { Key::Space } else { Key::Char(c) };
            assert_eq!(self.key(key), [], "typing {text}");
        }
        self.key(Key::Enter)
    }

    /// Plays the move that the intents request.
    pub(crate) fn play(&mut self, intents: &[Intent]) -> AnyMove {
        let mv = played(intents).unwrap_or_else(|| panic!("a move to play among {intents:?}"));
        self.board.play(&mv, self.now);
        mv
    }

    pub(crate) fn view(&self) -> View {
        self.board.view()
    }

    /// With the captures of the selected piece drawn.
    pub(crate) fn with_fan(mut self) -> Hand {
        self.board.set_settings(Settings { fan: true, ..self.board.settings() });
        self
    }

    /// The numbers of the squares with this kind of frame.
    pub(crate) fn framed(&self, kind: FrameKind) -> Vec<u16> {
        let frames = self.view().frames;
        let mut numbers: Vec<u16> =
            frames.iter().filter(|frame| frame.kind == kind).map(|frame| frame.square.number()).collect();
        numbers.sort_unstable();
        numbers
    }

    /// The numbers of the targets.
    pub(crate) fn targets(&self) -> Vec<u16> {
        self.view().targets.iter().map(|target| target.square.number()).collect()
    }

    /// The numbers of the captured pieces still visible.
    pub(crate) fn ghosts(&self) -> Vec<u16> {
        let ghosts = self.view().pieces.into_iter().filter(|piece| piece.state == PieceState::Ghost);
        ghosts.map(|piece| piece.square.number()).collect()
    }

    /// The piece that covers the center of a square.
    pub(crate) fn piece(&self, number: u16) -> Option<PieceView> {
        let at = self.board.place(self.square(number));
        self.view().pieces.into_iter().find(|piece| piece.at == at)
    }
}

/// The move that an intent requests.
pub(crate) fn played(intents: &[Intent]) -> Option<AnyMove> {
    intents.iter().find_map(|intent| if let Intent::Play(mv) = intent { Some(*mv) } else { None })
}

/// The reason of the refusal among the intents.
pub(crate) fn refused(intents: &[Intent]) -> Option<RefusalReason> {
    intents.iter().find_map(|intent| match intent {
        Intent::Refused(refused) => Some(refused.refusal.reason),
        _ => None,
    })
}

/// From, to and captured squares of a move as numbers.
pub(crate) fn numbers(mv: AnyMove) -> (u16, u16, Vec<u16>) {
    (mv.from().number(), mv.to().number(), mv.captured().iter().map(Square::number).collect())
}

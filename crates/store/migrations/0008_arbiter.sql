-- What the arbiter of a tournament decides. `entrant.attendance` may be withdrawn, too: only an arbiter lets that player play again.
-- `pairing.outcome` may be half-bye or zero-bye, too.

-- The place in the end; NULL before.
ALTER TABLE entrant ADD COLUMN place BIGINT;

-- Rounds that someone asked not to be paired in.
CREATE TABLE bye (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person (id),
    round BIGINT NOT NULL,
    -- half-bye, zero-bye
    outcome TEXT NOT NULL,
    PRIMARY KEY (tournament, person, round)
);

-- The journal. Nothing in it is ever changed.
CREATE TABLE ruling (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- Who has decided.
    arbiter TEXT NOT NULL REFERENCES person (id),
    what TEXT NOT NULL,
    -- Whom it is about.
    player TEXT REFERENCES person (id),
    round BIGINT,
    board BIGINT,
    -- What was there before, and what came in its place.
    was TEXT,
    became TEXT,
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
);

CREATE INDEX game_tournament ON game (tournament);

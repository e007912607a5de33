CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- round-robin, swiss, arena, team-match, scheveningen, simul
    kind TEXT NOT NULL,
    -- The terms of its games, as in the table game.
    rules TEXT NOT NULL,
    start TEXT,
    pace TEXT NOT NULL,
    rated BIGINT NOT NULL,
    claims BIGINT NOT NULL,
    -- How many rounds it has, and how many have been paired. An arena pairs as often as it can.
    rounds BIGINT NOT NULL,
    round BIGINT NOT NULL,
    -- How long an arena goes on.
    minutes BIGINT NOT NULL,
    -- open, running, over
    state TEXT NOT NULL,
    organizer TEXT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL,
    -- When it shall begin; NULL if the organizer says so.
    starts BIGINT,
    begun BIGINT,
    ended BIGINT,
    -- What only some kinds have, as JSON.
    settings TEXT NOT NULL
);
CREATE INDEX tournament_state ON tournament (state, created);

CREATE TABLE entrant (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person (id),
    -- The pairing number, from 0. Fixed when the tournament begins.
    number BIGINT NOT NULL,
    -- 0 without one.
    rating BIGINT NOT NULL,
    -- plays, away
    attendance TEXT NOT NULL,
    team BIGINT,
    PRIMARY KEY (tournament, person)
);
CREATE INDEX entrant_person ON entrant (person);

-- Who plays whom. The key lets a round be paired only once.
CREATE TABLE pairing (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    white TEXT NOT NULL REFERENCES person (id),
    -- NULL for a bye.
    black TEXT REFERENCES person (id),
    -- NULL for a bye, and if someone was known to be away.
    game TEXT REFERENCES game (id),
    -- white, black, draw, white-forfeit (White wins by forfeit), black-forfeit, double-forfeit, bye; NULL until it is known
    outcome TEXT,
    PRIMARY KEY (tournament, round, board)
);
CREATE INDEX pairing_game ON pairing (game);

-- The tournament that a game belongs to.
ALTER TABLE game ADD COLUMN tournament TEXT;
-- How long a side has for its first move, in milliseconds; NULL for the usual time.
ALTER TABLE game ADD COLUMN patience BIGINT;

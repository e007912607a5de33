-- Runs on SQLite and on PostgreSQL. Times are milliseconds since 1970; truth values are 0 and 1.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case: two names that differ in case only would be mistaken for each other.
    name_key TEXT NOT NULL UNIQUE,
    -- guest, member, bot
    kind TEXT NOT NULL,
    -- player, moderator, admin
    role TEXT NOT NULL,
    -- An Argon2 hash in PHC format; NULL if there is no password.
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    banned_until BIGINT,
    muted_until BIGINT
);

CREATE TABLE pass (
    -- The SHA-256 of the secret, in hexadecimal: who reads this table still can't sign in.
    secret TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    -- session, link, bot
    kind TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT
);
CREATE INDEX pass_person ON pass (person);

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    -- A key of a variant or preset, or a link code of house rules.
    rules TEXT NOT NULL,
    -- FEN of the first position; NULL for the usual one.
    start TEXT,
    pace TEXT NOT NULL,
    rated BIGINT NOT NULL,
    claims BIGINT NOT NULL,
    white TEXT NOT NULL REFERENCES person (id),
    black TEXT NOT NULL REFERENCES person (id),
    -- The ratings at the start, such as 1513, or 1513? while they are rough; NULL without one.
    white_rating TEXT,
    black_rating TEXT,
    created BIGINT NOT NULL,
    ended BIGINT,
    ending TEXT,
    -- The points of White in halves: 2, 1, 0; NULL while it goes on, and if it was called off.
    halves BIGINT,
    plies BIGINT NOT NULL,
    -- The game that this one is a rematch of.
    rematch_of TEXT
);
CREATE INDEX game_white ON game (white, created);
CREATE INDEX game_black ON game (black, created);
CREATE INDEX game_ended ON game (ended);
-- A game has one rematch.
CREATE UNIQUE INDEX game_rematch ON game (rematch_of);

-- What has happened in a game, in order. This is the record: everything else about a game follows from it.
CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE rating (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    family TEXT NOT NULL,
    speed TEXT NOT NULL,
    points DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, family, speed)
);
CREATE INDEX rating_points ON rating (family, speed, points);

CREATE TABLE challenge (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    -- What is offered, as JSON.
    offer TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- The game, once someone has accepted.
    game TEXT
);

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- The last sign of life of each node: after a stop, the time since then is nobody's.
CREATE TABLE alive (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

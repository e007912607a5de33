-- An event over the board that is shown live.
CREATE TABLE broadcast (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    about TEXT NOT NULL,
    place TEXT NOT NULL,
    dates TEXT NOT NULL,
    -- The key of the rules, or the link code of house rules.
    rules TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL
);
CREATE INDEX broadcast_created ON broadcast (created);
CREATE INDEX broadcast_owner ON broadcast (owner);

CREATE TABLE broadcast_round (
    id TEXT PRIMARY KEY,
    broadcast TEXT NOT NULL REFERENCES broadcast (id) ON DELETE CASCADE,
    -- From 1.
    number BIGINT NOT NULL,
    name TEXT NOT NULL,
    starts BIGINT,
    -- When someone has said that it is over.
    ended BIGINT,
    -- Grows with every change of its games.
    version BIGINT NOT NULL,
    -- Its games, and those that go on.
    games BIGINT NOT NULL,
    live BIGINT NOT NULL,
    -- What was wrong with the games that came last, as JSON.
    troubles TEXT NOT NULL,
    -- Where games are fetched from, and how often, in seconds.
    source TEXT,
    every BIGINT NOT NULL,
    -- When they are fetched next; NULL for never. Whoever changes it fetches them.
    due BIGINT,
    -- How often in a row that failed, and why.
    fails BIGINT NOT NULL,
    failure TEXT,
    UNIQUE (broadcast, number)
);
CREATE INDEX broadcast_round_due ON broadcast_round (due);

CREATE TABLE broadcast_game (
    round TEXT NOT NULL REFERENCES broadcast_round (id) ON DELETE CASCADE,
    -- From 1, in the order in which they came.
    number BIGINT NOT NULL,
    -- The version of the round that changed it last.
    version BIGINT NOT NULL,
    pdn TEXT NOT NULL,
    -- What pages show of it, as JSON.
    record TEXT NOT NULL,
    PRIMARY KEY (round, number)
);

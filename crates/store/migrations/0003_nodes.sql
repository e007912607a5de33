-- Which node runs a game that goes on, and until when nobody else may take it. Whoever writes the next event of a game
-- has it in the end: the key of the table event lets only one do that.
CREATE TABLE lease (
    game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX lease_node ON lease (node);

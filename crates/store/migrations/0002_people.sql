-- The one whom a challenge is for; NULL for whoever has the link.
ALTER TABLE challenge ADD COLUMN target TEXT;
-- Why that one declined: a word such as later or variant.
ALTER TABLE challenge ADD COLUMN declined TEXT;
CREATE INDEX challenge_target ON challenge (target);

-- What someone tells the moderators about someone else.
CREATE TABLE report (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    about TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT,
    text TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- When a moderator has dealt with it.
    settled BIGINT
);
CREATE INDEX report_settled ON report (settled, created);

-- What moderators have done.
CREATE TABLE measure (
    id TEXT PRIMARY KEY,
    moderator TEXT NOT NULL,
    about TEXT NOT NULL,
    -- mute, ban, role
    kind TEXT NOT NULL,
    -- Until when, or which role.
    value TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX chat_person ON chat (person);

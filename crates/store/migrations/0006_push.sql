-- The key with which the club signs its messages to devices: one for all nodes.
CREATE TABLE push_key (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- The devices that people have asked to be told on, each an address at a push service with the keys of its browser.
CREATE TABLE push_device (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    -- A language tag.
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX push_device_person ON push_device (person, created);

-- The kinds of news that someone does not want to hear of.
CREATE TABLE push_off (
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, kind)
);

-- What devices are to be told. The key lets a device be told of the same thing only once, so a row stays until its news
-- is old. It does not refer to the device: a move must not fail because a device is removed at the same moment.
CREATE TABLE push_message (
    device TEXT NOT NULL,
    topic TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- The id of a game or of a challenge.
    about TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    -- When it is sent, or sent again if the node that is about to send it says nothing until then.
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    -- 1 if it was delivered or given up.
    done BIGINT NOT NULL,
    PRIMARY KEY (device, topic)
);
CREATE INDEX push_message_due ON push_message (done, due);
CREATE INDEX push_message_expires ON push_message (expires);

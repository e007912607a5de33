-- Passkeys: public keys of people, whose private halves only their devices have.
CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    -- The name of the credential at the device, in hexadecimal.
    credential TEXT NOT NULL UNIQUE,
    -- What devices call the person; the same for all passkeys of one person.
    handle TEXT NOT NULL,
    -- The domain that it is for.
    site TEXT NOT NULL,
    -- What the person calls it.
    label TEXT NOT NULL,
    -- The public key and what is known about it, as JSON.
    record TEXT NOT NULL,
    -- How many signatures the device has counted; 0 if it doesn't count.
    counter BIGINT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkey_person ON passkey (person);

-- What a browser has begun and has not ended: a challenge is answered once.
CREATE TABLE ceremony (
    -- The SHA-256 of its name, in hexadecimal.
    id TEXT PRIMARY KEY,
    -- That of the secret of the session that has begun it.
    session TEXT NOT NULL,
    -- What it is for, and the challenge, as JSON.
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX ceremony_expires ON ceremony (expires);

-- Until when a session may change the ways in: someone has just shown who is there.
ALTER TABLE pass ADD COLUMN sure BIGINT;

refused-signed-out = This browser was signed out.
refused-identity-changed = This browser belongs to another player now.
refused-invalid-device-link = That link has been used already or is too old: ask for a new one.
refused-same-table = Both of you sit at one unfinished table: finish that journey first, or leave one of the seats.
refused-too-many-browsers = Too many browsers are signed in: sign one out first.
refused-passkey-refused = That passkey was not accepted: try again.
refused-too-many-passkeys = There are too many passkeys already: remove one first.
refused-unknown-profile = There is no such profile, or it is private.

refused-signed-out = This browser was signed out.
refused-identity-changed = This browser belongs to another player now.
refused-invalid-device-link = That link has been used already or is too old: ask for a new one.
refused-same-table = Both of you sit at one unfinished table: finish that journey first, or leave one of the seats.
refused-too-many-browsers = Too many browsers are signed in: sign one out first.

refused-signed-out = Ce navigateur a été déconnecté.
refused-identity-changed = Ce navigateur est maintenant celui d’un autre joueur.
refused-invalid-device-link = Ce lien a déjà servi ou a expiré : demandez-en un nouveau.
refused-same-table = Vous êtes tous deux assis à une même table en cours : terminez d’abord ce voyage, ou quittez une des places.
refused-too-many-browsers = Trop de navigateurs sont connectés : déconnectez-en un d’abord.
refused-passkey-refused = Cette clé d’accès n’a pas été acceptée : réessayez.
refused-too-many-passkeys = Il y a déjà trop de clés d’accès : supprimez-en une d’abord.
refused-unknown-profile = Ce profil n’existe pas, ou il est privé.

refused-signed-out = Questo browser è stato disconnesso.
refused-identity-changed = Ora questo browser è di un altro giocatore.
refused-invalid-device-link = Quel link è già stato usato o è scaduto: chiedine uno nuovo.
refused-same-table = Sedete entrambi allo stesso tavolo, e il viaggio non è finito: finitelo prima, o lasciate uno dei posti.
refused-too-many-browsers = Troppi browser sono connessi: disconnettine prima uno.
refused-passkey-refused = Quella passkey non è stata accettata: riprova.
refused-too-many-passkeys = Ci sono già troppe passkey: rimuovine prima una.
refused-unknown-profile = Quel profilo non esiste, o è privato.

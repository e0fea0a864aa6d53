refused-signed-out = Questo browser è stato disconnesso.
refused-identity-changed = Ora questo browser è di un altro giocatore.
refused-invalid-device-link = Quel link è già stato usato o è scaduto: chiedine uno nuovo.
refused-same-table = Sedete entrambi allo stesso tavolo, e il viaggio non è finito: finitelo prima, o lasciate uno dei posti.
refused-too-many-browsers = Troppi browser sono connessi: disconnettine prima uno.

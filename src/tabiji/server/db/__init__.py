"""The database: tables, rows, queries, transactions, pub/sub, migrations."""

"""Background work: bots, analysis, queues, supervision, backoff."""

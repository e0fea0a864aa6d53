"""The guided first journeys: their deals, and all that is drawn later, are prepared."""

SEEDS = {"tokaido": 1, "namiji": 1}  # in which the learner moves first, and what is explained comes up

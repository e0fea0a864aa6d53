"""The tables at which bots are trained to play Namiji; the first is what people play most."""

from ...core.extras import TrainingTable

_IN_TURN = (
    TrainingTable({"players": "4"}),
    TrainingTable({"players": "3", "direction": "counterclockwise"}),
    TrainingTable({"players": "5"}),
    TrainingTable({"players": "2"}),
    TrainingTable({"players": "4", "direction": "counterclockwise"}),
    TrainingTable({"players": "3"}),
    TrainingTable({"players": "5", "direction": "counterclockwise"}),
    TrainingTable({"players": "2", "direction": "counterclockwise"}),
)
TRAINING_TABLES = {
    "merchant": _IN_TURN,
    "scholar": _IN_TURN,
    "master": (
        TrainingTable({"players": "4"}, 6),
        TrainingTable({"players": "3"}, 3),
        TrainingTable({"players": "2"}, 3),
        TrainingTable({"players": "5"}, 3),
        TrainingTable({"players": "4", "direction": "counterclockwise"}, 3),
        TrainingTable({"players": "3", "direction": "counterclockwise"}, 2),
        TrainingTable({"players": "2", "direction": "counterclockwise"}, 2),
        TrainingTable({"players": "5", "direction": "counterclockwise"}, 2),
    ),
}

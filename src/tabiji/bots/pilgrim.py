"""The pilgrim: stops at every open door and takes what scores."""

from .bot import Bot, Budget, Observation


class Pilgrim(Bot):
    """The nearest open stop; elsewhere the choice with the most points at once, then the most coins left."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """Try every choice on a copy of what it imagines."""
        if observation.state.phase == observation.game.moving:
            return legal[0]
        return max(legal, key=lambda action: self._worth(observation.after(action)))

    @staticmethod
    def _worth(after: Observation) -> tuple[int, int]:
        return after.mine.points, getattr(after.mine, "coins", 0)

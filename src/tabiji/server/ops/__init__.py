"""Operations: logs, metrics, health."""

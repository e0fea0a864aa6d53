"""HTTP routes, their models and dependencies."""

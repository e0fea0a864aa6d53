"""What `make hostile` is made of: honest players, attackers, faults, the oracle that judges, the report."""

"""Child processes that cannot outlive their parent."""

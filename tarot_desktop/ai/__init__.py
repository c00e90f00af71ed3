"""Players that see an Observation and nothing else."""

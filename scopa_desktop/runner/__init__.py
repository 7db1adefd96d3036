"""The imperative shell round the engine: whose turn it is, who thinks, what is kept."""

"""One module for each contender; each imports its package, so it is imported only where that is installed."""

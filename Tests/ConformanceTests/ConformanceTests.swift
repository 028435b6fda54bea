// Placeholder until the first scenario.

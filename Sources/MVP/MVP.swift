// Placeholder until the module's first feature.

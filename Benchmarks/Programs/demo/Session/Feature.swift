/// A feature of the app; the raw value is the name of the feature on the command line.
nonisolated enum Feature: String, CaseIterable, Sendable {
  case greeting, profile
}

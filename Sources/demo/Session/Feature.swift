/// A feature that can be opened, by its name on the command line.
nonisolated enum Feature: String, CaseIterable, Sendable {
  case greeting, profile
}

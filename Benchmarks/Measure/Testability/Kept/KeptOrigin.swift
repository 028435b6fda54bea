import Reports

/// The earlier run from which kept figures come.
///
/// The figures depend on sources and tests, so they hold for other versions of the compiler, too.
package struct KeptOrigin: Codable, Equatable, Sendable {
  /// The time at which the run began, in ISO 8601.
  package var date: String
  /// The short hash of the commit that was measured; `nil` if it is not known.
  @OrNull package var commit: String?
  /// The version of the compiler; `nil` if it is not known.
  @OrNull package var swift: String?

  package init(date: String, commit: String?, swift: String?) {
    self.date = date
    self.commit = commit
    self.swift = swift
  }

  /// Creates the origin of figures that are measured now.
  package init(of environment: RunEnvironment) {
    self.init(date: environment.date, commit: environment.commit, swift: environment.swift)
  }
}

extension KeptOrigin: CustomStringConvertible {
  /// The date, the commit and the compiler of the run.
  package var description: String {
    date + (commit.map { ", commit \($0)" } ?? "") + (swift.map { ", Swift \($0)" } ?? "")
  }
}

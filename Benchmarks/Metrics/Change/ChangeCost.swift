/// What one change has touched in each architecture, by the commits that made it.
package struct ChangeCost: Codable, Equatable, Sendable {
  /// One architecture.
  package struct Entry: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    /// What the change has touched; `nil` if it is not known, and a note says why.
    package var cost: Cost?
  }

  /// What one commit has touched of one architecture, its own tests included.
  package struct Cost: Codable, Equatable, Sendable {
    /// The commit, by its whole name.
    package var commit: String
    /// The files of the module that were changed, added or removed; one that was renamed is both of
    /// the latter.
    package var filesTouched: Int
    /// Those of them that the commit has added.
    package var filesNew: Int
    /// Lines of the commit in the module, comments and blank ones included.
    package var linesAdded: Int
    package var linesRemoved: Int
    /// Structs, classes, enums and actors in the module after the commit, less those before.
    package var typesAdded: Int
    /// Lines of the profile's view controller; `nil` if the commit has not touched it.
    package var viewController: Lines?
    /// Test files that were there before.
    package var changedTests: Files
    /// Test files that the commit has added.
    package var newTests: Files
  }

  /// Lines that a commit has added and removed.
  package struct Lines: Codable, Equatable, Sendable {
    package var added: Int
    package var removed: Int
  }

  /// Files with the lines that a commit has added to them and removed.
  package struct Files: Codable, Equatable, Sendable {
    package var files: Int
    package var added: Int
    package var removed: Int
  }

  /// The version of the format.
  package var schema = 1
  package var environment: Comparison.Environment
  /// How the subjects of the commits begin, which is followed by where the change was made.
  package var subject: String
  /// In the order in which they are shown.
  package var architectures: [Entry]
  /// Why a figure is `null`, and what is not known of the environment.
  package var notes: [String]
}

// Synthesised, the code would leave `nil` out where `null` is promised.

extension ChangeCost.Entry {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(cost, forKey: .cost)
  }
}

extension ChangeCost.Cost {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(commit, forKey: .commit)
    try container.encode(filesTouched, forKey: .filesTouched)
    try container.encode(filesNew, forKey: .filesNew)
    try container.encode(linesAdded, forKey: .linesAdded)
    try container.encode(linesRemoved, forKey: .linesRemoved)
    try container.encode(typesAdded, forKey: .typesAdded)
    try container.encode(viewController, forKey: .viewController)
    try container.encode(changedTests, forKey: .changedTests)
    try container.encode(newTests, forKey: .newTests)
  }
}

/// What one and the same change has cost in each architecture, as far as the page shows it.
package struct PageChange: Encodable, Equatable, Sendable {
  /// One architecture; a figure is `nil` where no commit makes the change.
  package struct Entry: Encodable, Equatable, Sendable, Identifiable {
    package var id: String
    package var name: String
    package var sourceFilesTouched: Int?
    package var newSourceFiles: Int?
    package var linesAdded: Int?
    package var linesRemoved: Int?
    package var typesAdded: Int?
  }

  /// How the messages of the commits begin.
  package var subject: String
  package var architectures: [Entry]
}

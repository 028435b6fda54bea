import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section of a table view.
  package nonisolated init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The index of the section in the table view.
  package nonisolated var section: Int { self[0] }

  /// The index of the row in its section.
  package nonisolated var row: Int { self[1] }
}

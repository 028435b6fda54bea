import Foundation

extension IndexPath {
  /// Creates the place of a row in a table view.
  package nonisolated init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The section of a table view.
  package nonisolated var section: Int { self[0] }

  /// The row in the section of a table view.
  package nonisolated var row: Int { self[1] }
}

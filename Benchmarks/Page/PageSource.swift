import Foundation
import Terminal

/// The source of the figures on a page: a comparison from a file, or a new comparison.
package struct PageSource {
  /// The path of the file with the comparison; `nil` for a new comparison.
  let file: String?
  /// The ids of the architectures that the user asked for; `nil` for all architectures.
  let architectures: [String]?
  /// The id of the architecture with which a new comparison compares the others.
  let baseline: String
  /// True if a new comparison measures the cost of interactions in fewer rounds.
  let isQuick: Bool
  /// The command that makes the page; `nil` for `compare report`.
  let command: String?

  /// Creates a source.
  package init(
    file: String? = nil, architectures: [String]? = nil, baseline: String, isQuick: Bool = false,
    command: String? = nil
  ) {
    self.file = file
    self.architectures = architectures
    self.baseline = baseline
    self.isQuick = isQuick
    self.command = command
  }

  /// The name of the file, without its folders and quoted for a shell; `nil` if there is no file.
  var fileName: String? {
    file.map { URL(filePath: $0).lastPathComponent.shellWord }
  }
}

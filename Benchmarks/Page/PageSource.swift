import Foundation

/// The source of the figures on a page: a comparison kept in a file, or a new one.
package struct PageSource {
  /// The path of the file with a kept comparison; `nil` for a new comparison.
  let file: String?
  /// The ids of the architectures that were asked for; `nil` for all.
  let architectures: [String]?
  /// The id of the architecture that a new comparison compares with.
  let baseline: String
  /// True if a new comparison measures the cost of interactions in fewer rounds.
  let isQuick: Bool

  /// Creates a source.
  package init(
    file: String? = nil, architectures: [String]? = nil, baseline: String, isQuick: Bool = false
  ) {
    self.file = file
    self.architectures = architectures
    self.baseline = baseline
    self.isQuick = isQuick
  }

  /// The name of the file, without its folders and quoted for a shell; `nil` if there is no file.
  var fileName: String? {
    file.map { path in
      let name = URL(filePath: path).lastPathComponent
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._-+".contains($0) }
      return isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
    }
  }
}

import Foundation

/// The arguments of the program.
struct Arguments {
  /// The folder for the rewritten files, with one subfolder for each module.
  let output: URL
  /// The source folders of modules that the rewritten modules use; these folders are only read.
  let shared: [URL]
  /// The source folders to rewrite.
  let modules: [URL]

  /// The line that tells a person how to call the program.
  static let usage =
    "Usage: mutator --output FOLDER [--shared FOLDER]… MODULE…"

  init?(_ words: some Sequence<String>) {
    var options: [String: [String]] = [:]
    var modules: [String] = []
    var words = words.makeIterator()
    while let word = words.next() {
      if ["--output", "--shared"].contains(word) {
        guard let value = words.next() else { return nil }
        options[word, default: []].append(value)
      } else {
        modules.append(word)
      }
    }
    guard let output = options["--output"]?.last, !modules.isEmpty else { return nil }
    self.output = URL(filePath: output)
    shared = options["--shared", default: []].map { URL(filePath: $0) }
    self.modules = modules.map { URL(filePath: $0) }
  }
}

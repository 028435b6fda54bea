import Architectures
import Foundation

/// Some patches of a request.
package enum ChangeSeries: String, CaseIterable, Sendable {
  /// The patch of what all rows share, alone; the scenarios are the base's.
  case shared
  /// The patch of each row.
  case first
  /// Patches of a few rows by another author, who has not seen the first ones.
  case second
  /// Patches of a few rows in which a view may decide by itself.
  case viewDecides = "view-decides"
}

/// A request for a change, which is made in each architecture.
///
/// Its folder in `Benchmarks/Changes` has its words, its scenarios, a patch of the shared modules,
/// and a patch for each row, which is an architecture.
package struct ChangeRequest: Encodable, Equatable, Identifiable, Sendable {
  /// The name of the folder, such as `confirm-log-out`.
  package let id: String
  /// The number of the request, such as `R1`; the id if the title has none.
  package let number: String
  /// The title without the number.
  package let title: String
  /// The text of `request.md` below the title.
  package let words: String

  /// The path of the folder with all requests.
  static let parentFolder = "Benchmarks/Changes"

  /// Reads the requests of a package, in the order of their numbers; none without a folder.
  ///
  /// - Throws: The errors of reading `request.md`.
  package static func all(in packageRoot: URL) throws -> [ChangeRequest] {
    let folder = packageRoot.appending(path: parentFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.compactMap { name in
      try text(of: "\(parentFolder)/\(name)/request.md", in: packageRoot)
        .map { ChangeRequest(id: name, text: $0) }
    }
    .sorted { $0.number.localizedStandardCompare($1.number) == .orderedAscending }
  }

  /// Reads a request from its text, whose first line is a title such as `# R1: Confirm`.
  init(id: String, text: String) {
    let parts = text.prefixMatch(of: #/# (?:(R[0-9]+): )?(.*)/#)?.output
    self.id = id
    number = parts?.1.map(String.init) ?? id
    title = parts.map { String($0.2) } ?? id
    words = text.dropFirst(parts?.0.count ?? 0).trimmingCharacters(in: .newlines)
  }

  /// The words for a person who makes the change, without the section on how the kit made it.
  var task: String { words.components(separatedBy: "\n\n## How it was made\n")[0] }

  var sharedPatch: String { path("shared.patch") }
  var scenarios: String { path("Scenarios.swift") }

  /// Returns the path of the patch of a row.
  package func patch(of architecture: Architecture, by series: ChangeSeries = .first) -> String {
    path((series == .first ? "" : "\(series.rawValue)/") + "\(architecture.id).patch")
  }

  /// Returns true if there is a patch of a row.
  func isMade(
    in row: Architecture, by series: ChangeSeries = .first, of packageRoot: URL
  ) -> Bool {
    series == .shared
      || FileManager.default.fileExists(
        atPath: packageRoot.appending(path: patch(of: row, by: series)).path)
  }

  private func path(_ name: String) -> String { "\(Self.parentFolder)/\(id)/\(name)" }

  /// Reads a text file of a package; `nil` if it is missing.
  static func text(of path: String, in packageRoot: URL) throws -> String? {
    try FileTree(of: packageRoot, folders: [path]).text(of: path)
  }

  /// Reads the patch of what all rows share; `nil` if there is none.
  func shared(in packageRoot: URL) throws -> Patch? {
    try Self.text(of: sharedPatch, in: packageRoot).map { try Patch($0) }
  }

  /// Reads the files of a row without its change, but with what all rows share.
  func files(
    of architecture: Architecture, with shared: Patch?, in packageRoot: URL
  ) throws -> FileTree {
    var files = try FileTree(of: packageRoot, folders: architecture.ownPaths)
    if let shared { try files.apply(shared) }
    return files
  }

  /// Reads the change of a row.
  ///
  /// - Returns: The change; `nil` if the row is not made.
  /// - Throws: ``ChangeError`` if the patch does not fit, and the errors of reading files.
  package func change(
    of architecture: Architecture, by series: ChangeSeries = .first, in packageRoot: URL
  ) throws -> ChangePatch? {
    try change(of: architecture, by: series, with: shared(in: packageRoot), in: packageRoot)
  }

  /// Reads the change of a row, where the patch of what all rows share has been read before.
  func change(
    of architecture: Architecture, by series: ChangeSeries, with shared: Patch?,
    in packageRoot: URL
  ) throws -> ChangePatch? {
    guard series != .shared else { return nil }
    return try Self.text(of: patch(of: architecture, by: series), in: packageRoot).map {
      try ChangePatch(
        $0, of: architecture, to: files(of: architecture, with: shared, in: packageRoot))
    }
  }

  /// Applies all patches to the sources.
  ///
  /// - Returns: The number of patches, and a sentence for each one that does not fit.
  package func checked(in packageRoot: URL) -> (patches: Int, problems: [String]) {
    let first = Result {
      guard let patch = try shared(in: packageRoot) else { return false }
      var files = try FileTree(of: packageRoot, folders: patch.files.flatMap(\.paths))
      try files.apply(patch)
      return true
    }
    let rows = ChangeSeries.allCases.flatMap { series in
      Architecture.all.map { row in
        (
          series == .first ? row.id : "\(series.rawValue)/\(row.id)",
          Result { try change(of: row, by: series, in: packageRoot) != nil }
        )
      }
    }
    let all = [("shared", first)] + rows
    return (
      all.count { (try? $0.1.get()) != false },
      all.compactMap { name, result in
        guard case .failure(let error) = result else { return nil }
        return "\(id), \(name): \(error.localizedDescription)"
      }
    )
  }
}

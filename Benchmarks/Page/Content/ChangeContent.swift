import Architectures
import Testability

/// The requests for changes, and the change of each architecture as lines.
struct ChangeContent: Encodable, Equatable, Sendable {
  struct Request: Encodable, Equatable, Sendable {
    let id: String
    let number: String
    let title: String
  }

  struct Row: Encodable, Equatable, Sendable {
    /// The id of the architecture.
    let id: String
    /// The changes in the order of the requests; `nil` for one that is not made, or not known to
    /// pass.
    let changes: [Change?]
  }

  struct Change: Encodable, Equatable, Sendable {
    let files: Int
    /// The files and places, such as `3 (7)`.
    let cell: String
    /// The figures in a sentence.
    let text: String
    /// The files of the architecture's sources.
    let diffs: [Diff]
    /// Who notices if a place is left out; empty if that is not known.
    let places: [Place]
  }

  struct Diff: Encodable, Equatable, Sendable {
    let path: String
    /// The name of the file's role; `nil` if the file belongs to no role.
    let role: String?
    /// The changed lines with those around them, each after its mark: `+`, `-`, a space, or `@` for
    /// the line numbers of a part.
    let lines: [String]
  }

  struct Place: Encodable, Equatable, Sendable {
    /// The index of the file in the change's diffs.
    let file: Int
    /// The first line after the change, counted from 1.
    let line: Int
    let notice: String
  }

  let requests: [Request]
  let rows: [Row]
}

extension ChangeContent {
  /// Creates the content; `nil` if no change is known to pass.
  init?(of comparison: ChangeComparison, in architectures: [Architecture]) {
    requests = comparison.requests.map {
      Request(id: $0.request.id, number: $0.request.number, title: $0.request.title)
    }
    rows = architectures.enumerated().map { index, architecture in
      Row(
        id: architecture.id,
        changes: comparison.requests.map { request in
          let row = request.rows[index]
          return row.state == .passes ? Change(row, of: architecture) : nil
        })
    }
    guard rows.contains(where: { $0.changes.contains { $0 != nil } }) else { return nil }
  }
}

extension ChangeContent.Change {
  fileprivate init?(_ row: ChangeComparison.Row, of architecture: Architecture) {
    guard let figures = row.figures, let cell = ChangeFigures.cell(of: [figures])
    else { return nil }
    let diffs = row.diffs.compactMap { ChangeContent.Diff($0, of: architecture) }
    (files, self.cell, text, self.diffs) = (figures.files, cell, figures.sentence, diffs)
    places = (row.mistakes?.places ?? []).compactMap { place in
      diffs.firstIndex { $0.path == place.file }.map {
        .init(file: $0, line: place.line, notice: place.notice.rawValue)
      }
    }
  }
}

extension ChangeContent.Diff {
  /// Reads the patch of one file; `nil` for a file outside of `Sources`.
  fileprivate init?(_ patch: String, of architecture: Architecture) {
    let all = patch.split(separator: "\n", omittingEmptySubsequences: false)
    guard let path = all.first?.split(separator: " b/").last.map(String.init),
      path.hasPrefix("Sources/")
    else { return nil }
    self.path = path
    role = architecture.part(ofFile: path)
    lines = all.drop { !$0.hasPrefix("@@") }.filter { !$0.isEmpty && !$0.hasPrefix("\\") }.map {
      // What follows the numbers of the lines is the code before them.
      $0.hasPrefix("@@") ? $0.split(separator: " ").prefix(3).joined(separator: " ") : String($0)
    }
  }
}

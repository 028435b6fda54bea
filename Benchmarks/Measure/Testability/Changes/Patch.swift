import Foundation

/// A patch of text files, as `git diff` writes it.
struct Patch: Sendable {
  /// The changes of one file.
  struct File: Sendable {
    /// The path before the patch; `nil` if the patch adds the file.
    var before: String?
    /// The path after the patch; `nil` if the patch deletes the file.
    var after: String?
    /// The lines that follow each other from a line on, counted from 1, with their line breaks:
    /// added (`+`), removed (`-`) or as they were (a space).
    var hunks: [(start: Int, lines: [(mark: Character, text: String)])] = []
    /// The lines of the patch about this file.
    var text = ""

    var paths: [String] { [before, after].compactMap(\.self) }
  }

  private(set) var files: [File] = []

  /// Reads a patch; lines before its first file are left out.
  ///
  /// - Throws: ``ChangeError`` if `git diff` would not write this.
  init(_ text: String) throws(ChangeError) {
    // Making it takes longer than reading a part with it.
    let header = #/@@ -([0-9]+)(?:,([0-9]+))? \+[0-9]+(?:,([0-9]+))? @@/#
    var lines = text.splitLines[...]
    // After the last line break there is no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    while let line = lines.popFirst() {
      if line.hasPrefix("diff --git a/") {
        // Without a new name, the line has the same path twice.
        let names = line.dropFirst("diff --git a/".count)
        let path = String(names.prefix((names.count - " b/".count) / 2))
        files.append(File(before: path, after: path))
      } else if line.hasPrefix("diff --git ") {
        throw ChangeError("A name in the patch cannot be read: \(line)")
      }
      guard let last = files.indices.last else { continue }
      files[last].text += line + "\n"
      if line.hasPrefix("new file mode ") {
        files[last].before = nil
      } else if line.hasPrefix("deleted file mode ") {
        files[last].after = nil
      } else if line.hasPrefix("rename from ") {
        files[last].before = String(line.dropFirst("rename from ".count))
      } else if line.hasPrefix("rename to ") {
        files[last].after = String(line.dropFirst("rename to ".count))
      } else if line.hasPrefix("@@ ") {
        try Self.readHunk(line.prefixMatch(of: header)?.output, &lines, of: &files[last])
      } else if line.hasPrefix("GIT binary patch") || line.hasPrefix("Binary files ") {
        throw ChangeError("The patch of \(path(of: last)) is not one of text.")
      }
    }
  }

  private func path(of file: Int) -> String { files[file].paths.last ?? "" }

  private static func readHunk(
    _ numbers: (Substring, Substring, Substring?, Substring?)?,
    _ lines: inout ArraySlice<Substring>, of file: inout File
  ) throws(ChangeError) {
    var before = numbers?.2.flatMap { Int($0) } ?? 1
    var after = numbers?.3.flatMap { Int($0) } ?? 1
    var hunk: [(mark: Character, text: String)] = []
    while before > 0 || after > 0 || lines.first?.first == "\\", let line = lines.popFirst() {
      file.text += line + "\n"
      // Some editors remove the space of an empty line.
      let mark = line.first ?? " "
      guard mark != "\\" else {
        // The line before has no line break.
        if let last = hunk.indices.last { hunk[last].text.removeLast() }
        continue
      }
      if mark != "+" { before -= 1 }
      if mark != "-" { after -= 1 }
      hunk.append((mark, line.dropFirst() + "\n"))
    }
    guard before == 0, after == 0, hunk.allSatisfy({ " +-".contains($0.mark) }),
      let start = numbers.flatMap({ Int($0.1) })
    else { throw ChangeError("The patch of \(file.paths.last ?? "") cannot be read.") }
    file.hunks.append((start, hunk))
  }
}

/// A file before and after a patch, and where it differs.
package struct FileChange: Equatable, Sendable {
  /// Changed lines that follow each other, as numbers of lines before and after the patch.
  ///
  /// The first line has the number 1. One of both ranges may be empty.
  struct Place: Equatable, Sendable {
    var before: Range<Int>
    var after: Range<Int>
  }

  /// The path before the patch; `nil` if the patch adds the file.
  let pathBefore: String?
  /// The path after the patch; `nil` if the patch deletes the file.
  let pathAfter: String?
  /// The text before the patch; empty for an added file.
  let before: String
  /// The text after the patch; empty for a deleted file.
  let after: String
  let places: [Place]
  /// The lines of the patch about this file.
  package let diff: String

  var path: String { pathAfter ?? pathBefore ?? "" }
}

extension Patch.File {
  /// Applies the changes to the file's text, `nil` if there is no file.
  ///
  /// As with `git apply`, lines may have moved as a whole since the patch was made.
  ///
  /// - Throws: ``ChangeError`` if the patch does not fit the text.
  fileprivate func change(of text: String?) throws(ChangeError) -> FileChange {
    let path = paths.last ?? ""
    guard before == nil || text != nil else { throw ChangeError("There is no file \(path).") }
    let old = (text ?? "").splitLines
    // The text after the last line break is no line if it is empty.
    let lines =
      old.dropLast().map { $0 + "\n" } + old.suffix(1).filter { !$0.isEmpty }.map(String.init)
    var (new, places): ([String], [FileChange.Place]) = ([], [])
    var (next, shift) = (0, 0)
    for hunk in hunks {
      let expected = hunk.lines.filter { $0.mark != "+" }.map(\.text)
      let start = expected.isEmpty ? hunk.start : hunk.start - 1
      let found = (next..<max(next, lines.count - expected.count + 1))
        .filter { lines[$0...].starts(with: expected) }
        .min { abs($0 - start - shift) < abs($1 - start - shift) }
      guard let found else {
        throw ChangeError("The patch does not fit \(path) near line \(hunk.start).")
      }
      shift = found - start
      new += lines[next..<found]
      next = found
      for (mark, line) in hunk.lines {
        let (before, after) = (next + 1, new.count + 1)
        if mark != "+" { next += 1 }
        if mark != "-" { new.append(line) }
        guard mark != " " else { continue }
        let last = places.last
        let goesOn = last?.before.upperBound == before && last?.after.upperBound == after
        let first =
          goesOn ? places.removeLast() : .init(before: before..<before, after: after..<after)
        places.append(
          .init(
            before: first.before.lowerBound..<next + 1,
            after: first.after.lowerBound..<new.count + 1))
      }
    }
    new += lines[next...]
    guard after != nil || new.isEmpty else {
      throw ChangeError("The patch deletes other lines than those of \(path).")
    }
    return FileChange(
      pathBefore: before, pathAfter: after, before: text ?? "", after: new.joined(),
      places: places, diff: self.text)
  }
}

extension String {
  /// The lines without their breaks, as `git` splits a text: the last one is empty after a break.
  fileprivate var splitLines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension FileTree {
  /// Applies a patch as a whole or not at all; files outside of the collected ones are left out.
  ///
  /// - Returns: The changes, in the order of the patch.
  /// - Throws: ``ChangeError`` if the patch does not fit, and the errors of reading files.
  @discardableResult mutating func apply(_ patch: Patch) throws -> [FileChange] {
    var changed = self
    let changes = try patch.files.filter { $0.paths.contains(where: collects) }.map { file in
      if let path = file.after, path != file.before, try text(of: path) != nil {
        throw ChangeError("The file \(path) exists already.")
      }
      let change = try file.change(of: file.before.flatMap(text))
      if let path = file.before { changed.set(path, to: nil) }
      if let path = file.after { changed.set(path, to: Data(change.after.utf8)) }
      return change
    }
    self = changed
    return changes
  }

  /// Returns the text of a file; `nil` if the copy has no file at the path.
  func text(of path: String) throws -> String? {
    try content(of: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The reason why a request for a change cannot be read, applied or built.
package struct ChangeError: LocalizedError, Equatable {
  package let errorDescription: String?

  init(_ description: String) { errorDescription = description }
}

import Terminal

extension MeasuredFolder {
  /// The largest number of files that a note names.
  private static let mostNames = 8

  /// Notes on the files without a role, and on roles that import views although they use none.
  var roleNotes: [String] {
    guard let roles else { return [] }
    var notes = roles.viewImports.map { found in
      """
      \(found.role) imports \(found.framework) in \(Self.count(of: found.files)): \
      \(Self.list(found.files)).
      """
    }
    if !roles.filesWithoutRole.isEmpty {
      let files = roles.filesWithoutRole
      notes.append(
        """
        \(Self.count(of: files)) with \(roles.codeLinesWithoutRole.grouped) code \
        \(roles.codeLinesWithoutRole == 1 ? "line" : "lines") \(files.count == 1 ? "has" : "have") \
        no role: \(Self.list(files)).
        """)
    }
    return notes
  }

  private static func count(of files: [String]) -> String {
    files.count == 1 ? "1 file" : "\(files.count.grouped) files"
  }

  private static func list(_ files: [String]) -> String {
    let rest = files.count - mostNames
    let names = files.prefix(mostNames).joined(separator: ", ")
    return rest > 0 ? "\(names) and \(rest.grouped) more" : names
  }
}

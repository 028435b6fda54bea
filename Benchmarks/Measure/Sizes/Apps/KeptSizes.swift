import Reports
import Terminal

/// Sizes that were read from the file in which `compare size --save` has saved them.
package struct KeptSizes {
  /// The error about a file of sizes that cannot be used, with advice on what to do.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  let sizes: FolderSizes

  /// Reads the sizes from the file at a path.
  package init(_ path: String) throws {
    do throws(KeptFile.Problem) {
      sizes = try KeptFile.value(
        FolderSizes.self, schema: FolderSizes.currentSchema,
        in: KeptFile.content(of: path))
    } catch {
      throw Failure(description: "\(Self.sentence(on: error, at: path.quoted))\n\(Self.advice)")
    }
  }

  private static let advice =
    "After --check, give a file that 'compare size PATH… --save FILE' has written."

  private static func sentence(on problem: KeptFile.Problem, at path: String) -> String {
    switch problem {
    case .unreadable(let reason): "Cannot read \(path): \(reason)."
    case .tooLarge: "\(path) is too large to hold sizes."
    case .notJSON: "\(path) does not hold JSON, or the file was cut off."
    case .otherSchema(let schema):
      """
      \(path) was written in version \(schema) of the format, but this program reads only version \
      \(FolderSizes.currentSchema).
      """
    case .damaged(let problem): "\(path) does not hold sizes: \(problem.printable)."
    }
  }

  /// Checks that sizes of the given paths and rules can be compared with these.
  ///
  /// - Parameters:
  ///   - paths: The paths of the new measurement.
  ///   - rules: The rules of the new measurement; `nil` if it has no roles.
  /// - Throws: An error with advice if the rules differ, or if a kept path is not among the paths.
  package func requireComparable(paths: [String], rules: RoleRules?) throws {
    try requireSameRules(as: rules)
    let kept = sizes.folders.map(\.path)
    // A single path may be spelled otherwise on another machine.
    if kept.count == 1, Set(paths).count == 1 { return }
    let missing = kept.filter { !paths.contains($0) }
    guard missing.isEmpty else {
      throw Failure(
        description: """
          The file holds sizes of other paths: \(missing.map(\.quoted).joined(separator: ", ")).
          Give the paths as they were saved: \(kept.map(\.quoted).joined(separator: " ")). Or save \
          the sizes of these paths with --save.
          """)
    }
  }

  private func requireSameRules(as rules: RoleRules?) throws {
    let (kept, now) = (sizes.roleRules ?? [], rules?.texts ?? [])
    guard kept != now else { return }
    if now.isEmpty {
      throw Failure(
        description:
          "The sizes were saved with roles.\nGive the file of the roles, too: --roles FILE")
    }
    if kept.isEmpty {
      throw Failure(
        description: """
          The sizes were saved without roles.
          Leave out --roles, or save sizes with roles: give --save instead of --check.
          """)
    }
    let gone = kept.filter { !now.contains($0) }.map { "without \($0.quoted)" }
    let new = now.filter { !kept.contains($0) }.map { "with \($0.quoted)" }
    throw Failure(
      description: """
        The rules for roles have changed since the sizes were saved: now \
        \((gone + new).prefix(4).joined(separator: ", ")).
        Figures by other rules cannot be compared. Save them anew: give --save instead of --check.
        """)
  }

  /// Returns the kept sizes of a folder of the new measurement; `nil` if there are none.
  func folder(at path: String, amongPaths count: Int) -> MeasuredFolder? {
    if sizes.folders.count == 1, count == 1 { return sizes.folders[0] }
    return sizes.folders.first { $0.path == path }
  }
}

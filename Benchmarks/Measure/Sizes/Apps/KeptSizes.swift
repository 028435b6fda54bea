import Foundation
import Reports
import Terminal

/// The limits of an app and what was over them when `appsize --save` wrote them to a file.
package struct KeptSizes: Codable, Equatable, Sendable {
  /// The error about a file of sizes that cannot be used, with advice on what to do.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The version of the file's format that this program writes, and the only one that it reads.
  static let currentSchema = 4

  var schema = Self.currentSchema
  /// The limits, which may be edited in the file.
  package var limits: SizeLimits
  /// The rules for roles; `nil` if there are no roles.
  @OrNull var roleRules: [String]?
  /// The measured paths.
  var paths: [String]
  /// The counts of the warnings, the largest first, by kind and by name.
  var known: [String: [String: [Int]]] = [:]

  /// Creates the file's content for the warnings of new sizes.
  package init(of sizes: FolderSizes, limits: SizeLimits) {
    self.limits = limits
    roleRules = sizes.roleRules
    paths = sizes.folders.map(\.path)
    for warning in sizes.warnings {
      known[warning.kind.rawValue, default: [:]][sizes.keptName(of: warning), default: []]
        .append(warning.count)
    }
  }

  /// Reads the file at a path.
  ///
  /// `command` is the command line that writes the file anew.
  package init(_ path: String, renewedBy command: String) throws {
    do throws(KeptFile.Problem) {
      self = try KeptFile.value(
        Self.self, schema: Self.currentSchema, in: KeptFile.content(of: path))
    } catch {
      throw Failure(
        description: """
          \(Self.sentence(on: error, at: path.quoted))
          To write it anew: \(command)
          """)
    }
  }

  /// Returns the limits in the file at a path, whatever its version; `nil` if there are none.
  package static func limits(in path: String) -> SizeLimits? {
    struct File: Decodable { let limits: SizeLimits }
    return (try? KeptFile.content(of: path)).flatMap {
      try? JSONDecoder().decode(File.self, from: $0).limits
    }
  }

  private static func sentence(on problem: KeptFile.Problem, at path: String) -> String {
    switch problem {
    case .unreadable(let reason): "Cannot read \(path): \(reason)."
    case .tooLarge: "\(path) is too large to hold sizes."
    case .notJSON: "\(path) does not hold JSON, or the file was cut off."
    case .otherSchema(let schema):
      """
      \(path) was written in version \(schema) of the format, but this program reads only version \
      \(currentSchema).
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
    // A single path may be spelled otherwise on another machine.
    if self.paths.count == 1, Set(paths).count == 1 { return }
    let missing = self.paths.filter { !paths.contains($0) }
    guard missing.isEmpty else {
      throw Failure(
        description: """
          The file holds sizes of other paths: \(missing.map(\.quoted).joined(separator: ", ")).
          Give the paths as they were saved: \(self.paths.map(\.quoted).joined(separator: " ")). Or \
          save the sizes of these paths with --save.
          """)
    }
  }

  private func requireSameRules(as rules: RoleRules?) throws {
    let (kept, now) = (roleRules ?? [], rules?.texts ?? [])
    guard kept != now else { return }
    let gone = kept.filter { !now.contains($0) }.map { "without \($0.quoted)" }
    let new = now.filter { !kept.contains($0) }.map { "with \($0.quoted)" }
    throw Failure(
      description: """
        The sizes were saved \(kept.isEmpty ? "without --roles" : "with other rules for roles"): \
        now \((gone + new).prefix(4).joined(separator: ", ")).
        Give the file of the roles as it was, or save anew: give --save instead of --check.
        """)
  }
}

extension FolderSizes {
  /// The warnings in all folders, the largest of each kind and name first.
  var warnings: [SizeWarning] {
    folders.flatMap(\.warnings).sorted {
      ($1.count, $0.path, $0.line ?? 0, $0.name) < ($0.count, $1.path, $1.line ?? 0, $1.name)
    }
  }

  /// Returns the name by which a kept file recognizes a warning.
  ///
  /// A single path may be spelled otherwise on another machine.
  func keptName(of warning: SizeWarning) -> String {
    warning.line == nil && folders.count == 1 ? "." : warning.name
  }
}

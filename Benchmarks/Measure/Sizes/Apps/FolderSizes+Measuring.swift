import Foundation
import Terminal

extension FolderSizes {
  /// The error about a path that cannot be measured.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
      """
      \(path.quoted) cannot be measured: \(reason).
      Give a folder with Swift sources, or a file whose name ends in .swift.
      """
    }
  }

  /// The names of folders that usually hold code of others, which package managers have put there,
  /// or that hold built products.
  static let foldersOfOthers: Set = [
    "Pods", "Carthage", "Packages", "vendor", "Vendor", "DerivedData", ".build", ".git",
  ]

  /// Measures the Swift sources of any project at the given paths, one after another.
  ///
  /// - Parameters:
  ///   - paths: The paths of files and folders. A path that is given twice is measured once.
  ///   - rules: The rules that give files their roles; `nil` to measure no roles.
  ///   - limits: The sizes above which a type or function is a warning.
  ///   - kit: The folder of this kit, to measure four of its architectures, too; `nil` without.
  ///   - progress: A function that is called with one short line of text before each path.
  /// - Returns: The sizes, and `isComplete`, which is true if all sources could be measured.
  /// - Throws: The error about the first path, if none of the paths can be measured.
  package static func measured(
    at paths: [String], rules: RoleRules?, limits: SizeLimits = SizeLimits(), kit: URL? = nil,
    progress: (String) -> Void
  ) throws -> (sizes: FolderSizes, isComplete: Bool) {
    var sizes = FolderSizes(roleRules: rules?.texts, folders: [], notes: [])
    var isComplete = true
    var firstError: (any Error)?
    func skip(_ path: String, _ reason: String, _ error: any Error) {
      firstError = firstError ?? error
      sizes.notes.append("\(path): skipped, \(reason)")
      isComplete = false
    }
    var usedRules: Set<Int> = []
    var seen: Set<String> = []
    for path in paths {
      guard seen.insert(place(of: path)).inserted else {
        sizes.notes.append("\(path): given more than once, measured once.")
        continue
      }
      progress("size: \(path)")
      do {
        let folder = try sources(at: path)
        let measured = MeasuredFolder(
          path: path, files: folder.files, rules: rules, limits: limits)
        sizes.folders.append(measured)
        usedRules.formUnion(rules?.rules(of: folder.files).compactMap { $0?.line } ?? [])
        let notes =
          [note(onLeftOut: folder.leftOut)].compactMap(\.self)
          + folder.notes
        sizes.notes += notes.map { paths.count > 1 ? "\(path): \($0)" : $0 }
        if !folder.isComplete {
          sizes.notes.append(
            "\(path): not every source could be measured, so the figures may be too small.")
          isComplete = false
        }
      } catch let error as SourceFolderError {
        skip(path, error.reason, error)
      } catch let error as Failure {
        skip(path, error.reason, error)
      }
    }
    // Without this error, the report would have no figures.
    if let firstError, sizes.folders.isEmpty { throw firstError }
    sizes.notes += [rules.flatMap { note(on: $0, otherThan: usedRules) }].compactMap(\.self)
    for name in ["MVC", "MVP", "MVVM", "VIPER"] {
      guard let kit, let folder = try? sources(at: kit.appending(path: "Sources/\(name)").path)
      else { continue }
      sizes.kit.append(
        MeasuredFolder(path: name, files: folder.files, rules: rules, limits: limits))
    }
    return (sizes, isComplete)
  }

  /// Returns the lines `path:line: …` of the places where one role names types of another.
  package func uses(of role: String, by other: String) -> [String] {
    folders.flatMap { folder in
      (folder.roles?.uses ?? []).filter { $0.role == role && $0.other == other }.map {
        "\(folder.place(of: $0.path)):\($0.line): \(role) names \($0.type) of \(other)".printable
      }
    }
  }

  /// Returns a file of roles made from the endings of names at the given paths.
  ///
  /// - Throws: The error about a path that cannot be measured.
  package static func suggestedRoles(at paths: [String]) throws -> SuggestedRoles {
    SuggestedRoles(of: try paths.flatMap { try sources(at: $0).files.map(\.source) })
  }

  private static func sources(at path: String) throws -> SourceFolder {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue || path.hasSuffix(".swift") else {
      throw Failure(path: path, reason: "it is not a Swift file")
    }
    let folder = try SourceFolder(at: URL(filePath: path), leavingOut: foldersOfOthers)
    guard !folder.files.isEmpty else {
      let reasons = folder.notes.prefix(1) + [note(onLeftOut: folder.leftOut)].compactMap(\.self)
      let skipped = reasons.first.map { " (\($0))" } ?? ""
      let found = folder.isComplete ? "no Swift source was found" : "nothing could be measured"
      throw Failure(path: path, reason: "\(found) in it\(skipped)")
    }
    return folder
  }

  /// Returns the path by which two spellings of the same path are recognized.
  private static func place(of path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func note(onLeftOut folders: [String: Int]) -> String? {
    guard !folders.isEmpty else { return nil }
    let list = folders.sorted { $0.key < $1.key }.map { name, count in
      count > 1 ? "\(name) (\(count.grouped) times)" : name
    }
    return """
      left out as code of others: \(list.joined(separator: ", ")); to measure such a folder, give \
      its path
      """
  }

  private static func note(on rules: RoleRules, otherThan used: Set<Int>) -> String? {
    let unused = rules.rules.filter { !used.contains($0.line) }.sorted { $0.line < $1.line }
    guard !unused.isEmpty else { return nil }
    let list = unused.map { "\($0.ending) (line \($0.line))" }.joined(separator: ", ")
    return "\(rules.path): rules that decide for no file of these paths: \(list)."
  }
}

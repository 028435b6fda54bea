import Reports

/// The sizes of folders and files with the Swift sources of any project.
///
/// The sizes do not depend on the machine: two runs on the same sources give the same bytes.
package struct FolderSizes: Encodable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 4
  /// The rules that give files their roles, sorted, such as `Presenter = Presenter`; `nil` if there
  /// are no roles.
  @OrNull var roleRules: [String]?
  /// The folders and files with their sizes, in the order in which the user gave the paths.
  var folders: [MeasuredFolder]
  /// Architectures of this kit, for comparison; empty without a clone of the kit.
  var kit: [MeasuredFolder] = []
  /// Sentences for the report, about figures that are `null` and about files that were left out.
  var notes: [String]
}

/// One folder or file with its size.
struct MeasuredFolder: Encodable, Equatable, Sendable {
  /// The size of a sub-folder, or of the files beside the sub-folders.
  struct Part: Encodable, Equatable, Sendable {
    /// The name of the sub-folder; empty for the files beside the sub-folders.
    var name: String
    var size: CodeSize
  }

  /// The path of the folder or file, as the user gave it.
  var path: String
  var size: CodeSize
  /// The path, relative to the measured folder, of the folder that ``parts`` divides.
  ///
  /// The path is empty if this is the measured folder itself. A folder that holds nothing but one
  /// other folder is not worth a row, so the path leads through such folders, as in `Sources/App`.
  var partsFolder = ""
  /// The sizes of the sub-folders, the largest first.
  var parts: [Part] = []
  /// The figures on roles, such as Presenter; `nil` if there are no roles.
  @OrNull var roles: FolderRoles?
  /// The largest types and functions.
  var largest: LargestDeclarations
  /// What is over a limit, or against the rules for roles.
  var warnings: [SizeWarning] = []
}

extension MeasuredFolder {
  /// Creates the sizes of a folder's files, in total and for each sub-folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, as the user gave it.
  ///   - files: The files of the folder.
  ///   - rules: The rules that give files their roles; `nil` if there are no roles.
  ///   - limits: The sizes above which a type or function is a warning.
  init(path: String, files: [SourceFolder.File], rules: RoleRules?, limits: SizeLimits) {
    let declarations = Declarations(of: files)
    self.init(path: path, size: CodeSize(of: files), largest: declarations.largest)
    (partsFolder, parts) = Self.parts(of: files)
    roles = rules.map { FolderRoles(of: files, by: $0) }
    warnings = warnings(in: declarations, rules: rules, limits: limits)
  }

  /// The folder as a module, whose roles have the same figures as those of an architecture; `nil`
  /// if there are no roles.
  var module: ModuleSize? {
    roles.map { ModuleSize(total: size, features: [:], roles: $0.roles, assemblyLines: 0) }
  }

  /// Returns the path of a file in the folder, as a compiler would print it.
  func place(of file: String) -> String {
    if path.hasSuffix(".swift"), path.split(separator: "/").last.map(String.init) == file {
      return path
    }
    return path == "." ? file : path + (path.hasSuffix("/") ? "" : "/") + file
  }

  private static func parts(of files: [SourceFolder.File]) -> (folder: String, parts: [Part]) {
    var folder: [Substring] = []
    var filesByPart: [Substring: [SourceFolder.File]] = [:]
    repeat {
      if let only = filesByPart.keys.first { folder.append(only) }
      filesByPart = [:]
      for file in files {
        let names = file.path.split(separator: "/").dropFirst(folder.count)
        let name = names.count > 1 ? names[names.startIndex] : ""
        filesByPart[name, default: []].append(file)
      }
    } while filesByPart.count == 1 && filesByPart[""] == nil
    let parts = filesByPart.map { Part(name: String($0.key), size: CodeSize(of: $0.value)) }
    return (
      folder.joined(separator: "/"),
      parts.sorted { ($1.size.codeLines, $0.name) < ($0.size.codeLines, $1.name) }
    )
  }
}

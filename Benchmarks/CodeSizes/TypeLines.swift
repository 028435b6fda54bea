/// The sizes of types in code lines, with their extensions.
struct TypeLines {
  /// The number of code lines of the longest type.
  private(set) var largest = 0

  /// Adds up the code lines of each type and of its extensions.
  ///
  /// Declarations of the same name in different files are different types, which are private. An
  /// extension belongs to the type of that name in its own file. Without such a type, it belongs to
  /// the type in the first file that declares the name.
  init(of sources: [SourceFile]) {
    var lines: [TypeKey: Int] = [:]
    var filesDeclaring: [String: [Int]] = [:]
    for (file, source) in sources.enumerated() {
      for type in source.structure.types where type.kind == .nominal {
        if filesDeclaring[type.name]?.last != file {
          filesDeclaring[type.name, default: []].append(file)
        }
        lines[TypeKey(name: type.name, file: file), default: 0] += type.codeLines
      }
    }
    for (file, source) in sources.enumerated() {
      for type in source.structure.types where type.kind == .extension {
        let files = filesDeclaring[type.name] ?? []
        let owner = files.contains(file) ? file : files.first
        lines[TypeKey(name: type.name, file: owner), default: 0] += type.codeLines
      }
    }
    largest = lines.values.max() ?? 0
  }

  private struct TypeKey: Hashable {
    let name: String
    let file: Int?
  }
}

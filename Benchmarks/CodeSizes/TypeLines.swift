/// The code lines of each type, its extensions included.
struct TypeLines {
  /// The lines of the longest one.
  private(set) var largest = 0

  /// Adds up declarations and extensions.
  ///
  /// Two declarations of one name in different files are different types (private ones); an
  /// extension belongs to the one in its own file or else to the first.
  init(of sources: [SourceFile]) {
    var lines: [Place: Int] = [:]
    var filesDeclaring: [String: [Int]] = [:]
    for (file, source) in sources.enumerated() {
      for type in source.structure.types where type.kind == .nominal {
        if filesDeclaring[type.name]?.last != file {
          filesDeclaring[type.name, default: []].append(file)
        }
        lines[Place(name: type.name, file: file), default: 0] += type.codeLines
      }
    }
    for (file, source) in sources.enumerated() {
      for type in source.structure.types where type.kind == .extension {
        let files = filesDeclaring[type.name] ?? []
        let owner = files.contains(file) ? file : files.first
        lines[Place(name: type.name, file: owner), default: 0] += type.codeLines
      }
    }
    largest = lines.values.max() ?? 0
  }

  private struct Place: Hashable {
    let name: String
    let file: Int?
  }
}

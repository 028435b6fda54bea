import Reports

/// A type or function with its place and its size.
struct SizedDeclaration: Encodable, Equatable, Sendable {
  /// The name with the types around it, such as `Profile.load(from:)`.
  let name: String
  /// The path of the file in the folder.
  let path: String
  let line: Int
  /// The number of code lines, for a type with those of its extensions.
  let codeLines: Int
  /// The number of branches of a function; `nil` for a type.
  @OrNull var branches: Int?

  /// The name and the place in an order that all runs share.
  fileprivate var order: (String, Int, String) { (path, line, name) }
}

/// The largest types and functions of a folder, the largest first.
struct LargestDeclarations: Encodable, Equatable, Sendable {
  /// The largest number of declarations in each list.
  static let most = 10

  var types: [SizedDeclaration] = []
  /// The largest types whose name or superclass ends in `ViewController`.
  var viewControllers: [SizedDeclaration] = []
  var longestFunctions: [SizedDeclaration] = []
  var mostBranchedFunctions: [SizedDeclaration] = []
}

/// All types and functions of a folder.
struct Declarations {
  private(set) var types: [SizedDeclaration]
  private(set) var functions: [SizedDeclaration]
  private(set) var largest = LargestDeclarations()

  init(of files: [SourceFolder.File]) {
    let modules = Array(Dictionary(grouping: files, by: \.module).values)
    let sized = TypeLines(of: modules.map { $0.map(\.source) }).types
    func types(_ sized: [TypeLines.Sized]) -> [SizedDeclaration] {
      sized.map { type in
        SizedDeclaration(
          name: type.declaration.name, path: modules[type.module][type.file].path,
          line: Int(type.declaration.line), codeLines: type.codeLines, branches: nil)
      }
    }
    self.types = types(sized)
    functions = files.flatMap { file in
      file.source.structure.functions.map {
        SizedDeclaration(
          name: $0.fullName, path: file.path, line: Int($0.line), codeLines: $0.codeLines,
          branches: $0.branches)
      }
    }
    largest.types = Self.largest(self.types, by: \.codeLines)
    largest.viewControllers = Self.largest(
      types(sized.filter(\.declaration.isViewController)), by: \.codeLines)
    largest.longestFunctions = Self.largest(functions, by: \.codeLines)
    largest.mostBranchedFunctions = Self.largest(functions) { $0.branches ?? 0 }
  }

  private static func largest(
    _ all: [SizedDeclaration], by size: (SizedDeclaration) -> Int
  ) -> [SizedDeclaration] {
    Array(
      all.sorted {
        (size($1), $0.order.0, $0.order.1, $0.name) < (size($0), $1.order.0, $1.order.1, $1.name)
      }
      .prefix(LargestDeclarations.most))
  }
}

extension SourceStructure.TypeDeclaration {
  /// True for a class whose name or superclass ends in `ViewController`.
  fileprivate var isViewController: Bool {
    kind == .object && [name, superclass ?? ""].contains { $0.hasSuffix("ViewController") }
  }
}

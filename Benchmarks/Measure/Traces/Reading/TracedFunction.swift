import Architectures
import Foundation
import Toolchain

/// A recorded function with its name and its place in the sources.
struct TracedFunction: Equatable {
  /// The demangled name, in the form that the sources use, such as `ProfilePresenter.load()`.
  let name: String
  let place: Disassembly.Place?
  /// The name of the function's module; `nil` if neither the place nor the symbol names a module.
  let module: String?
  /// True for a function, such as a thunk, that the compiler adds to those in the sources.
  private(set) var isCompilerMade = false
  /// True if the compiler derives the function from a type.
  ///
  /// Such functions are the accessors of stored properties, and the initializers that a type has
  /// without declaring them (memberwise and default initializers).
  private(set) var isDerived = false
  /// The name of the protocol for which the function is a witness; `nil` for other functions.
  ///
  /// A protocol witness is a function that the compiler makes. The function calls the member with
  /// which a type meets a requirement of the protocol.
  let viaProtocol: String?
  /// The name of the function's source file; `nil` if the file is not known.
  ///
  /// If the function's place is not known, the file name is derived from the type that contains the
  /// function, such as `Greeting.swift` for the type `Greeting`.
  private let fileName: String?
  /// The text of the source line on which the function begins; `nil` if the line is not known.
  private let source: String?
  /// True if the function is the second half of a `modify` accessor.
  ///
  /// A `modify` accessor changes a property in place. In a trace, the second half stands for the
  /// whole change, because the first half makes no calls.
  private let isEndOfModify: Bool

  /// Creates a function from its symbol, its demangled name, the place in the sources where it
  /// begins, and the text of the source line at that place.
  init(symbol: String, name: String, place: Disassembly.Place?, source: String? = nil) {
    isAllocating =
      name.contains(#/\.__allocating_init[(<]/#) && source?.contains("convenience") != true
    self.name = isAllocating ? name : Self.written(name)
    self.place = place
    self.source = source
    isEndOfModify = Self.beginning(ofModify: symbol) != nil
    if let place {
      module = Architecture.module(ofFile: place.file)
      fileName = place.file.split(separator: "/").last.map(String.init)
    } else {
      let type = TypeInSymbol(symbol)
      module = type?.module
      fileName = type?.type.map { "\($0).swift" }
    }
    viaProtocol = name.firstMatch(of: #/^protocol witness for (?:static )?([^.( ]+)/#)
      .map { String($0.1) }
    // Computed once, because most functions are called many times.
    isCompilerMade = findIfCompilerMade()
    isDerived = findIfDerived()
  }

  /// Returns the symbol of a `modify` accessor's first half, given the symbol of the second half;
  /// `nil` for any other symbol.
  static func beginning(ofModify symbol: String) -> String? {
    let end = "M.resume.0"
    return symbol.hasSuffix(end) ? String(symbol.dropLast(end.count - 1)) : nil
  }

  /// Returns the name of the part to which the function belongs, such as `Presenter`.
  ///
  /// The part is one of the architecture's roles, a ``SharedPart`` (such as `App`) or the module of
  /// the function. The result is `nil` if the module is not known.
  func role(in architecture: Architecture) -> String? {
    module.map { architecture.part(ofFile: fileName, inModule: $0) ?? $0 }
  }

  private func findIfCompilerMade() -> Bool {
    guard module != nil else { return true }
    if isAccessor { return false }
    return !hasLine || isAllocating || Self.prefixes.contains { name.hasPrefix($0) }
      || Self.suffixes.contains { name.hasSuffix($0) }
      || name.hasSuffix(".deinit") && source?.contains("deinit") != true
  }

  private func findIfDerived() -> Bool {
    if isAccessor { return !hasLine }
    // A derived initializer has the place of its type, whose line does not name an initializer.
    guard let source, !isClosure, !isAllocating else { return false }
    return name.contains(".init(") && !source.contains("init")
  }

  private var hasLine: Bool { place.map { $0.line > 0 } ?? false }

  /// True if the function is an accessor, which reads or writes a stored or computed property.
  private var isAccessor: Bool {
    (name.hasSuffix(".getter") || name.hasSuffix(".setter") || isEndOfModify)
      && !Self.prefixes.contains { name.hasPrefix($0) }
  }

  /// True if the function allocates an object and then calls the initializer in the sources.
  ///
  /// Such a function is made by the compiler. The value is false for a convenience initializer,
  /// whose own code allocates the object.
  private let isAllocating: Bool

  var isClosure: Bool { name.hasPrefix("closure #") }

  /// Returns a demangled name in the form that the sources use, such as `.didSet` for `.didset`.
  private static func written(_ name: String) -> String {
    name.replacing(".__allocating_init(", with: ".init(")
      .replacing(".didset", with: ".didSet").replacing(".willset", with: ".willSet")
      // Symbols hold no names of generic parameters, so these letters mean nothing to a reader.
      .replacing(#/<[A-Z](, [A-Z])*>/#, with: "")
  }

  private static let prefixes = [
    "protocol witness for ", "implicit closure #", "default argument ",
    "variable initialization expression ", "property wrapper backing initializer ",
    "one-time initialization ", "partial apply ", "thunk ", "outlined ", "key path ", "@objc ",
    "type metadata ", "lazy protocol ", "merged ", "dispatch thunk ", "base witness table ",
    "static __derived",
  ]
  private static let suffixes = [
    ".unsafeMutableAddressor", ".modify", ".read", ".__deallocating_deinit",
    ".__isolated_deallocating_deinit",
  ]
}

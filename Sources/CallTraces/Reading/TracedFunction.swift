import Architectures
import Foundation
import Toolchain

/// A function as a reader of the sources knows it.
struct TracedFunction: Equatable {
  /// In Swift's words.
  let name: String
  let place: Disassembly.Place?
  /// The module it belongs to, if that is one of the package's.
  let module: String?
  /// Whether the compiler has made it, or something of it that nobody has written as a function.
  private(set) var isCompilerMade = false
  /// Whether the compiler derives it from a type, so that only what it is called for was written: the
  /// accessor of a stored property, or an initialiser that follows from the properties.
  private(set) var isDerived = false
  /// The protocol that a call comes through, if this is what leads from it to its conformer.
  private(set) var viaProtocol: String?
  /// The file that it is in, or that its type must be in.
  private let fileName: String?
  /// The line where it begins, if that is known.
  private let source: String?
  /// Whether it is what runs once somebody has changed a property in place, which stands for all of
  /// that; what runs before leads nowhere.
  private let isEndOfModify: Bool

  /// Understands a function.
  ///
  /// - Parameters:
  ///   - symbol: As the linker knows it.
  ///   - name: The same in Swift's words.
  ///   - place: Where it is written; `nil` if that is nowhere.
  ///   - source: What is written there.
  init(symbol: String, name: String, place: Disassembly.Place?, source: String? = nil) {
    isAllocating =
      name.contains(".__allocating_init(") && source?.contains("convenience") != true
    self.name = isAllocating ? name : Self.written(name)
    self.place = place
    self.source = source
    isEndOfModify = Self.beginning(ofModify: symbol) != nil
    if let place {
      let folders = place.file.split(separator: "/")
      module = folders.count > 2 ? String(folders[1]) : nil
      fileName = folders.last.map(String.init)
    } else {
      let type = TypeInSymbol(symbol)
      module = type?.module
      fileName = type?.type.map { "\($0).swift" }
    }
    // Found once, as a function is called more often than it is met for the first time.
    isCompilerMade = findWhetherCompilerMade()
    isDerived = findWhetherDerived()
    viaProtocol = findProtocol()
  }

  /// The function that begins to change a property in place, if this is the one that ends it.
  static func beginning(ofModify symbol: String) -> String? {
    let end = "M.resume.0"
    return symbol.hasSuffix(end) ? String(symbol.dropLast(end.count - 1)) : nil
  }

  /// The role that the function plays in an architecture, or what it belongs to beside it.
  func role(in architecture: Architecture) -> String? {
    guard module == architecture.module else { return sharedRole }
    return fileName.flatMap { architecture.role(ofFile: $0)?.name } ?? module
  }

  private var sharedRole: String? {
    guard let module, Self.appModules.contains(module) else { return module }
    let file = fileName ?? ""
    if file == "MainLoop.swift" { return Self.task }
    let isService = file.hasSuffix("Service.swift") || file.hasSuffix("Library.swift")
    return isService ? "Services" : Self.app
  }

  /// The modules that are the app around the screens, with the services that these ask.
  private static let appModules = ["Architectures", "Jobs", "Scenarios", "demo"]
  /// Stands for the concurrency runtime, which runs tasks.
  private static let task = "Task"
  /// Stands for whoever makes the screen and those that it leads to.
  static let app = "App"

  private func findWhetherCompilerMade() -> Bool {
    guard module != nil else { return true }
    if isAccessor { return false }
    return !hasLine || isAllocating || Self.prefixes.contains { name.hasPrefix($0) }
      || Self.suffixes.contains { name.hasSuffix($0) }
      || name.hasSuffix(".deinit") && source?.contains("deinit") != true
  }

  private func findWhetherDerived() -> Bool {
    if isAccessor { return !hasLine }
    // It is where its type is, and so that line does not name it.
    guard let source, !isClosure, !isAllocating else { return false }
    return name.contains(".init(") && !source.contains("init")
  }

  private var hasLine: Bool { place.map { $0.line > 0 } ?? false }

  /// Whether it reads or writes a property, stored or not.
  private var isAccessor: Bool {
    (name.hasSuffix(".getter") || name.hasSuffix(".setter") || isEndOfModify)
      && !Self.prefixes.contains { name.hasPrefix($0) }
  }

  /// Whether it makes room for an object and calls the initialiser that somebody has written.
  ///
  /// A convenience initialiser does both in one.
  private let isAllocating: Bool

  /// Whether it is a closure.
  var isClosure: Bool { name.hasPrefix("closure #") }

  private func findProtocol() -> String? {
    guard name.hasPrefix(Self.witness), let end = name.range(of: " in conformance ") else {
      return nil
    }
    let requirement = name[
      name.index(name.startIndex, offsetBy: Self.witness.count)..<end.lowerBound]
    let path = requirement.prefix { $0 != "(" }
    let isStatic = path.hasPrefix("static ")
    return path.dropFirst(isStatic ? 7 : 0).split(separator: ".").first.map(String.init)
  }

  /// A name as the sources have it.
  private static func written(_ name: String) -> String {
    name.replacing(".__allocating_init(", with: ".init(")
      .replacing(".didset", with: ".didSet").replacing(".willset", with: ".willSet")
      // What generic parameters are called is forgotten.
      .replacing(#/<[A-Z](, [A-Z])*>/#, with: "")
  }

  private static let witness = "protocol witness for "
  private static let prefixes = [
    witness, "implicit closure #", "default argument ", "variable initialization expression ",
    "property wrapper backing initializer ",
    "one-time initialization ", "partial apply ", "thunk ", "outlined ", "key path ", "@objc ",
    "type metadata ", "lazy protocol ", "merged ", "dispatch thunk ", "base witness table ",
    "static __derived",
  ]
  private static let suffixes = [
    ".unsafeMutableAddressor", ".modify", ".read", ".__deallocating_deinit",
    ".__isolated_deallocating_deinit",
  ]
}

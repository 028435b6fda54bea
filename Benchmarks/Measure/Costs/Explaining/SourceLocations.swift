import Architectures
import Foundation
import Toolchain

/// A translator that adds Swift names, source files, lines and roles to lists of functions.
///
/// A role is the task of a source file in its architecture, such as `View`.
struct SourceLocations {
  private let swift: SwiftToolchain
  private let program: URL
  private let packageFolder: URL

  /// Creates a translator for the functions of a program.
  ///
  /// - Throws: ``ToolError`` when there is no `swift` in the folders of `PATH`.
  init(program: URL, packageFolder: URL) throws {
    swift = try SwiftToolchain()
    self.program = program
    self.packageFolder = packageFolder.resolvingSymlinksInPath()
  }

  /// Translates the names in the explanation of each architecture, and adds files, lines and roles,
  /// or a note if files and lines cannot be found.
  ///
  /// - Throws: ``ToolError`` when a tool cannot be run.
  func translate(
    _ explanations: [Explanation?], of architectures: [Architecture], notes: inout [String]
  ) throws -> [Explanation?] {
    let calls = explanations.compactMap(\.self).flatMap(\.calls)
    let libraries = calls.flatMap(\.libraries).map(\.function)
    // The other symbols are names of C functions, which need no translation.
    let symbols = Set(calls.map(\.function) + libraries).filter { $0.hasPrefix("$s") }
    let names = try swift.demangled(symbols, in: packageFolder)
    let places = try places(of: Set(calls.map(\.address)))
    if places == nil {
      notes.append(
        "The functions' files and lines are unknown: llvm-symbolizer cannot be used.")
    }
    return zip(explanations, architectures).map { explanation, architecture in
      explanation.map { translate($0, of: architecture, names: names, places: places ?? [:]) }
    }
  }

  private func translate(
    _ explanation: Explanation, of architecture: Architecture, names: [String: String],
    places: [UInt64: Place]
  ) -> Explanation {
    var explanation = explanation
    // The roles of the calls that have not returned yet, by their depth.
    var roles: [String?] = []
    explanation.calls = explanation.calls.map { call in
      var call = call
      let place = places[call.address]
      roles.removeLast(max(0, roles.count - call.depth))
      call.role =
        place.flatMap { architecture.part(ofFile: $0.file) }
        ?? role(ofSymbol: call.function, in: architecture)
        // A function that the compiler made for no type counts for the role that called it.
        ?? roles.last ?? nil
      roles.append(call.role)
      call.function = names[call.function] ?? call.function
      call.file = place?.file
      call.line = place?.line
      call.libraries = call.libraries.map { use in
        var use = use
        use.function = names[use.function] ?? use.function
        return use
      }
      return call
    }
    return explanation
  }

  /// Returns the role of the function with a symbol; `nil` if no role is found.
  ///
  /// A symbol names a module, and in most cases a type. The role is that of the file with the
  /// type's name. If the symbol names no type, the role is that of the module.
  private func role(ofSymbol symbol: String, in architecture: Architecture) -> String? {
    guard let found = TypeInSymbol(symbol) else { return nil }
    return architecture.part(ofFile: found.type.map { "\($0).swift" }, inModule: found.module)
  }

  private struct Place {
    let file: String
    let line: Int?
  }

  /// The answer of `llvm-symbolizer` about one address, in JSON.
  private struct Answer: Decodable {
    struct Symbol: Decodable {
      let StartFileName: String
      let StartLine: Int
    }

    let Address: String
    let Symbol: [Symbol]
  }

  /// Returns the source file and line of each function; the key is the function's address.
  ///
  /// Functions that the compiler made have no place in the sources and are left out. The result is
  /// `nil` if `llvm-symbolizer` cannot be found or its output cannot be read.
  private func places(of addresses: Set<UInt64>) throws -> [UInt64: Place]? {
    guard let symbolizer = try? swift.tool("llvm-symbolizer") else { return nil }
    let addresses = addresses.sorted().map { "0x" + String($0, radix: 16) }
    let answer = try swift.run(
      symbolizer, ["--output-style=JSON", "--obj=\(program.path)"] + addresses, in: packageFolder,
      errors: .apart)
    let answers = try? JSONDecoder().decode([Answer].self, from: answer.outputData)
    guard let answers else { return nil }
    var places: [UInt64: Place] = [:]
    for answer in answers {
      // An inlined function comes before the function that contains it.
      guard let symbol = answer.Symbol.last, let file = inPackage(symbol.StartFileName),
        let address = UInt64(answer.Address.dropFirst(2), radix: 16)
      else { continue }
      places[address] = Place(file: file, line: symbol.StartLine > 0 ? symbol.StartLine : nil)
    }
    return places
  }

  private func inPackage(_ path: String) -> String? {
    let prefix = packageFolder.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}

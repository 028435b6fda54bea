import Architectures
import Foundation
import Toolchain

/// A reader of recorded calls, which finds the names, roles and source lines of called functions.
///
/// ```swift
/// func read(
///   _ calls: [Int], of recorded: RecordedCalls, by program: URL, in architecture: Architecture
/// ) throws -> [Trace.Call] {
///   var reader = try TraceReader(program: program, packageFolder: URL(filePath: "."))
///   return try reader.read(calls, of: recorded, in: architecture)
/// }
/// ```
package struct TraceReader {
  /// The amount of detail in a trace: the kinds of calls that the trace shows.
  package enum Detail: Sendable {
    /// Only calls to the architecture's own functions and calls from these functions to others.
    ///
    /// Calls to code that the compiler made are left out.
    case written
    /// All calls, including calls to code that the compiler made and calls inside other modules.
    case all
  }

  private let program: URL
  private let packageFolder: URL
  private let toolchain: SwiftToolchain
  private let symbols: SymbolTable
  /// The recorded functions, in the order of their symbols in ``RecordedCalls/symbols``.
  private var functions: [TracedFunction] = []
  /// The number of calls that the recording contained when it was last read.
  ///
  /// The recording may have grown since then.
  private var readCallCount = 0
  private var lines: [UInt64: Set<Int>] = [:]
  private var places: [String: Disassembly.Place] = [:]
  /// The lines of each source file, by the file's path from the package's folder.
  private var sources: [String: [String]] = [:]
  /// The symbols of the functions that have already been disassembled.
  private var known: Set<String> = []

  /// Creates a reader of the calls that a program has recorded.
  ///
  /// - Throws: ``ToolError`` when there is no `swift` in the folders of `PATH`.
  package init(program: URL, packageFolder: URL) throws {
    self.program = program.resolvingSymlinksInPath()
    self.packageFolder = packageFolder.resolvingSymlinksInPath()
    toolchain = try SwiftToolchain()
    symbols = SymbolTable(
      of: (try? Data(contentsOf: self.program, options: .alwaysMapped)) ?? Data())
  }

  /// Returns calls of a recording, with the names of the called functions.
  ///
  /// - Parameters:
  ///   - calls: The indices of the outermost calls.
  ///   - recorded: The recording. A reader must always get the same recording, which may have grown
  ///     since the reader last read it.
  ///   - architecture: The recorded architecture; each call names the roles of the caller and of
  ///     the called function.
  ///   - detail: The kinds of calls to return.
  /// - Returns: The calls to show, each with the calls that it makes.
  /// - Throws: ``TraceError`` or ``ToolError`` if the toolchain cannot disassemble the program or
  ///   cannot name the functions.
  package mutating func read(
    _ calls: [Int], of recorded: RecordedCalls, in architecture: Architecture,
    detail: Detail = .written
  ) throws -> [Trace.Call] {
    try learn(recorded)
    var ignored: Set<Int> = []
    let filter = CallFilter(
      recorded: recorded, functions: functions, lines: lines, architecture: architecture,
      detail: detail)
    return filter.shown(calls, caller: .app, via: nil, callersLines: &ignored)
  }

  /// Asks the toolchain for the names and source locations of the functions that are not known yet.
  private mutating func learn(_ recorded: RecordedCalls) throws {
    let new = recorded.symbols.dropFirst(functions.count)
    let addresses = Set(recorded.calls.dropFirst(readCallCount).flatMap(\.blocks))
    readCallCount = recorded.calls.count
    let parts = Set(addresses.compactMap { symbols.function(at: $0)?.symbol })
    let beginnings = new.compactMap { TracedFunction.beginning(ofModify: $0) }
    let asked = parts.union(new).union(beginnings).subtracting(known)
    guard !new.isEmpty || !asked.isEmpty else { return }
    known.formUnion(asked)
    let disassembly = try Disassembly(
      of: asked.sorted(), in: program, packageFolder: packageFolder, toolchain: toolchain)
    lines.merge(disassembly.lines) { $0.union($1) }
    places.merge(disassembly.places) { $1 }
    let names = try toolchain.demangled(new, in: packageFolder)
    guard new.allSatisfy({ names[$0] != nil }) else { throw TraceError.namesMissing }
    for symbol in new {
      let place = places[TracedFunction.beginning(ofModify: symbol) ?? symbol]
      functions.append(
        TracedFunction(
          symbol: symbol, name: names[symbol] ?? symbol, place: place,
          source: place.flatMap { source(at: $0) }))
    }
  }

  private mutating func source(at place: Disassembly.Place) -> String? {
    if sources[place.file] == nil {
      let text = try? String(
        contentsOf: packageFolder.appending(path: place.file), encoding: .utf8)
      sources[place.file] = text?.components(separatedBy: "\n") ?? []
    }
    guard let lines = sources[place.file], lines.indices.contains(place.line - 1) else {
      return nil
    }
    return lines[place.line - 1]
  }
}

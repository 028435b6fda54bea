import Architectures
import Foundation
import Toolchain

/// Says in a reader's words what was recorded: which role calls which function of which role.
package struct TraceReader {
  /// The calls that a trace shows.
  package enum Detail: Sendable {
    /// Those of the architecture's own functions, and what they call outside of it.
    case written
    /// All, with what the compiler has made and what goes on in other modules.
    case all
  }

  private let program: URL
  private let packageFolder: URL
  private let toolchain: SwiftToolchain
  private let symbols: SymbolTable
  /// The functions, by the indices of their symbols in the recording.
  private var functions: [TracedFunction] = []
  /// The number of calls that have been read; the recording may have grown since.
  private var lookedAt = 0
  private var lines: [UInt64: Set<Int>] = [:]
  private var places: [String: Disassembly.Place] = [:]
  /// The lines of files by their paths from the package's folder.
  private var sources: [String: [String]] = [:]
  /// The symbols that the toolchain has been asked about.
  private var known: Set<String> = []

  /// Prepares to read what a program has recorded.
  ///
  /// - Throws: ``ToolError`` when there is no `swift` in the folders of `PATH`.
  package init(program: URL, packageFolder: URL) throws {
    self.program = program.resolvingSymlinksInPath()
    self.packageFolder = packageFolder.resolvingSymlinksInPath()
    toolchain = try SwiftToolchain()
    symbols = SymbolTable(
      of: (try? Data(contentsOf: self.program, options: .alwaysMapped)) ?? Data())
  }

  /// Reads some outermost calls of a recording, which is always the same one and may grow.
  ///
  /// - Parameters:
  ///   - calls: Their indices.
  ///   - recorded: The recording.
  ///   - architecture: Whose roles are named.
  ///   - detail: Which calls are told.
  /// - Returns: The calls that are told, each with those that it makes.
  /// - Throws: ``TraceError`` and ``ToolError`` where the toolchain does not say which functions
  ///   these are.
  package mutating func read(
    _ calls: [Int], of recorded: RecordedCalls, in architecture: Architecture,
    detail: Detail = .written
  ) throws -> [Trace.Call] {
    try learn(recorded)
    var ignored: Set<Int> = []
    let telling = Telling(
      recorded: recorded, functions: functions, lines: lines, architecture: architecture,
      detail: detail)
    return telling.tell(calls, caller: .nobody, via: nil, into: &ignored)
  }

  /// Asks the toolchain about functions that are not known yet.
  private mutating func learn(_ recorded: RecordedCalls) throws {
    let new = recorded.symbols.dropFirst(functions.count)
    let addresses = Set(recorded.calls.dropFirst(lookedAt).flatMap(\.blocks))
    lookedAt = recorded.calls.count
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

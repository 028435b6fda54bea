import Architectures

/// The way from recorded calls to those that are told.
struct Telling {
  let recorded: RecordedCalls
  /// By the indices of their symbols.
  let functions: [TracedFunction]
  let lines: [UInt64: Set<Int>]
  let architecture: Architecture
  let detail: TraceReader.Detail

  /// The modules that record, which are no part of what they record.
  private static let instruments: Set = ["CallTraces", "ScenarioRuns"]

  /// Who calls, whether or not that call is told.
  struct Caller {
    let role: String
    let file: String?
    let isOwn: Bool

    static let nobody = Caller(role: TracedFunction.app, file: nil, isOwn: false)
  }

  /// Tells calls, or those below them if they are not told themselves.
  ///
  /// - Parameters:
  ///   - indices: Of the calls in the recording, in order.
  ///   - caller: Whoever has made them.
  ///   - via: The protocol that they come through.
  ///   - callersLines: Takes the lines of what the compiler has put into functions of its own.
  /// - Returns: The calls, or those below them.
  func tell(
    _ indices: [Int], caller: Caller, via: String?, into callersLines: inout Set<Int>
  ) -> [Trace.Call] {
    var told: [Trace.Call] = []
    for (number, index) in indices.enumerated() {
      let call = recorded.calls[index]
      // What goes on after it has waited is not called by whoever runs it now, but returned to.
      let latest = call.isReturnedTo && told.last?.resumes == true ? told.last : nil
      let returning = latest.map { Caller(role: $0.role, file: nil, isOwn: false) }
      told += tell(
        index, caller: returning ?? caller, via: via,
        returnsToOwn: returnsToOwn(indices[number...]), into: &callersLines)
    }
    return told
  }

  /// Whether the first of some calls returns to one of the architecture's functions that waited.
  private func returnsToOwn(_ indices: ArraySlice<Int>) -> Bool {
    guard let first = indices.first, recorded.calls[first].resumes else { return false }
    let next = indices.dropFirst().first { index in
      !functions[recorded.calls[index].symbol].isCompilerMade
    }
    guard let next, recorded.calls[next].isReturnedTo else { return false }
    return functions[recorded.calls[next].symbol].module == architecture.module
  }

  private func tell(
    _ index: Int, caller: Caller, via: String?, returnsToOwn: Bool,
    into callersLines: inout Set<Int>
  ) -> [Trace.Call] {
    let call = recorded.calls[index]
    let function = functions[call.symbol]
    let role = function.role(in: architecture)
    let isOwn = function.module == architecture.module
    var ran = call.blocks.reduce(into: Set<Int>()) { $0.formUnion(lines[$1] ?? []) }
    if let module = function.module, Self.instruments.contains(module) {
      return tell(call.calls, caller: caller, via: nil, into: &callersLines)
    }
    let isTransparent = role == nil || function.isCompilerMade
    let itself =
      isTransparent
      ? caller : Caller(role: role ?? "", file: function.place?.file, isOwn: isOwn)
    let viaProtocol = function.viaProtocol ?? (isTransparent ? via : nil)
    let calls = tell(
      call.calls, caller: itself, via: isTransparent ? viaProtocol : nil, into: &ran)
    if isTransparent, let file = function.place?.file, file == caller.file {
      callersLines.formUnion(ran)
    }
    let isInView = isOwn || caller.isOwn || returnsToOwn
    // What a type leads to by itself was written where one role touches another's, or leads on.
    let isWritten = !function.isDerived || role != caller.role || !calls.isEmpty
    guard detail == .all || !isTransparent && isInView && isWritten else { return calls }
    return [
      Trace.Call(
        caller: caller.role, role: role ?? "–", function: function.name,
        file: function.place.flatMap { $0.line > 0 ? $0.file : nil },
        line: function.place.flatMap { $0.line > 0 ? $0.line : nil }, lines: ran.ranges,
        viaProtocol: via, isClosure: function.isClosure, resumes: call.resumes,
        suspends: call.suspends, calls: calls)
    ]
  }
}

extension Set<Int> {
  /// The numbers as ranges, ascending.
  fileprivate var ranges: [ClosedRange<Int>] {
    sorted().reduce(into: []) { ranges, number in
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }
}

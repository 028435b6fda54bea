import Architectures

/// The way from recorded calls to those that are told.
struct Telling {
  let recorded: RecordedCalls
  /// By the indices of their symbols.
  let functions: [TracedFunction?]
  let lines: [UInt64: Set<Int>]
  let architecture: Architecture
  let detail: TraceReader.Detail

  /// Who calls, whether or not that call is told.
  struct Caller {
    let role: String
    let file: String?
    let isOwn: Bool

    static let nobody = Caller(role: TracedFunction.app, file: nil, isOwn: false)
  }

  /// Tells a call, or those below it if it is not told itself.
  ///
  /// - Parameters:
  ///   - index: Of the call in the recording.
  ///   - caller: Whoever has made it.
  ///   - via: The protocol that the call comes through.
  ///   - callersLines: Takes the lines of what the compiler has put into functions of its own.
  /// - Returns: The call, or those below it.
  func tell(
    _ index: Int, caller: Caller, via: String?, into callersLines: inout Set<Int>
  ) -> [Trace.Call] {
    let call = recorded.calls[index]
    guard let function = functions[call.symbol] else { return [] }
    let role = function.role(in: architecture)
    let isOwn = function.module == architecture.module
    var ran = call.blocks.reduce(into: Set<Int>()) { $0.formUnion(lines[$1] ?? []) }
    let isTransparent = role == nil || function.isCompilerMade
    let itself =
      isTransparent
      ? caller : Caller(role: role ?? "", file: function.place?.file, isOwn: isOwn)
    let viaProtocol = function.viaProtocol ?? (isTransparent ? via : nil)
    let calls = call.calls.flatMap {
      tell($0, caller: itself, via: isTransparent ? viaProtocol : nil, into: &ran)
    }
    if isTransparent, let file = function.place?.file, file == caller.file {
      callersLines.formUnion(ran)
    }
    guard isTold(function, role, isTransparent, isOwn: isOwn, by: caller) else { return calls }
    return [
      Trace.Call(
        caller: caller.role, role: role ?? "–", function: function.name,
        file: function.place.flatMap { $0.line > 0 ? $0.file : nil },
        line: function.place.flatMap { $0.line > 0 ? $0.line : nil }, lines: ran.ranges,
        viaProtocol: via, isClosure: function.isClosure, resumes: call.resumes,
        suspends: call.suspends, calls: calls)
    ]
  }

  private func isTold(
    _ function: TracedFunction, _ role: String?, _ isTransparent: Bool, isOwn: Bool,
    by caller: Caller
  ) -> Bool {
    guard detail == .written else { return true }
    guard !isTransparent, isOwn || caller.isOwn else { return false }
    // Inside of a role, reading a stored property is no call that anybody has written.
    return !function.isStoredAccess || role != caller.role
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

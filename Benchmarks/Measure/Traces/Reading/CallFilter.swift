import Architectures

/// A filter that chooses, out of the recorded calls, the calls that a trace shows.
struct CallFilter {
  let recorded: RecordedCalls
  /// The recorded functions, in the order of their symbols in ``RecordedCalls/symbols``.
  let functions: [TracedFunction]
  /// The line numbers of each basic block's source code, by the block's address in the program's
  /// file.
  let lines: [UInt64: Set<Int>]
  let architecture: Architecture
  let detail: TraceReader.Detail

  /// The names of the modules that record calls.
  ///
  /// A trace does not show the calls to functions of these modules.
  private static let recordingModules: Set = ["Traces"]

  /// The caller of a call.
  ///
  /// A trace may show the call without showing its caller.
  struct Caller {
    /// The name of the caller's part in the app, such as `Presenter`.
    ///
    /// ``Architecture/part(ofFile:)`` lists the possible names.
    let role: String
    let file: String?
    /// True if the caller belongs to the architecture's own module.
    let isOwn: Bool

    /// The app around the screens, which makes the outermost calls.
    static let app = Caller(role: SharedPart.app, file: nil, isOwn: false)
  }

  /// Returns the calls that a trace shows, of those with the given indices in the recording.
  ///
  /// If a call is not shown, the shown calls below it take its place. `via` is the name of the
  /// protocol through which the calls are made; `nil` for direct calls. `callersLines` are the lines
  /// that ran in the caller. The compiler can make further functions from the caller's code; the
  /// lines that ran in these are added.
  func shown(
    _ indices: [Int], caller: Caller, via: String?, callersLines: inout Set<Int>
  ) -> [Trace.Call] {
    var shown: [Trace.Call] = []
    for (number, index) in indices.enumerated() {
      let call = recorded.calls[index]
      // A function that continues after a suspension was returned to by the previous call. The
      // runtime only starts it.
      let previous = call.isReturnedTo && shown.last?.resumes == true ? shown.last : nil
      let returning = previous.map { Caller(role: $0.role, file: nil, isOwn: false) }
      shown += self.shown(
        index, caller: returning ?? caller, via: via,
        returnsToOwn: returnsToOwn(indices[number...]), callersLines: &callersLines)
    }
    return shown
  }

  /// Returns true if a function of the architecture waited for the first of the given calls.
  ///
  /// The waiting function continues when the first call ends. The calls are given by their indices
  /// in the recording, in order.
  private func returnsToOwn(_ indices: ArraySlice<Int>) -> Bool {
    guard let first = indices.first, recorded.calls[first].resumes else { return false }
    let next = indices.dropFirst().first { index in
      !functions[recorded.calls[index].symbol].isCompilerMade
    }
    guard let next, recorded.calls[next].isReturnedTo else { return false }
    return functions[recorded.calls[next].symbol].module == architecture.module
  }

  private func shown(
    _ index: Int, caller: Caller, via: String?, returnsToOwn: Bool,
    callersLines: inout Set<Int>
  ) -> [Trace.Call] {
    let call = recorded.calls[index]
    let function = functions[call.symbol]
    let role = function.role(in: architecture)
    let isOwn = function.module == architecture.module
    var ran = call.blocks.reduce(into: Set<Int>()) { $0.formUnion(lines[$1] ?? []) }
    if let module = function.module, Self.recordingModules.contains(module) {
      return shown(call.calls, caller: caller, via: nil, callersLines: &callersLines)
    }
    let isTransparent = role == nil || function.isCompilerMade
    let itself =
      isTransparent
      ? caller : Caller(role: role ?? "", file: function.place?.file, isOwn: isOwn)
    let viaProtocol = function.viaProtocol ?? (isTransparent ? via : nil)
    let calls = shown(
      call.calls, caller: itself, via: isTransparent ? viaProtocol : nil, callersLines: &ran)
    if isTransparent, let file = function.place?.file, file == caller.file {
      callersLines.formUnion(ran)
    }
    let isInView = isOwn || caller.isOwn || returnsToOwn
    // Code that the compiler derives from a type is shown only between two roles, or if it leads
    // on.
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
  /// The ranges of consecutive numbers in the set, in ascending order.
  ///
  /// For example, the ranges of the numbers 1, 2, 3 and 7 are `1...3` and `7...7`.
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

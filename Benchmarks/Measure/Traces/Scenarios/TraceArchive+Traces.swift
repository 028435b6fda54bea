import Reports
import Scenarios

extension TraceArchive {
  /// Creates an archive of traces.
  ///
  /// All architectures must have traces of the same scenarios, in the order of the specification.
  package init(of traces: [Trace], environment: RunEnvironment, command: String) {
    var writer = TraceArchiveWriter()
    for trace in traces { writer.write(trace) }
    self.init(
      environment: environment, command: command, scenarios: writer.scenarios,
      roles: writer.roles.values, files: writer.files.values, functions: writer.functions.values,
      lineSets: writer.lineSets.values, calls: writer.calls.values, steps: writer.steps.values,
      plays: writer.plays)
  }
}

/// A collector of the parts of traces, such as roles and calls; equal parts get the same index.
private struct TraceArchiveWriter {
  private(set) var scenarios: [TraceArchive.Scenario] = []
  private(set) var roles = UniqueValues<String>()
  private(set) var files = UniqueValues<String>()
  private(set) var functions = UniqueValues<TraceArchive.Function>()
  private(set) var lineSets = UniqueValues<[ClosedRange<Int>]>()
  private(set) var calls = UniqueValues<TraceArchive.Call>()
  private(set) var steps = UniqueValues<[Int]>()
  private(set) var plays: [String: [String: [Int]]] = [:]

  mutating func write(_ trace: Trace) {
    if !scenarios.contains(where: { $0.id == trace.scenario }) {
      scenarios.append(
        TraceArchive.Scenario(
          id: trace.scenario, requirements: trace.requirements,
          steps: trace.steps.map {
            TraceArchive.Step(title: $0.title, isExpectation: $0.isExpectation)
          }))
    }
    plays[trace.architecture, default: [:]][trace.scenario] = trace.steps.map { step in
      steps.index(of: step.calls.map { write($0) })
    }
  }

  private mutating func write(_ call: Trace.Call) -> Int {
    let file = call.file.map { files.index(of: $0) }
    let function = TraceArchive.Function(
      name: call.function, role: roles.index(of: call.role), file: file ?? -1,
      line: call.line ?? 0)
    var flags: TraceArchive.Call.Flags = []
    if call.viaProtocol != nil { flags.insert(.viaProtocol) }
    if call.isClosure { flags.insert(.closure) }
    if call.resumes { flags.insert(.resumes) }
    if call.suspends { flags.insert(.suspends) }
    return calls.index(
      of: TraceArchive.Call(
        function: functions.index(of: function), callerRole: roles.index(of: call.caller),
        flags: flags, lineSet: call.lines.isEmpty ? -1 : lineSets.index(of: call.lines),
        calls: call.calls.map { write($0) }))
  }
}

/// Values without repetition, in the order of their first use.
private struct UniqueValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the index of a value; a value that is new is appended first.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    values.append(value)
    indices[value] = values.count - 1
    return values.count - 1
  }
}

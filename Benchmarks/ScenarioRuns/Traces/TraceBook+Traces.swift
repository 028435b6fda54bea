import CallTraces
import Scenarios
import Tables

extension TraceBook {
  /// Writes traces down, of each architecture the same scenarios in the order of the specification.
  package init(of traces: [Trace], environment: RunEnvironment, command: String) {
    var writer = Writer()
    for trace in traces { writer.write(trace) }
    self.init(
      environment: environment, command: command, scenarios: writer.scenarios,
      roles: writer.roles.values, files: writer.files.values, functions: writer.functions.values,
      lineSets: writer.lineSets.values, calls: writer.calls.values, steps: writer.steps.values,
      plays: writer.plays)
  }
}

/// Finds a place for each thing, the same one for what is the same.
private struct Writer {
  private(set) var scenarios: [TraceBook.Scenario] = []
  private(set) var roles = Places<String>()
  private(set) var files = Places<String>()
  private(set) var functions = Places<TraceBook.Function>()
  private(set) var lineSets = Places<[ClosedRange<Int>]>()
  private(set) var calls = Places<TraceBook.Call>()
  private(set) var steps = Places<[Int]>()
  private(set) var plays: [String: [String: [Int]]] = [:]

  mutating func write(_ trace: Trace) {
    if !scenarios.contains(where: { $0.id == trace.scenario }) {
      scenarios.append(
        TraceBook.Scenario(
          id: trace.scenario, requirements: trace.requirements,
          steps: trace.steps.map {
            TraceBook.Step(title: $0.title, isExpectation: $0.isExpectation)
          }))
    }
    plays[trace.architecture, default: [:]][trace.scenario] = trace.steps.map { step in
      steps.place(of: step.calls.map { write($0) })
    }
  }

  private mutating func write(_ call: Trace.Call) -> Int {
    let file = call.file.map { files.place(of: $0) }
    let function = TraceBook.Function(
      name: call.function, role: roles.place(of: call.role), file: file ?? -1,
      line: call.line ?? 0)
    var flags: TraceBook.Call.Flags = []
    if call.viaProtocol != nil { flags.insert(.viaProtocol) }
    if call.isClosure { flags.insert(.closure) }
    if call.resumes { flags.insert(.resumes) }
    if call.suspends { flags.insert(.suspends) }
    return calls.place(
      of: TraceBook.Call(
        function: functions.place(of: function), callerRole: roles.place(of: call.caller),
        flags: flags, lineSet: call.lines.isEmpty ? -1 : lineSets.place(of: call.lines),
        calls: call.calls.map { write($0) }))
  }
}

private struct Places<Value: Hashable> {
  private(set) var values: [Value] = []
  private var known: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = known[value] { return place }
    values.append(value)
    known[value] = values.count - 1
    return values.count - 1
  }
}

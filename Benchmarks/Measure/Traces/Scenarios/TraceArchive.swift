import Reports

/// The traces of many scenarios in many architectures, with repeated parts stored once.
///
/// Roles, files, functions, calls, steps and sets of lines are stored in arrays. Other parts refer
/// to them by their indices in these arrays.
package struct TraceArchive: Encodable, Equatable, Sendable {
  /// The machine and the tools with which the calls were recorded.
  package var environment: RunEnvironment
  /// The text of the command that records the calls again.
  package var command: String
  /// The scenarios, in the order of the specification.
  package var scenarios: [Scenario]
  /// The names of the parts of code that call or are called, such as `Presenter` and `Services`.
  package var roles: [String]
  /// The paths of the source files, relative to the package's folder.
  package var files: [String]
  package var functions: [Function]
  /// The sets of source lines that ran, each as ascending ranges of lines counted from 1.
  package var lineSets: [[ClosedRange<Int>]]
  package var calls: [Call]
  /// For each step, the outermost calls that the step caused, as indices in ``calls``.
  package var steps: [[Int]]
  /// The steps of each scenario in each architecture, as indices in ``steps``.
  ///
  /// The outer key is the architecture's id, and the inner key is the scenario's id.
  package var plays: [String: [String: [Int]]]
}

extension TraceArchive {
  /// A scenario with the titles of its steps.
  package struct Scenario: Encodable, Equatable, Sendable, Identifiable {
    package var id: String
    /// The ids of the requirements that the scenario proves, such as `G-1`.
    package var requirements: [String]
    package var steps: [Step]
  }

  /// One step of a scenario.
  package struct Step: Encodable, Equatable, Sendable {
    package var title: String
    /// True for an expectation, which only reads the screen.
    package var isExpectation: Bool
  }

  /// A function in the source files; in JSON, a function is an array of its properties.
  package struct Function: Hashable, Sendable {
    package var name: String
    /// The index of the function's role in ``TraceArchive/roles``.
    package var role: Int
    /// The index of the function's file in ``TraceArchive/files``; -1 if the file is not known.
    package var file: Int
    /// The line on which the function begins, counted from 1; 0 if the line is not known.
    package var line: Int
  }

  /// A call of a function, with the calls that this function makes.
  ///
  /// In JSON, a call is an array of its properties.
  package struct Call: Hashable, Sendable {
    /// The properties of a call that are true or false.
    package struct Flags: OptionSet, Hashable, Sendable {
      package let rawValue: Int

      package init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// The call goes through a protocol.
      package static let viaProtocol = Flags(rawValue: 1)
      /// The called function is a closure.
      package static let closure = Flags(rawValue: 2)
      /// The called function continues after a suspension.
      package static let resumes = Flags(rawValue: 4)
      /// The called function is suspended before its end.
      package static let suspends = Flags(rawValue: 8)
    }

    /// The index of the called function in ``TraceArchive/functions``.
    package var function: Int
    /// The index of the caller's role in ``TraceArchive/roles``.
    package var callerRole: Int
    package var flags: Flags
    /// The set of lines that ran, as an index in ``TraceArchive/lineSets``; -1 if the set is not
    /// known.
    package var lineSet: Int
    /// The calls that the called function makes, in order, as indices in ``TraceArchive/calls``.
    package var calls: [Int]
  }
}

extension TraceArchive.Function: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(name)
    try values.encode(role)
    try values.encode(file)
    try values.encode(line)
  }
}

extension TraceArchive.Call: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(function)
    try values.encode(callerRole)
    try values.encode(flags.rawValue)
    try values.encode(lineSet)
    try values.encode(calls)
  }
}

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

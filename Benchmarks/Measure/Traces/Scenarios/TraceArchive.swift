import Reports
import Scenarios

/// The traces of many scenarios in many architectures, with repeated parts stored once.
///
/// Roles, files, functions, calls, steps and sets of lines are stored in arrays. Other parts refer
/// to them by their indices in these arrays.
package struct TraceArchive: Codable, Equatable, Sendable {
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

  /// Creates an archive from its arrays.
  package init(
    environment: RunEnvironment, command: String, scenarios: [Scenario], roles: [String],
    files: [String], functions: [Function], lineSets: [[ClosedRange<Int>]], calls: [Call],
    steps: [[Int]], plays: [String: [String: [Int]]]
  ) {
    self.environment = environment
    self.command = command
    self.scenarios = scenarios
    self.roles = roles
    self.files = files
    self.functions = functions
    self.lineSets = lineSets
    self.calls = calls
    self.steps = steps
    self.plays = plays
  }
}

extension TraceArchive {
  /// A scenario with the titles of its steps.
  package struct Scenario: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    /// The ids of the requirements that the scenario proves, such as `G-1`.
    package var requirements: [String]
    package var steps: [Step]

    /// Creates a scenario.
    package init(id: String, requirements: [String], steps: [Step]) {
      self.id = id
      self.requirements = requirements
      self.steps = steps
    }
  }

  /// One step of a scenario.
  package struct Step: Codable, Equatable, Sendable {
    package var title: String
    /// True for an expectation, which only reads the screen.
    package var isExpectation: Bool

    /// Creates a step.
    package init(title: String, isExpectation: Bool) {
      self.title = title
      self.isExpectation = isExpectation
    }
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

    /// Creates a function.
    package init(name: String, role: Int, file: Int, line: Int) {
      self.name = name
      self.role = role
      self.file = file
      self.line = line
    }
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

    /// Creates a call.
    package init(function: Int, callerRole: Int, flags: Flags, lineSet: Int, calls: [Int]) {
      self.function = function
      self.callerRole = callerRole
      self.flags = flags
      self.lineSet = lineSet
      self.calls = calls
    }
  }
}

extension TraceArchive.Function: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      name: try values.decode(String.self), role: try values.decode(Int.self),
      file: try values.decode(Int.self), line: try values.decode(Int.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(name)
    try values.encode(role)
    try values.encode(file)
    try values.encode(line)
  }
}

extension TraceArchive.Call: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      function: try values.decode(Int.self), callerRole: try values.decode(Int.self),
      flags: Flags(rawValue: try values.decode(Int.self)), lineSet: try values.decode(Int.self),
      calls: try values.decode([Int].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(function)
    try values.encode(callerRole)
    try values.encode(flags.rawValue)
    try values.encode(lineSet)
    try values.encode(calls)
  }
}

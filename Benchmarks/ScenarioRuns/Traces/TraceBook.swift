import Scenarios
import Tables

/// The calls between roles while the scenarios are played, of every architecture.
///
/// What is much alike is written down once: calls, steps and sets of lines stand in lists, and are
/// referred to by their places in these.
package struct TraceBook: Codable, Equatable, Sendable {
  /// What the calls were recorded on.
  package var environment: RunEnvironment
  /// How to record them again.
  package var command: String
  /// In the order of the specification.
  package var scenarios: [Scenario]
  /// The names of all lifelines: the architectures' roles and the modules that they share.
  package var roles: [String]
  /// Paths from the package's folder.
  package var files: [String]
  package var functions: [Function]
  /// The lines of a file that ran, counted from 1, in order.
  package var lineSets: [[ClosedRange<Int>]]
  package var calls: [Call]
  /// What one step of a scenario called, as places in ``calls``.
  package var steps: [[Int]]
  /// By the architecture's id and the scenario's: for each of its steps the place in ``steps``.
  package var plays: [String: [String: [Int]]]

  /// Creates a book.
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

extension TraceBook {
  /// What a person does and must see.
  package struct Scenario: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    /// The numbers of the requirements that it proves.
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
    /// Whether it only looks at what there is.
    package var isExpectation: Bool

    /// Creates a step.
    package init(title: String, isExpectation: Bool) {
      self.title = title
      self.isExpectation = isExpectation
    }
  }

  /// A function of the sources; in a file, an array of its properties.
  package struct Function: Hashable, Sendable {
    package var name: String
    /// The place in ``TraceBook/roles``.
    package var role: Int
    /// The place in ``TraceBook/files``; -1 if it is not known.
    package var file: Int
    /// Where it begins, counted from 1.
    package var line: Int

    /// Creates a function.
    package init(name: String, role: Int, file: Int, line: Int) {
      self.name = name
      self.role = role
      self.file = file
      self.line = line
    }
  }

  /// A call with all that it calls in turn; in a file, an array of its properties.
  package struct Call: Hashable, Sendable {
    /// How a call comes about.
    package struct Flags: OptionSet, Hashable, Sendable {
      package let rawValue: Int

      package init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// The caller knows a protocol only.
      package static let viaProtocol = Flags(rawValue: 1)
      /// What is called is a closure.
      package static let closure = Flags(rawValue: 2)
      /// The function goes on after it was suspended.
      package static let resumes = Flags(rawValue: 4)
      /// The function is suspended before its end.
      package static let suspends = Flags(rawValue: 8)
    }

    /// The place in ``TraceBook/functions``.
    package var function: Int
    /// The place in ``TraceBook/roles``.
    package var callerRole: Int
    package var flags: Flags
    /// The place in ``TraceBook/lineSets``; -1 if it is not known.
    package var lineSet: Int
    /// The places in ``TraceBook/calls``, in order.
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

extension TraceBook.Function: Codable {
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

extension TraceBook.Call: Codable {
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

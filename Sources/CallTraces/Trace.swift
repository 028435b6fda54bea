/// The calls that one scenario makes in one architecture, in order.
package struct Trace: Codable, Equatable, Sendable {
  /// What is called in one step, or while the screen is made.
  package struct Step: Codable, Equatable, Sendable {
    /// What the person or the world does, or what must hold.
    package var title: String
    /// Whether the step only looks.
    package var isExpectation: Bool
    package var calls: [Call]

    /// Creates a step.
    package init(title: String, isExpectation: Bool, calls: [Call]) {
      self.title = title
      self.isExpectation = isExpectation
      self.calls = calls
    }
  }

  /// One entry into a function, or into the rest of one that was suspended.
  package struct Call: Codable, Equatable, Sendable {
    /// The role that calls, or the module where it has no part in the pattern.
    package var caller: String
    /// The role whose function is called, or its module.
    package var role: String
    package var function: String
    /// The source file, from the package's folder, and the line where the function begins; `nil` for
    /// what the compiler has made.
    package var file: String?
    package var line: Int?
    /// The lines of the file that ran, suspensions included.
    package var lines: [ClosedRange<Int>]
    /// The protocol through which it is called, if it is through one.
    package var viaProtocol: String?
    package var isClosure: Bool
    /// Whether it goes on where it was suspended.
    package var resumes: Bool
    /// Whether it is suspended before its end.
    package var suspends: Bool
    /// What it calls, in order.
    package var calls: [Call]
  }

  /// The scenario's name, such as `profile.rename-saved`, and the requirements that it proves.
  package var scenario: String
  package var requirements: [String]
  /// The architecture's id and its name.
  package var architecture: String
  package var name: String
  /// The first is the making of the screen, the others are the scenario's.
  package var steps: [Step]

  /// Creates a trace.
  package init(
    scenario: String, requirements: [String], architecture: String, name: String, steps: [Step]
  ) {
    self.scenario = scenario
    self.requirements = requirements
    self.architecture = architecture
    self.name = name
    self.steps = steps
  }
}

/// The calls that one scenario makes in one architecture, in order.
///
/// ```swift
/// func functions(of calls: [Trace.Call]) -> [String] {
///   calls.flatMap { [$0.function] + functions(of: $0.calls) }
/// }
///
/// func list(_ trace: Trace) {
///   for step in trace.steps { print(step.title, functions(of: step.calls)) }
/// }
/// ```
package struct Trace: Codable, Equatable, Sendable {
  /// The calls in one step of the scenario, or while the screen is made.
  package struct Step: Codable, Equatable, Sendable {
    /// The action or the expectation, in words.
    package var title: String
    /// True for an expectation, which only reads the screen.
    package var isExpectation: Bool
    package var calls: [Call]

    /// Creates a step.
    package init(title: String, isExpectation: Bool, calls: [Call]) {
      self.title = title
      self.isExpectation = isExpectation
      self.calls = calls
    }
  }

  /// A call of a function, or the continuation of a function after a suspension.
  package struct Call: Codable, Equatable, Sendable {
    /// The name of the part that calls.
    ///
    /// A role of the pattern, "App", "Services", "Task" or the name of another module.
    package var caller: String
    /// The name of the part whose function is called.
    package var role: String
    package var function: String
    /// The path of the source file from the package's folder; `nil` for code that the compiler made.
    package var file: String?
    /// The line on which the function begins; `nil` for code that the compiler made.
    package var line: Int?
    /// The ranges of the file's lines that ran until the function returned or was suspended.
    package var lines: [ClosedRange<Int>]
    /// The name of the protocol through which the function is called; `nil` for a direct call.
    package var viaProtocol: String?
    package var isClosure: Bool
    /// True if the function continues after a suspension.
    package var resumes: Bool
    /// True if the function is suspended before its end.
    package var suspends: Bool
    /// The calls that the function makes, in order.
    package var calls: [Call]
  }

  /// The scenario's id, such as `profile.rename-saved`.
  package var scenario: String
  /// The numbers of the requirements that the scenario proves.
  package var requirements: [String]
  /// The architecture's id.
  package var architecture: String
  /// The architecture's name.
  package var name: String
  /// The calls while the screen is made, and after them those in each step of the scenario.
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

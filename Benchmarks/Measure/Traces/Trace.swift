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
package struct Trace: Encodable, Equatable, Sendable {
  /// A step of the scenario, with the calls made in this step.
  ///
  /// The first step of a trace is the creation of the screen.
  package struct Step: Encodable, Equatable, Sendable {
    /// The action or the expectation of the step, described in words.
    package var title: String
    /// True for an expectation, which only reads the screen.
    package var isExpectation: Bool
    package var calls: [Call]
  }

  /// A call of a function, or the continuation of a function after a suspension.
  package struct Call: Encodable, Equatable, Sendable {
    /// The name of the part of the app that makes the call.
    ///
    /// The name is one of the following: a role of the pattern (such as "Presenter"), "App",
    /// "Services", "Task", or the name of a module.
    package var caller: String
    /// The name of the part of the app whose function is called, such as "Presenter".
    package var role: String
    package var function: String
    /// The path of the source file that contains the function, relative to the package's folder.
    ///
    /// The value is `nil` for code that the compiler made.
    package var file: String?
    /// The line on which the function begins; `nil` for code that the compiler made.
    package var line: Int?
    /// The ranges of the source lines that ran before the function returned or was suspended.
    package var lines: [ClosedRange<Int>]
    /// The name of the protocol through which the function is called; `nil` for a direct call.
    package var viaProtocol: String?
    package var isClosure: Bool
    /// True for the continuation of a function after a suspension; false for a new call.
    package var resumes: Bool
    /// True if the call ends with a suspension of the function instead of the function's return.
    package var suspends: Bool
    /// The calls that the function makes, in order.
    package var calls: [Call]
  }

  /// The scenario's id, such as `profile.rename-saved`.
  package var scenario: String
  /// The ids of the requirements that the scenario proves, such as `P-12`.
  package var requirements: [String]
  /// The architecture's id, such as `mvc`.
  package var architecture: String
  /// The architecture's name, such as `MVC`.
  package var name: String
  /// The creation of the screen and, after it, the steps of the scenario, each with its calls.
  package var steps: [Step]
}

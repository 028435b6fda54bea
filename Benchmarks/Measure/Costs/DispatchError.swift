import Interactions

/// The reason why the dispatch cost (the cost of interactions) cannot be measured.
package enum DispatchError: Error, Codable, Equatable, CustomStringConvertible {
  /// The program was built without optimization.
  case debugBuild
  /// Instructions cannot be recorded on this platform.
  case cannotCount
  /// A screen is not in the expected state before or after an interaction.
  case wrongScreen(subject: String, interaction: Interaction, problem: String)
  /// A text has not reached every label.
  case notDelivered(String, by: ComparedBinding)
  /// There is no architecture with an id.
  case unknownArchitecture(String)
  /// The counts must be exact, but the system refuses to place processes at fixed addresses.
  case addressesNotFixed

  package var description: String {
    switch self {
    case .debugBuild:
      "Costs cannot be measured in a debug build. Run: swift run -c release compare dispatch"
    case .cannotCount:
      "Instructions can only be counted on Linux on x86-64, in a build without a sanitizer."
    case .wrongScreen(let subject, let interaction, let problem):
      "\(subject) cannot be measured, since \(interaction.rawValue) goes wrong: \(problem)"
    case .notDelivered(let text, let binding):
      """
      The delivery by \(binding.name) cannot be measured: not every label shows what it should \
      after \"\(text)\" was set.
      """
    case .unknownArchitecture(let id): "\(id) cannot be measured: it is no architecture."
    case .addressesNotFixed:
      """
      The numbers of instructions cannot be compared with those of another run: this system \
      refuses to place processes at fixed addresses, so that the numbers differ by a few percent \
      from run to run. Measure on another machine, or in a container that allows the system call \
      'personality'. Such a container is started by: docker run --security-opt seccomp=unconfined
      """
    }
  }
}

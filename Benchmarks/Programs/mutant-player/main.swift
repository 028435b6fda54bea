import Architectures
import Authors
import CMutants
import Foundation
import Jobs
import Scenarios

/// A scenario that was played, in one line of JSON.
struct PlayedScenario: Encodable {
  let scenario: String
  let failures: [String]
  /// The ids of the mutants that the scenario reached; `nil` if they were not asked for.
  let reached: [Int32]?
}

func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(64)
}

func reachedMutants() -> [Int32] {
  var ids = [Int32](repeating: 0, count: Int(mutantsReached(nil, 0)))
  _ = mutantsReached(&ids, Int32(ids.count))
  return ids
}

var arguments = Array(CommandLine.arguments.dropFirst())
let listsReached = arguments.contains("--reach")
arguments.removeAll { $0 == "--reach" }
guard let id = arguments.first else {
  refuse(
    """
    This program cannot be used alone. Run `swift run -c release compare mutation`, which starts it.
    """)
}
guard let architecture = Architecture.known.first(where: { $0.id == id }) else {
  refuse("There is no architecture '\(id)'.")
}
let scenarios = arguments.dropFirst().map { id in
  guard let scenario = Scenario.all.first(where: { $0.id == id }) else {
    refuse("There is no scenario '\(id)'.")
  }
  return scenario
}
guard MainLoop.isSupported else { refuse("\(MainLoopError.unsupportedPlatform)") }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
// The driver runs queued work on the main thread itself: nothing here may be asynchronous.
let chosen = scenarios.isEmpty ? Scenario.all : scenarios
// What is played may end the program, which a reader sees by this number alone.
FileHandle.standardOutput.write(Data("{\"scenarios\":\(chosen.count)}\n".utf8))
for scenario in chosen {
  mutantsForgetReached()
  let failures = scenario.run(on: architecture.makeApp).map(\.description)
  let played = PlayedScenario(
    scenario: scenario.id, failures: failures, reached: listsReached ? reachedMutants() : nil)
  // The lines before a crash must reach the reader, so nothing is kept in a buffer.
  FileHandle.standardOutput.write(try encoder.encode(played) + Data("\n".utf8))
}

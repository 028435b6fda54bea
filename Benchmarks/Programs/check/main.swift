import Foundation
import Terminal

let streams = StandardStreams()
let program = Program(
  Check.self,
  subcommands: [
    CheckTraces.self, CheckComparison.self, CheckPage.self, CheckExamples.self, CheckFaults.self,
    CheckKept.self, CheckChanges.self, CheckExercises.self, CheckPortable.self, CheckUIKit.self,
  ], invocation: "swift run check", version: "check 1")
exit(
  program.run(
    Array(CommandLine.arguments.dropFirst()), notText: CommandLine.argumentThatIsNoText,
    output: streams.write, errorOutput: streams.writeError
  ).rawValue)

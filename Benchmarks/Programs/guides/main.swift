import Foundation
import Terminal

let streams = StandardStreams()
let program = Program(
  Guides.self, invocation: "swift run -c release guides", version: "guides 1")
exit(
  program.run(
    Array(CommandLine.arguments.dropFirst()), notText: CommandLine.argumentThatIsNoText,
    output: streams.write, errorOutput: streams.writeError
  ).rawValue)

import Foundation
import Reports
import Terminal

StandardStreams.reserveClosed()
exit(
  Program.appsize.run(
    Array(CommandLine.arguments.dropFirst()), notText: CommandLine.argumentThatIsNoText,
    output: Output.streams.write, errorOutput: Output.writeError
  ).rawValue)

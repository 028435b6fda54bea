import Arguments
import DispatchCosts
import Foundation
import RandomUse
import Terminal

StandardStreams.reserveClosed()
let arguments = Array(CommandLine.arguments.dropFirst())
// A measurement runs queued work on the main thread itself: nothing here may be asynchronous.
if Worker.run(arguments) || SessionJob.run(arguments) { exit(0) }
exit(
  Program.compare.run(
    arguments, notText: CommandLine.argumentThatIsNoText, output: Output.streams.write,
    errorOutput: Output.writeError
  ).rawValue)

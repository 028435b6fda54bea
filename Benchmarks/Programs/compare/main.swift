import Behavior
import Costs
import Foundation
import Reports
import Terminal
import Toolchain

StandardStreams.reserveClosed()
let arguments = Array(CommandLine.arguments.dropFirst())
// A measurement runs queued work on the main thread itself: nothing here may be asynchronous.
if let status = WorkerProgram.run(arguments, kinds: [MeasurementJob.self, SessionJob.self]) {
  exit(status)
}
exit(
  Program.compare.run(
    arguments, notText: CommandLine.argumentThatIsNoText, output: Output.streams.write,
    errorOutput: Output.writeError
  ).rawValue)

import Foundation
import Toolchain
import Traces

let arguments = Array(CommandLine.arguments.dropFirst())
// The driver runs queued work on the main thread itself: nothing here may be asynchronous.
if let status = WorkerProgram.run(arguments, kinds: [TracePlayer.self]) { exit(status) }
FileHandle.standardError.write(
  Data(
    """
    This program cannot be used alone. Run `swift run -c release compare trace`, which starts it.

    """.utf8))
exit(64)

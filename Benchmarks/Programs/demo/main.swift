import Foundation
import Terminal

StandardStreams.reserveClosed()
// Without this, a reader that closes the output would end the process by a signal.
signal(SIGPIPE, SIG_IGN)
// A session runs queued work on the main thread itself: nothing here may be asynchronous.
exit(
  Program.demo.run(
    Array(CommandLine.arguments.dropFirst()), notText: CommandLine.argumentThatIsNoText,
    output: StandardStreams().write, errorOutput: StandardStreams().writeError
  ).rawValue)

import Foundation
import ScenarioRuns

// The driver runs queued work on the main thread itself: nothing here may be asynchronous.
guard TracePlayer.run(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(
    Data("This program is started by `swift run -c release compare trace`.\n".utf8))
  exit(64)
}

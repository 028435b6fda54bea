import Foundation

// A measurement runs queued work on the main thread itself: nothing here may be asynchronous.
exit(CompareCommand().run(Array(CommandLine.arguments.dropFirst())).rawValue)

import Foundation

// A session runs queued work on the main thread itself: nothing here may be asynchronous.
exit(DemoCommand().run(Array(CommandLine.arguments.dropFirst())).rawValue)

import Foundation
import Terminal

let arguments = Array(CommandLine.arguments.dropFirst())
// A session runs queued work on the main thread itself: nothing here may be asynchronous.
exit(DemoCommand().run(arguments, notText: CommandLine.argumentThatIsNoText).rawValue)

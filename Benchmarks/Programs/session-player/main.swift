import Architectures
import Behavior
import Foundation
import Reports
import Toolchain

// This program plays random sessions in a copy of the package with the patches of a request, which
// the program compare does not contain: session-player SEED SESSIONS ARCHITECTURE ARCHITECTURE…
let arguments = Array(CommandLine.arguments.dropFirst())
// A play runs queued work on the main thread itself: nothing here may be asynchronous.
if let status = WorkerProgram.run(arguments, kinds: [SessionJob.self]) { exit(status) }
let architectures = arguments.dropFirst(2).compactMap { id in
  Architecture.all.first { $0.id == id }
}
guard let seed = arguments.first.flatMap({ UInt64($0) }),
  let sessions = arguments.dropFirst().first.flatMap({ Int($0) }), architectures.count > 1
else {
  FileHandle.standardError.write(
    Data("This program cannot be used alone. Run: swift run check changes --random\n".utf8))
  exit(64)
}
var notes: [String] = []
let environment = RunEnvironment.current(
  packageFolder: URL(filePath: FileManager.default.currentDirectoryPath), notes: &notes)
let differential = try DifferentialRun(architectures: architectures, seed: seed, sessions: sessions)
  .run(environment: environment, notes: notes) { _ in }
FileHandle.standardOutput.write(Data(DifferentialRenderer().textInCopy(of: differential).utf8))
exit(differential.holds ? 0 : 1)

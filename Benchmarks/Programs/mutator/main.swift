import Foundation

// Puts small changes into modules, each behind a switch that is read while the program runs.
//
// The program is no target of the package, because it needs the SwiftSyntax of the toolchain.

guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data("\(Arguments.usage)\n".utf8))
  exit(64)
}
do {
  var mutation = try Mutation(output: arguments.output, shared: arguments.shared)
  for module in arguments.modules { try mutation.rewrite(module) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode(mutation.list), as: UTF8.self))
} catch {
  FileHandle.standardError.write(Data("mutator: \(error)\n".utf8))
  exit(1)
}

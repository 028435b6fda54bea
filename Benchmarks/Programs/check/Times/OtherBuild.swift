import Foundation
import Reports
import TestSupport
import Toolchain

/// Another build of the same code, as it could be made after a change elsewhere in the program.
///
/// Functions and data lie in another order, and unused functions and data lie between them.
struct OtherBuild {
  /// The difference between the seed of a build and the number of the same build.
  ///
  /// Measurements use smaller seeds, from 1 on, for their own copies of the program.
  private static let seedBefore = 1_000
  /// The words before a declaration that keep the compiler and the linker from leaving it out.
  private static let kept = "__attribute__((used, retain))"

  /// The program `compare` of the build.
  let compare: CompareProgram

  /// Makes a build.
  ///
  /// - Parameters:
  ///   - number: The number of the build, from 1; the same number gives the same build.
  ///   - compare: The program to build in another way.
  ///   - folder: The folder for the build.
  /// - Throws: `ToolError` if the unused code cannot be compiled or the build cannot be linked.
  init(_ number: Int, of compare: CompareProgram, in folder: TemporaryFolder) throws {
    let seed = Self.seedBefore + number
    try folder.write(Self.unusedCode(seed: seed), to: "unused.c")
    let toolchain = try SwiftToolchain()
    let arguments = ["-c", "-O1", "-ffunction-sections", "-fdata-sections", "unused.c"]
    let result = try toolchain.run(toolchain.tool("clang"), arguments, in: folder.url)
    if let failure = result.failure {
      throw ToolError.failed(tool: "clang", reason: failure, output: result.tail)
    }
    self.compare = try compare.copy(
      seed: seed, adding: [folder.url.appending(path: "unused.o")], into: folder.url)
  }

  /// Returns C source with a random number of functions and data that no code uses.
  ///
  /// The lengths of these functions and data are random, too.
  static func unusedCode(seed: Int) -> String {
    var random = SplitMix64(seed: UInt64(seed))
    var lines: [String] = []
    for number in 0..<Int.random(in: 20...200, using: &random) {
      lines.append("\(kept) unsigned unused_function_\(number)(unsigned value) {")
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let factor = Int.random(in: 3...99, using: &random)
        let mask = Int.random(in: 1...99, using: &random)
        lines.append("  value = (value * \(factor)u) ^ \(mask)u;")
      }
      lines += ["  return value;", "}"]
    }
    for number in 0..<Int.random(in: 20...200, using: &random) {
      let length = Int.random(in: 1...5_000, using: &random)
      lines.append("\(kept) unsigned char unused_data_\(number)[\(length)] = {1};")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

import Figures
import Foundation
import Toolchain

/// The built program `compare`, which is run for its output.
final class CompareProgram {
  private let program: URL
  private let packageFolder: URL
  /// The printed lines of each run so far, by the arguments of the run.
  private var outputs: [[String]: [String]] = [:]

  /// Finds `compare` in the folder of another program.
  ///
  /// - Parameters:
  ///   - other: The other program, from the same build.
  ///   - packageFolder: The folder in which `compare` is run.
  /// - Throws: ``CompareError`` if `compare` is not built.
  init(beside other: URL, packageFolder: URL) throws(CompareError) {
    program = other.deletingLastPathComponent().appending(component: "compare")
    self.packageFolder = packageFolder
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw CompareError(
        description: "\(program.path) is not built.\nType: swift build -c release")
    }
  }

  /// Returns the lines that the program prints; the program runs only once for the same arguments.
  func output(of arguments: [String]) throws -> [String] {
    if let lines = outputs[arguments] { return lines }
    let lines = try text(of: arguments).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    outputs[arguments] = lines
    return lines
  }

  /// Returns a comparison with the code sizes and the figures of the tests.
  ///
  /// The documents take the cost of interactions from a kept run.
  func sizesAndTests() throws -> Comparison {
    try measured("size").withTests(of: measured("coverage"))
  }

  /// Makes the page of a comparison, which takes minutes, since all calls are recorded.
  ///
  /// - Parameters:
  ///   - comparison: The figures for the page.
  ///   - file: The file of the page.
  /// - Throws: ``CompareError`` if the page cannot be made, and the errors of files.
  func makePage(of comparison: Comparison, in file: URL) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = folder.appending(path: "kept-comparison.json")
    try JSONEncoder().encode(comparison).write(to: kept)
    _ = try text(of: ["report", "--from", kept.path, "--output", file.path])
    let page = try Self.citingGuides(String(contentsOf: file, encoding: .utf8), from: kept)
    try page.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns a page that cites the command which makes it anew, and not the file of its figures.
  ///
  /// That file is temporary, so no reader could use it.
  static func citingGuides(_ page: String, from kept: URL) throws -> String {
    let name = kept.lastPathComponent
    let made = page.replacing(
      "compare report --from \(name) --output FILE.html", with: "guides --page"
    ).replacing(
      "read from \(name)", with: "measured by 'guides --page' or read from Benchmarks/kept-run.json"
    )
    guard made != page, !made.contains(name) else {
      throw CompareError(description: "The page does not name \(name) where it was expected.")
    }
    return made
  }

  private func measured(_ part: String) throws -> Comparison {
    try Comparison(json: Data(text(of: [part, "--format", "json"]).utf8))
  }

  private func text(of arguments: [String]) throws -> String {
    let process = try ChildProcess.run(
      program, arguments, in: packageFolder,
      environment: ProcessInfo.processInfo.environment, errors: .apart)
    if let failure = process.failure {
      throw CompareError(
        description:
          "compare \(arguments.joined(separator: " ")): \(failure)\n\(process.errorOutput)")
    }
    return process.output
  }
}

/// The reason why `compare` could not be run.
struct CompareError: Error, CustomStringConvertible {
  let description: String
}

extension Comparison {
  init(inFile file: URL) throws {
    try self.init(json: Data(contentsOf: file))
  }

  /// Reads a comparison from the output of `compare --format json`.
  init(json: Data) throws {
    self = try JSONDecoder().decode(Comparison.self, from: json)
  }
}

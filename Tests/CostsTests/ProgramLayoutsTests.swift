import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Costs

/// True if the toolchain has the linker that can change the order of functions and data.
private let hasLinker = (try? SwiftToolchain().tool("ld.lld")) != nil

@Suite("Copies of a program in other layouts")
struct ProgramLayoutsTests {
  private let folder: TemporaryFolder
  /// The location at which SwiftPM would put the program; there is no file at this location.
  ///
  /// The tests make only the program's object files and a list of these files.
  private let program: URL

  init() throws {
    folder = try TemporaryFolder()
    program = folder.url.appending(path: "greeter")
  }

  /// Compiles the program's objects as SwiftPM does, and writes the list of them.
  private func compile() throws {
    try folder.write("print(greeting(of: 4))\n", to: "main.swift")
    try folder.write(
      #"func greeting(of count: Int) -> String { "Hello \(count)" }"# + "\n", to: "greeting.swift")
    let toolchain = try SwiftToolchain()
    let result = try toolchain.run(
      toolchain.tool("swiftc"),
      [
        "-c", "-O", "-module-name", "greeter", "-Xfrontend", "-entry-point-function-name",
        "-Xfrontend", "greeter_main", "main.swift", "greeting.swift",
      ], in: folder.url)
    try #require(result.failure == nil, "\(result.output)")
    try folder.write(
      ["main.o", "greeting.o"].map { folder.path($0) + "\n" }.joined(),
      to: "greeter.product/Objects.LinkFileList")
  }

  @Test(
    "The copies do the same as the program, differ from each other, and are removed after their use",
    .enabled(if: hasLinker, "Needs ld.lld of the toolchain."))
  func copies() throws {
    try compile()
    // An earlier process was ended before it could remove its copies.
    try folder.write("", to: "greeter-layouts/copies/left")
    var lines: [String] = []
    let contents = try ProgramLayouts.linked(
      count: 3, of: program, progress: { lines.append($0) }
    ) { layouts in
      #expect(layouts.problem == nil)
      #expect(layouts.copies.map(\.lastPathComponent) == ["greeter-1", "greeter-2", "greeter-3"])
      for copy in layouts.copies {
        let result = try SwiftToolchain().run(copy, [], in: folder.url)
        #expect(result.output == "Hello 4\n")
      }
      return try layouts.copies.map { try Data(contentsOf: $0) }
    }
    #expect(Set(contents).count > 1)
    let again = try LayoutLinker(program: program).link(seed: 1, into: folder.url)
    #expect(try Data(contentsOf: again) == contents[0], "The same seed gives the same copy.")
    #expect(lines == (1...3).map { "linking layouts, \($0) of 3" })
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("greeter-layouts"))
        == ["measurement.lock"])
  }

  @Test("Without a list of objects there is a reason instead of copies")
  func noList() throws {
    try ProgramLayouts.linked(count: 2, of: program, progress: { _ in }) { layouts in
      #expect(layouts.copies.isEmpty)
      let problem = try #require(layouts.problem)
      if hasLinker { #expect(problem.contains("greeter.product/Objects.LinkFileList")) }
    }
    #expect(try folder.names().isEmpty)
  }

  @Test("No copies are linked if none are asked for")
  func none() throws {
    let layouts = try ProgramLayouts.linked(count: 0, of: nil, progress: { _ in }) { $0 }
    #expect(layouts.copies.isEmpty)
    #expect(layouts.problem == nil)
  }

  @Test("An error of the work with the copies is passed on", arguments: [0, 2])
  func failure(count: Int) {
    #expect(throws: DispatchError.cannotCount) {
      try ProgramLayouts.linked(count: count, of: program, progress: { _ in }) { _ -> Void in
        throw DispatchError.cannotCount
      }
    }
  }
}

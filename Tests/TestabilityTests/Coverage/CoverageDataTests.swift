import Foundation
import Testing

@testable import Testability

@Suite("Reading coverage data")
struct CoverageDataTests {
  private let data = Data(CoverageFixture.export.utf8)

  @Test("The lines of a file are those that llvm-cov shows with a count")
  func lines() throws {
    let lines = try CoverageData(json: data, root: "/kit").lines(in: "Sources/MVP")
    let presenter = "Sources/MVP/GreetingPresenter.swift"
    let shown = Set(3...35).subtracting([24, 26, 27, 28])
    #expect(numbers(lines.all, in: presenter) == shown)
    #expect(numbers(lines.executed, in: presenter) == shown.subtracting([16, 17, 22, 32, 35]))
  }

  @Test("Where no function lies in another, the lines add up to llvm-cov's own summary")
  func summary() throws {
    let lines = try CoverageData(json: data, root: "/kit").lines(in: "Sources/MVP")
    let place = "Sources/MVP/Place.swift"
    #expect(numbers(lines.all, in: place).count == 12)
    #expect(numbers(lines.executed, in: place) == Set(5...17).subtracting([11, 14]))
  }

  @Test("A module's figures are those of the files in its folder")
  func cover() throws {
    let cover = try CoverageData(json: data, root: "/kit").cover(in: "Sources/MVP")
    let lines = (covered: 24 + 11, all: 29 + 12)
    #expect(
      cover
        == Cover(
          linesCovered: lines.covered, lines: lines.all, functionsCovered: 6 + 2, functions: 7 + 2))
  }

  @Test("Functions that ran are named once, those that did not are left out")
  func functions() throws {
    let functions = try CoverageData(json: data, root: "/kit").executedFunctions(in: "Sources/MVP")
    #expect(functions.count == 8)
    #expect(functions.contains("$s3MVP5PlaceO5labelSSvg"))
    #expect(!functions.contains { $0.contains("check") })
  }

  @Test(
    "A folder that the data does not know is an error, not a folder without code",
    arguments: [
      ("/kit", "Sources/MV"), ("/kit", "Sources/MVPs"), ("/ki", "Sources/MVP"),
      ("/kit/Sources", "Sources/MVP"),
    ])
  func unknown(root: String, folder: String) throws {
    let coverage = try CoverageData(json: data, root: root)
    #expect(throws: CoverageError.noData(folder: folder)) {
      try coverage.cover(in: folder)
    }
    #expect(throws: CoverageError.noData(folder: folder)) {
      try coverage.executedFunctions(in: folder)
    }
  }

  private func numbers(_ lines: Set<CoverageData.Line>, in path: String) -> Set<Int> {
    Set(lines.filter { $0.path == path }.map(\.number))
  }
}

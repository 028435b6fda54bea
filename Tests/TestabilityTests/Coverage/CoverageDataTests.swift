import Testing
import Toolchain

@testable import Testability

@Suite("Reading coverage data")
struct CoverageDataTests {
  /// What llvm-cov of Swift 6.3.1 printed for these lines and another file.
  ///
  /// ```swift
  ///  1  struct Greeter {
  ///  2    var names: [String] = []
  ///  3
  ///  4    mutating func greet(_ name: String) {
  ///  5      names = [name].filter { !$0.isEmpty }
  ///  6      // A comment between.
  ///  7      #if os(Windows)
  ///  8        names = []
  ///  9      #endif
  /// 10      if name.isEmpty {
  /// 11        print("nobody")
  /// 12      }
  /// 13    }
  /// 14
  /// 15    private func check() { print(names) }
  /// 16  }
  /// ```
  private static let lcov = """
    SF:/kit/Sources/MVP/Greeter.swift
    FN:2,MVP/Greeter.swift:$s1a7GreeterV5namesSaySSGvpfi
    FN:4,MVP/Greeter.swift:$s1a7GreeterV5greetyySSF
    FN:5,MVP/Greeter.swift:$s1a7GreeterV5greetyySSFSbSSXEfU_
    FN:15,MVP/Greeter.swift:$s1a7GreeterV5check33_48F7977ELLyyF
    FNDA:1,MVP/Greeter.swift:$s1a7GreeterV5namesSaySSGvpfi
    FNDA:2,MVP/Greeter.swift:$s1a7GreeterV5greetyySSF
    FNDA:2,MVP/Greeter.swift:$s1a7GreeterV5greetyySSFSbSSXEfU_
    FNDA:0,MVP/Greeter.swift:$s1a7GreeterV5check33_48F7977ELLyyF
    FNF:4
    FNH:3
    DA:2,1
    DA:4,2
    DA:5,2
    DA:6,2
    DA:10,2
    DA:11,0
    DA:12,0
    DA:13,18446744073709286724
    DA:15,0
    BRF:0
    BRH:0
    LF:10
    LH:7
    end_of_record
    SF:/kit/Sources/MVP/Deep/Place.swift
    FN:3,$s1a5PlaceO
    FNDA:1,$s1a5PlaceO
    FNF:1
    FNH:1
    DA:3,1
    LF:1
    LH:1
    end_of_record

    """

  @Test("Lines with code are those with a count; the executed ones have another one than zero")
  func lines() throws {
    let lines = try data().lines(in: "Sources/MVP")
    func numbers(_ lines: Set<CoverageData.Line>) -> [Int] {
      lines.filter { $0.path == "Sources/MVP/Greeter.swift" }.map(\.number).sorted()
    }
    #expect(numbers(lines.all) == [2, 4, 5, 6, 10, 11, 12, 13, 15])
    #expect(numbers(lines.executed) == [2, 4, 5, 6, 10, 13])
  }

  @Test("A module has the figures of all files in its folder, and the names of what ran")
  func cover() throws {
    let data = try data()
    #expect(
      try data.cover(in: "Sources/MVP")
        == Cover(linesCovered: 7, lines: 10, functionsCovered: 4, functions: 5))
    let functions = try data.executedFunctions(in: "Sources/MVP")
    #expect(functions.count == 4 && functions.first == "$s1a5PlaceO")
    #expect(functions.last == "MVP/Greeter.swift:$s1a7GreeterV5namesSaySSGvpfi")
  }

  @Test(
    "A folder that the data does not know is an error, not a folder without code",
    arguments: [
      ("/kit", "Sources/MV"), ("/kit", "Sources/MVPs"), ("/ki", "Sources/MVP"),
      ("/kit/Sources", "Sources/MVP"),
    ])
  func unknown(root: String, folder: String) throws {
    let data = try data(root: root)
    #expect(throws: CoverageError.noData(folder: folder)) { try data.cover(in: folder) }
    #expect(throws: CoverageError.noData(folder: folder)) {
      try data.executedFunctions(in: folder)
    }
  }

  private func data(root: String = "/kit") throws -> CoverageData {
    try CoverageData(lcov: Self.lcov, root: root)
  }
}

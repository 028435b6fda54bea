import Testing

@testable import guides

@Suite("A box of a guide")
struct BoxTests {
  private let output = [
    "Distribution    roles", "  MVC             1", "  VIPER           5", "",
    "Ease of use     code lines", "  MVC           327 *", "  VIPER         663",
    "All 125 scenarios hold.", "  View → View  show(_:)  View.swift:14",
  ]

  @Test("Lines that are printed stay, with the white space of the output")
  func printedLines() {
    let box = Box(lines: ["Ease of use code lines", "", "VIPER    663"])
    let updated = box.updated(by: output)
    #expect(updated.lines == ["Ease of use     code lines", "", "  VIPER         663"])
    #expect(updated.unknown == [])
  }

  @Test("A line with other figures is replaced by that of the same table")
  func changedFigure() {
    let box = Box(lines: ["Ease of use     code lines", "  MVC           300 *"])
    #expect(
      box.updated(by: output).lines == ["Ease of use     code lines", "  MVC           327 *"])
  }

  @Test(
    "A line is found by its words around numbers, or else by its label",
    arguments: [
      ("All 99 scenarios hold.", "All 125 scenarios hold."),
      ("  VIPER  4 *", "  VIPER           5"),
      ("View → View  show(_:)  View.swift:9", "  View → View  show(_:)  View.swift:14"),
    ])
  func labels(line: String, expected: String) {
    #expect(Box(lines: [line]).updated(by: output).lines == [expected])
  }

  @Test("A line that the command prints above the previous line has no counterpart")
  func order() {
    let box = Box(lines: ["  VIPER         663", "  MVC             1"])
    #expect(box.updated(by: output).unknown == [1])
    let twice = Box(lines: ["  VIPER         663", "  VIPER         663"])
    #expect(twice.updated(by: output).unknown == [1])
  }

  @Test("A row is replaced by that of its own table, also if a mark has moved")
  func movedMark() {
    let output = [
      "Roles", "  MVC  1 *", "  MVP  4", "Lines", "  MVC  300", "  MVP  500 *",
    ]
    let box = Box(lines: ["Roles", "  MVC  2", "  MVP  3 *"])
    #expect(box.updated(by: output).lines == ["Roles", "  MVC  1 *", "  MVP  4"])
  }

  @Test(
    "A line stays if its numbers differ within the tolerance",
    arguments: [
      ("  Models  14  19,127  90.3%", true), ("  Models  14  19,119  90.4%", true),
      ("  Models  14  19,139  90.3%", false), ("  Models  15  19,119  90.3%", false),
      ("  Models  14  19,119  90.5%", false), ("  Views   14  19,119  90.3%", false),
    ])
  func tolerance(printed: String, stays: Bool) {
    let line = "  Models  14  19,119  90.3%"
    let updated = Box(lines: [line]).updated(by: [printed], tolerance: 0.001)
    #expect((updated.lines == [line] && updated.unknown == []) == stays)
  }

  @Test("A time in milliseconds is kept, unless another number of its line has changed")
  func times() {
    let line = "  MVC  1,056  97.7%  343 ms"
    #expect(Box(lines: [line]).updated(by: ["  MVC  1,056  97.7%  1,201 ms"]).lines == [line])
    let printed = "  MVC  1,056  97.8%  401 ms"
    #expect(Box(lines: [line]).updated(by: [printed]).lines == [printed])
  }

  @Test("A line without a counterpart is kept and reported")
  func unknownLine() {
    let updated = Box(lines: ["  MVC             1", "  MVP             4"]).updated(by: output)
    #expect(updated.lines == ["  MVC             1", "  MVP             4"])
    #expect(updated.unknown == [1])
  }
}

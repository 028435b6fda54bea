import Foundation
import Testing

@testable import check

@Suite("Code lines beside those of cloc")
struct ClocComparisonTests {
  @Test("Files with different numbers are listed, which is no problem")
  func differences() {
    let comparison = ClocComparison(
      files: ["A.swift", "B.swift"], lines: ["A.swift": 10, "B.swift": 20],
      clocLines: ["A.swift": 10, "B.swift": 19])
    #expect(comparison.problems == [])
    #expect(
      comparison.rows == [
        "  compare      cloc",
        "       20        19  B.swift",
        "       30        29  code lines; files: 2, of which 1 differ",
      ])
  }

  @Test("A file that one of the two leaves out is a problem, and is not added up")
  func leftOut() {
    let comparison = ClocComparison(
      files: ["A.swift", "B.swift", "C.swift"], lines: ["A.swift": 10, "B.swift": 20],
      clocLines: ["A.swift": 10, "C.swift": 30])
    #expect(
      comparison.problems == [
        "B.swift: cloc leaves it out.", "C.swift: compare size leaves it out.",
      ])
    #expect(
      comparison.rows.last == "       10        10  code lines; files: 1, of which 0 differ")
  }

  @Test("Code lines are read from the CSV of cloc")
  func csv() {
    let text = """
      language,filename,blank,comment,code,"github.com/AlDanial/cloc"
      Swift,Sources/A.swift,1,2,30
      Swift,Sources/B.swift,0,0,4
      SUM,,1,2,34

      """
    #expect(
      ClocComparison.lines(inCSV: text) == ["Sources/A.swift": 30, "Sources/B.swift": 4])
  }

  @Test("Code lines are read from the JSON of compare size")
  func json() throws {
    let text = """
      {"folders": [{"path": "Sources/A.swift", "size": {"codeLines": 30, "tokens": 99}}],
       "notes": [], "schema": 1}
      """
    #expect(try ClocComparison.lines(inJSON: Data(text.utf8)) == ["Sources/A.swift": 30])
  }
}

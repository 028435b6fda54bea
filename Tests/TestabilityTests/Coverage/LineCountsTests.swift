import Testing

@testable import Testability

@Suite("Counting how often lines ran")
struct LineCountsTests {
  @Test("A region counts for its lines up to where it ends, also the empty ones between")
  func region() {
    #expect(counts([.start(2, 3), .end(5)]) == [2: 3, 3: 3, 4: 3, 5: 3])
    #expect(counts([]) == [:])
    #expect(counts([.start(4, 0), .end(4)]) == [4: 0])
  }

  @Test("Where several regions meet in a line, the largest count is the line's")
  func largest() {
    #expect(counts([.start(1, 1), .start(2, 7), .resume(2, 1), .end(3)]) == [1: 1, 2: 7, 3: 1])
    #expect(counts([.start(1, 5), .start(2, 0), .end(3)]) == [1: 5, 2: 5, 3: 0])
  }

  @Test("A count that only goes on after another region does not raise its line")
  func resumed() {
    #expect(counts([.start(1, 0), .resume(2, 9), .end(3)]) == [1: 0, 2: 0, 3: 9])
  }

  @Test("A gap between regions begins no code in its line, but its count goes on below")
  func gap() {
    #expect(
      counts([.start(1, 2), .gap(2, 0), .start(4, 0), .end(5)]) == [1: 2, 2: 2, 3: 0, 4: 0, 5: 0])
    #expect(counts([.start(1, 2), .end(1), .gap(3, 4), .end(3)]) == [1: 2, 3: 0])
  }

  @Test("Lines that the compiler skipped hold no code, unless code begins in them as well")
  func skipped() {
    #expect(counts([.start(1, 2), .skip(2), .resume(4, 2), .end(5)]) == [1: 2, 5: 2])
    #expect(counts([.start(1, 2), .skip(2), .start(2, 3), .end(3)]) == [1: 2, 2: 3, 3: 3])
  }

  @Test("Between functions there is no code")
  func between() {
    #expect(counts([.start(1, 1), .end(2), .start(5, 0), .end(6)]) == [1: 1, 2: 1, 5: 0, 6: 0])
  }

  private func counts(_ segments: [CoverageSegment]) -> [Int: Int] {
    LineCounts(segments: segments).counts
  }
}

extension CoverageSegment {
  fileprivate static func start(_ line: Int, _ count: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: count, hasCount: true, isRegionEntry: true, isGap: false)
  }

  fileprivate static func resume(_ line: Int, _ count: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: count, hasCount: true, isRegionEntry: false, isGap: false)
  }

  fileprivate static func gap(_ line: Int, _ count: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: count, hasCount: true, isRegionEntry: true, isGap: true)
  }

  fileprivate static func skip(_ line: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: 0, hasCount: false, isRegionEntry: true, isGap: false)
  }

  fileprivate static func end(_ line: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: 0, hasCount: false, isRegionEntry: false, isGap: false)
  }
}

import Architectures
import Foundation
import Interactions
import Testing

@testable import Costs

@Suite("Counting instructions in several layouts", .whereRecordable)
@MainActor struct LayoutCountTests {
  /// Measures MVC with made-up numbers of instructions in some copies of the program.
  ///
  /// The first argument of the function `instructions` is the seed of the layout, which is 0 for
  /// the program itself.
  private func measure(
    copies: Int, problem: String? = nil, layoutCounting: LayoutCounting = .allRows,
    atFixedAddresses: Bool = true, instructions: @escaping (Int, MeasuredWork) -> Int?
  ) async throws -> DispatchResult {
    try await CostsTests.measure(
      atFixedAddresses: atFixedAddresses,
      copies: (0..<copies).map { URL(filePath: "/copies/\($0 + 1)") }, problem: problem,
      layoutCounting: layoutCounting
    ) { seed, work in
      instructions(seed, work).map { Counts([.instructions: $0, .retains: 5]) }
    }.0
  }

  private func rows(of result: DispatchResult) throws -> [DispatchFigures] {
    let controls = result.controls
    let costs = [result.architectures["mvc"], controls.floor, controls.again]
    return try costs.flatMap { try #require($0).values } + #require(controls.bindings).values
  }

  @Test("The models' work is counted without the work that does nothing, in each layout")
  func models() async throws {
    let result = try await measure(copies: 8) { seed, work in
      work == .nothing ? 9 + seed : work.isOfModels ? 109 + 3 * seed : 1_000
    }
    let models = try #require(result.controls.models)
    #expect(!models.isEmpty)
    for row in models.values {
      #expect(row.counts[.instructions] == 100)
      #expect(row.instructionsInLayouts == CountRange(low: 100, high: 116))
    }
  }

  @Test(
    "Each row has the smallest and the largest count of the program and of eight copies",
    arguments: [(10, 1_000, 1_080), (-10, 920, 1_000), (0, 1_000, 1_000)])
  func ranges(step: Int, low: Int, high: Int) async throws {
    let result = try await measure(copies: 12) { seed, _ in 1_000 + seed * step }
    for row in try rows(of: result) {
      #expect(row.counts[.instructions] == 1_000)
      #expect(row.instructionsInLayouts == CountRange(low: low, high: high))
    }
    #expect(result.controls.slowed?.figures.instructionsInLayouts == nil)
    #expect(!result.notes.contains { $0.hasPrefix("instructionsInLayouts") })
  }

  @Test("A count that does not repeat in one layout is left out, and a note says so")
  func unsteady() async throws {
    let result = try await measure(copies: 3) { seed, work in
      seed == 3 && work == Self.tap ? nil : 1_000 + seed
    }
    let tap = try #require(result.architectures["mvc"]?[.greetingTap])
    #expect(tap.instructionsInLayouts == CountRange(low: 1_000, high: 1_002))
    #expect(
      result.notes.contains(
        """
        In the layout of seed 3, greeting-tap: the counts of mvc differ from one repetition to the \
        next and are left out.
        """))
  }

  @Test("Without copies the ranges are null, and a note says so")
  func noCopies() async throws {
    let result = try await measure(copies: 0, problem: "There is no linker.") { _, _ in 1_000 }
    #expect(try rows(of: result).allSatisfy { $0.instructionsInLayouts == nil })
    #expect(
      result.noteOnLayouts == """
        instructionsInLayouts are null, since no copies of this program can be linked in other \
        layouts: There is no linker.
        """)
  }

  @Test("Without fixed addresses the ranges are null like the instructions")
  func randomAddresses() async throws {
    let result = try await measure(copies: 3, atFixedAddresses: false) { _, _ in 1_000 }
    #expect(try rows(of: result).allSatisfy { $0.instructionsInLayouts == nil })
    #expect(
      result.noteOnLayouts
        == "instructionsInLayouts are null, since the counter instructions is null.")
  }

  @Test("Only the rows above their limits are counted in several layouts")
  func limits() async throws {
    let limits: [MeasuredWork: Int] = [
      Self.tap: 999, .interaction(.greetingLeave, on: .architecture("mvc")): 1_000,
      .delivery(.closure): 5,
    ]
    let result = try await measure(copies: 8, layoutCounting: .rowsAbove(limits)) { seed, _ in
      1_000 - seed
    }
    let range = CountRange(low: 992, high: 1_000)
    #expect(result.architectures["mvc"]?[.greetingTap]?.instructionsInLayouts == range)
    #expect(result.controls.bindings?[.closure]?.instructionsInLayouts == range)
    #expect(try rows(of: result).count { $0.instructionsInLayouts != nil } == 2)
    #expect(try rows(of: result).allSatisfy { $0.counts[.instructions] == 1_000 })
  }

  private static let tap = MeasuredWork.interaction(.greetingTap, on: .architecture("mvc"))
}

import CMutants
import Testing

// The notes are the program's, so the tests take turns.
@Suite("The switch of the mutants", .serialized)
struct CMutantsTests {
  init() {
    mutantsForgetReached()
  }

  private func reached(capacity: Int = 4) -> (ids: [Int32], count: Int32) {
    var ids = [Int32](repeating: 0, count: capacity)
    let count = mutantsReached(&ids, Int32(capacity))
    return (Array(ids.prefix(Int(count))), count)
  }

  @Test("Without an environment variable no mutant is on")
  func off() {
    #expect(!mutantIsOn(1))
    #expect(mutantStep(20_000) == 0)
  }

  @Test("Mutants that were reached are listed once, in their order, until they are forgotten")
  func notes() {
    #expect(reached().count == 0)
    for id in [20_000, 7, 1, 7] as [Int32] { _ = mutantIsOn(id) }
    _ = mutantStep(12)
    #expect(reached().ids == [1, 7, 12, 20_000])
    mutantsForgetReached()
    #expect(reached().ids.isEmpty)
  }

  @Test("More mutants than there is room for are counted")
  func capacity() {
    for id in 1...5 as ClosedRange<Int32> { _ = mutantIsOn(id) }
    #expect(reached(capacity: 2) == ([1, 2], 5))
  }

  @Test("The number that is no mutant's ends the program")
  func outside() async {
    await #expect(processExitsWith: .failure) { _ = mutantIsOn(0) }
    await #expect(processExitsWith: .failure) { _ = mutantIsOn(20_001) }
  }
}

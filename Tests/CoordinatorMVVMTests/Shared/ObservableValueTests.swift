import Testing

@testable import CoordinatorMVVM

@Suite("Observable values")
struct ObservableValueTests {
  @Observed var number = 1

  final class Target {
    @Observed var number = 1
  }

  @Test("A target gets the current value at once and then each new one, equal ones included")
  func deliversEachValue() {
    let spy = ValuesSpy($number)
    #expect(spy.values == [1])
    number = 2
    $number.value = 2
    number += 1
    #expect(spy.values == [1, 2, 2, 3])
    #expect(number == 3)
    #expect($number.value == 3)
  }

  @Test("Several targets are updated in the order in which they were bound")
  func deliversInOrder() {
    let target = Target()
    var calls: [String] = []
    for name in ["a", "b", "c"] {
      $number.bind(to: target) { calls.append("\(name)\($1)") }
    }
    number = 2
    #expect(calls == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("A target is not kept alive, and is updated no more once it is gone")
  func releasesTarget() {
    weak var released: Target?
    var updateCount = 0
    do {
      let target = Target()
      released = target
      $number.bind(to: target) {
        $0.number = $1
        updateCount += 1
      }
      number = 2
      #expect(target.number == 2)
    }
    #expect(released == nil)
    number = 3
    #expect(updateCount == 2)
  }

  @Test("Targets do not keep what they are bound to alive")
  func releasesValue() {
    weak var released: ObservableValue<Int>?
    let target = Target()
    do {
      let observable = ObservableValue(1)
      released = observable
      observable.bind(to: target) { $0.number = $1 }
    }
    #expect(target.number == 1)
    #expect(released == nil)
  }
}

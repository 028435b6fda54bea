import Testing

@testable import SupervisingMVP

@Suite struct ObservableValueTests {
  @Observed var number = 1

  final class Owner {
    @Observed var number = 1
  }

  @Test("An owner gets the current value at once and then each new one, equal ones included")
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

  @Test("Several bindings of an owner are updated in the order in which they were made")
  func deliversInOrder() {
    let owner = Owner()
    var calls: [String] = []
    for name in ["a", "b", "c"] {
      $number.bind(to: owner) { calls.append("\(name)\($1)") }
    }
    number = 2
    #expect(calls == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("A binding may set the value again")
  func setsValueAgain() {
    $number.bind(to: Owner()) { _, _ in }
    let owner = Owner()
    $number.bind(to: owner) { [$number] in if $1 < 3 { $number.value += 1 } }
    let spy = ValuesSpy($number)
    number = 2
    #expect(number == 3)
    #expect(spy.values.last == 3)
  }

  @Test("An owner is not kept alive, and its binding is neither called nor kept once it is gone")
  func releasesOwner() {
    weak var released: Owner?
    weak var captured: Owner?
    var updateCount = 0
    do {
      let (owner, other) = (Owner(), Owner())
      (released, captured) = (owner, other)
      $number.bind(to: owner) {
        $0.number = $1
        other.number = $1
        updateCount += 1
      }
      number = 2
      #expect(owner.number == 2)
    }
    #expect(released == nil)
    number = 3
    #expect(updateCount == 2)
    _ = ValuesSpy($number)
    #expect(captured == nil)
  }

  @Test("Owners do not keep what they are bound to alive")
  func releasesValue() {
    weak var released: ObservableValue<Int>?
    let owner = Owner()
    do {
      let observable = ObservableValue(1)
      released = observable
      observable.bind(to: owner) { $0.number = $1 }
    }
    #expect(owner.number == 1)
    #expect(released == nil)
  }
}

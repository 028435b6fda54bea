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
    number = 2
    number += 1
    #expect(spy.values == [1, 2, 2, 3])
    #expect(number == 3)
  }

  @Test("Updates, of one owner or several, are called in the order in which they were bound")
  func deliversInOrder() {
    let owners = [Owner(), Owner()]
    var calls: [String] = []
    for (owner, name) in zip([owners[0], owners[1], owners[0]], ["a", "b", "c"]) {
      $number.bind(to: owner) { calls.append("\(name)\($1)") }
    }
    number = 2
    #expect(calls == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("An owner is not kept alive, and nothing is called for it once it is gone")
  func releasesOwner() {
    weak var released: Owner?
    var updateCount = 0
    do {
      let owner = Owner()
      released = owner
      $number.bind(to: owner) {
        $0.number = $1
        updateCount += 1
      }
      number = 2
      #expect(owner.number == 2)
    }
    #expect(released == nil)
    number = 3
    #expect(updateCount == 2)
  }

  @Test("The update of an owner that is gone is dropped, and the others go on")
  func dropsUpdate() {
    weak var released: Owner?
    let spy = ValuesSpy($number)
    do {
      let (owner, captured) = (Owner(), Owner())
      released = captured
      $number.bind(to: owner) { captured.number = $1 }
    }
    #expect(released != nil)
    number = 2
    #expect(released == nil)
    #expect(spy.values == [1, 2])
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

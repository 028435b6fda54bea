import Models
import Scenarios
import Testing

@testable import LighterMVC

extension ViewFree {
  @Suite struct ObservedTests {
    @Observed var number = 1

    final class Observer {
      var number = 0
    }

    @Test(
      "An observer is told the current value at once and then each new one, equal ones included")
    func tellsEachValue() {
      let spy = ValuesSpy($number)
      #expect(spy.values == [1])
      number = 2
      number = 2
      number += 1
      #expect(spy.values == [1, 2, 2, 3])
      #expect(number == 3)
    }

    @Test("Several observers are told in the order in which they began to observe")
    func tellsInOrder() {
      let observer = Observer()
      var calls: [String] = []
      for name in ["a", "b", "c"] {
        $number.observe(by: observer) { calls.append("\(name)\($1)") }
      }
      number = 2
      #expect(calls == ["a1", "b1", "c1", "a2", "b2", "c2"])
    }

    @Test("An observer is not kept alive, and nothing is called for it once it is gone")
    func releasesObserver() {
      weak var released: Observer?
      var updateCount = 0
      do {
        let observer = Observer()
        released = observer
        $number.observe(by: observer) {
          $0.number = $1
          updateCount += 1
        }
        number = 2
        #expect(observer.number == 2)
      }
      #expect(released == nil)
      number = 3
      #expect(updateCount == 2)
    }

    @Test("What was to be called for an observer that is gone is forgotten with the next one")
    func forgetsObserver() {
      weak var released: Observer?
      do {
        let observer = Observer()
        let kept = Observer()
        released = kept
        $number.observe(by: observer) { _, _ in kept.number += 1 }
      }
      #expect(released != nil)
      let spy = ValuesSpy($number)
      #expect(released == nil)
      #expect(spy.values == [1])
    }

    @Test("A value set during the delivery of another is the last one for every observer")
    func setsValue() {
      let before = ValuesSpy($number)
      let observed = $number
      observed.observe(by: observed) { if $1 == 2 { $0.wrappedValue = 20 } }
      let after = ValuesSpy($number)
      number = 2
      #expect(number == 20)
      #expect(before.values == [1, 2, 20])
      #expect(after.values.allSatisfy { $0 != 2 })
      #expect(after.values.last == 20)
    }

    @Test("Those who are handed the same state see each other's changes")
    func isShared() {
      let state = ProfileState()
      let first = ProfileStateSpy(state: state)
      let second = ProfileStateSpy(state: state)
      state.user = .sample
      state.draftName = "Dee"
      state.user?.displayName = .sample("Dai Vernon")
      for spy in [first, second] {
        #expect(spy.seen.name == "Dai Vernon")
        #expect(spy.seen.draftNames == ["Dee"])
      }
    }
  }
}

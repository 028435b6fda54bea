import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Observable values")
  struct ObservableValueTests {
    @Observed var number = 1

    @Test("An observer gets the current value at once and then each new one, equal ones included")
    func deliversEachValue() {
      let spy = ValuesSpy($number)
      #expect(spy.values == [1])
      number = 2
      number = 2
      number += 1
      #expect(spy.values == [1, 2, 2, 3])
      #expect($number.value == 3)
    }

    @Test("Several observers are called in the order in which they were added")
    func deliversInOrder() {
      var calls: [String] = []
      let tokens = ["a", "b", "c"].map { name in
        $number.observe { calls.append("\(name)\($0)") }
      }
      number = 2
      #expect(calls == ["a1", "b1", "c1", "a2", "b2", "c2"])
      withExtendedLifetime(tokens) {}
    }

    @Test("An observer is called no more once its token is released, and is released with it")
    func releasesObserver() {
      final class Resource {}
      weak var released: Resource?
      var values: [Int] = []
      var token: ObservationToken?
      do {
        let resource = Resource()
        released = resource
        token = $number.observe { value in
          withExtendedLifetime(resource) { values.append(value) }
        }
      }
      let spy = ValuesSpy($number)
      #expect(released != nil)
      withExtendedLifetime(token) {}
      token = nil
      #expect(released == nil)
      number = 2
      #expect(values == [1])
      #expect(spy.values == [1, 2])
    }

    @Test("A token keeps the value that it observes, and nothing keeps it afterwards")
    func keepsValue() {
      weak var released: ObservableValue<Int>?
      var token: ObservationToken?
      do {
        let observable = ObservableValue(1)
        released = observable
        token = observable.observe { _ in }
      }
      #expect(released != nil)
      withExtendedLifetime(token) {}
      token = nil
      #expect(released == nil)
    }

    @Test("A binding updates its target without keeping it alive")
    func binds() {
      final class Target {
        var number = 0
      }
      weak var released: Target?
      let token: ObservationToken
      var updateCount = 0
      do {
        let target = Target()
        released = target
        token = $number.bind(to: target) {
          $0.number = $1
          updateCount += 1
        }
        #expect(target.number == 1)
        number = 2
        #expect(target.number == 2)
      }
      #expect(released == nil)
      number = 3
      #expect(updateCount == 2)
      withExtendedLifetime(token) {}
    }
  }
}

import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Observable values, changed while they are delivered")
  struct ObservableValueDeliveryTests {
    @Observed var number = 1

    @Test("An observer that removes itself does not keep the value from others")
    func removesItself() {
      var values: [Int] = []
      var token: ObservationToken?
      token = $number.observe { value in
        values.append(value)
        if value == 2 { token = nil }
      }
      let spy = ValuesSpy($number)
      number = 2
      number = 3
      #expect(values == [1, 2])
      #expect(spy.values == [1, 2, 3])
      #expect(token == nil)
    }

    @Test("An observer that is removed is not called any more in the same delivery")
    func removesLaterObservers() {
      var removed: [ObservationToken] = []
      let remover = $number.observe { if $0 == 2 { removed = [] } }
      var calls: [String] = []
      removed.append($number.observe { calls.append("a\($0)") })
      let kept = $number.observe { calls.append("b\($0)") }
      removed.append($number.observe { calls.append("c\($0)") })
      number = 2
      #expect(calls == ["a1", "b1", "c1", "b2"])
      withExtendedLifetime([remover, kept]) {}
    }

    @Test("Removing an observer that has had the value leaves the others their turn")
    func removesEarlierObserver() {
      let first = ValuesSpy($number)
      var second: ValuesSpy<Int>? = ValuesSpy($number)
      let remover = $number.observe { if $0 == 2 { second = nil } }
      let last = ValuesSpy($number)
      number = 2
      #expect(first.values == [1, 2])
      #expect(second == nil)
      #expect(last.values == [1, 2])
      withExtendedLifetime(remover) {}
    }

    @Test("An observer that is added gets the value being delivered, once, and those after it")
    func addsObserver() {
      var added: ValuesSpy<Int>?
      let adder = $number.observe { if $0 == 2 { added = ValuesSpy($number) } }
      let other = ValuesSpy($number)
      number = 2
      #expect(added?.values == [2])
      number = 3
      #expect(added?.values == [2, 3])
      #expect(other.values == [1, 2, 3])
      withExtendedLifetime(adder) {}
    }

    @Test("A value set by an observer is the last one for all, and no older value comes after it")
    func setsValue() {
      let before = ValuesSpy($number)
      var setterValues: [Int] = []
      let setter = $number.observe { value in
        setterValues.append(value)
        if value == 2 { number = 20 }
      }
      let after = ValuesSpy($number)
      number = 2
      #expect(number == 20)
      #expect(before.values == [1, 2, 20])
      #expect(setterValues == [1, 2, 20])
      #expect(after.values == [1, 20])
      number = 3
      #expect(after.values == [1, 20, 3])
      withExtendedLifetime(setter) {}
    }

    @Test("A value set by an observer that is just being added reaches it, too")
    func setsValueWhenAdded() {
      let before = ValuesSpy($number)
      var setterValues: [Int] = []
      let setter = $number.observe { value in
        setterValues.append(value)
        if value == 1 { number = 10 }
      }
      #expect(before.values == [1, 10])
      #expect(setterValues == [1, 10])
      withExtendedLifetime(setter) {}
    }

    @Test("Adding, removing and setting in one delivery leaves all observers with the newest value")
    func doesEverythingAtOnce() {
      var removed: ValuesSpy<Int>?
      var added: ValuesSpy<Int>?
      let busy = $number.observe { value in
        guard value == 2 else { return }
        added = ValuesSpy($number)
        removed = nil
        number = 20
      }
      removed = ValuesSpy($number)
      let last = ValuesSpy($number)
      number = 2
      #expect(removed == nil)
      #expect(added?.values == [2, 20])
      #expect(last.values == [1, 20])
      withExtendedLifetime(busy) {}
    }
  }
}

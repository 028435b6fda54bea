import Models
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Store")
  struct StoreTests {
    let david = AppAction.greeting(
      .showGreetingTapped(Person(firstName: "David", lastName: "Blaine")))
    let dee = AppAction.greeting(.showGreetingTapped(Person(firstName: "Dee", lastName: "")))
    let store = makeStore()

    static func makeStore(_ middleware: [any Middleware] = []) -> Store {
      Store(state: AppState(), reducer: AppReducer.reduce, middleware: middleware)
    }

    @Test("An action changes the state by the reducer")
    func reduces() {
      store.dispatch(david)
      #expect(GreetingSelectors.greeting(in: store.state) == "Hello David Blaine")
    }

    @Test("A store begins with the state that it is given")
    func begins() {
      let store = Store(
        state: AppState(profile: ProfileState(phase: .loading)), reducer: AppReducer.reduce,
        middleware: [])
      #expect(store.state.profile == ProfileState(phase: .loading))
    }

    @Test("A subscriber is told of its slice at once, and then when it has changed, not otherwise")
    func tellsChanges() {
      let spy = GreetingsSpy(store)
      #expect(spy.greetings == [nil])
      store.dispatch(david)
      store.dispatch(david)
      store.dispatch(.profile(.nameChanged("D")))
      store.dispatch(dee)
      #expect(spy.greetings == [nil, "Hello David Blaine", "Hello Dee"])
    }

    @Test("Subscribers are told in the order in which they have subscribed")
    func tellsInOrder() {
      let target = Target()
      var calls: [String] = []
      for name in ["a", "b", "c"] {
        store.subscribe(target, to: GreetingSelectors.greeting) { _, _ in calls.append(name) }
      }
      store.dispatch(david)
      #expect(calls == ["a", "b", "c", "a", "b", "c"])
    }

    @Test("Unsubscribing ends all subscriptions of one subscriber, and of no other")
    func unsubscribes() {
      let target = Target()
      var count = 0
      store.subscribe(target, to: GreetingSelectors.greeting) { _, _ in count += 1 }
      store.subscribe(target, to: GreetingSelectors.greeting) { _, _ in count += 1 }
      let spy = GreetingsSpy(store)
      store.unsubscribe(target)
      store.dispatch(david)
      #expect(count == 2)
      #expect(spy.greetings == [nil, "Hello David Blaine"])
    }

    @Test("A subscriber that has unsubscribed while another one was told is told nothing more")
    func unsubscribesWhileTelling() {
      let (first, second) = (Target(), Target())
      store.subscribe(first, to: GreetingSelectors.greeting) { [store] in
        if $1 != nil { store.unsubscribe(second) }
      }
      var told: [String?] = []
      store.subscribe(second, to: GreetingSelectors.greeting) { told.append($1) }
      store.dispatch(david)
      #expect(told == [nil])
    }

    @Test("A subscriber that unsubscribes itself while it is told is told nothing more")
    func unsubscribesItself() {
      let target = Target()
      var told: [String?] = []
      store.subscribe(target, to: GreetingSelectors.greeting) { [store, dee] in
        told.append($1)
        guard $1 == "Hello David Blaine" else { return }
        store.unsubscribe($0)
        store.dispatch(dee)
      }
      store.dispatch(david)
      #expect(told == [nil, "Hello David Blaine"])
    }

    @Test("A dispatch of a subscriber takes effect at once; it is told of it after it has returned")
    func dispatchesFromSubscriber() {
      let target = Target()
      var log: [String] = []
      store.subscribe(target, to: GreetingSelectors.greeting) { [store, dee] in
        log.append("told \($1 ?? "nothing")")
        if $1 == "Hello David Blaine" {
          store.dispatch(dee)
          log.append("now \(GreetingSelectors.greeting(in: store.state) ?? "nothing")")
        }
      }
      let spy = GreetingsSpy(store)
      store.dispatch(david)
      #expect(
        log == ["told nothing", "told Hello David Blaine", "now Hello Dee", "told Hello Dee"])
      #expect(spy.greetings == [nil, "Hello Dee"])
    }

    @Test("A dispatch while a subscriber is told for the first time does not interrupt it either")
    func dispatchesWhileSubscribing() {
      let target = Target()
      var log: [String] = []
      store.subscribe(target, to: GreetingSelectors.greeting) { [store, dee] in
        log.append("told \($1 ?? "nothing")")
        if $1 == nil { store.dispatch(dee) }
        log.append("returned")
      }
      #expect(log == ["told nothing", "returned", "told Hello Dee", "returned"])
    }

    @Test("A subscriber that subscribes while another one is told is told at once")
    func subscribesWhileTelling() {
      let target = Target()
      var spies: [GreetingsSpy] = []
      store.subscribe(target, to: GreetingSelectors.greeting) { [store] _, greeting in
        guard greeting != nil else { return }
        let spy = GreetingsSpy(store)
        #expect(spy.greetings == ["Hello David Blaine"])
        spies.append(spy)
      }
      store.dispatch(david)
      #expect(spies.count == 1)
    }

    @Test("Neither the store nor a subscriber keeps the other alive")
    func releases() {
      var store: Store? = Self.makeStore()
      weak let releasedStore = store
      var spy: GreetingsSpy? = store.map(GreetingsSpy.init)
      weak let releasedSpy = spy
      spy = nil
      #expect(releasedSpy == nil)
      store?.dispatch(david)
      #expect(store.map { GreetingSelectors.greeting(in: $0.state) } == "Hello David Blaine")
      spy = store.map(GreetingsSpy.init)
      store = nil
      #expect(releasedStore == nil)
      #expect(spy?.greetings == ["Hello David Blaine"])
    }

    @Test("What a subscription captures goes after its subscriber, when another one subscribes")
    func releasesSubscription() {
      var target: Target? = Target()
      weak var captured: Target?
      do {
        let capture = Target()
        captured = capture
        if let target {
          store.subscribe(target, to: GreetingSelectors.greeting) { _, _ in _ = capture }
        }
      }
      #expect(captured != nil)
      target = nil
      let spy = GreetingsSpy(store)
      #expect(captured == nil)
      #expect(spy.greetings == [nil])
    }

    private final class Target {}
  }
}

import Models
import Testing

@testable import Redux

@Suite("Store")
struct StoreTests {
  let store = makeStore()

  static func makeStore(_ middleware: [any Middleware] = []) -> Store {
    Store(state: AppState(), reduce: AppReducer.reduce, middleware: middleware)
  }

  @Test("A subscriber is told of its selection at once, and then each time that it changes")
  func tellsChanges() {
    let spy = GreetingsSpy(store)
    #expect(spy.greetings == [nil])
    store.dispatch(.david)
    store.dispatch(.david)
    store.dispatch(.profile(.nameChanged("D"), on: .sample))
    store.dispatch(.dee)
    #expect(spy.greetings == [nil, "Hello David Blaine", "Hello Dee"])
  }

  @Test("Subscribers are told in the order in which they have subscribed")
  func tellsInOrder() {
    let target = Target()
    var calls: [String] = []
    for name in ["a", "b", "c"] {
      store.subscribe(target, select: AppState.greeting) { _, _ in calls.append(name) }
    }
    store.dispatch(.david)
    #expect(calls == ["a", "b", "c", "a", "b", "c"])
  }

  @Test("A subscriber that has gone while another one was told is passed over")
  func skipsGoneSubscribers() {
    let target = Target()
    var leaving: GreetingsSpy?
    store.subscribe(target, select: AppState.greeting) { _, greeting in
      if greeting != nil { leaving = nil }
    }
    leaving = GreetingsSpy(store)
    #expect(leaving?.greetings == [nil])
    let spy = GreetingsSpy(store)
    store.dispatch(.david)
    #expect(leaving == nil)
    #expect(spy.greetings == [nil, "Hello David Blaine"])
  }

  @Test("A subscriber that subscribes while another one is told is told at once")
  func subscribesWhileTelling() {
    let target = Target()
    var spies: [GreetingsSpy] = []
    store.subscribe(target, select: AppState.greeting) { [weak store] _, greeting in
      guard let store, greeting != nil else { return }
      let spy = GreetingsSpy(store)
      #expect(spy.greetings == ["Hello David Blaine"])
      spies.append(spy)
    }
    store.dispatch(.david)
    #expect(spies.count == 1)
  }

  @Test("A subscriber that has ended its subscriptions is told nothing more, others are")
  func unsubscribes() {
    let (former, other) = (GreetingsSpy(store), GreetingsSpy(store))
    store.unsubscribe(former)
    store.dispatch(.david)
    #expect(former.greetings == [nil])
    #expect(other.greetings == [nil, "Hello David Blaine"])
  }

  @Test("Neither the store nor a subscriber keeps the other alive")
  func releases() {
    var store: Store? = Self.makeStore()
    weak let releasedStore = store
    var spy: GreetingsSpy? = store.map(GreetingsSpy.init)
    weak let releasedSpy = spy
    spy = nil
    #expect(releasedSpy == nil)
    store?.dispatch(.david)
    #expect(store.map { AppState.greeting(in: $0.state) } == "Hello David Blaine")
    spy = store.map(GreetingsSpy.init)
    store = nil
    #expect(releasedStore == nil)
    #expect(spy?.greetings == ["Hello David Blaine"])
  }

  @Test("What a subscription captures goes after its subscriber, at the next chance to tell")
  func releasesSubscription() {
    var target: Target? = Target()
    weak var captured: Target?
    do {
      let capture = Target()
      captured = capture
      if let target {
        store.subscribe(target, select: AppState.greeting) { _, _ in _ = capture }
      }
    }
    #expect(captured != nil)
    target = nil
    store.dispatch(.david)
    #expect(captured == nil)
  }

  private final class Target {}
}

import Models
import Testing

@testable import Redux

@Suite("Store with middleware")
struct StoreMiddlewareTests {
  @Test("An action passes all middleware in order, then the reducer, then the subscribers")
  func passesInOrder() {
    var log: [String] = []
    let store = StoreTests.makeStore(
      ["a", "b"].map { name in
        MiddlewareStub { action, store, next in
          log.append("\(name) before \(greeting(in: store))")
          next(action)
          log.append("\(name) after \(greeting(in: store))")
        }
      })
    let target = Target()
    store.subscribe(target, select: AppState.greeting) { log.append("told \($1 ?? "none")") }
    store.dispatch(.david)
    #expect(
      log == [
        "told none", "a before none", "b before none", "told Hello David Blaine",
        "b after Hello David Blaine", "a after Hello David Blaine",
      ])
  }

  @Test("Middleware may hold an action back, or pass another one on")
  func replaces() {
    let holding = StoreTests.makeStore([MiddlewareStub { _, _, _ in }])
    holding.dispatch(.david)
    #expect(greeting(in: holding) == "none")

    let replacing = StoreTests.makeStore([MiddlewareStub { _, _, next in next(.dee) }])
    replacing.dispatch(.david)
    #expect(greeting(in: replacing) == "Hello Dee")
  }

  @Test("A dispatch of middleware passes all middleware, and takes effect at once")
  func dispatches() {
    var seen: [String] = []
    let first = MiddlewareStub { action, store, next in
      seen.append("\(action)".contains("Dee") ? "Dee" : "David")
      next(action)
    }
    let second = MiddlewareStub { action, store, next in
      next(action)
      guard greeting(in: store) == "Hello David Blaine" else { return }
      store.dispatch(.dee)
      #expect(greeting(in: store) == "Hello Dee")
    }
    let store = StoreTests.makeStore([first, second])
    let spy = GreetingsSpy(store)
    store.dispatch(.david)
    #expect(seen == ["David", "Dee"])
    #expect(spy.greetings == [nil, "Hello David Blaine", "Hello Dee"])
  }

  private func greeting(in store: Store) -> String {
    AppState.greeting(in: store.state) ?? "none"
  }

  private final class Target {}
}

/// Middleware that does what a test says.
private final class MiddlewareStub: Middleware {
  private let handler: (AppAction, Store, (AppAction) -> Void) -> Void

  init(handler: @escaping (AppAction, Store, (AppAction) -> Void) -> Void) {
    self.handler = handler
  }

  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void) {
    handler(action, store, next)
  }
}

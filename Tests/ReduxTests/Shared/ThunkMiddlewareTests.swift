import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Thunk middleware")
struct ThunkMiddlewareTests {
  let environment = ThunkEnvironment(
    service: ScenarioService(), cache: UserCache(), photoLibrary: ScenarioPhotoLibrary(),
    postService: ScenarioPostService())

  @Test("A thunk is run at once with the store and the environment, and reaches no reducer")
  func runsThunks() {
    let store = StoreTests.makeStore([ThunkMiddleware(environment: environment)])
    let spy = GreetingsSpy(store)
    var runs = 0
    store.dispatch(
      Thunk { [environment] in
        runs += 1
        #expect($0 === store)
        #expect($1 === environment)
      })
    #expect(runs == 1)
    #expect(spy.greetings == [nil])
  }

  @Test("What a thunk dispatches takes effect at once, be it an action or another thunk")
  func dispatches() {
    let store = StoreTests.makeStore([ThunkMiddleware(environment: environment)])
    let spy = GreetingsSpy(store)
    store.dispatch(
      Thunk { store, _ in
        store.dispatch(.david)
        #expect(AppState.greeting(in: store.state) == "Hello David Blaine")
        store.dispatch(Thunk { store, _ in store.dispatch(.dee) })
        #expect(AppState.greeting(in: store.state) == "Hello Dee")
      })
    #expect(spy.greetings == [nil, "Hello David Blaine", "Hello Dee"])
  }

  @Test("An action is passed on, and a thunk without the middleware does nothing")
  func passesActionsOn() {
    let store = StoreTests.makeStore([ThunkMiddleware(environment: environment)])
    store.dispatch(.david)
    #expect(AppState.greeting(in: store.state) == "Hello David Blaine")
    let plain = StoreTests.makeStore()
    plain.dispatch(Thunk { _, _ in Issue.record("There is no middleware to run a thunk.") })
    #expect(plain.state == AppState())
  }
}

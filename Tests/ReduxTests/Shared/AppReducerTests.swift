import Models
import Scenarios
import Testing

@testable import Redux

@Suite("App reducer")
struct AppReducerTests {
  let person = Person(firstName: "David", lastName: "Blaine")
  let first = ScreenID(number: 1)
  let second = ScreenID(number: 2)

  @Test("An action makes, changes or removes the slice of its screen, and no other")
  func composes() {
    var state = AppState()
    AppReducer.reduce(&state, .greeting(.showGreetingTapped(person), on: first))
    #expect(state == AppState(greetings: [first: GreetingState(person: person)]))

    AppReducer.reduce(&state, .profile(.viewWillAppear(cached: nil), on: first))
    AppReducer.reduce(&state, .profile(.viewWillAppear(cached: nil), on: second))
    AppReducer.reduce(&state, .profile(.logOutTapped, on: second))
    #expect(state.profiles == [first: .loading, second: .loggedOut])

    AppReducer.reduce(&state, .profile(.didLeave, on: first))
    #expect(state.greetings == [first: GreetingState(person: person)])
    #expect(state.profiles == [second: .loggedOut])

    AppReducer.reduce(&state, .greeting(.didLeave, on: first))
    AppReducer.reduce(&state, .profile(.didLeave, on: second))
    #expect(state == AppState())
  }

  @Test("A user is in the state once, and two screens with the profile refer to it")
  func sharesUser() {
    var state = AppState()
    for id in [first, second] {
      AppReducer.reduce(&state, .profile(.viewWillAppear(cached: .blaine), on: id))
    }
    #expect(state.users == [User.blaine.id: .blaine])
    AppReducer.reduce(
      &state,
      .profile(
        .didChangeDisplayName(to: .sample("Dee"), of: User.blaine.id, .success(())), on: second))
    #expect(state.user(on: first) == .blaine.renamed("Dee"))
    #expect(state.user(on: second) == .blaine.renamed("Dee"))
  }

  @Test("Two screens may show different users, and a change is about one of them")
  func separatesUsers() {
    var state = AppState()
    AppReducer.reduce(&state, .profile(.viewWillAppear(cached: .blaine), on: first))
    AppReducer.reduce(&state, .profile(.viewWillAppear(cached: .dee), on: second))
    AppReducer.reduce(
      &state, .profile(.didChangePhoto(to: .landscape, of: User.blaine.id, .success(())), on: first)
    )
    #expect(state.user(on: first) == .blaine.with(photo: .landscape))
    #expect(state.user(on: second) == .dee)
  }

  @Test("P-21: a user goes with the last screen that refers to it")
  func dropsUsers() {
    var state = AppState()
    for (id, user) in [(first, User.blaine), (second, .dee), (ScreenID(number: 3), .dee)] {
      AppReducer.reduce(&state, .profile(.viewWillAppear(cached: user), on: id))
    }
    AppReducer.reduce(&state, .profile(.didLeave, on: second))
    #expect(state.users == [User.blaine.id: .blaine, User.dee.id: .dee])
    AppReducer.reduce(&state, .profile(.didLeave, on: first))
    #expect(state.users == [User.dee.id: .dee])
  }
}

import Models
import Testing

@testable import Redux

@Suite("App reducer")
struct AppReducerTests {
  let person = Person(firstName: "David", lastName: "Blaine")
  let first = ScreenID(number: 1)
  let second = ScreenID(number: 2)

  @Test("An action makes, changes or removes the slice of its screen, and no other")
  func composes() {
    var state = AppReducer.reduce(AppState(), .greeting(.showGreetingTapped(person), on: first))
    #expect(state == AppState(greetings: [first: GreetingState(person: person)]))

    state = AppReducer.reduce(state, .profile(.viewWillAppear, on: first))
    state = AppReducer.reduce(state, .profile(.viewWillAppear, on: second))
    state = AppReducer.reduce(state, .profile(.logOutTapped, on: second))
    #expect(state.profiles == [first: .loading, second: .loggedOut])

    state = AppReducer.reduce(state, .profile(.didLeave, on: first))
    #expect(state.greetings == [first: GreetingState(person: person)])
    #expect(state.profiles == [second: .loggedOut])

    state = AppReducer.reduce(state, .greeting(.didLeave, on: first))
    state = AppReducer.reduce(state, .profile(.didLeave, on: second))
    #expect(state == AppState())
  }
}

import Models
import Testing

@testable import Redux

extension ViewFree {
  @Suite("App reducer")
  struct AppReducerTests {
    let person = Person(firstName: "David", lastName: "Blaine")

    @Test("Each slice is changed by the actions of its feature, and by no others")
    func composes() {
      let greeted = AppReducer.reduce(AppState(), .greeting(.showGreetingTapped(person)))
      #expect(greeted.greeting == GreetingState(person: person))
      #expect(greeted.profile == ProfileState())

      let appeared = AppReducer.reduce(greeted, .profile(.viewWillAppear))
      #expect(appeared.greeting == GreetingState(person: person))
      #expect(appeared.profile == ProfileState(phase: .loading))
    }
  }
}

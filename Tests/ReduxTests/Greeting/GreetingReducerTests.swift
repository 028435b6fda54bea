import Models
import Testing

@testable import Redux

@Suite("Greeting reducer")
struct GreetingReducerTests {
  let david = Person(firstName: "David", lastName: "Blaine")
  let dee = Person(firstName: "Dee", lastName: "")

  @Test("G-2, G-4: each tap greets the person, for the first time or again")
  func greets() {
    for former in [nil, GreetingState(person: david), GreetingState(person: dee)] {
      var state = former
      GreetingReducer.reduce(&state, .showGreetingTapped(david))
      #expect(state == GreetingState(person: david))
    }
  }

  @Test("G-1: leaving leaves no slice")
  func leaves() {
    var state: GreetingState? = GreetingState(person: david)
    GreetingReducer.reduce(&state, .didLeave)
    #expect(state == nil)
  }
}

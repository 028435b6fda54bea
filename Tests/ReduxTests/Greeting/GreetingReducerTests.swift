import Models
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Greeting reducer")
  struct GreetingReducerTests {
    let david = Person(firstName: "David", lastName: "Blaine")
    let dee = Person(firstName: "Dee", lastName: "")

    @Test("G-1, G-2: the tap greets the person, and nothing else does")
    func greets() {
      #expect(GreetingState().person == nil)
      let state = GreetingReducer.reduce(GreetingState(), .greeting(.showGreetingTapped(david)))
      #expect(state == GreetingState(person: david))
    }

    @Test("G-4: another tap greets the same person again, or another one")
    func greetsAgain() {
      for person in [david, dee] {
        let state = GreetingReducer.reduce(
          GreetingState(person: david), .greeting(.showGreetingTapped(person)))
        #expect(state == GreetingState(person: person))
      }
    }

    @Test("G-1: leaving resets the slice for the next screen")
    func leaves() {
      let state = GreetingReducer.reduce(GreetingState(person: david), .greeting(.didLeave))
      #expect(state == GreetingState())
    }

    @Test("Actions of the profile change nothing")
    func ignoresProfile() {
      let state = GreetingReducer.reduce(GreetingState(person: david), .profile(.didLeave))
      #expect(state == GreetingState(person: david))
    }
  }
}

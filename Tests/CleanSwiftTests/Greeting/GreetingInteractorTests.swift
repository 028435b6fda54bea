import Models
import Testing

@testable import CleanSwift

extension ViewFree {
  @Suite struct GreetingInteractorTests {
    @Test("G-2: each request is responded to with the person as it was given, in the same turn")
    func showGreeting() {
      let person = Person(firstName: " David ", lastName: "")
      let presenter = GreetingPresentationLogicSpy()
      let interactor = GreetingInteractor(presenter: presenter, person: person)
      #expect(presenter.people.isEmpty)

      interactor.showGreeting()
      interactor.showGreeting()

      #expect(presenter.people == [person, person])
    }
  }
}

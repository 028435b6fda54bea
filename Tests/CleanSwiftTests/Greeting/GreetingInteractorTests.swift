import Models
import Testing

@testable import CleanSwift

extension ViewFree {
  @Suite struct GreetingInteractorTests {
    @Test("Each request is responded to with the person as it was given, in the same turn")
    func showGreeting() {
      let person = Person(firstName: " David ", lastName: "")
      let presenter = GreetingPresentationLogicSpy()
      let interactor = GreetingInteractor(presenter: presenter, person: person)
      #expect(presenter.people.isEmpty)

      interactor.showGreeting(request: .init())
      interactor.showGreeting(request: .init())

      #expect(presenter.people == [person, person])
    }
  }
}

import Models
import Testing

@testable import CleanSwift

@Suite struct GreetingInteractorTests {
  @Test("G-1, G-2: nothing is presented before a request, which gets the person as it was given")
  func showGreeting() {
    let person = Person(firstName: " David ", lastName: "")
    let presenter = GreetingPresentationLogicSpy()
    let interactor = GreetingInteractor(presenter: presenter, person: person)
    #expect(presenter.people.isEmpty)

    interactor.greet(request: .init())
    interactor.greet(request: .init())

    #expect(presenter.people == [person, person])
  }
}

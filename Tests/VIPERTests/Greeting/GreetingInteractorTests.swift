import Models
import Testing

@testable import VIPER

extension ViewFree {
  @Suite struct GreetingInteractorTests {
    @Test("G-2: fetching answers with the person as it was given, in the same turn")
    func fetch() {
      let person = Person(firstName: " David ", lastName: "")
      let interactor = GreetingInteractor(person: person)
      let output = GreetingInteractorOutputSpy()
      interactor.output = output

      interactor.fetchPerson()

      #expect(output.people == [person])
    }
  }
}

import Models
import Testing

@testable import VIPER

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

  @Test("P-21: the interactor does not keep its output alive")
  func weakOutput() {
    let interactor = GreetingInteractor(person: Person(firstName: "David", lastName: "Blaine"))
    weak var weakOutput: GreetingInteractorOutputSpy?
    do {
      let output = GreetingInteractorOutputSpy()
      interactor.output = output
      weakOutput = output
    }
    #expect(weakOutput == nil)
  }
}

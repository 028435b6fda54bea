import Models
import Testing

@testable import VIPER

@Suite struct GreetingInteractorTests {
  @Test(
    "G-2, G-3: fetching answers with the full name, in the same turn",
    arguments: [
      ("David", "Blaine", "David Blaine"),
      ("David", "", "David"),
      ("", "Blaine", "Blaine"),
      (" \n", "\t", ""),
      ("\n David\t", "\u{2028}Blaine\u{A0}", "David Blaine"),
    ])
  func fetch(firstName: String, lastName: String, name: String) {
    let interactor = GreetingInteractor(person: Person(firstName: firstName, lastName: lastName))
    let output = GreetingInteractorOutputSpy()
    interactor.output = output

    interactor.fetchName()

    #expect(output.names == [name])
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

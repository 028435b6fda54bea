import Testing

@testable import VIPER

@Suite struct GreetingPresenterTests {
  private let view = GreetingViewSpy()
  private let interactor = GreetingInteractorSpy()
  private let presenter: GreetingPresenter

  init() {
    presenter = GreetingPresenter(interactor: interactor)
    presenter.view = view
  }

  @Test("G-1: nothing is shown before the name is fetched, which only a tap asks for")
  func untapped() {
    #expect(interactor.fetches == 0)

    presenter.showGreetingTapped()

    #expect(interactor.fetches == 1)
    #expect(view.greetings.isEmpty)
  }

  @Test(
    "G-2, G-3: the name is greeted, and an empty one leaves no stray space",
    arguments: [("David Blaine", "Hello David Blaine"), ("", "Hello")])
  func greeting(name: String, greeting: String) {
    presenter.didFetchName(name)
    #expect(view.greetings == [greeting])
  }

  @Test("G-4: another tap shows the same text again")
  func secondTap() {
    for count in 1...2 {
      presenter.showGreetingTapped()
      #expect(interactor.fetches == count)
      presenter.didFetchName("David Blaine")
    }
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test(
    "G-5: what is inside a name is shown as it is",
    arguments: ["👩‍👩‍👧‍👦", "داود", "Zoe\u{308}", "Mary  Ann", "Mary\u{A0}\nAnn"])
  func inside(name: String) {
    presenter.didFetchName(name)
    // The scalars are compared, because equal strings may compose characters differently.
    #expect(
      view.greetings.map { Array($0.unicodeScalars) } == [Array("Hello \(name)".unicodeScalars)])
  }

  @Test("P-21: the presenter does not keep its view alive")
  func weakView() {
    weak var weakView: GreetingViewSpy?
    do {
      let view = GreetingViewSpy()
      presenter.view = view
      weakView = view
    }
    #expect(weakView == nil)
  }
}

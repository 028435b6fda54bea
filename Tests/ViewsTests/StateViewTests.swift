import HeadlessUIKit
import Testing
import Views

@Suite("The views of loading and of a failure")
struct StateViewTests {
  @Test("The loading view has an indicator that does not run, and hides when it stops")
  func loading() {
    let view = LoadingView()
    #expect(view.firstView(identifiedBy: "profile.spinner") === view.spinner)
    #expect(!view.spinner.isAnimating && view.spinner.isHidden && view.spinner.hidesWhenStopped)
  }

  @Test("The error view is hidden at first, and has a message, a way to retry and one to log out")
  func error() {
    let view = ErrorView()
    #expect(view.isHidden)
    #expect(view.axis == .vertical)
    #expect(
      view.arrangedSubviews.map(\.accessibilityIdentifier)
        == ["profile.error", "profile.retry", "profile.logout"])
    #expect(
      view.arrangedSubviews.map(ObjectIdentifier.init)
        == [view.errorLabel, view.retryButton, view.logOutButton].map(ObjectIdentifier.init))
    #expect(view.arrangedSubviews.allSatisfy { !$0.isHidden })
    #expect(view.errorLabel.text == nil && view.errorLabel.numberOfLines == 0)
    #expect(view.retryButton.currentTitle == "Try again")
    #expect(view.logOutButton.currentTitle == "Log out")
    #expect([view.retryButton, view.logOutButton].allSatisfy { $0.allControlEvents == [] })
  }

  @Test("A column arranges its views from top to bottom")
  func column() {
    let views = [UIView(), UIView()]
    let column = UIStackView(column: views)
    #expect(column.axis == .vertical)
    #expect(column.arrangedSubviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
  }
}

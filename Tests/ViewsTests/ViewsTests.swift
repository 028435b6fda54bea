import Foundation
import HeadlessUIKit
import Testing
import Views

@Suite("The greeting view")
struct GreetingViewTests {
  @Test("has a titled button without a reaction and an empty label, found by their identifiers")
  func controls() {
    let view = GreetingView()
    #expect(view.firstView(identifiedBy: "greeting.button") === view.button)
    #expect(view.firstView(identifiedBy: "greeting.label") === view.label)
    #expect(view.button.currentTitle == "Show greeting" && view.button.allControlEvents == [])
    #expect(view.label.text == nil)
  }
}

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
    #expect(view.isHidden && view.axis == .vertical)
    #expect(
      view.arrangedSubviews.map(\.accessibilityIdentifier)
        == ["profile.error", "profile.retry", "profile.logout"])
    #expect(
      view.arrangedSubviews.map(ObjectIdentifier.init)
        == [view.errorLabel, view.retryButton, view.logOutButton].map(ObjectIdentifier.init))
    #expect(view.arrangedSubviews.allSatisfy { !$0.isHidden })
    #expect(view.errorLabel.text == nil && view.errorLabel.numberOfLines == 0)
    #expect(
      [view.retryButton, view.logOutButton].map(\.currentTitle) == ["Try again", "Log out"])
    #expect([view.retryButton, view.logOutButton].allSatisfy { $0.allControlEvents == [] })
  }

  @Test("A column arranges its views from top to bottom")
  func column() {
    let views = [UIView(), UIView()]
    let column = UIStackView(column: views)
    #expect(column.axis == .vertical && column.arrangedSubviews.elementsEqual(views, by: ===))
  }
}

@Suite("Showing a state")
struct ShowingTests {
  @Test("A label shows a message, even an empty one, and hides if there is none")
  func message() {
    let label = UILabel()
    for message in [nil, "Failed", "Failed again", nil, ""] {
      label.showMessage(message)
      #expect(label.text == message && label.isHidden == (message == nil))
    }
  }

  @Test("An indicator starts and stops as it is told, again and again")
  func run() {
    let indicator = UIActivityIndicatorView()
    for isRunning in [false, true, true, false, true] {
      indicator.run(isRunning)
      #expect(indicator.isAnimating == isRunning && indicator.isHidden == !isRunning)
    }
  }

  @Test("An image view shows a photo, or the placeholder if none is there or it cannot be drawn")
  func photo() {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let view = UIImageView()
    for (data, source) in [
      (png, .data(png)), (nil, .symbol("person.crop.circle")), (png, .data(png)),
      (Data("GIF".utf8), .symbol("person.crop.circle")),
    ] as [(Data?, UIImage.Source)] {
      view.showPhoto(data)
      #expect(view.image?.source == source)
    }
  }
}

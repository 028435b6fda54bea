import Foundation

@testable import CleanSwift

/// The presenter before a replacement for the view controller.
final class ProfilePresenterFixture {
  let display = ProfileDisplayLogicSpy()
  let presenter = ProfilePresenter()

  init() {
    presenter.viewController = display
  }

  var displayed: ProfileDisplayLogicSpy.Displayed { display.displayed }
}

struct Failure: LocalizedError {
  let errorDescription: String?

  init(_ message: String) {
    errorDescription = message
  }
}

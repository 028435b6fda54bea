import Foundation
import Scenarios

@testable import CleanSwift

/// The presenter before a replacement for the view controller.
final class ProfilePresenterFixture {
  let display = ProfileDisplayLogicSpy()
  let presenter = ProfilePresenter()

  init() {
    presenter.viewController = display
  }

  /// Returns a presenter whose screen shows the sample user.
  static func loaded() -> ProfilePresenterFixture {
    let fixture = ProfilePresenterFixture()
    fixture.presenter.presentLoad(response: .loaded(.sample))
    return fixture
  }

  var shown: ProfileDisplayLogicSpy.Shown { display.shown }

  /// Shows a message beside the name, the photo and the posts.
  func fail() {
    presenter.presentChangeDisplayName(response: .failed(Failure("name")))
    presenter.presentChangePhoto(response: .failed(Failure("photo")))
    presenter.presentLoadPosts(response: .failed(Failure("posts")))
  }
}

struct Failure: LocalizedError {
  let errorDescription: String?

  init(_ message: String) {
    errorDescription = message
  }
}

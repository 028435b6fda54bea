import Foundation

@testable import VIPER

/// The presenter between replacements for its neighbors.
final class ProfilePresenterFixture {
  let view = ProfileViewSpy()
  let interactor = ProfileInteractorSpy()
  let router = ProfileRouterSpy()
  let presenter: ProfilePresenter

  /// Creates a presenter whose screen has not appeared.
  init() {
    presenter = ProfilePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  /// Returns a presenter whose screen shows the sample user.
  static func loaded() -> ProfilePresenterFixture {
    let fixture = ProfilePresenterFixture()
    fixture.presenter.viewWillAppear()
    fixture.presenter.didLoad(.success(.sample))
    return fixture
  }

  var shown: ProfileViewSpy.Shown { view.shown }

  func type(_ text: String) {
    view.type(text)
    presenter.nameChanged(text)
  }

  /// Shows a message beside the name, the photo and the posts.
  func fail() {
    presenter.didChangeDisplayName(.failure(Failure("name")))
    presenter.didChangePhoto(.failure(Failure("photo")))
    presenter.didLoadPosts(.failure(Failure("posts")))
  }
}

struct Failure: LocalizedError {
  let errorDescription: String?

  init(_ message: String) {
    errorDescription = message
  }
}

extension ProfileResponse {
  static let sample = ProfileResponse(name: "David Blaine", photo: nil)
}

import Foundation
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePresenterErrorTests {
  private let fixture = ProfilePresenterFixture.loaded()

  init() {
    fixture.fail()
  }

  @Test("P-17: name, photo and posts have a message each")
  func messages() {
    expectErrors(name: "name", photo: "photo", posts: "posts")
  }

  @Test("P-17: typing clears the message beside the name, and no other")
  func typing() {
    fixture.type("Ann")
    expectErrors(name: nil, photo: "photo", posts: "posts")
  }

  @Test("P-17: a name that is sent and accepted clears its own message, and no other")
  func name() {
    fixture.presenter.nameEditingEnded("Anna")
    fixture.presenter.didStartChangingDisplayName()
    expectErrors(name: nil, photo: "photo", posts: "posts")
    fixture.presenter.didChangeDisplayName(.success("Anna"))
    expectErrors(name: nil, photo: "photo", posts: "posts")
  }

  @Test("P-17: a photo that is sent and accepted clears its own message, and no other")
  func photo() {
    fixture.presenter.didChoosePhoto(.png)
    expectErrors(name: "name", photo: nil, posts: "posts")
    fixture.presenter.didChangePhoto(.success(.png))
    expectErrors(name: "name", photo: nil, posts: "posts")
  }

  @Test("P-17, P-24: retrying the posts clears their own message, and no other")
  func posts() {
    fixture.presenter.postsRetryTapped()
    expectErrors(name: "name", photo: "photo", posts: nil)
    fixture.presenter.didLoadPosts(.success([.sample(1)]))
    expectErrors(name: "name", photo: "photo", posts: nil)
  }

  @Test("P-17: a failure replaces its own message, and no other")
  func replaced() {
    fixture.presenter.didChangeDisplayName(.failure(Failure("other name")))
    expectErrors(name: "other name", photo: "photo", posts: "posts")
    fixture.presenter.didChangePhoto(.failure(Failure("other photo")))
    expectErrors(name: "other name", photo: "other photo", posts: "posts")
    fixture.presenter.didLoadPosts(.failure(Failure("other posts")))
    expectErrors(name: "other name", photo: "other photo", posts: "other posts")
  }

  @Test("P-17: opening the library and cancelling in it clear nothing")
  func noAttempt() {
    fixture.presenter.changePhotoTapped()
    expectErrors(name: "name", photo: "photo", posts: "posts")
    fixture.presenter.didChoosePhoto(nil)
    expectErrors(name: "name", photo: "photo", posts: "posts")
  }

  private func expectErrors(
    name: String?, photo: String?, posts: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(fixture.shown.nameError == name, sourceLocation: sourceLocation)
    #expect(fixture.shown.photoError == photo, sourceLocation: sourceLocation)
    #expect(fixture.shown.postsError == posts, sourceLocation: sourceLocation)
  }
}

import Models
import Scenarios
import Testing

@testable import CleanSwift

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
    fixture.presenter.presentCountName(response: .init(characterCount: 3))
    expectErrors(name: nil, photo: "photo", posts: "posts")
  }

  @Test("P-17: a name that is sent and accepted clears its own message, and no other")
  func name() {
    fixture.presenter.presentChangeDisplayName(response: .started)
    expectErrors(name: nil, photo: "photo", posts: "posts")
    fixture.presenter.presentChangeDisplayName(response: .saved(.sample("Anna")))
    expectErrors(name: nil, photo: "photo", posts: "posts")
  }

  @Test("P-17: a photo that is sent and accepted clears its own message, and no other")
  func photo() {
    fixture.presenter.presentChangePhoto(response: .started)
    expectErrors(name: "name", photo: nil, posts: "posts")
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    expectErrors(name: "name", photo: nil, posts: "posts")
  }

  @Test("P-17, P-24: loading the posts again clears their own message, and no other")
  func posts() {
    fixture.presenter.presentLoadPosts(response: .started)
    expectErrors(name: "name", photo: "photo", posts: nil)
    fixture.presenter.presentLoadPosts(response: .loaded([.sample(1)]))
    expectErrors(name: "name", photo: "photo", posts: nil)
  }

  @Test("P-17: a failure replaces its own message, and no other")
  func replaced() {
    fixture.presenter.presentChangeDisplayName(response: .failed(Failure("other name")))
    expectErrors(name: "other name", photo: "photo", posts: "posts")
    fixture.presenter.presentChangePhoto(response: .failed(Failure("other photo")))
    expectErrors(name: "other name", photo: "other photo", posts: "posts")
    fixture.presenter.presentLoadPosts(response: .failed(Failure("other posts")))
    expectErrors(name: "other name", photo: "other photo", posts: "other posts")
  }

  @Test("P-17: opening the library and cancelling in it clear nothing")
  func noAttempt() {
    fixture.presenter.presentChoosePhoto(response: .init())
    expectErrors(name: "name", photo: "photo", posts: "posts")
    fixture.presenter.presentChangePhoto(response: .cancelled)
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

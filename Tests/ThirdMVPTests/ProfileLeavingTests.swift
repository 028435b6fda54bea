import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("Leaving the profile")
struct ProfileLeavingTests {
  @Test("Logging out empties the cache, opens the log-in screen and tells the service.")
  func logsOut() async throws {
    let profile = ProfileFixture()
    profile.presenter.logOutTapped()
    #expect(profile.cache.user == nil)
    #expect(profile.view.logInCount == 1)
    try await settle()
    #expect(profile.requests == [.logOut])
  }

  @Test(
    "The answer to the log-out makes no difference.",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func ignoresAnswerToLogOut(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture()
    profile.presenter.logOutTapped()
    profile.cache.user = .dee
    try await profile.answer(.logOut, answer)
    #expect(profile.cache.user == .dee)
    #expect(profile.view.logInCount == 1)
  }

  @Test("After a failed load, logging out empties the cache, too.")
  func logsOutAfterFailure() async throws {
    let profile = ProfileFixture(cached: nil)
    try await profile.answer(.currentUser, .failure(.unreachable))
    profile.cache.user = .blaine
    profile.presenter.logOutTapped()
    #expect(profile.cache.user == nil)
  }

  @Test("Logging out cancels everything in flight, and late answers change nothing.")
  func logOutCancels() async throws {
    let profile = ProfileFixture()
    try await profile.rename(to: "Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.logOutTapped()
    profile.presenter.viewDidLeave()
    #expect(profile.isCancelled(.changeDisplayName))
    #expect(profile.isCancelled(.changePhoto))
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    profile.cache.user = .blaine
    try await profile.answer(.changeDisplayName, .accepted)
    try await profile.answer(.changePhoto, .failure(.refused))
    try await profile.answerPosts(.posts([.sample(2)]))
    #expect(profile.cache.user == .blaine)
    #expect(profile.view.name == "David Blaine")
    #expect(profile.view.photoError == nil)
    #expect(profile.view.posts == .hidden)
  }

  @Test("Logging out cancels the library, and a photo chosen later is not sent.")
  func logOutCancelsLibrary() async throws {
    let profile = ProfileFixture()
    profile.presenter.changePhotoTapped()
    try await settle()
    profile.presenter.logOutTapped()
    #expect(profile.photoLibrary.isCancelled)
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(profile.requests == [.logOut])
  }

  @Test("A name that is still being typed when the person logs out is not sent.")
  func logOutDropsTyping() async throws {
    let profile = ProfileFixture()
    profile.type("Dee")
    profile.presenter.logOutTapped()
    profile.presenter.nameEditingEnded(with: "Dee")
    try await settle()
    #expect(profile.requests == [.logOut])
  }

  @Test("Leaving cancels the load, and a late answer changes nothing.")
  func leavingCancelsLoad() async throws {
    let profile = ProfileFixture(cached: nil)
    try await settle()
    profile.presenter.viewDidLeave()
    #expect(profile.isCancelled(.currentUser))
    profile.cache.user = .dee
    try await profile.answer(.currentUser, .user(.blaine))
    #expect(profile.cache.user == .dee)
    #expect(profile.view.content == .loading)
  }

  @Test("Leaving cancels the library, and a photo chosen later is not sent.")
  func leavingCancelsLibrary() async throws {
    let profile = ProfileFixture()
    profile.presenter.changePhotoTapped()
    try await settle()
    profile.presenter.viewDidLeave()
    #expect(profile.photoLibrary.isCancelled)
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(profile.requests.isEmpty)
  }

  @Test("Leaving cancels the request for posts, and a late answer changes nothing.")
  func leavingCancelsPosts() async throws {
    let profile = ProfileFixture()
    try await settle()
    profile.presenter.viewDidLeave()
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    try await profile.answerPosts(.posts([.sample(2)]))
    #expect(profile.view.posts == .hidden)
  }

  @Test("After leaving, accepted changes reach the cache but not the view.")
  func changesGoOn() async throws {
    let profile = ProfileFixture()
    try await profile.rename(to: "Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.viewDidLeave()
    #expect(!profile.isCancelled(.changeDisplayName))
    #expect(!profile.isCancelled(.changePhoto))
    try await profile.answer(.changeDisplayName, .accepted)
    try await profile.answer(.changePhoto, .accepted)
    #expect(profile.cache.user == .blaine.changed(name: "Dee", photo: .landscape))
    #expect(profile.view.name == "David Blaine")
    #expect(profile.view.photo == Photo.portrait.data)
  }

  @Test("After leaving, a failure is not told.")
  func failuresAreNotTold() async throws {
    let profile = ProfileFixture()
    try await profile.rename(to: "Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.viewDidLeave()
    try await profile.answer(.changeDisplayName, .failure(.refused))
    try await profile.answer(.changePhoto, .failure(.unreachable))
    #expect(profile.view.nameError == nil)
    #expect(profile.view.photoError == nil)
    #expect(profile.cache.user == .blaine)
  }

  @Test("A late answer does not change a screen that was opened since.")
  func leavesNewScreenAlone() async throws {
    let profile = ProfileFixture()
    try await profile.rename(to: "Dee")
    profile.presenter.viewDidLeave()
    profile.openAnew()
    profile.type("David Jr")
    try await profile.answer(.changeDisplayName, .accepted)
    #expect(profile.view.name == "David Blaine")
    #expect(profile.view.nameField == "David Jr")
    #expect(!profile.view.isSavingName)
    #expect(profile.cache.user == .blaine.changed(name: "Dee"))
  }

  @Test("Changes of two screens may be answered in reverse.")
  func answersInReverse() async throws {
    let profile = ProfileFixture()
    try await profile.rename(to: "Dee")
    profile.presenter.viewDidLeave()
    profile.openAnew()
    try await profile.rename(to: "Dee II")
    try await profile.answer(.changeDisplayName, .accepted, to: .newest)
    #expect(profile.cache.user == .blaine.changed(name: "Dee II"))
    try await profile.answer(.changeDisplayName, .accepted)
    #expect(profile.cache.user == .blaine.changed(name: "Dee"))
    #expect(profile.view.name == "Dee II")
  }

  @Test("A change that goes on keeps no presenter alive.")
  func changeKeepsNothingAlive() async throws {
    let profile = ProfileFixture()
    weak let former = profile.presenter
    try await profile.rename(to: "Dee")
    try await profile.answerPosts(.posts([]))
    profile.presenter.viewDidLeave()
    profile.openAnew()
    try await settle()
    #expect(former == nil)
    #expect(!profile.isCancelled(.changeDisplayName))
  }
}

import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelLeavingTests {
  let accepted = User(
    id: User.sample.id, displayName: .sample("Harry Houdini"), photo: .landscape)

  /// Returns a fixture with a change of the name and a change of the photo in flight.
  func changing() async throws -> ProfileFixture {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Harry Houdini")
    try await settle()
    try #require(profile.service.calls.count == 2)
    return profile
  }

  @Test("P-18: logging out cancels both changes and empties the cache in the same turn")
  func loggedOutWhileChanging() async throws {
    let profile = try await changing()
    let screen = profile.screen
    profile.model.logOut()
    #expect(profile.service.calls.map(\.isCancelled) == [true, true])
    #expect(profile.cache.user == nil)
    // The screen is about to close and keeps what it shows.
    #expect(profile.screen == screen)
  }

  @Test("P-18: after logging out, a photo is not sent")
  func photoAfterLoggingOut() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    profile.model.logOut()
    profile.model.changePhoto(to: .png)
    try await settle()
    #expect(profile.screen == .showing(.sample))
    #expect(profile.requests == [.logOut])
  }

  @Test(
    "P-18, P-20: logging out cancels loading, and a late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
  func loggedOutWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await settle()
    let screen = profile.screen
    profile.model.logOut()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.screen == screen)
    #expect(profile.cache.user == nil)
  }

  @Test("P-18: logging out after a failed load empties the cache and tells the service")
  func loggedOutAfterFailure() async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .sample
    profile.model.logOut()
    #expect(profile.cache.user == nil)
    try await settle()
    #expect(profile.requests == [.currentUser, .logOut])
  }

  @Test(
    "P-18: the service is told, and its answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func serviceTold(answer: ScenarioService.Answer, other user: User?) async throws {
    let profile = ProfileFixture.opened(with: .sample)
    profile.model.logOut()
    profile.model.leave()
    try await settle()
    #expect(profile.requests == [.logOut])
    #expect(profile.service.calls.last?.isCancelled == false)
    profile.cache.user = user
    try await profile.answer(.logOut, with: answer)
    #expect(profile.screen == .showing(.sample))
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-18: a name whose editing ends because of logging out is not sent and not judged",
    arguments: ["Harry Houdini", "", "David Blaine"])
  func editingEndsByLoggingOut(name: String) async throws {
    let profile = ProfileFixture.opened(with: .sample)
    profile.type(name)
    let screen = profile.screen
    profile.model.logOut()
    profile.model.changeDisplayName()
    try await settle()
    #expect(profile.screen == screen)
    #expect(profile.requests == [.logOut])
  }

  @Test(
    "P-19, P-20: closing cancels loading, and a late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
  func closedWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await settle()
    let screen = profile.screen
    profile.model.leave()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.screen == screen)
    #expect(profile.cache.user == nil)
  }

  @Test("P-19: changes in flight go on after closing, and acceptance reaches only the cache")
  func closedWhileChanging() async throws {
    let profile = try await changing()
    let screen = profile.screen
    profile.model.leave()
    #expect(profile.service.calls.map(\.isCancelled) == [false, false])
    #expect(profile.cache.user == .sample)
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == accepted)
    #expect(profile.screen == screen)
  }

  @Test("P-19: a failure after closing changes nothing")
  func failedAfterClosing() async throws {
    let profile = try await changing()
    let screen = profile.screen
    profile.model.leave()
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.cache.user == .sample)
    #expect(profile.screen == screen)
  }

  @Test("P-19: closing with nothing in flight keeps the cache")
  func closedIdle() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    profile.model.leave()
    try await settle()
    #expect(profile.cache.user == .sample)
    #expect(profile.requests == [])
  }

  @Test("P-27: an acceptance after closing keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    let renaming = ProfileFixture.opened(with: .sample)
    renaming.enter("Harry Houdini")
    renaming.model.leave()
    renaming.cache.user?.photo = .landscape
    try await renaming.answer(.changeDisplayName, with: .accepted)
    #expect(renaming.cache.user == accepted)

    let changingPhoto = ProfileFixture.opened(with: .sample)
    try await changingPhoto.choosePhoto(Photo.landscape.data)
    changingPhoto.model.leave()
    changingPhoto.cache.user?.displayName = accepted.displayName
    try await changingPhoto.answer(.changePhoto, with: .accepted)
    #expect(changingPhoto.cache.user == accepted)
  }

  @Test(
    "P-27: an acceptance after closing leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(user: User?) async throws {
    let profile = try await changing()
    profile.model.leave()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-20: after logging out, late answers to changes alter nothing, not even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.sample, .dee])
  func lateChanges(answer: ScenarioService.Answer, user: User) async throws {
    let profile = try await changing()
    let screen = profile.screen
    profile.model.logOut()
    profile.model.leave()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: answer)
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.screen == screen)
    #expect(profile.cache.user == user)
  }

  @Test("P-20: after logging out, a late user does not replace a user who is cached since")
  func lateUser() async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await settle()
    profile.model.logOut()
    profile.cache.user = .dee
    try await profile.answer(.currentUser, with: .user(.sample))
    #expect(profile.cache.user == .dee)
  }

  @Test("P-21: neither a change in flight after closing nor telling the service holds the model")
  func holdsNoModel() async throws {
    let service = ScenarioService()
    for leavesByLoggingOut in [false, true] {
      let cache = UserCache(user: .sample)
      var model: ProfileModel? = ProfileModel(
        service: service, cache: cache, postService: ScenarioPostService())
      weak let released = model
      model?.load()
      model?.changePhoto(to: Photo.landscape.data)
      model?.changeDraft(to: "Harry Houdini")
      model?.changeDisplayName()
      try await settle()
      if leavesByLoggingOut { model?.logOut() }
      model?.leave()
      model = nil
      try await settle()
      #expect(released == nil)
      if !leavesByLoggingOut {
        try service.answer(.changeDisplayName, with: .accepted)
        try service.answer(.changePhoto, with: .accepted)
        try await settle()
        #expect(cache.user == accepted)
      }
    }
    #expect(service.calls.last?.request == .logOut)
    #expect(service.calls.last?.isCancelled == false)
  }

  @Test(
    "P-21: neither a load nor posts hold the model after closing",
    arguments: [nil, User.sample])
  func cancelledRequestsHoldNoModel(cached user: User?) async throws {
    let service = ScenarioService()
    let postService = ScenarioPostService()
    weak var released: ProfileModel?
    do {
      let model = ProfileModel(
        service: service, cache: UserCache(user: user), postService: postService)
      released = model
      model.load()
      try await settle()
      model.leave()
    }
    #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
    #expect(postService.calls.map(\.isPending) == (user == nil ? [] : [true]))
    #expect(released == nil)
  }
}

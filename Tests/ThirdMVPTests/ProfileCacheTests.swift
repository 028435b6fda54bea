import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("The cache beside the profile")
struct ProfileCacheTests {
  private let profile = ProfileFixture()

  @Test("An accepted name keeps a photo that was cached meanwhile.", arguments: [true, false])
  func nameKeepsPhoto(leaves: Bool) async throws {
    try await profile.rename(to: "Dee")
    if leaves { profile.presenter.viewDidLeave() }
    profile.cache.user = .blaine.changed(photo: .landscape)
    try await profile.answer(.changeDisplayName, .accepted)
    #expect(profile.cache.user == .blaine.changed(name: "Dee", photo: .landscape))
    #expect(profile.view.photo == Photo.portrait.data)
  }

  @Test("An accepted photo keeps a name that was cached meanwhile.", arguments: [true, false])
  func photoKeepsName(leaves: Bool) async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    if leaves { profile.presenter.viewDidLeave() }
    profile.cache.user = .blaine.changed(name: "David Copperfield")
    try await profile.answer(.changePhoto, .accepted)
    #expect(
      profile.cache.user == .blaine.changed(name: "David Copperfield", photo: .landscape))
    #expect(profile.view.name == "David Blaine")
  }

  @Test(
    "Accepted changes keep an emptied cache and another user.",
    arguments: [nil, User.dee], [true, false])
  func changesKeepOtherUser(cached: User?, leaves: Bool) async throws {
    try await profile.rename(to: "David II")
    try await profile.choosePhoto(Photo.landscape.data)
    if leaves { profile.presenter.viewDidLeave() }
    profile.cache.user = cached
    try await profile.answer(.changeDisplayName, .accepted)
    try await profile.answer(.changePhoto, .accepted)
    #expect(profile.cache.user == cached)
    #expect(profile.view.name == (leaves ? "David Blaine" : "David II"))
  }

  @Test("Failed changes keep what was cached meanwhile.")
  func failuresKeepCache() async throws {
    try await profile.rename(to: "David II")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.cache.user = .dee
    try await profile.answer(.changeDisplayName, .failure(.refused))
    try await profile.answer(.changePhoto, .failure(.unreachable))
    #expect(profile.cache.user == .dee)
  }

  @Test("A loaded user takes the place of a user who was cached meanwhile.")
  func loadWins() async throws {
    let profile = ProfileFixture(cached: nil)
    profile.cache.user = .dee
    try await profile.answer(.currentUser, .user(.blaine))
    #expect(profile.cache.user == .blaine)
    #expect(profile.view.name == "David Blaine")
  }
}

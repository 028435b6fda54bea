import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

extension ViewFree {
  @Suite struct ProfileModelLoadingTests {
    @Test("P-1: with nothing cached, the model is loading and there is no user")
    func loading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.model.open()
      #expect(profile.seen.isLoading)
      #expect(!profile.seen.hasUser)
      try await settle()
      #expect(profile.requests == [.currentUser])
      #expect(profile.seen.isLoading)
      #expect(!profile.seen.hasUser)
    }

    @Test("P-2: a loaded user is announced and cached", arguments: [nil, Data.png, Data.jpeg])
    func loaded(data: Data?) async throws {
      let profile = ProfileFixture()
      profile.model.open()
      try await settle()
      var user = User.sample
      user.photo = try data.map { try Photo($0) }
      try await profile.answer(.currentUser, with: .user(user))
      #expect(profile.seen.name == "David Blaine")
      #expect(profile.seen.draftNames == ["David Blaine"])
      #expect(profile.seen.photo == user.photo)
      #expect(profile.seen.hasUser)
      #expect(!profile.seen.isLoading)
      #expect(profile.cache.user == user)
    }

    @Test("P-3: a cached user is announced at once, and no request is sent")
    func cached() async throws {
      var user = User.sample
      user.photo = try Photo(.png)
      let profile = ProfileFixture(cached: user)
      profile.model.open()
      #expect(profile.seen.name == "David Blaine")
      #expect(profile.seen.draftNames == ["David Blaine"])
      #expect(profile.seen.photo == user.photo)
      #expect(profile.seen.hasUser)
      #expect(!profile.seen.isLoading)
      try await settle()
      #expect(profile.requests == [])
    }

    @Test(
      "P-4: a failed load leaves the error, no user, and nothing cached",
      arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
    func failed(error: UserServiceError) async throws {
      let profile = ProfileFixture()
      profile.model.open()
      try await settle()
      try await profile.answer(.currentUser, with: .failure(error))
      #expect(profile.seen.error == error.localizedDescription)
      #expect(profile.seen.hasFailedToLoad)
      #expect(!profile.seen.isLoading)
      #expect(!profile.seen.hasUser)
      #expect(profile.cache.user == nil)
    }

    @Test("P-4, P-17: loading again clears the error and starts anew")
    func retry() async throws {
      let profile = ProfileFixture()
      profile.model.open()
      try await settle()
      try await profile.answer(.currentUser, with: .failure(.unreachable))
      profile.model.load()
      #expect(profile.seen.isLoading)
      #expect(!profile.seen.hasUser)
      #expect(profile.seen.error == nil)
      #expect(!profile.seen.hasFailedToLoad)
      try await settle()
      #expect(profile.requests == [.currentUser, .currentUser])
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.seen.name == "David Blaine")
      #expect(profile.seen.hasUser)
      #expect(!profile.seen.hasFailedToLoad)
      #expect(profile.cache.user == .sample)
    }
  }
}

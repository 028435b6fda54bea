import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// An accepted change alters only what it is about in the cached user (P-27).
  @Suite("Cache")
  struct Cache {
    @Test("An accepted name keeps the photo that was cached meanwhile")
    func nameKeepsPhoto() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "David Blaine II")
      fixture.cache.user = .blaine.showing(.landscape)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.cache.user == .blaine.named("David Blaine II").showing(.landscape))
      #expect(fixture.view.photo == Photo.portrait.data)
    }

    @Test("An accepted photo keeps the name that was cached meanwhile")
    func photoKeepsName() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.cache.user = .blaine.named("David Copperfield")
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.cache.user == .blaine.named("David Copperfield").showing(.landscape))
      #expect(fixture.view.name == "David Blaine")
    }

    @Test(
      "Accepted changes keep an emptied cache and another user, also after leaving",
      arguments: [nil, User.dee], [false, true])
    func keepsAnotherUser(user: User?, leaves: Bool) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "David Blaine II")
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.cache.user = user
      if leaves { fixture.presenter.viewDidLeave() }
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.cache.user == user)
    }

    @Test("The saved name is the one on the screen, whatever is cached")
    func savedNameIsTheShownOne() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.cache.user = .blaine.named("David Copperfield")
      try await fixture.rename(to: "David Blaine ")
      #expect(fixture.requests.isEmpty)
      #expect(fixture.view.nameField == "David Blaine")
    }
  }
}

import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsDisplayNameTests {
  private let profile = ProfileFixture()

  @Test("P-6: a new name is that of the text, trimmed, and nothing is asked yet")
  func checks() async throws {
    #expect(profile.check("\n Harry Houdini ") == .succeeded(.houdini))
    try await settle()
    #expect(profile.requests.isEmpty)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-6: a new name is sent once, and cached when it is accepted")
  func changes() async throws {
    profile.changeDisplayName(to: .houdini)
    try await settle()
    #expect(profile.naming.outputs.isEmpty)
    #expect(profile.requests == [.changeDisplayName(.houdini)])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.naming.outputs == [.succeeded(.houdini)])
    #expect(profile.cache.user == .houdini)
  }

  @Test("P-6: an accepted name can be changed back")
  func changesTwice() async throws {
    profile.changeDisplayName(to: .houdini)
    try await profile.answer(.changeDisplayName, with: .accepted)
    profile.changeDisplayName(to: .blaine, of: .houdini)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests == [.changeDisplayName(.houdini), .changeDisplayName(.blaine)])
    #expect(profile.naming.outputs == [.succeeded(.houdini), .succeeded(.blaine)])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-7: a text that cannot be a name is refused, for the first rule that it breaks",
    arguments: [
      ("", "A name needs at least one character."),
      (" \n\t ", "A name needs at least one character."),
      ("Harry\nHoudini", "A name cannot contain line breaks or control characters."),
      ("Harry\u{7}", "A name cannot contain line breaks or control characters."),
      (
        "\u{7}" + String(repeating: "a", count: 41),
        "A name cannot contain line breaks or control characters."
      ),
      (String(repeating: "a", count: 41), "A name can have at most 40 characters."),
      (
        String(repeating: "👩‍👩‍👧‍👦", count: 17),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
      (
        "Z" + String(repeating: "\u{301}", count: 200),
        "A name can take at most 400 bytes; emoji and accents take several."
      ),
    ])
  func refuses(text: String, reason: String) {
    #expect(profile.check(text) == .failed(reason))
  }

  @Test("P-7: white space around forty characters does not count")
  func acceptsLongest() {
    let longest = String(repeating: "a", count: 40)
    #expect(profile.check(" \(longest)\t") == .succeeded(.sample(longest)))
  }

  @Test("P-8: the saved name, however it is written, is no new name")
  func keepsSavedName() {
    let saved = User(id: User.blaine.id, displayName: .sample("Zoe\u{301}"))
    #expect(profile.check("  Zo\u{E9} ", of: saved) == .succeeded(nil))
    #expect(profile.check("  Zo\u{E9} ") == .succeeded(.sample("Zo\u{E9}")))
  }

  @Test(
    "P-9: a failed change tells the reason and keeps the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(error: UserServiceError) async throws {
    profile.changeDisplayName(to: .houdini)
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(profile.naming.outputs == [.failed(error.localizedDescription)])
    #expect(profile.cache.user == .blaine)
    profile.changeDisplayName(to: .houdini)
    try await settle()
    #expect(profile.requests.count == 2)
  }

  @Test("P-27: an accepted name keeps a photo that another part has cached meanwhile")
  func keepsOtherPhoto() async throws {
    profile.changeDisplayName(to: .houdini)
    profile.cache.user?.photo = .landscape
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == .houdiniWithLandscape)
  }

  @Test(
    "P-27: an accepted name leaves another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    profile.changeDisplayName(to: .houdini)
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.naming.outputs == [.succeeded(.houdini)])
    #expect(profile.cache.user == user)
  }
}

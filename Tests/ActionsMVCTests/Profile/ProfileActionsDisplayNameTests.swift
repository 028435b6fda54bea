import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsDisplayNameTests {
  private let profile = ProfileFixture()

  @Test("P-6: a new name is sent once, trimmed, and cached when it is accepted")
  func changes() async throws {
    profile.changeDisplayName(to: "\n Harry Houdini ")
    try await settle()
    #expect(profile.naming.outputs.isEmpty)
    #expect(profile.requests == [.changeDisplayName(.houdini)])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.naming.outputs == [.succeeded(.houdini)])
    #expect(profile.cache.user == .houdini)
  }

  @Test("P-6, P-8: the saved name is that of the user who is handed over")
  func changesTwice() async throws {
    profile.changeDisplayName(to: "Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .accepted)
    profile.changeDisplayName(to: "Harry Houdini", of: .houdini)
    profile.changeDisplayName(to: "David Blaine", of: .houdini)
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.requests == [.changeDisplayName(.houdini), .changeDisplayName(.blaine)])
    #expect(
      profile.naming.outputs
        == [.succeeded(.houdini), .succeeded(.houdini), .succeeded(.blaine)])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-7: a text that cannot be a name is not sent, for the first rule that it breaks",
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
  func refuses(text: String, reason: String) async throws {
    profile.changeDisplayName(to: text)
    #expect(profile.naming.outputs == [.failed(reason)])
    try await settle()
    #expect(profile.requests.isEmpty)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-7: white space around forty characters does not count")
  func acceptsLongest() async throws {
    let longest = String(repeating: "a", count: 40)
    profile.changeDisplayName(to: " \(longest)\t")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.naming.outputs == [.succeeded(.sample(longest))])
    #expect(profile.cache.user?.displayName == .sample(longest))
  }

  @Test("P-8: the saved name asks nothing and is handed over at once, as it was saved")
  func keepsSavedName() async throws {
    let saved = User(id: User.blaine.id, displayName: .sample("Zoe\u{301}"))
    profile.changeDisplayName(to: "  Zo\u{E9} ", of: saved)
    guard case .succeeded(let name) = try #require(profile.naming.outputs.first) else {
      Issue.record("The saved name was not handed over.")
      return
    }
    #expect(Array(name.text.unicodeScalars) == Array("Zoe\u{301}".unicodeScalars))
    try await settle()
    #expect(profile.naming.outputs.count == 1)
    #expect(profile.requests.isEmpty)
  }

  @Test(
    "P-9: a failed change tells the reason and keeps the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(error: UserServiceError) async throws {
    profile.changeDisplayName(to: "Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(profile.naming.outputs == [.failed(error.localizedDescription)])
    #expect(profile.cache.user == .blaine)
    profile.changeDisplayName(to: "Harry Houdini")
    try await settle()
    #expect(profile.requests.count == 2)
  }

  @Test(
    "P-10: the count is that of the name that would be sent, as a person counts characters",
    arguments: [
      ("", "0 of 40"), (" \n", "0 of 40"), ("é👩‍👩‍👧‍👦", "2 of 40"), ("  Mary  Ann\t", "9 of 40"),
      (String(repeating: "a", count: 41), "41 of 40"),
    ])
  func counts(text: String, count: String) {
    #expect(profile.count(text) == count)
  }

  @Test("P-27: an accepted name keeps a photo that another part has cached meanwhile")
  func keepsOtherPhoto() async throws {
    profile.changeDisplayName(to: "Harry Houdini")
    profile.cache.user?.photo = .landscape
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == .houdiniWithLandscape)
  }

  @Test(
    "P-27: an accepted name leaves another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    profile.changeDisplayName(to: "Harry Houdini")
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.naming.outputs == [.succeeded(.houdini)])
    #expect(profile.cache.user == user)
  }
}

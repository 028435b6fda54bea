import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct NameChangerTests {
  @Test("P-6: a new name is sent once, trimmed, and cached when it is accepted")
  func changes() async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "\n Harry Houdini ")
    #expect(logic.naming.outputs.isEmpty)
    #expect(logic.requests == [.changeDisplayName(.houdini)])
    #expect(logic.cache.user == .blaine)
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(logic.naming.outputs == [.succeeded(.houdini)])
    #expect(logic.cache.user == .houdini)
  }

  @Test("P-6, P-8: the saved name is that of the user who is handed over")
  func changesTwice() async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    try await logic.answer(.changeDisplayName, with: .accepted)
    try await logic.changeDisplayName(to: "Harry Houdini", of: .houdini)
    try await logic.changeDisplayName(to: "David Blaine", of: .houdini)
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(logic.requests == [.changeDisplayName(.houdini), .changeDisplayName(.blaine)])
    #expect(
      logic.naming.outputs
        == [.succeeded(.houdini), .succeeded(.houdini), .succeeded(.blaine)])
    #expect(logic.cache.user == .blaine)
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
    let logic = ProfileLogic()
    logic.nameChanger.change(to: text, of: .blaine) { logic.naming.handle(Outcome($0)) }
    #expect(logic.naming.outputs == [.failed(reason)])
    try await settle()
    #expect(logic.requests.isEmpty)
    #expect(logic.cache.user == .blaine)
  }

  @Test("P-7: white space around forty characters does not count")
  func acceptsLongest() async throws {
    let logic = ProfileLogic()
    let longest = String(repeating: "a", count: 40)
    try await logic.changeDisplayName(to: " \(longest)\t")
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(logic.naming.outputs == [.succeeded(.sample(longest))])
    #expect(logic.cache.user?.displayName == .sample(longest))
  }

  @Test("P-8: the saved name asks nothing and is handed over as it was saved")
  func keepsSavedName() async throws {
    let logic = ProfileLogic()
    let saved = User(id: User.blaine.id, displayName: .sample("Zoe\u{301}"))
    try await logic.changeDisplayName(to: "  Zo\u{E9} ", of: saved)
    guard case .succeeded(let name) = try #require(logic.naming.outputs.first) else {
      Issue.record("The saved name was not handed over.")
      return
    }
    #expect(Array(name.text.unicodeScalars) == Array("Zoe\u{301}".unicodeScalars))
    #expect(logic.naming.outputs.count == 1)
    #expect(logic.requests.isEmpty)
  }

  @Test(
    "P-9: a failed change tells the reason and keeps the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(error: UserServiceError) async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    try await logic.answer(.changeDisplayName, with: .failure(error))
    #expect(logic.naming.outputs == [.failed(error.localizedDescription)])
    #expect(logic.cache.user == .blaine)
    try await logic.changeDisplayName(to: "Harry Houdini")
    #expect(logic.requests.count == 2)
    logic.endEveryRequest()
  }

  @Test("P-27: an accepted name keeps a photo that another part has cached meanwhile")
  func keepsOtherPhoto() async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    logic.cache.user?.photo = .landscape
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(logic.cache.user == .houdiniWithLandscape)
  }

  @Test(
    "P-27: an accepted name leaves another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    let logic = ProfileLogic()
    try await logic.changeDisplayName(to: "Harry Houdini")
    logic.cache.user = user
    try await logic.answer(.changeDisplayName, with: .accepted)
    #expect(logic.naming.outputs == [.succeeded(.houdini)])
    #expect(logic.cache.user == user)
  }
}

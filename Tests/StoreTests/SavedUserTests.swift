import Foundation
import Models
import TestSupport
import Testing

@testable import Store

@Suite("A saved user")
struct SavedUserTests {
  @Test("A user is saved as plain values and is the same when read")
  func codes() throws {
    let user = try User(
      id: User.ID(rawValue: "1"), displayName: DisplayName("David"), photo: Photo(.pngSignature))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(SavedUser(user))
    #expect(data == Data(#"{"displayName":"David","id":"1","photo":"iVBORw0KGgo="}"#.utf8))
    #expect(try decoded(data) == user)
  }

  @Test("A user without a photo is saved without one and has none when read")
  func codesWithoutPhoto() throws {
    let user = try User(id: User.ID(rawValue: "1"), displayName: DisplayName("David"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(SavedUser(user))
    #expect(data == Data(#"{"displayName":"David","id":"1"}"#.utf8))
    #expect(try decoded(data) == user)
  }

  @Test("P-7: A saved name that breaks the rules is refused", arguments: ["", "  ", #"a\nb"#])
  func refusesName(text: String) {
    #expect(throws: DisplayNameError.self) {
      try decoded(Data(#"{"displayName":"\#(text)","id":"1"}"#.utf8))
    }
  }

  @Test("P-15: A saved photo of another format is refused")
  func refusesPhoto() {
    #expect(throws: PhotoError.unsupportedFormat) {
      try decoded(Data(#"{"displayName":"David","id":"1","photo":"AAAA"}"#.utf8))
    }
  }

  private func decoded(_ data: Data) throws -> User {
    try JSONDecoder().decode(SavedUser.self, from: data).user()
  }
}

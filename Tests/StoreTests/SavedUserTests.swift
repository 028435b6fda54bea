import Foundation
import Models
import TestSupport
import Testing

@testable import Store

@Suite("A saved user")
struct SavedUserTests {
  @Test(
    "A user is saved as plain values, without a missing photo, and is the same when read",
    arguments: [
      (nil, #"{"displayName":"David","id":"1"}"#),
      (Data.pngSignature, #"{"displayName":"David","id":"1","photo":"iVBORw0KGgo="}"#),
    ])
  func codes(photo: Data?, text: String) throws {
    let user = try User(
      id: User.ID(rawValue: "1"), displayName: DisplayName("David"),
      photo: photo.map { try Photo($0) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(SavedUser(user))
    #expect(data == Data(text.utf8))
    #expect(try JSONDecoder().decode(SavedUser.self, from: data).user() == user)
  }
}

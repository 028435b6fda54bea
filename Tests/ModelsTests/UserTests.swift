import Foundation
import Models
import Testing

@Suite("A user")
struct UserTests {
  @Test("A user is encoded by plain values, and the same once decoded")
  func codes() throws {
    let user = try User(
      id: User.ID(rawValue: "1"), displayName: DisplayName("David"), photo: Photo(.pngSignature))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(user)
    #expect(data == Data(#"{"displayName":"David","id":"1","photo":"iVBORw0KGgo="}"#.utf8))
    #expect(try JSONDecoder().decode(User.self, from: data) == user)
  }

  @Test("A user without a photo has none once decoded")
  func decodesWithoutPhoto() throws {
    let data = Data(#"{"displayName":"David","id":"1"}"#.utf8)
    #expect(try JSONDecoder().decode(User.self, from: data).photo == nil)
  }

  @Test("The name of the sample user keeps the rules of names")
  func sample() throws {
    #expect(try DisplayName(User.sample.displayName.text) == User.sample.displayName)
  }
}

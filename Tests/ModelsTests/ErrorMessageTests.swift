import Foundation
import Models
import Testing

@Suite("The messages of errors")
struct ErrorMessageTests {
  static let messages: [(error: any Error, message: String)] = [
    (DisplayNameError.empty, "A name needs at least one character."),
    (
      DisplayNameError.controlCharacters, "A name cannot contain line breaks or control characters."
    ),
    (DisplayNameError.tooLong, "A name can have at most 40 characters."),
    (
      DisplayNameError.tooLarge,
      "A name can take at most 400 bytes; emoji and accents take several."
    ),
    (PhotoError.unsupportedFormat, "Only PNG and JPEG photos can be used."),
    (PhotoError.tooLarge, "A photo can have at most 5 MB."),
    (UserServiceError.unreachable, "The profile could not be reached."),
    (UserServiceError.refused, "The change was not accepted."),
    (UserServiceError.storeDamaged, "The saved profile cannot be read."),
    (PostServiceError.unreachable, "The posts could not be reached."),
  ]

  @Test("P-4, P-7, P-9, P-15: The localized description is the message", arguments: messages)
  func localizedDescription(error: any Error, message: String) {
    #expect(error.localizedDescription == message)
  }
}

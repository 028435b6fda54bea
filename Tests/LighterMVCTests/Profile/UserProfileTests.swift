import Models
import Scenarios
import Testing

@testable import LighterMVC

extension ViewFree {
  @Suite struct UserProfileTests {
    @Test("P-6: a text gives the user a new name, trimmed")
    func newName() throws {
      #expect(
        try User.sample.newDisplayName(from: " Harry Houdini\n") == DisplayName("Harry Houdini"))
    }

    @Test("P-8: the name that the user goes by is no new one, once it is trimmed")
    func sameName() throws {
      #expect(try User.sample.newDisplayName(from: "  David Blaine ") == nil)
      #expect(try User.sample.newDisplayName(from: "David blaine") != nil)
    }

    @Test("P-7: what cannot be a name is none for any user")
    func noName() {
      #expect(throws: DisplayNameError.empty) { try User.sample.newDisplayName(from: " ") }
    }
  }
}

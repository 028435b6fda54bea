import Testing

@testable import Toolchain

@Suite("Messages of tools that cannot be used")
struct ToolErrorTests {
  @Test(
    "A message names the cause and the remedy",
    arguments: [
      (
        ToolError.swiftMissing(searchPath: "/bin"),
        """
        There is no swift in any folder of PATH (/bin). Install the Swift toolchain, or add its \
        folder to PATH.
        """
      ),
      (.unusable(path: "/a", reason: "no"), "/a cannot be used: no"),
    ])
  func message(error: ToolError, text: String) {
    #expect(error.description == text)
  }
}

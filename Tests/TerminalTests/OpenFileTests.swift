import Foundation
import Testing

@testable import Terminal

@Suite("Writing to files and streams")
struct OpenFileTests {
  @Test(
    "A failure names the target and the reason",
    arguments: [
      (ENOSPC, "Cannot write to standard output: no space left on device."),
      (EBADF, "Cannot write: standard output is closed."),
    ])
  func messages(number: CInt, message: String) {
    let failure = WriteFailure(target: "standard output", number: number)
    #expect("\(failure)" == message)
    #expect(!failure.isReaderGone)
  }

  @Test("A reader that is gone is told apart from other failures")
  func reader() {
    #expect(WriteFailure(target: "standard output", number: EPIPE).isReaderGone)
  }

  #if os(Linux)
    @Test("A file that takes nothing is a failure")
    func full() throws {
      let file = try OpenFile("/dev/full", flags: 0, name: "the file")
      #expect(throws: WriteFailure(target: "the file", number: ENOSPC)) { try file.write("text") }
      try file.write("")
      try file.close()
    }
  #endif
}

import Architectures
import Foundation
import Jobs
import Models
import TestSupport
import Testing

@testable import demo

@Suite("A session and its store")
struct DemoSessionStoreTests {
  @Test("Another architecture shows the same screen of the same user")
  nonisolated func anotherArchitecture() async throws {
    let script = "tap nameField\ntype  II\nreturn\narchitecture viper\nback\narchitecture mvvm"
    let printed = try await play(script)
    #expect(printed[4] == printed[3].replacing("MVC", with: "VIPER"))
    #expect(printed[6] == "Home · MVVM\n< Greeting >\n< Profile >\n\n")
  }

  @Test("A saved name is shown and greeted in the next session")
  nonisolated func kept() async throws {
    let folder = try TemporaryFolder()
    _ = try await play(
      "tap nameField\nclear\ntype Ana  María de la O\nreturn", store: folder.url)
    let profile = try await play("", store: folder.url)
    #expect(profile[0].contains("\nAna  María de la O\n"))
    let greeting = try await play("tap button", feature: .greeting, store: folder.url)
    #expect(greeting[1].contains("Hello Ana María de la O\n"))
  }

  @Test("A store that cannot be written refuses changes, and the session continues")
  nonisolated func unwritable() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "file")
    try Data("{".utf8).write(to: file)
    // No user can create a folder below a file, not even root.
    let printed = try await play("tap retry", store: file.appending(path: "store"))
    for screen in printed {
      #expect(
        screen
          == "< Profile · MVC\nThe saved profile cannot be read.\n< Try again >\n< Log out >\n\n")
    }
    #expect(try Data(contentsOf: file) == Data("{".utf8))
  }

  @Test("A damaged store is left unchanged, and the greeting reports it")
  nonisolated func damaged() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "user.json")
    try Data("{".utf8).write(to: file)
    let printed = try await play("tap button", feature: .greeting, store: folder.url)
    #expect(
      printed == [
        "< Greeting · MVC\n< Show greeting >\nThe saved profile cannot be read.\n\n",
        "< Greeting · MVC\n< Show greeting >\nHello\n\n",
      ])
    #expect(try Data(contentsOf: file) == Data("{".utf8))
  }

  @Test("A photo is read from a file, and an unreadable file leaves the library open")
  nonisolated func photoFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "a photo.png")
    try SamplePhoto.png.data.write(to: path)
    let missing = folder.url.appending(path: "missing").path
    let printed = try await play(
      "tap changePhoto\nphoto \(missing)\nphoto \(folder.url.path)\nphoto \(path.path)")
    #expect(printed[2] == "Cannot open '\(missing)': no such file or directory.")
    #expect(printed[3] == "Cannot open '\(folder.url.path)': it is not a regular file.")
    #expect(printed[4].contains("[photo: PNG, 67 bytes]"))
  }

  @Test("A file that is too large is read to one byte above the limit")
  nonisolated func largePhotoFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "large").path
    try Data(count: Photo.maximumByteCount + 1_000).write(to: URL(filePath: path))
    #expect(try PhotoFile.read(path).count == Photo.maximumByteCount + 1)
  }

  @Test("A named pipe is refused without waiting")
  nonisolated func namedPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "pipe").path
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: PhotoFileError.self) { try PhotoFile.read(path) }
  }

  @Test("The library closes when its screen stops waiting")
  nonisolated func cancelledLibrary() async throws {
    try await withSession { session in
      let task = Task { await session.photoLibrary.choosePhoto() }
      MainLoop.drain()
      #expect(session.photoLibrary.isOpen)
      task.cancel()
      #expect(!session.photoLibrary.isOpen)
      MainLoop.drain()
    }
  }

  @Test(
    "P-19: A change that is in flight when its screen is left is saved, unless the person logs out")
  nonisolated func changeInFlight() async throws {
    let folder = try TemporaryFolder()
    let printed = try await play(
      "delay on\ntap nameField\ntype !\nreturn\nback\nwait", store: folder.url)
    #expect(printed[4].contains("[David Blaine!"))
    #expect(try await play("", store: folder.url)[0].contains("\nDavid Blaine!\n"))
    _ = try await play(
      "delay on\ntap nameField\ntype !\nreturn\ntap logout\nwait", store: folder.url)
    #expect(try await play("", store: folder.url)[0].contains("\nDavid Blaine!\n"))
  }

  @Test("A delayed answer arrives after two seconds, and not before")
  nonisolated func dueAnswers() async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let shown = { interface.frame(width: 80, height: 24).lines.map(\.text) }
      for key: Key in [.character("d"), .escape] { interface.press(key) }
      session.connection.now = .seconds(5)
      for key: Key in [.tab, .enter] { interface.press(key) }
      #expect(session.connection.nextDue == .seconds(7))
      session.connection.now = .seconds(6.9)
      interface.answerDue()
      #expect(session.connection.nextDue == .seconds(7))
      #expect(!shown().contains { $0.contains("Rings") })
      session.connection.now = .seconds(7)
      interface.answerDue()
      #expect(session.connection.nextDue == nil)
      #expect(shown().contains { $0.contains("Rings") })
    }
  }
}

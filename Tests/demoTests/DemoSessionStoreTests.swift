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

  @Test("A damaged store is left unchanged, and the screens report it")
  nonisolated func damaged() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "user.json")
    try Data("{".utf8).write(to: file)
    let printed = try await play(
      "tap button\nfeature profile", feature: .greeting, store: folder.url)
    #expect(
      printed == [
        "< Greeting · MVC\n< Show greeting >\nThe saved profile cannot be read.\n\n",
        "< Greeting · MVC\n< Show greeting >\nHello\n\n",
        "< Profile · MVC\nThe saved profile cannot be read.\n< Try again >\n< Log out >\n\n",
      ])
    #expect(try Data(contentsOf: file) == Data("{".utf8))
  }

  @Test("Of a file that is too large for a photo, one byte above the limit is read")
  nonisolated func largePhotoFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("large")
    try Data(count: Photo.maximumByteCount + 1_000).write(to: URL(filePath: path))
    #expect(try photoFile(at: path).count == Photo.maximumByteCount + 1)
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
    let change = "delay on\ntap nameField\ntype !\nreturn\n"
    _ = try await play(change + "back\nwait", store: folder.url)
    #expect(try await play("", store: folder.url)[0].contains("\nDavid Blaine!\n"))
    _ = try await play(change + "tap logout\nwait", store: folder.url)
    #expect(try await play("", store: folder.url)[0].contains("\nDavid Blaine!\n"))
  }

  @Test("A delayed answer arrives after two seconds, and not before")
  nonisolated func dueAnswers() async throws {
    try await withSession { session in
      let interface = KeyboardInterface(session: session)
      let isLoaded = {
        interface.frame(width: 80, height: 24).lines.contains { $0.text.contains("Rings") }
      }
      for key: Key in [.character("d"), .escape] { interface.press(key) }
      session.connection.now = .seconds(5)
      for key: Key in [.tab, .enter] { interface.press(key) }
      session.connection.now = .seconds(6.9)
      interface.answerDue()
      #expect(session.connection.nextDue == .seconds(7))
      #expect(!isLoaded())
      session.connection.now = .seconds(7)
      interface.answerDue()
      #expect(session.connection.nextDue == nil)
      #expect(isLoaded())
    }
  }
}

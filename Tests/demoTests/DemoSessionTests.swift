import Apps
import Foundation
import Scenarios
import Testing

@testable import Architectures
@testable import demo

@Suite("A session in every architecture")
struct DemoSessionTests {
  /// Returns the profile screen as the demo prints it; each argument replaces a part of the screen.
  private nonisolated func profile(
    of architecture: Architecture, state: String = "",
    photo: String = "[symbol: person.crop.circle]",
    change: String = "< Change photo >", photoError: String? = nil, name: String = "David Blaine",
    field: String? = nil, nameError: String? = nil, posts: [String] = Self.posts,
    after: [String] = []
  ) -> String {
    let field = field ?? name
    let count = field.filter { $0 != "|" }.count
    let lines =
      ["< Profile · \(architecture.name)\(state)", photo, change]
      + [photoError].compactMap(\.self) + [name]
      + ["[" + field.padding(toLength: 42, withPad: "_", startingAt: 0) + "]", "\(count) of 40"]
      + [nameError].compactMap(\.self) + posts + ["< Log out >"] + after
    return lines.joined(separator: "\n") + "\n\n"
  }

  private nonisolated static let posts = [
    "- Rings  2026-03-06", "- Mirror  2026-03-05", "- Coins  2026-03-04",
    "- Levitation  2026-03-03", "- Cards  2026-03-02",
  ]

  private nonisolated static let library =
    "The photo library is open: photo png|jpeg|gif|damaged|PATH, or cancel"

  @Test(
    "Loading is delayed, fails, and succeeds when it is tried again", arguments: Architecture.all)
  nonisolated func loading(architecture: Architecture) async throws {
    let script = """
      tap logout
      fail on
      tap login
      fail off
      delay on
      tap retry
      wait
      wait
      """
    let name = architecture.name
    let loggedOut = "\nYou are logged out.\n< Log in >\n\n"
    let failed = "\nThe profile could not be reached.\n< Try again >\n< Log out >\n\n"
    #expect(
      try await play(script, on: architecture) == [
        profile(of: architecture),
        "Log in · \(name)" + loggedOut,
        "Log in · \(name) · failure on" + loggedOut,
        "< Profile · \(name) · failure on" + failed,
        "< Profile · \(name)" + failed,
        "< Profile · \(name) · delay on" + failed,
        "< Profile · \(name) · delay on\n(working…)\n\n",
        profile(of: architecture, state: " · delay on", posts: []),
        profile(of: architecture, state: " · delay on"),
      ])
  }

  @Test("A valid name is saved, and an empty one is refused", arguments: Architecture.all)
  nonisolated func names(architecture: Architecture) async throws {
    let script = "tap nameField\ntype  II\nreturn\ntap nameField\nclear\nreturn"
    let name = "David Blaine II"
    #expect(
      try await play(script, on: architecture) == [
        profile(of: architecture),
        profile(of: architecture, field: "David Blaine|"),
        profile(of: architecture, field: "David Blaine II|"),
        profile(of: architecture, name: name),
        profile(of: architecture, name: name, field: "David Blaine II|"),
        profile(of: architecture, name: name, field: "|"),
        profile(
          of: architecture, name: name, field: "",
          nameError: "A name needs at least one character."),
      ])
  }

  @Test("A photo is chosen, refused or canceled", arguments: Architecture.all)
  nonisolated func photos(architecture: Architecture) async throws {
    let script = """
      tap changePhoto
      tap logout
      photo gif
      tap Change photo
      photo jpeg
      tap changePhoto
      cancel
      """
    let choosing = "< Change photo > (disabled)"
    let refused = "Only PNG and JPEG photos can be used."
    let jpeg = "[photo: JPEG, 223 bytes]"
    #expect(
      try await play(script, on: architecture) == [
        profile(of: architecture),
        profile(of: architecture, change: choosing, after: [Self.library]),
        "The photo library is open: choose a photo or cancel first.",
        profile(of: architecture, photoError: refused),
        profile(of: architecture, change: choosing, photoError: refused, after: [Self.library]),
        profile(of: architecture, photo: jpeg),
        profile(of: architecture, photo: jpeg, change: choosing, after: [Self.library]),
        profile(of: architecture, photo: jpeg),
      ])
  }

  @Test(
    "A post is opened and left, and failing posts leave the profile usable",
    arguments: Architecture.all)
  nonisolated func posts(architecture: Architecture) async throws {
    let failed = ["The posts could not be reached.", "< Load posts again >"]
    let state = " · failure on"
    #expect(
      try await play("row 2\nback\nfail on\nopen\nfail off\ntap postsRetry", on: architecture) == [
        profile(of: architecture),
        "< Post · \(architecture.name)\nMirror\n2026-03-05\n\n",
        profile(of: architecture),
        profile(of: architecture, state: state),
        profile(of: architecture, state: state, posts: failed),
        profile(of: architecture, posts: failed),
        profile(of: architecture),
      ])
  }

  @Test("The greeting contains the stored first and last name", arguments: Architecture.all)
  nonisolated func greeting(architecture: Architecture) async throws {
    let name = architecture.name
    let opened = "< Greeting · \(name)\n< Show greeting >\n"
    let home = "Home · \(name)\n< Greeting >\n< Profile >\n\n"
    let script = "tap button\nback\ntap Greeting\nback\nback"
    #expect(
      try await play(script, on: architecture, feature: .greeting) == [
        opened + "\n", opened + "Hello David Blaine\n\n",
        home, opened + "\n", home, "There is no screen to go back to.",
      ])
  }

  @Test("A control that is disabled cannot be tapped")
  nonisolated func saving() async throws {
    let printed = try await play("delay on\ntap nameField\ntype !\nreturn\ntap nameField")
    #expect(printed[4].contains("[David Blaine!_____________________________] (disabled)\n"))
    #expect(printed[5] == "This control or row cannot be tapped now.")
  }

  @Test(
    "An app makes all screens of its architecture, and is gone once another one is used",
    arguments: Architecture.all)
  nonisolated func apps(architecture: Architecture) async throws {
    let apps = MadeApps()
    try await withSession(architecture.recording(in: apps)) { session in
      try session.perform(.goBack)
      try session.perform(.delay(true))
      try session.perform(.open(.profile))
      #expect(apps.made.count == 1)
      try session.perform(.use(Architecture.named("mvc").recording(in: apps)))
      #expect(apps.made.map { $0.app == nil } == [true, false])
      try session.perform(.answerAll)
      #expect(session.title == "Profile")
    }
  }
}

/// The apps that architectures have made, which are not retained.
private final class MadeApps {
  struct Made {
    weak var app: (any App)?
  }

  var made: [Made] = []

  nonisolated init() {}
}

extension Architecture {
  /// Returns the same architecture, whose apps are noted when they are made.
  fileprivate nonisolated func recording(in apps: MadeApps) -> Architecture {
    Architecture(id: id, name: name, module: module, roles: roles) { dependencies in
      let app = makeApp(dependencies)
      apps.made.append(.init(app: app))
      return app
    }
  }
}

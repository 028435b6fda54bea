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
    field: String? = nil,
    count: Int? = nil, nameError: String? = nil, posts: [String] = Self.posts, after: [String] = []
  ) -> String {
    let field = field ?? name
    let count = count ?? field.count
    let lines =
      ["< Profile · \(architecture.name)\(state)", photo, change]
      + [photoError].compactMap(\.self) + [name]
      + ["[" + field.padding(toLength: 42, withPad: "_", startingAt: 0) + "]", "\(count) of 40"]
      + [nameError].compactMap(\.self) + posts + ["< Log out >"] + after
    return lines.joined(separator: "\n") + "\n\n"
  }

  private nonisolated static let posts = [
    "- Rings  2026-03-06", "- Mirror  2026-03-05", "- Coins  2026-03-04",
    "- Levitation  2026-03-03",
    "- Cards  2026-03-02",
  ]

  private nonisolated static let library =
    "The photo library is open: photo png|jpeg|gif|damaged|PATH, or cancel"

  @Test("A script names architectures in any case, and a mistyped one is refused with a suggestion")
  nonisolated func otherArchitecture() async throws {
    let printed = try await play("architecture MVP\narchitecture vipr")
    #expect(printed[1] == printed[0].replacing("MVC", with: "MVP"))
    #expect(
      printed[2] == """
        architecture: there is no architecture 'vipr'.
        Did you mean 'viper'? Known are: \(Architecture.all.map(\.id).joined(separator: ", ")).
        """)
  }

  @Test("Loading fails, and succeeds when it is tried again", arguments: Architecture.all)
  nonisolated func loading(architecture: Architecture) async throws {
    let script = """
      tap logout
      fail on
      tap login
      tap retry
      fail off
      tap retry
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
        "< Profile · \(name) · failure on" + failed,
        "< Profile · \(name)" + failed,
        profile(of: architecture),
      ])
  }

  @Test("Delayed answers arrive after wait", arguments: Architecture.all)
  nonisolated func delay(architecture: Architecture) async throws {
    let script = """
      tap logout
      delay on
      tap login
      wait
      wait
      """
    let printed = try await play(script, on: architecture)
    let title = "< Profile · \(architecture.name) · delay on\n"
    #expect(
      printed.suffix(3) == [
        title + "(working…)\n\n",
        profile(of: architecture, state: " · delay on", posts: []),
        profile(of: architecture, state: " · delay on"),
      ])
  }

  @Test("A valid name is saved, and an empty one is refused", arguments: Architecture.all)
  nonisolated func names(architecture: Architecture) async throws {
    let script = """
      tap nameField
      type  II
      return
      tap nameField
      clear
      return
      """
    #expect(
      try await play(script, on: architecture) == [
        profile(of: architecture),
        profile(of: architecture, field: "David Blaine|", count: 12),
        profile(of: architecture, field: "David Blaine II|", count: 15),
        profile(of: architecture, name: "David Blaine II"),
        profile(of: architecture, name: "David Blaine II", field: "David Blaine II|", count: 15),
        profile(of: architecture, name: "David Blaine II", field: "|", count: 0),
        profile(
          of: architecture, name: "David Blaine II", field: "",
          nameError: "A name needs at least one character."),
      ])
  }

  @Test("A name that is being saved cannot be edited", arguments: Architecture.all)
  nonisolated func saving(architecture: Architecture) async throws {
    let script = """
      delay on
      tap nameField
      type !
      return
      tap nameField
      """
    let printed = try await play(script, on: architecture)
    #expect(printed[4].contains("[David Blaine!_____________________________] (disabled)\n"))
    #expect(printed[4].contains("(working…)\n"))
    #expect(printed[5] == "This control or row cannot be tapped now.")
  }

  @Test("A photo is chosen, refused or cancelled", arguments: Architecture.all)
  nonisolated func photos(architecture: Architecture) async throws {
    let script = """
      tap changePhoto
      tap logout
      photo gif
      tap changePhoto
      photo png
      tap Change photo
      photo damaged
      tap changePhoto
      cancel
      tap changePhoto
      photo jpeg
      photo jpeg
      """
    let choosing = "< Change photo > (disabled)"
    let refused = "Only PNG and JPEG photos can be used."
    let png = "[photo: PNG, 67 bytes]"
    #expect(
      try await play(script, on: architecture) == [
        profile(of: architecture),
        profile(of: architecture, change: choosing, after: [Self.library]),
        "The photo library is open: choose a photo or cancel first.",
        profile(of: architecture, photoError: refused),
        profile(of: architecture, change: choosing, photoError: refused, after: [Self.library]),
        profile(of: architecture, photo: png),
        profile(of: architecture, photo: png, change: choosing, after: [Self.library]),
        profile(of: architecture, photo: png, photoError: refused),
        profile(
          of: architecture, photo: png, change: choosing, photoError: refused,
          after: [Self.library]),
        profile(of: architecture, photo: png, photoError: refused),
        profile(
          of: architecture, photo: png, change: choosing, photoError: refused,
          after: [Self.library]),
        profile(of: architecture, photo: "[photo: JPEG, 223 bytes]"),
        "No photo can be chosen now: no screen has asked for one.",
      ])
  }

  @Test(
    "A post is opened and left, and failing posts leave the profile usable",
    arguments: Architecture.all)
  nonisolated func posts(architecture: Architecture) async throws {
    let script = """
      row 2
      back
      fail on
      open
      fail off
      tap postsRetry
      row 6
      """
    let failed = ["The posts could not be reached.", "< Load posts again >"]
    let state = " · failure on"
    #expect(
      try await play(script, on: architecture) == [
        profile(of: architecture),
        "< Post · \(architecture.name)\nMirror\n2026-03-05\n\n",
        profile(of: architecture),
        profile(of: architecture, state: state),
        profile(of: architecture, state: state, posts: failed),
        profile(of: architecture, posts: failed),
        profile(of: architecture),
        "There is no row 6 on the screen.",
      ])
  }

  @Test("The greeting contains the stored first and last name", arguments: Architecture.all)
  nonisolated func greeting(architecture: Architecture) async throws {
    let script = """
      tap button
      back
      tap Greeting
      back
      back
      """
    let name = architecture.name
    let opened = "< Greeting · \(name)\n< Show greeting >\n\n"
    let home = "Home · \(name)\n< Greeting >\n< Profile >\n\n"
    #expect(
      try await play(script, on: architecture, feature: .greeting) == [
        opened,
        "< Greeting · \(name)\n< Show greeting >\nHello David Blaine\n\n",
        home, opened, home, "There is no screen to go back to.",
      ])
  }

  @Test(
    "An app makes all screens of its architecture, and is gone once another one is used",
    arguments: Architecture.all)
  nonisolated func apps(architecture: Architecture) async throws {
    let apps = MadeApps()
    let other = Architecture.all.first { $0.id != architecture.id } ?? architecture
    try await withSession(architecture.recording(in: apps)) { session in
      #expect(apps.made.count == 1 && apps.alive.count == 1)
      try session.perform(.goBack)
      try session.perform(.open(.greeting))
      try session.perform(.open(.profile))
      #expect(apps.made.count == 1 && apps.alive.count == 1)
      try session.perform(.use(other.recording(in: apps)))
      #expect(apps.made.map(\.architecture) == [architecture.id, other.id])
      #expect(apps.alive == [other.id])
      try session.perform(.goBack)
      try session.perform(.use(architecture.recording(in: apps)))
      #expect(apps.alive == [architecture.id])
      try session.perform(.open(.profile))
      #expect(apps.made.count == 3)
      #expect(session.title == "Profile")
    }
  }

  @Test(
    "An app that is left while requests are under way is gone, and their answers change nothing",
    arguments: Architecture.all)
  nonisolated func appsLeftInFlight(architecture: Architecture) async throws {
    let apps = MadeApps()
    let other = Architecture.all.first { $0.id != architecture.id } ?? architecture
    try await withSession(architecture.recording(in: apps)) { session in
      try session.perform(.delay(true))
      try session.perform(.open(.profile))
      try session.perform(.use(other.recording(in: apps)))
      #expect(apps.alive == [other.id])
      try session.perform(.answerAll)
      #expect(apps.alive == [other.id])
      #expect(session.title == "Profile")
    }
  }
}

/// The apps that architectures have made, which are not retained.
private final class MadeApps {
  struct Made {
    let architecture: String
    weak var app: (any App)?
  }

  var made: [Made] = []

  /// The ids of the architectures whose apps are alive.
  var alive: [String] { made.filter { $0.app != nil }.map(\.architecture) }

  nonisolated init() {}
}

extension Architecture {
  /// Returns the same architecture, whose apps are noted when they are made.
  fileprivate nonisolated func recording(in apps: MadeApps) -> Architecture {
    Architecture(id: id, name: name, module: module, roles: roles) { dependencies in
      let app = makeApp(dependencies)
      apps.made.append(.init(architecture: id, app: app))
      return app
    }
  }
}

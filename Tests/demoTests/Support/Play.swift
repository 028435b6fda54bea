import Architectures
import Foundation
import Jobs
import Scenarios
import TestSupport

@testable import demo

extension Architecture {
  nonisolated static func named(_ id: String) -> Architecture {
    guard let found = all.first(where: { $0.id == id }) else { preconditionFailure(id) }
    return found
  }
}

/// Runs a closure with a session of the demo, and returns the closure's value.
///
/// The session saves its users in the folder `store`. If `store` is `nil`, the session has a new
/// folder. After the closure has returned, all requests that are still open are ended.
nonisolated func withSession<Value: Sendable>(
  _ architecture: Architecture = .named("mvc"), feature: Feature = .profile,
  store: URL? = nil, _ body: @escaping @MainActor (DemoSession) throws -> Value
) async throws -> Value {
  let folder = try TemporaryFolder()
  return try await MainLoop.whenIdle {
    // The screens show days of the process's time zone.
    ScenarioPostService.setTimeZone()
    let session = DemoSession(
      storeFolder: store ?? folder.url, architecture: architecture, feature: feature)
    defer {
      session.photoLibrary.choose(nil)
      session.connection.isSlow = false
      session.connection.release()
      MainLoop.drain()
    }
    return try body(session)
  }
}

/// Runs the lines of a script as commands of the demo, and returns the printed texts.
///
/// The first text is the screen at the start. Each command adds the new screen or an error.
nonisolated func play(
  _ script: String, on architecture: Architecture = .named("mvc"), feature: Feature = .profile,
  store: URL? = nil
) async throws -> [String] {
  try await withSession(architecture, feature: feature, store: store) { session in
    let interface = LineInterface(session: session)
    var printed = [interface.screen]
    for line in script.split(separator: "\n") {
      do {
        if case .screen = try interface.run(String(line)) { printed.append(interface.screen) }
      } catch {
        printed.append("\(error)")
      }
    }
    return printed
  }
}

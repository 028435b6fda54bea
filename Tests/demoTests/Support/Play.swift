import TestSupport
import Architectures
import Foundation
import Jobs

@testable import demo

extension Architecture {
  nonisolated static func named(_ id: String) -> Architecture {
    guard let found = all.first(where: { $0.id == id }) else { preconditionFailure(id) }
    return found
  }
}

/// Runs a body with a session on a store of its own, and ends what it leaves unanswered.
nonisolated func withSession<Value: Sendable>(
  _ architecture: Architecture = .named("mvc"), feature: Feature = .profile,
  store: URL? = nil, _ body: @escaping @MainActor (Session) throws -> Value
) async throws -> Value {
  let folder = try TemporaryFolder()
  return try await MainLoop.whenIdle {
    let session = Session(
      storeFolder: store ?? folder.url, architecture: architecture, feature: feature)
    defer {
      session.photoLibrary.choose(nil)
      session.connection.isSlow = false
      session.connection.releaseAll()
      MainLoop.drain()
    }
    return try body(session)
  }
}

/// What a script prints: the first screen, and after each line another one or why there is none.
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

import Architectures
import Foundation
import TestSupport
import Toolchain

@testable import Testability

/// A package with a small module, in which a made-up request for a change can be made.
struct SampleChanges {
  let folder: TemporaryFolder
  let mvp: Architecture
  let mvc: Architecture

  init() throws {
    folder = try TemporaryFolder()
    func known(_ id: String) throws -> Architecture {
      guard let found = Architecture.all.first(where: { $0.id == id }) else {
        throw ToolError.missing(tool: id)
      }
      return found
    }
    (mvp, mvc) = (try known("mvp"), try known("mvc"))
    for (path, text) in Self.files { try folder.write(text, to: path) }
    try folder.write("# R2: Ask first\n\nR2-1 It asks.\n", to: "Benchmarks/Changes/ask/request.md")
    try folder.write("// asks\n", to: "Benchmarks/Changes/ask/Scenarios.swift")
  }

  var root: URL { folder.url }

  func request() throws -> ChangeRequest {
    guard let request = try ChangeRequest.all(in: root).first(where: { $0.id == "ask" }) else {
      throw ToolError.missing(tool: "ask")
    }
    return request
  }

  /// Writes the patch of a row in which some files have other texts, or are gone.
  @discardableResult func change(
    _ architecture: Architecture, _ edits: [String: String?]
  ) throws -> ChangePatch {
    let copy = try TemporaryFolder()
    for (path, text) in Self.files where edits[path] == nil { try copy.write(text, to: path) }
    for (path, text) in edits { if let text { try copy.write(text, to: path) } }
    return try ChangePatch.write(request(), of: architecture, from: copy.url, in: root)
  }

  /// The edits that make the request in MVP.
  static let edits = [
    "Sources/MVP/Presenter.swift": presenter.replacing(
      "    view?.leave()\n",
      with: "    view?.ask()\n  }\n\n  // Asked.\n  func confirmTapped() {\n    view?.leave()\n"),
    "Sources/MVP/Protocols.swift": protocols.replacing(
      "  func leave()\n", with: "  func ask()\n  func leave()\n"
    ).replacing("  func logOutTapped()\n", with: "  func logOutTapped()\n  func confirmTapped()\n"),
    "Sources/MVP/Question.swift": "/// A question.\nenum Question {\n  case first\n}\n",
    "Tests/MVPTests/a.swift": "let a = 1\nlet b = 2\n",
  ]

  private static let presenter = """
    /// Decides.
    final class Presenter: PresenterProtocol {
      weak var view: (any ViewProtocol)?

      func logOutTapped() {
        view?.leave()
      }
    }

    """
  private static let protocols = """
    protocol PresenterProtocol {
      func logOutTapped()
    }

    protocol ViewProtocol: AnyObject {
      func leave()
    }

    """
  static let files = [
    "Sources/MVP/Presenter.swift": presenter, "Sources/MVP/Protocols.swift": protocols,
    "Sources/MVP/Unused.swift": "struct Unused {}\n", "Sources/MVC/a.swift": "let a = 1\n",
    "Sources/Specification/Architectures/Entries/MVP.swift": "let mvp = 1\n",
    "Sources/Common/Models/a.swift": "let model = 1\n",
    "Tests/MVPTests/a.swift": "let a = 1\n", ChangeRun.specification: "// base\n",
  ]
}

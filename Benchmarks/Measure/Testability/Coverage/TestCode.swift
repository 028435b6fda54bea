import Foundation
import Sizes
import Toolchain

/// The size of an architecture's test target.
struct TestCode: Equatable {
  var codeLines: Int
  /// The number of test doubles: types whose names end in a word such as Spy or Mock.
  var doubles: Int

  private static let endingsOfDoubles = ["Spy", "Stub", "Fake", "Mock", "Dummy"]
}

extension TestCode {
  /// Measures every Swift file of a folder; a missing folder has no code.
  ///
  /// - Throws: ``ToolError`` when the folder cannot be read.
  init(in folder: URL) throws {
    self.init(codeLines: 0, doubles: 0)
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      let files = try SourceFolder(at: folder).files.map(\.source)
      codeLines = CodeSize(of: files).codeLines
      doubles = files.flatMap(\.structure.types).count { type in
        type.kind.isNominal && Self.endingsOfDoubles.contains { type.name.hasSuffix($0) }
      }
    } catch {
      throw ToolError.unusable(path: folder.path, reason: error.localizedDescription)
    }
  }
}

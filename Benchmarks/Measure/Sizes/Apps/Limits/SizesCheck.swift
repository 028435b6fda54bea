import Reports
import Terminal

/// The result of comparing new sizes with kept ones: the figures that grew although they may not.
package struct SizesCheck: Codable, Equatable, Sendable {
  /// A figure that grew although it may not.
  struct Failure: Codable, Equatable, Sendable {
    /// The path of the folder in the new measurement.
    let path: String
    let figure: String
    /// The kept value as text, such as `120` or `46.2%`.
    let kept: String
    /// The new value as text.
    let now: String
  }

  /// The numbers of code lines of a folder, which may grow.
  struct Growth: Codable, Equatable, Sendable {
    let path: String
    let kept: Int
    let now: Int
  }

  /// The version of the JSON format.
  var schema = 1
  /// The number of figures that both measurements have.
  var compared = 0
  /// The number of compared figures that shrank.
  var shrunk = 0
  var failures: [Failure] = []
  /// The code lines of each folder that both measurements have.
  var codeLines: [Growth] = []
  /// Sentences for the report, such as those that name paths that were not compared.
  var notes: [String] = []
  /// The command line that saves the new sizes, so that they pass.
  var acceptedBy: String

  /// True if at least one figure was compared and none grew.
  package var passes: Bool { compared > 0 && failures.isEmpty }
}

extension SizesCheck {
  init(of now: FolderSizes, against kept: KeptSizes, acceptedBy command: String) {
    acceptedBy = command
    for folder in now.folders {
      guard let old = kept.folder(at: folder.path, amongPaths: now.folders.count) else {
        notes.append("\(folder.path): not compared, because the file has no sizes of it.")
        continue
      }
      codeLines.append(
        Growth(path: folder.path, kept: old.size.codeLines, now: folder.size.codeLines))
      for figure in Figure.limited {
        guard let before = figure.value(old), let after = figure.value(folder) else { continue }
        compared += 1
        if after.number < before.number { shrunk += 1 }
        guard figure.hasGrown(from: before, to: after) else { continue }
        failures.append(
          Failure(
            path: folder.path, figure: figure.label, kept: before.text, now: after.text))
      }
      compareReferences(of: folder, with: old)
    }
    for old in kept.sizes.folders
    where !now.folders.contains(where: {
      kept.folder(at: $0.path, amongPaths: now.folders.count)?.path == old.path
    }) {
      failures.append(Failure(path: old.path, figure: "all", kept: "saved", now: "not measured"))
    }
    notes += now.notes.filter { $0 != FolderSizes.noteOnMachineCode }
  }

  /// Compares which roles name classes, actors and protocols of which other roles.
  ///
  /// More references between two roles are no growth: a further screen brings them. A role that
  /// names another one for the first time is.
  private mutating func compareReferences(of folder: MeasuredFolder, with old: MeasuredFolder) {
    guard let now = folder.roles, let kept = old.roles else { return }
    compared += 1
    let before = kept.namedBehavior
    let after = now.namedBehavior
    for (pair, count) in after.sorted(by: { $0.key < $1.key }) where before[pair] == nil {
      failures.append(
        Failure(
          path: folder.path, figure: "behavior named by \(pair)", kept: "0", now: count.grouped))
    }
    if before.keys.contains(where: { after[$0] == nil }) { shrunk += 1 }
  }
}

extension FolderRoles {
  /// The numbers of references to classes, actors and protocols of other roles.
  ///
  /// A key is such as `Presenter: View`, if presenters name types of views.
  fileprivate var namedBehavior: [String: Int] {
    var counts: [String: Int] = [:]
    for (name, role) in roles {
      for (other, references) in role.uses where references.behavior > 0 {
        counts["\(name): \(other)"] = references.behavior
      }
    }
    return counts
  }
}

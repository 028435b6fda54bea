import Architectures
import Foundation
import Sizes

/// A measurement of the code sizes of this package's modules.
struct SizeMeasurement {
  let packageFolder: URL
  /// The folder with the object files of every module in a release build; `nil` in a debug build.
  let objectsFolder: URL?

  /// The names of the functions that put a screen together from its parts, in every architecture.
  ///
  /// An architecture without such a function has view controllers that an app creates directly. A
  /// coordinator puts its first screen together in `start`.
  private static let assemblyFunctions: Set = [
    "makeScreen", "makeModule", "makeGreetingScreen", "makeProfileScreen", "start",
  ]

  /// Returns the size of an architecture's module: in total, for each feature and for each role.
  ///
  /// Sentences about sizes that could not be measured are added to `notes`.
  func measure(_ architecture: Architecture, notes: inout [String]) throws -> ModuleSize {
    var size = try measure(folder: architecture.folder, notes: &notes) {
      architecture.part(ofFile: $0, inModule: architecture.module)
    }
    // The size of a feature without files is 0, not unknown.
    for feature in ["Greeting", "Profile", "Shared"] where size.features[feature] == nil {
      var nothing = CodeSize()
      nothing.machineCodeBytes = size.total.machineCodeBytes.map { _ in 0 }
      nothing.metadataBytes = size.total.metadataBytes.map { _ in 0 }
      size.features[feature] = nothing
    }
    return size
  }

  /// Returns the sizes of the modules that the architectures share.
  ///
  /// Sentences about sizes that could not be measured are added to `notes`.
  func measureShared(notes: inout [String]) throws -> Comparison.SharedSizes {
    var sizes = Comparison.SharedSizes()
    sizes.models = try measure(folder: "Sources/Common/Models", notes: &notes).total
    sizes.headlessUIKit = try measure(folder: "Sources/Common/HeadlessUIKit", notes: &notes).total
    sizes.views = try measure(folder: "Sources/Common/Views", notes: &notes).total
    return sizes
  }

  private func measure(
    folder: String, notes: inout [String],
    roleOfFile: @escaping (String) -> String? = { _ in nil }
  ) throws -> ModuleSize {
    let module = folder.split(separator: "/").last ?? ""
    let measured = try ModuleMeasurer(
      moduleFolder: packageFolder.appending(path: folder), roleOfFile: roleOfFile,
      assemblyFunctions: Self.assemblyFunctions,
      objectsFolder: objectsFolder?.appending(path: "\(module).build")
    ).measure()
    notes += measured.notes
    return measured.size
  }
}

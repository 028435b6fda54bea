import Foundation

/// The targets in a package's manifest, in the form that `swift package dump-package` prints.
package struct PackageManifest: Decodable {
  /// A target with its dependencies and settings.
  package struct Target: Decodable {
    package let name: String
    /// The path of the target's folder; `nil` for tests, whose folder has their name.
    private let path: String?
    private let dependencies: [Dependency]
    package let settings: [Setting]

    /// The path of the target's folder, relative to the package's folder.
    package var folder: String { path ?? "Tests/\(name)" }
    /// The names of the modules that the target depends on, in the order of the manifest.
    package var imports: [String] { dependencies.compactMap(\.byName) }
  }

  private struct Dependency: Decodable {
    /// The name of the module; `nil` for a dependency that is named in another way.
    let byName: String?

    private enum CodingKeys: CodingKey { case byName }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard values.contains(.byName) else {
        byName = nil
        return
      }
      // A condition follows the name.
      var parts = try values.nestedUnkeyedContainer(forKey: .byName)
      byName = try parts.decode(String.self)
    }
  }

  /// A setting of the compiler: its name, and its value with the key `_0` if it has one.
  package struct Setting: Decodable {
    private let kind: [String: [String: String]]

    /// The compiler's options for the setting.
    package var options: [String] {
      kind.flatMap { name, value in
        let value = value["_0"] ?? ""
        return switch name {
        case "enableUpcomingFeature": ["-enable-upcoming-feature", value]
        case "defaultIsolation": ["-default-isolation", value]
        default: ["-a-setting-of-the-manifest-without-known-options-\(name)"]
        }
      }
    }
  }

  package let targets: [Target]

  /// Reads the manifest of a package.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - scratch: A folder that no build under way has locked.
  ///   - toolchain: The toolchain whose package manager reads the manifest.
  /// - Throws: `ToolError` if the manifest cannot be read.
  package init(of folder: URL, scratch: URL, toolchain: SwiftToolchain) throws {
    let result = try toolchain.run(
      toolchain.tool("swift"), ["package", "--scratch-path", scratch.path, "dump-package"],
      in: folder, errors: .apart)
    if let reason = result.failure {
      throw ToolError.failed(tool: "swift package", reason: reason, output: result.errorOutput)
    }
    self = try JSONDecoder().decode(PackageManifest.self, from: result.outputData)
  }
}
